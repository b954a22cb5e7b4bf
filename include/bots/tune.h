/*
 * tune.h - finds a game's tuning by games that a player plays against itself.
 *
 * First games are played, and the weights of the estimate are fitted to how they ended (fit.h); one
 * deal in five is kept apart, to see whether what was learnt holds for others. Then matches find
 * the numbers of the search (spsa.h). All of it follows from the seed. With a folder it can be
 * interrupted at any time: what was played is not played again.
 */
#ifndef BOTS_TUNE_H
#define BOTS_TUNE_H

#include "bots/arena.h"

enum tune_part { TUNE_GAMES, TUNE_WEIGHTS, TUNE_STEPS };

struct tune {
    const struct registered *game;
    struct setup setup;
    const char *word;   /* the player, by whose budget of iterations all games are played */
    const char *seed;   /* any text */
    const char *folder; /* is there; NULL: it begins anew each time */
    const char *about;  /* one line that tells this run from others; it is kept in the folder */
    size_t games;       /* to fit the weights to; 0: they stay */
    unsigned steps;     /* of SPSA; 0: the numbers stay */
    unsigned at_once;   /* games and threads, 1 .. RUNNER_AT_ONCE_MOST */

    /* How far a part is; false stops. */
    bool (*progress)(void *context, enum tune_part part, size_t done, size_t all);
    void *context;

    int16_t weights[WEIGHTS_MOST]; /* found */
    struct search_numbers numbers;
    size_t positions, apart;            /* that were learnt from; that were not */
    uint64_t learnt_before, learnt;     /* mean loss in millionths (fit.h) of the ones, */
    uint64_t expected_before, expected; /* and of the others */
};

/* false when it was stopped, or with a sentence in why. */
bool tune_run(struct tune *tune, struct text *why);

/* Adds the text of the game's file of weights (core/weights.h), `about` in its first line. */
void tune_write(const struct tune *tune, struct text *out);

#endif
