/*
 * keeper.h - the program that keeps a table: the session with its log, the bots, and everybody who
 * sits at it from another terminal. docs/TABLE.md is the specification.
 *
 * A keeper has no screen. Everybody, also whoever opened the table, is a guest of it behind a Unix
 * socket, and is sent only what his seat may see. It never waits for a guest.
 */
#ifndef TABLE_KEEPER_H
#define TABLE_KEEPER_H

#include "session/session.h"
#include "table/door.h"

enum {
    TABLE_KEY = 32,       /* letters of a key */
    TABLE_PATIENCE = 600, /* seconds that a table waits for somebody to come back */
};

/* Makes a key that nobody can guess. */
void table_make_key(char key[TABLE_KEY + 1]);

struct keeper_plan {
    struct session *session; /* with a log; owned */
    struct door *door;       /* open; closed at the end */
    unsigned seat;           /* of the host, and */
    const char *key;         /* his key, unless it serves */
    bool programs;           /* bots that are programs may be started */
    unsigned patience;       /* seconds until a table at which nobody sits is closed */
    bool serves;             /* there is no host: every seat is free, and it is never closed */
};

/* Adds all that one who sits on these seats is sent of the game up to now; own 0: one who looks on.
 */
void keeper_add_told(struct session *session, unsigned own, struct text *out);

/* Keeps the table until it is closed. SIGPIPE, SIGINT and SIGTERM are the caller's business:
   `stop`, when not NULL, is looked at after every signal. */
void keeper_run(const struct keeper_plan *plan, const volatile int *stop);

#endif
