"""doors.py PROGRAM [--long] - bots that keep to the protocol, and the arena they meet in."""
import collections
import concurrent.futures
import glob
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "faults"))
import house  # noqa: E402

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
STEADY = house.WORK + "/steady"


def bots():
    subprocess.run(["cc", "-O1", "-Wall", "-Wextra", "-Werror", "-o", STEADY,
                    ROOT + "/docs/bots/steady.c"], check=True)
    return [typed(ROOT + "/docs/bots/any.sh"), typed(ROOT + "/docs/bots/curious.py"), typed(STEADY)]


def typed(*words):
    """The command as a shell reads it."""
    return " ".join(map(shlex.quote, words))


def check(command):
    done = house.run("bot-check", command)
    return done.returncode, [line for line in done.stdout.decode().split("\n")
                             if line.startswith("FAIL ") or line.endswith("failed")]


BAD = {"bad.sh wrong-number": "number", "bad.sh illegal": "legal and in time",
       "bad.sh old": "not 1", "bad.sh dies-at-choose": "code 3", "bad.sh talks-on": "went on",
       "bad.sh stays": "had to be killed", "ponder.py deaf": "hurried, it chooses at once: no answer",
       "ponder.py answers": "went on"}


def checked(examples):
    """bot-check passes what is right, and says what is wrong."""
    hurrying = [typed(ROOT + "/tests/bots/ponder.py", "hears", "check")] + [
        typed(house.PROGRAM, "bot", word) for word in ("random", "greedy", "search:20", "kitten")]
    good = examples + [typed(f"{ROOT}/docs/bots/{name}.py") for name in ("dicey", "mason")] + hurrying
    bad = [typed(f"{ROOT}/tests/bots/{kind.split()[0]}", *kind.split()[1:], "check") for kind in BAD]
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        results = dict(zip(good + bad, pool.map(check, good + bad)))
    for command in good:
        points = (10 if command in hurrying else 8) + len(house.games())
        house.claim(results[command] == (0, [f"{points} passed, 0 failed"]),
                    f"{os.path.basename(shlex.split(command)[0])} passes bot-check {results[command]}")
    for command, (kind, point) in zip(bad, BAD.items()):
        code, lines = results[command]
        house.claim(code == 1 and any(point in line for line in lines),
                    f"bot-check says what is wrong with {kind}: {lines}")


def asked_of_the_program():
    """What a person might type, and what a program should not."""
    said = b"1 name\nlist_commands\n\n3 choose A\n4 dance\n5 game none 2\n6 observe A\nlegal x\n\n7 quit\n8 name\n"
    done = house.run("bot", "random", input=said)
    answers = done.stdout.decode().split("\n\n")[:-1]
    house.claim(done.returncode == 0 and [answer[:2] for answer in answers] ==
                ["=1", "= ", "?3", "?4", "?5", "?6", "=7"], f"bot answers each request: {answers}")


def hurried():
    """The program as a bot, with an hour for a move, which the next line takes back."""
    ask = "1 game {} 2\n2 observe A\nposition {}\n\n" + "".join(
        f"{number} choose {seat} milliseconds=3600000\nhurry\n" for number, seat in ((3, "A"), (4, "B")))
    for game in house.games()[:2]:
        answers = []
        for moves in range(20):  # until it is somebody's choice
            folder = f"{house.WORK}/{game}-{moves}"
            house.run("sim", game, "--games", "1", "--seats", "2", "--max-moves", str(moves), "--logs", folder)
            position = house.run("show", *glob.glob(folder + "/*.log"), "--format", "position").stdout.decode()
            done = house.run("bot", "search:1000000000", input=ask.format(game, position.strip()).encode())
            answers = done.stdout.decode().split("\n\n")
            if any(answer[:2] == "=3" or answer[:2] == "=4" for answer in answers):
                break
        house.claim(len(answers) == 5 and "=" in answers[2][0] + answers[3][0],
                    f"hurried, the program chooses at once: {game} {answers}")


def advised():
    """A hint is of the position it was given in, and a turn that is left to the program begins
    with the move that a hint told."""
    typed = ["cathedral w d3", "place tavern n a1", *["hint"] * 3, *["undo", "yes"] * 2,
             "cathedral w f6", "place tavern n j10", *["hint"] * 3, "auto", "yes", "quit"]
    log = house.WORK + "/advised.log"
    done = house.run("play", "cathedral", "--plain", "--log", log, input="\n".join(typed).encode() + b"\n")
    told = re.findall(r"A good move: (.*)", done.stdout.decode())
    rules = re.findall(r"^CD-\d+: ", done.stdout.decode(), re.M)
    with open(log) as file:
        played = re.findall(r"^\d+ [AB] (.*) #", file.read(), re.M)
    house.claim(len(rules) == 2 and len(told) == 2 and played[-1] == told[-1],
                f"a hint is of its position: {rules} {told} {played}")


