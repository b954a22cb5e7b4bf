#!/bin/bash
# new-game.sh BUILD - `make new-game` makes a game that builds, plays and keeps the contract; hidden
# it needs nothing but its folder, listed it is told all it needs. In a copy of the tree.
set -u
[ "${IN_SURROUNDINGS:-}" = yes ] || exec python3 "$(dirname "$0")/surroundings.py" bash "$0" "$@"
cd "$(dirname "$0")/.." || exit 1
build=$1 work=$CLOWDER_SCRATCH
[ -n "$work" ] || work=$(mktemp -d)
tree=$work/tree
unset MAKEFLAGS # of a make that runs this
passed=0 failed=0

claim() { # WHAT COMMAND...
    local what=$1
    shift
    if "$@" > "$work/out" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED $what"
        tail -n 20 "$work/out" | sed 's/^/    /'
    fi
}

refused() { # NAME WORDS: make new-game NAME=... says so, and leaves nothing
    ! make -s new-game NAME="$1" > "$work/said" 2>&1 && grep -q "$2" "$work/said" &&
        cmp -s rules/rulesets.def "$work/rulesets.def" && [ ! -e "$work/pwned" ]
}

# What `make` built goes with the copy: only what the new game changes is built there, whatever
# compiler it was (--old-file).
mkdir -p "$tree/build" && cp -a Makefile README.md rules src include tests docs "$tree" &&
    cp -a "$build"/{src,rules,tests,share,flags,*.a,clowder} "$tree/build" || exit 1
cd "$tree" || exit 1
cp rules/rulesets.def "$work/rulesets.def"

claim "a name is needed" refused "" "name is missing"
claim "a name has small letters" refused "My game" "small letters"
claim "a name is no command" refused "a'; touch '$work/pwned" "small letters"
claim "a name is new" refused kilkenny "a game kilkenny already"
claim "make new-game makes a game" make -s new-game NAME=kattegat
claim "it is registered, hidden" grep -qx 'HIDDEN(kattegat)' rules/rulesets.def
claim "its rules have an id that no other game has" grep -q '^\*\*KA-1\*\*' rules/kattegat/RULES.md
claim "nothing of the template's names is left" bash -c '! grep -riE "nullgame|NG-" rules/kattegat'
claim "it builds" make -s --old-file=build/flags all build/tests/conformance.run
claim "it plays" bash -c 'yes "" | head -n 40 | build/clowder play kattegat --plain --seed x --log "'"$work"'/a.log"'
claim "its log is good" build/clowder check "$work/a.log"
claim "it keeps the contract" build/tests/conformance.run --game kattegat --seeds 1 --moves 300
claim "a bot plays it" build/clowder arena kattegat search:20 random --games 2

for test in "tests/listed.sh build" "tests/rule-ids.sh" "tests/golden/run.sh build" "tests/corpus.sh build"; do
    # shellcheck disable=SC2086  # words
    claim "hidden, it passes $test" bash $test
done
claim "hidden, it has no texts to translate" bash -c '! sh src/po/extract.sh | grep -q "^msgid.*KA-2:"'

sed -i 's/HIDDEN(kattegat)/GAME(kattegat)/' rules/rulesets.def
claim "listed, it builds" make -s --old-file=build/flags all
bash tests/listed.sh build > "$work/demands"
for missing in LESSON.log RULES.it.md RULES.fr.md tests/rules/kattegat tests/reference/kattegat.c \
    tests/golden/kattegat tests/corpus.sh README.md; do
    claim "listed, it is told that it needs $missing" grep -q "^FAILED kattegat .*$missing" "$work/demands"
done
claim "no other game is told anything" bash -c '! grep FAILED "$0" | grep -v kattegat' "$work/demands"
claim "listed, it has texts to translate" bash -c 'sh src/po/extract.sh | grep -q "^msgid.*KA-2:"'

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
