/*
 * resume.h - saved games: describing them in a list, and opening them to play on.
 *
 * Opening has two steps, because a player may look before playing on: resume_read makes a session
 * of the file, resume_keep locks the file and hands it to the session. A damaged file is only
 * touched by the second.
 */
#ifndef TABLE_RESUME_H
#define TABLE_RESUME_H

#include "session/session.h"
#include "session/store.h"

enum { SAVED_MOST = 500 }; /* games listed */

/* Adds how long ago a time is: "2 hours ago". */
void saved_age(time_t changed, struct text *out);

/* The title of a saved game, or its raw tag when no such game is known. */
const char *saved_title(const struct saved *saved);

/* True when each word of the filter is part of the game's title, a player's name, the file's name
   or how it stands; upper and lower case are the same. */
bool saved_matches(const struct saved *saved, const char *filter);

/* Adds "turn 14" or "over". */
void saved_stand(const struct saved *saved, struct text *out);

/* The first of the list that can be played on, or NULL. */
const struct saved *saved_unfinished(const struct saved *list, size_t count);

/* True when a game of that name is among the saved ones. */
bool saved_any(const char *game);

/* Reads a log. On a problem after the header the session holds the valid moves and *problem
   tells; NULL with a sentence in why, the line included, when there is nothing to show. */
struct session *resume_read(const char *path, struct problem *problem, struct text *why);

/* Adds what is wrong with a log, for those who are shown the rest: "Line 16: ..." */
void resume_tell(const struct problem *problem, struct text *out);

/* Locks the file and lets the session write to it; a damaged one keeps its valid part, and the
   original under another name. false with a sentence in why; *busy tells that another program
   is writing it. true with a sentence when something was lost that the log does not tell. */
bool resume_keep(struct session *session, const char *path, bool damaged, bool *busy,
                 struct text *why);

/* Creates a file for a new session, in the folder of saved games when path is NULL. false with a
   sentence in why: the game can be played, but is not saved. */
bool resume_create(struct session *session, const char *path, struct text *why);

#endif
