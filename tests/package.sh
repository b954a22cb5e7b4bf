#!/bin/bash
# package.sh BUILD [--long] - what is installed, the manual, the completions; with --long also the
# tarball and the Debian package, each built, put into a folder of its own, run and removed.
set -u
[ "${IN_SURROUNDINGS:-}" = yes ] || exec python3 "$(dirname "$0")/surroundings.py" bash "$0" "$@"
cd "$(dirname "$0")/.." || exit 1
build=${1:-build} long=${2:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

# claim WHAT COMMAND... : the command must succeed; what it prints is shown when it does not
claim() {
    local what=$1
    shift
    if "$@" > "$work/out" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED $what"
        tail -5 "$work/out" | sed 's/^/    /'
    fi
}

# stands WORD FILE : the word stands there by itself
stands() { grep -qE -- "(^|[^a-zA-Z0-9-])$1([^a-zA-Z0-9-]|\$)" "$2" || { echo "no $1 in $2"; false; }; }

# The program and its parts are taken as they are, whatever flags they were built with, as others test
# them meanwhile.
made() {
    make -s --old-file="$build/clowder" --old-file="$build/package.flags" \
        STAMP="$build/package.flags" BUILD="$build" "$@"
}

all() { (cd "$1" && find . | sort); }
files() { (cd "$1" && find . -type f | sort); }

# ---- install and uninstall ---------------------------------------------------------------------

there=$work/there
mkdir -p "$there/usr/share/doc/clowder" "$there/usr/share/man"
echo mine > "$there/usr/share/doc/clowder/notes"
before=$(all "$there")
umask 077
claim "make install works" made DESTDIR="$there" prefix=/usr install
umask 022
claim "everybody may read it, though the umask was 077" \
    [ -z "$(cd "$there/usr" && find bin share/locale share/man/man6 ! -perm -go=r)" ]
for file in bin/clowder share/man/man6/clowder.6 share/man/man5/clowder-log.5 \
    share/bash-completion/completions/clowder share/zsh/site-functions/_clowder \
    share/fish/vendor_completions.d/clowder.fish share/applications/clowder.desktop \
    share/doc/clowder/README.md share/doc/clowder/LICENSE share/doc/clowder/docs/LOG.md; do
    claim "$file is installed" test -s "$there/usr/$file"
done
for catalogue in src/po/*.po; do
    language=$(basename "$catalogue" .po)
    claim "$language is installed" test -s "$there/usr/share/locale/$language/LC_MESSAGES/clowder.mo"
done
# links DOCUMENT : the files that it links to or shows, as paths from its folder
links() {
    grep -oE '\]\([^)]+\)|(src|srcset|href)="[^"]+"' "$1" |
        sed -E -e 's/^\]\(//' -e 's/\)$//' -e 's/^[a-z]+="//' -e 's/"$//' -e 's/#.*//' |
        grep -vE '^$|^[a-z]+:' | sort -u
}
followed=0
while read -r document; do
    while read -r link; do
        followed=$((followed + 1))
        claim "${document##*/doc/} links to $link, which is installed" \
            test -e "$(dirname "$document")/$link"
    done < <(links "$document")
done < <(find "$there/usr/share/doc" -name '*.md' | sort)
claim "links were found" [ "$followed" -ge 20 ]
bots=usr/share/doc/clowder/docs/bots
claim "only the program and the scripts among the bots can be run" \
    [ "$(cd "$there" && find . -type f -perm /111 | sort | xargs)" = \
    "./usr/bin/clowder ./$bots/any.sh ./$bots/curious.py ./$bots/dicey.py ./$bots/mason.py ./${bots%bots}verify/verify-dice.py" ]
clowder=$there/usr/bin/clowder
claim "the installed program runs" "$clowder" --version
# What is preloaded (faketime, in make check-everywhere) lies outside of what a bot may read.
no_forfeit() { ! "$@" 2>&1 | grep '^clowder: '; }
claim "an installed bot plays" no_forfeit env -u LD_PRELOAD \
    "$clowder" arena kilkenny "cmd:'$there/$bots/curious.py'" random --games 2 --max-moves 4
