/*
 * show.c - `clowder show FILE`: positions or moves of a log as text.
 *
 * What is shown is what the viewer may know at that moment: a choice made in secret is a row of
 * dots to others until it is revealed.
 */
#include "cli/position.h"
#include "core/json.h"
#include "session/clocks.h"
#include "session/comments.h"
#include "table/export.h"

enum format { FORMAT_BOARD, FORMAT_POSITION, FORMAT_MOVES };

struct show {
    struct session *session;
    enum viewer viewer;
    struct text out;
};

/* Adds "; a comment" about the present position, a line for each. */
static void add_comments(struct show *show, size_t at) {
    struct text lines = TEXT_EMPTY, line = TEXT_EMPTY;
    struct word rest, piece;
    session_add_comments(show->session, at, &lines);
    for (rest = (struct word){lines.bytes, lines.length}; word_part(&rest, '\n', &piece);) {
        text_clear(&line);
        text_add_bytes(&line, piece.bytes, piece.length);
        text_add(&show->out, "; ");
        cli_add_named(&show->out, line.bytes, session_names(show->session));
        text_add_char(&show->out, '\n');
    }
    text_free(&lines);
    text_free(&line);
}

/* Adds "; [%clk A 0:04:31.2]", as the log has it, after the move of that index. */
static void add_time(struct show *show, size_t index) {
    struct clock_face face;
    if (session_clock_after(show->session, index, &face))
        clock_face_log(&face, session_entry(show->session, index)->actor, &show->out);
}

static bool show_position(struct show *show, enum format format) {
    if (format == FORMAT_BOARD) {
        bool shown = position_print(show->session, show->viewer);
        add_comments(show, session_at(show->session));
        return shown && cli_print(&show->out);
    }
    session_rules(show->session)->describe(session_state(show->session), show->viewer, &show->out);
    text_add_char(&show->out, '\n');
    return cli_print(&show->out);
}

static bool show_moves(struct show *show) {
    size_t at = session_at(show->session);
    add_comments(show, 0);
    for (size_t i = 0; i < at; i++) {
        const struct entry *entry = session_entry(show->session, i);
        text_addf(&show->out, "%lu %c ", (unsigned long)entry->turn,
                  entry->actor == CHANCE ? '*' : seat_letter(entry->actor));
        if (session_shows(show->session, i, show->viewer))
            notation_print(session_notation(show->session), &entry->move, &show->out);
        else
            text_add(&show->out, "...");
        text_add_char(&show->out, '\n');
        add_time(show, i);
        add_comments(show, i + 1);
        if (!cli_print(&show->out))
            return false;
    }
    return cli_print(&show->out);
}

static bool show_all(struct show *show, enum format format) {
    for (size_t at = 0; at <= session_length(show->session); at++) {
        session_seek(show->session, at);
        if (!show_position(show, format))
            return false;
    }
    return true;
}

static void add_moves(struct show *show, struct json *json) {
    struct text move = TEXT_EMPTY;
    json_array(json, "moves");
    for (size_t i = 0; i < session_at(show->session); i++) {
        const struct entry *entry = session_entry(show->session, i);
        bool shown = session_shows(show->session, i, show->viewer);
        text_clear(&move);
        notation_print(session_notation(show->session), &entry->move, &move);
        json_object(json, NULL);
        json_number(json, "turn", entry->turn);
        json_string(json, "actor",
                    entry->actor == CHANCE ? "*" : (char[]){seat_letter(entry->actor), 0});
        json_string(json, "move", shown ? move.bytes : NULL);
        export_add_clock(json, show->session, i);
        json_end(json);
    }
    json_end(json);
    text_free(&move);
}

/* The position, whose turn it is, and how it came about. */
static bool show_json(struct show *show) {
    struct session *session = show->session;
    struct json json = {.out = &show->out};
    struct text position = TEXT_EMPTY;
    struct result result;
    struct turn turn;
    session_turn(session, &turn);
    session_result(session, &result);
    session_rules(session)->describe(session_state(session), show->viewer, &position);
    json_object(&json, NULL);
    json_string(&json, "game", session_rules(session)->name);
    json_string(&json, "options", session_tag(session, "Options"));
    json_array(&json, "players");
    for (unsigned seat = 0; seat < session_setup(session)->seats; seat++)
        json_string(&json, NULL, session_names(session)[seat]);
    json_end(&json);
    json_number(&json, "at", (long)session_at(session));
    json_number(&json, "of", (long)session_length(session));
    json_number(&json, "turn", turn.number);
    json_seats(&json, "to_move", turn.acting);
    json_bool(&json, "over", turn.phase == PHASE_OVER);
    json_seats(&json, "winners", result.winners);
    json_array(&json, "points");
    for (unsigned seat = 0; seat < session_setup(session)->seats; seat++)
        json_number(&json, NULL, result.points[seat]);
    json_end(&json);
    json_string(&json, "position", position.bytes);
    add_moves(show, &json);
    json_end(&json);
    text_free(&position);
    return cli_print(&show->out);
}

static int show(struct session *session, const struct arguments *arguments, int format) {
    struct show show = {.session = session, .out = TEXT_EMPTY};
    bool all;
    if (!position_viewer(arguments, session_setup(session)->seats, &show.viewer) ||
        !position_at(arguments, session, &all))
        return EXIT_USAGE;
    if (arguments->value[FLAG_JSON])
        show_json(&show);
    else if (format == FORMAT_MOVES)
        show_moves(&show);
    else if (all)
        show_all(&show, (enum format)format);
    else
        show_position(&show, (enum format)format);
    text_free(&show.out);
    return EXIT_FINE;
}

int command_show(const struct arguments *arguments) {
    int format, code;
    if (!cli_format(arguments, &format))
        return EXIT_USAGE;
    struct session *session = cli_load(arguments->operands[0], &code, NULL);
    if (!session)
        return code;
    int shown = show(session, arguments, format);
    session_free(session);
    return shown == EXIT_FINE ? code : shown;
}
