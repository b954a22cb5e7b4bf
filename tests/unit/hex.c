/*
 * Unit tests of core/hex.h: steps, distances and lines, and the corners and edges of an island
 * of nineteen hexes against a table written by hand.
 */
#include "core/hex.h"

#include "support.h"

enum { ISLAND = 19 };

/* Rows of 3, 4, 5, 4, 3 from the top: exactly the disc of radius 2. */
static const int16_t island_corners[ISLAND][HEX_CORNERS] = {
    {0, 4, 8, 12, 7, 3},      {1, 5, 9, 13, 8, 4},      {2, 6, 10, 14, 9, 5},
    {7, 12, 17, 22, 16, 11},  {8, 13, 18, 23, 17, 12},  {9, 14, 19, 24, 18, 13},
    {10, 15, 20, 25, 19, 14}, {16, 22, 28, 33, 27, 21}, {17, 23, 29, 34, 28, 22},
    {18, 24, 30, 35, 29, 23}, {19, 25, 31, 36, 30, 24}, {20, 26, 32, 37, 31, 25},
    {28, 34, 39, 43, 38, 33}, {29, 35, 40, 44, 39, 34}, {30, 36, 41, 45, 40, 35},
    {31, 37, 42, 46, 41, 36}, {39, 44, 48, 51, 47, 43}, {40, 45, 49, 52, 48, 44},
    {41, 46, 50, 53, 49, 45},
};

static const int16_t island_edges[][3] = {
    {1, 0, 4},   {7, 4, 8},    {8, 5, 9},    {11, 7, 12},  {12, 8, 12},  {13, 8, 13},
    {14, 9, 13}, {19, 12, 17}, {20, 13, 18}, {27, 18, 23}, {28, 18, 24}, {50, 34, 39},
};

static struct hex at(int q, int r) {
    return (struct hex){(int8_t)q, (int8_t)r};
}

static void island_has_its_numbers(void **state) {
    (void)state;
    struct hex board[ISLAND];
    assert_int_equal(hex_disc(2, board), ISLAND);
    struct hex_mesh mesh;
    hex_mesh_build(&mesh, board, ISLAND);
    assert_int_equal(mesh.corners, 54);
    assert_int_equal(mesh.edges, 72);
    assert_memory_equal(mesh.hex_corner, island_corners, sizeof island_corners);
    for (size_t i = 0; i < sizeof island_edges / sizeof *island_edges; i++) {
        assert_int_equal(mesh.edge_corner[island_edges[i][0]][0], island_edges[i][1]);
        assert_int_equal(mesh.edge_corner[island_edges[i][0]][1], island_edges[i][2]);
    }
    hex_mesh_free(&mesh);
    assert_null(mesh.hex_corner);
}

static void order_of_hexes_does_not_matter(void **state) {
    (void)state;
    struct hex board[ISLAND], turned[ISLAND];
    hex_disc(2, board);
    for (int i = 0; i < ISLAND; i++)
        turned[i] = board[ISLAND - 1 - i];
    struct hex_mesh mesh;
    hex_mesh_build(&mesh, turned, ISLAND);
    for (int i = 0; i < ISLAND; i++)
        assert_memory_equal(mesh.hex_corner[i], island_corners[ISLAND - 1 - i],
                            sizeof mesh.hex_corner[i]);
    hex_mesh_free(&mesh);
}

static void separate_hexes_share_nothing(void **state) {
    (void)state;
    const struct hex board[] = {at(0, 0), at(3, 0)};
    struct hex_mesh mesh;
    hex_mesh_build(&mesh, board, 2);
    assert_int_equal(mesh.corners, 12);
    assert_int_equal(mesh.edges, 12);
    hex_mesh_free(&mesh);
    hex_mesh_build(&mesh, board, 0);
    assert_int_equal(mesh.corners + mesh.edges, 0);
    hex_mesh_free(&mesh);
}

