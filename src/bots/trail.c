/*
 * trail.c - positions of one turn: see trail.h.
 */
#include "bots/trail.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"

void trail_init(struct trail *trail, const struct ruleset *rules) {
    *trail = (struct trail){.size = rules->state_size};
    trail->states = memory_new(TRAIL_MOST * trail->size);
}

void trail_free(struct trail *trail) {
    free(trail->states);
}

void trail_step(struct trail *trail, const game_state *s, unsigned seat, size_t at, bool goes_on) {
    if (!goes_on || seat != trail->seat || at != trail->at + 1)
        trail->count = 0;
    if (trail->count == TRAIL_MOST) {
        trail->count--;
        memmove(trail->states, trail->states + trail->size, trail->count * trail->size);
    }
    memcpy(trail->states + trail->count++ * trail->size, s, trail->size);
    trail->seat = seat;
    trail->at = at;
}

bool trail_has(const struct trail *trail, const game_state *s) {
    for (unsigned i = 0; i < trail->count; i++)
        if (memcmp(trail->states + i * trail->size, s, trail->size) == 0)
            return true;
    return false;
}
