/*
 * squares.h - sets of squares of the city, and what can be asked of them in a few shifts.
 *
 * A set is a __uint128_t. Each rank takes eleven bits, ten squares and one that is always 0, so
 * a shift never carries a square from one edge of the city to the other; a "place" is the number
 * of such a bit, a "square" 0 .. 99 is what notation and screen count.
 *
 *          a  b  c ..  j           Every building fits 3 x 3 squares around its reference square,
 *      1   0  1  2     9  (10)     so a shape is nine bits, written in octal row by row:
 *      2  11 12 13    20  (21)         0631   XX.
 *      .                                      .XX     the middle X is the reference square
 *     10  99 ..      108 (109)                ..X
 */
#ifndef CATHEDRAL_SQUARES_H
#define CATHEDRAL_SQUARES_H

#include <stdint.h>

enum { RANKS = 10, STRIDE = RANKS + 1, SQUARES = RANKS * RANKS };

/* All squares of the city. */
#define CITY ((__uint128_t)0x1FFBFF7FEFFD << 64 | 0xFFBFF7FEFFDFFBFF)

static inline unsigned place_of(unsigned square) {
    return square + square / RANKS;
}
static inline unsigned square_of(unsigned place) {
    return place - place / STRIDE;
}
static inline __uint128_t bit_of(unsigned place) {
    return (__uint128_t)1 << place;
}

/* The lowest place of a set that is not empty. */
static inline unsigned lowest(__uint128_t set) {
    uint64_t low = (uint64_t)set;
    return (unsigned)(low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(set >> 64)));
}

/* The two halves of a set, side by side: what is done to both at once is one step. */
struct halves {
    uint64_t set __attribute__((vector_size(16)));
};

static inline struct halves halves_of(__uint128_t set) {
    return (struct halves){{(uint64_t)set, (uint64_t)(set >> 64)}};
}
static inline struct halves both(struct halves a, struct halves b) {
    return (struct halves){a.set & b.set};
}

/* How many squares are in the set: sums of bits in ever wider fields. */
static inline unsigned count_halves(struct halves halves) {
    const uint64_t ones = 0x5555555555555555, twos = 0x3333333333333333;
    halves.set -= halves.set >> 1 & ones;
    halves.set = (halves.set & twos) + (halves.set >> 2 & twos);
    halves.set = (halves.set + (halves.set >> 4)) & 0x0F0F0F0F0F0F0F0F;
    return (unsigned)((halves.set[0] + halves.set[1]) * 0x0101010101010101 >> 56);
}
static inline unsigned count_of(__uint128_t set) {
    return count_halves(halves_of(set));
}

/* The set and all that touches it, by an edge or a corner. */
static inline __uint128_t spread(__uint128_t set) {
    set |= set << 1 | set >> 1;
    return set | set << STRIDE | set >> STRIDE;
}

/* All of `within` that hangs together with the seed, corners included (CD-5). */
static inline __uint128_t fill(__uint128_t seed, __uint128_t within) {
    __uint128_t before;
    do {
        before = seed;
        seed = spread(seed) & within;
    } while (seed != before);
    return seed;
}

/* For each row of a shape, above, at and below a place, and each of its eight patterns: the
   places where that row lies on free squares only. */
struct rows {
    struct halves fit[3][8];
};

static inline void rows_of(struct rows *rows, __uint128_t free) {
    __uint128_t left = free << 1, right = free >> 1;
    const __uint128_t level[8] = {CITY, right,        free,        free & right,
                                  left, left & right, left & free, left & free & right};
    for (int i = 0; i < 8; i++) {
        rows->fit[0][i] = halves_of(i ? level[i] << STRIDE : CITY);
        rows->fit[1][i] = halves_of(level[i]);
        rows->fit[2][i] = halves_of(i ? level[i] >> STRIDE : CITY);
    }
}

/* The places where a building of that shape lies on free squares only (CD-4). */
static inline struct halves fits(const struct rows *rows, unsigned shape) {
    return both(both(rows->fit[0][shape >> 6], rows->fit[1][shape >> 3 & 7]),
                rows->fit[2][shape & 7]);
}

#endif
