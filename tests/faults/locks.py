#!/usr/bin/env python3
"""locks.py CLOWDER [--long] - proof: two programs never write one game.

While one program plays, others that want to resume the same log are refused, each without a byte
written, also into the secret choices kept beside it; the program is killed, and the next one gets
the log at once.
"""
import glob
import os
import signal

import house

def files(log):
    """All that is kept of the game: name and bytes."""
    kept = {}
    for name in glob.glob(log + "*"):
        with open(name, "rb") as file:
            kept[name] = file.read()
    return kept


for game in house.games():
    script = house.Script(game, 30)
    log = os.path.join(house.WORK, game + "-lock.log")
    tries = 100 if house.LONG else 10
    refused = same = freed = 0
    process = script.start(log)
    process.stdin.write(b"\n".join(script.lines[:10]) + b"\n")
    process.stdin.flush()
    for _ in range(11):  # one prompt before the first move
        while not process.stdout.readline().rstrip().endswith(b">"):
            pass
    before = files(log)
    for _ in range(tries):
        second = house.run("resume", "--plain", log, input=b"\n\nquit\n")
        refused += second.returncode == 4 and b"another program is playing this game" in second.stderr
        same += files(log) == before
    again = house.run("play", game, "--plain", "--log", log, input=b"quit\n")
    watch = house.run("show", log)
    process.send_signal(signal.SIGKILL)
    process.wait()
    for _ in range(tries // 10):
        third = house.run("resume", "--plain", log, input=b"quit\n")
        freed += third.returncode == 0
    house.claim(refused == same == tries and freed == tries // 10 and again.returncode == 4
                and watch.returncode == 0,
                f"{game}: {refused} of {tries} second writers refused, {same} times {len(before)} files untouched, "
                f"{freed} of {tries // 10} free after kill -9")
house.end()
