/*
 * plain.h - plain text mode: what its files share. Each file uses only those before it: lines.c
 * (writing and reading lines), show.c (printing a position), places.c (the board in words), bots.c
 * (bots and advice), commands.c (commands that can be typed), watch.c (retelling a log), game.c (a
 * game from start to end), join.c (a game at a table that another program keeps), lesson.c,
 * follow.c (a log that another program writes), saved.c (the saved games), menu.c (choosing a
 * game), main.c (the entry points).
 *
 * For pipes, dumb terminals and screen readers. Promises: no escape byte, no line over 100 columns,
 * one event a line, every line flushed. A prompt ends with "> ". At a terminal the answer is typed
 * after it; in a pipe the prompt is a line of its own, so that a program can read whole lines and
 * wait for it. When the input has ended, every question is answered by leaving.
 */
#ifndef PLAIN_PLAIN_H
#define PLAIN_PLAIN_H

#include "table/table.h"

enum { PLAIN_COLUMNS = 100 };

struct follow; /* session/follow.h */
struct lesson; /* table/lesson.h */
struct plain;

/* What is done with typed moves: a game plays them (game.c), a lesson judges them (lesson.c). */
struct plain_driver {
    /* Plays a move of the table's seat, or rolls the dice (NULL), and tells. */
    void (*play)(struct plain *plain, const struct move *move);

    /* True when the word is a command that means something else here, and it was done. */
    bool (*command)(struct plain *plain, struct word word);
};

struct plain {
    struct table table; /* what is played or watched now; without a session between games */
    struct voice voice; /* says and asks by lines */
    const struct plain_driver *driver; /* while something is played */
    struct lesson *lesson;             /* of the lesson's driver */
    bool ascii;                        /* the locale is not UTF-8 */
    bool interactive;                  /* both ends are a terminal */
    bool ended;                        /* no more input */
    bool gone;                         /* the output is closed; then the input has ended, too */
    bool leaving;                      /* the player leaves this game */
    bool told_unsaved;                 /* the player was told that this game is not on the disk */
    bool bell;                         /* a person whom bots kept waiting is called */
    bool waited;                       /* a bot has moved since a person was asked */
    bool lost;                         /* a game was left although it is not on the disk */
    size_t told_at;                    /* the position whose prompt was written, or SIZE_MAX */
    int watcher;                       /* enum viewer while a game is only watched, else -1 */
    int person;                        /* the seat the keyboard was passed to, or -1 */
    unsigned long line_time;           /* for tests: milliseconds of the players' clocks that pass
                                          with each line, and only then; from CLOWDER_LINE_TIME */
    struct text input;                 /* the last line read, without its line end */
    struct text pending;               /* what was read behind it */
    int attended; /* a descriptor: when it is readable, the next question is not waited for
                     any longer; -1: none */
    bool closed;  /* nothing more can be read */
};

/*
 * lines.c
 */

/* For the two ends of the program as they are. */
void plain_init(struct plain *plain);
void plain_free(struct plain *plain);

/* Writes bytes as they are, which must be safe to show. */
void plain_put(struct plain *plain, const char *bytes, size_t length);

