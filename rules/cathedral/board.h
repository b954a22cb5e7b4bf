/*
 * board.h - shapes on squares: what a building covers, where it fits, what a side encloses.
 *
 * Functions take a position whose squares and reference squares are right; those that change it
 * say what they leave for others to compute.
 */
#ifndef CATHEDRAL_BOARD_H
#define CATHEDRAL_BOARD_H

#include "state.h"

/* Squares of a building; the Cathedral's side does not matter. Must lie inside the city. */
struct squares cathedral_covers(unsigned side, unsigned kind, unsigned rotation, unsigned place);

/* The places where one shape, or the Cathedral, fits on free squares (CD-4); for all shapes at once
   see fits in squares.h. */
struct squares cathedral_fits(struct squares free, unsigned shape);
struct squares cathedral_church_fits(struct squares free, unsigned rotation);

/* What is covered by buildings and the Cathedral. */
static inline struct squares cathedral_built(const game_state *s) {
    return joined(joined(s->own[LIGHT], s->own[DARK]), s->church);
}

/* Where the side may build: squares that are empty and not the opponent's (CD-4, CD-6). */
static inline struct squares cathedral_open(const game_state *s, unsigned side) {
    return without(CITY, joined(cathedral_built(s), s->territory[!side]));
}

/* Puts a building or the Cathedral on its squares, without what follows from it. */
void cathedral_put(game_state *s, unsigned side, unsigned kind, unsigned rotation, unsigned place);

/* Removes what stands with its reference square at the place: a building to its owner's stock,
   the Cathedral for good (CD-7). Returns its squares. */
struct squares cathedral_remove(game_state *s, unsigned place);

/* Computes the territory of a side anew (CD-6). Returns the reference squares of what its last
   placement, on `cells`, captures (CD-7 to CD-9); without one, `cells` is NOTHING. */
struct squares cathedral_enclose(game_state *s, unsigned side, struct squares cells);

/* Sets stuck and over for the seat to act. */
void cathedral_settle(game_state *s);

/* True when the Cathedral is what the seat to act must place (CD-3). */
static inline bool cathedral_due(const game_state *s) {
    return s->cathedral == CATHEDRAL_AWAITED && s->to == s->opener;
}

/* The side of a place's building, or SIDES for the Cathedral and nothing. */
static inline unsigned cathedral_side(const game_state *s, unsigned place) {
    if (has(s->own[LIGHT], place))
        return LIGHT;
    return has(s->own[DARK], place) ? DARK : SIDES;
}
static inline unsigned cathedral_kind(const game_state *s, unsigned place) {
    return (s->head[square_of(place)] - 1U) / ROTATIONS;
}
static inline unsigned cathedral_rotation(const game_state *s, unsigned place) {
    return (s->head[square_of(place)] - 1U) % ROTATIONS;
}

/* The reference place of what covers a place; the place must be covered. */
unsigned cathedral_head(const game_state *s, unsigned place);

/* Squares that count as left over from the beginning (CD-15). */
unsigned cathedral_handicap(const game_state *s, unsigned side);

/* True when the side may place a building of the kind now, if it fits: one is left, and it is no
   larger than the first building of all may be (CD-14). */
bool cathedral_has(const game_state *s, unsigned side, unsigned kind);

/* Squares that the side's buildings in stock would cover: its score (CD-12). */
unsigned cathedral_left(const game_state *s, unsigned side);

/* Adds the name of a place: "c7". */
static inline void cathedral_name(unsigned place, struct text *out) {
    grid_name(&cathedral_grid, (int)square_of(place), out);
}

/* Directions as in grid.h: bit 0 north, clockwise; odd ones are diagonal. */
enum { N = 1, NE = 2, E = 4, SE = 8, S = 16, SW = 32, W = 64, NW = 128 };

/* Which of a square's neighbours belong to the set, as such bits. */
unsigned cathedral_neighbours(struct squares cells, unsigned square);

#endif
