/*
 * door.c - where a table is found: see door.h.
 *
 * A folder in /tmp could have been made by anybody, so it must be a folder, of the user whose
 * number is in its name, and nobody else may write to it; and whoever answers behind a socket must
 * be the same user.
 */
#define _GNU_SOURCE
#include "table/door.h"

#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <grp.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "core/i18n.h"
#include "core/utf8.h"

enum { WAITING_MOST = 8, NAMES_MOST = 100 };
#define ENDING ".table"

static bool fail(struct text *why, const char *path, const char *reason) {
    utf8_add_safe(why, path, strlen(path), false);
    text_addf(why, ": %s", reason);
    return false;
}

/* True when it is a folder of that user to which nobody else may write. */
static bool is_kept_by(const char *path, uid_t owner) {
    struct stat at;
    return lstat(path, &at) == 0 && S_ISDIR(at.st_mode) && at.st_uid == owner &&
           (at.st_mode & S_IWOTH) == 0 && (at.st_mode & S_IWGRP) == 0;
}

static bool add_own_folder(struct text *out) {
    const char *runtime = getenv("XDG_RUNTIME_DIR");
    struct text root = TEXT_EMPTY;
    if (runtime)
        text_add(&root, runtime);
    bool good = *root.bytes == '/' && is_kept_by(root.bytes, geteuid());
    if (good)
        text_addf(out, "%s/clowder", root.bytes);
    else
        text_addf(out, "/tmp/clowder-%lu", (unsigned long)geteuid());
    text_free(&root);
    return good;
}

/* Makes the folder, and adds it; *owners becomes the group that may enter, or -1. */
static bool make_folder(const char *group, struct text *out, gid_t *owners, struct text *why) {
    *owners = (gid_t)-1;
    if (group) {
        const struct group *row = getgrnam(group);
        if (!row)
            return fail(why, group, _("there is no such group"));
        *owners = row->gr_gid;
        text_addf(out, "/tmp/clowder-%lu-%s", (unsigned long)geteuid(), group);
    } else {
        add_own_folder(out);
    }
    if (mkdir(out->bytes, 0700) != 0 && errno != EEXIST)
        return fail(why, out->bytes, strerror(errno));
    if (!is_kept_by(out->bytes, geteuid()))
        return fail(why, out->bytes, _("this is not a folder that you alone may write to"));
    if (chown(out->bytes, (uid_t)-1, *owners) != 0 || chmod(out->bytes, group ? 0750 : 0700) != 0)
        return fail(why, out->bytes, strerror(errno));
    return true;
}

/* Adds the folder of a file. */
static void add_parent(const char *path, struct text *out) {
    const char *slash = strrchr(path, '/');
    text_add_bytes(out, slash ? path : ".", slash ? (size_t)(slash - path) : 1);
}

/* A new socket, after `use` (connect or bind) of a path, or -1 with errno. An address has room for
   107 bytes; a longer path is reached by way of its folder, which is opened meanwhile. */
static int use_socket(const char *path, int (*use)(int, const struct sockaddr *, socklen_t)) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    struct text parent = TEXT_EMPTY, name = TEXT_EMPTY;
    int folder = -1;
    text_add(&name, path);
    if (name.length >= sizeof address.sun_path) {
        add_parent(path, &parent);
        folder = open(parent.bytes, O_PATH | O_DIRECTORY | O_CLOEXEC);
        text_clear(&name);
        text_addf(&name, "/proc/self/fd/%d%s", folder, path + parent.length);
    }
    int fd = -1;
    if (name.length >= sizeof address.sun_path) {
        errno = ENAMETOOLONG;
    } else {
        memcpy(address.sun_path, name.bytes, name.length + 1);
        fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    }
    if (fd >= 0 && use(fd, (const struct sockaddr *)&address, sizeof address) != 0) {
        int error = errno;
        close(fd);
        errno = error;
        fd = -1;
    }
    int error = errno;
    if (folder >= 0)
        close(folder);
    text_free(&parent);
    text_free(&name);
    errno = error;
    return fd;
}

/* The user behind the other end. */
static bool peer_of(int fd, uid_t *out) {
    struct ucred peer;
    socklen_t length = sizeof peer;
    bool known = getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &length) == 0;
    if (known)
        *out = peer.uid;
    return known;
}

/* A connection to the socket, or -1 with errno. The program behind it must be the owner's whose
   folder it lies in. */
static int reach(const char *path, struct text *why) {
    struct stat folder;
    uid_t peer;
    struct text parent = TEXT_EMPTY;
    add_parent(path, &parent);
    int fd = use_socket(path, connect);
    int error = errno;
    bool good = fd >= 0;
    if (!good)
        fail(why, path, strerror(error));
    else if (stat(parent.bytes, &folder) != 0 || !peer_of(fd, &peer) || peer != folder.st_uid)
        good = fail(why, path, _("whoever answers there is not the owner of the folder"));
    text_free(&parent);
    if (good)
        return fd;
    if (fd >= 0)
        close(fd);
    errno = error;
    return -1;
}

/* True when nobody answers there; what a table left behind that was killed is removed. */
static bool is_vacant(const char *path) {
    struct text why = TEXT_EMPTY;
    int fd = reach(path, &why);
    int error = errno;
    text_free(&why);
    if (fd >= 0)
        close(fd);
    else if (error == ECONNREFUSED)
        unlink(path);
    return fd < 0 && (error == ECONNREFUSED || error == ENOENT);
}

