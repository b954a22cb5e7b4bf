#!/usr/bin/python3
"""watch.py PROGRAM - `clowder watch` beside a program that plays: two programs, one log.

The watcher must tell each move soon after it was made, what was taken back, a damaged or missing
file, and the end, after which it ends itself; and it must sleep in between.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

import surroundings

PROGRAM = os.path.abspath(sys.argv[1])
HOME = tempfile.mkdtemp(prefix="clowder-watch-")
ENVIRONMENT = surroundings.environment(HOME)
SECONDS = 60  # how long anything may take
passed = failed = 0


def claim(what, true, shown=""):
    global passed, failed
    passed, failed = passed + bool(true), failed + (not true)
    if not true:
        print(f"FAILED {what}")
        print("".join(f"    {line}\n" for line in shown.splitlines()), end="")


class Program:
    """One running program: its input by lines, its output as it grows."""

    def __init__(self, *words):
        self.process = subprocess.Popen([PROGRAM, *words], env=ENVIRONMENT, cwd=HOME, text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.STDOUT)
        self.output = ""
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self):
        for line in self.process.stdout:
            self.output += line

    def type(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def sees(self, pattern, times=1):
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            if len(re.findall(pattern, self.output, re.M)) >= times:
                return True
            time.sleep(0.01)
        return False

    def ends(self):
        self.process.stdin.close()
        try:
            code = self.process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return None
        self.reader.join(SECONDS)
        return code

    def processor_time(self):
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def play_and_watch():
    player = Program("play", "kilkenny", "--names", "Anna,Marco", "--seed", "x", "--log", "a.log")
    claim("the player begins", player.sees("^Anna|^Marco"), player.output)
    watcher = Program("watch", "a.log")
    claim("the players are told", watcher.sees("Kilkenny Cats +Anna, Marco"), watcher.output)
    player.type("roll")
    claim("a roll is told", watcher.sees(r"^1\. .*rolls? [1-6]"), watcher.output)
    player.type("legal")
    claim("the player sees moves", player.sees("move "), player.output)
    first = re.search(r"(move [a-n]\d+ [a-n]\d+)", player.output).group(1)
    player.type(first)
    claim("a move is told", watcher.sees(r"^2\. "), watcher.output)
    before = watcher.processor_time()
    time.sleep(0.6)
    claim("a waiting watcher sleeps", watcher.processor_time() - before <= 0.05)
    player.type("undo")
    player.type("yes")
    claim("what is taken back is told", watcher.sees(r"^Taken back: 1 moves"), watcher.output)
    player.type(first)
    claim("the move made again is told", watcher.sees(r"^2\. ", 2), watcher.output)
    player.type("resign")
    player.type("resign")
    claim("the end is told", watcher.sees("^Result: .* wins"), watcher.output)
    claim("the watcher ends by itself", watcher.ends() == 0, watcher.output)
    claim("one event is one line", all(len(line) <= 100 for line in watcher.output.split("\n")))
    claim("no escapes", "\x1b" not in watcher.output)
    player.ends()


def write(name, text):
    with open(HOME + "/new", "w", encoding="utf-8") as file:
        file.write(text)
    os.rename(HOME + "/new", HOME + "/" + name)


def trouble():
    """Another file in its place, a line half written, a damaged one, none, a good one again."""
    subprocess.run([PROGRAM, "sim", "kilkenny", "--games", "1", "--seed", "x", "--logs", "."],
                   env=ENVIRONMENT, cwd=HOME, check=True, capture_output=True)
    whole = open(HOME + "/kilkenny-000001.log", encoding="utf-8").read()
    lines = whole.split("\n")
    start = lines.index("") + 1
    write("b.log", "\n".join(lines[:start + 1]) + "\n")
    watcher = Program("watch", "b.log")
    claim("the first move is told", watcher.sees(r"^1\. "), watcher.output)
    write("b.log", "\n".join(lines[:start + 2])[:-6])
    time.sleep(0.6)
    claim("half a line is not told", "2. " not in watcher.output and "line" not in watcher.output,
          watcher.output)
    write("b.log", "\n".join(lines[:start + 2]) + "\n")
    claim("the whole line is told", watcher.sees(r"^2\. "), watcher.output)
    write("b.log", "\n".join(lines[:start + 2]).replace("move", "mope") + "\n")
    claim("damage is told with its line", watcher.sees(rf"^line {start + 2}: "), watcher.output)
    os.remove(HOME + "/b.log")
    claim("a missing file is told", watcher.sees(r"b\.log.*(cannot be read|No such)"),
          watcher.output)
    write("b.log", whole)
    claim("the rest is told", watcher.sees("^Result: "), watcher.output)
    claim("all is well in the end", watcher.ends() == 0, watcher.output)


def nobody_reads():
    """The end of a pipe went away: the watcher ends when it next has something to tell."""
    whole = open(HOME + "/kilkenny-000001.log", encoding="utf-8").read()
    lines = whole.split("\n")
    start = lines.index("") + 1
    write("c.log", "\n".join(lines[:start + 1]) + "\n")
    pipe = subprocess.Popen(["bash", "-c", '"$0" watch c.log | head -2; echo ended', PROGRAM],
                            cwd=HOME, env=ENVIRONMENT, stdin=subprocess.DEVNULL,
                            stdout=subprocess.PIPE, text=True)
    for last in range(start + 2, len(lines) - 2):  # there is always more to tell
        time.sleep(0.3)
        if pipe.poll() is not None:
            break
        write("c.log", "\n".join(lines[:last]) + "\n")
    claim("a closed pipe ends it", pipe.poll() is not None)
    pipe.kill()
    claim("its reader had its lines", pipe.stdout.read().endswith("\nended\n"))


def usage():
    for words, code in ((["watch", "missing.log"], 4), (["watch", "kilkenny-000001.log", "--as", "Z"], 2)):
        done = subprocess.run([PROGRAM, *words], cwd=HOME, env=ENVIRONMENT, capture_output=True,
                              text=True, timeout=SECONDS, check=False)
        claim(f"{words} ends with {code}", done.returncode == code, done.stderr)


for part in (play_and_watch, trouble, nobody_reads, usage):
    part()
shutil.rmtree(HOME, ignore_errors=True)
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
