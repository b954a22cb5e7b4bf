/*
 * apply.c - what a move does, and how one stage leads to the next.
 *
 *     COUNTERS -> TILES -> CATS -> | ACT -> (DUEL -> COIN or RETREAT ->) ACT ... -> FACE -> | next
 *                                  | ACT -> ENTER -> | next seat's turn, or OVER
 *
 * Invariant: in STAGE_ACT some cat of the mover may act, or none is in play at the turn's
 * beginning; challenge and retreat belong to an action of the mover.
 */
#include "state.h"

static const char *called(unsigned cat) {
    return catchess_sheets[cat].name;
}

/* CH-25: the two or three summits a seat's note holds, for people: "e9 and i13". */
static void add_summits(const game_state *s, unsigned held, struct text *out) {
    bool first = true;
    for (unsigned i = 0; i < TARGETS; i++) {
        if (!(held >> i & 1))
            continue;
        text_add(out, first ? "" : _(" and "));
        text_add(out, catchess_name(s->target[i]).bytes);
        first = false;
    }
}

static void tell_held(const game_state *s, unsigned seat, struct text *news) {
    text_addf(news, _("CH-25: $%c holds "), seat_letter(seat));
    add_summits(s, s->held[seat], news);
    text_addf(news,
              _(" and wins if two are still held when $%c's next turn begins. The others must "
                "challenge there: a cat that loses must leave its summit.\n"),
              seat_letter(seat));
}

static void begin_turn(game_state *s, struct text *news) {
    unsigned seat = s->to;
    s->stage = STAGE_ACT;
    s->acted = s->turned = s->preened = s->groomed = 0;
    if (catchess_several(s->held[seat])) {
        s->stage = STAGE_OVER;
        if (news) {
            text_addf(news, _("$%c wins: "), seat_letter(seat));
            add_summits(s, s->held[seat], news);
            text_add(news, _(" were held until this turn (CH-25).\n"));
        }
        return;
    }
    s->held[seat] = 0;
}

static void end_turn(game_state *s, struct text *news) {
    unsigned seat = s->to;
    s->held[seat] = (uint8_t)catchess_targets(s, seat);
    if (news && catchess_several(s->held[seat]))
        tell_held(s, seat, news);
    s->to = (uint8_t)((seat + 1) % s->seats);
    s->number++;
    begin_turn(s, news);
}

/* The next player of the set-up, and the next stage when all is placed. */
static void next_placing(game_state *s, struct text *news) {
    s->left--;
    s->to = (uint8_t)((s->to + 1) % s->seats);
    if (s->left > 0)
        return;
    s->to = s->first;
    if (s->stage == STAGE_TILES) {
        s->stage = STAGE_CATS;
        s->left = (uint8_t)(s->seats * TEAM);
        return;
    }
    begin_turn(s, news); /* CH-10 */
}

/*
 * The set-up.
 */

static void counter(game_state *s, unsigned kind, unsigned value, struct text *news) {
    unsigned seat = s->to, allowed = 2 * catchess_allowed(s, seat);
    s->counter[value / GRID][kind] |= 1U << value % GRID;
    if (news)
        text_addf(news, _("$%c has placed a counter.\n"), seat_letter(seat)); /* CH-7: in secret */
    if (catchess_placed(s, seat, STYLE) + catchess_placed(s, seat, PRESENCE) < allowed)
        return;
    s->to = (uint8_t)((seat + 1) % s->seats);
    if (s->to != s->first)
        return;
    s->stage = s->left > 0 ? STAGE_TILES : STAGE_CATS;
    if (s->left == 0)
        s->left = (uint8_t)(s->seats * TEAM);
}

static void tile(game_state *s, unsigned space, struct text *news) {
    s->height[space]++;
    if (news)
        text_addf(news, _("$%c raises %s to height %u.\n"), seat_letter(s->to),
                  catchess_name(space).bytes, s->height[space]);
    next_placing(s, news);
}

static void enter(game_state *s, const struct move *move, struct text *news) {
    unsigned cat = move->arg[0];
    catchess_drop(s, cat, move->arg[1], move->arg[2]);
    s->esteem[cat] = catchess_sheets[cat].start; /* CH-6, CH-13 */
    if (s->stage != STAGE_CATS) {
        s->acted |= catchess_bit(cat);
        s->turned |= catchess_bit(cat);
    }
    if (news)
        text_addf(news, _("%s of $%c comes into play on %s, looking %s.\n"), called(cat),
                  seat_letter(s->to), catchess_name(move->arg[1]).bytes,
                  catchess_facings[move->arg[2]]);
    if (s->stage == STAGE_CATS)
        next_placing(s, news);
    else if (s->stage == STAGE_ACT)
        s->stage = STAGE_ENTER;
}

/*
 * Actions.
 */

