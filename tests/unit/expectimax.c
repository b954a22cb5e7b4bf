/*
 * expectimax.c - the search without samples: what it says of each move is what a plain recursion
 * over moves and outcomes says; it wins what can be won, keeps its limits, and a round that was
 * broken off spoils nothing.
 */
#include "bots/expectimax.h"

#include "bots/greedy.h"
#include "session/clock.h"

#include "played.h"

static const atomic_bool never = false;

/* A game with another number of replies, and with an estimate that knows nothing if it has none. */
static void knows_nothing(const game_state *s, const int16_t *weights,
                          uint16_t chances[SEATS_MOST]) {
    (void)s, (void)weights;
    memset(chances, 0, SEATS_MOST * sizeof *chances);
    chances[0] = chances[1] = ESTIMATE_WHOLE / 2;
}

static struct tuning tuning;

static struct ruleset with_replies(const char *name, unsigned replies) {
    struct ruleset rules = *registry_find(name)->ruleset;
    tuning = *ruleset_tuning(&rules);
    tuning.numbers.replies = (uint16_t)replies;
    rules.tuning = &tuning;
    if (!rules.estimate)
        rules.estimate = knows_nothing;
    return rules;
}

/* ---- a plain recursion ---- */

/* The shares when the best of all moves are made for `left` more decisions. */
static void plain(const struct ruleset *rules, const game_state *s, unsigned seats, unsigned left,
                  uint16_t shares[SEATS_MOST]) {
    _Alignas(max_align_t) unsigned char copy[STATE_MOST];
    game_state *next = (game_state *)(void *)copy;
    uint64_t sums[SEATS_MOST] = {0};
    struct turn turn;
    struct chance chance;
    rules->turn(s, &turn);
    if (turn.phase == PHASE_OVER || !left) {
        greedy_evaluate(rules, s, seats, shares);
        return;
    }
    if (turn.phase == PHASE_CHANCE) { /* one die */
        rules->chance(s, &chance);
        for (unsigned face = 0; face < chance.faces; face++) {
            struct move move = move_1(chance.verb, face);
            uint16_t found[SEATS_MOST];
            memcpy(copy, s, rules->state_size);
            rules->apply(next, CHANCE, &move, NULL);
            plain(rules, next, seats, left, found);
            for (unsigned seat = 0; seat < seats; seat++)
                sums[seat] += found[seat];
        }
        for (unsigned seat = 0; seat < seats; seat++)
            shares[seat] = (uint16_t)(sums[seat] / chance.faces);
        return;
    }
    unsigned seat = (unsigned)__builtin_ctz(turn.acting);
    struct move_list list = {0};
    move_list_reserve(&list, rules->moves_most);
    rules->moves(s, seat, &list);
    for (size_t i = 0; i < list.count; i++) {
        uint16_t found[SEATS_MOST] = {0};
        memcpy(copy, s, rules->state_size);
        rules->apply(next, seat, &list.moves[i], NULL);
        plain(rules, next, seats, left - 1, found);
        if (i == 0 || found[seat] > shares[seat])
            memcpy(shares, found, sizeof found);
    }
    move_list_free(&list);
}

/* Every move of the position has the share that the plain recursion gives it, best first. */
static void assert_plain(const struct ruleset *rules, const game_state *s, unsigned seats,
                         unsigned seat, unsigned depth) {
    struct expectimax *expectimax = expectimax_new(rules);
    const struct expectimax_limits limits = {.stop = &never};
    _Alignas(max_align_t) unsigned char copy[STATE_MOST];
    struct rng rng;
    size_t count;
    rng_seed(&rng, 1, 2);
    expectimax_begin(expectimax, s, seat, seats, &rng);
    const struct look *looks = expectimax_looks(expectimax, &count);
    while (looks[count - 1].depth < depth) {
        assert_true(expectimax_step(expectimax, &limits));
        looks = expectimax_looks(expectimax, &count);
    }
    for (size_t i = 0; i < count; i++) {
        uint16_t shares[SEATS_MOST] = {0};
        memcpy(copy, s, rules->state_size);
        rules->apply((game_state *)(void *)copy, seat, &looks[i].move, NULL);
        plain(rules, (const game_state *)(void *)copy, seats, depth - 1, shares);
        assert_int_equal(looks[i].depth, depth);
        assert_int_equal(looks[i].shares[seat], shares[seat]);
        assert_true(i == 0 || looks[i].shares[seat] <= looks[i - 1].shares[seat]);
    }
    expectimax_free(expectimax);
}

