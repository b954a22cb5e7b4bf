#!/bin/bash
# style.sh [--write] - how the sources look: .clang-format decides, and a section of a file begins
# with one form of comment, "/* ---- name ---- */". --write (make format) mends it.
set -u
[ "${IN_SURROUNDINGS:-}" = yes ] || exec python3 "$(dirname "$0")/surroundings.py" bash "$0" "$@"
cd "$(dirname "$0")/.." || exit 1
passed=0 failed=0
mapfile -t sources < <(find include src rules tests docs -name '*.[ch]' -o -name '*.cc')

if [ "${1:-}" = --write ]; then
    sed -Ei 's|^( *)/\* -{3,} (.*[^- ]) -{2,}( \*/)?$|\1/* ---- \2 ---- */|' "${sources[@]}"
    # Where the comment went on for a second line only to end there.
    sed -Ei '/^\/\* ---- .* ---- \*\/$/{n;/^ \*\/$/d}' "${sources[@]}"
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

other_sections() { grep -nE '^ *(/\*|//).*([-=*_#])\2{2}' "${sources[@]}" | grep -vE ': */\* ---- [^-].* ---- \*/$'; }

claim "there are sources" [ "${#sources[@]}" -gt 100 ]
claim "the layout is that of .clang-format" clang-format --dry-run -Werror "${sources[@]}"
claim "sections begin with /* ---- name ---- */" other_sections

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
