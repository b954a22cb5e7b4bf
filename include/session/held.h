/*
 * held.h - choices made in secret, kept on disk until the log may hold them.
 *
 * They lie beside the log in LOG.secret, so that a program that is killed loses none, encrypted
 * and of the same length whatever was chosen: nobody who looks into the folder learns anything.
 * The key is the program's own, clowder/key in the data folder (0600). A file is only good for
 * the log line after which it was written (`after`); it is replaced as a whole.
 */
#ifndef SESSION_HELD_H
#define SESSION_HELD_H

#include "core/text.h"
#include "session/log.h"

/* Keeps the lines for the log at `path`, or removes the file when there are none. Returns NULL
   when they are on disk, else a sentence, valid until the next call. */
const char *held_keep(const char *path, const struct log_chain *after, const struct text *lines);

/* Adds the lines kept for this log after this line; false when there are none. *damaged tells that
   there is a file and nobody can say what was in it, or its key is gone. */
bool held_read(const char *path, const struct log_chain *after, struct text *lines, bool *damaged);

/* True when something is kept for the log at `path`. */
bool held_there(const char *path);

/* Removes what is kept for the log at `path`, if anything, and what a kill left half written. */
void held_forget(const char *path);

#endif
