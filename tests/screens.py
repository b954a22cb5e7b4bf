#!/usr/bin/env python3
"""screens.py PROGRAM [--check] - docs/SCREENS.md, the program's main screens, from the program, and
docs/pictures, the drawings that README.md shows.

Without --check they are written anew (make screens); with it, they are compared with what the
program shows and draws now, and the end is `N passed, N failed`, as of every test.
"""
import os
import subprocess
import sys
import tempfile

import surroundings

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PAGE = os.path.join(ROOT, "docs", "SCREENS.md")
PICTURES = os.path.join(ROOT, "docs", "pictures")
GAMES = os.path.join(ROOT, "tests", "pictures")  # the logs whose last positions are drawn
THEMES = {"dark": "default", "light": "light"}
BYTES_MOST = 32_000  # of one picture
INTRODUCTION = """# Screens

What the program shows, at 80 columns and 24 rows unless told otherwise. This page is made by the
program itself (`make screens`); a test compares it.
"""

# Heading, a sentence or two, arguments, script. A picture is taken at the end of each script.
SCREENS = [
    ("The title", "Every key that does something stands on the last line; a click on it does the "
     "same.", [], ""),
    ("A new game", "Players, options and seed; whoever never played it is offered a lesson.", [],
     "keys Enter"),
    ("A lesson", "An ordinary log whose comments explain and ask.", ["lesson", "kilkenny"],
     "keys Enter Enter Enter Enter Enter Down"),
    ("Kilkenny Cats", "A cat in hand: where it can go is marked, without colours too.",
     ["play", "kilkenny", "--names", "Anna,Marco", "--seed", "paperino"],
     "keys Enter Enter Tab Tab"),
    ("Cathedral", "Walls of one side are single lines, of the other double ones.",
     ["replay", "tests/corpus/cathedral-1-1.log"], "keys G"),
    ("ClanCath", "Textures tell the height; the numbers, what a step costs.",
     ["replay", "tests/corpus/clancath-1-1.log"], "keys G p y Enter"),
    ("L'impero di Catan", "With the names of the corners, key n.",
     ["replay", "tests/corpus/catan-1-1.log"], "keys G n n"),
    ("Cat Chess", "Letters are cats, arrows where they look, numbers heights.",
     ["lesson", "catchess"], "keys Enter Enter Enter a Enter a Enter Enter Enter"),
    ("Why not", "Every refusal names the reason and its rule; R opens the book there.",
     ["play", "kilkenny", "--names", "Anna,Marco", "--seed", "paperino"],
     "keys Enter\ntype :move d12 d3\nkeys Enter"),
    ("The rules", "The same moment, after R.",
     ["play", "kilkenny", "--names", "Anna,Marco", "--seed", "paperino"],
     "keys Enter\ntype :move d12 d3\nkeys Enter R"),
    ("All that can be done", "Key m: what cannot be done says why.", ["lesson", "catan"],
     "keys Enter Enter Enter Enter Enter Enter m"),
    ("Help for this moment", "What is awaited, what can be done now, and the keys.",
     ["lesson", "clancath"], "keys Enter Enter Enter ?"),
    ("ASCII", "For terminals and fonts that lack the finer glyphs.",
     ["replay", "tests/corpus/cathedral-1-1.log", "--ascii"], "look ascii\nkeys G"),
    ("A large terminal", "100 columns and 30 rows: the news have more room.",
     ["replay", "tests/corpus/kilkenny-1-1.log"], "size 30 100\nkeys G"),
    ("The settings", "In force at once.", [], "keys Up Up Up Enter"),
]
PLAIN = ("By lines of text", "For screen readers, pipes and dumb terminals: one event a line.",
         ["play", "kilkenny", "--plain", "--names", "Anna,Marco", "--seed", "paperino"],
         ["", "where anna", "around d12", "at d12 g0", "why move d12 d3", "legal move d12", "last",
          "score", "quit"])


HOME = "/proc/self/cwd"  # what the program is told: as long everywhere


