/*
 * store.c - one log file on disk, appended to and locked: see store.h.
 *
 * Invariant: the first `good` bytes of the file are those of the log, on disk. Only the holder
 * of the lock writes; the file only grows, but for cutting off what a failed write left behind.
 * Whether the name still leads to the file is looked at before each append.
 */
#include "session/store.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/i18n.h"
#include "core/memory.h"
#include "core/utf8.h"
#include "session/clock.h"
#include "session/file.h"
#include "session/lock.h"
#include "session/log.h"
#include "session/private.h"

struct store {
    int fd;
    char *path;
    size_t good;  /* bytes on disk that are the log's */
    bool suspect; /* a sync failed: what is on disk is unknown, so the file is not trusted any more
                   */
    bool renewed; /* this file took the place of one that was gone; not told yet */
    struct text message;
};

/* "PATH: sentence: No such file or directory" */
static void tell(struct text *why, const char *path, const char *sentence, int error) {
    if (!why)
        return;
    utf8_add_safe(why, path, strlen(path), false);
    text_addf(why, ": %s", sentence);
    if (error)
        text_addf(why, ": %s", strerror(error));
}

/* ---- the folder ---- */

bool store_folder(struct text *out, struct text *why) {
    size_t start = out->length;
    if (!private_games(out)) {
        if (why)
            text_add(why, _("there is no folder for saved games: HOME is not set"));
        return false;
    }
    text_add_char(out, '/');
    bool made = file_make_folders(out->bytes + start);
    text_truncate(out, out->length - 1);
    if (made)
        return true;
    tell(why, out->bytes + start, _("the folder cannot be created"), errno);
    text_truncate(out, start);
    return false;
}

bool store_sync_folder(const char *path) {
    const char *slash = strrchr(path, '/');
    char *folder = memory_string(slash ? path : ".");
    if (slash)
        folder[slash == path ? 1 : slash - path] = 0;
    int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    free(folder);
    if (fd < 0)
        return false;
    bool synced = fsync(fd) == 0;
    close(fd);
    return synced;
}

/* ---- opening ---- */

static struct store *store_new(int fd, const char *path, size_t good) {
    struct sigaction ignore = {.sa_handler = SIG_IGN};
    sigaction(SIGXFSZ, &ignore, NULL); /* a file size limit is an error to tell, not to die of */
    struct store *store = memory_new(sizeof *store);
    private_add(path);
    *store =
        (struct store){.fd = fd, .path = memory_string(path), .good = good, .message = TEXT_EMPTY};
    return store;
}

static int create_file(const char *path) {
    return open(path, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0600);
}

/* Creates the first file that does not exist yet: STEM.log (when first is 1), STEM-2.log, ... Its
   name is left in path, which holds the stem. -1 with errno. */
static int create_numbered(struct text *path, unsigned first) {
    size_t stem = path->length;
    int fd = -1;
    for (unsigned i = first; i < 100000; i++) {
        text_truncate(path, stem);
        if (i > 1)
            text_addf(path, "-%u", i);
        text_add(path, ".log");
        fd = create_file(path->bytes);
        if (fd >= 0 || errno != EEXIST)
            break;
    }
    return fd;
}

/* A name not yet taken in the folder that path holds: GAME-DATE.log, GAME-DATE-2.log, ... Leaves it
   in path. -1 with errno. */
static int create_fresh(const char *game, struct text *path) {
    text_addf(path, "/%s-", game);
    clock_add_date(path);
    return create_numbered(path, 1);
}

/* Locks a file that was made just now and is empty, and brings its name to the disk; or removes
   it, false with errno. */
static bool settle(int fd, const char *path) {
    if (lock_take(fd) && store_sync_folder(path))
        return true;
    int error = errno;
    unlink(path);
    close(fd);
    errno = error;
    return false;
}

/* The store of a file that was made just now under this name, which is freed; when there is none
   (-1), or it cannot be locked, NULL with a sentence in why. */
static struct store *store_made(int fd, struct text *name, struct text *why) {
    struct store *store = NULL;
    if (fd >= 0 && settle(fd, name->bytes))
        store = store_new(fd, name->bytes, 0);
    else
        tell(why, name->bytes, _("the game cannot be saved"), errno);
    text_free(name);
    return store;
}

void store_number(const char *folder, const char *game, size_t number, struct text *out) {
    text_addf(out, "%s/%s-%06zu.log", folder, game, number);
}

struct store *store_create(const char *path, const char *game, struct text *why) {
    struct text name = TEXT_EMPTY;
    int fd;
    if (path) {
        text_add(&name, path);
        fd = create_file(path);
    } else if (store_folder(&name, why)) {
        fd = create_fresh(game, &name);
    } else {
        text_free(&name);
        return NULL;
    }
    return store_made(fd, &name, why);
}

/* Creates FOLDER/NAME-2.log, -3, ... beside a log; its name is left in out. -1 with errno. */
static int create_beside(const char *path, struct text *out) {
    size_t length = strlen(path);
    if (length > 4 && strcmp(path + length - 4, ".log") == 0)
        length -= 4;
    text_add_bytes(out, path, length);
    return create_numbered(out, 2);
}

