/*
 * badge.h - how pages show a player: the sign of the pieces and the name, in the seat's colour; and
 * a cat's head of that colour.
 */
#ifndef UI_WIDGETS_BADGE_H
#define UI_WIDGETS_BADGE_H

#include "ui/screen/app.h"

/* Writes "● Anna" in at most so many columns, at least 5; names are the canvas's. Returns the
   columns used. */
int badge_draw(struct canvas *canvas, int row, int column, int width, const struct session *session,
               unsigned seat);

/* Writes the badges of all seats in at most so many rows of that width, as many side by side as
   fit; the seats in `winners` (bits) are said to have won. Returns the rows used. */
int badge_all(struct canvas *canvas, int row, int column, int width, int rows,
              const struct session *session, unsigned winners);

enum { HEAD_ROWS = 3, HEAD_COLUMNS = 7 };

enum face { FACE_AWAKE, FACE_ASLEEP, FACE_WIDE, FACE_WINK };

/* Draws a cat's head with its upper left cell there: painted where the screen has pixels, else
   drawn with lines. */
void badge_head(struct app *app, int row, int column, unsigned seat, enum face face);

#endif
