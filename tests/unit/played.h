/*
 * played.h - games played at random, for the tests of sessions and stores.
 */
#ifndef TESTS_UNIT_PLAYED_H
#define TESTS_UNIT_PLAYED_H

#include "session/session.h"
#include "session/store.h"

#include "support.h"

static inline struct session *new_session(const char *name, unsigned seats, const char *seed) {
    struct new_game game = {.game = registry_find(name), .seed = seed};
    setup_init(&game.setup, game.game->ruleset, seats);
    struct text why = TEXT_EMPTY;
    struct session *session = session_new(&game, &why);
    if (!session)
        fail_msg("%s", why.bytes);
    text_free(&why);
    return session;
}

/* Makes up to `count` moves: dice from the session, choices from a generator of the test's. */
static inline void play_on(struct session *session, size_t count, uint64_t choices) {
    const struct ruleset *rules = session_rules(session);
    struct move_list list = {0};
    move_list_reserve(&list, rules->moves_most);
    struct rng rng;
    rng_seed(&rng, choices, 1);
    for (; count > 0 && !session_over(session); count--) {
        struct turn turn = {0};
        session_turn(session, &turn);
        if (turn.phase == PHASE_CHANCE) {
            assert_true(session_roll(session, NULL, NULL));
            continue;
        }
        unsigned seat = 0;
        while (!(turn.acting >> seat & 1))
            seat++;
        struct move move = random_move(rules, session_state(session), seat, &rng, &list);
        assert_true(session_play(session, seat, &move, NULL, NULL));
    }
    move_list_free(&list);
}

/* What a log file holds. */
static inline struct text file_text(const char *path) {
    struct text out = TEXT_EMPTY;
    assert_true(store_read(path, &out, NULL));
    return out;
}

/* The session's file holds its whole log, and nothing else. */
static inline void assert_file_is_log(const struct session *session) {
    size_t length;
    const char *log = session_log(session, &length);
    struct text file = file_text(session_path(session));
    assert_int_equal(file.length, length);
    assert_memory_equal(file.bytes, log, length);
    text_free(&file);
}

static inline void assert_same_position(const struct session *a, const struct session *b) {
    assert_memory_equal(session_state(a), session_state(b), session_rules(a)->state_size);
}

/* Loads a text that must be a good log. */
static inline struct session *load_good(const char *bytes, size_t length) {
    struct problem problem;
    struct session *session = session_load(bytes, length, &problem);
    if (problem.kind != PROBLEM_NONE)
        fail_msg("line %u: %s", problem.line, problem.message.bytes);
    problem_free(&problem);
    return session;
}

/* Loads a text and returns the line named; the kind is left in *kind. Whatever was kept must be
   a good log by itself. */
static inline unsigned load_bad(const char *bytes, size_t length, enum problem_kind *kind) {
    struct problem problem;
    struct session *session = session_load(bytes, length, &problem);
    *kind = problem.kind;
    if (session) {
        size_t kept;
        const char *log = session_log(session, &kept);
        session_free(load_good(log, kept));
    }
    session_free(session);
    unsigned line = problem.line;
    problem_free(&problem);
    return line;
}

#endif
