/*
 * moved.c - a log that is removed, renamed or replaced while it is played: told at once, written
 * anew as a whole, and nothing is said to be saved that is not.
 */
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "session/held.h"

#include "played.h"
#include "scratch.h"

static char folder[SCRATCH_MOST];
static struct text why; /* the last sentence */

static const char *path_of(const char *name) {
    static char paths[4][SCRATCH_MOST + 50];
    static unsigned next;
    char *path = paths[next++ % 4];
    snprintf(path, sizeof paths[0], "%s/%s", folder, name);
    return path;
}

static bool exists(const char *name) {
    struct stat status;
    return lstat(path_of(name), &status) == 0;
}

/* A game of 12 moves in NAME. */
static struct session *begun(const char *name) {
    struct session *session = new_session("kilkenny", 2, name);
    struct store *store = store_create(path_of(name), "kilkenny", &why);
    assert_non_null(store);
    session_attach(session, store);
    play_on(session, 12, 1);
    assert_file_is_log(session);
    return session;
}

/* The log goes on as NAME, whole and told once; what was told is kept in `why`. */
static void assert_goes_on_as(struct session *session, const char *name) {
    assert_null(session_unsaved(session));
    assert_string_equal(session_path(session), path_of(name));
    assert_file_is_log(session);
    text_clear(&why);
    assert_true(session_take_notice(session, &why));
    const char *slash = strrchr(name, '/');
    assert_non_null(strstr(why.bytes, slash ? slash + 1 : name));
    assert_false(session_take_notice(session, &why));
    struct stat status;
    assert_int_equal(lstat(path_of(name), &status), 0);
    assert_true(S_ISREG(status.st_mode));
    assert_int_equal(status.st_mode & 0777, 0600);
    bool locked = false;
    assert_null(store_open(path_of(name), &locked, &why));
    assert_true(locked);
    play_on(session, 3, 2);
    assert_null(session_unsaved(session));
    assert_file_is_log(session);
    assert_false(session_take_notice(session, &why));
}

static void a_removed_log_is_written_anew(void **unused) {
    (void)unused;
    struct session *session = begun("removed.log");
    assert_int_equal(unlink(path_of("removed.log")), 0);
    play_on(session, 1, 3);
    assert_goes_on_as(session, "removed.log");
    session_free(session);
}

/* Also when no move follows: whoever says that the game is saved asks first. */
static void it_is_noticed_before_anything_is_claimed(void **unused) {
    (void)unused;
    struct session *session = begun("asked.log");
    session_confirm(session);
    assert_false(session_take_notice(session, &why));
    assert_int_equal(unlink(path_of("asked.log")), 0);
    session_confirm(session);
    assert_goes_on_as(session, "asked.log");
    session_free(session);
}

static void a_renamed_log_is_left_alone(void **unused) {
    (void)unused;
    struct session *session = begun("before.log");
    assert_int_equal(rename(path_of("before.log"), path_of("after.log")), 0);
    struct text old = file_text(path_of("after.log"));
    play_on(session, 1, 3);
    assert_goes_on_as(session, "before.log");
    struct text left = file_text(path_of("after.log"));
    assert_int_equal(left.length, old.length);
    assert_memory_equal(left.bytes, old.bytes, old.length);
    struct store *store = store_open(path_of("after.log"), NULL, &why);
    assert_non_null(store); /* nobody writes there any more */
    store_close(store);
    text_free(&old);
    text_free(&left);
    session_free(session);
}

/* As `sed -i` and most editors do, by a file or by a link; whatever stands there is not touched. */
static void a_replaced_log_goes_on_beside(void **unused) {
    (void)unused;
    struct session *session = begun("taken.log");
    FILE *file = fopen(path_of("other"), "w");
    assert_non_null(file);
    fputs("mine\n", file);
    fclose(file);
    assert_int_equal(rename(path_of("other"), path_of("taken.log")), 0);
    play_on(session, 1, 3);
    assert_goes_on_as(session, "taken-2.log");
    struct text left = file_text(path_of("taken.log"));
    assert_string_equal(left.bytes, "mine\n");
    text_free(&left);

    assert_int_equal(rename(path_of("taken-2.log"), path_of("kept")), 0);
    assert_int_equal(symlink("nowhere", path_of("taken-2.log")), 0);
    play_on(session, 1, 3);
    assert_goes_on_as(session, "taken-2-2.log");
    assert_false(exists("nowhere")); /* the link was not followed */

    assert_int_equal(rename(path_of("taken-2-2.log"), path_of("kept.log")), 0);
    assert_int_equal(symlink("kept.log", path_of("taken-2-2.log")), 0);
    play_on(session, 1, 3); /* a link to the very file is no file to append to either */
    assert_goes_on_as(session, "taken-2-2-2.log");
    session_free(session);
}

