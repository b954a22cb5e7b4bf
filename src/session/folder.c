/*
 * folder.c - the saved games as files: see folder.h.
 */
#include "session/folder.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/i18n.h"
#include "core/memory.h"
#include "core/utf8.h"
#include "session/file.h"
#include "session/held.h"
#include "session/lock.h"
#include "session/log.h"
#include "session/private.h"
#include "session/store.h"

enum { NUMBERED_MOST = 100000 };

static const char *name_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* "NAME: sentence: No such file or directory"; false, for the caller to return. */
static bool fail(struct text *why, const char *path, const char *sentence, int error) {
    const char *name = name_of(path);
    utf8_add_safe(why, name, strlen(name), false);
    text_addf(why, ": %s", sentence);
    if (error)
        text_addf(why, ": %s", strerror(error));
    text_add_char(why, '.');
    return false;
}

/* True when another program is writing this log. */
static bool is_busy(const char *path) {
    int fd = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    bool busy = fd >= 0 && lock_is_held(fd);
    if (fd >= 0)
        close(fd);
    return busy;
}

/* Moves a log with what is held beside it; false with errno. */
static bool move(const char *from, const char *to) {
    return file_move(from, to) && (held_move(from, to), store_sync_folder(to));
}

/* Moves the log to FOLDER/NAME, a NAME.log, or to NAME-2.log, NAME-3.log ... when that is taken;
   its path is left in `to`, which holds the folder. False with errno. */
static bool move_numbered(const char *from, const char *name, struct text *to) {
    size_t folder = to->length, stem = strlen(name) - strlen(".log");
    for (unsigned i = 1; i < NUMBERED_MOST; i++) {
        text_truncate(to, folder);
        text_add_char(to, '/');
        text_add_bytes(to, name, stem);
        if (i > 1)
            text_addf(to, "-%u", i);
        text_add(to, ".log");
        if (move(from, to->bytes))
            return true;
        if (errno != EEXIST)
            return false;
    }
    return false;
}

/* ---- names and copies ---- */

/* NULL, or why a new name is none. */
static const char *wrong_name(const char *name) {
    size_t length = strlen(name);
    bool controls = !utf8_valid(name, length);
    for (const char *at = name; *at; at++)
        controls = controls || (unsigned char)*at < ' ' || *at == 0x7f;
    if (length == 0 || strcmp(name, ".log") == 0)
        return _("a name is needed");
    if (length > FOLDER_NAME_MOST)
        return _("the name is too long");
    if (controls)
        return _("the name is not text");
    if (strchr(name, '/') || *name == '.')
        return _("a name has no slash, and no dot at its start");
    return NULL;
}

bool folder_rename(const char *path, const char *name, struct text *why) {
    struct text to = TEXT_EMPTY;
    size_t length = strlen(name);
    const char *wrong = wrong_name(name);
    bool good = false;
    text_add_bytes(&to, path, (size_t)(name_of(path) - path));
    text_add(&to, name);
    if (length <= 4 || strcmp(name + length - 4, ".log") != 0)
        text_add(&to, ".log");
    if (wrong)
        fail(why, name, wrong, 0);
    else if (is_busy(path))
        fail(why, path, _("another program is playing this game"), 0);
    else if (!(good = move(path, to.bytes)))
        fail(why, to.bytes, _("the game cannot be renamed"), errno);
    text_free(&to);
    return good;
}

void folder_add_typed(const char *typed, struct text *out) {
    const char *home = getenv("HOME");
    if (strncmp(typed, "~/", 2) == 0 && home && *home == '/')
        text_addf(out, "%s%s", home, typed + 1);
    else
        text_add(out, typed);
}

bool folder_copy(const char *path, const char *to, struct text *why) {
    struct text bytes = TEXT_EMPTY, name = TEXT_EMPTY;
    folder_add_typed(to, &name);
    if (!strchr(name_of(name.bytes), '.'))
        text_add(&name, ".log");
    bool good = false;
    if (!*name_of(to))
        fail(why, to, _("a name is needed"), 0);
    else if (!file_read(path, LOG_BYTES_MOST, &bytes))
        fail(why, path, _("the log cannot be read"), errno);
    else if (!(good = file_write(name.bytes, O_EXCL, FILE_PRIVATE, bytes.bytes, bytes.length)))
        fail(why, name.bytes, _("the log cannot be copied"), errno);
    if (good)
        private_add(name.bytes);
    text_free(&bytes);
    text_free(&name);
    return good;
}

