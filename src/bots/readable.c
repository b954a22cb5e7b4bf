/*
 * readable.c - what another program may read: see readable.h.
 *
 * Every path is resolved here, link by link, and each symbolic link on the way is noted, so that
 * the same names lead to the same files in a file system that holds nothing else.
 */
#define _GNU_SOURCE
#include "bots/readable.h"

#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/i18n.h"
#include "core/memory.h"
#include "core/utf8.h"
#include "session/private.h"

enum { LINKS_MOST = 40, SCRIPTS_MOST = 5, WORDS_MOST = 200 };

static const char *const system_paths[] = {
    "/usr",
    "/bin",
    "/sbin",
    "/lib",
    "/lib32",
    "/lib64",
    "/libx32",
    "/nix/store",
    "/gnu/store",
    "/run/current-system",
    "/etc/ld.so.*",
    "/etc/localtime",
    "/etc/timezone",
    "/etc/alternatives",
    "/etc/locale.alias",
    "/etc/ssl/openssl.cnf",
    "/etc/java*",
    "/etc/python*",
    "/etc/perl*",
    "/etc/ruby*",
    "/etc/lua*",
    "/etc/node*",
    "/etc/php*",
    "/etc/mono",
    "/etc/dotnet",
    "/sys/devices/system/cpu",
    "/sys/devices/system/node",
    "/sys/kernel/mm/transparent_hugepage",
};

/* What --bot-reads allowed: lines. */
static struct text allowed = {.bytes = text_nothing};

/* ---- the list ---- */

/* `path` is `folder` or lies in it. */
static bool within(const char *path, const char *folder) {
    size_t length = strlen(folder);
    return strncmp(path, folder, length) == 0 && (!path[length] || path[length] == '/');
}

static bool is_listed(const struct readable *readable, const char *path) {
    for (size_t i = 0; i < readable->count; i++) {
        const struct readable_path *own = &readable->paths[i];
        if (strcmp(path, own->path) == 0 || (own->folder && within(path, own->path)))
            return true;
    }
    return false;
}

static void add(struct readable *readable, const char *path, const char *link, bool folder,
                bool system) {
    if (is_listed(readable, path))
        return;
    readable->paths = memory_resize(readable->paths, readable->count + 1, sizeof *readable->paths);
    readable->paths[readable->count++] = (struct readable_path){
        .path = memory_string(path),
        .link = link ? memory_string(link) : NULL,
        .folder = folder,
        .system = system,
    };
}

/* ---- resolving ---- */

struct walk {
    struct readable *readable; /* NULL: links are not noted */
    bool system;
    struct text at;   /* resolved so far, without the last slash */
    struct text rest; /* to be resolved, without the first slash */
    int links;
};

/* Goes through the link at `at`. */
static bool follow(struct walk *walk) {
    char target[PATH_MAX];
    ssize_t length = readlink(walk->at.bytes, target, sizeof target - 1);
    if (length <= 0 || ++walk->links > LINKS_MOST)
        return false;
    target[length] = 0;
    if (walk->readable)
        add(walk->readable, walk->at.bytes, target, false, walk->system);
    struct text rest = TEXT_EMPTY;
    text_addf(&rest, "%s/%s", target, walk->rest.bytes);
    text_truncate(&walk->at,
                  *target == '/' ? 0 : (size_t)(strrchr(walk->at.bytes, '/') - walk->at.bytes));
    text_free(&walk->rest);
    walk->rest = rest;
    return true;
}

/* Resolves the next part of the path; false when there is no such file. */
static bool step(struct walk *walk) {
    struct stat status;
    size_t start = strspn(walk->rest.bytes, "/"), length = strcspn(walk->rest.bytes + start, "/");
    struct text part = TEXT_EMPTY, rest = TEXT_EMPTY;
    text_add_bytes(&part, walk->rest.bytes + start, length);
    text_add(&rest, walk->rest.bytes + start + length);
    text_free(&walk->rest);
    walk->rest = rest;
    bool good = true;
    if (strcmp(part.bytes, "..") == 0) {
        char *slash = strrchr(walk->at.bytes, '/');
        text_truncate(&walk->at, slash ? (size_t)(slash - walk->at.bytes) : 0);
    } else if (part.length && strcmp(part.bytes, ".") != 0) {
        text_addf(&walk->at, "/%s", part.bytes);
        good = lstat(walk->at.bytes, &status) == 0 && (!S_ISLNK(status.st_mode) || follow(walk));
    }
    text_free(&part);
    return good;
}

/* The path without any link, to be freed, or NULL when there is no such file; the links on the way
   are noted in `readable`, if any. */
