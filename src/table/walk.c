/*
 * walk.c - the cheapest ways of a piece: see walk.h.
 *
 * Dijkstra's method over whole positions. Invariant: a way's position is that after its moves,
 * and no unsettled way is cheaper than a settled one.
 */
#include "table/walk.h"

#include <stdlib.h>

#include "core/memory.h"

void walk_init(struct walk *walk, const struct ruleset *rules) {
    *walk = (struct walk){.origin = NO_SPOT};
    move_list_reserve(&walk->list, rules->moves_most);
}

void walk_free(struct walk *walk) {
    free(walk->ways);
    free(walk->positions);
    move_list_free(&walk->list);
}

static game_state *position(const struct walk *walk, const struct ruleset *rules, int way) {
    return (game_state *)(void *)(walk->positions + (size_t)way * rules->state_size);
}

/* A new way; its position is not filled. */
static int add_way(struct walk *walk, const struct ruleset *rules, int spot) {
    if (walk->count == walk->most) {
        walk->most = walk->most ? 2 * walk->most : 64;
        walk->ways = memory_resize(walk->ways, (size_t)walk->most, sizeof *walk->ways);
        walk->positions = memory_resize(walk->positions, (size_t)walk->most, rules->state_size);
    }
    walk->ways[walk->count] = (struct way){.spot = spot, .before = -1};
    return walk->count++;
}

static int find_way(const struct walk *walk, int spot) {
    for (int i = 0; i < walk->count; i++)
        if (walk->ways[i].spot == spot)
            return i;
    return -1;
}

/* The cheapest way from which more can be found, the oldest of equal ones; or -1. */
static int cheapest(const struct walk *walk) {
    int found = -1;
    for (int i = 0; i < walk->count; i++)
        if (!walk->ways[i].settled && walk->ways[i].goes_on &&
            (found < 0 || walk->ways[i].price < walk->ways[found].price))
            found = i;
    return found;
}

/* The last spot of a move whose first one is `from`, else NO_SPOT. */
static int leads_to(const struct notation *notation, const struct move *move, int from) {
    int first = NO_SPOT, last = NO_SPOT;
    for (unsigned i = 0; i < move->count; i++) {
        int spot = notation_move_spot(notation, move, i);
        if (spot == NO_SPOT)
            continue;
        first = first == NO_SPOT ? spot : first;
        last = spot;
    }
    return first == from ? last : NO_SPOT;
}

/* Goes on from a way by a move to another spot, if that is the cheapest way there so far. */
static void extend(struct walk *walk, const struct ruleset *rules, unsigned seat, int from, int to,
                   const struct move *move) {
    const game_state *s = position(walk, rules, from);
    int price = rules->price ? rules->price(s, seat, move) : 1, way = find_way(walk, to);
    price = walk->ways[from].price + (price < 0 ? 1 : price);
    if (way >= 0 && walk->ways[way].price <= price)
        return;
    bool goes_on = rules->walks && rules->walks(s, seat, move);
    if (way < 0)
        way = add_way(walk, rules, to);
    walk->ways[way] =
        (struct way){.spot = to, .before = from, .price = price, .goes_on = goes_on, .move = *move};
    if (!goes_on)
        return;
    game_state *after = position(walk, rules, way);
    memcpy(after, position(walk, rules, from), rules->state_size);
    rules->apply(after, seat, move, NULL);
}

void walk_from(struct walk *walk, const struct ruleset *rules, const struct notation *notation,
               const game_state *s, unsigned seat, int spot) {
    walk->origin = spot;
    walk->count = 0;
    add_way(walk, rules, spot);
    walk->ways[0].goes_on = true;
    memcpy(walk->positions, s, rules->state_size);
    for (int from = 0; from >= 0; from = cheapest(walk)) {
        walk->ways[from].settled = true;
        walk->list.count = 0;
        rules->moves(position(walk, rules, from), seat, &walk->list);
        for (size_t i = 0; i < walk->list.count; i++) {
            int to = leads_to(notation, &walk->list.moves[i], walk->ways[from].spot);
            if (to != NO_SPOT && to != walk->ways[from].spot)
                extend(walk, rules, seat, from, to, &walk->list.moves[i]);
        }
    }
}

const struct way *walk_to(const struct walk *walk, int spot) {
    int way = walk->origin == NO_SPOT ? -1 : find_way(walk, spot);
    return way > 0 ? &walk->ways[way] : NULL;
}

void walk_moves(const struct walk *walk, const struct way *way, struct move_list *out) {
    if (way->before > 0)
        walk_moves(walk, &walk->ways[way->before], out);
    move_list_add(out, way->move);
}
