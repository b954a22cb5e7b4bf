/*
 * opening.h - where the games of a match begin, so that the same players do not play the same game
 * again and again.
 *
 * Either a deck of positions, dealt in turn, or the first moves at random; or both. An opening
 * belongs to a deal: every game of the deal begins with the same one.
 */
#ifndef BOTS_OPENING_H
#define BOTS_OPENING_H

#include "session/session.h"

struct openings {
    unsigned moves;          /* decisions of seats made at random; 0: none */
    const char *const *deck; /* positions or deals, as start() reads them; */
    size_t deck_count;       /* 0: each deal follows from its seed */
};

enum { OPENING_MOVES_MOST = 200 };

/* The position or deal of the deck that belongs to a deal, which count from 0; NULL without a
   deck. */
const char *opening_deal(const struct openings *openings, size_t deal);

/* Plays the moves at random in a new session, with the dice of the session; the seed and the
   number of moves identify an opening. It does not end between secret choices. An opening that ends
   the game is replaced by another random one, many times if need be. The session is replaced. false
   with a sentence in why. */
bool opening_play(const struct openings *openings, const char *seed, struct session **session,
                  struct text *why);

#endif
