/*
 * state.h - a position of Cat Chess, and what the game's files share.
 *
 * A cat is the number of its character sheet, so sets of cats are bits of a uint16_t. A space is a
 * number 0 .. 216 of the hexes within 8 of the middle, whatever the board's size; those outside
 * the board have the height OUTSIDE. Invariant: observers[x] has bit c exactly when cat c is in
 * play and observes x (CH-12), and the bit OCCUPIED when a cat stands there; it is kept up by
 * catchess_lift and catchess_drop, the only places where cats come, go or turn.
 *
 *            d2 NW   d1 NE        A cat's facing f looks at the corner between d_f and d_(f+1):
 *              \     /                          1 n
 *       d3 W --- hex --- d0 E             2 nw       0 ne
 *              /     \                    3 sw       5 se
 *            d4 SW   d5 SE                      4 s
 */
#ifndef CATCHESS_STATE_H
#define CATCHESS_STATE_H

#include "core/hex.h"
#include "core/ruleset.h"

enum {
    SEATS = 5,
    SHEETS = 15,
    TEAM = 3, /* cats of a seat */
    SPACES = 217,
    NOWHERE = SPACES, /* no space: a cat out of play, the far side of the edge */
    ROWS = 17,
    MIDDLE = 8,   /* the row of (0,0) */
    OFFSETS = 36, /* of what can be seen: up to three spaces away */
    REACH = 60,   /* of what is tabled: up to four */
    FACINGS = 6,
    SIDE = 5, /* of a grid */
    GRID = SIDE * SIDE,
    COUNTERS = 5, /* of each kind, for each seat */
    TARGETS = 3,
    SUMMIT = 6,  /* the height of a target */
    OUTSIDE = 9, /* higher than anything */
    NO_CAT = SHEETS,
    NOTHING = SIDE, /* no method or response yet */
};

enum { ALL_CATS = (1 << SHEETS) - 1, OCCUPIED = 1 << SHEETS };

enum sheet {
    KERO,
    LINA,
    STYLE_AND_PRESENCE,
    MISTOFFELES,
    KIRYUU,
    ISPEX,
    VISION,
    SHAM,
    SPEED,
    TIGGER,
    SETZER,
    TUGGER,
    DARTH,
    HOTOHORI,
    LUCKY
};

enum kind { STYLE, PRESENCE, KINDS };

enum stage {
    STAGE_COUNTERS, /* CH-7 */
    STAGE_TILES,    /* CH-8 */
    STAGE_CATS,     /* CH-9 */
    STAGE_ACT,      /* CH-14, or the choice to enter, CH-13 */
    STAGE_ENTER,    /* CH-13: a turn spent on re-entry */
    STAGE_FACE,     /* CH-15 */
    STAGE_DUEL,     /* CH-21: method and response are chosen in secret */
    STAGE_RETREAT,  /* CH-22, CH-23 */
    STAGE_COIN,     /* CH-22 */
    STAGE_OVER,     /* CH-25 */
};

enum sight { SIGHT_PLAIN, SIGHT_FAR, SIGHT_THREE, SIGHT_FOUR, SIGHTS };

