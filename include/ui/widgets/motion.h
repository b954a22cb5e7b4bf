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
#include "ui/widgets/frame.h"

/* Leaves the frame on the screen for that long: true when the time passed, false when an event
   came first (one that is kept already counts). */
bool motion_wait(struct app *app, int milliseconds);

/* True when movement is to be shown: the setting `animation` is on, no key waits, the screen is no
   patient one (a script's), and the terminal took the last frames quickly. */
bool motion_wanted(const struct app *app);

/* Shows how a move came to the position that app->frame shows now, in at most 200 ms. `before` is
   the frame shown before the move, of the same size; `board` is where both have the board; the
   spots are those of the move. A piece that left the first of two spots travels to the other one.
   Otherwise what was taken fades and what was built grows. What changed beside the board is brought
   out meanwhile. Leaves app->frame as it was. */
void motion_move(struct app *app, const struct canvas *before, const struct room *board,
                 const int *spots, unsigned count);

/* The place of a spot blinks once, in the frame as it was shown last: there nothing can be done. */
void motion_blink(struct app *app, int spot);

/* Shows app->frame, which has a possible outcome of dice, for one of MOTION_TUMBLES moments, but
   the board as it was before, and `told` in the message row. False when an event came. Board and
   panel of the frame are to be drawn anew. */
bool motion_outcome(struct app *app, const struct canvas *before, const struct room *board,
                    const char *told);

enum { MOTION_TUMBLES = 4 };

#endif
