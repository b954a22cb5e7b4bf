/*
 * catan.h - what the files of L'impero di Catan share: the state, sets of bits, and the functions
 * of each file. Only board.c changes buildings and roads; only moves.c decides what is legal.
 */
#ifndef CATAN_H
#define CATAN_H

#include "bits.h"
#include "state.h"

/* ---- board.c: pieces, and what follows from where they stand ---- */
void catan_build(game_state *s, unsigned seat, unsigned corner); /* a settlement */
void catan_raise(game_state *s, unsigned seat, unsigned corner); /* a settlement to a city */
void catan_pave(game_state *s, unsigned seat, unsigned edge);
void catan_unpave(game_state *s, unsigned seat, unsigned edge); /* the piece is not put away */
void catan_raze(game_state *s, unsigned seat, unsigned corner);
void catan_hold(game_state *s);   /* who holds longest road and largest army now */
void catan_derive(game_state *s); /* all that follows from buildings and roads */
unsigned catan_length(const game_state *s, unsigned seat);
unsigned catan_owner(const game_state *s, unsigned corner);    /* seat, or NONE */
unsigned catan_road_owner(const game_state *s, unsigned edge); /* seat, or NONE */
int catan_points(const game_state *s, unsigned seat);          /* IC-20 */
int catan_final(const game_state *s, unsigned seat);           /* IC-23 */
bool catan_ruined(const game_state *s);                        /* IC-23 asks for the count */

/* ---- war.c: barracks, reach, attacks (IC-13 to IC-15) ---- */
struct war {
    uint64_t near;      /* corners that a road attack may come in by */
    uint64_t reach;     /* corners where buildings are in reach */
    struct edges roads; /* enemy roads that three knights take */
};
void catan_war(const game_state *s, unsigned seat, struct war *out);
bool catan_barracks(const game_state *s, unsigned corner); /* IC-14, of a city */
unsigned catan_usable(const game_state *s, unsigned seat); /* knights, none in vain (C14) */
/* The pairs of roads that six knights take, when three take those in reach: how many, and number
   `wanted` of them (NONE: no one) into pair. */
unsigned catan_pairs(const game_state *s, const struct edges *reach, unsigned wanted,
                     uint8_t pair[2]);
bool catan_is_pair(const game_state *s, const struct edges *reach, unsigned first, unsigned second);
/* Adds the shortest way from the seat's nearest city to a corner, "v18-v13-v8"; returns its
   edges. The seat has a city. */
int catan_path(const game_state *s, unsigned seat, unsigned corner, struct text *out);

/* ---- moves.c: what is legal ---- */
enum {
    VERB_SETTLE,
    VERB_ROAD,
    VERB_CITY,
    VERB_BANK,
    VERB_RECRUIT,
    VERB_GIVE,
    VERB_WANT,
    VERB_OFFER,
    VERB_ACCEPT,
    VERB_REFUSE,
    VERB_DEAL,
    VERB_CANCEL,
    VERB_DISCARD,
    VERB_TAKE,
    VERB_SEIZE,
    VERB_RAZE,
    VERB_SKIP,
    VERB_END,
    VERB_ROLL,
    VERB_COUNT
};

extern const uint64_t catan_cost[VERB_COUNT]; /* kinds, of the verbs that cost cards */
unsigned catan_acting(const game_state *s);   /* bits of seats */
unsigned catan_able(const game_state *s);     /* others who hold what is wanted */
void catan_moves(const game_state *s, unsigned seat, struct move_list *out);
struct move catan_sample(const game_state *s, unsigned seat, struct rng *rng);
bool catan_legal(const game_state *s, unsigned seat, const struct move *move);
bool catan_can_place(const game_state *s); /* a road for a road taken (IC-17) */
int catan_price(const game_state *s, unsigned seat, const struct move *move); /* in knights */

unsigned catan_setter(const game_state *s, unsigned number); /* whose turn of the set-up */

/* ---- estimate.c, resample.c ---- */
void catan_estimate(const game_state *s, uint16_t chances[SEATS_MOST]);
extern const struct search_numbers catan_numbers;
void catan_resample(game_state *s, enum viewer viewer, struct rng *rng);
/* Fills hands with so many cards that a line did not tell (0: none); false when there are not so
   many, or too few for a trade that runs. */
bool catan_fill(game_state *s, const uint8_t hidden[SEATS]);

/* ---- why.c, play.c, setup.c, describe.c, show.c, panel.c: slots of the ruleset ---- */
bool catan_why_not(const game_state *s, unsigned seat, const struct move *move, struct text *why);
void catan_apply(game_state *s, unsigned actor, const struct move *move, struct text *news);
void catan_deal(const struct setup *setup, struct rng *rng, struct text *out);
const char *catan_start(game_state *s, const struct setup *setup);
void catan_describe(const game_state *s, enum viewer viewer, struct text *out);
const char *catan_check(const game_state *s);
bool catan_extent(const game_state *s, enum size size, struct extent *out);
void catan_draw(const game_state *s, enum viewer viewer, struct canvas *canvas);
void catan_panel(const game_state *s, enum viewer viewer, struct canvas *canvas);
void catan_look(const game_state *s, enum viewer viewer, int spot, struct text *out);

/* Words (catan.c): kinds in the notation, and "2 brick, 1 wool" for people. */
extern const char *const catan_kinds[KINDS + 1];
void catan_add_cards(struct text *out, uint64_t cards);
extern const struct glyph catan_city[SEATS];                                  /* show.c */
bool catan_sees_hand(const game_state *s, enum viewer viewer, unsigned seat); /* panel.c */

enum { HEX_SPOT = 0, CORNER_SPOT = HEXES, EDGE_SPOT = HEXES + CORNERS };

#endif
