/*
 * views.c - what is seen: pictures within their extent, spots that can be named and explained,
 * and secrets that change nothing for anybody else until they are revealed.
 */
#include "core/utf8.h"

#include "conformance.h"

enum { MARGIN = 6, ALL_AT_FIRST = 8, SOME = 2 };

typedef void drawer(const game_state *s, enum viewer viewer, struct canvas *canvas);

unsigned run_viewers(struct run *run, bool all_seeing, unsigned except) {
    unsigned all = ((1u << run->setup.seats) - 1) & ~(1u << except);
    unsigned some = 0;
    all |= 1u << VIEW_PUBLIC | (unsigned)all_seeing << VIEW_ALL;
    if (run->finished || run->move_number < ALL_AT_FIRST)
        return all;
    for (int i = 0; i < SOME; i++)
        some |= 1u << run_seat(run, all & ~some);
    return some;
}

static bool same_cell(const struct cell *a, const struct cell *b) {
    return a->glyph == b->glyph && a->ascii == b->ascii && a->ink == b->ink &&
           a->paper == b->paper && a->mark == b->mark && a->spot == b->spot;
}

/* In the size that the canvas has. */
static void picture(drawer *draw, const game_state *s, unsigned viewer, int rows, int columns,
                    struct canvas *out) {
    canvas_resize(out, rows, columns);
    draw(s, (enum viewer)viewer, out);
}

/* On a canvas that is larger, nothing more is drawn: the extent told the truth. */
static bool check_extent(struct run *run, const char *what, drawer *draw, unsigned viewer, int rows,
                         int columns) {
    const struct cell blank = {.glyph = ' ', .ascii = ' ', .spot = NO_SPOT};
    picture(draw, run->s, viewer, rows, columns, &run->canvas);
    picture(draw, run->s, viewer, rows + MARGIN, columns + MARGIN, &run->larger);
    for (int row = 0; row < rows + MARGIN; row++)
        for (int column = 0; column < columns + MARGIN; column++) {
            const struct cell *inside = canvas_at(&run->canvas, row, column);
            const struct cell *cell = canvas_at(&run->larger, row, column);
            if (!same_cell(cell, inside ? inside : &blank))
                return fail(run, "%s for viewer %u goes beyond its extent at row %d, column %d",
                            what, viewer, row, column);
        }
    picture(draw, run->s, viewer, 1, 1, &run->larger);
    picture(draw, run->s, viewer, rows / 2, columns / 2, &run->larger);
    return true;
}

static bool has_cells(const struct canvas *canvas, int spot) {
    for (int i = 0; i < canvas->rows * canvas->columns; i++)
        if (canvas->cells[i].spot == spot)
            return true;
    return false;
}

/* True while a click on dice would mean something: they wait to be rolled, or a legal move has
   them rolled. */
static bool dice_wait(struct run *run) {
    struct turn turn;
    run->rules->turn(run->s, &turn);
    bool wait = turn.phase == PHASE_CHANCE;
    for (unsigned seat = 0; seat < run->setup.seats && !wait; seat++) {
        if (!(turn.acting >> seat & 1))
            continue;
        run_list(run, run->s, seat, &run->list);
        for (size_t i = 0; i < run->list.count; i++)
            wait = wait || run->rules->verbs[run->list.moves[i].verb].rolls;
    }
    return wait;
}

/* Every spot of the picture has a name, and something to say; but for the dice, which are there
   only while they wait to be rolled. */
static bool check_spots(struct run *run, unsigned viewer) {
    int before = NO_SPOT;
    for (int i = 0; i < run->canvas.rows * run->canvas.columns; i++) {
        int spot = run->canvas.cells[i].spot;
        if (spot == NO_SPOT || spot == before)
            continue;
        before = spot;
        if (spot == SPOT_DICE && dice_wait(run))
            continue;
        if (spot < 0 || !notation_spot(run->notation, spot))
            return fail(run, "draw: spot %d has no name", spot);
        text_clear(&run->text);
        run->rules->look(run->s, (enum viewer)viewer, spot, &run->text);
        if (!run->text.length || strchr(run->text.bytes, '\n'))
            return fail(run, "look: not one line on spot %d: \"%s\"", spot, run->text.bytes);
    }
    return true;
}