struct store *store_create_beside(const char *path, struct text *why) {
    struct text name = TEXT_EMPTY;
    int fd = create_beside(path, &name);
    return store_made(fd, &name, why);
}

struct store *store_open(const char *path, bool *locked, struct text *why) {
    if (locked)
        *locked = false;
    int fd = open(path, O_RDWR | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    struct stat status;
    if (fd < 0 || fstat(fd, &status) != 0) {
        tell(why, path, _("the log cannot be opened"), errno);
    } else if (!S_ISREG(status.st_mode)) {
        tell(why, path, _("this is not a file"), 0);
    } else if (!lock_take(fd)) {
        bool taken = lock_taken(errno);
        if (locked)
            *locked = taken;
        if (taken)
            tell(why, path, _("another program is playing this game"), 0);
        else
            tell(why, path, _("the log cannot be locked"), errno);
    } else {
        return store_new(fd, path, (size_t)status.st_size);
    }
    if (fd >= 0)
        close(fd);
    return NULL;
}

/* Reads all of fd; false when it is too large or fails. */
static bool read_all(int fd, const char *path, struct text *out, struct text *why) {
    enum { PIECE = 65536 };
    for (;;) {
        text_reserve(out, out->length + PIECE);
        ssize_t got = read(fd, out->bytes + out->length, PIECE);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0) {
            tell(why, path, _("the log cannot be read"), errno);
            return false;
        }
        out->length += (size_t)got;
        out->bytes[out->length] = 0;
        if (got == 0)
            return true;
        if (out->length > LOG_BYTES_MOST) {
            struct text sentence = TEXT_EMPTY;
            text_addf(&sentence, _("the log is larger than %d MiB"), LOG_BYTES_MOST >> 20);
            tell(why, path, sentence.bytes, 0);
            text_free(&sentence);
            return false;
        }
    }
}

bool store_read(const char *path, struct text *out, struct text *why) {
    bool standard = strcmp(path, "-") == 0;
    int fd = standard ? STDIN_FILENO : open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    struct stat status;
    bool good = fd >= 0 && fstat(fd, &status) == 0;
    if (!good)
        tell(why, path, _("the log cannot be read"), errno);
    else if (!standard && !S_ISREG(status.st_mode)) {
        tell(why, path, _("this is not a file"), 0);
        good = false;
    }
    good = good && read_all(fd, path, out, why);
    if (fd >= 0 && !standard)
        close(fd);
    return good;
}

/* ---- writing ---- */

static const char *not_saved(struct store *store, const char *sentence, int error) {
    text_clear(&store->message);
    tell(&store->message, store->path, sentence, error);
    return store->message.bytes;
}

/* Writes bytes at the end; on failure the file is cut back and errno tells. */
static bool write_piece(struct store *store, const char *bytes, size_t length) {
    ssize_t written;
    do
        written = write(store->fd, bytes, length);
    while (written < 0 && errno == EINTR);
    if (written == (ssize_t)length)
        return true;
    int error = written < 0 ? errno : ENOSPC;
    if (written > 0 && ftruncate(store->fd, (off_t)store->good) != 0)
        store->suspect = true;
    errno = error;
    return false;
}

/* Whether the name still leads to the open file. GONE: it was removed, renamed or replaced.
   UNKNOWN, with errno: the system does not say. */
enum place { PLACE_SAME, PLACE_GONE, PLACE_UNKNOWN };

static enum place find_place(const struct store *store, struct stat *file) {
    struct stat name;
    if (fstat(store->fd, file) != 0)
        return PLACE_UNKNOWN;
    if (lstat(store->path, &name) != 0)
        return errno == ENOENT || errno == ENOTDIR || errno == ELOOP ? PLACE_GONE : PLACE_UNKNOWN;
    bool same = name.st_dev == file->st_dev && name.st_ino == file->st_ino && file->st_nlink > 0;
    return same ? PLACE_SAME : PLACE_GONE;
}

bool store_holds(const struct store *store, const struct text *log) {
    struct stat file;
    return !store->suspect && store->good == log->length &&
           find_place(store, &file) == PLACE_SAME && (size_t)file.st_size == store->good;
}

/* Makes a new and empty file where the log was, or beside it when something else stands there
   now, and goes on with that. The old file, wherever it is, stays as it is. false with errno. */
static bool renew(struct store *store) {
    struct text path = TEXT_EMPTY;
    text_add(&path, store->path);
    int fd = create_file(path.bytes);
    if (fd < 0 && errno == ENOENT && store_folder(&path, NULL)) /* perhaps it is that folder */
        fd = create_file(store->path);
    text_clear(&path);
    if (fd >= 0)
        text_add(&path, store->path);
    else if (errno == EEXIST)
        fd = create_beside(store->path, &path);
    bool good = fd >= 0 && settle(fd, path.bytes);
    if (good) {
        close(store->fd);
        free(store->path);
        store->fd = fd;
        store->path = text_detach(&path);
        store->good = 0;
        store->renewed = true;
    }
    int error = errno;
    text_free(&path);
    errno = error;
    return good;
}

