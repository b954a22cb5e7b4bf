#!/usr/bin/python3
"""table.py PROGRAM [--long] - a table for several terminals: `clowder host`, `join`, docs/TABLE.md.

Two programs in plain text mode play a game line by line. Then guests written here speak the
protocol itself: they play every game at random, are killed and come back, take moves back, ask for
a draw, talk, and behave badly. Every position that a guest was sent is compared with what the log
shows to that seat. Closes with `N passed, N failed`.
"""
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

import surroundings

PROGRAM = os.path.abspath(sys.argv[1])
LONG = "--long" in sys.argv
HOME = tempfile.mkdtemp(prefix="table-", dir="/tmp")
ENVIRONMENT = surroundings.environment(HOME, XDG_RUNTIME_DIR=HOME + "/run", XDG_STATE_HOME=HOME + "/state")
SECONDS = 30  # how long anything may take
passed = failed = 0


def claim(what, true, shown=""):
    global passed, failed
    passed, failed = passed + bool(true), failed + (not true)
    if not true:
        print(f"FAILED {what}")
        print("".join(f"    {line}\n" for line in str(shown).splitlines()[-30:]), end="")
    return bool(true)


def clowder(*words):
    return subprocess.run([PROGRAM, *words], env=ENVIRONMENT, cwd=HOME, text=True,
                          capture_output=True, timeout=SECONDS)


class Program:
    """One running program: its input by lines, its output as it grows."""

    def __init__(self, *words):
        self.process = subprocess.Popen([PROGRAM, *words], env=ENVIRONMENT, cwd=HOME, text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.STDOUT)
        self.output = ""
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.output += line

    def type(self, line):
        """Returns how much had been written before."""
        before = len(self.output)
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return before

    def sees(self, pattern, since=0):
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            found = re.search(pattern, self.output[since:], re.M)
            if found:
                return found
            time.sleep(0.005)
        return None

    def ends(self):
        try:
            return self.process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return None


class Table:
    """A keeper without a host, for guests that are written here."""

    def __init__(self, *words):
        self.process = subprocess.Popen([PROGRAM, "host", *words, "--serve"], env=ENVIRONMENT,
                                        cwd=HOME, text=True, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE)
        self.path = self.process.stdout.readline().strip()
        if not self.path:
            raise RuntimeError(self.process.stderr.read())

    def kill(self):
        self.process.kill()
        self.process.wait()

    def close(self):
        self.process.terminate()
        code = self.process.wait(SECONDS)
        self.process.stdout.close()
        self.process.stderr.close()
        return code


class Lost(Exception):
    pass


class Guest:
    """One guest of a table: sends requests, and keeps every block it was sent."""

    def __init__(self, table, greeting="join 1"):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(SECONDS)
        self.socket.connect(table.path)
        self.bytes = b""
        self.blocks = []  # in the order in which they came, answers too
        self.positions = {}  # by the number of moves before
        self.news, self.at, self.ended, self.people, self.asked = [], 0, None, "", None
        self.all = b""
        self.id = 0
        self.good, self.answer = self.ask(greeting) if greeting else (True, "")
        found = re.search(r"seat=(\w) key=(\w+)", self.answer)
        self.seat, self.key = found.groups() if found else (None, None)

    def send(self, line):
        self.id += 1
        try:
            self.socket.sendall(f"{self.id} {line}\n".encode())
        except OSError as error:
            raise Lost from error

    def take(self, seconds=SECONDS):
        """The next block."""
        self.socket.settimeout(seconds)
        while b"\n\n" not in self.bytes:
            try:
                more = self.socket.recv(65536)
            except socket.timeout:
                return None
            except OSError as error:
                raise Lost from error
            if not more:
                raise Lost
            self.bytes += more
            self.all += more
        block, self.bytes = self.bytes.split(b"\n\n", 1)
        block = block.decode()
        self.blocks.append(block)
        self.heed(block)
        return block

    def heed(self, block):
        lines = block.split("\n")
        word, _, rest = lines[0].partition(" ")
        position = [line[9:] for line in lines if line.startswith("position ")]
        if word == "game":
            self.positions, self.at, self.ended = {0: position[0]}, 0, None
        elif word == "step":
            index = int(rest.split()[0])
            if index != self.at:
                raise AssertionError(f"step {index} after {self.at} moves")
            self.at = index + 1
            self.positions[self.at] = position[0]
            self.news += [line[5:] for line in lines if line.startswith("news ")]
        elif word == "cut":
            self.at = int(rest)
        elif word == "ended":
            self.ended = rest
        elif word == "people":
            self.people = rest
        elif word == "asked":
            self.asked = rest

    def ask(self, line):
        self.send(line)
        while True:
            block = self.take()
            if block is None:
                raise Lost
            if block[:1] in "=?" and block[1:].split("\n")[0].split(" ")[0] == str(self.id):
                return block[0] == "=", block[1:].partition(" ")[2]

    def until(self, true, seconds=SECONDS):
        """Takes blocks until that is true."""
        end = time.monotonic() + seconds
        while not true():
            if time.monotonic() > end or self.take(max(0.01, end - time.monotonic())) is None:
                return False
        return True

    def observe(self):
        """The moves that this seat may make, and whether dice are awaited of it."""
        _, text = self.ask("observe")
        legal = [line[6:] for line in text.split("\n") if line.startswith("legal ")]
        acting = re.search(r"^acting (\w*)", text, re.M)
        return legal, acting.group(1) if acting else ""

    def close(self):
        self.socket.close()


def newest_log(since):
    folder = HOME + "/data/clowder/games"
    logs = [os.path.join(folder, name) for name in os.listdir(folder) if name.endswith(".log")]
    return max((log for log in logs if log not in since), key=os.path.getmtime)


