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

static_assert(sizeof(pcg32) == sizeof(rng::words), "struct rng holds a pcg32");
static_assert(alignof(pcg32) <= alignof(struct rng), "struct rng holds a pcg32");

static inline pcg32 &engine(struct rng *rng) {
    return *reinterpret_cast<pcg32 *>(rng->words);
}

/* Most numbers are PCG's. The other source stands in functions of its own, so that it costs them no
   more than a comparison. */
static __attribute__((noinline, cold)) uint32_t next_of_source(struct rng *rng) {
    return rng->source(rng);
}

static __attribute__((noinline, cold)) uint32_t below_of_source(struct rng *rng, uint32_t bound) {
    uint32_t surplus = -bound % bound, number = rng->source(rng);
    while (number < surplus)
        number = rng->source(rng);
    return number % bound;
}

extern "C" void rng_seed(struct rng *rng, uint64_t seed, uint64_t stream) {
    rng->source = nullptr;
    new (rng->words) pcg32(seed, stream);
}

extern "C" uint32_t rng_next(struct rng *rng) {
    return rng->source ? next_of_source(rng) : engine(rng)();
}

extern "C" uint32_t rng_below(struct rng *rng, uint32_t bound) {
    if (rng->source)
        return below_of_source(rng, bound);
    uint32_t number = engine(rng)();
    if (number < bound) { /* only then it may be one of the numbers too many for a fair share */
        uint32_t surplus = -bound % bound;
        while (number < surplus)
            number = engine(rng)();
    }
    return number % bound;
}
