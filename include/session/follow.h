/*
 * follow.h - a log that another program is writing, read again whenever it has changed.
 *
 * The file is only read, and only when follow_look is called. An incomplete last line is ignored.
 * Moves that were taken back disappear from the session with the next look; a log that replaced
 * another one is followed like any other.
 */
#ifndef SESSION_FOLLOW_H
#define SESSION_FOLLOW_H

#include <sys/stat.h>

#include "session/session.h"

struct follow {
    const char *path;        /* borrowed */
    struct session *session; /* the good part of the log, standing at its end; owned */
    size_t kept;             /* how many moves the session has in common with the one before */
    bool troubled;    /* the file is gone or damaged: the session is an older or shorter one */
    struct stat seen; /* of the file when it was read; zeros: never */
};

enum follow_news { FOLLOW_SAME, FOLLOW_CHANGED, FOLLOW_TROUBLE };

/* Begins with the session that was loaded from the file, and takes ownership of it. */
void follow_init(struct follow *follow, const char *path, struct session *session);
void follow_free(struct follow *follow);

/* Looks at the file. SAME: no move came or went, `session` is what it was. CHANGED: `session` is
   another one, the old one is gone. TROUBLE, with a sentence in why, once for each change: the file
   could not be read or is damaged, and `session` may be another one, too. */
enum follow_news follow_look(struct follow *follow, struct text *why);

#endif
