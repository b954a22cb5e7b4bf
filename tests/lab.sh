#!/bin/bash
# lab.sh BUILD - experiments: the same rows whatever the shards, the threads, the interruptions;
# wrong experiments and files are refused with a line that says where.
set -u
[ "${IN_SURROUNDINGS:-}" = yes ] || exec python3 "$(dirname "$0")/surroundings.py" bash "$0" "$@"
cd "$(dirname "$0")/.." || exit 1
clowder=$PWD/$1/clowder
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
passed=0 failed=0

holds() { # WHAT COMMAND... : the command succeeds
    local what=$1
    shift
    if "$@" > output 2>&1; then passed=$((passed + 1)); else
        failed=$((failed + 1))
        echo "FAILED $what: $*"
        head -n 5 output
    fi
}

# says WHAT TEXT COMMAND... : the command fails, and says it
says() {
    local what=$1 text=$2
    shift 2
    if "$@" > output 2>&1; then
        failed=$((failed + 1))
        echo "FAILED $what: it did not fail"
    elif grep -qF -- "$text" output; then passed=$((passed + 1)); else
        failed=$((failed + 1))
        echo "FAILED $what: it does not say \"$text\" but"
        head -n 3 output
    fi
}

cat > three.lab << 'END'
; three cells, one of them with another number of seats in no game of two
game kilkenny
seats 2 3
players kitten
sweep start edge inner
games 9
seed lab
measure choices
measure lead
measure words move 2
END

# ---- the same bytes ------------------------------------------------------------------------------
holds "an experiment is played" "$clowder" lab three.lab --at-once 1
cp three.csv alone.csv
rm three.csv
holds "it is played by four threads" "$clowder" lab three.lab --at-once 4
holds "four threads write the same bytes" cmp alone.csv three.csv
holds "there is a row for each game, in whole deals" [ "$(wc -l < alone.csv)" -eq $((1 + 10 + 10 + 9 + 9)) ]
for shards in 1 2 7; do
    rm -f three.csv three.*-*.csv
    for shard in $(seq "$shards" -1 1); do
        holds "shard $shard of $shards" "$clowder" lab three.lab --shard "$shard/$shards"
    done
    [ "$shards" = 1 ] || holds "$shards shards merge" "$clowder" lab three.lab --merge "$shards"
    holds "$shards shards give the same bytes" cmp alone.csv three.csv
done

# ---- stopped and gone on with ----------------------------------------------------------------------
for cut in 1 100 2000 5555; do
    head -c "$cut" alone.csv > three.csv
    [ "$cut" != 1 ] || : > three.csv
    holds "a file of $cut bytes is gone on with" "$clowder" lab three.lab
    holds "and has the same bytes then" cmp alone.csv three.csv
done
for pause in 0.05 0.1 0.2 0.4; do
    rm -f three.csv
    "$clowder" lab three.lab > /dev/null 2>&1 &
    sleep "$pause"
    kill -KILL $! 2> /dev/null
    wait $! 2> /dev/null
    holds "killed after $pause s it goes on" "$clowder" lab three.lab
    holds "and has the same bytes then" cmp alone.csv three.csv
done
sed 's/^games 9/games 5/' three.lab > longer.lab
holds "a shorter experiment" "$clowder" lab longer.lab
sed 's/^games 9/games 9/' three.lab > longer.lab
holds "made longer it goes on" "$clowder" lab longer.lab
holds "and has the same bytes then" cmp alone.csv longer.csv

# ---- status, report, plan --------------------------------------------------------------------------
holds "the status" sh -c "'$clowder' lab three.lab --status | grep -qx 'three.csv: 38 of 38 games'"
holds "the report counts every game" sh -c "'$clowder' lab three.lab --report | grep -q '^ *3 .*start=edge .* 9\$'"
holds "the report of one cell" sh -c "! '$clowder' lab three.lab --report --cell 2 | grep -q '^ *1 '"
holds "the report as markdown" sh -c "'$clowder' lab three.lab --report --format markdown | grep -q '^| cell | options'"
holds "a plan of three commands" sh -c "'$clowder' lab three.lab --plan 3 | grep -c -- '--shard [123]/3' | grep -qx 3"

