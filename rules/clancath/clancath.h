/*
 * clancath.h - a position of ClanCath, and what the game's files share.
 *
 * Squares are numbered row by row from the upper left corner a1, so square = 20 * row + file. The
 * ground rises from the valley, the diagonal from a20 to t1, towards the corners a1 and t20:
 *
 *          a b c ...  s t            level = |row + file - 19| / band         (CL-1)
 *       1  4 4 4 . 1 0 0
 *       2  4 4 .   0 0 0             a step up costs 2, any other 1           (CL-9)
 *       .  .  .  valley  .
 *      19  0 0 0   . 4 4
 *      20  0 0 1 . 4 4 4
 */
#ifndef CLANCATH_H
#define CLANCATH_H

#include "core/grid.h"
#include "core/ruleset.h"

enum {
    SEATS = 2,
    SIDE = 20,
    SQUARES = SIDE * SIDE,
    BANDS = 4, /* widths 3 to 6 */
    BAND_LEAST = 3,
    PIECES = 25,             /* an army (CL-2) */
    LIST = 32,               /* PIECES, and some more that are NOWHERE */
    DIRECTIONS = 4,          /* up, right, down, left */
    COLUMN_MOST = 12,        /* points in a column of the scoreboard */
    NOWHERE = INT16_MAX,     /* no square; behind every square in a sorted list */
    SEVERAL = INT16_MAX - 1, /* actor: more than one piece has acted */
};

enum kind { NOBODY, CLANSMAN, HERO, CHIEFTAIN, KINDS }; /* counts of NOBODY are of all kinds */

/* What a square holds: 0, or a kind with these bits. */
enum { KIND = 3, SEAT_BIT = 4, TIRED = 8 /* has captured in this turn (CL-11) */ };

enum stage { PLACING, MOVING, ROLLING /* dice are to fall */ };
enum outcome { PLAYING, WON, DRAWN };

/* Values of options. */
enum { SETUP_ALTERNATE, SETUP_BLOCK, SETUP_PRESET };
enum { BERSERK_ROUND, BERSERK_TURN, BERSERK_TABLE };

/* The options come from the set-up; at, alive, left, outcome and winner follow from the rest; so
   equal positions have equal bytes. */
struct game_state {
    int16_t list[SEATS][LIST]; /* squares of each seat's pieces, ascending; then NOWHERE */
    int16_t berserker[SEATS];  /* square of the Berserker, or NOWHERE */
    int16_t actor;             /* berserk=auto: square of the only piece that acted in this turn;
                                  NOWHERE: none did; SEVERAL. Else NOWHERE */
    int16_t quiet;             /* turns without a capture; -1: there was one in this turn. 0 unless
                                  draw_after counts them */
    uint32_t number;           /* of the turn, from 1 */
    uint16_t draw_after;       /* the option; 0: never */
    uint8_t alive[SEATS][KINDS];
    uint8_t dice[SEATS][2];   /* dice points by column, each 0 .. COLUMN_MOST */
    uint8_t rolled[2];        /* the last roll, 1 .. 6 each; 0 before the first */
    uint8_t roller;           /* seat whose it was; else 0 */
    uint8_t to;               /* seat whose turn it is; once over, who played last */
    uint8_t first;            /* player 1: places first, begins (CL-3, CL-16) */
    uint8_t stage;            /* enum stage */
    uint8_t spent, left;      /* points of this turn; 0 while placing */
    uint8_t outcome, winner;  /* enum outcome; seat, when won, else 0 */
    uint8_t band;             /* options: index of the width, */
    uint8_t setup, own_zones; /* */
    uint8_t columns;          /* dice_cap=columns, */
    uint8_t berserk_end;
    uint8_t berserk_auto, berserk_keep;
    uint8_t unused[5];   /* 0 */
    uint8_t at[SQUARES]; /* what each square holds */
};

extern const struct grid clancath_grid;
extern const uint8_t clancath_ground[BANDS][SQUARES]; /* ground.c */
extern const int8_t clancath_delta[DIRECTIONS];       /* from a square to the next */
extern const uint8_t clancath_army[KINDS];            /* how many of each kind (CL-2) */
extern const uint8_t clancath_value[16];              /* of what a square holds (CL-2, CL-10) */

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

/* True when the seat may place on the square (CL-3). */
bool clancath_may_place(const game_state *s, unsigned seat, unsigned square);

/* Puts a piece on an empty square, or takes it off, with lists and counts. */
void clancath_put(game_state *s, unsigned seat, unsigned kind, unsigned square);
void clancath_remove(game_state *s, unsigned seat, unsigned square);

/* Sets left, outcome and winner from the rest. */
void clancath_settle(game_state *s);

/* Slots of the ruleset: setup.c */
void clancath_deal(const struct setup *setup, struct rng *rng, struct text *out);
const char *clancath_start(game_state *s, const struct setup *setup);
void clancath_describe(const game_state *s, enum viewer viewer, struct text *out);
const char *clancath_check(const game_state *s);

/* army.c */
void clancath_prepare(game_state *s); /* both armies in formation (setup=preset) */
bool clancath_suggest(const game_state *s, unsigned seat, struct move *out);

/* play.c */
void clancath_apply(game_state *s, unsigned actor, const struct move *move, struct text *news);

/* What a legal step costs. */
unsigned clancath_cost_of(const game_state *s, unsigned from, unsigned to);

/* True when a step for that many points makes the Hero that makes it a Berserker (berserk=auto):
   it goes on after a capture, or uses the last point, and nobody else has acted. */
bool clancath_makes_berserker(const game_state *s, unsigned from, unsigned cost);

/* explain.c: adds why a move is not legal. */
void clancath_explain(const game_state *s, unsigned seat, const struct move *move,
                      struct text *why);

/* show.c */
bool clancath_extent(const game_state *s, enum size size, struct extent *out);
void clancath_draw(const game_state *s, enum viewer viewer, struct canvas *canvas);
void clancath_panel(const game_state *s, enum viewer viewer, struct canvas *canvas);
void clancath_look(const game_state *s, enum viewer viewer, int spot, struct text *out);

/* and estimate.c */
void clancath_estimate(const game_state *s, uint16_t chances[SEATS_MOST]);

/* A kind for people ("hero"), and with its article; marked N_(). */
extern const char *const clancath_kinds[KINDS];
extern const char *const clancath_a_kind[KINDS];

/* Writes a square's name ("c7") with its final 0. */
void clancath_name(unsigned square, char out[4]);

/* The tables' rows. */
enum { VERB_DEPLOY, VERB_ROLL, VERB_STEP, VERB_BERSERK, VERB_END, VERB_DICE, VERB_COUNT };
enum { DOMAIN_SQUARE, DOMAIN_KIND, DOMAIN_FACE, DOMAIN_COUNT };
enum {
    OPTION_BAND,
    OPTION_SETUP,
    OPTION_ZONES,
    OPTION_DICE_CAP,
    OPTION_BERSERK,
    OPTION_BERSERK_END,
    OPTION_BERSERK_REST,
    OPTION_FIRST,
    OPTION_DRAW_AFTER,
    OPTION_COUNT
};

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

#endif
