/*
 * clancath.c - the ground of ClanCath as a table is what the formula gives, for every band.
 */
#include "../../rules/clancath/clancath.h"

#include "support.h"
#include <stdlib.h>

static unsigned level(int band, int row, int file) {
    return (unsigned)(abs(row + file - 19) / band);
}

static void ground_follows_from_the_levels(void **unused) {
    (void)unused;
    for (int band = 3; band <= 6; band++)
        for (int square = 0; square < SQUARES; square++)
            for (int way = 0; way < DIRECTIONS; way++) {
                static const int rows[] = {-1, 0, 1, 0}, files[] = {0, 1, 0, -1};
                int row = square / SIDE, file = square % SIDE;
                int to_row = row + rows[way], to_file = file + files[way];
                unsigned wanted = 0;
                if (to_row >= 0 && to_row < SIDE && to_file >= 0 && to_file < SIDE) {
                    unsigned from = level(band, row, file), to = level(band, to_row, to_file);
                    assert_true(to <= from + 1);
                    wanted = to > from ? 2 : 1;
                    assert_int_equal(square + clancath_delta[way], SIDE * to_row + to_file);
                }
                assert_int_equal(clancath_ground[band - 3][square] >> 2 * way & 3, wanted);
            }
}

static void levels_have_their_squares(void **unused) {
    (void)unused;
    int count[7] = {0};
    game_state s = {.band = 4 - BAND_LEAST};
    for (unsigned square = 0; square < SQUARES; square++)
        count[clancath_level(&s, square)]++;
    assert_int_equal(count[0], 128);
    assert_int_equal(count[1], 116);
    assert_int_equal(count[2], 84);
    assert_int_equal(count[3], 52);
    assert_int_equal(count[4], 20);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ground_follows_from_the_levels),
        cmocka_unit_test(levels_have_their_squares),
    };
    return run_and_report(tests);
}
