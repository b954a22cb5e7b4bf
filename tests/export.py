#!/usr/bin/python3
"""export.py PROGRAM - what `clowder export` writes: recordings, drawings, text.

A recording is played on a terminal of a few lines (class Terminal), and after each event the
picture must be the one that the replay page shows; a drawing of cells is put together again from
the places of its texts and must be what `clowder show` prints; a drawing of shapes has those that
the position has, within its borders, in few bytes. PROGRAM is the one with the toys in it.
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import surroundings

PROGRAM = os.path.abspath(sys.argv[1])
HOME = tempfile.mkdtemp(prefix="clowder-export-")
ENVIRONMENT = surroundings.environment(HOME)
MOVES = 24  # of each game, or fewer
SVG = "{http://www.w3.org/2000/svg}"
passed = failed = 0


def claim(what, true, shown=""):
    global passed, failed
    passed, failed = passed + bool(true), failed + (not true)
    if not true:
        print(f"FAILED {what}")
        print("".join(f"    {line}\n" for line in str(shown).splitlines()), end="")


def run(*words, code=0, environment=ENVIRONMENT):
    done = subprocess.run([PROGRAM, *words], cwd=HOME, env=environment, capture_output=True,
                          text=True, timeout=120, check=False)
    claim(f"{' '.join(words)} ends with {code}", done.returncode == code, done.stderr)
    return done.stdout


class Terminal:
    """A picture, and the few sequences that a recording may hold; any other is an error."""

    SEQUENCE = re.compile(r"\x1b\[(?:(\d+);(\d+)H|([\d;]*)m|(\?25[lh])|(2J)|(\d*)([A-D]))")
    COLOUR = r"(?:[34]9|[34]8;5;\d{1,3}|[34]8;2(?:;\d{1,3}){3})"
    STYLE = re.compile(rf"(?:(?:[1247]|2[247]|{COLOUR})(?:;(?:[1247]|2[247]|{COLOUR}))*)?")

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.cells = [[" "] * columns for _ in range(rows)]
        self.row = self.column = 0

    def write(self, text):
        at = 0
        while at < len(text):
            found = self.SEQUENCE.match(text, at)
            if found:
                if found[1]:
                    self.row, self.column = int(found[1]) - 1, int(found[2]) - 1
                elif found[5]:
                    self.cells = [[" "] * self.columns for _ in range(self.rows)]
                elif found[7]:
                    down, right = {"A": (-1, 0), "B": (1, 0), "C": (0, 1), "D": (0, -1)}[found[7]]
                    self.row += down * int(found[6] or 1)
                    self.column += right * int(found[6] or 1)
                elif found[3] is not None and not self.STYLE.fullmatch(found[3]):
                    raise ValueError(f"style {found[3]}")
                at = found.end()
                continue
            if text[at] == "\b":
                self.column -= 1
                at += 1
                continue
            if ord(text[at]) < 32 or ord(text[at]) == 127:
                raise ValueError(f"control character {text[at]!r}")
            self.cells[self.row][self.column] = text[at]
            self.column += 1
            at += 1

    def picture(self):
        return [re.sub(" +$", "", "".join(row)) for row in self.cells]


def screens_of(log, moves):
    """What the replay page shows after each of so many moves, one picture a step."""
    with open(HOME + "/keys", "w", encoding="utf-8") as file:
        file.write("screen\n" + "keys Right\nscreen\n" * moves)
    screens = []
    for line in run("replay", log, "--script", "keys").split("\n"):
        if re.fullmatch(r"\d+ screen", line):
            screens.append([])
        elif screens and line.startswith("|"):
            screens[-1].append(line[1:])
    return screens


def recording(game, log, moves):
    over = "\nend " in open(f"{HOME}/{log}", encoding="utf-8").read()  # then the page shows all
    output = run("export", log, "--cast", "-", "--at", str(moves), "--as",
                 "all" if over else "public")
    lines = output.split("\n")
    claim(f"{game}: the recording ends with a line end", lines.pop() == "")
    header, *events = [json.loads(line) for line in lines]
    claim(f"{game}: the header is one of version 2", header["version"] == 2 and
          (header["width"], header["height"]) == (80, 24), header)
    claim(f"{game}: an event for each move", len(events) == moves + 2, len(events))
    times = [event[0] for event in events]
    claim(f"{game}: time goes on, at most a few seconds at once", times[0] == 0 and all(
        0.3 <= b - a <= 5 for a, b in zip(times, times[1:])), times)
    claim(f"{game}: all events are output", all(event[1] == "o" for event in events))
    terminal = Terminal(80, 24)
    wrong = None
    for step, (event, screen) in enumerate(zip(events, screens_of(log, moves))):
        terminal.write(event[2])
        if wrong is None and terminal.picture() != screen:
            wrong = f"step {step}\n" + "\n".join(terminal.picture()) + "\n" + "\n".join(screen)
    claim(f"{game}: the recording shows what the replay shows", wrong is None, wrong)
    claim(f"{game}: the cursor comes back", events[-1][2] == "\x1b[?25h")


def picture_of(drawing):
    """The texts of a drawing put back into rows of cells."""
    rows = {}
    for text in drawing.iter(SVG + "text"):
        column = round((float(text.get("x")) - 12) / 9.6)
        row = rows.setdefault(round((float(text.get("y")) - 26.2) / 18), [])
        row.extend(" " * (column - len(row)))
        row[column:column + len(text.text)] = text.text
    return ["".join(rows.get(row, [])).rstrip() for row in range(max(rows) + 1)]


NUMBER = r"-?\d*\.?\d+"
BYTES_MOST = 30_000  # of a drawing of shapes
SHAPES = {}  # of each game's drawing: how many subpaths there are, and of how many corners


def points_of(path):
    """Every point of a path's data, one list for each subpath; arcs count by their ends."""
    parts = []
    for command, rest in re.findall(r"([MLlhvaz])([^MLlhvaz]*)", path):
        numbers = [float(number) for number in re.findall(NUMBER, rest)]
        if command == "M":
            parts.append([tuple(numbers)])
            continue
        x, y = parts[-1][-1]
        step = {"L": lambda: tuple(numbers), "l": lambda: (x + numbers[0], y + numbers[1]),
                "h": lambda: (x + numbers[0], y), "v": lambda: (x, y + numbers[0]),
                "a": lambda: (x + numbers[5], y + numbers[6]), "z": lambda: parts[-1][0]}
        parts[-1].append(step[command]())
    return parts


