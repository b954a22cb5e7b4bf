/*
 * record.h - what the saved games tell about those who played: who won how often, against whom.
 *
 * Everything comes from the logs themselves, by what store_list reads at both ends of each. What
 * stands between is not verified; `clowder check` does that. People are known by their names alone.
 * Of bots only the opponents' lists tell, by their level or program.
 */
#ifndef TABLE_RECORD_H
#define TABLE_RECORD_H

#include "session/store.h"

/* Games that are over. Of two opponents: won counts those that the one won and the other did not.
 */
struct tally {
    unsigned games, won, lost, drawn;
    unsigned long turns; /* in all of them */
};

/* One row of a list: a game by its name, or an opponent in one game, or in all of them (""). */
struct record_row {
    char *opponent; /* raw text; NULL: of a game */
    bool bot;
    char *game;
    struct tally tally;
};

struct record {
    char *name; /* raw text */
    struct tally tally;
    unsigned open;                        /* games that are not over */
    unsigned best;                        /* the longest run of games won, one after the other */
    int run;                              /* the present one; below 0: of games not won */
    struct record_row *games, *opponents; /* most games first; opponents: by name, then by game */
    size_t game_count, opponent_count;
};

struct records {
    struct record *people; /* most games first */
    size_t count;
    unsigned games, open;      /* logs that are counted */
    unsigned damaged, foreign; /* logs that are not: unreadable at an end; of no game known here */
};

/* Reads all saved games. Freed by records_free. */
void records_read(struct records *out);
void records_free(struct records *records);

/* The record of that name, or NULL. */
const struct record *records_find(const struct records *records, const char *name);

/* Adds lines of at most 76 columns for people, safe to show, each ended by '\n': everybody in one
   table; what is counted and what is not; everything about one. */
void records_add_table(const struct records *records, struct text *out);
void records_add_count(const struct records *records, struct text *out);
void record_add(const struct record *record, struct text *out);

/* The head of that table, and one of its rows, without an end. */
void records_add_head(struct text *out);
void record_add_row(const struct record *record, struct text *out);

#endif
