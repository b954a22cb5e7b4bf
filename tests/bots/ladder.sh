#!/bin/bash
# ladder.sh CLOWDER FOLDER [GAMES [GAME...]] - does each level beat the one below, in every game?
#
# Plays GAMES (400) games of two, from random openings, for each pair of neighbours, and lion against
# random, keeps every log in FOLDER and goes on there when it was interrupted. A claim is that the
# share is at least 70 %, or over 98 % against random; the table's last columns are the 95 % interval.
set -u
clowder=$1 folder=$2 games=${3:-400}
mkdir -p "$folder" || exit 1
passed=0 failed=0
printf '%-10s %-16s %6s %6s %7s %9s   %s\n' game pair wins draws losses share "95 % interval"
[ $# -gt 3 ] && names=${*:4} || names=$("$clowder" list | awk 'NR > 1 { print $1 }')
for game in $names; do
    for pair in "cat kitten" "tom cat" "lion tom" "lion random"; do
        # shellcheck disable=SC2086  # two words
        row=$("$clowder" arena "$game" $pair --games "$games" --seed ladder --openings random:4 \
                  --logs "$folder/$game-${pair/ /-}" 2> /dev/null | grep "^${pair/ / - } ")
        least=70
        [ "$pair" = "lion random" ] && least=98
        if awk -v least="$least" '{ good = $7 + 0 >= least } END { exit !good }' <<< "$row"; then
            passed=$((passed + 1)) mark=
        else
            failed=$((failed + 1)) mark=" below $least %"
        fi
        awk -v game="$game" -v mark="$mark" '{ printf "%-10s %-16s %6s %6s %7s %7s %%   %s .. %s %%%s\n",
            game, $1 " - " $3, $4, $5, $6, $7, $9, $11, mark }' <<< "$row"
    done
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
