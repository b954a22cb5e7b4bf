#!/usr/bin/env python3
"""curious.py - a bot that plays the words it has played least, in any game.

    clowder bot-check docs/bots/curious.py

The protocol is docs/BOT.md. For each legal move it adds up how often it has played each of the move's
words, and plays the move with the smallest sum; among equal ones it chooses at random.
"""
import collections
import random
import sys


class Bot:
    def __init__(self):
        self.played = collections.Counter()
        self.legal = []

    def protocol_version(self, words):
        return "1"

    def name(self, words):
        return "Curious"

    def list_commands(self, words):
        return "\n".join(sorted(name for name in vars(Bot) if not name.startswith("_")))

    def game(self, words):
        self.__init__()
        return ""

    def observe(self, words):
        self.legal = []
        for line in iter(sys.stdin.readline, ""):
            line = line.rstrip("\n")
            if not line:
                break
            kind, _, text = line.partition(" ")
            if kind == "legal":
                self.legal.append(text)
        return ""

    def choose(self, words):
        def familiar(move):
            return sum(self.played[word] for word in move.split())

        random.shuffle(self.legal)
        move = min(self.legal, key=familiar)
        self.played.update(move.split())
        return move

    def quit(self, words):
        return ""


def main():
    bot = Bot()
    for line in iter(sys.stdin.readline, ""):
        words = line.split()
        number = words.pop(0) if words and words[0].isdigit() else ""
        if not words:
            continue
        command = words.pop(0)
        if command.startswith("_") or command not in vars(Bot):
            mark, text = "?", "what is that?"
        else:
            mark, text = "=", getattr(bot, command)(words)
        print(mark + number, text, end="\n\n", flush=True)
        if command == "quit":
            break


main()
