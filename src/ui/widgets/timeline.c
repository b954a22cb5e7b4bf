/*
 * timeline.c - a line as long as a game: see timeline.h.
 *
 * Positions are spread over the columns: the first is on the first column, the last on the last.
 */
#include "ui/widgets/timeline.h"

#include <stdio.h>

enum { SPOT_TIMELINE = 0x6000 /* and the column, from 0 */ };
enum { NUMBER_GAP = 3 /* columns between two numbers of turns */ };

static const struct glyph behind = {0x2501, '='}, ahead = {0x2500, '-'}; /* heavy, light lines */
static const struct glyph here = {0x25CF, 'O'};

/* The column of a position, from 0. */
static int column_of(const struct room *room, size_t at, size_t length) {
    return length ? (int)(at * (size_t)(room->columns - 1) / length) : 0;
}

/* The numbers of turns where they begin, as many as there is room for. */
static void draw_turns(struct canvas *frame, const struct room *room,
                       const struct session *session) {
    size_t length = session_length(session);
    int free = 0; /* the first column that may be written on */
    for (size_t at = 0; at < length; at = session_turn_end(session, at)) {
        int column = column_of(room, at, length);
        unsigned turn = session_entry(session, at)->turn;
        if (column >= free && column + snprintf(NULL, 0, "%u", turn) <= room->columns)
            free =
                column + NUMBER_GAP +
                canvas_textf(frame, room->row + 1, room->column + column, -1, INK_DIM, "%u", turn);
    }
}

void timeline_draw(struct app *app, const struct room *room, const struct session *session,
                   size_t at, const struct timeline_mark *marks, size_t count) {
    struct canvas *frame = &app->frame;
    size_t length = session_length(session);
    int now = column_of(room, at, length);
    for (int i = 0; i < room->columns; i++) {
        canvas_put(frame, room->row, room->column + i, i < now ? behind : ahead,
                   i < now ? INK_KEY : INK_DIM);
        canvas_spot(frame, room->row, room->column + i, room->rows, 1, SPOT_TIMELINE + i);
    }
    for (size_t i = 0; i < count; i++)
        canvas_put(frame, room->row, room->column + column_of(room, marks[i].at, length),
                   marks[i].glyph, marks[i].ink);
    canvas_put(frame, room->row, room->column + now, here, INK_KEY);
    if (room->rows > 1)
        draw_turns(frame, room, session);
}

bool timeline_clicked(const struct room *room, const struct session *session, int spot,
                      size_t *at) {
    int column = spot - SPOT_TIMELINE, last = room->columns - 1;
    if (spot < SPOT_TIMELINE || column > last || last < 1)
        return false;
    *at = ((size_t)column * session_length(session) + (size_t)last / 2) / (size_t)last;
    return true;
}
