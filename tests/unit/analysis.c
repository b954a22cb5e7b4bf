/*
 * analysis.c - chances of games that are over: whole, the same however the work is cut, bounded.
 */
#include "bots/analysis.h"

#include <stdlib.h>

#include "played.h"

static struct session *whole_game(const char *name, unsigned seats, const char *seed) {
    struct session *session = new_session(name, seats, seed);
    play_on(session, 100000, 7);
    assert_true(session_finished(session));
    return session;
}

static struct analysis *worked_out(const struct session *session, int slice) {
    struct analysis *analysis = analysis_new(session);
    while (analysis_step(analysis, slice))
        assert_true(analysis_progress(analysis) <= 100);
    return analysis;
}

static void every_turn_has_a_point(void **unused) {
    (void)unused;
    struct session *session = whole_game("kilkenny", 3, "points");
    struct analysis *analysis = worked_out(session, 1000);
    size_t count;
    const struct point *points = analysis_points(analysis, &count);
    assert_int_equal(points[0].at, 0);
    assert_int_equal(points[count - 1].at, session_length(session));
    for (size_t i = 0; i < count; i++) {
        unsigned sum = 0;
        for (int seat = 0; seat < SEATS_MOST; seat++)
            sum += points[i].chances[seat];
        assert_in_range(sum, ESTIMATE_WHOLE - SEATS_MOST, ESTIMATE_WHOLE + SEATS_MOST);
        if (i + 1 < count) {
            assert_int_equal(session_turn_start(session, points[i].at), points[i].at);
            assert_true(points[i].turn < points[i + 1].turn || i + 2 == count);
        }
    }
    analysis_free(analysis);
    session_free(session);
}

static void the_end_is_the_result(void **unused) {
    (void)unused;
    struct session *session = new_session("cathedral", 2, "result");
    play_on(session, 5, 3);
    assert_true(session_resign(session, 0, NULL));
    struct analysis *analysis = worked_out(session, 1000);
    size_t count;
    const struct point *points = analysis_points(analysis, &count);
    assert_int_equal(points[count - 1].chances[0], 0);
    assert_int_equal(points[count - 1].chances[1], ESTIMATE_WHOLE);
    analysis_free(analysis);
    session_free(session);
}

static void cut_anyhow_it_is_the_same(void **unused) {
    (void)unused;
    static const char *const names[] = {"kilkenny", "cathedral", "toy"};
    for (int i = 0; i < 3; i++) {
        struct session *session = whole_game(names[i], 2, "cut");
        struct analysis *one = worked_out(session, 1), *other = worked_out(session, 5000);
        size_t count, again;
        long luck[SEATS_MOST], more[SEATS_MOST];
        const struct point *points = analysis_points(one, &count);
        assert_memory_equal(points, analysis_points(other, &again), count * sizeof *points);
        assert_int_equal(count, again);
        assert_int_equal(analysis_luck(one, luck), analysis_luck(other, more));
        assert_memory_equal(luck, more, sizeof luck);
        analysis_free(one);
        analysis_free(other);
        session_free(session);
    }
}

/* What the dice gave one side they took from the other; without dice there is no luck. */
static void luck_adds_up_to_nothing(void **unused) {
    (void)unused;
    long luck[SEATS_MOST];
    struct session *session = whole_game("kilkenny", 2, "luck");
    struct analysis *analysis = worked_out(session, 1000);
    long dice = 0;
    for (size_t i = 0; i < session_length(session); i++)
        dice += session_entry(session, i)->actor == CHANCE;
    assert_true(analysis_luck(analysis, luck));
    assert_true(luck[0] != 0);
    assert_in_range(luck[0] + luck[1] + 2 * dice, 0, 4 * dice); /* each average is rounded */
    analysis_free(analysis);
    session_free(session);
    session = whole_game("cathedral", 2, "luck");
    analysis = worked_out(session, 1000);
    assert_false(analysis_luck(analysis, luck));
    analysis_free(analysis);
    session_free(session);
}

static void swings_are_the_largest(void **unused) {
    (void)unused;
    struct swing swings[SWINGS_MOST];
    struct session *session = whole_game("kilkenny", 2, "swings");
    struct analysis *analysis = worked_out(session, 1000);
    size_t count;
    const struct point *points = analysis_points(analysis, &count);
    unsigned found = analysis_swings(analysis, swings);
    assert_true(found > 0);
    for (unsigned i = 0; i < found; i++) {
        const struct point *from = &points[swings[i].point];
        unsigned seat = swings[i].seat;
        assert_int_equal(from[1].chances[seat] - from->chances[seat], swings[i].change);
        assert_true(i == 0 || abs(swings[i].change) <= abs(swings[i - 1].change));
    }
    int least = abs(swings[found - 1].change), larger = 0;
    for (size_t i = 0; i + 1 < count; i++)
        larger += abs(points[i + 1].chances[0] - points[i].chances[0]) > least;
    assert_true(larger < SWINGS_MOST);
    analysis_free(analysis);
    session_free(session);
}

