#!/usr/bin/env python3
"""inject.py CLOWDER [--long] - proof: no file and no name can drive the terminal.

Known attacks on terminals, and random bytes, go in as names, seeds, options, words, file names,
moves, settings, and whole logs; all that comes out, as lines, errors and screens, holds no control
byte but line ends, no C1 control and no invisible or turning character. In a real terminal only
escape sequences that ncurses itself writes come out.
"""
import os
import random
import re
import unicodedata

import house
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
ALLOWED = re.compile(rb"\x1b(\[\??[0-9;]*[A-Za-z@`]|[()][0AB]|[=>78M])")


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


def argument(text):
    return text if isinstance(text, bytes) else text.encode("utf-8", "surrogateescape")


def escaped(value):
    return value.replace(b"\\", b"\\\\").replace(b'"', b'\\"')


def write(name, content):
    path = os.path.join(house.WORK.encode(), name)
    with open(path, "wb") as file:
        file.write(content)
    return path


def hostile_log(game, seats, value):
    value = escaped(value)
    tags = b"".join(b'[Seat%c "%s"]\n' % (65 + seat, value) for seat in range(seats))
    return (b'[Game "%s"]\n%s[Date "%s"]\n[Origin "%s"]\n[Seed "%s"]\n[Unknown "%s"]\n\n; %s\n1 A %s\n'
            % (game.encode(), tags, value, value, value, value, value, value))


def sinks(game, seats, value):
    """(name, words, input) of every way in; each is run, and all its output is judged."""
    bare = value.replace(b"\0", b"")
    log = write(b"hostile.log", hostile_log(game, seats, value))
    raw = write(b"raw.log", value)
    half = write(b"half.log", b'[Game "%s"]\n%s\n' % (game.encode(), value))
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


def lines(game, seats, values):
    tried, wrong = 0, []
    for value in values:
        settings(value)
        for name, words, text in sinks(game, seats, value):
            result = house.run(*words, input=text)
            tried += 1
            bad = loose(result.stdout) or loose(result.stderr)
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


def main():
    dice = random.Random(5)
    alphabet = [b"\x1b", b"[", b"]", b";", b"0", b"m", b"\x9b", b"\xc2\x9b", b"\xe2\x80\xae", b"\x07"]
    noise = [b"".join(dice.choice(alphabet) if dice.random() < 0.5 else bytes([dice.randrange(1, 256)])
                      for _ in range(dice.randrange(1, 60))) for _ in range(300 if house.LONG else 2)]
    noise = [value.replace(b"\n", b"") for value in noise]
    payloads = [argument(value) for value in PAYLOADS]
    for game in house.games():
        table = {row.split()[0]: row for row in house.run("list").stdout.decode().splitlines()}
        seats = int(re.search(r" (\d)(-\d)? +\d+ +\d+$", table[game]).group(1))
        some = payloads if house.LONG else payloads[len(game) % 12::12]
        lines(game, seats, some + noise)
        if house.LONG or game == house.games()[0]:
            screens(game, some)
    house.end()


main()
