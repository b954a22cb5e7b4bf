/*
 * bots.c - bots and the adviser, by lines of text.
 *
 * A bot's move is told in one line, like a person's. Nothing is written while a bot thinks; `hurry`
 * makes it move at once.
 */
#include "plain/plain.h"
#include "session/clocks.h"
#include "table/advice.h"
#include "table/commands.h"

enum { LISTEN_TIME = 100 /* milliseconds between two looks at what is typed */ };

/* Whoever thinks is to answer at once, if that was typed. */
static void hear_hurry(struct plain *plain) {
    struct text told = TEXT_EMPTY;
    if (!plain_hears(plain, "hurry"))
        return;
    seats_hurry(&plain->table.seats, &told);
    if (told.length > 0)
        plain_tell(plain, told.bytes);
    text_free(&told);
}

/* Lets the bot of the table's seat move. */
static enum seated step(struct plain *plain, struct text *news, struct text *told) {
    struct table *table = &plain->table;
    enum seated seated;
    while ((seated = seats_step(&table->seats, table->seat, LISTEN_TIME, news, told)) ==
           SEATED_THINKS)
        hear_hurry(plain);
    return seated;
}

void plain_sit_down(struct plain *plain) {
    struct table *table = &plain->table;
    struct text text = TEXT_EMPTY;
    bool programs = false;
    if (seats_must_ask(table->session, &text)) {
        plain_say(plain, text.bytes);
        programs = plain_confirm(plain, _("Start it?"));
        text_clear(&text);
    }
    seats_open(&table->seats, table->session, programs, &text);
    if (text.length > 0)
        plain_tell(plain, text.bytes);
    text_free(&text);
}

bool plain_let_play(struct plain *plain) {
    struct table *table = &plain->table;
    struct text news = TEXT_EMPTY, told = TEXT_EMPTY;
    if (!table_bot_acts(table))
        return false;
    session_clock_run(table->session, (int)table->seat);
    plain->waited = true;
    if (table->turn.phase == PHASE_CHANCE ? command_roll(table, &plain->voice, &news)
                                          : step(plain, &news, &told) == SEATED_MOVED)
        plain_tell_done(plain, &news);
    else
        plain_tell(plain, told.bytes);
    text_clear(&told);
    if (seats_remark(&table->seats, &told))
        plain_tell(plain, told.bytes);
    text_free(&news);
    text_free(&told);
    return true;
}

/* Lets the adviser answer; when it cannot, that is told. */
static enum advised ask_adviser(struct plain *plain, struct move *move) {
    struct text why = TEXT_EMPTY;
    enum advised advised;
    while ((advised = advice_poll(&plain->table, LISTEN_TIME, move, &why)) == ADVISED_THINKS)
        hear_hurry(plain);
    if (why.length > 0)
        plain_say(plain, why.bytes);
    text_free(&why);
    return advised;
}

bool plain_autoplay(struct plain *plain) {
    struct table *table = &plain->table;
    struct text news = TEXT_EMPTY;
    struct move move;
    bool rolls =
        table->turn.phase == PHASE_CHANCE && advice_finishes(table) && !table_tells_dice(table);
    bool moves = !rolls && ask_adviser(plain, &move) == ADVISED_MOVE;
    bool done = (rolls && command_roll(table, &plain->voice, &news)) ||
                (moves && command_move(table, &plain->voice, &move, &news));
    if (done)
        plain_tell_done(plain, &news);
    else if (moves)
        advice_end(table);
    text_free(&news);
    return done;
}

void plain_hint(struct plain *plain) {
    struct text line = TEXT_EMPTY;
    struct move move;
    enum hint step;
    advice_hint(&plain->table, &plain->voice);
    if (ask_adviser(plain, &move) == ADVISED_HINT) {
        advice_tell(&plain->table, &step, &line);
        plain_tell(plain, line.bytes);
    }
    text_free(&line);
}
