/*
 * greedy.h - the greedy bot, which looks one move ahead, and playouts.
 */
#ifndef BOTS_GREEDY_H
#define BOTS_GREEDY_H

#include "core/ruleset.h"

/* The shares of ESTIMATE_WHOLE that a result gives: winners divide it, without one all do. */
void greedy_share(const struct result *result, unsigned seats, uint16_t shares[SEATS_MOST]);

/* What a position is worth to each seat, of ESTIMATE_WHOLE: by the result when it is over, else by
   the game's estimate; without one all seats are equal. Parts beyond the seats are 0. */
void greedy_evaluate(const struct ruleset *rules, const game_state *s, unsigned seats,
                     uint16_t shares[SEATS_MOST]);

/* The move after which the position is worth most to the seat; a random one of several equals, and
   of all moves when the game has no estimate. list is scratch with moves_most reserved. */
struct move greedy_move(const struct ruleset *rules, const game_state *s, unsigned seats,
                        unsigned seat, struct rng *rng, struct move_list *list);

/* Plays until the game is over, or for at most `decisions` decisions. Each decision takes `choices`
   random moves and plays the one after which the position is worth most to the seat; with 1 it
   plays a random move. list as above. */
void greedy_playout(const struct ruleset *rules, game_state *s, unsigned decisions,
                    unsigned choices, unsigned seats, struct rng *rng, struct move_list *list);

#endif
