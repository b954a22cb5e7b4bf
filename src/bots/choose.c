/*
 * choose.c - selection: PUCT with progressive widening.
 *
 * An edge's score is its mean share, with its prior counted as prior_visits visits, and a bonus in
 * proportion to its weight that grows with the visits of the node and shrinks with those of the
 * edge. A node is expanded when its visits reach the expansion threshold, which depends on its
 * number of moves: then all its moves get priors and weights from the game's estimate. Before that,
 * edges are added one by one for random moves, about the square root of the node's visits of them
 * (progressive widening). Invariant: in an expanded node, no edge without visits precedes one with
 * visits, except edges that became legal in a later determinization.
 */
#include "bots/choose.h"

#include <assert.h>
#include <stdlib.h>

#include "bots/greedy.h"
#include "bots/sensible.h"

enum {
    LEAST_SHIFT = 7,       /* the smallest weight is 2^-7 of the largest */
    EXPAND_PER_VISIT = 16, /* a node with this many moves for each of its visits is expanded, */
    EXPAND_AT_ONCE = 24,   /* and so is a node with at most this many moves */
    EDGES_MOST = 64,       /* edges that an expanded node gets, at most */
    EDGES_MOST_ROOT = 256, /* the same for the root */
    ONE = 65536,
};

uint32_t choose_root(uint64_t square) {
    uint64_t root = 0, bit = (uint64_t)1 << 62;
    while (bit > square)
        bit >>= 2;
    for (; bit; bit >>= 2) {
        if (square >= root + bit) {
            square -= root + bit;
            root = (root >> 1) + bit;
        } else {
            root >>= 1;
        }
    }
    return (uint32_t)root;
}

/* Fills ranks: for each listed move, the mover's share after it in the upper 16 bits and its index
   in the list in the lower 16. */
static void rank_moves(struct descent *descent, unsigned seat) {
    const struct ruleset *rules = descent->rules;
    game_state *after = (game_state *)descent->copy;
    for (size_t i = 0; i < descent->list.count; i++) {
        uint16_t shares[SEATS_MOST] = {0};
        if (rules->estimate) {
            memcpy(descent->copy, descent->state, rules->state_size);
            rules->apply(after, seat, &descent->list.moves[i], NULL);
            greedy_evaluate(rules, after, descent->seats, shares);
        } else {
            shares[seat] = (uint16_t)(ESTIMATE_WHOLE / descent->seats);
        }
        descent->ranks[i] = (uint32_t)shares[seat] << 16 | (uint32_t)i;
    }
}

static int compare_ranks(const void *a, const void *b) {
    uint32_t left = *(const uint32_t *)a, right = *(const uint32_t *)b;
    return left > right ? -1 : left < right;
}

static void shuffle(struct move_list *list, struct rng *rng) {
    for (size_t i = list->count; i > 1; i--) {
        size_t j = rng_below(rng, (uint32_t)i);
        struct move move = list->moves[i - 1];
        list->moves[i - 1] = list->moves[j];
        list->moves[j] = move;
    }
}

/* About ONE * 2^(-behind / half_life), interpolated linearly between the powers of two. */
static uint32_t raw_weight(unsigned behind, unsigned half_life) {
    unsigned shift = behind / half_life, part = behind % half_life;
    if (shift >= LEAST_SHIFT)
        return ONE >> LEAST_SHIFT;
    return (ONE - ONE / 2 * part / half_life) >> shift;
}

/* Sets the weights by how far each prior is behind the best one. `percent` is the half-life in
   hundredths of the mean distance (search_numbers.half_life). */
static void weigh(struct edge *edges, unsigned count, unsigned percent) {
    uint64_t best = 0, sum = 0;
    assert(count > 0);
    for (unsigned i = 0; i < count; i++) {
        best = edges[i].prior > best ? edges[i].prior : best;
        sum += edges[i].prior;
    }
    unsigned half_life = 1 + (unsigned)((best * count - sum) * percent / (100 * count));
    sum = 0;
    for (unsigned i = 0; i < count; i++)
        sum += raw_weight((unsigned)best - edges[i].prior, half_life);
    for (unsigned i = 0; i < count; i++)
        edges[i].weight =
            (uint16_t)((uint64_t)raw_weight((unsigned)best - edges[i].prior, half_life) *
                       WEIGHT_WHOLE / sum);
}

/* Gives the node its edges from the ranked list, after those it has. */
static bool add_ranked(struct descent *descent, struct node *node, unsigned most) {
    struct tree *tree = descent->tree;
    unsigned old = node->count;
    unsigned room = descent->list.count < most ? (unsigned)descent->list.count : most;
    if (!tree_reserve(tree, node, old + room))
        return false;
    for (unsigned i = 0; i < descent->list.count && node->count < room + old; i++) {
        const struct move *move = &descent->list.moves[descent->ranks[i] & 0xffff];
        struct edge *edge = old ? tree_find(tree, node, move) : NULL;
        if (!edge)
            edge = tree_add(tree, node, move);
        edge->prior = (uint16_t)(descent->ranks[i] >> 16);
    }
    weigh(tree_edges(tree, node), node->count, descent->numbers.half_life);
    return true;
}

/* True when a node with so many moves has reached the expansion threshold. */
static bool may_expand(const struct node *node, unsigned moves) {
    return moves <= EXPAND_AT_ONCE || moves <= EXPAND_PER_VISIT * node->visits;
}

