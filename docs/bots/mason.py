#!/usr/bin/env python3
"""mason.py - a bot that plays Cathedral, looking two moves ahead.

    clowder play cathedral --seat B=cmd:docs/bots/mason.py

It reads the position, works out by itself what is ground, and looks at the likely answers to its better
moves. A set of squares is an integer, bit 12 * rank + file; the bits around the city stay empty. The
protocol is docs/BOT.md, the rules are those of `clowder rules cathedral`.
"""
import functools
import sys
import time

ROW = 12
CITY = sum(1 << ROW * rank + file for rank in range(1, 11) for file in range(1, 11))
BORDER = (1 << ROW * ROW) - 1 & ~CITY
# Rows of the buildings in rotation n; O is the reference square. OWN is of Light, then of Dark.
SHAPES = {"tower": "XX. .OX ..X", "castle": "XOX X.X", "infirmary": ".X. XOX .X.", "manor": "XOX .X.",
          "square": "OX XX", "bridge": "XOX", "inn": "X. OX", "stable": "OX", "tavern": "O",
          "cathedral": ".X. XOX .X. .X."}
OWN = ({"academy": "XX. .OX .X.", "abbey": ".OX XX."}, {"academy": ".XX XO. .X.", "abbey": "XO. .XX"})
COUNT = {"inn": 2, "stable": 2, "tavern": 2}
PLACE = {file + str(rank): ROW * rank + " abcdefghij".index(file)
         for file in "abcdefghij" for rank in range(1, 11)}
KINDS = [kind for kind in list(SHAPES) + list(OWN[0]) if kind != "cathedral"]
LIKELY, BEST, ANSWERS = 120, 10, 30     # moves that are tried; looked at more closely; answers to them


