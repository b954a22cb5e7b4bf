/*
 * play.c - what the moves of L'impero di Catan do, and how they are told.
 *
 * One function for each verb, found through a table. Invariant: cards only go from one hand to
 * another or to and from the bank, knights only between a seat and the deck. Whoever changes
 * points ends in settle(), which alone decides that the game is over.
 */
#include "bits.h"

/*
 * Turns and endings.
 */

static void end_game(game_state *s, unsigned phase) {
    s->phase = (uint8_t)phase;
    memset(s->owes, 0, sizeof s->owes);
    s->free = 0;
    s->freed[0] = s->freed[1] = NONE;
}

/* Points may have changed: who holds the cards, and whether the seat on turn wins. */
static void settle(game_state *s, struct text *news) {
    unsigned longest = s->longest, army = s->army, to = s->to;
    catan_hold(s);
    if (news && s->longest != longest && s->longest != NONE)
        text_addf(news, _("$%c takes the Longest Road, %u edges.\n"), seat_letter(s->longest),
                  s->length[s->longest]);
    else if (news && s->longest != longest)
        text_add(news, _("The Longest Road is set aside.\n"));
    if (news && s->army != army && s->army != NONE)
        text_addf(news, _("$%c takes the Largest Army.\n"), seat_letter(s->army));
    if (catan_points(s, to) >= s->vp) { /* IC-21 */
        end_game(s, WON);
        if (news)
            text_addf(news, _("$%c wins with %d points.\n"), seat_letter(to), catan_points(s, to));
    } else if (s->razed[to] >= 5 || (s->razed[to] >= 3 && s->sacked[to] >= 2)) { /* IC-22 */
        end_game(s, RAZED);
        if (news)
            text_addf(news, _("$%c wins by what was destroyed.\n"), seat_letter(to));
    }
}

static void begin_turn(game_state *s, unsigned seat) {
    s->number++;
    s->to = (uint8_t)seat;
    s->phase = ROLLING;
    s->dice[0] = s->dice[1] = s->fresh = s->raided = s->offers = 0;
}

static void end(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    (void)move;
    if (news)
        text_addf(news, _("$%c ends the turn.\n"), seat_letter(actor));
    begin_turn(s, (s->to + 1U) % s->seats);
    settle(s, news);
}

/*
 * Cards.
 */

static void take_cards(game_state *s, unsigned seat, uint64_t cards) {
    s->bank -= cards;
    s->hand[seat] += cards;
}

static void give_cards(game_state *s, unsigned seat, uint64_t cards) {
    s->hand[seat] -= cards;
    s->bank += cards;
}

/* "$A gets 2 brick, 1 wool." from its parts. */
static void tell_cards(struct text *news, unsigned seat, const char *does, uint64_t cards,
                       const char *after) {
    text_addf(news, "$%c", seat_letter(seat));
    text_add(news, does);
    catan_add_cards(news, cards);
    text_add(news, after);
}

/* IC-6: takes away what the bank cannot pay, and tells it. */
static void ration(const game_state *s, uint64_t *gain, uint64_t claims, struct text *news) {
    for (unsigned kind = 0; kind < KINDS; kind++) {
        unsigned left = cards_of(s->bank, kind), claimants = 0;
        if (cards_of(claims, kind) <= left)
            continue;
        for (unsigned seat = 0; seat < s->seats; seat++)
            claimants += cards_of(gain[seat], kind) > 0;
        for (unsigned seat = 0; seat < s->seats; seat++) {
            unsigned claim = cards_of(gain[seat], kind), gets = claimants == 1 ? left : 0;
            if (claim > 0)
                gain[seat] -= (claim - gets) * card(kind);
        }
        if (news)
            text_addf(news,
                      claimants == 1 ? _("The bank has only %u %s left.\n")
                                     : _("The bank has only %u %s: nobody gets any.\n"),
                      left, _(catan_kinds[kind]));
    }
}