/* Every spot that a legal move names can be pointed at, on the board (run->canvas) or the panel. */
static bool check_pointing(struct run *run, const struct extent *extent) {
    struct turn turn;
    picture(run->rules->panel, run->s, VIEW_ALL, extent->panel_rows, extent->panel_columns,
            &run->larger);
    run->rules->turn(run->s, &turn);
    for (unsigned seat = 0; seat < run->setup.seats; seat++) {
        if (!(turn.acting >> seat & 1))
            continue;
        run_list(run, run->s, seat, &run->list);
        for (size_t i = 0; i < run->list.count; i++)
            for (unsigned k = 0; k < run->list.moves[i].count; k++) {
                int spot = notation_move_spot(run->notation, &run->list.moves[i], k);
                if (spot != NO_SPOT && !has_cells(&run->canvas, spot) &&
                    !has_cells(&run->larger, spot))
                    return fail(run, "draw: spot %d of a legal move has no cells", spot);
            }
    }
    return true;
}

/* Board and panel fit the screen that the size is made for. */
static bool check_fit(struct run *run, enum size size, const struct extent *extent) {
    int rows, columns;
    size_screen(size, &rows, &columns);
    bool page = size <= SIZE_S;
    int most = page ? PAGE_COLUMNS : columns - 5, panel = page ? PAGE_ROWS : rows - 4;
    if (extent->board_rows < 1 || extent->board_columns < 1 || extent->panel_rows < 1 ||
        extent->panel_columns < 1 || extent->board_rows > panel + page ||
        extent->panel_rows > panel || extent->board_columns + extent->panel_columns > most)
        return fail(run, "extent at size %d: %d x %d beside %d x %d", size, extent->board_rows,
                    extent->board_columns, extent->panel_rows, extent->panel_columns);
    return true;
}

static bool check_size(struct run *run, enum size size) {
    struct extent extent;
    run->canvas.size = run->larger.size = size;
    if (!run->rules->extent(run->s, size, &extent))
        return size != SIZE_LINES || fail(run, "extent: not even lines");
    if (!check_fit(run, size, &extent))
        return false;
    for (unsigned left = run_viewers(run, true, SEATS_MOST); left; left &= left - 1) {
        unsigned viewer = (unsigned)__builtin_ctz(left);
        if (!check_extent(run, "panel", run->rules->panel, viewer, extent.panel_rows,
                          extent.panel_columns) ||
            !check_spots(run, viewer) ||
            !check_extent(run, "draw", run->rules->draw, viewer, extent.board_rows,
                          extent.board_columns) ||
            !check_spots(run, viewer) || !check_showing(run, viewer))
            return false;
    }
    picture(run->rules->draw, run->s, VIEW_ALL, extent.board_rows, extent.board_columns,
            &run->canvas);
    return check_pointing(run, &extent);
}

/* One of the sizes that the game has, by chance. */
static enum size a_size(struct run *run, const game_state *s) {
    struct extent extent;
    enum size size = (enum size)rng_below(&run->rng, SIZE_COUNT);
    return run->rules->extent(s, size, &extent) ? size : SIZE_LINES;
}

/* Signs alone, and one of the other sizes. */
bool check_views(struct run *run) {
    enum size other = a_size(run, run->s);
    return (other == SIZE_LINES || check_size(run, other)) && check_size(run, SIZE_LINES);
}

/*
 * Secrets. run->a and run->b are the same game, but for what the viewer may not know.
 */

