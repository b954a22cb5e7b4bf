/*
 * arena.h - many games between the same players, some at a time, with seats and deals balanced.
 *
 * With n players each deal (seed "S/1", "S/2", ...) is played n times from the same opening,
 * everybody once at each seat. From deal to deal the order around the table changes too, until all
 * orders were had. A game's log is written when it has ended; in a folder the logs are the memory:
 * what they hold is not played again.
 */
#ifndef BOTS_ARENA_H
#define BOTS_ARENA_H

#include "bots/match.h"
#include "bots/opening.h"

enum { ARENA_AT_ONCE_MOST = 16 };

struct arena_game {
    enum { ARENA_WAITING, ARENA_OVER, ARENA_UNFINISHED } state;
    uint8_t winners;    /* OVER: bits of players, 0 for a draw */
    uint8_t forfeited;  /* bits of players; of games played by this run */
    uint8_t began;      /* player who decided first */
    uint32_t moves;     /* chance outcomes too */
    uint32_t decisions; /* of seats */
    const char *reason; /* OVER: as struct result has it */
};

struct arena {
    const struct registered *game;
    struct setup setup;            /* as many seats as players; its deal is ignored */
    const char *words[SEATS_MOST]; /* the players, as player_open reads them */
    const char *seed;
    const char *folder; /* for the logs, which is there; or NULL */
    struct openings openings;
    size_t first, games; /* those numbered first .. games-1 are played */
    size_t most_moves;
    unsigned at_once; /* games, 1 .. ARENA_AT_ONCE_MOST */

    /* Called about ten times a second, by the thread that runs the arena, which may read the
       results meanwhile; false stops it. */
    bool (*progress)(void *context, size_t done);
    void *context;

    struct arena_game *results;          /* games of them, zeroed by the caller */
    struct match_player did[SEATS_MOST]; /* for each player, of games played by this run */
    size_t kept;                         /* games that the folder held already */
    struct text remarks;                 /* what players said: "game 3, lion: ..." lines */
};

/* The player at a seat in a game, which count from 0. */
unsigned arena_player(const struct arena *arena, size_t game, unsigned seat);

/* Takes over what the folder holds, and plays the rest. false with a sentence in why when a player
   cannot be opened, a log is of other games or cannot be written. */
bool arena_run(struct arena *arena, struct text *why);

#endif
