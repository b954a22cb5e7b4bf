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
import shlex
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
HOME = tempfile.mkdtemp(prefix="table-")
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

    def kill(self, seconds=0):
        """After some seconds. No Timer of Python's does it: with faketime that waits for ever."""
        time.sleep(seconds)
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


def connect(path):
    """A socket connected to that path, which may be longer than an address."""
    folder, name = os.path.split(path)
    there = os.open(folder, os.O_PATH | os.O_DIRECTORY)
    connected = socket.socket(socket.AF_UNIX)
    try:
        connected.connect(f"/proc/self/fd/{there}/{name}")
    finally:
        os.close(there)
    return connected


class Guest:
    """One guest of a table: sends requests, and keeps every block it was sent."""

    def __init__(self, table, greeting="join 1"):
        self.socket = connect(table.path)
        self.socket.settimeout(SECONDS)
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
    found = program.sees(r"^([a-z]+ [a-p]\d.*)\n(.*\n)*?.*legal move", since)
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


# ---- two screens ----


class Screen:
    """A program on the screen of a terminal of its own."""

    def __init__(self, name, *words):
        self.name = name
        command = " ".join(shlex.quote(word) for word in (PROGRAM, *words))
        self.tmux("new-session", "-d", "-s", name, "-x", "100", "-y", "30", "-c", HOME,
                  "exec env TERM=tmux-256color COLORTERM=truecolor " + command)

    @staticmethod
    def tmux(*words):
        # A short name: the folder's may be longer than an address.
        return subprocess.run(["tmux", "-f", "/dev/null", "-S", "tmux", *words], cwd=HOME,
                              env=dict(ENVIRONMENT, TERM="xterm-256color"), capture_output=True,
                              text=True, timeout=SECONDS).stdout

    def keys(self, *names):
        self.tmux("send-keys", "-t", self.name, *names)

    def ends(self):
        end = time.monotonic() + SECONDS
        while self.name in self.tmux("list-sessions") and time.monotonic() < end:
            time.sleep(0.05)
        return time.monotonic() < end

    def picture(self):
        return self.tmux("capture-pane", "-p", "-t", self.name)

    def sees(self, pattern):
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            if re.search(pattern, self.picture(), re.M):
                return True
            time.sleep(0.02)
        return False


def two_screens():
    host = Screen("host", "host", "kilkenny", "--names", "Anna,Marco", "--seed", "two",
                  "--log", "screens.log")
    claim("the host's screen shows the table", host.sees("table kilkenny"), host.picture())
    claim("and whose seat is free, or whose turn it is", host.sees("Anna: press Enter"), host.picture())
    guest = Screen("guest", "join")
    claim("the guest's screen tells for whom it waits", guest.sees("Anna is to move"), guest.picture())
    host.keys("Enter")
    claim("a roll is seen by the other", guest.sees("Anna rolls"), guest.picture())
    host.keys(":")
    host.keys("-l", "move d3 d5")
    host.keys("Enter")
    claim("a move is seen by the other", guest.sees("Anna goes from d3 to d5"), guest.picture())
    claim("who has moved waits", host.sees("Marco is to move"), host.picture())
    guest.keys("?")
    claim("one may read a page meanwhile", guest.sees("Keys"), guest.picture())
    host.keys("u")
    time.sleep(0.3)
    guest.keys("q")
    claim("and is asked afterwards", guest.sees("Anna asks to take the last move back"),
          guest.picture())
    guest.keys("y")
    claim("the move is taken back on both screens", host.sees("Anna: Move a cat"), host.picture())
    guest.keys("q")
    claim("a guest leaves", host.sees("Marco leaves the table"), host.picture())
    watcher = Screen("watcher", "watch", "kilkenny")
    claim("another looks on", watcher.sees("Anna is to move"), watcher.picture())
    host.keys("q")
    host.keys("y")
    claim("the host closes the table for him, too", watcher.ends(), watcher.picture())
    Screen.tmux("kill-server")
    claim("its log is good", clowder("check", "screens.log").returncode == 0)


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
            made = play_on(guests, 400 if LONG else 40, chance)
            sync(guests + [watcher])
            over = guests[0].blocks.count("now") > 1
            claim(f"{game}: moves were made", made > 20 or over, made)
            compare(log, guests + [watcher], f"{game}{' over' if over else ''}")
            for guest in guests + [watcher]:
                guest.close()
            claim(f"{game}: the table ends when it is asked to", table.close() == 0)
            check = clowder("check", log)
            claim(f"{game}: the log is good", check.returncode == 0, check.stdout + check.stderr)


