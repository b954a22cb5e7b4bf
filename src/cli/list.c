/*
 * list.c - `clowder list`: the games, one line each.
 */
#include "cli/cli.h"

int command_list(const struct arguments *arguments) {
    (void)arguments;
    struct text out = TEXT_EMPTY;
    text_addf(&out, "%-12s %-22s %7s %7s %7s\n", _("game"), _("title"), _("players"), _("minutes"),
              _("version"));
    for (const struct registered *game = registry; game->ruleset; game++) {
        const struct ruleset *rules = game->ruleset;
        if (!game->listed)
            continue;
        struct text range = TEXT_EMPTY;
        text_add_number(&range, rules->seats_least);
        if (rules->seats_most > rules->seats_least)
            text_addf(&range, "-%d", rules->seats_most);
        text_addf(&out, "%-12s %-22s %7s %7d %7d\n", rules->name, rules->title, range.bytes,
                  rules->minutes, rules->version);
        text_free(&range);
    }
    cli_say(&out);
    text_free(&out);
    return EXIT_FINE;
}
