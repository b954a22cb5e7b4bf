/*
 * export.h - a log given out: a position as text or as a picture, the whole game as JSON.
 *
 * Everything shows what the viewer may know (session_shows).
 */
#ifndef TABLE_EXPORT_H
#define TABLE_EXPORT_H

#include "core/json.h"
#include "session/session.h"

/* Adds "GAME: Anna, Marco", with names as they are. */
void export_add_title(const struct session *session, struct text *out);

/* Adds one line about the present position: "GAME, after 14 of 120 moves, turn 7: Anna: ...", safe
   to show; ascii: in ASCII alone. */
void export_add_heading(const struct session *session, bool ascii, struct text *out);

/* Adds how the game stands, safe to show: "Anna wins. KK-13: ..." or "unfinished". */
void export_add_result(const struct session *session, bool ascii, struct text *out);

/* The board with its panel to the right, on a canvas of its own that the caller frees, in the
   largest size up to `most` that the game has; turned: seen from its other side, if it has one.
   Larger ones than SIZE_LINES keep their shapes. */
void export_picture(const struct session *session, enum viewer viewer, enum size most, bool turned,
                    struct canvas *out);

/* Adds heading and picture of the present position as lines, and an empty line. */
void export_add_text(const struct session *session, enum viewer viewer, bool ascii,
                     struct text *out);

/* Adds the whole game as one line of JSON, docs/LOG.md has its members. Seed, deal and position are
   in it only for VIEW_ALL: the dice that will fall follow from them. The
   session stays where it is. */
void export_add_json(struct session *session, enum viewer viewer, struct text *out);

/* Adds to a move's object the time that was left to its player: "clock", in seconds, and of a game
   with byo-yomi the "periods" that were left; nothing when it is not known. */
void export_add_clock(struct json *json, const struct session *session, size_t index);

/* What a file holds, by the ending of its name. */
enum export_kind {
    EXPORT_NONE, /* another ending */
    EXPORT_LOG,  /* ".log": a copy of the log, with its seed */
    EXPORT_TEXT, /* ".txt": the present position */
    EXPORT_JSON, /* ".json" */
    EXPORT_SVG,  /* ".svg": the present position, drawn by the screen's side (ui/pages/export.h) */
    EXPORT_CAST, /* ".cast": the replay, recorded there */
};
enum export_kind export_kind(const char *name);

/* Adds what a file of the first kinds holds; false for the others. */
bool export_add(struct session *session, enum viewer viewer, enum export_kind kind, bool ascii,
                struct text *out);

/* Writes a new file of a name that somebody typed ("~/" is the home folder); false when it cannot
   be written, or is there already. Adds a sentence that tells either. */
bool export_write(const char *typed, const struct text *bytes, struct text *sentence);

#endif