/* The search looks at what greedy and random moves give away; the worst come first. */
static void worst_moves_come_first(void **unused) {
    (void)unused;
    struct session *session = whole_game("kilkenny", 2, "mistakes");
    struct analysis *analysis = worked_out(session, 1000), *again = worked_out(session, 3);
    struct mistake mistakes[MISTAKES_MOST], others[MISTAKES_MOST];
    long lost[SEATS_MOST], sum = 0, worst = 0;
    unsigned count = analysis_mistakes(analysis, mistakes);
    assert_int_equal(count, MISTAKES_MOST); /* it was played at random */
    assert_int_equal(analysis_mistakes(again, others), count);
    for (unsigned i = 0; i < count; i++) {
        const struct mistake *mistake = &mistakes[i];
        const struct entry *entry = session_entry(session, mistake->at);
        assert_true(i == 0 || mistake->lost <= mistakes[i - 1].lost);
        assert_true(mistake->at == others[i].at && mistake->lost == others[i].lost);
        assert_int_equal(entry->actor, mistake->seat);
        assert_int_equal(entry->turn, mistake->turn);
        assert_true(move_equal(&entry->move, &mistake->played));
        assert_false(move_equal(&mistake->better, &mistake->played));
        session_seek(session, mistake->at);
        assert_false(session_rules(session)->why_not(session_state(session), mistake->seat,
                                                     &mistake->better, NULL));
        worst += mistake->lost;
    }
    assert_true(analysis_given_away(analysis, lost));
    for (unsigned seat = 0; seat < 2; seat++) {
        assert_true(lost[seat] >= 0);
        sum += lost[seat];
    }
    assert_true(sum >= worst);
    analysis_free(analysis);
    analysis_free(again);
    session_free(session);
}

/* Who took the winning move gave nothing away; who did not, a lot. */
static void a_win_that_was_missed_is_told(void **unused) {
    (void)unused;
    struct text why = TEXT_EMPTY;
    struct new_game new_game = {.game = registry_find("kilkenny"),
                                .seed = "missed",
                                .deal = "turn=66 to=A roll=3 A=h7f8a12h12g15 B=f1j3g14i14h0"};
    setup_init(&new_game.setup, new_game.game->ruleset, 2);
    struct session *session = session_new(&new_game, &why);
    assert_non_null(session);
    struct move move = {0};
    assert_true(notation_parse(session_notation(session), "move h7 h4", &move, &why));
    assert_true(session_play(session, 0, &move, NULL, &why));
    assert_true(session_resign(session, 0, &why));
    struct analysis *analysis = worked_out(session, 1000);
    struct mistake mistakes[MISTAKES_MOST];
    assert_int_equal(analysis_mistakes(analysis, mistakes), 1);
    assert_int_equal(mistakes[0].at, 0);
    assert_true(mistakes[0].lost > ESTIMATE_WHOLE / 20);
    assert_int_equal(mistakes[0].better.arg[0], 12 * 16 + 8); /* h12 */
    analysis_free(analysis);
    session_free(session);
    text_free(&why);
}

/* It leaves the search alone, however much time it has; what it found stays when that is done. */
static void the_estimate_comes_first(void **unused) {
    (void)unused;
    struct session *session = whole_game("cathedral", 2, "estimate");
    struct analysis *slow = analysis_new(session), *quick = analysis_new(session);
    size_t count, again;
    assert_int_equal(analysis_chance(slow, 0, 10, 0), -1);
    while (analysis_estimate(slow, 1))
        ;
    assert_false(analysis_estimate(quick, 5000));
    assert_in_range(analysis_progress(quick), 40, 60);
    const struct point *points = analysis_points(slow, &count);
    assert_memory_equal(points, analysis_points(quick, &again), count * sizeof *points);
    for (unsigned seat = 0; seat < 2; seat++) {
        assert_int_equal(analysis_chance(slow, 0, 10, seat), points[0].chances[seat]);
        assert_int_equal(analysis_chance(slow, 10, 10, seat), points[count - 1].chances[seat]);
    }
    analysis_free(slow);
    analysis_free(quick);
    session_free(session);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_turn_has_a_point),        cmocka_unit_test(worst_moves_come_first),
        cmocka_unit_test(a_win_that_was_missed_is_told), cmocka_unit_test(the_end_is_the_result),
        cmocka_unit_test(cut_anyhow_it_is_the_same),     cmocka_unit_test(luck_adds_up_to_nothing),
        cmocka_unit_test(swings_are_the_largest),        cmocka_unit_test(the_estimate_comes_first),
    };
    return run_and_report(tests);
}
