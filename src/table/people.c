/*
 * people.c - the names of those who played before: see people.h.
 */
#include "table/people.h"

#include <string.h>

#include "core/utf8.h"
#include "table/resume.h"
#include "table/seats.h"

static bool has_line(const struct text *lines, const char *line) {
    struct word rest = {lines->bytes, lines->length}, each;
    bool found = false;
    while (!found && word_part(&rest, '\n', &each))
        found = word_is(each, line);
    return found;
}

/* Adds what seats are called in any game when nobody typed a name. */
static void add_titles(struct text *out) {
    struct text names[SEATS_MOST];
    for (unsigned seat = 0; seat < SEATS_MOST; seat++)
        names[seat] = TEXT_EMPTY;
    for (const struct registered *game = registry; game->ruleset; game++) {
        struct new_game fresh = {.game = game};
        setup_init(&fresh.setup, game->ruleset, game->ruleset->seats_most);
        seats_names(&fresh, names);
        for (unsigned seat = 0; seat < game->ruleset->seats_most; seat++)
            text_addf(out, "%s\n", names[seat].bytes);
    }
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        text_clear(&names[seat]);
        seat_name(registry->ruleset, NULL, seat, &names[seat]);
        text_addf(out, "%s\n", names[seat].bytes);
        text_free(&names[seat]);
    }
}

void people_add(struct text *out) {
    struct saved *list = NULL;
    size_t count = store_list(&list, SAVED_MOST);
    struct text titles = TEXT_EMPTY;
    add_titles(&titles);
    struct text found = TEXT_EMPTY; /* the newest first */
    for (size_t i = 0; i < count; i++)
        for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
            const char *name = list[i].seat[seat];
            if (name && !list[i].player[seat] && *name && !strchr(name, '\n') &&
                utf8_valid(name, strlen(name)) && !has_line(&titles, name) &&
                !has_line(&found, name))
                text_addf(&found, "%s\n", name);
        }
    while (found.length > 0) {
        size_t from = found.length - 1;
        while (from > 0 && found.bytes[from - 1] != '\n')
            from--;
        text_add(out, found.bytes + from);
        text_truncate(&found, from);
    }
    text_free(&titles);
    text_free(&found);
    store_list_free(list, count);
}
