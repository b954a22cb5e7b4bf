/*
 * frame.h - the frame every page has: the title on the first row, a message on the last but one,
 * the live keys on the last, the page's own picture between.
 */
#ifndef UI_WIDGETS_FRAME_H
#define UI_WIDGETS_FRAME_H

#include "ui/screen/app.h"

/* A part of the frame. */
struct room {
    int row, column, rows, columns;
};

/* Clears the frame to the screen's size and writes the title row; false when the screen is too
   small, in which case the frame already says so and the page only waits. */
bool frame_begin(struct app *app, const char *left, const char *right);

/* Writes message and key rows for these actions (ended by ACTION_NONE) and shows the frame. */
void frame_end(struct app *app, unsigned context, const enum action *actions);

/* Writes one "key label" pair on the key row, which a click finds as `spot`. Returns the column
   for the next pair, or the same column when this one does not fit. */
int frame_key(struct app *app, int column, const char *key, const char *label, int spot);

/* Shows the frame as it is. */
void frame_show(struct app *app);

/* The next event: the one kept during a pause, or else the screen's. */
struct event frame_event(struct app *app, int milliseconds);

/* The next event as an action; clicks on the key row are turned into their actions. key and
   spot (what was clicked) may be NULL. */
enum action frame_action(struct app *app, unsigned context, int milliseconds, struct event *event,
                         int *spot);

/* True when what goes on by itself is to come to its end first: see screen.h. */
bool frame_patient(const struct app *app);

/* True when the screen shows pixels (core/canvas.h). */
bool frame_pixels(const struct app *app);

void frame_say(struct app *app, enum ink ink, const char *sentence); /* sets the message */

/* Writes a text wrapped at words, each row of it in the middle of the room; names are the frame's.
   Returns the rows used (at most the room's). */
int frame_centre(struct app *app, const struct room *room, enum ink ink, const char *text);

/* Rows and columns between title and message row. */
int frame_rows(const struct app *app);
int frame_columns(const struct app *app);

/* Where a picture of FRAME_ROWS - 3 rows and FRAME_COLUMNS columns stands centred between title
   and message row: its first row (1 at 24 rows) and first column (0 at 80 columns). */
int frame_top(const struct app *app);
int frame_left(const struct app *app);

#endif
