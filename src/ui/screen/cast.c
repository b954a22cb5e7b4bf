/*
 * cast.c - a replay recorded as an asciicast: see cast.h.
 *
 * One line of JSON for the header, then one for each picture: when, "o" for output, what a
 * terminal gets. Invariant: the bytes are UTF-8, and only ESC, quotes and backslashes need JSON's
 * escapes, since pictures hold nothing else that does.
 */
#include "ui/screen/cast.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/utf8.h"
#include "ui/screen/ansi.h"

enum { ROWS = 24, COLUMNS = 80 };
enum { MOVE_TIME = 800, TURN_TIME = 1400, END_TIME = 4000 /* milliseconds */ };

struct cast {
    struct screen screen;
    const struct session *session;
    size_t last, at; /* moves: to record, recorded */
    struct look look;
    long now; /* milliseconds of the recording */
    bool begun;
    struct canvas shown; /* the last picture */
    struct text drawn;
    struct text *out;
};

static struct cast *cast_of(struct screen *screen) {
    return (struct cast *)screen;
}

static void add_json(struct text *out, const char *string) {
    text_add_char(out, '"');
    for (; *string; string++) {
        if (*string == '"' || *string == '\\')
            text_addf(out, "\\%c", *string);
        else if ((unsigned char)*string < ' ')
            text_addf(out, "\\u%04x", (unsigned char)*string);
        else
            text_add_char(out, *string);
    }
    text_add_char(out, '"');
}

static void add_event(struct cast *cast, const char *bytes) {
    text_addf(cast->out, "[%ld.%03ld, \"o\", ", cast->now / 1000, cast->now % 1000);
    add_json(cast->out, bytes);
    text_add(cast->out, "]\n");
}

static void add_header(struct cast *cast, const char *title) {
    struct text safe = TEXT_EMPTY;
    utf8_add_safe(&safe, title, strlen(title), false);
    text_addf(cast->out, "{\"version\": 2, \"width\": %d, \"height\": %d, \"title\": ", COLUMNS,
              ROWS);
    add_json(cast->out, safe.bytes);
    text_add(cast->out, ", \"env\": {\"TERM\": \"xterm-256color\"}}\n");
    text_free(&safe);
}

static void cast_size(struct screen *screen, int *rows, int *columns) {
    (void)screen;
    *rows = ROWS;
    *columns = COLUMNS;
}

static void cast_show(struct screen *screen, const struct canvas *frame) {
    struct cast *cast = cast_of(screen);
    text_clear(&cast->drawn);
    ansi_add(cast->begun ? &cast->shown : NULL, frame, &cast->look, 256, false, &cast->drawn);
    add_event(cast, cast->drawn.bytes);
    canvas_copy(&cast->shown, 0, 0, frame);
    cast->begun = true;
}

/* How long a picture stays before the move at `index` is made. */
static int stay(const struct session *session, size_t index) {
    bool turn =
        index > 0 && session_entry(session, index)->turn != session_entry(session, index - 1)->turn;
    return turn ? TURN_TIME : MOVE_TIME;
}

/* One move on; at the end, or should the page not go on, it is left. */
static struct event cast_event(struct screen *screen, int milliseconds) {
    struct cast *cast = cast_of(screen);
    (void)milliseconds;
    if (cast->at == cast->last || session_at(cast->session) != cast->at)
        return (struct event){.key = KEYS_LEAVE};
    cast->now += stay(cast->session, cast->at++);
    return (struct event){.key = KEYS_RIGHT};
}

static bool cast_patient(struct screen *screen) {
    (void)screen;
    return true;
}

static void cast_look(struct screen *screen, const struct look *look) {
    cast_of(screen)->look = *look;
}

static void cast_close(struct screen *screen) {
    struct cast *cast = cast_of(screen);
    cast->now += END_TIME;
    add_event(cast, "\033[?25h");
    canvas_free(&cast->shown);
    text_free(&cast->drawn);
    free(cast);
}

struct screen *cast_open(const struct session *session, size_t last, const struct look *look,
                         const char *title, struct text *out) {
    struct cast *cast = memory_new(sizeof *cast);
    *cast = (struct cast){.screen = {.size = cast_size,
                                     .show = cast_show,
                                     .event = cast_event,
                                     .patient = cast_patient,
                                     .look = cast_look,
                                     .close = cast_close},
                          .session = session,
                          .last = last,
                          .look = *look,
                          .drawn = TEXT_EMPTY,
                          .out = out};
    canvas_init(&cast->shown, ROWS, COLUMNS);
    add_header(cast, title);
    return &cast->screen;
}
