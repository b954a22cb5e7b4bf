/*
 * fixture.h - what determines the games of a match: the game and its set-up, the players, the seed,
 * the openings. Everything about the game with a number follows from these and the number alone, so
 * it does not matter who plays it, when, or on which machine.
 *
 * With n players each deal (seed "S/1", "S/2", ...) is played n times from the same opening,
 * everybody once at each seat. From deal to deal the order around the table changes too, until all
 * orders were had. Games and deals count from 0 here, from 1 in what people read.
 */
#ifndef BOTS_FIXTURE_H
#define BOTS_FIXTURE_H

#include "bots/match.h"
#include "bots/opening.h"

struct fixture {
    const struct registered *game;
    struct setup setup;            /* as many seats as players; its deal is ignored */
    const char *words[SEATS_MOST]; /* the players, as player_open reads them */
    const struct registered *known_as[SEATS_MOST]; /* the game with other tuning, for that player;
                                                      NULL: as it is */
    const char *seed;
    struct openings openings;
    size_t most_moves; /* of a game, chance outcomes too */

    char *full[SEATS_MOST]; /* what player_word says of each player: fixture_open */
};

/* The facts of a game that was played. */
struct played {
    enum { PLAYED_NOT, PLAYED_OVER, PLAYED_UNFINISHED } state;
    uint8_t winners;    /* OVER: bits of players, 0 for a draw */
    uint8_t forfeited;  /* bits of players */
    uint8_t began;      /* player who decided first */
    uint32_t moves;     /* chance outcomes too */
    uint32_t decisions; /* of seats */
    uint32_t turns;
    const char *reason; /* OVER: as struct result has it */
};

/* Asks each player for its full name, and so whether it can be opened; false with a sentence in
   why. Closed by fixture_close, also after a failure. */
bool fixture_open(struct fixture *fixture, struct text *why);
void fixture_close(struct fixture *fixture);

/* True when a player is a program that must be started. */
bool fixture_starts_programs(const struct fixture *fixture);

/* The player at a seat in a game. */
unsigned fixture_player(const struct fixture *fixture, size_t game, unsigned seat);

/* Adds the seed of a game, which is that of its deal. */
void fixture_seed(const struct fixture *fixture, size_t game, struct text *out);

/* A new session of a game, after its opening; the caller frees it. NULL with a sentence in why. */
struct session *fixture_session(const struct fixture *fixture, size_t game, struct text *why);

/* Plays a game in a session of its own, which the caller frees, as the match's remarks, whatever is
   returned. MATCH_STOPPED with a sentence in why when it could not be played, and without one when
   somebody set *stop. */
enum match_end fixture_play(const struct fixture *fixture, size_t game, const atomic_bool *stop,
                            struct match *match, struct text *why);

/* The facts of a session of a game, which stands at its end; its players' forfeits are not known
   from it. */
void fixture_facts(const struct fixture *fixture, size_t game, const struct session *session,
                   struct played *out);

#endif
