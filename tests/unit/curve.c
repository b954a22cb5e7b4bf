/*
 * curve.c - chances as a picture: the area that two players share, lines of braille dots for more.
 */
#include "ui/widgets/curve.h"

#include "core/shape.h"

#include "support.h"

enum { ROWS = 5, COLUMNS = 9 };

static bool has_pixels;

static bool pixels(struct screen *screen) {
    (void)screen;
    return has_pixels;
}

static struct screen screen = {.pixels = pixels};

/* The first player's chance rises evenly from 0 to 1; the others share the rest. */
static int rising(const void *data, int at, int last, unsigned seat) {
    const struct curve *curve = data;
    int first = ESTIMATE_WHOLE * at / last;
    return seat == 0 ? first : (ESTIMATE_WHOLE - first) / ((int)curve->seats - 1);
}

static void draw(unsigned seats, struct app *app) {
    struct curve curve = {.room = {0, 0, ROWS, COLUMNS},
                          .seats = seats,
                          .signs = {{0x25CF, 'a'}, {0x25A0, 'b'}, {0x25B2, 'c'}},
                          .cursor = 4,
                          .chance = rising};
    curve.data = &curve;
    *app = (struct app){.screen = &screen};
    canvas_init(&app->frame, ROWS + 1, COLUMNS);
    curve_draw(&curve, app);
}

static void assert_picture(const struct app *app, bool ascii, const char *expected) {
    struct text text = TEXT_EMPTY;
    canvas_print(&app->frame, ascii, &text);
    assert_string_equal(text.bytes, expected);
    text_free(&text);
}

static void two_share_an_area(void **state) {
    (void)state;
    struct app app;
    has_pixels = false;
    draw(2, &app);
    assert_picture(&app, true,
                   ":::::::=#\n"
                   "::::::###\n"
                   "::::=####\n"
                   "::=######\n"
                   ":=#######\n"
                   "    ^\n");
    canvas_free(&app.frame);
}

/* With pixels every pixel is one player's: the higher the chance, the more are the first one's. */
static void two_share_all_pixels(void **state) {
    (void)state;
    struct app app;
    has_pixels = true;
    draw(2, &app);
    for (int column = 0; column < COLUMNS; column++) {
        int owned = 0, ground = column == 4 ? PAPER_OWNER_A : PAPER_CLAIM_A;
        for (int row = 0; row < 2 * ROWS; row++) {
            int paper = (int)shape_paper_at(&app.frame, column, row);
            assert_in_range(paper, ground, ground + 1);
            assert_true(paper == ground || owned == 0); /* the first one's lie below */
            owned += paper == ground;
        }
        assert_int_equal(owned, (2 * ROWS * column * 2 + COLUMNS - 1) / (2 * (COLUMNS - 1)));
    }
    canvas_free(&app.frame);
}

/* The dots of a rising line lie on its diagonal; a sign of each player is on its line. */
static void three_have_lines(void **state) {
    (void)state;
    struct app app;
    has_pixels = false;
    draw(3, &app);
    const struct cell *low = canvas_at(&app.frame, ROWS - 1, 0);
    const struct cell *high = canvas_at(&app.frame, 0, COLUMNS - 1);
    assert_int_equal(low->glyph & ~0xFFU, 0x2800);
    assert_int_equal(high->glyph & ~0xFFU, 0x2800);
    assert_int_equal(low->ink, INK_SEAT_A);
    assert_int_equal(high->ink, INK_SEAT_A);
    assert_int_equal(low->ascii, 'a');
    bool signs[3] = {false};
    for (int i = 0; i < ROWS * COLUMNS; i++) {
        const struct cell *cell = &app.frame.cells[i];
        signs[0] = signs[0] || cell->glyph == 0x25CF;
        signs[1] = signs[1] || cell->glyph == 0x25A0;
        assert_int_equal(cell->paper, i % COLUMNS == 4 ? PAPER_CHOICE : PAPER_NONE);
    }
    assert_true(signs[0] && signs[1]);
    canvas_free(&app.frame);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_share_an_area),
        cmocka_unit_test(two_share_all_pixels),
        cmocka_unit_test(three_have_lines),
    };
    return run_and_report(tests);
}
