/*
 * state.h - a position of Kilkenny Cats, and what the game's files share: kilkenny.c is the table
 * and the rules, setup.c a position's beginning and its text, show.c and estimate.c look at it, and
 * all stand on board.c.
 *
 * The board is a mailbox of 16 x 16 places, place = rank * 16 + file, with the 14 x 14 field in
 * the middle and the mice in the ring around it (KK-2). The ring is what keeps every line on the
 * board: a walk stops at the first place that is not an empty field square.
 *
 *      rank 15  . . . . . . . S S . . . . . . .      S W N E  the mice of South, West, North,
 *         14    . +--------- field ---------+ .               East: opposite their cats (KK-3)
 *          8    E |                         | W      .        no square
 *          7    E |                         | W      place 0 (z0) is none, so 0 means nowhere
 *          1    . +-------------------------+ .
 *          0    . . . . . . . N N . . . . . . .
 *         file  z a b c d e f g h i j k l m n o
 */
#ifndef KILKENNY_STATE_H
#define KILKENNY_STATE_H

#include "core/grid.h"
#include "core/ruleset.h"

enum { SEATS = 4, CATS = 8, PLACES = 256, DIRECTIONS = 8, NOWHERE = 0 };

enum side { SOUTH, WEST, NORTH, EAST }; /* clockwise (KK-1) */

/* What a place holds; the seat is added to those that belong to one. */
enum {
    EMPTY = 0,       /* field square without a cat */
    CAT = 1,         /* field square with a cat of the seat */
    MOUSE = 5,       /* empty mouse of the seat */
    MOUSE_TAKEN = 9, /* mouse with its owner's cat */
    MOUSE_IDLE = 13, /* mouse of a side that nobody plays */
    OUTSIDE = 14,    /* no square */
};

enum outcome { PLAYING, WON_BY_MICE, WON_BY_MOVING, DRAWN };

/* Seats, sides and pod_draw come from the set-up; at, stuck, outcome and winner follow from the
   rest; so equal positions have equal bytes. */
struct game_state {
    uint64_t cats[SEATS];  /* places of each seat's cats on the field, a byte each, ascending
                              from the lowest byte; 0 beyond mobile[] */
    uint32_t number;       /* of the turn, from 1 */
    uint8_t seats;         /* in play, 2 .. 4 */
    uint8_t pod_draw;      /* the option: 1 when a draw is possible */
    uint8_t to;            /* seat whose turn it is; once over, any */
    uint8_t roll;          /* 1 .. 6, or 0 while the die is to be rolled */
    uint8_t side[SEATS];   /* enum side of each seat in play */
    uint8_t mobile[SEATS]; /* number of cats on the field */
    uint8_t taken[SEATS];  /* bit i: a cat stands on mouse i of the seat */
    uint8_t stuck;         /* 1 when rolled and no cat can move that far */
    uint8_t outcome;       /* enum outcome */
    uint8_t winner;        /* seat, when won; else 0 */
    uint8_t unused;        /* 0 */
    uint8_t at[PLACES];    /* what each place holds */
};

/* Slots of the ruleset: setup.c */
void kilkenny_deal(const struct setup *setup, struct rng *rng, struct text *out);
const char *kilkenny_start(game_state *s, const struct setup *setup);
void kilkenny_describe(const game_state *s, enum viewer viewer, struct text *out);
const char *kilkenny_check(const game_state *s);

/* and show.c */
struct glyph kilkenny_sign(const game_state *s, unsigned seat);
void kilkenny_miniature(const game_state *s, enum viewer viewer, struct canvas *canvas);
bool kilkenny_extent(const game_state *s, enum size size, struct extent *out);
void kilkenny_draw(const game_state *s, enum viewer viewer, struct canvas *canvas);
void kilkenny_panel(const game_state *s, enum viewer viewer, struct canvas *canvas);
void kilkenny_look(const game_state *s, enum viewer viewer, int spot, struct text *out);

/* and estimate.c */
void kilkenny_estimate(const game_state *s, const int16_t *weights, uint16_t chances[SEATS_MOST]);
extern const struct tuning kilkenny_tuning;

/* The options, in the order of their table. */
enum { OPTION_SEATS, OPTION_START, OPTION_POD_DRAW, OPTION_COUNT };

#endif
