/*
 * failing.c - saving while the system refuses: each call that it makes fails once, in every way.
 *
 * The functions below stand before those of the C library. While armed they count the calls, and
 * the one whose turn it is fails; then the same is done again with the next one, until a whole run
 * needed no more calls. Invariant: what the session does not tell to be unsaved is on the disk,
 * and what was in a damaged file is there still.
 */
#define _GNU_SOURCE /* RTLD_NEXT */
#undef _FORTIFY_SOURCE

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "session/store.h"

#include "played.h"
#include "scratch.h"

/* The ways to fail: an error; an interruption, of what can be interrupted; half a write. */
enum way { ERROR, INTERRUPTED, SHORT };

static struct {
    bool armed, hit;
    enum way way;
    unsigned calls, at; /* made; the one that fails, from 1 */
} failing;

static char folder[SCRATCH_MOST];
static struct text why; /* the last sentence */

/* ---- before the C library ---- */

static bool fails(bool this_way) {
    if (!failing.armed || !this_way || ++failing.calls != failing.at)
        return false;
    failing.hit = true;
    errno = failing.way == INTERRUPTED ? EINTR : EIO;
    return true;
}

/* Puts the next function of that name into *function. */
static void find(void *function, const char *name) {
    void *found = dlsym(RTLD_NEXT, name);
    assert_non_null(found);
    memcpy(function, &found, sizeof found);
}

int open(const char *path, int flags, ...) {
    int (*real)(const char *, int, ...);
    va_list rest;
    va_start(rest, flags);
    unsigned mode = flags & O_CREAT ? va_arg(rest, unsigned) : 0;
    va_end(rest);
    find(&real, "open");
    return fails(failing.way == ERROR) ? -1 : real(path, flags, mode);
}

ssize_t read(int fd, void *bytes, size_t count) {
    ssize_t (*real)(int, void *, size_t);
    find(&real, "read");
    return fails(failing.way != SHORT) ? -1 : real(fd, bytes, count);
}

ssize_t write(int fd, const void *bytes, size_t count) {
    ssize_t (*real)(int, const void *, size_t);
    find(&real, "write");
    if (fails(true))
        return failing.way == SHORT ? real(fd, bytes, count / 2) : -1;
    return real(fd, bytes, count);
}

int fstat(int fd, struct stat *out) {
    int (*real)(int, struct stat *);
    find(&real, "fstat");
    return fails(failing.way == ERROR) ? -1 : real(fd, out);
}

/* Locks; with 64-bit offsets this function is fcntl64 to the linker. */
int fcntl(int fd, int command, ...) {
    int (*real)(int, int, ...);
    find(&real, "fcntl64");
    va_list arguments;
    va_start(arguments, command);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    return command == F_OFD_SETLK && fails(failing.way == ERROR) ? -1 : real(fd, command, argument);
}

int ftruncate(int fd, off_t length) {
    int (*real)(int, off_t);
    find(&real, "ftruncate");
    return fails(failing.way != INTERRUPTED) ? -1 : real(fd, length);
}

int fchmod(int fd, mode_t mode) {
    int (*real)(int, mode_t);
    find(&real, "fchmod");
    return fails(failing.way == ERROR) ? -1 : real(fd, mode);
}

off_t lseek(int fd, off_t offset, int from) {
    off_t (*real)(int, off_t, int);
    find(&real, "lseek");
    return fails(failing.way == ERROR) ? -1 : real(fd, offset, from);
}

int mkdir(const char *path, mode_t mode) {
    int (*real)(const char *, mode_t);
    find(&real, "mkdir");
    return fails(failing.way == ERROR) ? -1 : real(path, mode);
}

int rename(const char *from, const char *to) {
    int (*real)(const char *, const char *);
    find(&real, "rename");
    return fails(failing.way == ERROR) ? -1 : real(from, to);
}

/* Nothing is brought to the disk for these tests; whether it was asked for is what counts. */
int fsync(int fd) {
    return fails(failing.way == ERROR) || fd < 0 ? -1 : 0;
}

int fdatasync(int fd) {
    return fsync(fd);
}

/* ---- runs ---- */

static void empty_folder(void) {
    char command[300];
    snprintf(command, sizeof command, "rm -rf '%s'/*", folder);
    assert_int_equal(system(command), 0);
}

/* Runs it with the first call failing, then the second ... */
static void fail_each(void (*run)(void)) {
    for (unsigned way = ERROR; way <= SHORT; way++) {
        failing.hit = true;
        for (unsigned at = 1; failing.hit; at++) {
            empty_folder();
            text_clear(&why);
            failing.way = (enum way)way;
            failing.calls = 0;
            failing.at = at;
            failing.hit = false;
            run();
            failing.armed = false;
        }
    }
    empty_folder();
}

static void assert_told(const char *sentence) {
    assert_true(strlen(sentence) > 10);
    for (const char *at = sentence; *at; at++)
        assert_true((unsigned char)*at >= ' ');
}

/* While nothing fails. */
static void assert_saved(const struct session *session) {
    bool armed = failing.armed;
    failing.armed = false;
    assert_file_is_log(session);
    failing.armed = armed;
}

