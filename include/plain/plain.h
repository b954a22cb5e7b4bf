/*
 * plain.h - playing by lines of text, shared by its files: plain.c (lines, the game), plain_menu.c
 * (choosing a game), plain_commands.c (what can be asked for), plain_watch.c (a log as a story),
 * plain_follow.c (a log that goes on growing).
 *
 * For pipes, dumb terminals and screen readers. Promises: no escape byte, no line over 100
 * columns, one event a line, every line flushed. A prompt ends with "> "; at a terminal the
 * answer is typed behind it, in a pipe it is a line of its own, so that lines stay whole and a
 * program can wait for it. Once the input has ended every question is answered by leaving.
 */
#ifndef PLAIN_PLAIN_H
#define PLAIN_PLAIN_H

#include "bots/hint.h"
#include "table/seats.h"

enum { PLAIN_COLUMNS = 100 };

struct follow; /* session/follow.h */
struct lesson; /* table/lesson.h */

struct plain {
    struct lesson *lesson;   /* a guided first game goes on, with its session; or NULL */
    struct session *session; /* borrowed: what is played or watched now, or NULL */
    bool ascii;              /* the locale is not UTF-8 */
    bool interactive;        /* both ends are a terminal */
    bool ended;              /* no more input */
    bool gone;               /* nobody reads the output; then the input has ended, too */
    bool leaving;            /* the player leaves this game */
    bool told_unsaved;
    bool lost;           /* a game was left that is not on the disk, which was told */
    size_t told_at;      /* the position whose prompt was told, or SIZE_MAX */
    int watcher;         /* enum viewer while a game is only watched, else -1 */
    int person;          /* the seat the keyboard was passed to, or -1 */
    unsigned leaving_it; /* bits of seats whose chores are left to the program */
    uint32_t led_turn;   /* the turn that is left to the adviser, or 0 */
    struct seats seats;  /* who plays the session */
    bool hinted;         /* hint_move is the adviser's, for seat and position */
    uint64_t hint_at;    /* the position's digest */
    unsigned hint_seat;
    struct move hint_move;
    enum hint hint_step; /* what the next hint tells */
    struct text input;   /* the last line read, without its line end */
};

/*
 * Lines (plain.c).
 */

/* For the two ends of the program as they are; nothing is to be freed but plain->input. */
void plain_init(struct plain *plain);

/* Writes text in lines of at most PLAIN_COLUMNS, wrapped at words; '\n' ends a paragraph. */
void plain_say(struct plain *plain, const char *text);
void plain_sayf(struct plain *plain, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The same, with $A .. $F replaced by the names of the present session. */
void plain_tell(struct plain *plain, const char *text);

/* Writes a prompt and reads the answer into plain->input; false when the input has ended. */
bool plain_ask(struct plain *plain, const char *prompt);

/* Asks a question (with $A .. $F) until it is answered by yes or no; no at the end of input. */
bool plain_confirm(struct plain *plain, const char *question);

/* Shows board and panel of the present position. */
void plain_board(struct plain *plain);

/* Shows the game's page about a spot, if it has one; what others may not see of it only after the
   player was asked. */
void plain_page(struct plain *plain, int spot);

/* Says the points of every seat, the best first. */
void plain_score(struct plain *plain);

/* Says the result, the points of every seat, and where the log is. */
void plain_result(struct plain *plain);

/* Says where the game is saved; with a path it first goes on in that new file. */
void plain_save(struct plain *plain, const char *elsewhere);

/* Plays the session until it is over or left. Owns it. */
void plain_play(struct plain *plain, struct session *session);

/* Who looks now: the seat to act, or everybody. */
enum viewer plain_viewer(const struct plain *plain);

/*
 * Players that are no persons, and advice (plain_bots.c).
 */

/* Lets the players of the session sit down; asks before programs of a log are started. */
void plain_sit_down(struct plain *plain);

/* Lets such a player make its move, or its dice fall; false when a person is to act. */
bool plain_let_play(struct plain *plain, const struct turn *turn);

/* Makes the move the game suggests, or the adviser, for a seat that left its chores or its turn to
   the program; false when there is none. */
bool plain_follow(struct plain *plain, const struct turn *turn);
void plain_leave_it(struct plain *plain, const struct turn *turn, unsigned seat);

/* Tells the next hint; how a game that is over went. */
void plain_hint(struct plain *plain, const struct turn *turn, unsigned seat);
void plain_analyse(struct plain *plain);

/*
 * Commands (plain_commands.c).
 */

/* Tells what was done: its news, or the move itself. */
void plain_tell_done(struct plain *plain, const struct text *news);

/* Asks for a line and does what it asks for: a move, or a command. Nothing at the end of input. */
void plain_converse(struct plain *plain, const char *prompt);

/* Answers a command that only asks about the position; false when the line is none. */
bool plain_question(struct plain *plain, const char *line);

/* The board in words (plain_places.c): what is at the places named, and between two; what lies
   around one; where a name or a piece is. */
void plain_at(struct plain *plain, const char *places);
void plain_around(struct plain *plain, const char *place);
void plain_where(struct plain *plain, const char *wanted);

/*
 * The menu (plain_menu.c), and watching (plain_watch.c).
 */
void plain_menu(struct plain *plain);

/* Plays a log from its file; problems are told and the valid part offered. */
void plain_resume(struct plain *plain, const char *path);

/* Tells the whole log, then answers questions about it. Borrows the session. */
void plain_watch(struct plain *plain, struct session *session);

/* Adds what a move gave, with $A .. $F: the game's news, or the move itself when there are none;
   of a choice that is still secret only that it was made. */
void plain_add_move(const struct plain *plain, size_t index, struct text *out);

/* Lessons (plain_lesson.c). */
void plain_lesson(struct plain *plain, const struct registered *game);

/* A line that was typed in a lesson: a move of the actor, or CHANCE's (NULL); a command that means
   something else there, or nothing (true). */
void plain_lesson_answer(struct plain *plain, unsigned actor, const struct move *move);
bool plain_lesson_command(struct plain *plain, struct word word);

/*
 * The door of this room: whole sessions by lines (main.c, lesson.c, follow.c).
 */

/* Playing by lines, for pipes, dumb terminals and screen readers: false when a game was left that
   could not be saved. session NULL begins with the menu; one that is played is owned, one that is
   watched is borrowed. */
bool plain_run(struct session *session, bool watch);
void plain_run_lesson(const struct registered *game);

/* Tells a log that goes on growing, one event a line, until its game is over or nobody reads. */
void plain_run_follow(struct follow *follow, enum viewer viewer);

#endif
