/*
 * plain.h - players that do not look ahead: any move, or the best one at first sight.
 */
#ifndef BOTS_PLAIN_H
#define BOTS_PLAIN_H

#include "core/ruleset.h"

/* The shares of ESTIMATE_WHOLE that a result gives: winners divide it, without one all do. */
void plain_share(const struct result *result, unsigned seats, uint16_t shares[SEATS_MOST]);

/* What a position is worth to each seat, of ESTIMATE_WHOLE: by the result when it is over, else by
   the game's estimate; without one all seats are equal. Parts beyond the seats are 0. */
void plain_judge(const struct ruleset *rules, const game_state *s, unsigned seats,
                 uint16_t shares[SEATS_MOST]);

/* The move whose position is worth most to the seat, of equal ones any; without an estimate any
   move. list is scratch with moves_most reserved. */
struct move plain_greedy(const struct ruleset *rules, const game_state *s, unsigned seats,
                         unsigned seat, struct rng *rng, struct move_list *list);

/* Plays on until the game is over, or after so many decisions: of so many moves drawn at random
   the one whose position is worth most to the seat, 1 being any move. list as above. */
void plain_play_out(const struct ruleset *rules, game_state *s, unsigned decisions,
                    unsigned choices, unsigned seats, struct rng *rng, struct move_list *list);

#endif
