/*
 * match.h - one game between players, without anybody looking on.
 */
#ifndef BOTS_MATCH_H
#define BOTS_MATCH_H

#include <stdatomic.h>

#include "bots/player.h"

enum match_end {
    MATCH_OVER,
    MATCH_UNFINISHED, /* after most_moves, but not amid secret choices */
    MATCH_STOPPED,    /* somebody set *stop */
};

/* What a player did in a game. */
struct match_player {
    uint64_t moves;
    uint64_t milliseconds; /* of thinking, all its moves together */
    uint32_t slowest;      /* milliseconds for one move */
    bool forfeited;
};

struct match {
    struct session *session;
    struct player *players[SEATS_MOST]; /* one for each seat */
    size_t most_moves;                  /* chance outcomes too */
    const atomic_bool *stop;

    struct match_player did[SEATS_MOST];
    struct text remarks; /* what players said or why they forfeit, one safe line each, with the
                            seat's letter; freed by the caller */
};

/* Plays on to the end. Of several seats that may act the first one is asked. A player that
   forfeits resigns. */
enum match_end match_play(struct match *match);

#endif
