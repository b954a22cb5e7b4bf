/*
 * estimate.c - who is likely to win a position of L'impero di Catan.
 *
 * A seat is as good as its points, and as what brings the next ones: what its buildings produce
 * (in 36ths of a card for each roll, the more kinds the better), the cards in hand by what they
 * still lack for the next thing to build, knights, and the best free corner that its roads lead
 * to. Near the goal a point is worth more than far from it. Hands are only looked into when all
 * may see them; closed ones count by their cards.
 */
#include "core/share.h"

#include "bits.h"

enum { IDLE_TRADE = 6 }; /* a part so small of the chance is lost by a trade without use */

/* How many of 36 rolls show a token. */
static const uint8_t dots[16] = {0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1};

/* What a card of each kind is worth in production: brick, lumber, wool, grain, ore, desert. */
static const uint8_t kind_worth[KINDS + 1] = {11, 9, 9, 12, 10, 0};

/* What a corner produces, in tenths of a dot, each kind by its worth; adds the dots by kind. */
static int corner_worth(const game_state *s, unsigned corner, int times, int kinds[KINDS + 1]) {
    int worth = 0;
    for (unsigned i = 0; i < 3 && catan_corner_hex[corner][i] != NONE; i++) {
        unsigned hex = s->hex[catan_corner_hex[corner][i]], kind = hex / 16U;
        int odds = dots[hex % 16U] * times;
        worth += odds * kind_worth[kind];
        if (kinds)
            kinds[kind] += odds;
    }
    return worth;
}

static int production(const game_state *s, unsigned seat) {
    int kinds[KINDS + 1] = {0}, worth = 0;
    for (uint64_t corners = s->built[seat]; corners; corners &= corners - 1) {
        unsigned corner = bits_first(corners);
        worth += corner_worth(s, corner, s->cities & bit(corner) ? 2 : 1, kinds);
        worth += catan_corner_harbour[corner] == NONE ? 0 : 8;
    }
    for (unsigned kind = 0; kind < KINDS; kind++) /* the first dots of a kind count most */
        if (kinds[kind] > 0)
            worth += kinds[kind] < 3 ? 15 : 25;
    return worth;
}

/* The worth of the best corner where the seat can settle at once, or after one road more. */
static int outlook(const game_state *s, unsigned seat) {
    int best = 0;
    uint64_t now = s->touch[seat] & ~s->closed, next = 0;
    for (uint64_t corners = s->touch[seat] | s->built[seat]; corners; corners &= corners - 1)
        next |= catan_near[bits_first(corners)];
    next &= ~s->closed & ~now;
    for (uint64_t corners = now; corners; corners &= corners - 1) {
        int worth = corner_worth(s, bits_first(corners), 2, NULL);
        best = worth > best ? worth : best;
    }
    for (uint64_t corners = next; corners; corners &= corners - 1) {
        int worth = corner_worth(s, bits_first(corners), 1, NULL);
        best = worth > best ? worth : best;
    }
    return best;
}

/* How many cards of a cost the hand holds. */
static int held(uint64_t hand, uint64_t cost) {
    int cards = 0;
    for (; cost; hand >>= 8, cost >>= 8) {
        unsigned has = hand & 0xFF, needs = cost & 0xFF;
        cards += (int)(has < needs ? has : needs);
    }
    return cards;
}

/* What the hand is good for: how near it is to the best thing that can be built with it. */
static int hand_worth(const game_state *s, unsigned seat) {
    uint64_t hand = s->hand[seat];
    int cards = (int)cards_sum(hand), over = cards > 7 ? cards - 7 : 0;
    if (s->option >> OPTION_HANDS & 1)
        return 3 * cards - 2 * over;
    int worth = 0, city = 0, settlement = 0;
    if (s->settlements[seat] && s->towns[seat] < CITIES)
        city = held(hand, catan_cost[VERB_CITY]);
    if (s->touch[seat] & ~s->closed && s->settlements[seat] < SETTLEMENTS)
        settlement = held(hand, catan_cost[VERB_SETTLE]);
    int knight = held(hand, catan_cost[VERB_RECRUIT]);
    worth += city * city;
    worth += settlement * settlement * 3 / 2;
    worth += s->deck ? knight * knight / 8 : 0;
    worth += held(hand, catan_cost[VERB_ROAD]) * 3 / 2;
    return worth + cards - 2 * over;
}

