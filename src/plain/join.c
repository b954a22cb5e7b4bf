/*
 * join.c - a game at a table that another program keeps, in plain text mode.
 *
 * What happens there is told as it comes, also while a line is awaited; then the question comes
 * again. Whoever is not to move can type commands all the same.
 */
#include "core/utf8.h"
#include "plain/plain.h"
#include "table/commands.h"
#include "table/remote.h"

enum { RETRY = 300 /* milliseconds between two looks at a table that is lost */ };

static void play_move(struct plain *plain, const struct move *move) {
    struct text news = TEXT_EMPTY;
    if (command_proceed(&plain->table, &plain->voice, move, &news))
        plain_tell_done(plain, &news);
    text_free(&news);
}

/* Words that mean something only at a table; they are sent as they are typed. */
static bool do_command(struct plain *plain, struct word word) {
    static const char *const words[] = {"say", "bot", "free"};
    struct text why = TEXT_EMPTY;
    bool known = false;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        known = known || word_is(word, words[i]);
    if (known && !remote_request(plain->table.remote, plain->input.bytes, &why))
        plain_say(plain, why.bytes);
    text_free(&why);
    return known;
}

/* This player is asked whether he agrees. */
static void answer(struct plain *plain) {
    struct text question = TEXT_EMPTY;
    if (remote_question(plain->table.remote, &question)) {
        plain_tell(plain, question.bytes);
        remote_answer(plain->table.remote, plain_confirm(plain, _("Do you agree?")));
    }
    text_free(&question);
}

/* Takes all that came from the table. */
static void heed(struct plain *plain) {
    struct text news = TEXT_EMPTY;
    enum remote_event event;
    while (!plain->leaving && (event = remote_look(plain->table.remote, &news)) != REMOTE_SAME) {
        if (news.length > 0)
            plain_tell(plain, news.bytes);
        else if (event == REMOTE_MOVED && session_at(plain->table.session) > 0)
            plain_tell_done(plain, &news);
        text_clear(&news);
        if (event == REMOTE_LOST)
            plain_say(plain, _("The connection to the table is lost; it is tried again."));
        if (event == REMOTE_ASKED)
            answer(plain);
        plain->leaving |= event == REMOTE_ENDED || event == REMOTE_OTHER;
        if (event == REMOTE_LOST)
            break;
    }
    text_free(&news);
}

/* Says once for each position for whom everybody waits. */
static void tell_awaited(struct plain *plain) {
    struct text line = TEXT_EMPTY;
    if (plain->told_at == session_at(plain->table.session))
        return;
    plain->told_at = session_at(plain->table.session);
    remote_awaited(plain->table.remote, plain->table.seat, &line);
    text_add_char(&line, '.');
    plain_tell(plain, line.bytes);
    text_free(&line);
}

/* One line of this player, or something that comes from the table before it. */
static void converse(struct plain *plain) {
    struct table *table = &plain->table;
    struct text prompt = TEXT_EMPTY;
    bool waits = table_bot_acts(table);
    if (waits)
        tell_awaited(plain);
    else
        plain_moment(plain);
    if (waits)
        text_add(&prompt, _("waiting"));
    else
        plain_add_prompt(table, &prompt);
    plain->attended = remote_descriptor(table->remote);
    if (plain->attended < 0)
        plain_pause(RETRY);
    else
        plain_converse(plain, prompt.bytes);
    text_free(&prompt);
}

static void begin(struct plain *plain, struct remote *remote) {
    static const struct plain_driver driver = {play_move, do_command};
    struct text notes = TEXT_EMPTY;
    plain->driver = &driver;
    plain->leaving = false;
    plain->told_at = SIZE_MAX;
    plain->person = -1;
    plain->watcher = remote_watches(remote) ? VIEW_PUBLIC : -1;
    table_open(&plain->table, remote_session(remote));
    plain->table.remote = remote;
    seats_open(&plain->table.seats, plain->table.session, false, &notes);
    text_free(&notes);
    table_look(&plain->table);
    plain_sayf(plain, _("%s. Type help for what can be typed."), plain->table.rules->title);
    plain_board(plain);
}

void plain_join(struct plain *plain, struct remote *remote) {
    begin(plain, remote);
    while (!plain->leaving && !plain->ended) {
        heed(plain);
        table_look(&plain->table);
        if (plain->table.turn.phase == PHASE_OVER)
            break;
        if (!plain->leaving && !plain_autoplay(plain))
            converse(plain);
    }
    if (session_over(plain->table.session)) {
        plain_result(plain);
        command_leave(&plain->table, &plain->voice);
    }
    seats_close(&plain->table.seats);
    plain->table = (struct table){.session = NULL};
    plain->driver = NULL;
    plain->watcher = -1;
}
