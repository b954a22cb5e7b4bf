/*
 * svg.c - shapes that a canvas keeps, and what an SVG drawing makes of them: all of them, one path
 * for each colour where that changes nothing, and never another order of what lies on what.
 */
#include "ui/screen/svg.h"

#include "core/drawing.h"
#include "core/shape.h"

#include "support.h"

static struct canvas canvas;
static struct text out;

static int begin(void **unused) {
    (void)unused;
    canvas_init(&canvas, 10, 20);
    canvas_keep_shapes(&canvas);
    out = TEXT_EMPTY;
    return 0;
}

static int end(void **unused) {
    (void)unused;
    canvas_free(&canvas);
    text_free(&out);
    return 0;
}

static void draw(void) {
    const struct look look = {.theme = THEME_DEFAULT};
    text_clear(&out);
    svg_add(&canvas, &look, "a <b> & \x1b[2J", &out);
}

static unsigned times(const char *what) {
    unsigned count = 0;
    for (const char *at = out.bytes; (at = strstr(at, what)); at++)
        count++;
    return count;
}

static void shapes_are_kept(void **unused) {
    (void)unused;
    struct canvas copy;
    static const struct point triangle[] = {{0, 0}, {8, 0}, {4, 9}};
    shape_rectangle(&canvas, 1, 2, 3, 4, PAPER_ORE, 7);
    shape_polygon(&canvas, triangle, 3, PAPER_SEA, NO_SPOT);
    shape_disc(&canvas, (struct point){20, 20}, 6, PAPER_TOKEN, NO_SPOT);
    canvas_paper(&canvas, 3, 4, 1, 2, PAPER_BAR);
    shape_pixel(&canvas, 1, 1, PAPER_WOOL, NO_SPOT);
    assert_int_equal(canvas.drawing->count, 4);
    const struct shape *shapes = canvas.drawing->shapes;
    assert_int_equal(shapes[0].points[0].x, 4);
    assert_int_equal(shapes[0].points[2].y, 24);
    assert_int_equal(shapes[2].width, 12);
    canvas_init(&copy, 20, 40);
    canvas_copy(&copy, 2, 5, &canvas); /* keeps nothing: it was not asked */
    assert_null(copy.drawing);
    canvas_keep_shapes(&copy);
    canvas_copy(&copy, 2, 5, &canvas);
    assert_int_equal(copy.drawing->count, 4);
    assert_int_equal(copy.drawing->shapes[0].points[0].x, 4 + 5 * PIXEL);
    assert_int_equal(copy.drawing->shapes[0].points[0].y, 8 + 2 * 2 * PIXEL);
    canvas_clear(&copy);
    assert_int_equal(copy.drawing->count, 0);
    canvas_free(&copy);
}

static void long_labels_end_with_a_whole_character(void **unused) {
    static const char accents[] = "\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9"
                                  "\u00e9\u00e9\u00e9\u00e9";
    (void)unused;
    drawing_label(canvas.drawing, (struct point){9, 9}, 8, INK_PLAIN, PAPER_NONE, accents);
    drawing_label(canvas.drawing, (struct point){9, 9}, 8, INK_PLAIN, PAPER_NONE,
                  "12345678901234567890123");
    assert_int_equal(strlen(canvas.drawing->shapes[0].label), LABEL_MOST - 2);
    assert_int_equal(strlen(canvas.drawing->shapes[1].label), LABEL_MOST - 1);
}

/* Ten shapes of two colours in turn, apart from each other, are two paths. */
static void shapes_of_one_colour_are_one_path(void **unused) {
    (void)unused;
    for (int i = 0; i < 10; i++)
        shape_rectangle(&canvas, 2 * i, 0, 2, 2, i % 2 ? PAPER_ORE : PAPER_WOOL, NO_SPOT);
    draw();
    assert_int_equal(times("<path"), 2);
    assert_int_equal(times("h-8z"), 10);
}