/* After an action: on to the facings when all have acted (CH-15). */
static void settle(game_state *s) {
    if ((catchess_playing(s, s->to) & ~(unsigned)s->acted) == 0)
        s->stage = STAGE_FACE;
}

static void go(game_state *s, unsigned cat, unsigned space, struct text *news) {
    unsigned facing = s->facing[cat];
    if (news)
        text_addf(news, _("%s of $%c goes from %s to %s.\n"), called(cat), seat_letter(s->to),
                  catchess_name(s->space[cat]).bytes, catchess_name(space).bytes);
    catchess_lift(s, cat);
    catchess_drop(s, cat, space, facing);
}

static void preen(game_state *s, unsigned cat, struct text *news) {
    bool full = s->esteem[cat] == catchess_sheets[cat].track;
    if (!full)
        s->esteem[cat]++;
    if (news)
        text_addf(news,
                  full ? _("%s of $%c preens; its self-esteem is full at %u.\n")
                       : _("%s of $%c preens: self-esteem %u.\n"),
                  called(cat), seat_letter(s->to), s->esteem[cat]);
}

static void challenge(game_state *s, unsigned cat, unsigned target, struct text *news) {
    s->stage = STAGE_DUEL;
    s->attacker = (uint8_t)cat;
    s->defender = (uint8_t)target;
    if (news)
        text_addf(news, _("%s of $%c on %s stares at %s of $%c on %s: a challenge.\n"), called(cat),
                  seat_letter(s->to), catchess_name(s->space[cat]).bytes, called(target),
                  seat_letter(s->owner[target]), catchess_name(s->space[target]).bytes);
}

static void act(game_state *s, const struct move *move, struct text *news) {
    unsigned cat = move->arg[0];
    s->acted |= catchess_bit(cat);
    switch (move->verb) {
    case VERB_GO:
        go(s, cat, move->arg[1], news);
        break;
    case VERB_STAY:
        if (news)
            text_addf(news, _("%s of $%c stays on %s.\n"), called(cat), seat_letter(s->to),
                      catchess_name(s->space[cat]).bytes);
        break;
    case VERB_PREEN:
        s->preened |= catchess_bit(cat);
        preen(s, cat, news);
        break;
    default:
        challenge(s, cat, move->arg[1], news);
        return;
    }
    settle(s);
}

static void face(game_state *s, unsigned cat, unsigned facing, struct text *news) {
    s->turned |= catchess_bit(cat);
    catchess_turn(s, cat, facing);
    if (news)
        text_addf(news, _("%s of $%c looks %s.\n"), called(cat), seat_letter(s->to),
                  catchess_facings[facing]);
}

/* Either choice of a challenge; the second one reveals both (CH-21). */
static void choose(game_state *s, const struct move *move, struct text *news) {
    bool method = move->verb == VERB_METHOD;
    unsigned cat = method ? s->attacker : s->defender;
    if (method)
        s->method = (uint8_t)move->arg[0];
    else
        s->response = (uint8_t)move->arg[0];
    if (news)
        text_addf(news,
                  method ? _("$%c has chosen a method for %s.\n")
                         : _("$%c has chosen a response for %s.\n"),
                  seat_letter(s->owner[cat]), called(cat));
    if (s->method == NOTHING || s->response == NOTHING)
        return;
    catchess_reveal(s, news);
    if (s->stage == STAGE_ACT)
        settle(s);
}

bool catchess_news_wait(const game_state *s, unsigned actor, const struct move *move) {
    (void)actor;
    if (move->verb == VERB_METHOD)
        return s->response != NOTHING;
    return move->verb == VERB_COIN || (move->verb == VERB_RESPONSE && s->method != NOTHING);
}

static void pass(game_state *s, struct text *news) {
    if (news)
        text_addf(news, _("$%c passes.\n"), seat_letter(s->to));
    if (s->stage == STAGE_CATS)
        next_placing(s, news);
    else
        end_turn(s, news);
}

void catchess_apply(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    (void)actor;
    switch (move->verb) {
    case VERB_COUNTER:
        counter(s, move->arg[0], move->arg[1], news);
        return;
    case VERB_TILE:
        tile(s, move->arg[0], news);
        return;
    case VERB_ENTER:
        enter(s, move, news);
        return;
    case VERB_GROOM:
        s->groomed = 1;
        preen(s, move->arg[0], news);
        return;
    case VERB_FACE:
        face(s, move->arg[0], move->arg[1], news);
        return;
    case VERB_METHOD:
    case VERB_RESPONSE:
        choose(s, move, news);
        return;
    case VERB_COIN:
        catchess_toss(s, move->arg[0], news);
        break;
    case VERB_RETREAT:
        catchess_retreat(s, move->arg[0], news);
        break;
    case VERB_END:
        end_turn(s, news);
        return;
    case VERB_PASS:
        pass(s, news);
        return;
    default:
        act(s, move, news);
        return;
    }
    if (s->stage == STAGE_ACT)
        settle(s);
}
