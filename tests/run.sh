#!/bin/bash
# run.sh BUILD SANITIZED [--long SEEDS] [--only PATTERN] - runs every test, three at a time, as some
# mostly wait. --only runs those whose names the extended regular expression finds: `--only tui`,
# `--only '^unit/'`.
#
# All tests have the surroundings of tests/surroundings.py, whoever starts them.
#
# Each test closes with a line `N passed, N failed`. It is shown as `name: N passed, N failed`, with
# its seconds when it took 20 or more, and with what it skipped (a line `skipped: why`); a test
# without a closing line counts as one failure. What failed is told last, each test with its lines
# that begin with FAILED; then the sum stands alone on the last line.
set -u
cd "$(dirname "$0")/.." || exit 1
if [ "${IN_SURROUNDINGS:-}" != yes ]; then
    exec python3 tests/surroundings.py bash tests/run.sh "$@"
fi
build=$1 sanitized=$2 seeds=1 changes=100 long= references= slots=3 only=
sanitized_play="--seeds 1 --moves 150 --looks 6" sanitized_references="--games 8"
shift 2
while [ $# -gt 0 ]; do
    case $1 in
    --long)
        seeds=$2 changes=1000 long=--long references="--games 250"
        sanitized_play="--seeds $((seeds / 3)) --moves 2000" sanitized_references="--games 100"
        ;;
    --only) only=$2 ;;
    *) echo "run.sh: no option $1" >&2 && exit 2 ;;
    esac
    shift 2
done
export BUILD=$build CLOWDER=$build/clowder CLOWDER_TEST=$build/clowder-test
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
names=()
touch "$work/began"

