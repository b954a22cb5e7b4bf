/*
 * play.c - what moves of ClanCath do: placing, steps and captures, dice, and the end of a turn.
 *
 * Lists, counts and the board change together, piece by piece; nothing here looks through the
 * board. Whatever happens at the end of a turn, the death of a Berserker included, happens in
 * end_turn.
 */
#include "board.h"

/*
 * The end of a turn.
 */

/* CL-5, CL-6: one column after the other, or each die into its own. */
static void add_dice(game_state *s, unsigned first, unsigned second) {
    uint8_t *column = s->dice[s->to];
    if (s->columns) {
        unsigned a = column[0] + first, b = column[1] + second;
        column[0] = (uint8_t)(a < COLUMN_MOST ? a : COLUMN_MOST);
        column[1] = (uint8_t)(b < COLUMN_MOST ? b : COLUMN_MOST);
        return;
    }
    unsigned pool = column[0] + 0U + column[1] + first + second;
    pool = pool < 2 * COLUMN_MOST ? pool : 2 * COLUMN_MOST;
    column[0] = (uint8_t)(pool < COLUMN_MOST ? pool : COLUMN_MOST);
    column[1] = (uint8_t)(pool - column[0]);
}

/* CL-8: takes dice points away, from the fuller column of two, else from the second one first. */
static void take_dice(game_state *s, unsigned points) {
    uint8_t *column = s->dice[s->to];
    if (!s->columns) {
        unsigned second = points < column[1] ? points : column[1];
        column[1] = (uint8_t)(column[1] - second);
        column[0] = (uint8_t)(column[0] - (points - second));
        return;
    }
    for (; points > 0; points--)
        column[column[1] > column[0]]--;
}

/* CL-14: the seat's Berserker dies, if it is still there; true when that ends the game (CL-15). */
static bool die(game_state *s, unsigned seat, struct text *news) {
    if (s->berserker[seat] == NOWHERE)
        return false;
    unsigned square = (unsigned)s->berserker[seat];
    if (news)
        text_addf(news, _("The Berserker of $%c dies on %s.\n"), seat_letter(seat),
                  clancath_name(square).bytes);
    clancath_remove(s, seat, square);
    clancath_settle(s);
    return s->outcome != PLAYING;
}

/* CL-14, by the option; true when that ends the game. */
static bool bury(game_state *s, struct text *news) {
    unsigned other = 1U - s->to;
    switch (s->berserk_end) {
    case BERSERK_ROUND:
        return die(s, other, news);
    case BERSERK_TURN:
        return die(s, s->to, news);
    default: /* the end of player 2's turn */
        return s->to != s->first && (die(s, s->first, news) || die(s, s->to, news));
    }
}

static void end_turn(game_state *s, struct text *news) {
    unsigned automatic = clancath_automatic(s, s->to), pool = clancath_pool(s, s->to);
    if (clancath_raging(s) && !s->berserk_keep)
        take_dice(s, pool); /* all points count as used */
    else if (s->spent > automatic)
        take_dice(s, s->spent - automatic);
    for (unsigned i = 0; i < s->alive[s->to][NOBODY]; i++)
        s->at[s->list[s->to][i]] &= (uint8_t)~TIRED;
    s->stage = MOVING;
    s->spent = 0;
    s->actor = NOWHERE;
    if (s->draw_after)
        s->quiet++;
    if (bury(s, news))
        return;
    if (s->draw_after && s->quiet == s->draw_after) {
        if (news)
            text_addf(news, _("A draw: %d turns without a capture.\n"), s->quiet);
    } else {
        s->to = (uint8_t)(1U - s->to);
        s->number++;
    }
    clancath_settle(s);
}

/*
 * Playing.
 */

static void deploy(game_state *s, unsigned kind, unsigned square, struct text *news) {
    unsigned seat = s->to, other = 1U - seat;
    clancath_put(s, seat, kind, square);
    if (news)
        text_addf(news, _("$%c places %s on %s.\n"), seat_letter(seat), _(clancath_a_kind[kind]),
                  clancath_name(square).bytes);
    bool done = s->alive[seat][NOBODY] == PIECES;
    if (done && s->alive[other][NOBODY] == PIECES) {
        s->stage = MOVING;
        s->to = s->first;
        if (news)
            text_addf(news, _("All are placed. $%c begins.\n"), seat_letter(s->first));
    } else if (done || s->setup == SETUP_ALTERNATE) {
        s->to = (uint8_t)other;
    } else {
        return;
    }
    s->number++;
    clancath_settle(s);
}