bool check_alike(struct run *run, unsigned viewer) {
    const struct ruleset *rules = run->rules;
    int rows, columns;
    run->canvas.size = run->larger.size = a_size(run, run->a);
    size_screen(run->canvas.size, &rows, &columns);
    text_clear(&run->text);
    text_clear(&run->again);
    rules->describe(run->a, (enum viewer)viewer, &run->text);
    rules->describe(run->b, (enum viewer)viewer, &run->again);
    if (strcmp(run->text.bytes, run->again.bytes) != 0)
        return fail(run, "secret: describe for viewer %u tells: %s", viewer, run->text.bytes);
    drawer *const drawers[] = {rules->panel, rules->draw};
    for (int i = 0; i < 2; i++) {
        picture(drawers[i], run->a, viewer, rows, columns, &run->canvas);
        picture(drawers[i], run->b, viewer, rows, columns, &run->larger);
        if (!canvas_equal(&run->canvas, &run->larger))
            return fail(run, "secret: %s for viewer %u tells", i ? "draw" : "panel", viewer);
    }
    for (int i = 0, before = NO_SPOT; i < run->canvas.rows * run->canvas.columns; i++) {
        int spot = run->canvas.cells[i].spot;
        if (spot == NO_SPOT || spot == before)
            continue;
        before = spot;
        text_clear(&run->text);
        text_clear(&run->again);
        rules->look(run->a, (enum viewer)viewer, spot, &run->text);
        rules->look(run->b, (enum viewer)viewer, spot, &run->again);
        if (strcmp(run->text.bytes, run->again.bytes) != 0)
            return fail(run, "secret: look for viewer %u tells: %s", viewer, run->text.bytes);
    }
    return check_showing_alike(run, viewer);
}

/* The same move in both games; the news must be the same. */
static bool play_both(struct run *run, unsigned seat, const struct move *a, const struct move *b) {
    text_clear(&run->text);
    text_clear(&run->again);
    run->rules->apply(run->a, seat, a, &run->text);
    run->rules->apply(run->b, seat, b, &run->again);
    struct turn turn;
    run->rules->turn(run->a, &turn);
    if (turn.secret && strcmp(run->text.bytes, run->again.bytes) != 0)
        return fail(run, "secret: the news tell: %s", run->text.bytes);
    return true;
}

/* One more choice of another seat, in both games; *more tells whether there was one. */
static bool choose_next(struct run *run, unsigned chooser, bool *more) {
    struct turn a, b;
    run->rules->turn(run->a, &a);
    run->rules->turn(run->b, &b);
    if (a.secret != b.secret || a.acting != b.acting || a.number != b.number)
        return fail(run, "secret: turn tells");
    unsigned others = a.secret ? a.acting & ~(1u << chooser) : 0;
    *more = others != 0;
    if (!*more)
        return true;
    unsigned seat = run_seat(run, others);
    run_list(run, run->a, seat, &run->list);
    run_list(run, run->b, seat, &run->other);
    if (run->list.count != run->other.count ||
        memcmp(run->list.moves, run->other.moves, run->list.count * sizeof(struct move)) != 0)
        return fail(run, "secret: the moves of %c tell", 'A' + (int)seat);
    struct move move = run->list.moves[rng_below(&run->rng, (uint32_t)run->list.count)];
    return play_both(run, seat, &move, &move);
}

bool check_secrets(struct run *run, unsigned chooser) {
    struct turn turn;
    run->rules->turn(run->s, &turn);
    run_list(run, run->s, chooser, &run->list);
    if (!turn.secret || run->list.count < 2)
        return true;
    uint32_t first = rng_below(&run->rng, (uint32_t)run->list.count);
    uint32_t second = rng_below(&run->rng, (uint32_t)run->list.count - 1);
    struct move a = run->list.moves[first];
    struct move b = run->list.moves[second + (second >= first)];
    run_copy(run, run->a, run->s);
    run_copy(run, run->b, run->s);
    if (!play_both(run, chooser, &a, &b))
        return false;
    run->rules->turn(run->a, &turn);
    for (bool more = true; turn.secret && more; run->rules->turn(run->a, &turn)) {
        for (unsigned left = run_viewers(run, false, chooser); left; left &= left - 1)
            if (!check_alike(run, (unsigned)__builtin_ctz(left)))
                return false;
        if (!choose_next(run, chooser, &more))
            return false;
    }
    return true;
}
