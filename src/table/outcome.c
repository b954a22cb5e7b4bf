/*
 * outcome.c - how a game ended, in words, and the rematch: see outcome.h.
 */
#include "table/outcome.h"

#include "session/clocks.h"

void outcome_seats(unsigned seats, struct text *out) {
    bool first = true;
    for (int seat = 0; seat < SEATS_MOST; seat++) {
        if (!(seats >> seat & 1))
            continue;
        if (!first)
            text_add(out, seats >> (seat + 1) ? ", " : _(" and "));
        first = false;
        text_addf(out, "$%c", seat_letter((unsigned)seat));
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
static bool stands_above(const struct session *session, const struct result *result, unsigned seat,
                         unsigned other) {
    bool wins = result->winners >> seat & 1, other_wins = result->winners >> other & 1;
    int more = result->points[seat] - result->points[other];
    if (wins != other_wins)
        return wins;
    return session_rules(session)->points_fewest ? more < 0 : more > 0;
}

void outcome_rank(const struct session *session, const struct result *result,
                  unsigned order[SEATS_MOST]) {
    for (unsigned seat = 0; seat < session_setup(session)->seats; seat++) {
        unsigned place = seat;
        for (; place > 0 && stands_above(session, result, seat, order[place - 1]); place--)
            order[place] = order[place - 1];
        order[place] = seat;
    }
}

bool outcome_series(const struct session *session, struct text *out) {
    struct series series;
    session_series(session, &series);
    session_series_add(session, &series);
    for (unsigned seat = 0; seat < session_setup(session)->seats; seat++)
        text_addf(out, _("%s$%c %ld (%ld won)"), seat ? ", " : "", seat_letter(seat),
                  series.points[seat], series.wins[seat]);
    if (session_rules(session)->points_fewest)
        text_add(out, _(", fewer is better"));
    return series.game > 1;
}

/* The option that says who has which role takes its next value. */
static void pass_roles_on(const struct ruleset *rules, struct setup *setup) {
    for (unsigned i = 0; rules->roles && i < rules->option_count; i++) {
        const struct option *option = &rules->options[i];
        if (strcmp(option->name, rules->roles) == 0)
            setup->option[i] =
                (int16_t)(option->choices[setup->option[i] + 1] ? setup->option[i] + 1 : 0);
    }
}

struct session *outcome_rematch(const struct session *session, struct text *why) {
    struct new_game game = {
        .game = session_game(session), .setup = *session_setup(session), .before = session};
    const char *position = session_tag(session, "Position");
    game.clock = *session_control(session);
    game.dice = session_dice_source(session);
    game.setup.rules = session_rules(session)->version;
    game.setup.deal = NULL;
    if (*position && !*session_tag(session, "Origin")) /* chosen by the players for this game */
        game.deal = position;
    else
        pass_roles_on(session_rules(session), &game.setup);
    for (unsigned seat = 0; seat < game.setup.seats; seat++) {
        game.names[seat] = session_names(session)[seat];
        game.players[seat] = session_player(session, seat);
    }
    return session_new(&game, why);
}
