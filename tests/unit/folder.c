/*
 * folder.c - the saved games as files: other names, copies, the trash.
 */
#include "session/folder.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "played.h"
#include "scratch.h"

static char folder[SCRATCH_MOST];
static struct text why, name;

static int start(void **unused) {
    (void)unused;
    why = name = TEXT_EMPTY;
    assert_true(scratch_folder(folder));
    return setenv("XDG_DATA_HOME", folder, 1);
}

static int finish(void **unused) {
    (void)unused;
    text_free(&why);
    text_free(&name);
    char command[300];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return system(command);
}

/* FOLDER/clowder/games/NAME, valid until the next call but one. */
static const char *saved(const char *file) {
    static char paths[2][400];
    static int turn;
    char *path = paths[turn ^= 1];
    snprintf(path, sizeof paths[0], "%s/clowder/games/%s", folder, file);
    return path;
}

static void write_file(const char *file, const char *bytes) {
    struct text games = TEXT_EMPTY;
    assert_true(store_folder(&games, NULL));
    FILE *out = fopen(saved(file), "w");
    assert_non_null(out);
    fputs(bytes, out);
    fclose(out);
    text_free(&games);
}

static void assert_file(const char *path, const char *bytes) {
    struct text got = file_text(path);
    assert_string_equal(got.bytes, bytes);
    text_free(&got);
}

static bool exists(const char *file) {
    return access(saved(file), F_OK) == 0;
}

static void assert_told(const char *part) {
    if (!strstr(why.bytes, part))
        fail_msg("\"%s\" does not tell: %s", why.bytes, part);
    text_clear(&why);
}

static void a_game_gets_another_name(void **unused) {
    (void)unused;
    write_file("a.log", "one");
    write_file("a.log.secret", "two");
    write_file("a.log.keys", "three");
    write_file("b.log", "other");
    assert_true(folder_rename(saved("a.log"), "Anna's first", &why));
    assert_file(saved("Anna's first.log"), "one");
    assert_file(saved("Anna's first.log.secret"), "two"); /* choices made in secret go with it */
    assert_file(saved("Anna's first.log.keys"), "three"); /* and keys of the dice */
    assert_false(exists("a.log") || exists("a.log.secret") || exists("a.log.keys"));
    assert_false(folder_rename(saved("b.log"), "Anna's first.log", &why));
    assert_told("File exists");
    assert_file(saved("Anna's first.log"), "one");
    assert_file(saved("b.log"), "other");
}

static void names_lead_nowhere_else(void **unused) {
    (void)unused;
    static const char *const wrong[] = {"",        ".log", "../x",    "x/y", "/x",
                                        ".hidden", "a\nb", "a\x1b[b", "\xff"};
    write_file("a.log", "one");
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_false(folder_rename(saved("a.log"), wrong[i], &why));
        assert_true(why.length > 0 && !strchr(why.bytes, '\n') && !strchr(why.bytes, '\x1b'));
        text_clear(&why);
    }
    assert_file(saved("a.log"), "one");
}

static void a_deleted_game_comes_back(void **unused) {
    (void)unused;
    write_file("a.log", "one");
    write_file("a.log.secret", "two");
    write_file("b.log", "other");
    assert_true(folder_delete(saved("b.log"), &why));
    assert_true(folder_delete(saved("a.log"), &why));
    assert_false(exists("a.log") || exists("a.log.secret") || exists("b.log"));
    assert_true(folder_restore(&name, &why)); /* the last one first */
    assert_string_equal(name.bytes, "a.log");
    assert_file(saved("a.log"), "one");
    assert_file(saved("a.log.secret"), "two");
    write_file("b.log", "a new one");
    text_clear(&name);
    assert_true(folder_restore(&name, &why));
    assert_string_equal(name.bytes, "b-2.log");
    assert_file(saved("b.log"), "a new one");
    assert_file(saved("b-2.log"), "other");
    assert_false(folder_restore(&name, &why));
    assert_told("No deleted game is kept.");
}

static void games_of_one_name_lie_side_by_side(void **unused) {
    (void)unused;
    for (int i = 0; i < 3; i++) {
        write_file("a.log", (const char *[]){"0", "1", "2"}[i]);
        assert_true(folder_delete(saved("a.log"), &why));
    }
    for (int i = 2; i >= 0; i--) {
        text_clear(&name);
        assert_true(folder_restore(&name, &why));
        assert_file(saved(name.bytes), (const char *[]){"0", "1", "2"}[i]);
        assert_int_equal(unlink(saved(name.bytes)), 0);
    }
}

static void the_trash_does_not_grow_for_ever(void **unused) {
    (void)unused;
    char file[20];
    for (int i = 0; i < FOLDER_TRASH_MOST + 3; i++) {
        snprintf(file, sizeof file, "%d.log", i);
        write_file(file, "x");
        assert_true(folder_delete(saved(file), &why));
    }
    assert_false(exists("trash/3 2.log")); /* the oldest are gone */
    assert_true(exists("trash/4 3.log"));
    for (int i = 0; i < FOLDER_TRASH_MOST; i++)
        assert_true(folder_restore(&name, &why));
    assert_false(folder_restore(&name, &why));
}

static void a_game_being_played_stays(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "busy");
    session_attach(session, store_create(NULL, "kilkenny", &why));
    struct text path = TEXT_EMPTY;
    text_add(&path, session_path(session));
    assert_false(folder_delete(path.bytes, &why));
    assert_told("another program is playing this game");
    assert_false(folder_rename(path.bytes, "x", &why));
    assert_told("another program is playing this game");
    session_free(session);
    assert_true(folder_delete(path.bytes, &why));
    text_free(&path);
}

static void a_copy_overwrites_nothing(void **unused) {
    (void)unused;
    write_file("a.log", "one");
    char to[400];
    snprintf(to, sizeof to, "%s/copy", folder);
    assert_true(folder_copy(saved("a.log"), to, &why));
    snprintf(to, sizeof to, "%s/copy.log", folder);
    assert_file(to, "one");
    struct stat status;
    assert_int_equal(stat(to, &status), 0);
    assert_int_equal(status.st_mode & 0777, 0600);
    write_file("a.log", "two");
    assert_false(folder_copy(saved("a.log"), to, &why));
    assert_told("copy.log: the log cannot be copied: File exists.");
    assert_file(to, "one");
    assert_false(folder_copy(saved("a.log"), "", &why));
    assert_false(folder_copy(saved("gone.log"), to, &why));
    assert_int_equal(setenv("HOME", folder, 1), 0);
    assert_true(folder_copy(saved("a.log"), "~/home.txt", &why));
    snprintf(to, sizeof to, "%s/home.txt", folder);
    assert_file(to, "two");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_game_gets_another_name, start, finish),
        cmocka_unit_test_setup_teardown(names_lead_nowhere_else, start, finish),
        cmocka_unit_test_setup_teardown(a_deleted_game_comes_back, start, finish),
        cmocka_unit_test_setup_teardown(games_of_one_name_lie_side_by_side, start, finish),
        cmocka_unit_test_setup_teardown(the_trash_does_not_grow_for_ever, start, finish),
        cmocka_unit_test_setup_teardown(a_game_being_played_stays, start, finish),
        cmocka_unit_test_setup_teardown(a_copy_overwrites_nothing, start, finish),
    };
    return run_and_report(tests);
}
