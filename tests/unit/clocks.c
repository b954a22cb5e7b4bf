/*
 * clocks.c - time controls, players' clocks, and flags that fall; no test waits.
 */
#include "session/clocks.h"

#include "bots/player.h"
#include "session/clock.h"
#include "table/terms.h"

#include "played.h"

static struct time_control control(const char *words) {
    struct time_control out = {.kind = CONTROL_NONE};
    struct text why = TEXT_EMPTY;
    if (!control_read(words, &out, &why))
        fail_msg("%s", why.bytes);
    text_free(&why);
    return out;
}

static struct session *with_clock(const char *game_name, const char *words) {
    struct new_game game = {
        .game = registry_find(game_name), .seed = "clocks", .clock = control(words)};
    setup_init(&game.setup, game.game->ruleset, 2);
    struct text why = TEXT_EMPTY;
    struct session *session = session_new(&game, &why);
    assert_non_null(session);
    text_free(&why);
    return session;
}

static uint32_t left(const struct session *session, unsigned seat) {
    struct clock_face face;
    session_clock_face(session, seat, true, &face);
    return face.left;
}

/* The seat to act thinks so long, and then rolls and moves. */
static void turn(struct session *session, unsigned seat, uint64_t milliseconds) {
    session_clock_run(session, (int)seat);
    clock_play_pass(milliseconds);
    play_on(session, 2, 1);
    session_clock_run(session, NO_CLOCK);
}

static struct session *read_again(const struct session *session) {
    size_t length;
    const char *log = session_log(session, &length);
    struct session *loaded = load_good(log, length);
    assert_true(session_sealed(loaded));
    for (unsigned seat = 0; seat < 2; seat++)
        assert_int_equal(left(session, seat) / 100, left(loaded, seat) / 100);
    return loaded;
}

/* The times that two sessions of one game know are the same, to a tenth of a second. */
static void same_times(const struct session *one, const struct session *other) {
    struct clock_face a, b;
    assert_int_equal(session_length(one), session_length(other));
    for (size_t at = 0; at <= session_length(one); at++)
        for (unsigned seat = 0; seat < session_setup(one)->seats; seat++) {
            session_clock_at(one, at, seat, &a);
            session_clock_at(other, at, seat, &b);
            assert_int_equal(a.left / 100, b.left / 100);
            assert_int_equal(a.periods, b.periods);
        }
    for (size_t i = 0; i < session_length(one); i++) {
        bool chose = session_entry(one, i)->actor != CHANCE;
        assert_int_equal(session_clock_after(one, i, &a), chose);
        assert_int_equal(session_clock_after(other, i, &b), chose);
        assert_true(!chose || a.left / 100 == b.left / 100);
    }
}

/* ---- words ---- */

