/*
 * lab_via.h - the shards of an experiment as commands, for other programs that run them: GNU
 * parallel and Slurm.
 */
#ifndef CLI_LAB_VIA_H
#define CLI_LAB_VIA_H

#include "cli/options.h"

/* Adds the path of the rows of an experiment's file: "first.csv" for "first.lab", "first.2-3.csv"
   of shard 2 of 3. */
void lab_rows_path(const char *file, unsigned shard, unsigned shards, struct text *out);

/* Adds "clowder lab FILE --shard 1/N --at-once 1" and so on, a line for each shard. */
void lab_plan(const struct arguments *arguments, long shards, struct text *out);

/* The words of --via. */
enum { VIA_COUNT = 2 };
extern const char *const via_words[VIA_COUNT + 1]; /* ended by NULL */

/* Has all shards played by the program that --via names, and waits for it. false with a sentence in
   why when it could not be started or did not play all. */
bool lab_via(const struct arguments *arguments, long shards, struct text *why);

#endif
