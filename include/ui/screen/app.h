/*
 * app.h - the program with a screen: its pages, and what they share.
 *
 * A page is one function that draws, waits for an event and acts, until it is left. Every page
 * has the same frame: title on the first row, message on the last but one, live keys on the
 * last, the page's own picture between.
 */
#ifndef UI_SCREEN_APP_H
#define UI_SCREEN_APP_H

#include "session/session.h"
#include "ui/screen/config.h"
#include "ui/screen/screen.h"

struct follow; /* session/follow.h */

struct app {
    struct screen *screen;
    struct config config; /* the settings, as in their file */
    struct look look;     /* in force: the settings' look, but for what the command line says */
    struct canvas frame;  /* the whole screen, drawn anew for each event */
    struct text message;  /* one sentence for the player; cleared at the next key */
    enum ink message_ink;
    struct event kept; /* came during a pause: the next event (motion.h); or key KEYS_NONE */
    int slowness;      /* milliseconds the terminal took for a frame, the longest of late */
    bool leaving;      /* the program is to end: every page returns */
};

enum { FRAME_ROWS = 24, FRAME_COLUMNS = 80 }; /* every page fits these */

/* Cells that stand for an action when clicked have the spot SPOT_ACTION + action; a board's own
   spots are all smaller. */
enum { SPOT_ACTION = 0x4000 };

/* Runs the menu until the player leaves; returns an exit code. */
int app_run(struct app *app);

/* Sets the locale and opens the screen for app->config (already filled) and the terminal; false
   with a sentence in why. script is a file of keys, or NULL. */
bool app_open(struct app *app, const char *script, struct text *why);

/* The same with a screen that is open already; app_close closes it. */
void app_begin(struct app *app, struct screen *screen);
void app_close(struct app *app);

/*
 * The frame (frame.c).
 */

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

void frame_say(struct app *app, enum ink ink, const char *sentence); /* sets the message */

/* Rows and columns between title and message row. */
int frame_rows(const struct app *app);
int frame_columns(const struct app *app);

/* Where a picture of FRAME_ROWS - 3 rows and FRAME_COLUMNS columns stands centred between title
   and message row: its first row (1 at 24 rows) and first column (0 at 80 columns). */
int frame_top(const struct app *app);
int frame_left(const struct app *app);

/*
 * Questions (prompt.c). Each waits for its answer over the page's last picture.
 */

/* Asks for a line of text on the message row, starting from what is in `line`. false when it was
   given up. complete (may be NULL) adds the possible next words for a partial line. */
struct line_help {
    void (*complete)(const struct line_help *help, const char *line, struct text *out);
};
bool frame_ask(struct app *app, const char *prompt, struct text *line,
               const struct line_help *help);

/* A question answered by y or n on the message row; Enter and Esc are no. */
bool frame_confirm(struct app *app, const char *question);

/* A menu of rows in the middle of the page, those with dim[i] dim (dim may be NULL): returns the
   chosen index, or -1. */
int frame_choose(struct app *app, const char *title, const char *const *rows, const bool *dim,
                 int count, int chosen);

/*
 * Pages.
 */
void page_new_game(struct app *app, const struct registered *game);
void page_play(struct app *app, struct session *session); /* owns the session */
void page_lesson(struct app *app, const struct registered *game);
void page_replay(struct app *app, struct session *session);               /* borrows it */
void page_replay_at(struct app *app, struct session *session, size_t at); /* of a game over */

/* The same for the eyes of a viewer, not everybody's or, once it is over, those that see all. */
void page_replay_as(struct app *app, struct session *session, enum viewer viewer);

/* Watches a log that goes on growing, from its end. */
void page_follow(struct app *app, struct follow *follow, enum viewer viewer);

void page_saved(struct app *app);
void page_settings(struct app *app);
void page_rules(struct app *app, const struct registered *game, const char *find);
void page_help(struct app *app, unsigned context, const struct session *session);
/* With what can be done now: only for the eyes of whoever may act. */
void page_help_now(struct app *app, unsigned context, const struct session *session);
void page_dice(struct app *app, const struct session *session);

/* How a game that is over went; true when the position after `at` moves is to be watched. */
bool page_analysis(struct app *app, const struct session *session, size_t *at);

/* Opens a saved log for playing on, or for watching when it is over or busy; problems are told
   and the valid part offered. */
void app_resume(struct app *app, const char *path);

/* Starts a game and plays it. log: a path, or NULL for the folder of saved games. */
void app_start(struct app *app, const struct new_game *game, const char *log);

#endif