# ---- taking back, agreeing, the host's powers ----


def agreements():
    table = Table("kilkenny", "--seed", "two", "--log", "agree.log")
    a, b = Guest(table), Guest(table)
    a.ask("roll")
    legal, _ = a.observe()
    a.ask("play " + legal[0])
    before = dict(a.positions)
    good, answer = a.ask("undo")
    claim("the others are asked first", good and answer == "asked", answer)
    claim("the question comes", b.until(lambda: b.asked == "undo A"), b.blocks[-3:])
    claim("another may not answer", not a.ask("answer yes")[0])
    b.ask("answer no")
    claim("one no is enough", a.until(lambda: any("does not agree" in block for block in a.blocks)))
    claim("nothing was taken back", a.at == 2, a.at)
    a.ask("undo")
    b.until(lambda: b.blocks[-1] == "asked undo A")
    b.ask("answer yes")
    claim("both are told", a.until(lambda: a.at == 1) and b.at == 1, (a.at, b.at))
    a.ask("play " + legal[0])
    claim("the same move gives the same position", a.positions[2] == before[2])
    good, answer = b.ask("draw")
    claim("the rules of this game know no draw", not good and "know no draw" in answer, answer)
    claim("one resigns", b.ask("resign")[0])
    sync([a, b])
    claim("both are told the end", a.ended == b.ended == "resign B", (a.ended, b.ended))
    for guest in (a, b):
        guest.close()
    table.close()
    claim("its log is good", clowder("check", "agree.log").returncode == 0)
    table = Table("cathedral", "--log", "draw.log")
    a, b = Guest(table), Guest(table)
    good, answer = b.ask("draw")
    claim("a draw is offered", good and a.until(lambda: a.asked == "draw B"), answer)
    a.ask("answer yes")
    sync([a, b])
    claim("it is agreed", str(a.ended).startswith("draw") and a.ended == b.ended, a.ended)
    claim("nothing is played after the end", not a.ask("roll")[0] and not a.ask("undo")[0])
    for guest in (a, b):
        guest.close()
    table.close()
    claim("the log tells the draw", clowder("check", "draw.log").returncode == 0)


def host_powers():
    host = Program("host", "catan", "--plain", "--seats", "3", "--seed", "h", "--log", "powers.log")
    host.sees(">$")
    path = HOME + "/run/clowder/catan.table"

    class Place:
        pass
    Place.path = path
    guest, third = Guest(Place), Guest(Place)
    claim("a guest is not the host", not guest.ask("close")[0] and not guest.ask("bot C lion")[0])
    third.close()
    claim("a lost guest is told", guest.until(lambda: "C=away" in guest.people), guest.people)
    since = host.type("bot C kitten")
    claim("the host lets a bot play on", host.sees("A bot plays for .* from now on", since), host.output)
    claim("the guest is told", guest.until(lambda: "C=bot" in guest.people), guest.people)
    late = Guest(Place)
    claim("a bot's seat is taken", not late.good, late.answer)
    late.close()
    host.type("free C")
    claim("the seat is freed", guest.until(lambda: "C=free" in guest.people), guest.people)
    late = Guest(Place)
    claim("and taken", late.seat == "C", late.answer)
    host.type("quit")
    host.type("yes")
    claim("the table says goodbye",
          guest.until(lambda: "bye closed" in guest.blocks), guest.blocks[-2:])
    claim("the host ends", host.ends() == 0, host.output)


# ---- lost and found ----


