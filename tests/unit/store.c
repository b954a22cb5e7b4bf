/*
 * store.c - logs on disk: written ahead, locked, cut back, kept when damaged, listed.
 */
#include "session/store.h"

#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "played.h"
#include "scratch.h"

static char folder[SCRATCH_MOST];
static struct text why; /* the last sentence */

static const char *path_of(const char *name) {
    static char path[256];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static int start(void **unused) {
    (void)unused;
    why = TEXT_EMPTY;
    assert_true(scratch_folder(folder));
    return setenv("XDG_DATA_HOME", folder, 1);
}

static int finish(void **unused) {
    (void)unused;
    text_free(&why);
    char command[300];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return system(command);
}

static void every_move_is_in_the_file_at_once(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "file");
    session_attach(session, store_create(path_of("a.log"), "kilkenny", &why));
    for (int i = 0; i < 50; i++) {
        play_on(session, 1, (uint64_t)i);
        assert_null(session_unsaved(session));
        assert_file_is_log(session);
    }
    play_on(session, 10000, 1);
    struct stat status;
    assert_int_equal(stat(session_path(session), &status), 0);
    assert_int_equal(status.st_mode & 0777, 0444); /* a finished game is read-only */
    session_free(session);
}

static void a_game_goes_on_later(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 3, "later");
    session_attach(session, store_create(path_of("b.log"), "kilkenny", &why));
    play_on(session, 25, 1);
    session_free(session);
    for (int i = 0; i < 5; i++) {
        struct text file = file_text(path_of("b.log"));
        session = load_good(file.bytes, file.length);
        text_free(&file);
        struct store *store = store_open(path_of("b.log"), NULL, &why);
        assert_non_null(store);
        session_attach(session, store);
        play_on(session, 5, (uint64_t)i);
        assert_file_is_log(session);
        session_free(session);
    }
}

/* Plays Bids until `choices` of this turn's secret choices are made, in a file of that name. */
static struct session *bids_in_secret(const char *name, size_t choices) {
    struct session *session = new_session("bids", 3, name);
    session_attach(session, store_create(path_of(name), "bids", &why));
    struct turn turn = {0};
    for (session_turn(session, &turn); !turn.secret; session_turn(session, &turn))
        play_on(session, 1, 1);
    play_on(session, choices, 5);
    assert_null(session_unsaved(session));
    return session;
}

/* Opens the log as a program does that was started again. */
static struct session *opened(const char *path) {
    struct text file = file_text(path);
    struct session *session = load_good(file.bytes, file.length);
    text_free(&file);
    session_attach(session, store_open(path, NULL, &why));
    return session;
}

static bool exists(const char *name) {
    return access(path_of(name), F_OK) == 0;
}

static void a_secret_choice_outlives_the_program(void **unused) {
    (void)unused;
    struct session *session = bids_in_secret("secret.log", 2);
    size_t logged;
    session_log(session, &logged);
    assert_file_is_log(session); /* which does not hold the choices */
    assert_true(exists("secret.log.secret"));
    struct text kept = file_text(path_of("secret.log.secret"));
    for (size_t at = 0; at + 3 <= kept.length; at++)
        assert_memory_not_equal(kept.bytes + at, "bid", 3);
    size_t length = kept.length;
    text_free(&kept);
    size_t made = session_at(session);
    game_state *before = malloc(session_rules(session)->state_size);
    assert_non_null(before);
    memcpy(before, session_state(session), session_rules(session)->state_size);
    session_free(session); /* killed: nothing more is written */

    session = opened(path_of("secret.log"));
    assert_int_equal(session_at(session), made);
    assert_memory_equal(session_state(session), before, session_rules(session)->state_size);
    assert_file_is_log(session);
    assert_true(session_undo(session, 1, 7, NULL)); /* one choice less, and no longer a file */
    kept = file_text(path_of("secret.log.secret"));
    assert_int_equal(kept.length, length);
    text_free(&kept);
    session_free(session);

    session = opened(path_of("secret.log"));
    assert_int_equal(session_at(session), made - 1);
    play_on(session, 2, 5); /* revealed: the log holds them, the file is gone */
    assert_false(exists("secret.log.secret"));
    assert_file_is_log(session);
    session_free(session);
    free(before);
}

