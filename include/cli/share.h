/*
 * share.h - who won how large a share of an arena's games, with intervals clustered by deal.
 *
 * A pair is judged by the games that one of the two won, or that were drawn; a draw is half a win.
 * Games that were left unfinished judge nobody.
 */
#ifndef CLI_SHARE_H
#define CLI_SHARE_H

#include "bots/arena.h"
#include "bots/stats.h"

/* What a share is of. */
enum measure { OF_PAIR, OF_PLAYER, OF_SEAT, OF_BEGAN };

struct share {
    double score; /* wins; in a pair a draw counts half */
    uint64_t games;
    double share; /* 0 without games */
    struct interval interval;
};

/* What one game says of a pair: hits (a draw half) of 1 game, or of none. */
struct cluster share_pair(const struct played *result, unsigned a, unsigned b);

/* What the games of a deal that are over say of the players a and b (OF_PAIR), of the player
   (OF_PLAYER) or seat (OF_SEAT) a, of who decided first (OF_BEGAN). */
struct cluster share_of_deal(const struct arena *arena, size_t deal, enum measure measure,
                             unsigned a, unsigned b);

/* What all games of the arena say. */
struct share share_of(const struct arena *arena, enum measure measure, unsigned a, unsigned b);

#endif
