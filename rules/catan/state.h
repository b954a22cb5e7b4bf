/*
 * state.h - a position of L'impero di Catan, the tables of what touches what, and what the game's
 * files share. Only board.c changes buildings and roads; only moves.c decides what is legal.
 *
 * The island has 19 hexes, 54 corners and 72 edges, numbered as drawn in RULES.md. What stands
 * on it is kept as sets of bits, cards as one byte for each kind in a word, so that questions
 * ("where may a road go", "can this be paid") are a few instructions:
 *
 *      kinds   0 0 0 ore grain wool lumber brick     a byte each, brick lowest, 0 .. 19
 *
 * Below `number` in struct game_state everything is the position itself; above it only bank,
 * rate, reach, touch, closed are derived from it (as are the counts), kept because they are
 * asked for at every move, and compared with a fresh computation by check().
 */
#ifndef CATAN_STATE_H
#define CATAN_STATE_H

#include "core/drawing.h"
#include "core/ruleset.h"

enum { SEATS = 4, HEXES = 19, CORNERS = 54, EDGES = 72, KINDS = 5, HARBOURS = 9, NONE = 255 };
enum { ROADS = 15, SETTLEMENTS = 5, CITIES = 4, CARDS = 19, KNIGHTS = 14 }; /* IC-1 */
enum { TRADE_MOST = 9, OFFERS_MOST = 5 };                                   /* IC-9 */

enum kind { BRICK, LUMBER, WOOL, GRAIN, ORE, DESERT }; /* cards; a hex may also be desert */

/* What the game waits for. In the first two a pair of settlement and road is set up (IC-4). */
enum { SETTLING, PAVING, ROLLING, DISCARDING, ACTING, TRADING, ANSWERING, CHOOSING, PLACING };
enum { WON = PLACING + 1, RAZED, RUINED, PHASES }; /* over: IC-21, IC-22, IC-23 */

/* The options, in the order of their table. */
enum {
    OPTION_MAP,
    OPTION_VP,
    OPTION_HANDS,
    OPTION_DISCARD,
    OPTION_SEVEN_ALL,
    OPTION_ATTACKS,
    OPTION_DISTANCE,
    OPTION_SHIELD,
    OPTION_CAPTURE,
    OPTION_WAIT,
    OPTION_ARMY,
    OPTION_RUIN,
    OPTION_WARPOINTS,
    OPTION_TIE,
    OPTION_COUNT
};

enum { MAP_BEGINNER, MAP_RANDOM, MAP_APART };

struct edges {
    uint64_t word[2]; /* edge e is bit e % 64 of word e / 64 */
};

struct game_state {
    uint64_t hand[SEATS]; /* kinds */
    uint64_t bank;        /* kinds */
    uint64_t rate[SEATS]; /* kinds: cards the bank asks for one, 2 .. 4 */
    struct edges road[SEATS];
    struct edges reach[SEATS]; /* edges that touch the seat's network, empty or not (IC-8) */
    uint64_t touch[SEATS];     /* corners touched by the seat's roads */
    uint64_t built[SEATS];     /* corners with the seat's settlements and cities */
    uint64_t cities;           /* corners with anybody's city */
    uint64_t closed;           /* corners with a building on or beside them (IC-4) */
    uint64_t give, want;       /* kinds: the trade that is being made (IC-9) */
    uint32_t number;           /* of the turn, from 1; 2 for each seat are the set-up */
    uint16_t option;           /* bit i: option i is not at its first choice */
    uint8_t vp;                /* points that win (IC-21) */
    uint8_t seats, first;      /* 2 .. 4; who began */
    uint8_t to;                /* whose turn it is */
    uint8_t phase;
    uint8_t dice[2];        /* of this turn, 1 .. 6; 0 before the roll */
    uint8_t longest, army;  /* seat that holds the card, or NONE (IC-10; option largest_army) */
    uint8_t deck;           /* knights in it */
    uint8_t knights[SEATS]; /* face up before each seat */
    uint8_t roads[SEATS], settlements[SEATS], towns[SEATS]; /* on the board; towns are cities */
    uint8_t box[SEATS];                                     /* road pieces lost (IC-17) */
    uint8_t length[SEATS];                                  /* of the longest road */
    uint8_t razed[SEATS], sacked[SEATS]; /* settlements, cities destroyed (IC-18) */
    uint8_t owes[SEATS];                 /* cards still to give back (IC-11) */
    uint8_t fresh;                       /* knights of this turn, with the option knight_wait */
    uint8_t raided;                      /* 1 after an attack, with the option attacks=1 */
    uint8_t offers;                      /* trades begun in this turn */
    uint8_t asked, agreed;               /* bits of seats that must answer, that accepted */
    uint8_t free;                        /* roads to place for roads taken (IC-17) */
    uint8_t freed[2];                    /* where, with road_capture=in_place; else NONE */
    uint8_t hex[HEXES];                  /* kind * 16 + token, token 0 on the desert */
    uint8_t numbered[11][2];             /* hexes with the token 2 .. 12, or NONE */
    uint8_t harbour[HARBOURS];           /* kind, or KINDS for any; places as in the tables */
    uint8_t hidden[SEATS]; /* while a line is read: cards of a hand that it does not tell; else 0 */
    uint8_t unused[6];     /* 0 */
};

