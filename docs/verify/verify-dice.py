#!/usr/bin/env python3
"""verify-dice.py LOG... - verifies two-key dice without Clowder.

A second program for docs/LOG.md, "Two-key dice": it was written from that page, shares no code with
Clowder, and needs only Python's standard library. It verifies the seals, every link against the
commitments, and every die of the games below; it does not know the rules, so whether moves are legal,
or were to be made at random, is for `clowder check`. It prints a line for each log and ends with 1 when one of them is refused.
"""
import hashlib
import re
import struct
import sys

# The outcomes that it can draw: "game verb": how many dice, and their faces in the log's words.
DICE = {
    'kilkenny roll': (1, '1 2 3 4 5 6'),
    'catan roll': (2, '1 2 3 4 5 6'),
    'clancath dice': (2, '1 2 3 4 5 6'),
    'catchess coin': (1, 'heads tails'),
}
# Games whose deal is who begins, drawn below the number of seats unless an option says it.
DEALS = {'kilkenny', 'clancath'}


class Refused(Exception):
    """What is wrong with a log, and in which line."""


def blake2b(data, purpose=b''):
    return hashlib.blake2b(data, digest_size=32, person=purpose).digest()


# ---- ChaCha20, and numbers of its stream ------------------------------------------------------


def quarter(s, a, b, c, d):
    for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        s[x] = (s[x] + s[y]) & 0xffffffff
        mixed = s[z] ^ s[x]
        s[z] = (mixed << turn | mixed >> (32 - turn)) & 0xffffffff


def chacha20(key, counter):
    """One block: sixteen numbers of 32 bits."""
    start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, *struct.unpack('<8I', key),
             counter & 0xffffffff, counter >> 32, 0, 0]
    s = start[:]
    for _ in range(10):
        for column in range(4):
            quarter(s, column, 4 + column, 8 + column, 12 + column)
        for row in range(4):
            quarter(s, row, 4 + (row + 1) % 4, 8 + (row + 2) % 4, 12 + (row + 3) % 4)
    return [(x + y) & 0xffffffff for x, y in zip(s, start)]


class Stream:
    def __init__(self, key):
        self.key, self.counter, self.numbers = key, 0, []

    def below(self, bound):
        while True:
            if not self.numbers:
                self.numbers = chacha20(self.key, self.counter)
                self.counter += 1
            number = self.numbers.pop(0)
            if number >= (2**32 - bound) % bound:
                return number % bound


# ---- the log ----------------------------------------------------------------------------------


def body_of(line):
    """The line without its comment and its seal, and the seal or None."""
    body = re.match(r'(?:[^;"]|"(?:\\.|[^"\\])*")*', line).group().rstrip(' ')
    sealed = re.fullmatch(r'(.*) #([0-9a-f]{8})', body)
    return (sealed.group(1), sealed.group(2)) if sealed and body[0] != '[' else (body, None)


