/*
 * position.c - positions of a log, their headings and pictures: see position.h.
 */
#include "cli/position.h"

bool position_viewer(const struct arguments *arguments, unsigned seats, enum viewer *out) {
    const char *value = arguments->value[FLAG_AS];
    *out = VIEW_PUBLIC;
    if (!value || strcmp(value, "public") == 0)
        return true;
    if (strcmp(value, "all") == 0) {
        *out = VIEW_ALL;
        return true;
    }
    int seat = value[0] && !value[1] ? seat_of_letter(value[0], seats) : -1;
    *out = (enum viewer)seat;
    if (seat >= 0)
        return true;
    cli_wrong(_("--as must be all, public or a seat from A to %c, not \"%s\""),
              seat_letter(seats - 1), value);
    return false;
}

bool position_at(const struct arguments *arguments, struct session *session, bool *all) {
    const char *value = arguments->value[FLAG_AT];
    *all = value && strcmp(value, "all") == 0;
    long length = (long)session_length(session), at = length;
    if (*all)
        return true;
    if (value && !word_number((struct word){value, strlen(value)}, 0, length, &at)) {
        cli_wrong(_("--at must be \"all\" or a number from 0 to %ld, not \"%s\""), length, value);
        return false;
    }
    session_seek(session, (size_t)at);
    return true;
}

void position_heading(const struct session *session, struct text *out) {
    const char *const *names = session_names(session);
    struct turn turn;
    session_turn(session, &turn);
    text_addf(out, "%s, ", session_rules(session)->title);
    text_addf(out, _("after %zu of %zu moves, turn %lu: "), session_at(session),
              session_length(session), (unsigned long)turn.number);
    if (turn.phase == PHASE_OVER) {
        cli_add_result(out, session);
    } else {
        unsigned who = turn.phase == PHASE_PLAY ? turn.acting : 1u << turn.owner;
        cli_add_seats(out, who, names);
        text_add(out, ": ");
        cli_add_named(out, _(turn.prompt), names);
    }
}

void position_picture(const struct session *session, enum viewer viewer, enum size most,
                      struct canvas *out) {
    const struct ruleset *rules = session_rules(session);
    const game_state *state = session_state(session);
    struct extent extent;
    enum size size = most;
    while (!rules->extent(state, size, &extent))
        size--;
    struct canvas board, panel;
    int gap = size == SIZE_LINES ? 2 : 4;
    int rows = extent.board_rows > extent.panel_rows ? extent.board_rows : extent.panel_rows;
    canvas_init(&board, extent.board_rows, extent.board_columns);
    canvas_init(&panel, extent.panel_rows, extent.panel_columns);
    canvas_init(out, rows, extent.board_columns + gap + extent.panel_columns);
    out->size = board.size = panel.size = size;
    if (size > SIZE_LINES) {
        canvas_keep_shapes(out);
        canvas_keep_shapes(&board);
        canvas_keep_shapes(&panel);
    }
    board.names = panel.names = session_names(session);
    rules->draw(state, viewer, &board);
    rules->panel(state, viewer, &panel);
    canvas_copy(out, 0, 0, &board);
    canvas_copy(out, 0, extent.board_columns + gap, &panel);
    canvas_free(&board);
    canvas_free(&panel);
}

bool position_print(const struct session *session, enum viewer viewer) {
    struct text out = TEXT_EMPTY;
    struct canvas picture;
    position_heading(session, &out);
    text_add_char(&out, '\n');
    position_picture(session, viewer, SIZE_LINES, &picture);
    canvas_print(&picture, cli_ascii(), &out);
    text_add_char(&out, '\n');
    bool printed = cli_print(&out);
    canvas_free(&picture);
    text_free(&out);
    return printed;
}
