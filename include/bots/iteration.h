/*
 * iteration.h - the state of one thread that searches, shared by descent.h, which goes down and
 * back up the tree, and choose.h, which says which way.
 */
#ifndef BOTS_ITERATION_H
#define BOTS_ITERATION_H

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
