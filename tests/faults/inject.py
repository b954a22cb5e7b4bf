#!/usr/bin/env python3
"""inject.py CLOWDER [--long] [GAME...] - proof: no file and no name can drive the terminal.

Known attacks on terminals, and random bytes, go in as names, seeds, options, words, file names,
moves, settings, players and their remarks, comments, and whole logs; all that comes out, as lines,
errors and screens, in English and Italian, holds no control byte but line ends, no C1 control and
no invisible or turning character. Drawings are well-formed XML, recordings JSON whose strings hold
no more than the sequences that write pictures. In a real terminal only escape sequences that
ncurses itself writes come out.
"""
import json
import os
import random
import re
import shlex
import subprocess
import unicodedata
import xml.etree.ElementTree

import house
import surroundings
from terminal import Terminal

PAYLOADS = [
    "\x1b]0;owned\x07", "\x1b]2;owned\x1b\\", "\x1b[2J\x1b[H", "\x1b[31mred", "\x1b[6n", "\x1b[c",
    "\x1b[>c", "\x1b[21t", "\x1b]52;c;b3duZWQ=\x07", "\x1bP$q\"p\x1b\\", "\x1bP+q544e\x1b\\",
    "\x1b[?1049h", "\x1b[?1000h", "\x1b[?2004h", "\x1b[5i", "\x1b[4i", "\x1b#8", "\x1bc", "\x1b[!p",
    "\x1b_G\x1b\\", "\x1b^x\x1b\\", "\x1bX x\x1b\\", "\x1b]8;;http://x\x1b\\x", "\x1b]1337;File=:\x07",
    "\x1b]4;0;?\x07", "\x1b]10;?\x07", "\x9b31m", "\u009b31m", "\u009d0;x\u009c", "\u0090x\u009c",
    "a\rb", "a\bb", "a\tb", "a\vb", "a\fb", "a\x07b", "a\x0eb", "a\x7fb", "\u202egnp.exe", "\u2066x\u2069",
    "\u200bzero", "\ufeffmark", "\u00adsoft", "\u2028line", "\ue000private", "e\u0301\u0301\u0301",
    "\U000e0041tag", "%s%n%x", "$(reboot)", "`id`", "../../../etc/passwd", "-rf", "--help", "[Seal \"", "a\";b", "\\",
]
# What ncurses writes, and the program's own question for the background's colour.
ALLOWED = re.compile(rb"\x1b(\[\??[0-9;]*[A-Za-z@`]|[()][0AB]|[=>78M]|\]11;\?\x1b\\)")


def loose(output, terminal=False):
    """What in the output could drive a terminal, or None."""
    if terminal:
        output = ALLOWED.sub(b"", output)
        output = output.translate(None, b"\r\b\t\x0e\x0f")  # how ncurses moves the cursor
    for byte in output:
        if (byte < 32 and byte != 10) or byte == 127:
            return f"byte {byte:02x}"
    try:
        text = output.decode()
    except UnicodeDecodeError:
        return "not UTF-8"
    for char in text:
        if char != "\n" and unicodedata.category(char) in ("Cc", "Cf", "Co", "Cn", "Zl", "Zp"):
            return f"U+{ord(char):04X}"
    return None


def bad_recording(output):
    """What in an asciicast could drive the terminal that plays it, or None."""
    try:
        header, *events = [json.loads(line) for line in output.decode().splitlines()]
        shown = "".join(event[2] for event in events)
    except (ValueError, IndexError) as error:
        return f"no recording: {error}"
    shown = re.sub("\x1b\\[(\\d+;\\d+H|[\\d;]*m|\\?25[lh]|2J|K|\\d+X|\\d*[ABCD])|\b", "", shown)
    return loose((header["title"] + shown).encode("utf-8", "surrogatepass"))


