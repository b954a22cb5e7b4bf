/*
 * log.h - the log as text: its lines, seals and digests. docs/LOG.md is the specification.
 *
 * A log is a header of tags, an empty line, and one event per line; it only grows. Each event
 * line ends with a seal, the first 32 bits of a BLAKE2b chain over all lines before and itself;
 * the header's last tag lists the seals of the tags before it. The end of each turn is followed by
 * the digest of the position. Pure text work: files are store.h's, meaning is session.h's.
 */
#ifndef SESSION_LOG_H
#define SESSION_LOG_H

#include "core/text.h"

enum {
    LOG_FORMAT = 1, /* of a log with two-key dice, and the highest that is read: */
    LOG_FORMAT_TWO_KEY = 2,
    LOG_BYTES_MOST = 4 << 20,    /* these limits hold for readers... */
    LOG_LINE_MOST = 1000,        /* bytes, without the line end */
    LOG_LINES_MOST = 100000,     /* ...and for writers, who look ahead: */
    LOG_BYTES_SPARE = 256 << 10, /* when there is less room than that, the game goes on in a new */
    LOG_LINES_SPARE = 2000,     /* log, and when a quarter of it is left, nothing more is written */
    LOG_TURN_MOST = 1000000000, /* turns go on counting from log to log */
    LOG_CHAIN = 32,             /* bytes */
    LOG_DIGEST_LINE = 18,       /* bytes of a digest line: "= 9f3c1a2b77e01c44" */
};

struct log_chain {
    uint8_t hash[LOG_CHAIN];
    char carried[LOG_DIGEST_LINE]; /* a digest line waits here for the line after it */
    uint8_t carried_length;        /* LOG_DIGEST_LINE, or 0 */
};

void log_chain_start(struct log_chain *chain);

/* Carries the chain over one line (without line end and without its seal); returns the first 32
   bits of the new hash, which is that line's seal. */
uint32_t log_chain_add(struct log_chain *chain, const char *line, size_t length);

/* The same for a digest line, which has no link of its own: it is hashed with the next line. */
void log_chain_carry(struct log_chain *chain, const char *line, size_t length);

/* The 64-bit digest of a position's description. */
uint64_t log_digest(const char *description, size_t length);

/*
 * Writing: each adds whole lines to out and carries the chain on.
 */

/* Also adds the tag's seal to seals, which the header's end is made of. */
void log_write_tag(struct text *out, struct log_chain *chain, struct text *seals, const char *name,
                   const char *value);
void log_write_header_end(struct text *out, struct log_chain *chain, const char *seals);
void log_write_line(struct text *out, struct log_chain *chain, const char *line, size_t length);
void log_write_digest(struct text *out, struct log_chain *chain, uint64_t digest);

/*
 * Reading: one line at a time.
 */
enum log_kind { LOG_BLANK, LOG_COMMENT, LOG_TAG, LOG_DIGEST, LOG_EVENT, LOG_END, LOG_BAD };

struct log_line {
    enum log_kind kind;
    struct word body;  /* the sealed part: without seal and comment */
    struct word name;  /* TAG: its name. EVENT: the actor, one letter or '*' */
    struct word value; /* TAG: raw value, still escaped. EVENT: the move. END: after "end" */
    long turn;         /* EVENT: turn number, or -1 when left out */
    bool sealed;       /* a seal was there; of a COMMENT: it was a sealed line */
    uint32_t seal;
    uint64_t digest;   /* DIGEST */
    const char *error; /* BAD: a sentence, marked N_() */
};

/* The bytes of a byte order mark at the start of a text, which editors of Windows write: 3 or 0. It
   belongs to no line. */
size_t log_mark(const char *bytes, size_t length);

/* How much may still be written to a log of so many bytes and lines. */
enum log_room { LOG_ROOM, LOG_ROOM_LITTLE, LOG_ROOM_NONE };
enum log_room log_room(size_t bytes, size_t lines);

/* Takes a line apart (no line end in it). Never fails: LOG_BAD carries the reason. */
void log_read_line(const char *line, size_t length, struct log_line *out);

/* Adds a tag's value with its escapes \" and \\ undone. */
void log_unescape(struct word value, struct text *out);

#endif
