/*
 * analysis.h - how the chances went in a game that is over: turn by turn, what decided, and how
 * lucky the dice were.
 *
 * Worked out in steps, so that whoever shows it stays awake: first by the game's own estimate (or
 * playouts at random, where it has none), then, in games without dice, by a small search from the
 * start of each turn, of which a point tells the mean of a round. Chances are parts of
 * ESTIMATE_WHOLE. The same game gives the same figures.
 */
#ifndef BOTS_ANALYSIS_H
#define BOTS_ANALYSIS_H

#include "session/session.h"

enum { SWINGS_MOST = 5 };

/* Where a turn begins, and the end. */
struct point {
    size_t at;     /* moves made before it */
    uint32_t turn; /* its number; at the end that of the last turn */
    uint8_t owner; /* whose turn it is */
    uint16_t chances[SEATS_MOST];
};

/* A turn that changed much. */
struct swing {
    size_t point; /* its beginning, an index of points */
    uint8_t seat; /* whose chance changed most */
    int change;   /* of it, until the next point */
};

struct analysis; /* private */

/* Begins. The session's game must be over at its end; it is not needed any more afterwards.
   Freed by analysis_free. */
struct analysis *analysis_new(const struct session *session);
void analysis_free(struct analysis *analysis);

/* Works on for about so many milliseconds; false when all is done. */
bool analysis_step(struct analysis *analysis, int milliseconds);

/* How much is done, in percent. */
int analysis_progress(const struct analysis *analysis);

/* What is known so far; the points are all there from the beginning, at first without chances
   (all 0). Valid until the next step. */
const struct point *analysis_points(const struct analysis *analysis, size_t *count);

/* Fills swings with the turns that changed most, the largest first; returns how many. */
unsigned analysis_swings(const struct analysis *analysis, struct swing swings[SWINGS_MOST]);

/* How much better (or worse) than on the average the dice were for each seat, added up over the
   game; false when there were none, or nothing can be said. */
bool analysis_luck(const struct analysis *analysis, long luck[SEATS_MOST]);

#endif
