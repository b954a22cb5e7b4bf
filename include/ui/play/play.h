/*
 * play.h - the play page: what it consists of, and what all its files use (state.c, title.c).
 *
 * The other files, each of which knows only those before it: why.c, walk.c, spot.c, choose.c and
 * menu.c choose a move (choose.h); hint.c, draw.c, actions.c, curtain.c, bots.c, end.c and play.c
 * are the page (page.h); game.c and lesson.c drive it.
 *
 * Invariant: unless `stale`, the table's turn and seat and the choice belong to the session's
 * present position. Whoever changes the position sets stale. Nothing is drawn for a seat other
 * than view.person.
 */
#ifndef UI_PLAY_PLAY_H
#define UI_PLAY_PLAY_H

#include "table/pick.h"
#include "table/table.h"
#include "table/walk.h"
#include "ui/pages/pages.h"
#include "ui/widgets/board.h"
#include "ui/widgets/names.h"

enum { NOBODY = -1, RULE_MOST = 16, MENU_MOST = 64 };
enum { PLAY_ROUND = 100 /* milliseconds between two pictures while somebody thinks */ };

struct lesson; /* table/lesson.h */
struct play;

/* What is played on the page: a game (game.c), one at another program's table (join.c) or a lesson
   (lesson.c). */
struct play_driver {
    unsigned context;   /* of keys, beside CONTEXT_PLAY */
    bool news_wait;     /* news that must not be missed wait for a key */
    bool types_session; /* undo, resign, save ... can be typed like moves */

    /* Does what happens in the present position before anybody is asked; false when that is
     * nothing. */
    bool (*proceed)(struct play *play);

    /* Plays a move of the acting seat, or rolls the dice (NULL); else tells why not. */
    bool (*move)(struct play *play, const struct move *move);

    /* Does an action that has a special meaning for this driver; false when it has none. */
    bool (*act)(struct play *play, enum action action);

    /* Adds the actions that would do something now: those that are wanted `first`, or the others.
       Returns how many. */
    int (*offer)(const struct play *play, bool first, enum action *out);

    /* Adds the state of the game or lesson ("saved", "3 of 12") for the end of the title row; true
       when it is shown as an alert. */
    bool (*standing)(const struct play *play, struct text *out);

    /* What is asked in place of the game's prompt, or NULL. */
    const char *(*question)(const struct play *play);
};

/* How a move is being chosen. */
struct play_choice {
    struct pick pick;
    int cursor;                      /* a spot, or NO_SPOT */
    int cursor_of[SEATS_MOST];       /* where each seat left it */
    struct move last_of[SEATS_MOST]; /* each seat's last move: its words come first next time */
    bool moved[SEATS_MOST];          /* last_of is there */
    int from;                        /* the first of two spots asked about, or NO_SPOT (spot.c) */
    bool walking;                    /* the arrows move the piece in hand, else they point */
    int hint;                        /* where the hinted move is meant (pick_hint) */
    int hold;              /* the spot of a piece to be in hand again after a move, or NO_SPOT */
    struct walk walk;      /* the ways of the piece in hand */
    struct move_list plan; /* see play_plan */
    struct move fell;      /* the dice told so far, of those rolled on the table */
    struct text typed;     /* what was typed and refused, to be mended */
    struct text earlier;   /* what was typed before, a line each, but for secret choices */
};

/* What is shown, and to whom. */
struct play_view {
    int person;  /* the seat that sits before the screen, or NOBODY */
    bool hidden; /* by a key, until a player opens it */
    struct board board;
    int named;            /* the domain whose names are written on the board, or NO_NAMES */
    game_state *after;    /* scratch: the position after the candidate */
    struct text news;     /* lines, the newest last */
    size_t fresh;         /* where those of the last step begin */
    size_t seen;          /* the position shown last, as session_at */
    unsigned unread;      /* a bit for each person who has not read news that wait */
    size_t waiting;       /* where these news begin; unread is 0: none */
    char rule[RULE_MOST]; /* the rule last cited, "" when none: R opens it */
};

/* The pace of what happens without a key: bots' moves and their dice. */
struct play_pace {
    bool paused;      /* bots only: nothing goes on by itself */
    bool waited;      /* a bot was to act before this position */
    bool skips;       /* the player has seen the last step: the next one need not wait */
    uint64_t step_at; /* the time of the last step, in milliseconds (clock.h) */
};

struct play {
    struct app *app;
    struct place *here; /* where the page stands; its session is the game's */
    struct place next;  /* where the page leads, once it is leaving */
    bool leaving;
    bool stale;        /* the position changed */
    bool told_unsaved; /* the player was asked for another file */
    const struct play_driver *driver;
    struct lesson *lesson; /* of the lesson's driver; borrowed */
    struct voice voice;
    struct table table;
    struct play_choice choice;
    struct play_view view;
    struct play_pace pace;
    struct text line; /* scratch for one sentence */
};

/*
 * state.c
 */

/* Says a sentence, and remembers the rule it cites; play_cite only remembers ("KK-7: ..."). */
void play_say(struct play *play, enum ink ink, const char *sentence);
void play_cite(struct play *play, const char *sentence);

/* Writes a sentence on the prompt row, in front of which the next question is asked. */
void play_tell_before(struct play *play, const char *sentence);

/* How the table speaks on this page. */
struct voice play_voice(struct play *play);

/* Who looks at the board now. */
enum viewer play_viewer(const struct play *play);

/* True when no person plays. */
bool play_is_watched(const struct play *play);

/* True when whoever is before the screen has not read news that wait. */
bool play_has_unread(const struct play *play);

/* True when a player, or a bot, is asked for a move, and nothing has to be read first. */
bool play_asks(const struct play *play);

/* The position changed; its news begin at `fresh`. */
void play_step(struct play *play, size_t fresh);

/* The spot of the piece in hand, in games that know walks; else NO_SPOT. */
int play_held(const struct play *play);

/* A move was made, or taken back: the piece in hand, if there is one, stays there. */
void play_hold(struct play *play, const struct move *move, bool back);

/* frame_action of this page: it also ends when something comes from the table. */
enum action play_event(struct play *play, unsigned context, int milliseconds, struct event *event,
                       int *spot);

/* Plays a move of the acting seat, or tells why not. The dice fall. */
bool play_move(struct play *play, const struct move *move);
bool play_roll(struct play *play);

/*
 * title.c
 */

/* What keys mean now. */
unsigned play_context(const struct play *play);

/* Adds the first key of an action: "Enter". */
void play_key(const struct play *play, enum action action, struct text *out);

/* Begins the frame with the title row; false when the screen is too small. */
bool play_title(struct play *play);

/* Marks the last move that is no secret any more. */
void play_mark_last(struct play *play);

/* Adds "g3: a cat of $A". */
void play_look(const struct play *play, int spot, struct text *out);

#endif
