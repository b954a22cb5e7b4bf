/*
 * board.c - board, panel and room composed into the frame: see board.h.
 *
 * Invariant: the canvases are scratch. A game draws on blank ones of exactly its extent, and only
 * then are they copied, so a game can never write outside its place.
 */
#include "ui/widgets/board.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/utf8.h"
#include "session/clock.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/motion.h"

enum {
    GAP = 2,
    WIDE_GAP = 5,
    ROOM_LEAST = 16, /* columns; a narrower room is none */
    UNWRAPPED = 40,  /* columns, enough for most lines about moves */
    LINE_COLUMNS = 60,
};

void board_init(struct board *board) {
    *board = (struct board){.pointed = NO_SPOT, .from = NO_SPOT};
    canvas_init(&board->board, 1, 1);
    canvas_init(&board->panel, 1, 1);
    canvas_init(&board->scratch, 1, 1);
}

void board_free(struct board *board) {
    canvas_free(&board->board);
    canvas_free(&board->panel);
    canvas_free(&board->scratch);
}

/* Draws board and panel on their own canvases, in board->size. */
static void paint(struct board *board, const struct session *session, const game_state *s,
                  const game_state *panel, enum viewer viewer) {
    const struct ruleset *rules = session_rules(session);
    struct extent extent, beside;
    rules->extent(s, board->size, &extent);
    rules->extent(panel, board->size, &beside);
    board->board.size = board->panel.size = board->scratch.size = board->size;
    canvas_resize(&board->board, extent.board_rows, extent.board_columns);
    canvas_resize(&board->panel, beside.panel_rows, beside.panel_columns);
    board->board.names = board->panel.names = session_names(session);
    board->board.turned = board->turned;
    rules->draw(s, viewer, &board->board);
    rules->panel(panel, viewer, &board->panel);
}

/* The spots of a picture that shows what would be: those of the position that is, so that the
   cursor stays where it was put; where both are pictures of the same size. */
static void keep_spots(struct board *board, const struct ruleset *rules, const game_state *now,
                       enum viewer viewer) {
    struct canvas *shown = &board->board, *spots = &board->scratch;
    struct extent extent;
    rules->extent(now, board->size, &extent);
    if (extent.board_rows != shown->rows || extent.board_columns != shown->columns)
        return;
    canvas_resize(spots, shown->rows, shown->columns);
    rules->draw(now, viewer, spots);
    for (int i = 0; i < shown->rows * shown->columns; i++) {
        shown->cells[i].spot = spots->cells[i].spot;
        shown->cells[i].spot_below = spots->cells[i].spot_below;
    }
}

static int larger(int a, int b) {
    return a > b ? a : b;
}

static int smaller(int a, int b) {
    return a < b ? a : b;
}

/* The rows of a picture down to the last that is not blank. */
static int used_rows(const struct canvas *canvas) {
    int cells = canvas->rows * canvas->columns;
    while (cells > 0 && canvas->cells[cells - 1].glyph == ' ')
        cells--;
    return (cells + canvas->columns - 1) / canvas->columns;
}

/* How much can be written in a room. Where lines need not be wrapped it is half as much again. */
static int area(const struct room *room) {
    int cells = room->rows < 1 || room->columns < ROOM_LEAST ? 0 : room->rows * room->columns;
    return room->columns < UNWRAPPED ? 2 * cells : 3 * cells;
}

/*
 * Where everything stands.
 */

/* A size, and how board and panel stand in it. */
struct layout {
    enum size size;
    struct extent extent;
    bool below; /* the panel stands below the board */
};

/* Rows of the title, of the two rows of words and of the keys. */
enum { ROWS_AROUND = 4, MARGIN = 1 };

