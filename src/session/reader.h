/*
 * reader.h - reading and validating a log: reader.c (lines), load_header.c (tags), load.c (events).
 *
 * Everything is validated before it is used, and the first fault ends the reading. A function that
 * fails reports a sentence and the line by reader_fail, and returns false.
 */
#ifndef SESSION_READER_H
#define SESSION_READER_H

#include "session_state.h"

struct reader {
    const char *start;    /* of the text, with its byte order mark */
    const char *at, *end; /* not yet read */
    unsigned line;        /* number of the present line */
    bool whole;           /* the present line ends with a line end */
    bool utf8;            /* all of the text is UTF-8, so no line need be looked at again */
    size_t good;          /* bytes of the log that are good */
    struct session *session;
    struct comment_list comments; /* given to the session at the end */
    struct problem *problem;
    bool header_sealed; /* a Seal tag stood in the header */
    bool any_sealed;    /* some line had a seal, */
    bool any_unsealed;  /* some had none */
    bool digest_done;   /* a digest stood after the last move */
    bool finished;      /* the end line was read */
    struct turn turn;   /* what the present position waits for */
    struct text word;   /* scratch */
};

/* Tells a problem of the present line. */
bool reader_fail(struct reader *reader, enum problem_kind kind, const char *sentence);

/* The message ends with a piece of the file, made safe to show. */
bool reader_fail_with(struct reader *reader, enum problem_kind kind, const char *sentence,
                      struct word piece);

/* Cuts the next line off; false at the end of the text. */
bool reader_next(struct reader *reader, struct word *out);

/* Limits and encoding, then the form of the line. */
bool reader_judge(struct reader *reader, struct word line, struct log_line *out);

/* Reads the tags, and makes reader->session of them. */
bool load_header(struct reader *reader);

#endif