/* Started again, the game stands where it was left: no move that was shown is lost. */
static void assert_goes_on(const char *path, size_t moves) {
    struct text file = file_text(path);
    struct session *session = load_good(file.bytes, file.length);
    text_free(&file);
    if (!session_over(session))
        session_attach(session, store_open(path, NULL, &why));
    assert_int_equal(session_at(session), moves);
    session_free(session);
}

/* A game with secret choices, saved under a name that the program finds. */
static void play_and_save(void) {
    struct session *session = new_session("bids", 2, "failing");
    failing.armed = true;
    struct store *store = store_create(NULL, "bids", &why);
    if (!store) {
        assert_true(failing.hit);
        assert_told(why.bytes);
        session_free(session);
        return;
    }
    session_attach(session, store);
    for (size_t moves = 0; moves < 8; moves = session_at(session)) {
        play_on(session, 1, 7);
        assert_true(session_at(session) > moves); /* play goes on, saved or not */
        if (!session_unsaved(session))
            assert_saved(session);
        else
            assert_told(session_unsaved(session));
    }
    bool saved = !session_unsaved(session);
    failing.armed = false;
    char *path = strdup(session_path(session));
    size_t moves = session_at(session);
    if (!saved) { /* elsewhere all of it is */
        session_attach(session, store_create(NULL, "bids", &why));
        assert_null(session_unsaved(session));
        free(path);
        path = strdup(session_path(session));
    }
    session_free(session);
    assert_goes_on(path, moves);
    free(path);
}

static void no_move_is_lost(void **unused) {
    (void)unused;
    fail_each(play_and_save);
}

/* A game to its end. */
static void play_to_the_end(void) {
    struct session *session = new_session("toy", 2, "failing");
    failing.armed = true;
    struct store *store = store_create(NULL, "toy", &why);
    if (store)
        session_attach(session, store);
    while (store && !session_over(session))
        play_on(session, 1, 3);
    failing.armed = false;
    if (store && !session_unsaved(session))
        assert_saved(session);
    session_free(session);
}

static void a_finished_game_is_saved_too(void **unused) {
    (void)unused;
    fail_each(play_to_the_end);
}

/* Makes a log with a tail that is no line; its text, and how much of it is good. */
static struct text damaged_log(const char *path, size_t *valid) {
    static const char tail[] = "6 A mo";
    struct session *session = new_session("kilkenny", 2, "failing");
    session_attach(session, store_create(path, "kilkenny", &why));
    play_on(session, 5, 1);
    session_log(session, valid);
    session_free(session);
    FILE *file = fopen(path, "ab");
    assert_non_null(file);
    fputs(tail, file);
    fclose(file);
    return file_text(path);
}

static bool holds(const char *path, const struct text *text, size_t length) {
    if (access(path, F_OK) != 0)
        return false;
    struct text file = file_text(path);
    bool same = file.length >= length && memcmp(file.bytes, text->bytes, length) == 0;
    text_free(&file);
    return same;
}

/* Opens a damaged log and goes on. */
static void go_on_with_damaged(void) {
    char path[SCRATCH_MOST + 20], copy[SCRATCH_MOST + 40];
    size_t valid;
    snprintf(path, sizeof path, "%s/damaged.log", folder);
    snprintf(copy, sizeof copy, "%s.damaged-1", path);
    struct text damaged = damaged_log(path, &valid), file = TEXT_EMPTY;
    failing.armed = true;
    struct store *store = store_open(path, NULL, &why);
    bool good = store && store_read(path, &file, &why) && store_keep(store, valid, &why);
    failing.armed = false;
    if (good) {
        struct problem problem;
        struct session *session = session_load(file.bytes, file.length, &problem);
        session_attach(session, store);
        play_on(session, 1, 1);
        assert_null(session_unsaved(session));
        assert_saved(session);
        session_free(session);
        problem_free(&problem);
    } else {
        assert_told(why.bytes);
        if (store)
            store_close(store);
    }
    assert_true(holds(path, &damaged, valid));
    assert_true(holds(path, &damaged, damaged.length) || holds(copy, &damaged, damaged.length));
    text_free(&damaged);
    text_free(&file);
}

static void a_damaged_file_is_not_lost(void **unused) {
    (void)unused;
    fail_each(go_on_with_damaged);
}

/* The list of saved games: one less at most. */
static void list(void) {
    struct saved *list = NULL;
    for (int i = 0; i < 2; i++) {
        struct session *session = new_session("kilkenny", 2, "failing");
        session_attach(session, store_create(NULL, "kilkenny", &why));
        session_free(session);
    }
    failing.armed = true;
    size_t count = store_list(&list, 10);
    failing.armed = false;
    assert_in_range(count, failing.hit ? 0 : 2, 2);
    for (size_t i = 0; i < count; i++)
        assert_true(*list[i].path && *list[i].file);
    store_list_free(list, count);
}

static void the_list_says_what_it_can(void **unused) {
    (void)unused;
    fail_each(list);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_move_is_lost),
        cmocka_unit_test(a_finished_game_is_saved_too),
        cmocka_unit_test(a_damaged_file_is_not_lost),
        cmocka_unit_test(the_list_says_what_it_can),
    };
    why = TEXT_EMPTY;
    if (!scratch_folder(folder) || setenv("XDG_DATA_HOME", folder, 1) != 0)
        return 1;
    int result = run_and_report(tests);
    empty_folder();
    rmdir(folder);
    text_free(&why);
    return result;
}
