#!/usr/bin/env python3
"""terminal.py CLOWDER [--long] - proof: the terminal always comes back.

On every page, under three kinds of terminal, the program gets every signal that can be caught.
When it has ended (or stopped), its modes must be those from before, and everything that it
switched on by escape codes (second screen, mouse, keypad, hidden cursor) must be off again.
"""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time

import house

SWITCH = re.compile(rb"\x1b\[\?([0-9;]+)([hl])|\x1b([=>])")
OFF = {b"25": b"h", b"7": b"h"}  # the cursor is shown, lines wrap; all else is off
ENDING = ["HUP", "INT", "QUIT", "TERM", "SEGV", "ABRT", "BUS"]
SIGNALS = ENDING + ["TSTP", "PIPE"]
TERMINALS = ["xterm-256color", "linux", "vt220"]
PAGES = {  # the words of the command line, and the keys that lead to the page
    "menu": ([], b""), "new game": ([], b"\r"), "saved": ([], b"Gkkk\r"),
    "settings": ([], b"Gkk\r"), "help": ([], b"?"), "rules": ([], b"R"), "play": (["play"], b""),
    "typing": (["play"], b":"), "question": (["play"], b":resign\r"), "dice": (["play"], b"d"),
    "help of play": (["play"], b"?"), "replay": (["replay"], b""), "too small": (["play"], None),
}


def shell(master, slave, report, words, env):
    """What a shell does: leads the session, starts the program in the foreground, and reports
    its number and then each stop and end of it."""
    os.close(master)
    os.setsid()
    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
    for number in (signal.SIGTTOU, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    pid = os.fork()
    if pid == 0:
        os.setpgid(0, 0)
        os.tcsetpgrp(slave, os.getpid())
        for number in (signal.SIGTTOU, signal.SIGHUP):
            signal.signal(number, signal.SIG_DFL)
        for descriptor in range(3):
            os.dup2(slave, descriptor)
        os.closerange(3, 64)
        os.execve(words[0], words, env)
    os.write(report, b"%d\n" % pid)
    while True:
        status = os.waitpid(pid, os.WUNTRACED)[1]
        os.write(report, b"%d\n" % status)
        if not os.WIFSTOPPED(status):
            os._exit(0)


class Terminal:
    """The program in a terminal of its own."""

    def __init__(self, words, term, rows=24, columns=80, **changes):
        self.master, self.slave = pty.openpty()
        self.resize(rows, columns)
        self.before = termios.tcgetattr(self.slave)
        self.bytes = b""
        env = house.environment(TERM=term, **changes)
        reports, report = os.pipe()
        self.shell = os.fork()
        if self.shell == 0:
            shell(self.master, self.slave, report, [house.PROGRAM, *words], env)
        os.close(report)
        self.reports = os.fdopen(reports, "rb", buffering=0)
        self.pid = int(self.reports.readline())

    def resize(self, rows, columns):
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self, quiet=0.03, most=5.0):
        """Reads until nothing more comes for a moment."""
        end = time.monotonic() + most
        wait = 2.0 if not self.bytes else quiet
        while time.monotonic() < end and select.select([self.master], [], [], wait)[0]:
            try:
                got = os.read(self.master, 65536)
            except OSError:  # the other end is closed
                break
            if not got:
                break
            self.bytes += got
            wait = quiet
        return self.bytes

    def keys(self, keys):
        for key in keys:
            os.write(self.master, bytes([key]))
            self.read()

    def wait(self, seconds=5.0):
        """The wait status once it ends or stops, or None."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if select.select([self.reports], [], [], 0)[0]:
                status = self.reports.readline()
                self.read()
                return int(status) if status else None
            self.read(0.005)
        return None

    def whole(self):
        """What is not as it was before; empty when the terminal is whole."""
        state = dict(OFF)
        for number, letter, keypad in SWITCH.findall(self.bytes):
            for one in number.split(b";") if number else [b"keypad"]:
                state[one] = letter or {b"=": b"h", b">": b"l"}[keypad]
        wrong = [key.decode() for key, value in state.items() if value != OFF.get(key, b"l")]
        if termios.tcgetattr(self.slave) != self.before:
            wrong.append("modes")
        return wrong

    def close(self):
        for pid in (self.pid, self.shell):
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        os.waitpid(self.shell, 0)
        self.reports.close()
        os.close(self.master)
        os.close(self.slave)


def reach(page, game, log, term):
    words, keys = PAGES[page]
    if words:
        words = words + [game if words == ["play"] else log]
    terminal = Terminal(words, term, *((5, 20) if keys is None else (24, 80)))
    terminal.read()
    terminal.keys(keys or b"")
    return terminal


def send(terminal, name):
    """Sends the signal; returns what is wrong afterwards."""
    number = getattr(signal, "SIG" + name)
    try:
        os.kill(terminal.pid, number)
    except ProcessLookupError:
        return ["ended before"]
    if name == "PIPE":
        if terminal.wait(0.03) is not None:
            return ["ended by SIGPIPE"]
        return send(terminal, "TERM")
    status = terminal.wait()
    if status is None:
        return ["goes on"]
    wrong = terminal.whole()
    if name == "TSTP" and not os.WIFSTOPPED(status):
        return wrong + ["not stopped"]
    if name == "TSTP":
        shown = len(terminal.bytes)
        os.kill(terminal.pid, signal.SIGCONT)
        terminal.read(0.1)
        if len(terminal.bytes) == shown:
            wrong.append("not drawn again")
        return wrong + send(terminal, "TERM")
    return wrong


def main():
    script = house.Script(house.games()[0], 40)
    log = os.path.join(house.WORK, "replay.log")
    with open(log, "wb") as file:
        file.write(script.log)
    pages = list(PAGES) if house.LONG else ["menu", "play", "typing"]
    for term in TERMINALS if house.LONG else TERMINALS[:1]:
        cases, wrong = 0, []
        for page in pages:
            for name in SIGNALS:
                terminal = reach(page, script.game, log, term)
                bad = send(terminal, name)
                terminal.close()
                cases += 1
                if bad:
                    wrong.append(f"{page}/{name}: {', '.join(bad)}")
        house.claim(not wrong, f"{term}: {cases - len(wrong)} of {cases} times restored "
                               f"({len(pages)} pages, {len(SIGNALS)} signals)"
                               + "".join("; " + one for one in wrong))
    house.end()


if __name__ == "__main__":
    main()
