/*
 * playout.h - whole games played at random, as fast as the rules allow.
 *
 * A playout plays in a state of its own or, to get logs, through sessions. Both ways the dice
 * come from the game's seed and the choices from a second generator seeded with it, so a seed
 * names one game whichever way it is played.
 */
#ifndef CLI_PLAYOUT_H
#define CLI_PLAYOUT_H

#include "core/ruleset.h"
#include "session/session.h"

/* How many legal moves there were to choose from. */
struct branching {
    uint64_t choices; /* decisions met */
    uint64_t listed;  /* legal moves in all of them */
    size_t most;      /* in one of them */
};

struct playout {
    const struct registered *game;
    const struct ruleset *rules;
    struct setup setup; /* its deal points into deal */
    struct text deal;
    struct rng dice, choice;
    struct move_list list;       /* scratch */
    game_state *state;           /* of rules->state_size bytes */
    struct session *session;     /* of the present game when through_sessions, else NULL */
    bool through_sessions;       /* chosen by the caller before a game begins */
    bool prolong;                /* avoid a move that ends the game when another is found */
    struct branching *branching; /* counted when not NULL; every move is then listed */
};

/* A playout of games with this set-up. Freed by playout_free. */
void playout_init(struct playout *playout, const struct registered *game,
                  const struct setup *setup);
void playout_free(struct playout *playout);

/* Seeds both generators and deals a new game. NULL, or a sentence, marked N_(), why these
   options make no game. */
const char *playout_begin(struct playout *playout, const char *seed);

/* The same as playout_begin without seeding: the generators run on. */
const char *playout_again(struct playout *playout);

/* Plays until the end, or at most so many moves; returns the moves played, dice included. */
size_t playout_run(struct playout *playout, size_t most);

/* The present position. */
const game_state *playout_state(const struct playout *playout);

#endif
