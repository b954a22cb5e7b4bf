/*
 * expectimax.c - the expectation over chance of the best replies: see expectimax.h.
 *
 * The root's moves are looked at in rounds, each one decision deeper than the last, best first. A
 * round's values are compared only with each other: a reply makes every move look worse than it
 * did before. A round that was broken off counts when enough moves have been looked at.
 * Invariant: looks[0 .. done) were looked at in this round, the best of them first; the others
 * follow in the order of the rounds before.
 */
#include "bots/expectimax.h"

#include <stdlib.h>

#include "bots/greedy.h"
#include "bots/sensible.h"
#include "core/memory.h"
#include "session/clock.h"

enum {
    ROUND_COUNTS = 4, /* a round that was broken off counts with so many moves looked at */
    ROOT_REPLIES = 3, /* the root follows so many times as many moves as other positions */
    LOOKS = 16,       /* the clock is read every so many nodes */
};

/* What one decision on the way down needs. */
struct ply {
    struct candidate *candidates; /* moves_most */
    _Alignas(max_align_t) unsigned char state[STATE_MOST];
};

struct expectimax {
    const struct ruleset *rules;
    unsigned replies;
    const game_state *s;
    unsigned seat, seats;
    struct ply plies[EXPECTIMAX_DEEPEST];
    struct move_list list;
    struct look *looks, *before; /* moves_most; before: as the last whole round left them */
    size_t count, done;
    unsigned depth; /* of this round */
    uint64_t nodes;
    const struct expectimax_limits *limits;
    bool broken_off; /* by a limit: what is being looked at counts for nothing */
};

struct expectimax *expectimax_new(const struct ruleset *rules) {
    struct expectimax *expectimax = memory_new(sizeof *expectimax);
    expectimax->rules = rules;
    expectimax->replies = ruleset_tuning(rules)->numbers.replies;
    assert(expectimax->replies && rules->estimate && !rules->resample);
    move_list_reserve(&expectimax->list, rules->moves_most);
    for (unsigned i = 0; i < EXPECTIMAX_DEEPEST; i++)
        expectimax->plies[i].candidates = memory_new(rules->moves_most * sizeof(struct candidate));
    expectimax->looks = memory_new(rules->moves_most * sizeof(struct look));
    expectimax->before = memory_new(rules->moves_most * sizeof(struct look));
    return expectimax;
}

void expectimax_free(struct expectimax *expectimax) {
    for (unsigned i = 0; i < EXPECTIMAX_DEEPEST; i++)
        free(expectimax->plies[i].candidates);
    move_list_free(&expectimax->list);
    free(expectimax->looks);
    free(expectimax->before);
    free(expectimax);
}

/* ---- below a move ---- */

static void value_of(struct expectimax *expectimax, const game_state *s, unsigned at,
                     uint16_t shares[SEATS_MOST]);

static game_state *after(const struct expectimax *expectimax, const game_state *s, unsigned actor,
                         const struct move *move, unsigned char room[STATE_MOST]) {
    game_state *state = (game_state *)(void *)room;
    memcpy(room, s, expectimax->rules->state_size);
    expectimax->rules->apply(state, actor, move, NULL);
    return state;
}

static bool limit_reached(struct expectimax *expectimax) {
    const struct expectimax_limits *limits = expectimax->limits;
    bool looks = expectimax->nodes % LOOKS == 0 && limits->until;
    if ((limits->nodes && expectimax->nodes >= limits->nodes) ||
        atomic_load_explicit(limits->stop, memory_order_relaxed) ||
        (looks && clock_milliseconds() >= limits->until))
        expectimax->broken_off = true;
    return expectimax->broken_off;
}

static void swap(struct candidate *a, struct candidate *b) {
    struct candidate kept = *a;
    *a = *b;
    *b = kept;
}

/* The candidates with the greatest shares come first, `most` of them in order. */
static void best_first(struct candidate *candidates, size_t count, size_t most) {
    for (size_t i = 0; i < most; i++)
        for (size_t k = i + 1; k < count; k++)
            if (candidates[k].share > candidates[i].share)
                swap(&candidates[i], &candidates[k]);
}

/* The shares after the seat's best move. */
static void decide(struct expectimax *expectimax, const game_state *s, unsigned seat, unsigned at,
                   uint16_t shares[SEATS_MOST]) {
    struct ply *ply = &expectimax->plies[at];
    struct candidate *candidates = ply->candidates;
    struct decision decision = {.rules = expectimax->rules,
                                .s = s,
                                .seat = seat,
                                .seats = expectimax->seats,
                                .list = &expectimax->list};
    if (limit_reached(expectimax))
        return;
    expectimax->nodes++;
    size_t count = taste_step(&decision, candidates), most = 1;
    if (at + 1 < expectimax->depth)
        most = count < expectimax->replies ? count : expectimax->replies;
    best_first(candidates, count, most);
    for (size_t i = 0; i < most; i++) {
        uint16_t found[SEATS_MOST] = {0};
        value_of(expectimax, after(expectimax, s, seat, &candidates[i].move, ply->state), at + 1,
                 found);
        if (i == 0 || found[seat] > shares[seat])
            memcpy(shares, found, sizeof found);
    }
}

