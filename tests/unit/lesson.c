/*
 * lesson.c - every lesson in the program: it loads, fits the screen, asks for what is legal, and
 * is walked through to its end by right answers only.
 */
#include "table/lesson.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "core/utf8.h"

#include "support.h"

enum { STEPS_LEAST = 8, STEPS_MOST = 20, QUESTIONS_LEAST = 4 };

/* The languages that a game's lesson is there in, one after the other; NULL at the end. */
static const char *lesson_language(const struct registered *game, int number, char code[16]) {
    for (const struct document *document = game->documents; document->file; document++) {
        char rest[16] = "";
        bool first = strcmp(document->file, "LESSON.log") == 0;
        if (!first && sscanf(document->file, "LESSON.%15[a-z_A-Z].log", rest) != 1)
            continue;
        if (!first && strcmp(rest, "log") == 0)
            continue;
        if (number-- == 0)
            return strcpy(code, first ? "en" : rest);
    }
    return NULL;
}

static struct lesson *open_lesson(const struct registered *game, const char *language) {
    struct text why = TEXT_EMPTY;
    struct lesson *lesson = lesson_open(game, language, &why);
    if (!lesson)
        fail_msg("%s, %s: %s", game->ruleset->name, language, why.length ? why.bytes : "no lesson");
    text_free(&why);
    return lesson;
}

/* Every "XX-7" of the text stands in the rulebook. */
static void check_rules(const struct registered *game, const char *text) {
    const char *book = registered_document(game, "RULES.md", "en");
    for (const char *dash = strchr(text, '-'); dash; dash = strchr(dash + 1, '-')) {
        char id[16];
        size_t digits = strspn(dash + 1, "0123456789");
        if (dash - text < 2 || digits == 0 || !isupper((unsigned char)dash[-1]) ||
            !isupper((unsigned char)dash[-2]))
            continue;
        snprintf(id, sizeof id, "**%.*s**", (int)(3 + digits), dash - 2);
        if (!strstr(book, id))
            fail_msg("%s: there is no rule %s", game->ruleset->name, id);
    }
}

static void check_text(const struct registered *game, const struct lesson *lesson) {
    struct word rest = {lesson_text(lesson), strlen(lesson_text(lesson))}, line;
    int lines = 0, most = lesson_kind(lesson) == LESSON_QUESTION ? 1 : LESSON_LINES;
    for (; word_part(&rest, '\n', &line); lines++) {
        struct text copy = TEXT_EMPTY;
        text_add_bytes(&copy, line.bytes, line.length);
        if (utf8_columns(copy.bytes) > LESSON_COLUMNS)
            fail_msg("%s: too long: %s", game->ruleset->name, copy.bytes);
        text_free(&copy);
    }
    if (lines < 1 || lines > most)
        fail_msg("%s: %d lines: %s", game->ruleset->name, lines, lesson_text(lesson));
    check_rules(game, lesson_text(lesson));
}

/* Answers wrongly in every way there is, and then rightly. */
static void answer(const struct ruleset *rules, struct lesson *lesson) {
    struct session *session = lesson_session(lesson);
    const struct entry expected = *lesson_move(lesson);
    size_t at = session_at(session);
    struct text reply = TEXT_EMPTY;
    struct turn turn;
    session_turn(session, &turn);
    if (expected.actor == CHANCE) {
        assert_int_equal(turn.phase, PHASE_CHANCE);
        assert_true(lesson_answer(lesson, CHANCE, NULL, NULL, &reply));
    } else {
        struct move_list list = {0};
        assert_true(turn.phase == PHASE_PLAY && turn.acting >> expected.actor & 1);
        move_list_reserve(&list, rules->moves_most);
        rules->moves(session_state(session), expected.actor, &list);
        for (size_t i = 0; i < list.count; i++) {
            if (move_equal(&list.moves[i], &expected.move))
                continue;
            text_clear(&reply);
            assert_false(lesson_answer(lesson, expected.actor, &list.moves[i], NULL, &reply));
            assert_true(reply.length > 0);
            assert_int_equal(session_at(session), at);
        }
        assert_true(lesson_answer(lesson, expected.actor, &expected.move, NULL, &reply));
        move_list_free(&list);
    }
    assert_int_equal(session_at(session), at + 1);
    text_free(&reply);
}

static void walk(const struct registered *game, struct lesson *lesson) {
    unsigned questions = 0, steps, step = 0;
    size_t length = session_length(lesson_session(lesson));
    while (lesson_kind(lesson) != LESSON_END) {
        enum lesson_kind kind = lesson_kind(lesson);
        if (kind != LESSON_MOVE) {
            assert_int_equal(lesson_step(lesson, &steps), ++step);
            check_text(game, lesson);
        }
        if (kind == LESSON_QUESTION)
            assert_true(session_at(lesson_session(lesson)) < length);
        questions += kind == LESSON_QUESTION;
        if (kind == LESSON_QUESTION)
            answer(game->ruleset, lesson);
        else
            lesson_go_on(lesson, NULL);
    }
    assert_int_equal(session_at(lesson_session(lesson)), length);
    lesson_step(lesson, &steps);
    assert_in_range(steps, STEPS_LEAST, STEPS_MOST);
    assert_true(questions >= QUESTIONS_LEAST);
    while (lesson_go_back(lesson))
        step--;
    assert_int_equal(step, 0);
    assert_int_equal(session_at(lesson_session(lesson)), 0);
}

static void every_lesson_is_walked_to_its_end(void **unused) {
    (void)unused;
    char code[16];
    unsigned walked = 0;
    for (const struct registered *game = registry; game->ruleset; game++)
        for (int i = 0; lesson_language(game, i, code); i++) {
            struct lesson *lesson = open_lesson(game, code);
            walk(game, lesson);
            walked++;
            lesson_free(lesson);
        }
    assert_true(walked > 0);
}

/* The same moves in every language: what is learnt is the same. */
static void translations_play_the_same(void **unused) {
    (void)unused;
    char code[16];
    for (const struct registered *game = registry; game->ruleset; game++)
        for (int i = 0; lesson_language(game, i, code); i++) {
            struct lesson *lesson = open_lesson(game, "en"), *other = open_lesson(game, code);
            struct session *a = lesson_session(lesson), *b = lesson_session(other);
            assert_int_equal(session_length(a), session_length(b));
            for (size_t move = 0; move < session_length(a); move++)
                assert_true(
                    move_equal(&session_entry(a, move)->move, &session_entry(b, move)->move));
            lesson_free(lesson);
            lesson_free(other);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_lesson_is_walked_to_its_end),
        cmocka_unit_test(translations_play_the_same),
    };
    return run_and_report(tests);
}
