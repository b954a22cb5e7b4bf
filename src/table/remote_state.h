/*
 * remote_state.h - the inside of a remote, for its files: heed.c takes in what the table sends,
 * remote.c asks, comes and leaves.
 */
#ifndef TABLE_REMOTE_STATE_H
#define TABLE_REMOTE_STATE_H

#include "table/keeper.h"
#include "table/remote.h"
#include "table/wire.h"

struct remote {
    struct wire wire;
    struct text path, name; /* of the socket; of the table */
    bool watches, host;
    int seat; /* -1: none */
    char key[TABLE_KEY + 1];
    unsigned id; /* of the last request */
    struct session *session;
    struct text header; /* the lines about the game, without its position */
    struct text lines;  /* for people, not yet given */
    struct text people; /* as told last */
    struct text block;  /* scratch */
    enum { ASKED_NOTHING, ASKED_UNDO, ASKED_DRAW } asked;
    unsigned asker;
    bool moved;   /* since the last look */
    bool syncing; /* between a game's header and "now" */
    bool ended, other, lost, told_lost;
    uint64_t tried; /* when it last tried to come back */
};

/*
 * heed.c
 */

/* Takes the block that is no answer: a line of words, and more lines. Unknown ones are of a later
   version. False when it makes no sense: then the wire is broken. */
bool remote_take(struct remote *remote);

/* Keeps a line for people. */
void remote_add_line(struct remote *remote, const char *line);

/* The word after "A=" among the people; "" when nothing is known. */
struct word remote_presence(const char *people, unsigned seat);

/*
 * remote.c
 */

/* The link of the mirror. */
bool remote_ask(void *context, const char *request, struct text *news, struct text *why);

#endif
