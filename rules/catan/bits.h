/*
 * bits.h - sets of corners, of edges and of kinds as bits, and cards as a byte for each kind.
 *
 * A set of kinds uses the highest bit of each kind's byte, so that comparing all five counts at
 * once gives such a set: a count is at most 95, the bit stays free for the borrow.
 */
#ifndef CATAN_BITS_H
#define CATAN_BITS_H

#include "state.h"

#define KIND_ONES  UINT64_C(0x0101010101)
#define KIND_MARKS UINT64_C(0x8080808080)

static inline unsigned bits_first(uint64_t bits) {
    return (unsigned)__builtin_ctzll(bits);
}

static inline unsigned bits_count(uint64_t bits) {
    bits -= bits >> 1 & UINT64_C(0x5555555555555555);
    bits = (bits & UINT64_C(0x3333333333333333)) + (bits >> 2 & UINT64_C(0x3333333333333333));
    bits = (bits + (bits >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    return (unsigned)(bits * UINT64_C(0x0101010101010101) >> 56);
}

/* The bit number `index` of a set that has more bits than that. The sums of the bytes before it
   give the byte, a table gives the bit; no branch depends on the set. */
static inline unsigned bits_pick(uint64_t bits, unsigned index) {
    const uint64_t ones = UINT64_C(0x0101010101010101), marks = ones << 7;
    uint64_t sums = bits - (bits >> 1 & UINT64_C(0x5555555555555555));
    sums = (sums & UINT64_C(0x3333333333333333)) + (sums >> 2 & UINT64_C(0x3333333333333333));
    sums = ((sums + (sums >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F)) * ones;
    uint64_t passed = ((index * ones | marks) - sums) & marks; /* bytes whose sum is <= index */
    unsigned place = (unsigned)((passed >> 7) * ones >> 56) * 8 & 56; /* never all eight */
    unsigned rank = index - (unsigned)(sums << 8 >> place & 0xFF);
    return place + (catan_pick[bits >> place & 0xFF] >> 4 * rank & 7);
}

static inline uint64_t bit(unsigned index) {
    return UINT64_C(1) << index;
}

/* Edges. */

static inline bool edges_have(const struct edges *set, unsigned edge) {
    return set->word[edge / 64] >> edge % 64 & 1;
}

static inline void edges_add(struct edges *set, unsigned edge) {
    set->word[edge / 64] |= bit(edge % 64);
}

static inline void edges_remove(struct edges *set, unsigned edge) {
    set->word[edge / 64] &= ~bit(edge % 64);
}

static inline void edges_join(struct edges *set, const struct edges *other) {
    set->word[0] |= other->word[0];
    set->word[1] |= other->word[1];
}

static inline bool edges_any(const struct edges *set) {
    return (set->word[0] | set->word[1]) != 0;
}

static inline unsigned edges_count(const struct edges *set) {
    return bits_count(set->word[0]) + (set->word[1] ? bits_count(set->word[1]) : 0);
}

static inline unsigned edges_pick(const struct edges *set, unsigned index) {
    unsigned low = bits_count(set->word[0]);
    return index < low ? bits_pick(set->word[0], index) : 64 + bits_pick(set->word[1], index - low);
}

/* Takes the lowest edge out of a set that has one. */
static inline unsigned edges_next(struct edges *set) {
    unsigned word = set->word[0] == 0, first = bits_first(set->word[word]);
    set->word[word] &= set->word[word] - 1;
    return 64 * word + first;
}

/* The other corner of an edge. */
static inline unsigned edge_other(unsigned edge, unsigned corner) {
    return (unsigned)catan_edge_corner[edge][0] + catan_edge_corner[edge][1] - corner;
}

/* Cards. */

static inline uint64_t card(unsigned kind) {
    return bit(8 * kind);
}

static inline unsigned cards_of(uint64_t cards, unsigned kind) {
    return cards >> 8 * kind & 0xFF;
}

static inline unsigned cards_sum(uint64_t cards) {
    return cards * KIND_ONES >> 32 & 0xFF;
}

/* The set of kinds of which there are as many as asked for. */
static inline uint64_t kinds_covered(uint64_t cards, uint64_t asked) {
    return ((cards | KIND_MARKS) - asked) & KIND_MARKS;
}

static inline bool cards_cover(uint64_t cards, uint64_t asked) {
    return kinds_covered(cards, asked) == KIND_MARKS;
}

/* The set of kinds of which there are any. */
static inline uint64_t kinds_held(uint64_t cards) {
    return kinds_covered(cards, KIND_ONES);
}

static inline unsigned kinds_count(uint64_t kinds) {
    return (kinds >> 7) * KIND_ONES >> 32 & 0xFF;
}

/* The set as five neighbouring bits, kind k at bit k: no two of the products meet. */
static inline uint64_t kinds_packed(uint64_t kinds) {
    return (kinds >> 7) * UINT64_C(0x102040810) >> 32 & 31;
}

static inline bool kinds_have(uint64_t kinds, unsigned kind) {
    return kinds >> (8 * kind + 7) & 1;
}

#endif
