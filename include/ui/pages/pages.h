/*
 * pages.h - the pages, and how one leads to the next.
 *
 * A page is a function that draws, waits for an event and acts on it, until it is left. It does not
 * call the next page, but returns the place to go to; ui.c goes there, and later calls the first
 * page again with its own place, in which the page keeps what it needs then.
 *
 * From settings, statistics, rules, help, dice and analysis one can only go back: any page calls
 * these directly.
 */
#ifndef UI_PAGES_PAGES_H
#define UI_PAGES_PAGES_H

#include "session/session.h"
#include "ui/screen/app.h"

struct follow; /* session/follow.h */
struct remote; /* table/remote.h */

enum page {
    PAGE_BACK, /* nowhere else: back to where this page was gone to from */
    PAGE_MENU,
    PAGE_NEW_GAME, /* game */
    PAGE_LESSON,   /* game */
    PAGE_SAVED,
    PAGE_RESUME, /* text, a path: a saved log is opened to be played on, or watched when over */
    PAGE_WATCH,  /* text, a path: a saved log is opened to be watched */
    PAGE_PLAY,   /* session */
    PAGE_REPLAY, /* session, viewer, at */
    PAGE_TABLE,  /* session, remote: a game at a table that another program keeps */
    PAGE_FOLLOW, /* follow, viewer: a log that another program goes on writing */
};

struct place {
    enum page page;
    bool instead; /* replaces the page that leads here: ui.c does not return to that one */
    const struct registered *game;
    struct session *session;
    bool owned; /* ui.c frees the session when the place is left for good */
    bool fresh; /* the session has no file yet: one is created before it is played */
    enum viewer viewer;
    size_t at;             /* the position to be shown, and the one shown last */
    struct follow *follow; /* borrowed */
    struct remote *remote; /* borrowed */
    struct text text;      /* owned: a path; of a new game the seed that was typed, of a replay the
                              bookmarks, of the saved games the words to find */
    struct setup setup;    /* of a new game that was left for its lesson; seats 0: of none */
    int chosen;            /* the row of a list */
};

/* The pages that lead on (menu.c, new_game.c, saved.c, resume.c, replay.c). */
struct place page_menu(struct app *app, struct place *here);
struct place page_new_game(struct app *app, struct place *here);
struct place page_saved(struct app *app, struct place *here);
struct place page_resume(struct app *app, struct place *here);
struct place page_replay(struct app *app, struct place *here);

/* The place where a session is replayed from its start. The viewer is the public, or, when the game
   is over, one who sees everything. */
struct place place_replay(struct session *session);

/* Adds a recording of the replay, from the start to the present position, on a screen that records
   it; the session ends where it stood. */
void page_replay_record(struct session *session, enum viewer viewer, const struct look *look,
                        struct text *out);

/* The others. */
void page_settings(struct app *app);
/* The presets of one's own: the options of the set-up may be kept, or become those of one. */
void page_presets(struct app *app, const struct ruleset *rules, struct setup *setup);
void page_statistics(struct app *app);
void page_rules(struct app *app, const struct registered *game, const char *find);
void page_help(struct app *app, unsigned context, const struct session *session);
/* The help page with the moves that are legal now: to be shown only to the player who may act. */
void page_help_now(struct app *app, unsigned context, const struct session *session);
void page_dice(struct app *app, const struct session *session);

/* The analysis of a finished game; true when the player wants to see the position after *at moves.
 */
bool page_analysis(struct app *app, const struct session *session, size_t *at);

#endif
