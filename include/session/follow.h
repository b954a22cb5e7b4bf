/*
 * follow.h - a log that another program goes on writing, read again whenever it changed.
 *
 * The file is only read, and only looked at when asked; whoever follows it decides how often. A
 * last line that is not whole yet counts as not there. Moves that were taken back are gone from
 * the session after the next look, and a log put in another's place is followed like any other.
 */
#ifndef SESSION_FOLLOW_H
#define SESSION_FOLLOW_H

#include <sys/stat.h>

#include "session/session.h"

struct follow {
    const char *path;        /* borrowed */
    struct session *session; /* the good part of the log, standing at its end; owned */
    size_t kept;             /* so many moves are those of the session before the last change */
    bool troubled;           /* the file is gone or damaged: the session is older, or shorter */
    struct stat seen;        /* of the file when it was read; zeros: never */
};

enum follow_news { FOLLOW_SAME, FOLLOW_CHANGED, FOLLOW_TROUBLE };

/* Begins with the session that was loaded from the file; owns it. */
void follow_init(struct follow *follow, const char *path, struct session *session);
void follow_free(struct follow *follow);

/* Looks at the file. SAME: no move came or went, `session` is what it was. CHANGED: `session` is
   another one, the old one is gone. TROUBLE, with a sentence in why, once for each change: the file
   could not be read or is damaged, and `session` may be another one, too. */
enum follow_news follow_look(struct follow *follow, struct text *why);

#endif
