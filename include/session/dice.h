/*
 * dice.h - seeds for the generator, and whether a run of dice looks fair.
 */
#ifndef SESSION_DICE_H
#define SESSION_DICE_H

#include "core/rng.h"
#include "core/text.h"

/* Seeds a generator from any text: BLAKE2b of its bytes, 16 bytes, little-endian seed then
   stream. The same text gives the same dice everywhere. */
void dice_seed(struct rng *rng, const char *seed);

/* Adds a fresh seed of 64 bits from the system, as 16 hexadecimal digits. */
void dice_fresh_seed(struct text *out);

/* The 95 % band for how often one of `faces` equal faces comes in `draws` draws: exact binomial,
   smallest *least and largest *most so that at most 2.5 % lies outside on each side. */
void dice_band(unsigned draws, unsigned faces, unsigned *least, unsigned *most);

#endif
