/*
 * bench_bots.h - how fast the search thinks: `clowder bench --bots`.
 */
#ifndef CLI_BENCH_BOTS_H
#define CLI_BENCH_BOTS_H

#include "core/ruleset.h"

/* Adds the line above the figures. */
void bench_bots_heading(struct text *out, bool csv);

/* Measures and prints one game, each figure for so many seconds. */
void bench_bots(const struct registered *game, double seconds, bool csv);

#endif
