#!/bin/bash
# style.sh [--write] - how the sources look: .clang-format decides, and no conditional operator stands
# inside another one (nested.py). --write (make format) mends the layout.
set -u
[ "${IN_SURROUNDINGS:-}" = yes ] || exec python3 "$(dirname "$0")/surroundings.py" bash "$0" "$@"
cd "$(dirname "$0")/.." || exit 1
passed=0 failed=0
mapfile -t sources < <(find include src rules tests docs -name '*.[ch]' -o -name '*.cc')

if [ "${1:-}" = --write ]; then
    clang-format -i "${sources[@]}"
    exit
fi

claim() { # WHAT COMMAND...: the command succeeds and says nothing
    local what=$1 said
    shift
    if said=$("$@" 2>&1) && [ -z "$said" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED $what"
        head -n 20 <<< "$said"
    fi
}

claim "there are sources" [ "${#sources[@]}" -gt 100 ]
claim "the layout is that of .clang-format: \`make format\` mends it" clang-format --dry-run -Werror "${sources[@]}"
mapfile -t ours < <(find include src rules -name '*.[ch]')
claim "no conditional operator stands inside another one" python3 tests/nested.py "${ours[@]}"
sample=$(mktemp) || exit 1
trap 'rm -f "$sample"' EXIT
lines_found() { # C: the lines that nested.py names in it
    printf '%s\n' "$1" > "$sample"
    python3 tests/nested.py "$sample" | sed 's/.*:\([0-9]*\):.*/\1/' | tr '\n' ' '
}
while IFS='|' read -r lines code; do
    claim "nested.py names the lines $lines in: $code" [ "$(lines_found "$(echo -e "$code")")" = "$lines" ]
done << 'END'
1 |int x = a ? b : c ? d : e;
2 |int x = a ? b\n : f(c ? d : e);
1 |int x = a[b ? 1 : 2] ? (c ? 1 : 2) : 3;
|int x = a ? b : c, y = d ? e : f;
|int x = f(a ? b : c, d ? e : f);
|int x[] = {a ? b : c, d ? e : f}; /* a ? b : c ? d : e */
|puts(a ? "?" : "??"); put(a ? '?' : 'b');
END

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
