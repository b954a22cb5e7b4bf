/*
 * reader.c - the lines of a log, one after the other, and what is wrong with them: see reader.h.
 */
#include "reader.h"

#include <string.h>

#include "core/utf8.h"

bool reader_fail(struct reader *reader, enum problem_kind kind, const char *sentence) {
    reader->problem->kind = kind;
    reader->problem->line = reader->line;
    text_clear(&reader->problem->message);
    text_add(&reader->problem->message, sentence);
    return false;
}

bool reader_fail_with(struct reader *reader, enum problem_kind kind, const char *sentence,
                      struct word piece) {
    reader_fail(reader, kind, sentence);
    struct text *message = &reader->problem->message;
    text_add(message, ": ");
    utf8_add_safe(message, piece.bytes, piece.length > 80 ? 80 : piece.length, false);
    return false;
}

bool reader_next(struct reader *reader, struct word *out) {
    if (reader->at == reader->end)
        return false;
    size_t left = (size_t)(reader->end - reader->at);
    const char *cut = memchr(reader->at, '\n', left);
    reader->whole = cut != NULL;
    *out = (struct word){.bytes = reader->at, .length = cut ? (size_t)(cut - reader->at) : left};
    reader->at += out->length + reader->whole;
    reader->line++;
    return true;
}

/* Of "the log has more than %d lines": a limit that the text passes. */
static bool __attribute__((format(printf, 2, 3)))
fail_limit(struct reader *reader, const char *format, ...) {
    struct text sentence = TEXT_EMPTY;
    va_list limit;
    va_start(limit, format);
    text_add_list(&sentence, format, limit);
    va_end(limit);
    reader_fail(reader, PROBLEM_SYNTAX, sentence.bytes);
    text_free(&sentence);
    return false;
}

bool reader_judge(struct reader *reader, struct word line, struct log_line *out) {
    if (reader->line > LOG_LINES_MOST)
        return fail_limit(reader, _("the log has more than %d lines"), LOG_LINES_MOST);
    if (line.length > LOG_LINE_MOST)
        return fail_limit(reader, _("the line is longer than %d bytes"), LOG_LINE_MOST);
    if (!reader->utf8 && !utf8_valid(line.bytes, line.length))
        return reader_fail(reader, PROBLEM_SYNTAX, _("the line is not UTF-8 text"));
    log_read_line(line.bytes, line.length, out);
    if (out->kind == LOG_BAD)
        return reader_fail_with(reader, PROBLEM_SYNTAX, _(out->error), line);
    return true;
}