static void produce(game_state *s, unsigned number, struct text *news) {
    uint64_t gain[SEATS] = {0}, claims = 0;
    for (unsigned i = 0; i < 2 && s->numbered[number - 2][i] != NONE; i++) {
        unsigned hex = s->numbered[number - 2][i];
        uint64_t one = card(s->hex[hex] / 16U), corners = catan_hex_corners[hex];
        for (unsigned seat = 0; seat < s->seats; seat++)
            for (uint64_t at = corners & s->built[seat]; at; at &= at - 1)
                gain[seat] += one << (s->cities >> bits_first(at) & 1);
    }
    for (unsigned seat = 0; seat < s->seats; seat++)
        claims += gain[seat];
    if (!cards_cover(s->bank, claims))
        ration(s, gain, claims, news);
    for (unsigned seat = 0; seat < s->seats; seat++) {
        take_cards(s, seat, gain[seat]);
        if (news && gain[seat])
            tell_cards(news, seat, _(" gets "), gain[seat], ".\n");
    }
    if (news && claims == 0)
        text_add(news, _("Nobody gets anything.\n"));
}

static void take_knight(game_state *s, unsigned seat, struct text *news) {
    if (s->deck == 0)
        return;
    s->deck--;
    s->knights[seat]++;
    if (seat == s->to && (s->option >> OPTION_WAIT & 1))
        s->fresh++;
    if (news)
        text_addf(news, _("$%c takes a knight.\n"), seat_letter(seat));
}

/* IC-11 */
static void roll_seven(game_state *s, struct text *news) {
    unsigned takers = s->option >> OPTION_SEVEN_ALL & 1 ? s->seats : 1;
    if (news && s->deck == 0)
        text_add(news, _("The deck has no knight left.\n"));
    for (unsigned i = 0; i < takers; i++)
        take_knight(s, (s->to + i) % s->seats, news);
    for (unsigned seat = 0; seat < s->seats; seat++) {
        unsigned cards = cards_sum(s->hand[seat]);
        if (cards <= 7 || (s->option >> OPTION_DISCARD & 1))
            continue;
        s->owes[seat] = (uint8_t)(cards / 2);
        s->phase = DISCARDING;
        if (news)
            text_addf(news, _("$%c has %u cards and gives back %u.\n"), seat_letter(seat), cards,
                      cards / 2);
    }
}

static void roll(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    unsigned number = move->arg[0] + move->arg[1] + 2U;
    (void)actor;
    s->dice[0] = (uint8_t)(move->arg[0] + 1);
    s->dice[1] = (uint8_t)(move->arg[1] + 1);
    s->phase = ACTING;
    if (news)
        text_addf(news, _("$%c rolls %u and %u: %u.\n"), seat_letter(s->to), s->dice[0], s->dice[1],
                  number);
    if (number != 7) {
        produce(s, number, news);
        return;
    }
    roll_seven(s, news);
    settle(s, news);
}

static void discard(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    give_cards(s, actor, card(move->arg[0]));
    s->owes[actor]--;
    if (news)
        tell_cards(news, actor, _(" gives back "), card(move->arg[0]), ".\n");
    if (catan_acting(s) == 0)
        s->phase = ACTING;
}

/* Pays the bank for what the verb costs. */
static void pay(game_state *s, unsigned seat, unsigned verb) {
    give_cards(s, seat, catan_cost[verb]);
}

static void bank(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    uint64_t given = cards_of(s->rate[actor], move->arg[0]) * card(move->arg[0]);
    if (news) {
        tell_cards(news, actor, _(" gives the bank "), given, _(" for "));
        catan_add_cards(news, card(move->arg[1]));
        text_add(news, ".\n");
    }
    give_cards(s, actor, given);
    take_cards(s, actor, card(move->arg[1]));
}

