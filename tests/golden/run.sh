#!/bin/bash
# golden/run.sh BUILD [--write] - games that were played once must play the same for ever.
#
# Each GAME/NAME.log must pass `clowder check`, and its boards at the beginning, in the middle and
# at the end must be those in NAME.screen. --write makes the screens anew and shows what changed.
set -u
[ "${IN_SURROUNDINGS:-}" = yes ] || exec python3 "$(dirname "$0")/../surroundings.py" bash "$0" "$@"
cd "$(dirname "$0")/../.." || exit 1
clowder=${1:-build}/clowder
write=${2:-}
passed=0 failed=0

pass() { passed=$((passed + 1)); }
miss() {
    failed=$((failed + 1))
    printf 'FAILED %s\n' "$1"
    [ $# -lt 2 ] || sed 's/^/    /' <<< "$2"
}

screens() {
    local length
    length=$("$clowder" show "$1" --format position --at all --as all | wc -l)
    for at in 0 $(((length - 1) / 2)) $((length - 1)); do
        "$clowder" show "$1" --format board --as all --at "$at"
        echo
    done
}

for game in tests/golden/*/; do
    game=$(basename "$game")
    logs=$(find tests/golden/"$game" -name '*.log' | sort)
    for log in $logs; do
        screen=${log%.log}.screen
        if told=$("$clowder" check "$log" 2>&1); then pass; else miss "$log" "$told"; fi
        now=$(screens "$log")
        before=$(cat "$screen" 2>/dev/null)
        if [ "$write" = --write ]; then
            [ "$now" = "$before" ] || {
                echo "$screen changes:"
                diff <(echo "$before") <(echo "$now") | head -40
                printf '%s\n' "$now" > "$screen"
            }
            pass
        elif [ -n "$now" ] && [ "$now" = "$before" ]; then
            pass
        else
            miss "$screen is not what the program shows:" "$(diff <(echo "$before") <(echo "$now") | head -20)"
        fi
    done
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
