/*
 * tally.h - counts of games that were played, for the tables of `sim`, `arena` and `lab`.
 */
#ifndef CLI_TALLY_H
#define CLI_TALLY_H

#include "bots/fixture.h"

struct tally {
    size_t played, over; /* the others were left unfinished */
    size_t draws;
    size_t wins[SEATS_MOST];     /* of each player */
    size_t forfeits[SEATS_MOST]; /* of each player */
};

/* Counts the games first .. end-1; those not played are passed over. */
struct tally tally_count(const struct played *results, size_t first, size_t end);

/* What is counted of a game. */
enum length { IN_MOVES, IN_DECISIONS, IN_TURNS };

/* The lengths of the games first .. end-1 that were played, sorted; the caller frees them. *count
   says how many there are. */
uint32_t *tally_lengths(const struct played *results, size_t first, size_t end, enum length length,
                        size_t *count);

#endif
