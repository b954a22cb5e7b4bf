/*
 * points.c - points joined by lines: who is beside whom, and the picture with its spots.
 */
#include "core/points.h"

#include "support.h"

static const struct point lattice[] = {{0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 1}};
static const uint8_t lines[][2] = {{0, 1}, {2, 0}, {0, 3}, {2, 1}, {4, 3}};
static const struct points board = {lattice, lines, 5, 5, .rows = 4, .columns = 8};

static void neighbours_are_at_the_ends_of_lines(void **unused) {
    (void)unused;
    static const uint64_t near[] = {016, 05, 03, 021, 010};
    for (unsigned i = 0; i < 5; i++)
        assert_true(points_near(&board, i) == near[i]);
}

static void lines_are_drawn_between_points(void **unused) {
    (void)unused;
    static const char picture[] = "   -------\n"
                                  "  | \\   /\n"
                                  "  |   X\n"
                                  "  | /   \\\n"
                                  "\n"
                                  "          |\n"
                                  "          |\n"
                                  "          |\n";
    struct text text = TEXT_EMPTY;
    struct canvas canvas;
    canvas_init(&canvas, 9, 14);
    points_draw(&board, &canvas, 0, 2, 40, INK_DIM);
    canvas_print(&canvas, true, &text);
    text_truncate(&text, sizeof picture - 1);
    assert_string_equal(text.bytes, picture);
    assert_int_equal(canvas_at(&canvas, 0, 1)->spot, 40);
    assert_int_equal(canvas_at(&canvas, 0, 3)->spot, 40);
    assert_int_equal(canvas_at(&canvas, 0, 4)->spot, NO_SPOT);
    assert_int_equal(canvas_at(&canvas, 8, 10)->spot, 44);
    canvas_free(&canvas);
    text_free(&text);
}

/* A canvas that is too small takes what there is room for. */
static void nothing_is_drawn_outside(void **unused) {
    (void)unused;
    struct canvas canvas;
    canvas_init(&canvas, 2, 3);
    points_draw(&board, &canvas, 0, 1, 0, INK_DIM);
    assert_int_equal(canvas_at(&canvas, 0, 2)->ascii, '-');
    canvas_free(&canvas);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(neighbours_are_at_the_ends_of_lines),
        cmocka_unit_test(lines_are_drawn_between_points),
        cmocka_unit_test(nothing_is_drawn_outside),
    };
    return run_and_report(tests);
}