/* Expands the node when it has reached the threshold, the root always; true when it is expanded.
   Listing moves is expensive, so a node is only asked for them when it would be expanded with half
   as many as the node listed last. */
static bool expand(struct descent *descent, struct node *node, unsigned seat) {
    const struct ruleset *rules = descent->rules;
    bool root = descent->length == 0;
    unsigned expected = node->legal ? node->legal : descent->usual / 2;
    if (!may_expand(node, expected) && !root)
        return false;
    descent->list.count = 0;
    sensible_moves(rules, (const game_state *)descent->state, seat, &descent->list);
    node->legal = descent->usual = (uint16_t)descent->list.count;
    if (!may_expand(node, node->legal) && !root)
        return false;
    shuffle(&descent->list, &descent->rng);
    node->busy = true; /* other threads treat it as a leaf meanwhile */
    descent_unlock(descent);
    rank_moves(descent, seat);
    qsort(descent->ranks, descent->list.count, sizeof *descent->ranks, compare_ranks);
    descent_lock(descent);
    node->busy = false;
    node->judged = add_ranked(descent, node, root ? EDGES_MOST_ROOT : EDGES_MOST);
    return node->judged;
}

static bool available(const struct descent *descent, unsigned seat, const struct edge *edge) {
    return !descent->rules->resample ||
           !descent->rules->why_not((const game_state *)descent->state, seat, &edge->move, NULL);
}

/* From now on the node counts, for each edge, the visits in which it was legal. */
static void make_partial(const struct descent *descent, struct node *node) {
    struct edge *edges = tree_edges(descent->tree, node);
    for (unsigned i = 0; !node->partial && i < node->count; i++)
        edges[i].open = node->visits - 1;
    node->partial = true;
}

/* Selection in a node whose moves are legal only in some determinizations: an edge's bonus grows
   with the visits in which it was legal, not with all visits of the node. */
static struct edge *best_open_edge(struct descent *descent, struct node *node, unsigned seat) {
    const struct search_numbers *numbers = &descent->numbers;
    struct edge *edges = tree_edges(descent->tree, node), *best = NULL;
    uint64_t better = 0;
    for (unsigned i = 0; i < node->count; i++) {
        struct edge *edge = &edges[i];
        if (!available(descent, seat, edge))
            continue;
        edge->open++;
        uint64_t root = choose_root((uint64_t)edge->open << 8);
        uint64_t bonus = (uint64_t)edge->weight * numbers->bonus / WEIGHT_WHOLE * root / 16;
        uint64_t sum = edge->sum + (uint64_t)numbers->prior_visits * edge->prior + bonus;
        uint64_t visits = (uint64_t)edge->visits + numbers->prior_visits;
        if (sum >= better * visits) {
            best = edge;
            better = sum / visits + 1;
        }
    }
    return best;
}

/* The edge with the best score; NULL when none is legal now. A score is sum / visits, rounded down;
   scores are compared by multiplying, because dividing takes far longer. */
static struct edge *best_edge(struct descent *descent, struct node *node, unsigned seat) {
    const struct search_numbers *numbers = &descent->numbers;
    struct edge *edges = tree_edges(descent->tree, node), *best = NULL;
    uint64_t root = choose_root((uint64_t)node->visits << 8), better = 0; /* root: 16 times */
    if (node->partial)
        return best_open_edge(descent, node, seat);
    for (unsigned i = 0; i < node->count; i++) {
        struct edge *edge = &edges[i];
        uint64_t bonus = (uint64_t)edge->weight * numbers->bonus / WEIGHT_WHOLE * root / 16;
        uint64_t sum = edge->sum + (uint64_t)numbers->prior_visits * edge->prior + bonus;
        uint64_t visits = (uint64_t)edge->visits + numbers->prior_visits;
        if (sum >= better * visits) {
            if (!available(descent, seat, edge)) {
                make_partial(descent, node);
                return best_open_edge(descent, node, seat);
            }
            best = edge;
            better = sum / visits + 1;
        }
        if (!edge->visits && best && node->judged)
            break;
    }
    return best;
}

/* The edge of a random legal move, added when there is none yet; NULL without memory. */
static struct edge *random_edge(struct descent *descent, struct node *node, unsigned seat) {
    struct move move = sensible_random(descent->rules, (const game_state *)descent->state, seat,
                                       &descent->rng, &descent->list);
    struct edge *edge = tree_find(descent->tree, node, &move);
    if (edge)
        return edge;
    edge = tree_add(descent->tree, node, &move);
    if (!edge)
        return NULL;
    edge->prior = (uint16_t)(ESTIMATE_WHOLE / descent->seats);
    edge->weight = (uint16_t)(WEIGHT_WHOLE / node->count);
    edge->open = 1;
    return edge;
}

struct edge *choose_edge(struct descent *descent, struct node *node, unsigned seat) {
    if (node->busy)
        return NULL;
    if (!node->judged && !expand(descent, node, seat)) {
        if ((uint64_t)node->count * node->count <= node->visits) /* progressive widening */
            return random_edge(descent, node, seat);
    }
    struct edge *edge = best_edge(descent, node, seat);
    return edge ? edge : random_edge(descent, node, seat);
}