static void copy_file(const char *from, const char *to) {
    struct text bytes = file_text(path_of(from));
    FILE *file = fopen(path_of(to), "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes.bytes, 1, bytes.length, file), bytes.length);
    fclose(file);
    text_free(&bytes);
}

/* Neither another game's choices, nor old ones, nor damaged ones, nor those of another key. */
static void only_this_moments_choices_are_believed(void **unused) {
    (void)unused;
    struct session *session = bids_in_secret("mine.log", 1);
    size_t made = session_at(session) - 1;
    session_free(session);
    session_free(bids_in_secret("other.log", 2));
    copy_file("mine.log.secret", "kept");

    copy_file("other.log.secret", "mine.log.secret");
    session = opened(path_of("mine.log"));
    assert_int_equal(session_at(session), made);
    session_free(session);

    copy_file("kept", "mine.log.secret");
    struct text bytes = file_text(path_of("kept"));
    for (size_t at = 0; at < bytes.length; at += 101) {
        FILE *file = fopen(path_of("mine.log.secret"), "r+b");
        assert_non_null(file);
        assert_int_equal(fseek(file, (long)at, SEEK_SET), 0);
        fputc(bytes.bytes[at] ^ 4, file);
        fclose(file);
        session = opened(path_of("mine.log"));
        assert_int_equal(session_at(session), made);
        session_free(session);
        copy_file("kept", "mine.log.secret");
    }
    text_free(&bytes);

    session = opened(path_of("mine.log")); /* as it was: believed */
    assert_int_equal(session_at(session), made + 1);
    play_on(session, 2, 3);
    session_free(session);
    copy_file("kept", "mine.log.secret");
    session = opened(path_of("mine.log")); /* the game has gone on since */
    assert_int_equal(session_at(session), made + 3);
    session_free(session);
}

/* A program that was killed between writing the log and removing the file of secret choices. */
static void what_a_kill_left_behind_goes(void **unused) {
    (void)unused;
    struct session *session = bids_in_secret("left.log", 1);
    copy_file("left.log.secret", "aside");
    play_on(session, 2, 5); /* revealed */
    assert_false(exists("left.log.secret"));
    session_free(session);

    copy_file("aside", "left.log.secret"); /* the log has gone on: of no use */
    session = opened(path_of("left.log"));
    assert_false(exists("left.log.secret"));
    session_free(session);

    session = opened(path_of("left.log"));
    copy_file("aside", "left.log.secret"); /* even so, when the game ends */
    copy_file("aside", "left.log.secret.new");
    assert_true(session_resign(session, 0, &why));
    assert_null(session_unsaved(session));
    assert_false(exists("left.log.secret") || exists("left.log.secret.new"));
    session_free(session);
}

/* ... or at the very end: the list of saved games cleans up after games that are over. */
static void the_list_takes_what_is_left_of_finished_games(void **unused) {
    (void)unused;
    char paths[2][SCRATCH_MOST + 60];
    for (int i = 0; i < 2; i++) {
        struct session *session = new_session("bids", 2, i ? "over" : "open");
        session_attach(session, store_create(NULL, "bids", &why));
        if (i)
            assert_true(session_resign(session, 0, &why));
        snprintf(paths[i], sizeof paths[i], "%s.secret", session_path(session));
        session_free(session);
        FILE *file = fopen(paths[i], "w");
        assert_non_null(file);
        fclose(file);
    }
    struct saved *list;
    size_t count = store_list(&list, 10);
    store_list_free(list, count);
    assert_int_equal(access(paths[0], F_OK), 0);
    assert_int_not_equal(access(paths[1], F_OK), 0);
    char command[SCRATCH_MOST + 40];
    snprintf(command, sizeof command, "rm -rf '%s'/clowder/games/*", folder);
    assert_int_equal(system(command), 0);
}

static void only_one_program_writes(void **unused) {
    (void)unused;
    struct store *first = store_create(path_of("c.log"), "kilkenny", &why);
    assert_non_null(first);
    for (int i = 0; i < 100; i++) {
        bool locked = false;
        assert_null(store_open(path_of("c.log"), &locked, &why));
        assert_true(locked);
    }
    assert_null(store_create(path_of("c.log"), "kilkenny", &why));
    store_close(first);
    struct store *next = store_open(path_of("c.log"), NULL, &why);
    assert_non_null(next);
    store_close(next);
}

static void a_killed_program_frees_the_lock(void **unused) {
    (void)unused;
    int ready[2];
    assert_int_equal(pipe(ready), 0);
    pid_t child = fork();
    if (child == 0) {
        struct store *store = store_create(path_of("d.log"), "kilkenny", &why);
        if (write(ready[1], store ? "y" : "n", 1) == 1)
            pause();
        _exit(1);
    }
    char answer = 0;
    assert_int_equal(read(ready[0], &answer, 1), 1);
    assert_int_equal(answer, 'y');
    bool locked = false;
    assert_null(store_open(path_of("d.log"), &locked, &why));
    assert_true(locked);
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    struct store *store = store_open(path_of("d.log"), NULL, &why);
    assert_non_null(store);
    store_close(store);
    close(ready[0]);
    close(ready[1]);
}

/* A full disk, by a limit on the file's size: told, cut back to whole lines, and written later
   when there is room again. */
static void a_full_disk_is_told_and_made_good(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "full");
    session_attach(session, store_create(path_of("e.log"), "kilkenny", &why));
    play_on(session, 10, 1);
    struct rlimit old, limit;
    getrlimit(RLIMIT_FSIZE, &old);
    limit = old;
    size_t length;
    session_log(session, &length);
    limit.rlim_cur = length + 7;
    setrlimit(RLIMIT_FSIZE, &limit);
    play_on(session, 1, 2);
    setrlimit(RLIMIT_FSIZE, &old);
    assert_non_null(session_unsaved(session));
    assert_int_equal(session_length(session), 11); /* play goes on in memory */
    struct text file = file_text(path_of("e.log"));
    assert_int_equal(file.length, length);
    session_free(load_good(file.bytes, file.length));
    text_free(&file);
    play_on(session, 1, 3);
    assert_null(session_unsaved(session));
    assert_file_is_log(session);
    session_free(session);
}

