#!/usr/bin/env python3
"""pseudo.py PROGRAM [STORY.t ...] - layouts survive longer words.

A catalogue is made in which every text is about 40 % longer, accented and between « and ». The
stories of tests/tui are played with it once more, beside English, and every picture must keep
what players steer by:

    exit     the run ends as in English, with as many pictures
    lines    all drawn lines (boards, dice) stand in the same cells, unless a whole box covers them
    keys     the key row shows help and the way out, if the English one does
    cuts     a text that does not fit ends with an ellipsis, none is cut off at an edge; on a page
             that scrolls it may go on below

Ends with `N passed, N failed`; a story passes when all its pictures keep all that.
"""
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(HERE)
ACCENTS = str.maketrans("aeiounycAEIOUNYC", "àéîöüñÿçÀÉÎÖÜÑÝÇ")
KEPT = re.compile(r"%%|%[-+ #0]*(?:\d+|\*)?(?:\.(?:\d+|\*))?(?:hh|h|ll|l|z)?[a-zA-Z]"
                  r"|\$%c|\$[A-F]|\b[A-Z]{2}-\d+:?|\n")
PADDING = " úñò dùé tré"
LINES = {chr(code) for code in range(0x2500, 0x2580)}


CLOCKS = {"bots.t"}  # programs think by the clock there: no two runs are alike