static bool fits(const struct canvas *frame, struct layout *layout) {
    const struct extent *extent = &layout->extent;
    int rows = frame->rows - ROWS_AROUND, columns = frame->columns - 2 * MARGIN;
    int high = larger(extent->board_rows, extent->panel_rows);
    layout->below = extent->board_columns + WIDE_GAP + extent->panel_columns > columns;
    return layout->below ? extent->board_columns <= columns && extent->panel_columns <= columns &&
                               extent->board_rows + 1 + extent->panel_rows <= rows
                         : high <= rows;
}

/* The largest size up to `most` that fits the frame. Signs alone fit every frame. */
static struct layout largest_layout(const struct app *app, const struct ruleset *rules,
                                    const game_state *s, enum size most) {
    struct layout layout = {.size = most};
    bool pixels = frame_pixels(app);
    for (; pixels && layout.size > SIZE_LINES; layout.size--)
        if (rules->extent(s, layout.size, &layout.extent) &&
            (layout.size == SIZE_S || fits(&app->frame, &layout)))
            return layout;
    layout.size = SIZE_LINES;
    rules->extent(s, layout.size, &layout.extent);
    return layout;
}

static bool is_small(const struct layout *layout) {
    return layout->size <= SIZE_S;
}

/* Places board, prompt and message; the panel's place is returned. */
static struct room place_block(struct board *board, struct app *app, const struct layout *layout) {
    const struct extent *extent = &layout->extent;
    const struct canvas *frame = &app->frame;
    bool small = is_small(layout), below = !small && layout->below;
    int gap = small ? GAP : WIDE_GAP, beside = below ? 0 : gap + extent->panel_columns;
    int columns = small ? PAGE_COLUMNS : extent->board_columns + beside;
    int rows = larger(extent->board_rows, small ? PAGE_ROWS : extent->panel_rows);
    if (below)
        rows = extent->board_rows + 1 + extent->panel_rows;
    int spare = frame->rows - ROWS_AROUND - rows, blank = !small && spare > 0;
    int top = spare > blank ? 1 + (spare - blank) / 2 : 1, left = (frame->columns - columns) / 2;
    board->place = (struct room){top, left, extent->board_rows, extent->board_columns};
    board->prompt = (struct room){top + rows + blank, left, 1, columns};
    app->message_column = left;
    int right = left + extent->board_columns + gap;
    if (spare < 0) /* the board reaches into the prompt row */
        board->prompt = (struct room){top + rows - 2, right, 2, left + columns - right};
    app->message_row = board->prompt.row + board->prompt.rows;
    app->message_top = board->prompt.rows > 1 ? app->message_row : board->prompt.row;
    if (below)
        return (struct room){top + extent->board_rows + 1, left, extent->panel_rows,
                             extent->panel_columns};
    return (struct room){top, right, extent->panel_rows, extent->panel_columns};
}

/* The largest of the rooms below the panel, below the board, below both. The first one reaches to
   the right as far as lines can be read. */
static struct room room_left(const struct board *board, const struct app *app,
                             const struct room *panel, int panel_rows) {
    const struct room *place = &board->place;
    int used = panel_rows > 0 ? panel_rows + 1 : 0, last = board->prompt.row;
    int under_panel = panel->row + used, under_board = place->row + place->rows;
    int both = larger(under_board + 1, under_panel), edge = frame_columns(app) - MARGIN;
    int columns = larger(place->column + PAGE_COLUMNS - panel->column,
                         smaller(edge - panel->column, LINE_COLUMNS));
    if (columns > edge - panel->column)
        columns = edge - panel->column;
    const struct room rooms[] = {
        {under_panel, panel->column, last - under_panel, columns},
        {under_board, place->column, last - under_board,
         under_panel <= under_board ? PAGE_COLUMNS : place->columns},
        {both, place->column, last - both, PAGE_COLUMNS},
    };
    const struct room *largest = &rooms[0];
    for (int i = 1; i < 3; i++)
        if (area(&rooms[i]) > area(largest))
            largest = &rooms[i];
    return *largest;
}

static enum size size_up_to(const struct app *app, const struct session *session, enum size most) {
    return largest_layout(app, session_rules(session), session_state(session), most).size;
}

