/*
 * trail.h - the positions in which a player decided, one after the other, without anything else
 * happening between: so that it does not go round in circles within its turn.
 */
#ifndef BOTS_TRAIL_H
#define BOTS_TRAIL_H

#include <stdbool.h>
#include <stddef.h>

#include "core/ruleset.h"

enum { TRAIL_MOST = 48 }; /* older positions are forgotten */

struct trail {
    size_t size; /* of a state */
    unsigned char *states;
    unsigned count;
    size_t at; /* moves of the session before the last of them */
    unsigned seat;
};

void trail_init(struct trail *trail, const struct ruleset *rules);
void trail_free(struct trail *trail);

/* The seat decides in this position, which comes after `at` moves of the session. It goes on from
   the last one when only that seat's one move lies between. */
void trail_step(struct trail *trail, const game_state *s, unsigned seat, size_t at, bool goes_on);

/* Whether the position is one of them. */
bool trail_has(const struct trail *trail, const game_state *s);

#endif
