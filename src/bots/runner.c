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

/* The next game that nobody has played; false when there is none. */
static bool take_number(struct runner *runner, size_t *number) {
    runner_lock(runner);
    while (runner->next < runner->end && runner->done(runner->context, runner->next))
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
    while (!atomic_load(&runner->stop) && take_number(runner, &number))
        if (!runner->play(runner, number, &runner->stop, &why))
            atomic_store(&runner->stop, true);
    runner_lock(runner);
    fail(runner, &why);
    runner->working--;
    runner_unlock(runner);
    text_free(&why);
    return NULL;
}

static void watch(struct runner *runner) {
    const struct timespec pause = {.tv_nsec = LOOK_MILLISECONDS * 1000000L};
    struct text why = TEXT_EMPTY;
    bool working = true;
    while (working) {
        runner_lock(runner);
        working = runner->working > 0;
        if (!runner->look(runner->context, &why))
            atomic_store(&runner->stop, true);
        fail(runner, &why);
        runner_unlock(runner);
        if (working)
            nanosleep(&pause, NULL);
    }
    text_free(&why);
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
    pthread_mutex_init(&runner->lock, NULL);
    atomic_init(&runner->stop, false);
    runner->next = runner->first;
    runner->why = TEXT_EMPTY;
    start_threads(runner, threads, &started);
    watch(runner);
    while (started)
        pthread_join(threads[--started], NULL);
    pthread_mutex_destroy(&runner->lock);
    bool ok = runner->why.length == 0;
    text_add(why, runner->why.bytes);
    text_free(&runner->why);
    return ok;
}
