#!/bin/sh
# run.sh BUILD SECONDS TARGET... - libFuzzer on each target, from its corpus, so many seconds.
#
# What was found new stays in BUILD/fuzz/found-TARGET; a fault is left as a file beside it.
set -eu
build=$1 seconds=$2
shift 2
corpus=tests/fuzz/corpus
cd "$(dirname "$0")/../.."
"$build/tests/fuzz-log" --dictionary > "$build/fuzz/words"
faults=0
for target; do
    mkdir -p "$build/fuzz/found-$target"
    "$build/fuzz/tests/fuzzer-$target" -dict="$build/fuzz/words" -max_len=4096 \
        -max_total_time="$seconds" -artifact_prefix="$build/fuzz/" -verbosity=0 -print_final_stats=1 \
        -close_fd_mask=1 "$build/fuzz/found-$target" "$corpus/$target" > "$build/fuzz/$target.log" 2>&1 ||
        { tail -n 40 "$build/fuzz/$target.log"; echo "$target: a fault"; faults=$((faults + 1)); continue; }
    echo "$target: $(awk '/number_of_executed_units/ { print $2 }' "$build/fuzz/$target.log") executions in ${seconds}s, no fault"
done
[ "$faults" -eq 0 ]
