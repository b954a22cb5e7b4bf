/*
 * protocol.h - the lines between the program and a bot. docs/BOT.md is the specification.
 *
 * Text only: who reads and writes is process.h's and the commands' business. What is read is
 * judged strictly: a sentence says what is wrong with it.
 */
#ifndef BOTS_PROTOCOL_H
#define BOTS_PROTOCOL_H

#include "core/ruleset.h"

enum {
    PROTOCOL_VERSION = 1,
    PROTOCOL_ID_MOST = 999999999,
    PROTOCOL_LINE_MOST = 8000,    /* bytes of a line, without its end */
    PROTOCOL_ANSWER_MOST = 16384, /* bytes of an answer */
};

/*
 * The program's side.
 */

/* Adds "ID COMMAND ARGUMENTS\n"; arguments may be "". */
void protocol_add_request(struct text *out, unsigned id, const char *command,
                          const char *arguments);

/* Adds what follows the line of `observe`: the position as the seat sees it, whose turn it is,
   the seat's legal moves, and the empty line. */
void protocol_add_view(struct text *out, const struct ruleset *rules,
                       const struct notation *notation, const game_state *s, unsigned seat);

struct reply {
    bool good;        /* '=', not '?' */
    struct text text; /* its lines, without ends at both ends */
};

enum reply_state {
    REPLY_PART,  /* not whole yet */
    REPLY_WHOLE, /* taken away from the bytes */
    REPLY_WRONG, /* no answer to this request; a static sentence, marked N_(), in why */
};

/* Takes the answer to the request `id` from what was received, which may hold no more than it. */
enum reply_state protocol_take_reply(struct text *received, unsigned id, struct reply *out,
                                     const char **why);

/* True for printable UTF-8, spaces and line ends alone. */
bool protocol_clean(const char *bytes, size_t length);

/* True when the answer to list_commands lists this one. */
bool reply_lists(const struct reply *reply, const char *command);

/*
 * The bot's side.
 */
struct request {
    bool has_id;
    long id;
    struct text command, arguments; /* one word; the rest of the line */
};

/* Reads one line without its end; false for one without a command, which is not answered. The
   request's texts are reused. */
bool protocol_read_request(const char *line, struct request *out);
void protocol_request_free(struct request *request);

/* Adds an answer; lines may be "" and has no end. */
void protocol_add_answer(struct text *out, const struct request *request, bool good,
                         const char *lines);

#endif
