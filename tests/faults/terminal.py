#!/usr/bin/env python3
"""terminal.py CLOWDER [--long] - proof: the terminal always comes back.

On every page, under three kinds of terminal and in three languages, the program gets every signal
that can be caught, also while it moves pictures, thinks, or waits for a bot that is a program.
When it has ended (or stopped), its modes must be those from before, and everything that it
switched on by escape codes (second screen, mouse, keypad, hidden cursor) must be off again. The
bot dies with it, even by SIGKILL.
"""
import glob
import fcntl
import os
import pty
import re
import select
import shlex
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
LANGUAGES = dict(zip(TERMINALS, ("en", "it", "fr")))
PAGES = {  # the command line (see command_line) and the keys that lead there
    "menu": ("", b""), "new game": ("", b"\r"), "name of a seat": ("", b"\rgj\rx"),
    "saved": ("", b"Gkkk\r"), "settings": ("", b"Gkk\r"), "help": ("", b"?"), "rules": ("", b"R"),
    "play": ("play {game}", b""), "typing": ("play {game}", b":"),
    "question": ("play {game}", b":resign\r"), "dice": ("play {game}", b"d"),
    "moving": ("play {game}", b"\r"), "all moves": ("play {game}", b"\rm"),
    "hint": ("play {game}", b"\r!"), "hint marks": ("play {game} --seed x", b"\r!~!~"),
    "help of play": ("play {game}", b"?"), "too small": ("play {game}", None),
    "thinking": ("play {game} --seat A=lion:60000ms --seat B=lion:60000ms", b"~"),
    "bot": ("play {game} --seat A=cmd:{program} --seat B=cmd:{program}", b"~"),
    "lesson": ("lesson {game}", b"\r\r"), "watch": ("watch {log}", b""),
    "replay": ("replay {log}", b""), "running": ("replay {log}", b" "),
    "analysis": ("replay {over}", b"A"),
}
SHORT = [(["menu", "play"], SIGNALS), (["moving", "thinking", "bot", "analysis"], ["TERM", "SEGV", "TSTP"])]
BOT = """#!/bin/sh
while read -r id command rest; do
    [ "$command" != choose ] || sleep 60
    [ "$command" != observe ] || while read -r line && [ -n "$line" ]; do :; done
    case $command in
    protocol_version) printf '=%s 1\\n\\n' "$id" ;;
    name) printf '=%s Sleeper\\n\\n' "$id" ;;
    list_commands) printf '=%s name\\ngame\\nobserve\\nchoose\\nquit\\n\\n' "$id" ;;
    *) printf '=%s\\n\\n' "$id" ;;
    esac
done
"""


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

    def read(self, quiet=0.03, most=20.0):
        """Reads until nothing more comes for a moment."""
        end = time.monotonic() + most
        wait = most if not self.bytes else quiet
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
        """Types them; '~' is a pause, in which who thinks a moment has thought."""
        for key in keys:
            if key != ord("~"):
                os.write(self.master, bytes([key]))
            self.read(*((0.4, 0.4) if key == ord("~") else ()))

    def wait(self, seconds=30.0):
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


def places(script):
    """What stands in the command lines: a game, its log, a log of a game that is over, a bot, and
    the same bot as a shell reads its path."""
    path = {name: os.path.join(house.WORK, name) for name in ("log", "over", "bot")}
    script.play(path["over"], end=b"resign\nresign\nquit\n")
    with open(path["log"], "wb") as file:
        file.write(script.log)
    with open(path["bot"], "w", encoding="ascii") as file:
        file.write(BOT)
    os.chmod(path["bot"], 0o700)
    return {"game": script.game, "program": shlex.quote(path["bot"]), **path}


def command_line(words, place):
    """The words of a command line, with the places put in for {game} and the like."""
    return [word.format(**place) for word in words.split()]


def reach(page, place, term):
    words, keys = PAGES[page]
    terminal = Terminal(command_line(words, place), term, *((5, 20) if keys is None else (24, 80)),
                        LANGUAGE=LANGUAGES[term])
    terminal.read()
    terminal.keys(keys or b"")
    return terminal


def bots_left(place, wanted=0):
    """How many processes of the bot there are, once they had time to become so many."""
    end = time.monotonic() + 20
    while True:
        count = 0
        for name in glob.glob("/proc/[0-9]*/cmdline"):
            try:
                with open(name, "rb") as file:
                    words = file.read().split(b"\0")
            except OSError:  # it has just ended
                continue
            count += place["bot"].encode() in words[:2]
        if (count > 0) == (wanted > 0) or time.monotonic() > end:
            return count
        time.sleep(0.01)


def send(terminal, name):
    """Sends the signal; returns what is wrong afterwards."""
    number = getattr(signal, "SIG" + name)
    try:
        os.kill(terminal.pid, number)
    except ProcessLookupError:
        return [f"ended before, with status {terminal.wait(1)}: {terminal.bytes[-300:]}"]
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
        shown, end = len(terminal.bytes), time.monotonic() + 20
        os.kill(terminal.pid, signal.SIGCONT)
        while len(terminal.bytes) == shown and time.monotonic() < end:
            terminal.read(0.1)
        if len(terminal.bytes) == shown:
            wrong.append("not drawn again")
        return wrong + send(terminal, "TERM")
    return wrong


def signals(place, term, pages, names):
    cases, wrong = 0, []
    for page in pages:
        for name in names:
            terminal = reach(page, place, term)
            bad = send(terminal, name)
            terminal.close()
            cases += 1
            if bad:
                wrong.append(f"{page}/{name}: {', '.join(bad)}")
    house.claim(not wrong, f"{term}: {cases - len(wrong)} of {cases} times restored "
                           f"({len(pages)} pages, {len(names)} signals)"
                           + "".join("; " + one for one in wrong))


def bots_die(place):
    """A program that plays ends with the program it plays in, whatever that ends by."""
    wrong = []
    ways = ENDING + ["KILL"] if house.LONG else ["TERM", "KILL"]
    for name in ways:
        terminal = reach("bot", place, TERMINALS[0])
        running = bots_left(place, 1)
        os.kill(terminal.pid, getattr(signal, "SIG" + name))
        terminal.wait()
        left = bots_left(place)
        terminal.close()
        if not running or left:
            wrong.append(f"{name}: {running} before, {left} after")
    house.claim(not wrong, f"a bot dies with the program in {len(ways) - len(wrong)} of {len(ways)} "
                           "ways" + "".join("; " + one for one in wrong))


def main():
    house.needs_terminals()
    place = places(house.Script(house.games()[0], 40))
    for term in TERMINALS if house.LONG else TERMINALS[:1]:
        for pages, names in [(list(PAGES), SIGNALS)] if house.LONG else SHORT:
            signals(place, term, pages, names)
    bots_die(place)
    house.end()


if __name__ == "__main__":
    main()
