/*
 * frame.c - what every page has in common: title row, message row, key row, and events as
 * actions.
 *
 *      row 0               left title                       right title
 *      1 .. rows-3         the page's own
 *      rows-2              message, which takes rows above it when it is longer than one
 *      rows-1              key label  key label  ...        each can be clicked
 *
 * A screen smaller than FRAME_ROWS by FRAME_COLUMNS shows only a notice; meanwhile every key
 * but leaving is dropped, so that nothing is played unseen.
 */
#include "ui/widgets/frame.h"

#include "core/i18n.h"
#include "core/utf8.h"
#include "session/clock.h"
#include "ui/screen/app.h"

enum { KEY_GAP = 2 }; /* columns between two keys of the key row */

static bool too_small(const struct app *app) {
    return app->frame.rows < FRAME_ROWS || app->frame.columns < FRAME_COLUMNS;
}

/* A slow terminal is forgotten only slowly. */
void frame_show(struct app *app) {
    uint64_t start = clock_milliseconds();
    app->screen->show(app->screen, &app->frame);
    int took = (int)(clock_milliseconds() - start), before = app->slowness * 7 / 8;
    app->slowness = took > before ? took : before;
}

struct event frame_event(struct app *app, int milliseconds) {
    struct event event = app->kept;
    app->kept = (struct event){.key = KEYS_NONE};
    return event.key == KEYS_NONE ? app->screen->event(app->screen, milliseconds) : event;
}

static void show_notice(struct app *app) {
    const struct canvas *frame = &app->frame;
    canvas_clear(&app->frame);
    struct text notice = TEXT_EMPTY;
    text_addf(&notice,
              _("Clowder needs %d columns and %d rows; this terminal has %d columns and %d rows. "
                "Make it larger, or press q to leave."),
              FRAME_COLUMNS, FRAME_ROWS, frame->columns, frame->rows);
    canvas_wrap(&app->frame, 0, 0, frame->rows, frame->columns, INK_ALERT, notice.bytes);
    text_free(&notice);
    frame_show(app);
}

bool frame_begin(struct app *app, const char *left, const char *right) {
    int rows, columns;
    app->screen->size(app->screen, &rows, &columns);
    if (rows != app->frame.rows || columns != app->frame.columns)
        canvas_resize(&app->frame, rows, columns);
    else
        canvas_clear(&app->frame);
    app->frame.size = SIZE_LINES;
    app->message_row = rows - 2;
    app->message_top = app->message_row - 1;
    app->message_column = 1;
    if (too_small(app)) {
        show_notice(app);
        return false;
    }
    canvas_paper(&app->frame, 0, 0, 1, columns, PAPER_BAR);
    int used = canvas_text(&app->frame, 0, 1, columns - 2, INK_STRONG, left);
    int width = right ? utf8_columns(right) : 0;
    if (width > 0 && used + width + 4 <= columns)
        canvas_text(&app->frame, 0, columns - 1 - width, width, INK_PLAIN, right);
    return true;
}

int frame_key(struct app *app, int column, const char *key, const char *label, int spot) {
    struct canvas *frame = &app->frame;
    int row = frame->rows - 1, width = utf8_columns(key);
    int after = column + width + 1 + utf8_columns(label);
    if (after >= frame->columns)
        return column;
    canvas_text(frame, row, column, width, INK_KEY, key);
    canvas_text(frame, row, column + width + 1, -1, INK_PLAIN, label);
    canvas_spot(frame, row, column, 1, after - column, spot);
    return after + KEY_GAP;
}

static bool action_needed(enum action action) {
    return action == ACTION_HELP || action == ACTION_BACK || action == ACTION_LEAVE;
}

/* The columns that action_key takes, the gap after it too; 0 when it has no place on the row. */
static int action_columns(const struct app *app, unsigned context, enum action action) {
    int key = app->config.keys.bound[action][0];
    if (!(keys_table[action].contexts & context) || key == KEYS_NONE)
        return 0;
    struct text name = TEXT_EMPTY;
    keys_name(key, &name);
    int columns = utf8_columns(name.bytes) + 1 + utf8_columns(_(keys_table[action].label));
    text_free(&name);
    return columns + KEY_GAP;
}

