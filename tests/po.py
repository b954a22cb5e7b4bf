#!/usr/bin/env python3
"""po.py BUILD - catalogues, rulebooks and lessons in other languages, and who speaks them.

Each catalogue of src/po must compile and have every text of the sources, none missing and none
fuzzy (`make po` brings it up to them); formats, seats ($A), rule ids and the blanks at both ends
must be those of the English. A rulebook in another language must have the rules of the English
one in their order, under as many headings. And the program must find the catalogues beside it,
and play the same game in every language. Ends with `N passed, N failed`.
"""
import glob
import os
import re
import subprocess
import sys
import tempfile

import surroundings

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CATALOGUES = sorted(glob.glob(os.path.join(TOP, "src/po/*.po")))
LANGUAGES = [os.path.basename(path)[:-3] for path in CATALOGUES]
KEPT = re.compile(r"\$%c|\$[A-F]|\b[A-Z]{2}-\d+\b")
SHOWN = 10  # so many texts are named before the rest is only counted

passed = failed = 0


def claim(what, problems):
    global passed, failed
    passed, failed = (passed, failed + 1) if problems else (passed + 1, failed)
    for line in problems[:SHOWN]:
        print(f"FAILED {what}: {line}")
    if len(problems) > SHOWN:
        print(f"FAILED {what}: and {len(problems) - SHOWN} more")


def run(*command, **more):
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False,
                          stdin=subprocess.DEVNULL, **more)


def unquote(text):
    return re.sub(r"\\(.)", lambda match: "\n" if match[1] == "n" else match[1], text)


def entries(text):
    """The entries of a catalogue, as {"msgid": ..., "msgstr": ..., "msgstr[0]": ...}."""
    for block in text.split("\n\n"):
        fields, field = {}, None
        for line in block.split("\n"):
            match = re.fullmatch(r'(?:(msg\S+) )?"(.*)"', line)
            if match:
                field = match[1] or field
                fields[field] = fields.get(field, "") + unquote(match[2])
        if fields.get("msgid"):
            yield fields


def ends(text):
    return text[:len(text) - len(text.lstrip())], text[len(text.rstrip()):]


def check_catalogue(path, template, work):
    name = os.path.relpath(path, TOP)
    done = run("msgfmt", "--check-format", "--check-domain", "-o", os.devnull, path)
    claim(name, done.stderr.splitlines() if done.returncode else [])
    merged = os.path.join(work, "merged.po")
    run("msgmerge", "-q", "--no-fuzzy-matching", "-o", merged, path, template)
    for kind in "untranslated", "only-fuzzy":
        left = list(entries(run("msgattrib", "--no-obsolete", "--" + kind, merged).stdout))
        claim(f"{name}: {len(left)} {kind.replace('only-', '')}, see make po",
              [repr(entry["msgid"]) for entry in left])
    odd = []
    for entry in entries(run("msgattrib", "--translated", "--no-obsolete", merged).stdout):
        for field, text in entry.items():
            if not field.startswith("msgstr"):
                continue
            source = entry["msgid_plural" if field not in ("msgstr", "msgstr[0]") else "msgid"]
            if sorted(KEPT.findall(source)) != sorted(KEPT.findall(text)):
                odd.append(f"seats or rule ids differ: {source!r} {text!r}")
            if ends(source) != ends(text):
                odd.append(f"blanks at the ends differ: {source!r} {text!r}")
    claim(name, odd)


