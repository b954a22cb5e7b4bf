/*
 * fit.c - fits weights by coordinate descent: see fit.h.
 *
 * Each weight has a step of its own, which grows when a step in either direction made the loss
 * smaller, and halves when none did. It ends when every step has been 1 in vain, or after ROUNDS.
 * Losses are whole numbers, so that the same positions give the same weights on every machine.
 */
#include "bots/fit.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

#include "bots/thread.h"
#include "core/memory.h"

enum { THREADS_MOST = 16, ROUNDS = 40, FIRST_STEP = 4, MILLIONTHS = 1000000 };
enum { LEAST_CHANCE = 5 }; /* of ESTIMATE_WHOLE: no position decides alone */

/* A weight that moved by its whole range costs as much as so many positions whose loss is 1; less
   in proportion to the square. So what the positions say little about stays where it was. */
enum { RIDGE = 50 };

/* -log(chance), in millionths. */
struct losses {
    uint32_t of[ESTIMATE_WHOLE + 1];
};

/* One thread's part of the positions. */
struct shift {
    const struct fit_set *set;
    const struct losses *losses;
    const int16_t *weights;
    size_t from, to;
    uint64_t sum; /* of loss times share */
    pthread_t thread;
    bool started;
};

void fit_set_init(struct fit_set *set, const struct ruleset *rules, unsigned seats, size_t room) {
    *set = (struct fit_set){.rules = rules, .seats = seats, .room = room};
    set->states = memory_new(room * rules->state_size);
    set->shares = memory_new(room * sizeof *set->shares);
}

void fit_set_free(struct fit_set *set) {
    free(set->states);
    free(set->shares);
}

void fit_set_add(struct fit_set *set, const game_state *s, const uint16_t shares[SEATS_MOST]) {
    if (set->count == set->room)
        return;
    memcpy(set->states + set->count * set->rules->state_size, s, set->rules->state_size);
    memcpy(set->shares[set->count++], shares, sizeof *set->shares);
}

static void fill_losses(struct losses *losses) {
    for (unsigned chance = 0; chance <= ESTIMATE_WHOLE; chance++) {
        double part = chance < LEAST_CHANCE ? LEAST_CHANCE : chance;
        losses->of[chance] = (uint32_t)lround(-log(part / ESTIMATE_WHOLE) * MILLIONTHS);
    }
}

static void *add_up(void *argument) {
    struct shift *shift = argument;
    const struct fit_set *set = shift->set;
    _Alignas(max_align_t) unsigned char state[STATE_MOST];
    for (size_t i = shift->from; i < shift->to; i++) {
        uint16_t chances[SEATS_MOST] = {0};
        memcpy(state, set->states + i * set->rules->state_size, set->rules->state_size);
        set->rules->estimate((const game_state *)(void *)state, shift->weights, chances);
        for (unsigned seat = 0; seat < set->seats; seat++)
            shift->sum += (uint64_t)set->shares[i][seat] * shift->losses->of[chances[seat]];
    }
    return NULL;
}

static uint64_t loss(const struct fit_set *set, const struct losses *losses, const int16_t *weights,
                     unsigned threads) {
    struct shift shifts[THREADS_MOST];
    uint64_t sum = 0;
    assert(threads >= 1 && threads <= THREADS_MOST);
    for (unsigned i = 0; i < threads; i++) {
        shifts[i] = (struct shift){.set = set, .losses = losses, .weights = weights};
        shifts[i].from = set->count * i / threads;
        shifts[i].to = set->count * (i + 1) / threads;
        shifts[i].started = i + 1 < threads && thread_start(&shifts[i].thread, add_up, &shifts[i]);
        if (!shifts[i].started)
            add_up(&shifts[i]);
    }
    for (unsigned i = 0; i < threads; i++) {
        if (shifts[i].started)
            pthread_join(shifts[i].thread, NULL);
        sum += shifts[i].sum;
    }
    return sum;
}

/* The loss, and what it costs to have moved the weights from where they began. */
static uint64_t penalised(const struct fit_set *set, const struct losses *losses,
                          const int16_t *weights, const int16_t *first, unsigned threads) {
    uint64_t sum = loss(set, losses, weights, threads);
    for (unsigned i = 0; i < set->rules->tuning->count; i++) {
        const struct weight *weight = &set->rules->tuning->table[i];
        uint64_t range = (uint64_t)(weight->most - weight->least);
        uint64_t moved = (uint64_t)abs(weights[i] - first[i]);
        sum += (uint64_t)RIDGE * MILLIONTHS * moved * moved / (range * range) * ESTIMATE_WHOLE;
    }
    return sum;
}

uint64_t fit_loss(const struct fit_set *set, const int16_t *weights, unsigned threads) {
    struct losses *losses = memory_new(sizeof *losses);
    fill_losses(losses);
    uint64_t sum = loss(set, losses, weights, threads);
    free(losses);
    return set->count ? sum / ESTIMATE_WHOLE / set->count : 0;
}

/* What a fit works on. */
struct fit {
    const struct fit_set *set;
    struct losses losses;
    unsigned threads;
    int16_t *weights, first[WEIGHTS_MOST];
    uint64_t least; /* the penalised loss of the weights */
};

/* Tries a weight as it is plus a step; keeps it when the loss is smaller. */
static bool try_step(struct fit *fit, unsigned i, int step) {
    const struct weight *range = &fit->set->rules->tuning->table[i];
    int16_t *weights = fit->weights;
    int16_t kept = weights[i];
    int value = kept + step;
    value = value < range->least ? range->least : value;
    value = value > range->most ? range->most : value;
    if (value == kept)
        return false;
    weights[i] = (int16_t)value;
    uint64_t sum = penalised(fit->set, &fit->losses, weights, fit->first, fit->threads);
    if (sum < fit->least) {
        fit->least = sum;
        return true;
    }
    weights[i] = kept;
    return false;
}

bool fit_weights(const struct fit_set *set, unsigned threads, int16_t *weights,
                 bool (*progress)(void *context, unsigned thousandths), void *context) {
    unsigned count = set->rules->tuning->count;
    int steps[WEIGHTS_MOST];
    struct fit *fit = memory_new(sizeof *fit);
    bool moves = true, goes_on = true;
    fit->set = set;
    fit->threads = threads;
    fit->weights = weights;
    fill_losses(&fit->losses);
    for (unsigned i = 0; i < count; i++) {
        steps[i] = FIRST_STEP + abs(weights[i]) / FIRST_STEP;
        fit->first[i] = weights[i];
    }
    fit->least = penalised(set, &fit->losses, weights, fit->first, threads);
    for (unsigned round = 0; moves && goes_on && round < ROUNDS; round++) {
        moves = false;
        for (unsigned i = 0; goes_on && i < count; i++) {
            bool better = try_step(fit, i, steps[i]);
            if (!better && try_step(fit, i, -steps[i])) {
                better = true;
                steps[i] = -steps[i]; /* this way first, next time */
            }
            moves = moves || better || abs(steps[i]) > 1;
            if (better)
                steps[i] += steps[i] / 2;
            else if (abs(steps[i]) > 1)
                steps[i] /= 2;
            goes_on = progress(context, (round * count + i) * 1000 / (ROUNDS * count));
        }
    }
    free(fit);
    return goes_on;
}