def bad_drawing(output):
    """What is no control byte and no XML, or None."""
    try:
        xml.etree.ElementTree.fromstring(output)
    except xml.etree.ElementTree.ParseError as error:
        return f"no XML: {error}"
    return loose(output)


def argument(text):
    return text if isinstance(text, bytes) else text.encode("utf-8", "surrogateescape")


def escaped(value):
    return value.replace(b"\\", b"\\\\").replace(b'"', b'\\"')


def write(name, content):
    path = os.path.join(house.WORK.encode(), name)
    with open(path, "wb") as file:
        file.write(content)
    return path


def hostile_log(game, seats, value, end=None):
    """Its names, tags and comments, and its only move; a program in a log is not started unasked."""
    comment, value = value, escaped(value)
    tags = b"".join(b'[Seat%c "%s"]\n' % (65 + seat, value) for seat in range(seats))
    if end is None:
        tags += b'[PlayerA "cmd:: #%s"]\n' % value
    return (b'[Game "%s"]\n%s[Date "%s"]\n[Origin "%s"]\n[Seed "%s"]\n[Unknown "%s"]\n\n'
            b'; %s\n; hint A %s\n;! %s\n;? %s\n1 A %s\n'
            % (game.encode(), tags, value, value, value, value, comment, comment, comment, comment,
               value if end is None else end))


BOT = b"""while read -r id command rest; do
    case $command in
    protocol_version) printf '=%%s 1\\n\\n' "$id" ;;
    name) printf '=%%s ' "$id"; cat %(value)s; printf '\\n\\n' ;;
    list_commands) printf '=%%s name\\ngame\\nobserve\\nchoose\\nquit\\n\\n' "$id" ;;
    observe) while read -r line && [ -n "$line" ]; do :; done; printf '=%%s\\n\\n' "$id" ;;
    choose) printf '=%%s ' "$id"; cat %(value)s; printf '\\n\\n'; cat %(value)s >&2 ;;
    *) printf '=%%s\\n\\n' "$id" ;;
    esac
done
"""


def typed(path):
    """The path as a shell reads it."""
    return shlex.quote(os.fsdecode(path)).encode()


def hostile_bots(game, value):
    """A program whose name, answers and last words are the value, and whose word holds it, too."""
    value_file = typed(write(b"value", value))
    bot = write(b"bot.sh", BOT % {b"value": value_file})
    quiet = write(b"quiet.sh", b"cat %s >&2; exit 3" % value_file)
    tail = re.sub(rb"[\0\n,]", b"", value)
    ways = []
    for name, program in (("bot", bot), ("bot's last words", quiet)):
        word = b"cmd:sh %s #%s" % (typed(program), tail)
        ways.append((name, ["play", game, "--plain", "--seat", b"A=" + word], b"\nquit\n"))
        ways.append((name, ["arena", game, word, "random", "--games", "1", "--max-moves", "3"], b""))
    return ways


