/*
 * tree.h - the memory of a search: positions as nodes, moves and outcomes as edges between them.
 *
 * Both lie in one pool of fixed size and are identified by their place in it, in units of 8 bytes.
 * Single nodes are never freed, only the whole pool. The edges of a node are contiguous, so that
 * scanning them is quick. When the pool is full, adding returns TREE_NONE and changes nothing.
 */
#ifndef BOTS_TREE_H
#define BOTS_TREE_H

#include "core/move.h"

enum { WEIGHT_WHOLE = 65535 };
enum { TREE_NONE = 0 }; /* no place: the first unit of the pool is never used */

struct edge {
    struct move move;
    uint64_t sum;    /* of the mover's shares, over all iterations that passed this edge */
    uint32_t visits; /* iterations that passed this edge */
    uint32_t child;  /* node, or TREE_NONE */
    uint16_t prior;  /* the mover's share as estimated beforehand */
    uint16_t
        weight; /* its part of the exploration bonus, of WEIGHT_WHOLE for all edges of the node */
    uint32_t open; /* in a node whose moves are not always the same: visits of the node in which
                      it was legal */
};
_Static_assert(sizeof(struct edge) == 40, "trees fill their memory alike on every machine");

struct node {
    uint32_t visits;
    uint32_t edges; /* place of the first one */
    uint16_t count; /* edges there are */
    uint16_t room;  /* edges that fit */
    uint16_t legal; /* moves the rules gave when it was asked, else 0 */
    uint8_t seat;   /* who decides here; or CHANCE */
    bool judged;    /* expanded: it has its edges, best prior first */
    bool busy;      /* a thread is expanding it */
    bool partial;   /* some of its moves are legal only in some determinizations */
};

struct tree {
    uint64_t *pool;
    uint32_t used, size; /* units of 8 bytes */
    uint32_t root;       /* node of the position; whoever grows the tree sets it */
};

void tree_init(struct tree *tree, size_t bytes);
void tree_free(struct tree *tree);

/* Empties the tree and makes a new root. */
void tree_clear(struct tree *tree);

/* Moves the root along an edge, or empties the tree when nothing is known there. */
void tree_follow(struct tree *tree, const struct move *move);

/* A new node without edges, or TREE_NONE. */
uint32_t tree_node_new(struct tree *tree);

static inline struct node *tree_node(const struct tree *tree, uint32_t place) {
    return (struct node *)(void *)(tree->pool + place);
}

static inline struct edge *tree_edges(const struct tree *tree, const struct node *node) {
    return (struct edge *)(void *)(tree->pool + node->edges);
}

/* The node's edge with that move, or NULL. */
struct edge *tree_find(const struct tree *tree, const struct node *node, const struct move *move);

/* Room for so many edges at least, moving those there are; false when the pool is full. */
bool tree_reserve(struct tree *tree, struct node *node, unsigned room);

/* Adds an edge that is all 0 but for its move; NULL when there is no memory. Pointers to the
   node's other edges are void then. */
struct edge *tree_add(struct tree *tree, struct node *node, const struct move *move);

/* The node at the edge's end, made when there is none yet; or TREE_NONE. */
uint32_t tree_child(struct tree *tree, struct edge *edge);

#endif
