"""registry.py - the games there are, for tests that go over all of them."""
import glob
import os
import subprocess

RULES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "rules")


def listed(program, **options):
    """The words and titles of the games in the program's menu, in its order, from its `list`."""
    head, *rows = subprocess.run([program, "list"], stdin=subprocess.DEVNULL, capture_output=True,
                                 check=True, text=True, **options).stdout.splitlines()
    title = head.index(" title") + 1
    return {row.split()[0]: row[title:].split("  ")[0].strip() for row in rows}


def lessons():
    """The games that have a guided first game."""
    return sorted(os.path.basename(os.path.dirname(path))
                  for path in glob.glob(os.path.join(RULES, "*", "LESSON.log")))