static void controls_are_read_and_written(void **unused) {
    (void)unused;
    static const struct {
        const char *typed, *written, *told;
    } rows[] = {
        {"none", "none", "no clock"},
        {"move:30", "move:30", "0:30 for each turn"},
        {"total:10m", "total:600", "10:00 for the game"},
        {"fischer:5m+5s", "fischer:300+5", "5:00, and 5 s after each turn"},
        {"byoyomi:1h+30x3", "byoyomi:3600+30x3", "1:00:00, then 3 times 30 s"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct time_control read = control(rows[i].typed);
        struct text out = TEXT_EMPTY;
        control_words(&read, &out);
        assert_string_equal(out.bytes, rows[i].written);
        text_clear(&out);
        control_told(&read, &out);
        assert_string_equal(out.bytes, rows[i].told);
        text_free(&out);
    }
    static const char *const wrong[] = {
        "",         "5",           "total",         "total:",          "total:0",
        "total:-5", "total:5d",    "total:101h",    "fischer:5",       "fischer:5+",
        "move:5+5", "byoyomi:5+5", "byoyomi:5+5x0", "byoyomi:5+5x100", "none:3",
        "total:5 x"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct time_control out = {.kind = CONTROL_NONE};
        struct text why = TEXT_EMPTY;
        if (control_read(wrong[i], &out, &why))
            fail_msg("\"%s\" was read", wrong[i]);
        assert_true(why.length > 0);
        text_free(&why);
    }
}

/* ---- time ---- */

static void a_clock_runs_only_when_it_is_told_to(void **unused) {
    (void)unused;
    struct session *session = with_clock("toy", "total:60");
    clock_play_pass(5000);
    assert_int_equal(left(session, 0), 60000);
    assert_int_equal(session_clock_wait(session), -1);
    session_clock_run(session, 0);
    clock_play_pass(1500);
    assert_int_equal(left(session, 0), 58500);
    assert_int_equal(session_clock_wait(session), 500);
    session_clock_run(session, NO_CLOCK);
    clock_play_pass(90000);
    assert_int_equal(left(session, 0), 58500);
    assert_int_equal(session_clock_fallen(session), NO_CLOCK);
    session_clock_run(session, 1);
    clock_play_pass(60000);
    assert_int_equal(session_clock_fallen(session), 1);
    session_free(session);
}

static void increments_come_once_after_each_turn(void **unused) {
    (void)unused;
    struct session *session = with_clock("toy", "fischer:60+5");
    turn(session, 0, 10000);
    assert_int_equal(left(session, 0), 55000);
    assert_int_equal(left(session, 1), 60000);
    turn(session, 1, 1000);
    assert_int_equal(left(session, 1), 64000);
    session_free(read_again(session));
    assert_true(session_undo(session, 1, 3, NULL)); /* time is not given back... */
    assert_int_equal(left(session, 1), 64000);
    session_clock_run(session, 1);
    clock_play_pass(2000);
    play_on(session, 1, 1); /* ...and the turn gives nothing once more */
    assert_int_equal(left(session, 1), 62000);
    session_free(read_again(session));
    session_free(session);
}

static void every_position_knows_its_times(void **unused) {
    (void)unused;
    struct session *session = with_clock("toy", "fischer:60+5");
    turn(session, 0, 10000);
    turn(session, 1, 1000);
    turn(session, 0, 2000);
    struct clock_face face;
    session_clock_at(session, 0, 0, &face);
    assert_int_equal(face.left, 60000);
    session_clock_at(session, 2, 0, &face);
    assert_int_equal(face.left, 55000);
    session_clock_at(session, 6, 0, &face);
    assert_int_equal(face.left, 58000);
    assert_true(session_undo(session, 0, 3, NULL)); /* what was used up then is not known here */
    session_clock_at(session, session_length(session), 0, &face);
    assert_int_equal(face.left, 55000);
    session_clock_run(session, 0);
    clock_play_pass(3000);
    session_clock_keep(session); /* the game is left */
    session_clock_at(session, session_length(session), 0, &face);
    assert_int_equal(face.left, left(session, 0));
    session_free(session);
}

/* Secret choices are written together when they are revealed, their times before. */
static void secret_choices_have_their_times(void **unused) {
    (void)unused;
    struct session *session = with_clock("bids", "byoyomi:10+5x3");
    for (int i = 0; i < 4; i++) {
        session_clock_run(session, i % 2);
        clock_play_pass(3100);
        play_on(session, i % 2 ? 1 : 2, 1);
        session_clock_run(session, NO_CLOCK);
    }
    struct session *loaded = read_again(session);
    same_times(session, loaded);
    session_free(loaded);
    session_free(session);
}

static void the_time_of_a_turn_is_whole_again(void **unused) {
    (void)unused;
    struct session *session = with_clock("toy", "move:30");
    turn(session, 0, 29000);
    assert_int_equal(left(session, 0), 30000);
    turn(session, 1, 5000);
    turn(session, 0, 29000);
    assert_int_equal(session_clock_fallen(session), NO_CLOCK);
    session_free(read_again(session));
    session_free(session);
}

static void periods_are_used_up_one_by_one(void **unused) {
    (void)unused;
    struct session *session = with_clock("toy", "byoyomi:10+5x3");
    struct clock_face face;
    turn(session, 0, 12000); /* 2 s of the first period, which is whole again */
    session_clock_face(session, 0, true, &face);
    assert_int_equal(face.left, 5000);
    assert_int_equal(face.periods, 3);
    turn(session, 1, 1000);
    turn(session, 0, 6000); /* one period is gone */
    session_clock_face(session, 0, true, &face);
    assert_int_equal(face.periods, 2);
    struct session *loaded = read_again(session);
    session_clock_face(loaded, 0, true, &face);
    assert_int_equal(face.periods, 2);
    session_free(loaded);
    turn(session, 1, 1000);
    session_clock_run(session, 0);
    clock_play_pass(9999);
    assert_int_equal(session_clock_fallen(session), NO_CLOCK);
    clock_play_pass(1);
    assert_int_equal(session_clock_fallen(session), 0);
    session_free(session);
}

static void who_leaves_keeps_the_time_used(void **unused) {
    (void)unused;
    struct session *session = with_clock("toy", "total:60");
    session_clock_run(session, 0);
    clock_play_pass(20000);
    session_clock_keep(session);
    assert_int_equal(left(session, 0), 40000);
    session_free(read_again(session));
    session_free(session);
}

static void a_branch_begins_with_full_clocks(void **unused) {
    (void)unused;
    struct session *session = with_clock("toy", "fischer:60+5");
    struct text why = TEXT_EMPTY;
    for (unsigned i = 0; i < 4; i++)
        turn(session, i % 2, 1000);
    struct session *branch = session_branch(session, 6, "x#6", &why);
    assert_non_null(branch);
    assert_int_equal(left(branch, 0), 60000);
    assert_int_equal(left(branch, 1), 60000);
    session_free(read_again(branch));
    session_free(branch);
    session_free(session);
    text_free(&why);
}

static void a_continued_log_keeps_the_clocks(void **unused) {
    (void)unused;
    struct session *session = with_clock("toy", "byoyomi:10+5x3");
    struct text why = TEXT_EMPTY;
    turn(session, 0, 14000);
    turn(session, 1, 3000);
    turn(session, 0, 8000);
    struct session *next = session_continue(session, &why);
    assert_non_null(next);
    for (unsigned seat = 0; seat < 2; seat++)
        assert_int_equal(left(next, seat), left(session, seat));
    session_free(read_again(next));
    session_free(next);
    session_free(session);
    text_free(&why);
}

/* ---- flags ---- */

static void a_fallen_flag_is_an_event(void **unused) {
    (void)unused;
    struct session *session = with_clock("toy", "total:60");
    struct text why = TEXT_EMPTY;
    struct result result;
    turn(session, 0, 1000);
    assert_false(session_fall(session, &why));
    assert_non_null(strstr(why.bytes, "nobody"));
    session_clock_run(session, 1);
    clock_play_pass(60000);
    assert_true(session_fall(session, NULL));
    assert_true(session_over(session) && session_flag_fell(session));
    session_result(session, &result);
    assert_int_equal(result.winners, 1);
    assert_non_null(strstr(result.reason, "time is up"));
    struct session *loaded = read_again(session);
    assert_true(session_flag_fell(loaded));
    session_free(loaded);
    session_free(session);
    text_free(&why);
}

/* Loads a log that ends with this line, and tells the reason against it. */
static void expect_refused(const char *clock, const char *line, const char *reason) {
    struct text log = TEXT_EMPTY;
    struct problem problem;
    text_addf(&log, "[Game \"toy\"]\n[SeatA \"A\"]\n[SeatB \"B\"]\n%s[Deal \"1 0 0 20\"]\n\n%s\n",
              clock, line);
    session_free(session_load(log.bytes, log.length, &problem));
    assert_int_not_equal(problem.kind, PROBLEM_NONE);
    if (!strstr(problem.message.bytes, reason))
        fail_msg("%s", problem.message.bytes);
    problem_free(&problem);
    text_free(&log);
}

static void only_a_clock_that_ran_can_fall(void **unused) {
    (void)unused;
    expect_refused("", "1 A flag", "no clocks");
    expect_refused("[Clock \"total:60\"]\n", "1 B flag", "did not run");
    expect_refused("[Clock \"egg timer\"]\n", "1 A flag", "no time control");
}

static void strange_times_mean_nothing(void **unused) {
    (void)unused;
    static const char *const lines[] = {
        "; [%clk A 0:00:01.0",
        "; [%clk G 0:00:01.0]",
        "; [%clk A 0:61:01.0]",
        "; [%clk A 0:00:1.0]",
        "; [%clk A 99999:00:00.0]",
        "; [%clk A 0:00:01.0 9]",
        "; [%clk A -1:00:00.0]",
        "; [%clk A]",
        "; [%clk ",
        "; [%clk A 0:00:01.0 x]",
        "; [%clk A 0:00:01.00]",
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        struct text log = TEXT_EMPTY;
        text_addf(&log,
                  "[Game \"toy\"]\n[SeatA \"A\"]\n[SeatB \"B\"]\n[Clock \"byoyomi:60+5x3\"]\n"
                  "[Deal \"1 0 0 20\"]\n\n1 * roll 3\n%s\n",
                  lines[i]);
        struct session *session = load_good(log.bytes, log.length);
        assert_int_equal(left(session, 0), 60000);
        session_free(session);
        text_free(&log);
    }
}

/* ---- agreeing on them ---- */

static void expect_told(const struct terms *terms, enum term term, const char *expected) {
    struct text told = TEXT_EMPTY;
    term_told(terms, term, &told);
    assert_string_equal(told.bytes, expected);
    text_free(&told);
}

static void terms_are_chosen_or_typed(void **unused) {
    (void)unused;
    const struct ruleset *dice = registry_find("toy")->ruleset;
    const struct ruleset *none = registry_find("cathedral")->ruleset;
    struct terms terms = {.dice = DICE_PROGRAM};
    struct text why = TEXT_EMPTY;
    bool known;
    assert_int_equal(terms_count(dice), TERM_COUNT);
    assert_int_equal(terms_count(none), TERM_DICE);
    assert_true(terms_set(&terms, dice, "clock=fischer:3m+2", &known, &why));
    expect_told(&terms, TERM_CLOCK, "3:00, and 2 s after each turn");
    term_change(&terms, TERM_CLOCK, -1); /* from those of its kind */
    expect_told(&terms, TERM_CLOCK, "10:00 for the game");
    for (int i = 0; i < 5; i++)
        term_change(&terms, TERM_CLOCK, 1);
    expect_told(&terms, TERM_CLOCK, "10:00 for the game");
    assert_true(terms_set(&terms, dice, "dice=table", &known, &why));
    expect_told(&terms, TERM_DICE, "rolled on the table");
    assert_false(terms_set(&terms, dice, "dice=loaded", &known, &why));
    assert_true(known && why.length > 0);
    assert_false(terms_set(&terms, none, "dice=table", &known, &why));
    assert_false(known);
    assert_false(terms_set(&terms, dice, "start=edge", &known, &why));
    assert_false(known);
    struct new_game game = {.game = registry_find("cathedral")};
    terms_give(&terms, &game);
    assert_int_equal(game.dice, DICE_PROGRAM);
    assert_int_equal(game.clock.kind, CONTROL_TOTAL);
    text_free(&why);
}

/* ---- bots ---- */

static void a_ration_is_never_exceeded(void **unused) {
    (void)unused;
    struct text why = TEXT_EMPTY;
    struct player *player = player_open("lion", registry_find("toy"), "1", &why);
    player_budget(player, &(struct budget){.ration = 50, .clock = 1000});
    assert_string_equal(player_word(player), "lion:1000:50ms");
    player_budget(player, &(struct budget){.ration = 60000, .clock = 600000});
    assert_string_equal(player_word(player), "lion:1000:2000ms");
    player_budget(player, &(struct budget){0});
    assert_string_equal(player_word(player), "lion:1000:2000ms");
    player_close(player);
    text_free(&why);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(controls_are_read_and_written),
        cmocka_unit_test(a_clock_runs_only_when_it_is_told_to),
        cmocka_unit_test(increments_come_once_after_each_turn),
        cmocka_unit_test(every_position_knows_its_times),
        cmocka_unit_test(secret_choices_have_their_times),
        cmocka_unit_test(the_time_of_a_turn_is_whole_again),
        cmocka_unit_test(periods_are_used_up_one_by_one),
        cmocka_unit_test(who_leaves_keeps_the_time_used),
        cmocka_unit_test(a_branch_begins_with_full_clocks),
        cmocka_unit_test(a_continued_log_keeps_the_clocks),
        cmocka_unit_test(a_fallen_flag_is_an_event),
        cmocka_unit_test(only_a_clock_that_ran_can_fall),
        cmocka_unit_test(strange_times_mean_nothing),
        cmocka_unit_test(terms_are_chosen_or_typed),
        cmocka_unit_test(a_ration_is_never_exceeded),
    };
    clock_play_stop();
    return run_and_report(tests);
}
