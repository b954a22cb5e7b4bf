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

enum { END_BYTES = 4096 };

static void release(struct saved *saved) {
    free(saved->path);
    free(saved->file);
    free(saved->game);
    free(saved->names);
    free(saved->winners);
}

/* True when a file of this time and name stands before the other in the list. */
static bool is_newer(time_t changed, const char *file, const struct saved *other) {
    return changed != other->changed ? changed > other->changed : strcmp(file, other->file) > 0;
}

/* Puts a file into its place among the `most` newest, if it is one of them. */
static size_t insert(struct saved *list, size_t count, size_t most, const char *folder,
                     const char *file, time_t changed) {
    size_t place = count;
    while (place > 0 && is_newer(changed, file, &list[place - 1]))
        place--;
    if (place == most)
        return count;
    if (count == most)
        release(&list[--count]);
    memmove(&list[place + 1], &list[place], (count - place) * sizeof *list);
    struct text path = TEXT_EMPTY;
    text_addf(&path, "%s/%s", folder, file);
    list[place] =
        (struct saved){.path = text_detach(&path), .file = memory_string(file), .changed = changed};
    return count + 1;
}

/* The `most` regular files NAME.log of the folder that were changed last. */
static size_t scan_folder(const char *folder, struct saved *list, size_t most) {
    DIR *directory = opendir(folder);
    if (!directory)
        return 0;
    size_t count = 0;
    struct dirent *entry;
    while ((entry = readdir(directory))) {
        size_t length = strlen(entry->d_name);
        struct stat status;
        if (entry->d_name[0] != '.' && length > 4 &&
            strcmp(entry->d_name + length - 4, ".log") == 0 &&
            fstatat(dirfd(directory), entry->d_name, &status, AT_SYMLINK_NOFOLLOW) == 0 &&
            S_ISREG(status.st_mode))
            count = insert(list, count, most, folder, entry->d_name, status.st_mtime);
    }
    closedir(directory);
    return count;
}

static void take_tag(struct saved *saved, const struct log_line *line,
                     struct text seats[SEATS_MOST]) {
    uint8_t seat;
    struct word letter = {line->name.bytes + 4, 1};
    if (word_is(line->name, "Game")) {
        struct text game = TEXT_EMPTY;
        log_unescape(line->value, &game);
        free(saved->game);
        saved->game = text_detach(&game);
    } else if (line->name.length == 5 && memcmp(line->name.bytes, "Seat", 4) == 0 &&
               word_seat(letter, SEATS_MOST, &seat)) {
        text_clear(&seats[seat]);
        log_unescape(line->value, &seats[seat]);
    }
}

/* What the last line says: the letters of the winners, or "draw". */
static void take_end(struct saved *saved, struct word value, struct text seats[SEATS_MOST]) {
    struct text names = TEXT_EMPTY;
    const char *cursor = value.bytes;
    struct word winners = {"", 0};
    saved->over = true;
    while (winners.length < value.length && cursor[winners.length] != ' ')
        winners.length++;
    winners.bytes = cursor;
    saved->drawn = word_is(winners, "draw");
    for (size_t i = 0; i < winners.length && !saved->drawn; i++) {
        int seat = seat_of_letter(winners.bytes[i], SEATS_MOST);
        if (seat >= 0)
            text_add_item(&names, 0, seats[seat].bytes);
    }
    free(saved->winners);
    saved->winners = text_detach(&names);
}

/* Reads whole lines of a piece of the file. */
static void take_lines(struct saved *saved, const char *at, const char *end, bool front,
                       struct text seats[SEATS_MOST]) {
    while (at < end) {
        const char *cut = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((cut ? cut : end) - at);
        struct log_line line;
        log_read_line(at, length, &line);
        if (line.kind == LOG_TAG && front)
            take_tag(saved, &line, seats);
        else if (line.kind == LOG_EVENT && line.turn > 0)
            saved->turn = (unsigned)line.turn;
        else if (line.kind == LOG_END)
            take_end(saved, line.value, seats);
        at += length + 1;
    }
}

static void take_file(struct saved *saved) {
    struct text names = TEXT_EMPTY, seats[SEATS_MOST];
    char bytes[END_BYTES];
    for (int seat = 0; seat < SEATS_MOST; seat++)
        seats[seat] = TEXT_EMPTY;
    int fd = open(saved->path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (fd >= 0) {
        saved->busy = lock_is_held(fd);
        ssize_t got = pread(fd, bytes, sizeof bytes, 0);
        if (got > 0)
            take_lines(saved, bytes + log_mark(bytes, (size_t)got), bytes + got, true, seats);
        off_t size = lseek(fd, 0, SEEK_END);
        if (size > END_BYTES && (got = pread(fd, bytes, sizeof bytes, size - END_BYTES)) > 0) {
            const char *first = memchr(bytes, '\n', (size_t)got);
            if (first)
                take_lines(saved, first + 1, bytes + got, false, seats);
        }
        close(fd);
    }
    for (int seat = 0; seat < SEATS_MOST; seat++) {
        if (seats[seat].length > 0)
            text_add_item(&names, 0, seats[seat].bytes);
        text_free(&seats[seat]);
    }
    saved->names = text_detach(&names);
    if (!saved->winners)
        saved->winners = memory_string("");
    if (!saved->game)
        saved->game = memory_string("");
}

size_t store_list(struct saved **out, size_t most) {
    struct text folder = TEXT_EMPTY;
    *out = memory_new((most + 1) * sizeof **out);
    size_t count = store_folder(&folder, NULL) ? scan_folder(folder.bytes, *out, most) : 0;
    text_free(&folder);
    for (size_t i = 0; i < count; i++) {
        take_file(&(*out)[i]);
        if ((*out)[i].over && !(*out)[i].busy)
            held_forget((*out)[i].path); /* left behind by a program that was killed at its end */
    }
    return count;
}

void store_list_free(struct saved *list, size_t count) {
    for (size_t i = 0; i < count; i++)
        release(&list[i]);
    free(list);
}