def killed(rounds):
    """The keeper is killed at any moment: what was answered is in the log."""
    chance = random.Random(5)
    log, made = "killed.log", []
    table = Table("kilkenny", "--seed", "k", "--log", log)
    guests = [Guest(table), Guest(table)]
    keys = {guest.seat: guest.key for guest in guests}
    for number in range(rounds):
        killer = threading.Thread(target=table.kill, args=[chance.random() * 0.2])
        killer.start()
        pending = None
        try:
            while True:
                for guest in guests:
                    legal, acting = guest.observe()
                    if legal and guest.seat in acting:
                        pending = chance.choice(legal)
                        good, _ = guest.ask("play " + pending)
                    elif not acting:
                        pending = "roll"
                        good, _ = guest.ask("roll")
                    else:
                        continue
                    made += [pending] if good else []
                    pending = None
                if guests[0].ended is not None:
                    break
        except Lost:
            pass
        killer.join()
        shown = clowder("show", log, "--format", "moves").stdout
        lines = [line for line in shown.split("\n") if re.match(r"\s*\d+", line)]
        if not claim("no answered move is lost, and none was made twice",
                     len(made) <= len(lines) <= len(made) + (pending is not None),
                     f"round {number}: {len(made)} answered, {len(lines)} in the log\n{shown[-400:]}"):
            break
        made = [None] * len(lines)
        check = clowder("check", log)
        claim("the log is good", check.returncode == 0, check.stdout + check.stderr)
        if "unfinished" not in check.stdout:  # the game was over: another one
            log, made = f"killed{number}.log", []
            table = Table("kilkenny", "--seed", log, "--log", log)
            guests = [Guest(table), Guest(table)]
            keys = {guest.seat: guest.key for guest in guests}
            continue
        table = Table("--resume", log)
        guests = [Guest(table, f"join 1 key={seat}:{key}") for seat, key in keys.items()]
        claim("everybody has the same seat and key",
              {guest.seat: guest.key for guest in guests} == keys)
    claim("the log is good after all that", clowder("check", log).returncode == 0)
    for guest in guests:
        guest.close()
    table.close()
    return rounds


def comes_back():
    """A guest's program finds the table again by itself, when it was killed and opened again."""
    table = Table("kilkenny", "--seed", "k", "--names", "Anna,Marco", "--log", "back.log")
    guest = Program("join", "--plain")
    claim("a guest sits down", guest.sees("Anna, turn 1"), guest.output)
    guest.type("roll")
    move = legal_move(guest)
    table.kill()
    claim("he is told", guest.sees("connection to the table is lost"), guest.output)
    table = Table("--resume", "back.log")
    claim("he is back", guest.sees("The table is back"), guest.output)
    since = guest.type(move)
    claim("and plays on", guest.sees("Marco is to move|is free", since), guest.output)
    guest.type("quit")
    guest.ends()
    table.close()


# ---- bad peers ----