/* Binds the socket, so that nobody can come in before its mode is right. */
static bool bind_at(struct door *door, gid_t owners, struct text *why) {
    mode_t mask = umask(0177);
    door->fd = use_socket(door->path.bytes, bind);
    umask(mask);
    bool good = door->fd >= 0;
    if (good && owners != (gid_t)-1)
        good =
            chown(door->path.bytes, (uid_t)-1, owners) == 0 && chmod(door->path.bytes, 0660) == 0;
    good = good && listen(door->fd, WAITING_MOST) == 0 && fcntl(door->fd, F_SETFL, O_NONBLOCK) == 0;
    return good || fail(why, door->path.bytes, strerror(errno));
}

bool door_open(struct door *door, const char *name, const char *group, struct text *why) {
    struct text folder = TEXT_EMPTY;
    gid_t owners;
    *door = (struct door){.fd = -1, .path = TEXT_EMPTY};
    bool good = make_folder(group, &folder, &owners, why);
    for (unsigned number = 1; good; number++) {
        text_clear(&door->path);
        text_addf(&door->path, "%s/%s", folder.bytes, name);
        if (number > 1)
            text_addf(&door->path, "-%u", number);
        text_add(&door->path, ENDING);
        if (is_vacant(door->path.bytes))
            break;
        if (number == NAMES_MOST)
            good = fail(why, door->path.bytes, _("there are too many tables"));
    }
    good = good && bind_at(door, owners, why);
    if (!good)
        door_close(door);
    text_free(&folder);
    return good;
}

void door_close(struct door *door) {
    if (door->fd >= 0) {
        close(door->fd);
        unlink(door->path.bytes);
    }
    door->fd = -1;
    text_free(&door->path);
}

int door_accept(struct door *door, uid_t *uid) {
    int fd = accept4(door->fd, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (fd >= 0 && !peer_of(fd, uid)) {
        close(fd);
        fd = -1;
    }
    return fd;
}

/* ---- finding tables ---- */

/* Adds the living tables of a folder. */
static unsigned list_folder(const char *folder, struct text *out) {
    struct text pattern = TEXT_EMPTY, why = TEXT_EMPTY;
    unsigned count = 0;
    glob_t found;
    text_addf(&pattern, "%s/*" ENDING, folder);
    if (glob(pattern.bytes, GLOB_NOESCAPE, NULL, &found) == 0) {
        for (size_t i = 0; i < found.gl_pathc; i++) {
            int fd = strchr(found.gl_pathv[i], '\n') ? -1 : reach(found.gl_pathv[i], &why);
            if (fd < 0)
                continue;
            close(fd);
            text_addf(out, "%s\n", found.gl_pathv[i]);
            count++;
        }
        globfree(&found);
    }
    text_free(&pattern);
    text_free(&why);
    return count;
}

unsigned door_list(struct text *out) {
    struct text own = TEXT_EMPTY;
    unsigned count;
    glob_t folders;
    add_own_folder(&own);
    count = list_folder(own.bytes, out);
    if (glob("/tmp/clowder-*", GLOB_NOESCAPE, NULL, &folders) == 0) {
        for (size_t i = 0; i < folders.gl_pathc; i++) {
            const char *path = folders.gl_pathv[i];
            unsigned long owner = strtoul(path + strlen("/tmp/clowder-"), NULL, 10);
            if (strcmp(path, own.bytes) != 0 && is_kept_by(path, (uid_t)owner))
                count += list_folder(path, out);
        }
        globfree(&folders);
    }
    text_free(&own);
    return count;
}

void door_name(const char *path, struct text *out) {
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    size_t length = strlen(name), ending = strlen(ENDING);
    bool ends = length > ending && strcmp(name + length - ending, ENDING) == 0;
    text_add_bytes(out, name, ends ? length - ending : length);
}

/* The only table, or the only one of that name; false with a sentence in why. */
static bool find(const char *name, struct text *path, struct text *why) {
    struct text all = TEXT_EMPTY, title = TEXT_EMPTY, names = TEXT_EMPTY;
    unsigned matches = 0, count = door_list(&all);
    struct word rest = {all.bytes, all.length}, line;
    while (word_part(&rest, '\n', &line)) {
        text_clear(&title);
        struct text one = TEXT_EMPTY;
        text_add_bytes(&one, line.bytes, line.length);
        door_name(one.bytes, &title);
        text_add_item(&names, 0, title.bytes);
        if ((!name || strcmp(name, title.bytes) == 0) && matches++ == 0)
            text_add(path, one.bytes);
        text_free(&one);
    }
    if (count == 0)
        text_add(why, _("no table is open; clowder host GAME opens one"));
    else if (matches == 0)
        text_addf(why, _("there is no such table, but: %s"), names.bytes);
    else if (matches > 1)
        text_addf(why, _("there are several tables: %s"), names.bytes);
    text_free(&all);
    text_free(&title);
    text_free(&names);
    return matches == 1;
}

int door_connect(const char *name, struct text *path, struct text *why) {
    if (name && strchr(name, '/'))
        text_add(path, name);
    else if (!find(name, path, why))
        return -1;
    return reach(path->bytes, why);
}
