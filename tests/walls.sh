#!/bin/bash
# walls.sh BUILD - who may know whom: includes, symbols, data and numbers of each part.
#
# Each wall is a function that looks at a tree of sources and a folder of plain objects and prints
# what stands in the wrong place. It must print nothing for the real ones, and something for a
# copy in which a fault was planted: a wall that notices nothing is no wall.
set -u
[ "${IN_SURROUNDINGS:-}" = yes ] || exec python3 "$(dirname "$0")/surroundings.py" bash "$0" "$@"
cd "$(dirname "$0")/.." || exit 1
build=${1:-build}
# An object whose source is gone is no part of the program.
find "$build/src" "$build/rules" -name '*.o' | while IFS= read -r object; do
    source=${object#"$build"/}
    [ -e "${source%.o}.c" ] || [ -e "${source%.o}.cc" ] || [ -e "${object%.o}.c" ] || rm "$object"
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

# ---- helpers ---------------------------------------------------------------------------------

# includes FILE... : "file:line:name", name with its quotes or brackets
includes() {
    grep -EHno '^[[:space:]]*#[[:space:]]*include[[:space:]]+[<"][^">]+[">]' "$@" /dev/null |
        sed -E 's/#[[:space:]]*include[[:space:]]+//'
}

# sources FOLDER... : the names of all sources there, each ended by a zero byte
sources() { find "$@" -name '*.[ch]' -print0; }

# includes_of_list : the includes of files whose names come in that way
includes_of_list() {
    local files
    readarray -d '' files
    includes "${files[@]}"
}

# code FILE : without comments and strings
code() {
    ${CC:-cc} -fpreprocessed -dD -E -P -x c "$1" | sed 's/"[^"]*"//g'
}

undefined() { nm -u -P "$@" | awk 'NF > 1 { print $1 }' | sort -u; }
defined() { nm -g -P --defined-only "$@" | awk 'NF > 2 { print $1 }' | sort -u; }

# What the compiler and the plainest functions of the C library need, the same for all.
plain_symbols='mem(cpy|move|set|cmp|chr)(_chk)?|__mem(cpy|move|set)_chk|str(len|cmp|ncmp|chr|rchr|cspn|spn|str)|__assert_fail|__stack_chk_(fail|guard)|dcgettext|__(popcount|parity|clz|ctz|ffs|bswap)[sdt]i2' # the last count bits: the compiler's own

# ---- walls: TREE OBJECTS ---------------------------------------------------------------------

core_includes() {
    includes "$1"/src/core/* "$1"/include/core/* | grep -Ev \
        ':"core/[a-z0-9_]+\.h"$|:<(assert|limits|stdarg|stdbool|stddef|stdint|stdio|stdlib|string|libintl|utf8proc)\.h>$|core/rng\.cc:.*:<(pcg_random\.hpp|istream|ostream|new)>$'
}

# Core, own folder, and headers that only bring types and memory functions.
rules_includes() {
    local line file name
    sources "$1"/rules/*/ | includes_of_list |
        grep -Ev ':"core/[a-z0-9_]+\.h"$|:<(assert|limits|stdbool|stddef|stdint|string)\.h>$' |
        while IFS= read -r line; do
            file=${line%%:*} name=${line##*:}
            name=${name//\"/}
            [ -e "$(dirname "$file")/$name" ] && [ "${name#*/}" = "$name" ] || echo "$line"
        done
}

session_includes() {
    includes "$1"/src/session/* "$1"/include/session/* |
        grep -Ev ':"(core|session)/[a-z0-9_]+\.h"$|:"[a-z0-9_]+\.h"$|:<[a-z0-9_/]+\.h>$'
    includes "$1"/src/session/* "$1"/include/session/* | grep -E 'curses|ini\.h|"bots/'
}

bots_includes() {
    includes "$1"/src/bots/* "$1"/include/bots/* |
        grep -Ev ':"(core|session|bots)/[a-z0-9_]+\.h"$|:"[a-z0-9_]+\.h"$|:<[a-z0-9_/]+\.h>$'
    includes "$1"/src/bots/* "$1"/include/bots/* | grep -E 'curses|ini\.h'
}

# What stands above each room of the front end may not be known in it.
above() { # TREE ROOM ABOVE
    sources "$1/src/$2" "$1/include/$2" | includes_of_list | grep -E ":\"($3)/"
}
table_includes() { above "$1" table 'plain|ui|cli|rules'; }
plain_includes() { above "$1" plain 'ui|cli|rules'; }
ui_includes() { above "$1" ui 'plain|cli|rules'; }
screen_includes() { above "$1" ui/screen 'ui/(widgets|pages|play)'; }
widgets_includes() { above "$1" ui/widgets 'ui/(pages|play)'; }
pages_includes() { above "$1" ui/pages 'ui/play'; }

curses_includes() {
    sources "$1"/src "$1"/include "$1"/rules | includes_of_list | grep -E 'n?curses(w)?[./]' |
        grep -vE "^$1/src/ui/screen/curses(_keys)?\.c:" | grep -v ':"'
}

game_names() {
    local names
    names=$(cd "$1/rules" && ls -d */ | tr -d / | paste -sd '|')
    grep -REni --exclude-dir=po "(^|[^a-z])($names)([^a-z]|$)" "$1/src" "$1/include"
}

rules_symbols() {
    local folder known
    for folder in "$2"/rules/*/; do
        known=$(defined "$2"/src/core/*.o "$folder"*.o)
        undefined "$folder"*.o | grep -vxE "$plain_symbols" | grep -vxF "$known" |
            sed "s|^|$(basename "$folder") calls, which a game may not (docs/GUIDE.md): |"
    done
}

core_symbols() {
    undefined "$2"/src/core/*.o | grep -vxF "$(defined "$2"/src/core/*.o)" |
        grep -vxE "$plain_symbols|malloc|calloc|realloc|free|abort|qsort|bsearch|(__)?vsnprintf(_chk)?|(__)?snprintf(_chk)?|utf8proc_[a-z_]+" |
        sed 's/^/core uses /'
}

# text_nothing is the empty string that empty texts share; nobody writes to it.
writable_data() {
    objdump -t "$2"/src/core/*.o "$2"/rules/*/*.o | awk '
        /file format/ { file = $1 }
        / d / || /\.data\.rel\.ro/ { next } # sections themselves; constant tables with pointers
        /[ \t]\.t?(data|bss)[.\t]/ || /\*COM\*/ { print file, $NF }' | grep -v ' text_nothing$'
}

float_words() {
    local file
    sources "$1"/rules/*/ | while IFS= read -r -d '' file; do
        code "$file" | grep -nwE 'float|double|_Float[0-9]+' | sed "s|^|$file: |"
    done
}

float_instructions() {
    objdump -d --no-show-raw-insn "$2"/rules/*/*.o | awk '/file format/ { file = $1 }
        $2 ~ /^v?(add|sub|mul|div|sqrt|comi|ucomi|min|max|fmadd[0-9]*)[sp][sd]$/ ||
        $2 ~ /^v?cvt/ || $2 ~ /^f(add|sub|mul|div|madd|cvt|cmp|ld|ild|st)/ ||
        $2 ~ /^[su]cvtf$/ { print file, $0 }'
}

# ---- proof -----------------------------------------------------------------------------------

declare -A before # what each wall says of the copy without a planted fault

# holds WALL : the wall stands in the real tree
holds() {
    local found
    found=$("$1" . "$build")
    before[$1]=$("$1" "$work/tree" "$work/objects")
    if [ -z "$found" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED $1:"
        head -20 <<< "$found" | sed 's/^/    /'
    fi
}

# tells WALL WHAT : the wall says more of the copy than before
tells() {
    if [ "$("$1" "$work/tree" "$work/objects")" != "${before[$1]}" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED $1 does not notice $2"
    fi
}

# notices WALL FILE LINE : with the line added to a source in a copy, the wall tells
notices() {
    local file=$work/tree/$2 kept=
    [ -e "$file" ] && kept=$(cat "$file" && echo x)
    printf '%s\n' "$3" >> "$file"
    tells "$1" "in $2: $3"
    if [ -n "$kept" ]; then printf '%s' "${kept%x}" > "$file"; else rm "$file"; fi
}

# notices_object WALL FOLDER CODE : the same with an object compiled from the code
notices_object() {
    local object=$work/objects/$2/planted.o
    printf '%s\n' "$3" | ${CC:-cc} -O2 -fPIE -x c -c - -o "$object"
    tells "$1" "in $2: $3"
    rm "$object"
}

# allows_object WALL FOLDER CODE : with such an object the wall says nothing more
allows_object() {
    local object=$work/objects/$2/planted.o
    printf '%s\n' "$3" | ${CC:-cc} -O2 -fPIE -x c -c - -o "$object"
    if [ "$("$1" "$work/tree" "$work/objects")" = "${before[$1]}" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED $1 does not allow in $2: $3"
    fi
    rm "$object"
}

mkdir -p "$work/tree" "$work/objects"
cp -r src include rules "$work/tree"
mkdir "$work/objects/src"
cp -r "$build/src/core" "$work/objects/src"
cp -r "$build/rules" "$work/objects"

for wall in core_includes rules_includes session_includes bots_includes table_includes plain_includes ui_includes \
            screen_includes widgets_includes pages_includes curses_includes game_names \
            rules_symbols core_symbols writable_data float_words float_instructions; do
    holds $wall
done

game=nullgame
notices core_includes src/core/text.c '#include "session/log.h"'
notices core_includes src/core/text.c '#include <time.h>'
notices core_includes include/core/text.h '#include <curses.h>'
notices rules_includes rules/$game/$game.c '#include <stdio.h>'
notices rules_includes rules/$game/$game.c '#include <stdlib.h>'
notices rules_includes rules/$game/$game.c '  #  include <time.h>'
notices rules_includes rules/$game/$game.c '#include "session/session.h"'
notices rules_includes rules/$game/$game.c '#include "../registry.c"'
notices rules_includes rules/$game/planted.h '#include "kilkenny/kilkenny.h"'
notices session_includes src/session/log.c '#include "ui/screen/app.h"'
notices session_includes include/session/log.h '#include <ncurses.h>'
notices bots_includes src/bots/player.c '#include "ui/screen/app.h"'
notices bots_includes include/bots/player.h '#include <ncurses.h>'
notices session_includes src/session/log.c '#include "bots/player.h"'
notices table_includes src/table/pick.c '#include "plain/plain.h"'
notices plain_includes src/plain/main.c '#include "ui/screen/app.h"'
notices ui_includes src/ui/screen/keys.c '#include "plain/plain.h"'
notices screen_includes include/ui/screen/app.h '#include "ui/widgets/list.h"'
notices widgets_includes src/ui/widgets/list.c '#include "ui/pages/pages.h"'
notices pages_includes src/ui/pages/help.c '#include "ui/play/play.h"'
notices ui_includes src/ui/screen/keys.c '#include "cli/cli.h"'
notices curses_includes src/ui/screen/keys.c '#include <curses.h>'
notices curses_includes include/ui/screen/keys.h '#include <ncursesw/curses.h>'
notices game_names src/ui/screen/keys.c '/* only for Nullgame */'
notices game_names include/core/move.h "enum { ${game}_x };"
notices float_words rules/$game/$game.c 'static float half;'
notices float_words rules/$game/planted.h 'static inline double twice(int x);'
notices_object rules_symbols rules/$game 'int printf(const char *, ...); void x(void) { printf("x"); }'
notices_object rules_symbols rules/$game 'void *malloc(unsigned long); void *x(void) { return malloc(9); }'
notices_object rules_symbols rules/$game 'int rand(void); int x(void) { return rand(); }'
notices_object rules_symbols rules/$game 'long time(long *); long x(void) { return time(0); }'
notices_object rules_symbols rules/$game 'void kilkenny_start(void); void x(void) { kilkenny_start(); }'
notices_object rules_symbols rules/$game 'void session_free(void *); void x(void) { session_free(0); }'
allows_object rules_symbols rules/$game 'int x(unsigned long a) { return __builtin_popcountl(a); }'
notices_object core_symbols src/core 'int puts(const char *); void x(void) { puts("x"); }'
notices_object core_symbols src/core 'long write(int, const void *, unsigned long); void x(void) { write(1, "x", 1); }'
notices_object core_symbols src/core 'char *getenv(const char *); char *x(void) { return getenv("X"); }'
notices_object writable_data rules/$game 'static int count; int x(void) { return ++count; }'
notices_object writable_data rules/$game 'int planted_global = 3;'
notices_object writable_data rules/$game '_Thread_local int planted; int x(void) { return ++planted; }'
notices_object writable_data src/core 'int x(void) { static int last = 7; return last++; }'
notices_object float_instructions rules/$game 'int x(int a) { return (int)(a * 0.37); }'

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
