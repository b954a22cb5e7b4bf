/*
 * continue.c - logs have limits: nobody writes a log that nobody reads, and a game whose log is
 * nearly full goes on in a new one.
 */
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "session/log.h"

#include "played.h"
#include "scratch.h"

static char folder[SCRATCH_MOST];
static struct text why; /* the last sentence */

static const char *path_of(const char *name) {
    static char path[SCRATCH_MOST + 50];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static size_t count_lines(const struct session *session) {
    size_t length, lines = 0;
    const char *log = session_log(session, &length);
    for (size_t i = 0; i < length; i++)
        lines += log[i] == '\n';
    return lines;
}

/* Fills the log with notes, as many as are taken. */
static void fill(struct session *session) {
    size_t length, before;
    do {
        session_log(session, &before);
        session_note(session, 0, "hint", "rule");
        session_log(session, &length);
    } while (length > before);
    assert_in_range(count_lines(session), LOG_LINES_MOST - LOG_LINES_SPARE, LOG_LINES_MOST);
}

/* A session whose log has `lines` more lines, each of so many bytes and a comment. */
static struct session *padded(const struct session *session, size_t lines, size_t bytes) {
    struct text text = TEXT_EMPTY;
    size_t length;
    const char *log = session_log(session, &length);
    text_add_bytes(&text, log, length);
    for (size_t i = 0; i < lines; i++) {
        text_add_char(&text, ';');
        for (size_t k = 2; k < bytes; k++)
            text_add_char(&text, 'x');
        text_add_char(&text, '\n');
    }
    struct session *loaded = load_good(text.bytes, text.length);
    text_free(&text);
    return loaded;
}

/* Of two sessions at the same moment: position, and what may be done. */
static void assert_same_game(struct session *a, struct session *b) {
    const struct ruleset *rules = session_rules(a);
    struct text one = TEXT_EMPTY, other = TEXT_EMPTY;
    struct turn turn = {0}, turn_b = {0};
    rules->describe(session_state(a), VIEW_ALL, &one);
    rules->describe(session_state(b), VIEW_ALL, &other);
    assert_string_equal(one.bytes, other.bytes);
    session_turn(a, &turn);
    session_turn(b, &turn_b);
    assert_int_equal(turn.number, turn_b.number);
    assert_int_equal(turn.acting, turn_b.acting);
    assert_int_equal(turn.phase, turn_b.phase);
    for (unsigned seat = 0; seat < session_setup(a)->seats; seat++) {
        assert_string_equal(session_names(a)[seat], session_names(b)[seat]);
        assert_string_equal(session_player(a, seat), session_player(b, seat));
    }
    text_free(&one);
    text_free(&other);
}

static void assert_loads(const struct session *session) {
    size_t length;
    const char *log = session_log(session, &length);
    struct session *loaded = load_good(log, length);
    assert_int_equal(session_digest(loaded), session_digest(session));
    session_free(loaded);
}

static void every_game_goes_on_from_any_moment(void **unused) {
    (void)unused;
    for (const struct registered *game = registry; game->ruleset; game++)
        for (uint64_t moves = 0; moves < 120; moves += 17) {
            unsigned seats = game->ruleset->seats_most;
            struct session *session = new_session(game->ruleset->name, seats, "goes on");
            assert_false(session_full(session));
            play_on(session, moves, moves + 1);
            struct session *full = padded(session, LOG_LINES_MOST - LOG_LINES_SPARE, 5);
            session_free(session);
            if (session_full(full)) {
                struct session *next = session_continue(full, &why);
                assert_non_null(next);
                assert_same_game(full, next);
                assert_false(session_full(next));
                assert_true(session_foreign(next)); /* as the one that was loaded */
                play_on(next, 400, moves);
                assert_loads(next);
                session_free(next);
            }
            session_free(full);
        }
}

/* Taken back and made again for ever: once such a game was saved, and refused at line 100,001. */
static void no_log_is_written_that_is_not_read(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "long");
    play_on(session, 5, 1); /* the third roll stands last */
    unsigned asker = session_asker(session);
    size_t rounds = 0, length;
    assert_true(session_undo(session, asker, 255, &why));
    while (session_redo(session, NULL, NULL) && session_redo(session, NULL, NULL) &&
           session_undo(session, asker, 255, NULL))
        rounds++;
    assert_in_range(count_lines(session), LOG_LINES_MOST - LOG_LINES_SPARE, LOG_LINES_MOST);
    session_log(session, &length);
    assert_in_range(length, 1000, LOG_BYTES_MOST);
    assert_true(rounds > 20000);
    assert_loads(session);
    text_clear(&why);
    assert_false(session_resign(session, 0, &why)); /* not even that: but nothing is lost */
    assert_non_null(strstr(why.bytes, "the log is full"));
    assert_true(session_full(session));
    struct session *next = session_continue(session, &why);
    assert_non_null(next);
    assert_same_game(session, next);
    session_free(session);
    play_on(next, 20, 1);
    session_free(next);
}