/* Squares of one colour side by side are one rectangle. */
static void rectangles_in_a_row_are_one(void **unused) {
    (void)unused;
    for (int i = 0; i < 6; i++)
        shape_rectangle(&canvas, 2 * (i % 3), 2 * (i / 3), 2, 2, PAPER_ORE, NO_SPOT);
    shape_rectangle(&canvas, 6, 2, 2, 3, PAPER_ORE, NO_SPOT); /* is higher */
    draw();
    assert_int_equal(times("<path"), 1);
    assert_non_null(strstr(out.bytes, "M0 0h24v8h-24zM0 8h24v8h-24zM24 8h8v12h-8z"));
}

/* A shape on another stays on it, however few paths there could be otherwise. */
static void what_lies_on_what_stays(void **unused) {
    (void)unused;
    shape_rectangle(&canvas, 0, 0, 8, 8, PAPER_ORE, NO_SPOT);
    shape_rectangle(&canvas, 2, 2, 4, 4, PAPER_WOOL, NO_SPOT);
    shape_rectangle(&canvas, 3, 3, 2, 2, PAPER_ORE, NO_SPOT);
    shape_rectangle(&canvas, 9, 9, 2, 2, PAPER_ORE, NO_SPOT); /* lies on nothing */
    draw();
    assert_int_equal(times("<path"), 3);
    const char *third = strrchr(out.bytes, 'M');
    assert_non_null(third);
    assert_int_equal(strncmp(third, "M36 36", 6), 0); /* behind the small one of its colour */
    assert_non_null(strstr(out.bytes, "M12 12h8v8h-8zM36 36"));
}

/* Hexagons that only share borders lie apart, though the boxes around them do not. */
static void slanted_neighbours_lie_apart(void **unused) {
    (void)unused;
    struct point corners[6];
    for (int i = 0; i < 4; i++) {
        hexagon_corners((struct point){24 * i - 12 * (i / 2), 16 * (i / 2)}, 24, 24, 8, corners);
        shape_polygon(&canvas, corners, 6, i % 2 ? PAPER_ORE : PAPER_WOOL, NO_SPOT);
    }
    draw();
    assert_int_equal(times("<path"), 2);
}

static void signs_need_no_font(void **unused) {
    (void)unused;
    canvas_put(&canvas, 1, 1, (struct glyph){0x25B2, 'B'}, INK_SEAT_A);
    canvas_put(&canvas, 1, 2, (struct glyph){0x25CB, 'o'}, INK_SEAT_A);
    canvas_put(&canvas, 2, 2, (struct glyph){0x2591, ':'}, INK_CLAIM_A);
    canvas_text(&canvas, 3, 0, -1, INK_PLAIN, "text");
    drawing_sign(canvas.drawing, (struct point){40, 40}, 8, INK_SEAT_A, PAPER_NONE, 0x2605);
    draw();
    assert_int_equal(times("<text"), 1);
    assert_int_equal(times("<path"), 3); /* the star, both signs of the cells, the texture */
    assert_int_equal(times("evenodd"), 2);
}

static void a_title_is_text(void **unused) {
    (void)unused;
    draw();
    assert_non_null(strstr(out.bytes, "<title>a &lt;b&gt; &amp; "));
    assert_null(strchr(out.bytes, '\033'));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(shapes_are_kept, begin, end),
        cmocka_unit_test_setup_teardown(long_labels_end_with_a_whole_character, begin, end),
        cmocka_unit_test_setup_teardown(shapes_of_one_colour_are_one_path, begin, end),
        cmocka_unit_test_setup_teardown(rectangles_in_a_row_are_one, begin, end),
        cmocka_unit_test_setup_teardown(what_lies_on_what_stays, begin, end),
        cmocka_unit_test_setup_teardown(slanted_neighbours_lie_apart, begin, end),
        cmocka_unit_test_setup_teardown(signs_need_no_font, begin, end),
        cmocka_unit_test_setup_teardown(a_title_is_text, begin, end),
    };
    return run_and_report(tests);
}
