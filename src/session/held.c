/*
 * held.c - secrets kept beside the log: see held.h.
 *
 *      LOG.secret, LOG.keys = nonce (24 bytes), then libsodium's secretbox of
 *                             the hash of the log so far (LOG_CHAIN bytes), lines, padding
 *
 * Invariant: the file is always whole, old or new: it is written under another name first.
 */
#include "session/held.h"

#include <errno.h>
#include <fcntl.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/i18n.h"
#include "core/memory.h"
#include "core/utf8.h"
#include "session/file.h"
#include "session/store.h"

enum {
    PADDED = 2048, /* lengths are multiples of this... */
    LINE = 128,    /* ...and those of so many lines of this length, longer than any */
    KEY = crypto_secretbox_KEYBYTES,
    NONCE = crypto_secretbox_NONCEBYTES,
    MAC = crypto_secretbox_MACBYTES,
    FILE_MOST = 1 << 16,
};

#define FRESH ".new" /* the name while it is written */

static const enum held kinds[] = {HELD_CHOICES, HELD_KEYS};
enum { KINDS = sizeof kinds / sizeof *kinds };

static void name_of(const char *path, enum held what, struct text *out) {
    text_addf(out, what == HELD_KEYS ? "%s.keys" : "%s.secret", path);
}

/* At most `most` bytes of the file; -1 with errno. */
static ssize_t read_bytes(const char *path, void *out, size_t most) {
    int file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file < 0)
        return -1;
    size_t done = 0;
    ssize_t got;
    while ((got = read(file, (char *)out + done, most - done)) > 0 || (got < 0 && errno == EINTR))
        done += got > 0 ? (size_t)got : 0;
    close(file);
    return got < 0 ? -1 : (ssize_t)done;
}

/* The program's own key, made when `make` is set and it is missing, or is none because a crash cut
   it off. */
static bool find_key(unsigned char key[KEY], bool make) {
    struct text path = TEXT_EMPTY;
    bool good = sodium_init() >= 0 && store_folder(&path, NULL);
    if (!good) {
        errno = ENOENT;
    } else {
        text_add(&path, "/../key");
        ssize_t length = read_bytes(path.bytes, key, KEY);
        good = length == KEY;
        if (!good && make && (length >= 0 || errno == ENOENT)) {
            if (length >= 0)
                unlink(path.bytes);
            randombytes_buf(key, KEY);
            good = (file_write(path.bytes, O_EXCL, FILE_PRIVATE, key, KEY) || errno == EEXIST) &&
                   read_bytes(path.bytes, key, KEY) == KEY && store_sync_folder(path.bytes);
        }
    }
    text_free(&path);
    return good;
}

/* The bytes that all these lines take in the file: only their number tells, which is no secret. */
static size_t room_for(const struct text *lines) {
    size_t room = LOG_CHAIN;
    for (size_t i = 0; i < lines->length; i++)
        room += lines->bytes[i] == '\n' ? LINE : 0;
    if (room < LOG_CHAIN + lines->length)
        room = LOG_CHAIN + lines->length;
    return (room / PADDED + 1) * PADDED;
}

/* Writes the file; false with errno. */
static bool keep(const char *name, const struct log_chain *after, const struct text *lines) {
    size_t padded = room_for(lines);
    unsigned char key[KEY], *inside = memory_new(padded), *file = memory_new(NONCE + MAC + padded);
    memcpy(inside, after->hash, LOG_CHAIN);
    memcpy(inside + LOG_CHAIN, lines->bytes, lines->length);
    struct text fresh = TEXT_EMPTY;
    text_addf(&fresh, "%s" FRESH, name);
    bool good = find_key(key, true);
    if (good) {
        randombytes_buf(file, NONCE);
        crypto_secretbox_easy(file + NONCE, inside, padded, file, key);
        good = file_write(fresh.bytes, O_TRUNC, FILE_PRIVATE, file, NONCE + MAC + padded) &&
               rename(fresh.bytes, name) == 0 && store_sync_folder(name);
    }
    int why = errno;
    sodium_memzero(inside, padded);
    sodium_memzero(key, sizeof key);
    free(inside);
    free(file);
    text_free(&fresh);
    errno = why;
    return good;
}

static void forget(const char *path, enum held what) {
    struct text name = TEXT_EMPTY;
    name_of(path, what, &name);
    unlink(name.bytes); /* one that stays is of no use: the log goes on */
    text_add(&name, FRESH);
    unlink(name.bytes);
    text_free(&name);
}

void held_forget(const char *path) {
    for (int i = 0; i < KINDS; i++)
        forget(path, kinds[i]);
}

void held_move(const char *from, const char *to) {
    for (int i = 0; i < KINDS; i++) {
        struct text old = TEXT_EMPTY, name = TEXT_EMPTY;
        name_of(from, kinds[i], &old);
        name_of(to, kinds[i], &name);
        if (rename(old.bytes, name.bytes) != 0 && errno == ENOENT)
            unlink(name.bytes); /* of another log, which had this name once */
        text_free(&old);
        text_free(&name);
    }
}

bool held_there(const char *path, enum held what) {
    struct text name = TEXT_EMPTY;
    struct stat status;
    name_of(path, what, &name);
    bool there = lstat(name.bytes, &status) == 0 && S_ISREG(status.st_mode);
    text_free(&name);
    return there;
}

const char *held_keep(const char *path, enum held what, const struct log_chain *after,
                      const struct text *lines) {
    static char message[512];
    struct text name = TEXT_EMPTY;
    name_of(path, what, &name);
    if (lines->length == 0)
        forget(path, what);
    bool good = lines->length == 0 || keep(name.bytes, after, lines);
    if (!good) {
        struct text why = TEXT_EMPTY;
        utf8_add_safe(&why, name.bytes, name.length, false);
        text_addf(&why,
                  what == HELD_KEYS ? _(": the keys of the dice could not be kept: %s")
                                    : _(": the secret choice could not be kept: %s"),
                  strerror(errno));
        snprintf(message, sizeof message, "%s", why.bytes);
        text_free(&why);
    }
    text_free(&name);
    return good ? NULL : message;
}

bool held_read(const char *path, enum held what, const struct log_chain *after, struct text *lines,
               bool *damaged) {
    unsigned char key[KEY], *file = memory_new(FILE_MOST);
    struct text name = TEXT_EMPTY;
    name_of(path, what, &name);
    ssize_t length = read_bytes(name.bytes, file, FILE_MOST);
    bool missing = length < 0 && errno == ENOENT;
    size_t sealed = length > NONCE ? (size_t)length - NONCE : 0;
    bool good = sealed >= MAC + LOG_CHAIN && find_key(key, false) &&
                crypto_secretbox_open_easy(file + NONCE, file + NONCE, sealed, file, key) == 0;
    *damaged = !missing && !good;
    good = good && memcmp(file + NONCE, after->hash, LOG_CHAIN) == 0; /* else an older one */
    if (good) {
        const char *inside = (const char *)file + NONCE + LOG_CHAIN;
        text_add_bytes(lines, inside, strnlen(inside, sealed - MAC - LOG_CHAIN));
    }
    sodium_memzero(file, FILE_MOST);
    free(file);
    text_free(&name);
    return good;
}
