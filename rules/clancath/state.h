/*
 * state.h - a position of ClanCath, and what the game's files share.
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
#ifndef CLANCATH_STATE_H
#define CLANCATH_STATE_H

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

/* explain.c */
bool clancath_why_not(const game_state *s, unsigned seat, const struct move *move,
                      struct text *why);
bool clancath_why_verb(const game_state *s, unsigned seat, unsigned verb, struct text *why);

/* show.c, panel.c, paint.c */
struct glyph clancath_sign(const game_state *s, unsigned seat);
void clancath_miniature(const game_state *s, enum viewer viewer, struct canvas *canvas);
bool clancath_extent(const game_state *s, enum size size, struct extent *out);
void clancath_draw(const game_state *s, enum viewer viewer, struct canvas *canvas);
void clancath_panel(const game_state *s, enum viewer viewer, struct canvas *canvas);
void clancath_look(const game_state *s, enum viewer viewer, int spot, struct text *out);

/* and estimate.c */
void clancath_estimate(const game_state *s, const int16_t *weights, uint16_t chances[SEATS_MOST]);
extern const struct tuning clancath_tuning;

/* A kind for people ("hero"), and with its article; marked N_(). */
extern const char *const clancath_kinds[KINDS];
extern const char *const clancath_a_kind[KINDS];

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

#endif
