#!/usr/bin/env python3
"""first-move.py PROGRAM - from the title screen to the first legal move of each game.

A newcomer presses Enter, arrows and Tab, and no letter that would have to be known; from the game's
row of the menu at most MOST keys lead to a log in which a player has made a move. The keys are
found here by trying them in that order, so that the shortest way is what is counted, not one
that was written down. Ends with `N passed, N failed`.
"""
import os
import re
import subprocess
import sys
import tempfile

import registry
import surroundings

PROGRAM = os.path.abspath(sys.argv[1])
MOST = 8
KEYS = ["Enter", "Tab", "Down"]


def moved(keys):
    """True when a player has made a move in the log that these keys leave."""
    with tempfile.TemporaryDirectory() as home:
        script = os.path.join(home, "script")
        with open(script, "w", encoding="ascii") as file:
            file.write("keys " + " ".join(keys) + "\n")
        subprocess.run([PROGRAM, "--script", script], env=surroundings.environment(home),
                       check=True, timeout=120, stdout=subprocess.DEVNULL)
        folder = os.path.join(home, "data", "clowder", "games")
        for name in os.listdir(folder) if os.path.isdir(folder) else []:
            if name.endswith(".secret"):
                return True  # the first move is a secret one: the log will tell it later
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                if re.search(r"^\d+ [A-F] ", file.read(), re.M):
                    return True
    return False


def shortest(row):
    """The fewest keys for the game in that row of the menu, or None: Down to it, Enter, Start,
    and then whatever of KEYS leads on."""
    begin = ["Down"] * row + ["Enter", "Enter"]
    ways = [begin]
    while ways and len(ways[0]) < row + MOST:
        ways = [way + [key] for way in ways for key in KEYS]
        for way in ways:
            if way[-1] == "Enter" and moved(way):
                return way
    return None


def main():
    passed = failed = 0
    for row, game in enumerate(registry.listed(PROGRAM)):
        way = shortest(row)
        if way:
            passed += 1
            print(f"{game}: {len(way)} keys: {' '.join(way)}")
        else:
            failed += 1
            print(f"FAILED {game}: no move {MOST} keys after its row of the menu")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
