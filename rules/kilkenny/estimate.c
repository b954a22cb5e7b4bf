/*
 * estimate.c - who is likely to win a position of Kilkenny Cats.
 *
 * A cat has one target at most in each of eight directions, at one distance, so what a seat can do
 * with its next roll is a set of numbers of the die: those that enter a mouse, and those that
 * capture. Points are given for cats home, for cats on the field (the last ones count most: a seat
 * without any is lost by KK-14, one without two cannot fill its mice), for nearness to the mice of
 * the cats that are needed there, and for these sets: of whoever rolls next they are chances, of
 * the others, threats that may yet be met.
 */
#include "core/share.h"

#include "board.h"

enum { FIELD = 14, ROLLS = 7 }; /* a set of rolls: bit 1 .. 6 */

/* What a seat can do with its next roll. */
struct hopes {
    unsigned enter;       /* rolls that enter a mouse */
    unsigned hits[SEATS]; /* rolls that capture a cat of that seat */
    int far[2];           /* steps to a mouse from the two nearest cats */
};

static int distance(unsigned a, unsigned b) {
    int files = (int)(a & 15) - (int)(b & 15), ranks = (int)(a >> 4) - (int)(b >> 4);
    files = files < 0 ? -files : files;
    ranks = ranks < 0 ? -ranks : ranks;
    return files > ranks ? files : ranks;
}

/* The first thing a cat meets in a direction, if a roll takes it there. */
static void look_along(const game_state *s, unsigned seat, unsigned from, unsigned direction,
                       struct hopes *hopes) {
    int step = kilkenny_step[direction];
    const uint8_t *at = &s->at[from];
    unsigned roll = 1;
    while (roll < ROLLS && *(at += step) == EMPTY)
        roll++;
    if (roll == ROLLS)
        return;
    if (*at == MOUSE + seat)
        hopes->enter |= 1U << roll;
    else if (*at < MOUSE && *at != CAT + seat)
        hopes->hits[*at - CAT] |= 1U << roll;
}

/* How far a cat is from the nearer mouse that is still empty. */
static int far_from_mice(const game_state *s, unsigned seat, unsigned from) {
    const uint8_t *mouse = kilkenny_mouse[s->side[seat]];
    int first = s->taken[seat] & 1 ? FIELD + 1 : distance(from, mouse[0]);
    int second = s->taken[seat] & 2 ? FIELD + 1 : distance(from, mouse[1]);
    return first < second ? first : second;
}

static void hope(const game_state *s, unsigned seat, struct hopes *out) {
    *out = (struct hopes){.far = {FIELD + 1, FIELD + 1}};
    for (unsigned i = 0; i < s->mobile[seat]; i++) {
        unsigned from = kilkenny_cat(s, seat, i);
        int far = far_from_mice(s, seat, from);
        if (far < out->far[0]) {
            out->far[1] = out->far[0];
            out->far[0] = far;
        } else if (far < out->far[1]) {
            out->far[1] = far;
        }
        for (unsigned direction = 0; direction < DIRECTIONS; direction++)
            look_along(s, seat, from, direction, out);
    }
}

/* How many of the six numbers of the next roll are in the set. */
static int rolls(const game_state *s, unsigned seat, unsigned set) {
    if (s->roll && seat == s->to) /* it is rolled */
        return set >> s->roll & 1 ? 6 : 0;
    int count = 0;
    for (; set; set &= set - 1)
        count++;
    return count;
}

/* Points for the cats of a seat, and for where they are. */
static int stand(const game_state *s, unsigned seat, const struct hopes *hopes) {
    static const uint8_t cats[CATS + 1] = {0, 60, 110, 135, 155, 172, 187, 200, 212};
    bool home = s->taken[seat] != 0;
    int points = cats[s->mobile[seat]] + (home ? 130 : 0);
    points -= 2 * hopes->far[0] + (home ? 0 : 2 * hopes->far[1]);
    if (s->mobile[seat] + home < 2) /* no two cats for two mice */
        points -= 40;
    return points;
}

/* Whoever may enter his last mouse with this roll, or with some of the next one, wins by that
   (KK-13): so many sixths of the chances are his, the rest is shared as the points say. */
static void give_wins(const game_state *s, const struct hopes *next, uint16_t chances[SEATS_MOST]) {
    unsigned wins = s->taken[s->to] ? (unsigned)rolls(s, s->to, next->enter) : 0, given = 0;
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        chances[seat] = (uint16_t)(chances[seat] * (6 - wins) / 6);
        given += chances[seat];
    }
    chances[s->to] = (uint16_t)(chances[s->to] + ESTIMATE_WHOLE - given);
}

void kilkenny_estimate(const game_state *s, uint16_t chances[SEATS_MOST]) {
    struct hopes hopes[SEATS];
    int points[SEATS_MOST] = {0};
    unsigned playing = 0;
    for (unsigned seat = 0; seat < s->seats; seat++)
        if (s->mobile[seat]) { /* KK-12: others have no turn any more */
            playing |= 1U << seat;
            hope(s, seat, &hopes[seat]);
            points[seat] = stand(s, seat, &hopes[seat]);
        }
    for (unsigned seat = 0; seat < s->seats; seat++) {
        if (!(playing >> seat & 1))
            continue;
        bool next = seat == s->to;
        int enter = rolls(s, seat, hopes[seat].enter);
        if (!next || !s->taken[seat]) /* else see give_wins */
            points[seat] += enter * (s->taken[seat] ? 16 : (next ? 10 : 7));
        for (unsigned other = 0; other < s->seats; other++)
            if (playing >> other & 1 && other != seat) {
                int hits = rolls(s, seat, hopes[seat].hits[other]);
                points[seat] += hits * (next ? 2 : 1);
                points[other] -= hits * (next ? 3 : 1);
            }
    }
    for (unsigned seat = 0; seat < s->seats; seat++)
        points[seat] = points[seat] * 5 / 8; /* the dice have their say */
    share_whole(points, playing, chances);
    if (playing >> s->to & 1)
        give_wins(s, &hopes[s->to], chances);
}

const struct search_numbers kilkenny_numbers = {
    .playout_share = 0,
    .playout_moves = 0,
    .playout_choices = 1,
    .prior_visits = 3,
    .bonus = 12000,
    .half_life = 50,
};