/* observers and at_least follow from the cats' places and facings. */
struct game_state {
    uint32_t number;                 /* of the turn, from 1; the set-up belongs to turn 1 */
    uint32_t counter[SHEETS][KINDS]; /* grids: bit row*5 + column */
    uint32_t known[SHEETS];          /* grid spaces that a challenge has shown to all */
    uint16_t observers[SPACES + 1];
    uint16_t team[SEATS];            /* the cats of each seat */
    uint16_t at_least[SUMMIT + 2];   /* [h]: cats in play on height h or more */
    uint16_t acted, turned, preened; /* cats of the seat to play, in this turn; one that has acted
                                        may be out of play since */
    uint8_t height[SPACES + 1];      /* OUTSIDE off the board */
    uint8_t space[SHEETS];           /* NOWHERE: out of play */
    uint8_t facing[SHEETS];          /* 0 when out of play */
    uint8_t esteem[SHEETS];          /* 0 when out of play */
    uint8_t owner[SHEETS];           /* SEATS: not dealt */
    uint8_t held[SEATS];             /* targets noted at the end of the turn, as bits (CH-25) */
    uint8_t target[TARGETS];         /* spaces */
    uint8_t seats, first, to;        /* 2 .. 5; who begins; whose turn it is, or who won */
    uint8_t stage;                   /* enum stage */
    uint8_t left;                    /* tiles, or cats, still to be placed in the set-up */
    uint8_t groomed;                 /* 1: Kiryuu has preened for free in this turn */
    uint8_t attacker, defender;      /* of the challenge in progress, or NO_CAT */
    uint8_t method, response;        /* chosen, or NOTHING */
    uint8_t fleeing;                 /* the cat that must retreat, or NO_CAT */
    uint8_t radius;                  /* options from here on: 5, 6 or 8 */
    uint8_t open, lower, wide, four, own, strict, diagonal; /* 1 when that option is on */
    uint8_t quick;                                          /* 1: chance places everything */
    uint8_t forgets; /* 1: by rules of version 2 a cat that is out of play has not acted */
    uint8_t unused;  /* 0 */
};

/* The shortest ways to an offset, each by one or two offsets in between; a way by one offset has
   it in both entries. A single way to a space two away is listed twice. */
struct sight_paths {
    uint8_t count; /* 0 for neighbours */
    uint8_t between[3][2];
};

/* tables.c */
extern const struct hex catchess_hex[SPACES];
extern const int16_t catchess_row[ROWS]; /* the space of (q, r) is catchess_row[r + 8] + q */
extern const uint8_t catchess_near[SPACES + 1][REACH]; /* neighbours by direction come first */
extern const struct sight_paths catchess_paths[OFFSETS];
extern const uint64_t catchess_arc[SIGHTS][2][FACINGS]; /* [][option arc=wide][]: offsets */
extern const struct hex catchess_spiral[127];           /* all offsets up to 6, the nearest first */

/* A character sheet (sheets.c). */
struct sheet_facts {
    const char *word;    /* in moves */
    const char *name;    /* for people, never translated */
    const char *ability; /* one line, marked N_(), or "" */
    char initial;        /* one for each sheet */
    uint8_t start, track, points, sight;
};
extern const struct sheet_facts catchess_sheets[SHEETS];
extern const char *const catchess_facings[FACINGS];
extern const char *const catchess_methods[SIDE], *const catchess_responses[SIDE]; /* words */
extern const char *const catchess_method_names[SIDE], *const catchess_response_names[SIDE];

/* Verbs and domains, in the order of their tables. */
enum {
    VERB_COUNTER,
    VERB_TILE,
    VERB_CHALLENGE,
    VERB_GO,
    VERB_PREEN,
    VERB_STAY,
    VERB_GROOM,
    VERB_ENTER,
    VERB_FACE,
    VERB_METHOD,
    VERB_RESPONSE,
    VERB_RETREAT,
    VERB_END,
    VERB_PASS,
    VERB_COIN,
    VERB_COUNT
};
enum {
    DOMAIN_SPACE,
    DOMAIN_CAT,
    DOMAIN_GRID, /* sheet * 25 + row * 5 + column */
    DOMAIN_METHOD,
    DOMAIN_RESPONSE,
    DOMAIN_KIND,
    DOMAIN_FACING,
    DOMAIN_SIDE,
    DOMAIN_COUNT
};
enum { /* the first board spot of each domain */
       SPOT_CAT = SPACES,
       SPOT_GRID = SPOT_CAT + SHEETS,
       SPOT_METHOD = SPOT_GRID + SHEETS * GRID,
       SPOT_RESPONSE = SPOT_METHOD + SIDE,
};

/*
 * Cats and sight: board.c.
 */

