/*
 * folder.h - what is done with the saved games as files: other names, copies, deleting and bringing
 * back.
 *
 * A deleted game is moved to the folder `trash` in the folder of saved games, from which the last
 * one can be brought back, also in a later run of the program. The trash keeps FOLDER_TRASH_MOST
 * games; those that were deleted before them are removed for good. What is kept in secret beside a
 * game (held.h) goes with it. No file is ever overwritten. A game that another program is playing
 * stays as it is.
 *
 * Each function returns false with a sentence for people in why, and then nothing was changed.
 */
#ifndef SESSION_FOLDER_H
#define SESSION_FOLDER_H

#include "core/text.h"

enum { FOLDER_TRASH_MOST = 100, FOLDER_NAME_MOST = 100 /* bytes of a new name */ };

/* Gives a saved game a new name in its folder; ".log" is added when it is missing. */
bool folder_rename(const char *path, const char *name, struct text *why);

/* Copies a log, as it is on the disk, to a new file anywhere. A path that begins with "~/" lies in
   the home folder, and ".log" is added to a name without an ending. */
bool folder_copy(const char *path, const char *to, struct text *why);

/* Moves a saved game to the trash. */
bool folder_delete(const char *path, struct text *why);

/* Brings the game back that was deleted last; its present name, raw, is added to name. */
bool folder_restore(struct text *name, struct text *why);

/* Adds where a path leads that somebody typed: "~/" is the home folder. */
void folder_add_typed(const char *typed, struct text *out);

#endif
