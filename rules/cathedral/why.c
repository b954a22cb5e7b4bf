/*
 * why.c - which moves of Cathedral are legal, and why the others are not.
 *
 * A placement is legal when its place is in the set where that shape fits the open squares, which
 * is also how moves are listed, so the two cannot disagree. Rules are cited from RULES.md.
 */
#include "city.h"

/* Where the building or Cathedral of a move would fit if these squares were free. */
static struct squares places_of(const game_state *s, const struct move *move, struct squares free) {
    if (move->verb == VERB_CATHEDRAL)
        return cathedral_church_fits(free, move->arg[0]);
    unsigned shape = cathedral_shape[s->to][move->arg[0]][move->arg[1]];
    return shape ? cathedral_fits(free, shape) : NOTHING;
}

/* Of a move of the seat to act, while the game goes on. */
static bool legal(const game_state *s, const struct move *move) {
    switch (move->verb) {
    case VERB_PASS:
        return !any(s->pending) && !cathedral_due(s) && (s->stuck || s->pass_free);
    case VERB_REMOVE:
    case VERB_LEAVE:
        return any(s->pending) && cathedral_target(move) == lowest(s->pending);
    case VERB_PLACE:
        if (s->stock[s->to][move->arg[0]] == 0)
            return false;
        break;
    default:
        break;
    }
    return !any(s->pending) && cathedral_due(s) == (move->verb == VERB_CATHEDRAL) &&
           has(places_of(s, move, cathedral_open(s, s->to)), cathedral_target(move));
}

/* Adds "c4 is ..." for the first square of `cells` in the way. */
static void explain_square(const game_state *s, unsigned place, struct text *why) {
    unsigned side = cathedral_side(s, place);
    bool taken = side != SIDES || has(s->church, place);
    text_add(why, taken ? "CD-4: " : "CD-6: ");
    cathedral_name(place, why);
    if (side == s->to)
        text_add(why, _(" has a building of yours"));
    else if (side != SIDES)
        text_addf(why, _(" has a building of $%c"), 'A' + (int)side);
    else if (taken)
        text_add(why, _(" is covered by the Cathedral"));
    else
        text_addf(why, _(" is the ground of $%c"), 'A' + !s->to);
}

/* Why a building that is at hand cannot lie there. */
static void explain_place(const game_state *s, const struct move *move, struct text *why) {
    bool church = move->verb == VERB_CATHEDRAL;
    unsigned kind = church ? (unsigned)CATHEDRAL : move->arg[0], place = cathedral_target(move);
    unsigned rotation = move->arg[church ? 0 : 1];
    const char *title = _(cathedral_titles[kind]);
    if (!church && !cathedral_shape[s->to][kind][rotation])
        text_addf(why,
                  cathedral_shape[s->to][kind][1] ? _("CD-2: the %s has only the rotations n and e")
                                                  : _("CD-2: the %s has only the rotation n"),
                  title);
    else if (!has(places_of(s, move, CITY), place))
        text_addf(why, _("CD-4: the %s would reach over the wall"), title);
    else
        explain_square(s,
                       lowest(without(cathedral_covers(s->to, kind, rotation, place),
                                      cathedral_open(s, s->to))),
                       why);
}

static void explain_late(const game_state *s, struct text *why) {
    text_add(why, s->cathedral == CATHEDRAL_STANDS ? _("CD-3: the Cathedral stands already")
                  : s->cathedral == CATHEDRAL_REMOVED
                      ? _("CD-7: the Cathedral was removed for good")
                      : _("CD-3: a building comes first"));
}

static void explain(const game_state *s, unsigned seat, const struct move *move, struct text *why) {
    bool answer = move->verb == VERB_REMOVE || move->verb == VERB_LEAVE;
    if (s->over) {
        text_add(why, _("CD-11: the game is over"));
    } else if (seat != s->to) {
        text_addf(why, _("CD-3: it is the turn of $%c"), 'A' + s->to);
    } else if (any(s->pending)) {
        text_add(why, _("CD-7: first say whether to remove or leave what is enclosed on "));
        cathedral_name(lowest(s->pending), why);
    } else if (answer) {
        text_add(why, _("CD-7: no enclosed building waits for an answer"));
    } else if (move->verb == VERB_CATHEDRAL && !cathedral_due(s)) {
        explain_late(s, why);
    } else if (move->verb != VERB_CATHEDRAL && cathedral_due(s)) {
        text_add(why, _("CD-3: the Cathedral comes first"));
    } else if (move->verb == VERB_PASS) {
        text_add(why, _("CD-11: a building fits somewhere, so one must be placed"));
    } else if (move->verb == VERB_PLACE && s->stock[seat][move->arg[0]] == 0) {
        text_addf(why, _("CD-1: no %s of yours is left"), _(cathedral_titles[move->arg[0]]));
    } else {
        explain_place(s, move, why);
    }
}

bool cathedral_why_not(const game_state *s, unsigned seat, const struct move *move,
                       struct text *why) {
    if (!s->over && seat == s->to && legal(s, move))
        return false;
    if (why)
        explain(s, seat, move, why);
    return true;
}
