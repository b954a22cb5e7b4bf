/*
 * descent.h - one thread that grows the tree of a search, one iteration at a time.
 *
 * Threads share a tree. A thread holds the tree's lock while it descends or backs values up, and
 * releases it while it evaluates. The visit of a thread that has not yet backed up counts as a
 * value of 0 (virtual loss), so that other threads prefer other edges. A seat's choice never
 * depends on what it may not know: simultaneous secret choices are decided in separate nodes below
 * one node (the anchor), one chain of nodes for each seat, and the tree branches by all of them
 * when they are revealed.
 */
#ifndef BOTS_DESCENT_H
#define BOTS_DESCENT_H

#include "bots/iteration.h"

void descent_init(struct descent *descent, const struct ruleset *rules, struct tree *tree);
void descent_free(struct descent *descent);

/* Begins a question; the position stays the caller's. */
void descent_begin(struct descent *descent, const game_state *position, unsigned seat,
                   unsigned seats);

void descent_iterate(struct descent *descent);

/* The node where the asked seat decides, with an edge for each move that was looked at; NULL
   before the first iteration. */
const struct node *descent_decision(const struct descent *descent);

#endif
