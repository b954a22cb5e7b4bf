/*
 * refused.c - what a session does not take: too many players, a day beyond the calendar, logs
 * beyond the limits or beside the dice, and calls at the wrong moment. Each leaves everything as it
 * was.
 */
#include <stdlib.h>

#include "session/log.h"

#include "played.h"

static const char header[] = "[Game \"kilkenny\"]\n[SeatA \"Anna\"]\n[SeatB \"Marco\"]\n";

/* Loads a text that must be refused at that line, with these words. */
static void assert_refused(const struct text *log, enum problem_kind kind, unsigned line,
                           const char *words) {
    struct problem problem;
    session_free(session_load(log->bytes, log->length, &problem));
    if (problem.kind != kind || problem.line != line || !strstr(problem.message.bytes, words))
        fail_msg("kind %d, line %u: %s", problem.kind, problem.line, problem.message.bytes);
    problem_free(&problem);
}

static void a_game_has_its_number_of_players(void **unused) {
    (void)unused;
    struct new_game game = {.game = registry_find("kilkenny"), .seed = "x"};
    struct text why = TEXT_EMPTY;
    setup_init(&game.setup, game.game->ruleset, 2);
    game.setup.seats = 5;
    assert_null(session_new(&game, &why));
    assert_string_equal(why.bytes, "Kilkenny Cats is for 2 to 4 players, not 5");
    text_free(&why);
}

static void a_day_beyond_the_calendar_is_left_out(void **unused) {
    (void)unused;
    const char *today = getenv("SOURCE_DATE_EPOCH");
    struct text kept = TEXT_EMPTY;
    text_add(&kept, today ? today : "");
    setenv("SOURCE_DATE_EPOCH", "9223372036854775807", 1);
    struct session *session = new_session("kilkenny", 2, "x");
    size_t length;
    assert_non_null(strstr(session_log(session, &length), "[Date \"\"]"));
    session_free(session);
    if (today)
        setenv("SOURCE_DATE_EPOCH", kept.bytes, 1);
    else
        unsetenv("SOURCE_DATE_EPOCH");
    text_free(&kept);
}

static void logs_have_limits(void **unused) {
    (void)unused;
    struct text log = TEXT_EMPTY;
    text_addf(&log, "%s[Deal \"first=A\"]\n\n; %*s\n", header, LOG_LINE_MOST - 2, "");
    struct session *session = load_good(log.bytes, log.length);
    session_free(session); /* just fits */
    text_truncate(&log, log.length - 1);
    text_add(&log, " \n");
    assert_refused(&log, PROBLEM_SYNTAX, 6, "longer than 1000 bytes");

    text_clear(&log);
    text_addf(&log, "%s[Deal \"first=A\"]\n", header);
    for (unsigned line = 4; line <= LOG_LINES_MOST; line++)
        text_add(&log, "\n");
    assert_refused(&log, PROBLEM_SYNTAX, LOG_LINES_MOST + 1, "more than 100000 lines");

    text_clear(&log);
    text_add(&log, header);
    for (unsigned tag = 3; tag <= 64; tag++)
        text_addf(&log, "[T%u \"x\"]\n", tag);
    assert_refused(&log, PROBLEM_HEADER, 65, "more than 64 tags");

    text_clear(&log);
    text_addf(&log, "%s[Deal \"first=A\"]\n\n", header);
    while (log.length <= LOG_BYTES_MOST)
        text_add(&log, ";                                                                      \n");
    assert_refused(&log, PROBLEM_HEADER, 0, "larger than 4 MiB");
    text_free(&log);
}

