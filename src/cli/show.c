/*
 * show.c - `clowder show FILE`: positions or moves of a log as text.
 *
 * What is shown is what the viewer may know at that moment: a choice made in secret is a row of
 * dots to others until it is revealed.
 */
#include "cli/cli.h"

enum format { FORMAT_BOARD, FORMAT_POSITION, FORMAT_MOVES };

struct show {
    struct session *session;
    enum viewer viewer;
    bool ascii;
    struct text out;
};

/* Told already when false. */
static bool take_viewer(const struct arguments *arguments, unsigned seats, enum viewer *out) {
    const char *value = arguments->value[FLAG_AS];
    *out = VIEW_PUBLIC;
    if (!value || strcmp(value, "public") == 0)
        return true;
    if (strcmp(value, "all") == 0) {
        *out = VIEW_ALL;
        return true;
    }
    *out = (enum viewer)(value[0] - 'A');
    if (value[0] >= 'A' && value[0] < (char)('A' + (int)seats) && !value[1])
        return true;
    cli_wrong(_("--as is all, public or a seat A .. %c, not \"%s\""), 'A' + (int)seats - 1, value);
    return false;
}

/* "after 14 of 120 moves, turn 7: Anna, Move a cat" */
static void add_heading(struct show *show) {
    const char *const *names = session_names(show->session);
    struct turn turn;
    session_turn(show->session, &turn);
    text_addf(&show->out, "%s, ", _(session_rules(show->session)->title));
    text_addf(&show->out, _("after %zu of %zu moves, turn %lu: "), session_at(show->session),
              session_length(show->session), (unsigned long)turn.number);
    if (turn.phase == PHASE_OVER) {
        cli_add_result(&show->out, show->session);
    } else {
        unsigned who = turn.phase == PHASE_PLAY ? turn.acting : 1u << turn.owner;
        cli_add_seats(&show->out, who, names);
        text_add(&show->out, ": ");
        cli_add_named(&show->out, _(turn.prompt), names);
    }
    text_add_char(&show->out, '\n');
}

/* The board with its panel to the right, as wide as both. */
static void add_board(struct show *show) {
    const struct ruleset *rules = session_rules(show->session);
    const game_state *state = session_state(show->session);
    struct extent extent;
    rules->extent(state, &extent);
    struct canvas board, panel, all;
    int rows = extent.board_rows > extent.panel_rows ? extent.board_rows : extent.panel_rows;
    canvas_init(&board, extent.board_rows, extent.board_columns);
    canvas_init(&panel, extent.panel_rows, extent.panel_columns);
    canvas_init(&all, rows, extent.board_columns + 2 + extent.panel_columns);
    board.names = panel.names = session_names(show->session);
    rules->draw(state, show->viewer, &board);
    rules->panel(state, show->viewer, &panel);
    canvas_copy(&all, 0, 0, &board);
    canvas_copy(&all, 0, extent.board_columns + 2, &panel);
    canvas_print(&all, show->ascii, &show->out);
    canvas_free(&board);
    canvas_free(&panel);
    canvas_free(&all);
}

static bool show_position(struct show *show, enum format format) {
    if (format == FORMAT_BOARD) {
        add_heading(show);
        add_board(show);
    } else {
        session_rules(show->session)
            ->describe(session_state(show->session), show->viewer, &show->out);
    }
    text_add_char(&show->out, '\n');
    return cli_print(&show->out);
}

/* From which move on the choices are still secret where the session stands. */
static size_t secret_from(const struct session *session) {
    struct turn turn;
    size_t from = session_at(session);
    session_turn(session, &turn);
    while (turn.secret && from > 0 && session_entry(session, from - 1)->secret)
        from--;
    return from;
}

static bool show_moves(struct show *show) {
    size_t at = session_at(show->session), secret = secret_from(show->session);
    for (size_t i = 0; i < at; i++) {
        const struct entry *entry = session_entry(show->session, i);
        bool known = i < secret || show->viewer == VIEW_ALL || show->viewer == entry->actor;
        text_addf(&show->out, "%lu %c ", (unsigned long)entry->turn,
                  entry->actor == CHANCE ? '*' : 'A' + entry->actor);
        if (known)
            notation_print(session_notation(show->session), &entry->move, &show->out);
        else
            text_add(&show->out, "...");
        text_add_char(&show->out, '\n');
        if (!cli_print(&show->out))
            return false;
    }
    return true;
}

static bool show_all(struct show *show, enum format format) {
    for (size_t at = 0; at <= session_length(show->session); at++) {
        session_seek(show->session, at);
        if (!show_position(show, format))
            return false;
    }
    return true;
}

/* Told already when false. */
static bool take_at(const struct arguments *arguments, struct session *session, bool *all) {
    const char *value = arguments->value[FLAG_AT];
    *all = value && strcmp(value, "all") == 0;
    long length = (long)session_length(session), at = length;
    if (*all)
        return true;
    if (value && !word_number((struct word){value, strlen(value)}, 0, length, &at)) {
        cli_wrong(_("--at is \"all\" or a number from 0 to %ld, not \"%s\""), length, value);
        return false;
    }
    session_seek(session, (size_t)at);
    return true;
}

static int show(struct session *session, const struct arguments *arguments, int format) {
    struct show show = {.session = session, .ascii = cli_ascii(), .out = TEXT_EMPTY};
    bool all;
    if (!take_viewer(arguments, session_setup(session)->seats, &show.viewer) ||
        !take_at(arguments, session, &all))
        return EXIT_USAGE;
    if (format == FORMAT_MOVES)
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
    struct session *session = cli_load(arguments->operands[0], &code);
    if (!session)
        return code;
    int shown = show(session, arguments, format);
    session_free(session);
    return shown == EXIT_FINE ? code : shown;
}
