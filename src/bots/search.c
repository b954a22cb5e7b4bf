/*
 * search.c - the trees of a search, the threads that grow them, and the vote at the end.
 *
 * Trees are independent: each has its own generator and memory, and every iteration of a budget
 * belongs to a fixed tree. So the threads only decide how fast it goes, not what comes out. The
 * move whose edges were visited most in all trees together is played.
 * Invariant: `told` is guarded by the lock; everything else is touched by search_think alone
 * while it runs, each descent by one thread.
 */
#include "bots/search.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#include "bots/descent.h"
#include "core/memory.h"
#include "session/clock.h"

enum { TREES_MOST = 8 };
enum { LOOKS = 16, TELLS = 128, TELLS_FIRST = 15 }; /* every so many rounds of iterations */

struct search {
    const struct ruleset *rules;
    size_t memory;
    enum judging judging;
    struct descent *descents[TREES_MOST];
    unsigned trees; /* made; 0 before the first question's budget is known */
    unsigned seat, seats;
    bool kept;            /* the trees' roots stand for the position */
    game_state *position; /* as the seat sees it */
    struct rng rng;       /* of the question */
    pthread_mutex_t lock;
    struct thinking told;
};

/* One thread's work: every `step`th tree from `first`. */
struct shift {
    struct search *search;
    const struct budget *budget;
    const atomic_bool *stop;
    uint64_t start; /* milliseconds */
    unsigned first, step;
};

struct search *search_new(const struct ruleset *rules, size_t memory, enum judging judging) {
    struct search *search = memory_new(sizeof *search);
    search->rules = rules;
    search->memory = memory;
    search->judging = judging;
    search->position = memory_new(rules->state_size);
    pthread_mutex_init(&search->lock, NULL);
    return search;
}

static void free_trees(struct search *search) {
    for (unsigned i = 0; i < search->trees; i++) {
        descent_free(search->descents[i]);
        free(search->descents[i]);
    }
    search->trees = 0;
}

void search_free(struct search *search) {
    free_trees(search);
    pthread_mutex_destroy(&search->lock);
    free(search->position);
    free(search);
}

/* ---- the question ---- */

void search_follow(struct search *search, const struct move *move) {
    for (unsigned i = 0; i < search->trees; i++)
        descent_follow(search->descents[i], move);
}

void search_forget(struct search *search) {
    search->kept = false;
}

void search_position(struct search *search, const game_state *s, unsigned seat, unsigned seats,
                     struct rng rng) {
    if (search->seat != seat || search->seats != seats)
        search_forget(search);
    memcpy(search->position, s, search->rules->state_size);
    search->seat = seat;
    search->seats = seats;
    search->rng = rng;
    search->told = (struct thinking){0};
}

static unsigned processors(void) {
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count < 1 ? 1 : count > TREES_MOST ? TREES_MOST : (unsigned)count;
}

static unsigned thread_count(const struct budget *budget) {
    unsigned count = budget->threads ? budget->threads : processors();
    return count > TREES_MOST ? TREES_MOST : count;
}

static unsigned tree_count(const struct budget *budget) {
    if (budget->iterations)
        return budget->iterations >= SEARCH_SHARED ? 2 : 1;
    return thread_count(budget);
}

/* As many trees as the budget asks for, each with its part of the memory and its generator. */
static void prepare(struct search *search, const struct budget *budget) {
    unsigned count = tree_count(budget);
    if (count != search->trees) {
        free_trees(search);
        search_forget(search);
        for (unsigned i = 0; i < count; i++) {
            search->descents[i] = memory_new(sizeof **search->descents);
            descent_init(search->descents[i], search->rules, search->memory / count);
        }
        search->trees = count;
    }
    for (unsigned i = 0; i < count; i++) {
        struct descent *descent = search->descents[i];
        uint64_t seed = (uint64_t)rng_next(&search->rng) << 32;
        seed |= rng_next(&search->rng);
        rng_seed(&descent->rng, seed, i);
        descent_begin(descent, search->position, search->seat, search->seats, search->kept);
        descent->playouts = search->judging == JUDGE_PLAYOUTS;
    }
    search->kept = true;
}

/* ---- thinking ---- */

/* Whether the seat asked may play an edge of a root. In a game with secrets an edge that was kept
   may be of a world that has turned out not to be this one. */
static bool open_now(const struct search *search, const struct edge *edge) {
    const struct ruleset *rules = search->rules;
    return !rules->resample || !rules->why_not(search->position, search->seat, &edge->move, NULL);
}

static const struct edge *most_visited(const struct search *search, const struct descent *descent) {
    const struct node *node = descent_decision(descent);
    const struct edge *best = NULL;
    for (unsigned i = 0; node && i < node->count; i++) {
        const struct edge *edge = &tree_edges(&descent->tree, node)[i];
        if (edge->visits && (!best || edge->visits > best->visits) && open_now(search, edge))
            best = edge;
    }
    return best;
}

/* The share of the seat is that of its best move; what is left, the others divide as they
   stand on the whole. */
