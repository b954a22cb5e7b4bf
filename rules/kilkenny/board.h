/*
 * board.h - the board of Kilkenny Cats: its tables, where a cat gets, the lists of cats, and what
 * follows from where they stand.
 */
#ifndef KILKENNY_BOARD_H
#define KILKENNY_BOARD_H

#include "state.h"

static const struct grid kilkenny_grid = {.columns = 16, .rows = 16, .files = "zabcdefghijklmno"};
extern const int16_t kilkenny_step[DIRECTIONS]; /* from a place to the next, N clockwise */
extern const uint8_t kilkenny_mouse[SEATS][2];  /* of each side */
extern const char *const kilkenny_sides[SEATS]; /* titles, marked N_() */

/* Where the seat's cat gets by `count` squares in a direction, or NOWHERE (KK-7 to KK-9): the
   squares passed are empty, the last one is empty, holds an opponent, or is an empty own mouse. */
static inline unsigned kilkenny_reach(const game_state *s, unsigned seat, unsigned from,
                                      unsigned direction, unsigned count) {
    unsigned landing = 1U << EMPTY | ((0xFU << CAT) & ~(1U << (CAT + seat))) | 1U << (MOUSE + seat);
    int step = kilkenny_step[direction];
    int place = (int)from + step;
    for (; count > 1; count--, place += step)
        if (s->at[place] != EMPTY)
            return NOWHERE;
    return landing >> s->at[place] & 1 ? (unsigned)place : NOWHERE;
}

/* The place of the seat's cat i < mobile. */
static inline unsigned kilkenny_cat(const game_state *s, unsigned seat, unsigned i) {
    return s->cats[seat] >> 8 * i & 0xFF;
}

/* The name of a place: "c7". */
static inline struct grid_label kilkenny_name(unsigned place) {
    return grid_label(&kilkenny_grid, (int)place);
}

/* The seat's cats on their mice, 0 .. 2. */
static inline unsigned kilkenny_on_mice(const game_state *s, unsigned seat) {
    return (s->taken[seat] & 1U) + (s->taken[seat] >> 1);
}

/* Sets outcome and winner from cats and mice (KK-13, KK-14, option pod_draw). */
void kilkenny_settle(game_state *s);

/* True when the seat to play can move some cat by the roll (KK-11). */
bool kilkenny_can_move(const game_state *s);

/* Takes a cat off, or puts one on, the seat's list of cats on the field. */
void kilkenny_remove(game_state *s, unsigned seat, unsigned place);
void kilkenny_insert(game_state *s, unsigned seat, unsigned place);

#endif
