/*
 * experiment.h - a question about a game, as a small text file: which set-ups and players are
 * compared, and by how many games.
 *
 *      ; Does this option change who wins?
 *      game GAME
 *      players lion:600
 *      sweep OPTION VALUE VALUE
 *      games 400
 *      seed any-word
 *
 * Each combination of the values swept is a cell, a fixture with its own games. Whatever is played,
 * by how many machines and in which order: game i of a cell depends on the seed, the cell and i
 * alone. docs/LAB.md describes every line.
 */
#ifndef BOTS_EXPERIMENT_H
#define BOTS_EXPERIMENT_H

#include "bots/fixture.h"

enum { EXPERIMENT_CELLS_MOST = 1000, EXPERIMENT_GAMES_MOST = 50000000 };

/* What is measured of a game beside its facts; bits. */
enum measured {
    MEASURED_CHOICES = 1 << 0, /* legal moves at each decision */
    MEASURED_LEAD = 1 << 1,    /* who leads, by the game's estimate, after each decision */
    MEASURED_WORDS = 1 << 2,   /* the words that seats chose for an argument of a verb */
    MEASURED_LUCK = 1 << 3,    /* how much was decided by dice (luck.h) */
};

struct experiment_cell {
    struct fixture fixture;
    char *options; /* what differs from the game's defaults, as words */
    char *players; /* their words */
    size_t games;  /* of whole deals */
};

struct experiment {
    const struct registered *game;
    struct experiment_cell *cells;
    unsigned cell_count;
    unsigned measured;       /* bits */
    unsigned verb, argument; /* with MEASURED_WORDS */
    unsigned until;          /* a cell's games end when the share of who began is known to so many
                                points of 100 on either side; 0: never */
    size_t games;            /* of all cells, at most */
    char *text;              /* of the file, taken apart: what the fixtures' words point into */
};

/* Reads an experiment. false with a sentence in why, "FILE:3: ...". Freed by experiment_free in
   both cases. */
bool experiment_read(struct experiment *experiment, const char *path, struct text *why);
void experiment_free(struct experiment *experiment);

#endif
