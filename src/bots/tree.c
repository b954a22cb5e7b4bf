/*
 * tree.c - a pool that only grows, up to its size: see tree.h.
 *
 * Invariant: 1 <= used <= size, and every place handed out lies below used.
 */
#include "bots/tree.h"

#include <stdlib.h>
#include <sys/mman.h>

enum { UNIT = sizeof(uint64_t), EDGES_FIRST = 4, EDGES_MOST = 60000 };
enum { NODE_UNITS = (sizeof(struct node) + UNIT - 1) / UNIT };
enum { EDGE_UNITS = sizeof(struct edge) / UNIT };
_Static_assert(sizeof(struct edge) % UNIT == 0, "edges stand side by side");

/* Of any content, in pages of 2 MiB where the kernel has them: a descent reads here and there, and
   would look up a page for nearly every node. */
static uint64_t *pool_new(size_t bytes) {
    enum { PAGE = 2 << 20 };
    uint64_t *pool = aligned_alloc(PAGE, (bytes / PAGE + 1) * PAGE);
    if (!pool)
        abort();
#ifdef MADV_HUGEPAGE
    (void)madvise(pool, bytes, MADV_HUGEPAGE); /* a wish: without it the pool is only slower */
#endif
    return pool;
}

void tree_init(struct tree *tree, size_t bytes) {
    assert(bytes / UNIT < UINT32_MAX && bytes > UNIT);
    *tree = (struct tree){.pool = pool_new(bytes), .size = (uint32_t)(bytes / UNIT)};
    tree_clear(tree);
}

void tree_free(struct tree *tree) {
    free(tree->pool);
}

static uint32_t take(struct tree *tree, uint32_t units) {
    if (tree->size - tree->used < units)
        return TREE_NONE;
    uint32_t place = tree->used;
    tree->used += units;
    return place;
}

uint32_t tree_node_new(struct tree *tree) {
    uint32_t place = take(tree, NODE_UNITS);
    if (place != TREE_NONE)
        *tree_node(tree, place) = (struct node){0};
    return place;
}

void tree_clear(struct tree *tree) {
    tree->used = 1;
    tree->root = tree_node_new(tree);
}

struct edge *tree_find(const struct tree *tree, const struct node *node, const struct move *move) {
    struct edge *edges = tree_edges(tree, node);
    for (unsigned i = 0; i < node->count; i++)
        if (move_equal(&edges[i].move, move))
            return &edges[i];
    return NULL;
}

bool tree_reserve(struct tree *tree, struct node *node, unsigned room) {
    if (room <= node->room)
        return true;
    if (room > EDGES_MOST)
        return false;
    uint32_t place = take(tree, room * EDGE_UNITS);
    if (place == TREE_NONE)
        return false;
    if (node->count)
        memcpy(tree->pool + place, tree->pool + node->edges, node->count * sizeof(struct edge));
    node->edges = place;
    node->room = (uint16_t)room;
    return true;
}

struct edge *tree_add(struct tree *tree, struct node *node, const struct move *move) {
    unsigned wanted = node->room ? 2u * node->room : EDGES_FIRST;
    if (node->count == node->room && !tree_reserve(tree, node, wanted))
        return NULL;
    struct edge *edge = &tree_edges(tree, node)[node->count++];
    *edge = (struct edge){.move = *move};
    return edge;
}

uint32_t tree_child(struct tree *tree, struct edge *edge) {
    if (edge->child == TREE_NONE)
        edge->child = tree_node_new(tree);
    return edge->child;
}

void tree_follow(struct tree *tree, const struct move *move) {
    const struct edge *edge = tree_find(tree, tree_node(tree, tree->root), move);
    if (edge && edge->child != TREE_NONE)
        tree->root = edge->child;
    else
        tree_clear(tree);
}