class Log:
    """Reads a log line by line; each is judged when it comes."""

    def __init__(self, text):
        self.hash, self.digest = bytes(32), b''
        self.tags, self.seals = {}, []
        self.links, self.keys = [], []  # the last link of each seat; the keys of the outcomes
        self.before = []                # of each move in force: how many outcomes came before it
        self.outcomes = self.dice = 0   # outcomes in force; dice that were drawn here
        self.fresh = False              # the line before has links
        for number, line in enumerate(text.split('\n'), 1):
            try:
                self.read(line)
            except Refused as refused:
                raise Refused(f'line {number}: {refused}') from None

    def chain(self, body):
        self.hash = blake2b(self.hash + self.digest + body.encode())
        self.digest = b''
        return self.hash[:4].hex()

    def read(self, line):
        body, seal = body_of(line)
        if not body:
            return
        if body[0] == '=':
            self.digest = body.encode()
        elif body[0] == '[':
            self.read_tag(body)
        else:
            if self.chain(body) != seal:
                raise Refused('the seal is wrong or missing')
            if not body.startswith('end '):
                self.read_event(body)

    def read_tag(self, body):
        found = re.fullmatch(r'\[([A-Za-z0-9]+) "((?:\\["\\]|[^"\\])*)"\]', body)
        if not found or found.group(1) in self.tags:
            raise Refused('this is no tag, or a tag that stands there already')
        name, value = found.group(1), re.sub(r'\\(.)', r'\1', found.group(2))
        self.tags[name] = value
        if name == 'Seal' and value != ' '.join(self.seals):
            raise Refused('a seal of the header is wrong')
        self.seals.append(self.chain(body))
        if name == 'Keys':
            self.commitments()
            self.take_links(value.split(' '))
            self.outcomes = 1
        elif name == 'Deal':
            self.check_deal(value)
        elif name == 'Seal':
            self.commitments()
            if 'Position' not in self.tags and not ('Keys' in self.tags and 'Deal' in self.tags):
                raise Refused('the deal or its keys are missing')

    def seats(self):
        return sum(f'Seat{letter}' in self.tags for letter in 'ABCDEF')

    def commitments(self):
        """The first links: those of the tags. They must be complete before anything is dealt."""
        if self.links:
            return
        if self.tags.get('Dice') != 'two-key' or self.tags.get('Clowder') != '2':
            raise Refused('this log has no two-key dice')
        for letter in 'ABCDEF'[:self.seats()]:
            self.links.append(self.key(self.tags.get(f'Key{letter}', ''), f'commitment of {letter}'))
        if len(set(self.links)) < max(2, self.seats()):
            raise Refused('two seats have the same commitment')

    @staticmethod
    def key(word, what):
        if not re.fullmatch('[0-9a-f]{64}', word):
            raise Refused(f'the {what} is missing')
        return bytes.fromhex(word)

    def take_links(self, words):
        if len(words) != len(self.links):
            raise Refused('there is not one key for each seat')
        for seat, word in enumerate(words):
            link = self.key(word, 'key of ' + 'ABCDEF'[seat])
            if blake2b(link, b'clowder link') != self.links[seat]:
                raise Refused(f'the key of {"ABCDEF"[seat]} was not committed')
            self.links[seat] = link
        self.keys.append(self.hash)  # the hash of the line that has the links

    def check_deal(self, value):
        if not self.keys:
            raise Refused('the deal stands before its keys')
        options = dict(word.split('=') for word in self.tags.get('Options', '').split())
        if self.tags['Game'] in DEALS and 'first' not in options:
            deal = 'first=' + 'ABCDEF'[Stream(self.keys[0]).below(self.seats())]
            if deal != value:
                raise Refused(f'the keys give another deal: {deal}')

    def read_event(self, body):
        found = re.fullmatch(r'(?:\d+ )?([A-F*]) (.+)', body)
        if not found:
            raise Refused('this is no event')
        actor, words = found.group(1), found.group(2).split(' ')
        if actor == '*' and words[0] == 'keys':
            if len(self.keys) > self.outcomes:
                raise Refused('these keys have come already, or too early')
            self.take_links(words[1:])
            self.fresh = True
            return
        if actor != '*' and words[0] == 'undo':
            count = int(words[1])
            self.outcomes = self.before[-count]
            del self.before[-count:]
        elif words[0] not in ('resign', 'draw', 'flag', 'withheld') or actor == '*':
            self.read_move(actor, words)
        self.fresh = False

    def read_move(self, actor, words):
        """Only chance, and moves made at random for a seat, take a key; these follow its line."""
        self.before.append(self.outcomes)
        if actor == '*':
            if len(self.keys) <= self.outcomes:
                raise Refused('the keys of this roll are missing')
            self.draw(words, self.keys[self.outcomes])
            self.outcomes += 1
        elif self.fresh and self.tags['Game'] == 'catchess':
            self.outcomes += 1  # placed at random; how, only the rules tell

    def draw(self, words, key):
        kind = DICE.get(self.tags['Game'] + ' ' + words[0])
        if not kind:
            return
        stream, (count, faces) = Stream(key), kind
        fell = [faces.split()[stream.below(len(faces.split()))] for _ in range(count)]
        if words[1:] != fell:
            raise Refused('the keys give another roll: ' + ' '.join(fell))
        self.dice += count


def main(paths):
    worst = 0
    for path in paths:
        try:
            with open(path, encoding='utf-8-sig', newline='\n') as file:
                log = Log(file.read().replace('\r\n', '\n'))
            if 'Seal' not in log.tags:
                raise Refused('the header has no Seal tag')
            print(f'{path}: {len(log.keys)} outcomes follow from keys that were committed before, '
                  f'{log.dice} dice among them are drawn again')
        except (Refused, OSError, ValueError, IndexError) as error:
            print(f'{path}: REFUSED: {error}')
            worst = 1
    return worst


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
