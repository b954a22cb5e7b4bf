/*
 * catchess.c - the tables of Cat Chess are what its coordinates say, through core/hex.h: spaces,
 * neighbours, arcs, lines of sight; and the heights of the hills.
 */
#include "../../rules/catchess/catchess.h"

#include "support.h"

static struct hex offsets[REACH]; /* what near and the arcs number, derived once more */

static void derive_offsets(void) {
    int count = 0;
    for (int ring = 1; ring <= 4; ring++)
        for (int direction = 0; direction < HEX_DIRECTIONS; direction++)
            for (int i = 0; i < ring; i++)
                offsets[count++] =
                    hex_step(hex_step((struct hex){0, 0}, direction, ring), direction + 2, i);
    assert_int_equal(count, REACH);
}

static int offset_of(struct hex hex) {
    return hex_find(offsets, REACH, hex);
}

static void spaces_are_the_disc(void **unused) {
    (void)unused;
    struct hex disc[SPACES];
    assert_int_equal(hex_disc(MIDDLE, disc), SPACES);
    assert_memory_equal(disc, catchess_hex, sizeof disc);
    for (unsigned space = 0; space < SPACES; space++) {
        struct space_name name = catchess_name(space);
        assert_int_equal(catchess_at(disc[space].q, disc[space].r), space);
        assert_int_equal(catchess_space_find((struct word){name.bytes, strlen(name.bytes)}), space);
    }
    assert_int_equal(catchess_at(MIDDLE, 1), NOWHERE);
    assert_int_equal(catchess_at(-MIDDLE - 1, 0), NOWHERE);
}

static void near_is_each_offset(void **unused) {
    (void)unused;
    for (unsigned space = 0; space <= SPACES; space++)
        for (int i = 0; i < REACH; i++) {
            int found = space == NOWHERE ? -1
                                         : hex_find(catchess_hex, SPACES,
                                                    hex_add(catchess_hex[space], offsets[i]));
            assert_int_equal(catchess_near[space][i], found < 0 ? NOWHERE : found);
        }
    assert_true(hex_equal(catchess_spiral[0], (struct hex){0, 0}));
    assert_memory_equal(catchess_spiral + 1, offsets, sizeof offsets);
    for (int i = 1; i < 127; i++)
        assert_in_range(hex_distance(catchess_spiral[0], catchess_spiral[i]),
                        hex_distance(catchess_spiral[0], catchess_spiral[i - 1]), 6);
}

static void paths_are_the_shortest_ways(void **unused) {
    (void)unused;
    for (int i = 0; i < OFFSETS; i++) {
        struct hex ways[3][2];
        int length = hex_distance((struct hex){0, 0}, offsets[i]);
        int count = hex_paths((struct hex){0, 0}, offsets[i], ways);
        assert_int_equal(catchess_paths[i].count, length == 1 ? 0 : count);
        for (int k = 0; k < catchess_paths[i].count; k++) {
            assert_int_equal(catchess_paths[i].between[k][0], offset_of(ways[k][0]));
            assert_int_equal(catchess_paths[i].between[k][1],
                             offset_of(ways[k][length == 3 ? 1 : 0]));
        }
        if (length == 2 && count == 1)
            assert_memory_equal(catchess_paths[i].between[0], catchess_paths[i].between[1], 2);
    }
}

/* CH-11, one side of the corner after the other. */
static uint64_t cone(int facing, int range, int wide) {
    const struct hex middle = {0, 0};
    uint64_t arc = 0;
    for (int a = 0; a <= range; a++)
        for (int b = 0; a + b <= range; b++)
            if (a + b > 0)
                arc |= UINT64_C(1)
                       << offset_of(hex_step(hex_step(middle, facing, a), facing + 1, b));
    if (wide) {
        arc |= UINT64_C(1) << offset_of(hex_step(hex_step(middle, facing, 1), facing + 5, 1));
        arc |= UINT64_C(1) << offset_of(hex_step(hex_step(middle, facing + 1, 1), facing + 2, 1));
    }
    return arc;
}

static void arcs_are_cones(void **unused) {
    (void)unused;
    for (int wide = 0; wide < 2; wide++)
        for (int f = 0; f < FACINGS; f++) {
            uint64_t three = cone(f, 2, wide) | cone(f + 1, 2, wide);
            assert_true(catchess_arc[SIGHT_PLAIN][wide][f] == cone(f, 2, wide));
            assert_true(catchess_arc[SIGHT_FAR][wide][f] == cone(f, 3, wide));
            assert_true(catchess_arc[SIGHT_THREE][wide][f] == three);
            assert_true(catchess_arc[SIGHT_FOUR][wide][f] == (three | cone(f + 5, 2, wide)));
        }
}

static void hills_have_their_spaces(void **unused) {
    (void)unused;
    static const int counts[] = {3, 9, 25, 33, 36, 18, 3}; /* CH-2 */
    game_state s = {.target = {0}};
    int count[SUMMIT + 1] = {0};
    s.target[0] = (uint8_t)catchess_at(0, -4);
    s.target[1] = (uint8_t)catchess_at(4, 0);
    s.target[2] = (uint8_t)catchess_at(-4, 4);
    for (unsigned space = 0; space < SPACES; space++)
        if (hex_distance(catchess_hex[space], (struct hex){0, 0}) <= 6)
            count[catchess_start_height(&s, space)]++;
    assert_memory_equal(count, counts, sizeof count);
}

int main(void) {
    derive_offsets();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(spaces_are_the_disc),         cmocka_unit_test(near_is_each_offset),
        cmocka_unit_test(paths_are_the_shortest_ways), cmocka_unit_test(arcs_are_cones),
        cmocka_unit_test(hills_have_their_spaces),
    };
    return run_and_report(tests);
}
