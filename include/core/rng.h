/*
 * rng.h - PCG32 random numbers (XSH-RR, 64-bit state, 63-bit stream), from libpcg.
 *
 * The state is 16 bytes of plain data, copied with the position it belongs to, so that after an
 * undo the same numbers come again. The sequence is tested against the published vector for seed
 * 42, stream 54. Use at most one random number in a full expression, because the order of
 * evaluation differs between compilers.
 */
#ifndef CORE_RNG_H
#define CORE_RNG_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

struct rng {
    uint64_t words[2]; /* the library's own layout: use only the functions below */
};

void rng_seed(struct rng *rng, uint64_t seed, uint64_t stream);
uint32_t rng_next(struct rng *rng);

/* Uniform in 0 .. bound-1, by rejection, so without bias. bound must not be 0. */
uint32_t rng_below(struct rng *rng, uint32_t bound);

#ifdef __cplusplus
}
#endif

#endif
