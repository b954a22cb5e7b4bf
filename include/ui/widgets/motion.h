/*
 * motion.h - animations and pauses.
 *
 * Everything that takes time without a key goes through here: a moving piece, tumbling dice, the
 * pause after a bot's move. Promise: a key is never delayed. An event that arrives during a pause
 * ends it, is kept in app->kept, and is the next event that frame_event returns. An animation only
 * repaints frames that were shown; it knows no rules.
 */
#ifndef UI_WIDGETS_MOTION_H
#define UI_WIDGETS_MOTION_H

#include "ui/screen/app.h"

/* Leaves the frame on the screen for that long: true when the time passed, false when an event
   came first (one that is kept already counts). */
bool motion_wait(struct app *app, int milliseconds);

/* True when movement is to be shown: the setting `animation` is on, no key waits, the screen is no
   patient one (a script's), and the terminal took the last frames quickly. */
bool motion_wanted(const struct app *app);

/* Shows how a move came to the position that app->frame shows now: what stood on its first spot
   in `before` (the frame shown before the move, of the same size) travels to its last one, or the
   spots flash. Leaves app->frame as it was. */
void motion_move(struct app *app, const struct canvas *before, const int *spots, unsigned count);

/* Lets outcomes of this chance tumble on the message row of app->frame before the real one is
   read there. Leaves app->frame as it was. */
void motion_dice(struct app *app, const struct session *session, const struct chance *chance);

#endif