def header(log):
    with open(log) as file:
        return dict(re.findall(r'^\[(\w+) "(.*)"\]$', file.read(), re.M))


def arena(folder, *players, game, games=4, moves=120, seed="doors"):
    return house.run("arena", game, *players, "--games", str(games), "--seed", seed,
                     "--max-moves", str(moves), "--logs", folder)


def examples_play(examples):
    for game in house.games():
        folder = f"{house.WORK}/{game}"
        done = arena(folder, "cmd:" + examples[0], "cmd:" + examples[1], game=game, games=2)
        logs = sorted(glob.glob(folder + "/*.log"))
        house.claim(done.returncode == 0 and done.stderr == b"" and len(logs) == 2 and
                    house.run("check", *logs).returncode == 0,
                    f"sh plays Python: {game} {done.stderr.decode()}")
        tags = [header(log) for log in logs]
        house.claim(tags[0]["Deal"] == tags[1]["Deal"] and tags[0]["Seed"] == "doors/1" and
                    tags[0]["PlayerA"] == tags[1]["PlayerB"] != tags[0]["PlayerB"],
                    f"the same deal from both seats: {game}")


def counts(output):
    """The lines that tell who won; the times a run took are its own."""
    return [re.sub(r"from the folder \d+", "", line) if "from the folder" in line else
            " ".join(line.split()[:5]) for line in output.decode().split("\n")]


def read(folder):
    return {path: open(path, "rb").read() for path in glob.glob(folder + "/*.log")}


def resumed(game, examples):
    folder = f"{house.WORK}/resumed"
    players = ("random", "greedy", "search:5")
    whole = arena(folder, *players, game=game, games=12, moves=400)
    logs, before = sorted(glob.glob(folder + "/*.log")), read(folder)
    seats = collections.Counter((seat, header(log)["Player" + seat]) for log in logs for seat in "ABC")
    house.claim(len(logs) == 12 and len(seats) == 9 and set(seats.values()) == {4},
                f"everybody sits everywhere alike: {seats}")
    for log in logs:
        os.chmod(log, 0o600)  # those of games that are over are read-only
    os.remove(logs[2])
    os.truncate(logs[5], os.path.getsize(logs[5]) - 7)
    os.truncate(logs[7], 0)
    again = arena(folder, *players, game=game, games=12, moves=400)
    house.claim(read(folder) == before, "missing and broken logs are played again, and are the same")
    house.claim(counts(whole.stdout) == counts(again.stdout) and b"folder 9" in again.stdout,
                f"a resumed match counts as one that was not interrupted {again.stdout.decode()}")
    other = arena(folder, "greedy", "random", "random", game=game, games=12)
    house.claim(other.returncode == 4 and b"is a log of other games" in other.stderr and
                read(folder) == before, "logs of other games are not touched")
    return players, whole, before


def interrupted(game, players, whole, before):
    folder = f"{house.WORK}/interrupted"
    words = ["arena", game, *players, "--games", "12", "--seed", "doors", "--max-moves", "400",
             "--logs", folder]
    process = subprocess.Popen([house.PROGRAM, *words], env=house.environment(),
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    while process.poll() is None and len(glob.glob(folder + "/*.log")) < 3:
        time.sleep(0.002)
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=180)
    some = len(glob.glob(folder + "/*.log"))
    done = arena(folder, *players, game=game, games=12, moves=400)
    after = read(folder)
    house.claim(counts(done.stdout) == counts(whole.stdout) and
                sorted(after.values()) == sorted(before.values()),
                f"interrupted after {some} games and resumed, it gives the same")


def moves_of(log):
    """The moves of a log, without turn numbers and seals."""
    with open(log, encoding="utf-8") as file:
        lines = [line.split("#")[0].split() for line in file if re.match(r"\d+ [*A-F] ", line)]
    return [tuple(words[1:]) for words in lines]