@functools.lru_cache(None)
def covered(side, kind, rotation, place):
    """The squares of a building, or 0 when it does not fit into the city."""
    rows = (OWN[side].get(kind) or SHAPES[kind]).split()
    found = {x + 1j * y: sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."}
    zero, squares = next(cell for cell, sign in found.items() if sign == "O"), 0
    for cell in found:
        turned = (cell - zero) * 1j ** "nesw".index(rotation)
        x, y = round(turned.real) + place % ROW, round(turned.imag) + place // ROW
        if not (1 <= x <= 10 and 1 <= y <= 10):
            return 0
        squares |= 1 << ROW * y + x
    return squares


@functools.lru_cache(None)
def all_places(side, kind):
    return sorted({covered(side, kind, rotation, place) for rotation in "nesw"
                   for place in range(ROW * ROW) if CITY >> place & 1} - {0})


def widen(squares):
    """With all that touches them, over edges and corners."""
    wide = squares | squares << 1 | squares >> 1
    return wide | wide << ROW | wide >> ROW


class City:
    """Buildings (side, kind, squares), side 2 the cathedral's; how many each side has placed so far."""
    def __init__(self, buildings, placed):
        self.buildings, self.placed, self.walls = buildings, placed, [0, 0, 0]
        self.stock = [{kind: COUNT.get(kind, 1) for kind in KINDS} for _ in (0, 1)]
        for side, kind, squares in buildings:
            self.walls[side] |= squares
            if side < 2:
                self.stock[side][kind] -= 1
        self.ground = [sum(part for part in self.parts(side)
                           if placed[side] > 1 and not part & (self.walls[1 - side] | self.walls[2]))
                       for side in (0, 1)]      # CD-6

    def parts(self, side):
        """The parts of the city that a side encloses (CD-5)."""
        room, parts = CITY & ~self.walls[side], []
        while room:
            part, wide = 0, room & -room
            while wide != part:
                part, wide = wide, widen(wide) & room
            parts.append(part)
            room &= ~part
        largest = max(map(int.bit_count, parts), default=0)
        return [part for part in parts if part.bit_count() < largest]

    def play(self, side, kind, squares):
        """The city after a placement; what stands alone in a part that it cuts off is removed (CD-7)."""
        buildings = self.buildings + [(side, kind, squares)]
        placed = [count + (one == side) for one, count in enumerate(self.placed)]
        after = City(buildings, placed)
        for part in set(after.parts(side)) - set(self.parts(side)):
            inside = [one for one in buildings if one[0] != side and one[2] & part]
            if len(inside) == 1 and placed[side] > 1:
                buildings = [one for one in buildings if one is not inside[0]]
        return after if len(buildings) == len(after.buildings) else City(buildings, placed)

    def open(self, side):
        return CITY & ~(self.walls[0] | self.walls[1] | self.walls[2] | self.ground[1 - side])

    def moves(self, side):
        room = self.open(side)
        return [(kind, squares) for kind, count in self.stock[side].items() if count
                for squares in all_places(side, kind) if not squares & ~room]

    def likely(self, side, moves, count):
        """Large buildings that touch the side's walls, or that of the city."""
        walls = self.walls[side] | BORDER
        return sorted(moves, key=lambda one: -3 * one[1].bit_count() -
                      (widen(one[1]) & walls).bit_count())[:count]

    def worth(self, side):
        """Points of a side: for its room, against what it has left and what has few places left."""
        room, points = self.open(side), 3 * self.ground[side].bit_count()
        for kind, count in self.stock[side].items():
            if count:
                places = sum(not squares & ~room for squares in all_places(side, kind))
                risk = 8 // (1 + places) if places else 12
                points -= count * all_places(side, kind)[0].bit_count() * (3 + risk)
        return points + room.bit_count()


class Bot:
    def protocol_version(self, words):
        return "1"

    def name(self, words):
        return "Mason"

    def list_commands(self, words):
        return "protocol_version\nname\nlist_commands\ngame\nobserve\nchoose\nquit"

    def game(self, words):
        if words != ["cathedral", "2"]:
            raise ValueError("only Cathedral, with the usual options")
        for kind in KINDS:      # now, when there is time
            all_places(0, kind), all_places(1, kind)
        return ""

    def observe(self, words):
        lines = [line.rstrip("\n").partition(" ") for line in iter(sys.stdin.readline, "\n")]
        self.legal = [text for kind, _, text in lines if kind == "legal"]
        self.position = dict(word.split("=", 1) for kind, _, text in lines if kind == "position"
                             for word in text.split())
        return ""

    def _city(self):
        buildings = []
        for side, name in enumerate(("A", "B", "cathedral")):
            for word in self.position[name].replace("*", "").split(","):
                parts = word.split("-")     # a place of the cathedral has no kind; "-", "awaited"
                kind, rotation, place = parts if len(parts) == 3 else ["cathedral"] + (parts * 2)[:2]
                if place[-1:].isdigit():
                    buildings.append((side, kind, covered(side % 2, kind, rotation, PLACE[place])))
        return City(buildings, [int(count) for count in self.position["placed"].split(",")])

    def choose(self, words):
        limit = [int(word[13:]) / 1000 for word in words if word.startswith("milliseconds=")]
        clock = time.monotonic if limit else time.process_time
        end = clock() + min([2.0] + limit) / 2
        seat, city, texts, ranked = "AB".index(words[0]), self._city(), {}, []
        for text in self.legal:
            if text.startswith("place"):
                kind, rotation, place = text.split()[1:]
                texts[kind, covered(seat, kind, rotation, PLACE[place])] = text
        if not texts:
            return self.legal[len(self.legal) // 2]     # pass, or the cathedral near the middle
        for move in city.likely(seat, texts, LIKELY):
            after = city.play(seat, *move)
            ranked.append((after.worth(seat) - after.worth(1 - seat), texts[move], after))
            if clock() > end:
                break
        ranked.sort(key=lambda one: -one[0])
        chosen, most = ranked[0][1], None
        for value, text, after in ranked[:BEST]:
            for answer in after.likely(1 - seat, after.moves(1 - seat), ANSWERS):
                if clock() > end or most is not None and value <= most:
                    break
                answered = after.play(1 - seat, *answer)
                value = min(value, answered.worth(seat) - answered.worth(1 - seat))
            if clock() < end and (most is None or value > most):
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
            answer = "=" + number + " " + vars(Bot)[name](bot, words)
        except (KeyError, ValueError) as error:
            answer = "?" + number + " " + str(error)
        print(answer.rstrip() + "\n", flush=True)
        if name == "quit":
            break


main()
