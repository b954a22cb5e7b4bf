/*
 * pages.c - what the pages around the games share: see pages.h.
 */
#include "ui/pages.h"

#include <stdlib.h>

#include "core/memory.h"
#include "ui/list.h"

void game_players(const struct ruleset *rules, struct text *out) {
    unsigned least = rules->seats_least, most = rules->seats_most;
    if (least == most)
        text_addf(out, ngettext("%u player", "%u players", most), most);
    else
        text_addf(out, _("%u-%u players"), least, most);
}

const char *game_seat_names(const struct new_game *game, struct text names[SEATS_MOST]) {
    const struct ruleset *rules = game->game->ruleset;
    const struct setup *setup = &game->setup;
    struct rng rng;
    struct text deal = TEXT_EMPTY;
    game_state *state = memory_new(rules->state_size);
    struct setup dealt = *setup;
    rng_seed(&rng, 0, 0); /* any deal will do */
    rules->deal(setup, &rng, &deal);
    dealt.deal = deal.bytes;
    const char *refusal = rules->start(state, &dealt);
    for (unsigned seat = 0; seat < setup->seats; seat++) {
        text_clear(&names[seat]);
        session_seat_name(game, refusal ? NULL : state, seat, &names[seat]);
    }
    free(state);
    text_free(&deal);
    return refusal;
}

/* Writes paragraphs, each wrapped, from a row on; returns the row after them. */
static int draw_paragraphs(struct app *app, int row, int column, int width, const char *text) {
    struct text paragraph = TEXT_EMPTY;
    while (*text) {
        size_t length = strcspn(text, "\n");
        text_clear(&paragraph);
        text_add_bytes(&paragraph, text, length);
        row += 1 + canvas_wrap(&app->frame, row, column, frame_rows(app) - row, width, INK_PLAIN,
                               paragraph.bytes);
        text += length + (text[length] == '\n');
    }
    text_free(&paragraph);
    return row;
}

int page_ask(struct app *app, const char *title, const char *text, const char *const *rows,
             int count) {
    static const enum action keys[] = {ACTION_CHOOSE, ACTION_BACK, ACTION_NONE};
    static const char *const go_on[] = {N_("Go on")};
    struct list list = {.chosen = 0};
    const char *const *shown = count > 0 ? rows : go_on;
    int items = count > 0 ? count : 1;
    while (!app->leaving) {
        list_fit(&list, items, items);
        if (frame_begin(app, title, NULL)) {
            int left = frame_left(app) + 4;
            int top = draw_paragraphs(app, frame_top(app) + 2, left, FRAME_COLUMNS - 8, text);
            for (int i = 0; i < items; i++) {
                list_row(&list, &app->frame, top + 1 + i, left, FRAME_COLUMNS - 8, i);
                canvas_text(&app->frame, top + 1 + i, left + 2, -1, INK_PLAIN, _(shown[i]));
            }
        }
        frame_end(app, CONTEXT_MENU, keys);
        struct event event;
        int spot;
        enum action action = frame_action(app, CONTEXT_MENU, -1, &event, &spot);
        action = list_act(&list, action, &event, spot);
        if (action == ACTION_CHOOSE)
            return count > 0 ? list.chosen : -1;
        if (action == ACTION_BACK || action == ACTION_LEAVE)
            return -1;
    }
    return -1;
}
