/*
 * search.c - the tree of a search, and the threads that grow it; or expectimax, if the game's
 * numbers say so.
 *
 * A budget of iterations is used by one thread, so that the same seed gives the same move on every
 * machine; a budget of time by as many threads as there are processors, which share the tree. The
 * move whose edge was visited most is played.
 * Invariant: `told` is guarded by its lock, the tree by the other while threads grow it; everything
 * else is touched by search_think alone while it runs, each descent by one thread.
 */
#include "bots/search.h"

#include <assert.h>
#include <stdlib.h>
#include <unistd.h>

#include "bots/descent.h"
#include "bots/expectimax.h"
#include "core/memory.h"
#include "session/clock.h"

enum { THREADS_MOST = 8 };
enum { LOOKS = 16, TELLS = 128, TELLS_FIRST = 15 }; /* every so many iterations of a thread */

struct search {
    const struct ruleset *rules;
    enum judging judging;
    struct expectimax *expectimax; /* NULL: it grows the tree; else that is not there */
    struct tree tree;
    pthread_mutex_t tree_lock;
    struct descent *descents[THREADS_MOST]; /* NULL: not needed so far */
    unsigned seat, seats;
    bool kept;            /* the tree's root stands for the position */
    game_state *position; /* as the seat sees it */
    struct rng rng;       /* of the question */
    pthread_mutex_t lock;
    struct thinking told;
};

/* One thread's work. */
struct shift {
    struct search *search;
    struct descent *descent;
    const struct budget *budget;
    const atomic_bool *stop;
    uint64_t start; /* milliseconds */
    unsigned threads;
    bool tells;
};

struct search *search_new(const struct ruleset *rules, size_t memory, enum judging judging) {
    struct search *search = memory_new(sizeof *search);
    search->rules = rules;
    search->judging = judging;
    search->position = memory_new(rules->state_size);
    if (judging == JUDGE_BEST && ruleset_tuning(rules)->numbers.replies)
        search->expectimax = expectimax_new(rules);
    else
        tree_init(&search->tree, memory);
    pthread_mutex_init(&search->tree_lock, NULL);
    pthread_mutex_init(&search->lock, NULL);
    return search;
}

void search_free(struct search *search) {
    for (unsigned i = 0; i < THREADS_MOST && search->descents[i]; i++) {
        descent_free(search->descents[i]);
        free(search->descents[i]);
    }
    if (search->expectimax)
        expectimax_free(search->expectimax);
    else
        tree_free(&search->tree);
    pthread_mutex_destroy(&search->tree_lock);
    pthread_mutex_destroy(&search->lock);
    free(search->position);
    free(search);
}

/* ---- the question ---- */

