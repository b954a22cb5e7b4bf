/*
 * taste.h - which move is played of those that were judged: the best, or by a level's temper one
 * of the good ones; never one that looks foolish when another is there.
 *
 * Foolish is: not to win at once where that can be done; to lose at once; to let the next player
 * win with a single move; to lose by the end of one's own turn whatever one does in it; to come
 * back to a position that one has had in the same turn.
 */
#ifndef BOTS_TASTE_H
#define BOTS_TASTE_H

#include "bots/levels.h"
#include "bots/trail.h"
#include "core/ruleset.h"

/* A legal move, and what was found out about it. */
struct candidate {
    struct move move;
    uint16_t share;  /* that it seems to be worth to the seat */
    uint32_t visits; /* of a search; the most visited one is the best. 0: by share alone */
};

/* A decision of a seat. In a game with secrets the position is one of those that are possible. */
struct decision {
    const struct ruleset *rules;
    const game_state *s;
    unsigned seat, seats;
    const struct trail *trail;
    size_t made;            /* decisions and outcomes of chance in the game so far */
    struct move_list *list; /* scratch, moves_most reserved */
    struct rng *rng;
};

/* True when a move ends the game now and the seat alone wins, whatever it cannot see. */
bool taste_wins(const struct decision *decision, struct move *out);

/* The candidate that a level plays; their order is changed. count is not 0. */
struct move taste_choose(const struct decision *decision, const struct level *level,
                         struct candidate *candidates, size_t count);

/* All moves, with the estimates after them: what one sees without looking further. candidates has
   room for moves_most. */
size_t taste_step(const struct decision *decision, struct candidate *candidates);

#endif
