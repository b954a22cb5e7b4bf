/*
 * drawn.c - every position of every game as a drawing of shapes: all of it within the picture, each
 * seat's pieces in its own colour, in few bytes, and the same each time.
 */
#include <stdlib.h>

#include "core/drawing.h"
#include "core/memory.h"
#include "ui/screen/svg.h"

#include "played.h"

enum { GAMES_EACH = 3, LOOKS = 12, MOVES_BETWEEN = 17, MARGIN = 2 * PIXEL, BYTES_MOST = 40000 };

/* The board on a canvas of its own that keeps shapes; false when the game has no such size now. */
static bool draw(const struct session *session, enum viewer viewer, struct canvas *out) {
    const struct ruleset *rules = session_rules(session);
    struct extent extent;
    if (!rules->extent(session_state(session), SIZE_M, &extent))
        return false;
    canvas_init(out, extent.board_rows, extent.board_columns);
    canvas_keep_shapes(out);
    out->size = SIZE_M;
    out->names = session_names(session);
    rules->draw(session_state(session), viewer, out);
    return true;
}

static void judge_shapes(const struct session *session, const struct canvas *canvas) {
    const struct drawing *drawing = canvas->drawing;
    int right = PIXEL * canvas->columns + MARGIN, bottom = 2 * PIXEL * canvas->rows + MARGIN;
    assert_true(drawing->count > 0);
    for (size_t i = 0; i < drawing->count; i++) {
        const struct shape *shape = &drawing->shapes[i];
        assert_in_range(shape->count, 1, POINTS_MOST);
        assert_true(shape->paper < PAPER_COUNT && shape->ink < INK_COUNT);
        for (unsigned k = 0; k < shape->count; k++)
            if (shape->points[k].x < -MARGIN || shape->points[k].x > right ||
                shape->points[k].y < -MARGIN || shape->points[k].y > bottom)
                fail_msg("%s: %d, %d lies outside", session_rules(session)->name,
                         shape->points[k].x, shape->points[k].y);
    }
}

static void judge_bytes(const struct session *session, const struct canvas *canvas) {
    struct text once = TEXT_EMPTY, again = TEXT_EMPTY;
    const struct look look = {.theme = THEME_LIGHT};
    svg_add(canvas, &look, "", &once);
    svg_add(canvas, &look, "", &again);
    assert_string_equal(once.bytes, again.bytes);
    if (once.length > BYTES_MOST)
        fail_msg("%s: %zu bytes", session_rules(session)->name, once.length);
    text_free(&once);
    text_free(&again);
}

static void look_at(const struct session *session) {
    struct canvas canvas;
    if (!draw(session, VIEW_ALL, &canvas))
        return;
    judge_shapes(session, &canvas);
    judge_bytes(session, &canvas);
    canvas_free(&canvas);
}

static void every_position_can_be_drawn(void **unused) {
    (void)unused;
    for (const struct registered *game = registry; game->ruleset; game++) {
        unsigned least = game->ruleset->seats_least;
        unsigned seats = game->ruleset->seats_most - least + 1u;
        for (unsigned i = 0; i < GAMES_EACH; i++) {
            char seed[] = {(char)('a' + i), 0};
            struct session *session = new_session(game->ruleset->name, least + i % seats, seed);
            for (unsigned look = 0; look < LOOKS && !session_over(session); look++) {
                look_at(session);
                play_on(session, MOVES_BETWEEN, i * LOOKS + look);
            }
            look_at(session);
            session_free(session);
        }
    }
}

/* The cells that each spot has. */
static void count_spots(const struct canvas *canvas, int *counts) {
    for (int i = 0; i < canvas->rows * canvas->columns; i++) {
        const struct cell *cell = &canvas->cells[i];
        if (cell->spot != NO_SPOT)
            counts[cell->spot]++;
        if (cell->spot_below != NO_SPOT)
            counts[cell->spot_below]++;
    }
}

