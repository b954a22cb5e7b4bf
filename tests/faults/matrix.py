#!/usr/bin/env python3
"""matrix.py CLOWDER [--long] - proof: it never spins, never garbles, whatever it is started in.

Every combination of TERM, locale, input and output that is not a terminal: it ends by itself, in
little time, with one of its own exit codes, and writes no escape byte. In a terminal: every TERM,
size and colour setting, resized while playing: it waits without using the processor, obeys
NO_COLOR and the locale, ends when the terminal goes away, and puts it back when it is left. The
same on other pages, while pictures move, the program thinks, or a bot does.
"""
import itertools
import os
import re
import resource
import subprocess
import time

import house
from terminal import PAGES, Terminal, bots_left, command_line, places

TERMS = [None, "", "dumb", "vt100", "xterm-256color", "nonsense"]
LOCALES = ["C", "C.UTF-8", "tr_TR.UTF-8", "nonsense"]
INPUTS = ["nothing", "lines", "closed", "folder"]
OUTPUTS = ["pipe", "null", "closed", "full", "broken"]
SIZES = [(1, 1), (1, 300), (2, 3), (10, 40), (23, 79), (24, 80), (25, 81), (100, 300)]
CODES = (0, 1, 2, 3, 4)
SECONDS, PROCESSOR_SECONDS = 60, 5
NOTHING = b"\x0c"  # a key that does nothing
COLOUR = re.compile(rb"\x1b\[[0-9;]*(?:[34][0-7]|38;5|48;5|9[0-7]|10[0-7])[0-9;]*m")


def files(kind_in, kind_out):
    """What the program gets as input and output, and what is to be closed afterwards."""
    stdin = {"nothing": subprocess.DEVNULL, "lines": subprocess.PIPE, "closed": subprocess.DEVNULL,
             "folder": os.open("/", os.O_RDONLY)}
    stdout = {"pipe": subprocess.PIPE, "null": subprocess.DEVNULL, "closed": subprocess.DEVNULL,
              "full": os.open("/dev/full", os.O_WRONLY), "broken": subprocess.PIPE}
    opened = [stdin["folder"], stdout["full"]]
    return stdin[kind_in], stdout[kind_out], opened


def lines_case(words, term, locale, kind_in, kind_out):
    stdin, stdout, opened = files(kind_in, kind_out)

    def close():
        resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS))
        if kind_in == "closed":
            os.close(0)
        if kind_out == "closed":
            os.close(1)

    process = subprocess.Popen([house.PROGRAM, *words], stdin=stdin, stdout=stdout,
                               stderr=subprocess.PIPE, preexec_fn=close,
                               env=house.environment(TERM=term, LC_ALL=locale))
    for descriptor in opened:
        os.close(descriptor)
    if kind_out == "broken":
        process.stdout.close()
        process.stdout = None
    try:
        text = b"help\n\nlegal\nboard\nxyzzy\n" * 3 + b"\xff\x1b[31m\n" if kind_in == "lines" else None
        out, err = process.communicate(text, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        return "never ends"
    out = out or b""
    if process.returncode not in CODES:
        return f"ends with {process.returncode}"
    if b"\x1b" in out + err or b"\x07" in out + err:
        return "an escape byte"
    if locale == "C" and any(byte > 126 for byte in out):
        return "not ASCII"
    return None


def cpu(pid):
    """Hundredths of a second; None once it has ended."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as file:
            fields = file.read().rsplit(")", 1)[1].split()
    except (FileNotFoundError, ProcessLookupError):
        return None
    return int(fields[11]) + int(fields[12])


def works(pid):
    """What is wrong with how it waits, or None."""
    before = cpu(pid)
    time.sleep(0.1)
    after = cpu(pid)
    if before is None or after is None:
        return "has ended"
    return "spins" if after - before > 3 else None


def terminal_case(words, keys, after, term, size, no_color, locale, sizes):
    terminal = Terminal(words, term or "", *size, LC_ALL=locale,
                        NO_COLOR="1" if no_color else None)
    terminal.read()
    terminal.keys(keys)
    for rows, columns in sizes:
        terminal.resize(rows, columns)
        terminal.keys(b"\t")
    terminal.resize(24, 80)
    terminal.keys(after)
    wrong = works(terminal.pid)
    if wrong == "spins" and after == NOTHING:
        wrong = None  # it works, and may
    if not wrong and no_color and COLOUR.search(terminal.bytes):
        wrong = "colours"
    if not wrong and locale == "C" and any(byte > 126 for byte in terminal.bytes):
        wrong = "not ASCII"
    os.close(terminal.slave)
    os.close(terminal.master)  # the terminal goes away
    terminal.master, terminal.slave = os.open("/dev/null", os.O_RDWR), os.open("/dev/null", os.O_RDWR)
    if not wrong and terminal.wait() is None:
        wrong = "outlives its terminal"
    terminal.close()
    return wrong


def claim(what, cases):
    wrong = [f"{case}: {result}" for case, result in cases if result]
    house.claim(not wrong, f"{what}: {len(cases) - len(wrong)} of {len(cases)} cells green"
                           + "".join("; " + one for one in wrong[:5]))


def lines(place, words, terms, locales):
    command = command_line(words, place)
    cells = itertools.product(terms, locales, INPUTS, OUTPUTS)
    claim(f"clowder {words} without a terminal",
          [(cell, lines_case(command, *cell)) for cell in cells])


def busy(place, terms, sizes):
    """Pages on which something goes on by itself."""
    pages = ["moving", "thinking", "bot", "analysis", "running", "watch", "lesson"]
    cases = []
    for page, term, size in itertools.product(pages if house.LONG else pages[:3], terms,
                                              ((24, 80), (2, 3))[:1 + house.LONG]):
        words, keys = PAGES[page]
        wrong = terminal_case(command_line(words, place), keys, NOTHING, term, size, False,
                              "C.UTF-8", sizes)
        cases.append(((page, term, size), wrong or ("a bot is left" if bots_left(place) else None)))
    claim("in a terminal, resized while something goes on", cases)


def main():
    place = places(house.Script(house.games()[0], 40))
    terms, locales = (TERMS, LOCALES) if house.LONG else (TERMS[::4], LOCALES[::3])
    for words in ("play {game}", "", "list") if house.LONG else ("play {game}",):
        lines(place, words, terms, locales)
    for words in ("play {game} --seat B=random", "play {game} --seat A=cmd:{program}",
                  "lesson {game}", "watch {over}", "analyse {over}", "export {over} --text --as all"):
        lines(place, words, *((terms, locales) if house.LONG else (["dumb"], ["C"])))
    house.needs_terminals()
    sizes = SIZES if house.LONG else SIZES[::5]
    terms = ["vt100", "xterm-256color", "linux", "dumb"] if house.LONG else ["xterm-256color"]
    cells = itertools.product(terms, sizes, (False, True), LOCALES[:2])
    claim("in a terminal, resized while playing",
          [(cell, terminal_case(["play", place["game"]], b"\r\t\r:", b"\x1b", *cell, sizes))
           for cell in cells])
    busy(place, terms[:3], sizes)
    house.end()


main()