/* Writes the first key of an action, if it has one, with its label. */
static int action_key(struct app *app, int column, enum action action) {
    int key = app->config.keys.bound[action][0];
    if (key == KEYS_NONE)
        return column;
    struct text name = TEXT_EMPTY;
    keys_name(key, &name);
    column =
        frame_key(app, column, name.bytes, _(keys_table[action].label), SPOT_ACTION + (int)action);
    text_free(&name);
    return column;
}

/* The columns that help and the ways out take on the key row: they are never left out. */
static int reserved_columns(const struct app *app, unsigned context, const enum action *actions) {
    int columns = 0;
    for (const enum action *action = actions; *action != ACTION_NONE; action++)
        columns += action_needed(*action) ? action_columns(app, context, *action) : 0;
    return columns;
}

/* Writes the keys of the actions in their order; those for which there is no room are left out. */
static void put_keys(struct app *app, unsigned context, const enum action *actions) {
    int column = 1, reserved = reserved_columns(app, context, actions);
    for (const enum action *action = actions; *action != ACTION_NONE; action++) {
        int columns = action_columns(app, context, *action);
        if (columns == 0)
            continue;
        if (action_needed(*action))
            reserved -= columns;
        else if (column + columns + reserved - KEY_GAP >= app->frame.columns)
            continue;
        column = action_key(app, column, *action);
    }
}

/* Shows the frame with the message. What is longer than its row goes on in the row below, where
   there is one, or begins in the row above, if that may be covered; the frame stays as it was. */
static void show_message(struct app *app) {
    struct canvas *frame = &app->frame, whole, under;
    int columns = frame->columns - 1 - app->message_column, row = app->message_row;
    canvas_init(&whole, 2, columns);
    canvas_init(&under, 2, columns);
    whole.names = frame->names;
    int rows = canvas_wrap(&whole, 0, 0, 2, columns, app->message_ink, app->message.bytes);
    row -= rows > 1 && row == frame->rows - 2;
    if (rows > 1 && row >= app->message_top) {
        for (int i = 0; i < 2 * columns; i++)
            under.cells[i] =
                *canvas_at(frame, row + i / columns, app->message_column + i % columns);
        canvas_copy(frame, row, app->message_column, &whole);
        frame_show(app);
        canvas_copy(frame, row, app->message_column, &under);
    } else {
        canvas_text(frame, app->message_row, app->message_column, columns, app->message_ink,
                    app->message.bytes);
        frame_show(app);
    }
    canvas_free(&under);
    canvas_free(&whole);
}

void frame_end(struct app *app, unsigned context, const enum action *actions) {
    struct canvas *frame = &app->frame;
    if (too_small(app)) {
        show_notice(app);
        return;
    }
    canvas_paper(frame, frame->rows - 1, 0, 1, frame->columns, PAPER_BAR);
    put_keys(app, context, actions);
    show_message(app);
}

/* The wheel goes up and down where there are lines, and through the moves of a replay. */
static enum action wheel_action(unsigned context, bool up) {
    if (context & CONTEXT_REPLAY)
        return up ? ACTION_STEP_BACK : ACTION_STEP;
    if (context & (CONTEXT_PAGE | CONTEXT_MENU))
        return up ? ACTION_UP : ACTION_DOWN;
    return ACTION_NONE;
}

static enum action click_action(const struct app *app, const struct event *event, int *spot) {
    const struct cell *cell = canvas_at(&app->frame, event->row, event->column);
    if (!cell || cell->spot == NO_SPOT)
        return ACTION_NONE;
    if (cell->spot > SPOT_ACTION && cell->spot < SPOT_ACTION + ACTION_COUNT)
        return (enum action)(cell->spot - SPOT_ACTION);
    *spot = cell->spot;
    return ACTION_NONE;
}