def shapes(game, theme, text, root):
    """A drawing of shapes: well-formed paths that lie within the picture, colours, few bytes."""
    _, _, width, height = (float(number) for number in root.get("viewBox").split())
    outside, corners = [], []
    for path in root.iter(SVG + "path"):
        data = path.get("d")
        claim(f"{game}: {theme}: the path is one", re.fullmatch(rf"M([MLlhvaz ]|{NUMBER})+", data),
              data)
        for part in points_of(data):
            corners.append((len(part) - 1, path.get("fill") or path.get("stroke")))
            outside += [point for point in part
                        if not (-6 <= point[0] <= width and -6 <= point[1] <= height)]
    claim(f"{game}: {theme}: all lies inside", not outside, outside)
    claim(f"{game}: {theme}: at most {BYTES_MOST} bytes", len(text) <= BYTES_MOST, len(text))
    claim(f"{game}: {theme}: no cells of colour", len(list(root.iter(SVG + "rect"))) == 1)
    SHAPES[game, theme] = corners


def drawing(game, log, moves):
    shown = run("show", log, "--at", str(moves)).rstrip("\n").split("\n")[1:]
    claim(f"{game}: --text is what show prints",
          run("export", log, "--text", "--at", str(moves)) == run("show", log, "--at", str(moves)))
    for theme in ("default", "high-contrast", "mono", "light"):
        text = run("export", log, "--svg", "-", "--at", str(moves), "--theme", theme)
        root = xml.etree.ElementTree.fromstring(text)
        names = {element.tag.replace(SVG, "") for element in root.iter()}
        claim(f"{game}: only shapes and text",
              names <= {"svg", "title", "rect", "text", "tspan", "g", "path"}, names)
        claim(f"{game}: nothing from elsewhere", "href" not in text and "url(" not in text)
        if "path" in names:
            shapes(game, theme, text, root)
        else:
            drawn = picture_of(root)
            claim(f"{game}: {theme} draws what show prints", drawn[-len(shown):] == shown,
                  "\n".join(drawn))
        fills = {element.get("fill") for element in root.iter() if element.get("fill")}
        claim(f"{game}: {theme} has its colours",
              len(fills) <= 5 if theme == "mono" else len(fills) > 2, fills)


