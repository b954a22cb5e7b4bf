/*
 * sensible.h - the moves that a bot thinks of: all legal ones but those that the game calls futile.
 */
#ifndef BOTS_SENSIBLE_H
#define BOTS_SENSIBLE_H

#include "core/ruleset.h"

/* Adds the seat's legal moves that are not futile, or all of them when all are, in the order of the
   rules; list has moves_most reserved. */
void sensible_moves(const struct ruleset *rules, const game_state *s, unsigned seat,
                    struct move_list *list);

/* One of these moves, each as likely as the others. list is scratch with moves_most reserved. */
struct move sensible_random(const struct ruleset *rules, const game_state *s, unsigned seat,
                            struct rng *rng, struct move_list *list);

#endif