/* The size that a zoom leads to; the same when there is only one. */
static enum size zoomed(const struct board *board, const struct app *app,
                        const struct session *session) {
    enum size smaller =
        board->size > SIZE_S ? size_up_to(app, session, (enum size)(board->size - 1)) : SIZE_LINES;
    return smaller >= SIZE_S ? smaller : size_up_to(app, session, (enum size)(SIZE_COUNT - 1));
}

bool board_zooms(const struct board *board, const struct app *app, const struct session *session) {
    return zoomed(board, app, session) != board->size;
}

void board_zoom(const struct board *board, struct app *app, const struct session *session) {
    const char *game = session_rules(session)->name;
    enum size size = zoomed(board, app, session);
    struct text sentence = TEXT_EMPTY, why = TEXT_EMPTY;
    bool more = size != board->size;
    if (!more)
        text_add(&sentence, _("The board has only this size here."));
    else if (size < board->size)
        text_addf(&sentence, _("The board has at most size %s now."), size_word(size));
    else
        text_add(&sentence, _("The board is as large as fits."));
    if (more)
        sizes_set(&app->config.sizes, game,
                  size < board->size ? size : (enum size)(SIZE_COUNT - 1));
    if (more && !config_write(&app->config, &why))
        text_addf(&sentence, " %s", why.bytes);
    frame_say(app, why.length ? INK_ALERT : INK_PLAIN, sentence.bytes);
    text_free(&sentence);
    text_free(&why);
}

bool board_turns(const struct session *session) {
    return session_rules(session)->turns;
}

void board_turn(struct app *app, const struct session *session) {
    struct text sentence = TEXT_EMPTY, why = TEXT_EMPTY;
    if (!board_turns(session)) {
        frame_say(app, INK_PLAIN, _("This board has only one side to look at it from."));
        return;
    }
    app->look.turned = app->config.look.turned = !app->look.turned;
    text_add(&sentence, app->look.turned ? _("The board is seen from its other side.")
                                         : _("The board is seen from its usual side."));
    if (!config_write(&app->config, &why))
        text_addf(&sentence, " %s", why.bytes);
    frame_say(app, why.length ? INK_ALERT : INK_PLAIN, sentence.bytes);
    text_free(&sentence);
    text_free(&why);
}

/* More about the spot that is pointed at, in the picture of the board. */
static void shade(struct board *board, const struct ruleset *rules, const game_state *s,
                  enum viewer viewer) {
    struct text text = TEXT_EMPTY; /* the page says it */
    if (rules->between && board->from != NO_SPOT)
        rules->between(s, viewer, board->from, board->pointed, &board->board, &text);
    else if (rules->shade && board->pointed != NO_SPOT)
        rules->shade(s, viewer, board->pointed, &board->board);
    text_free(&text);
}

void board_show(struct board *board, struct app *app, const struct session *session,
                const game_state *s, const game_state *panel, enum viewer viewer) {
    const struct ruleset *rules = session_rules(session);
    struct layout layout = largest_layout(app, rules, s, sizes_of(&app->config.sizes, rules->name));
    board->size = app->frame.size = layout.size;
    board->turned = app->look.turned && board_turns(session);
    paint(board, session, s, panel ? panel : s, viewer);
    shade(board, rules, s, viewer);
    if (panel && panel != s)
        keep_spots(board, rules, panel, viewer);
    if (board->turned)
        canvas_turn(&board->board);
    struct room beside = place_block(board, app, &layout);
    canvas_copy(&app->frame, board->place.row, board->place.column, &board->board);
    if (panel)
        canvas_copy(&app->frame, beside.row, beside.column, &board->panel);
    board->room = room_left(board, app, &beside, panel ? used_rows(&board->panel) : 0);
}

