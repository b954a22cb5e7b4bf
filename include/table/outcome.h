/*
 * outcome.h - how a game ended, in words, and the rematch.
 */
#ifndef TABLE_OUTCOME_H
#define TABLE_OUTCOME_H

#include "session/session.h"

/* Adds "$A, $B and $C" for the seats in a set of bits. */
void outcome_seats(unsigned seats, struct text *out);

/* Adds "$A wins (KK-13: two cats on two mice).". */
void outcome_sentence(const struct result *result, struct text *out);

/* Fills order with the seats, winners first and then by points, the best first; ties in seat
   order. */
void outcome_rank(const struct session *session, const struct result *result,
                  unsigned order[SEATS_MOST]);

/* Adds what the series gave so far, this game included: "$A 12 (1 won), $B 31 (0 won)"; false when
   this is the first game. */
bool outcome_series(const struct session *session, struct text *out);

/* A new session of the same game, players and options with fresh dice, the next of the series;
   the roles pass on (ruleset.roles). A game that began with a given position begins with it again,
   and with the same roles. NULL with a sentence in why. */
struct session *outcome_rematch(const struct session *session, struct text *why);

#endif
