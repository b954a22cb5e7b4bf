/*
 * sensible.c - leaves futile moves out: see sensible.h.
 */
#include "bots/sensible.h"

void sensible_moves(const struct ruleset *rules, const game_state *s, unsigned seat,
                    struct move_list *list) {
    size_t first = list->count, kept = first;
    rules->moves(s, seat, list);
    if (!rules->futile)
        return;
    for (size_t i = first; i < list->count; i++) /* what is kept comes first, in its order */
        if (!rules->futile(s, seat, &list->moves[i]))
            list->moves[kept++] = list->moves[i];
    if (kept > first)
        list->count = kept;
}

struct move sensible_random(const struct ruleset *rules, const game_state *s, unsigned seat,
                            struct rng *rng, struct move_list *list) {
    if (!rules->futile)
        return random_move(rules, s, seat, rng, list);
    list->count = 0;
    sensible_moves(rules, s, seat, list);
    return list->moves[rng_below(rng, (uint32_t)list->count)];
}
