/*
 * spsa.h - simultaneous perturbation stochastic approximation: finds numbers of the search that win
 * more games.
 *
 * In each step all numbers are changed at once, each up or down at random, and the search so
 * changed plays some games against the one with the opposite changes. Then all numbers move a
 * little towards whichever won more. The numbers follow from the seed and the results of the
 * steps, so a run that was interrupted goes on from the results alone.
 */
#ifndef BOTS_SPSA_H
#define BOTS_SPSA_H

#include "core/ruleset.h"

enum { SPSA_NUMBERS = 4 };

struct spsa {
    struct search_numbers first; /* where it begins; what is 0 there stays 0 */
    double logarithm[SPSA_NUMBERS];
    struct rng rng;
    unsigned step, steps; /* done, and all */
    bool up[SPSA_NUMBERS];
};

/* A run of so many steps. */
void spsa_begin(struct spsa *spsa, const struct search_numbers *first, unsigned steps,
                const char *seed);

/* The next step's players; to be called once before each spsa_learn. */
void spsa_ask(struct spsa *spsa, struct search_numbers *plus, struct search_numbers *minus);

/* The step's result: games that plus won more than minus, of so many. */
void spsa_learn(struct spsa *spsa, int ahead, unsigned games);

/* The numbers so far. */
void spsa_numbers(const struct spsa *spsa, struct search_numbers *out);

#endif