static void a_second_name_does_no_harm(void **unused) {
    (void)unused;
    struct session *session = begun("linked.log");
    assert_int_equal(link(path_of("linked.log"), path_of("backup.log")), 0);
    play_on(session, 1, 3);
    assert_null(session_unsaved(session));
    assert_false(session_take_notice(session, &why));
    assert_file_is_log(session);
    session_free(session);
}

/* Nowhere to write: told as not saved, at once and until there is room again. */
static void a_lost_folder_is_told(void **unused) {
    (void)unused;
    assert_int_equal(mkdir(path_of("inner"), 0700), 0);
    struct session *session = begun("inner/gone.log");
    assert_int_equal(unlink(path_of("inner/gone.log")), 0);
    assert_int_equal(rmdir(path_of("inner")), 0);
    session_confirm(session);
    assert_non_null(session_unsaved(session));
    play_on(session, 2, 3);
    assert_non_null(session_unsaved(session));
    assert_non_null(strstr(session_unsaved(session), "removed, renamed or replaced"));
    assert_false(session_take_notice(session, &why));
    assert_int_equal(session_length(session), 14);
    assert_int_equal(mkdir(path_of("inner"), 0700), 0);
    play_on(session, 1, 3);
    assert_goes_on_as(session, "inner/gone.log");
    session_free(session);
}

/* The folder of saved games is made again. */
static void the_saved_games_come_back(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "folder");
    session_attach(session, store_create(NULL, "kilkenny", &why));
    play_on(session, 5, 1);
    assert_int_equal(rename(path_of("clowder"), path_of("elsewhere")), 0);
    play_on(session, 1, 1);
    assert_null(session_unsaved(session));
    assert_file_is_log(session);
    assert_true(session_take_notice(session, &why));
    session_free(session);
}

static void a_finished_log_is_confirmed_too(void **unused) {
    (void)unused;
    struct session *session = begun("end.log");
    assert_true(session_resign(session, 0, &why));
    assert_int_equal(unlink(path_of("end.log")), 0);
    session_confirm(session);
    assert_null(session_unsaved(session));
    assert_file_is_log(session);
    struct stat status;
    assert_int_equal(stat(path_of("end.log"), &status), 0);
    assert_int_equal(status.st_mode & 0777, 0444);
    session_free(session);
}

/* Choices made in secret follow the log to its new name. */
static void secret_choices_go_with_it(void **unused) {
    (void)unused;
    struct session *session = new_session("bids", 3, "moved");
    session_attach(session, store_create(path_of("secret.log"), "bids", &why));
    struct turn turn = {0};
    for (session_turn(session, &turn); !turn.secret; session_turn(session, &turn))
        play_on(session, 1, 1);
    play_on(session, 1, 5);
    size_t made = session_at(session);
    assert_true(exists("secret.log.secret"));

    assert_int_equal(unlink(path_of("secret.log.secret")), 0); /* they alone */
    session_confirm(session);
    assert_null(session_unsaved(session));
    assert_true(exists("secret.log.secret"));

    assert_int_equal(rename(path_of("secret.log"), path_of("old.log")), 0);
    assert_int_equal(mkdir(path_of("secret.log"), 0700), 0);
    session_confirm(session);
    assert_string_equal(session_path(session), path_of("secret-2.log"));
    assert_true(exists("secret-2.log.secret"));
    assert_false(exists("secret.log.secret"));
    session_free(session); /* killed */

    struct text file = file_text(path_of("secret-2.log"));
    session = load_good(file.bytes, file.length);
    text_free(&file);
    session_attach(session, store_open(path_of("secret-2.log"), NULL, &why));
    assert_int_equal(session_at(session), made);
    session_free(session);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_removed_log_is_written_anew),
        cmocka_unit_test(it_is_noticed_before_anything_is_claimed),
        cmocka_unit_test(a_renamed_log_is_left_alone),
        cmocka_unit_test(a_replaced_log_goes_on_beside),
        cmocka_unit_test(a_second_name_does_no_harm),
        cmocka_unit_test(a_lost_folder_is_told),
        cmocka_unit_test(the_saved_games_come_back),
        cmocka_unit_test(a_finished_log_is_confirmed_too),
        cmocka_unit_test(secret_choices_go_with_it),
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
