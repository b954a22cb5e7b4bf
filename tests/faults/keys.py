#!/usr/bin/env python3
"""keys.py CLOWDER [--long] - proof: a kill loses no key of two-key dice, and changes no die.

Bots play games with two-key dice; the program is killed (SIGKILL) at random moments, and at system
calls that touch the keys kept beside the log. It goes on each time: the new log begins with the old
one, no roll that was shown is another one, and at the end everything is proved. Only a kill before
the keys are on disk may cost them; then the game goes on in a second log.
"""
import glob
import os
import random
import re
import signal
import subprocess
import time

import house

VERIFIER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../docs/verify/verify-dice.py")
LOG = os.path.join(house.WORK, "keys.log")
ROLL = re.compile(rb"rolls? (\d(?: (?:and )?\d)*)")


def start(resume, game="kilkenny", before=()):
    words = ["resume", "--plain", LOG] if resume else [
        "play", game, "--plain", "--dice", "two-key", "--names", "Anna,Marco", "--seat", "A=random",
        "--seat", "B=random", "--log", LOG]
    return subprocess.Popen([*before, house.PROGRAM, *words], env=house.environment(),
                            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                            stderr=subprocess.DEVNULL)


def clean():
    for old in glob.glob(LOG[:-4] + "*"):
        os.chmod(old, 0o600)
        os.remove(old)


def read(path=LOG):
    if not os.path.exists(path):
        return b""
    with open(path, "rb") as file:
        return file.read()


def whole_lines(log):
    return log[:log.rfind(b"\n") + 1]


def rolls(log):
    return re.findall(rb"^\d+ \* (?!keys)\S+ ([\d ]+) #", log, re.M)


def proved(path):
    """The log is proved by this program, and by the other one."""
    check = house.run("check", "--strict", path)
    other = subprocess.run([VERIFIER, path], stdout=subprocess.PIPE, check=False)
    return check.returncode == 0 and other.returncode == 0


def random_kills(game, kills):
    """Games killed again and again until so many kills are done, each then played to its end."""
    dice = random.Random(21)
    done = games = changed = unproved = split = told = 0
    while done < kills:
        clean()
        games += 1
        resume, before, over = False, b"", False
        while not over and not split:
            process = start(resume, game)
            wanted, seen = dice.randint(0, 60), b""
            for line in process.stdout if done < kills else ():
                seen += line
                wanted -= 1
                if wanted < 0:
                    break
            if done < kills:
                time.sleep(dice.uniform(0, 0.004))
                process.send_signal(signal.SIGKILL)
            seen += process.stdout.read()
            process.wait()
            done += process.returncode != 0
            log = read()
            changed += not whole_lines(log).startswith(whole_lines(before))
            shown = [b" ".join(re.findall(rb"\d", roll)) for roll in ROLL.findall(seen)]
            fell = rolls(log)
            # The rolls shown since the start are the next ones of the log, which may have one more.
            known = len(rolls(before))
            changed += fell[known:known + len(shown)] != shown
            told += len(shown)
            before, resume = log, bool(log)
            over = re.search(rb"^end ", log, re.M) is not None
            split += len(glob.glob(LOG[:-4] + "-2.log"))
        unproved += not proved(LOG)
    house.claim(changed == unproved == split == 0 and done >= kills and told > kills,
                f"{game}: {done} kills in {games} games with two-key dice, {told} rolls shown: "
                f"{changed} logs or rolls changed, {unproved} unproved at the end, {split} that lost "
                "their keys")


def sweep(calls, numbers):
    """Killed at the calls that touch the keys: the game is then played on to its end."""
    kills = wrong = 0
    key = os.path.join(house.WORK, "data", "clowder", "key")
    for call in calls.split(","):
        for number in numbers:
            clean()
            for old in glob.glob(key):
                os.remove(old)
            process = start(False, before=[
                "strace", "-f", "-qq", "-o", "/dev/null", "-P", LOG + ".keys", "-P",
                LOG + ".keys.new", "-P", key, "-e", "trace=" + call, "-e",
                f"inject={call}:signal=KILL:when={number}"])
            process.stdout.read()
            process.wait()
            if process.returncode in (0, 1):
                break
            kills += 1
            if not read():
                continue # nothing was shown
            first = read()
            process = start(True)
            process.stdout.read()
            process.wait()
            last = LOG[:-4] + "-2.log" if os.path.exists(LOG[:-4] + "-2.log") else LOG
            good = house.run("check", last).returncode == 0 and b"\nend " in read(last)
            wrong += not good or not whole_lines(read()).startswith(whole_lines(first))
    house.claim(wrong == 0 and kills > 2, f"killed at each of {kills} system calls on the keys: "
                                          f"{wrong} games that could not be played on")


for each in ["kilkenny", "catan", "clancath"] if house.LONG else ["kilkenny"]:
    random_kills(each, 200 if house.LONG else 20)
if house.needs_strace():
    sweep("openat,write,fsync,rename,unlink", range(1, 100) if house.LONG else (1, 2))
house.end()
