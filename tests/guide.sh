#!/bin/sh
# guide.sh - the code that docs/GUIDE.md quotes is tests/games/toy/toy.c, whole and in order.
#
# All ```c blocks of the guide, one after the other, are the file; empty lines do not count.
[ "${IN_SURROUNDINGS:-}" = yes ] || exec python3 "$(dirname "$0")/surroundings.py" sh "$0" "$@"
cd "$(dirname "$0")/.." || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

awk '/^```/ { inside = !inside && $0 == "```c"; next } inside' docs/GUIDE.md |
    grep -v '^$' > "$work/quoted"
grep -v '^$' tests/games/toy/toy.c > "$work/file"

if [ -s "$work/quoted" ] && diff -u "$work/file" "$work/quoted" > "$work/differences"; then
    echo "1 passed, 0 failed"
else
    echo "FAILED docs/GUIDE.md does not quote tests/games/toy/toy.c as it is"
    sed 's/^/    /' "$work/differences"
    echo "0 passed, 1 failed"
    exit 1
fi
