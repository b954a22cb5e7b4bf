/*
 * help.c - the help page: what the game waits for, how moves are written, and what each key does.
 *
 * Everything comes from tables: the game's turn and verbs, and the keys in force for the context.
 * The picture is drawn twice, first without rows to count them.
 */
#include <string.h>

#include "core/utf8.h"
#include "ui/pages/pages.h"
#include "ui/screen/app.h"
#include "ui/widgets/board.h"
#include "ui/widgets/pager.h"

enum { INDENT = 2, KEY_COLUMNS = 22, WORD_COLUMNS = 12 };

static int add_heading(struct canvas *canvas, int row, const char *heading) {
    row += row > 0;
    canvas_text(canvas, row, 0, -1, INK_STRONG, heading);
    return row + 1;
}

/* Wraps below what is there; the canvas may have no rows yet, so they are counted by hand. */
static int add_text(struct canvas *canvas, int row, int column, enum ink ink, const char *text) {
    struct canvas scratch;
    int width = PAGER_COLUMNS - column;
    canvas_init(&scratch, FRAME_ROWS, PAGER_COLUMNS);
    scratch.names = canvas->names;
    int used = canvas_wrap(&scratch, 0, column, FRAME_ROWS, width, ink, text);
    canvas_free(&scratch);
    canvas_wrap(canvas, row, column, used, width, ink, text);
    return row + used;
}

static int add_moment(struct canvas *canvas, int row, const struct session *session) {
    const struct ruleset *rules = session_rules(session);
    struct turn turn;
    session_turn(session, &turn);
    row = add_heading(canvas, row, rules->title);
    row = add_text(canvas, row, INDENT, INK_PLAIN, _(rules->goal));
    if (turn.phase == PHASE_OVER)
        return row;
    struct text now = TEXT_EMPTY;
    text_addf(&now, _("Now, turn %u of $%c: %s"), (unsigned)turn.number, seat_letter(turn.owner),
              turn.prompt ? _(turn.prompt) : "");
    row = add_text(canvas, row, INDENT, INK_GOOD, now.bytes);
    text_free(&now);
    return row;
}

/* One row of what can be done: its key, if it has one, the word, what it does. */
static int add_choice(struct canvas *canvas, int row, const char *key, const char *word,
                      const char *help) {
    canvas_text(canvas, row, INDENT, WORD_COLUMNS - INDENT, INK_KEY, key);
    canvas_text(canvas, row, INDENT + WORD_COLUMNS, WORD_COLUMNS, INK_STRONG, word);
    return add_text(canvas, row, INDENT + 2 * WORD_COLUMNS, INK_PLAIN, help);
}

/* The verbs of which a legal move can be made now, by whoever may act. */
static int add_now(struct canvas *canvas, int row, const struct config *config,
                   const struct session *session) {
    const struct ruleset *rules = session_rules(session);
    struct move_list legal = {0};
    struct text enter = TEXT_EMPTY;
    struct turn turn;
    bool can[UINT8_MAX + 1] = {false};
    session_turn(session, &turn);
    if (turn.phase == PHASE_OVER)
        return row;
    row = add_heading(canvas, row, _("What can be done now"));
    keys_name(config->keys.bound[ACTION_CHOOSE][0], &enter);
    if (turn.phase == PHASE_CHANCE)
        row = add_choice(canvas, row, enter.bytes, "", _("roll the dice"));
    move_list_reserve(&legal, (size_t)SEATS_MOST * rules->moves_most);
    for (unsigned seat = 0; seat < SEATS_MOST; seat++)
        if (turn.phase == PHASE_PLAY && turn.acting >> seat & 1)
            rules->moves(session_state(session), seat, &legal);
    for (size_t i = 0; i < legal.count; i++)
        can[legal.moves[i].verb] = true;
    for (unsigned i = 0; i < rules->verb_count; i++) {
        const struct verb *verb = &rules->verbs[i];
        const char key[] = {verb->key, 0};
        if (can[i])
            row = add_choice(canvas, row, verb->key ? key : enter.bytes, verb->word, _(verb->help));
    }
    move_list_free(&legal);
    text_free(&enter);
    return row;
}

