/*
 * saved.c - the list of saved games: store_list of store.h.
 *
 * Of each log only the beginning (the tags) and the end (the last turn and the result) are read, so
 * that the list is quick however long the games are.
 */
#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/memory.h"
#include "session/held.h"
#include "session/lock.h"
#include "session/log.h"
#include "session/store.h"

enum {
    END_BYTES = 4096,               /* of the beginning, and of the end at first */
    END_BYTES_MOST = LOG_BYTES_MOST /* of the end, when what is there are comments */
};

static void release(struct saved *saved) {
    free(saved->path);
    free(saved->file);
    free(saved->game);
    free(saved->names);
    free(saved->winners);
    for (int seat = 0; seat < SEATS_MOST; seat++) {
        free(saved->seat[seat]);
        free(saved->player[seat]);
    }
}

/* ---- the folder ---- */

/* Newest first; of those that changed at the same time, the last name. */
static int compare(const void *left, const void *right) {
    const struct saved *a = left, *b = right;
    if (a->changed != b->changed)
        return a->changed < b->changed ? 1 : -1;
    if (a->nanoseconds != b->nanoseconds)
        return a->nanoseconds < b->nanoseconds ? 1 : -1;
    return strcmp(b->file, a->file);
}

/* The regular files NAME.log of the folder, the one that was changed last first. */
static struct saved *scan_folder(const char *folder, size_t *count) {
    struct saved *list = NULL;
    size_t room = 0;
    DIR *directory = opendir(folder);
    struct dirent *entry;
    *count = 0;
    while (directory && (entry = readdir(directory))) {
        size_t length = strlen(entry->d_name);
        struct stat status;
        if (entry->d_name[0] == '.' || length <= 4 ||
            strcmp(entry->d_name + length - 4, ".log") != 0 ||
            fstatat(dirfd(directory), entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0 ||
            !S_ISREG(status.st_mode))
            continue;
        if (*count == room)
            list = memory_resize(list, room = room ? 2 * room : 64, sizeof *list);
        list[(*count)++] = (struct saved){.file = memory_string(entry->d_name),
                                          .changed = status.st_mtime,
                                          .nanoseconds = status.st_mtim.tv_nsec};
    }
    if (directory)
        closedir(directory);
    if (list)
        qsort(list, *count, sizeof *list, compare);
    return list;
}

/* ---- a log ---- */

static void keep(char **place, struct word value) {
    struct text text = TEXT_EMPTY;
    log_unescape(value, &text);
    free(*place);
    *place = text_detach(&text);
}

/* Of a tag "SeatB" or "PlayerB" the place in these lists; NULL when it is another tag. */
static char **seat_place(struct word name, const char *begin, char *list[SEATS_MOST]) {
    size_t length = strlen(begin);
    uint8_t seat;
    if (name.length != length + 1 || memcmp(name.bytes, begin, length) != 0 ||
        !word_seat((struct word){name.bytes + length, 1}, SEATS_MOST, &seat))
        return NULL;
    return &list[seat];
}

static void take_tag(struct saved *saved, const struct log_line *line) {
    char **place = word_is(line->name, "Game") ? &saved->game : NULL;
    if (!place)
        place = seat_place(line->name, "Seat", saved->seat);
    if (!place)
        place = seat_place(line->name, "Player", saved->player);
    if (place)
        keep(place, line->value);
}

/* What the last line says: the letters of the winners, or "draw"; and how many moves there are. */
static void take_end(struct saved *saved, struct word value) {
    static const char moves[] = "moves=";
    const char *space = memchr(value.bytes, ' ', value.length);
    struct word winners = {value.bytes, space ? (size_t)(space - value.bytes) : value.length};
    saved->over = true;
    saved->won = 0;
    saved->drawn = word_is(winners, "draw");
    for (size_t i = 0; i < winners.length && !saved->drawn; i++) {
        int seat = seat_of_letter(winners.bytes[i], SEATS_MOST);
        if (seat >= 0 && saved->seat[seat])
            saved->won |= (uint8_t)(1u << seat);
        else
            saved->damaged = true;
    }
    size_t from = value.length;
    while (from > 0 && value.bytes[from - 1] != ' ')
        from--;
    long number = 0;
    struct word last = {value.bytes + from, value.length - from};
    if (last.length > strlen(moves) && memcmp(last.bytes, moves, strlen(moves)) == 0)
        word_number((struct word){last.bytes + strlen(moves), last.length - strlen(moves)}, 0,
                    LOG_TURN_MOST, &number);
    saved->moves = (unsigned)number;
}

/* Reads whole lines of a piece of the file, which at its front has the tags; returns true when
   there was an event or the end among them. */
static bool take_lines(struct saved *saved, const char *at, const char *end, bool front) {
    bool any = false;
    while (at < end) {
        const char *cut = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((cut ? cut : end) - at);
        struct log_line line;
        log_read_line(at, length, &line);
        if (line.kind == LOG_TAG && front)
            take_tag(saved, &line);
        else if (line.kind == LOG_EVENT && line.turn > 0)
            saved->turn = (unsigned)line.turn;
        else if (line.kind == LOG_END)
            take_end(saved, line.value);
        if (line.kind == LOG_BAD || (!cut && !saved->busy))
            saved->damaged = true;
        any |= line.kind == LOG_EVENT || line.kind == LOG_END;
        at += length + 1;
    }
    return any;
}

/* Reads the lines at the end of a file that is longer than its beginning: more of them when there
   are only comments. */
static void take_tail(struct saved *saved, int fd, off_t size) {
    off_t most = END_BYTES;
    bool any = false;
    for (bool whole = false; !any && !whole && most <= END_BYTES_MOST; most *= 4) {
        whole = size <= most;
        off_t from = size > most ? size - most : 0;
        char *bytes = memory_new((size_t)(size - from));
        ssize_t got = pread(fd, bytes, (size_t)(size - from), from);
        const char *first = got > 0 ? memchr(bytes, '\n', (size_t)got) : NULL;
        any = got <= 0 || (first && take_lines(saved, first + 1, bytes + got, false));
        free(bytes);
    }
}

/* The lines at the beginning of a file, but for one that was cut. */
static void take_front(struct saved *saved, int fd, off_t size) {
    char bytes[END_BYTES];
    ssize_t got = pread(fd, bytes, sizeof bytes, 0);
    const char *at = bytes, *end = bytes + (got > 0 ? got : 0);
    if (got > 0)
        at += log_mark(bytes, (size_t)got);
    while (got < size && end > at && end[-1] != '\n')
        end--;
    take_lines(saved, at, end, true);
}

/* Adds the names of the seats whose bits are set. */
static char *names_of(const struct saved *saved, unsigned seats) {
    struct text names = TEXT_EMPTY;
    for (int seat = 0; seat < SEATS_MOST; seat++)
        if (seats >> seat & 1 && saved->seat[seat] && *saved->seat[seat])
            text_add_item(&names, 0, saved->seat[seat]);
    return text_detach(&names);
}

static void take_file(struct saved *saved) {
    int fd = open(saved->path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (fd >= 0) {
        off_t size = lseek(fd, 0, SEEK_END);
        saved->busy = lock_is_held(fd);
        take_front(saved, fd, size);
        if (size > END_BYTES)
            take_tail(saved, fd, size);
        close(fd);
    }
    saved->names = names_of(saved, UINT8_MAX);
    saved->winners = names_of(saved, saved->won);
    if (!saved->game)
        saved->game = memory_string("");
}

size_t store_list(struct saved **out, size_t most) {
    struct text folder = TEXT_EMPTY;
    size_t count = 0;
    *out = store_folder(&folder, NULL) ? scan_folder(folder.bytes, &count) : NULL;
    while (count > most)
        release(&(*out)[--count]);
    for (size_t i = 0; i < count; i++) {
        struct saved *saved = &(*out)[i];
        struct text path = TEXT_EMPTY;
        text_addf(&path, "%s/%s", folder.bytes, saved->file);
        saved->path = text_detach(&path);
        take_file(saved);
        if (saved->over && !saved->busy)
            held_forget(saved->path); /* left behind by a program that was killed at its end */
    }
    text_free(&folder);
    return count;
}

void store_list_free(struct saved *list, size_t count) {
    for (size_t i = 0; i < count; i++)
        release(&list[i]);
    free(list);
}
