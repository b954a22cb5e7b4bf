#!/usr/bin/env python3
"""kill.py CLOWDER [--long] - proof: a move shown is never lost.

The program is killed (SIGKILL) at random moments of a game, and at the entry of every system call
that touches the log, or the secret choices kept beside it and their key. Whatever it had written to its output before it died was shown; all of
those moves must be in the log, or kept beside it while they are secret; the log must load, and
the game must go on from there at once.
"""
import glob
import os
import random
import signal
import subprocess
import time

import house

AHEAD = 4  # moves that may be on disk and not yet shown
CALLS = "openat,fcntl,fsync,write,fdatasync,ftruncate,fchmod,close,newfstatat,fstat"


def judge(script, durable, log, output):
    """How many moves were lost, and whether the log is good."""
    moves = min(max(house.shown(output), 0), len(script.lines))
    held = b""
    if os.path.exists(log):
        with open(log, "rb") as file:
            held = file.read()
    return max(durable[moves] - len(house.event_lines(held)), 0), script.begins_with(held)


def goes_on(script, log, output):
    """The killed program holds no lock, and the game is played on from the last move shown, or
    from one of those just made when it died: then it is the script's whole game."""
    names = glob.glob(log + "*")
    kept = {name: open(name, "rb").read() for name in names}
    shown = max(house.shown(output), 0)
    for made in range(shown, shown + AHEAD):
        for name in glob.glob(log + "*"):
            os.remove(name)
        for name, held in kept.items():
            with open(name, "wb") as file:
                file.write(held)
        rest = b"".join(line + b"\n" for line in script.lines[made:]) + b"quit\n"
        out = house.run("resume", "--plain", log, input=rest)
        if b"over" in out.stderr:
            return True
        with open(log, "rb") as file:
            if script.is_whole(file.read()):
                return True
    return False


def random_kills(script, durable, kills):
    dice = random.Random(7)
    log = os.path.join(house.WORK, "kill.log")
    lost = wrong = stuck = early = hidden = 0
    for number in range(kills):
        for old in glob.glob(log + "*"):
            os.remove(old)
        process = script.start(log)
        process.stdin.write(b"\n".join(script.lines) + b"\n")
        process.stdin.flush()
        output = b""
        wanted = dice.randint(0, len(script.lines))
        for line in process.stdout:
            output += line
            if house.shown(output) >= wanted:
                break # then a moment more, up to a few moves' time
        time.sleep(dice.uniform(0, 0.004))
        process.send_signal(signal.SIGKILL)
        output += process.stdout.read()
        process.stdin.close()
        process.wait()
        less, right = judge(script, durable, log, output)
        lost += less
        wrong += not right
        early += house.shown(output) < 1
        moves = min(max(house.shown(output), 0), len(script.lines))
        if moves > 0 and (number % 10 == 0 or durable[moves] < moves):
            stuck += not goes_on(script, log, output)
            hidden += durable[moves] < moves
    house.claim(lost == wrong == stuck == 0,
                f"{script.game}: {kills} kills at random moments ({early} before the first move, "
                f"{hidden} with choices still secret): "
                f"{lost} moves lost, {wrong} wrong logs, {stuck} that could not be played on")


def sweep(script, durable, calls, endings, numbers):
    """Every call that touches these files, the first time, the second, ... until the game ends by
    itself. While choices are secret the killed game must go on, too."""
    log = os.path.join(house.WORK, "sweep.log")
    key = os.path.join(house.WORK, "data", "clowder", "key")
    kills = lost = wrong = stuck = 0
    for call in calls.split(","):
        for number in numbers:
            for old in glob.glob(log + "*") + (glob.glob(key) if endings else []):
                os.remove(old)
            paths = [word for ending in endings or [""] for word in ("-P", log + ending)]
            output, code = script.play(log, before=[
                "strace", "-f", "-qq", "-o", "/dev/null", *paths, *(["-P", key] if endings else []),
                "-e", "trace=" + call, "-e", f"inject={call}:signal=KILL:when={number}"])
            if code in (0, 1):
                break
            less, right = judge(script, durable, log, output)
            lost += less
            wrong += not right
            kills += 1
            if endings and os.path.exists(log) and house.shown(output) > 0:
                stuck += not goes_on(script, log, output)
    what = "secret choices" if endings else "log"
    house.claim(lost == wrong == stuck == 0 and kills > 3,
                f"{script.game}: killed at each of {kills} system calls on the {what}: {lost} moves "
                f"lost, {wrong} wrong logs, {stuck} that could not be played on")


for game in house.games():
    script = house.Script(game, 60 if house.LONG else 30)
    random_kills(script, script.durable(), 1000 if house.LONG else 12)
strace, first, every = house.needs_strace(), house.games()[0], range(1, 1000)
for game in house.games() if strace else []:
    if house.LONG or game == first:
        script = house.Script(game, 12 if house.LONG else 3)
        sweep(script, script.durable(), CALLS, [], every)
    script = house.Script(game, 30)
    durable = script.durable()
    if any(held < made for made, held in enumerate(durable)):
        sweep(script, durable, CALLS + ",rename,unlink" if house.LONG else "write,fsync,rename",
              [".secret", ".secret.new"], every if house.LONG else (1, 2, 9))
house.end()