/* Knights alone do nothing: they are for what is in reach of cities. */
static int knights_worth(const game_state *s, unsigned seat) {
    int knights = s->knights[seat];
    return (s->towns[seat] ? 9 : 4) * (knights < 10 ? knights : 10);
}

static int worth_of(const game_state *s, unsigned seat) {
    int points = catan_points(s, seat), near = points - (s->vp - 4);
    int worth = 40 * points + (near > 0 ? 6 * near * near : 0);
    worth += production(s, seat) / 4;
    worth += outlook(s, seat) / 12;
    worth += hand_worth(s, seat);
    worth += knights_worth(s, seat);
    worth += 5 * s->length[seat] + s->roads[seat];
    worth += 6 * s->razed[seat] + 10 * s->sacked[seat];
    worth -= s->roads[seat] < 3 ? 10 * (3 - s->roads[seat]) : 0; /* IC-23 */
    return worth;
}

static void share(const game_state *s, uint16_t chances[SEATS_MOST]) {
    int points[SEATS_MOST] = {0};
    for (unsigned seat = 0; seat < s->seats; seat++)
        points[seat] = worth_of(s, seat) * 2 / 3;
    share_whole(points, (1U << s->seats) - 1, chances);
}

/* The chances after a trade of these cards with that seat by which whose turn it is gains most:
   fills out, and returns his chance then; 0 when he gains with nobody. */
static unsigned try_trade(const game_state *s, uint64_t want, const uint16_t now[SEATS_MOST],
                          uint16_t out[SEATS_MOST]) {
    game_state after = *s;
    unsigned best = 0;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        uint16_t then[SEATS_MOST];
        bool answers = s->phase == TRADING || (s->asked | s->agreed) >> seat & 1;
        if (seat == s->to || !answers || !cards_cover(s->hand[seat], want))
            continue;
        after.hand[s->to] = s->hand[s->to] - s->give + want;
        after.hand[seat] = s->hand[seat] - want + s->give;
        share(&after, then);
        after.hand[seat] = s->hand[seat];
        if (then[s->to] > now[s->to] && then[s->to] > best) {
            best = then[s->to];
            memcpy(out, then, sizeof then);
        }
    }
    return best;
}

/* A quarter of these chances and three of those now; what rounding leaves goes to one seat. */
static void take_a_quarter(const uint16_t now[SEATS_MOST], unsigned rest,
                           uint16_t chances[SEATS_MOST]) {
    unsigned left = ESTIMATE_WHOLE;
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        chances[seat] = (uint16_t)((chances[seat] + 3 * now[seat]) / 4);
        left -= chances[seat];
    }
    chances[rest] = (uint16_t)(chances[rest] + left);
}

/* A trade that is being made promises a part of what it would bring, since the others may refuse;
   while nothing is asked for yet, with the best card for it. Where one has accepted it brings all.
   A trade that brings nothing is worse than none; so is a second one in a turn, when the first was
   not wanted. Closed hands are not looked into. */
static void weigh_trade(const game_state *s, uint16_t chances[SEATS_MOST]) {
    uint16_t now[SEATS_MOST], then[SEATS_MOST];
    unsigned best = 0;
    memcpy(now, chances, sizeof now);
    bool open =
        s->offers <= 1 && !(s->option >> OPTION_HANDS & 1) && cards_cover(s->hand[s->to], s->give);
    for (unsigned kind = 0; open && s->give && kind < KINDS; kind++) {
        uint64_t want = s->want ? s->want : card(kind);
        unsigned mine = try_trade(s, want, now, then);
        if (mine > best && !(kinds_held(s->give) & kinds_held(want))) {
            best = mine;
            memcpy(chances, then, sizeof then);
        }
        if (s->want)
            break;
    }
    if (best && s->phase != CHOOSING)
        take_a_quarter(now, s->to, chances);
    if (best || s->phase == CHOOSING) /* there the trade can still be left */
        return;
    unsigned lost = chances[s->to] / IDLE_TRADE, other = (s->to + 1U) % s->seats;
    chances[s->to] = (uint16_t)(chances[s->to] - lost);
    chances[other] = (uint16_t)(chances[other] + lost);
}

void catan_estimate(const game_state *s, uint16_t chances[SEATS_MOST]) {
    share(s, chances);
    if (s->phase >= TRADING && s->phase <= CHOOSING)
        weigh_trade(s, chances);
}

const struct search_numbers catan_numbers = {
    .playout_share = 0,
    .playout_moves = 0,
    .playout_choices = 1,
    .prior_visits = 3,
    .bonus = 700,
    .half_life = 50,
};
