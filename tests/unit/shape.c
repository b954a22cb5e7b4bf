/*
 * shape.c - shapes become pixels: which ones, whose, tiling without gaps, nothing outside.
 */
#include "core/shape.h"

#include "support.h"

/* The widths of the painted rows of a canvas, from the first one. */
static void expect_widths(const struct canvas *canvas, enum paper paper, const int *widths,
                          int count) {
    int first = 0;
    for (int row = 0; row < 2 * canvas->rows; row++) {
        int width = 0;
        for (int column = 0; column < canvas->columns; column++)
            width += shape_paper_at(canvas, column, row) == paper;
        if (width > 0 && first == 0)
            first = row + 1;
        int at = row + 1 - first;
        assert_int_equal(width, first > 0 && at < count ? widths[at] : 0);
    }
    assert_true(first > 0);
}

/* A hexagon with its points up and down in a box of whole pixels, `slope` rows of it slanted at
   either end. */
static void hexagon(struct canvas *canvas, int column, int row, int width, int height, int slope,
                    enum paper paper, int spot) {
    const struct point points[] = {
        {PIXEL * column + PIXEL * width / 2, PIXEL * row},
        point_of(column + width, row + slope),
        point_of(column + width, row + height - slope),
        {PIXEL * column + PIXEL * width / 2, PIXEL * (row + height)},
        point_of(column, row + height - slope),
        point_of(column, row + slope),
    };
    shape_polygon(canvas, points, 6, paper, spot);
}

static void hexagons_have_their_rows(void **unused) {
    static const int small[] = {2, 6, 8, 8, 8, 8, 6, 2}, middle[] = {2, 4, 6, 6, 4, 2};
    (void)unused;
    struct canvas canvas;
    canvas_init(&canvas, 6, 12);
    hexagon(&canvas, 2, 1, 8, 8, 2, PAPER_GRAIN, 3);
    expect_widths(&canvas, PAPER_GRAIN, small, 8);
    assert_int_equal(shape_spot_at(&canvas, 6, 4), 3);
    assert_int_equal(shape_spot_at(&canvas, 0, 4), NO_SPOT);
    canvas_clear(&canvas);
    hexagon(&canvas, 2, 1, 6, 6, 2, PAPER_ORE, 3);
    expect_widths(&canvas, PAPER_ORE, middle, 6);
    canvas_free(&canvas);
}

/* Two rows of three hexagons of the size: every pixel between them belongs to one, to the one that
   was painted as if it were alone. */
static void judge_tiling(int width, int height, int slope) {
    struct canvas canvas, alone;
    canvas_init(&canvas, 2 * height, 5 * width);
    canvas_init(&alone, 2 * height, 5 * width);
    for (int i = 0; i < 6; i++) {
        int column = width * (1 + i % 3) + (i / 3) * width / 2, row = i / 3 * (height - slope);
        canvas_clear(&alone);
        hexagon(&alone, column, row, width, height, slope, PAPER_WOOL, i);
        for (int r = 0; r < 4 * height; r++)
            for (int c = 0; c < canvas.columns; c++)
                if (shape_spot_at(&alone, c, r) == i)
                    assert_int_equal(shape_spot_at(&canvas, c, r), NO_SPOT);
        hexagon(&canvas, column, row, width, height, slope, PAPER_WOOL, i);
    }
    for (int r = slope; r < 2 * height - 2 * slope; r++)
        for (int c = 2 * width; c < 4 * width; c++)
            assert_int_not_equal(shape_spot_at(&canvas, c, r), NO_SPOT);
    canvas_free(&canvas);
    canvas_free(&alone);
}

static void hexagons_tile(void **unused) {
    (void)unused;
    judge_tiling(8, 8, 2);
    judge_tiling(6, 6, 2);
    judge_tiling(14, 16, 4);
    judge_tiling(20, 24, 6);
}

static void rectangles_keep_or_give_spots(void **unused) {
    (void)unused;
    struct canvas canvas;
    canvas_init(&canvas, 3, 4);
    shape_rectangle(&canvas, 0, 0, 4, 6, PAPER_SQUARE_DARK, 7);
    shape_rectangle(&canvas, 1, 1, 2, 3, PAPER_OWNER_A, NO_SPOT);
    struct text text = TEXT_EMPTY;
    canvas_print(&canvas, false, &text);
    assert_string_equal(text.bytes, " \u2580\u2580\n\n\n"); /* rows 1 and 2, 3 fill their cells */
    assert_int_equal(shape_spot_at(&canvas, 1, 1), 7);
    assert_int_equal(shape_paper_at(&canvas, 2, 3), PAPER_OWNER_A);
    assert_int_equal(shape_paper_at(&canvas, 2, 4), PAPER_SQUARE_DARK);
    canvas_put(&canvas, 1, 1, (struct glyph){'x', 'x'}, INK_PLAIN);
    assert_int_equal(cell_glyph(canvas_at(&canvas, 1, 1)).code, 'x');
    text_free(&text);
    canvas_free(&canvas);
}

static void discs_and_strokes(void **unused) {
    static const int disc[] = {2, 4, 4, 2}, stroke[] = {1, 6, 1};
    (void)unused;
    struct canvas canvas;
    canvas_init(&canvas, 5, 10);
    shape_disc(&canvas, point_of(5, 4), 2 * PIXEL, PAPER_TOKEN, 1);
    expect_widths(&canvas, PAPER_TOKEN, disc, 4);
    canvas_clear(&canvas);
    shape_stroke(&canvas, (struct point){10, 14}, (struct point){30, 14}, PIXEL, PAPER_OWNER_A, 2);
    expect_widths(&canvas, PAPER_OWNER_A, stroke + 1, 1);
    canvas_clear(&canvas);
    shape_stroke(&canvas, point_of(1, 1), point_of(9, 9), PIXEL, PAPER_OWNER_A, 2);
    for (int i = 1; i < 9; i++)
        assert_int_equal(shape_paper_at(&canvas, i, i), PAPER_OWNER_A);
    canvas_free(&canvas);
}

static void nothing_is_painted_outside(void **unused) {
    (void)unused;
    struct canvas canvas;
    canvas_init(&canvas, 2, 2);
    hexagon(&canvas, -20, -20, 60, 60, 10, PAPER_SEA, 4);
    shape_disc(&canvas, point_of(-5, -5), 3 * PIXEL, PAPER_TOKEN, 5);
    shape_stroke(&canvas, point_of(50, -9), point_of(60, 40), PIXEL, PAPER_OWNER_A, 6);
    shape_rectangle(&canvas, 2, 0, 9, 9, PAPER_ORE, 7);
    shape_pixel(&canvas, 0, -1, PAPER_ORE, 8);
    shape_pixel(&canvas, 0, 4, PAPER_ORE, 8);
    for (int i = 0; i < 8; i++) {
        assert_int_equal(shape_paper_at(&canvas, i % 2, i / 2), PAPER_SEA);
        assert_int_equal(shape_spot_at(&canvas, i % 2, i / 2), 4);
    }
    assert_int_equal(shape_paper_at(&canvas, 2, 0), PAPER_NONE);
    assert_int_equal(shape_spot_at(&canvas, 0, -1), NO_SPOT);
    canvas_free(&canvas);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hexagons_have_their_rows),      cmocka_unit_test(hexagons_tile),
        cmocka_unit_test(rectangles_keep_or_give_spots), cmocka_unit_test(discs_and_strokes),
        cmocka_unit_test(nothing_is_painted_outside),
    };
    return run_and_report(tests);
}
