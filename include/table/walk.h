/*
 * walk.h - how far a piece gets by moves of its own, one after the other, and what that costs.
 *
 * The piece's moves are tried on copies of the position, the cheapest first, and the cheapest way
 * to every spot is kept. A way goes on only after moves that the game calls walks, so it decides
 * nothing on the way; its last move may be any. Moves without a price count as one.
 */
#ifndef TABLE_WALK_H
#define TABLE_WALK_H

#include "core/ruleset.h"

struct way {
    int spot;         /* where it leads */
    int before;       /* the way it goes on from, or -1 for the origin itself */
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

/* Finds the ways of what the seat can move from a spot. */
void walk_from(struct walk *walk, const struct ruleset *rules, const struct notation *notation,
               const game_state *s, unsigned seat, int spot);

/* The way to a spot, or NULL; never the origin. */
const struct way *walk_to(const struct walk *walk, int spot);

/* Adds the moves of a way in order. */
void walk_moves(const struct walk *walk, const struct way *way, struct move_list *out);

#endif
