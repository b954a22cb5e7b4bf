/*
 * fit.h - fits the weights of a game's estimate to positions whose games' results are known.
 *
 * The loss of a position is the cross-entropy between the result and the estimate: -log of the
 * chance that the estimate gave to whoever won (logistic regression, but for estimates of any
 * form). It is made as small as can be by changing one weight after the other.
 */
#ifndef BOTS_FIT_H
#define BOTS_FIT_H

#include "core/ruleset.h"

/* Positions, none of them over, with the shares of ESTIMATE_WHOLE that their games' results gave.
 */
struct fit_set {
    const struct ruleset *rules;
    unsigned seats;
    size_t count, room;
    unsigned char *states; /* room times rules->state_size */
    uint16_t (*shares)[SEATS_MOST];
};

void fit_set_init(struct fit_set *set, const struct ruleset *rules, unsigned seats, size_t room);
void fit_set_free(struct fit_set *set);

/* Adds a copy; nothing when there is no room. */
void fit_set_add(struct fit_set *set, const game_state *s, const uint16_t shares[SEATS_MOST]);

/* The mean loss of a position, in millionths (of a natural logarithm), by these weights. Adds whole
   numbers, so it is the same for any number of threads, 1 .. 16. */
uint64_t fit_loss(const struct fit_set *set, const int16_t *weights, unsigned threads);

/* Changes the weights, as many as the game has, within their ranges. progress is called with
   0 .. 1000, and false stops. Returns false when stopped. */
bool fit_weights(const struct fit_set *set, unsigned threads, int16_t *weights,
                 bool (*progress)(void *context, unsigned thousandths), void *context);

#endif
