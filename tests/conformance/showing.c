/*
 * showing.c - the optional slots that show more of a position (shade, between, page): they keep
 * within their picture, add no spots to it, and show a viewer nothing that is secret.
 *
 * Spots are taken at random, from the whole range of each domain on the board, so the games are
 * also asked about places that the present board has not.
 */
#include "conformance.h"

enum { MARGIN = 6 };

/* A spot of any domain on the board, or NO_SPOT when there is none. */
static int random_spot(struct run *run) {
    const struct ruleset *rules = run->rules;
    unsigned on_board[UINT8_MAX], count = 0;
    for (unsigned i = 0; i < rules->domain_count; i++)
        if (rules->domains[i].on_board)
            on_board[count++] = i;
    if (count == 0)
        return NO_SPOT;
    const struct domain *domain = &rules->domains[on_board[rng_below(&run->rng, count)]];
    return domain->spot + (int)rng_below(&run->rng, domain->count);
}

/* draw's picture, and more about a spot; or, with `to`, what lies between two. */
static void shaded(const struct run *run, const game_state *s, unsigned viewer, int from, int to,
                   struct canvas *canvas, struct text *out) {
    struct extent extent;
    run->rules->extent(s, canvas->size, &extent);
    canvas_resize(canvas, extent.board_rows, extent.board_columns);
    run->rules->draw(s, (enum viewer)viewer, canvas);
    text_clear(out);
    if (to != NO_SPOT)
        run->rules->between(s, (enum viewer)viewer, from, to, canvas, out);
    else
        run->rules->shade(s, (enum viewer)viewer, from, canvas);
}

/* run->canvas is draw's picture with more in it: run->larger gets the picture as it was. */
static bool same_spots(struct run *run, const char *what, unsigned viewer, int spot) {
    canvas_resize(&run->larger, run->canvas.rows, run->canvas.columns);
    run->rules->draw(run->s, (enum viewer)viewer, &run->larger);
    for (int i = 0; i < run->canvas.rows * run->canvas.columns; i++)
        if (run->canvas.cells[i].spot != run->larger.cells[i].spot)
            return fail(run, "%s about spot %d for viewer %u changes spots", what, spot, viewer);
    return true;
}

static bool check_between(struct run *run, unsigned viewer, int from, int to) {
    shaded(run, run->s, viewer, from, to, &run->canvas, &run->text);
    text_clear(&run->again);
    run->rules->between(run->s, (enum viewer)viewer, from, to, NULL, &run->again);
    if (!run->text.length || strchr(run->text.bytes, '\n'))
        return fail(run, "between: not one line on %d and %d: \"%s\"", from, to, run->text.bytes);
    if (strcmp(run->text.bytes, run->again.bytes) != 0)
        return fail(run, "between: without a canvas another sentence: %s", run->again.bytes);
    return same_spots(run, "between", viewer, from);
}

/* A page that keeps to its size looks the same in a larger one. */
static bool check_page(struct run *run, unsigned viewer, int spot) {
    const struct cell blank = {.glyph = ' ', .ascii = ' ', .spot = NO_SPOT};
    canvas_resize(&run->canvas, PAGE_ROWS, PAGE_COLUMNS);
    canvas_resize(&run->larger, PAGE_ROWS + MARGIN, PAGE_COLUMNS + MARGIN);
    bool drawn = run->rules->page(run->s, (enum viewer)viewer, spot, &run->canvas);
    if (drawn != run->rules->page(run->s, (enum viewer)viewer, spot, &run->larger))
        return fail(run, "page: on spot %d only when there is room", spot);
    bool empty = true;
    for (int row = 0; row < run->larger.rows; row++)
        for (int column = 0; column < run->larger.columns; column++) {
            const struct cell *inside = canvas_at(&run->canvas, row, column);
            const struct cell *cell = canvas_at(&run->larger, row, column);
            if (cell->glyph != (inside ? inside->glyph : blank.glyph))
                return fail(run, "page: spot %d for viewer %u does not fit", spot, viewer);
            empty = empty && cell->glyph == blank.glyph;
        }
    return drawn != empty || fail(run, "page: drawn or not on spot %d?", spot);
}

bool check_showing(struct run *run, unsigned viewer) {
    const struct ruleset *rules = run->rules;
    int spot = random_spot(run), other = random_spot(run);
    if (spot == NO_SPOT)
        return true;
    if (rules->shade) {
        shaded(run, run->s, viewer, spot, NO_SPOT, &run->canvas, &run->text);
        if (!same_spots(run, "shade", viewer, spot))
            return false;
    }
    return (!rules->between || check_between(run, viewer, spot, other)) &&
           (!rules->page || check_page(run, viewer, spot));
}

/* Shade, or between when there is a spot `to`, of run->a and run->b. */
static bool shaded_alike(struct run *run, unsigned viewer, int spot, int to) {
    shaded(run, run->a, viewer, spot, to, &run->canvas, &run->text);
    shaded(run, run->b, viewer, spot, to, &run->larger, &run->again);
    return (canvas_equal(&run->canvas, &run->larger) &&
            strcmp(run->text.bytes, run->again.bytes) == 0) ||
           fail(run, "secret: %s of spot %d for viewer %u tells",
                to == NO_SPOT ? "shade" : "between", spot, viewer);
}

static bool page_alike(struct run *run, unsigned viewer, int spot) {
    canvas_resize(&run->canvas, PAGE_ROWS, PAGE_COLUMNS);
    canvas_resize(&run->larger, PAGE_ROWS, PAGE_COLUMNS);
    bool one = run->rules->page(run->a, (enum viewer)viewer, spot, &run->canvas);
    bool other = run->rules->page(run->b, (enum viewer)viewer, spot, &run->larger);
    return (one == other && canvas_equal(&run->canvas, &run->larger)) ||
           fail(run, "secret: page of spot %d for viewer %u tells", spot, viewer);
}

bool check_showing_alike(struct run *run, unsigned viewer) {
    const struct ruleset *rules = run->rules;
    int spot = random_spot(run), other = random_spot(run);
    return spot == NO_SPOT || ((!rules->shade || shaded_alike(run, viewer, spot, NO_SPOT)) &&
                               (!rules->between || shaded_alike(run, viewer, spot, other)) &&
                               (!rules->page || page_alike(run, viewer, spot)));
}