static inline uint16_t catchess_bit(unsigned cat) {
    return (uint16_t)(1U << cat);
}
static inline bool catchess_in_play(const game_state *s, unsigned cat) {
    return s->space[cat] != NOWHERE;
}
static inline unsigned catchess_count(unsigned bits) {
    unsigned count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}
static inline unsigned catchess_but_lowest(unsigned bits) {
    return bits & (bits - 1);
}
static inline bool catchess_several(unsigned bits) {
    return catchess_but_lowest(bits) != 0;
}
/* The cats of a seat that are in play. */
static inline unsigned catchess_playing(const game_state *s, unsigned seat) {
    return s->team[seat] & s->at_least[0];
}
static inline unsigned catchess_enemies(const game_state *s, unsigned seat) {
    return ~(unsigned)s->team[seat] & ALL_CATS;
}
/* The opponents' cats that observe a space. */
static inline unsigned catchess_watchers(const game_state *s, unsigned seat, unsigned space) {
    return s->observers[space] & catchess_enemies(s, seat);
}
/* CH-19: an opponent's cat that stands higher observes this one. */
static inline bool catchess_cowed(const game_state *s, unsigned cat) {
    unsigned space = s->space[cat];
    return catchess_watchers(s, s->owner[cat], space) & s->at_least[s->height[space] + 1];
}

/* A space's name for one sentence: the row's letter, a .. q from the top, and the column's number,
   1 .. 17, so (0,0) is i9 on every board; "?" for NOWHERE. */
struct space_name {
    char bytes[4];
};
struct space_name catchess_name(unsigned space);
unsigned catchess_space_find(struct word name); /* NOWHERE when there is none */

/* The space at an offset from a hex, or NOWHERE. */
unsigned catchess_at(int q, int r);
int catchess_distance(unsigned a, unsigned b);

/* The offset from one space to another, or -1 beyond three. */
int catchess_offset(unsigned from, unsigned to);

/* CH-12: nothing on the way to an offset hides it. */
bool catchess_clear(const game_state *s, unsigned from, unsigned offset);

/* CH-11: the offsets in a cat's arc. */
uint64_t catchess_cone(const game_state *s, unsigned cat);

/* Takes a cat off the board, or puts it on a free space of it. */
void catchess_lift(game_state *s, unsigned cat);
void catchess_drop(game_state *s, unsigned cat, unsigned space, unsigned facing);
void catchess_turn(game_state *s, unsigned cat, unsigned facing); /* where it stands */

/* The cat on a space, or NO_CAT. */
unsigned catchess_cat_on(const game_state *s, unsigned space);

/* CH-18: the cat may not enter the space. */
bool catchess_barred(const game_state *s, unsigned cat, unsigned space);

/* CH-17: the cat can walk to the space with that many points. */
bool catchess_walks(const game_state *s, unsigned cat, unsigned space, int points);
int catchess_price(const game_state *s, unsigned cat, unsigned space); /* within reach */

/* CH-22, CH-23: the loser may retreat to a space that the winner does not observe. */
bool catchess_haven(const game_state *s, unsigned cat, unsigned from, unsigned space);
bool catchess_has_haven(const game_state *s, unsigned cat, unsigned from);

/* CH-9, CH-13: free and not observed by an opponent's cat. */
bool catchess_open_space(const game_state *s, unsigned seat, unsigned space);
bool catchess_any_open(const game_state *s, unsigned seat);
unsigned catchess_lowest_open(const game_state *s, unsigned seat); /* a height; 7: none */

/* CH-2: the height of a space without tiles. */
unsigned catchess_start_height(const game_state *s, unsigned space);

/* The targets a seat's cats stand on, as bits. */
unsigned catchess_targets(const game_state *s, unsigned seat);

/* Whether the viewer may see this space of a cat's grid. */
bool catchess_sees(const game_state *s, enum viewer viewer, unsigned cat, unsigned place);

