/*
 * luck.h - how much of a game was decided by dice.
 *
 * If what a position is worth is judged rightly, the changes of that from move to move add up to
 * the result, and their squares, on the average, to its variance. So the squares of what dice
 * changed, over the squares of all changes, are the share of the result that was luck. A position
 * is judged by the game's own estimate after the best next move, before dice by the mean of all
 * outcomes.
 */
#ifndef BOTS_LUCK_H
#define BOTS_LUCK_H

#include "session/session.h"

/* Sums of squares, of all seats' chances, of ESTIMATE_WHOLE. */
struct luck {
    uint64_t dice; /* of changes by chance, set-up by chance too */
    uint64_t play; /* of changes by decisions */
};

/* Walks through a game, which has an estimate. The same game gives the same figures. Without dice
   both are 0. */
void luck_measure(struct session *session, struct luck *out);

#endif
