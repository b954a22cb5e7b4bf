/*
 * dice.h - seeds and keys for the generator, and whether dice look fair.
 */
#ifndef SESSION_DICE_H
#define SESSION_DICE_H

#include "core/rng.h"
#include "core/text.h"

/* Seeds a generator from any text: BLAKE2b of its bytes, 16 bytes, little-endian seed then
   stream. The same text gives the same dice everywhere. */
void dice_seed(struct rng *rng, const char *seed);

/* Makes the generator give the ChaCha20 stream of a key of RNG_KEY_BYTES, from its beginning: nonce
   and counter 0, each group of four bytes a little-endian number. */
void dice_key(struct rng *rng, const uint8_t key[RNG_KEY_BYTES]);

/* Adds a fresh seed of 64 bits from the system, as 16 hexadecimal digits. */
void dice_fresh_seed(struct text *out);

/* The 95 % band for how often something that comes in `ways` of `all` equal ways comes in `draws`
   draws: exact binomial, smallest *least and largest *most so that at most 2.5 % lies outside on
   each side. */
void dice_band(unsigned draws, unsigned ways, unsigned all, unsigned *least, unsigned *most);

/* Chi-square of so many draws of each face against equal chances; its degrees of freedom are
   faces - 1. 0 without draws. */
double dice_chi_square(const unsigned *count, unsigned faces);

/* How often fair dice give that chi-square or a larger one: 0 .. 1. */
double dice_chance_beyond(double chi_square, unsigned freedom);

#endif