def load_stories():
    spec = importlib.util.spec_from_file_location("stories", os.path.join(HERE, "tui", "run.py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def longer(text):
    """The text as the pseudo language has it; formats, names, rule ids and ends stay."""
    words = text.strip()
    if not re.search("[a-zA-Z]{3}", KEPT.sub("", words)):
        return text  # an abbreviation that has its columns
    lead = text[:len(text) - len(text.lstrip())]
    tail = text[len(text.rstrip()):]
    identity = re.match(r"[A-Z]{2}-\d+: ", words)
    if identity:
        lead, words = lead + identity[0], words[identity.end():]
    pieces, at = [], 0
    for kept in KEPT.finditer(words):
        pieces += [words[at:kept.start()].translate(ACCENTS), kept[0]]
        at = kept.end()
    pieces.append(words[at:].translate(ACCENTS))
    extra = max(1, len(words) * 4 // 10 - 2)
    padding = (PADDING * (extra // len(PADDING) + 1))[:extra]
    return f"{lead}«{''.join(pieces)}{padding.rstrip()}»{tail}"


def unquote(lines):
    joined = "".join(line[line.index('"') + 1:-1] for line in lines)
    return re.sub(r"\\(.)", lambda m: {"n": "\n", "t": "\t"}.get(m[1], m[1]), joined)


def quote(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def make_catalogue(template):
    out = ['msgid ""', 'msgstr "Content-Type: text/plain; charset=UTF-8\\n'
           'Plural-Forms: nplurals=2; plural=(n != 1);\\n"']
    for entry in template.split("\n\n")[1:]:
        fields, field = {}, None
        for line in entry.split("\n"):
            if line.startswith("#") or not line:
                continue
            if not line.startswith('"'):
                field = line.split(" ", 1)[0]
            fields.setdefault(field, []).append(line)
        texts = {name: unquote(lines) for name, lines in fields.items()}
        if not texts.get("msgid"):
            continue
        out.append("")
        out += [f"{name} {quote(texts[name])}" for name in ("msgctxt", "msgid", "msgid_plural")
                if name in texts]
        if "msgid_plural" in texts:
            out += [f"msgstr[{i}] {quote(longer(texts[name]))}"
                    for i, name in enumerate(("msgid", "msgid_plural"))]
        else:
            out.append("msgstr " + quote("en" if texts["msgid"] == "en"
                                         else longer(texts["msgid"])))
    return "\n".join(out) + "\n"


def install(program, folder):
    """A copy of the program that speaks the language xx."""
    place = os.path.join(folder, "share/locale/xx/LC_MESSAGES")
    os.makedirs(place)
    template = subprocess.run(["sh", os.path.join(TOP, "src/po/extract.sh")], check=True,
                              capture_output=True, text=True).stdout
    catalogue = os.path.join(folder, "xx.po")
    with open(catalogue, "w", encoding="utf-8") as file:
        file.write(make_catalogue(template))
    subprocess.run(["msgfmt", "-o", os.path.join(place, "clowder.mo"), catalogue], check=True)
    return shutil.copy(program, folder)


def cells(row):
    return {(column, glyph) for column, glyph in enumerate(row) if glyph in LINES}


def boxes(rows):
    """The rectangles (top, left, bottom, right) that a whole frame surrounds."""
    for top, row in enumerate(rows):
        for frame in re.finditer("┌─+┐", row):
            left, right = frame.start(), frame.end() - 1
            for bottom in range(top + 1, len(rows)):
                line = rows[bottom][left:right + 1]
                if re.fullmatch("└─+┘", line) and len(line) == right - left + 1:
                    yield top, left, bottom, right
                    break
                if line[:1] != "│" or line[-1:] != "│" or len(line) <= right - left:
                    break


def uncovered(rows, covered):
    """The rows, but where a box lies on a page only what the box says: it covers ends of texts."""
    rows = list(rows)
    for top, left, bottom, right in covered:
        for number in range(top, bottom + 1):
            rows[number] = rows[number][left:right + 1]
    return rows


def complaints(english, other):
    """What a picture lost. Both are lists of rows, each after a '|'."""
    if len(english) != len(other):
        yield f"{len(other)} rows instead of {len(english)}"
        return
    covered = list(boxes(other))
    for number, (here, there) in enumerate(zip(english, other)):
        lost = sorted(column for column, _ in cells(here) - cells(there)
                      if not any(top <= number <= bottom and left <= column <= right
                                 for top, left, bottom, right in covered))
        if lost:
            yield f"row {number + 1}: drawn lines lost at columns {lost}"
    for key in ("?", "Esc", "q"):
        if re.search(rf"(?:^|  ?){re.escape(key)} \w", english[-1][1:]) and \
                not re.search(rf"(?:^|  ?){re.escape(key)} [«<]?\w", other[-1][1:]):
            yield f"the key row lost {key}"
    text = "\n".join(uncovered(other, covered))
    scrolls = any(re.search(r"lines \d+-\d+ of \d+", row) for row in english)
    if not scrolls and text.count("«") > text.count("»") + text.count("…"):
        yield "a text is cut off without an ellipsis"


def compare(stories, program, twin, path):
    with open(path, encoding="utf-8") as file:
        runs = stories.read_test(file.read().splitlines())
    homes = [tempfile.TemporaryDirectory() for _ in range(2)]
    for home in homes:
        os.symlink(HERE, os.path.join(home.name, "tests"))
    problems = []
    for run in runs:
        english, _, code = stories.perform(program, run, homes[0].name)
        other, _, code_other = stories.perform(twin, run, homes[1].name, LANGUAGE="xx")
        name = f"{os.path.basename(path)}:{run.line}"
        if code != code_other or len(english) != len(other):
            problems.append(f"{name}: exit code {code_other} after {len(other)} pictures, in "
                            f"English {code} after {len(english)}")
        for line in english:
            if run.script.get(line, "").strip() != "screen" or line not in other:
                continue
            found = list(complaints(english[line], other[line]))
            if found:
                problems += [f"{os.path.basename(path)}:{line}: {what}" for what in found]
                problems += ["    " + row for row in other[line]]
    for home in homes:
        home.cleanup()
    return problems


def main(arguments):
    if not arguments:
        print(__doc__.splitlines()[0], file=sys.stderr)
        return 2
    stories = load_stories()
    program = os.path.abspath(arguments[0])
    folder = os.path.join(HERE, "tui")
    files = arguments[1:] or sorted(os.path.join(folder, name) for name in os.listdir(folder)
                                    if name.endswith(".t") and name not in CLOCKS)
    failed = 0
    with tempfile.TemporaryDirectory() as work:
        twin = install(program, work)
        for path in files:
            problems = compare(stories, program, twin, path)
            failed += bool(problems)
            for line in problems:
                print(line if line.startswith(" ") else "FAILED " + line)
    print(f"{len(files) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
