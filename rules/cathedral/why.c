/*
 * why.c - which moves of Cathedral are legal, and why the others are not.
 *
 * A placement is legal when its place is in the set where that shape fits the open squares, which
 * is also how moves are listed, so the two cannot disagree. Rules are cited from RULES.md.
 */
#include "board.h"

/* Where the building or Cathedral of a move would fit if these squares were free. */
static struct squares places_of(const game_state *s, const struct move *move, struct squares free) {
    if (move->verb == VERB_CATHEDRAL)
        return cathedral_church_fits(free, move->arg[0]);
    unsigned shape = cathedral_shape[s->to][move->arg[0]][move->arg[1]];
    return shape ? cathedral_fits(free, shape) : NOTHING;
}

/* Whether a move is legal when its verb may be used now. */
static bool legal(const game_state *s, const struct move *move) {
    switch (move->verb) {
    case VERB_PASS:
        return true;
    case VERB_REMOVE:
    case VERB_LEAVE:
        return cathedral_target(move) == lowest(s->pending);
    case VERB_PLACE:
        if (!cathedral_has(s, s->to, move->arg[0]))
            return false;
        break;
    default:
        break;
    }
    return has(places_of(s, move, cathedral_open(s, s->to)), cathedral_target(move));
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
        text_addf(why, _(" has a building of $%c"), seat_letter(side));
    else if (taken)
        text_add(why, _(" is covered by the Cathedral"));
    else
        text_addf(why, _(" is the ground of $%c"), seat_letter(!s->to));
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

static const char *const late[] = {
    [CATHEDRAL_AWAITED] = N_("CD-3: a building comes first"),
    [CATHEDRAL_STANDS] = N_("CD-3: the Cathedral has already been placed"),
    [CATHEDRAL_REMOVED] = N_("CD-7: the Cathedral was removed for good"),
};

/* Whose turn it is, and whether a question waits. */
static void explain_time(const game_state *s, unsigned seat, struct text *why) {
    if (s->over) {
        text_add(why, _("CD-11: the game is over"));
    } else if (seat != s->to) {
        text_addf(why, _("CD-3: it is the turn of $%c"), seat_letter(s->to));
    } else {
        text_add(why, _("CD-7: first say whether to remove or leave the building enclosed on "));
        cathedral_name(lowest(s->pending), why);
    }
}

/* Why there is no move of a verb, while the seat may act and no question waits; NULL: there is. */
static const char *no_verb(const game_state *s, unsigned verb) {
    bool due = cathedral_due(s);
    if (verb == VERB_REMOVE || verb == VERB_LEAVE)
        return N_("CD-7: no enclosed building waits for an answer");
    if (verb == VERB_CATHEDRAL)
        return due ? NULL : late[s->cathedral];
    if (due)
        return N_("CD-3: the Cathedral comes first");
    if (verb == VERB_PLACE)
        return s->stuck ? N_("CD-11: no building of yours fits anywhere: pass") : NULL;
    return s->stuck || s->pass_free ? NULL
                                    : N_("CD-11: a building fits somewhere, so one must be placed");
}

bool cathedral_why_verb(const game_state *s, unsigned seat, unsigned verb, struct text *why) {
    bool asked = any(s->pending), timely = !s->over && seat == s->to;
    const char *reason = timely && !asked ? no_verb(s, verb) : NULL;
    if (timely && !reason && (!asked || verb == VERB_REMOVE || verb == VERB_LEAVE))
        return false;
    if (why && reason)
        text_add(why, _(reason));
    else if (why)
        explain_time(s, seat, why);
    return true;
}

/* Why a move of a verb that may be used is not legal. */
static void explain(const game_state *s, const struct move *move, struct text *why) {
    if (any(s->pending))
        explain_time(s, s->to, why);
    else if (move->verb == VERB_PLACE && s->stock[s->to][move->arg[0]] == 0)
        text_addf(why, _("CD-1: no %s of yours is left"), _(cathedral_titles[move->arg[0]]));
    else if (move->verb == VERB_PLACE && !cathedral_has(s, s->to, move->arg[0]))
        text_addf(why, _("CD-14: the first building covers at most %u squares"), s->first_most);
    else
        explain_place(s, move, why);
}

/* For a placement the reason is about its place, even when nothing fits anywhere. */
bool cathedral_why_not(const game_state *s, unsigned seat, const struct move *move,
                       struct text *why) {
    bool nowhere = move->verb == VERB_PLACE && s->stuck && !s->over && seat == s->to;
    if (!nowhere && cathedral_why_verb(s, seat, move->verb, why))
        return true;
    if (legal(s, move))
        return false;
    if (why)
        explain(s, move, why);
    return true;
}
