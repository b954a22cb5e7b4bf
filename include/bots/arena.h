/*
 * arena.h - the games of a fixture, some at a time, with what came of each.
 *
 * A game's log is written when it has ended; in a folder the logs are the memory: what they hold is
 * not played again.
 */
#ifndef BOTS_ARENA_H
#define BOTS_ARENA_H

#include "bots/fixture.h"
#include "bots/runner.h"

struct arena {
    struct fixture fixture;
    const char *folder;  /* for the logs, which is there; or NULL */
    size_t first, games; /* those numbered first .. games-1 are played */
    unsigned at_once;    /* games, 1 .. RUNNER_AT_ONCE_MOST */

    /* Called about ten times a second, by the thread that runs the arena, which may read the
       results meanwhile; false stops it. */
    bool (*progress)(void *context, size_t done, size_t all);

    /* Unless NULL: called once for each game that has ended, of this run or of the folder's, by one
       thread at a time, in any order. It may seek in the session, which is freed afterwards. */
    void (*ended)(void *context, size_t game, struct session *session);
    void *context;

    struct played *results;              /* games of them, zeroed by the caller */
    struct match_player did[SEATS_MOST]; /* for each player, of games played by this run */
    size_t kept;                         /* games that the folder held already */
    struct text remarks;                 /* what players said: "game 3, lion: ..." lines */
};

/* Takes over what the folder holds, and plays the rest. false with a sentence in why when a player
   cannot be opened, a log is of other games or cannot be written. */
bool arena_run(struct arena *arena, struct text *why);

#endif
