/*
 * protocol.c - requests and answers as text: see protocol.h.
 *
 *      7 choose B milliseconds=500
 *      =7 move c3 c4
 *                                      an empty line closes an answer
 */
#include "bots/protocol.h"

#include <stdlib.h>

#include "core/utf8.h"

void protocol_add_request(struct text *out, unsigned id, const char *command,
                          const char *arguments) {
    text_addf(out, "%u %s%s%s\n", id, command, *arguments ? " " : "", arguments);
}

static void add_letters(struct text *out, unsigned seats) {
    for (unsigned seat = 0; seat < SEATS_MOST; seat++)
        if (seats >> seat & 1)
            text_add_char(out, seat_letter(seat));
}

void protocol_add_view(struct text *out, const struct ruleset *rules,
                       const struct notation *notation, const game_state *s, unsigned seat) {
    struct turn turn = {.phase = PHASE_OVER};
    struct move_list list = {.moves = NULL};
    rules->turn(s, &turn);
    text_add(out, "position ");
    rules->describe(s, (enum viewer)seat, out);
    text_addf(out, "\nturn %u\nacting ", (unsigned)turn.number);
    add_letters(out, turn.acting);
    text_add_char(out, '\n');
    move_list_reserve(&list, rules->moves_most);
    if (turn.acting >> seat & 1)
        rules->moves(s, seat, &list);
    for (size_t i = 0; i < list.count; i++) {
        text_add(out, "legal ");
        notation_print(notation, &list.moves[i], out);
        text_add_char(out, '\n');
    }
    text_add_char(out, '\n');
    move_list_free(&list);
}

/* The length of the answer with the empty line that closes it, or 0. */
static size_t whole_length(const struct text *received) {
    for (const char *end = strchr(received->bytes, '\n'); end; end = strchr(end + 1, '\n')) {
        const char *next = end + 1;
        next += *next == '\r';
        if (*next == '\n')
            return (size_t)(next + 1 - received->bytes);
    }
    return 0;
}

bool protocol_clean(const char *bytes, size_t length) {
    for (size_t i = 0; i < length; i++) {
        unsigned char byte = (unsigned char)bytes[i];
        bool line_end = byte == '\n' || (byte == '\r' && i + 1 < length && bytes[i + 1] == '\n');
        if ((byte < ' ' && !line_end) || byte == 0x7f)
            return false;
    }
    return utf8_valid(bytes, length);
}

/* Skips the id, which must follow at once; false when it is another. */
static bool skip_id(const char **at, unsigned id) {
    struct word word = {*at, strspn(*at, "0123456789")};
    long given;
    if (!word_number(word, 0, PROTOCOL_ID_MOST, &given) || given != (long)id)
        return false;
    *at += word.length;
    return **at == ' ' || **at == '\n' || (**at == '\r' && (*at)[1] == '\n');
}

/* The lines without carriage returns and without line ends and spaces around them. */
static void add_lines(struct text *out, const char *at, const char *end) {
    while (at < end && (*at == ' ' || *at == '\n' || *at == '\r'))
        at++;
    for (; at < end; at++)
        if (*at != '\r')
            text_add_char(out, *at);
    while (out->length &&
           (out->bytes[out->length - 1] == '\n' || out->bytes[out->length - 1] == ' '))
        text_truncate(out, out->length - 1);
}

enum reply_state protocol_take_reply(struct text *received, unsigned id, struct reply *out,
                                     const char **why) {
    size_t length = whole_length(received);
    *why = NULL;
    if (received->length && *received->bytes != '=' && *received->bytes != '?')
        *why = N_("its answer begins with neither = nor ?");
    else if (!protocol_clean(received->bytes, length))
        *why = N_("its answer contains bytes that are not text");
    else if (length && length < received->length)
        *why = N_("it went on after its answer");
    if (*why)
        return REPLY_WRONG;
    if (!length)
        return REPLY_PART;
    const char *at = received->bytes + 1;
    if (!skip_id(&at, id)) {
        *why = N_("its answer does not have the number of the request");
        return REPLY_WRONG;
    }
    out->good = *received->bytes == '=';
    text_clear(&out->text);
    add_lines(&out->text, at, received->bytes + length);
    text_clear(received);
    return REPLY_WHOLE;
}

bool reply_lists(const struct reply *reply, const char *command) {
    struct word rest = {reply->text.bytes, reply->text.length}, line;
    while (reply->good && word_part(&rest, '\n', &line))
        if (word_is(line, command))
            return true;
    return false;
}

/* ---- the bot's side ---- */

bool protocol_read_request(const char *line, struct request *out) {
    struct word word;
    out->has_id = false;
    text_clear(&out->command);
    text_clear(&out->arguments);
    if (!word_next(&line, &word))
        return false;
    out->has_id = word_number(word, 0, PROTOCOL_ID_MOST, &out->id);
    if (out->has_id && !word_next(&line, &word))
        return false;
    text_add_bytes(&out->command, word.bytes, word.length);
    line += strspn(line, " ");
    text_add(&out->arguments, line);
    return true;
}

void protocol_request_free(struct request *request) {
    text_free(&request->command);
    text_free(&request->arguments);
}

void protocol_add_answer(struct text *out, const struct request *request, bool good,
                         const char *lines) {
    text_add_char(out, good ? '=' : '?');
    if (request->has_id)
        text_add_number(out, request->id);
    text_addf(out, "%s%s\n\n", *lines ? " " : "", lines);
}
