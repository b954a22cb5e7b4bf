/*
 * estimate.c - who is likely to win a position of Kilkenny Cats.
 *
 * A cat has one target at most in each of eight directions, at one distance, so what a seat can do
 * with its next roll is a set of numbers of the die: those that enter a mouse, and those that
 * capture. Points are given for the number of cats on the field, for nearness to the mice of the
 * cats that are needed there, and for these sets: for the player who rolls next they are chances,
 * for the others threats that can still be answered. What a point of each kind is worth is in
 * weights.def, in parts of ONE of a point of share.h.
 */
#include "core/share.h"

#include "board.h"

#define WEIGHTS_FILE "kilkenny/weights.def"
#define TUNING       kilkenny_tuning
#include "core/weights.h"

enum { ONE = 8 };
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
static int stand(const game_state *s, unsigned seat, const struct hopes *hopes,
                 const int16_t *weights) {
    bool home = s->taken[seat] != 0;
    unsigned row = s->mobile[seat] - 1U;
    if (home)
        return weights[HOME_CATS_1 + row] - weights[HOME_FAR_1] * hopes->far[0] -
               weights[HOME_FAR_2] * hopes->far[1];
    return weights[CATS_1 + row] - weights[FAR_1] * hopes->far[0] - weights[FAR_2] * hopes->far[1];
}

/* Points for the rolls that enter a mouse. Those that enter the last one of whoever rolls next are
   counted by give_wins. */
static int entering(const game_state *s, unsigned seat, const struct hopes *hopes,
                    const int16_t *weights) {
    int count = rolls(s, seat, hopes->enter);
    if (s->taken[seat])
        return seat == s->to || count == 0 ? 0 : weights[THREAT_1 + count - 1];
    return count * weights[seat == s->to ? ENTER_NOW : ENTER_LATER];
}

/* Points for the rolls that capture, to the seat and from the other one. */
static void capture(const game_state *s, unsigned seat, unsigned other, const struct hopes *hopes,
                    const int16_t *weights, int points[SEATS_MOST]) {
    bool now = seat == s->to;
    int count = rolls(s, seat, hopes->hits[other]);
    points[seat] += count * weights[now ? HIT_NOW : HIT_LATER];
    points[other] -= count * weights[now ? HURT_NOW : HURT_LATER];
    if (s->mobile[other] <= 2) /* few are left */
        points[other] -= count * weights[s->mobile[other] == 1 ? HURT_LAST : HURT_LAST_BUT_ONE];
}

/* The rolls by which whoever is to move wins at once: they enter his last mouse (KK-13), or capture
   the last cat of his only opponent (KK-14). */
static unsigned winning(const game_state *s, unsigned playing, const struct hopes *hopes) {
    unsigned others = playing & ~(1U << s->to), set = s->taken[s->to] ? hopes->enter : 0;
    if (others & (others - 1) || !others)
        return set;
    unsigned other = (unsigned)__builtin_ctz(others);
    return s->mobile[other] == 1 ? set | hopes->hits[other] : set;
}

/* So many sixths of the chances are sure; the rest is shared as the points say. */
static void give_wins(const game_state *s, unsigned wins, uint16_t chances[SEATS_MOST]) {
    unsigned given = 0;
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        chances[seat] = (uint16_t)(chances[seat] * (6 - wins) / 6);
        given += chances[seat];
    }
    chances[s->to] = (uint16_t)(chances[s->to] + ESTIMATE_WHOLE - given);
}

void kilkenny_estimate(const game_state *s, const int16_t *weights, uint16_t chances[SEATS_MOST]) {
    struct hopes hopes[SEATS];
    int points[SEATS_MOST] = {0};
    unsigned playing = 0;
    for (unsigned seat = 0; seat < s->seats; seat++)
        if (s->mobile[seat]) { /* KK-12: others have no turn any more */
            playing |= 1U << seat;
            hope(s, seat, &hopes[seat]);
            points[seat] = stand(s, seat, &hopes[seat], weights);
        }
    for (unsigned seat = 0; seat < s->seats; seat++) {
        if (!(playing >> seat & 1))
            continue;
        points[seat] += entering(s, seat, &hopes[seat], weights);
        for (unsigned other = 0; other < s->seats; other++)
            if (playing >> other & 1 && other != seat)
                capture(s, seat, other, &hopes[seat], weights, points);
    }
    points[s->to] += weights[s->roll ? TEMPO_ROLLED : TEMPO];
    for (unsigned seat = 0; seat < s->seats; seat++)
        points[seat] /= ONE;
    share_whole(points, playing, chances);
    if (playing >> s->to & 1)
        give_wins(s, (unsigned)rolls(s, s->to, winning(s, playing, &hopes[s->to])), chances);
}
