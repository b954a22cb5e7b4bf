/*
 * clocks.h - the players' clocks beside a board: one row of its room, or two.
 */
#ifndef UI_WIDGETS_CLOCKS_H
#define UI_WIDGETS_CLOCKS_H

#include "session/clocks.h"
#include "ui/widgets/board.h"

/* Draws the faces of all seats at the top of the board's room, which becomes smaller; nothing in a
   game without clocks. */
void clocks_draw(struct app *app, struct board *board, const struct session *session,
                 const struct clock_face *faces);

#endif
