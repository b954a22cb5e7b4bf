/*
 * comments.c - comments of people in a log: where they belong, and that no seal covers them.
 */
#include "session/comments.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../scratch.h"
#include "played.h"

/* The comments of a position as one text. */
static void expect_at(const struct session *session, size_t at, const char *expected) {
    struct text found = TEXT_EMPTY;
    session_add_comments(session, at, &found);
    assert_string_equal(found.bytes, expected);
    text_free(&found);
}

static void say_at(struct session *session, size_t at, const char *words) {
    struct text why = TEXT_EMPTY;
    if (!session_write_comment(session, at, words, &why))
        fail_msg("%s", why.bytes);
    text_free(&why);
}

static void expect_refused(struct session *session, const char *words, const char *reason) {
    struct text why = TEXT_EMPTY;
    size_t before, after;
    session_log(session, &before);
    assert_false(session_write_comment(session, 0, words, &why));
    assert_non_null(strstr(why.bytes, reason));
    session_log(session, &after);
    assert_int_equal(before, after);
    text_free(&why);
}

/* What the log gives when it is read again. */
static struct session *read_again(const struct session *session) {
    size_t length;
    const char *log = session_log(session, &length);
    struct session *loaded = load_good(log, length);
    assert_true(session_sealed(loaded));
    assert_int_equal(session_comments(loaded), session_comments(session));
    for (size_t i = 0; i < session_comments(session); i++) {
        const struct comment *a = session_comment(session, i), *b = session_comment(loaded, i);
        assert_int_equal(a->at, b->at);
        assert_string_equal(a->text.bytes, b->text.bytes);
    }
    return loaded;
}

static void a_comment_belongs_to_its_position(void **unused) {
    (void)unused;
    struct session *session = new_session("toy", 2, "comments");
    say_at(session, 0, "before all");
    play_on(session, 4, 1);
    say_at(session, 4, "after four");
    say_at(session, 2, "looking back");
    play_on(session, 1, 1);
    say_at(session, 5, "after five");
    expect_at(session, 0, "before all\n");
    expect_at(session, 1, "");
    expect_at(session, 2, "looking back\n");
    expect_at(session, 4, "after four\n");
    expect_at(session, 5, "after five\n");
    session_free(read_again(session));
    session_free(session);
}

static void what_is_taken_back_loses_its_comments(void **unused) {
    (void)unused;
    struct session *session = new_session("toy", 2, "undo");
    play_on(session, 4, 1);
    say_at(session, 4, "gone with the move");
    say_at(session, 3, "stays");
    say_at(session, 3, "stays, too");
    assert_true(session_undo(session, session_asker(session), 3, NULL));
    assert_int_equal(session_at(session), 3);
    assert_int_equal(session_comments(session), 2);
    expect_at(session, 3, "stays\nstays, too\n");
    play_on(session, 1, 2);
    expect_at(session, 4, "");
    session_free(read_again(session));
    session_free(session);
}

static void words_can_neither_break_the_log_nor_look_like_a_seal(void **unused) {
    (void)unused;
    struct session *session = new_session("toy", 2, "words");
    char long_words[COMMENT_MOST + 2];
    memset(long_words, 'x', sizeof long_words - 1);
    long_words[sizeof long_words - 1] = 0;
    expect_refused(session, "", "empty");
    expect_refused(session, "   ", "empty");
    expect_refused(session, long_words, "too long");
    expect_refused(session, "\xff", "UTF-8");
    say_at(session, 0, "two\nlines\tand \x1b[31m");
    say_at(session, 0, "ends like a seal #0f3e4c11");
    play_on(session, 2, 1);
    say_at(session, 1, "the same, later #0f3e4c11");
    session_free(read_again(session));
    size_t length;
    assert_non_null(strstr(session_log(session, &length), ";! two lines and  [31m\n"));
    session_free(session);
}

static void a_secret_choice_is_not_in_the_log_yet(void **unused) {
    (void)unused;
    struct session *session = new_session("catchess", 2, "secret");
    struct turn turn = {0};
    session_turn(session, &turn);
    for (size_t i = 0; i < 200 && !turn.secret; i++, session_turn(session, &turn))
        play_on(session, 1, 1);
    assert_true(turn.secret);
    play_on(session, 1, 1);
    say_at(session, session_at(session), "while a choice is held back");
    play_on(session, 40, 1);
    say_at(session, session_at(session), "later");
    session_free(read_again(session));
    session_free(session);
}

