/*
 * resample.c - a random guess at closed hands (option hands=closed).
 *
 * A viewer knows how many cards each hand has, what the bank has, and so which cards all the hands
 * that he does not see have together. A player who offers cards in a trade, or has accepted one,
 * holds what he would give; every other card may be in any of these hands.
 */
#include "bits.h"

/* The cards that a seat holds for sure. */
static uint64_t sure(const game_state *s, unsigned seat) {
    if (seat == s->to)
        return s->give;
    return s->agreed >> seat & 1 ? s->want : 0;
}

/* Takes one card out of those that are not none. */
static uint64_t draw_card(uint64_t *cards, struct rng *rng) {
    uint32_t skip = rng_below(rng, cards_sum(*cards));
    unsigned kind = 0;
    for (; skip >= cards_of(*cards, kind); kind++)
        skip -= cards_of(*cards, kind);
    *cards -= card(kind);
    return card(kind);
}

void catan_resample(game_state *s, enum viewer viewer, struct rng *rng) {
    uint64_t cards = 0;
    for (unsigned seat = 0; seat < s->seats; seat++)
        if (!catan_sees_hand(s, viewer, seat))
            cards += s->hand[seat] - sure(s, seat);
    for (unsigned seat = 0; seat < s->seats; seat++) {
        if (catan_sees_hand(s, viewer, seat))
            continue;
        unsigned count = cards_sum(s->hand[seat]);
        s->hand[seat] = sure(s, seat);
        while (cards_sum(s->hand[seat]) < count)
            s->hand[seat] += draw_card(&cards, rng);
    }
}

bool catan_fill(game_state *s) {
    uint64_t cards = CARDS * KIND_ONES;
    struct rng rng;
    uint8_t hidden[SEATS];
    memcpy(hidden, s->hidden, sizeof hidden);
    memset(s->hidden, 0, sizeof s->hidden);
    if (!(hidden[0] | hidden[1] | hidden[2] | hidden[3]))
        return true;
    rng_seed(&rng, s->number, s->to);
    for (unsigned seat = 0; seat < s->seats; seat++) {
        if (hidden[seat])
            s->hand[seat] += sure(s, seat);
        if (!cards_cover(cards, s->hand[seat]))
            return false;
        cards -= s->hand[seat];
    }
    for (unsigned seat = 0; seat < s->seats; seat++) {
        unsigned held = cards_sum(s->hand[seat]);
        if (hidden[seat] && (hidden[seat] < held || hidden[seat] - held > cards_sum(cards)))
            return false;
        for (; held < hidden[seat]; held++)
            s->hand[seat] += draw_card(&cards, &rng);
    }
    return true;
}
