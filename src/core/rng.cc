/*
 * rng.cc - the one C++ file: PCG32 out of the header-only libpcg, behind a C interface.
 *
 * libpcg includes <iostream> for operators nobody here uses, and that header opens the standard
 * streams at program start. Its guard is defined so that only the types are seen; the object
 * then needs nothing of the C++ run-time library and links with the C compiler.
 */
#include <istream>
#include <ostream>
#define _GLIBCXX_IOSTREAM 1
#include <new>
#include <pcg_random.hpp>

#include "core/rng.h"

static_assert(sizeof(pcg32) == sizeof(struct rng), "struct rng holds a pcg32");
static_assert(alignof(pcg32) <= alignof(struct rng), "struct rng holds a pcg32");

static inline pcg32 &engine(struct rng *rng) {
    return *reinterpret_cast<pcg32 *>(rng->words);
}

extern "C" void rng_seed(struct rng *rng, uint64_t seed, uint64_t stream) {
    new (rng->words) pcg32(seed, stream);
}

extern "C" uint32_t rng_next(struct rng *rng) {
    return engine(rng)();
}

extern "C" uint32_t rng_below(struct rng *rng, uint32_t bound) {
    uint32_t number = engine(rng)();
    if (number < bound) { /* only then it may be one of the numbers too many for a fair share */
        uint32_t surplus = -bound % bound;
        while (number < surplus)
            number = engine(rng)();
    }
    return number % bound;
}
