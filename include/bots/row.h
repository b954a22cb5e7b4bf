/*
 * row.h - what came of one game of an experiment, as a line of CSV.
 *
 * The first columns say which game it is, and follow from the experiment alone; so a file of rows
 * can be compared with the experiment that it is said to belong to. All numbers are integers: the
 * same game gives the same bytes on every machine.
 */
#ifndef BOTS_ROW_H
#define BOTS_ROW_H

#include "bots/experiment.h"

extern const char row_header[]; /* the line of names, without its end */

struct row {
    unsigned cell; /* from 0 */
    size_t game;   /* from 0 */
    struct played played;
    uint32_t choices;  /* legal moves, all decisions together; 0: not measured */
    uint32_t leads;    /* times that somebody else took the lead */
    uint32_t behind;   /* how far the winner was behind, mean of all decisions, of ESTIMATE_WHOLE */
    uint32_t settled;  /* decisions until the winner led for good */
    uint32_t luck;     /* squared changes by dice, of ESTIMATE_WHOLE (luck.h) */
    uint32_t play;     /* and by decisions */
    const char *rule;  /* the id of the rule that ended the game, "" for none; in the line */
    const char *verbs; /* "move*12 end*3" in the line */
    const char *words; /* "A=tower B=inn" in the line */
};

/* Adds the columns that say which game it is, with a comma at the end. */
void row_identity(const struct experiment *experiment, unsigned cell, size_t game,
                  struct text *out);

/* Adds the rest of the line of a game that was played, without its end. Walks through the session's
   positions. forfeited: bits of seats. */
void row_measure(const struct experiment *experiment, unsigned cell, size_t game,
                 struct session *session, uint8_t forfeited, struct text *out);

/* Takes a whole line apart, which must outlive the row; its commas are replaced. false when it is
   not a row of this experiment. */
bool row_read(const struct experiment *experiment, char *line, struct row *out);

#endif