# ---- enough -----------------------------------------------------------------------------------------
sed 's/^games 9/games 400/; s/^seats 2 3/seats 2/; s/^players kitten/players random/' three.lab > enough.lab
echo "until 9" >> enough.lab
holds "an experiment that stops" "$clowder" lab enough.lab --at-once 3
cp enough.csv enough.alone
rows=$(($(wc -l < enough.csv) - 1))
holds "it stops when enough is known" [ "$rows" -ge 160 ] && holds "and not at the end" [ "$rows" -lt 400 ]
holds "its status is that it is done" sh -c "'$clowder' lab enough.lab --status | grep -q '800 of 800'"
holds "it does not go on" "$clowder" lab enough.lab
holds "and has the same bytes then" cmp enough.alone enough.csv
head -c 9999 enough.alone > enough.csv
holds "stopped before that it goes on" "$clowder" lab enough.lab --at-once 1
holds "and has the same bytes then" cmp enough.alone enough.csv
for shard in 1 2 3; do "$clowder" lab enough.lab --shard $shard/3 > /dev/null; done
rm enough.csv
holds "shards, which play all, merge" "$clowder" lab enough.lab --merge 3
holds "to the same bytes" cmp enough.alone enough.csv

# ---- measures ---------------------------------------------------------------------------------------
printf 'game kilkenny\nplayers kitten\ngames 6\nmeasure luck\n' > luck.lab
holds "luck is measured" "$clowder" lab luck.lab
holds "as a part of what changed" awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i }
    NR > 1 && ($at["luck"] == 0 || $at["play"] == 0) { bad = 1 } END { exit bad }' luck.csv
printf 'game cathedral\nplayers kitten\ngames 2\nmeasure luck\n' > still.lab
holds "a game without dice is played" "$clowder" lab still.lab
holds "and has no luck" awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i }
    NR > 1 && $at["luck"] != 0 { bad = 1 } END { exit bad }' still.csv
holds "rules that nobody used are named" sh -c "'$clowder' lab still.lab --report |
    grep -q '^Rules that nobody used: .*CD-7 (remove), CD-7 (leave)\$'"
printf 'game kilkenny\nplayers kitten random\ngames 20\n' > skill.lab
holds "players of different strength" "$clowder" lab skill.lab
holds "are told apart in Elo" sh -c "'$clowder' lab skill.lab --report | grep -qE '^ *1  kitten .*[+](inf|[0-9]+) [(][+]'"

# ---- drawings ---------------------------------------------------------------------------------------
holds "the report is drawn" "$clowder" lab three.lab --plot three.svg
holds "as well-formed XML, with bars of every cell" python3 -c 'import sys, xml.etree.ElementTree as tree
words = [e.text for e in tree.parse("three.svg").iter() if e.tag.endswith("text")]
for heading in "1: start=edge, kitten kitten, 10 games", "4: usual, kitten kitten kitten, 9 games":
    assert any(heading in w for w in words), (heading, words)
assert sum("who began" in w for w in words) == 4 and sum("seat C" in w for w in words) == 2'
says "a drawing is not written over" 'three.svg: ' "$clowder" lab three.lab --plot three.svg