/* Writes text in lines of at most PLAIN_COLUMNS, wrapped at words; '\n' ends a paragraph. */
void plain_say(struct plain *plain, const char *text);
void plain_sayf(struct plain *plain, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The same, with $A .. $F replaced by the names of the present session. */
void plain_tell(struct plain *plain, const char *text);

/* Rings the terminal's bell, if there is one and the player wishes it. */
void plain_ring(struct plain *plain);

/* Writes so many empty lines that a usual terminal shows nothing of what was before. */
void plain_scroll_away(struct plain *plain);

/* Writes a prompt and reads the answer into plain->input; false when the input has ended, or the
   running clock of the game has fallen meanwhile. */
bool plain_ask(struct plain *plain, const char *prompt);

/* The same, but the answer "quit" leaves the game, or else the program: false then, too. */
bool plain_answer(struct plain *plain, const char *prompt);

/* True when the next line that was typed already is that word, which is taken. Does not wait. */
bool plain_hears(struct plain *plain, const char *word);

/* Lets so many milliseconds pass. */
void plain_pause(int milliseconds);

/* Asks a question (with $A .. $F) until it is answered by yes or no; no at the end of input. */
bool plain_confirm(struct plain *plain, const char *question);

/* Asks the table's seat to press Enter, and for its PIN, until that is right. false when the game
   is left instead. */
bool plain_open(struct plain *plain, const char *prompt);

/*
 * show.c
 */

/* Who looks now: the seat to act, or everybody. */
enum viewer plain_viewer(const struct plain *plain);

/* Shows board and panel of the present position. */
void plain_board(struct plain *plain);

/* Says once for each position what is to be done. */
void plain_moment(struct plain *plain);

/* Shows the game's page about a spot, if it has one; what others may not see of it only after the
   player was asked. */
void plain_page(struct plain *plain, int spot);

/* Adds what a move gave, with $A .. $F: the game's news, or the move itself when there are none;
   of a choice that is still secret only that it was made. */
void plain_add_move(const struct plain *plain, size_t index, struct text *out);

/* Tells what was done: its news, or the last move itself. */
void plain_tell_done(struct plain *plain, const struct text *news);

/* Says the points of every seat, the best first. */
void plain_score(struct plain *plain);

/* Looks whether the game is still where it was saved, and says what happened to its log. */
void plain_watch_log(struct plain *plain);

/* Says where the log is, or why it is not on the disk. */
void plain_saved(struct plain *plain);

/* Says the points of every seat, where the log is, and the result. */
void plain_result(struct plain *plain);

/* Writes the session to a file of that name, as its ending says (export_kind), and tells. */
void plain_export(struct plain *plain, struct session *session, const char *name);

/* Says how a game that is over went. */
void plain_analyse(struct plain *plain);

/*
 * places.c: what is at the places named, and between two; what lies around one; where a name or
 * a piece is.
 */
void plain_at(struct plain *plain, const char *places);
void plain_around(struct plain *plain, const char *place);
void plain_where(struct plain *plain, const char *wanted);

/*
 * bots.c
 */

/* Starts the bots of the game; asks before it starts programs that are named in a log. */
void plain_sit_down(struct plain *plain);

/* Lets a bot make its move, or its dice fall; false when a person is to act. */
bool plain_let_play(struct plain *plain);

/* Makes autoplay's next move; false when there is none. */
bool plain_autoplay(struct plain *plain);

/* Tells the next hint. */
void plain_hint(struct plain *plain);

/*
 * commands.c
 */

/* Asks for a line and does what it asks for: a move, or a command. Nothing at the end of input. */
void plain_converse(struct plain *plain, const char *prompt);

/* Answers a command that only asks about the position; false when the line is none. */
bool plain_question(struct plain *plain, const char *line);

/*
 * watch.c
 */

/* Tells the whole log, then answers questions about it. Borrows the session. */
void plain_watch(struct plain *plain, struct session *session);

/*
 * game.c
 */

/* Adds "Anna, turn 14 (A)", for the question that asks for a line. */
void plain_add_prompt(const struct table *table, struct text *out);

/* Plays the session until it is over or left. Owns it. */
void plain_play(struct plain *plain, struct session *session);

/*
 * join.c
 */
struct remote; /* table/remote.h */

/* Sits at a table that another program keeps, until its game is over or left. Borrows it. */
void plain_join(struct plain *plain, struct remote *remote);

/*
 * lesson.c
 */
void plain_lesson(struct plain *plain, const struct registered *game);

/*
 * follow.c: the entry point for a log that another program is writing.
 */

/* Tells its events, one a line, until the game is over or the output is closed. */
void plain_run_follow(struct follow *follow, enum viewer viewer);

/*
 * saved.c: the saved games.
 */
struct saved; /* session/store.h */

/* Says one of a list: "LABELGame, Anna, Marco, turn 14, 2 hours ago", after its number. */
void plain_say_saved(struct plain *plain, int number, const char *label, const struct saved *saved);

/* Goes on with a log, or tells why not and retells it. */
void plain_resume(struct plain *plain, const char *path);

/* The list, and what can be done with each. */
void plain_saved_games(struct plain *plain);

/*
 * menu.c
 */
void plain_menu(struct plain *plain);

/*
 * main.c: the entry points of plain text mode.
 */

/* Plays or watches a session, or, when it is NULL, begins with the menu. A session that is played
   is owned, one that is watched is borrowed. bell: the terminal's bell calls a person whom bots
   kept waiting. False when a game was left that could not be saved. */
bool plain_run(struct session *session, bool watch, bool bell);
void plain_run_lesson(const struct registered *game);

/* Sits at a table, or looks on. */
void plain_run_join(struct remote *remote);

/* Asks a question on the terminal, before there is a game. */
bool plain_run_question(const char *question);

#endif