void search_follow(struct search *search, const struct move *move) {
    if (!search->expectimax)
        tree_follow(&search->tree, move);
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

static unsigned thread_count(const struct budget *budget) {
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    if (budget->iterations || count < 1)
        return 1;
    count = budget->threads ? budget->threads : count;
    return count > THREADS_MOST ? THREADS_MOST : (unsigned)count;
}

/* Each thread with its generator. */
static void prepare(struct search *search, unsigned threads) {
    if (!search->kept || search->tree.used > search->tree.size / 2)
        tree_clear(&search->tree);
    for (unsigned i = 0; i < threads; i++) {
        struct descent *descent = search->descents[i];
        if (!descent) {
            descent = search->descents[i] = memory_new(sizeof *descent);
            descent_init(descent, search->rules, &search->tree);
        }
        uint64_t seed = (uint64_t)rng_next(&search->rng) << 32;
        seed |= rng_next(&search->rng);
        rng_seed(&descent->rng, seed, i);
        descent_begin(descent, search->position, search->seat, search->seats);
        descent->playouts = search->judging == JUDGE_PLAYOUTS;
        descent->lock = threads > 1 ? &search->tree_lock : NULL;
    }
    search->kept = true;
}

/* ---- thinking ---- */

/* True when the seat may play this edge of the root. In a game with secrets, an edge of a kept tree
   may stem from a determinization that is now ruled out. */
static bool open_now(const struct search *search, const struct edge *edge) {
    const struct ruleset *rules = search->rules;
    return !rules->resample || !rules->why_not(search->position, search->seat, &edge->move, NULL);
}

static const struct edge *most_visited(const struct search *search, const struct descent *descent) {
    const struct node *node = descent_decision(descent);
    const struct edge *best = NULL;
    for (unsigned i = 0; node && i < node->count; i++) {
        const struct edge *edge = &tree_edges(descent->tree, node)[i];
        bool better = !best || edge->visits > best->visits ||
                      (edge->visits == best->visits && edge->sum > best->sum);
        if (edge->visits && better && open_now(search, edge))
            best = edge;
    }
    return best;
}

/* The seat's chance is the mean share of its best move. The others divide the rest in proportion to
   their shares over all iterations. */
static void tell_chances(const struct descent *descent, const struct edge *best,
                         uint16_t chances[SEATS_MOST]) {
    uint64_t own = best->sum / best->visits, others = 0;
    assert(descent->seat < descent->seats);
    for (unsigned seat = 0; seat < descent->seats; seat++)
        others += seat == descent->seat ? 0 : descent->total[seat];
    for (unsigned seat = 0; seat < descent->seats; seat++) {
        uint64_t share = (ESTIMATE_WHOLE - own) / (descent->seats - 1);
        if (others)
            share = (ESTIMATE_WHOLE - own) * descent->total[seat] / others;
        chances[seat] = (uint16_t)(seat == descent->seat ? own : share);
    }
}

static unsigned thousandths(const struct budget *budget, uint64_t start, uint64_t iterations) {
    uint64_t done = 0;
    if (budget->iterations)
        done = iterations * 1000 / budget->iterations;
    if (budget->milliseconds) {
        uint64_t passed = (clock_milliseconds() - start) * 1000 / budget->milliseconds;
        done = passed > done ? passed : done;
    }
    return done > 1000 ? 1000 : (unsigned)done;
}

static void publish(struct search *search, const struct thinking *told) {
    pthread_mutex_lock(&search->lock);
    search->told = *told;
    pthread_mutex_unlock(&search->lock);
}

/* Updates the progress, after so many iterations of all threads together. */
static void tell(const struct shift *shift, uint64_t iterations) {
    struct search *search = shift->search;
    struct thinking told = {.iterations = iterations};
    told.done = (uint16_t)thousandths(shift->budget, shift->start, told.iterations);
    descent_lock(shift->descent);
    const struct edge *best = most_visited(search, shift->descent);
    if (best) {
        told.has_best = true;
        told.best = best->move;
        tell_chances(shift->descent, best, told.chances);
    }
    descent_unlock(shift->descent);
    publish(search, &told);
}

static bool out_of_time(const struct shift *shift, uint64_t round) {
    if (atomic_load_explicit(shift->stop, memory_order_relaxed))
        return true;
    return shift->budget->milliseconds && round % LOOKS == 0 &&
           clock_milliseconds() - shift->start >= shift->budget->milliseconds;
}

static void *work(void *argument) {
    const struct shift *shift = argument;
    uint64_t most = shift->budget->iterations ? shift->budget->iterations : UINT64_MAX;
    for (uint64_t round = 0; round < most && !(round && out_of_time(shift, round)); round++) {
        descent_iterate(shift->descent);
        if (shift->tells && round % TELLS == TELLS_FIRST)
            tell(shift, shift->descent->iterations * shift->threads);
    }
    return NULL;
}

/* Threads that grow the tree, for the whole budget. */
static void grow(struct search *search, const struct budget *budget, const atomic_bool *stop) {
    struct shift shifts[THREADS_MOST];
    pthread_t threads[THREADS_MOST];
    unsigned count = thread_count(budget), started = 1;
    prepare(search, count);
    uint64_t start = clock_milliseconds(), iterations = 0;
    for (unsigned i = 0; i < count; i++)
        shifts[i] = (struct shift){search, search->descents[i], budget, stop, start, count, i == 0};
    while (started < count && pthread_create(&threads[started], NULL, work, &shifts[started]) == 0)
        started++;
    work(&shifts[0]);
    for (unsigned i = 1; i < started; i++)
        pthread_join(threads[i], NULL);
    for (unsigned i = 0; i < started; i++)
        iterations += search->descents[i]->iterations;
    tell(&shifts[0], iterations);
}

/* ---- expectimax ---- */

static void tell_look(struct search *search, const struct budget *budget, uint64_t start,
                      bool goes_on) {
    size_t count;
    const struct look *best = expectimax_looks(search->expectimax, &count);
    struct thinking told = {.iterations = expectimax_nodes(search->expectimax),
                            .done = 1000,
                            .has_best = true,
                            .best = best->move};
    if (goes_on)
        told.done = (uint16_t)thousandths(budget, start, told.iterations);
    memcpy(told.chances, best->shares, sizeof told.chances);
    publish(search, &told);
}

/* Looks deeper, in this thread, until the budget is used up. */
static void look_deeper(struct search *search, const struct budget *budget,
                        const atomic_bool *stop) {
    uint64_t start = clock_milliseconds();
    struct expectimax_limits limits = {.nodes = budget->iterations, .stop = stop};
    if (budget->milliseconds)
        limits.until = start + budget->milliseconds;
    expectimax_begin(search->expectimax, search->position, search->seat, search->seats,
                     &search->rng);
    tell_look(search, budget, start, true);
    while (expectimax_step(search->expectimax, &limits))
        tell_look(search, budget, start, true);
    tell_look(search, budget, start, false);
}

/* A move that was not looked at as deep as the best seems worth at most as much as the worst that
   was. */
static size_t looked_at(const struct search *search, struct candidate *out, size_t most) {
    size_t count;
    const struct look *looks = expectimax_looks(search->expectimax, &count);
    uint16_t roof = ESTIMATE_WHOLE;
    count = count < most ? count : most;
    for (size_t i = 0; i < count; i++) {
        uint16_t share = looks[i].shares[search->seat];
        if (looks[i].depth == looks[0].depth)
            roof = share;
        out[i] = (struct candidate){looks[i].move, share < roof ? share : roof, 0};
    }
    return count;
}

/* ---- either of them ---- */

void search_think(struct search *search, const struct budget *budget, const atomic_bool *stop) {
    if (search->expectimax)
        look_deeper(search, budget, stop);
    else
        grow(search, budget, stop);
}

void search_thinking(struct search *search, struct thinking *out) {
    pthread_mutex_lock(&search->lock);
    *out = search->told;
    pthread_mutex_unlock(&search->lock);
}

struct move search_best(const struct search *search) {
    size_t count;
    if (search->expectimax)
        return expectimax_looks(search->expectimax, &count)->move;
    const struct edge *best = most_visited(search, search->descents[0]);
    assert(best);
    return best->move;
}

size_t search_candidates(const struct search *search, struct candidate *out, size_t most) {
    if (search->expectimax)
        return looked_at(search, out, most);
    const struct descent *descent = search->descents[0];
    const struct node *node = descent_decision(descent);
    unsigned prior_visits = descent->numbers.prior_visits;
    size_t count = 0;
    for (unsigned i = 0; i < node->count && count < most; i++) {
        const struct edge *edge = &tree_edges(descent->tree, node)[i];
        uint64_t visits = (uint64_t)edge->visits + prior_visits;
        uint64_t sum = edge->sum + (uint64_t)prior_visits * edge->prior;
        if (visits && open_now(search, edge))
            out[count++] = (struct candidate){edge->move, (uint16_t)(sum / visits), edge->visits};
    }
    return count;
}

size_t search_memory(const struct search *search) {
    return search->tree.used * sizeof(uint64_t);
}