def bad_peers():
    table = Table("kilkenny", "--seed", "b", "--log", "bad.log")
    good, other = Guest(table), Guest(table)
    line = "1 watch 1\n"
    peers = {
        "says nothing": b"",
        "is no text": b"\xff\xfe\xfd\n",
        "sends NUL": b"1 join 1\0\n",
        "sends escapes": b"1 watch 1\n2 say \x1b[2J\n",
        "has a long line": b"1 " + b"a" * 5000,
        "has a long line with an end": b"1 " + b"a" * 5000 + b"\n",
        "has a long number": b"99999999999999999999 watch 1\n",
        "has a negative number": b"-1 watch 1\n",
        "speaks version 2": b"1 join 2\n",
        "plays before it comes": b"1 play move a1 a2\n2 roll\n3 close\n",
        "comes twice": b"1 watch 1\n2 watch 1\n3 join 1\n",
        "wants seat Z": b"1 join 1 seat=Z\n",
        "has a wrong key": b"1 join 1 seat=A key=A:" + b"0" * 32 + b"\n",
        "has a short key": b"1 join 1 key=A:\n2 join 1 key=\n3 join 1 key\n",
        "looks on and plays": b"1 watch 1\n2 roll\n3 play move d3 d4\n4 resign\n5 undo\n6 draw\n7 redo\n",
        "looks on and closes": b"1 watch 1\n2 close\n3 bot A lion\n4 free A\n5 answer yes\n",
        "floods": line.encode() + b"2 protocol_version\n" * 5000,
        "asks nonsense": line.encode() + b"2 nonsense\n" * 200,
        "sends empty lines": line.encode() + b"\n" * 3000,
        "is half a line": b"1 watc",
        "says too much": line.encode() + b"2 say " + b"x" * 1500 + b"\n",
        "ends lines with CR": b"1 watch 1\r\n2 quit\r\n",
        "names a bot": b"1 watch 1\n2 bot A cmd:/bin/sh\n",
        "is an HTTP client": b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    }
    for what, data in peers.items():
        sockets = []
        for _ in range(3):
            peer = connect(table.path)
            try:
                peer.sendall(data)
            except OSError:
                pass
            sockets.append(peer)
        start = time.monotonic()
        well, _ = good.ask("protocol_version")
        claim(f"a peer that {what} keeps nobody waiting", well and time.monotonic() - start < 2)
        for peer in sockets:
            peer.close()
    claim("nothing was played", good.at == 0 and table.process.poll() is None, good.at)
    deaf = [Guest(table, "watch 1") for _ in range(3)]
    for _ in range(60):
        good.ask("say " + "x" * 290)
        time.sleep(0.01)
    claim("nor does one who never reads", good.ask("protocol_version")[0])
    for guest in deaf + [good, other]:
        guest.close()
    many = [connect(table.path) for _ in range(40)]
    time.sleep(0.2)
    for peer in many:
        peer.close()
    again = Guest(table, f"join 1 key=A:{good.key}")
    claim("after forty at once one comes back", again.seat == "A", again.answer)
    again.close()
    claim("the table goes on, and ends well", table.close() == 0)
    mode = os.stat(HOME + "/run/clowder").st_mode & 0o777
    claim("only its owner may enter the folder", mode == 0o700, oct(mode))


# ---- speed ----


def latency(moves):
    """From a request to the same step at the other guest."""
    table = Table("kilkenny", "--seed", "s", "--log", "speed.log")
    guests, chance, times = [Guest(table), Guest(table)], random.Random(1), []
    while len(times) < moves and guests[0].ended is None:
        for guest, other in (guests, guests[::-1]):
            legal, acting = guest.observe()
            words = "roll" if not acting else "play " + chance.choice(legal) if legal else None
            if not words or (acting and guest.seat not in acting):
                continue
            start, before = time.monotonic(), other.at
            guest.send(words)
            if words == "roll" and not guest.until(lambda: guest.blocks[-1][:1] in "=?") :
                continue
            if guest.blocks[-1][:1] == "?":
                continue
            if other.until(lambda: other.at > before):
                times.append(time.monotonic() - start)
            guest.until(lambda: guest.blocks[-1][:1] in "=?")
    times.sort()
    for guest in guests:
        guest.close()
    table.close()
    middle, late = times[len(times) // 2] * 1000, times[len(times) * 95 // 100] * 1000
    print(f"    from a request to the other guest: median {middle:.2f} ms, 95 % {late:.2f} ms, "
          f"{len(times)} moves")
    claim("a move is at the other guest soon", middle < 50, middle)


def main():
    os.mkdir(HOME + "/run", 0o700)
    parts = (two_programs, two_screens, agreements, host_powers, comes_back, bad_peers,
             lambda: every_game(20 if LONG else 1), lambda: killed(200 if LONG else 5),
             lambda: latency(400 if LONG else 40))
    for part in parts:
        start = time.monotonic()
        part()
        if "--times" in sys.argv:
            print(f"{part.__name__}: {time.monotonic() - start:.1f} s")
    shutil.rmtree(HOME, ignore_errors=True)
    print(f"{passed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
