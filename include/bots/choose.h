/*
 * choose.h - selection and expansion at a decision: PUCT with progressive widening.
 */
#ifndef BOTS_CHOOSE_H
#define BOTS_CHOOSE_H

#include "bots/iteration.h"

/* The edge that the seat takes in the descent's state; made when it is new. NULL when there is
   no memory for it. */
struct edge *choose_edge(struct descent *descent, struct node *node, unsigned seat);

/* The integer square root. */
uint32_t choose_root(uint64_t square);

#endif