/* The mean over all outcomes of chance, each with its weight. */
static void expect(struct expectimax *expectimax, const game_state *s, unsigned at,
                   uint16_t shares[SEATS_MOST]) {
    _Alignas(max_align_t) unsigned char room[STATE_MOST];
    struct chance chance;
    uint64_t sums[SEATS_MOST] = {0}, weights = 0;
    expectimax->rules->chance(s, &chance);
    struct move move = {.verb = chance.verb, .count = chance.count};
    for (bool more = true; more && !expectimax->broken_off; more = chance_next(&chance, &move)) {
        uint16_t found[SEATS_MOST] = {0};
        uint64_t weight = chance_weight(&chance, &move);
        if (!weight)
            continue;
        value_of(expectimax, after(expectimax, s, CHANCE, &move, room), at, found);
        weights += weight;
        for (unsigned seat = 0; seat < expectimax->seats; seat++)
            sums[seat] += weight * found[seat];
    }
    for (unsigned seat = 0; seat < expectimax->seats && weights; seat++)
        shares[seat] = (uint16_t)(sums[seat] / weights);
}

/* The shares of a position; `at` decisions were made on the way there. */
static void value_of(struct expectimax *expectimax, const game_state *s, unsigned at,
                     uint16_t shares[SEATS_MOST]) {
    struct turn turn;
    expectimax->rules->turn(s, &turn);
    if (turn.phase == PHASE_OVER || at == expectimax->depth)
        greedy_evaluate(expectimax->rules, s, expectimax->seats, shares);
    else if (turn.phase == PHASE_CHANCE)
        expect(expectimax, s, at, shares);
    else
        decide(expectimax, s, (unsigned)__builtin_ctz(turn.acting), at, shares);
}

/* ---- the root ---- */

/* Moves looks[i] forward to its place among the first ones. */
static void sort_in(const struct expectimax *expectimax, size_t i) {
    struct look look = expectimax->looks[i];
    unsigned seat = expectimax->seat;
    for (; i > 0 && expectimax->looks[i - 1].shares[seat] < look.shares[seat]; i--)
        expectimax->looks[i] = expectimax->looks[i - 1];
    expectimax->looks[i] = look;
}

static void look_at(struct expectimax *expectimax, size_t i) {
    struct look *look = &expectimax->looks[i];
    uint16_t shares[SEATS_MOST] = {0};
    value_of(
        expectimax,
        after(expectimax, expectimax->s, expectimax->seat, &look->move, expectimax->plies[0].state),
        1, shares);
    if (expectimax->broken_off)
        return;
    memcpy(look->shares, shares, sizeof shares);
    look->depth = (uint8_t)expectimax->depth;
    sort_in(expectimax, i);
    expectimax->done = i + 1;
}

void expectimax_begin(struct expectimax *expectimax, const game_state *s, unsigned seat,
                      unsigned seats, struct rng *rng) {
    static const atomic_bool never = false;
    static const struct expectimax_limits none = {.stop = &never};
    struct move_list *list = &expectimax->list;
    expectimax->s = s;
    expectimax->seat = seat;
    expectimax->seats = seats;
    expectimax->nodes = expectimax->depth = 1;
    expectimax->limits = &none;
    expectimax->broken_off = false;
    list->count = 0;
    sensible_moves(expectimax->rules, s, seat, list);
    expectimax->count = list->count;
    for (size_t i = 0; i < list->count; i++) { /* in random order */
        size_t place = rng_below(rng, (uint32_t)i + 1);
        expectimax->looks[i] = expectimax->looks[place];
        expectimax->looks[place] = (struct look){.move = list->moves[i]};
    }
    for (size_t i = 0; i < expectimax->count; i++)
        look_at(expectimax, i);
}

/* How many moves of the root this round looks at: all of them two decisions deep. */
static size_t round_size(const struct expectimax *expectimax) {
    size_t most = (size_t)expectimax->replies * ROOT_REPLIES;
    return expectimax->depth <= 2 || expectimax->count < most ? expectimax->count : most;
}

bool expectimax_step(struct expectimax *expectimax, const struct expectimax_limits *limits) {
    expectimax->limits = limits;
    expectimax->broken_off = false;
    if (expectimax->done == round_size(expectimax)) {
        if (expectimax->depth == EXPECTIMAX_DEEPEST)
            return false;
        memcpy(expectimax->before, expectimax->looks,
               expectimax->count * sizeof *expectimax->looks);
        expectimax->depth++;
        expectimax->done = 0;
    }
    look_at(expectimax, expectimax->done);
    return !expectimax->broken_off;
}

uint64_t expectimax_nodes(const struct expectimax *expectimax) {
    return expectimax->nodes;
}

const struct look *expectimax_looks(const struct expectimax *expectimax, size_t *count) {
    bool counts = expectimax->done == round_size(expectimax) || expectimax->done >= ROUND_COUNTS;
    *count = expectimax->count;
    return counts ? expectimax->looks : expectimax->before;
}