def games():
    for line in run("list").splitlines()[1:]:
        game = line.split()[0]
        run("sim", game, "--games", "1", "--seed", "export", "--max-moves", "200", "--logs", ".")
        log = f"{game}-000001.log"
        moves = min(MOVES, len(run("show", log, "--format", "moves").splitlines()))
        claim(f"{game}: there are moves", moves > 2)
        recording(game, log, moves)
        drawing(game, log, moves)


def true_shapes():
    """What the rules say must be there is there, in its shape: not cells."""
    count = lambda game, corners, theme="default": sum(
        n == corners for n, _ in SHAPES.get((game, theme), []))
    claim("Catan's 19 hexes, and the ground of each, have six corners", count("catan", 6) == 38)
    claim("Cat Chess's 127 hexes have six corners", count("catchess", 6) == 127, SHAPES)
    claim("Kilkenny's cats have heads", count("kilkenny", 8) >= 8)
    claim("Cathedral's squares are drawn", count("cathedral", 4) >= 100)
    for (game, theme), corners in SHAPES.items():
        if theme == "light":
            claim(f"{game}: every theme has the same shapes",
                  len(corners) == len(SHAPES[game, "default"]))
            claim(f"{game}: in other colours",
                  {c for _, c in corners} != {c for _, c in SHAPES[game, "default"]})


def names():
    """Whatever a name is, it is text."""
    with open(HOME + "/names.log", "w", encoding="utf-8") as file:
        file.write('[Game "nullgame"]\n[SeatA "<script>&]]>\\"\\\\"]\n[SeatB "\x1b[31m\u202e"]\n'
                   '[Deal "1 A - ....."]\n\n1 B resign\n')
    text = run("export", "names.log", "--svg", "-")
    root = xml.etree.ElementTree.fromstring(text)
    claim("a name is no element", all(element.tag != SVG + "script" for element in root.iter()))
    claim("a name is shown", '<script>&]]>"\\' in root.find(SVG + "title").text)
    claim("no control characters", not re.search("[\x00-\x09\x0b-\x1f\u202e]", text))
    for line in run("export", "names.log", "--cast", "-").splitlines():
        value = json.loads(line)
        written = value["title"] if isinstance(value, dict) else value[2]
        claim("a name drives nothing", "\x1b[31m" not in written and "\u202e" not in written)


def secrets():
    """The list of moves and the news of a recording tell a viewer what `show` tells him."""
    run("sim", "bids", "--games", "1", "--seats", "2", "--seed", "s", "--logs", "secret")
    moves = run("show", "secret/bids-000001.log", "--at", "2", "--as", "all", "--format", "moves")
    seat, choice = re.search(r"^\d+ ([AB]) (\w+ \S+)$", moves, re.M).groups()
    for viewer in ("public", seat, "all"):
        lines = run("export", "secret/bids-000001.log", "--cast", "-", "--at", "2", "--as",
                    viewer).splitlines()
        terminal = Terminal(80, 24)
        for line in lines[1:]:
            terminal.write(json.loads(line)[2])
        prompt = next(row for row in terminal.picture() if re.match(" (Player )?[AB]: ", row))
        claim(f"{viewer} sees the choice only if he may", (choice in prompt) == (viewer != "public"),
              prompt)


def usage():
    run("export", "nothing.log", "--text", code=4)
    log = "names.log"
    run("export", log, code=2)
    run("export", log, "--svg", "a.svg", "--at", "all", code=2)
    run("export", log, "--text", "--at", "x", code=2)
    run("export", log, "--text", "--as", "Z", code=2)
    run("export", log, "--svg", "a.svg", "--theme", "pink", code=2)
    claim("wrong usage writes nothing", not os.path.exists(HOME + "/a.svg"))
    run("export", log, "--svg", "a.svg", "--cast", "a.cast")
    before = open(HOME + "/" + log, encoding="utf-8").read()
    run("export", log, "--svg", log, code=4)
    claim("no file is overwritten", open(HOME + "/" + log, encoding="utf-8").read() == before)
    run("export", log, "--cast", "/dev/full", code=4)
    ascii_only = run("export", log, "--text", "--ascii") + run("export", log, "--cast", "-", "--ascii")
    claim("--ascii is ASCII", ascii_only.isascii())


for part in (games, true_shapes, names, secrets, usage):
    part()
shutil.rmtree(HOME, ignore_errors=True)
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