/* The ink of the kind with that number, from 0. */
static enum ink legend_ink(const struct legend *legend, unsigned kind) {
    unsigned last = legend->inks ? (unsigned)strlen(legend->inks) : 0;
    char ink = 0;
    if (last)
        ink = legend->inks[kind < last ? kind : last - 1];
    if (ink >= 'A')
        return INK_SEAT_A + (unsigned)(ink - 'A');
    return ink == '*' ? INK_NEUTRAL : INK_KEY;
}

/* The game's signs, with their stand-ins for terminals without Unicode, and what they mean. */
static int add_legend(struct canvas *canvas, int row, const struct legend *legend) {
    if (!legend)
        return row;
    row = add_heading(canvas, row, _("Signs"));
    for (; legend->signs; legend++) {
        const char *at = legend->signs, *end = at + strlen(at);
        unsigned kind = 0;
        for (int i = 0; legend->ascii[i] && at < end; i++) {
            struct glyph sign = {(uint32_t)utf8_next(&at, end), legend->ascii[i]};
            canvas_put(canvas, row, INDENT + i, sign, legend_ink(legend, kind));
            kind += sign.code == ' ';
        }
        row = add_text(canvas, row, INDENT + WORD_COLUMNS, INK_PLAIN, _(legend->meaning));
    }
    return row;
}

static int add_verbs(struct canvas *canvas, int row, const struct session *session) {
    struct text line = TEXT_EMPTY;
    row = add_heading(canvas, row, _("Moves, as they are typed"));
    for (unsigned verb = 0; verb < session_rules(session)->verb_count; verb++) {
        if (session_rules(session)->verbs[verb].chance)
            continue;
        text_clear(&line);
        notation_explain(session_notation(session), verb, &line);
        row = add_text(canvas, row, INDENT, INK_PLAIN, line.bytes);
    }
    text_free(&line);
    return row;
}

/* The keys of a context; with a session only those that its game has a use for. */
static int add_keys(struct canvas *canvas, int row, const struct config *config, unsigned context,
                    const struct session *session) {
    struct text keys = TEXT_EMPTY;
    row = add_heading(canvas, row, _("Keys"));
    for (int action = ACTION_NONE + 1; action < ACTION_COUNT; action++) {
        if (!(keys_table[action].contexts & context) ||
            (session && !board_useful((enum action)action, session)))
            continue;
        text_clear(&keys);
        keys_of(&config->keys, (enum action)action, &keys);
        if (keys.length == 0)
            continue;
        canvas_text(canvas, row, INDENT, KEY_COLUMNS - 1, INK_KEY, keys.bytes);
        row = add_text(canvas, row, INDENT + KEY_COLUMNS, INK_PLAIN, _(keys_table[action].help));
    }
    text_free(&keys);
    if (context & CONTEXT_REPLAY)
        row = add_text(
            canvas, row, INDENT, INK_DIM,
            _("The line below the board is as long as the game: an arrow up marks a "
              "turn that gave points to the player of that colour, an arrow down one "
              "that cost points, a diamond a bookmark, a semicolon a comment. A click on it goes "
              "there."));
    if (config->look.mouse)
        row = add_text(canvas, row, INDENT, INK_DIM,
                       _("The mouse works, too: click a place, a row, or a key on the last line; "
                         "turn the wheel to scroll."));
    return row;
}

static int help_draw(struct canvas *canvas, const struct app *app, unsigned context,
                     const struct session *session, bool now) {
    int row = 0;
    if (session) {
        canvas->names = session_names(session);
        row = add_moment(canvas, row, session);
        if (now)
            row = add_now(canvas, row, &app->config, session);
        row = add_legend(canvas, row, session_rules(session)->legend);
        row = add_verbs(canvas, row, session);
    }
    return add_keys(canvas, row, &app->config, context, session);
}

static void show_help(struct app *app, unsigned context, const struct session *session, bool now) {
    struct canvas picture;
    canvas_init(&picture, 1, PAGER_COLUMNS);
    int rows = help_draw(&picture, app, context, session, now);
    canvas_resize(&picture, rows, PAGER_COLUMNS);
    help_draw(&picture, app, context, session, now);
    page_pager(app, _("Help"), &picture, session ? session_rules(session) : NULL, NULL);
    canvas_free(&picture);
}

void page_help(struct app *app, unsigned context, const struct session *session) {
    show_help(app, context, session, false);
}

void page_help_now(struct app *app, unsigned context, const struct session *session) {
    show_help(app, context, session, true);
}
