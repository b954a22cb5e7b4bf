/*
 * random.c - moves that nobody chooses: a set-up by chance is made by the session, stands in the
 * log as the seats' moves, follows from the seed, and tells nobody what it must not.
 */
#include "played.h"

static struct session *quick(const char *seed) {
    struct new_game game = {.game = registry_find("catchess"), .seed = seed};
    struct text why = TEXT_EMPTY;
    setup_init(&game.setup, game.game->ruleset, 3);
    assert_true(setup_set(&game.setup, game.game->ruleset, "setup=quick", &why));
    struct session *session = session_new(&game, &why);
    assert_non_null(session);
    text_free(&why);
    return session;
}

/* How many moves were made at random: three seats place at least ten counters and three cats. */
static size_t random_moves(const struct session *session) {
    size_t count = 0;
    while (count < session_length(session) && session_entry(session, count)->random)
        count++;
    return count;
}

static void the_session_makes_them_at_once(void **unused) {
    (void)unused;
    struct session *session = quick("x"), *same = quick("x"), *other = quick("y");
    struct turn turn;
    session_turn(session, &turn);
    assert_false(turn.random);
    assert_int_equal(session_at(session), random_moves(session));
    assert_true(random_moves(session) >= 3 * 10 + 12 + 3 * 3);
    assert_same_position(session, same);
    assert_memory_not_equal(session_state(session), session_state(other),
                            session_rules(session)->state_size);
    session_free(session);
    session_free(same);
    session_free(other);
}

static void nobody_takes_them_back(void **unused) {
    (void)unused;
    struct session *session = quick("x");
    size_t set_up = session_at(session);
    struct takeback takeback;
    for (unsigned seat = 0; seat < 3; seat++) {
        session_takeback(session, seat, &takeback);
        assert_false(takeback.possible);
    }
    play_on(session, 1, 7);
    assert_true(session_undo(session, session_asker(session), 0, NULL));
    assert_int_equal(session_at(session), set_up);
    session_free(session);
}

/* Wherever a log or a branch stops inside the set-up, it goes on to the same position. */
static void they_go_on_where_they_stopped(void **unused) {
    (void)unused;
    struct session *session = quick("x");
    size_t set_up = session_at(session), length;
    const char *log = session_log(session, &length);
    for (size_t at = 0; at <= set_up; at += 7) {
        struct session *branch = session_branch(session, at, "x.log#1", NULL);
        assert_same_position(session, branch);
        session_free(branch);
    }
    const char *cut = log + length;
    for (int lines = 0; lines < 9; lines++)
        while (*--cut != '\n' || cut + 1 == log + length)
            ;
    struct session *part = load_good(log, (size_t)(cut + 1 - log));
    struct session *whole = session_branch(part, session_at(part), "x.log#1", NULL);
    assert_true(session_at(part) < set_up);
    assert_same_position(session, whole);
    session_free(whole);
    session_free(part);
    session_free(session);
}

/* The log as somebody might type it: without seals; one tile goes elsewhere. */
static void retype(const char *log, struct text *out) {
    bool changed = false;
    for (const char *line = log; *line; line = strchr(line, '\n') + 1) {
        size_t length = strcspn(line, "\n");
        const char *seal = strstr(line, " #"), *tile = strstr(line, " tile ");
        bool tiles = tile && tile < line + length && !changed;
        if (strncmp(line, "[Seal ", 6) == 0)
            continue;
        if (seal && seal < line + length)
            length = (size_t)(seal - line);
        text_add_bytes(out, line, tiles ? (size_t)(tile - line) : length);
        if (tiles)
            text_add(out, strncmp(tile, " tile i9", 8) ? " tile i9" : " tile i8");
        text_add_char(out, '\n');
        changed = changed || tiles;
    }
}

/* Another tile is as legal, but not what the seed gives. */
static void a_changed_one_is_a_wrong_draw(void **unused) {
    (void)unused;
    struct session *session = quick("x");
    struct text log = TEXT_EMPTY;
    size_t length;
    enum problem_kind kind;
    retype(session_log(session, &length), &log);
    load_bad(log.bytes, log.length, &kind);
    assert_int_equal(kind, PROBLEM_DICE);
    text_free(&log);
    session_free(session);
}

static void hidden_verbs_stay_hidden(void **unused) {
    (void)unused;
    struct session *session = quick("x");
    size_t counters = 0;
    for (size_t i = 0; i < session_length(session); i++) {
        const struct entry *entry = session_entry(session, i);
        counters += entry->secret;
        assert_int_equal(session_shows(session, i, VIEW_PUBLIC), !entry->secret);
        assert_true(session_shows(session, i, (enum viewer)entry->actor));
        assert_true(session_shows(session, i, VIEW_ALL));
        assert_int_equal(session_shows(session, i, (enum viewer)((entry->actor + 1) % 3)),
                         !entry->secret);
    }
    assert_true(counters == 30 || counters == 32);
    session_seek(session, 3);
    assert_false(session_shows(session, 20, VIEW_PUBLIC));
    session_free(session);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_session_makes_them_at_once),
        cmocka_unit_test(nobody_takes_them_back),
        cmocka_unit_test(they_go_on_where_they_stopped),
        cmocka_unit_test(a_changed_one_is_a_wrong_draw),
        cmocka_unit_test(hidden_verbs_stay_hidden),
    };
    return run_and_report(tests);
}
