/*
 * board.c - pieces on the island of L'impero di Catan, and what follows from where they stand.
 *
 * Every change of buildings and roads is made here and keeps the derived fields (rate, reach,
 * touch, closed, length, counts) as catan_derive would compute them from nothing. Additions are
 * incremental; a piece that goes, or a building that cuts a road, is computed anew.
 */
#include "bits.h"

/* Corners with buildings of others, which end a seat's roads (IC-8, IC-10). */
static uint64_t others_built(const game_state *s, unsigned seat) {
    return (s->built[0] | s->built[1] | s->built[2] | s->built[3]) & ~s->built[seat];
}

unsigned catan_owner(const game_state *s, unsigned corner) {
    for (unsigned seat = 0; seat < s->seats; seat++)
        if (s->built[seat] & bit(corner))
            return seat;
    return NONE;
}

unsigned catan_road_owner(const game_state *s, unsigned edge) {
    for (unsigned seat = 0; seat < s->seats; seat++)
        if (edges_have(&s->road[seat], edge))
            return seat;
    return NONE;
}

/*
 * The longest road (IC-10): a trail that uses no edge twice and does not pass through a building
 * of another player. All trails are tried; a seat has at most 15 edges.
 */

/* The longest trail from a corner over the edges left. */
static unsigned extend(struct edges left, uint64_t blocked, unsigned corner) {
    unsigned longest = 0;
    for (unsigned i = 0; i < 3; i++) {
        unsigned edge = catan_corner_edge[corner][i];
        if (edge == NONE || !edges_have(&left, edge))
            continue;
        unsigned other = edge_other(edge, corner), length = 1;
        if (!(blocked & bit(other))) {
            struct edges rest = left;
            edges_remove(&rest, edge);
            length += extend(rest, blocked, other);
        }
        longest = length > longest ? length : longest;
    }
    return longest;
}

/* The longest pair of trails that share no edge, one from each corner. */
static unsigned extend_both(struct edges left, uint64_t blocked, unsigned corner, unsigned back) {
    unsigned longest = blocked & bit(back) ? 0 : extend(left, blocked, back);
    for (unsigned i = 0; i < 3 && !(blocked & bit(corner)); i++) {
        unsigned edge = catan_corner_edge[corner][i];
        if (edge == NONE || !edges_have(&left, edge))
            continue;
        struct edges rest = left;
        edges_remove(&rest, edge);
        unsigned length = 1 + extend_both(rest, blocked, edge_other(edge, corner), back);
        longest = length > longest ? length : longest;
    }
    return longest;
}

static unsigned longest_road(const game_state *s, unsigned seat) {
    uint64_t blocked = others_built(s, seat);
    unsigned longest = 0;
    for (uint64_t corners = s->touch[seat]; corners; corners &= corners - 1) {
        unsigned length = extend(s->road[seat], blocked, bits_first(corners));
        longest = length > longest ? length : longest;
    }
    return longest;
}

/* After a new road: the longest is the one before, or goes over the new edge. */
static void lengthen(game_state *s, unsigned seat, unsigned edge) {
    struct edges left = s->road[seat];
    edges_remove(&left, edge);
    unsigned length = 1 + extend_both(left, others_built(s, seat), catan_edge_corner[edge][0],
                                      catan_edge_corner[edge][1]);
    if (length > s->length[seat])
        s->length[seat] = (uint8_t)length;
}

/* The seat that holds a card of which it needs `least`: the holder while nobody has more, or else
   the only seat that has the most. */
static uint8_t holder(const game_state *s, uint8_t now, const uint8_t *count, unsigned least) {
    unsigned most = 0, best = NONE;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        if (count[seat] == most)
            best = NONE;
        if (count[seat] > most) {
            most = count[seat];
            best = seat;
        }
    }
    if (most < least)
        return NONE;
    return now != NONE && count[now] == most ? now : (uint8_t)best;
}

void catan_hold(game_state *s) {
    s->longest = holder(s, s->longest, s->length, 5);
    if (s->option >> OPTION_ARMY & 1)
        s->army = holder(s, s->army, s->knights, 3);
}

/*
 * What follows.
 */

/* IC-8: the edges at every corner where the seat has built, or which one of its roads reaches
   (IC-19: connected to the rest or not), unless another seat has built there. */
static void derive_reach(game_state *s, unsigned seat) {
    uint64_t network = (s->touch[seat] & ~others_built(s, seat)) | s->built[seat];
    s->reach[seat] = (struct edges){{0, 0}};
    for (; network; network &= network - 1)
        edges_join(&s->reach[seat], &catan_corner_edges[bits_first(network)]);
}

/* IC-9: four of a kind for one, three or two at a harbour. */
static void derive_rate(game_state *s, unsigned seat) {
    uint64_t rate = 4 * KIND_ONES;
    uint8_t rates[KINDS] = {4, 4, 4, 4, 4};
    for (uint64_t corners = s->built[seat]; corners; corners &= corners - 1) {
        unsigned place = catan_corner_harbour[bits_first(corners)];
        if (place == NONE)
            continue;
        unsigned only = s->harbour[place];
        for (unsigned kind = 0; kind < KINDS; kind++)
            if (only == KINDS && rates[kind] > 3)
                rates[kind] = 3;
        if (only != KINDS)
            rates[only] = 2;
    }
    rate = 0;
    for (unsigned kind = 0; kind < KINDS; kind++)
        rate |= (uint64_t)rates[kind] << 8 * kind;
    s->rate[seat] = rate;
}