def outline(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    return re.findall(r"\*\*([A-Z]{2,3}-\d+)\*\*", text), len(re.findall("^#", text, re.M))


def check_rulebooks():
    for book in sorted(glob.glob(os.path.join(TOP, "rules/*/RULES.md"))):
        for language in LANGUAGES:
            path = book[:-2] + language + ".md"
            name = os.path.relpath(path, TOP)
            if not os.path.exists(path):
                continue  # tests/listed.sh tells whether it must be there
            (rules, headings), (own, own_headings) = outline(book), outline(path)
            claim(name, [f"the rules are {own}, in English {rules}"] if own != rules else [])
            claim(name, [f"{own_headings} headings, in English {headings}"]
                  if own_headings != headings else [])


def check_program(program, work):
    """Which language speaks, by the words of `list`; and games that are the same in all."""
    heads = {"en": "game", "it": "gioco", "fr": "jeu"}
    config = os.path.join(work, "config/clowder")
    os.makedirs(config)
    clean = surroundings.environment(work, LC_ALL=None)
    cases = [({}, "", "en"), ({"LANG": "C.UTF-8", "LANGUAGE": "it"}, "", "it"),
             ({"LANG": "xx_XX.UTF-8", "LANGUAGE": "fr:it"}, "", "fr"),
             ({"LANG": "it_IT.UTF-8"}, "", "it"), ({"LC_ALL": "fr_CA.UTF-8"}, "", "fr"),
             ({"LC_ALL": "C", "LANGUAGE": "it"}, "", "en"),
             ({"LC_ALL": "C"}, "it", "it"), ({}, "fr", "fr"),
             ({"LANG": "it_IT.UTF-8"}, "en", "en"), ({"LANG": "it_IT.UTF-8"}, "de", "en"),
             ({"LANG": "fr_FR.UTF-8"}, "", "fr")]
    for variables, setting, expected in cases:
        with open(config + "/config.ini", "w", encoding="utf-8") as file:
            file.write(f"[language]\nname = {setting}\n")
        head = run(program, "list", env={**clean, **variables}).stdout.split(" ")[0]
        claim(f"{variables}, setting {setting!r}", [] if head == heads[expected] else
              [f"the list begins with {head!r}, not {heads[expected]!r}"])
    logs, words = set(), set()
    for language in ["en", *LANGUAGES]:
        with open(config + "/config.ini", "w", encoding="utf-8") as file:
            file.write(f"[language]\nname = {language}\n")
        log = os.path.join(work, language + ".log")
        done = subprocess.run([program, "play", "kilkenny", "--plain", "--seed", "x", "--log", log,
                               "--names", "Anna,Marco"],
                              input="roll\nlegal\nmove k12 k11\nmove k12 k10\nmove k12 k9\n"
                                    "move k12 k8\nat c3\nquit\n", env=clean, capture_output=True,
                              encoding="utf-8", check=False)
        with open(log, encoding="utf-8") as file:
            logs.add(file.read())
        words.add(done.stdout)
        claim(f"colons in {language}", [] if ("c3 : " in done.stdout) == (language == "fr") else
              ["French, and no other language, has a space before a colon"])
        book = run(program, "rules", "kilkenny", env={**clean, "LC_ALL": "C.UTF-8"}).stdout
        path = os.path.join(TOP, "rules/kilkenny/RULES.md" if language == "en"
                            else f"rules/kilkenny/RULES.{language}.md")
        with open(path, encoding="utf-8") as file:
            claim(f"rules in {language}", [] if book.split() == file.read().split() else
                  ["the program prints another rulebook"])
    claim("logs", [] if len(logs) == 1 else ["one game has different logs in different languages"])
    claim("words", [] if len(words) == 1 + len(LANGUAGES) else ["languages do not differ"])


def check_numbers(program, work):
    """People read the decimal sign of their language, programs always a point."""
    for language, form, sign in [("en", [], "."), ("it", [], ","), ("fr", [], ","),
                                 ("it", ["--format", "csv"], "."), ("it", ["--json"], ".")]:
        env = surroundings.environment(work + "/none", LC_ALL=None, LANG="C.UTF-8",
                                       LANGUAGE=language)
        told = run(program, "sim", "kilkenny", "--games", "3", "--seed", "x", *form, env=env).stdout
        good = re.search(r"\d" + re.escape(sign) + r"\d", told) and not re.search(
            r"\d\.\d" if sign == "," else r"\d,\d+ %", told)
        claim(" ".join(["numbers in", language, *form]), [] if good else
              [f"a number has another decimal sign than {sign!r}"])


def check_semicolons(program, work):
    """French, and no other language, has a space before a semicolon."""
    for language in ["en", *LANGUAGES]:
        env = surroundings.environment(work + "/none", LC_ALL=None, LANG="C.UTF-8",
                                       LANGUAGE=language)
        told = subprocess.run([program, "play", "kilkenny", "--plain", "--names", "Anna,Marco",
                               "--clock", "total:600"], input="clock\nquit\n", env=env,
                              capture_output=True, encoding="utf-8", check=False).stdout
        space = " " if language == "fr" else ""
        claim(f"semicolons in {language}", [] if f"{space}; Anna 10:00" in told and
              (" ; Anna" in told) == (language == "fr") else
              ["the clocks are told with another space before the semicolon"])


def check_forms(program, work):
    """At 80x24 nothing is cut in any language: no row of the menu, no row, value or help of a
    form. Each list is walked once round, and each value turned until it comes again."""
    games = run(program, "list").stdout.splitlines()[1:]
    walk = "screen\nkeys Right\nscreen\nkeys Right\nscreen\nkeys Right Down\n" * 20
    script = os.path.join(work, "walk")
    with open(script, "w", encoding="utf-8") as file:
        for at in range(len(games)):
            file.write("keys Home " + "Down " * at + "\nscreen\nkeys Enter\n" + walk + "keys Esc\n")
    for language in ["en", *LANGUAGES]:
        clean = surroundings.environment(work + "/none", LC_ALL=None, LANG="C.UTF-8",
                                         LANGUAGE=language)
        shown = run(program, "--script", script, env=clean).stdout.splitlines()
        cut = sorted({line for line in shown if "\u2026" in line})
        claim(f"menu and forms in {language}", cut if len(shown) > 24 * len(games) else
              ["the program showed no forms"])


def check_choices():
    """What an option may be is marked, so that its words are wanted above."""
    for path in sorted(glob.glob(os.path.join(TOP, "rules/*/*.c"))):
        with open(path, encoding="utf-8") as file:
            tables = re.findall(r"_choices\[\] = \{(.*?)\};", file.read(), re.S)
        words = [word for table in tables for word in re.findall(r'(?<!"option", )("[a-z]\w+")', table)
                 if word != '"option"']
        claim(os.path.relpath(path, TOP), [f"{word} is not marked NC_" for word in words])


def main(arguments):
    if len(arguments) != 1:
        print(__doc__.splitlines()[0], file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as work:
        template = os.path.join(work, "clowder.pot")
        with open(template, "w", encoding="utf-8") as file:
            file.write(run("sh", os.path.join(TOP, "src/po/extract.sh")).stdout)
        for path in CATALOGUES:
            check_catalogue(path, template, work)
        check_rulebooks()
        check_choices()
        check_semicolons(os.path.abspath(os.path.join(arguments[0], "clowder")), work)
        check_numbers(os.path.abspath(os.path.join(arguments[0], "clowder")), work)
        check_forms(os.path.abspath(os.path.join(arguments[0], "clowder")), work)
        check_program(os.path.abspath(os.path.join(arguments[0], "clowder")), work)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
