#!/usr/bin/env python3
"""kill.py CLOWDER [--long] - proof: a move shown is never lost.

The program is killed (SIGKILL) at random moments of a game, and at the entry of every system call
that touches the log. Whatever it had written to its output before it died was shown; all of
those moves must be in the log, the log must load, and the game must go on from it at once.
"""
import glob
import os
import random
import shutil
import signal
import subprocess
import time

import house

CALLS = "openat,flock,fsync,write,fdatasync,ftruncate,fchmod,close,newfstatat,fstat"


def judge(script, durable, log, output):
    """How many moves were lost, and whether the log is good."""
    moves = min(max(house.shown(output), 0), len(script.lines))
    held = b""
    if os.path.exists(log):
        with open(log, "rb") as file:
            held = file.read()
    return max(durable[moves] - len(house.event_lines(held)), 0), script.begins_with(held)


def goes_on(log):
    """The killed program holds no lock, and the log is played on."""
    out = house.run("resume", "--plain", log, input=b"quit\n")
    return out.returncode == 0 or b"over" in out.stderr


def random_kills(script, durable, kills):
    dice = random.Random(7)
    log = os.path.join(house.WORK, "kill.log")
    start = time.monotonic()
    script.play(log)
    whole = time.monotonic() - start
    lost = wrong = stuck = early = 0
    for number in range(kills):
        for old in glob.glob(log + "*"):
            os.remove(old)
        process = script.start(log)
        process.stdin.write(b"\n".join(script.lines) + b"\n")
        process.stdin.flush()
        time.sleep(dice.uniform(0.3, 1) * whole)
        process.send_signal(signal.SIGKILL)
        output = process.stdout.read()
        process.stdin.close()
        process.wait()
        less, right = judge(script, durable, log, output)
        lost += less
        wrong += not right
        early += house.shown(output) < 1
        if number % 10 == 0 and house.shown(output) > 0:
            stuck += not goes_on(log)
    house.claim(lost == wrong == stuck == 0,
                f"{script.game}: {kills} kills at random moments ({early} before the first move): "
                f"{lost} moves lost, {wrong} wrong logs, {stuck} that could not be played on")


def sweep(script, durable):
    """Every call in CALLS, the first time, the second, ... until the game ends by itself."""
    log = os.path.join(house.WORK, "sweep.log")
    kills = lost = wrong = 0
    for call in CALLS.split(","):
        for number in range(1, 1000):
            for old in glob.glob(log + "*"):
                os.remove(old)
            output, code = script.play(log, before=[
                "strace", "-f", "-qq", "-o", "/dev/null", "-P", log,
                "-e", "trace=" + call, "-e", f"inject={call}:signal=KILL:when={number}"])
            less, right = judge(script, durable, log, output)
            lost += less
            wrong += not right
            if code in (0, 1):
                break
            kills += 1
    house.claim(lost == wrong == 0 and kills > len(script.lines),
                f"{script.game}: killed at each of {kills} system calls on the log: "
                f"{lost} moves lost, {wrong} wrong logs")


for game in house.games():
    script = house.Script(game, 60 if house.LONG else 30)
    random_kills(script, script.durable(), 1000 if house.LONG else 12)
for game in house.games():
    if not house.LONG and game != house.games()[0]:
        break
    script = house.Script(game, 12 if house.LONG else 3)
    if shutil.which("strace"):
        sweep(script, script.durable())
house.end()
