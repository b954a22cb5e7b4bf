/*
 * series.c - a rematch names the game before it, passes the roles on, and keeps the totals.
 */
#include <stdlib.h>

#include "core/memory.h"
#include "table/outcome.h"

#include "support.h"

/* A game that is over: the first seat gave up. */
static struct session *given_up(struct session *session) {
    assert_non_null(session);
    assert_true(session_resign(session, 0, NULL));
    return session;
}

static struct session *first_game(const char *name) {
    struct new_game game = {.game = registry_find(name), .seed = "series"};
    struct text why = TEXT_EMPTY;
    setup_init(&game.setup, game.game->ruleset, 2);
    struct session *session = session_new(&game, &why);
    text_free(&why);
    return session;
}

static void logs_carry_the_totals(void **unused) {
    (void)unused;
    struct text why = TEXT_EMPTY;
    struct series series;
    struct session *first = given_up(first_game("toy"));
    struct session *second = given_up(outcome_rematch(first, &why));
    struct session *third = outcome_rematch(second, &why);
    session_series(first, &series);
    assert_int_equal(series.game, 1);
    assert_string_equal(session_tag(first, "Series"), "");
    session_series(third, &series);
    assert_int_equal(series.game, 3);
    assert_int_equal(series.wins[0], 0);
    assert_int_equal(series.wins[1], 2);
    assert_string_equal(session_tag(third, "Wins"), "0 2");

    size_t length;
    const char *log = session_log(third, &length);
    struct problem problem;
    struct session *loaded = session_load(log, length, &problem);
    assert_non_null(loaded);
    session_series(loaded, &series);
    assert_int_equal(series.game, 3);
    assert_int_equal(series.wins[1], 2);
    problem_free(&problem);
    session_free(loaded);
    session_free(third);
    session_free(second);
    session_free(first);
    text_free(&why);
}

static void roles_pass_on(void **unused) {
    (void)unused;
    for (const struct registered *game = registry; game->ruleset; game++) {
        const struct ruleset *rules = game->ruleset;
        if (!rules->roles || rules->seats_least > 2 || rules->seats_most < 2)
            continue;
        unsigned option = 0;
        while (strcmp(rules->options[option].name, rules->roles) != 0)
            option++;
        struct text why = TEXT_EMPTY;
        struct session *first = given_up(first_game(rules->name));
        struct session *second = given_up(outcome_rematch(first, &why));
        struct session *third = outcome_rematch(second, &why);
        assert_int_not_equal(session_setup(first)->option[option],
                             session_setup(second)->option[option]);
        if (!rules->options[option].choices[2])
            assert_int_equal(session_setup(first)->option[option],
                             session_setup(third)->option[option]);
        session_free(third);
        session_free(second);
        session_free(first);
        text_free(&why);
    }
}

static void a_given_position_is_given_again(void **unused) {
    (void)unused;
    struct text why = TEXT_EMPTY, position = TEXT_EMPTY;
    struct session *played = first_game("toy");
    session_rules(played)->describe(session_state(played), VIEW_ALL, &position);
    struct new_game game = {
        .game = session_game(played), .setup = *session_setup(played), .deal = position.bytes};
    struct session *first = given_up(session_new(&game, &why));
    struct session *second = outcome_rematch(first, &why);
    assert_non_null(second);
    assert_string_equal(session_tag(second, "Position"), position.bytes);
    assert_string_equal(session_tag(second, "Series"), "2");
    session_free(second);
    session_free(first);
    /* but a game that was played on from another one is no position that somebody chose */
    game.origin = "x.log#1";
    first = given_up(session_new(&game, &why));
    second = outcome_rematch(first, &why);
    assert_string_equal(session_tag(second, "Position"), "");
    session_free(second);
    session_free(first);
    session_free(played);
    text_free(&position);
    text_free(&why);
}

static void senseless_tags_are_no_series(void **unused) {
    (void)unused;
    static const char log[] = "[Game \"toy\"]\n[SeatA \"Anna\"]\n[SeatB \"Marco\"]\n[Seed \"x\"]\n"
                              "[Series \"3\"]\n[Wins \"1 x\"]\n[Points \"1 2\"]\n";
    struct problem problem;
    struct series series;
    struct session *session = session_load(log, sizeof log - 1, &problem);
    assert_non_null(session);
    session_series(session, &series);
    assert_int_equal(series.game, 1);
    assert_int_equal(series.wins[0], 0);
    problem_free(&problem);
    session_free(session);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(logs_carry_the_totals),
        cmocka_unit_test(roles_pass_on),
        cmocka_unit_test(a_given_position_is_given_again),
        cmocka_unit_test(senseless_tags_are_no_series),
    };
    return run_and_report(tests);
}
