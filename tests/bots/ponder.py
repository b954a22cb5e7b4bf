#!/usr/bin/env python3
"""ponder.py KIND MARK - a bot that ponders over a move for half its limit, when that is long.

KIND: hears (it lists hurry and looks for it), deaf (it lists it and never looks), answers (it
answers hurry as if it were a request), plain (it does not list it). MARK is only there to be found.
Of the games it plays the one that it is asked for first.
"""
import os
import select
import sys
import time

KIND = sys.argv[1]
KNOWN = ["protocol_version", "name", "list_commands", "game", "observe", "choose", "quit"]
waiting = b""  # read, but not yet a whole line


def line(seconds=None):
    """The next line, or None when there is none in time; the end of the input ends the bot."""
    global waiting
    while b"\n" not in waiting:
        if not select.select([0], [], [], seconds)[0]:
            return None
        some = os.read(0, 65536)
        if not some:
            sys.exit()
        waiting += some
    first, waiting = waiting.split(b"\n", 1)
    return first.decode()


def ponder(words):
    """True when it was hurried."""
    seconds = next(int(word[13:]) for word in words if word.startswith("milliseconds=")) / 2000
    if seconds < 1:
        return False
    if KIND in ("hears", "answers"):
        return line(seconds) is not None  # while it refuses to choose but hurry can come
    time.sleep(seconds)
    return False


legal = plays = ""
hurried = False
while True:
    number, _, text = line().partition(" ")
    command, *words = (text or number).split()
    number = number if text else ""
    answer = "1" if command == "protocol_version" else ""
    if command == "list_commands":
        answer = "\n".join(KNOWN + ["hurry"] * (KIND != "plain"))
    elif command == "observe":
        legal = ""
        while observed := line():
            if observed.startswith("legal ") and not legal:
                legal = observed[6:]
    elif command == "choose":
        hurried = ponder(words)
        answer = legal
    elif command == "game":
        plays = plays or words[0]
        command = command if plays == words[0] else "another game"
    elif command == "name":
        answer = "Ponder"
    elif command == "hurry":
        continue
    also = "=\n\n" if hurried and KIND == "answers" else ""
    print(("=" if command in KNOWN else "?") + number, answer, end="\n\n" + also, flush=True)
    if command == "quit":
        break
