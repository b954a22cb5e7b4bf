#!/bin/bash
# style.sh [--write] - how the sources look: .clang-format decides. --write (make format) mends it.
set -u
[ "${IN_SURROUNDINGS:-}" = yes ] || exec python3 "$(dirname "$0")/surroundings.py" bash "$0" "$@"
cd "$(dirname "$0")/.." || exit 1
passed=0 failed=0
mapfile -t sources < <(find include src rules tests docs -name '*.[ch]' -o -name '*.cc')

if [ "${1:-}" = --write ]; then
    clang-format -i "${sources[@]}"
    exit
fi

claim() { # WHAT COMMAND...: the command says nothing
    local what=$1 said
    shift
    said=$("$@" 2>&1)
    if [ -z "$said" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED $what: \`make format\` mends it"
        head -n 20 <<< "$said"
    fi
}

claim "there are sources" [ "${#sources[@]}" -gt 100 ]
claim "the layout is that of .clang-format" clang-format --dry-run -Werror "${sources[@]}"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
