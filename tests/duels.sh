#!/bin/bash
# duels.sh BUILD - the golden game of Cat Chess that was played by keys holds every end of a
# challenge: the nine cells of CH-21's table, each step of a tie, and what becomes of the loser.
set -u
[ "${IN_SURROUNDINGS:-}" = yes ] || exec python3 "$(dirname "$0")/surroundings.py" bash "$0" "$@"
cd "$(dirname "$0")/.." || exit 1
clowder=$1/clowder
log=tests/golden/catchess/duels.log
story=$(mktemp)
trap 'rm -f "$story"' EXIT
passed=0 failed=0
echo quit | "$clowder" replay --plain "$log" > "$story"

holds() { # a line of the story
    if grep -qE -- "$1" "$story"; then passed=$((passed + 1)); else
        failed=$((failed + 1))
        echo "FAILED $log: nowhere in its story: $1"
    fi
}

while read -r challenger defender result; do
    holds "CH-21: there .+ has $challenger, .+ has $defender: $result\."
done << 'TABLE'
Presence nothing the challenger wins
Presence Presence the challenger wins
Presence Style a tie
nothing nothing a tie
nothing Presence a tie
nothing Style the defender wins
Style nothing a tie
Style Presence a tie
Style Style the defender wins
TABLE

holds "CH-22 \(a\): .+[0-9]\.$"                         # decided by self-esteem less watchers,
holds "CH-22 \(b\): .+[0-9]\.$"                         # by self-esteem alone,
holds "CH-22 \(c\): .+ must step out of its sight"      # by stepping aside,
holds "CH-22 \(d\): .+ a coin decides"                  # by a coin
holds "CH-22 \(d\): (heads|tails), for"
holds "CH-23: .+ wins and takes one self-esteem"
holds "retreats from"
holds "CH-23: .+ finds no adjacent space out of sight"
holds "CH-24: .+ has no self-esteem left"
holds "is out of play"
holds "^[0-9]+\. .+ comes into play on .+, looking"     # CH-9, and
claim=$(sed -n '/is out of play/,$p' "$story" | grep -c "comes into play") # CH-13
if [ "$claim" -gt 0 ]; then passed=$((passed + 1)); else
    failed=$((failed + 1))
    echo "FAILED $log: no cat comes back"
fi
holds "CH-25: .+ holds .+ and wins if"
holds "wins: .+ were held until this turn"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
