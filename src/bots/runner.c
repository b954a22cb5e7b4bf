/*
 * runner.c - numbered games, some at a time: see runner.h.
 */
#include "bots/runner.h"

#include <assert.h>
#include <time.h>

#include "core/i18n.h"

enum { LOOK_MILLISECONDS = 100 };

void runner_lock(struct runner *runner) {
    pthread_mutex_lock(&runner->lock);
}

void runner_unlock(struct runner *runner) {
    pthread_mutex_unlock(&runner->lock);
}

/* The next game that nobody has played; false when there is none. The one before it was played
   when `played`. */
static bool take_number(struct runner *runner, bool played, size_t *number) {
    runner_lock(runner);
    runner->played += played;
    while (runner->done && runner->next < runner->end &&
           runner->done(runner->context, runner->next))
        runner->next++;
    *number = runner->next++;
    runner_unlock(runner);
    return *number < runner->end;
}

/* Keeps the first failure's sentence. */
static void fail(struct runner *runner, const struct text *why) {
    if (why->length && !runner->why.length)
        text_add(&runner->why, why->bytes);
}

static void *work(void *context) {
    struct runner *runner = context;
    struct text why = TEXT_EMPTY;
    size_t number;
    runner_lock(runner);
    unsigned thread = runner->threads++;
    runner_unlock(runner);
    for (bool played = false;
         !atomic_load(&runner->stop) && take_number(runner, played, &number);) {
        played = runner->play(runner, thread, number, &runner->stop, &why);
        if (!played)
            atomic_store(&runner->stop, true);
    }
    runner_lock(runner);
    fail(runner, &why);
    runner->working--;
    pthread_cond_signal(&runner->ended);
    runner_unlock(runner);
    text_free(&why);
    return NULL;
}

/* Waits until a thread has ended, or for a while; the lock is held. */
static void pause_a_while(struct runner *runner) {
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_nsec += LOOK_MILLISECONDS * 1000000L;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    pthread_cond_timedwait(&runner->ended, &runner->lock, &until);
}

static void watch(struct runner *runner) {
    struct text why = TEXT_EMPTY;
    runner_lock(runner);
    for (bool working = true; working;) {
        working = runner->working > 0;
        if (runner->look)
            runner->look(runner->context, &why);
        fail(runner, &why);
        if (why.length || !runner->progress(runner->progress_context,
                                            runner->before + runner->played, runner->all))
            atomic_store(&runner->stop, true);
        if (working)
            pause_a_while(runner);
    }
    runner_unlock(runner);
    text_free(&why);
}

/* By a clock that nobody sets. */
static void init_waiting(struct runner *runner) {
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&runner->ended, &attributes);
    pthread_condattr_destroy(&attributes);
    pthread_mutex_init(&runner->lock, NULL);
}

static void start_threads(struct runner *runner, pthread_t *threads, unsigned *started) {
    assert(runner->at_once >= 1 && runner->at_once <= RUNNER_AT_ONCE_MOST);
    runner->working = runner->at_once;
    while (*started < runner->at_once &&
           pthread_create(&threads[*started], NULL, work, runner) == 0)
        ++*started;
    runner_lock(runner);
    runner->working -= runner->at_once - *started;
    if (!*started)
        text_add(&runner->why, _("no thread could be started"));
    runner_unlock(runner);
}

bool runner_run(struct runner *runner, struct text *why) {
    pthread_t threads[RUNNER_AT_ONCE_MOST];
    unsigned started = 0;
    init_waiting(runner);
    atomic_init(&runner->stop, false);
    runner->next = runner->first;
    runner->threads = 0;
    runner->played = 0;
    runner->why = TEXT_EMPTY;
    start_threads(runner, threads, &started);
    watch(runner);
    while (started)
        pthread_join(threads[--started], NULL);
    pthread_cond_destroy(&runner->ended);
    pthread_mutex_destroy(&runner->lock);
    bool ok = runner->why.length == 0;
    text_add(why, runner->why.bytes);
    text_free(&runner->why);
    return ok;
}