/* The spots that the actor's move touches, or else those that it names. */
static unsigned move_spots(const struct session *session, unsigned actor, const struct move *move,
                           int spots[TOUCHED_MOST]) {
    const struct ruleset *rules = session_rules(session);
    unsigned count =
        rules->touches ? rules->touches(session_state(session), actor, move, spots) : 0;
    for (unsigned i = 0, named = count == 0 ? move->count : 0; i < named; i++) {
        int spot = notation_move_spot(session_notation(session), move, i);
        if (spot != NO_SPOT)
            spots[count++] = spot;
    }
    return count;
}

void board_mark_move(struct app *app, const struct session *session, unsigned actor,
                     const struct move *move, unsigned marks) {
    int spots[TOUCHED_MOST];
    unsigned count = move_spots(session, actor, move, spots);
    for (unsigned i = 0; i < count; i++)
        canvas_mark(&app->frame, spots[i], marks);
}

/* The steps of a motion: the frame that was shown last, and the one before the move. */
struct steps {
    struct canvas shown, before;
};

/* Draws a position over the frame that is shown; lines beside the board stay as they are there. */
static void draw_over(struct board *board, struct app *app, const struct session *session,
                      const game_state *s, enum viewer viewer, const struct steps *steps) {
    board_show(board, app, session, s, s, viewer);
    const struct room *room = &board->room;
    for (int row = room->row; row < room->row + room->rows; row++)
        for (int column = room->column; column < room->column + room->columns; column++) {
            const struct cell *shown = canvas_at(&steps->shown, row, column);
            if (shown)
                *canvas_at(&app->frame, row, column) = *shown;
        }
}

/* Draws the position as it is before the last move, and copies the frame; then, as it is after it.
   False when the board's place is not the same in both. */
static bool draw_step(struct board *board, struct app *app, struct session *session,
                      enum viewer viewer, struct steps *steps) {
    size_t at = session_at(session);
    session_seek(session, at - 1);
    draw_over(board, app, session, session_state(session), viewer, steps);
    canvas_copy(&steps->before, 0, 0, &app->frame);
    struct room place = board->place;
    session_seek(session, at);
    draw_over(board, app, session, session_state(session), viewer, steps);
    return memcmp(&place, &board->place, sizeof place) == 0;
}

/* Dice tumble where they lie: the panel shows some of the outcomes that were possible. */
static void tumble(struct board *board, struct app *app, struct session *session,
                   enum viewer viewer, const struct steps *steps) {
    const struct ruleset *rules = session_rules(session);
    size_t at = session_at(session), size = rules->state_size;
    game_state *possible = memory_new(size);
    struct text told = TEXT_EMPTY;
    struct chance chance = {0};
    struct rng rng; /* of its own: nothing that is shown here counts */
    bool goes_on = true;
    rng_seed(&rng, clock_milliseconds(), 0);
    for (int i = 0; i < MOTION_TUMBLES && goes_on; i++) {
        session_seek(session, at - 1);
        rules->chance(session_state(session), &chance);
        struct move move = chance_draw(&chance, &rng);
        memcpy(possible, session_state(session), size);
        rules->apply(possible, CHANCE, &move, NULL);
        session_seek(session, at);
        draw_over(board, app, session, possible, viewer, steps);
        text_clear(&told);
        notation_print(session_notation(session), &move, &told);
        text_add(&told, " ...        ");
        goes_on = motion_outcome(app, &steps->before, &board->place, told.bytes);
    }
    draw_over(board, app, session, session_state(session), viewer, steps);
    text_free(&told);
    free(possible);
}

