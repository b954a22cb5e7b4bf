/*
 * advice.h - what the adviser is asked for at a table: hints in three steps, and autoplay, which
 * is the program that finishes a seat's turn.
 *
 * Asking only notes what is wanted (struct advice in table.h). While advice_wanted, the front end
 * calls advice_poll, waiting as long as it likes, and does what that answers.
 */
#ifndef TABLE_ADVICE_H
#define TABLE_ADVICE_H

#include "table/table.h"

/* Asks for the next hint to table->seat; told when there is no choice to be made. */
void advice_hint(struct table *table, const struct voice *voice);

/* Autoplay for table->seat. Where the game suggests moves (ruleset.suggest: a set-up) they are
   made at once; else the rest of the turn is, after a question. Told when there is no choice. */
void advice_autoplay(struct table *table, const struct voice *voice);

/* True while a hint is looked for or autoplay is to move, in the present position. */
bool advice_wanted(const struct table *table);

/* True during a turn that the program finishes, dice included. */
bool advice_finishes(const struct table *table);

/* True when the game suggests a move to the seat. */
bool advice_suggestion(const struct table *table, struct move *move);

enum advised {
    ADVISED_NOTHING, /* nothing is wanted, or, with a sentence in why, the adviser has no move */
    ADVISED_THINKS,
    ADVISED_HINT, /* the next hint can be told */
    ADVISED_MOVE, /* autoplay's move is to be played; advice_end if that fails */
};

/* Waits at most so many milliseconds for the adviser (-1: until it has answered). */
enum advised advice_poll(struct table *table, int milliseconds, struct move *move,
                         struct text *why);

/* Adds the next hint, notes it in the log, and goes on to the step after it. Returns false when
   there is nothing special to tell at this step, which then is what it adds. */
bool advice_tell(struct table *table, enum hint *step, struct text *out);

/* The spots of the area, if that is what was told last about this position; returns how many. */
unsigned advice_area(const struct table *table, const int **spots);

/* Gives up looking for a hint, and autoplay. */
void advice_end(struct table *table);

#endif
