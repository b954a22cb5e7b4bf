#!/usr/bin/env python3
"""run.py PROGRAM [--write] [FILE.t ...] - tests of what the program shows.

A test is a story with the pictures inline:

    $ clowder-test play kilkenny --seed x     runs the program of that name beside PROGRAM
    > words                                   what it writes outside pictures, to either output;
    > ...                                     three dots stand for any lines, also none
    ? 3                                       its exit code, if that is not 0
    keys Space l                              lines of a script: see src/ui/script.c
    screen                                    a picture (or: marks, inks, papers), followed by
    | Kilkenny Cats                           its rows, each after a '|';
    | ...                                     here, too, three dots stand for any rows
    # a comment

Each `$` line runs the program anew with the script lines up to the next one, if there are any.
All runs of a file share a home that is empty at first and is the working folder; `tests` in it
leads to the project's tests, for logs that are already there. The program knows it by a name that
is the same everywhere, /proc/self/cwd, which is shown as /home/somebody. The environment is that of
tests/surroundings.py: UTF-8, UTC, a fixed date. So nothing depends on when or where it was made.

Without files, every .t beside this program is run. --write writes pictures and words that differ
anew into the tests (make golden); a picture that still matches keeps its three dots. What can not
be written anew (an exit code, a story without an end) is told, and is a failure then, too. Ends
with `N passed, N failed`.
"""
import difflib
import os
import re
import shlex
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
import surroundings  # noqa: E402

PICTURES = ("screen", "marks", "inks", "papers")
SECONDS = 120
HOME = "/proc/self/cwd"   # what the program is told: the same everywhere
SHOWN = "/home/somebody"  # how pictures show it: as long, so nothing moves
ANY_ROWS = ("...", "| ...", "|...")


class Run:
    """One `$` line: its command, its script, what it expects."""

    def __init__(self, line, command):
        self.line = line
        self.program, *self.arguments = shlex.split(command)
        self.script = {}    # line number -> script line
        self.pictures = {}  # line number of the command -> [first line, expected rows]
        self.words = []
        self.code = 0


def read_test(lines):
    runs, rows = [], None
    for number, line in enumerate(lines, 1):
        if line.startswith("$"):
            runs.append(Run(number, line[1:]))
            rows = None
        elif line.startswith("|"):
            if rows is None:
                raise ValueError(f"{number}: a row that follows no picture")
            rows.append(line)
        elif not runs:
            if line.strip() and not line.startswith("#"):
                raise ValueError(f"{number}: a test begins with a $ line")
        elif line.startswith(">"):
            runs[-1].words.append(line[1:].strip())
        elif line.startswith("?"):
            runs[-1].code = int(line[1:])
        else:
            rows = None
            runs[-1].script[number] = line
            if line.strip() in PICTURES:
                rows = runs[-1].pictures[number] = []
    return runs


def perform(program, run, home, **changes):
    """Runs it, with these changes of the environment; returns pictures by line, other words, exit
    code."""
    with open(os.path.join(home, ".script"), "w", encoding="utf-8") as file:
        for number in range(1, max(run.script, default=0) + 1):
            file.write(run.script.get(number, "") + "\n")
    has_script = any(line.strip() and not line.startswith("#") for line in run.script.values())
    done = subprocess.run([program, *run.arguments, *(["--script", HOME + "/.script"] if has_script
                                                       else [])],
                          cwd=home, env=surroundings.environment(HOME, **changes),
                          stdin=subprocess.DEVNULL, capture_output=True, timeout=SECONDS,
                          check=False)
    output, errors = (bytes_.decode("utf-8", "backslashreplace").replace(HOME, SHOWN).splitlines()
                      for bytes_ in (done.stdout, done.stderr))
    pictures, words, rows = {}, [], None
    for line in output:
        header = re.fullmatch(r"(\d+) (" + "|".join(PICTURES) + ")", line)
        if header:
            rows = pictures[int(header[1])] = []
        elif rows is not None and line.startswith("|"):
            rows.append(line)
        else:
            words.append(line.strip())
    words += [line.strip() for line in errors]
    return pictures, words, done.returncode


def matches(expected, got):
    """True when the rows agree; three dots stand for any."""
    reached = {0}  # how many rows of got may be used up
    for row in expected:
        if row.rstrip() in ANY_ROWS:
            reached = set(range(min(reached), len(got) + 1)) if reached else set()
        else:
            reached = {at + 1 for at in reached
                       if at < len(got) and got[at].rstrip() == row.rstrip()}
    return len(got) in reached


def compare(path, run, result, problems):
    """Adds what differs to problems; returns the lines to write anew, by the line before them."""
    pictures, words, code = result
    anew = {}
    for line, expected in run.pictures.items():
        got = pictures.get(line)
        if got is None:
            problems.append(f"{path}:{line}: the program had ended before this picture")
        elif not expected or not matches(expected, got):
            anew[line] = got
            problems.append(f"{path}:{line}: another picture (- expected, + shown)")
            problems += ["    " + row for row in difflib.ndiff(expected, got)
                         if not row.startswith("?")]
    if not matches(run.words, words):
        anew[run.line] = ["> " + line for line in words]
        problems.append(f"{path}:{run.line}: other words (- expected, + written)")
        problems += ["    " + row for row in difflib.ndiff(run.words, words)
                     if not row.startswith("?")]
    if code != run.code:
        problems.append(f"{path}:{run.line}: exit code {code}, expected {run.code}")
    return anew


def rewrite(path, lines, anew):
    out, old = [], ""
    for number, line in enumerate(lines, 1):
        if not old or line[:1] != old:
            out.append(line)
            old = ""
        if number in anew:
            out += anew[number]
            old = ">" if line.startswith("$") else "|"
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(out) + "\n")


def run_test(program, path, write):
    """Runs one file; returns its problems, fewer those that were mended."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    problems, anew = [], {}
    name = os.path.relpath(path)
    with tempfile.TemporaryDirectory() as home:
        os.symlink(os.path.dirname(HERE), os.path.join(home, "tests"))
        try:
            for run in read_test(lines):
                result = perform(os.path.join(os.path.dirname(program), run.program), run, home)
                anew.update(compare(name, run, result, problems))
        except ValueError as error:
            problems.append(f"{name}:{error}")
        except subprocess.TimeoutExpired:
            problems.append(f"{name}:{run.line}: no end after {SECONDS} seconds")
    if write and anew:
        rewrite(path, lines, anew)
        print(f"{name}: {len(anew)} pictures and words written anew")
        problems = [line for line in problems if not re.search(
            r"^    |: another picture|: other words", line)]
    return problems


def main(arguments):
    write = "--write" in arguments
    arguments = [word for word in arguments if word != "--write"]
    if not arguments:
        print(__doc__.splitlines()[0], file=sys.stderr)
        return 2
    program = os.path.abspath(arguments[0])
    files = arguments[1:] or [os.path.join(HERE, name) for name in sorted(os.listdir(HERE))
                              if name.endswith(".t")]
    failed = 0
    for path in files:
        problems = run_test(program, path, write)
        failed += bool(problems)
        for line in problems:
            print(line if line.startswith(" ") else "FAILED " + line)
    print(f"{len(files) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
