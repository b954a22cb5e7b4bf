/*
 * file.c - small files as wholes: see file.h.
 */
#include "session/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Closes the file and keeps errno. */
static void close_quietly(int file) {
    int why = errno;
    close(file);
    errno = why;
}

bool file_read(const char *path, size_t most, struct text *out) {
    int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (file < 0)
        return false;
    struct stat facts;
    char bytes[4096];
    ssize_t got = -1;
    size_t start = out->length;
    if (fstat(file, &facts) == 0 && !S_ISREG(facts.st_mode)) {
        errno = EINVAL;
    } else {
        while (((got = read(file, bytes, sizeof bytes)) > 0 && out->length - start <= most) ||
               (got < 0 && errno == EINTR))
            if (got > 0)
                text_add_bytes(out, bytes, (size_t)got);
        if (got > 0)
            errno = EFBIG;
    }
    close_quietly(file);
    return got == 0;
}

bool file_write(const char *path, int flags, int mode, const void *bytes, size_t length) {
    int file = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC | flags, mode);
    if (file < 0)
        return false;
    size_t done = 0;
    bool good = true;
    while (good && done < length) {
        ssize_t put = write(file, (const char *)bytes + done, length - done);
        if (put == 0)
            errno = ENOSPC;
        good = put > 0 || (put < 0 && errno == EINTR);
        done += put > 0 ? (size_t)put : 0;
    }
    good = good && fsync(file) == 0;
    close_quietly(file);
    if (!good) {
        int why = errno;
        unlink(path);
        errno = why;
    }
    return good;
}

bool file_replace(const char *path, const struct text *bytes) {
    struct text fresh = TEXT_EMPTY;
    char *own = realpath(path, NULL); /* a link to the file stays a link */
    text_addf(&fresh, "%s.new", own ? own : path);
    bool good = file_write(fresh.bytes, O_TRUNC, FILE_PRIVATE, bytes->bytes, bytes->length);
    if (good && rename(fresh.bytes, own ? own : path) != 0) {
        int why = errno;
        unlink(fresh.bytes);
        errno = why;
        good = false;
    }
    int error = errno;
    text_free(&fresh);
    free(own);
    errno = error;
    return good;
}

bool file_move(const char *from, const char *to) {
    int file = open(to, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, FILE_PRIVATE);
    if (file < 0)
        return false;
    close(file); /* the name is ours; the file now takes the place of this empty one */
    if (rename(from, to) == 0)
        return true;
    int why = errno;
    unlink(to);
    errno = why;
    return false;
}

bool file_make_folders(const char *path) {
    struct text folder = TEXT_EMPTY;
    bool made = true;
    for (const char *slash = strchr(path + 1, '/'); made && slash; slash = strchr(slash + 1, '/')) {
        text_clear(&folder);
        text_add_bytes(&folder, path, (size_t)(slash - path));
        made = mkdir(folder.bytes, 0700) == 0 || errno == EEXIST;
    }
    int why = errno;
    text_free(&folder);
    errno = why;
    return made;
}

bool file_add_config(const char *name, struct text *out) {
    const char *folder = getenv("XDG_CONFIG_HOME"), *home = getenv("HOME");
    if (folder && *folder == '/')
        text_addf(out, "%s/clowder/%s", folder, name);
    else if (home && *home == '/')
        text_addf(out, "%s/.config/clowder/%s", home, name);
    else
        return false;
    return true;
}
