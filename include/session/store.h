/*
 * store.h - logs on disk: append-only files that one program writes at a time.
 *
 * A store is one open log file, locked (see lock.h). Appending is one write(2) followed by
 * fdatasync; a short or failed write is cut back to the last good length. What could not be
 * written is told and, for a failed write, written with the next append; after a failed sync the
 * file is not trusted again. Nothing is ever rewritten in place. A file that is no longer where its
 * name says is left alone, and the log written anew. Messages are sentences for
 * people, sanitised.
 */
#ifndef SESSION_STORE_H
#define SESSION_STORE_H

#include <time.h>

#include "core/text.h"

struct store; /* private */

/* The folder for saved games (private_games), made when missing (0700). false with a sentence in
   why. */
bool store_folder(struct text *out, struct text *why);

/* Creates a new file, refusing an existing one, and locks it. path NULL: a fresh name from
   `game` and the date in the folder of saved games. NULL with a sentence in why. */
struct store *store_create(const char *path, const char *game, struct text *why);

/* Creates NAME-2.log, NAME-3.log ... beside that log, and locks it. NULL with a sentence in why. */
struct store *store_create_beside(const char *path, struct text *why);

/* Adds the path of a numbered game's log in a folder: "FOLDER/GAME-000012.log". */
void store_number(const char *folder, const char *game, size_t number, struct text *out);

/* Opens an existing regular file for appending and locks it. NULL with a sentence in why;
 *locked (may be NULL) tells when another program is writing it. */
struct store *store_open(const char *path, bool *locked, struct text *why);

/* Reads a whole log file of at most LOG_BYTES_MOST. "-" reads standard input. false with a
   sentence in why. */
bool store_read(const char *path, struct text *out, struct text *why);

/* Makes the file hold exactly `log` (it holds a prefix of it already). When the file was removed,
   renamed or replaced, all of the log is written into a new one: of the same name, or NAME-2.log
   beside whatever stands there now. Returns NULL when it is on disk, else why not, valid until
   the next call. */
const char *store_append(struct store *store, const struct text *log);

/* Makes a log that nobody writes now, and that may be over, hold `log`: of which it must hold
   exactly the first `before` bytes, but perhaps for their last line end. false with a sentence in
   why. */
bool store_add(const char *path, const struct text *log, size_t before, struct text *why);

/* True when the file holds exactly `log` and its name still leads to it. */
bool store_holds(const struct store *store, const struct text *log);

/* Adds a sentence when the log was written into a new file, once for each time. */
bool store_take_news(struct store *store, struct text *out);

/* How many bytes of the file are valid; the rest is cut off at the next append after the
   original was copied to NAME.damaged-N. false with a sentence in why when that copy fails. */
bool store_keep(struct store *store, size_t valid, struct text *why);

/* The game is over: the file becomes read-only. */
void store_finish(struct store *store);

const char *store_path(const struct store *store);

/* Brings what was made or renamed in the file's folder to the disk; false with errno. */
bool store_sync_folder(const char *path);
void store_close(struct store *store);

/*
 * The saved games.
 */
struct saved {
    char *path, *file;                           /* full path; name in the folder */
    char *game;                                  /* the Game tag, "" when unreadable */
    char *names;                                 /* "Anna, Marco" raw text */
    char *seat[SEATS_MOST], *player[SEATS_MOST]; /* raw: a seat's name, its bot's word; or NULL */
    time_t changed;
    long nanoseconds; /* of that second */
    unsigned turn;    /* the last turn number */
    unsigned moves;   /* of a game that is over; 0 when the log does not tell */
    bool over;
    bool drawn;    /* it is over, and nobody won */
    uint8_t won;   /* bits of the seats that won */
    char *winners; /* raw names of those who won, "" when nobody did or it goes on */
    bool busy;     /* another program is writing it */
    bool damaged;  /* a line at one of the ends cannot be read, or the last one is cut off */
};

/* The logs in the folder, last changed first, read only at both ends, so that what stands between
   them is not verified; at most `most` (SIZE_MAX: all). Returns the number; freed by
   store_list_free. */
size_t store_list(struct saved **out, size_t most);
void store_list_free(struct saved *list, size_t count);

#endif
