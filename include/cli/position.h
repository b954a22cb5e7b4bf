/*
 * position.h - positions of a log as `show` and `export` give them out: which one, for whose eyes,
 * and its picture.
 *
 * What is drawn is what the viewer may know at that moment: see session_shows.
 */
#ifndef CLI_POSITION_H
#define CLI_POSITION_H

#include "cli/cli.h"

/* Whose eyes --as names; the public's when it is not given. False: told. */
bool position_viewer(const struct arguments *arguments, unsigned seats, enum viewer *out);

/* Where --at is: the session stands there afterwards, at the end when it is not given; *all when
   it is "all". False: told. */
bool position_at(const struct arguments *arguments, struct session *session, bool *all);

/* Adds one line about the present position: "GAME, after 14 of 120 moves, turn 7: Anna: ..." */
void position_heading(const struct session *session, struct text *out);

/* The board with its panel to the right, on a canvas of its own that the caller frees, in the
   largest size up to `most` that the game has. Larger ones than SIZE_LINES keep their shapes. */
void position_picture(const struct session *session, enum viewer viewer, enum size most,
                      struct canvas *out);

/* Prints heading and picture, and an empty line; false once standard output has failed. */
bool position_print(const struct session *session, enum viewer viewer);

#endif