bool store_take_news(struct store *store, struct text *out) {
    if (!store->renewed || store->good == 0)
        return false;
    const char *slash = strrchr(store->path, '/'), *name = slash ? slash + 1 : store->path;
    struct text safe = TEXT_EMPTY;
    store->renewed = false;
    utf8_add_safe(&safe, name, strlen(name), false);
    text_addf(out, _("The log was removed, renamed or replaced. It was written again in full: %s."),
              safe.bytes);
    text_free(&safe);
    return true;
}

const char *store_append(struct store *store, const struct text *log) {
    struct stat status;
    if (store->suspect)
        return store->message.bytes;
    enum place place = find_place(store, &status);
    if (place == PLACE_UNKNOWN)
        return not_saved(store, _("the log cannot be examined"), errno);
    if (place == PLACE_GONE && (!renew(store) || find_place(store, &status) != PLACE_SAME))
        return not_saved(store,
                         _("the log was removed, renamed or replaced, and cannot be written again"),
                         errno);
    if ((size_t)status.st_size != store->good || store->good > log->length) {
        store->suspect = true;
        return not_saved(store, _("the file was changed by another program"), 0);
    }
    if (store->good == log->length)
        return NULL;
    if (!write_piece(store, log->bytes + store->good, log->length - store->good))
        return not_saved(store, _("the move could not be written"), errno);
    if (fdatasync(store->fd) != 0) {
        store->suspect = true;
        return not_saved(store, _("the move may not be on the disk"), errno);
    }
    store->good = log->length;
    return NULL;
}

/* Copies the file as it is to NAME.damaged-N. */
static bool keep_damaged(const struct store *store, struct text *why) {
    struct text bytes = TEXT_EMPTY, name = TEXT_EMPTY;
    bool good = lseek(store->fd, 0, SEEK_SET) == 0;
    if (good)
        good = read_all(store->fd, store->path, &bytes, why);
    else
        tell(why, store->path, _("the log cannot be read"), errno);
    int fd = -1;
    for (unsigned i = 1; good && fd < 0 && i < 1000; i++) {
        text_clear(&name);
        text_addf(&name, "%s.damaged-%u", store->path, i);
        fd = create_file(name.bytes);
        if (fd < 0 && errno != EEXIST)
            break;
    }
    if (good && (fd < 0 || write(fd, bytes.bytes, bytes.length) != (ssize_t)bytes.length ||
                 fsync(fd) != 0 || !store_sync_folder(name.bytes))) {
        tell(why, name.bytes, _("the damaged file could not be copied"), errno);
        good = false;
    }
    if (fd >= 0)
        close(fd);
    text_free(&bytes);
    text_free(&name);
    return good;
}

bool store_keep(struct store *store, size_t valid, struct text *why) {
    if (store->good <= valid)
        return true;
    if (!keep_damaged(store, why))
        return false;
    if (ftruncate(store->fd, (off_t)valid) != 0 || fsync(store->fd) != 0) {
        tell(why, store->path, _("the damaged part could not be cut off"), errno);
        return false;
    }
    store->good = valid;
    return true;
}

/* Makes the file of a game that is over writable, to be opened; false when that is not needed, or
   not allowed. */
static bool unfinish(const char *path) {
    struct stat status;
    int fd = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    bool locked = fd >= 0 && fstat(fd, &status) == 0 && S_ISREG(status.st_mode) &&
                  !(status.st_mode & S_IWUSR);
    bool opened = locked && fchmod(fd, status.st_mode | S_IWUSR) == 0;
    if (fd >= 0)
        close(fd);
    return opened;
}

/* True when the file holds what is written there, whole lines, and nothing else. */
static bool holds_first(const char *path, const struct text *log, size_t length, struct text *why) {
    struct text bytes = TEXT_EMPTY;
    bool read = store_read(path, &bytes, why);
    bool same = read && (bytes.length == length || bytes.length + 1 == length) &&
                memcmp(bytes.bytes, log->bytes, bytes.length) == 0;
    if (read && !same)
        tell(why, path, _("the log is damaged, or was changed by another program"), 0);
    text_free(&bytes);
    return same;
}

bool store_add(const char *path, const struct text *log, size_t before, struct text *why) {
    bool finished = unfinish(path), good = false;
    struct store *store = store_open(path, NULL, why);
    if (store && holds_first(path, log, before, why)) {
        const char *failed = store_append(store, log);
        good = !failed;
        if (failed)
            text_add(why, failed);
    }
    if (store && finished)
        store_finish(store);
    if (store)
        store_close(store);
    return good;
}

void store_finish(struct store *store) {
    if (fchmod(store->fd, 0444) != 0)
        return; /* only a courtesy: the log is complete and on disk */
}

const char *store_path(const struct store *store) {
    return store->path;
}

void store_close(struct store *store) {
    close(store->fd);
    text_free(&store->message);
    free(store->path);
    free(store);
}
