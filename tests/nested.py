#!/usr/bin/env python3
"""nested.py FILE... - conditional operators inside other ones (a ? b : c ? d : e) in C sources.

Names each one as file:line; says nothing when there is none. Operands in brackets count, too; the
elements of an initializer stand for themselves.
"""
import re
import sys

# comments, strings and characters, in which nothing is an operator
QUIET = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)


def nested(text):
    """The numbers of the lines in which an inner conditional operator stands."""
    text = QUIET.sub(lambda match: "\n" * match[0].count("\n"), text)
    line = 1
    inside = [False]  # for each open bracket: in an operand of a conditional operator
    for byte in text:
        if byte == "\n":
            line += 1
        elif byte in "([":
            inside.append(inside[-1])
        elif byte == "{":
            inside.append(False)
        elif byte in ")]}" and len(inside) > 1:
            inside.pop()
            if byte == "}":
                inside[-1] = False
        elif byte == ",":
            inside[-1] = len(inside) > 1 and inside[-2]
        elif byte == ";":
            inside[-1] = False
        elif byte == "?":
            if inside[-1]:
                yield line
            inside[-1] = True


for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        for number in nested(file.read()):
            print(f"{path}:{number}: a conditional operator inside another one")
