#!/bin/sh
# rule-ids.sh - every rule has a test and a place in the code that obeys it.
#
# The rules of a game are the bold ids in its RULES.md (**KK-7**). Whatever its code and its tests in
# tests/rules/GAME cite must be a rule; and as soon as it has such tests, as each game in the menu
# must (tests/listed.sh), each rule must be cited by a test and by the code.
set -eu
[ "${IN_SURROUNDINGS:-}" = yes ] || exec python3 "$(dirname "$0")/surroundings.py" sh "$0" "$@"
cd "$(dirname "$0")/.."

passed=0 failed=0

ids() { # FILE... - the ids cited there, one per line
    cat "$@" /dev/null | grep -oE '\b[A-Z]{2,3}-[0-9]+\b' | sort -u || true
}

complain() {
    echo "FAILED $1"
    failed=$((failed + 1))
}

for book in rules/*/RULES.md; do
    folder=${book%/RULES.md}
    game=${folder##*/}
    rules=$(grep -oE '\*\*[A-Z]{2,3}-[0-9]+\*\*' "$book" | tr -d '*' | sort) || continue
    tested=$(ids $(find "tests/rules/$game" -name '*.t' 2>/dev/null))
    obeyed=$(ids "$folder"/*.[ch])
    for id in $rules; do
        if [ "$(echo "$rules" | grep -cx "$id")" -ne 1 ]; then
            complain "$book: $id stands there twice"
        elif [ ! -d "tests/rules/$game" ]; then
            passed=$((passed + 1))
        elif ! echo "$tested" | grep -qx "$id"; then
            complain "$book: no test in tests/rules/$game cites $id"
        elif ! echo "$obeyed" | grep -qx "$id"; then
            complain "$book: no code in $folder cites $id"
        else
            passed=$((passed + 1))
        fi
    done
    for id in $(printf '%s\n%s\n' "$tested" "$obeyed" | sort -u); do
        echo "$rules" | grep -qx "$id" || complain "$book: $id is cited, but is no rule"
    done
done

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
