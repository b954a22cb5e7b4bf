/*
 * spsa.c - SPSA for the numbers of the search: see spsa.h.
 *
 * The numbers are factors rather than sums, so their logarithms are what moves. The gains shrink
 * with the exponents that are usual for SPSA: 0.602 for the step and 0.101 for the perturbation.
 */
#include "bots/spsa.h"

#include <math.h>

#include "session/dice.h"

/* The first perturbation, and how far the first step goes when plus wins all games. */
static const double first_change = 0.4, first_gain = 0.25;

static const struct range {
    size_t offset;
    uint16_t least, most;
} ranges[SPSA_NUMBERS] = {
    {offsetof(struct search_numbers, playout_share), 1, 100},
    {offsetof(struct search_numbers, prior_visits), 1, 60},
    {offsetof(struct search_numbers, bonus), 100, 60000},
    {offsetof(struct search_numbers, half_life), 5, 500},
};

static uint16_t *number_of(struct search_numbers *numbers, unsigned i) {
    return (uint16_t *)(void *)((char *)numbers + ranges[i].offset);
}

/* The numbers whose logarithms are these plus `change` of the present directions. */
static void fill(const struct spsa *spsa, double change, struct search_numbers *out) {
    *out = spsa->first;
    for (unsigned i = 0; i < SPSA_NUMBERS; i++) {
        double value = exp(spsa->logarithm[i] + (spsa->up[i] ? change : -change));
        value = value < ranges[i].least ? ranges[i].least : value;
        value = value > ranges[i].most ? ranges[i].most : value;
        if (*number_of(out, i))
            *number_of(out, i) = (uint16_t)lround(value);
    }
}

void spsa_begin(struct spsa *spsa, const struct search_numbers *first, unsigned steps,
                const char *seed) {
    *spsa = (struct spsa){.first = *first, .steps = steps};
    for (unsigned i = 0; i < SPSA_NUMBERS; i++) {
        unsigned value = *number_of(&spsa->first, i);
        spsa->logarithm[i] = log(value ? value : 1);
    }
    dice_seed(&spsa->rng, seed);
}

static double change_now(const struct spsa *spsa) {
    return first_change / pow(spsa->step + 1, 0.101);
}

void spsa_ask(struct spsa *spsa, struct search_numbers *plus, struct search_numbers *minus) {
    double change = change_now(spsa);
    for (unsigned i = 0; i < SPSA_NUMBERS; i++)
        spsa->up[i] = rng_below(&spsa->rng, 2) == 1;
    fill(spsa, change, plus);
    fill(spsa, -change, minus);
}

void spsa_learn(struct spsa *spsa, int ahead, unsigned games) {
    double calm = spsa->steps / 10.0; /* steps that are all about as long as the first */
    double gain = first_gain * pow((calm + 1) / (calm + spsa->step + 1), 0.602);
    double moved = games ? gain * ahead / games : 0;
    for (unsigned i = 0; i < SPSA_NUMBERS; i++) {
        double value = spsa->logarithm[i] + (spsa->up[i] ? moved : -moved);
        double least = log(ranges[i].least), most = log(ranges[i].most);
        value = value < least ? least : value;
        spsa->logarithm[i] = value > most ? most : value;
    }
    spsa->step++;
}

void spsa_numbers(const struct spsa *spsa, struct search_numbers *out) {
    fill(spsa, 0, out);
}
