/*
 * explain.c - why a move of ClanCath is not legal, told with the rule's id.
 *
 * Only called for moves that are not legal; the reasons are asked in the order in which a player
 * would want to hear them.
 */
#include "clancath.h"

static void explain_deploy(const game_state *s, unsigned seat, unsigned kind, unsigned square,
                           struct text *why) {
    char name[4];
    clancath_name(square, name);
    if (s->stage != PLACING)
        text_add(why, _("CL-3: the armies stand already"));
    else if (!clancath_stock(s, seat, kind))
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
    char berserker[4];
    if (clancath_raging(s)) {
        clancath_name((unsigned)s->berserker[s->to], berserker);
        text_addf(why, _("CL-13: only the Berserker on %s may act in this turn"), berserker);
    } else {
        text_addf(why, _("CL-11: the %s on %s has captured and rests until the next turn"),
                  _(clancath_kinds[s->at[from] & KIND]), name);
    }
}

static void explain_step(const game_state *s, unsigned seat, unsigned from, unsigned to,
                         struct text *why) {
    char start[4], end[4];
    unsigned piece = s->at[from];
    clancath_name(from, start);
    clancath_name(to, end);
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
    char name[4];
    clancath_name(square, name);
    if (s->berserk_auto)
        text_add(why,
                 _("CL-13: nobody is declared; a Hero who alone uses all points goes berserk"));
    else if (s->at[square] == NOBODY || (s->at[square] & SEAT_BIT) != seat * SEAT_BIT ||
             (s->at[square] & KIND) != HERO)
        text_addf(why, _("CL-13: only a Hero goes berserk, and there is none of yours on %s"),
                  name);
    else if (!clancath_fresh(s))
        text_add(why, _("CL-13: a Berserker is declared before anything is spent"));
    else
        text_add(why, _("CL-13: there is no point to use"));
}

void clancath_explain(const game_state *s, unsigned seat, const struct move *move,
                      struct text *why) {
    if (s->outcome != PLAYING)
        text_add(why, _("CL-15: the game is over"));
    else if (move->verb == VERB_DICE)
        text_add(why, _("CL-6: what is rolled is for the dice to say"));
    else if (s->stage == ROLLING)
        text_add(why, _("CL-6: the dice are to fall first"));
    else if (seat != s->to)
        text_addf(why, _("CL-3: it is the turn of $%c"), 'A' + s->to);
    else if (move->verb == VERB_DEPLOY)
        explain_deploy(s, seat, move->arg[0] + CLANSMAN + 0U, move->arg[1], why);
    else if (s->stage == PLACING)
        text_add(why, _("CL-3: all pieces are placed before anybody rolls or moves"));
    else if (move->verb == VERB_STEP)
        explain_step(s, seat, move->arg[0], move->arg[1], why);
    else if (move->verb == VERB_BERSERK)
        explain_berserk(s, seat, move->arg[0], why);
    else if (move->verb == VERB_ROLL)
        text_add(why, _("CL-6: roll or move, not both in one turn"));
    else
        text_add(why, _("CL-13: the Berserker can still pay for a step, so he must"));
}