static void recruit(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    pay(s, actor, move->verb);
    take_knight(s, actor, news);
    settle(s, news);
}

/*
 * Building.
 */

static void settlement(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    unsigned corner = move->arg[0];
    catan_build(s, actor, corner);
    if (news)
        text_addf(news, _("$%c builds a settlement on v%u.\n"), seat_letter(actor), corner);
    if (s->phase == ACTING) {
        pay(s, actor, VERB_SETTLE);
        settle(s, news);
        return;
    }
    s->phase = PAVING;
    uint64_t cards = 0;
    for (unsigned i = 0; i < 3 && s->number > s->seats; i++) { /* IC-4: the second gives cards */
        unsigned hex = catan_corner_hex[corner][i];
        if (hex != NONE && s->hex[hex] / 16U != DESERT)
            cards += card(s->hex[hex] / 16U);
    }
    take_cards(s, actor, cards);
    if (news && cards)
        tell_cards(news, actor, _(" gets "), cards, ".\n");
}

static void city(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    pay(s, actor, move->verb);
    catan_raise(s, actor, move->arg[0]);
    if (news)
        text_addf(news, _("$%c makes v%u a city.\n"), seat_letter(actor), move->arg[0]);
    settle(s, news);
}

/* The attack is over: whether it left somebody without roads (IC-23). */
static void end_attack(game_state *s, struct text *news) {
    if (s->phase >= WON)
        return;
    s->phase = ACTING;
    s->free = 0;
    s->freed[0] = s->freed[1] = NONE;
    if (!catan_ruined(s))
        return;
    end_game(s, RUINED);
    if (news)
        text_add(news, _("A player has no road left: everything is counted.\n"));
}

static void next_setter(game_state *s) {
    if (s->number < 2U * s->seats) {
        s->number++;
        s->to = (uint8_t)catan_setter(s, s->number);
        s->phase = SETTLING;
    } else {
        begin_turn(s, s->first);
    }
}

static void road(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    unsigned edge = move->arg[0];
    if (news)
        text_addf(news, _("$%c builds a road on e%u.\n"), seat_letter(actor), edge);
    catan_pave(s, actor, edge);
    if (s->phase == PAVING) {
        next_setter(s);
        return;
    }
    if (s->phase == ACTING) {
        pay(s, actor, VERB_ROAD);
        settle(s, news);
        return;
    }
    s->free--;
    if (s->freed[0] == edge)
        s->freed[0] = s->freed[1];
    if (s->freed[0] == s->freed[1] || s->freed[1] == edge)
        s->freed[1] = NONE;
    settle(s, news);
    if (s->phase == PLACING && (s->free == 0 || !catan_can_place(s)))
        end_attack(s, news);
}

static void skip(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    (void)move;
    if (news)
        text_addf(news, _("$%c places no road.\n"), seat_letter(actor));
    end_attack(s, news);
}

/*
 * Trade (IC-9).
 */

static void end_trade(game_state *s) {
    s->give = s->want = 0;
    s->asked = s->agreed = 0;
    s->phase = ACTING;
}

/* The panel shows an offer while it is put together; there is news only when it is made. */
static void give(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    (void)actor, (void)news;
    s->offers = (uint8_t)(s->offers + (s->phase == ACTING));
    s->phase = TRADING;
    s->give += card(move->arg[0]);
}

static void want(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    (void)actor, (void)news;
    s->want += card(move->arg[0]);
}

static void offer(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    unsigned others = ((1U << s->seats) - 1) & ~(1U << actor);
    (void)move;
    s->asked = (uint8_t)(s->option >> OPTION_HANDS & 1 ? others : catan_able(s));
    s->phase = ANSWERING;
    if (news) {
        tell_cards(news, actor, _(" offers "), s->give, _(" for "));
        catan_add_cards(news, s->want);
        text_add(news, ".\n");
    }
}

