/*
 * follow.c - follows a log that another program is writing: one line for each event, as it comes.
 *
 * Nothing is read from the keyboard, so it works in a pipe. The file is checked a few times in a
 * second (follow.h).
 */
#include "session/follow.h"

#include <time.h>

#include "plain/plain.h"
#include "table/news.h"

enum { LOOK_TIME = 250 /* milliseconds between two looks */ };

/* "12. Anna goes from c3 to c7.", and a choice that only the viewer may know. */
static void tell_move(struct plain *plain, size_t index, enum viewer viewer) {
    struct session *session = plain->table.session;
    struct text line = TEXT_EMPTY;
    text_addf(&line, "%zu. ", index + 1);
    plain_add_move(plain, index, &line);
    if (!session_shows(session, index, VIEW_PUBLIC) && session_shows(session, index, viewer)) {
        text_add_char(&line, ' ');
        notation_print(session_notation(session), &session_entry(session, index)->move, &line);
    }
    plain_tell(plain, line.bytes);
    text_free(&line);
}

/* Tells what is new in the follow's session, after its first `kept` moves. */
static void tell_new(struct plain *plain, const struct follow *follow, enum viewer viewer) {
    table_open(&plain->table, follow->session);
    size_t length = session_length(follow->session);
    session_seek(follow->session, length);
    for (size_t i = follow->kept; i < length && !plain->gone; i++)
        tell_move(plain, i, viewer);
    if (session_over(follow->session))
        plain_result(plain);
}

static void tell_title(struct plain *plain, const struct session *session) {
    struct text line = TEXT_EMPTY;
    news_title(session, &line);
    plain_tell(plain, line.bytes);
    text_free(&line);
}

static void wait_a_little(void) {
    nanosleep(&(struct timespec){.tv_nsec = LOOK_TIME * 1000000L}, NULL);
}

void plain_run_follow(struct follow *follow, enum viewer viewer) {
    struct plain plain;
    struct text why = TEXT_EMPTY;
    plain_init(&plain);
    table_open(&plain.table, follow->session);
    tell_title(&plain, follow->session);
    follow->kept = 0;
    tell_new(&plain, follow, viewer);
    while (!session_over(follow->session) && !plain.gone) {
        size_t before = session_length(follow->session);
        wait_a_little();
        text_clear(&why);
        enum follow_news news = follow_look(follow, &why);
        table_open(&plain.table, follow->session);
        if (news != FOLLOW_SAME && follow->kept < before)
            plain_sayf(&plain, _("Taken back: %zu moves."), before - follow->kept);
        if (news != FOLLOW_SAME)
            tell_new(&plain, follow, viewer);
        if (news == FOLLOW_TROUBLE)
            plain_say(&plain, why.bytes);
    }
    text_free(&why);
    plain_free(&plain);
}
