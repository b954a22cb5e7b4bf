/*
 * play.h - the play page, shared by its files: play.c (loop and choosing), play_draw.c, play_spot.c
 * and play_why.c (what may be asked of a spot), play_walk.c (a piece in hand), play_menu.c (moves
 * by name), play_actions.c (undo, typing, leaving), play_bots.c (players that are no persons) and
 * play_hint.c (advice; both: play_bots.h), curtain.c, play_lesson.c, end.c.
 *
 * Invariant: unless `stale`, turn, seat and pick belong to the session's present position.
 * Whoever changes the position sets stale. Nothing is drawn for a seat other than `person`.
 */
#ifndef UI_PLAY_PLAY_H
#define UI_PLAY_PLAY_H

#include "bots/hint.h"
#include "table/lesson.h"
#include "table/pick.h"
#include "table/seats.h"
#include "table/walk.h"
#include "ui/pages/pages.h"
#include "ui/screen/app.h"
#include "ui/widgets/board.h"
#include "ui/widgets/names.h"

enum { NOBODY = -1, RULE_MOST = 16, MENU_MOST = 64 };

/* Advice for one position (play_hint.c). */
struct play_hint {
    uint64_t at;    /* the position's digest */
    unsigned seat;  /* who is advised */
    bool wanted;    /* the adviser looks for a move to give hints about */
    bool known;     /* it was found */
    bool leads;     /* the adviser plays for the seat until the turn ends */
    uint32_t turn;  /* that turn */
    enum hint next; /* how much the next hint tells */
    struct move move;
    int area[HINT_SPOTS];
    unsigned spots; /* in area; 0 until they are told */
};

struct play {
    struct app *app;
    struct place *here;      /* owns the session of a game; a rematch replaces it there */
    struct place next;       /* where the page leads when it is left */
    struct session *session; /* of the place, or of the lesson */
    struct lesson *lesson;   /* NULL when a game is played */
    const struct ruleset *rules;
    const struct notation *notation;

    bool leaving;
    bool stale; /* the position changed */
    struct turn turn;
    unsigned seat; /* whose choice is awaited; while dice fall the owner of the turn */
    int person;    /* the seat that sits before the screen, or NOBODY */
    struct seats seats;
    struct play_hint hint;
    bool paused;      /* players only: nothing goes on by itself */
    bool skips;       /* the last step was seen: what comes next need not wait */
    uint64_t step_at; /* when it was made, in milliseconds */
    struct pick pick;
    int cursor;                      /* a spot, or NO_SPOT */
    int cursor_of[SEATS_MOST];       /* where each seat left it */
    struct move last_of[SEATS_MOST]; /* each seat's last move: its words come first next time */
    bool moved[SEATS_MOST];          /* last_of is there */
    unsigned leaving_it;             /* bits of seats whose chores are left to the program */

    bool walking;          /* the arrows move the piece in hand, else they point */
    int hold;              /* the spot of a piece to be in hand again after a move, or NO_SPOT */
    struct walk walk;      /* the ways of the piece in hand */
    struct move_list plan; /* see play_plan */

    int named; /* the domain whose names are written on the board, or NO_NAMES */

    int from; /* the first of two spots asked about, or NO_SPOT (play_spot.c) */

    struct board board;
    game_state *after;    /* scratch: the position after the candidate */
    struct text news;     /* lines, the newest last */
    size_t fresh;         /* where those of the last step begin */
    size_t seen;          /* the position shown last, as session_at */
    struct text line;     /* scratch for one sentence */
    struct text typed;    /* what was typed and refused, to be mended */
    char rule[RULE_MOST]; /* the rule last cited, "" when none: R opens it */
    bool told_unsaved;    /* the player was asked for another file */
};

/*
 * play.c
 */

/* Says a sentence, and remembers the rule it cites; play_cite only remembers ("KK-7: ..."). */
void play_say(struct play *play, enum ink ink, const char *sentence);
void play_cite(struct play *play, const char *sentence);

/* Plays a move of the acting seat, or tells why not. */
bool play_move(struct play *play, const struct move *move);

/* The position changed; its news begin at `fresh`. */
void play_step(struct play *play, size_t fresh);

/* Who looks at the board now. */
enum viewer play_viewer(const struct play *play);

/* The dice fall; the same again when they were taken back. */
bool play_roll(struct play *play);

/* Why the log is not on disk, or NULL. */
const char *play_unsaved(const struct play *play);

/* Looks whether the log is still where it was saved, and tells what happened to it. True when it
   was nearly full and play goes on in another session. */
bool play_watch_log(struct play *play);

