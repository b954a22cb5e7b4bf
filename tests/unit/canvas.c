/*
 * Unit tests of core/canvas.h: writing, text, marks without colour, and the way from spot to
 * spot on square boards, staggered boards and boards with squares outside.
 */
#include "core/canvas.h"

#include "core/hex.h"
#include "core/utf8.h"

#include "support.h"

static const char *const names[SEATS_MOST] = {"Anna", "Zo\u00EB", "\u732B", "a\x1b[2J", "$A", "F"};
static const struct glyph disk = {0x25CF, 'o'};
static const struct glyph block = {0x2588, '#'};

static void expect(const struct canvas *canvas, bool ascii, const char *picture) {
    struct text text = TEXT_EMPTY;
    canvas_print(canvas, ascii, &text);
    assert_string_equal(text.bytes, picture);
    text_free(&text);
}

static void starts_blank(void **state) {
    (void)state;
    struct canvas canvas;
    canvas_init(&canvas, 2, 3);
    expect(&canvas, false, "\n\n");
    canvas_put(&canvas, 1, 1, disk, INK_SEAT_A);
    expect(&canvas, false, "\n \u25CF\n");
    expect(&canvas, true, "\n o\n");
    assert_int_equal(canvas_at(&canvas, 1, 1)->ink, INK_SEAT_A);
    assert_int_equal(canvas_at(&canvas, 0, 0)->spot, NO_SPOT);
    canvas_resize(&canvas, 1, 4);
    expect(&canvas, false, "\n");
    canvas_free(&canvas);
}

static void outside_is_dropped(void **state) {
    (void)state;
    struct canvas canvas, small;
    canvas_init(&canvas, 2, 4);
    canvas_init(&small, 3, 3);
    assert_null(canvas_at(&canvas, -1, 0));
    assert_null(canvas_at(&canvas, 0, 4));
    canvas_put(&canvas, 2, 0, disk, INK_PLAIN);
    canvas_box(&canvas, -5, -5, 20, 20, INK_DIM);
    canvas_paper(&canvas, -1, 2, 9, 9, PAPER_BAR);
    canvas_spot(&canvas, 1, -2, 9, 3, 7);
    canvas_text(&canvas, 5, 0, -1, INK_PLAIN, "nowhere");
    canvas_text(&canvas, 1, -2, -1, INK_PLAIN, "abcdefghij");
    expect(&canvas, false, "\ncde\u2026\n");
    assert_int_equal(canvas_at(&canvas, 0, 3)->paper, PAPER_BAR);
    assert_int_equal(canvas_at(&canvas, 0, 1)->paper, PAPER_NONE);
    assert_int_equal(canvas_at(&canvas, 1, 0)->spot, 7);
    assert_int_equal(canvas_at(&canvas, 1, 1)->spot, NO_SPOT);
    canvas_text(&small, 0, 0, -1, INK_PLAIN, "xyz");
    canvas_copy(&canvas, -2, 3, &small);
    canvas_copy(&canvas, 0, 3, &small);
    expect(&canvas, false, "   x\ncde\n");
    canvas_free(&small);
    canvas_free(&canvas);
}

static void text_is_safe_and_named(void **state) {
    (void)state;
    struct canvas canvas;
    canvas_init(&canvas, 1, 40);
    assert_int_equal(canvas_text(&canvas, 0, 0, -1, INK_DIM, "$A x"), 4);
    expect(&canvas, false, "$A x\n");
    canvas.names = names;
    canvas_clear(&canvas);
    assert_int_equal(canvas_text(&canvas, 0, 0, -1, INK_DIM, "$A, $B $C $E $G $"), 20);
    expect(&canvas, false, "Anna, Zo\u00EB \u732B $A $G $\n");
    expect(&canvas, true, "Anna, Zoe ?  $A $G $\n");
    assert_int_equal(canvas_at(&canvas, 0, 3)->ink, INK_SEAT_A);
    assert_int_equal(canvas_at(&canvas, 0, 4)->ink, INK_DIM);
    assert_int_equal(canvas_at(&canvas, 0, 8)->ink, INK_SEAT_A + 1);
    assert_int_equal(canvas_at(&canvas, 0, 11)->glyph, 0);
    canvas_clear(&canvas);
    canvas_text(&canvas, 0, 0, -1, INK_DIM, "$D\xFF\u202E");
    struct text text = TEXT_EMPTY;
    utf8_add_safe(&text, "a\x1b[2J\xFF\u202E", 9, false);
    text_add_char(&text, '\n');
    expect(&canvas, false, text.bytes);
    text_free(&text);
    canvas_free(&canvas);
}

