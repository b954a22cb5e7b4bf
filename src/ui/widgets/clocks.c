/*
 * clocks.c - the players' clocks beside a board: see clocks.h.
 */
#include "ui/widgets/clocks.h"

#include "core/utf8.h"

enum {
    NAME_COLUMNS = 10,
    GAP = 2,
    HURRY = 10000 /* milliseconds left that are shown as an alert */
};

static enum ink ink_of(const struct clock_face *face) {
    if (face->running)
        return face->left < HURRY ? INK_ALERT : INK_STRONG;
    return INK_DIM;
}

void clocks_draw(struct app *app, struct board *board, const struct session *session,
                 const struct clock_face *faces) {
    struct canvas *frame = &app->frame;
    struct room *room = &board->room;
    int row = room->row, column = room->column;
    if (session_control(session)->kind == CONTROL_NONE)
        return;
    for (unsigned seat = 0; seat < session_setup(session)->seats; seat++) {
        struct text time = TEXT_EMPTY;
        clock_face_told(&faces[seat], &time);
        int name = utf8_columns(session_names(session)[seat]);
        name = name < NAME_COLUMNS ? name : NAME_COLUMNS;
        int width = name + 1 + utf8_columns(time.bytes);
        if (column > room->column && column + width > room->column + room->columns) {
            row++;
            column = room->column;
        }
        if (row < room->row + room->rows) {
            canvas_name(frame, row, column, name, seat);
            canvas_text(frame, row, column + name + 1, -1, ink_of(&faces[seat]), time.bytes);
        }
        column += width + GAP;
        text_free(&time);
    }
    int used = row + 1 - room->row;
    used = used < room->rows ? used : room->rows;
    room->row += used;
    room->rows -= used;
}
