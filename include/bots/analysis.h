/*
 * analysis.h - how the chances went in a game that is over: turn by turn, what decided, which moves
 * gave most away, and how lucky the dice were.
 *
 * Worked out in steps, so that whoever shows it stays awake: first by the game's own estimate (or
 * playouts at random, where it has none), then by lion, which thinks about every decision, as the
 * seat saw it. In games without dice, the points tell what it thought, the mean of a round. Chances
 * are parts of ESTIMATE_WHOLE. The same game gives the same figures.
 */
#ifndef BOTS_ANALYSIS_H
#define BOTS_ANALYSIS_H

#include "session/session.h"

enum { SWINGS_MOST = 5, MISTAKES_MOST = 3 };

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

/* A move that gave chances away. */
struct mistake {
    size_t at; /* moves made before it */
    uint32_t turn;
    uint8_t seat;
    struct move played, better;
    int lost; /* chance, of ESTIMATE_WHOLE, that the better one seemed to have more */
};

struct analysis; /* private */

/* Begins. The session's game must be over at its end; it is not needed any more afterwards.
   Freed by analysis_free. */
struct analysis *analysis_new(const struct session *session);
void analysis_free(struct analysis *analysis);

/* Works on for about so many milliseconds; false when all is done. */
bool analysis_step(struct analysis *analysis, int milliseconds);

/* The same, but only until the chances at all points are known by the estimate: without the search.
 */
bool analysis_estimate(struct analysis *analysis, int milliseconds);

/* How much is done, in percent. */
int analysis_progress(const struct analysis *analysis);

/* What is known so far; the points are all there from the beginning, at first without chances
   (all 0). Valid until the next step. */
const struct point *analysis_points(const struct analysis *analysis, size_t *count);

/* The chance of a seat at place `at` of 0 .. whole, from the first point to the last, straight from
   point to point; -1: not known yet. */
int analysis_chance(const struct analysis *analysis, int at, int whole, unsigned seat);

/* Fills swings with the turns that changed most, the largest first; returns how many. */
unsigned analysis_swings(const struct analysis *analysis, struct swing swings[SWINGS_MOST]);

/* Fills mistakes with the moves that gave most away, the worst first; returns how many. Nothing is
   known about choices made in secret. */
unsigned analysis_mistakes(const struct analysis *analysis, struct mistake mistakes[MISTAKES_MOST]);

/* What each seat gave away by its moves, added up over the game; false when no move was judged. */
bool analysis_given_away(const struct analysis *analysis, long lost[SEATS_MOST]);

/* How much better (or worse) than on the average the dice were for each seat, added up over the
   game; false when there were none, or nothing can be said. */
bool analysis_luck(const struct analysis *analysis, long luck[SEATS_MOST]);

#endif
