/*
 * seat_key.h - the key of a seat at a table, kept so that its player can come back: in
 * $XDG_STATE_HOME/clowder or ~/.local/state/clowder, for the user alone.
 */
#ifndef TABLE_SEAT_KEY_H
#define TABLE_SEAT_KEY_H

#include "table/keeper.h"

/* Adds the keys kept of the table behind that socket as words of a request: " key=A:..." for each
   seat. */
void seat_key_read(const char *socket, struct text *words);

/* True when the key is the host's. */
bool seat_key_is_host(const char *socket, const char *key);

/* Keeps it; of failures nothing is told, because without it a seat can be taken again as long as
   nobody else has it. */
void seat_key_write(const char *socket, unsigned seat, const char *key, bool host);

#endif
