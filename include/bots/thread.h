/*
 * thread.h - threads that work beside the one that talks to people.
 */
#ifndef BOTS_THREAD_H
#define BOTS_THREAD_H

#include <pthread.h>
#include <stdbool.h>

/* Starts a thread that takes no signals but those of its own faults: signals that ask for
   something go to the thread that waits for them. false when there is no thread left. */
bool thread_start(pthread_t *thread, void *(*run)(void *), void *argument);

#endif