# run NAME COMMAND... : in the background, when a slot is free
run() {
    local name=$1
    shift
    [[ $name =~ $only ]] || return 0
    names+=("$name")
    local output=$work/${#names[@]}
    while [ "$(jobs -rp | wc -l)" -ge "$slots" ]; do wait -n; done
    (
        SECONDS=0
        env --default-signal=INT,QUIT "$@" > "$output" 2>&1 < /dev/null
        echo $? $SECONDS > "$output.code"
    ) &
}

# Scripts and programs that want the two programs: "name command".
scripts=(
    "golden       tests/golden/run.sh $build"
    "tui          python3 tests/tui/run.py $build/clowder-test"
    "plain        python3 tests/plain.py $build/clowder-test"
    "first-move   python3 tests/first-move.py $build/clowder"
    "screens      python3 tests/screens.py $build/clowder --check"
    "cli          tests/cli.sh $build"
    "export       python3 tests/export.py $build/clowder-test"
    "watch        python3 tests/watch.py $build/clowder"
    "table        python3 tests/table.py $build/clowder $long"
    "package      tests/package.sh $build $long"
    "readme       tests/readme.sh $build"
    "style        tests/style.sh"
    "walls        tests/walls.sh $build"
    "rule-ids     tests/rule-ids.sh"
    "guide        sh tests/guide.sh"
    "listed       tests/listed.sh $build"
    "new-game     tests/new-game.sh $build"
    "corpus       tests/corpus.sh $build"
    "po           python3 tests/po.py $build"
    "pseudo       python3 tests/pseudo.py $build/clowder-test"
    "duels        tests/duels.sh $build"
    "lab          tests/lab.sh $build"
    "verify       python3 tests/verify.py $build $long"
    "speed        python3 tests/speed.py $build/clowder"
)
for proof in damage tails undo dice two_key secrets; do
    scripts+=("proofs/$proof $build/tests/proofs/$proof $long")
done
for fault in kill keys disk locks terminal matrix; do
    scripts+=("faults/$fault python3 tests/faults/$fault.py $build/clowder $long")
done
apart=("")
[ -z "$long" ] || mapfile -t apart < <("$build/clowder" list | awk 'NR > 1 { print $1 }')
for game in "${apart[@]}"; do # the long form mostly waits: one game beside the other
    scripts+=("faults/inject${game:+/$game} python3 tests/faults/inject.py $build/clowder $long $game")
done
[ -z "$long" ] || scripts+=("lab-via tests/lab-via.sh $build")
scripts+=("bots/jail $build/tests/bots/jail $build/tests/bots/attack")
for part in bad doors leave; do
    scripts+=("bots/$part python3 tests/bots/$part.py $build/clowder $long")
done
scripts+=("bots/tune tests/bots/tune.sh $build")
scripts+=("bots/trust python3 tests/bots/trust.py $build/clowder-test")
[ ! -e tests/tmux.py ] || scripts+=("tmux python3 tests/tmux.py $build/clowder")
scripts+=("look python3 tests/look.py $build/clowder")

# shellcheck disable=SC2086  # words
c_tests() { # BUILD PREFIX CONFORMANCE-ARGUMENTS REFERENCE-ARGUMENTS
    for game in rules/*/ tests/games/*/; do
        game=$(basename "$game")
        run "$2conformance/$game" "$1/tests/conformance.run" --game "$game" $3
    done
    for source in tests/unit/*.c; do
        run "$2unit/$(basename "$source" .c)" "$1/tests/unit/$(basename "$source" .c)"
    done
    run "$2rules" "$1/tests/rules.run" tests/rules/*/*.t
    for source in tests/reference/*.c; do # games once more, slow and plain
        run "$2reference/$(basename "$source" .c)" \
            "$1/tests/reference/$(basename "$source" .c)" $4
    done
    for target in tests/fuzz/corpus/*/; do
        target=$(basename "$target")
        run "$2fuzz-$target" "$1/tests/fuzz-$target" --changes "$changes" tests/fuzz/corpus/"$target"/*
    done
}

for script in "${scripts[@]}"; do
    # shellcheck disable=SC2086  # words
    run $script
done
c_tests "$build" "" "--seeds $seeds --moves 2000" "$references"
c_tests "$sanitized" "sanitized " "$sanitized_play" "$sanitized_references"
wait

# Tests run side by side, so none may compile anew what others look at.
if [[ build =~ $only ]]; then
    names+=(build)
    compiled=$(find "$build" -newer "$work/began" \( -name '*.o' -o -name '*.a' \))
    if [ -z "$compiled" ]; then
        echo "1 passed, 0 failed"
    else
        printf 'FAILED a test compiled these anew:\n    %s\n0 passed, 1 failed\n' "${compiled//$'\n'/$'\n'    }"
    fi > "$work/${#names[@]}"
    echo "0 0" > "$work/${#names[@]}.code"
fi

# The lines of a test's output that say what failed: those that begin with FAILED with the indented
# ones below them, or what cmocka says, or else its end.
failing_lines() { # FILE
    awk '/^FAILED/ { inside = 1; print; next }
        /^\[ *(ERROR|LINE|FAILED) *\]/ { print; next }
        /^[^ \t]/ { inside = 0 }
        inside' "$1" > "$work/failing"
    [ -s "$work/failing" ] || tail -n 40 "$1" > "$work/failing"
    head -n 60 "$work/failing" | sed 's/^/    /'
}

passed=0 failed=0
: > "$work/failures"
for i in "${!names[@]}"; do
    output=$work/$((i + 1)) note=
    closing=$(tail -n 1 "$output")
    if [[ $closing =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
        good=${BASH_REMATCH[1]} bad=${BASH_REMATCH[2]}
    else
        good=0 bad=1
    fi
    read -r code seconds < "$output.code"
    [ "$code" -eq 0 ] || [ "$bad" -gt 0 ] || bad=1
    if [ "$bad" -gt 0 ]; then
        { echo "FAILED ${names[i]}: $bad failed, it ended with $code" && failing_lines "$output"; } >> "$work/failures"
    fi
    [ "$seconds" -lt 20 ] || note=" ($seconds s)"
    while read -r reason; do note+=" ($reason)"; done < <(grep '^skipped: ' "$output")
    echo "${names[i]}: $good passed, $bad failed$note"
    passed=$((passed + good)) failed=$((failed + bad))
done
if [ ${#names[@]} -eq 0 ]; then
    failed=1
    echo "FAILED no test has a name with $only in it" > "$work/failures"
fi
cat "$work/failures"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
