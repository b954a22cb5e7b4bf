/*
 * show.c - what a position looks like by lines: board, page, moves, points, result, where the log
 * is.
 *
 * Everything is shown as plain_viewer may see it.
 */
#include "plain/plain.h"
#include "table/analysis.h"
#include "table/commands.h"
#include "table/export.h"
#include "table/news.h"
#include "table/outcome.h"

/* ---- pictures ---- */

enum viewer plain_viewer(const struct plain *plain) {
    const struct table *table = &plain->table;
    struct turn turn;
    session_turn(table->session, &turn);
    if (turn.phase == PHASE_OVER)
        return VIEW_ALL;
    if (plain->watcher >= 0)
        return (enum viewer)plain->watcher;
    if (table->seats.session == table->session && seats_only_person(&table->seats) >= 0)
        return (enum viewer)seats_only_person(&table->seats);
    for (unsigned seat = 0; turn.phase == PHASE_PLAY && seat < SEATS_MOST; seat++)
        if (turn.acting >> seat & 1)
            return (enum viewer)seat;
    return VIEW_PUBLIC;
}

static void put_canvas(struct plain *plain, const struct canvas *canvas) {
    struct text picture = TEXT_EMPTY;
    canvas_print(canvas, plain->ascii, &picture);
    size_t length = picture.length; /* without the empty rows at its end */
    while (length > 1 && picture.bytes[length - 1] == '\n' && picture.bytes[length - 2] == '\n')
        length--;
    plain_put(plain, picture.bytes, length);
    text_free(&picture);
}

void plain_board(struct plain *plain) {
    const struct ruleset *rules = plain->table.rules;
    const game_state *state = session_state(plain->table.session);
    enum viewer viewer = plain_viewer(plain);
    struct extent extent;
    struct canvas canvas;
    rules->extent(state, SIZE_LINES, &extent);
    canvas_init(&canvas, extent.board_rows, extent.board_columns);
    canvas.names = session_names(plain->table.session);
    rules->draw(state, viewer, &canvas);
    put_canvas(plain, &canvas);
    canvas_resize(&canvas, extent.panel_rows, extent.panel_columns);
    rules->panel(state, viewer, &canvas);
    put_canvas(plain, &canvas);
    canvas_free(&canvas);
}

void plain_page(struct plain *plain, int spot) {
    struct canvas page;
    if (command_page(&plain->table, &plain->voice, plain_viewer(plain), spot, &page) ==
        SPOT_PAGE_NONE)
        return;
    put_canvas(plain, &page);
    canvas_free(&page);
}

/* ---- moves ---- */

void plain_add_move(const struct plain *plain, size_t index, struct text *out) {
    struct session *session = plain->table.session;
    const struct entry *entry = session_entry(session, index);
    size_t start = out->length;
    news_of_move(session, index, out);
    if (out->length > start)
        return;
    if (!session_shows(session, index, VIEW_PUBLIC)) {
        text_addf(out, _("$%c has chosen."), seat_letter(entry->actor));
        return;
    }
    if (entry->actor < CHANCE)
        text_addf(out, _("$%c: "), seat_letter(entry->actor));
    notation_print(session_notation(session), &entry->move, out);
}

void plain_tell_done(struct plain *plain, const struct text *news) {
    struct text move = TEXT_EMPTY;
    if (news->length == 0)
        plain_add_move(plain, session_at(plain->table.session) - 1, &move);
    plain_tell(plain, news->length > 0 ? news->bytes : move.bytes);
    text_free(&move);
}

/* ---- the game so far ---- */

void plain_score(struct plain *plain) {
    const struct session *session = plain->table.session;
    unsigned order[SEATS_MOST], seats = session_setup(session)->seats;
    struct result result;
    struct text line = TEXT_EMPTY;
    session_result(session, &result);
    outcome_rank(session, &result, order);
    for (unsigned i = 0; i < seats; i++) {
        char letter = seat_letter(order[i]);
        text_clear(&line);
        text_addf(&line, "$%c (%c): %d %s", letter, letter, result.points[order[i]],
                  _(session_rules(session)->points));
        plain_tell(plain, line.bytes);
    }
    text_free(&line);
}

void plain_watch_log(struct plain *plain) {
    struct text notice = TEXT_EMPTY;
    session_confirm(plain->table.session);
    if (session_take_notice(plain->table.session, &notice))
        plain_say(plain, notice.bytes);
    text_free(&notice);
}

void plain_saved(struct plain *plain) {
    struct text reason = TEXT_EMPTY;
    plain_watch_log(plain);
    if (plain->driver && table_add_unsaved(&plain->table, &reason))
        plain_say(plain, reason.bytes);
    else if (*session_path(plain->table.session))
        plain_sayf(plain, _("Saved in %s"), session_path(plain->table.session));
    text_free(&reason);
}

void plain_result(struct plain *plain) {
    struct session *session = plain->table.session;
    struct result result;
    session_result(session, &result);
    struct text line = TEXT_EMPTY;
    plain_score(plain);
    plain_saved(plain);
    text_clear(&line);
    text_add(&line, _("Result: "));
    outcome_sentence(&result, &line);
    plain_tell(plain, line.bytes);
    text_clear(&line);
    text_add(&line, _("The series so far: "));
    if (outcome_series(session, &line))
        plain_tell(plain, line.bytes);
    text_free(&line);
}

void plain_analyse(struct plain *plain) {
    struct text text = TEXT_EMPTY;
    if (!session_finished(plain->table.session)) {
        plain_say(plain, _("This game is not over yet."));
        return;
    }
    analysis_tell(plain->table.session, &text);
    plain_tell(plain, text.bytes);
    text_free(&text);
}

void plain_export(struct plain *plain, struct session *session, const char *name) {
    struct text bytes = TEXT_EMPTY, sentence = TEXT_EMPTY;
    enum viewer viewer = session_over(session) ? VIEW_ALL : VIEW_PUBLIC;
    if (export_add(session, viewer, export_kind(name), plain->ascii, &bytes))
        export_write(name, &bytes, &sentence);
    else
        text_add(&sentence, _("A file's name ends with .txt, .json or .log here; clowder export "
                              "makes drawings and recordings."));
    plain_say(plain, sentence.bytes);
    text_free(&bytes);
    text_free(&sentence);
}

void plain_moment(struct plain *plain) {
    const struct turn *turn = &plain->table.turn;
    if (plain->told_at == session_at(plain->table.session))
        return;
    plain->told_at = session_at(plain->table.session);
    if (turn->phase == PHASE_PLAY && turn->budget >= 0)
        plain_sayf(plain, _("%s (%d left)"), _(turn->prompt), turn->budget);
    else if (turn->phase == PHASE_PLAY && turn->prompt)
        plain_tell(plain, _(turn->prompt));
}
