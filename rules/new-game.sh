#!/bin/sh
# new-game.sh NAME - makes rules/NAME, a copy of the template rules/nullgame that plays at once, and
# registers it as HIDDEN: it is built, played and tested, but not yet in the menu (make new-game).
set -eu
cd "$(dirname "$0")/.."

refuse() {
    echo "make new-game: $*" >&2
    exit 2
}

name=${1:-}
[ -n "$name" ] || refuse "the game's name is missing: make new-game NAME=mygame"
echo "$name" | LC_ALL=C grep -qxE '[a-z][a-z0-9]{1,15}' ||
    refuse "\"$name\" is not 2 to 16 small letters and digits, a letter first"
[ ! -e "rules/$name" ] && [ ! -e "tests/games/$name" ] || refuse "there is a game $name already"

# The ids of its rules: two letters of its name that no other game has.
capitals=$(echo "$name" | tr 'a-z' 'A-Z')
first=$(echo "$capitals" | cut -c 1) ids=
for second in $(echo "$capitals" | cut -c 2- | tr -d '0-9' | sed 's/./& /g') A B C D E F G H I J K; do
    grep -qrE "\*\*$first$second-[0-9]" --include=RULES.md rules tests/games && continue
    ids=$first$second
    break
done
[ -n "$ids" ] || refuse "every pair of letters that begins with $first stands for the rules of a game"

title=$first$(echo "$name" | cut -c 2-)
mkdir "rules/$name"
for file in nullgame.c RULES.md; do
    sed "s/nullgame/$name/g; s/Nullgame/$title/g; s/NG-/$ids-/g" "rules/nullgame/$file" \
        > "rules/$name/$(echo "$file" | sed "s/nullgame/$name/")"
done
echo "HIDDEN($name)" >> rules/rulesets.def

echo "rules/$name is made; its rules are $ids-1, $ids-2, ... Now:"
echo "    make && build/clowder play $name --plain --log /tmp/$name.log"
echo "docs/GUIDE.md goes on from here."
