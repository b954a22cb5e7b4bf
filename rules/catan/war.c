/*
 * war.c - barracks, what is in reach of them, and the attacks that follow (IC-13 to IC-16).
 *
 * Distances are counted along edges from a city. Two edges are the farthest that matters, so the
 * constant tables of corners within one and two edges answer everything but the explanations.
 */
#include "bits.h"

/* The corners with at most two edges (or with road_distance=inclusive one, for roads) between
   them and one of these cities. */
static uint64_t within(const game_state *s, uint64_t cities, bool of_roads) {
    bool inclusive = of_roads && (s->option >> OPTION_DISTANCE & 1);
    const uint64_t *table = inclusive ? catan_within_1 : catan_within_2;
    uint64_t corners = 0;
    for (; cities; cities &= cities - 1)
        corners |= table[bits_first(cities)];
    return corners;
}

bool catan_barracks(const game_state *s, unsigned corner) {
    unsigned owner = catan_owner(s, corner);
    uint64_t roads = within(s, bit(corner), true), buildings = within(s, bit(corner), false);
    for (unsigned seat = 0; seat < s->seats; seat++)
        if (seat != owner && ((s->touch[seat] & roads) | (s->built[seat] & buildings)))
            return true;
    return false;
}

void catan_war(const game_state *s, unsigned seat, struct war *out) {
    uint64_t cities = s->built[seat] & s->cities, enemy_built = 0, enemy_touch = 0;
    struct edges enemy = {{0, 0}};
    for (unsigned other = 0; other < s->seats; other++) {
        if (other == seat)
            continue;
        enemy_built |= s->built[other];
        enemy_touch |= s->touch[other];
        edges_join(&enemy, &s->road[other]);
    }
    out->reach = within(s, cities, false) & enemy_built;
    out->near = within(s, cities, true);
    if (!(s->option >> OPTION_SHIELD & 1))
        out->near &= ~enemy_built; /* IC-15: a road behind an enemy building is shielded */
    out->roads = (struct edges){{0, 0}};
    for (uint64_t corners = out->near & enemy_touch; corners; corners &= corners - 1)
        edges_join(&out->roads, &catan_corner_edges[bits_first(corners)]);
    out->roads.word[0] &= enemy.word[0];
    out->roads.word[1] &= enemy.word[1];
}

unsigned catan_usable(const game_state *s, unsigned seat) {
    return s->knights[seat] - (seat == s->to ? s->fresh : 0U);
}

/* Whether six knights take both: roads of one owner that meet where nobody has built. The first
   is in reach; when both are, the lower number comes first, so each pair has one order. */
static bool pairs_up(const game_state *s, const struct edges *reach, unsigned first,
                     unsigned corner, unsigned second) {
    uint64_t built = s->built[0] | s->built[1] | s->built[2] | s->built[3];
    return second != NONE && second != first && !(built & bit(corner)) &&
           edges_have(&s->road[catan_road_owner(s, first)], second) &&
           (first < second || !edges_have(reach, second));
}

unsigned catan_pairs(const game_state *s, const struct edges *reach, unsigned wanted,
                     uint8_t pair[2]) {
    struct edges left = *reach;
    unsigned count = 0;
    while (edges_any(&left)) {
        unsigned first = edges_next(&left);
        for (unsigned i = 0; i < 6; i++) {
            unsigned corner = catan_edge_corner[first][i / 3];
            unsigned second = catan_corner_edge[corner][i % 3];
            if (!pairs_up(s, reach, first, corner, second))
                continue;
            if (count++ == wanted) {
                pair[0] = (uint8_t)first;
                pair[1] = (uint8_t)second;
            }
        }
    }
    return count;
}

bool catan_is_pair(const game_state *s, const struct edges *reach, unsigned first,
                   unsigned second) {
    for (unsigned i = 0; i < 6 && edges_have(reach, first); i++) {
        unsigned corner = catan_edge_corner[first][i / 3];
        if (catan_corner_edge[corner][i % 3] == second && pairs_up(s, reach, first, corner, second))
            return true;
    }
    return false;
}

int catan_path(const game_state *s, unsigned seat, unsigned corner, struct text *out) {
    enum { FARTHEST = 16 };
    uint64_t cities = s->built[seat] & s->cities, ring[FARTHEST] = {bit(corner)};
    uint64_t seen = ring[0];
    int steps = 0;
    assert(cities);
    while (!(ring[steps] & cities)) {
        uint64_t next = 0;
        for (uint64_t at = ring[steps]; at; at &= at - 1)
            next |= catan_near[bits_first(at)];
        ring[++steps] = next & ~seen;
        seen |= next;
    }
    unsigned at = bits_first(ring[steps] & cities);
    text_addf(out, "v%u", at);
    for (int i = steps - 1; i >= 0; i--) {
        at = bits_first(catan_near[at] & ring[i]);
        text_addf(out, "-v%u", at);
    }
    return steps;
}
