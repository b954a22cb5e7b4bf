/*
 * rng.h - random numbers: PCG32 (XSH-RR, 64-bit state, 63-bit stream) from libpcg, or a source that
 * its owner sets.
 *
 * The state is plain data, copied with the position it belongs to, so that after an undo the same
 * numbers come again. The sequence of PCG32 is tested against the published vector for seed 42,
 * stream 54. Use at most one random number in a full expression, because the order of evaluation
 * differs between compilers.
 */
#ifndef CORE_RNG_H
#define CORE_RNG_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { RNG_KEY_BYTES = 32 };

struct rng {
    uint64_t words[2]; /* the library's own layout: use only the functions below */

    /* NULL: PCG32. Else gives the next 32 bits; key and position are its own. */
    uint32_t (*source)(struct rng *rng);
    uint8_t key[RNG_KEY_BYTES];
    uint32_t position;
};

/* Makes it PCG32. */
void rng_seed(struct rng *rng, uint64_t seed, uint64_t stream);
uint32_t rng_next(struct rng *rng);

/* Uniform in 0 .. bound-1, by rejection, so without bias. bound must not be 0. */
uint32_t rng_below(struct rng *rng, uint32_t bound);

#ifdef __cplusplus
}
#endif

#endif