/* ---- tables.c: what touches what; NONE fills short rows, corners of a hex from the top ---- */
extern const uint8_t catan_hex_corner[HEXES][6], catan_edge_corner[EDGES][2];
extern const uint8_t catan_corner_edge[CORNERS][3], catan_corner_hex[CORNERS][3];
extern const uint8_t catan_corner_harbour[CORNERS], catan_harbour_corner[HARBOURS][2];
extern const uint8_t catan_corner_row[CORNERS], catan_corner_column[CORNERS]; /* on the screen */
extern const uint64_t catan_hex_corners[HEXES], catan_near[CORNERS];
extern const uint64_t catan_within_1[CORNERS], catan_within_2[CORNERS]; /* IC-13 */
extern const struct edges catan_corner_edges[CORNERS];
extern const uint32_t catan_pick[256]; /* where the bits of a byte are (bits.h) */

/* ---- board.c: pieces, and what follows from where they stand ---- */
void catan_build(game_state *s, unsigned seat, unsigned corner); /* a settlement */
void catan_raise(game_state *s, unsigned seat, unsigned corner); /* a settlement to a city */
void catan_pave(game_state *s, unsigned seat, unsigned edge);
void catan_unpave(game_state *s, unsigned seat, unsigned edge); /* the piece is not put away */
void catan_raze(game_state *s, unsigned seat, unsigned corner);
void catan_hold(game_state *s);   /* who holds longest road and largest army now */
void catan_derive(game_state *s); /* all that follows from buildings and roads */
unsigned catan_owner(const game_state *s, unsigned corner);    /* seat, or NONE */
unsigned catan_road_owner(const game_state *s, unsigned edge); /* seat, or NONE */
int catan_points(const game_state *s, unsigned seat);          /* IC-20 */
int catan_final(const game_state *s, unsigned seat);           /* IC-23 */
bool catan_ruined(const game_state *s);                        /* IC-23 asks for the count */
unsigned catan_setter(const game_state *s, unsigned number);   /* whose turn of the set-up */
bool catan_sees_hand(const game_state *s, enum viewer viewer, unsigned seat);

/* ---- war.c: barracks, reach, attacks (IC-13 to IC-15) ---- */
struct war {
    uint64_t near;      /* corners that a road attack may come in by */
    uint64_t reach;     /* corners where buildings are in reach */
    struct edges roads; /* enemy roads that three knights take */
};
void catan_war(const game_state *s, unsigned seat, struct war *out);
bool catan_barracks(const game_state *s, unsigned corner); /* IC-14, of a city */
unsigned catan_usable(const game_state *s, unsigned seat); /* knights free to attack */
/* Counts the pairs of roads that six knights can take; `reach` has those that three knights can
   take. Writes pair number `wanted` (NONE: no pair) into `pair`. */
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