static void discs(void **state) {
    (void)state;
    struct hex disc[217];
    assert_int_equal(hex_disc(0, disc), 1);
    assert_int_equal(hex_disc(5, disc), 91);
    assert_int_equal(hex_disc(8, disc), 217);
    assert_int_equal(hex_disc(6, disc), 127);
    assert_true(hex_equal(disc[0], at(0, -6)));
    for (int i = 0; i < 127; i++) {
        assert_in_range(hex_distance(disc[i], at(0, 0)), 0, 6);
        assert_int_equal(hex_find(disc, 127, disc[i]), i);
        assert_true(i == 0 || disc[i].r > disc[i - 1].r || disc[i].q > disc[i - 1].q);
    }
    assert_int_equal(hex_find(disc, 127, at(7, 0)), -1);
}

static void steps_and_distances(void **state) {
    (void)state;
    for (int direction = 0; direction < HEX_DIRECTIONS; direction++) {
        struct hex to = hex_step(at(1, -2), direction, 4);
        assert_int_equal(hex_distance(at(1, -2), to), 4);
        assert_int_equal(hex_direction(at(1, -2), to), direction);
        assert_true(hex_equal(hex_step(to, direction + 3, 4), at(1, -2)));
        assert_true(hex_equal(hex_step(at(0, 0), direction + 6, 1), hex_directions[direction]));
        assert_true(hex_equal(hex_step(at(0, 0), direction - 6, 1), hex_directions[direction]));
    }
    assert_int_equal(hex_distance(at(-4, 4), at(4, 0)), 8);
    assert_int_equal(hex_distance(at(0, -4), at(2, 1)), 7);
    assert_int_equal(hex_direction(at(0, 0), at(0, 0)), -1);
    assert_int_equal(hex_direction(at(0, 0), at(2, -1)), -1);
    assert_int_equal(hex_direction(at(0, 0), at(3, -1)), -1);
}

/* A line of sight: straight ones have one path, bent ones as many as there are turns. */
static void paths(void **state) {
    (void)state;
    struct hex disc[37], out[3][2];
    int number[4][4] = {{0}};
    hex_disc(3, disc);
    for (int i = 0; i < 37; i++) {
        int distance = hex_distance(at(0, 0), disc[i]);
        if (distance == 0)
            continue;
        int count = hex_paths(at(0, 0), disc[i], out);
        bool straight = hex_direction(at(0, 0), disc[i]) >= 0;
        assert_int_equal(count, straight ? 1 : distance);
        number[distance][count]++;
        for (int p = 0; p < count; p++) {
            struct hex before = at(0, 0);
            for (int k = 0; k < distance - 1; k++) {
                assert_int_equal(hex_distance(before, out[p][k]), 1);
                before = out[p][k];
            }
            assert_int_equal(hex_distance(before, disc[i]), 1);
            for (int other = 0; other < p; other++)
                assert_memory_not_equal(out[p], out[other],
                                        (size_t)(distance - 1) * sizeof(struct hex));
        }
    }
    assert_int_equal(number[1][1], 6);
    assert_int_equal(number[2][1], 6);
    assert_int_equal(number[2][2], 6);
    assert_int_equal(number[3][1], 6);
    assert_int_equal(number[3][3], 12);
}

static void paths_of_a_bent_line(void **state) {
    (void)state;
    struct hex out[3][2];
    assert_int_equal(hex_paths(at(2, 0), at(3, -2), out), 2);
    assert_true(hex_equal(out[0][0], at(3, -1)));
    assert_true(hex_equal(out[1][0], at(2, -1)));
    assert_int_equal(hex_paths(at(2, 0), at(4, -2), out), 1);
    assert_true(hex_equal(out[0][0], at(3, -1)));
}

static void screen_places(void **state) {
    (void)state;
    assert_int_equal(hex_screen_column(at(1, 0), 4), 4);
    assert_int_equal(hex_screen_column(at(1, -1), 4), 2);
    assert_int_equal(hex_screen_column(at(0, 1), 4), 2);
    assert_int_equal(hex_screen_column(at(0, -3), 6), -9);
    assert_int_equal(hex_screen_row(at(5, -3), 2), -6);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(island_has_its_numbers),
        cmocka_unit_test(order_of_hexes_does_not_matter),
        cmocka_unit_test(separate_hexes_share_nothing),
        cmocka_unit_test(discs),
        cmocka_unit_test(steps_and_distances),
        cmocka_unit_test(paths),
        cmocka_unit_test(paths_of_a_bent_line),
        cmocka_unit_test(screen_places),
    };
    return run_and_report(tests);
}
