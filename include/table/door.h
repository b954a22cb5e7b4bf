/*
 * door.h - where a table is found: a Unix socket in a folder that only its owner may enter, or, for
 * a table that is open to a group, one that this group may enter, too.
 *
 *      $XDG_RUNTIME_DIR/clowder/NAME.table     or, without that variable,
 *      /tmp/clowder-UID/NAME.table
 *      /tmp/clowder-UID-GROUP/NAME.table       open to a group
 *
 * Nothing listens on the network. Sentences in why are for people, sanitised.
 */
#ifndef TABLE_DOOR_H
#define TABLE_DOOR_H

#include <sys/types.h>

#include "core/text.h"

struct door {
    int fd;           /* listening, non-blocking; -1: closed */
    struct text path; /* of the socket */
};

/* Opens the door of a table: `name`, or NAME-2, NAME-3 ... when a living table has that name.
   group: NULL, or the group whose members may come in. False with a sentence in why. */
bool door_open(struct door *door, const char *name, const char *group, struct text *why);
void door_close(struct door *door); /* removes the socket */

/* The next one who comes in, and who that is; -1: nobody waits. */
int door_accept(struct door *door, uid_t *uid);

/* Connects to a table by its name or the path of its socket; NULL: to the only table there is. The
   path is added to `path`. -1 with a sentence in why, which lists the tables when there are
   several. */
int door_connect(const char *name, struct text *path, struct text *why);

/* Adds the paths of the tables that are open to this user, a line each; returns how many. */
unsigned door_list(struct text *out);

/* Adds the table's name: of its path the file without folder and ending. */
void door_name(const char *path, struct text *out);

#endif