unsigned catan_acting(const game_state *s); /* bits of seats */
unsigned catan_able(const game_state *s);   /* others who hold what is wanted */
void catan_moves(const game_state *s, unsigned seat, struct move_list *out);
struct move catan_sample(const game_state *s, unsigned seat, struct rng *rng);
bool catan_legal(const game_state *s, unsigned seat, const struct move *move);
bool catan_usable_verb(const game_state *s, unsigned seat, unsigned verb); /* has a legal move */
bool catan_can_place(const game_state *s); /* a road for a road taken (IC-17) */
/* For bots: a trade that is given up, or that nobody could accept. */
bool catan_futile(const game_state *s, unsigned seat, const struct move *move);
int catan_price(const game_state *s, unsigned seat, const struct move *move); /* in knights */

/* ---- estimate.c, resample.c ---- */
void catan_estimate(const game_state *s, const int16_t *weights, uint16_t chances[SEATS_MOST]);
extern const struct tuning catan_tuning;
void catan_resample(game_state *s, enum viewer viewer, struct rng *rng);
/* Fills hands with the cards that a line did not tell (hidden); false when there are not so many,
   or too few for a trade that runs. */
bool catan_fill(game_state *s);

/* ---- why.c, play.c, setup.c, describe.c, show.c, panel.c: slots of the ruleset ---- */
bool catan_why_not(const game_state *s, unsigned seat, const struct move *move, struct text *why);
bool catan_why_verb(const game_state *s, unsigned seat, unsigned verb, struct text *why);
void catan_apply(game_state *s, unsigned actor, const struct move *move, struct text *news);
void catan_deal(const struct setup *setup, struct rng *rng, struct text *out);
const char *catan_start(game_state *s, const struct setup *setup);
void catan_describe(const game_state *s, enum viewer viewer, struct text *out);
const char *catan_check(const game_state *s);
void catan_miniature(const game_state *s, enum viewer viewer, struct canvas *canvas);
bool catan_extent(const game_state *s, enum size size, struct extent *out);
void catan_draw(const game_state *s, enum viewer viewer, struct canvas *canvas);
void catan_panel(const game_state *s, enum viewer viewer, struct canvas *canvas);
void catan_look(const game_state *s, enum viewer viewer, int spot, struct text *out);

/* ---- cards.c: kinds as words, "2 brick, 1 wool" for people, and what is paid with them ---- */
extern const char *const catan_kinds[KINDS + 1];
void catan_add_cards(struct text *out, uint64_t cards);
extern const uint64_t catan_cost[VERB_COUNT]; /* kinds, of the verbs that cost cards */

/* ---- describe.c: the words of a position ---- */
extern const struct position catan_position;
void catan_lay_beginner(game_state *s); /* IC-3: the island of map=beginner */

/* ---- show.c, paint.c: what both ways to draw the island, and the panel, share ---- */
extern const struct glyph catan_city[SEATS];
struct glyph catan_building(const game_state *s, unsigned corner, unsigned owner);
struct glyph catan_corner_sign(const game_state *s, unsigned corner); /* also of an empty one */
unsigned catan_odds(unsigned number);    /* ways of 36 in which two dice give it */
enum paper catan_terrain(unsigned kind); /* also of the desert */
void catan_paint(const game_state *s, struct canvas *canvas);

/* ---- grain.c: the measures of the board with pixels ---- */
bool catan_paint_extent(enum size size, struct extent *out); /* the board's; false: no such size */
struct point catan_corner_at(enum size size, unsigned corner); /* in pixels */
int catan_hex_width(enum size size);

/* ---- shapes.c: what a drawing shows of the island ---- */
void catan_shapes(const game_state *s, struct canvas *canvas);

enum { HEX_SPOT = 0, CORNER_SPOT = HEXES, EDGE_SPOT = HEXES + CORNERS };

#endif
