/*
 * board.c - board, panel and room composed into the frame: see board.h.
 *
 * Invariant: the canvases are scratch. A game draws on blank ones of exactly its extent, and only
 * then are they copied, so a game can never write outside its place.
 */
#include "ui/widgets/board.h"

#include <stdlib.h>

#include "core/memory.h"
#include "core/utf8.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/motion.h"

enum { GAP = 2, ROOM_LEAST = 16 /* columns; a narrower room is none */, LINE_COLUMNS = 60 };

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

/* Draws board and panel on their own canvases. */
static void paint(struct board *board, const struct session *session, const game_state *s,
                  const game_state *panel, enum viewer viewer) {
    const struct ruleset *rules = session_rules(session);
    struct extent extent;
    rules->extent(s, &extent);
    canvas_resize(&board->board, extent.board_rows, extent.board_columns);
    canvas_resize(&board->panel, extent.panel_rows, extent.panel_columns);
    board->board.names = board->panel.names = session_names(session);
    rules->draw(s, viewer, &board->board);
    rules->panel(panel, viewer, &board->panel);
}

/* The spots of a picture that shows what would be: those of the position that is, so that the
   cursor stays where it was put; where both are pictures of the same size. */
static void keep_spots(struct board *board, const struct ruleset *rules, const game_state *now,
                       enum viewer viewer) {
    struct canvas *shown = &board->board, *spots = &board->scratch;
    struct extent extent;
    rules->extent(now, &extent);
    if (extent.board_rows != shown->rows || extent.board_columns != shown->columns)
        return;
    canvas_resize(spots, shown->rows, shown->columns);
    rules->draw(now, viewer, spots);
    for (int i = 0; i < shown->rows * shown->columns; i++)
        shown->cells[i].spot = spots->cells[i].spot;
}

static int larger(int a, int b) {
    return a > b ? a : b;
}

/* The rows of a picture down to the last that is not blank. */
static int used_rows(const struct canvas *canvas) {
    int cells = canvas->rows * canvas->columns;
    while (cells > 0 && canvas->cells[cells - 1].glyph == ' ')
        cells--;
    return (cells + canvas->columns - 1) / canvas->columns;
}

static int area(const struct room *room) {
    return room->rows < 1 || room->columns < ROOM_LEAST ? 0 : room->rows * room->columns;
}

static int smaller(int a, int b) {
    return a < b ? a : b;
}

/* The largest of the rooms below the panel, below the board, below both. In a larger frame they
   reach down to the prompt row, and the first one to the right as far as lines can be read. */
static struct room room_left(const struct board *board, const struct app *app, int row, int column,
                             int panel_rows) {
    int right = board->board.columns + GAP, board_rows = board->board.rows;
    int used = panel_rows > 0 ? panel_rows + 1 : 0, both = larger(board_rows + 1, used);
    int rows = frame_rows(app) - row, edge = frame_columns(app) - 1 - column;
    int columns = larger(PAGE_COLUMNS - right, smaller(edge - right, LINE_COLUMNS));
    const struct room rooms[] = {
        {row + used, column + right, rows - used, columns},
        {row + board_rows, column, rows - board_rows, board->board.columns},
        {row + both, column, rows - both, PAGE_COLUMNS},
    };
    const struct room *largest = &rooms[0];
    for (int i = 1; i < 3; i++)
        if (area(&rooms[i]) > area(largest))
            largest = &rooms[i];
    return *largest;
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
    paint(board, session, s, panel ? panel : s, viewer);
    shade(board, session_rules(session), s, viewer);
    if (panel && panel != s)
        keep_spots(board, session_rules(session), panel, viewer);
    int row = 1 + (frame_rows(app) - 1 - PAGE_ROWS) / 2;
    int column = (frame_columns(app) - PAGE_COLUMNS) / 2;
    canvas_copy(&app->frame, row, column, &board->board);
    if (panel)
        canvas_copy(&app->frame, row, column + board->board.columns + GAP, &board->panel);
    board->room = room_left(board, app, row, column, panel ? used_rows(&board->panel) : 0);
    int last = frame_rows(app), right = column + board->board.columns + GAP;
    board->prompt = (struct room){last, 1, 1, frame_columns(app) - 2};
    if (row + board->board.rows > last) { /* the board reaches into the prompt row */
        board->prompt = (struct room){last - 1, right, 2, frame_columns(app) - 1 - right};
        board->room.rows--;
    }
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

void board_step(struct board *board, struct app *app, struct session *session, enum viewer viewer) {
    size_t at = session_at(session);
    int rows, columns, spots[TOUCHED_MOST];
    app->screen->size(app->screen, &rows, &columns);
    if (at == 0 || !motion_wanted(app) || !session_shows(session, at - 1, VIEW_PUBLIC) ||
        rows != app->frame.rows || columns != app->frame.columns || rows < FRAME_ROWS ||
        columns < FRAME_COLUMNS)
        return;
    const struct entry *entry = session_entry(session, at - 1);
    const game_state *s = session_state(session);
    session_seek(session, at - 1);
    if (entry->actor == CHANCE) {
        struct chance chance = {0};
        session_rules(session)->chance(s, &chance);
        session_seek(session, at);
        motion_dice(app, session, &chance);
        return;
    }
    struct canvas before;
    canvas_init(&before, rows, columns);
    board_show(board, app, session, s, s, viewer);
    canvas_copy(&before, 0, 0, &app->frame);
    session_seek(session, at);
    board_show(board, app, session, s, s, viewer);
    unsigned count = move_spots(session, entry->actor, &entry->move, spots);
    motion_move(app, &before, spots, count);
    canvas_free(&before);
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

/* The cells as bytes differ: what a viewer sees is not what another sees. */
static bool differ(const struct canvas *a, const struct canvas *b) {
    for (int row = 0; row < a->rows; row++)
        for (int column = 0; column < a->columns; column++) {
            const struct cell *x = canvas_at(a, row, column), *y = canvas_at(b, row, column);
            if (!y || x->glyph != y->glyph || x->ink != y->ink || x->paper != y->paper)
                return true;
        }
    return false;
}

bool board_hides(struct board *board, const struct session *session, unsigned seat) {
    const game_state *s = session_state(session);
    struct board other;
    board_init(&other);
    paint(board, session, s, s, (enum viewer)seat);
    paint(&other, session, s, s, VIEW_PUBLIC);
    bool hides = differ(&board->board, &other.board) || differ(&board->panel, &other.panel);
    board_free(&other);
    return hides;
}
