/*
 * namespaces.c - a root file system and namespaces of its own for another program: see
 * namespaces.h.
 *
 * The new root is a small file system in memory, put together over /proc, which no longer is
 * needed then:
 *
 *      usr ...         bound from what is readable; with what is mounted there; read-only
 *      bin -> usr/bin  symbolic links as they are outside
 *      home/anna/bots  folders on the way to what is readable are empty but for it
 *      dev             null, zero, full, random, urandom
 *      proc            of the processes in here alone
 *      tmp             empty
 *
 * User and group are one each, number 65534, which the kernel takes for the player's own.
 */
#define _GNU_SOURCE
#include "bots/namespaces.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { CALL_MOUNT_SETATTR = 442, WHOLE_TREE = 0x8000, PATH_MOST = 4096 };

/* struct mount_attr, which the oldest headers in use do not have. */
struct mount_attributes {
    uint64_t set, cleared, propagation, user_namespace;
};
static const uint64_t read_only = 1, no_setuid = 2, no_devices = 4;

static const char *const devices[] = {"null", "zero", "full", "random", "urandom"};
static const struct {
    const char *path, *leads_to;
} dev_links[] = {
    {"dev/fd", "/proc/self/fd"},
    {"dev/stdin", "/proc/self/fd/0"},
    {"dev/stdout", "/proc/self/fd/1"},
    {"dev/stderr", "/proc/self/fd/2"},
};

pid_t namespaces_fork(bool own) {
    unsigned long flags = SIGCHLD;
    if (own)
        flags |= CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC;
    return (pid_t)syscall(SYS_clone, flags, 0, 0, 0, 0);
}

/* ---- who one is ---- */

static bool write_file(const char *path, const char *text) {
    int file = open(path, O_WRONLY | O_CLOEXEC);
    size_t length = strlen(text);
    bool good = file >= 0 && write(file, text, length) == (ssize_t)length;
    if (file >= 0)
        close(file);
    return good;
}

/* "65534 ID 1", without what snprintf might allocate. */
static void write_map(char out[32], unsigned id) {
    char digits[12];
    int count = 0;
    do
        digits[count++] = (char)('0' + id % 10);
    while (id /= 10);
    memcpy(out, "65534 ", 6);
    out += 6;
    while (count)
        *out++ = digits[--count];
    memcpy(out, " 1", 3);
}

static bool become_nobody(uid_t user, gid_t group) {
    char map[32];
    write_map(map, user);
    if (!write_file("/proc/self/uid_map", map))
        return false;
    write_file("/proc/self/setgroups", "deny");
    write_map(map, group);
    return write_file("/proc/self/gid_map", map);
}

/* ---- the root ---- */

/* Makes the folders that lead to a path, which has no slash in front; also the last when `whole`
   is set. */
static bool make_way(const char *path, bool whole) {
    char part[PATH_MOST];
    size_t length = strlen(path);
    if (length >= sizeof part)
        return false;
    memcpy(part, path, length + 1);
    for (char *slash = strchr(part, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        if (mkdir(part, 0755) != 0 && errno != EEXIST)
            return false;
        *slash = '/';
    }
    return !whole || !*path || mkdir(path, 0755) == 0 || errno == EEXIST;
}

static bool make_file(const char *path) {
    return mknod(path, S_IFREG | 0644, 0) == 0 || errno == EEXIST;
}

static bool show(const struct readable_path *path) {
    const char *here = path->path + 1;
    if (!make_way(here, path->folder && !path->link))
        return false;
    if (path->link)
        return symlink(path->link, here) == 0 || errno == EEXIST;
    if (!path->folder && !make_file(here))
        return false;
    return mount(path->path, here, NULL, MS_BIND | MS_REC, NULL) == 0 || errno == ENOENT ||
           path->system;
}

/* What is there beside what is readable. */
static bool make_places(const char *folder) {
    char path[32];
    bool good = make_way("dev", true) && make_way("proc", true) && make_way("tmp", true) &&
                (make_way(folder + 1, true) || errno == EROFS);
    for (unsigned i = 0; i < sizeof devices / sizeof *devices; i++) {
        memcpy(path, "dev/", 4);
        memcpy(path + 4, devices[i], strlen(devices[i]) + 1);
        good = good && make_file(path);
    }
    for (unsigned i = 0; i < sizeof dev_links / sizeof *dev_links; i++)
        good = good && symlink(dev_links[i].leads_to, dev_links[i].path) == 0;
    return good;
}

static void bind_devices(void) {
    char path[32] = "/dev/";
    for (unsigned i = 0; i < sizeof devices / sizeof *devices; i++) {
        memcpy(path + 5, devices[i], strlen(devices[i]) + 1);
        mount(path, path + 1, NULL, MS_BIND, NULL);
    }
}

static bool make_read_only(void) {
    struct mount_attributes attributes = {.set = read_only | no_setuid | no_devices};
    return syscall(CALL_MOUNT_SETATTR, AT_FDCWD, ".", WHOLE_TREE, &attributes, sizeof attributes) ==
           0;
}

/* Puts the root together; the working folder is its top then. */
static const char *make_root(const struct readable *readable, const char *folder) {
    if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0 ||
        mount("clowder", "/proc", "tmpfs", MS_NOSUID | MS_NODEV, "mode=755,size=1m") != 0)
        return "mount";
    if (chdir("/proc") != 0)
        return "chdir";
    for (size_t i = 0; i < readable->count; i++)
        if (!show(&readable->paths[i]))
            return readable->paths[i].path;
    if (!make_places(folder))
        return "mkdir";
    return make_read_only() ? NULL : "mount_setattr";
}

const char *namespaces_enter(const struct namespaces_plan *plan, bool *own_proc) {
    prctl(PR_SET_DUMPABLE, 1); /* or the files of /proc/self are root's */
    if (!become_nobody(plan->user, plan->group))
        return "uid_map";
    const char *failed = make_root(plan->readable, plan->folder);
    if (failed)
        return failed;
    *own_proc = mount("proc", "proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, "hidepid=2") == 0;
    bind_devices();
    if (syscall(SYS_pivot_root, ".", ".") != 0)
        return "pivot_root";
    if (umount2(".", MNT_DETACH) != 0)
        return "umount";
    return chdir(plan->folder) == 0 || chdir("/") == 0 ? NULL : "chdir";
}

/* ---- trying ---- */

bool namespaces_available(void) {
    static const struct readable nothing = {.paths = NULL};
    struct namespaces_plan plan = {
        .readable = &nothing, .folder = "/tmp", .user = geteuid(), .group = getegid()};
    pid_t pid = namespaces_fork(true);
    if (pid == 0) {
        bool own_proc;
        _exit(namespaces_enter(&plan, &own_proc) != NULL);
    }
    int status = -1;
    while (pid > 0 && waitpid(pid, &status, 0) < 0 && errno == EINTR)
        ;
    return pid > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}
