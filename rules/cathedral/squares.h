/*
 * squares.h - sets of squares of the city, and what can be asked of them in a few shifts.
 *
 * A set is two words, the same on every machine. Each rank takes eleven bits, ten squares and one
 * that is always 0, so raising or lowering a set never carries a square from one edge of the city
 * to the other; a "place" is the number of such a bit, a "square" 0 .. 99 is what notation and
 * screen count.
 *
 *          a  b  c ..  j           Every building fits 3 x 3 squares around its reference square,
 *      1   0  1  2     9  (10)     so a shape is nine bits, written in octal row by row:
 *      2  11 12 13    20  (21)         0631   XX.
 *      .                                      .XX     the middle X is the reference square
 *     10  99 ..      108 (109)                ..X
 */
#ifndef CATHEDRAL_SQUARES_H
#define CATHEDRAL_SQUARES_H

#include <stdbool.h>
#include <stdint.h>

enum { RANKS = 10, STRIDE = RANKS + 1, SQUARES = RANKS * RANKS };

struct squares {
    uint64_t low, high; /* places 0 .. 63, and 64 and up */
};

#define NOTHING ((struct squares){0, 0})
#define CITY    ((struct squares){0xFFBFF7FEFFDFFBFF, 0x1FFBFF7FEFFD}) /* all squares there are */

static inline unsigned place_of(unsigned square) {
    return square + square / RANKS;
}
static inline unsigned square_of(unsigned place) {
    return place - place / STRIDE;
}

/*
 * Sets.
 */

static inline struct squares joined(struct squares a, struct squares b) {
    return (struct squares){a.low | b.low, a.high | b.high};
}
static inline struct squares common(struct squares a, struct squares b) {
    return (struct squares){a.low & b.low, a.high & b.high};
}
static inline struct squares without(struct squares set, struct squares taken) {
    return (struct squares){set.low & ~taken.low, set.high & ~taken.high};
}
static inline bool any(struct squares set) {
    return (set.low | set.high) != 0;
}
static inline bool same(struct squares a, struct squares b) {
    return ((a.low ^ b.low) | (a.high ^ b.high)) == 0;
}

/* The set with each place greater, or smaller, by 0 to 127; what leaves the set is lost. */
static inline struct squares raised(struct squares set, unsigned by) {
    if (by >= 64)
        return (struct squares){0, set.low << (by - 64)};
    return (struct squares){set.low << by, set.high << by | set.low >> 1 >> (63 - by)};
}
static inline struct squares lowered(struct squares set, unsigned by) {
    if (by >= 64)
        return (struct squares){set.high >> (by - 64), 0};
    return (struct squares){set.low >> by | set.high << 1 << (63 - by), set.high >> by};
}

/* The set of one place. */
static inline struct squares only(unsigned place) {
    return raised((struct squares){1, 0}, place);
}
static inline bool has(struct squares set, unsigned place) {
    return (place < 64 ? set.low >> place : set.high >> (place - 64)) & 1;
}

/* The lowest place of a set that is not empty, and the set without it. */
static inline unsigned lowest(struct squares set) {
    return (unsigned)(set.low ? __builtin_ctzll(set.low) : 64 + __builtin_ctzll(set.high));
}
static inline struct squares but_lowest(struct squares set) {
    return (struct squares){set.low & (set.low - 1),
                            set.low ? set.high : set.high & (set.high - 1)};
}
static inline bool several(struct squares set) {
    return any(but_lowest(set));
}

/* How many squares are in the set: sums of bits in ever wider fields, both words side by side. */
static inline unsigned count_of(struct squares set) {
    const uint64_t ones = 0x5555555555555555, twos = 0x3333333333333333;
    uint64_t sums __attribute__((vector_size(16))) = {set.low, set.high};
    sums -= sums >> 1 & ones;
    sums = (sums & twos) + (sums >> 2 & twos);
    sums = (sums + (sums >> 4)) & 0x0F0F0F0F0F0F0F0F;
    return (unsigned)((sums[0] + sums[1]) * 0x0101010101010101 >> 56);
}

/*
 * Ground and buildings.
 */

/* The set and all that touches it, by an edge or a corner. */
static inline struct squares spread(struct squares set) {
    set = joined(set, joined(raised(set, 1), lowered(set, 1)));
    return joined(set, joined(raised(set, STRIDE), lowered(set, STRIDE)));
}

/* All of `within` that is connected with the seed, over edges or corners (CD-5). */
static inline struct squares fill(struct squares seed, struct squares within) {
    struct squares before;
    do {
        before = seed;
        seed = common(spread(seed), within);
    } while (!same(seed, before));
    return seed;
}

/* For each row of a shape, above, at and below a place, and each of its eight patterns: the
   places where that row lies on free squares only. */
struct rows {
    struct squares fit[3][8];
};

static inline void rows_of(struct rows *rows, struct squares free) {
    struct squares left = raised(free, 1), right = lowered(free, 1);
    struct squares *above = rows->fit[0], *at = rows->fit[1], *below = rows->fit[2];
    above[0] = at[0] = below[0] = CITY;
    at[1] = right;
    at[2] = free;
    at[3] = common(free, right);
    at[4] = left;
    at[5] = common(left, right);
    at[6] = common(left, free);
    at[7] = common(left, at[3]);
    for (int i = 1; i < 8; i++) {
        above[i] = raised(at[i], STRIDE);
        below[i] = lowered(at[i], STRIDE);
    }
}

/* The places where a building of that shape lies on free squares only (CD-4). */
static inline struct squares fits(const struct rows *rows, unsigned shape) {
    return common(common(rows->fit[0][shape >> 6], rows->fit[1][shape >> 3 & 7]),
                  rows->fit[2][shape & 7]);
}

#endif