claim "the bot in C is installed" test -s "$there/$bots/steady.c"
claim "make install works once more" made DESTDIR="$there" prefix=/usr install
claim "make uninstall works" made DESTDIR="$there" prefix=/usr uninstall
claim "nothing stays, no empty folder either, and nothing else goes" [ "$(all "$there")" = "$before" ]
claim "make uninstall works where nothing is" made DESTDIR="$there" prefix=/usr uninstall
claim "make install works where no folder is" made DESTDIR="$work/new" prefix=/some/prefix install
claim "make uninstall works there" made DESTDIR="$work/new" prefix=/some/prefix uninstall
claim "nothing stays there" [ "$(all "$work/new")" = . ]
refused() { ! "$@"; }
claim "a prefix with a space is refused" refused made prefix="$work/a b" install

# ---- the manual says what the program knows -----------------------------------------------------

clowder=$build/clowder
read_manual() { sed -e 's/\\f[BIR]//g' -e 's/\\//g' "$1" > "$work/manual"; }
read_manual "$build/man/clowder.6"
words=$(sed -n 's/^    {\.word = "\([a-z-]\+\)".*/\1/p' src/cli/commands.c | grep -vx tables)
flags=$(sed -n 's/^    \[FLAG_[A-Z_]*\] = {"\([a-z-]*\)".*/\1/p' src/cli/options.c)
codes=$(sed -n 's/^    EXIT_[A-Z_]* = \([0-9]\),.*/\1/p' include/cli/cli.h)
claim "the tables are found" [ "$(echo "$words $flags $codes" | wc -w)" -gt 40 ]
for word in $words; do claim "the manual has $word" stands "clowder $word" "$work/manual"; done
for flag in $flags; do claim "the manual has --$flag" stands "--$flag" "$work/manual"; done
for code in $codes; do claim "the manual has exit code $code" grep -qx "$code" "$work/manual"; done
while read -r game _; do
    claim "the manual has $game" stands "$game" "$work/manual"
done < <("$clowder" list | sed 1d)
read_manual "$build/man/clowder-log.5"
tags=$(sed -n '/^## Header/,/^## Events/s/^| `/`/p' docs/LOG.md | cut -d'|' -f1 | grep -o '`[A-Za-z]*`' | tr -d '`')
claim "the tags are found" [ "$(echo "$tags" | wc -w)" -gt 12 ]
for tag in $tags undo resign draw; do claim "clowder-log(5) has $tag" stands "$tag" "$work/manual"; done

# ---- completions ----------------------------------------------------------------------------------

# bash_offers WORDS... : what bash offers for the last of these words
bash_offers() {
    bash --norc -c '
        source "$1"; shift
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
        _clowder
        printf "%s\n" "${COMPREPLY[@]}"' - "$build/completions/bash" "$@" | paste -sd ' '
}

# completes "WORDS" OFFERED... : with the cursor behind the words; both shells that can be asked
completes() {
    local line=$1
    shift
    local given
    IFS=' ' read -ra given <<< "$line"
    [ "${line% }" = "$line" ] || given+=("")
    claim "bash completes '$line' to $*" [ "$(bash_offers "${given[@]}")" = "$*" ]
}

completes "clowder pl" play
completes "clowder expo" export
completes "clowder table" ""
completes "clowder play kil" kilkenny
completes "clowder play kilkenny --na" --names
completes "clowder show a.log --format " board position moves
completes "clowder help keyb" ""
completes "clowder help key" keys
completes "clowder help kil" kilkenny
completes "clowder help expo" export
completes "clowder config look.anim" look.animation
completes "clowder sim kilkenny --format " table csv
completes "clowder play kilkenny --preset e" edge
completes "clowder play kilkenny --set st" "start="
completes "clowder play kilkenny --set start = e" edge
completes "clowder play --set start=edge kil" kilkenny
completes "clowder --theme hi" high-contrast
completes "clowder export a.log --theme = l" light
completes "clowder play --seed kilkenny cath" cathedral
completes "clowder play --plain kil" kilkenny
completes "clowder check Make" Makefile
completes "clowder check --strict Make" Makefile
completes "clowder sim kilkenny --logs tests/gol" tests/golden
for word in $words; do
    claim "bash offers $word" [ "$(bash_offers clowder "$word")" != "" ]
done
if command -v zsh > /dev/null && ! python3 -c 'import pty; pty.openpty()' 2> /dev/null; then
    echo "skipped: what zsh completes, as there are no pseudo-terminals here"
