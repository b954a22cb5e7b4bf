/*
 * app.h - what all pages share: the screen, the settings, the frame that is drawn into.
 */
#ifndef UI_SCREEN_APP_H
#define UI_SCREEN_APP_H

#include "session/session.h"
#include "ui/screen/config.h"
#include "ui/screen/screen.h"

struct app {
    struct screen *screen;
    struct config config; /* the settings, as in their file */
    struct look look;     /* in force: that of the settings, changed by the command line */
    struct canvas frame;  /* the whole screen, drawn anew for each event */
    struct text message;  /* one sentence for the player; cleared at the next key */
    enum ink message_ink;
    int message_row, message_column; /* where it stands: on the last row but one, or below a board
                                        (board.h) */
    int message_top;                 /* the first row that a long one may begin on */
    struct event kept; /* an event that arrived during a pause (motion.h); or key KEYS_NONE */
    int pressed;       /* the board's spot that the mouse was pressed at, or NO_SPOT */
    int slowness;      /* milliseconds the terminal took for a frame: the longest recent time */
    bool leaving;      /* the program is to end: every page returns */
};

enum { FRAME_ROWS = 24, FRAME_COLUMNS = 80 }; /* every page fits these */

/* Cells that stand for an action when clicked have the spot SPOT_ACTION + action; a board's own
   spots are all smaller. */
enum { SPOT_ACTION = 0x4000 };

/* Sets the locale and opens the screen for app->config (already filled) and the terminal; false
   with a sentence in why. script is a file of keys, or NULL. */
bool app_open(struct app *app, const char *script, struct text *why);

/* The same with a screen that is open already; app_close closes it. */
void app_begin(struct app *app, struct screen *screen);
void app_close(struct app *app);

#endif
