/*
 * clocks.c - the players' clocks on the play page: one row above the news, or two.
 *
 * A person's clock shows another second while it runs; a bot's only after its move, so that nothing
 * is written while one waits for it.
 */
#include "session/clocks.h"

#include "core/utf8.h"
#include "ui/play/page.h"

enum {
    NAME_COLUMNS = 10,
    GAP = 2,
    HURRY = 10000 /* milliseconds left that are shown as an alert */
};

/* Adds "4:31", with the number of periods that are left "0:30 x3". */
static void add_face(const struct clock_face *face, struct text *out) {
    control_add_time(face->left, out);
    if (face->periods > 0)
        text_addf(out, " x%u", face->periods);
}

static enum ink ink_of(const struct clock_face *face) {
    if (face->running)
        return face->left < HURRY ? INK_ALERT : INK_STRONG;
    return INK_DIM;
}

void play_draw_clocks(struct play *play) {
    const struct session *session = play->table.session;
    struct canvas *frame = &play->app->frame;
    struct room *room = &play->view.board.room;
    int row = room->row, column = room->column;
    if (session_control(session)->kind == CONTROL_NONE)
        return;
    for (unsigned seat = 0; seat < session_setup(session)->seats; seat++) {
        struct clock_face face;
        struct text time = TEXT_EMPTY;
        session_clock_face(session, seat, !play->table.seats.bot[seat], &face);
        add_face(&face, &time);
        int name = utf8_columns(session_names(session)[seat]);
        name = name < NAME_COLUMNS ? name : NAME_COLUMNS;
        int width = name + 1 + utf8_columns(time.bytes);
        if (column > room->column && column + width > room->column + room->columns) {
            row++;
            column = room->column;
        }
        if (row < room->row + room->rows) {
            canvas_name(frame, row, column, name, seat);
            canvas_text(frame, row, column + name + 1, -1, ink_of(&face), time.bytes);
        }
        column += width + GAP;
        text_free(&time);
    }
    int used = row + 1 - room->row;
    used = used < room->rows ? used : room->rows;
    room->row += used;
    room->rows -= used;
}
