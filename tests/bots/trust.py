"""trust.py TEST-PROGRAM - people are asked before a bot is started that cannot be kept from all.

The test program takes layers of the jail for missing: CLOWDER_WITHOUT. Also what the flags say
about bots, and that no seed stays in a command line.
"""
import os
import pty
import shlex
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, ".."), os.path.join(HERE, "..", "faults")]
import house  # noqa: E402
import surroundings  # noqa: E402

GAME = house.games()[0]
BOT = "cmd:" + shlex.quote(os.path.abspath(HERE + "/../../docs/bots/any.sh"))
WITHOUT = dict(CLOWDER_WITHOUT="seccomp")
ARENA = ["arena", GAME, BOT, "random", "--games", "2", "--max-moves", "2"]
UNKEPT = "holding locks and leases"


def commands():
    done = house.run(*ARENA)
    house.claim(done.returncode == 0 and not done.stderr, f"with all layers nobody asks {done.stderr}")
    done = house.run(*ARENA, env=house.environment(**WITHOUT))
    house.claim(done.returncode == 1 and UNKEPT in done.stderr.decode() and not done.stdout,
                "without a terminal the arena does not begin, and says why")
    done = house.run(*ARENA, "--trust-bots", env=house.environment(**WITHOUT))
    house.claim(done.returncode == 0 and not done.stderr, "but with --trust-bots")
    levels = ["arena", GAME, "greedy", "random", "--games", "2", "--max-moves", "2"]
    done = house.run(*levels, env=house.environment(**WITHOUT))
    house.claim(done.returncode == 0 and not done.stderr, "a game without programs is no question")
    done = house.run("bot-check", BOT[4:], env=house.environment(**WITHOUT))
    house.claim(done.returncode == 1 and b"NOT kept from " + UNKEPT.encode() in done.stdout and
                b"pass " not in done.stdout, "bot-check starts nothing either")


def at_terminal(answer):
    """What the arena says at a terminal, and its exit code."""
    pid, end = pty.fork()
    if pid == 0:
        os.execve(house.PROGRAM, [house.PROGRAM, *ARENA], house.environment(**WITHOUT))
    said = b""
    while b"(yes or no)" not in said:
        said += os.read(end, 4096)
    os.write(end, answer + b"\n")
    try:
        while True:
            piece = os.read(end, 4096)
            if not piece:
                break
            said += piece
    except OSError:
        pass
    return said.decode(), os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def terminals():
    said, code = at_terminal(b"no")
    house.claim(code == 1 and UNKEPT in said and "wins" not in said, "at a terminal it asks: no")
    said, code = at_terminal(b"yes")
    house.claim(code == 0 and "wins" in said, "and yes")


def play(*words, typed=b"", **options):
    log = f"{house.WORK}/{time.monotonic_ns()}.log"
    seat = f"A=cmd:{shlex.quote(HERE)}/bad.sh plays-on {shlex.quote(house.WORK)}"
    done = house.run("play", GAME, "--seats", "2", "--seed", "z", "--seat", seat, "--log", log, *words,
                     input=typed, env=house.environment(**WITHOUT), **options)
    return done.stdout.decode() + done.stderr.decode()


def people():
    said = play("--plain", typed=b"no\n\nquit\n")
    house.claim(UNKEPT in said and "Start it?" in said and "bad plays" not in said,
                "line mode asks: no, and persons play")
    asked = said.count("Start it?")
    said = play("--plain", typed=b"yes\nquit\n")
    house.claim(asked == 1 and said.count("Start it?") == 1, "and yes")
    house.claim("Start it?" not in play("--plain", "--trust-bots", typed=b"quit\n"),
                "with --trust-bots it does not")
    keys = house.WORK + "/keys"
    with open(keys, "w") as file:
        file.write("screen\nkeys Down Enter\nscreen\nkeys q\n")
    said = play("--script", keys)
    house.claim("Start a program?" in said and UNKEPT in said, "a screen asks")


READER = """import os, sys
os.chdir(os.path.dirname(os.path.abspath(__file__)))
try: sys.exit(open(bytes.fromhex(sys.argv[1]).decode()).read())
except OSError as problem: sys.exit(problem.strerror)
"""


def read(folder, path, *words):
    """What a bot in that folder reads there; the command does not name the file."""
    bot = f"cmd:/usr/bin/python3 {folder}/reader.py {path.encode().hex()}"
    done = house.run("arena", GAME, bot, "random", "--games", "2", "--max-moves", "2", *words,
                     cwd=house.WORK)
    return done.stderr.decode()


def reads():
    own, other = house.WORK + "/own", house.WORK + "/other"
    for folder in own, other:
        os.mkdir(folder)
        with open(folder + "/reader.py", "w") as file:
            file.write(READER)
        with open(folder + "/book", "w") as file:
            file.write("something to read")
    os.symlink(other + "/book", own + "/link")
    os.symlink("own", house.WORK + "/linked")
    good = "something to read"
    house.claim(good in read("own", "book"), "a script reads its neighbours")
    house.claim(good in read("linked", "book"), "also where a link leads to its folder")
    house.claim(good not in read("own", "../other/book") and good not in read("own", "link"),
                "but nothing elsewhere, nor by a link")
    house.claim(good in read("own", "../other/book", "--bot-reads", other), "unless people allow it")
    house.claim(good not in read("own", "book", "--logs", own), "nor where logs are written")
    told = house.run("bot-check", "sh own/reader.py", cwd=house.WORK).stdout.decode()
    house.claim(f"may read {own}\n" in told, f"bot-check tells what it may read {told}")
    for path, sentence in (house.WORK, "no bot may read that"), ("/no such", "No such file"):
        done = house.run("bot-check", "--bot-reads", path, "true")
        house.claim(done.returncode == 2 and sentence in done.stderr.decode(), f"not {path}")


def memory():
    with open(house.WORK + "/own/much.py", "w") as file:
        file.write("import sys, time\nmuch = b'x' * (100 << 20)\ntime.sleep(1)\nsys.exit('took it')\n")
    for megabytes in "50", "500":
        done = house.run("arena", GAME, "cmd:/usr/bin/python3 own/much.py", "random", "--games", "2",
                         "--max-moves", "2", "--bot-memory", megabytes, cwd=house.WORK)
        house.claim(("took it" in done.stderr.decode()) == (megabytes == "500"),
                    f"{megabytes} MB {done.stderr.decode()}")
    house.claim(house.run(*ARENA, "--bot-memory", "1").returncode == 2, "a megabyte is too little")


def seeds():
    words = [house.PROGRAM, "play", GAME, "--plain", "--seed", "abracadabra", "--log",
             house.WORK + "/seed.log"]
    game = subprocess.Popen(words, env=house.environment(), stdin=subprocess.PIPE,
                            stdout=subprocess.PIPE)
    game.stdout.readline()
    with open(f"/proc/{game.pid}/cmdline", "rb") as file:
        shown = file.read()
    game.communicate(b"quit\n")
    with open(house.WORK + "/seed.log") as file:
        log = file.read()
    house.claim(b"abracadabra" not in shown and '[Seed "abracadabra"]' in log,
                f"no seed stays in the command line {shown}")


commands()
if surroundings.has_terminals():
    terminals()
else:
    print("skipped: the question at a terminal, as there are no pseudo-terminals here")
people()
reads()
memory()
seeds()
house.end()
