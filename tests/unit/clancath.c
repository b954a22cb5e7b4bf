/*
 * clancath.c - the ground of ClanCath as a table is what the formula gives, for every band; a
 * position with one damaged field is told by its check, or by coming back different; and with
 * pixels every square has a cell of its own and pieces have their owner's colour.
 */
#include <stdlib.h>

#include "../../rules/clancath/board.h"
#include "sound.h"
#include "support.h"

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

static void twin_in_list(game_state *s) {
    s->list[0][1] = s->list[0][0];
}
static void foreign_in_list(game_state *s) {
    s->list[0][0] = s->list[1][0];
}
static void empty_in_list(game_state *s) {
    s->list[0][0] = 5;
}
static void count_wrong(game_state *s) {
    s->alive[0][CLANSMAN]++;
}
static void points_left_wrong(game_state *s) {
    s->left++;
}
static void unlisted_piece(game_state *s) {
    s->at[7] = CLANSMAN;
}
static void dice_beyond(game_state *s) {
    s->dice[1][1] = COLUMN_MOST + 1;
}
static void turn_of_nobody(game_state *s) {
    s->to = SEATS;
}
static void first_is_nobody(game_state *s) {
    s->first = SEATS;
}
static void band_beyond(game_state *s) {
    s->band = BANDS;
}
static void turn_zero(game_state *s) {
    s->number = 0;
}

static void check_tells_what_is_damaged(void **unused) {
    (void)unused;
    static const char twice[] = "CL-9: two pieces stand on one square";
    static const char range[] = "a number is out of its range";
    static const struct damage {
        void (*damage)(game_state *s);
        const char *told;
    } damages[] = {
        {twin_in_list, twice},
        {foreign_in_list, twice},
        {empty_in_list, came_back_different},
        {count_wrong, came_back_different},
        {points_left_wrong, came_back_different},
        {unlisted_piece, came_back_different},
        {dice_beyond, "CL-5: dice points beyond their column"},
        {turn_of_nobody, range},
        {first_is_nobody, range},
        {band_beyond, range},
        {turn_zero, range},
    };
    const struct ruleset *rules = registry_find("clancath")->ruleset;
    struct setup setup;
    setup_init(&setup, rules, SEATS);
    setup.deal = "turn=51 to=A first=A A=0,0:Ma1b1Hc3 B=0,0:Mt20Hs20";
    for (unsigned i = 0; i < sizeof damages / sizeof *damages; i++) {
        game_state s;
        memset(&s, 0, sizeof s);
        assert_null(clancath_start(&s, &setup));
        assert_null(unsound(rules, &setup, &s));
        damages[i].damage(&s);
        const char *told = unsound(rules, &setup, &s);
        assert_non_null(told);
        assert_string_equal(told, damages[i].told);
    }
}

/* At every size a square has a whole cell, on which its piece's sign stands; with pixels in the
   owner's colour. Empty ground is the lighter the higher it lies. */
static void every_square_has_its_own_cell(void **unused) {
    (void)unused;
    const struct ruleset *rules = registry_find("clancath")->ruleset;
    struct canvas canvas;
    struct setup setup;
    game_state s;
    setup_init(&setup, rules, SEATS);
    setup.deal = "turn=51 to=A first=A A=0,0:Ma1Hb2Cc3 B=0,0:Mt20Hs20";
    memset(&s, 0, sizeof s);
    assert_null(clancath_start(&s, &setup));
    canvas_init(&canvas, 1, 1);
    unsigned sizes = 0;
    for (int size = SIZE_LINES; size < SIZE_COUNT; size++) {
        bool seen[SQUARES] = {false};
        struct extent extent;
        if (!clancath_extent(&s, (enum size)size, &extent))
            continue;
        sizes++;
        canvas.size = (enum size)size;
        canvas_resize(&canvas, extent.board_rows, extent.board_columns);
        clancath_draw(&s, VIEW_ALL, &canvas);
        for (int i = 0; i < canvas.rows * canvas.columns; i++) {
            const struct cell *cell = &canvas.cells[i];
            if (cell->spot == NO_SPOT || cell->spot != cell->spot_below || cell_is_split(cell))
                continue;
            seen[cell->spot] = true;
            unsigned seat = s.at[cell->spot] / SEAT_BIT % SEATS;
            if (size != SIZE_LINES && s.at[cell->spot] && cell->glyph != ' ')
                assert_int_equal(cell->paper, PAPER_OWNER_A + seat);
            if (s.at[cell->spot] == NOBODY && cell->paper < PAPER_SHADE_0)
                assert_true(cell->paper == PAPER_RELIEF_0 +
                                               clancath_level(&s, (unsigned)cell->spot) +
                                               (clancath_level(&s, (unsigned)cell->spot) > 0));
        }
        for (int square = 0; square < SQUARES; square++)
            if (!seen[square])
                fail_msg("size %d: square %d has no cell", size, square);
    }
    assert_int_equal(sizes, 4);
    canvas_free(&canvas);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_square_has_its_own_cell),
        cmocka_unit_test(ground_follows_from_the_levels),
        cmocka_unit_test(levels_have_their_squares),
        cmocka_unit_test(check_tells_what_is_damaged),
    };
    return run_and_report(tests);
}
