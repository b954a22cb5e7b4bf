/*
 * state.h - a position of Cathedral, and what the game's files share.
 *
 * Sets of squares, places and shapes are explained in squares.h. Territory is kept because every
 * placement asks for it, and compared by check; all that is enclosed follows from the squares of
 * one side (CD-5).
 */
#ifndef CATHEDRAL_STATE_H
#define CATHEDRAL_STATE_H

#include "core/grid.h"
#include "core/ruleset.h"

#include "squares.h"

enum { ROTATIONS = 4, HALF = SQUARES / 2, LARGEST = 5, HANDICAP_MOST = 20 };

enum { LIGHT, DARK, SIDES }; /* the seats (CD-1) */

/* The buildings, the largest first; the Cathedral is nobody's. */
enum kind {
    TOWER,
    CASTLE,
    INFIRMARY,
    ACADEMY,
    ABBEY,
    MANOR,
    SQUARE,
    BRIDGE,
    INN,
    STABLE,
    TAVERN,
    KINDS,
    CATHEDRAL = KINDS
};

enum cathedral { CATHEDRAL_AWAITED, CATHEDRAL_STANDS, CATHEDRAL_REMOVED };

/* The options, own, church, heads, pending and what the last turn did are given; territory,
   stock, stuck and over follow from them. */
struct game_state {
    struct squares own[SIDES];       /* squares of each side's buildings */
    struct squares church;           /* squares of the Cathedral while it stands */
    struct squares territory[SIDES]; /* CD-6; empty squares */
    struct squares heads;            /* reference squares of all that stands */
    struct squares gone;             /* squares of what the last turn removed */
    struct squares pending;          /* reference squares still to be answered for (capture=ask) */
    uint32_t number;                 /* of the turn, from 1 */
    uint8_t head[SQUARES];           /* of each reference square: 1 + 4 * kind + rotation; else 0 */
    uint8_t stock[SIDES][KINDS];     /* buildings not on the board */
    uint8_t placed[SIDES];           /* placements so far: 0, 1, or 2 for two and more */
    uint8_t first[SIDES];            /* place + 1 of the first building, 0 when not on the board */
    uint8_t last;                    /* place + 1 of what the last turn placed, or 0 */
    uint8_t claimed;                 /* squares that the last turn made territory */
    uint8_t to;                      /* seat to act; once over, any */
    uint8_t cathedral;               /* enum cathedral */
    uint8_t passes;                  /* made one after the other, 0 .. 2 */
    uint8_t stuck;                   /* 1: a building is due, and none fits */
    uint8_t over;                    /* 1: nobody can place, or both passed */
    uint8_t opener;                  /* option cathedral: the seat that places the Cathedral */
    uint8_t outside;                 /* option outside: enum outside */
    uint8_t never;                   /* option first_pocket: enum pocket */
    uint8_t lehmann, ask, late, pass_free; /* 1: the option is taken */
    uint8_t first_most; /* option first: squares of the first building of all, at most */
    uint8_t handicap;   /* option handicap: squares that count as left of who builds first */
    uint8_t unused[6];
};
_Static_assert(sizeof(struct game_state) == 280, "without padding");

/* Which parts count as parts of the city (CD-5): those smaller than another one; of half the city
   at most; all. */
enum outside { OUTSIDE_LARGEST, OUTSIDE_HALF, OUTSIDE_LITERAL };

/* Whether a pocket closed off by the first building alone counts: with the second placement; never,
   neither as ground nor for captures; never as ground (rules of version 1). */
enum pocket { POCKET_SECOND, POCKET_NEVER, POCKET_NEVER_1 };

static const struct grid cathedral_grid = {
    .columns = RANKS, .rows = RANKS, .files = "abcdefghij", .first_rank = 1, .rank_down = true};
extern const uint16_t cathedral_shape[SIDES][KINDS][ROTATIONS]; /* 0: no such rotation (CD-2) */
extern const uint8_t cathedral_stock[KINDS];                    /* at the start, of each side */
extern const uint8_t cathedral_size[KINDS + 1];                 /* squares */
extern const char *const cathedral_titles[KINDS + 1];           /* "Tower", marked N_() */
extern const char *const cathedral_words[KINDS + 1];            /* "tower" */
extern const char cathedral_keys[KINDS + 1];                    /* a key for each building */
extern const char *const cathedral_rotations[ROTATIONS];        /* "n" */

/* The options, in the order of their table. */
enum {
    OPTION_CATHEDRAL,
    OPTION_SETUP,
    OPTION_FIRST_POCKET,
    OPTION_CAPTURE,
    OPTION_LATE_CAPTURE,
    OPTION_OUTSIDE,
    OPTION_PASS,
    OPTION_FIRST,
    OPTION_HANDICAP,
    OPTION_COUNT
};

/* The words of moves; the last argument of a move is its square. */
enum { VERB_CATHEDRAL, VERB_PLACE, VERB_PASS, VERB_REMOVE, VERB_LEAVE, VERB_COUNT };
static inline unsigned cathedral_target(const struct move *move) {
    return place_of(move->arg[move->count - 1]);
}

/* Slots of the ruleset: why.c */
bool cathedral_why_not(const game_state *s, unsigned seat, const struct move *move,
                       struct text *why);
bool cathedral_why_verb(const game_state *s, unsigned seat, unsigned verb, struct text *why);

/* setup.c */
void cathedral_deal(const struct setup *setup, struct rng *rng, struct text *out);
const char *cathedral_start(game_state *s, const struct setup *setup);
void cathedral_describe(const game_state *s, enum viewer viewer, struct text *out);
const char *cathedral_check(const game_state *s);

/* show.c */
void cathedral_miniature(const game_state *s, enum viewer viewer, struct canvas *canvas);
bool cathedral_extent(const game_state *s, enum size size, struct extent *out);
void cathedral_draw(const game_state *s, enum viewer viewer, struct canvas *canvas);
void cathedral_panel(const game_state *s, enum viewer viewer, struct canvas *canvas);
void cathedral_look(const game_state *s, enum viewer viewer, int spot, struct text *out);
unsigned cathedral_touches(const game_state *s, unsigned actor, const struct move *move,
                           int spots[TOUCHED_MOST]);

/* and estimate.c */
void cathedral_estimate(const game_state *s, const int16_t *weights, uint16_t chances[SEATS_MOST]);
extern const struct tuning cathedral_tuning;

/* Board spots: the squares, then a building of each kind beside the board. */
enum { SPOT_STOCK = SQUARES };

#endif
