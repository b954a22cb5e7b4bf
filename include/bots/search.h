/*
 * search.h - Monte Carlo tree search: thinks about one decision of one seat, in any game.
 *
 * Each iteration goes down the tree from the present position, chance drawn on the way and every
 * mover taking what promised most so far, judges the position it ends in, and adds that judgement
 * to every edge it passed. Under secrets each iteration draws anew what the seat can not know.
 * Integers only, so that the same seed and iterations give the same move on every machine.
 */
#ifndef BOTS_SEARCH_H
#define BOTS_SEARCH_H

#include <stdatomic.h>

#include "bots/player.h"
#include "bots/taste.h"

enum { SEARCH_MEMORY = 64 << 20 }; /* bytes of the tree of a search, unless told otherwise */

struct search; /* private */

/* How a position is judged. */
enum judging {
    JUDGE_BEST,     /* by the game's estimate; without one by playing to the end */
    JUDGE_PLAYOUTS, /* always by playing to the end: for measuring */
};

/* At most so many bytes are used for the tree. Freed by search_free. */
struct search *search_new(const struct ruleset *rules, size_t memory, enum judging judging);
void search_free(struct search *search);

/* What was found is kept for the next question as far as it fits: every move made since the last
   one is followed... */
void search_follow(struct search *search, const struct move *move);

/* ...or all is forgotten: the game went another way, or something happened that the seat did not
   see... */
void search_forget(struct search *search);

/* ...then the position is set. It holds nothing that the seat may not know (anything that fits
   stands in its place). */
void search_position(struct search *search, const game_state *s, unsigned seat, unsigned seats,
                     struct rng rng);

/* Thinks until the budget is used up or *stop is set; one of the limits is not 0. At least one
   iteration is made. */
void search_think(struct search *search, const struct budget *budget, const atomic_bool *stop);

/* What it thinks; may be called from any thread while another one is in search_think. */
void search_thinking(struct search *search, struct thinking *out);

/* The move it prefers, after search_think. */
struct move search_best(const struct search *search);

/* The moves it looked at, after search_think, at most `most`; returns how many. */
size_t search_candidates(const struct search *search, struct candidate *out, size_t most);

/* Bytes of its tree in use. */
size_t search_memory(const struct search *search);

#endif