static void a_changed_file_is_not_written(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "changed");
    session_attach(session, store_create(path_of("f.log"), "kilkenny", &why));
    int fd = open(path_of("f.log"), O_WRONLY | O_APPEND);
    assert_int_equal(write(fd, "x", 1), 1);
    close(fd);
    play_on(session, 3, 1);
    assert_non_null(session_unsaved(session));
    session_attach(session, store_create(path_of("f2.log"), "kilkenny", &why));
    assert_null(session_unsaved(session)); /* saving elsewhere keeps everything */
    assert_file_is_log(session);
    session_free(session);
}

static void a_damaged_file_is_kept_and_continued(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "tail");
    session_attach(session, store_create(path_of("g.log"), "kilkenny", &why));
    play_on(session, 20, 1);
    session_free(session);
    int fd = open(path_of("g.log"), O_WRONLY | O_APPEND);
    assert_int_equal(write(fd, "11 A mo\0\0\0", 10), 10);
    close(fd);
    struct text damaged = file_text(path_of("g.log"));
    struct problem problem;
    session = session_load(damaged.bytes, damaged.length, &problem);
    assert_int_equal(problem.kind, PROBLEM_TAIL);
    assert_int_equal(session_length(session), 20);
    struct store *store = store_open(path_of("g.log"), NULL, &why);
    size_t valid;
    session_log(session, &valid);
    assert_true(store_keep(store, valid, &why));
    session_attach(session, store);
    play_on(session, 5, 1);
    assert_file_is_log(session);
    struct text kept = file_text(path_of("g.log.damaged-1"));
    assert_int_equal(kept.length, damaged.length);
    assert_memory_equal(kept.bytes, damaged.bytes, kept.length);
    text_free(&kept);
    text_free(&damaged);
    problem_free(&problem);
    session_free(session);
}

static void only_plain_files_are_opened(void **unused) {
    (void)unused;
    struct text out = TEXT_EMPTY;
    assert_int_equal(mkfifo(path_of("fifo.log"), 0600), 0);
    assert_null(store_open(path_of("fifo.log"), NULL, &why));
    assert_false(store_read(path_of("fifo.log"), &out, &why));
    assert_int_equal(symlink("a.log", path_of("link.log")), 0);
    assert_null(store_open(path_of("link.log"), NULL, &why));
    assert_null(store_create(path_of("link.log"), "kilkenny", &why));
    assert_null(store_open(folder, NULL, &why));
    assert_false(store_read(folder, &out, &why));
    assert_false(store_read(path_of("nothing.log"), &out, &why));
    assert_null(store_create(path_of("no/such/folder.log"), "kilkenny", &why));
    text_free(&out);
}

