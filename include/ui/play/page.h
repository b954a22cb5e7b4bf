/*
 * page.h - the play page as a whole: its picture, its actions, bots, hints, and its loop.
 */
#ifndef UI_PLAY_PAGE_H
#define UI_PLAY_PAGE_H

#include "ui/play/choose.h"

/*
 * hint.c
 */

/* Asks for the next hint. */
void play_hint(struct play *play);

/* Lets the adviser think, and does what it answers: a hint is told, a move of autoplay is made.
   True when the position changed. */
bool play_take_advice(struct play *play);

/*
 * clocks.c
 */

/* Draws the players' clocks, if the game has any, into the first rows of the room for news, which
   becomes smaller. */
void play_draw_clocks(struct play *play);

/*
 * dice.c: dice that people roll on the table.
 */

/* Adds the faces of the dice that were told already: ": 3 5". */
void play_add_dice(const struct play *play, struct text *out);

/* True when the key begins the name of one face, which is taken for the next die. */
bool play_dice_key(struct play *play, int key);

/* A menu of the next die's faces. */
void play_choose_dice(struct play *play);

/*
 * draw.c
 */

/* Draws the page and shows it. */
void play_draw(struct play *play);

/*
 * actions.c
 */

/* Does an action that is possible at any time; true when the action is one of these. */
bool play_act(struct play *play, enum action action);

/* Asks for another file when the log cannot be saved. */
void play_save_elsewhere(struct play *play);

/*
 * curtain.c
 */

/* True when the screen must be handed to the seat before it may be drawn; hands it over. */
bool play_needs_curtain(struct play *play);
void play_curtain(struct play *play);

/*
 * news.c: news that must not be missed stay until each person who plays here has pressed a key. Who
 * takes the screen over through the curtain reads them then.
 */

/* The position at the session's index was left by a move: its news may have to wait. */
void play_note_news(struct play *play, size_t index);

/* Shows the news, and takes one key. */
void play_await_reader(struct play *play);

/* The person before the screen changed without a curtain, so the news were read already. */
void play_share_news(struct play *play);

/* All news since the game was opened; the last ones are seen first. */
void play_read_news(struct play *play);

/*
 * bots.c: while a bot thinks the page goes on in rounds. Each draws, waits a moment for a key, and
 * then looks whether there is an answer.
 */

/* Starts the bots of the game; asks before it starts programs that are named in a log. */
void play_sit_down(struct play *play);

/* A key of a person who waits for others: looking about and everything that needs no turn. */
void play_wait_key(struct play *play, enum action action, const struct event *event, int spot);

/* One round of waiting for a bot. */
void play_await_bot(struct play *play);

/*
 * game.c: what a game does on this page, also one at a table that another program keeps (join.c).
 */
bool play_game_move(struct play *play, const struct move *move);
int play_game_offer(const struct play *play, bool first, enum action *out);

/*
 * end.c
 */

/* The end of the game: result, standings, what next. */
void play_end(struct play *play);

/*
 * play.c
 */

/* Runs the page until it is left. The session is owned by the place or the lesson (NULL: none). */
struct place play_run(struct app *app, struct place *here, struct session *session,
                      const struct play_driver *driver, struct lesson *lesson);

/*
 * The pages: game.c, join.c and lesson.c.
 */
struct place page_play(struct app *app, struct place *here);
struct place page_table(struct app *app, struct place *here);
struct place page_lesson(struct app *app, struct place *here);

#endif