static void derive_roads(game_state *s, unsigned seat) {
    struct edges roads = s->road[seat];
    s->touch[seat] = 0;
    for (s->roads[seat] = 0; edges_any(&roads); s->roads[seat]++) {
        const uint8_t *corner = catan_edge_corner[edges_next(&roads)];
        s->touch[seat] |= bit(corner[0]) | bit(corner[1]);
    }
    derive_reach(s, seat);
    s->length[seat] = (uint8_t)longest_road(s, seat);
}

static void derive_closed(game_state *s) {
    uint64_t built = s->built[0] | s->built[1] | s->built[2] | s->built[3];
    for (s->closed = 0; built; built &= built - 1)
        s->closed |= catan_within_1[bits_first(built)]; /* IC-4 */
}

void catan_derive(game_state *s) {
    derive_closed(s);
    for (unsigned seat = 0; seat < s->seats; seat++) {
        s->towns[seat] = (uint8_t)bits_count(s->built[seat] & s->cities);
        s->settlements[seat] = (uint8_t)(bits_count(s->built[seat]) - s->towns[seat]);
        derive_rate(s, seat);
        derive_roads(s, seat);
    }
}

/*
 * Pieces.
 */

void catan_build(game_state *s, unsigned seat, unsigned corner) {
    s->built[seat] |= bit(corner);
    s->settlements[seat]++;
    s->closed |= catan_within_1[corner];
    edges_join(&s->reach[seat], &catan_corner_edges[corner]);
    if (catan_corner_harbour[corner] != NONE)
        derive_rate(s, seat);
    for (unsigned other = 0; other < s->seats; other++)
        if (other != seat && (s->touch[other] & bit(corner))) {
            derive_reach(s, other);
            s->length[other] = (uint8_t)longest_road(s, other);
        }
}

void catan_raise(game_state *s, unsigned seat, unsigned corner) {
    s->cities |= bit(corner);
    s->settlements[seat]--; /* IC-7: the piece returns to stock */
    s->towns[seat]++;
}

void catan_pave(game_state *s, unsigned seat, unsigned edge) {
    uint64_t blocked = others_built(s, seat);
    edges_add(&s->road[seat], edge);
    s->roads[seat]++;
    for (unsigned i = 0; i < 2; i++) {
        unsigned corner = catan_edge_corner[edge][i];
        s->touch[seat] |= bit(corner);
        if (!(blocked & bit(corner)))
            edges_join(&s->reach[seat], &catan_corner_edges[corner]);
    }
    lengthen(s, seat, edge);
}

void catan_unpave(game_state *s, unsigned seat, unsigned edge) {
    edges_remove(&s->road[seat], edge);
    derive_roads(s, seat);
}

void catan_raze(game_state *s, unsigned seat, unsigned corner) {
    if (s->cities & bit(corner))
        s->towns[seat]--;
    else
        s->settlements[seat]--;
    s->built[seat] &= ~bit(corner);
    s->cities &= ~bit(corner);
    derive_closed(s);
    derive_rate(s, seat);
    for (unsigned other = 0; other < s->seats; other++)
        derive_roads(s, other);
}

/*
 * Points.
 */

static int war_points(const game_state *s, unsigned seat) {
    return s->razed[seat] + 2 * s->sacked[seat]; /* IC-18 */
}

int catan_points(const game_state *s, unsigned seat) { /* IC-20 */
    return s->settlements[seat] + 2 * s->towns[seat] + 2 * (s->longest == seat) +
           2 * (s->army == seat) + war_points(s, seat);
}

int catan_final(const game_state *s, unsigned seat) { /* IC-23 */
    return s->roads[seat] + s->settlements[seat] + 2 * s->towns[seat] +
           (int)cards_sum(s->hand[seat]) +
           (s->option >> OPTION_WARPOINTS & 1 ? war_points(s, seat) : 0);
}

bool catan_ruined(const game_state *s) {
    bool stock = s->option >> OPTION_RUIN & 1;
    for (unsigned seat = 0; seat < s->seats; seat++)
        if (s->roads[seat] == 0 && (!stock || s->box[seat] == ROADS))
            return true;
    return false;
}

/*
 * Whose turn of the set-up it is, and which hands a viewer sees.
 */

unsigned catan_setter(const game_state *s, unsigned number) {
    unsigned steps = number <= s->seats ? number - 1 : 2U * s->seats - number; /* IC-4 */
    return (s->first + steps) % s->seats;
}

bool catan_sees_hand(const game_state *s, enum viewer viewer, unsigned seat) {
    return viewer == VIEW_ALL || (unsigned)viewer == seat || !(s->option >> OPTION_HANDS & 1);
}
