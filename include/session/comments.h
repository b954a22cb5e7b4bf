/*
 * comments.h - what people wrote about positions of a game, which is also what a lesson says.
 *
 * A comment belongs to the position after so many moves (`at`). In the log it is a line that begins
 * with ";!", or ";?" when it asks, and stands where its position was; one that was added later is
 * written ";@14 ..." at the end (docs/LOG.md). No seal covers comments, so they can be added to a
 * game that is over. When moves are taken back, the comments of the positions after them are gone.
 */
#ifndef SESSION_COMMENTS_H
#define SESSION_COMMENTS_H

#include "session/session.h"

enum {
    COMMENT_MOST = 400,    /* bytes that people may write at once */
    COMMENTS_MOST = 10000, /* in a game; what a log has more is passed over */
};

struct comment {
    size_t at;        /* of a position: moves made before it */
    bool asks;        /* a lesson asks for the move that follows */
    struct text text; /* raw, from anywhere; '\n' between two lines */
};

/* The comments in the order of their positions; those of one position as they were written. */
size_t session_comments(const struct session *session);
const struct comment *session_comment(const struct session *session, size_t index);

/* The index of the first comment of a position, or of the first one after it. */
size_t session_comment_at(const struct session *session, size_t at);

/* Adds all comments of a position, a line each ended by '\n'; false when there are none. */
bool session_add_comments(const struct session *session, size_t at, struct text *out);

/* Writes a comment to the position after `at` moves, of those in force, into the log: also of a
   game that is over, and of a session that was read from a file without being attached to it.
   Control characters become spaces. false with a sentence in why. */
bool session_write_comment(struct session *session, size_t at, const char *words, struct text *why);

#endif
