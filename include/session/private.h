/*
 * private.h - files that belong to the games being played, and that no other program may read.
 *
 * Always among them: the folder of saved games and the key of secret choices (held.h). A log holds
 * the seed of its dice. Threads may call everything here.
 */
#ifndef SESSION_PRIVATE_H
#define SESSION_PRIVATE_H

#include "core/text.h"

/* Adds the name of the folder of saved games: $XDG_DATA_HOME/clowder/games, or
   ~/.local/share/clowder/games; it may be missing. Relative values are ignored. false when neither
   is set. */
bool private_games(struct text *out);

/* From now on this file is private, with those whose names begin with its own (x.log.secret), or
   this folder with all in it. It need not be there yet. */
void private_add(const char *path);

/* The path, absolute and without links, is private or lies in a private folder; of a folder also:
   something private lies in it. */
bool private_meets(const char *path, bool folder);

#endif