/* ---- the trash ---- */

/* A log in the trash: its file is called by a number that grows and the name it had, "17 NAME.log".
 */
struct deleted {
    char *path, *name;
    unsigned long number;
};

static int compare(const void *left, const void *right) {
    const struct deleted *a = left, *b = right;
    return (a->number < b->number) - (a->number > b->number);
}

/* Takes the name of a file in the trash apart; false when it is another one. */
static bool take_name(const char *trash, const char *file, struct deleted *out) {
    char *end;
    size_t length = strlen(file);
    errno = 0;
    unsigned long number = strtoul(file, &end, 10);
    if (*file < '1' || *file > '9' || errno || *end != ' ' || length <= 4 ||
        strcmp(file + length - 4, ".log") != 0 || strlen(end + 1) <= 4)
        return false;
    struct text path = TEXT_EMPTY;
    text_addf(&path, "%s/%s", trash, file);
    *out = (struct deleted){text_detach(&path), memory_string(end + 1), number};
    return true;
}

/* The logs in the trash, the one that was deleted last first. */
static struct deleted *list_trash(const char *trash, size_t *count) {
    struct deleted *list = NULL, each;
    DIR *directory = opendir(trash);
    struct dirent *entry;
    *count = 0;
    while (directory && (entry = readdir(directory)))
        if (take_name(trash, entry->d_name, &each)) {
            list = memory_resize(list, *count + 1, sizeof *list);
            list[(*count)++] = each;
        }
    if (directory)
        closedir(directory);
    if (list)
        qsort(list, *count, sizeof *list, compare);
    return list;
}

static void free_trash(struct deleted *list, size_t count) {
    for (size_t i = 0; i < count; i++) {
        free(list[i].path);
        free(list[i].name);
    }
    free(list);
}

/* Adds the folder `trash`, created when it is missing. */
static bool find_trash(struct text *out, struct text *why) {
    if (!store_folder(out, why))
        return false;
    text_add(out, "/trash");
    if (mkdir(out->bytes, 0700) == 0 || errno == EEXIST)
        return true;
    return fail(why, out->bytes, _("the folder cannot be created"), errno);
}

/* Moves the log into the trash, as the one that was deleted last, and removes for good those that
   are too many there. False with errno. */
static bool throw_away(const char *path, const char *trash) {
    size_t count;
    struct deleted *list = list_trash(trash, &count);
    struct text to = TEXT_EMPTY;
    text_addf(&to, "%s/%lu %s", trash, count ? list[0].number + 1 : 1, name_of(path));
    bool good = move(path, to.bytes) && store_sync_folder(path);
    for (size_t i = FOLDER_TRASH_MOST - 1; good && i < count; i++) {
        held_forget(list[i].path);
        unlink(list[i].path);
    }
    int error = errno;
    free_trash(list, count);
    text_free(&to);
    errno = error;
    return good;
}

bool folder_delete(const char *path, struct text *why) {
    struct text trash = TEXT_EMPTY;
    bool good = false;
    if (is_busy(path))
        fail(why, path, _("another program is playing this game"), 0);
    else if (find_trash(&trash, why) && !(good = throw_away(path, trash.bytes)))
        fail(why, path, _("the game cannot be deleted"), errno);
    text_free(&trash);
    return good;
}

bool folder_restore(struct text *name, struct text *why) {
    struct text trash = TEXT_EMPTY, to = TEXT_EMPTY;
    bool good = false;
    if (find_trash(&trash, why) && store_folder(&to, why)) {
        size_t count;
        struct deleted *list = list_trash(trash.bytes, &count);
        if (count == 0)
            text_add(why, _("No deleted game is kept."));
        else if (!(good = move_numbered(list[0].path, list[0].name, &to)))
            fail(why, list[0].name, _("the game cannot be brought back"), errno);
        free_trash(list, count);
    }
    if (good)
        text_add(name, name_of(to.bytes));
    text_free(&trash);
    text_free(&to);
    return good;
}
