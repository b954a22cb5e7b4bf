/*
 * watch.c - retells a whole log, and then answers commands that go to any of its positions.
 */
#include "plain/plain.h"
#include "session/comments.h"
#include "table/news.h"

/* "; a comment", a line for each. */
static void tell_comments(struct plain *plain, size_t at) {
    struct text lines = TEXT_EMPTY, line = TEXT_EMPTY;
    struct word rest, piece;
    session_add_comments(plain->table.session, at, &lines);
    for (rest = (struct word){lines.bytes, lines.length}; word_part(&rest, '\n', &piece);) {
        text_clear(&line);
        text_addf(&line, "; %.*s", (int)piece.length, piece.bytes);
        plain_tell(plain, line.bytes);
    }
    text_free(&lines);
    text_free(&line);
}

/* "12. Anna goes from c3 to c7." */
static void tell_numbered(struct plain *plain, size_t index) {
    struct text line = TEXT_EMPTY;
    text_addf(&line, "%zu. ", index + 1);
    plain_add_move(plain, index, &line);
    plain_tell(plain, line.bytes);
    text_free(&line);
    tell_comments(plain, index + 1);
}

/* Tells where the watcher stands. */
static void tell_place(struct plain *plain) {
    size_t at = session_at(plain->table.session);
    if (at > 0)
        tell_numbered(plain, at - 1);
    else
        plain_say(plain, _("Before the first move."));
    if (at == 0)
        tell_comments(plain, 0);
}

static void tell_story(struct plain *plain) {
    struct session *session = plain->table.session;
    struct text line = TEXT_EMPTY;
    news_title(session, &line);
    plain_tell(plain, line.bytes);
    text_free(&line);
    size_t length = session_length(session);
    session_seek(session, length);
    tell_comments(plain, 0);
    for (size_t i = 0; i < length && !plain->gone; i++)
        tell_numbered(plain, i);
    plain_board(plain);
    if (session_over(session))
        plain_result(plain);
}

static void go(struct plain *plain, size_t at) {
    session_seek(plain->table.session, at);
    tell_place(plain);
}

/* Does what a line asks for; false when the watcher leaves. */
static bool watch_line(struct plain *plain, const char *line) {
    size_t at = session_at(plain->table.session), length = session_length(plain->table.session);
    const char *cursor = line;
    struct word word, number;
    long to;
    if (!word_next(&cursor, &word) || word_is(word, "next"))
        go(plain, at < length ? at + 1 : length);
    else if (word_is(word, "back"))
        go(plain, at > 0 ? at - 1 : 0);
    else if (word_is(word, "go") && word_next(&cursor, &number) &&
             word_number(number, 0, (long)length, &to))
        go(plain, (size_t)to);
    else if (word_is(word, "analysis"))
        plain_analyse(plain);
    else if (word_is(word, "quit"))
        return false;
    else if (!plain_question(plain, line))
        plain_sayf(plain,
                   _("Type next, back, go and a number from 0 to %zu, board, at, around, where, "
                     "last, score, dice, clock, rules, comment, analysis or quit."),
                   length);
    return true;
}

void plain_watch(struct plain *plain, struct session *session) {
    struct table before = plain->table;
    size_t at = session_at(session);
    struct text prompt = TEXT_EMPTY;
    bool more = true;
    int watcher = plain->watcher;
    table_open(&plain->table, session);
    plain->watcher = session_over(session) ? VIEW_ALL : VIEW_PUBLIC;
    tell_story(plain);
    while (more && !plain->ended) {
        text_clear(&prompt);
        text_addf(&prompt, _("move %zu of %zu"), session_at(session), session_length(session));
        more = plain_ask(plain, prompt.bytes) && watch_line(plain, plain->input.bytes);
    }
    session_seek(session, at);
    plain->table = before;
    plain->watcher = watcher;
    text_free(&prompt);
}