static void text_stops_at_its_width(void **state) {
    (void)state;
    struct canvas canvas;
    canvas_init(&canvas, 1, 8);
    assert_int_equal(canvas_text(&canvas, 0, 1, 3, INK_PLAIN, "abcdef"), 3);
    expect(&canvas, false, " abc\n");
    assert_int_equal(canvas_text(&canvas, 0, 6, -1, INK_PLAIN, "abcdef"), 2);
    expect(&canvas, false, " abc  ab\n");
    assert_int_equal(canvas_text(&canvas, 0, 0, 3, INK_PLAIN, "x\u732B\u732By"), 3);
    expect(&canvas, false, "x\u732Bc  ab\n");
    assert_int_equal(canvas_text(&canvas, 0, 0, 2, INK_PLAIN, "x\u732By"), 1);
    assert_int_equal(canvas_textf(&canvas, 0, 3, -1, INK_PLAIN, "%d-%s", 42, "\u00E9"), 4);
    expect(&canvas, true, "x? 42-eb\n");
    canvas_free(&canvas);
}

static void wide_characters_stay_whole(void **state) {
    (void)state;
    struct canvas canvas, part;
    canvas_init(&canvas, 1, 6);
    canvas_text(&canvas, 0, 0, -1, INK_PLAIN, "\u732B\u732B\u732B");
    canvas_text(&canvas, 0, 1, -1, INK_PLAIN, "ab");
    expect(&canvas, false, " ab \u732B\n");
    canvas_text(&canvas, 0, 3, -1, INK_PLAIN, "\u732B");
    expect(&canvas, false, " ab\u732B\n");
    canvas_text(&canvas, 0, -1, -1, INK_PLAIN, "\u732B\u732B");
    expect(&canvas, false, " \u732B\u732B\n");
    canvas_init(&part, 1, 4);
    canvas_text(&part, 0, 0, -1, INK_PLAIN, "\u732B\u732B");
    canvas_copy(&canvas, 0, 3, &part);
    expect(&canvas, false, " \u732B\u732B\n");
    canvas_copy(&canvas, 0, -1, &part);
    expect(&canvas, false, " \u732B\u732B\n");
    canvas_copy(&canvas, 0, 2, &part);
    expect(&canvas, false, "  \u732B\u732B\n");
    canvas_free(&part);
    canvas_free(&canvas);
}

static void wraps_at_words(void **state) {
    (void)state;
    struct canvas canvas;
    canvas_init(&canvas, 6, 12);
    canvas.names = names;
    assert_int_equal(canvas_wrap(&canvas, 0, 1, 9, 9, INK_PLAIN, "one two $A four\n\nfive\n"), 4);
    expect(&canvas, false, " one two\n Anna four\n\n five\n\n\n");
    assert_int_equal(canvas_at(&canvas, 1, 1)->ink, INK_SEAT_A);
    canvas_clear(&canvas);
    assert_int_equal(canvas_wrap(&canvas, 0, 0, 2, 5, INK_PLAIN, "abcdefgh ijklm nop"), 2);
    expect(&canvas, false, "abcde\nfgh\u2026\n\n\n\n\n");
    canvas_clear(&canvas);
    assert_int_equal(canvas_wrap(&canvas, 0, 9, 6, 20, INK_PLAIN, "ab\u732B\u732Bc"), 3);
    expect(&canvas, false, "         ab\n         \u732B\n         \u732Bc\n\n\n\n");
    assert_int_equal(canvas_wrap(&canvas, 0, 0, 6, 5, INK_PLAIN, ""), 0);
    canvas_free(&canvas);
}