/* Grids: blocked spaces, counters a seat has placed of one kind. */
uint32_t catchess_blocked(const game_state *s, unsigned cat);
unsigned catchess_placed(const game_state *s, unsigned seat, unsigned kind);
unsigned catchess_allowed(const game_state *s, unsigned seat); /* 5, or 6, of each kind */

/*
 * Slots of the ruleset.
 */
void catchess_deal(const struct setup *setup, struct rng *rng, struct text *out); /* setup.c */
const char *catchess_start(game_state *s, const struct setup *setup);
const char *catchess_check(const game_state *s);
void catchess_describe(const game_state *s, enum viewer viewer, struct text *out); /* describe.c */
const char *catchess_read(game_state *s, const char *line);
void catchess_moves(const game_state *s, unsigned seat, struct move_list *out); /* moves.c */
struct move catchess_sample(const game_state *s, unsigned seat, struct rng *rng);
bool catchess_why_not(const game_state *s, unsigned seat, const struct move *move,
                      struct text *why); /* legal.c */
bool catchess_why_verb(const game_state *s, unsigned seat, unsigned verb, struct text *why);
bool catchess_news_wait(const game_state *s, unsigned actor, const struct move *move);
void catchess_apply(game_state *s, unsigned actor, const struct move *move,
                    struct text *news);                 /* apply.c */
void catchess_reveal(game_state *s, struct text *news); /* duel.c */
void catchess_toss(game_state *s, unsigned side, struct text *news);
void catchess_retreat(game_state *s, unsigned space, struct text *news);
void catchess_miniature(const game_state *s, enum viewer viewer,
                        struct canvas *canvas);                                /* paint.c */
struct glyph catchess_sign(const game_state *s, unsigned seat);                /* signs.c */
bool catchess_extent(const game_state *s, enum size size, struct extent *out); /* show.c */
void catchess_draw(const game_state *s, enum viewer viewer, struct canvas *canvas);
void catchess_panel(const game_state *s, enum viewer viewer, struct canvas *canvas); /* panel.c */
void catchess_look(const game_state *s, enum viewer viewer, int spot, struct text *out);
void catchess_shade(const game_state *s, enum viewer viewer, int spot, struct canvas *canvas);
void catchess_between(const game_state *s, enum viewer viewer, int from, int to,
                      struct canvas *canvas, struct text *out);
bool catchess_page(const game_state *s, enum viewer viewer, int spot, struct canvas *canvas);

/* and estimate.c */
void catchess_estimate(const game_state *s, const int16_t *weights, uint16_t chances[SEATS_MOST]);
extern const struct tuning catchess_tuning;

/* resample.c: lays so many counters of each kind on hidden spaces of the seat's grids, as far as
   there is room; and guesses the secret choices. */
void catchess_lay(game_state *s, unsigned seat, const uint32_t hidden[SHEETS],
                  const unsigned count[KINDS], struct rng *rng);
void catchess_choose(game_state *s, bool method, bool response, struct rng *rng);
void catchess_resample(game_state *s, enum viewer viewer, struct rng *rng); /* slot */

/* Adds the reason unless why is NULL; true means refused. */
bool catchess_say(struct text *why, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Whether the move is refused, apart from stage and turn; why may be NULL (legal.c). */
bool catchess_no_go(const game_state *s, unsigned cat, unsigned space, struct text *why);
bool catchess_no_challenge(const game_state *s, unsigned cat, unsigned target, struct text *why);
bool catchess_no_stay(const game_state *s, unsigned cat, struct text *why);
bool catchess_no_preen(const game_state *s, unsigned cat, struct text *why);

/* The options, in the order of their table. */
enum {
    OPTION_SETUP,
    OPTION_BOARD,
    OPTION_TILES,
    OPTION_SHEETS,
    OPTION_LOS,
    OPTION_ARC,
    OPTION_VISION,
    OPTION_OWN,
    OPTION_RETREAT,
    OPTION_BLOCKS,
    OPTION_COUNT
};

#endif
