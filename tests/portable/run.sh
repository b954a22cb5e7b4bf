#!/bin/bash
# run.sh FOLDER [VARIANT...] - proof: replays are exact everywhere.
#
# Builds the program into FOLDER/VARIANT with gcc and clang, with and without optimisation, and for
# a 32-bit, a 64-bit and a big-endian machine, which qemu runs. Every build must print the same
# signature, accept every golden log, print the same positions, and play the same experiments, in
# five locales.
set -u
cd "$(dirname "$0")/../.." || exit 1
folder=$1 # below the project, and so without the spaces its path may have
mkdir -p "$folder"
absolute=$(realpath "$folder")
shift
variants=("$@")
[ $# -gt 0 ] || variants=(gcc-O0 gcc-O3 clang-O0 clang-O3 i386 arm64 s390x)
export XDG_DATA_HOME=$absolute/data XDG_CONFIG_HOME=$absolute/config TZ=UTC
unset LANGUAGE MAKEFLAGS # MAKEFLAGS: of a make that runs this
golden=(tests/golden/*/*.log)
logs=("${golden[@]}" tests/corpus/*.log)
passed=0 failed=0 reference=

claim() { # WHAT COMMAND...
    local what=$1
    shift
    if "$@"; then passed=$((passed + 1)); else
        failed=$((failed + 1))
        echo "FAILED $what"
    fi
}

build() { # VARIANT WORDS-FOR-MAKE...
    nice make --no-print-directory -j2 BUILD="$folder/$1" "${@:2}" all > "$folder/$1.log" 2>&1 ||
        { tail -n 20 "$folder/$1.log"; return 1; }
}

cross() { # DEBIAN-ARCHITECTURE TRIPLET COMPILER
    local root=$folder/sysroot-$1
    tests/portable/sysroot.sh "$1" "$root" > "$folder/$1.log" 2>&1 || return 1
    build "$1" CC="$3-gcc" CXX="$3-g++" HARD= LINK=-static CFLAGS='-O2' \
        CPPFLAGS="-isystem $root/usr/include -isystem $root/usr/include/$2" \
        LDFLAGS="-L$root/usr/lib/$2" LIBS='-lsodium -lutf8proc -lm -lpthread' \
        SCREEN_LIBS='-lncursesw -ltinfo -linih'
}

# All that must be the same everywhere; sentences in English, positions and moves in any language.
report() { # COMMAND...
    LANGUAGE=en "$@" --version --verbose
    LANGUAGE=en "$@" check "${golden[@]}" || echo "a log is refused"
    for log in "${logs[@]}"; do
        "$@" show "$log" --at all --format position --as all 2> /dev/null &&
            "$@" show "$log" --format moves 2> /dev/null || echo "$log is refused" # old ones may be
    done
    rows "$@"
}

# The rows of small experiments: bots that search play the same games everywhere.
rows() { # COMMAND...
    for game in kilkenny catan cathedral; do
        printf '%s\n' "game $game" "players cat" "games 2" "seed everywhere" "openings 1" \
            "max-moves 60" "measure choices" "measure lead" "measure luck" > "$folder/rows.lab"
        rm -f "$folder/rows.csv"
        "$@" lab "$folder/rows.lab" > "$folder/rows.report" && cat "$folder/rows.csv"
    done
}

locales() {
    mkdir -p "$folder/locales"
    for locale in it_IT fr_FR tr_TR; do
        [ -e "$folder/locales/$locale.UTF-8" ] ||
            localedef -i "$locale" -f UTF-8 "$folder/locales/$locale.UTF-8" 2> "$folder/localedef.log"
    done
}

try() { # VARIANT COMMAND...
    local variant=$1
    shift
    report env LC_ALL=C.UTF-8 "$@" > "$folder/$variant.report"
    reference=${reference:-$folder/$variant.report}
    claim "$variant: another report" cmp -s "$reference" "$folder/$variant.report"
    claim "$variant: a log is refused" bash -c "! grep -q "a log is refused" '$folder/$variant.report'"
    echo "$variant: $(grep '^signature' "$folder/$variant.report"), $(md5sum < "$folder/$variant.report" |
        cut -c 1-16) over ${#logs[@]} logs"
}

for variant in "${variants[@]}"; do
    runner=()
    case $variant in
    gcc-*) build "$variant" CC=gcc CXX=g++ CFLAGS="-${variant#gcc-}" HARD=-fPIE ;;
    clang-*) build "$variant" CC=clang CXX=clang++ CFLAGS="-${variant#clang-}" HARD=-fPIE ;;
    i386) cross i386 i386-linux-gnu i686-linux-gnu ;;
    arm64) cross arm64 aarch64-linux-gnu aarch64-linux-gnu && runner=(qemu-aarch64-static) ;;
    s390x) cross s390x s390x-linux-gnu s390x-linux-gnu && runner=(qemu-s390x-static) ;;
    esac
    claim "$variant: does not build" test $? -eq 0
    try "$variant" "${runner[@]}" "$folder/$variant/clowder"
done

locales
for locale in C it_IT.UTF-8 fr_FR.UTF-8 tr_TR.UTF-8; do
    report env LOCPATH="$absolute/locales" LC_ALL="$locale" \
        "$folder/${variants[0]}/clowder" > "$folder/locale.report"
    if [ "$locale" = C ]; then # names beyond ASCII are shown in another form there
        claim "$locale: another signature" \
            [ "$(grep '^signature' "$folder/locale.report")" = "$(grep '^signature' "$reference")" ]
    else
        claim "$locale: another report" cmp -s "$reference" "$folder/locale.report"
    fi
    echo "$locale: $(grep '^signature' "$folder/locale.report")"
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
