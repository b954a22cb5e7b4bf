/*
 * export.c - a log given out as text, as a picture, as JSON: see export.h.
 */
#include "table/export.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>

#include "core/json.h"
#include "core/utf8.h"
#include "session/clocks.h"
#include "session/file.h"
#include "session/folder.h"
#include "table/news.h"
#include "table/outcome.h"

void export_add_title(const struct session *session, struct text *out) {
    text_addf(out, _("%s: "), session_rules(session)->title);
    for (unsigned seat = 0; seat < session_setup(session)->seats; seat++)
        text_addf(out, seat ? ", %s" : "%s", session_names(session)[seat]);
}

/* ---- a position ---- */

/* Adds text of a game with $A .. $F replaced by the names, safe to show. */
static void add_named(const struct session *session, const char *string, bool ascii,
                      struct text *out) {
    struct text named = TEXT_EMPTY;
    text_add_named(&named, string, session_names(session));
    utf8_add_safe(out, named.bytes, named.length, ascii);
    text_free(&named);
}

void export_add_result(const struct session *session, bool ascii, struct text *out) {
    struct result result;
    struct text sentence = TEXT_EMPTY;
    session_result(session, &result);
    if (session_over(session))
        outcome_sentence(&result, &sentence);
    else
        text_add(&sentence, _("unfinished"));
    add_named(session, sentence.bytes, ascii, out);
    text_free(&sentence);
}

void export_add_heading(const struct session *session, bool ascii, struct text *out) {
    struct turn turn;
    session_turn(session, &turn);
    text_addf(out, "%s, ", session_rules(session)->title);
    text_addf(out, _("after %zu of %zu moves, turn %lu: "), session_at(session),
              session_length(session), (unsigned long)turn.number);
    if (turn.phase == PHASE_OVER) {
        export_add_result(session, ascii, out);
        return;
    }
    struct text who = TEXT_EMPTY;
    outcome_seats(turn.phase == PHASE_PLAY ? turn.acting : 1u << turn.owner, &who);
    text_addf(&who, ": %s", _(turn.prompt));
    add_named(session, who.bytes, ascii, out);
    text_free(&who);
}

void export_picture(const struct session *session, enum viewer viewer, enum size most, bool turned,
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
    board.turned = turned && rules->turns;
    rules->draw(state, viewer, &board);
    if (board.turned)
        canvas_turn(&board);
    rules->panel(state, viewer, &panel);
    canvas_copy(out, 0, 0, &board);
    canvas_copy(out, 0, extent.board_columns + gap, &panel);
    canvas_free(&board);
    canvas_free(&panel);
}

void export_add_text(const struct session *session, enum viewer viewer, bool ascii,
                     struct text *out) {
    struct canvas picture;
    struct text clocks = TEXT_EMPTY;
    export_add_heading(session, ascii, out);
    text_add_char(out, '\n');
    export_picture(session, viewer, SIZE_LINES, false, &picture);
    canvas_print(&picture, ascii, out);
    news_clocks(session, false, &clocks);
    if (clocks.length > 0) {
        add_named(session, clocks.bytes, ascii, out);
        text_add_char(out, '\n');
    }
    text_add_char(out, '\n');
    text_free(&clocks);
    canvas_free(&picture);
}

/* ---- JSON ---- */

static void add_tag(struct json *json, const struct session *session, const char *member,
                    const char *tag) {
    const char *value = session_tag(session, tag);
    if (*value)
        json_string(json, member, value);
}

static void add_seats(struct json *json, const struct session *session) {
    json_array(json, "seats");
    for (unsigned seat = 0; seat < session_setup(session)->seats; seat++) {
        const char *player = session_player(session, seat);
        json_object(json, NULL);
        json_string(json, "seat", (char[]){seat_letter(seat), 0});
        json_string(json, "name", session_names(session)[seat]);
        json_string(json, "bot", *player ? player : NULL);
        json_end(json);
    }
    json_end(json);
}

static void add_options(struct json *json, const struct session *session) {
    const struct ruleset *rules = session_rules(session);
    struct text value = TEXT_EMPTY;
    json_object(json, "options");
    for (unsigned i = 0; i < rules->option_count; i++) {
        text_clear(&value);
        setup_value(session_setup(session), rules, i, &value);
        json_string(json, rules->options[i].name, value.bytes);
    }
    json_end(json);
    text_free(&value);
}

