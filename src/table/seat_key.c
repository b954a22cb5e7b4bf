/*
 * seat_key.c - the key of a seat, kept: see seat_key.h.
 *
 *      A 0123456789abcdef0123456789abcdef host       a line for each seat
 */
#include "table/seat_key.h"

#include <stdlib.h>

#include "session/file.h"
#include "session/private.h"

enum { FILE_MOST = 4096 };

/* Adds the path of the file; false when there is no home for it. */
static bool add_path(const char *socket, struct text *out) {
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    if (state && *state == '/')
        text_addf(out, "%s/clowder/", state);
    else if (home && *home == '/')
        text_addf(out, "%s/.local/state/clowder/", home);
    else
        return false;
    for (; *socket; socket++)
        text_add_char(out, *socket == '/' ? '_' : *socket);
    return true;
}

static bool read_file(const char *socket, struct text *path, struct text *lines) {
    if (!add_path(socket, path))
        return false;
    file_read(path->bytes, FILE_MOST, lines);
    return true;
}

/* "A KEY host": the seat and the rest. */
static bool read_line(struct word line, int *seat, struct word *key, bool *host) {
    *key = (struct word){line.bytes + 2, TABLE_KEY};
    *seat = line.length ? seat_of_letter(*line.bytes, SEATS_MOST) : -1;
    *host = line.length > TABLE_KEY + 2;
    return *seat >= 0 && line.length >= TABLE_KEY + 2 && line.bytes[1] == ' ' &&
           strspn(key->bytes, "0123456789abcdef") >= TABLE_KEY;
}

void seat_key_read(const char *socket, struct text *words) {
    struct text path = TEXT_EMPTY, lines = TEXT_EMPTY;
    struct word rest, line, key;
    bool host;
    int seat;
    read_file(socket, &path, &lines);
    rest = (struct word){lines.bytes, lines.length};
    while (word_part(&rest, '\n', &line))
        if (read_line(line, &seat, &key, &host))
            text_addf(words, " key=%c:%.*s", seat_letter((unsigned)seat), TABLE_KEY, key.bytes);
    text_free(&path);
    text_free(&lines);
}

bool seat_key_is_host(const char *socket, const char *key) {
    struct text path = TEXT_EMPTY, lines = TEXT_EMPTY;
    struct word rest, line, found;
    bool is = false, host;
    int seat;
    read_file(socket, &path, &lines);
    rest = (struct word){lines.bytes, lines.length};
    while (!is && word_part(&rest, '\n', &line))
        is = read_line(line, &seat, &found, &host) && host && word_is(found, key);
    text_free(&path);
    text_free(&lines);
    return is;
}

void seat_key_write(const char *socket, unsigned seat, const char *key, bool host) {
    struct text path = TEXT_EMPTY, lines = TEXT_EMPTY, fresh = TEXT_EMPTY;
    struct word rest, line, found;
    bool is_hosts;
    int of;
    if (read_file(socket, &path, &lines)) {
        private_add(path.bytes);
        text_addf(&fresh, "%c %s%s\n", seat_letter(seat), key, host ? " host" : "");
        rest = (struct word){lines.bytes, lines.length};
        while (word_part(&rest, '\n', &line))
            if (read_line(line, &of, &found, &is_hosts) && of != (int)seat && !host)
                text_addf(&fresh, "%.*s\n", (int)line.length, line.bytes);
        if (file_make_folders(path.bytes))
            file_replace(path.bytes, &fresh);
    }
    text_free(&path);
    text_free(&lines);
    text_free(&fresh);
}
