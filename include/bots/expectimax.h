/*
 * expectimax.h - a search without samples, for games in which chance falls before every decision.
 *
 * Below each move every outcome of chance is looked at and counted with its weight; every decision
 * is the best for whoever makes it (max^n, so any number of seats). First all moves are looked at
 * two decisions deep, then the best ones deeper and deeper, following only as many replies of each
 * position as the game's number `replies` says: those with the best estimates. Nothing is random
 * but the order of equal moves. A node is a position whose moves were all made and estimated, about
 * as much work as an iteration of the tree (descent.h). For games without secrets.
 */
#ifndef BOTS_EXPECTIMAX_H
#define BOTS_EXPECTIMAX_H

#include <stdatomic.h>

#include "bots/taste.h"

enum { EXPECTIMAX_DEEPEST = 8 }; /* decisions */

/* A move of the position asked about. */
struct look {
    struct move move;
    uint16_t shares[SEATS_MOST]; /* of ESTIMATE_WHOLE, for each seat, */
    uint8_t depth;               /* after looking so many decisions deep, its own included */
};

struct expectimax; /* private */

struct expectimax *expectimax_new(const struct ruleset *rules);
void expectimax_free(struct expectimax *expectimax);

/* How far it may go: the first of the limits ends it. */
struct expectimax_limits {
    uint64_t nodes;          /* 0: no such limit */
    uint64_t until;          /* on clock_milliseconds; 0: no such limit */
    const atomic_bool *stop; /* set by whoever does not want to wait */
};

/* Looks at all moves of the seat one decision deep. The position stays the caller's, and must not
   change until the last call of expectimax_step. rng: the order of equal moves. */
void expectimax_begin(struct expectimax *expectimax, const game_state *s, unsigned seat,
                      unsigned seats, struct rng *rng);

/* Looks at one more move, or deeper at one; false when a limit was reached, which leaves
   everything as it was before, or when there is nothing to look for any more. */
bool expectimax_step(struct expectimax *expectimax, const struct expectimax_limits *limits);

/* Nodes since expectimax_begin, at least 1. */
uint64_t expectimax_nodes(const struct expectimax *expectimax);

/* The moves, best first: those that were looked at deepest are compared with each other, and the
   others come after them. Valid until the next call. */
const struct look *expectimax_looks(const struct expectimax *expectimax, size_t *count);

#endif