/* The dice that a seed gives are the only ones, with seals or without. */
static void dice_follow_from_the_seed(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "follow");
    struct text log = TEXT_EMPTY;
    const char *deal = session_tag(session, "Deal");
    const char *other = strcmp(deal, "first=A") == 0 ? "first=B" : "first=A";
    text_addf(&log, "%s[Seed \"follow\"]\n[Deal \"%s\"]\n", header, other);
    assert_refused(&log, PROBLEM_DICE, 5, "the seed gives another deal: ");
    session_free(session);

    text_clear(&log);
    text_addf(&log, "%s[Deal \"first=A\"]\n\n* move e3 e5\n", header);
    assert_refused(&log, PROBLEM_ILLEGAL, 6, "this roll is not possible");
    text_free(&log);
}

/* Moves that nobody chooses are read as they stand where no seed gives them. */
static void random_moves_need_no_seed(void **unused) {
    (void)unused;
    struct new_game game = {.game = registry_find("catchess"), .seed = "drawn"};
    struct text why = TEXT_EMPTY, log = TEXT_EMPTY;
    setup_init(&game.setup, game.game->ruleset, 2);
    assert_true(setup_set(&game.setup, game.game->ruleset,
                          preset_find(game.game->ruleset, "quick")->options, &why));
    struct session *session = session_new(&game, &why);
    assert_non_null(session);
    size_t made = session_at(session), length;
    assert_true(made > 0 && session_entry(session, 0)->random);
    const char *text = session_log(session, &length);
    for (const char *line = text; *line; line = strchr(line, '\n') + 1) {
        int size = (int)(strchr(line, '\n') - line);
        const char *seal = *line != '[' ? strstr(line, " #") : NULL;
        if (strncmp(line, "[Seed", 5) == 0 || strncmp(line, "[Seal", 5) == 0 || *line == '=')
            continue;
        if (seal && seal < line + size)
            size = (int)(seal - line);
        text_addf(&log, "%.*s\n", size, line);
    }
    struct session *again = load_good(log.bytes, log.length);
    assert_int_equal(session_at(again), made);
    assert_same_position(session, again);
    session_free(again);
    session_free(session);
    text_free(&why);
    text_free(&log);
}

static void a_past_position_is_for_watching(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "past");
    struct text why = TEXT_EMPTY;
    struct turn turn;
    play_on(session, 6, 1);
    for (size_t at = 0; at < 6; at++) {
        session_seek(session, at);
        session_turn(session, &turn);
        struct move move = session_entry(session, at)->move;
        text_clear(&why);
        assert_false(turn.phase == PHASE_CHANCE
                         ? session_roll(session, NULL, &why)
                         : session_play(session, turn.owner, &move, NULL, &why));
        assert_string_equal(why.bytes, "this is not the current position");
        assert_false(session_resign(session, 0, NULL) || session_agree_draw(session, NULL));
        assert_int_equal(session_length(session), 6);
    }
    session_seek(session, 6);
    play_on(session, 1, 1);
    assert_int_equal(session_length(session), 7);
    text_free(&why);
    session_free(session);
}

static void nothing_is_played_after_the_end(void **unused) {
    (void)unused;
    struct session *session = new_session("cathedral", 2, "end");
    struct text why = TEXT_EMPTY;
    struct turn turn;
    session_turn(session, &turn);
    play_on(session, 1, 1);
    struct move move = session_entry(session, 0)->move;
    assert_true(session_resign(session, 0, &why));
    assert_false(session_play(session, turn.owner, &move, NULL, &why));
    assert_string_equal(why.bytes, "the game is over");
    assert_false(session_agree_draw(session, NULL) || session_resign(session, 1, NULL));
    text_free(&why);
    session_free(session);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_has_its_number_of_players),
        cmocka_unit_test(a_day_beyond_the_calendar_is_left_out),
        cmocka_unit_test(logs_have_limits),
        cmocka_unit_test(dice_follow_from_the_seed),
        cmocka_unit_test(random_moves_need_no_seed),
        cmocka_unit_test(a_past_position_is_for_watching),
        cmocka_unit_test(nothing_is_played_after_the_end),
    };
    return run_and_report(tests);
}
