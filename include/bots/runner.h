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
    void *context;     /* for play, done and look */

    /* Plays a game and hands its result in, without the lock. Threads count from 0; each plays one
       game at a time. False ends the run: it failed, with a sentence in why, or *stop was set. */
    bool (*play)(struct runner *runner, unsigned thread, size_t number, const atomic_bool *stop,
                 struct text *why);

    /* True when the number needs no playing; NULL: all do. Called while the lock is held. */
    bool (*done)(void *context, size_t number);

    /* Unless NULL: called about ten times a second, and at the end, by the thread that runs all,
       while the lock is held. A sentence in why tells that it failed, and stops the run. */
    void (*look)(void *context, struct text *why);

    /* Called after look; false stops the run. */
    bool (*progress)(void *context, size_t done, size_t all);
    void *progress_context;
    size_t before, all; /* for progress: games done by earlier runs, games altogether */

    /* Private from here on. */
    pthread_mutex_t lock; /* over all below, and over results */
    pthread_cond_t ended; /* a thread has */
    size_t next, played;
    unsigned working; /* threads that have not ended */
    unsigned threads; /* that were given a number */
    struct text why;  /* of the first failure */
    atomic_bool stop;
};

/* Plays all; false with a sentence in why. */
bool runner_run(struct runner *runner, struct text *why);

/* Around what a game's results are handed in to. */
void runner_lock(struct runner *runner);
void runner_unlock(struct runner *runner);

#endif
