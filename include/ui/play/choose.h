/*
 * choose.h - how a move is chosen on the play page: cursor, keys, menus, a piece in hand; and the
 * questions that can be asked about a spot.
 *
 * Every way to choose ends in pick.h and then in play_move.
 */
#ifndef UI_PLAY_CHOOSE_H
#define UI_PLAY_CHOOSE_H

#include "ui/play/play.h"

/*
 * why.c
 */

/* Says why the move that the cursor points at is not allowed. */
void play_why(struct play *play);

/* The illegal move that the cursor points at, in a game that has ruleset.touches; false when there
   is none. */
bool play_attempt(const struct play *play, struct move *out);

/* True when both spots lie in one domain, as two squares do, unlike a square and a piece beside
   the board. */
bool play_alike(const struct play *play, int a, int b);

/*
 * walk.c
 */

/* The moves that Enter would make now, in order: no move, one move, or those of the way that the
   piece in hand would take. */
const struct move_list *play_plan(struct play *play);
int play_plan_price(struct play *play); /* of the plan just asked for; -1 when it has none */

/* An arrow, and Enter or a click, for the piece in hand: true when it was used. */
bool play_walk_arrow(struct play *play, int down, int right);
bool play_walk_choose(struct play *play);

/*
 * spot.c
 */

/* Tells the board what to shade. */
void play_shade(struct play *play);

/* Adds what lies between the two spots asked about; false when there are none. */
bool play_between(struct play *play, struct text *out);

/* Says why the move pointed at is not allowed; when a first spot was asked about, says what lies
   between the two. */
void play_ask_why(struct play *play);

/* Shows the game's page about what is under the cursor; where it has none, says what stands there
   and where it could go. */
void play_ask_look(struct play *play);

/*
 * choose.c
 */

/* The choice of the seat whose turn it is begins; `before` is the seat that chose before. */
void play_choose_anew(struct play *play, unsigned before);

/* Enter or a click at the cursor. */
void play_choose(struct play *play);

/* To the next spot, forward (1) or back (-1), that can come next. */
void play_tab(struct play *play, int step);

/* Narrows to the verb as its own key does, or says why not. The only move of the verb is played
   when the cursor is on it. */
void play_verb(struct play *play, unsigned verb);

/* The verb that has the dice rolled, which were clicked. */
void play_dice_verb(struct play *play);

/* True when the key is one of the game's own: of a verb, a word or a spot; does what it means. */
bool play_own_key(const struct play *play, int key);
void play_shortcut(struct play *play, int key);

/*
 * menu.c
 */

/* Shows a menu of all verbs, with the reason where no move of a verb is legal, and narrows the
   choice to the chosen verb. */
void play_verbs(struct play *play);

/* Writes the names of the next kind of spots on the board, in the end none. */
void play_names(struct play *play);

/* Moves the cursor by an arrow, among the kinds of spots of which some can come next; or the piece
   in hand. */
void play_move_cursor(struct play *play, enum action action);

#endif