static unsigned decides(struct session *session) {
    struct turn turn;
    for (session_turn(session, &turn); turn.phase == PHASE_CHANCE; session_turn(session, &turn))
        assert_true(session_roll(session, NULL, NULL));
    return (unsigned)__builtin_ctz(turn.acting);
}

static void two_decisions_are_exact(void **unused) {
    (void)unused;
    const struct ruleset rules = with_replies("kilkenny", 64);
    for (unsigned game = 0; game < 6; game++) {
        unsigned seats = 2 + game % 3;
        struct session *session = new_session("kilkenny", seats, "exact");
        play_on(session, 10 + game, game);
        unsigned seat = decides(session);
        assert_plain(&rules, session_state(session), seats, seat, 2);
        session_free(session);
    }
}

static void more_decisions_are_exact(void **unused) {
    (void)unused;
    const struct ruleset rules = with_replies("toy", 3);
    for (unsigned game = 0; game < 6; game++) {
        struct session *session = new_session("toy", 2, "exact");
        play_on(session, 2 * game, game);
        if (session_over(session)) {
            session_free(session);
            continue;
        }
        unsigned seat = decides(session);
        for (unsigned depth = 1; depth <= 4; depth++)
            assert_plain(&rules, session_state(session), 2, seat, depth);
        session_free(session);
    }
}

/* ---- limits ---- */

static const struct look *look_for(struct expectimax *expectimax, struct session *session,
                                   const struct expectimax_limits *limits, size_t *count) {
    struct rng rng;
    rng_seed(&rng, 3, 4);
    unsigned seat = decides(session);
    expectimax_begin(expectimax, session_state(session), seat, session_setup(session)->seats, &rng);
    while (expectimax_step(expectimax, limits))
        continue;
    return expectimax_looks(expectimax, count);
}

/* Whatever the limit, the moves told are all legal ones, each once, and those that count were
   looked at equally deep; no limit lets it look less deep than a smaller one. */
static void every_limit_leaves_an_answer(void **unused) {
    (void)unused;
    const struct ruleset *rules = registry_find("kilkenny")->ruleset;
    struct session *session = new_session("kilkenny", 2, "limits");
    struct expectimax *expectimax = expectimax_new(rules);
    struct move_list list = {0};
    unsigned deepest = 0;
    move_list_reserve(&list, rules->moves_most);
    play_on(session, 9, 9);
    unsigned seat = decides(session);
    rules->moves(session_state(session), seat, &list);
    for (uint64_t nodes = 1; nodes < 900; nodes += 1 + nodes / 4) {
        struct expectimax_limits limits = {.nodes = nodes, .stop = &never};
        size_t count;
        const struct look *looks = look_for(expectimax, session, &limits, &count);
        assert_int_equal(count, list.count);
        for (size_t i = 0; i < list.count; i++) {
            unsigned found = 0;
            for (size_t k = 0; k < count; k++)
                found += move_equal(&looks[k].move, &list.moves[i]);
            assert_int_equal(found, 1);
        }
        for (size_t i = 1; i < count; i++)
            assert_true(looks[i].depth <= looks[i - 1].depth);
        assert_true(looks[0].depth >= deepest);
        deepest = looks[0].depth;
        assert_int_equal(expectimax_nodes(expectimax), nodes);
    }
    assert_true(deepest >= 3);
    move_list_free(&list);
    expectimax_free(expectimax);
    session_free(session);
}

static void it_can_be_stopped(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "stopped");
    struct expectimax *expectimax = expectimax_new(registry_find("kilkenny")->ruleset);
    atomic_bool stop = true;
    size_t count;
    const struct look *looks =
        look_for(expectimax, session, &(struct expectimax_limits){.stop = &stop}, &count);
    assert_int_equal(looks[0].depth, 1); /* what is seen at once */
    assert_int_equal(expectimax_nodes(expectimax), 1);
    uint64_t past = clock_milliseconds() - 1;
    look_for(expectimax, session, &(struct expectimax_limits){.stop = &never, .until = past},
             &count);
    assert_in_range(expectimax_nodes(expectimax), 1, 100);
    expectimax_free(expectimax);
    session_free(session);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_decisions_are_exact),
        cmocka_unit_test(more_decisions_are_exact),
        cmocka_unit_test(every_limit_leaves_an_answer),
        cmocka_unit_test(it_can_be_stopped),
    };
    return run_and_report(tests);
}
