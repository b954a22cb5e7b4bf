/*
 * private.c - what no other program may read: see private.h.
 *
 * Paths are kept absolute and without links; of one that is not there yet, the part that is.
 */
#define _GNU_SOURCE
#include "session/private.h"

#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct text added = {.bytes = text_nothing}; /* lines */

/* Adds the path with a line end; nothing when it cannot be told. */
static void add_real(struct text *out, const char *path) {
    struct text whole = TEXT_EMPTY, missing = TEXT_EMPTY;
    char real[PATH_MAX];
    if (*path != '/' && getcwd(real, sizeof real))
        text_addf(&whole, "%s/", real);
    text_add(&whole, path);
    while (whole.length && !realpath(whole.bytes, real)) {
        char *slash = strrchr(whole.bytes, '/');
        struct text rest = TEXT_EMPTY;
        text_addf(&rest, "%s%s", slash ? slash : "", missing.bytes);
        text_free(&missing);
        missing = rest;
        text_truncate(&whole, slash ? (size_t)(slash - whole.bytes) : 0);
    }
    if (!whole.length)
        *real = 0;
    if ((whole.length || missing.length) && !strchr(path, '\n'))
        text_addf(out, "%s%s\n", strcmp(real, "/") == 0 ? "" : real, missing.bytes);
    text_free(&whole);
    text_free(&missing);
}

bool private_games(struct text *out) {
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    if (data && *data == '/')
        text_addf(out, "%s/clowder/games", data);
    else if (home && *home == '/')
        text_addf(out, "%s/.local/share/clowder/games", home);
    else
        return false;
    return true;
}

static bool lies_in(const char *path, const char *folder, size_t length, bool begins) {
    return strncmp(path, folder, length) == 0 && (begins || !path[length] || path[length] == '/');
}

static bool meets_any(const struct text *lines, const char *path, bool folder) {
    struct word rest = {lines->bytes, lines->length}, line;
    bool meets = false;
    while (!meets && word_part(&rest, '\n', &line))
        meets = lies_in(path, line.bytes, line.length, !folder) ||
                (folder && strlen(path) <= line.length &&
                 lies_in(line.bytes, path, strlen(path), path[1] == 0));
    return meets;
}

void private_add(const char *path) {
    struct text real = TEXT_EMPTY;
    add_real(&real, path);
    if (real.length) {
        pthread_mutex_lock(&lock);
        text_truncate(&real, real.length - 1);
        if (!meets_any(&added, real.bytes, false))
            text_addf(&added, "%s\n", real.bytes);
        pthread_mutex_unlock(&lock);
    }
    text_free(&real);
}

bool private_meets(const char *path, bool folder) {
    struct text name = TEXT_EMPTY, own = TEXT_EMPTY;
    if (private_games(&name)) {
        add_real(&own, name.bytes);
        text_truncate(&name, (size_t)(strrchr(name.bytes, '/') - name.bytes));
        text_add(&name, "/key");
        add_real(&own, name.bytes);
    }
    pthread_mutex_lock(&lock);
    bool meets = meets_any(&own, path, folder) || meets_any(&added, path, folder);
    pthread_mutex_unlock(&lock);
    text_free(&name);
    text_free(&own);
    return meets;
}