static void tell_chances(const struct descent *descent, const struct edge *best,
                         uint16_t chances[SEATS_MOST]) {
    uint64_t own = best->sum / best->visits, others = 0;
    assert(descent->seat < descent->seats);
    for (unsigned seat = 0; seat < descent->seats; seat++)
        others += seat == descent->seat ? 0 : descent->total[seat];
    for (unsigned seat = 0; seat < descent->seats; seat++)
        chances[seat] = (uint16_t)(seat == descent->seat ? own
                                   : others ? (ESTIMATE_WHOLE - own) * descent->total[seat] / others
                                            : (ESTIMATE_WHOLE - own) / (descent->seats - 1));
}

static unsigned thousandths(const struct shift *shift, uint64_t iterations) {
    const struct budget *budget = shift->budget;
    uint64_t done = 0;
    if (budget->iterations)
        done = iterations * 1000 / budget->iterations;
    if (budget->milliseconds) {
        uint64_t passed = (clock_milliseconds() - shift->start) * 1000 / budget->milliseconds;
        done = passed > done ? passed : done;
    }
    return done > 1000 ? 1000 : (unsigned)done;
}

/* By the first tree, for all: how far it is, after so many iterations in all. */
static void tell(const struct shift *shift, uint64_t iterations) {
    struct search *search = shift->search;
    const struct descent *descent = search->descents[0];
    const struct edge *best = most_visited(search, descent);
    struct thinking told = {.iterations = iterations};
    told.done = (uint16_t)thousandths(shift, told.iterations);
    if (best) {
        told.has_best = true;
        told.best = best->move;
        tell_chances(descent, best, told.chances);
    }
    pthread_mutex_lock(&search->lock);
    search->told = told;
    pthread_mutex_unlock(&search->lock);
}

/* The iterations of tree i out of all. */
static uint64_t part(const struct search *search, const struct budget *budget, unsigned i) {
    if (!budget->iterations)
        return UINT64_MAX;
    return (budget->iterations + search->trees - 1 - i) / search->trees;
}

static bool out_of_time(const struct shift *shift, uint64_t round) {
    if (atomic_load_explicit(shift->stop, memory_order_relaxed))
        return true;
    return shift->budget->milliseconds && round % LOOKS == 0 &&
           clock_milliseconds() - shift->start >= shift->budget->milliseconds;
}

static void *work(void *argument) {
    const struct shift *shift = argument;
    struct search *search = shift->search;
    bool busy = true;
    for (uint64_t round = 0; busy && !(round && out_of_time(shift, round)); round++) {
        busy = false;
        for (unsigned i = shift->first; i < search->trees; i += shift->step) {
            if (round >= part(search, shift->budget, i))
                continue;
            descent_iterate(search->descents[i]);
            busy = true;
        }
        if (shift->first == 0 && round % TELLS == TELLS_FIRST)
            tell(shift, search->descents[0]->iterations * search->trees);
    }
    return NULL;
}

void search_think(struct search *search, const struct budget *budget, const atomic_bool *stop) {
    struct shift shifts[TREES_MOST];
    pthread_t threads[TREES_MOST];
    unsigned count = thread_count(budget), started = 1;
    prepare(search, budget);
    count = count < search->trees ? count : search->trees;
    assert(count > 0);
    uint64_t start = clock_milliseconds();
    for (unsigned i = 0; i < count; i++)
        shifts[i] = (struct shift){search, budget, stop, start, i, count};
    while (started < count && pthread_create(&threads[started], NULL, work, &shifts[started]) == 0)
        started++;
    work(&shifts[0]);
    for (unsigned i = 1; i < started; i++)
        pthread_join(threads[i], NULL);
    for (unsigned i = started; i < count; i++) /* no threads were left */
        work(&shifts[i]);
    uint64_t iterations = 0;
    for (unsigned i = 0; i < search->trees; i++)
        iterations += search->descents[i]->iterations;
    tell(&shifts[0], iterations);
}

void search_thinking(struct search *search, struct thinking *out) {
    pthread_mutex_lock(&search->lock);
    *out = search->told;
    pthread_mutex_unlock(&search->lock);
}

/* ---- the vote ---- */

static void count_votes(const struct search *search, const struct move *move, uint64_t *visits,
                        uint64_t *sum) {
    *visits = *sum = 0;
    for (unsigned i = 0; i < search->trees; i++) {
        const struct tree *tree = &search->descents[i]->tree;
        const struct edge *edge = tree_find(tree, descent_decision(search->descents[i]), move);
        *visits += edge ? edge->visits : 0;
        *sum += edge ? edge->sum : 0;
    }
}

struct move search_best(const struct search *search) {
    struct move best = {0};
    uint64_t most = 0, most_sum = 0;
    for (unsigned i = 0; i < search->trees; i++) {
        const struct tree *tree = &search->descents[i]->tree;
        const struct node *node = descent_decision(search->descents[i]);
        for (unsigned k = 0; k < node->count; k++) {
            const struct edge *edge = &tree_edges(tree, node)[k];
            uint64_t visits, sum;
            count_votes(search, &edge->move, &visits, &sum);
            bool better = visits > most || (visits == most && sum > most_sum);
            if (better && open_now(search, edge)) {
                best = edge->move;
                most = visits;
                most_sum = sum;
            }
        }
    }
    assert(most > 0);
    return best;
}

size_t search_memory(const struct search *search) {
    size_t bytes = 0;
    for (unsigned i = 0; i < search->trees; i++)
        bytes += search->descents[i]->tree.used * sizeof(uint64_t);
    return bytes;
}
