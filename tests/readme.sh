#!/bin/bash
# readme.sh BUILD [--write] - what README.md says is true: its table of promises, which comes from
# docs/PROMISES.md, and the commands it names (its table of games: tests/listed.sh; its pictures:
# tests/screens.py). --write (make golden) puts the promises there anew.
set -u
[ "${IN_SURROUNDINGS:-}" = yes ] || exec python3 "$(dirname "$0")/surroundings.py" bash "$0" "$@"
cd "$(dirname "$0")/.." || exit 1
build=${1:-build} write=${2:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

claim() { # WHAT COMMAND...
    local what=$1
    shift
    if "$@" > "$work/out" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED $what"
        head -40 "$work/out" | sed 's/^/    /'
    fi
}

# What each promise's figure is, and which target finds it; from "| promise | proof | command | measured |".
promises() {
    awk -F ' *\\| *' '
        $2 == "promise" { inside = 1; next }
        inside && !/^\|/ { exit }
        inside && $2 !~ /^-+/ {
            target = ""
            count = split($4, words, "`")
            for (i = 2; i <= count; i += 2)
                if (words[i] ~ /^make /)
                    target = target (target ? ", " : "") "`" words[i] "`"
            print "| " $2 " | " $5 " | " (target ? target : "`make check-long`") " |"
        }' docs/PROMISES.md
}

# README.md with its table of promises taken from there.
expected() {
    awk -v promises="$work/promises" '
        function put(file,  line) { while ((getline line < file) > 0) print line }
        /^\| promise \|/ { print; getline; print; put(promises); table = 1; next }
        table && /^\|/ { next }
        { table = 0; print }' README.md
}

promises > "$work/promises"
expected > "$work/README.md"
[ "$write" != --write ] || cp "$work/README.md" README.md
claim "README.md is as docs/PROMISES.md has it (make golden)" \
    diff README.md "$work/README.md"
claim "README.md has every promise" \
    [ "$(grep -c '^| [A-Z].* | [0-9`a-z].* |$' "$work/promises")" -ge 15 ]
for word in $(sed -n 's/^    clowder \([a-z-]\+\).*/\1/p' README.md | sort -u); do
    claim "there is clowder $word" "$build/clowder" "$word" --help
done
for target in $(grep -o '`make [a-z-]*' README.md | cut -d' ' -f2 | sort -u); do
    claim "there is make $target" grep -qE "^([a-z -]+ )?$target( [a-z-]+)*:" Makefile tests/tests.mk
done
claim "docs/CHANGELOG.md begins with the version of the Makefile" \
    [ "$(sed -n 's/^## \([^,]*\),.*/\1/p' docs/CHANGELOG.md | head -n 1)" = \
    "$(sed -n 's/^VERSION *:= *//p' Makefile)" ]
for file in $(grep -o '](\(docs\|tests\|src\|rules\)[^)]*)' README.md | tr -d ']()'); do
    claim "there is $file" test -e "$file"
done

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
