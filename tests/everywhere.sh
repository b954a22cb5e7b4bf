#!/bin/bash
# everywhere.sh [--only PATTERN] [NAME...] - proof: the tests are green on every day and every machine.
#
# Runs `make check` in one surrounding after the other, in a clone of what is committed, and prints a
# table of them. Where the build may matter, too, the clone is a new one. NAMEs choose some of the
# surroundings, --only some tests (then the sanitized programs are not built). What the machine does not allow (a mount namespace,
# another user) is skipped with a word. Wants the packages of `make deps-long`.
set -u
cd "$(dirname "$0")/.." || exit 1
only=
[ "${1:-}" != --only ] || { only=$2 && shift 2; }
chosen=" $* "
home=$(mktemp -d /var/tmp/clowder-everywhere-XXXXXX) # /tmp becomes read-only
chmod 755 "$home" # another user builds below it, too
trap 'rm -rf "$home"' EXIT
unset MAKEFLAGS MAKELEVEL
export CLOWDER_CLONE=$home/clowder CLOWDER_ONLY=$only
passed=0 failed=0 table=$home/table

# ---- running -----------------------------------------------------------------------------------

# suite : make check in a clone; CLOWDER_CLONE and CLOWDER_ONLY say where and what. It is a script
# of its own, since it is started by other programs.
cat > "$home/suite" << 'SUITE'
cd "$CLOWDER_CLONE" || exit 1
mkdir -p build
[ -n "$CLOWDER_ONLY" ] || exec make check ${CC:+CC="$CC"} ${CXX:+CXX="$CXX"}
make -j2 ${CC:+CC="$CC"} ${CXX:+CXX="$CXX"} all build/clowder-test test-programs || exit
exec bash tests/run.sh build build/sanitized --only "$CLOWDER_ONLY"
SUITE
suite=(bash "$home/suite")

git clone -q --bare . "$home/source"
BUILT_ANEW="plain 2* user path umask*"

# surroundings NAME WHAT COMMAND... : the command runs the suite there; a row of the table
surroundings() {
    local name=$1 what=$2 output=$home/output.$1 sum
    shift 2
    [ "$chosen" = "  " ] || [[ $chosen == *" $name "* ]] || return 0
    for anew in $BUILT_ANEW; do
        # shellcheck disable=SC2053  # a pattern
        [[ $name != $anew ]] || rm -rf "$CLOWDER_CLONE"
    done
    [ -e "$CLOWDER_CLONE" ] || git clone -q "$home/source" "$CLOWDER_CLONE" || return 1
    SECONDS=0
    "$@" > "$output" 2>&1 < /dev/null
    sum=$(grep -E '^[0-9]+ passed, [0-9]+ failed$' "$output" | tail -n 1)
    if [ -z "$sum" ]; then
        sum="0 passed, 1 failed"
        tail -n 20 "$output"
    fi
    [[ $sum == *" 0 failed" ]] || sed -n '/^FAILED/,$p' "$output" | head -n 100
    read -r good _ bad _ <<< "$sum"
    printf '| %s | %s | %s | %s |\n' "$what" "$good" "$bad" "$SECONDS" >> "$table"
    tail -n 1 "$table"
    passed=$((passed + good)) failed=$((failed + bad))
    [ "$name" != user ] || rm -rf "$CLOWDER_CLONE" # it belongs to somebody else
}

skip() { # NAME WHAT WHY
    [ "$chosen" = "  " ] || [[ $chosen == *" $1 "* ]] || return 0
    echo "| $2 | skipped: $3 | | |" | tee -a "$table"
}

# needs COMMAND... : true when it works here
needs() { "$@" > /dev/null 2>&1 < /dev/null; }

# ---- other machines ------------------------------------------------------------------------------

# In a mount namespace of its own; the words are commands of sh, `"$@"` the suite.
namespace=(unshare -m)
[ "$(id -u)" -eq 0 ] || namespace=(unshare -rm)
changed() { # COMMANDS
    "${namespace[@]}" sh -ec "$1"' && exec "$@"' - "${suite[@]}"
}