static void names_in_texts(void **state) {
    (void)state;
    struct text text = TEXT_EMPTY;
    text_add_named(&text, "$A takes $F, $E $Z 5$", names);
    assert_string_equal(text.bytes, "Anna takes F, $A $Z 5$");
    text_clear(&text);
    text_add_named(&text, "$A and $F", NULL);
    assert_string_equal(text.bytes, "A and F");
    text_free(&text);
}

static void boxes(void **state) {
    (void)state;
    struct canvas canvas;
    canvas_init(&canvas, 3, 4);
    canvas_box(&canvas, 0, 0, 3, 4, INK_DIM);
    expect(&canvas, true, "+--+\n|  |\n+--+\n");
    expect(&canvas, false, "\u250C\u2500\u2500\u2510\n\u2502  \u2502\n\u2514\u2500\u2500\u2518\n");
    canvas_free(&canvas);
}

static void signs_have_stand_ins(void **state) {
    (void)state;
    struct canvas canvas;
    canvas_init(&canvas, 1, 30);
    canvas_text(&canvas, 0, 0, -1, INK_PLAIN,
                "\u00C0\u00E9\u00F1\u00FF\u0100\u0142\u0161\u017F \u2500\u2503\u253C\u2022"
                "\u2014\u2026\u2190\u2191\u2192\u2193\u2019\u03A9");
    expect(&canvas, true, "AenyAlss -|+*-.<^>v'?\n");
    canvas_free(&canvas);
}

/* Six spots in a row, each three cells wide; even ones are occupied. */
static void six_spots(struct canvas *canvas) {
    canvas_init(canvas, 1, 18);
    for (int spot = 0; spot < 6; spot++) {
        canvas_spot(canvas, 0, 3 * spot, 1, 3, spot);
        if (spot % 2 == 0)
            canvas_put(canvas, 0, 3 * spot + 1, disk, INK_SEAT_A);
    }
}