elif command -v zsh > /dev/null; then
    zsh_makes() { # LINE COMPLETED
        claim "zsh completes '$1' to '$2'" \
            [ "$(timeout 20 zsh -f tests/zsh_offers.zsh "$build/completions/zsh" "$1")" = "$2" ]
    }
    zsh_makes "clowder expo" "clowder export"
    zsh_makes "clowder play --plain kilk" "clowder play --plain kilkenny"
    zsh_makes "clowder play kilkenny --preset ed" "clowder play kilkenny --preset edge"
    zsh_makes "clowder play kilkenny --set star" "clowder play kilkenny --set start="
    zsh_makes "clowder sim kilkenny --max" "clowder sim kilkenny --max-moves"
    zsh_makes "clowder --theme hi" "clowder --theme high-contrast"
    zsh_makes "clowder check Makef" "clowder check Makefile"
    zsh_makes "clowder help sett" "clowder help settings"
fi
if command -v fish > /dev/null; then
    fish_offers() { # LINE
        HOME="$work" fish --no-config -c "source $build/completions/fish; complete -C '$1'" | cut -f 1 | paste -sd ' '
    }
    claim "fish completes commands" [ "$(fish_offers 'clowder expo')" = export ]
    claim "fish completes games" [ "$(fish_offers 'clowder play kilk')" = kilkenny ]
    claim "fish completes presets" [ "$(fish_offers 'clowder play kilkenny --preset ed')" = edge ]
    claim "fish completes options" [ "$(fish_offers 'clowder play kilkenny --set sta')" = \
        "start=cross start=edge start=inner" ]
    claim "fish completes topics" [ "$(fish_offers 'clowder help sett')" = settings ]
    claim "fish completes files" [ "$(fish_offers 'clowder check Makef')" = Makefile ]
    claim "fish completes flags" [ "$(fish_offers 'clowder sim kilkenny --max')" = --max-moves ]
fi

# ---- the tarball and the Debian package ---------------------------------------------------------

claim "make dist works" made dist
tarball=$(ls "$build"/clowder-*.tar.gz)
claim "the tarball has every source" \
    diff <(find src include rules docs -type f ! -name '*~' | sort) \
    <(tar -tzf "$tarball" | sed 's,^[^/]*/,,' | grep -E '^(src|include|rules|docs)/.*[^/]$' | sort)

if [ "$long" = --long ]; then
    tar -xzf "$tarball" -C "$work"
    folder=$(ls -d "$work"/clowder-*/)
    claim "the tarball builds" make -s -j2 -C "$folder" all
    claim "what it builds runs" "$folder/build/clowder" --version
    claim "make deb works" make -s -C "$folder" deb
    package=$(ls "$folder"build/clowder_*.deb)
    other=$work/another/folder/whose/name/is/longer
    mkdir -p "$other"
    umask 077
    tar -xzf "$tarball" -C "$other" --strip-components=1 --no-same-permissions
    find "$other" -type f -exec touch -d 2001-02-03 {} + # but for the date that is told
    claim "make deb works elsewhere, under umask 077" \
        env SOURCE_DATE_EPOCH="$(stat -c %Y "$folder/README.md")" make -s -j2 -C "$other" deb
    umask 022
    claim "both packages are the same bytes" cmp "$package" "$other"/build/clowder_*.deb
    claim "the package names what it needs" \
        grep -qE '^ Depends: libc6 .*libncursesw6.*libsodium' <(dpkg-deb -I "$package")
    mkdir -p "$work/root/var/lib/dpkg/"{info,updates,triggers}
    touch "$work/root/var/lib/dpkg/"{status,available}
    packages() { dpkg --root="$work/root" --force-not-root --force-depends --log=/dev/null "$@"; }
    before=$(files "$work/root" | grep -v '/var/lib/dpkg/')
    claim "the package installs" packages -i "$package"
    claim "the installed game runs" "$work/root/usr/games/clowder" --version
    claim "it is removed" packages -P clowder
    claim "nothing of it stays" [ "$(files "$work/root" | grep -v '/var/lib/dpkg/')" = "$before" ]
    if command -v lintian > /dev/null; then
        plain=$(mktemp -d /tmp/clowder-XXXXXX) # lintian reads no package in a folder like ours
        cp "$package" "$plain"
        found=$(TMPDIR=$plain lintian --allow-root "$plain"/*.deb 2>&1)
        rm -rf "$plain"
        claim "lintian finds nothing, not this: $found" [ -z "$found" ]
    fi
fi

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
