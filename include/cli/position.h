/*
 * position.h - positions of a log as `show` and `export` print them: which one, and for whose eyes.
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

/* Prints heading and picture, and an empty line; false once standard output has failed. */
bool position_print(const struct session *session, enum viewer viewer);

#endif
