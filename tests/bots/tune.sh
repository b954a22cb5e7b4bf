#!/bin/bash
# tune.sh BUILD - `clowder tune`: the same command writes the same bytes, with any number of games at
# once, and when it was killed and begun again in the same folder.
set -u
[ "${IN_SURROUNDINGS:-}" = yes ] || exec python3 "$(dirname "$0")/../surroundings.py" bash "$0" "$@"
clowder=$(realpath "${1:-build}")/clowder-test
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
passed=0 failed=0

claim() { # WHAT COMMAND...
    local what=$1
    shift
    if "$@"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED $what"
        head -n 5 err 2> /dev/null
    fi
}
same() { cmp -s "$1" "$2"; }
tune() { "$clowder" tune kilkenny search:20 --games 30 --steps 4 --seed s "$@" 2> err; }

tune > first
claim "the first line tells the command" [ "$(head -n 1 first)" = \
    "/* clowder tune kilkenny search:20 --games 30 --steps 4 --seed s --seats 2 */" ]
claim "the weights are those of the game, in their order" same \
    <(sed -n 's/^WEIGHT(\([A-Z_0-9]*\), .*/\1/p' first) \
    <(sed -n 's/^WEIGHT(\([A-Z_0-9]*\), .*/\1/p' "$OLDPWD"/rules/kilkenny/weights.def)
claim "the weights have changed" [ "$(grep -c WEIGHT first)" -gt \
    "$(grep -cxFf <(grep WEIGHT first) "$OLDPWD"/rules/kilkenny/weights.def)" ]
claim "the loss of the games that were learnt from became smaller" \
    awk '{ exit !($7 + 0 > $9 + 0) }' err
claim "numbers of the search are printed" grep -qE '^NUMBERS\(0, 0, 1, [0-9]+, [0-9]+, [0-9]+, 2\)$' first

tune --at-once 5 > again
claim "five games at once give the same" same first again
"$clowder" tune kilkenny search:20 --games 30 --steps 4 --seed t > other 2> err
claim "another seed gives others" [ "$(sed 1d first)" != "$(sed 1d other)" ]

tune --logs folder > again
claim "a folder changes nothing" same first again
claim "the folder holds the games" [ "$(ls folder/games | wc -l)" -eq 30 ]
claim "and the steps" [ "$(wc -l < folder/steps)" -eq 5 ]
rm folder/games/kilkenny-00001*.log
truncate -s -2 folder/steps
truncate -s 500 folder/games/kilkenny-000003.log
tune --logs folder > again
claim "what was lost is played again" same first again

"$clowder" tune kilkenny search:20 --games 30 --steps 4 --seed s --logs killed > again 2> err &
for _ in $(seq 200); do
    [ "$(find killed/games -name '*.log' 2> /dev/null | wc -l)" -ge 5 ] && break
    sleep 0.02
done
{ kill -KILL $! && wait $!; } 2> /dev/null
tune --logs killed > again
claim "after a kill the same command goes on to the same end" same first again

"$clowder" tune kilkenny search:20 --games 30 --steps 5 --seed s --logs folder > again 2> err
claim "steps of another run are refused" grep -q 'folder/steps is of other steps' err
"$clowder" tune kilkenny lion --games 2 > again 2> err
claim "a player without a number of iterations is refused" grep -q '"lion" has no number' err
"$clowder" tune bids search:20 --games 2 --steps 2 > again 2> err
claim "a game without weights gets its numbers" [ "$(wc -l < again)" -eq 2 ]

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
