#!/usr/bin/python3
"""look.py PROGRAM - what depends on a real terminal's answers and on time: colours and motion.

The program runs on a pseudo-terminal whose other end is held here, so that the test can answer the
question for the background as a terminal does, early, late or never; and can see when something was
written after a key. Closes with `N passed, N failed`.
"""
import fcntl
import os
import pty
import re
import select
import shutil
import signal
import struct
import sys
import tempfile
import termios
import time

import surroundings

PROGRAM = os.path.abspath(sys.argv[1])
HOME = tempfile.mkdtemp(prefix="clowder-look-")
QUESTION, ANSWER = b"\x1b]11;?\x1b\\", b"\x1b]11;rgb:%s\x1b\\"
DARK, LIGHT = b"48;2;22;24;29", b"48;2;243;239;230"  # the page, in 24 bits
LIMIT = 30  # seconds, for anything, also on a busy machine
TRIES = 20  # a busy machine may be late
passed = failed = 0


def claim(what, true, shown=""):
    global passed, failed
    passed, failed = passed + bool(true), failed + (not true)
    if not true:
        print(f"FAILED {what}\n    {shown}")


class Terminal:
    """The program on a pseudo-terminal; `answer` is sent when it asks, `late` seconds later."""

    def __init__(self, *words, answer=None, late=0.0, rows=24, columns=80, **environment):
        self.answer, self.late, self.output, self.times = answer, late, b"", []
        environment = surroundings.environment(
            HOME, **{"TERM": "xterm-256color", "COLORTERM": "truecolor", **environment})
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.chdir(HOME)
            os.execvpe(PROGRAM, [PROGRAM, *words], environment)

    def read(self, seconds):
        """What is written within the time; answers the question on the way."""
        end, start = time.monotonic() + seconds, len(self.output)
        while (left := end - time.monotonic()) > 0:
            if not select.select([self.end], [], [], left)[0]:
                break
            try:
                part = os.read(self.end, 65536)
            except OSError:
                break
            if not part:
                break
            self.output += part
            self.times.append((time.monotonic(), len(part)))
            if self.answer and QUESTION in self.output:
                time.sleep(self.late)
                self.keys(ANSWER % self.answer)
                self.answer = None
        return self.output[start:]

    def until(self, what):
        end = time.monotonic() + LIMIT
        while what not in self.output and time.monotonic() < end:
            self.read(0.02)
        return what in self.output

    def quiet(self, seconds=0.4):
        """Reads until nothing is written for a while."""
        while self.read(seconds):
            pass

    def keys(self, keys):
        os.write(self.end, keys if isinstance(keys, bytes) else keys.encode())

    def close(self):
        try:
            os.kill(self.pid, signal.SIGHUP)
            os.waitpid(self.pid, 0)
        except (ProcessLookupError, ChildProcessError):
            pass
        os.close(self.end)


def shown(**arguments):
    """All that the program writes until it waits for a key."""
    terminal = Terminal(**arguments)
    terminal.until(b"Cathedral")
    terminal.quiet()
    terminal.keys("jj")  # whatever was typed by the terminal itself is behind us
    terminal.quiet()
    terminal.close()
    return terminal.output


def background_by_name():
    claim("a light background by name", LIGHT in shown(COLORFGBG="0;15"))
    claim("a dark one by name", LIGHT not in shown(COLORFGBG="15;0"))
    claim("who is told does not ask", QUESTION not in shown(COLORFGBG="15;0"))
    claim("in 256 colours, too", b"48;5;231" in shown(COLORFGBG="0;15", COLORTERM=None))


def background_by_answer():
    light = None
    for _ in range(TRIES):
        light = shown(answer=b"ffff/ffff/ffff")
        if LIGHT in light:
            break
    claim("an answer turns it light", LIGHT in light)
    claim("it asks once", light.count(QUESTION) == 1, light.count(QUESTION))
    claim("the answer is never echoed", b"rgb:" not in light and b"ffff" not in light)
    dark = shown(answer=b"1616/1818/1d1d")
    claim("a dark answer leaves it dark", LIGHT not in dark and DARK in dark)
    late = shown(answer=b"ffff/ffff/ffff", late=0.3)
    claim("a late answer is passed over", LIGHT not in late and DARK in late)
    claim("and never echoed", b"rgb:" not in late)
    claim("no answer: dark, asked once", (none := shown()).count(QUESTION) == 1 and LIGHT not in none)
    claim("a terminal of unknown kind is not asked", QUESTION not in shown(TERM="linux"))


def background_by_choice():
    terminal = Terminal("--theme", "default", answer=b"ffff/ffff/ffff")
    terminal.until(b"Cathedral")
    terminal.quiet()
    terminal.close()
    claim("a chosen theme asks nothing", QUESTION not in terminal.output)
    claim("and stays", LIGHT not in terminal.output and DARK in terminal.output)