static void a_branch_takes_comments_along(void **unused) {
    (void)unused;
    struct session *session = new_session("toy", 2, "branch");
    struct text why = TEXT_EMPTY;
    play_on(session, 5, 1);
    say_at(session, 0, "start");
    say_at(session, 3, "three");
    say_at(session, 5, "not in the branch");
    struct session *branch = session_branch(session, 3, "x#3", &why);
    assert_non_null(branch);
    assert_int_equal(session_comments(branch), 2);
    expect_at(branch, 3, "three\n");
    session_free(read_again(branch));
    session_free(branch);
    session_free(session);
    text_free(&why);
}

/* ---- files ---- */

/* A finished game in a file of its own, which is read-only. */
static void finish_game(char path[SCRATCH_MOST]) {
    struct text why = TEXT_EMPTY;
    assert_true(scratch_file(path));
    unlink(path);
    struct session *session = new_session("toy", 2, "finished");
    session_attach(session, store_create(path, "toy", &why));
    play_on(session, 1000, 1);
    assert_true(session_over(session));
    session_free(session);
    text_free(&why);
}

static struct session *load_file(const char *path) {
    struct text bytes = file_text(path);
    struct session *session = load_good(bytes.bytes, bytes.length);
    session_read_from(session, path);
    text_free(&bytes);
    return session;
}

static mode_t mode_of(const char *path) {
    struct stat status;
    assert_int_equal(stat(path, &status), 0);
    return status.st_mode & 0777;
}

static void a_finished_sealed_game_takes_comments(void **unused) {
    (void)unused;
    char path[SCRATCH_MOST];
    finish_game(path);
    assert_int_equal(mode_of(path), 0444);
    struct session *session = load_file(path);
    say_at(session, 2, "the mistake");
    say_at(session, session_length(session), "well played");
    session_free(session);
    assert_int_equal(mode_of(path), 0444);
    session = load_file(path);
    assert_true(session_sealed(session));
    assert_true(session_over(session));
    expect_at(session, 2, "the mistake\n");
    expect_at(session, session_length(session), "well played\n");
    session_free(session);
    unlink(path);
}

static void a_file_that_changed_or_is_played_takes_none(void **unused) {
    (void)unused;
    char path[SCRATCH_MOST];
    struct text why = TEXT_EMPTY;
    finish_game(path);
    struct session *session = load_file(path), *other = load_file(path);
    say_at(other, 1, "the other was quicker");
    expect_refused(session, "late", "changed by another program");
    session_free(session);
    session_free(other);
    session = load_file(path);
    struct store *store = store_open(path, NULL, &why);
    if (store) { /* root may open what is read-only */
        expect_refused(session, "busy", "another program");
        store_close(store);
    }
    session_read_from(session, "-");
    expect_refused(session, "nowhere", "not in a file");
    session_free(session);
    text_free(&why);
    unlink(path);
}

static void the_list_of_saved_games_looks_behind_comments(void **unused) {
    (void)unused;
    char folder[SCRATCH_MOST], path[SCRATCH_MOST + 50];
    struct text why = TEXT_EMPTY;
    struct saved *list;
    assert_true(scratch_folder(folder));
    setenv("XDG_DATA_HOME", folder, 1);
    struct session *session = new_session("kilkenny", 2, "listed"); /* longer than a first look */
    session_attach(session, store_create(NULL, "kilkenny", &why));
    play_on(session, 10000, 1);
    assert_true(session_over(session));
    for (int i = 0; i < 400; i++) {
        say_at(session, 1, "a comment of some length, so that many of them fill the last part");
        assert_int_equal(store_list(&list, 10), 1);
        if (!list[0].over || !*list[0].winners || list[0].damaged)
            fail_msg("%d comments hide the end of the game", i + 1);
        store_list_free(list, 1);
    }
    snprintf(path, sizeof path, "%s", session_path(session));
    session_free(session);
    unlink(path);
    text_free(&why);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_comment_belongs_to_its_position),
        cmocka_unit_test(what_is_taken_back_loses_its_comments),
        cmocka_unit_test(words_can_neither_break_the_log_nor_look_like_a_seal),
        cmocka_unit_test(a_secret_choice_is_not_in_the_log_yet),
        cmocka_unit_test(a_branch_takes_comments_along),
        cmocka_unit_test(a_finished_sealed_game_takes_comments),
        cmocka_unit_test(a_file_that_changed_or_is_played_takes_none),
        cmocka_unit_test(the_list_of_saved_games_looks_behind_comments),
    };
    return run_and_report(tests);
}
