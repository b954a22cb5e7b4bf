/*
 * runner.h - numbered games, some at a time, played by threads.
 */
#ifndef BOTS_RUNNER_H
#define BOTS_RUNNER_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "core/text.h"

enum { RUNNER_AT_ONCE_MOST = 16 };

struct runner {
    size_t first, end; /* the numbers first .. end-1 are played, the lower ones first */
    unsigned at_once;  /* 1 .. RUNNER_AT_ONCE_MOST */
    void *context;     /* for the functions */

    /* True when the number needs no playing. Called while the lock is held. */
    bool (*done)(void *context, size_t number);

    /* Plays a game and hands its result in, by any thread, without the lock. False ends the run: it
       failed, with a sentence in why, or *stop was set. */
    bool (*play)(struct runner *runner, size_t number, const atomic_bool *stop, struct text *why);

    /* Called about ten times a second, and at the end, by the thread that runs all, while the lock
       is held; false stops the run. A sentence in why tells that it failed. */
    bool (*look)(void *context, struct text *why);

    /* Private from here on. */
    pthread_mutex_t lock; /* over all below, and over results */
    size_t next;
    unsigned working; /* threads that have not ended */
    struct text why;  /* of the first failure */
    atomic_bool stop;
};

/* Plays all; false with a sentence in why. */
bool runner_run(struct runner *runner, struct text *why);

/* Around what a game's results are handed in to. */
void runner_lock(struct runner *runner);
void runner_unlock(struct runner *runner);

#endif