def sinks(game, seats, value):
    """(name, words, input) of every way in; each is run, and all its output is judged."""
    bare = value.replace(b"\0", b"")
    log = write(b"hostile.log", hostile_log(game, seats, value))
    raw = write(b"raw.log", value)
    half = write(b"half.log", b'[Game "%s"]\n%s\n' % (game.encode(), value))
    over = write(b"over.log", hostile_log(game, seats, value, b"resign"))
    names = b",".join([bare.replace(b",", b"")] * 2)
    odd = os.path.join(house.WORK.encode(), b"odd" + bare.replace(b"/", b"")[:100] + b".log")
    yield "names", ["play", game, "--plain", "--names", names, "--log", odd], b"\nlegal\nlast\nquit\n"
    yield "resume", ["resume", "--plain", odd], b"\nboard\nscore\nquit\n"
    yield "file name", ["check", odd, b"/" + bare], b""
    yield "seed", ["play", game, "--plain", "--seed", bare], b"\nquit\n"
    yield "typed", ["play", game, "--plain"], value + b"\nwhy " + value + b"\nat " + value + b"\nquit\n"
    yield "menu", ["--plain"], value + b"\n" + value + b"\n"
    for word in ("check", "show", "resume", "replay"):
        for path in (log, raw, half):
            yield word, [word, *(["--plain"] if word in ("resume", "replay") else []), path], b"\nquit\n"
    for words in (["--text", "--at", "all"], ["--svg", "-"], ["--cast", "-", "--as", "all"]):
        yield words[0], ["export", over, *words], b""
        yield words[0], ["export", log, "--ascii", *words], b""
    yield "export", ["export", raw, "--svg", bare, "--as", b"x" + bare], b""
    yield "analyse", ["analyse", over], b""
    yield "analyse", ["analyse", log], b""
    yield "replay", ["replay", "--plain", over], b"analysis\nback\n" + value + b"\nquit\n"
    yield "watch", ["watch", "--plain", over], b""
    yield "lesson", ["lesson", "--plain", game], value + b"\n" + value + b"\nquit\n"
    yield "player", ["play", game, "--plain", "--seat", b"B=x" + bare], b"\nquit\n"
    yield "player", ["bot", b"x" + bare], b""
    yield "requests", ["bot", "random", "--seed", bare], value + b"\nobserve A\n" + value + b"\n\n"
    yield "tables", ["tables", b"x" + bare], b""
    yield "moves", ["show", log, "--format", "moves"], b""
    yield "command", [b"x" + bare], b""
    yield "flag", [b"--x" + bare], b""
    yield "game", ["play", b"x" + bare], b""
    yield "option", ["play", game, "--set", b"x" + bare], b""
    yield "theme", ["--theme", b"x" + bare], b""
    yield "rules", ["rules", game, b"x" + bare], b""
    yield "position", ["perft", game, "1", "--position", b"x" + bare], b""


def settings(value):
    folder = os.path.join(house.WORK, "config", "clowder")
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "config.ini"), "wb") as file:
        file.write(b"[look]\ntheme = " + value + b"\n" + value + b"\n[" + value + b"]\nx = y\n")


def lines(game, seats, values, bots):
    tried, wrong = 0, []
    for number, value in enumerate(values):
        settings(value)
        for name, words, text in [*sinks(game, seats, value), *(hostile_bots(game, value) * bots)]:
            language = "it" if (number + tried) % 2 else "en"
            result = house.run(*words, input=text, env=house.environment(LANGUAGE=language))
            tried += 1
            judged = {"--cast": bad_recording, "--svg": bad_drawing} if result.stdout else {}
            bad = loose(result.stderr) or judged.get(name, loose)(result.stdout)
            if not bad and result.returncode not in range(6):
                bad = f"ends with {result.returncode}"
            if bad:
                wrong.append(f"{name} {value[:20]!r}: {bad}")
        for name in os.listdir(house.WORK.encode()):
            if name.startswith(b"odd"):
                os.remove(os.path.join(house.WORK.encode(), name))
    house.claim(not wrong, f"{game}: {len(values)} strings through {tried} ways in: {len(wrong)} "
                           f"with a control byte" + "".join("; " + one for one in wrong[:5]))
    os.remove(os.path.join(house.WORK, "config", "clowder", "config.ini"))


def screens(game, values):
    wrong = []
    for value in values:
        bare = value.replace(b"\0", b"").replace(b",", b"")
        terminal = Terminal(["play", game, "--names", bare + b"," + bare], "xterm-256color")
        terminal.read()
        terminal.keys(b"\rxd")
        bad = loose(terminal.bytes, terminal=True)
        terminal.close()
        if bad:
            wrong.append(f"{value[:20]!r}: {bad}")
    house.claim(not wrong, f"{game}: {len(values)} names on the screen: {len(wrong)} with a control "
                           f"byte" + "".join("; " + one for one in wrong[:5]))