stranger() { # a user who is not root, and owns the clone
    chown -R nobody "$CLOWDER_CLONE" &&
        setpriv --reuid=nobody --regid=nogroup --clear-groups \
            env -u CC -u CXX HOME="$CLOWDER_CLONE" "${suite[@]}" # a compiler's cache is somebody else's
}

odd_path() {
    local to="$home/una cartella è qui"
    mkdir -p "$to" && mv "$CLOWDER_CLONE" "$to/" &&
        CLOWDER_CLONE="$to/clowder" "${suite[@]}"
    local result=$?
    rm -rf "$to"
    return "$result"
}

spaced_files() {
    mkdir -p "$home/temporary files" && env TMPDIR="$home/temporary files" "${suite[@]}"
}

with_umask() { # MASK
    (umask "$1" && "${suite[@]}")
}

# On one processor and at the lowest priority, beside as many programs that compute as tests run.
loaded() {
    local load
    taskset -c 0 nice -n 19 sh -c 'for i in 1 2; do while :; do :; done & done; while :; do :; done' &
    load=$!
    taskset -c 0 nice -n 19 "${suite[@]}"
    local result=$?
    pkill -P "$load"
    kill "$load"
    return "$result"
}

localized() { # LOCALE
    mkdir -p "$home/locales"
    [ -e "$home/locales/$1.UTF-8" ] ||
        localedef -i "$1" -f UTF-8 "$home/locales/$1.UTF-8" > "$home/localedef" 2>&1
    env LOCPATH="$home/locales" LANG="$1.UTF-8" LC_ALL="$1.UTF-8" LANGUAGE="${1%_*}" "${suite[@]}"
}

# ---- the table -----------------------------------------------------------------------------------

echo "| surroundings | passed | failed | seconds |" | tee "$table"
echo "|---|---|---|---|" | tee -a "$table"
surroundings plain "as it is" "${suite[@]}"
for date in "2027-02-28 12:00:00" "2028-02-29 12:00:00" "2040-01-01 12:00:00" "2026-12-31 23:59:00"; do
    if needs faketime -f "@$date" true; then
        surroundings "${date%% *}" "on $date" faketime -f "@$date" "${suite[@]}"
    else
        skip "${date%% *}" "on $date" "no faketime"
    fi
done
if [ "$(id -u)" -eq 0 ] && needs setpriv --reuid=nobody --regid=nogroup --clear-groups true; then
    surroundings user "a user who is not root" stranger
else
    skip user "a user who is not root" "this is no root, who could be another"
fi
surroundings path "a path with spaces and è" odd_path
surroundings it "LANG, LC_ALL=it_IT.UTF-8, LANGUAGE=it" localized it_IT
surroundings tr "LANG, LC_ALL=tr_TR.UTF-8, LANGUAGE=tr" localized tr_TR
surroundings east "TZ=Pacific/Kiritimati" env TZ=Pacific/Kiritimati "${suite[@]}"
surroundings west "TZ=Pacific/Pago_Pago" env TZ=Pacific/Pago_Pago "${suite[@]}"
surroundings tmpdir "TMPDIR with a space" spaced_files
surroundings umask077 "umask 077" with_umask 077
surroundings umask000 "umask 000" with_umask 000
if needs "${namespace[@]}" true; then
    surroundings strace "no strace" changed 'mount --bind /dev/null "$(command -v strace)"'
    surroundings devpts "no devpts" changed 'mount -t tmpfs tmpfs /dev/pts'
    surroundings tmp "a read-only /tmp" changed 'mount -t tmpfs -o ro tmpfs /tmp'
else
    for name in strace devpts tmp; do skip "$name" "$name" "no mount namespace is allowed"; done
fi
surroundings load "one core at nice 19, beside a load" loaded

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
