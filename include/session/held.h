/*
 * held.h - secrets of a game, kept on disk beside its log.
 *
 * Secret choices are kept in LOG.secret until they may be written to the log, and the secrets of
 * two-key dice in LOG.keys until the game is over, so that none is lost when the program is killed.
 * Such a file is encrypted and has the same length whatever was chosen, so that it tells nothing to
 * anybody who looks into the folder. The key is clowder/key in the data folder (mode 0600). A file
 * is only valid for the log line after which it was written (`after`); it is always replaced as a
 * whole.
 */
#ifndef SESSION_HELD_H
#define SESSION_HELD_H

#include "core/text.h"
#include "session/log.h"

enum held { HELD_CHOICES, HELD_KEYS };

/* Keeps the lines for the log at `path`, or removes the file when there are none. Returns NULL
   when they are on disk, else a sentence, valid until the next call. */
const char *held_keep(const char *path, enum held what, const struct log_chain *after,
                      const struct text *lines);

/* Adds the lines kept for this log after this line; false when there are none. *damaged is set when
   the file exists but cannot be decrypted, or its key is missing. */
bool held_read(const char *path, enum held what, const struct log_chain *after, struct text *lines,
               bool *damaged);

/* True when something is kept for the log at `path`. */
bool held_there(const char *path, enum held what);

/* Removes all that is kept for the log at `path`, if anything, and what a kill left half written.
 */
void held_forget(const char *path);

/* All that is kept for the log at `from`, if anything, is kept for the one at `to`. */
void held_move(const char *from, const char *to);

#endif
