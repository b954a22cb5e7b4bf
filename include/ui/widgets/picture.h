/*
 * picture.h - a board drawn as a picture of its own, as large as a place for it allows.
 */
#ifndef UI_WIDGETS_PICTURE_H
#define UI_WIDGETS_PICTURE_H

#include "ui/screen/app.h"
#include "ui/widgets/frame.h"

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

/* Draws the session's position, or the game's scene, in the middle of a part of the frame; false
   where that is too small. */
bool picture_show(struct app *app, const struct room *room, const struct session *session);
bool picture_show_scene(struct app *app, const struct room *room, const struct ruleset *rules);

/*
 * A page that has a list or a text at the left, so many columns wide, and a picture beside it.
 */
enum { LEFT_COLUMNS = 79 /* the usual width, with a margin at the left */ };

/* True when there is room beside it for any game's miniature. */
bool picture_beside(const struct app *app, int columns);

/* All of the page's rows beside it. */
struct room picture_room(const struct app *app, int columns);

/* The first column of a page of LEFT_COLUMNS: it stands at the left, where there is room for a
   picture beside it, else in the middle. */
int picture_left(const struct app *app);

#endif
