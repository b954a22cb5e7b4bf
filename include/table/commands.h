/*
 * commands.h - what can be asked for at a table besides looking: moves, dice, taking back, giving
 * up, agreeing to a draw, leaving.
 *
 * Each policy stands here once, for the play page and plain text mode alike: what is asked first,
 * who must agree, and what is told. Each speaks for table->seat and returns true when it was done;
 * else it told why, or somebody said no. The texts `news` receive what there is to tell when the
 * position changed.
 */
#ifndef TABLE_COMMANDS_H
#define TABLE_COMMANDS_H

#include "table/table.h"

/* Plays a move, one that nobody should make by mistake only after a question (ruleset.confirm). */
bool command_move(struct table *table, const struct voice *voice, const struct move *move,
                  struct text *news);

/* Lets the dice fall; the same again when they were taken back. */
bool command_roll(struct table *table, const struct voice *voice, struct text *news);

/* Whichever of these it is: a move, the dice to be rolled (NULL), or dice that fell on the table.
 */
bool command_proceed(struct table *table, const struct voice *voice, const struct move *move,
                     struct text *news);

/* Reads what fell, with or without the verb: "roll 3 5", "3 5". False with a sentence in why. */
bool command_read_dice(const struct table *table, const char *line, struct move *out,
                       struct text *why);

/* Takes the last decision of a person back, with the consent of everybody that it concerns: each
   person is asked by name, one no is enough, and bots agree. Autoplay ends. */
bool command_undo(struct table *table, const struct voice *voice, struct text *news);

/* Makes the move that was taken back again. */
bool command_redo(struct table *table, const struct voice *voice, struct text *news);

/* Gives the game up for the seat, once a whole word was typed, so that no key does it by mistake.
 */
bool command_resign(struct table *table, const struct voice *voice);

/* Ends the game in a draw when all persons agree, in games that know a draw. Bots never agree. */
bool command_draw(struct table *table, const struct voice *voice);

/* True when the game may be left: at once when it is on the disk, else after a question. */
bool command_leave(struct table *table, const struct voice *voice);

/* Sets the PIN that opens the seat's board at a shared keyboard (pin.h), or removes it. */
bool command_pin(struct table *table, const struct voice *voice);

/* True when the seat has no PIN, or it was typed; else that it was not is told. */
bool command_opens(struct table *table, const struct voice *voice, unsigned seat);

/* The game's page about a spot. What others may not see of it is drawn only after its player, if
   there are other persons, was asked. SPOT_PAGE_NONE: the game has no such page, and nothing is to
   be freed; else the canvas holds the page, or with SPOT_PAGE_PUBLIC what everybody may see of it.
 */
enum spot_page { SPOT_PAGE_NONE, SPOT_PAGE_PUBLIC, SPOT_PAGE_WHOLE };
enum spot_page command_page(struct table *table, const struct voice *voice, enum viewer viewer,
                            int spot, struct canvas *out);

#endif
