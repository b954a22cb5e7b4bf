/*
 * descent.h - one thread that grows the tree of a search, one iteration at a time.
 *
 * Threads share a tree. A thread holds the tree's lock while it descends or backs values up, and
 * releases it while it evaluates. The visit of a thread that has not yet backed up counts as a
 * value of 0 (virtual loss), so that other threads prefer other edges. A seat's choice never
 * depends on what it may not know: simultaneous secret choices are decided in separate nodes below
 * one node (the anchor), one chain of nodes for each seat, and the tree branches by all of them
 * when they are revealed.
 */
#ifndef BOTS_DESCENT_H
#define BOTS_DESCENT_H

#include <pthread.h>

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
    uint32_t node;
    uint16_t edge; /* its number among the node's: they may move in the pool */
    uint8_t seat;  /* that chose it */
};

struct descent {
    const struct ruleset *rules;
    struct search_numbers numbers;
    bool playouts; /* evaluate by playouts to the end, even if the game has an estimate */
    unsigned seats, seat;
    const game_state *position; /* the present one, as the seat sees it */
    struct rng rng;
    struct tree *tree;
    pthread_mutex_t *lock; /* of the tree; NULL: it is the descent's alone */
    uint16_t usual;        /* how many legal moves the node listed last had */
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

void descent_init(struct descent *descent, const struct ruleset *rules, struct tree *tree);
void descent_free(struct descent *descent);

/* Begins a question; the position stays the caller's. */
void descent_begin(struct descent *descent, const game_state *position, unsigned seat,
                   unsigned seats);

void descent_iterate(struct descent *descent);

/* The node where the asked seat decides, with an edge for each move that was looked at; NULL
   before the first iteration. */
const struct node *descent_decision(const struct descent *descent);

/* Takes and gives back the lock, when there is one. */
static inline void descent_lock(struct descent *descent) {
    if (descent->lock)
        pthread_mutex_lock(descent->lock);
}

static inline void descent_unlock(struct descent *descent) {
    if (descent->lock)
        pthread_mutex_unlock(descent->lock);
}

#endif