static void a_file_has_a_limit(void **unused) {
    (void)unused;
    struct text out = TEXT_EMPTY;
    int fd = open(path_of("large.log"), O_WRONLY | O_CREAT | O_EXCL, 0600);
    assert_int_equal(ftruncate(fd, 5 << 20), 0);
    close(fd);
    text_clear(&why);
    assert_false(store_read(path_of("large.log"), &out, &why));
    assert_non_null(strstr(why.bytes, "larger than 4 MiB"));
    assert_int_equal(unlink(path_of("large.log")), 0);
    text_free(&out);
}

static void saved_games_are_listed_newest_first(void **unused) {
    (void)unused;
    for (int i = 0; i < 3; i++) {
        struct session *session = new_session(i == 1 ? "bids" : "kilkenny", 2, "list");
        session_attach(session, store_create(NULL, i == 1 ? "bids" : "kilkenny", &why));
        play_on(session, i == 2 ? 10000 : 4, 1);
        struct timespec times[2] = {{.tv_sec = 1000 + i}, {.tv_sec = 1000 + i}};
        assert_int_equal(utimensat(AT_FDCWD, session_path(session), times, 0), 0);
        session_free(session);
    }
    struct saved *list;
    size_t count = store_list(&list, 10);
    assert_int_equal(count, 3);
    assert_string_equal(list[0].game, "kilkenny");
    assert_true(list[0].over && list[0].turn > 2 && !list[0].busy);
    assert_string_equal(list[1].game, "bids");
    assert_false(list[1].over || list[2].over);
    assert_string_equal(list[2].names, "South, North");
    assert_int_equal(list[2].turn, 2);
    store_list_free(list, count);
    assert_int_equal(store_list(&list, 1), 1);
    store_list_free(list, 1);
}

/* One program lists the games, over and over, while others open them. */
static void a_list_keeps_nobody_out(void **unused) {
    (void)unused;
    enum { LISTINGS = 3000 };
    atomic_uint *listings =
        mmap(NULL, sizeof *listings, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    struct text path = TEXT_EMPTY;
    assert_true(store_folder(&path, &why));
    text_add(&path, "/listed.log");
    store_close(store_create(path.bytes, "kilkenny", &why));
    pid_t lister = fork();
    if (lister == 0)
        for (;;) {
            struct saved *list;
            size_t count = store_list(&list, 9);
            store_list_free(list, count);
            ++*listings;
        }
    unsigned refused = 0;
    while (*listings < LISTINGS) {
        struct store *store = store_open(path.bytes, NULL, &why);
        refused += !store;
        if (store)
            store_close(store);
    }
    kill(lister, SIGKILL);
    waitpid(lister, NULL, 0);
    munmap(listings, sizeof *listings);
    text_free(&path);
    assert_int_equal(refused, 0);
}

static void a_home_is_needed_for_saving(void **unused) {
    (void)unused;
    setenv("XDG_DATA_HOME", "relative/path", 1);
    char *home = strdup(getenv("HOME") ? getenv("HOME") : "");
    unsetenv("HOME");
    struct text out = TEXT_EMPTY;
    assert_false(store_folder(&out, &why));
    setenv("HOME", folder, 1);
    assert_true(store_folder(&out, &why));
    assert_non_null(strstr(out.bytes, "/.local/share/clowder/games"));
    setenv("HOME", home, 1);
    free(home);
    text_free(&out);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_move_is_in_the_file_at_once),
        cmocka_unit_test(a_game_goes_on_later),
        cmocka_unit_test(a_secret_choice_outlives_the_program),
        cmocka_unit_test(only_this_moments_choices_are_believed),
        cmocka_unit_test(what_a_kill_left_behind_goes),
        cmocka_unit_test(the_list_takes_what_is_left_of_finished_games),
        cmocka_unit_test(only_one_program_writes),
        cmocka_unit_test(a_killed_program_frees_the_lock),
        cmocka_unit_test(a_full_disk_is_told_and_made_good),
        cmocka_unit_test(a_changed_file_is_not_written),
        cmocka_unit_test(a_damaged_file_is_kept_and_continued),
        cmocka_unit_test(only_plain_files_are_opened),
        cmocka_unit_test(a_file_has_a_limit),
        cmocka_unit_test(saved_games_are_listed_newest_first),
        cmocka_unit_test(a_list_keeps_nobody_out),
        cmocka_unit_test(a_home_is_needed_for_saving),
    };
    start(NULL);
    int result = run_and_report(tests);
    return finish(NULL) || result;
}
