/*
 * remote.h - the side of whoever sits at a table that another program keeps (keeper.h), or looks
 * on.
 *
 * The game is a session like any other, a mirror (session/mirror.h), which is brought up to date
 * here. Whatever comes from the table is checked; one that breaks the rules of docs/TABLE.md counts
 * as lost. A connection that was lost is made anew with the same key.
 */
#ifndef TABLE_REMOTE_H
#define TABLE_REMOTE_H

#include "session/session.h"

struct remote; /* private */

struct remote_wish {
    const char *table; /* its name or the path of its socket; NULL: the only one there is */
    bool watches;      /* he looks on, and has no seat */
    int seat;          /* the seat that is wanted; -1: any */
    const char *key;   /* the host's; NULL: the one kept of this table, if there is one */
};

/* Comes to a table, and takes a seat or looks on; NULL with a sentence in why. */
struct remote *remote_open(const struct remote_wish *wish, struct text *why);

void remote_close(struct remote *remote);

/* The game; valid as long as the remote. */
struct session *remote_session(const struct remote *remote);

/* The descriptor that becomes readable when something came; -1 while the connection is lost. */
int remote_descriptor(const struct remote *remote);

/* The table's name; whether this is whoever opened it; whether he only looks on. */
const char *remote_name(const struct remote *remote);
bool remote_is_host(const struct remote *remote);
bool remote_watches(const struct remote *remote);

/* What remote_look found. */
enum remote_event {
    REMOTE_SAME,  /* nothing */
    REMOTE_MOVED, /* the position is another one, or the game ended; its news were added */
    REMOTE_TOLD,  /* only lines were added: who came or went, what somebody said */
    REMOTE_ASKED, /* this player is asked whether he agrees (remote_question) */
    REMOTE_LOST,  /* the connection was lost, and is tried again with each look */
    REMOTE_ENDED, /* the table was closed, or another terminal took the seat: a line tells */
    REMOTE_OTHER, /* another game begins there: this remote is of no more use */
};

/* Takes the next thing that came from the table, at most one step of the game; does not wait. Lines
   for people are added to news. */
enum remote_event remote_look(struct remote *remote, struct text *news);

/* Adds what this player is asked; false when he is asked nothing (any more). */
bool remote_question(const struct remote *remote, struct text *out);
void remote_answer(struct remote *remote, bool yes);

/* Sends a request of docs/TABLE.md that changes no position, such as "say hello"; false with a
   sentence in why. */
bool remote_request(struct remote *remote, const char *request, struct text *why);

/* Adds the name of the table for a title row, or that it is lost. True when that is shown as an
   alert. */
bool remote_standing(const struct remote *remote, struct text *out);

/* Adds for whom everybody waits: "Anna is to move", "the seat of Marco is free". */
void remote_awaited(const struct remote *remote, unsigned seat, struct text *out);

#endif