static void tell_step(const game_state *s, unsigned from, unsigned to, struct text *news) {
    unsigned there = s->at[to], piece = s->at[from] & KIND;
    text_addf(news, _("$%c: %s %s-%s"), seat_letter(s->to), _(clancath_kinds[piece]),
              clancath_name(from).bytes, clancath_name(to).bytes);
    if (there)
        text_addf(news, _(" captures %s"), _(clancath_a_kind[there & KIND]));
    text_add(news, ".\n");
}

/* The seat's entry of a square in its sorted list goes to another place. */
static void move_entry(int16_t list[LIST], int from, int to) {
    int at = 0;
    while (list[at] < from)
        at++;
    for (; list[at + 1] < to; at++)
        list[at] = list[at + 1];
    for (; at > 0 && list[at - 1] > to; at--)
        list[at] = list[at - 1];
    list[at] = (int16_t)to;
}

static void tell_capture(const game_state *s, struct text *news) {
    if (s->outcome == WON)
        text_addf(news, _("$%c has taken the last piece, and wins.\n"), seat_letter(s->winner));
}

static void step(game_state *s, unsigned from, unsigned to, struct text *news) {
    unsigned seat = s->to, cost = clancath_cost_of(s, from, to), piece = s->at[from];
    bool capture = s->at[to] != NOBODY, berserk = clancath_makes_berserker(s, from, cost);
    if (news)
        tell_step(s, from, to, news);
    if (capture)
        clancath_remove(s, 1U - seat, to); /* CL-12 */
    move_entry(s->list[seat], (int)from, (int)to);
    s->at[from] = NOBODY;
    if (berserk || clancath_raging(s)) {
        if (berserk && news)
            text_addf(news, _("The hero of $%c is a Berserker now.\n"), seat_letter(seat));
        s->berserker[seat] = (int16_t)to;
        piece &= ~(unsigned)TIRED;
    } else if (capture) {
        piece |= TIRED; /* CL-11 */
    }
    s->at[to] = (uint8_t)piece;
    s->spent = (uint8_t)(s->spent + cost);
    s->left = (uint8_t)(s->left - cost);
    if (s->berserk_auto)
        s->actor = (int16_t)(s->actor == NOWHERE || s->actor == (int)from ? (int)to : SEVERAL);
    if (capture) {
        s->quiet = s->draw_after ? -1 : 0;
        clancath_settle(s); /* CL-15 */
        if (news)
            tell_capture(s, news);
    }
}

static void fall(game_state *s, unsigned first, unsigned second, struct text *news) {
    unsigned before = clancath_pool(s, s->to);
    add_dice(s, first, second);
    s->rolled[0] = (uint8_t)first;
    s->rolled[1] = (uint8_t)second;
    s->roller = s->to;
    if (news)
        text_addf(news, _("$%c rolls %u and %u: dice points %u to %u.\n"), seat_letter(s->to),
                  first, second, before, clancath_pool(s, s->to));
    end_turn(s, news);
}

void clancath_apply(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    (void)actor;
    switch (move->verb) {
    case VERB_DEPLOY:
        deploy(s, move->arg[0] + CLANSMAN + 0U, move->arg[1], news);
        break;
    case VERB_STEP:
        step(s, move->arg[0], move->arg[1], news);
        break;
    case VERB_BERSERK:
        s->berserker[s->to] = (int16_t)move->arg[0];
        if (news)
            text_addf(news, _("The hero of $%c on %s goes berserk.\n"), seat_letter(s->to),
                      clancath_name(move->arg[0]).bytes);
        break;
    case VERB_ROLL:
        s->stage = ROLLING;
        if (news)
            text_addf(news, _("$%c takes the dice.\n"), seat_letter(s->to));
        break;
    case VERB_DICE:
        fall(s, move->arg[0] + 1U, move->arg[1] + 1U, news);
        break;
    default:
        if (news)
            text_addf(news, _("$%c ends the turn, %u of %u points spent.\n"), seat_letter(s->to),
                      s->spent, s->spent + 0U + s->left);
        end_turn(s, news);
    }
}
