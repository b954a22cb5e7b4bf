#!/usr/bin/env python3
"""speed.py PROGRAM - what a step of the cursor costs, in every game, in 24 bits.

A line of 38400 baud shows SMALL bytes in a tenth of a second: so many a step of the cursor may take on
a terminal of 80x24, half as many again where a sentence comes with it that tells why not. The largest
boards may take LARGE. A key takes less than CPU milliseconds of the processor at every size.

Bytes are counted on a pseudo-terminal, step by step, in a position with a piece in hand or in the
middle of a game, while the cursor goes over the board. Ends with `N passed, N failed`.
"""
import concurrent.futures
import fcntl
import os
import pty
import select
import shutil
import struct
import sys
import tempfile
import termios
import time

import registry
import surroundings

PROGRAM = os.path.abspath(sys.argv[1])
HERE = os.path.dirname(os.path.abspath(__file__))
SMALL, LARGE = 350, 2000  # bytes
CPU = 1.0  # milliseconds of the processor a key, when nothing else runs
BESIDE = 2  # times as much beside other tests, which share the processor's caches
LONG = 30  # seconds without an answer
ROUNDS = 2
AT_ONCE = 5  # terminals
QUIET = 0.1  # seconds without a byte: the answer is complete
KEYS = {"up": b"\033OA", "down": b"\033OB", "right": b"\033OC", "left": b"\033OD"}
WAY = ["right"] * 6 + ["down"] * 5 + ["left"] * 6 + ["up"] * 5
# How each game gets to a position in which much is shown: a log, or keys in a new game.
BEGINNINGS = {"kilkenny": [b"\r", b"\t", b"\r"], "cathedral": [b"\r", b"\r"], "clancath": [b"a", b"a"],
              "catan": "tui/catan-war.log", "catchess": [b"\t", b"\r"]}


class Terminal:
    def __init__(self, words, rows, columns, home):
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            env = surroundings.environment(home, TERM="xterm-256color", COLORTERM="truecolor")
            os.execve(PROGRAM, [PROGRAM, *words], env)
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.answer(LONG)

    def answer(self, first):
        """The bytes that come, until there are none for QUIET seconds."""
        count, wait = 0, first
        while select.select([self.file], [], [], wait)[0]:
            data = os.read(self.file, 1 << 16)
            count, wait = count + len(data), QUIET
        return count

    def key(self, key):
        os.write(self.file, key)
        return self.answer(QUIET)

    def cpu(self):
        """Milliseconds of the processor so far."""
        with open(f"/proc/{self.pid}/schedstat", encoding="ascii") as file:
            return int(file.read().split()[0]) / 1e6

    def close(self):
        os.close(self.file)
        os.waitpid(self.pid, 0)


def begin(game, rows, columns, home):
    beginning = BEGINNINGS.get(game, [])
    words = ["play", game, "--seed", "speed"]
    if isinstance(beginning, str):
        log = os.path.join(home, "speed.log")
        shutil.copy(os.path.join(HERE, beginning), log)
        words = ["resume", log]
        beginning = [b"\t"]
    terminal = Terminal(words, rows, columns, home)
    for key in beginning:
        terminal.key(key)
    while terminal.answer(5 * QUIET):
        pass
    return terminal


def measure(game, rows, columns):
    """The bytes of every step, and the milliseconds of a key in the best of some rounds."""
    with tempfile.TemporaryDirectory() as home:
        terminal = begin(game, rows, columns, home)
        steps = [terminal.key(KEYS[name]) for name in WAY]
        times = []
        for _ in range(ROUNDS):
            before = terminal.cpu()
            for name in WAY:
                os.write(terminal.file, KEYS[name])
                terminal.answer(QUIET / 5)
            times.append((terminal.cpu() - before) / len(WAY))
        terminal.close()
    return [step for step in steps if step], min(times)


def main():
    if not surroundings.has_terminals():
        print("skipped: no pseudo-terminal can be opened")
        print("0 passed, 0 failed")
        return 0
    passed = failed = 0
    cases = [(game, *size) for game in registry.listed(PROGRAM)
             for size in ((24, 80, SMALL), (60, 200, LARGE))]
    with concurrent.futures.ProcessPoolExecutor(AT_ONCE) as pool:  # a terminal mostly waits
        measured = pool.map(measure, *zip(*(case[:3] for case in cases)))
        for (game, rows, columns, most), (steps, spent) in zip(cases, measured):
            usual, largest = sorted(steps)[len(steps) // 2], max(steps)
            good = usual < most and largest < 1.5 * most and spent < BESIDE * CPU
            print(f"{'' if good else 'FAILED '}{game} {columns}x{rows}: usually {usual} bytes a step, at "
                  f"most {largest} (allowed {most}); {spent:.2f} ms")
            passed, failed = passed + good, failed + (not good)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
