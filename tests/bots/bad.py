"""bad.py PROGRAM [--long] - every bad bot of bad.sh in every game.

A bot can neither stall, crash nor drive the program: each game ends in time with code 0, the bot
has forfeited or played on as its kind must, its log is a good log, no control byte came out, and
none of its processes is left.
"""
import concurrent.futures
import os
import re
import shlex
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "faults"))
import house  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
FORFEITS, PLAYS = "forfeits", "plays"
# What becomes of each kind, and a word of the reason that is given.
KINDS = {
    "silent": (FORFEITS, "did not answer"), "deaf": (FORFEITS, "did not answer"),
    "slow": (FORFEITS, "did not answer"), "busy": (FORFEITS, "did not answer"),
    "half": (FORFEITS, "did not answer"), "closes-output": (FORFEITS, "closed its output"),
    "flood": (FORFEITS, ""), "gush": (FORFEITS, ""), "flood-errors": (FORFEITS, "did not answer"),
    "endless": (FORFEITS, "too much"), "nul": (FORFEITS, "NUL"),
    "bytes": (FORFEITS, "not text"), "escape": (FORFEITS, "not text"), "c1": (FORFEITS, "legal"),
    "escape-errors": (FORFEITS, r"code 1, saying .\\u\{001B\}\[2Jowned"),
    "illegal": (FORFEITS, "second move"), "empty": (FORFEITS, "second move"),
    "lines": (FORFEITS, "second move"), "other-turn": (FORFEITS, "second move"),
    "early": (FORFEITS, "after its answer"), "talks-on": (FORFEITS, "after its answer"),
    "wrong-number": (FORFEITS, "number"), "no-number": (FORFEITS, "number"),
    "refuses": (FORFEITS, "does not play"), "old": (FORFEITS, "version 1"),
    "closes-input": (FORFEITS, "ended with code 0"), "memory": (FORFEITS, "code 9"),
    "children": (PLAYS, ""), "daemon": (PLAYS, ""), "stays": (PLAYS, ""), "files": (PLAYS, ""),
    "network": (PLAYS, ""), "signals": (PLAYS, ""),
}
for stage in ("protocol_version", "name", "list_commands", "game", "observe", "choose"):
    KINDS["dies-at-" + stage] = (FORFEITS, "code 3")

CONTROLS = re.compile(rb"[\x00-\x09\x0b-\x1f\x7f]|\xc2[\x80-\x9f]")
MOST_SECONDS = 180 if house.LONG else 60


def patience(kind):
    """Per cent. A kind that is only noticed by a deadline shall not wait long for it, unless there
    is time; the others must not be late on a busy machine."""
    if house.LONG:
        return "100"
    return "6" if KINDS[kind][1] == "did not answer" else "30" if kind == "stays" else "1000"


def play(game, kind):
    """The sentences that are false of this kind in this game."""
    mark = f"{os.getpid()}-{game}-{kind}"
    folder, here = f"{house.WORK}/{game}-{kind}", f"{house.WORK}/{game}-{kind}-here"
    os.mkdir(here)
    command = f"cmd:{shlex.quote(HERE + '/bad.sh')} {kind} {mark}:60ms"
    env = house.environment(CLOWDER_BOT_PATIENCE=patience(kind))
    began = time.monotonic()
    try:
        done = house.run("arena", game, command, "random", "--games", "2", "--max-moves", "5",
                         "--logs", folder, env=env, cwd=here, timeout=MOST_SECONDS)
    except subprocess.TimeoutExpired:
        return [f"stalls ({time.monotonic() - began:.1f} s)"]
    said = done.stdout + done.stderr
    logs = [os.path.join(folder, name) for name in sorted(os.listdir(folder))]
    end, word = KINDS[kind]
    forfeits = done.stderr.count(b"clowder: game ")
    wrong = []
    if done.returncode != 0:
        wrong.append(f"ends with {done.returncode}: {said!r}")
    if CONTROLS.search(said):
        wrong.append(f"lets a control byte through: {said!r}")
    if (forfeits == 0) != (end == PLAYS) or not re.search(word, done.stderr.decode()):
        wrong.append(f"was to be one that {end} ({word}): {done.stderr!r}")
    if len(logs) != 2 or (house.LONG and house.run("check", *logs).returncode != 0):
        wrong.append(f"left no two good logs in {folder}")
    if os.listdir(here):
        wrong.append("made a file")
    return wrong


def left_behind():
    """Processes that carry the mark of this test."""
    mark, found = f"CLOWDER_BAD={os.getpid()}-".encode(), []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/environ", "rb") as file:
                if mark in file.read():
                    with open(f"/proc/{pid}/cmdline", "rb") as line:
                        found.append(pid + " " + line.read().replace(b"\0", b" ").decode())
        except OSError:
            pass
    return found


text = open(HERE + "/bad.sh", "rb").read()
pairs = [(game, kind) for kind in KINDS for game in house.games()]
with concurrent.futures.ThreadPoolExecutor(8) as pool:
    for (game, kind), wrong in zip(pairs, pool.map(lambda pair: play(*pair), pairs)):
        house.claim(not wrong, f"{kind}, {game}: " + ("; ".join(wrong) or "kept in its place"))
time.sleep(0.1)
found = left_behind()
house.claim(not found, f"no process is left {found or ''}")
house.claim(open(HERE + "/bad.sh", "rb").read() == text, "and no file was changed")
house.end()
