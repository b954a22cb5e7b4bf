/*
 * thread.c - threads without signals: see thread.h.
 */
#include "bots/thread.h"

#include <signal.h>

bool thread_start(pthread_t *thread, void *(*run)(void *), void *argument) {
    static const int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
    sigset_t asking, before;
    sigfillset(&asking);
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
        sigdelset(&asking, faults[i]);
    pthread_sigmask(SIG_BLOCK, &asking, &before);
    bool started = pthread_create(thread, NULL, run, argument) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return started;
}