# query WORDS RESULT : what the database answers
query() {
    holds "the database answers $2 to: $1" \
        [ "$(python3 -c 'import sqlite3, sys
print(*(",".join(map(str, row)) for row in sqlite3.connect("rows.db").execute(sys.argv[1])))' "$1")" = "$2" ]
}
for time in first second; do
    holds "the rows go into a database, the $time time" "$clowder" lab three.lab --sqlite rows.db
    query "SELECT count(*), sum(finished) FROM games" "38,$(grep -c ',over,' alone.csv)"
done
cp three.lab again.lab
cp three.csv again.csv
holds "a second experiment goes into it" "$clowder" lab again.lab --sqlite rows.db
query "SELECT experiment, count(*) FROM games GROUP BY 1" "again,38 three,38"
query "SELECT experiment, game, seed FROM experiments WHERE experiment = 'three'" "three,kilkenny,lab"
query "SELECT cell, options, players, seats FROM cells WHERE experiment = 'three' AND cell = 3" \
    "3,start=edge,kitten kitten kitten,3"
for column in moves decisions turns choices leads behind settled; do
    query "SELECT sum($column) FROM games WHERE experiment = 'three'" \
        "$(awk -F, -v name=$column 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == name) at = i }
            NR > 1 { sum += $at } END { print sum }' alone.csv)"
done
query "SELECT sum(won) FROM seats WHERE experiment = 'three'" "$(awk -F, 'NR > 1 { n += length($8) } END { print n }' alone.csv)"
query "SELECT count(*) FROM seats WHERE experiment = 'three' AND began" 38
query "SELECT sum(times) FROM verbs WHERE experiment = 'three' AND verb = 'move'" \
    "$(grep -o 'move\*[0-9]*' alone.csv | awk -F'*' '{ n += $2 } END { print n }')"
query "SELECT seat, word FROM words WHERE experiment = 'three' AND cell = 1 AND game = 1 AND number = 1" \
    "$(awk -F, 'NR == 2 { split($NF, words, " "); sub("=", ",", words[1]); print words[1] }' alone.csv)"
says "a database that is none" 'three.csv' "$clowder" lab three.lab --sqlite three.csv
holds "which keeps it" cmp alone.csv three.csv
holds "the wins of the seats add up" awk -F, 'NR > 1 && $6 == "over" { n++; if ($8 != "") w++ }
    END { exit !(n > 0 && w == n) }' alone.csv

# ---- what is refused -------------------------------------------------------------------------------
wrong() { # WHAT TEXT LINES...
    local what=$1 text=$2
    shift 2
    printf '%s\n' "$@" > wrong.lab
    says "$what" "$text" "$clowder" lab wrong.lab
}
wrong "an unknown line" 'wrong.lab:2: an experiment has no line "gmae"' "game kilkenny" "gmae x"
wrong "an unknown game" 'wrong.lab:1: there is no game "chess"' "game chess"
wrong "no players" 'must say who plays' "game kilkenny"
wrong "no game" 'must say what is played' "players kitten"
wrong "an unknown player" 'wrong.lab:2:' "game kilkenny" "players ghost"
wrong "an unknown option" 'wrong.lab: ' "game kilkenny" "players kitten" "sweep colour red"
wrong "a sweep without values" 'has no values' "game kilkenny" "players kitten" "sweep start"
wrong "a number" '"many" is not a number' "game kilkenny" "games many"
wrong "too many seats" 'is not for that many seats' "game cathedral" "players kitten" "seats 3"
wrong "players for other seats" 'one for each seat' "game kilkenny" "players kitten cat" "seats 3"
wrong "an unknown measure" 'cannot be measured' "game kilkenny" "measure beauty"
wrong "words of an unknown verb" 'no verb "fly"' "game kilkenny" "measure words fly"
says "a missing experiment" 'none.lab' "$clowder" lab none.lab
says "an unknown program" 'no program "condor"' "$clowder" lab three.lab --via condor
says "a program that is missing" 'parallel: No such file' env PATH=/nowhere "$clowder" lab three.lab --via parallel
says "a shard beyond the last" '--shard must be two numbers' "$clowder" lab three.lab --shard 4/3
sed 's/^seed lab/seed other/; s/start edge inner/start inner/' three.lab > other.lab
cp alone.csv other.csv
says "rows of another experiment" 'other.csv:2: this row belongs to another experiment' "$clowder" lab other.lab
holds "which keeps them" cmp alone.csv other.csv
echo "hello" > three.csv
says "a file that is no file of rows" 'three.csv: this is not a file of rows' "$clowder" lab three.lab
rm -f three.csv three.2-2.csv
"$clowder" lab three.lab --shard 1/2 > /dev/null 2>&1
says "a merge without a shard" 'three.2-2.csv' "$clowder" lab three.lab --merge 2
head -n 5 three.1-2.csv > three.2-2.csv
says "a merge of wrong shards" 'does not have game' "$clowder" lab three.lab --merge 2
holds "which writes nothing" [ ! -e three.csv ]

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