void board_step(struct board *board, struct app *app, struct session *session, enum viewer viewer) {
    size_t at = session_at(session);
    int rows, columns, spots[TOUCHED_MOST];
    app->screen->size(app->screen, &rows, &columns);
    if (at == 0 || !motion_wanted(app) || !session_shows(session, at - 1, VIEW_PUBLIC) ||
        rows != app->frame.rows || columns != app->frame.columns || rows < FRAME_ROWS ||
        columns < FRAME_COLUMNS)
        return;
    const struct entry *entry = session_entry(session, at - 1);
    unsigned count = 0;
    struct steps steps;
    canvas_init(&steps.shown, rows, columns);
    canvas_init(&steps.before, rows, columns);
    canvas_copy(&steps.shown, 0, 0, &app->frame);
    if (draw_step(board, app, session, viewer, &steps)) {
        if (entry->actor == CHANCE)
            tumble(board, app, session, viewer, &steps);
        else
            count = move_spots(session, entry->actor, &entry->move, spots);
        motion_move(app, &steps.before, &board->place, spots, count);
    }
    canvas_free(&steps.shown);
    canvas_free(&steps.before);
}

void board_lines(struct board *board, struct app *app, const struct text *lines, size_t fresh) {
    const struct room *room = &board->room;
    struct text line = TEXT_EMPTY;
    size_t end = lines->length;
    int bottom = room->rows;
    canvas_resize(&board->scratch, larger(room->rows, 1), room->columns);
    board->scratch.names = app->frame.names;
    while (end > 0 && bottom > 0) {
        size_t start = --end; /* the end of the line, without its line end */
        while (start > 0 && lines->bytes[start - 1] != '\n')
            start--;
        text_clear(&line);
        text_add_bytes(&line, lines->bytes + start, end - start);
        bottom -=
            canvas_wrap(&board->scratch, 0, 0, room->rows, room->columns, INK_PLAIN, line.bytes);
        if (bottom >= 0)
            canvas_wrap(&app->frame, room->row + bottom, room->column, room->rows - bottom,
                        room->columns, start < fresh ? INK_DIM : INK_PLAIN, line.bytes);
        end = start;
    }
    text_free(&line);
}

void board_prompt(const struct board *board, struct app *app, enum ink ink, const char *left,
                  const char *right) {
    const struct room *room = &board->prompt;
    struct text named = TEXT_EMPTY;
    text_add_named(&named, right, app->frame.names);
    int width = utf8_columns(named.bytes), most = room->columns;
    canvas_text(&app->frame, room->row, room->column + most - width, -1, INK_DIM, right);
    if (room->rows == 1)
        canvas_text(&app->frame, room->row, room->column, most - width - 2, ink, left);
    else if (width > 0)
        canvas_text(&app->frame, room->row + 1, room->column, most, ink, left);
    else
        canvas_wrap(&app->frame, room->row, room->column, room->rows, most, ink, left);
    text_free(&named);
}

bool board_useful(enum action action, const struct session *session) {
    if (action == ACTION_FLIP)
        return board_turns(session);
    return action != ACTION_DICE || ruleset_has_chance(session_rules(session));
}

void board_end(struct app *app, const struct session *session, unsigned context,
               const enum action *actions) {
    enum action useful[ACTION_COUNT + 1];
    int count = 0;
    for (; *actions != ACTION_NONE; actions++)
        if (board_useful(*actions, session))
            useful[count++] = *actions;
    useful[count] = ACTION_NONE;
    frame_end(app, context, useful);
}

/* The cells as bytes differ: what a viewer sees is not what another sees. */
static bool differ(const struct canvas *a, const struct canvas *b) {
    for (int row = 0; row < a->rows; row++)
        for (int column = 0; column < a->columns; column++) {
            const struct cell *x = canvas_at(a, row, column), *y = canvas_at(b, row, column);
            if (!y || x->glyph != y->glyph || x->ink != y->ink || x->paper != y->paper ||
                x->below != y->below)
                return true;
        }
    return false;
}

bool board_hides(struct board *board, const struct session *session, unsigned seat) {
    const game_state *s = session_state(session);
    struct board other;
    board_init(&other);
    other.size = board->size;
    other.turned = board->turned;
    paint(board, session, s, s, (enum viewer)seat);
    paint(&other, session, s, s, VIEW_PUBLIC);
    bool hides = differ(&board->board, &other.board) || differ(&board->panel, &other.panel);
    board_free(&other);
    return hides;
}
