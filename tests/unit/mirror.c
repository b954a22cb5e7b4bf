/*
 * mirror.c - a session that shows a game which another program keeps: positions, moves taken back,
 * made again and made differently, moves that the seat may not know, the end.
 */
#include "session/mirror.h"

#include <stdlib.h>

#include "session/clocks.h"
#include "table/news.h"

#include "support.h"

static const char start[] = "turn=1 to=A A=d3e3f3g3h3i3j3k3 B=d12e12f12g12h12i12j12k12";
static const char rolled[] = "turn=1 to=A roll=2 A=d3e3f3g3h3i3j3k3 B=d12e12f12g12h12i12j12k12";
static const char moved[] = "turn=2 to=B A=e3f3g3h3i3j3k3d5 B=d12e12f12g12h12i12j12k12";
static const char otherwise[] = "turn=2 to=B A=d3f3g3h3i3j3k3e5 B=d12e12f12g12h12i12j12k12";

static struct text asked; /* what went through the link */

static bool ask(void *context, const char *request, struct text *news, struct text *why) {
    (void)context, (void)news;
    text_addf(&asked, "%s\n", request);
    text_add(why, "nobody is there");
    return false;
}

static struct session *open_mirror(void) {
    struct new_game game = {.game = registry_find("kilkenny"), .deal = start};
    struct mirror_link link = {ask, NULL};
    struct text why = TEXT_EMPTY;
    setup_init(&game.setup, game.game->ruleset, 2);
    struct session *session = session_mirror(&game, 1, &link, &why);
    assert_non_null(session);
    text_free(&why);
    return session;
}

static void add(struct session *session, const char *move, unsigned actor, const char *news,
                const char *position) {
    struct mirror_step step = {.known = *move != '?', .news = news, .position = position};
    struct text why = TEXT_EMPTY;
    step.entry.actor = (uint8_t)actor;
    step.entry.turn = 1;
    if (step.known)
        assert_true(notation_parse(session_notation(session), move, &step.entry.move, NULL));
    assert_true(mirror_add(session, &step, &why));
    text_free(&why);
}

static void expect_position(struct session *session, const char *expected) {
    struct text text = TEXT_EMPTY;
    session_rules(session)->describe(session_state(session), VIEW_ALL, &text);
    assert_string_equal(text.bytes, expected);
    text_free(&text);
}

static void positions_are_those_that_came(void **state) {
    (void)state;
    struct session *session = open_mirror();
    struct text news = TEXT_EMPTY;
    add(session, "roll 2", CHANCE, "a roll\n", rolled);
    add(session, "move d3 d5", 0, "a move\n", moved);
    expect_position(session, moved);
    session_seek(session, 0);
    expect_position(session, start);
    session_seek(session, 1);
    expect_position(session, rolled);
    session_seek(session, 2);
    news_of_move(session, 1, &news);
    assert_string_equal(news.bytes, "a move\n");
    text_free(&news);
    session_free(session);
}

static void another_move_takes_the_place_of_one_taken_back(void **state) {
    (void)state;
    struct session *session = open_mirror();
    add(session, "roll 2", CHANCE, "a roll\n", rolled);
    add(session, "move d3 d5", 0, "a move\n", moved);
    mirror_cut(session, 1);
    expect_position(session, rolled);
    assert_int_equal(session_length(session), 2);
    add(session, "move d3 d5", 0, "a move\n", moved);
    assert_int_equal(session_length(session), 2);
    mirror_cut(session, 1);
    add(session, "move e3 e5", 0, "another\n", otherwise);
    expect_position(session, otherwise);
    assert_string_equal(mirror_news(session, 1), "another\n");
    session_seek(session, 1);
    session_seek(session, 2);
    expect_position(session, otherwise);
    session_free(session);
}

static void hidden_moves_are_shown_to_nobody(void **state) {
    (void)state;
    struct session *session = open_mirror();
    struct move move;
    add(session, "?", 1, "", rolled);
    assert_false(session_shows(session, 0, VIEW_ALL));
    assert_true(notation_parse(session_notation(session), "roll 2", &move, NULL));
    mirror_reveal(session, 0, &move);
    assert_true(session_shows(session, 0, VIEW_PUBLIC));
    mirror_reveal(session, 7, &move); /* there is no such move */
    session_free(session);
}

static void what_is_asked_goes_through_the_link(void **state) {
    (void)state;
    struct session *session = open_mirror();
    struct text why = TEXT_EMPTY;
    struct move move;
    assert_false(session_roll(session, NULL, &why));
    assert_string_equal(why.bytes, "nobody is there");
    expect_position(session, start);
    add(session, "roll 2", CHANCE, "", rolled);
    assert_true(notation_parse(session_notation(session), "move d3 d4", &move, NULL));
    assert_false(session_play(session, 0, &move, NULL, NULL)); /* illegal: not even asked */
    assert_true(notation_parse(session_notation(session), "move d3 d5", &move, NULL));
    assert_false(session_play(session, 0, &move, NULL, NULL));
    add(session, "move d3 d5", 0, "", moved);
    assert_false(session_play(session, 1, &move, NULL, NULL)); /* another's seat */
    session_undo(session, 0, 0, NULL);
    session_resign(session, 0, NULL);
    session_agree_draw(session, NULL);
    assert_string_equal(asked.bytes, "roll\nplay move d3 d5\nundo\nresign\ndraw\n");
    text_free(&asked);
    text_free(&why);
    session_free(session);
}

static void an_end_and_clocks_are_told(void **state) {
    (void)state;
    struct session *session = open_mirror();
    struct result result;
    struct clock_face face;
    mirror_clock(session, 1, 61000, 0, false);
    session_clock_face(session, 1, true, &face);
    assert_int_equal(face.left, 61000);
    mirror_end(session, "nonsense", 1);
    assert_false(session_over(session));
    mirror_end(session, "resign", 1);
    assert_true(session_over(session));
    session_result(session, &result);
    assert_int_equal(result.winners, 1);
    session_free(session);
}

static void nonsense_is_refused(void **state) {
    (void)state;
    struct session *session = open_mirror();
    struct mirror_step step = {.news = "", .position = "turn=9 to=Z"};
    struct text why = TEXT_EMPTY;
    assert_false(mirror_add(session, &step, &why));
    assert_true(why.length > 0);
    expect_position(session, start);
    mirror_cut(session, 5);
    expect_position(session, start);
    assert_false(mirror_restart(session, "nonsense", &why));
    expect_position(session, start);
    text_free(&why);
    session_free(session);
}

int main(void) {
    asked = TEXT_EMPTY;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_are_those_that_came),
        cmocka_unit_test(another_move_takes_the_place_of_one_taken_back),
        cmocka_unit_test(hidden_moves_are_shown_to_nobody),
        cmocka_unit_test(what_is_asked_goes_through_the_link),
        cmocka_unit_test(an_end_and_clocks_are_told),
        cmocka_unit_test(nonsense_is_refused),
    };
    return run_and_report(tests);
}
