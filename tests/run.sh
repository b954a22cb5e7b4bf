#!/bin/bash
# run.sh BUILD SANITIZED [--long SEEDS] - runs every test, two at a time; the long forms three at
# a time, as some mostly wait.
#
# Each test closes with a line `N passed, N failed`. It is shown as `name: N passed, N failed`,
# after all that the test said when it failed, and with its seconds when it took 20 or more; a test
# without that line counts as one failure. The sum stands alone on the last line.
set -u
cd "$(dirname "$0")/.." || exit 1
build=$1 sanitized=$2 seeds=1 changes=100 long= references= slots=2
sanitized_play="--seeds 1 --moves 150 --looks 6" sanitized_references="--games 8"
if [ "${3:-}" = --long ]; then
    seeds=$4 changes=1000 long=--long references="--games 250" slots=3
    sanitized_play="--seeds $((seeds / 3)) --moves 2000" sanitized_references="--games 100"
fi
export BUILD=$build CLOWDER=$build/clowder CLOWDER_TEST=$build/clowder-test
export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1
work=$(mktemp -d)
export CLOWDER_SCRATCH=$work # tests/scratch.h: in memory, where there is room
room=$(df -k --output=avail /dev/shm 2> /dev/null | tail -n 1) # KiB
[ "${room:-0}" -lt 1000000 ] || CLOWDER_SCRATCH=$(mktemp -d /dev/shm/clowder-XXXXXX)
trap 'rm -rf "$work" "$CLOWDER_SCRATCH"' EXIT
export XDG_DATA_HOME=$work/data XDG_CONFIG_HOME=$work/config # never the player's own
names=()

# run NAME COMMAND... : in the background, when a slot is free
run() {
    local name=$1
    shift
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
    "package      tests/package.sh $build $long"
    "readme       tests/readme.sh $build"
    "style        tests/style.sh"
    "walls        tests/walls.sh $build"
    "rule-ids     tests/rule-ids.sh"
    "guide        sh tests/guide.sh"
    "corpus       tests/corpus.sh $build"
    "po           python3 tests/po.py $build"
    "pseudo       python3 tests/pseudo.py $build/clowder-test"
    "duels        tests/duels.sh $build"
)
for proof in damage tails undo dice secrets; do
    scripts+=("proofs/$proof $build/tests/proofs/$proof $long")
done
for fault in kill disk locks terminal matrix; do
    scripts+=("faults/$fault python3 tests/faults/$fault.py $build/clowder $long")
done
apart=("")
[ -z "$long" ] || read -ra apart <<< "$(sed -n 's/^GAME(\(.*\))$/\1/p' rules/rulesets.def | tr '\n' ' ')"
for game in "${apart[@]}"; do # the long form mostly waits: one game beside the other
    scripts+=("faults/inject${game:+/$game} python3 tests/faults/inject.py $build/clowder $long $game")
done
for part in bad doors leave; do
    scripts+=("bots/$part python3 tests/bots/$part.py $build/clowder $long")
done
[ ! -e tests/tmux.py ] || scripts+=("tmux python3 tests/tmux.py $build/clowder")

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

passed=0 failed=0
for i in "${!names[@]}"; do
    output=$work/$((i + 1))
    closing=$(tail -n 1 "$output")
    if [[ $closing =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
        good=${BASH_REMATCH[1]} bad=${BASH_REMATCH[2]}
    else
        good=0 bad=1
    fi
    read -r code seconds < "$output.code"
    if [ "$code" -ne 0 ] && [ "$bad" -eq 0 ]; then
        bad=1
        echo "${names[i]} ends with $code"
    fi
    [ "$bad" -eq 0 ] || tail -n 60 "$output"
    [ "$seconds" -lt 20 ] && took= || took=" ($seconds s)"
    echo "${names[i]}: $good passed, $bad failed$took"
    passed=$((passed + good)) failed=$((failed + bad))
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
