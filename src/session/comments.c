/*
 * comments.c - comments in a session and in its log: see comments.h.
 *
 * Comments are sorted by their position, and those of one position stay in the order in which they
 * stand in the log.
 */
#include "session/comments.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/utf8.h"
#include "session/mirror.h"
#include "session/store.h"

#include "session_state.h"

/* ---- the list ---- */

/* A new empty comment behind those of its position; NULL when there are too many. */
static struct comment *insert(struct comment_list *list, size_t at, bool asks) {
    if (list->count == COMMENTS_MOST)
        return NULL;
    if (list->count == list->capacity) {
        list->capacity = list->capacity ? 2 * list->capacity : 16;
        list->comments = memory_resize(list->comments, list->capacity, sizeof *list->comments);
    }
    size_t index = list->count++;
    for (; index > 0 && list->comments[index - 1].at > at; index--)
        list->comments[index] = list->comments[index - 1];
    list->comments[index] = (struct comment){.at = at, .asks = asks, .text = TEXT_EMPTY};
    return &list->comments[index];
}

/* The comment that a line of that position and kind continues, or a new one. */
static struct comment *place_of(struct comment_list *list, size_t at, bool asks) {
    struct comment *last = list->count ? &list->comments[list->count - 1] : NULL;
    if (!list->goes_on || !last || last->at != at || last->asks != asks)
        return insert(list, at, asks);
    text_add_char(&last->text, '\n');
    return last;
}

/* "14 words": cuts the number off; false when there is none, or no such position. */
static bool cut_position(struct word *words, size_t live, size_t *at) {
    struct word rest = *words, number;
    long position;
    if (!word_part(&rest, ' ', &number) || !word_number(number, 0, (long)live, &position))
        return false;
    *words = rest;
    *at = (size_t)position;
    return true;
}

void comment_list_read(struct comment_list *list, struct word line, size_t live) {
    char mark = ' ';
    if (line.length >= 2 && line.bytes[0] == ';')
        mark = line.bytes[1];
    struct word words = {line.bytes + 2, line.length - 2};
    struct comment *comment = NULL;
    size_t at = live;
    if (mark == '!' || mark == '?')
        comment = place_of(list, live, mark == '?');
    else if (mark == '@' && cut_position(&words, live, &at))
        comment = insert(list, at, false);
    list->goes_on = mark == '!' || mark == '?';
    if (!comment)
        return;
    for (; words.length > 0 && *words.bytes == ' '; words.length--)
        words.bytes++;
    if (words.length > 0 && words.bytes[words.length - 1] == '\r')
        words.length--;
    text_add_bytes(&comment->text, words.bytes, words.length);
}

void comment_list_cut(struct comment_list *list, size_t at) {
    while (list->count > 0 && list->comments[list->count - 1].at > at)
        text_free(&list->comments[--list->count].text);
    list->goes_on = false;
}

void comment_list_free(struct comment_list *list) {
    for (size_t i = 0; i < list->count; i++)
        text_free(&list->comments[i].text);
    free(list->comments);
    *list = (struct comment_list){.comments = NULL};
}

/* ---- asking ---- */

size_t session_comments(const struct session *session) {
    return session->comments.count;
}

const struct comment *session_comment(const struct session *session, size_t index) {
    assert(index < session->comments.count);
    return &session->comments.comments[index];
}

size_t session_comment_at(const struct session *session, size_t at) {
    size_t low = 0, high = session->comments.count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (session->comments.comments[middle].at < at)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

bool session_add_comments(const struct session *session, size_t at, struct text *out) {
    size_t index = session_comment_at(session, at), first = index;
    for (; index < session->comments.count && session->comments.comments[index].at == at; index++)
        text_addf(out, "%s\n", session->comments.comments[index].text.bytes);
    return index > first;
}

/* ---- writing ---- */

/* Adds the words, without control characters and spaces around them, to the line that begins at
   `start`. A comment that ends like a sealed line would be read as damage, so a full stop is put
   behind that one. */
static void add_clean(struct text *out, size_t start, const char *words) {
    struct log_line line;
    for (words += strspn(words, " "); *words; words++)
        text_add_char(out, (unsigned char)*words < ' ' || *words == 0x7f ? ' ' : *words);
    while (out->bytes[out->length - 1] == ' ')
        text_truncate(out, out->length - 1);
    log_read_line(out->bytes + start, out->length - start, &line);
    if (line.sealed)
        text_add_char(out, '.');
}

/* What must not be written, in words; NULL when all is well. */
static const char *refusal(struct session *session, const char *words) {
    if (!words[strspn(words, " ")])
        return N_("the comment is empty");
    if (strlen(words) > COMMENT_MOST)
        return N_("the comment is too long");
    if (!utf8_valid(words, strlen(words)))
        return N_("the comment is not UTF-8 text");
    if (!session->store && !session->source && session->foreign)
        return N_("this log is not in a file");
    if (session->comments.count == COMMENTS_MOST || session_room(session) != LOG_ROOM)
        return N_("there is no room for more comments in this log");
    return NULL;
}

/* Begins a comment line about the position after `at` of `written` moves; an empty line parts it
   from a comment that stands just before it. */
static void begin_line(struct text *log, size_t at, size_t written) {
    size_t start = log->length > 0 ? log->length - 1 : 0;
    while (start > 0 && log->bytes[start - 1] != '\n')
        start--;
    if (at != written)
        text_addf(log, ";@%zu ", at);
    else
        text_add(log, log->bytes[start] == ';' ? "\n;! " : ";! ");
}

/* Sends the log's last line to the file that the session was read from. */
static bool send(struct session *session, size_t before, struct text *why) {
    if (session->store) {
        session_save(session);
        return true; /* why it is not on the disk is told as for moves */
    }
    return !session->source || store_add(session->source, &session->log, before, why);
}

bool session_write_comment(struct session *session, size_t at, const char *words,
                           struct text *why) {
    const char *refused = refusal(session, words);
    if (refused) {
        text_add(why, _(refused));
        return false;
    }
    assert(at <= session->live);
    if (session->mirror) {
        struct text request = TEXT_EMPTY;
        text_addf(&request, "comment %s", words);
        bool done = session_ask(session, request.bytes, NULL, why);
        text_free(&request);
        return done;
    }
    size_t written = session->live - session->held_count; /* moves that the log has */
    size_t before = session->log.length;
    at = at < written ? at : written;
    begin_line(&session->log, at, written);
    size_t start = before + (session->log.bytes[before] == '\n');
    add_clean(&session->log, start, words);
    size_t length = session->log.length - start;
    text_add_char(&session->log, '\n');
    if (!send(session, before, why)) {
        text_truncate(&session->log, before);
        return false;
    }
    session->comments.goes_on = false;
    comment_list_read(&session->comments, (struct word){session->log.bytes + start, length},
                      written);
    return true;
}

void session_read_from(struct session *session, const char *path) {
    free(session->source);
    session->source = strcmp(path, "-") == 0 ? NULL : memory_string(path);
}

const char *session_source(const struct session *session) {
    return session->source ? session->source : "";
}