def watchers(game, seats, values):
    """Watching a file whose bytes come one after the other, by lines and on a screen."""
    wrong = []
    path = write(b"grows.log", hostile_log(game, seats, b"x", b"resign")[:-11])
    plain = subprocess.Popen([house.PROGRAM, "watch", "--plain", path], env=house.environment(),
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    terminal = Terminal(["watch", path], "xterm-256color", LANGUAGE="it")
    terminal.read()
    for value in values:
        for content in (hostile_log(game, seats, value), hostile_log(game, seats, b"x") + value):
            write(b"grows.log", content[:-11] if value == values[0] else content)
            terminal.read(quiet=0.3)
    write(b"grows.log", hostile_log(game, seats, values[-1], b"resign"))
    try:
        output = plain.communicate(timeout=10)[0]
    except subprocess.TimeoutExpired:
        plain.kill()
        output = plain.communicate()[0] + b"\0 never ends"
    terminal.keys(b"nxdA")
    for name, bad in (("lines", loose(output)), ("screen", loose(terminal.bytes, terminal=True))):
        if bad or len(output) < 20 * len(values):
            wrong.append(f"{name}: {bad or 'watches nothing'}")
    terminal.keys(b"qq")
    if terminal.wait() != 0:
        wrong.append("the screen is not left in order")
    terminal.close()
    house.claim(not wrong, f"{game}: {len(values)} strings into a log that is watched: {len(wrong)} "
                           f"with a control byte" + "".join("; " + one for one in wrong[:5]))


def pages(game, seats, values):
    """The pages about a game that is over, the seats of a new one, and players that are programs."""
    wrong = []
    for number, value in enumerate(values):
        over = write(b"over.log", hostile_log(game, seats, value, b"resign"))
        named = write(b"named.log", hostile_log(game, seats, value).rpartition(b"\n1 A")[0] + b"\n")
        typed = value.replace(b"\x1b", b"").replace(b"\n", b"") + b"\r"
        for words, keys in ((["replay", over], b"nxdA\x1bG"), (["resume", named], b"n\r"),
                            ([], b"\rgj\r" + typed + b"s!")):
            terminal = Terminal(words, "xterm-256color", LANGUAGE="it" if number % 2 else "en")
            terminal.read()
            terminal.keys(keys)
            bad = loose(terminal.bytes, terminal=True)
            terminal.close()
            if bad:
                wrong.append(f"{words} {value[:20]!r}: {bad}")
    house.claim(not wrong, f"{game}: {len(values)} strings on three more pages: {len(wrong)} with a "
                           f"control byte" + "".join("; " + one for one in wrong[:5]))


def main():
    dice = random.Random(5)
    alphabet = [b"\x1b", b"[", b"]", b";", b"0", b"m", b"\x9b", b"\xc2\x9b", b"\xe2\x80\xae", b"\x07"]
    noise = [b"".join(dice.choice(alphabet) if dice.random() < 0.5 else bytes([dice.randrange(1, 256)])
                      for _ in range(dice.randrange(1, 60))) for _ in range(100 if house.LONG else 1)]
    noise = [value.replace(b"\n", b"") for value in noise]
    payloads = [argument(value) for value in PAYLOADS]
    terminals = surroundings.has_terminals()
    if not terminals:
        house.skip("screens, as there are no pseudo-terminals here")
    for game in house.games():
        table = {row.split()[0]: row for row in house.run("list").stdout.decode().splitlines()}
        seats = int(re.search(r" (\d)(-\d)? +\d+ +\d+$", table[game]).group(1))
        some = payloads if house.LONG else payloads[len(game) % 12::12]
        first = house.LONG or game == house.games()[0]
        lines(game, seats, some + noise, first)
        if first and terminals:
            screens(game, some)
            pages(game, seats, some if house.LONG else some[:2])
            watchers(game, seats, some if house.LONG else some[:3])
    house.end()


main()
