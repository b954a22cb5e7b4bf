/*
 * explain.c - which moves of ClanCath are legal, and why others are not, told with the rule's id.
 *
 * The reasons are asked in the order in which a player would want to hear them: first what is true
 * of a whole verb, then what is wrong with a move of it.
 */
#include "board.h"

static void explain_deploy(const game_state *s, unsigned seat, unsigned kind, unsigned square,
                           struct text *why) {
    const struct grid_label label = clancath_name(square);
    const char *name = label.bytes;
    if (!clancath_stock(s, seat, kind))
        text_addf(why, _("CL-2: no %s is left to place"), _(clancath_kinds[kind]));
    else if (s->at[square] != NOBODY)
        text_addf(why, _("CL-3: %s is not empty"), name);
    else if (clancath_level(s, square) == 0)
        text_addf(why, _("CL-3: %s lies in the valley"), name);
    else
        text_addf(why, _("CL-3: %s is on the other side of the valley"), name);
}

/* Why the seat's piece on a square may not act at all now. */
static void explain_actor(const game_state *s, unsigned from, const char *name, struct text *why) {
    if (clancath_raging(s))
        text_addf(why, _("CL-13: only the Berserker on %s may act in this turn"),
                  clancath_name((unsigned)s->berserker[s->to]).bytes);
    else
        text_addf(why, _("CL-11: the %s on %s has captured and rests until the next turn"),
                  _(clancath_kinds[s->at[from] & KIND]), name);
}

static void explain_step(const game_state *s, unsigned seat, unsigned from, unsigned to,
                         struct text *why) {
    const struct grid_label labels[] = {clancath_name(from), clancath_name(to)};
    const char *start = labels[0].bytes, *end = labels[1].bytes;
    unsigned piece = s->at[from];
    if (piece == NOBODY || (piece & SEAT_BIT) != seat * SEAT_BIT)
        text_addf(why, _("CL-7: no piece of yours stands on %s"), start);
    else if (!clancath_may_act(s, from))
        explain_actor(s, from, start, why);
    else if (grid_distance_rook(&clancath_grid, (int)from, (int)to) != 1)
        text_addf(why, _("CL-9: %s is not next to %s in its row or file"), end, start);
    else if (s->at[to] && (s->at[to] & SEAT_BIT) == seat * SEAT_BIT)
        text_addf(why, _("CL-9: your own piece stands on %s"), end);
    else
        text_addf(why,
                  s->at[to] ? _("CL-10: capturing on %s costs %u, and you have %u left")
                            : _("CL-9: going to %s costs %u, and you have %u left"),
                  end, clancath_cost_of(s, from, to), s->left);
}

static void explain_berserk(const game_state *s, unsigned seat, unsigned square, struct text *why) {
    if (s->at[square] != (HERO | seat * SEAT_BIT))
        text_addf(why, _("CL-13: only a Hero goes berserk, and there is none of yours on %s"),
                  clancath_name(square).bytes);
}

/*
 * Verbs.
 */

static bool may_step(const game_state *s, unsigned seat) {
    for (unsigned i = 0; i < s->alive[seat][NOBODY]; i++) {
        unsigned from = (unsigned)s->list[seat][i];
        if (clancath_may_act(s, from) && clancath_steps(s, from, NULL))
            return true;
    }
    return false;
}

/* Why nobody can be declared a Berserker, or NULL. */
static const char *no_berserk(const game_state *s, unsigned seat) {
    if (s->berserk_auto)
        return N_("CL-13: nobody is declared; a Hero who uses all points alone goes berserk");
    if (!clancath_fresh(s))
        return N_("CL-13: a Berserker is declared before anything is spent");
    if (s->alive[seat][HERO] == 0)
        return N_("CL-13: only a Hero goes berserk, and you have none");
    return s->left == 0 ? N_("CL-13: there is no point to use") : NULL;
}

/* Why the seat has no move of a verb, on its turn; NULL: it has. */
static const char *no_verb(const game_state *s, unsigned seat, unsigned verb) {
    if (verb == VERB_DEPLOY)
        return s->stage == PLACING ? NULL : N_("CL-3: all pieces have been placed");
    if (s->stage == PLACING)
        return N_("CL-3: all pieces are placed before anybody rolls or moves");
    switch (verb) {
    case VERB_STEP:
        return may_step(s, seat) ? NULL : N_("CL-7: no piece can pay for a step");
    case VERB_BERSERK:
        return no_berserk(s, seat);
    case VERB_ROLL:
        return clancath_fresh(s) ? NULL : N_("CL-6: roll or move, not both in one turn");
    default:
        return clancath_may_end(s)
                   ? NULL
                   : N_("CL-13: the Berserker can still pay for a step, so he must");
    }
}

/* True, with the reason, when the seat cannot use the verb now. */
static bool wrong_time(const game_state *s, unsigned seat, unsigned verb, struct text *why) {
    if (s->outcome == PLAYING && verb != VERB_DICE && s->stage != ROLLING && seat == s->to)
        return false;
    if (!why)
        return true;
    if (s->outcome != PLAYING)
        text_add(why, _("CL-15: the game is over"));
    else if (verb == VERB_DICE)
        text_add(why, _("CL-6: a player does not choose what the dice show"));
    else if (s->stage == ROLLING)
        text_add(why, _("CL-6: the dice must be rolled first"));
    else
        text_addf(why, _("CL-3: it is the turn of $%c"), seat_letter(s->to));
    return true;
}

bool clancath_why_verb(const game_state *s, unsigned seat, unsigned verb, struct text *why) {
    if (wrong_time(s, seat, verb, why))
        return true;
    return refused_for(no_verb(s, seat, verb), why);
}

/*
 * Moves.
 */

static bool legal_step(const game_state *s, unsigned seat, unsigned from, unsigned to) {
    unsigned piece = s->at[from], there;
    if (piece == NOBODY || (piece & SEAT_BIT) != seat * SEAT_BIT || !clancath_may_act(s, from))
        return false;
    for (unsigned direction = 0; direction < DIRECTIONS; direction++) {
        unsigned cost = clancath_cost(s, seat, from, direction, &there);
        if (cost != 0 && there == to)
            return cost <= s->left;
    }
    return false;
}

/* For a step the reason is about this step, even when no step is possible at all. */
bool clancath_why_not(const game_state *s, unsigned seat, const struct move *move,
                      struct text *why) {
    unsigned a = move->arg[0], b = move->arg[1];
    bool legal = true, step = move->verb == VERB_STEP && s->stage == MOVING;
    if (step ? wrong_time(s, seat, VERB_STEP, why) : clancath_why_verb(s, seat, move->verb, why))
        return true;
    if (move->verb == VERB_DEPLOY)
        legal = clancath_stock(s, seat, a + CLANSMAN) && clancath_may_place(s, seat, b);
    else if (move->verb == VERB_STEP)
        legal = legal_step(s, seat, a, b);
    else if (move->verb == VERB_BERSERK)
        legal = s->at[a] == (HERO | seat * SEAT_BIT);
    if (legal || !why)
        return !legal;
    if (move->verb == VERB_DEPLOY)
        explain_deploy(s, seat, a + CLANSMAN, b, why);
    else if (move->verb == VERB_STEP)
        explain_step(s, seat, a, b, why);
    else
        explain_berserk(s, seat, a, why);
    return true;
}