def run(program, arguments, text, home):
    if not os.path.lexists(os.path.join(home, "tests")):
        os.symlink(os.path.join(ROOT, "tests"), os.path.join(home, "tests"))
    return subprocess.run([program, *arguments], cwd=home, env=surroundings.environment(HOME),
                          input=text, capture_output=True, encoding="utf-8", timeout=120,
                          check=False).stdout


def picture(program, arguments, script):
    with tempfile.TemporaryDirectory() as home:
        path = os.path.join(home, "script")
        with open(path, "w", encoding="utf-8") as file:
            file.write(script + "\nscreen\n")
        shown = run(program, [*arguments, "--script", path], "", home)
        rows = [line[1:] for line in shown.splitlines() if line.startswith("|")]
        assert rows, f"no picture: {arguments}"
        return "\n".join(rows).replace(HOME, "~")


def transcript(program, arguments, lines):
    with tempfile.TemporaryDirectory() as home:
        told = run(program, arguments, "\n".join(lines) + "\n", home).replace(HOME, "~")
    out, typed = [], iter(lines)
    for line in told.splitlines():
        out.append(line + " " + next(typed, "") if line.endswith(">") else line)
    return "\n".join(line.rstrip() for line in out)


def page(program):
    parts = [INTRODUCTION]
    for heading, sentence, arguments, script in SCREENS:
        shown = picture(program, arguments, script)
        parts.append(f"## {heading}\n\n{sentence}\n\n```\n{shown}\n```\n")
    heading, sentence, arguments, lines = PLAIN
    parts.append(f"## {heading}\n\n{sentence}\n\n```\n{transcript(program, arguments, lines)}\n```\n")
    return "\n".join(parts)


def title(program, theme):
    """The title page with the picture of a game that is pixels alone, drawn with its cells."""
    with tempfile.TemporaryDirectory() as home:
        path = os.path.join(home, "script")
        with open(path, "w", encoding="utf-8") as file:
            file.write("colours 16777216\nkeys Down Down Down\nsvg\n")
        shown = run(program, ["--theme", theme, "--script", path], "", home)
        return "".join(line[1:] + "\n" for line in shown.splitlines() if line.startswith("|"))


def drawings(program):
    """Each picture's file name and what is to stand in it."""
    made = {}
    for suffix, theme in THEMES.items():
        made[f"title-{suffix}.svg"] = title(program, theme)
        for log in sorted(os.listdir(GAMES)):
            with tempfile.TemporaryDirectory() as home:
                made[f"{log[:-4]}-{suffix}.svg"] = run(
                    program, ["export", os.path.join("tests", "pictures", log), "--svg", "-",
                              "--theme", theme], "", home)
    return made


def written(path):
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except OSError:
        return None


def check(made, pictures):
    """Returns what is wrong, one line each."""
    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as file:
        readme = file.read()
    wrong = [] if written(PAGE) == made else ["docs/SCREENS.md is not what the program shows"]
    for name, drawn in pictures.items():
        if written(os.path.join(PICTURES, name)) != drawn:
            wrong.append(f"docs/pictures/{name} is not what the program draws")
        if not 1000 < len(drawn) <= BYTES_MOST:
            wrong.append(f"docs/pictures/{name} has {len(drawn)} bytes")
        if f'"docs/pictures/{name}"' not in readme:
            wrong.append(f"README.md does not show docs/pictures/{name}")
    wrong += [f"docs/pictures/{name} is no picture of the program's"
              for name in os.listdir(PICTURES) if name not in pictures]
    return wrong


def main():
    program = os.path.abspath(sys.argv[1])
    made, pictures = page(program), drawings(program)
    if "--check" not in sys.argv[2:]:
        os.makedirs(PICTURES, exist_ok=True)
        for path, text in [(PAGE, made), *((os.path.join(PICTURES, name), drawn)
                                           for name, drawn in pictures.items())]:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        return 0
    wrong = check(made, pictures)
    for line in wrong:
        print(f"FAILED {line}: run `make screens`, and look at the difference")
    print(f"{1 + len(pictures) - len(wrong)} passed, {len(wrong)} failed")
    return len(wrong) > 0


if __name__ == "__main__":
    sys.exit(main())