static void bytes_are_counted_like_lines(void **unused) {
    (void)unused;
    struct session *session = new_session("toy", 2, "bytes");
    struct session *full = padded(session, LOG_BYTES_MOST / 900 - 250, 900);
    assert_true(count_lines(full) < 10000);
    assert_true(session_full(full));
    session_free(full);
    full = padded(session, LOG_BYTES_MOST / 900 - 350, 900);
    assert_false(session_full(full));
    session_free(full);
    session_free(session);
}

/* Hints fill a log, but not to the last line: there is always room for the moves. */
static void secret_choices_are_waited_for(void **unused) {
    (void)unused;
    struct session *session = new_session("bids", 3, "secret");
    struct turn turn = {0};
    for (session_turn(session, &turn); !turn.secret; session_turn(session, &turn))
        play_on(session, 1, 1);
    play_on(session, 1, 5);
    fill(session);
    assert_false(session_full(session)); /* the position would tell the choice */
    play_on(session, 2, 5);
    assert_true(session_full(session));
    assert_loads(session);
    session_free(session);
}

static void the_files_name_each_other(void **unused) {
    (void)unused;
    struct session *first = new_session("kilkenny", 2, "series");
    assert_true(session_resign(first, 0, &why));
    struct new_game game = {.game = session_game(first), .seed = "next", .before = first};
    setup_init(&game.setup, session_rules(first), 2);
    game.names[0] = "Anna";
    game.players[1] = "lion:4000";
    struct session *session = session_new(&game, &why);
    session_attach(session, store_create(path_of("game.log"), "kilkenny", &why));
    play_on(session, 30, 1);
    fill(session);
    struct session *next = session_continue(session, &why), *again;
    assert_non_null(next);
    assert_same_game(session, next);
    assert_string_equal(session_path(next), path_of("game-2.log"));
    assert_string_equal(session_tag(next, "Origin"), "game.log#30");
    assert_string_equal(session_tag(next, "Series"), "2");
    assert_string_equal(session_tag(next, "Wins"), session_tag(session, "Wins"));
    assert_string_equal(session_player(next, 1), "lion:4000");
    assert_string_not_equal(session_tag(next, "Seed"), "next");
    assert_int_equal(strlen(session_tag(next, "Seed")), 16);
    assert_false(session_foreign(next));
    text_clear(&why);
    assert_true(session_take_notice(next, &why));
    assert_non_null(strstr(why.bytes, "game-2.log"));
    assert_file_is_log(session);
    assert_file_is_log(next);
    size_t length;
    const char *log = session_log(session, &length);
    assert_non_null(strstr(log, "\n; goes on in game-2.log\n"));

    again = session_continue(session, &why); /* from the old file once more: the same dice */
    assert_string_equal(session_path(again), path_of("game-3.log"));
    assert_string_equal(session_tag(next, "Seed"), session_tag(again, "Seed"));
    play_on(next, 100, 3);
    play_on(again, 100, 3);
    assert_same_position(next, again);
    assert_file_is_log(next);
    session_free(again);
    session_free(next);
    session_free(session);
    session_free(first);
}

/* No new file can be made: play goes on, told as not saved, until there is another file. */
static void a_game_without_a_new_file_is_told(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "nowhere");
    assert_int_equal(mkdir(path_of("gone"), 0700), 0);
    session_attach(session, store_create(path_of("gone/game.log"), "kilkenny", &why));
    play_on(session, 3, 1);
    fill(session);
    assert_int_equal(unlink(path_of("gone/game.log")), 0);
    assert_int_equal(rmdir(path_of("gone")), 0);
    struct session *next = session_continue(session, &why);
    assert_non_null(next);
    assert_non_null(session_unsaved(next));
    play_on(next, 3, 1);
    assert_non_null(session_unsaved(next));
    session_attach(next, store_create(path_of("elsewhere.log"), "kilkenny", &why));
    assert_null(session_unsaved(next));
    assert_file_is_log(next);
    session_free(next);
    session_free(session);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_game_goes_on_from_any_moment),
        cmocka_unit_test(no_log_is_written_that_is_not_read),
        cmocka_unit_test(bytes_are_counted_like_lines),
        cmocka_unit_test(secret_choices_are_waited_for),
        cmocka_unit_test(the_files_name_each_other),
        cmocka_unit_test(a_game_without_a_new_file_is_told),
    };
    why = TEXT_EMPTY;
    if (!scratch_folder(folder) || setenv("XDG_DATA_HOME", folder, 1) != 0)
        return 1;
    int result = run_and_report(tests);
    char command[SCRATCH_MOST + 20];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    text_free(&why);
    return system(command) || result;
}
