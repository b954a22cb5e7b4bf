/*
 * moments.h - the turns of a game in which the points changed: what one wants to find again.
 *
 * A turn in which somebody's points got worse counts for that seat, else one in which somebody's
 * got better. Where the fewest points win, every turn makes them fewer, so only losses count.
 */
#ifndef TABLE_MOMENTS_H
#define TABLE_MOMENTS_H

#include "session/session.h"

struct moment {
    size_t at; /* moves made at the end of the turn */
    uint8_t seat;
    bool worse;
};

struct moments {
    struct moment *list; /* owned */
    size_t count, capacity;
    size_t looked; /* moves that were looked at */
    int16_t points[SEATS_MOST];
};

/* Looks at about so many moves more, for a viewer who sees everything; false when all were looked
   at. The session stands where it stood afterwards. *moments begins as zeros. */
bool moments_look(struct moments *moments, struct session *session, size_t moves);

/* Begins again: the moves changed. Frees the list. */
void moments_forget(struct moments *moments);

#endif
