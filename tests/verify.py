#!/usr/bin/env python3
"""verify.py BUILD [--long] - two programs agree about two-key dice.

Random games of every game are written by tests/proofs/two_key.c. The verifier of docs/verify, which
shares no code with Clowder, and `clowder check` must both take each of them; and both must refuse it
when it was forged and sealed anew: a die, a link, a move, a commitment or a name is another one, or
links are missing. The verifier draws no hidden deals and knows no rules, so a move is forged in games
with dice, before some of them. Closes with `N passed, N failed`.
"""
import glob
import hashlib
import importlib.util
import json
import os
import random
import re
import subprocess
import sys
import tempfile

if os.environ.get('IN_SURROUNDINGS') != 'yes':
    here = os.path.dirname(os.path.abspath(__file__))
    os.execv(sys.executable, [sys.executable, os.path.join(here, 'surroundings.py'), sys.executable,
                              *sys.argv])

build, long = sys.argv[1], '--long' in sys.argv
GAMES = 1000 if long else 70
FORGED = 20  # of each kind, at least
DICE_AFTER = 8  # a forged move stands before so many dice: by chance one in 6^8 is not noticed
VERIFIER = 'docs/verify/verify-dice.py'
passed, failed = 0, 0


def claim(good, what):
    global passed, failed
    passed, failed = passed + bool(good), failed + (not good)
    if not good:
        print('FAILED', what)


def load_verifier():
    spec = importlib.util.spec_from_file_location('verify_dice', VERIFIER)
    module = importlib.util.module_from_spec(spec)
    sys.dont_write_bytecode = True
    spec.loader.exec_module(module)
    return module


verifier = load_verifier()


def verdict(text):
    """What the verifier says: None when it takes the log."""
    try:
        verifier.Log(text)
        return None
    except (verifier.Refused, ValueError, IndexError) as error:
        return str(error)


# ---- forging ----------------------------------------------------------------------------------


def sealed_anew(lines):
    """The lines with the seals that they should have."""
    chain, digest, seals, out = bytes(32), b'', [], []
    for line in lines:
        body = re.sub(r' #[0-9a-f]{8}$', '', line) if line[:1] not in '[=;' else line
        if body.startswith('= '):
            digest = body.encode()
        elif body:
            if body.startswith('[Seal '):
                body = '[Seal "' + ' '.join(seals) + '"]'
            chain = hashlib.blake2b(chain + digest + body.encode(), digest_size=32).digest()
            digest = b''
            seals.append(chain[:4].hex())
            if body[0] != '[':
                body += ' #' + chain[:4].hex()
        out.append(body)
    return '\n'.join(out)


def where(lines, pattern):
    return [i for i, line in enumerate(lines) if re.search(pattern, line)]


def change(lines, places, chance, pattern, new):
    """Replaces what the pattern finds in one of these lines; None when there is none."""
    if not places:
        return None
    place = chance.choice(places)
    return lines[:place] + [re.sub(pattern, new, lines[place], count=1)] + lines[place + 1:]


def drawn_again(lines):
    """The verifier draws the dice of this game."""
    return any(f'[Game "{kind.split()[0]}"]' in lines for kind in verifier.DICE)


def changed_die(lines, chance):
    return drawn_again(lines) and change(lines, where(lines, r' \* (roll|dice) '), chance, r'(roll|dice) (\d)',
                  lambda found: f'{found.group(1)} {int(found.group(2)) % 6 + 1}')


def swapped_link(lines, chance):
    return change(lines, where(lines, r'( \* keys|\[Keys) '), chance,
                  r'([0-9a-f]{64}) ([0-9a-f]{64})', r'\2 \1')


def withheld_link(lines, chance):
    """The line of links is gone before an outcome of chance. Whether a seat's move was to be made at
    random only the rules tell, which the verifier does not know."""
    places = [i for i in where(lines, r' \* keys ') if where(lines[i + 1:i + 2], r'^\d+ \* ')]
    if not places:
        return None
    place = chance.choice(places)
    return lines[:place] + lines[place + 1:]