# ---- two programs that people use ----


def legal_move(program):
    since = program.type("legal")
    found = program.sees(r"^(\w+ [a-p].*)\n(.*\n)*?.*legal move", since)
    return found and found.group(1)


def two_programs():
    host = Program("host", "kilkenny", "--plain", "--names", "Anna,Marco", "--seed", "two",
                   "--log", "two.log")
    claim("the host sees the board", host.sees(r"^Anna, turn 1 \(A\), roll>"), host.output)
    guest = Program("join", "--plain")
    claim("the guest sees the board, and who is to move", guest.sees("^Anna is to move"), guest.output)
    claim("the host is told who came", host.sees("^Marco sits down"), host.output)
    since = guest.type("roll")
    claim("the guest cannot roll for the host", guest.sees("not possible", since), guest.output)
    players = [host, guest]
    for turn in range(4):
        player, other = players[turn % 2], players[1 - turn % 2]
        since, heard = player.type("roll"), len(other.output)
        claim("a roll is told", player.sees(r"rolls? \d|cannot", since), player.output)
        claim("and to the other", other.sees(r"rolls? \d|cannot", heard), other.output)
        move = legal_move(player)
        heard = len(other.output)
        player.type(move or "legal")
        claim("a move is told to the other", other.sees(r"goes from|is to move|turn \d", heard),
              f"{move}\n{player.output}\n----\n{other.output}")
    since, heard = host.type("say good luck"), len(guest.output)
    claim("what one says, the other reads", guest.sees("^Anna: good luck", 0), guest.output)
    heard = len(host.output)
    guest.type("undo")
    claim("the host is asked", host.sees("Marco asks to take the last move back", heard), host.output)
    since, heard = host.type("yes"), len(guest.output)
    claim("the move is taken back for both", guest.sees("Marco takes the last move back"),
          guest.output)
    guest.process.kill()
    claim("a lost guest is told", host.sees("connection of Marco is lost", since), host.output)
    guest = Program("join", "--plain")
    claim("he comes back to his seat", host.sees("Marco is back", since), host.output)
    claim("and goes on", guest.sees("^Marco, turn|is to move"), guest.output)
    host.type("quit")
    host.type("yes")
    claim("the host closes the table", guest.sees("The table was closed"), guest.output)
    claim("both end", (host.ends(), guest.ends()) == (0, 0), host.output + guest.output)
    check = clowder("check", "two.log")
    claim("the log is good", check.returncode == 0, check.stdout + check.stderr)
    claim("no table is left", "no table" in clowder("join", "--plain").stderr)


# ---- guests that speak the protocol ----


def compare(log, guests, what):
    """Every position a guest was sent is what the log shows to that seat."""
    for guest in guests:
        viewer = guest.seat or "public"
        if guest.ended is not None or "over" in what:
            viewer = "all"
        shown = clowder("show", log, "--at", "all", "--as", viewer, "--format", "position")
        lines = [line for line in shown.stdout.split("\n") if line]
        wrong = [at for at in sorted(guest.positions)
                 if at <= guest.at and at < len(lines) and lines[at] != guest.positions[at]]
        claim(f"{what}: {viewer} was sent what the log shows", not wrong and len(lines) > guest.at,
              f"after {wrong[:1]} of {guest.at}: {[guest.positions[at] for at in wrong[:1]]}\n"
              f"{[lines[at] for at in wrong[:1]]}\n{shown.stderr}")


def play_on(guests, moves, chance):
    """Lets the guests play at random; returns how many moves were made."""
    made = 0
    while made < moves and guests[0].ended is None:
        acted = False
        for guest in guests:
            legal, acting = guest.observe()
            if legal and guest.seat in acting:
                good, why = guest.ask("play " + chance.choice(legal))
                claim("a legal move is played", good, why)
                acted, made = True, made + 1
            elif not acting:
                good, _ = guest.ask("roll")
                acted, made = acted or good, made + good
        if not acted:
            break
    return made


def sync(guests):
    """Everybody has taken all that was sent: each asks something."""
    for guest in guests:
        guest.ask("protocol_version")


def every_game(seeds):
    for game, seats in (("kilkenny", 2), ("cathedral", 2), ("clancath", 2), ("catan", 3),
                        ("catchess", 2)):
        for seed in range(seeds):
            chance = random.Random(f"{game}{seed}")
            log = f"{game}{seed}.log"
            table = Table(game, "--seats", str(seats), "--seed", str(seed), "--log", log)
            guests = [Guest(table) for _ in range(seats)]
            claim(f"{game}: everybody has a seat",
                  sorted(guest.seat for guest in guests) == list("ABCDEF"[:seats]))
            watcher = Guest(table, "watch 1")
            full = Guest(table)
            claim(f"{game}: nobody sits on a taken seat", not full.good and "free" in full.answer)
            full.close()
            made = play_on(guests, 400 if LONG else 60, chance)
            sync(guests + [watcher])
            over = guests[0].blocks.count("now") > 1
            claim(f"{game}: moves were made", made > 20 or over, made)
            compare(log, guests + [watcher], f"{game}{' over' if over else ''}")
            for guest in guests + [watcher]:
                guest.close()
            claim(f"{game}: the table ends when it is asked to", table.close() == 0)
            check = clowder("check", log)
            claim(f"{game}: the log is good", check.returncode == 0, check.stdout + check.stderr)


def main():
    os.mkdir(HOME + "/run", 0o700)
    two_programs()
    every_game(20 if LONG else 1)
    shutil.rmtree(HOME, ignore_errors=True)
    print(f"{passed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