def colours_of_a_user():
    """A theme of the settings file is in force, and what is wrong in it is told."""
    folder = HOME + "/config/clowder"
    os.makedirs(folder, exist_ok=True)
    with open(folder + "/config.ini", "w", encoding="utf-8") as file:
        file.write("[look]\ntheme = mine\n[theme.mine]\npage = #123456\nsee = #000000\n")
    output = shown()
    os.unlink(folder + "/config.ini")
    claim("a user's page has its colour", b"48;2;18;52;86" in output and DARK not in output)
    claim("a wrong line is told with file and line", b"config.ini:5: no colour has this name" in output)


# ---- motion ---------------------------------------------------------------------------------------

GAME = ("play", "kilkenny", "--names", "Anna,Marco", "--seed", "paperino", "--log")


def settings(animation):
    folder = HOME + "/config/clowder"
    os.makedirs(folder, exist_ok=True)
    with open(folder + "/config.ini", "w", encoding="utf-8") as file:
        file.write(f"[look]\nanimation = {animation}\n")


def bursts(terminal, keys, gap=0.012):
    """How often something was written after the keys, apart by more than the gap, and for how
    long."""
    terminal.quiet()
    terminal.times.clear()
    start = time.monotonic()
    terminal.keys(keys)
    terminal.quiet()
    moments = [at - start for at, _ in terminal.times]
    count = sum(i == 0 or at - moments[i - 1] > gap for i, at in enumerate(moments))
    return count, (moments[-1] - moments[0] if moments else 0)


def new_game(name):
    if os.path.exists(f"{HOME}/{name}"):
        os.unlink(f"{HOME}/{name}")
    terminal = Terminal(*GAME, name, rows=40, columns=120)
    terminal.until(b"Turn")
    return terminal


def motion():
    """Dice tumble, and a cat slides: in several steps, within 200 ms, at one moment at least when
    the machine is not too busy."""
    settings("yes")
    rolls, slides = [], []
    for _ in range(TRIES):
        terminal = new_game("moved.log")
        rolls.append(bursts(terminal, "\r"))
        terminal.keys("\r")  # the first cat
        slides.append(bursts(terminal, "\t\r"))
        terminal.close()
        good = [sum(count >= 3 and 0.06 <= seconds <= 0.2 for count, seconds in of)
                for of in (rolls, slides)]
        if all(good):
            break
    claim("dice tumble in steps, in at most 200 ms", good[0], rolls)
    claim("a cat slides in steps, in at most 200 ms", good[1], slides)


def blink():
    """Where nothing can be done the place blinks once: rose, then as it was; the reason stands."""
    settings("yes")
    for _ in range(TRIES):
        terminal = new_game("blinks.log")
        terminal.keys("\r")  # rolls
        terminal.quiet()
        terminal.keys("kkkkkkkkkkkkkk")  # away from what can be chosen
        terminal.quiet()
        terminal.output = b""
        terminal.keys("\r")
        terminal.until(b"KK-")
        terminal.quiet()
        terminal.close()
        if b"48;2;242;139;130" in terminal.output:
            break
    claim("a refused place blinks", b"48;2;242;139;130" in terminal.output, terminal.output)


def no_motion():
    settings("no")
    terminal = new_game("still.log")
    roll, _ = bursts(terminal, "\r", gap=0.025)
    terminal.close()
    claim("switched off, the dice fall at once", roll <= 1, roll)


def keys_in_the_middle():
    """A key that comes while something moves ends it and is obeyed."""
    settings("yes")
    terminal = new_game("keyed.log")
    terminal.quiet()
    terminal.keys("\r")
    time.sleep(0.05)
    before = len(terminal.output)
    terminal.keys("?")
    terminal.until(b"Help")
    claim("the help page comes from the middle of a roll", b"Help" in terminal.output[before:])
    terminal.close()
    waits = []
    for _ in range(TRIES):
        terminal = new_game("waits.log")
        terminal.quiet()
        terminal.output = b""
        terminal.keys("\r")
        time.sleep(0.03)
        start = time.monotonic()
        terminal.keys("?")
        terminal.until(b"Help")
        waits.append(time.monotonic() - start)
        terminal.close()
        if waits[-1] < 0.06:
            break
    claim("and at once, not after the motion", min(waits) < 0.06, waits)


def all_rows():
    """No margins stay that would stop the cursor on its way down a large terminal."""
    for term in ("xterm-256color", "tmux-256color"):
        terminal = Terminal(rows=60, columns=200, TERM=term)
        terminal.until(b"Leave")
        margins = re.findall(rb"\x1b\[([0-9;]*)r", terminal.output)
        terminal.close()
        claim(f"the cursor can go to all rows of {term}",
              not margins or margins[-1] in (b"", b"1;60"), margins)


def main():
    if not surroundings.has_terminals():
        print("skipped: there are no pseudo-terminals here\n0 passed, 0 failed")
        return False
    for part in (background_by_name, background_by_answer, background_by_choice,
                 colours_of_a_user, all_rows, motion, blink, no_motion,
                 keys_in_the_middle):
        part()
    shutil.rmtree(HOME, ignore_errors=True)
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