static char *resolve(struct readable *readable, bool system, const char *path) {
    struct walk walk = {.readable = readable, .system = system};
    char here[PATH_MAX];
    walk.at = walk.rest = TEXT_EMPTY;
    if (*path != '/' && getcwd(here, sizeof here))
        text_addf(&walk.rest, "%s/", here);
    text_add(&walk.rest, path);
    bool good = true;
    while (good && walk.rest.length)
        good = step(&walk);
    text_free(&walk.rest);
    if (good && !walk.at.length)
        text_add_char(&walk.at, '/');
    if (good)
        return text_detach(&walk.at);
    text_free(&walk.at);
    return NULL;
}

/* ---- what may be shown ---- */

static bool is_folder(const char *path) {
    struct stat status;
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

/* A folder that is a program's own: not at the top of the tree, not for everybody to write to, not
   the player's home or around it, and without anything private. */
static bool is_own_folder(const char *folder) {
    struct stat status;
    const char *home = getenv("HOME");
    char *real = home && *home == '/' ? resolve(NULL, false, home) : NULL;
    bool own = strchr(folder + 1, '/') && stat(folder, &status) == 0 && S_ISDIR(status.st_mode) &&
               !(status.st_mode & S_ISVTX) && !private_meets(folder, true) &&
               !(real && within(real, folder));
    free(real);
    return own;
}

static bool add_folder(struct readable *readable, const char *folder) {
    if (!is_own_folder(folder))
        return false;
    add(readable, folder, NULL, true, false);
    return true;
}

/* The file and its folder; of a program in a folder named bin all that was installed with it. */
static void add_with_folder(struct readable *readable, const char *file) {
    struct text folder = TEXT_EMPTY, around = TEXT_EMPTY;
    text_add_bytes(&folder, file, (size_t)(strrchr(file, '/') - file));
    const char *slash = strrchr(folder.bytes, '/');
    if (slash && (strcmp(slash, "/bin") == 0 || strcmp(slash, "/shims") == 0))
        text_add_bytes(&around, folder.bytes, (size_t)(slash - folder.bytes));
    if (!is_listed(readable, file) && !(around.length && add_folder(readable, around.bytes)) &&
        !add_folder(readable, folder.bytes) && !private_meets(file, false)) {
        add(readable, file, NULL, false, false);
        readable->folderless = true;
    }
    text_free(&folder);
    text_free(&around);
}

/* ---- a command ---- */

static void show_word(struct readable *readable, const char *word, int scripts);

/* "#!/usr/bin/env python3": what runs a script. */
static void show_interpreter(struct readable *readable, const char *file, int scripts) {
    char line[256];
    int descriptor = open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    ssize_t length = descriptor >= 0 ? read(descriptor, line, sizeof line - 1) : 0;
    if (descriptor >= 0)
        close(descriptor);
    if (length < 2 || line[0] != '#' || line[1] != '!' || scripts >= SCRIPTS_MOST)
        return;
    line[length] = 0;
    line[strcspn(line, "\n")] = 0;
    const char *at = line + 2;
    struct word word;
    while (word_next(&at, &word)) {
        struct text copy = TEXT_EMPTY;
        text_add_bytes(&copy, word.bytes, word.length);
        show_word(readable, copy.bytes, scripts + 1);
        text_free(&copy);
    }
}

/* The path as it is given, where a program is looked up by it (an environment of Python's is told
   by where its link lies), and where it leads. */
static void show_file(struct readable *readable, const char *given, int scripts) {
    char *real = resolve(readable, false, given);
    struct stat status;
    if (!real)
        return;
    bool found = stat(real, &status) == 0;
    if (found && S_ISDIR(status.st_mode)) {
        add_folder(readable, real);
    } else if (found && S_ISREG(status.st_mode)) {
        struct text folder = TEXT_EMPTY;
        const char *slash = strrchr(given, '/');
        text_add_bytes(&folder, given, slash ? (size_t)(slash - given) : 0);
        if (folder.length == 0)
            text_add(&folder, slash ? "/" : ".");
        char *near = resolve(readable, false, folder.bytes);
        text_clear(&folder);
        text_addf(&folder, "%s/%s", near && near[1] ? near : "", slash ? slash + 1 : given);
        if (near && strcmp(folder.bytes, real) != 0)
            add_with_folder(readable, folder.bytes);
        add_with_folder(readable, real);
        show_interpreter(readable, real, scripts);
        free(near);
        text_free(&folder);
    }
    free(real);
}

/* The first program of that name in PATH. */
static void show_program(struct readable *readable, const char *name, int scripts) {
    const char *given = getenv("PATH");
    struct word rest = {given ? given : "", given ? strlen(given) : 0}, folder;
    while (word_part(&rest, ':', &folder)) {
        struct text path = TEXT_EMPTY;
        text_addf(&path, "%.*s/%s", (int)folder.length, folder.bytes, name);
        bool found = folder.length && access(path.bytes, X_OK) == 0 && !is_folder(path.bytes);
        if (found)
            show_file(readable, path.bytes, scripts);
        text_free(&path);
        if (found)
            return;
    }
}

static void show_word(struct readable *readable, const char *word, int scripts) {
    if (!strchr(word, '/') && *word != '.')
        show_program(readable, word, scripts);
    if (*word && access(word, F_OK) == 0)
        show_file(readable, word, scripts);
}

/* "--weights=net.bin" and "-cp first.jar:second.jar" name files, too. */
static void show_parts(struct readable *readable, const char *word) {
    struct word rest = {word, strlen(word)}, part;
    show_word(readable, word, 0);
    const char *value = strchr(word, '=');
    if (value)
        rest = (struct word){value + 1, strlen(value + 1)};
    if (!value && !strchr(word, ':'))
        return;
    while (word_part(&rest, ':', &part)) {
        struct text copy = TEXT_EMPTY;
        text_add_bytes(&copy, part.bytes, part.length);
        show_word(readable, copy.bytes, 0);
        text_free(&copy);
    }
}

/* Cuts the next word off a command, as sh does: quotes, backslashes, and signs between commands. */
static bool next_word(const char **cursor, struct text *out) {
    const char *at = *cursor + strspn(*cursor, " \t\n;&|()<>");
    char quote = 0;
    bool any = *at;
    for (text_clear(out); *at && (quote || !strchr(" \t\n;&|()<>", *at)); at++) {
        if (*at == quote)
            quote = 0;
        else if (!quote && (*at == '"' || *at == '\''))
            quote = *at;
        else if (*at == '\\' && quote != '\'' && at[1])
            text_add_char(out, *++at);
        else
            text_add_char(out, *at);
    }
    *cursor = at;
    return any;
}

/* ---- all of it ---- */

static void show_system(struct readable *readable) {
    for (unsigned i = 0; i < sizeof system_paths / sizeof *system_paths; i++) {
        glob_t found = {.gl_pathc = 0};
        if (glob(system_paths[i], GLOB_NOSORT, NULL, &found) == 0)
            for (size_t k = 0; k < found.gl_pathc; k++) {
                char *real = resolve(readable, true, found.gl_pathv[k]);
                if (real && strcmp(real, "/") != 0)
                    add(readable, real, NULL, is_folder(real), true);
                readable->exposed |= real && private_meets(real, true);
                free(real);
            }
        globfree(&found);
    }
}

/* As strcmp, but '/' comes before every other byte: a folder, all in it, then its neighbours. */
static int in_order(const void *first, const void *second) {
    const unsigned char *a = (const unsigned char *)((const struct readable_path *)first)->path;
    const unsigned char *b = (const unsigned char *)((const struct readable_path *)second)->path;
    while (*a && *a == *b)
        a++, b++;
    return (*a == '/' ? 1 : *a) - (*b == '/' ? 1 : *b);
}

/* Drops what lies in a folder that was added after it. */
static void drop_covered(struct readable *readable) {
    const char *folder = NULL; /* the last one that was kept */
    size_t kept = 0;
    for (size_t i = 0; i < readable->count; i++) {
        struct readable_path *path = &readable->paths[i];
        if (folder && within(path->path, folder)) {
            free(path->path);
            free(path->link);
            continue;
        }
        if (path->folder)
            folder = path->path;
        readable->paths[kept++] = *path;
    }
    readable->count = kept;
}

void readable_init(struct readable *readable, const char *command) {
    struct text word = TEXT_EMPTY;
    struct word rest = {allowed.bytes, allowed.length}, line;
    *readable = (struct readable){.paths = NULL};
    show_system(readable);
    while (word_part(&rest, '\n', &line)) {
        text_clear(&word);
        text_add_bytes(&word, line.bytes, line.length);
        char *real = resolve(readable, false, word.bytes);
        if (real)
            add(readable, real, NULL, is_folder(real), false);
        free(real);
    }
    for (int words = 0; words < WORDS_MOST && next_word(&command, &word); words++)
        show_parts(readable, word.bytes);
    text_free(&word);
    qsort(readable->paths, readable->count, sizeof *readable->paths, in_order);
    drop_covered(readable);
}

void readable_free(struct readable *readable) {
    for (size_t i = 0; i < readable->count; i++) {
        free(readable->paths[i].path);
        free(readable->paths[i].link);
    }
    free(readable->paths);
    *readable = (struct readable){.paths = NULL};
}

bool readable_allow(const char *path, struct text *why) {
    char *real = resolve(NULL, false, path);
    bool good = false;
    if (!real || strchr(path, '\n')) {
        utf8_add_safe(why, path, strlen(path), false);
        text_addf(why, ": %s", strerror(ENOENT));
    } else if (strcmp(real, "/") == 0 || private_meets(real, is_folder(real))) {
        utf8_add_safe(why, path, strlen(path), false);
        text_add(why, _(" holds saved games or their key: no bot may read that"));
    } else {
        text_addf(&allowed, "%s\n", path);
        good = true;
    }
    free(real);
    return good;
}
