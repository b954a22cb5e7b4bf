/*
 * walk.h - the cheapest ways of a piece to other spots by several of its moves, and their prices.
 *
 * The moves are tried on copies of the position, the cheapest first (Dijkstra's algorithm), and the
 * cheapest way to every spot is kept. Every move of a way but the last one is a walk
 * (ruleset.walks), so that it makes no other decision on the way; the last one may be any move of
 * the piece. A move without a price counts as 1.
 */
#ifndef TABLE_WALK_H
#define TABLE_WALK_H

#include "core/ruleset.h"

struct way {
    int spot;         /* where it leads */
    int before;       /* the index of the way that it extends, or -1 for the origin */
    int price;        /* of all its moves */
    bool goes_on;     /* its moves are all walks */
    bool settled;     /* no cheaper one can be found any more */
    struct move move; /* the last one */
};

struct walk {
    int origin;       /* a spot, or NO_SPOT when nothing was looked for */
    struct way *ways; /* the first is the origin */
    int count, most;
    unsigned char *positions; /* after each way that goes on */
    struct move_list list;    /* scratch */
};

/* Reserves for the ruleset. Freed by walk_free. */
void walk_init(struct walk *walk, const struct ruleset *rules);
void walk_free(struct walk *walk);

/* Finds all ways of the seat's piece that stands on a spot. */
void walk_from(struct walk *walk, const struct ruleset *rules, const struct notation *notation,
               const game_state *s, unsigned seat, int spot);

/* The way to a spot, or NULL; never the origin. */
const struct way *walk_to(const struct walk *walk, int spot);

/* Adds the moves of a way in order. */
void walk_moves(const struct walk *walk, const struct way *way, struct move_list *out);

#endif
