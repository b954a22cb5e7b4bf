#!/bin/bash
# listed.sh BUILD - what a game needs to be in the menu, beside its code and its rules.
#
# Each game of `clowder list` must have all of it; a game that is HIDDEN in rules/rulesets.def needs
# nothing but its folder. Whether these things are right is for the other tests, also whether its
# texts are translated (tests/po.py); what is missing is told here, in a line that says what to do.
set -u
[ "${IN_SURROUNDINGS:-}" = yes ] || exec python3 "$(dirname "$0")/surroundings.py" bash "$0" "$@"
cd "$(dirname "$0")/.." || exit 1
clowder=$1/clowder
passed=0 failed=0

needs() { # GAME WHAT-IS-MISSING COMMAND... : the command ends well, or that is told
    local game=$1 missing=$2
    shift 2
    if "$@" > /dev/null; then passed=$((passed + 1)); else
        failed=$((failed + 1))
        echo "FAILED $game is in the menu without $missing"
    fi
}

at_least() { # NUMBER FILE...: so many of the files are there
    local number=$1 count=0
    shift
    for file; do [ ! -e "$file" ] || count=$((count + 1)); done
    [ "$count" -ge "$number" ]
}

row() { # TITLE PLAYERS MINUTES: README.md's table of games has it
    grep -qF "| $1 |" README.md && grep -F "| $1 |" README.md | grep -qE "\| $2 \| $3 \|$"
}

versions=$("$clowder" --version --verbose)
while read -r game rest; do
    [[ $rest =~ ^(.*[^ ])\ +([0-9-]+)\ +([0-9]+)\ +([0-9]+)$ ]]
    title=${BASH_REMATCH[1]} players=${BASH_REMATCH[2]} minutes=${BASH_REMATCH[3]}
    rules=$(awk -v game="$game" '$1 == game { print $2 }' <<< "$versions")
    needs "$game" "a guided first game: write rules/$game/LESSON.log (docs/GUIDE.md)" \
        at_least 1 "rules/$game/LESSON.log"
    for catalogue in src/po/*.po; do
        language=$(basename "$catalogue" .po)
        for file in RULES.md LESSON.log; do
            translated=${file%.*}.$language.${file##*.}
            needs "$game" "rules/$game/$translated: translate $file" at_least 1 "rules/$game/$translated"
        done
    done
    needs "$game" "tests of its rules: write tests/rules/$game/*.t (tests/rules/run.c)" \
        at_least 1 tests/rules/"$game"/*.t
    needs "$game" "a second, slow and plain reading of its rules: write tests/reference/$game.c" \
        at_least 1 "tests/reference/$game.c"
    needs "$game" "two golden logs: clowder sim $game --games 2 --logs tests/golden/$game; make golden" \
        at_least 2 tests/golden/"$game"/*.log
    needs "$game" "a log in the corpus: tests/corpus.sh $1 --write" \
        at_least 1 tests/corpus/"$game"-*-"$rules".log
    needs "$game" "its row in README.md's table of games: $title, $players players, $minutes minutes" \
        row "$title" "$players" "$minutes"
done < <("$clowder" list | sed 1d)

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