static void answer(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    bool accepts = move->verb == VERB_ACCEPT;
    s->asked &= (uint8_t) ~(1U << actor);
    if (accepts)
        s->agreed |= (uint8_t)(1U << actor);
    if (news)
        text_addf(news, accepts ? _("$%c accepts.\n") : _("$%c refuses.\n"), seat_letter(actor));
    if (s->asked)
        return;
    if (s->agreed)
        s->phase = CHOOSING;
    else
        end_trade(s);
}

static void deal(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    unsigned other = move->arg[0];
    s->hand[actor] = s->hand[actor] - s->give + s->want;
    s->hand[other] = s->hand[other] - s->want + s->give;
    if (news) {
        text_addf(news, _("$%c and $%c trade: "), seat_letter(actor), seat_letter(other));
        catan_add_cards(news, s->give);
        text_add(news, _(" for "));
        catan_add_cards(news, s->want);
        text_add(news, ".\n");
    }
    end_trade(s);
}

static void cancel(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    (void)move;
    if (news)
        text_addf(news, _("$%c gives up the trade.\n"), seat_letter(actor));
    end_trade(s);
}

/*
 * War.
 */

static void spend_knights(game_state *s, unsigned seat, int knights) { /* IC-16 */
    s->knights[seat] = (uint8_t)(s->knights[seat] - knights);
    s->deck = (uint8_t)(s->deck + knights);
    s->raided = s->option >> OPTION_ATTACKS & 1;
}

/* IC-17, for `take` and `seize`. */
static void take(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    unsigned owner = catan_road_owner(s, move->arg[0]);
    spend_knights(s, actor, catan_price(s, actor, move));
    for (unsigned i = 0; i < move->count; i++) {
        catan_unpave(s, owner, move->arg[i]);
        s->box[owner]++;
        s->free++;
        if (s->option >> OPTION_CAPTURE & 1)
            s->freed[i] = (uint8_t)move->arg[i];
        if (news)
            text_addf(news, _("$%c takes the road of $%c on e%u.\n"), seat_letter(actor),
                      seat_letter(owner), move->arg[i]);
    }
    s->phase = PLACING;
    settle(s, news);
    if (s->phase == PLACING && !catan_can_place(s))
        end_attack(s, news);
}

/* IC-18 */
static void raze(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    unsigned corner = move->arg[0], owner = catan_owner(s, corner);
    bool is_city = s->cities >> corner & 1;
    spend_knights(s, actor, catan_price(s, actor, move));
    catan_raze(s, owner, corner);
    if (is_city)
        s->sacked[actor]++;
    else
        s->razed[actor]++;
    if (news)
        text_addf(news,
                  is_city ? _("$%c destroys the city of $%c on v%u: 2 points.\n")
                          : _("$%c destroys the settlement of $%c on v%u: 1 point.\n"),
                  seat_letter(actor), seat_letter(owner), corner);
    settle(s, news);
    end_attack(s, news);
}

void catan_apply(game_state *s, unsigned actor, const struct move *move, struct text *news) {
    static void (*const acts[VERB_COUNT])(game_state * s, unsigned actor, const struct move *move,
                                          struct text *news) = {
        [VERB_SETTLE] = settlement, [VERB_ROAD] = road,       [VERB_CITY] = city,
        [VERB_BANK] = bank,         [VERB_RECRUIT] = recruit, [VERB_GIVE] = give,
        [VERB_WANT] = want,         [VERB_OFFER] = offer,     [VERB_ACCEPT] = answer,
        [VERB_REFUSE] = answer,     [VERB_DEAL] = deal,       [VERB_CANCEL] = cancel,
        [VERB_DISCARD] = discard,   [VERB_TAKE] = take,       [VERB_SEIZE] = take,
        [VERB_RAZE] = raze,         [VERB_SKIP] = skip,       [VERB_END] = end,
        [VERB_ROLL] = roll,
    };
    acts[move->verb](s, actor, move, news);
}
