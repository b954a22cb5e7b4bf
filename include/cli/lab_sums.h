/*
 * lab_sums.h - the rows of an experiment added up, for its tables and drawings.
 *
 * Each cell becomes an arena of its own, whose games came from rows; so shares and intervals are
 * those of `clowder arena`.
 */
#ifndef CLI_LAB_SUMS_H
#define CLI_LAB_SUMS_H

#include "bots/arena.h"
#include "bots/lab.h"

enum { RULES_MOST = 32, RULE_BYTES = 8, CHOSEN_MOST = 600, WORD_BYTES = 32 };

/* Games that ended by a rule. */
struct ended {
    char rule[RULE_BYTES];
    size_t games;
};

struct cell_sums {
    struct arena arena; /* its results are owned */
    size_t played;
    uint64_t all_decisions, choices, leads, behind, settled, luck, play;
    struct ended ended[RULES_MOST];
};

/* A word that seats chose, once for each seat and game. */
struct chosen {
    char word[WORD_BYTES];
    uint64_t seats, wins;
};

struct lab_sums {
    const struct experiment *experiment;
    unsigned only; /* the cell told, from 1; 0: all */
    struct cell_sums *cells;
    uint64_t verbs[256]; /* times used */
    uint64_t verb_games[256];
    uint64_t games;
    struct chosen chosen[CHOSEN_MOST];
};

/* Adds up the rows of the lab's file. NULL with a sentence in why when they cannot be read. Freed
   by lab_sums_free, which takes NULL too. */
struct lab_sums *lab_sums_read(const struct lab *lab, unsigned only, struct text *why);
void lab_sums_free(struct lab_sums *sums);

/* True when a cell, from 0, has games and is to be told. */
bool lab_sums_tells(const struct lab_sums *sums, unsigned cell);

/* The most seats of a cell that is told. */
unsigned lab_sums_seats(const struct lab_sums *sums);

#endif
