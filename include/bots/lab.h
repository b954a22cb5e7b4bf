/*
 * lab.h - plays the games of an experiment, and keeps a row of each in a file.
 *
 * The rows stand in one fixed order: deal after deal, in each deal every cell, in each cell every
 * turn around the table. A file always holds the first rows, however it was written and whenever it
 * was stopped, so a longer experiment goes on with it. A shard K of N has the deals K, K+N, K+2N
 * and so on; all shards merge to the same bytes as one run.
 */
#ifndef BOTS_LAB_H
#define BOTS_LAB_H

#include "bots/row.h"
#include "bots/runner.h"

enum { LAB_SHARDS_MOST = 9999 };

struct lab {
    const struct experiment *experiment;
    const char *path;       /* of the file of rows */
    unsigned shard, shards; /* 1 .. shards; 1 of 1 is all */
    unsigned at_once;       /* games, 1 .. RUNNER_AT_ONCE_MOST */

    /* Called about ten times a second by the thread that runs the lab; false stops it. */
    bool (*progress)(void *context, size_t done, size_t all); /* its context is NULL */
};

/* Plays what the file does not hold yet, and adds it. false with a sentence in why; stopped or not,
   what was played in order is kept. Two programs never write one file. */
bool lab_run(const struct lab *lab, struct text *why);

/* How many rows the file holds, and how many there will be. false with a sentence in why when it
   holds anything else. A file that is missing holds none. */
bool lab_count(const struct lab *lab, size_t *done, size_t *all, struct text *why);

/* Writes the rows of all shards into lab->path, whose own shard is 1 of 1; shard_path gives the
   file of each. false with a sentence in why, and nothing written, when one is not whole. */
bool lab_merge(const struct lab *lab, unsigned shards,
               void (*shard_path)(void *context, unsigned shard, struct text *out), void *context,
               struct text *why);

/* Calls take for each row of the file, in its order; false with a sentence in why. */
bool lab_read(const struct lab *lab, void (*take)(void *context, const struct row *row),
              void *context, struct text *why);

#endif