/* Of one size: turned, each spot lies opposite to where it lay; turned twice, it is as it was. */
static void turn_size(const struct session *session, enum size size, bool shapes) {
    const struct ruleset *rules = session_rules(session);
    const game_state *s = session_state(session);
    struct extent extent;
    struct canvas usual, turned;
    if (!rules->extent(s, size, &extent))
        return;
    canvas_init(&usual, extent.board_rows, extent.board_columns);
    canvas_init(&turned, extent.board_rows, extent.board_columns);
    usual.size = turned.size = size;
    if (shapes) {
        canvas_keep_shapes(&usual);
        canvas_keep_shapes(&turned);
    }
    rules->draw(s, VIEW_ALL, &usual);
    canvas_copy(&turned, 0, 0, &usual);
    canvas_turn(&turned);
    int count = usual.rows * usual.columns;
    for (int i = 0; i < count; i++) {
        const struct cell *cell = &usual.cells[i], *opposite = &turned.cells[count - 1 - i];
        assert_int_equal(cell->spot, opposite->spot_below);
        assert_int_equal(cell->spot_below, opposite->spot);
        assert_int_equal(cell->paper, opposite->below);
    }
    canvas_turn(&turned);
    assert_true(canvas_equal(&usual, &turned));
    for (size_t i = 0; shapes && i < usual.drawing->count; i++)
        assert_memory_equal(&usual.drawing->shapes[i], &turned.drawing->shapes[i],
                            sizeof(struct shape));
    canvas_clear(&turned);
    turned.turned = true; /* what stands upright takes the same cells */
    int *usual_cells = memory_new(INT16_MAX * sizeof(int)),
        *turned_cells = memory_new(INT16_MAX * sizeof(int));
    rules->draw(s, VIEW_ALL, &turned);
    canvas_turn(&turned);
    count_spots(&usual, usual_cells);
    count_spots(&turned, turned_cells);
    for (int spot = 0; spot < INT16_MAX; spot++)
        assert_int_equal(usual_cells[spot] > 0, turned_cells[spot] > 0);
    free(usual_cells);
    free(turned_cells);
    canvas_free(&usual);
    canvas_free(&turned);
}

static void boards_can_be_turned(void **unused) {
    (void)unused;
    for (const struct registered *game = registry; game->ruleset; game++) {
        if (!game->ruleset->turns)
            continue;
        struct session *session =
            new_session(game->ruleset->name, game->ruleset->seats_most, "turned");
        for (unsigned look = 0; look < LOOKS && !session_over(session); look++) {
            for (int size = SIZE_LINES; size < SIZE_COUNT; size++)
                turn_size(session, (enum size)size, size == SIZE_M);
            play_on(session, MOVES_BETWEEN, look);
        }
        session_free(session);
    }
}

static void words_stay_in_order(void **unused) {
    (void)unused;
    struct canvas canvas;
    struct text out = TEXT_EMPTY;
    canvas_init(&canvas, 2, 12);
    canvas_text(&canvas, 0, 0, -1, INK_PLAIN, "ore 12");
    canvas_put(&canvas, 0, 9, (struct glyph){0x2197, '/'}, INK_PLAIN);
    canvas_put(&canvas, 1, 0, (struct glyph){'a', 'a'}, INK_PLAIN);
    canvas_put(&canvas, 1, 1, (struct glyph){'b', 'b'}, INK_PLAIN);
    canvas_put(&canvas, 1, 4, (struct glyph){'c', 'c'}, INK_PLAIN);
    canvas_put(&canvas, 1, 5, (struct glyph){'d', 'd'}, INK_PLAIN);
    canvas_join(&canvas, 1, 4, 2);
    canvas_turn(&canvas);
    canvas_print(&canvas, true, &out);
    assert_string_equal(out.bytes, "      cd  ba\n  <   12 ore\n");
    text_free(&out);
    canvas_free(&canvas);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_position_can_be_drawn),
        cmocka_unit_test(boards_can_be_turned),
        cmocka_unit_test(words_stay_in_order),
    };
    return run_and_report(tests);
}