/* The board's spot that was clicked, or NO_SPOT. */
static int board_spot(const struct app *app, const struct event *event) {
    const struct cell *cell = canvas_at(&app->frame, event->row, event->column);
    return cell && cell->spot < SPOT_ACTION ? cell->spot : NO_SPOT;
}

/* A piece may be dragged: to let the button go over another spot of the board than it was pressed
   at is a click there. Anywhere else it means nothing. */
static void take_drop(const struct app *app, unsigned context, struct event *event) {
    int spot = board_spot(app, event);
    bool dragged = context & CONTEXT_PLAY && app->pressed != NO_SPOT && spot != NO_SPOT &&
                   spot != app->pressed;
    event->key = dragged ? KEYS_MOUSE : KEYS_NONE;
}

enum action frame_action(struct app *app, unsigned context, int milliseconds, struct event *event,
                         int *spot) {
    struct event own_event;
    int own_spot;
    event = event ? event : &own_event;
    spot = spot ? spot : &own_spot;
    *spot = NO_SPOT;
    *event = frame_event(app, milliseconds);
    enum action action = keys_action(&app->config.keys, context, event->key);
    if (event->key == KEYS_LEAVE || event->key == KEYS_CONTROL_C) {
        app->leaving = true;
        return ACTION_LEAVE;
    }
    if (event->key == KEYS_DROP)
        take_drop(app, context, event);
    if (event->key == KEYS_NONE || event->key == KEYS_RESIZE)
        return ACTION_NONE;
    if (too_small(app)) {
        event->key = KEYS_NONE;
        return action == ACTION_LEAVE ? action : ACTION_NONE;
    }
    text_clear(&app->message);
    if (event->key == KEYS_MOUSE) {
        app->pressed = board_spot(app, event);
        return click_action(app, event, spot);
    }
    if (event->key == KEYS_WHEEL_UP || event->key == KEYS_WHEEL_DOWN)
        return action ? action : wheel_action(context, event->key == KEYS_WHEEL_UP);
    return action;
}

bool frame_patient(const struct app *app) {
    return app->screen->patient && app->screen->patient(app->screen);
}

bool frame_pixels(const struct app *app) {
    return app->screen->pixels && app->screen->pixels(app->screen);
}

void frame_say(struct app *app, enum ink ink, const char *sentence) {
    text_clear(&app->message);
    text_add(&app->message, sentence);
    app->message_ink = ink;
}

/* The columns of a row up to the last that is written on. */
static int written_columns(const struct canvas *canvas, int row) {
    int columns = canvas->columns;
    while (columns > 0 && canvas_at(canvas, row, columns - 1)->glyph == ' ')
        columns--;
    return columns;
}

int frame_centre(struct app *app, const struct room *room, enum ink ink, const char *text) {
    struct canvas scratch;
    canvas_init(&scratch, room->rows, room->columns);
    scratch.names = app->frame.names;
    int rows = canvas_wrap(&scratch, 0, 0, room->rows, room->columns, ink, text);
    for (int row = 0; row < rows; row++) {
        int columns = written_columns(&scratch, row);
        int left = room->column + (room->columns - columns) / 2;
        for (int column = 0; column < columns; column++) {
            const struct cell *from = canvas_at(&scratch, row, column);
            canvas_put(&app->frame, room->row + row, left + column,
                       (struct glyph){from->glyph, (char)from->ascii}, from->ink);
        }
    }
    canvas_free(&scratch);
    return rows;
}

int frame_rows(const struct app *app) {
    return app->frame.rows - 3;
}

int frame_columns(const struct app *app) {
    return app->frame.columns;
}

int frame_top(const struct app *app) {
    return 1 + (app->frame.rows - FRAME_ROWS) / 2;
}

int frame_left(const struct app *app) {
    return (app->frame.columns - FRAME_COLUMNS) / 2;
}
