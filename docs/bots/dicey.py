#!/usr/bin/env python3
"""dicey.py - a bot that plays Kilkenny Cats for two, looking two moves ahead.

    clowder play kilkenny --seat B=cmd:docs/bots/dicey.py

It reads the position, and knows the rules: after each of its moves it looks at all six rolls, and at
the best answer to each. The protocol is docs/BOT.md, the rules are those of `clowder rules kilkenny`.
"""
import sys
import time

FILES = "zabcdefghijklmno"
STEPS = [(f, r) for f in (-1, 0, 1) for r in (-1, 0, 1) if f or r]
# The mice of each side; two players are South and North, or West and East.
MICE = {"south": [(7, 15), (8, 15)], "north": [(7, 0), (8, 0)],
        "west": [(15, 7), (15, 8)], "east": [(0, 7), (0, 8)]}
VALUE = [0, -80, 20, 60, 90, 110, 122, 133, 143]     # of so many cats on the field,
HOME = [0, 110, 146, 160, 172, 182, 192, 206, 212]   # and with one on a mouse


def square(word):
    return FILES.index(word[0]), int(word[1:])


def squares(text):
    """d3e3f12 as places."""
    found, word = [], ""
    for letter in text:
        if letter in FILES and word:
            found.append(square(word))
            word = ""
        word += letter
    return found + [square(word)] if word and word != "-" else found


class Game:
    """Two sets of cats on the field, and the mice that each side has taken."""

    def __init__(self, sides, cats):
        self.mice = [set(MICE[side]) for side in sides]
        self.cats = [{c for c in cats[i] if c not in self.mice[i]} for i in (0, 1)]
        self.home = [{c for c in cats[i] if c in self.mice[i]} for i in (0, 1)]

    def reach(self, seat, cat, step, count):
        file, rank = cat
        for left in range(count, 0, -1):
            file, rank = file + step[0], rank + step[1]
            place = file, rank
            inside = 1 <= file <= 14 and 1 <= rank <= 14
            if left == 1:
                free = inside and place not in self.cats[seat]
                return place if free or place in self.mice[seat] - self.home[seat] else None
            if not inside or place in self.cats[0] or place in self.cats[1]:
                return None

    def moves(self, seat, roll):
        for cat in self.cats[seat]:
            for step in STEPS:
                to = self.reach(seat, cat, step, roll)
                if to:
                    yield cat, to

    def play(self, seat, cat, to):
        """Makes the move; the answer takes it back with undo."""
        captured = to in self.cats[1 - seat]
        self.cats[seat].remove(cat)
        (self.home if to in self.mice[seat] else self.cats)[seat].add(to)
        if captured:
            self.cats[1 - seat].remove(to)
        return captured

    def undo(self, seat, cat, to, captured):
        (self.home if to in self.mice[seat] else self.cats)[seat].remove(to)
        self.cats[seat].add(cat)
        if captured:
            self.cats[1 - seat].add(to)

    def winner(self):
        for seat in (0, 1):
            if len(self.home[seat]) == 2:
                return seat
        for seat in (0, 1):
            if not self.cats[1 - seat]:
                return seat
        return None

    def far(self, seat, cat):
        return min((max(abs(cat[0] - m[0]), abs(cat[1] - m[1]))
                    for m in self.mice[seat] - self.home[seat]), default=0)

    def rolls(self, seat):
        """The rolls that enter a mouse, and those that capture."""
        enter, capture = set(), set()
        own, others = self.cats[seat], self.cats[1 - seat]
        mice = self.mice[seat] - self.home[seat]
        for file, rank in own:
            for right, up in STEPS:
                for roll in range(1, 7):
                    place = file + right * roll, rank + up * roll
                    if place in mice:
                        enter.add(roll)
                    elif place in others:
                        capture.add(roll)
                    if place in own or place in others or not 1 <= place[0] <= 14 or \
                            not 1 <= place[1] <= 14:
                        break
        return len(enter), len(capture)

    def side(self, seat, first):
        """Points of a side; first: it rolls next."""
        cats, home = len(self.cats[seat]), bool(self.home[seat])
        far = sorted(self.far(seat, cat) for cat in self.cats[seat])[:2]
        enter, capture = self.rolls(seat)
        points = (HOME if home else VALUE)[cats] - 3 * sum(far[:1 if home else 2])
        points += enter * ((60 if first else 30) if home else 9)
        return points + capture * (2 if first else 1) * (9 if cats and len(self.cats[1 - seat]) < 3 else 1)

    def value(self, seat, first):
        winner = self.winner()
        if winner is not None:
            return 1000 if winner == seat else -1000
        return max(-900, min(900, self.side(seat, first == seat) - self.side(1 - seat, first != seat)))


def best(game, seat, roll):
    """What the seat can get by its best move with the roll."""
    values = []
    for cat, to in list(game.moves(seat, roll)):
        captured = game.play(seat, cat, to)
        values.append(game.value(seat, 1 - seat))
        game.undo(seat, cat, to, captured)
    return max(values, default=game.value(seat, 1 - seat))


class Bot:
    def __init__(self):
        self.sides, self.position, self.legal = ("south", "north"), {}, []

    def protocol_version(self, words):
        return "1"

    def name(self, words):
        return "Dicey"

    def list_commands(self, words):
        return "\n".join(sorted(name for name in vars(Bot) if not name.startswith("_")))

    def game(self, words):
        if words[:2] != ["kilkenny", "2"]:
            raise ValueError("only Kilkenny Cats for two")
        self.sides = ("west", "east") if "seats=west-east" in words else ("south", "north")
        return ""

    def observe(self, words):
        self.legal = []
        for line in iter(sys.stdin.readline, ""):
            kind, _, text = line.rstrip("\n").partition(" ")
            if not kind:
                break
            if kind == "position":
                self.position = dict(word.split("=", 1) for word in text.split())
            elif kind == "legal":
                self.legal.append(text)
        return ""

    def choose(self, words):
        end = time.monotonic() + min([2.0] + [int(word[13:]) / 1000 for word in words
                                              if word.startswith("milliseconds=")])
        seat = "AB".index(words[0])
        game = Game(self.sides, [squares(self.position.get(s, "-")) for s in "AB"])
        ranked = []
        for text in self.legal:
            parts = text.split()
            if parts[0] != "move":
                return text
            cat, to = square(parts[1]), square(parts[2])
            captured = game.play(seat, cat, to)
            ranked.append((game.value(seat, 1 - seat), text, cat, to))
            game.undo(seat, cat, to, captured)
        ranked.sort(reverse=True)
        chosen, most = ranked[0][1], None
        for value, text, cat, to in ranked[:10]:     # the others are not looked at more closely
            if most is not None and time.monotonic() > end:
                break
            captured = game.play(seat, cat, to)
            if game.winner() is None:
                value = -sum(best(game, 1 - seat, roll) for roll in range(1, 7)) / 6
            game.undo(seat, cat, to, captured)
            if most is None or value > most:
                chosen, most = text, value
        return chosen

    def quit(self, words):
        return ""


def main():
    bot = Bot()
    for line in iter(sys.stdin.readline, ""):
        words = line.split()
        number = words.pop(0) if words and words[0].isdigit() else ""
        name = words.pop(0) if words else ""
        try:
            answer = "=" + number + " " + getattr(bot, name)(words) if name in vars(Bot) else \
                "?" + number + " what?"
        except ValueError as error:
            answer = "?" + number + " " + str(error)
        print(answer.rstrip() + "\n", flush=True)
        if name == "quit":
            break


main()
