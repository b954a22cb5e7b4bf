/*
 * timeline.h - a line as long as a game: where one stands in it, what happened, and its turns.
 *
 *      ===^=====O-----v------^---      every cell can be clicked
 *      1     5     10      15
 */
#ifndef UI_WIDGETS_TIMELINE_H
#define UI_WIDGETS_TIMELINE_H

#include "ui/widgets/board.h"

/* Something that is pointed out on the line; of two on one cell the later one is shown. */
struct timeline_mark {
    size_t at; /* moves made */
    struct glyph glyph;
    enum ink ink;
};

/* Draws the line across the room's first row, and the numbers of turns on its second, if it has
   one. `at` is the position that is shown, of all those of the session. */
void timeline_draw(struct app *app, const struct room *room, const struct session *session,
                   size_t at, const struct timeline_mark *marks, size_t count);

/* True when a click (frame_action's spot) was on the line: *at is the position meant. */
bool timeline_clicked(const struct room *room, const struct session *session, int spot, size_t *at);

#endif
