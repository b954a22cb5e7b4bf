/*
 * analysis.h - the results of bots/analysis.h in words, for the page, plain text mode and the
 * command.
 *
 * Texts name players as $A .. $F.
 */
#ifndef TABLE_ANALYSIS_H
#define TABLE_ANALYSIS_H

#include "bots/analysis.h"

/* Adds "turn 12 of $B: $A from 30 % to 64 %". */
void analysis_add_swing(const struct analysis *analysis, const struct swing *swing,
                        struct text *out);

/* Adds "turn 12 of $A: move d3 d7 gave away 9 %, better move e4 e8". */
void analysis_add_mistake(const struct session *session, const struct mistake *mistake,
                          struct text *out);

/* Adds "Given away by moves: $A 31 %, $B 12 %"; false when no move was judged. */
bool analysis_add_given_away(const struct session *session, const struct analysis *analysis,
                             struct text *out);

/* Adds "Luck of the dice: $A +12 %, $B -12 %"; false when there were no dice. */
bool analysis_add_luck(const struct session *session, const struct analysis *analysis,
                       struct text *out);

/* Works all out and adds it, a line for each turn. */
void analysis_tell(const struct session *session, struct text *out);

#endif