def openings(game):
    """Games of a deal begin alike, other deals otherwise; a deck's positions come in turn; a range
    plays the same games; a test that is decided stops."""
    folder, words = f"{house.WORK}/openings", ("arena", game, "greedy", "random", "--seed", "doors")
    done = house.run(*words, "--games", "8", "--openings", "random:6", "--logs", folder)
    logs = sorted(glob.glob(folder + "/*.log"))
    begun = [moves_of(log) for log in logs]
    decided = [[move for move in moves if move[0] != "*"][:6] for moves in begun]
    house.claim(done.returncode == 0 and len(logs) == 8 and
                all(decided[i] == decided[i + 1] for i in (0, 2, 4, 6)) and
                len({str(moves) for moves in decided}) == 4,
                f"random openings: one for each deal {decided}")
    before = read(folder)
    again = house.run(*words, "--range", "3-4", "--openings", "random:6", "--logs", folder)
    house.claim(b"2 of 2 games" in again.stdout and b"folder 2" in again.stdout,
                f"a range of the same games {again.stdout.decode()}")
    other = house.run(*words, "--games", "8", "--openings", "random:5", "--logs", folder)
    house.claim(other.returncode == 4 and b"is a log of other games" in other.stderr and
                read(folder) == before, "logs with other openings are not touched")
    deck = f"{house.WORK}/deck"
    positions = [house.run("show", "--format", "position", "--as", "all", "--at", str(at), logs[0]).stdout.decode()
                 for at in (4, 7)]
    with open(deck, "w", encoding="utf-8") as file:
        file.write("; a deck\n" + "".join(positions))
    done = house.run(*words, "--games", "6", "--openings", deck, "--logs", folder + "2", "--at-once", "1")
    told = [header(log)["Position"] + "\n" for log in sorted(glob.glob(folder + "2/*.log"))]
    house.claim(done.returncode == 0 and told == [positions[i] for i in (0, 0, 1, 1, 0, 0)],
                f"a deck's positions come in turn {told} {done.stderr.decode()}")
    done = house.run("arena", game, "lion:50", "random", "--games", "400", "--sprt", "0,100")
    played = int(re.search(rb"(\d+) of 400 games", done.stdout).group(1))
    house.claim(b"the second bound is accepted" in done.stdout and played < 100,
                f"a test that is decided stops {done.stdout.decode()}")
    with open(deck, "a", encoding="utf-8") as file:
        file.write("no such\n")
    for words, code, sentence in ((("--openings", "random:0"), 2, "--openings must be random:N"),
                                  (("--openings", deck), 1, "deck:4: "),
                                  (("--openings", house.WORK + "/none"), 4, "none"),
                                  (("--range", "8"), 2, "--range must be two game numbers"),
                                  (("--range", "8-7"), 2, "--range must be two game numbers"),
                                  (("--sprt", "5,5"), 2, "--sprt must be two Elo"),
                                  (("--at-once", "17"), 2, "--at-once must be a number")):
        done = house.run("arena", game, "random", "random", *words)
        house.claim(done.returncode == code and sentence in done.stderr.decode(),
                    f"refused: {words} {done.stderr.decode()}")


def every_preset():
    """What a bot is sent is enough to go on from, in every kind of every game."""
    own = "cmd:" + typed(house.PROGRAM, "bot", "greedy")
    for game in house.games():
        told = house.run("play", game, "--preset", "no such").stderr.decode()
        presets = re.search("there are (.*)", told).group(1).split(", ")
        for preset in presets:
            for players in (2, 3, 4, 5) if house.LONG else (2,):
                done = house.run("arena", game, own, *["random"] * (players - 1), "--games", "2",
                                 "--preset", preset, "--max-moves", "60")
                house.claim(done.returncode == 2 or (done.returncode == 0 and not done.stderr),
                            f"{game}, {preset}, {players} play {done.stderr.decode()}")


def refused():
    game = house.games()[0]
    for words, sentence in ((("arena", game, "random"), "needs GAME A B"),
                            (("arena", game, "random", "nobody"), 'no player "nobody"'),
                            (("arena", game, *["random"] * 6), "is for"),
                            (("bot", "nobody"), 'no player "nobody"'),
                            (("play", game, "--plain", "--seat", "B"), "--seat must be a seat from A"),
                            (("play", game, "--plain", "--seat", "b=random"), "--seat must be a seat from A"),
                            (("play", game, "--plain", "--seat", "B=nobody"), 'no player "nobody"'),
                            (("play", game, "--plain", "--seats", "2", "--seat", "C=random"),
                             "not among the --seats")):
        done = house.run(*words)
        house.claim(done.returncode == 2 and sentence in done.stderr.decode(),
                    f"refused: {words} {done.stderr.decode()}")


made = bots()
checked(made)
asked_of_the_program()
hurried()
advised()
examples_play(made)
every_preset()
game = next(name for name in house.games()
            if house.run("sim", name, "--games", "1", "--max-moves", "1", "--seats", "3").returncode == 0)
interrupted(game, *resumed(game, made))
openings(game)
refused()
shutil.rmtree(house.WORK + "/resumed")
house.end()
