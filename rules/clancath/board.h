/*
 * board.h - the board of ClanCath: its tables, the lists of pieces, and what follows from where
 * they stand: points, steps and what they cost.
 */
#ifndef CLANCATH_BOARD_H
#define CLANCATH_BOARD_H

#include "state.h"

static const struct grid clancath_grid = {.columns = SIDE,
                                          .rows = SIDE,
                                          .files = "abcdefghijklmnopqrst",
                                          .first_rank = 1,
                                          .rank_down = true};
extern const uint8_t clancath_ground[BANDS][SQUARES]; /* ground.c */
extern const int8_t clancath_delta[DIRECTIONS];       /* from a square to the next */
extern const uint8_t clancath_army[KINDS];            /* how many of each kind (CL-2) */
extern const uint8_t clancath_value[16];              /* of what a square holds (CL-2, CL-10) */

/* The name of a square: "c7". */
static inline struct grid_label clancath_name(unsigned square) {
    return grid_label(&clancath_grid, (int)square);
}

/* The level of a square (CL-1). */
unsigned clancath_level(const game_state *s, unsigned square);

static inline unsigned clancath_automatic(const game_state *s, unsigned seat) { /* CL-4 */
    return 4U * s->alive[seat][CHIEFTAIN] + 2U * s->alive[seat][HERO];
}

static inline unsigned clancath_pool(const game_state *s, unsigned seat) {
    return s->dice[seat][0] + 0U + s->dice[seat][1];
}

/* CL-13: own Berserkers are gone when the turn comes again, so one that is there was declared in
   this turn. */
static inline bool clancath_raging(const game_state *s) {
    return s->berserker[s->to] != NOWHERE;
}

/* Nothing was done yet in this turn. */
static inline bool clancath_fresh(const game_state *s) {
    return s->spent == 0 && !clancath_raging(s);
}

static inline unsigned clancath_stock(const game_state *s, unsigned seat, unsigned kind) {
    return clancath_army[kind] - 0U - s->alive[seat][kind];
}

/* True when the seat may place on the square, or might if it were empty (CL-3). */
bool clancath_in_zone(const game_state *s, unsigned seat, unsigned square);
static inline bool clancath_may_place(const game_state *s, unsigned seat, unsigned square) {
    return s->at[square] == NOBODY && clancath_in_zone(s, seat, square);
}

/* Puts a piece on an empty square, or takes it off, with lists and counts. */
void clancath_put(game_state *s, unsigned seat, unsigned kind, unsigned square);
void clancath_remove(game_state *s, unsigned seat, unsigned square);

/* Sets left, outcome and winner from the rest. */
void clancath_settle(game_state *s);

/* What a legal step costs. */
unsigned clancath_cost_of(const game_state *s, unsigned from, unsigned to);

/* True when a step for that many points makes the Hero that makes it a Berserker (berserk=auto):
   it goes on after a capture, or uses the last point, and nobody else has acted. */
bool clancath_makes_berserker(const game_state *s, unsigned from, unsigned cost);

/* The affordable steps of the piece on a square; out may be NULL. Returns how many. */
unsigned clancath_steps(const game_state *s, unsigned from, struct move out[DIRECTIONS]);

/* CL-13: the Berserker's turn ends when nothing more can be paid for. */
bool clancath_may_end(const game_state *s);

/* CL-13, berserk=declared: a Hero can be declared now. */
static inline bool clancath_may_declare(const game_state *s) {
    return !s->berserk_auto && s->left > 0 && clancath_fresh(s);
}

/*
 * Steps.
 */

/* What the step of the seat's piece from a square in a direction costs (CL-9, CL-10), and where
   it leads; 0 when the edge or an own piece is there. */
static inline unsigned clancath_cost(const game_state *s, unsigned seat, unsigned from,
                                     unsigned direction, unsigned *to) {
    unsigned step = clancath_ground[s->band][from] >> 2 * direction & 3U;
    if (step == 0)
        return 0;
    *to = (unsigned)((int)from + clancath_delta[direction]);
    unsigned there = s->at[*to];
    if (there == NOBODY)
        return step;
    return (there & SEAT_BIT) == seat * SEAT_BIT ? 0 : step + clancath_value[there];
}

/* True when the seat's piece on the square may act: CL-11, CL-13, berserk=auto. */
static inline bool clancath_may_act(const game_state *s, unsigned from) {
    if (clancath_raging(s))
        return s->berserker[s->to] == (int)from;
    unsigned piece = s->at[from];
    return !(piece & TIRED) || (s->berserk_auto && (piece & KIND) == HERO && s->actor == (int)from);
}

/* Whose piece stands there; the square is not empty. */
static inline unsigned clancath_seat_on(const game_state *s, unsigned square) {
    return s->at[square] / SEAT_BIT % SEATS;
}

#endif
