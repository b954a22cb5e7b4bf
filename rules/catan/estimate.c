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

#define WEIGHTS_FILE "catan/weights.def"
#define TUNING       catan_tuning
#include "core/weights.h"

/* Weights are in parts of ONE of a point of share.h, but for those in hundredths. */
enum { ONE = 16, WHOLE = 100 };
enum { IDLE_TRADE = 6 }; /* a useless trade costs one part in so many of the chance */

/* How many of 36 rolls show a token. */
static const uint8_t dots[16] = {0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1};

/* What a corner's production is worth, each kind by its weight; adds the dots by kind. */
static int corner_worth(const game_state *s, unsigned corner, int times, int kinds[KINDS + 1],
                        const int16_t *weights) {
    int worth = 0;
    for (unsigned i = 0; i < 3 && catan_corner_hex[corner][i] != NONE; i++) {
        unsigned hex = s->hex[catan_corner_hex[corner][i]], kind = hex / 16U;
        int odds = dots[hex % 16U] * times;
        worth += kind < KINDS ? odds * weights[DOT_BRICK + kind] : 0;
        if (kinds)
            kinds[kind] += odds;
    }
    return worth;
}

static int production(const game_state *s, unsigned seat, const int16_t *weights) {
    int kinds[KINDS + 1] = {0}, worth = 0;
    for (uint64_t corners = s->built[seat]; corners; corners &= corners - 1) {
        unsigned corner = bits_first(corners);
        worth += corner_worth(s, corner, s->cities & bit(corner) ? 2 : 1, kinds, weights);
        worth += catan_corner_harbour[corner] == NONE ? 0 : weights[HARBOUR];
    }
    for (unsigned kind = 0; kind < KINDS; kind++) /* the first dots of a kind count most */
        if (kinds[kind] > 0)
            worth += weights[kinds[kind] < 3 ? KIND_RARE : KIND_OFTEN];
    return worth;
}

/* The worth of the best corner where the seat can settle at once, or after one more road. */
static int outlook(const game_state *s, unsigned seat, const int16_t *weights) {
    int best = 0;
    uint64_t now = s->touch[seat] & ~s->closed, next = 0;
    for (uint64_t corners = s->touch[seat] | s->built[seat]; corners; corners &= corners - 1)
        next |= catan_near[bits_first(corners)];
    next &= ~s->closed & ~now;
    for (uint64_t corners = now; corners; corners &= corners - 1) {
        int worth = corner_worth(s, bits_first(corners), 1, NULL, weights) * weights[OUTLOOK_NOW];
        best = worth > best ? worth : best;
    }
    for (uint64_t corners = next; corners; corners &= corners - 1) {
        int worth = corner_worth(s, bits_first(corners), 1, NULL, weights) * weights[OUTLOOK_NEXT];
        best = worth > best ? worth : best;
    }
    return best / WHOLE;
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

/* The weight of holding so many cards of a cost, which begins with that of the first card. */
static int by_held(const int16_t *weights, unsigned first, int cards) {
    return cards ? weights[first + (unsigned)cards - 1] : 0;
}

/* What the hand is good for: how near it is to each thing that can be built with it. */
static int hand_worth(const game_state *s, unsigned seat, const int16_t *weights) {
    uint64_t hand = s->hand[seat];
    int cards = (int)cards_sum(hand), over = cards > 7 ? cards - 7 : 0;
    if (s->option >> OPTION_HANDS & 1)
        return weights[CARD_CLOSED] * cards - weights[CARD_OVER] * over;
    int worth = weights[CARD] * cards - weights[CARD_OVER] * over;
    if (s->settlements[seat] && s->towns[seat] < CITIES)
        worth += by_held(weights, HELD_CITY_1, held(hand, catan_cost[VERB_CITY]));
    if (s->touch[seat] & ~s->closed && s->settlements[seat] < SETTLEMENTS)
        worth += by_held(weights, HELD_SETTLEMENT_1, held(hand, catan_cost[VERB_SETTLE]));
    int knight = held(hand, catan_cost[VERB_RECRUIT]);
    worth += s->deck ? weights[HELD_KNIGHT] * knight * knight : 0;
    return worth + weights[HELD_ROAD] * held(hand, catan_cost[VERB_ROAD]);
}

/* Knights count by what they can attack: nothing without a target in reach of a city. */
static int knights_worth(const game_state *s, unsigned seat, const int16_t *weights) {
    int knights = s->knights[seat];
    return weights[s->towns[seat] ? KNIGHT : KNIGHT_NO_CITY] * (knights < 10 ? knights : 10);
}

static int worth_of(const game_state *s, unsigned seat, const int16_t *weights) {
    int points = catan_points(s, seat), near = points - (s->vp - 4);
    int worth = weights[POINT] * points + (near > 0 ? weights[POINT_NEAR] * near * near : 0);
    int few = s->roads[seat] < 3 ? 3 - s->roads[seat] : 0; /* IC-23 */
    worth += production(s, seat, weights);
    worth += outlook(s, seat, weights);
    worth += hand_worth(s, seat, weights);
    worth += knights_worth(s, seat, weights);
    worth += weights[LENGTH] * s->length[seat] + weights[ROAD] * s->roads[seat];
    worth += weights[HAS_RAZED] * s->razed[seat] + weights[HAS_SACKED] * s->sacked[seat];
    return worth - weights[FEW_ROADS] * few;
}

static void share(const game_state *s, const int16_t *weights, uint16_t chances[SEATS_MOST]) {
    int points[SEATS_MOST] = {0};
    for (unsigned seat = 0; seat < s->seats; seat++)
        points[seat] = (worth_of(s, seat, weights) + (seat == s->to ? weights[TEMPO] : 0)) / ONE;
    share_whole(points, (1U << s->seats) - 1, chances);
}

/* Finds the seat with which a trade of these cards gains most for the player to move. Fills out
   with the chances after that trade, and returns his own; 0 when no trade gains. */
static unsigned try_trade(const game_state *s, const int16_t *weights, uint64_t want,
                          const uint16_t now[SEATS_MOST], uint16_t out[SEATS_MOST]) {
    game_state after = *s;
    unsigned best = 0;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        uint16_t then[SEATS_MOST];
        bool answers = s->phase == TRADING || (s->asked | s->agreed) >> seat & 1;
        if (seat == s->to || !answers || !cards_cover(s->hand[seat], want))
            continue;
        after.hand[s->to] = s->hand[s->to] - s->give + want;
        after.hand[seat] = s->hand[seat] - want + s->give;
        share(&after, weights, then);
        after.hand[seat] = s->hand[seat];
        if (then[s->to] > now[s->to] && then[s->to] > best) {
            best = then[s->to];
            memcpy(out, then, sizeof then);
        }
    }
    return best;
}

