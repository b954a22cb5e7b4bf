/*
 * state.h - a position of L'impero di Catan, and the tables of what touches what.
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

#include "core/ruleset.h"

enum { SEATS = 4, HEXES = 19, CORNERS = 54, EDGES = 72, KINDS = 5, HARBOURS = 9, NONE = 255 };
enum { ROADS = 15, SETTLEMENTS = 5, CITIES = 4, CARDS = 19, KNIGHTS = 14 }; /* IC-1 */
enum { TRADE_MOST = 9, OFFERS_MOST = 5 };                                   /* IC-9 */

enum kind { BRICK, LUMBER, WOOL, GRAIN, ORE, DESERT }; /* cards; a hex may also be desert */

/* What is awaited. In the first two a pair of settlement and road is set up (IC-4). */
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
    uint8_t unused[10];                  /* 0 */
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

#endif
