/*
 * picture.h - a board drawn as a picture of its own, as large as a place for it allows.
 */
#ifndef UI_WIDGETS_PICTURE_H
#define UI_WIDGETS_PICTURE_H

#include "ui/screen/app.h"

/* Draws the board of a position on `out`, which the caller has initialised and which gets the
   picture's size: the largest that has at most so many rows and columns, from M on; else the
   game's miniature; where there are no pixels, the board of signs alone. false: none is small
   enough. It has no spots. names: the seats', or NULL. */
bool picture_draw(struct canvas *out, const struct app *app, const struct ruleset *rules,
                  const game_state *s, const char *const *names, int rows, int columns);

/* The same of the game's scene; false also when it has none. */
bool picture_draw_scene(struct canvas *out, const struct app *app, const struct ruleset *rules,
                        int rows, int columns);

/* Copies a picture into the frame. */
void picture_put(struct app *app, int row, int column, const struct canvas *picture);

#endif