/* Narrows to the verb as its own key does, or says why not. */
void play_verb(struct play *play, unsigned verb);

/* Takes another session over in place of the present one, which is freed with its place. */
void play_replace(struct play *play, struct session *session);

/* The pages: a game, and a lesson (lesson.c). */
struct place page_play(struct app *app, struct place *here);
struct place page_lesson(struct app *app, struct place *here);

/* Runs the page until it is left; lesson NULL: the session of the place. */
struct place play_run(struct app *app, struct place *here, struct lesson *lesson);

/*
 * play_draw.c
 */

/* Draws the page and shows it. */
void play_draw(struct play *play);

/* Begins the frame with the title row; false when the screen is too small. */
bool play_title(struct play *play);

/* Marks the last move that is no secret any more. */
void play_mark_last(struct play *play);

/* Adds "g3: a cat of $A". */
void play_look(const struct play *play, int spot, struct text *out);

/* What keys mean now. */
unsigned play_context(const struct play *play);

/* The first key of an action: "Enter". */
void play_key(const struct play *play, enum action action, struct text *out);

/*
 * play_spot.c
 */

/* Tells the board what to shade. */
void play_shade(struct play *play);

/* Adds what lies between the two spots asked about; false when there are none. */
bool play_between(struct play *play, struct text *out);

/* Says why not; asked of a second spot, what lies between the two. */
void play_ask_why(struct play *play);

/* Shows the game's page about what is under the cursor; where it has none, says what stands there
   and where it could go. */
void play_ask_look(struct play *play);

/*
 * play_why.c
 */

/* Says why the move that the cursor points at is not allowed. */
void play_why(struct play *play);

/* The move that the cursor points at though it may not be made, in a game that knows what such a
   move touches; false when it points at none. */
bool play_attempt(const struct play *play, struct move *out);

/* True when both spots lie in one domain, as two squares do, unlike a square and a piece beside
   the board. */
bool play_alike(const struct play *play, int a, int b);

/*
 * play_walk.c
 */

/* The spot of the piece in hand, in games that know walks; else NO_SPOT. */
int play_held(const struct play *play);

/* The moves that Enter would make now, in order: none, one, or the way of the piece in hand. */
const struct move_list *play_plan(struct play *play);
int play_plan_price(struct play *play); /* of the plan just asked for; -1 when it has none */

/* A move was made, or taken back: the piece in hand, if there is one, stays there. */
void play_hold(struct play *play, const struct move *move, bool back);

/* An arrow, and Enter or a click, for the piece in hand: true when it was used. */
bool play_walk_arrow(struct play *play, int down, int right);
bool play_walk_choose(struct play *play);

/*
 * play_menu.c
 */

/* Plays the agreeing move without a spot, or asks which of several; false when there is none. */
bool play_choose_listed(struct play *play);

/* A menu of all verbs, those without a legal move dim and with the reason. */
void play_verbs(struct play *play);

/* True when the game has given the key a meaning: then the menu of moves gives way to it. */
bool play_own_key(const struct play *play, int key);

/* Turns to the next kind of names on the board. */
void play_names(struct play *play);

/* Moves the cursor by an arrow, among the kinds of spots of which some can come next; or the piece
   in hand. */
void play_move_cursor(struct play *play, enum action action);

/*
 * play_actions.c
 */

/* What can be asked for at any time: true when it was one of these. */
bool play_act(struct play *play, enum action action);

/* Leaves the seat's chores to the program, by ruleset.suggest, or says that there is none; makes
   the next such move, if there is one. */
void play_suggest(struct play *play);
bool play_follow(struct play *play);

/* Asks for another file when the log can not be saved. */
void play_save_elsewhere(struct play *play);

/*
 * curtain.c
 */

/* True when the screen must be handed to the seat before it may be drawn; hands it over. */
bool play_needs_curtain(struct play *play);
void play_curtain(struct play *play);

/*
 * play_lesson.c, all for play->lesson
 */

/* Does what stands at the lesson's stop; false when a question waits for its answer. */
bool play_lesson_proceed(struct play *play);

/* Answers the question by a move of the seat, or by rolling (NULL); true when it was right. */
bool play_lesson_answer(struct play *play, const struct move *move);

/* Back to the text or question before; makes the move that is asked for. */
void play_lesson_back(struct play *play);
void play_lesson_show(struct play *play);

/* Adds "lesson, step 3 of 12". */
void play_lesson_title(const struct play *play, struct text *out);

/*
 * end.c
 */

/* The end of the game: result, standings, what next. */
void play_end(struct play *play);

#endif
