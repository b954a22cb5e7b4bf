/*
 * Unit tests of core/grid.h: names both ways, neighbours, distances, edges and corners, on the
 * boards of three games.
 */
#include "core/grid.h"

#include "support.h"

static const struct grid ten = {10, 10, "abcdefghij", 1, true};
static const struct grid twenty = {20, 20, "abcdefghijklmnopqrst", 1, true};
static const struct grid sixteen = {16, 16, "zabcdefghijklmno", 0, false};
static const struct grid small = {3, 2, "abc", 1, false};

static struct word word_of(const char *string) {
    return (struct word){string, strlen(string)};
}

static void expect_name(const struct grid *grid, int column, int row, const char *name) {
    struct text text = TEXT_EMPTY;
    grid_name(grid, grid_index(grid, column, row), &text);
    assert_string_equal(text.bytes, name);
    assert_int_equal(grid_find(grid, word_of(name)), grid_index(grid, column, row));
    text_free(&text);
}

static void names_of_corners(void **state) {
    (void)state;
    expect_name(&ten, 0, 0, "a1");
    expect_name(&ten, 9, 9, "j10");
    expect_name(&twenty, 19, 19, "t20");
    expect_name(&twenty, 2, 6, "c7");
    expect_name(&sixteen, 0, 0, "z0");
    expect_name(&sixteen, 1, 1, "a1");
    expect_name(&sixteen, 7, 15, "g15");
    expect_name(&sixteen, 15, 7, "o7");
}

static void every_name_is_found_again(void **state) {
    (void)state;
    const struct grid *const grids[] = {&ten, &twenty, &sixteen, &small};
    struct text text = TEXT_EMPTY;
    for (size_t g = 0; g < sizeof grids / sizeof *grids; g++)
        for (int i = 0; i < grids[g]->columns * grids[g]->rows; i++) {
            text_clear(&text);
            grid_name(grids[g], i, &text);
            assert_int_equal(grid_find(grids[g], (struct word){text.bytes, text.length}), i);
        }
    text_free(&text);
}

static void wrong_names_are_refused(void **state) {
    (void)state;
    const char *const wrong[] = {"",   "a",   "1",   "k1",  "a0",  "a11", "a01",
                                 "A1", "a 1", "a1x", "a-1", "a+1", "aa1", "a99999999999999999999"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_int_equal(grid_find(&ten, word_of(wrong[i])), -1);
    assert_int_equal(grid_find(&sixteen, word_of("a16")), -1);
    assert_int_equal(grid_find(&sixteen, word_of("p3")), -1);
}

static void north_is_up_on_the_screen(void **state) {
    (void)state;
    int top = grid_find(&ten, word_of("a1")), bottom = grid_find(&sixteen, word_of("z0"));
    assert_int_equal(grid_screen_row(&ten, top, 2), 0);
    assert_int_equal(grid_screen_row(&sixteen, bottom, 1), 15);
    assert_int_equal(grid_screen_column(&ten, grid_find(&ten, word_of("c4")), 4), 8);
    const struct grid *const grids[] = {&ten, &sixteen};
    for (int g = 0; g < 2; g++)
        for (int direction = 0; direction < GRID_DIRECTIONS; direction++) {
            static const int right[] = {0, 1, 1, 1, 0, -1, -1, -1};
            static const int down[] = {-1, -1, 0, 1, 1, 1, 0, -1};
            int from = grid_index(grids[g], 5, 5), to = grid_step(grids[g], from, direction, 3);
            assert_int_equal(grid_screen_row(grids[g], to, 1) - grid_screen_row(grids[g], from, 1),
                             3 * down[direction]);
            assert_int_equal(grid_screen_column(grids[g], to, 1) -
                                 grid_screen_column(grids[g], from, 1),
                             3 * right[direction]);
        }
}

static void steps_end_at_the_wall(void **state) {
    (void)state;
    int a1 = grid_find(&ten, word_of("a1"));
    assert_int_equal(grid_step(&ten, a1, 0, 1), -1);
    assert_int_equal(grid_step(&ten, a1, 6, 1), -1);
    assert_int_equal(grid_step(&ten, a1, 3, 9), grid_find(&ten, word_of("j10")));
    assert_int_equal(grid_step(&ten, a1, 3, 10), -1);
    assert_int_equal(grid_step(&ten, a1, 3, 0), a1);
    assert_int_equal(grid_step(&sixteen, grid_find(&sixteen, word_of("g14")), 0, 1),
                     grid_find(&sixteen, word_of("g15")));
    assert_string_equal(grid_direction_words[1], "ne");
    assert_string_equal(grid_direction_words[7], "nw");
}

static void distances(void **state) {
    (void)state;
    int a = grid_find(&twenty, word_of("c7")), b = grid_find(&twenty, word_of("h5"));
    assert_int_equal(grid_distance_king(&twenty, a, b), 5);
    assert_int_equal(grid_distance_rook(&twenty, a, b), 7);
    assert_int_equal(grid_distance_king(&twenty, b, a), 5);
    assert_int_equal(grid_distance_rook(&twenty, a, a), 0);
}

/* Each edge lies at one or two squares and joins two corners of each of them. */
static void edges_join_corners(const struct grid *grid) {
    int uses[2000] = {0};
    for (int square = 0; square < grid->columns * grid->rows; square++) {
        int edges[4], corners[4], ends[2];
        grid_square_edges(grid, square, edges);
        grid_square_corners(grid, square, corners);
        for (int i = 0; i < 4; i++) {
            int a = corners[i], b = corners[(i + 1) % 4];
            grid_edge_corners(grid, edges[i], ends);
            assert_int_equal(ends[0], a < b ? a : b);
            assert_int_equal(ends[1], a < b ? b : a);
            uses[edges[i]]++;
        }
    }
    int inner = 0;
    for (int edge = 0; edge < grid_edge_count(grid); edge++) {
        assert_in_range(uses[edge], 1, 2);
        inner += uses[edge] == 2;
    }
    assert_int_equal(grid_edge_count(grid) - inner, 2 * (grid->columns + grid->rows));
}

static void edges_and_corners(void **state) {
    (void)state;
    int out[4];
    assert_int_equal(grid_corner_count(&small), 12);
    assert_int_equal(grid_edge_count(&small), 17);
    grid_square_corners(&small, 0, out); /* row 0 is at the bottom */
    assert_int_equal(out[0], 4);
    assert_int_equal(out[1], 5);
    assert_int_equal(out[2], 1);
    assert_int_equal(out[3], 0);
    grid_square_edges(&small, 5, out);
    assert_int_equal(out[0], 8);
    assert_int_equal(out[1], 9 + 4 + 3);
    assert_int_equal(out[2], 5);
    assert_int_equal(out[3], 9 + 4 + 2);
    grid_square_corners(&ten, 0, out); /* row 0 is at the top */
    assert_int_equal(out[0], 0);
    assert_int_equal(out[2], 12);
    edges_join_corners(&small);
    edges_join_corners(&ten);
    edges_join_corners(&twenty);
    edges_join_corners(&sixteen);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_of_corners),        cmocka_unit_test(every_name_is_found_again),
        cmocka_unit_test(wrong_names_are_refused), cmocka_unit_test(north_is_up_on_the_screen),
        cmocka_unit_test(steps_end_at_the_wall),   cmocka_unit_test(distances),
        cmocka_unit_test(edges_and_corners),
    };
    return run_and_report(tests);
}
