/*
 * outcome.c - how a game ended, in words, and the same again: see outcome.h.
 */
#include "ui/outcome.h"

void outcome_seats(unsigned seats, struct text *out) {
    bool first = true;
    for (int seat = 0; seat < SEATS_MOST; seat++) {
        if (!(seats >> seat & 1))
            continue;
        if (!first)
            text_add(out, seats >> (seat + 1) ? ", " : _(" and "));
        first = false;
        text_addf(out, "$%c", 'A' + seat);
    }
}

void outcome_sentence(const struct result *result, struct text *out) {
    unsigned winners = result->winners;
    if (winners == 0) {
        text_add(out, _("A draw"));
    } else {
        outcome_seats(winners, out);
        text_add(out, winners & (winners - 1) ? _(" win") : _(" wins"));
    }
    if (result->reason)
        text_addf(out, " (%s)", _(result->reason));
    text_add_char(out, '.');
}

/* Whether the seat stands above another one before it. */
static bool stands_above(const struct result *result, unsigned seat, unsigned other) {
    bool wins = result->winners >> seat & 1, other_wins = result->winners >> other & 1;
    return wins != other_wins ? wins : result->points[seat] > result->points[other];
}

void outcome_rank(const struct result *result, unsigned seats, unsigned order[SEATS_MOST]) {
    for (unsigned seat = 0; seat < seats; seat++) {
        unsigned place = seat;
        for (; place > 0 && stands_above(result, seat, order[place - 1]); place--)
            order[place] = order[place - 1];
        order[place] = seat;
    }
}

struct session *outcome_rematch(const struct session *session, struct text *why) {
    struct new_game game = {.game = session_game(session), .setup = *session_setup(session)};
    game.setup.deal = NULL;
    for (unsigned seat = 0; seat < game.setup.seats; seat++)
        game.names[seat] = session_names(session)[seat];
    return session_new(&game, why);
}
