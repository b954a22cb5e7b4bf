/*
 * descent.h - one tree of a search, and one iteration of it at a time.
 *
 * A tree belongs to one thread. What a seat may not know does not steer it: choices made in
 * secret are all decided below the same node, each seat's by itself, and only when they are
 * shown the way splits by all of them.
 */
#ifndef BOTS_DESCENT_H
#define BOTS_DESCENT_H

#include "bots/tree.h"
#include "core/ruleset.h"

enum { PATH_MOST = 256, CHOSEN_MOST = 32 };

/* Choices being made in secret, in one iteration. */
struct stage {
    bool open;
    uint8_t acting;             /* seats that may still choose, as bits */
    uint8_t count;              /* choices made */
    uint32_t number;            /* of the turn */
    uint32_t anchor;            /* the node where it began */
    uint32_t place[SEATS_MOST]; /* node of each seat's next decision, or TREE_NONE */
    struct move chosen[CHOSEN_MOST];
};

struct passed {
    struct edge *edge;
    uint8_t seat; /* that chose it */
};

struct descent {
    const struct ruleset *rules;
    bool playouts; /* judge by playing to the end, though the game has an estimate */
    unsigned seats, seat;
    const game_state *position; /* the present one, as the seat sees it */
    struct rng rng;
    struct tree tree;
    uint32_t root;  /* node of the position */
    uint16_t usual; /* moves of the node whose moves were listed last */
    uint64_t iterations;
    uint64_t total[SEATS_MOST]; /* shares of all iterations */

    /* of the present iteration */
    struct stage stage;
    struct passed path[PATH_MOST];
    unsigned length;
    struct move_list list; /* scratch, as is ranks: moves_most each */
    uint32_t *ranks;
    _Alignas(max_align_t) unsigned char state[STATE_MOST], copy[STATE_MOST];
};

void descent_init(struct descent *descent, const struct ruleset *rules, size_t memory);
void descent_free(struct descent *descent);

/* Begins a question; the position stays the caller's. Without keep the tree is emptied. */
void descent_begin(struct descent *descent, const game_state *position, unsigned seat,
                   unsigned seats, bool keep);

/* Moves the root along an edge, or empties the tree when nothing is known there. */
void descent_follow(struct descent *descent, const struct move *move);

void descent_iterate(struct descent *descent);

/* The node where the asked seat decides, with an edge for each move that was looked at; NULL
   before the first iteration. */
const struct node *descent_decision(const struct descent *descent);

#endif
