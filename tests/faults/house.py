"""house.py - what the fault tests share: the program, its games, scripted play, and counting.

A script is what a person would type to play one simulated game: one line for each move, `A move
c3 c4`, and an empty line for a roll. Nothing here knows a game: everything comes from
`clowder list` and `clowder sim`.
"""
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import surroundings  # noqa: E402

EVENT = re.compile(rb"^\d+ ([A-F*]) (.*) #[0-9a-f]{8}$")
WORK = tempfile.mkdtemp(prefix="clowder-faults-")
LONG = "--long" in sys.argv
PROGRAM, *GAMES = [word for word in sys.argv[1:] if not word.startswith("--")]
PROGRAM = os.path.abspath(PROGRAM)


def environment(**changes):
    """A folder of its own for everything the program keeps; None removes a variable."""
    return surroundings.environment(WORK, **changes)


def run(*words, **options):
    options.setdefault("env", environment())
    options.setdefault("timeout", 180)
    return subprocess.run([PROGRAM, *words], capture_output=True, **options)


def games():
    """Those named behind the program, or all."""
    return GAMES or [line.split()[0] for line in run("list").stdout.decode().splitlines()[1:]]


def event_lines(log):
    """The whole event lines of a log, as bytes."""
    return [line for line in log.split(b"\n")[:-1] if EVENT.match(line)]


def plain_preset(game):
    """The words for the options that `sim` begins with; `play` may begin with others."""
    listed = json.loads(run("list", "--json").stdout)
    presets = [preset for row in listed if row["name"] == game for preset in row["presets"]]
    return [word for preset in presets if not preset["options"]
            for word in ("--preset", preset["name"])]


class Script:
    """One simulated game of at most so many moves, and the words to play it again."""

    def __init__(self, game, moves, seed="faults"):
        folder = tempfile.mkdtemp(dir=WORK)
        made = run("sim", game, "--games", "1", "--seed", seed, "--max-moves", str(moves),
                   "--logs", folder)
        assert made.returncode == 0, made
        with open(glob.glob(folder + "/*.log")[0], "rb") as file:
            self.log = file.read()
        shutil.rmtree(folder)
        tag = dict(re.findall(r'^\[(\w+) "(.*)"\]$', self.log.decode(), re.M))
        self.game = game
        self.lines = []
        for line in event_lines(self.log):
            actor, move = EVENT.match(line).groups()
            self.lines.append(b"" if actor == b"*" else actor + b" " + move)
        self.words = ["play", game, "--plain", "--seed", tag["Seed"], *plain_preset(game)]
        self.words += ["--seats", str(sum(name.startswith("Seat") for name in tag))]
        for option in tag["Options"].split():
            self.words += ["--set", option]

    def start(self, log, before=(), **options):
        """The program playing into this log, behind two pipes."""
        options.setdefault("env", environment())
        return subprocess.Popen([*before, PROGRAM, *self.words, "--log", log],
                                stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, **options)

    def play(self, log, before=(), end=b"quit\n", **options):
        """Plays the whole script; the output and the exit code."""
        process = self.start(log, before, **options)
        try:
            out = process.communicate(b"\n".join(self.lines) + b"\n" + end, timeout=180)[0]
        except subprocess.TimeoutExpired:
            process.kill()
            out = process.communicate()[0] + b"\n(never ended)\n"
        return out, process.returncode

    def begins_with(self, log):
        """The log holds the first moves of the script, and nothing else."""
        events = [EVENT.match(line).groups() for line in event_lines(log)]
        return events == [EVENT.match(line).groups() for line in event_lines(self.log)][:len(events)]

    def is_whole(self, log):
        return self.begins_with(log) and len(event_lines(log)) == len(event_lines(self.log))

    def durable(self):
        """For each number of moves shown, how many the log on disk holds then. It is less only
        while choices are secret, which are shown to nobody."""
        log = os.path.join(WORK, "reference.log")
        process = self.start(log)
        counts, at = [], 0
        for line in [None, *self.lines]:
            if line is not None:
                process.stdin.write(line + b"\n")
                process.stdin.flush()
            while True:
                text = process.stdout.readline()
                if not text or text.rstrip().endswith(b">"):
                    break
            with open(log, "rb") as file:
                at = len(event_lines(file.read()))
            counts.append(at)
        process.stdin.close()
        process.stdout.read()
        process.wait()
        os.remove(log)
        return counts


def shown(output):
    """How many moves the output shows as made: every prompt after the first follows one."""
    return sum(line.rstrip().endswith(b">") for line in output.split(b"\n")) - 1


passed = failed = skipped = 0


def claim(good, sentence):
    global passed, failed
    if good:
        passed += 1
    else:
        failed += 1
    print(("" if good else "FAILED ") + sentence, flush=True)


def skip(reason):
    """Something that this machine does not allow is not tried."""
    global skipped
    skipped += 1
    print("skipped: " + reason, flush=True)


def needs_terminals():
    """Where there are none, the test is over."""
    if not surroundings.has_terminals():
        skip("there are no pseudo-terminals here")
        end()


def needs_strace():
    """True when system calls can be watched."""
    traced = shutil.which("strace") and subprocess.run(
        ["strace", "-o", "/dev/null", "true"], capture_output=True).returncode == 0
    if not traced:
        skip("strace is missing, or not allowed")
    return bool(traced)


def end():
    shutil.rmtree(WORK, ignore_errors=True)
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0 or passed + skipped == 0)
