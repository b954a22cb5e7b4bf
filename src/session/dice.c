/*
 * dice.c - seeds and keys for the generator, and whether a run of dice looks fair: see dice.h.
 */
#include "session/dice.h"

#include <assert.h>
#include <math.h>
#include <sodium.h>
#include <string.h>

static uint64_t read_little_endian(const unsigned char *bytes) {
    uint64_t number = 0;
    for (int i = 7; i >= 0; i--)
        number = number << 8 | bytes[i];
    return number;
}

void dice_seed(struct rng *rng, const char *seed) {
    int ready = sodium_init();
    assert(ready >= 0);
    unsigned char hash[16];
    crypto_generichash(hash, sizeof hash, (const unsigned char *)seed, strlen(seed), NULL, 0);
    rng_seed(rng, read_little_endian(hash), read_little_endian(hash + 8));
}

/* Number `position` of the stream. Games draw few numbers from a key, so no block is kept. */
static uint32_t next_of_stream(struct rng *rng) {
    enum { BLOCK = 64, NUMBERS = BLOCK / 4 };
    static const unsigned char nonce[crypto_stream_chacha20_NONCEBYTES], zeros[BLOCK];
    unsigned char block[BLOCK];
    crypto_stream_chacha20_xor_ic(block, zeros, BLOCK, nonce, rng->position / NUMBERS, rng->key);
    const unsigned char *at = block + 4 * (rng->position++ % NUMBERS);
    return (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

void dice_key(struct rng *rng, const uint8_t key[RNG_KEY_BYTES]) {
    int ready = sodium_init();
    assert(ready >= 0);
    _Static_assert(RNG_KEY_BYTES == crypto_stream_chacha20_KEYBYTES, "a key has its place");
    rng->source = next_of_stream;
    memcpy(rng->key, key, RNG_KEY_BYTES);
    rng->position = 0;
}

void dice_fresh_seed(struct text *out) {
    int ready = sodium_init();
    assert(ready >= 0);
    unsigned char bytes[8];
    randombytes_buf(bytes, sizeof bytes);
    for (size_t i = 0; i < sizeof bytes; i++)
        text_addf(out, "%02x", bytes[i]);
}

/* The probability of exactly `count` successes of chance p in `draws` draws. */
static double binomial(unsigned draws, unsigned count, double p) {
    double logarithm = lgamma(draws + 1.0) - lgamma(count + 1.0) - lgamma(draws - count + 1.0) +
                       count * log(p) + (draws - count) * log1p(-p);
    return exp(logarithm);
}

void dice_band(unsigned draws, unsigned ways, unsigned all, unsigned *least, unsigned *most) {
    *least = 0;
    *most = draws;
    if (ways >= all)
        return;
    const double tail = 0.025;
    double p = (double)ways / all, below = 0, above = 0;
    while (*least < draws && below + binomial(draws, *least, p) <= tail)
        below += binomial(draws, (*least)++, p);
    while (*most > 0 && above + binomial(draws, *most, p) <= tail)
        above += binomial(draws, (*most)--, p);
}

double dice_chi_square(const unsigned *count, unsigned faces) {
    double all = 0, sum = 0;
    for (unsigned face = 0; face < faces; face++)
        all += count[face];
    for (unsigned face = 0; all > 0 && face < faces; face++) {
        double expected = all / faces, off = count[face] - expected;
        sum += off * off / expected;
    }
    return sum;
}

/*
 * The upper tail Q(f / 2, h), h = chi-square / 2, as a finite sum:
 *
 *      f even:               exp(-h) * (1 + h + h^2/2! + ... up to the power f/2 - 1)
 *      f odd: erfc(sqrt(h)) + exp(-h) * (h^(1/2)/gamma(3/2) + ... up to the power f/2 - 1)
 */
double dice_chance_beyond(double chi_square, unsigned freedom) {
    double half = chi_square / 2;
    if (half <= 0)
        return 1;
    double power = freedom % 2 ? 0.5 : 0, sum = freedom % 2 ? erfc(sqrt(half)) : 0;
    for (; power < freedom / 2.0 - 0.25; power++)
        sum += exp(power * log(half) - half - lgamma(power + 1));
    return sum < 1 ? sum : 1;
}