static void marks_around_squares(void **state) {
    (void)state;
    static const struct {
        unsigned marks;
        const char *shown;
    } cases[] = {
        {0, " o     o     o\n"},
        {MARK_CURSOR, "[o][ ][o][ ][o][ ]\n"},
        {MARK_CHOSEN, "(o)( )(o)( )(o)( )\n"},
        {MARK_ALERT, "!o! ! !o! ! !o! !\n"},
        {MARK_CANDIDATE, "<o> . <o> . <o> .\n"},
        {MARK_LAST, "'o'' ''o'' ''o'' '\n"},
        {MARK_LAST | MARK_CANDIDATE, "<o>'.'<o>'.'<o>'.'\n"},
        {MARK_CHOSEN | MARK_CANDIDATE, "(o)(.)(o)(.)(o)(.)\n"},
        {MARK_CURSOR | MARK_CANDIDATE | MARK_LAST, "[o][.][o][.][o][.]\n"},
        {MARK_CURSOR | MARK_CHOSEN | MARK_ALERT, "[o][!][o][!][o][!]\n"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct canvas canvas;
        six_spots(&canvas);
        for (int spot = 0; spot < 6; spot++)
            canvas_mark(&canvas, spot, cases[i].marks);
        canvas_show_marks(&canvas);
        expect(&canvas, true, cases[i].shown);
        canvas_free(&canvas);
    }
}

static void marks_in_unicode(void **state) {
    (void)state;
    struct canvas canvas;
    six_spots(&canvas);
    canvas_mark(&canvas, 0, MARK_CANDIDATE);
    canvas_mark(&canvas, 1, MARK_CANDIDATE);
    canvas_mark(&canvas, NO_SPOT, MARK_CURSOR);
    canvas_show_marks(&canvas);
    expect(&canvas, false, "\u2039\u25CF\u203A \u2022  \u25CF     \u25CF\n");
    assert_int_equal(canvas_at(&canvas, 0, 2)->mark, MARK_CANDIDATE);
    canvas_free(&canvas);
}

/* Squares of two by four cells: an empty one, a full one, one with a sign in it. */
static void marks_around_blocks(void **state) {
    (void)state;
    struct canvas canvas;
    canvas_init(&canvas, 2, 12);
    for (int spot = 0; spot < 3; spot++)
        canvas_spot(&canvas, 0, 4 * spot, 2, 4, spot);
    for (int i = 0; i < 8; i++)
        canvas_put(&canvas, i / 4, 4 + i % 4, block, INK_SEAT_A);
    canvas_put(&canvas, 0, 9, disk, INK_NEUTRAL);
    canvas_mark(&canvas, 0, MARK_CURSOR | MARK_CANDIDATE);
    canvas_mark(&canvas, 1, MARK_CHOSEN);
    canvas_mark(&canvas, 2, MARK_CANDIDATE);
    canvas_show_marks(&canvas);
    expect(&canvas, true, "[. ]####<o >\n[  ]####\n"); /* a candidate is told once */
    canvas_resize(&canvas, 1, 4);
    canvas_spot(&canvas, 0, 0, 1, 4, 0);
    canvas_put(&canvas, 0, 0, disk, INK_GROUND); /* signs may cover the ground */
    canvas_put(&canvas, 0, 1, disk, INK_GROUND);
    canvas_mark(&canvas, 0, MARK_CURSOR | MARK_CANDIDATE);
    canvas_show_marks(&canvas);
    expect(&canvas, true, "[. ]\n");
    canvas_free(&canvas);
}

/* Single cells: room beside them is used when it belongs to nobody. */
static void marks_around_single_cells(void **state) {
    (void)state;
    struct canvas canvas;
    canvas_init(&canvas, 2, 9);
    for (int spot = 0; spot < 4; spot++)
        canvas_spot(&canvas, 0, 1 + 2 * spot, 1, 1, spot);
    for (int spot = 4; spot < 9; spot++)
        canvas_spot(&canvas, 1, spot - 4, 1, 1, spot);
    canvas_put(&canvas, 0, 1, disk, INK_SEAT_A);
    canvas_put(&canvas, 0, 5, disk, INK_SEAT_A);
    canvas_mark(&canvas, 0, MARK_CHOSEN);
    canvas_mark(&canvas, 1, MARK_CURSOR | MARK_CANDIDATE);
    canvas_mark(&canvas, 2, MARK_CANDIDATE);
    canvas_mark(&canvas, 3, MARK_CANDIDATE);
    canvas_mark(&canvas, 4, MARK_CURSOR);
    canvas_mark(&canvas, 5, MARK_CHOSEN);
    canvas_mark(&canvas, 6, MARK_CANDIDATE);
    canvas_mark(&canvas, 7, MARK_ALERT);
    canvas_show_marks(&canvas);
    expect(&canvas, true, "(o[.]o>.\n#o.!\n");
    canvas_free(&canvas);
}

/* Spot 16 * y + x, y from the bottom: a field of 14 x 14 with two squares outside on each side,
   in the middle, each three cells wide. */
static void mouse_board(struct canvas *canvas) {
    canvas_init(canvas, 16, 48);
    for (int y = 0; y < 16; y++)
        for (int x = 0; x < 16; x++) {
            bool x_in = x >= 1 && x <= 14, y_in = y >= 1 && y <= 14;
            bool x_mid = x == 7 || x == 8, y_mid = y == 7 || y == 8;
            if ((x_in && y_in) || (x_mid && !y_in) || (y_mid && !x_in))
                canvas_spot(canvas, 15 - y, 3 * x, 1, 3, 16 * y + x);
        }
}

static void directions_on_squares(void **state) {
    (void)state;
    struct canvas canvas;
    mouse_board(&canvas);
    for (int y = 1; y <= 14; y++)
        for (int x = 1; x <= 14; x++)
            for (int way = 0; way < 9; way++) {
                int down = way / 3 - 1, right = way % 3 - 1;
                int to_x = x + right, to_y = y - down;
                if (to_x >= 1 && to_x <= 14 && to_y >= 1 && to_y <= 14)
                    assert_int_equal(canvas_spot_toward(&canvas, 16 * y + x, down, right),
                                     16 * to_y + to_x);
            }
    canvas_free(&canvas);
}

static void directions_to_squares_outside(void **state) {
    (void)state;
    struct canvas canvas;
    mouse_board(&canvas);
    enum { MOUSE = 16 * 15 + 7, NEXT = 16 * 15 + 8, WEST = 16 * 7 };
    assert_int_equal(canvas_spot_toward(&canvas, 16 * 14 + 7, -1, 0), MOUSE);
    assert_int_equal(canvas_spot_toward(&canvas, 16 * 14 + 8, -1, 0), NEXT);
    assert_int_equal(canvas_spot_toward(&canvas, 16 * 14 + 6, -1, 1), MOUSE);
    assert_int_equal(canvas_spot_toward(&canvas, MOUSE, 0, 1), NEXT);
    assert_int_equal(canvas_spot_toward(&canvas, NEXT, 0, -1), MOUSE);
    assert_int_equal(canvas_spot_toward(&canvas, MOUSE, 1, 0), 16 * 14 + 7);
    assert_int_equal(canvas_spot_toward(&canvas, MOUSE, 1, -1), 16 * 14 + 6);
    assert_int_equal(canvas_spot_toward(&canvas, MOUSE, -1, 0), MOUSE);
    assert_int_equal(canvas_spot_toward(&canvas, 16 * 7 + 1, 0, -1), WEST);
    assert_int_equal(canvas_spot_toward(&canvas, WEST, -1, 0), WEST + 16);
    assert_int_equal(canvas_spot_toward(&canvas, WEST, 0, 1), 16 * 7 + 1);
    /* Too far aside: the corner of the field stays where it is. */
    assert_int_equal(canvas_spot_toward(&canvas, 16 * 14 + 1, -1, 0), 16 * 14 + 1);
    assert_int_equal(canvas_spot_toward(&canvas, 16 * 14 + 1, -1, 1), 16 * 14 + 1);
    assert_int_equal(canvas_spot_toward(&canvas, 16 * 14 + 1, 0, -1), 16 * 14 + 1);
    canvas_free(&canvas);
}

/* A hexagon of hexes, rows `height` apart, neighbours `width`; each spot is `cells` wide. */
static int hex_board(struct canvas *canvas, struct hex *disc, int radius, int width, int height,
                     int cells) {
    int count = hex_disc(radius, disc);
    canvas_init(canvas, (2 * radius + 1) * height, (2 * radius + 1) * width);
    for (int i = 0; i < count; i++)
        canvas_spot(canvas, hex_screen_row(disc[i], height) + radius * height,
                    hex_screen_column(disc[i], width) + radius * width, height, cells, i);
    return count;
}

static void directions_on_one_hex_board(int width, int height, int cells) {
    struct canvas canvas;
    struct hex disc[127];
    int count = hex_board(&canvas, disc, 6, width, height, cells);
    static const int8_t ways[HEX_DIRECTIONS][2] = {{0, 1},  {-1, 1}, {-1, -1},
                                                   {0, -1}, {1, -1}, {1, 1}};
    for (int i = 0; i < count; i++) {
        for (int direction = 0; direction < HEX_DIRECTIONS; direction++) {
            int to = hex_find(disc, count, hex_step(disc[i], direction, 1));
            if (to >= 0)
                assert_int_equal(
                    canvas_spot_toward(&canvas, i, ways[direction][0], ways[direction][1]), to);
        }
        /* Up and down end in the next row, half a step aside, and come back. */
        if (hex_distance(disc[i], (struct hex){0, 0}) == 6)
            continue;
        int up = canvas_spot_toward(&canvas, i, -1, 0),
            below = canvas_spot_toward(&canvas, i, 1, 0);
        assert_int_equal(hex_distance(disc[i], disc[up]), 1);
        assert_int_equal(disc[up].r, disc[i].r - 1);
        assert_int_equal(disc[below].r, disc[i].r + 1);
        assert_int_equal(hex_distance(disc[i], disc[below]), 1);
        if (hex_distance(disc[up], (struct hex){0, 0}) < 6)
            assert_int_equal(canvas_spot_toward(&canvas, up, 1, 0), i);
    }
    canvas_free(&canvas);
}

static void directions_on_hexes(void **state) {
    (void)state;
    directions_on_one_hex_board(4, 1, 1);
    directions_on_one_hex_board(4, 1, 3);
    directions_on_one_hex_board(6, 1, 1);
    directions_on_one_hex_board(6, 1, 5);
    directions_on_one_hex_board(6, 2, 5);
    directions_on_one_hex_board(8, 2, 3);
}

/* On a board with holes and halves each way comes to an end: it never goes back. */
static void directions_never_go_back(void **state) {
    (void)state;
    struct canvas canvas;
    struct hex disc[127];
    hex_board(&canvas, disc, 6, 4, 1, 3);
    canvas_spot(&canvas, 3, 15, 5, 9, NO_SPOT);
    canvas_spot(&canvas, 8, 20, 3, 11, 5);
    for (int spot = 0; spot < 127; spot++)
        for (int way = 0; way < 9; way++) {
            int down = way / 3 - 1, right = way % 3 - 1, steps = 0;
            for (int at = spot, to; way != 4; at = to) {
                to = canvas_spot_toward(&canvas, at, down, right);
                if (to == at)
                    break;
                assert_true(++steps < 127);
            }
        }
    assert_int_equal(canvas_spot_toward(&canvas, 5, 0, 0), 5);
    assert_int_equal(canvas_spot_toward(&canvas, 999, 0, 1), 999);
    assert_int_equal(canvas_spot_toward(&canvas, NO_SPOT, 0, 1), NO_SPOT);
    canvas_free(&canvas);
}

static void next_marked_spot(void **state) {
    (void)state;
    struct canvas canvas;
    mouse_board(&canvas);
    enum { TOP = 16 * 15 + 8, MIDDLE = 16 * 7 + 3, RIGHT = 16 * 7 + 9, LOW = 16 + 1 };
    canvas_mark(&canvas, LOW, MARK_CANDIDATE);
    canvas_mark(&canvas, TOP, MARK_CANDIDATE | MARK_LAST);
    canvas_mark(&canvas, RIGHT, MARK_CANDIDATE);
    canvas_mark(&canvas, MIDDLE, MARK_CANDIDATE);
    static const int order[] = {TOP, MIDDLE, RIGHT, LOW, TOP};
    for (int i = 0; i < 4; i++) {
        assert_int_equal(canvas_spot_marked(&canvas, order[i], MARK_CANDIDATE, 1), order[i + 1]);
        assert_int_equal(canvas_spot_marked(&canvas, order[i + 1], MARK_CANDIDATE, -1), order[i]);
    }
    assert_int_equal(canvas_spot_marked(&canvas, NO_SPOT, MARK_CANDIDATE, 1), TOP);
    assert_int_equal(canvas_spot_marked(&canvas, NO_SPOT, MARK_CANDIDATE, -1), LOW);
    assert_int_equal(canvas_spot_marked(&canvas, 16 * 7 + 5, MARK_CANDIDATE, 1), RIGHT);
    assert_int_equal(canvas_spot_marked(&canvas, TOP, MARK_LAST, 1), TOP);
    assert_int_equal(canvas_spot_marked(&canvas, TOP, MARK_ALERT, 1), NO_SPOT);
    canvas_free(&canvas);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(starts_blank),
        cmocka_unit_test(outside_is_dropped),
        cmocka_unit_test(text_is_safe_and_named),
        cmocka_unit_test(text_stops_at_its_width),
        cmocka_unit_test(wide_characters_stay_whole),
        cmocka_unit_test(wraps_at_words),
        cmocka_unit_test(names_in_texts),
        cmocka_unit_test(boxes),
        cmocka_unit_test(signs_have_stand_ins),
        cmocka_unit_test(marks_around_squares),
        cmocka_unit_test(marks_in_unicode),
        cmocka_unit_test(marks_around_blocks),
        cmocka_unit_test(marks_around_single_cells),
        cmocka_unit_test(directions_on_squares),
        cmocka_unit_test(directions_to_squares_outside),
        cmocka_unit_test(directions_on_hexes),
        cmocka_unit_test(directions_never_go_back),
        cmocka_unit_test(next_marked_spot),
    };
    return run_and_report(tests);
}
