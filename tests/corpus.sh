#!/bin/bash
# corpus.sh BUILD [--write] - old logs stay good: one log of every format and rules version.
#
# tests/corpus/GAME-FORMAT-RULES.log is replayed for ever. --write adds a log of the present version
# of each game in the menu that has none, as tests/listed.sh tells. A log of an older version must
# still replay, or be refused as one (exit code 1), never be read as something else.
set -u
[ "${IN_SURROUNDINGS:-}" = yes ] || exec python3 "$(dirname "$0")/surroundings.py" bash "$0" "$@"
cd "$(dirname "$0")/.." || exit 1
clowder=$1/clowder
export SOURCE_DATE_EPOCH=86400
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

claim() { # WHAT COMMAND...
    local what=$1
    shift
    if "$@"; then passed=$((passed + 1)); else
        failed=$((failed + 1))
        echo "FAILED $what"
    fi
}

format=1
[ "${2:-}" != --write ] || while read -r game version; do
    log=tests/corpus/$game-$format-$version.log
    if [ ! -e "$log" ]; then
        "$clowder" sim "$game" --games 1 --seed corpus --max-moves 300 --logs "$work" > /dev/null &&
            mv "$work"/*.log "$log" && chmod 644 "$log" && echo "wrote $log"
    fi
done < <("$clowder" --version --verbose | awk 'NF == 3 { print $1, $2 }')

for log in tests/corpus/*.log; do
    rules=$(sed -n 's/^\[Rules "\(.*\)"\]$/\1/p' "$log")
    game=$(sed -n 's/^\[Game "\(.*\)"\]$/\1/p' "$log")
    own=$("$clowder" --version --verbose | awk -v game="$game" '$1 == game { print $2 }')
    "$clowder" check "$log" > "$work/out" 2> "$work/err"
    code=$?
    if [ "$rules" = "$own" ] || [ $code = 0 ]; then
        claim "$log: $(cat "$work/err")" [ $code = 0 ]
    else
        claim "$log: not refused by its versions" grep -q "version $rules .*has $own" "$work/err"
    fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