void export_add_clock(struct json *json, const struct session *session, size_t index) {
    struct clock_face face;
    if (session_control(session)->kind == CONTROL_NONE ||
        !session_clock_after(session, index, &face))
        return;
    json_real(json, "clock", face.left / 1000.0);
    if (face.periods > 0)
        json_number(json, "periods", face.periods);
}

static void add_moves(struct json *json, const struct session *session, enum viewer viewer) {
    struct text move = TEXT_EMPTY;
    json_array(json, "moves");
    for (size_t i = 0; i < session_length(session); i++) {
        const struct entry *entry = session_entry(session, i);
        bool shown = session_shows(session, i, viewer);
        text_clear(&move);
        notation_print(session_notation(session), &entry->move, &move);
        json_object(json, NULL);
        json_number(json, "turn", (long)entry->turn);
        json_string(json, "actor",
                    (char[]){entry->actor == CHANCE ? '*' : seat_letter(entry->actor), 0});
        json_string(json, "move", shown ? move.bytes : NULL);
        export_add_clock(json, session, i);
        json_end(json);
    }
    json_end(json);
    text_free(&move);
}

static void add_result(struct json *json, const struct session *session) {
    struct result result;
    session_result(session, &result);
    json_object(json, "result");
    json_array(json, "winners");
    for (unsigned seat = 0; seat < session_setup(session)->seats; seat++)
        if (result.winners >> seat & 1)
            json_string(json, NULL, (char[]){seat_letter(seat), 0});
    json_end(json);
    json_string(json, "reason", result.reason);
    json_array(json, "points");
    for (unsigned seat = 0; seat < session_setup(session)->seats; seat++)
        json_number(json, NULL, result.points[seat]);
    json_end(json);
    json_end(json);
}

void export_add_json(struct session *session, enum viewer viewer, struct text *out) {
    struct json json = {.out = out};
    size_t at = session_at(session);
    session_seek(session, session_length(session));
    json_object(&json, NULL);
    json_string(&json, "clowder", CLOWDER_VERSION);
    json_string(&json, "game", session_rules(session)->name);
    json_string(&json, "title", session_rules(session)->title);
    add_tag(&json, session, "rules", "Rules");
    add_tag(&json, session, "date", "Date");
    if (viewer == VIEW_ALL) {
        add_tag(&json, session, "seed", "Seed");
        add_tag(&json, session, "deal", "Deal");
        add_tag(&json, session, "position", "Position");
    }
    add_seats(&json, session);
    add_options(&json, session);
    add_moves(&json, session, viewer);
    json_bool(&json, "over", session_finished(session));
    if (session_finished(session))
        add_result(&json, session);
    json_end(&json);
    session_seek(session, at);
}

/* ---- files ---- */

enum export_kind export_kind(const char *name) {
    static const struct {
        const char *ending;
        enum export_kind kind;
    } endings[] = {
        {".log", EXPORT_LOG}, {".txt", EXPORT_TEXT},  {".json", EXPORT_JSON},
        {".svg", EXPORT_SVG}, {".cast", EXPORT_CAST},
    };
    const char *dot = strrchr(name, '.');
    for (size_t i = 0; dot && i < sizeof endings / sizeof *endings; i++)
        if (strcmp(dot, endings[i].ending) == 0)
            return endings[i].kind;
    return EXPORT_NONE;
}

bool export_add(struct session *session, enum viewer viewer, enum export_kind kind, bool ascii,
                struct text *out) {
    size_t length;
    if (kind == EXPORT_LOG)
        text_add(out, session_log(session, &length));
    else if (kind == EXPORT_TEXT)
        export_add_text(session, viewer, ascii, out);
    else if (kind == EXPORT_JSON)
        export_add_json(session, viewer, out);
    else
        return false;
    return true;
}

bool export_write(const char *typed, const struct text *bytes, struct text *sentence) {
    struct text path = TEXT_EMPTY, safe = TEXT_EMPTY;
    folder_add_typed(typed, &path);
    utf8_add_safe(&safe, path.bytes, path.length, false);
    bool good = file_write(path.bytes, O_EXCL, FILE_SHARED, bytes->bytes, bytes->length);
    if (good)
        text_addf(sentence, _("Written: %s"), safe.bytes);
    else
        text_addf(sentence, "%s: %s.", safe.bytes, strerror(errno));
    text_free(&path);
    text_free(&safe);
    return good;
}