def forged_move(lines, chance):
    dice = where(lines, r' \* (roll|dice) ')
    keys = where(lines, r' \* keys ')
    if not drawn_again(lines) or len(keys) <= DICE_AFTER or len(dice) <= DICE_AFTER:
        return None
    places = [i for i in where(lines, r'^\d+ [A-F] (?!undo|resign|draw)') if i < keys[-DICE_AFTER]]
    return change(lines, places, chance, r' (\w+) #', r' x\1 #') if places else None


def changed_commitment(lines, chance):
    def other(found):
        return f'{int(found.group(), 16) ^ 1:064x}'
    return change(lines, where(lines, r'^\[Key[A-F] '), chance, '[0-9a-f]{64}', other)


def changed_name(lines, chance):
    """The names are part of the deal's key, and of all others."""
    if not drawn_again(lines) or len(where(lines, r' \* (roll|dice) ')) <= DICE_AFTER:
        return None
    return change(lines, where(lines, r'^\[Seat[A-F] '), chance, r' "', ' "Not ')


FORGERIES = [changed_die, swapped_link, withheld_link, forged_move, changed_commitment, changed_name]


def forge(logs, chance, folder):
    """Each log in all ways in which it can be forged."""
    for path, text in logs:
        lines = text.split('\n')
        for forgery in FORGERIES:
            forged = forgery(lines, chance)
            if not forged:
                continue
            name = os.path.join(folder, f'{os.path.basename(path)[:-4]}-{forgery.__name__}.log')
            with open(name, 'w', encoding='utf-8') as file:
                file.write(sealed_anew(forged))
            yield name, sealed_anew(forged)


# ---- the test ---------------------------------------------------------------------------------


def check(paths):
    """Which of these logs `clowder check --strict` takes, and what it says of the others."""
    said = {}
    for i in range(0, len(paths), 100):
        out = subprocess.run([f'{build}/clowder-test', 'check', '--json', *paths[i:i + 100]],
                             capture_output=True, text=True, check=False).stdout
        for log in json.loads(out):
            said[log['file']] = None if log['valid'] else log['problem']['message']
            if log['valid']:
                claim(log['two_key'] and log['sealed'] and log['dealt'],
                      f'{log["file"]}: check does not see that its dice are proved')
    return said


def main():
    chance = random.Random(21)
    with tempfile.TemporaryDirectory(dir=os.environ.get('CLOWDER_SCRATCH')) as folder:
        subprocess.run([f'{build}/tests/proofs/two_key', '--write', folder, str(GAMES)], check=True)
        logs = [(path, open(path, encoding='utf-8').read())
                for path in sorted(glob.glob(folder + '/*.log'))]
        claim(len(logs) == GAMES, f'{len(logs)} logs were written')
        for path, text in logs:
            claim(sealed_anew(text.split('\n')) == text, f'{path}: this test seals otherwise')
            claim(verdict(text) is None, f'{path}: the verifier says: {verdict(text)}')
        said = check([path for path, text in logs])
        for path, text in logs:
            claim(said[path] is None, f'{path}: check says: {said[path]}')
        forged = list(forge(logs, chance, folder))
        said = check([path for path, text in forged])
        kinds = {}
        for path, text in forged:
            kinds[path.rsplit('-', 1)[1][:-4]] = kinds.get(path.rsplit('-', 1)[1][:-4], 0) + 1
            claim(verdict(text), f'{path}: the verifier takes it')
            claim(said[path], f'{path}: check takes it')
        for forgery in FORGERIES:
            claim(kinds.get(forgery.__name__, 0) >= FORGED, f'few of the kind {forgery.__name__}')
        print(f'{len(logs)} games taken, {len(forged)} forgeries refused by both:', kinds)
        good = subprocess.run([VERIFIER, logs[0][0]], stdout=subprocess.PIPE, text=True, check=False)
        bad = subprocess.run([VERIFIER, forged[0][0]], stdout=subprocess.PIPE, text=True, check=False)
        claim(good.returncode == 0 and 'were committed before' in good.stdout, 'its line for a log')
        claim(bad.returncode == 1 and 'REFUSED: line ' in bad.stdout, 'its line for a forgery')
    print(f'{passed} passed, {failed} failed')
    return failed > 0


sys.exit(main())
