/*
 * search.h - thinks about one decision of one seat, in any game: by Monte Carlo tree search, or by
 * expectimax.h in a game whose numbers say so.
 *
 * Each iteration of the tree descends from the present position to a leaf (chance outcomes are
 * random, decisions follow PUCT), evaluates the leaf, and adds the value to every edge it passed.
 * In games with secrets each iteration begins with a new determinization: everything that the seat
 * cannot know is replaced by a random possibility. All numbers are integers, so that the same seed
 * and number of iterations give the same move on every machine.
 */
#ifndef BOTS_SEARCH_H
#define BOTS_SEARCH_H

#include <stdatomic.h>

#include "bots/player.h"
#include "bots/taste.h"

enum { SEARCH_MEMORY = 64 << 20 }; /* the default size of a search's tree, in bytes */

struct search; /* private */

/* How a leaf is evaluated. */
enum judging {
    JUDGE_BEST,     /* by the game's estimate and its numbers; without an estimate by a playout */
    JUDGE_PLAYOUTS, /* always by a random playout to the end of the game: for measurements */
};

/* At most so many bytes are used for the tree. Freed by search_free. */
struct search *search_new(const struct ruleset *rules, size_t memory, enum judging judging);
void search_free(struct search *search);

/* The tree is kept for the next question: the root moves along every move made since the last one.
 */
void search_follow(struct search *search, const struct move *move);

/* Discards the tree: to be called when moves were taken back, or when something happened that the
   seat did not see. */
void search_forget(struct search *search);

/* Sets the position to think about, after search_follow or search_forget. It must not contain
   anything that the seat may not know; something possible stands in its place. */
void search_position(struct search *search, const game_state *s, unsigned seat, unsigned seats,
                     struct rng rng);

/* Thinks until the budget is used up or *stop is set. At least one of the limits must not be 0. At
   least one iteration is made. */
void search_think(struct search *search, const struct budget *budget, const atomic_bool *stop);

/* What it thinks; may be called from any thread while another one is in search_think. */
void search_thinking(struct search *search, struct thinking *out);

/* The move it prefers, after search_think. */
struct move search_best(const struct search *search);

/* The moves it looked at, after search_think, at most `most`; returns how many. */
size_t search_candidates(const struct search *search, struct candidate *out, size_t most);

/* Bytes of its tree in use; 0 without one. */
size_t search_memory(const struct search *search);

#endif
