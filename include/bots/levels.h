/*
 * levels.h - the table of players that think for themselves: what each word stands for.
 *
 * The same for all games. A budget of iterations makes a level play the same on every machine;
 * its time is only a roof for slow machines. A level that is weaker is not careless: it looks less
 * far, and does not always take the best of the moves that look good to it.
 */
#ifndef BOTS_LEVELS_H
#define BOTS_LEVELS_H

#include <stdbool.h>
#include <stdint.h>

enum way {
    WAY_RANDOM, /* any legal move */
    WAY_GREEDY, /* the best estimate after its move */
    WAY_STEP,   /* one of the better estimates after its move */
    WAY_SEARCH, /* search.h */
};

struct level {
    const char *word; /* for commands and logs; of levels also the title, marked N_() */
    enum way way;
    bool for_people;       /* one of the levels people choose from */
    uint16_t temper;       /* hundredths of the mean distance to the best move: one so much worse
                              is taken half as often; 0: always the best */
    uint16_t margin;       /* share: a move that gives away more is never taken */
    uint32_t iterations;   /* of a search */
    uint32_t milliseconds; /* roof for one move; 0: none */
};

/* Weakest first within the levels; ended by a row whose word is NULL. */
extern const struct level levels_table[];

/* The row of that name, or NULL; the name ends after length bytes. */
const struct level *level_find(const char *name, unsigned long length);

#endif
