#!/bin/bash
# checkers.sh BUILD [NAME...] - proof: clean under every checker. Builds into BUILD/checkers.
#
# The compilers' and two more static analysers, valgrind and clang's integer sanitizer over real
# work, and the hardening of the binary itself. Each must have nothing to say.
set -u
cd "$(dirname "$0")/.." || exit 1
plain=$1 build=$1/checkers # below the project, and so without the spaces its path may have
mkdir -p "$build"
only=" ${*:2} "
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_DATA_HOME=$work/data XDG_CONFIG_HOME=$work/config
unset MAKEFLAGS # of a make that runs this
passed=0 failed=0
eval "flags=($(make --no-print-directory -s print-flags))"

claim() { # WHAT NAME : the function NAME prints nothing, and it ends well
    local said=$build/$2.txt
    if "$2" > "$said" 2>&1 && [ ! -s "$said" ]; then
        passed=$((passed + 1))
        echo "$1: nothing to say"
    else
        failed=$((failed + 1))
        echo "FAILED $1: all of it is in $said"
        head -n 30 "$said"
    fi
}

# Runs a command over each source, which stands for {} in it, two at a time.
each() { # COMMAND...
    find src rules -name '*.c' | xargs -P 2 -I '{}' "$@"
}

# gcc's analyser loses itself in two places and would warn of nothing: lanes of a vector, which it
# takes for a narrow type, and a list that is as long as the count beside it says (valgrind and
# the sanitizers watch that one while it runs).
analyser() {
    each nice gcc "${flags[@]}" -O1 -fanalyzer -Wno-analyzer-shift-count-overflow \
        -Wno-analyzer-use-of-uninitialized-value -S -o - {} 2>&1 > /dev/null
}

cppcheck_all() {
    nice cppcheck --quiet --enable=warning,portability,performance --inline-suppr \
        --suppressions-list=tests/cppcheck.txt --error-exitcode=1 \
        "${flags[@]/#-std=c17/--std=c11}" src rules 2>&1
}

# It counts on stderr what it does not tell.
tidy() {
    each sh -c 'nice clang-tidy --quiet "$@" 2> /dev/null || echo "clang-tidy fails over $1"' - \
        {} -- "${flags[@]}"
}

# The work that is watched: every command, over every game.
watched() { # COMMAND...
    local log
    for game in $("$plain/clowder" list | awk 'NR > 1 { print $1 }'); do
        rm -rf "$work/logs"
        "$@" sim "$game" --games 1 --seed watched --max-moves 40 --logs "$work/logs" > "$work/said" || return 1
        log=$(echo "$work/logs"/*.log)
        "$@" check "$log" > "$work/said" || return 1
        "$@" show "$log" > "$work/said" || return 1
        "$@" replay --plain "$log" < /dev/null > "$work/said" || return 1
        printf '\nlegal\nquit\n' | "$@" play "$game" --plain --seed watched > "$work/said" || return 1
        printf 'keys ? Esc R Esc d Esc x Enter Tab Enter\nsize 5 20\nsize 40 120\nkeys q\n' > "$work/script"
        "$@" play "$game" --script "$work/script" > "$work/said" || return 1
    done
}

memory() {
    watched valgrind --quiet --error-exitcode=9 --leak-check=full --show-leak-kinds=definite \
        --errors-for-leak-kinds=definite "$plain/clowder" 2>&1
}

# Random games against the contract, and the work above. What wraps on purpose is left out by name.
integers() {
    local game
    nice make --no-print-directory -j2 BUILD="$build/integer" CC=clang CXX=clang++ HARD=-fPIE \
        CFLAGS="-O1 -g -fsanitize=integer -fno-sanitize-recover=all \
            -fsanitize-ignorelist=tests/integer.txt" CXXFLAGS='-O1 -g' \
        all "$build/integer/tests/conformance.run" > "$work/make" 2>&1 || { tail "$work/make"; return 1; }
    for game in rules/*/; do
        nice "$build/integer/tests/conformance.run" --game "$(basename "$game")" 2>&1 > "$work/said" || return 1
    done
    watched "$build/integer/clowder" 2>&1
}

hardened() {
    local headers
    headers=$(readelf -W -h -l -d -s "$plain/clowder")
    local want
    for want in 'Type: *DYN' 'GNU_RELRO' 'BIND_NOW|FLAGS.*NOW' 'GNU_STACK .* RW ' '__stack_chk_fail' '_chk@'; do
        grep -qE "$want" <<< "$headers" || echo "not in the binary: $want"
    done
    grep -qE 'GNU_STACK .*RWE' <<< "$headers" && echo "the stack is executable"
    grep -qE 'RPATH|RUNPATH|TEXTREL' <<< "$headers" && echo "a path or text relocation"
    # the C library's own start files have no such mark, so the linker gives the program none
    [ "$(objdump -d "$plain/clowder" | grep -c 'endbr64')" -gt 300 ] || echo "no control-flow protection"
    true
}

try() { # NAME WHAT
    [[ $only =~ ^\ *$ || $only == *" $1 "* ]] && claim "$2" "$1"
}

try hardened "hardening of the binary"
try analyser "gcc -fanalyzer"
try cppcheck_all "cppcheck"
try tidy "clang-tidy"
try integers "clang's integer sanitizer"
try memory "valgrind"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
