/*
 * arena_table.h - what an arena's games say: shares with intervals, lengths, ends, and whether a
 * sequential test is decided.
 */
#ifndef CLI_ARENA_TABLE_H
#define CLI_ARENA_TABLE_H

#include "bots/arena.h"
#include "bots/stats.h"

/* Takes the deals into account, in their order, that are wholly played and were not looked at
   before; *deal counts them. Returns what sprt_add does, for the first player over the second. */
int arena_table_test(const struct arena *arena, struct sprt *sprt, size_t *deal);

/* Prints all; sprt may be NULL. */
void arena_table_print(const struct arena *arena, const struct sprt *sprt);
void arena_table_json(const struct arena *arena, const struct sprt *sprt);

#endif
