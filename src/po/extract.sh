#!/bin/sh
# extract.sh - all texts of the program and of the games in its menu that are for people, as a
# catalogue without translations: _("..."), N_("..."), C_("context", "..."), NC_ and ngettext.
# The texts of games that are HIDDEN are not translated.
cd "$(dirname "$0")/../.." || exit 1
hidden=$(sed -n 's/^HIDDEN(\(.*\))$/rules\/\1\//p' rules/rulesets.def)
find include src rules -name '*.[ch]' | grep -vF "${hidden:-none}" | LC_ALL=C sort |
    xgettext --language=C --from-code=UTF-8 --files-from=- --output=- \
        --keyword=_ --keyword=N_ --keyword=C_:1c,2 --keyword=NC_:1c,2 --keyword=ngettext:1,2 \
        --no-location --sort-output --add-comments=TRANSLATORS --package-name=clowder |
    sed '/^"POT-Creation-Date/d'
