/*
 * share.c - from points of advantage to chances of winning: see share.h.
 *
 * The best seat has the weight 65536; each SHARE_DOUBLE points behind it halve a seat's weight. The
 * chances are in proportion to the weights. What rounding leaves over goes to the best seat.
 */
#include "core/share.h"

#include <assert.h>

enum { BEND = 4 * SHARE_DOUBLE, FLATTER = 4, FARTHEST = 15 * SHARE_DOUBLE };

/* 65536 divided by 2 to the power of i / 32, rounded. */
static const uint32_t power[SHARE_DOUBLE] = {
    65536, 64132, 62757, 61413, 60097, 58809, 57549, 56316, 55109, 53928, 52773,
    51642, 50535, 49452, 48393, 47356, 46341, 45348, 44376, 43425, 42495, 41584,
    40693, 39821, 38968, 38133, 37316, 36516, 35734, 34968, 34219, 33486,
};

static uint32_t weight(int64_t behind) {
    if (behind > BEND)
        behind = BEND + (behind - BEND) / FLATTER;
    if (behind > FARTHEST)
        behind = FARTHEST;
    return power[behind % SHARE_DOUBLE] >> behind / SHARE_DOUBLE;
}

void share_whole(const int points[SEATS_MOST], unsigned playing, uint16_t chances[SEATS_MOST]) {
    uint32_t weights[SEATS_MOST] = {0}, sum = 0, left = ESTIMATE_WHOLE;
    unsigned best = (unsigned)__builtin_ctz(playing);
    for (unsigned seats = playing; seats; seats &= seats - 1) {
        unsigned seat = (unsigned)__builtin_ctz(seats);
        best = points[seat] > points[best] ? seat : best;
    }
    for (unsigned seats = playing; seats; seats &= seats - 1) {
        unsigned seat = (unsigned)__builtin_ctz(seats);
        weights[seat] = weight((int64_t)points[best] - points[seat]);
        sum += weights[seat];
    }
    assert(sum > 0); /* somebody plays, and the best has his whole weight */
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        chances[seat] = (uint16_t)(weights[seat] * ESTIMATE_WHOLE / sum);
        left -= chances[seat];
    }
    chances[best] = (uint16_t)(chances[best] + left);
}
