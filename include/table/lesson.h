/*
 * lesson.h - a guided first game: a log whose comments explain and ask.
 *
 * `;! text` explains and `;? text` asks the player for the move that follows (docs/LOG.md). A
 * lesson only steps through the moves of its log, so it rolls no dice, writes no log and takes
 * nothing back. It is a sequence of stops: a text to be read, a question to be answered, or a move
 * of the lesson. Knows no game and no screen: play_lesson.c shows it on the play page,
 * plain_lesson.c by lines.
 */
#ifndef TABLE_LESSON_H
#define TABLE_LESSON_H

#include "session/session.h"

/* Of a text: what two rows of the screen hold. A question is one line. */
enum { LESSON_COLUMNS = 78, LESSON_LINES = 2 };

enum lesson_kind {
    LESSON_TEXT,     /* to be read */
    LESSON_QUESTION, /* asks for the move that follows */
    LESSON_MOVE,     /* the lesson makes the move that follows */
    LESSON_END,
};

struct lesson; /* private */

/* The lesson of a game in a language (i18n_language()), at its first stop; NULL when the game has
   none, or with a sentence in why when it is wrong, which tests exclude for those in the program.
   Freed by lesson_free; its session lives as long. */
struct lesson *lesson_open(const struct registered *game, const char *language, struct text *why);
void lesson_free(struct lesson *lesson);

/* Stands where the lesson stands. Its moves are not to be made, nor taken back. */
struct session *lesson_session(struct lesson *lesson);

/* The learner's seat: that of the first question. */
unsigned lesson_learner(const struct lesson *lesson);

enum lesson_kind lesson_kind(const struct lesson *lesson);

/* Of a text or a question: its lines, '\n' between two; else "". */
const char *lesson_text(const struct lesson *lesson);

/* The place among the texts and questions, from 1, and how many there are; at the end equal. */
unsigned lesson_step(const struct lesson *lesson, unsigned *steps);

/* The move that follows, at a question or a move. */
const struct entry *lesson_move(const struct lesson *lesson);

/* To the next stop, over the move that follows when there is one; adds its news (may be NULL). */
void lesson_go_on(struct lesson *lesson, struct text *news);

/* To the text or question before; false at the first one. */
bool lesson_go_back(struct lesson *lesson);

/* Judges a seat's move at a question, or CHANCE when the dice were asked for (move NULL): true
   when it is what follows, and then goes on. Else reply receives a sentence: the rule against it,
   or that this is allowed but not what was asked. */
bool lesson_answer(struct lesson *lesson, unsigned actor, const struct move *move,
                   struct text *news, struct text *reply);

#endif