/* A quarter of these chances and three quarters of the present ones; one seat gets the remainder
   of the rounding. */
static void take_a_quarter(const uint16_t now[SEATS_MOST], unsigned rest,
                           uint16_t chances[SEATS_MOST]) {
    unsigned left = ESTIMATE_WHOLE;
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        chances[seat] = (uint16_t)((chances[seat] + 3 * now[seat]) / 4);
        left -= chances[seat];
    }
    chances[rest] = (uint16_t)(chances[rest] + left);
}

/* A trade in preparation counts for a part of its gain, since the others may refuse; while
   nothing is asked for yet, the best card to ask for is assumed. Once somebody has accepted, it
   counts in full. A trade without gain is worse than none, and so is a second one in a turn after
   the first was refused. Closed hands are not read. */
static void weigh_trade(const game_state *s, const int16_t *weights, uint16_t chances[SEATS_MOST]) {
    uint16_t now[SEATS_MOST], then[SEATS_MOST];
    unsigned best = 0;
    memcpy(now, chances, sizeof now);
    bool open =
        s->offers <= 1 && !(s->option >> OPTION_HANDS & 1) && cards_cover(s->hand[s->to], s->give);
    for (unsigned kind = 0; open && s->give && kind < KINDS; kind++) {
        uint64_t want = s->want ? s->want : card(kind);
        unsigned mine = try_trade(s, weights, want, now, then);
        if (mine > best && !(kinds_held(s->give) & kinds_held(want))) {
            best = mine;
            memcpy(chances, then, sizeof then);
        }
        if (s->want)
            break;
    }
    if (best && s->phase != CHOOSING)
        take_a_quarter(now, s->to, chances);
    if (best || s->phase == CHOOSING) /* in that phase the trade can still be given up */
        return;
    unsigned lost = chances[s->to] / IDLE_TRADE, other = (s->to + 1U) % s->seats;
    chances[s->to] = (uint16_t)(chances[s->to] - lost);
    chances[other] = (uint16_t)(chances[other] + lost);
}

void catan_estimate(const game_state *s, const int16_t *weights, uint16_t chances[SEATS_MOST]) {
    share(s, weights, chances);
    if (s->phase >= TRADING && s->phase <= CHOOSING)
        weigh_trade(s, weights, chances);
}
