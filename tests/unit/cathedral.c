/*
 * cathedral.c - a position of Cathedral with one damaged field is told by its check, or by coming
 * back different; what a move covers is the shape that it places.
 */
#include "../../rules/cathedral/board.h"
#include "sound.h"
#include "support.h"

static void turn_zero(game_state *s) {
    s->number = 0;
}
static void turn_of_nobody(game_state *s) {
    s->to = SIDES;
}
static void church_state_beyond(game_state *s) {
    s->cathedral = CATHEDRAL_REMOVED + 1;
}
static void passes_beyond(game_state *s) {
    s->passes = 3;
}
static void stock_wrong(game_state *s) {
    s->stock[DARK][0]++;
}
static void head_of_nobody(game_state *s) {
    s->head[0] = 1;
}
static void head_beyond(game_state *s) {
    s->head[0] = ROTATIONS * (CATHEDRAL + 1) + 1;
}
static void church_lost(game_state *s) {
    s->cathedral = CATHEDRAL_REMOVED;
}

static void twin_of_church(game_state *s) {
    unsigned f6 = 5 * RANKS + 5;
    s->head[f6 + RANKS] = s->head[f6];
}

static void check_tells_what_is_damaged(void **unused) {
    (void)unused;
    static const char range[] = "a number is out of its range";
    static const struct damage {
        void (*damage)(game_state *s);
        const char *told;
    } damages[] = {
        {turn_zero, range},
        {turn_of_nobody, range},
        {church_state_beyond, range},
        {passes_beyond, range},
        {stock_wrong, came_back_different},
        {head_of_nobody, came_back_different},
        {head_beyond, came_back_different},
        {church_lost, "CD-3: the Cathedral is neither awaited nor removed, but not on the board"},
        {twin_of_church, came_back_different},
    };
    const struct ruleset *rules = registry_find("cathedral")->ruleset;
    struct setup setup;
    setup_init(&setup, rules, SIDES);
    setup.deal = "turn=7 to=A cathedral=n-f6 A=tavern-n-j1* B=- placed=1,0";
    for (unsigned i = 0; i < sizeof damages / sizeof *damages; i++) {
        game_state s;
        memset(&s, 0, sizeof s);
        assert_null(cathedral_start(&s, &setup));
        assert_null(unsound(rules, &setup, &s));
        damages[i].damage(&s);
        const char *told = unsound(rules, &setup, &s);
        assert_non_null(told);
        assert_string_equal(told, damages[i].told);
    }
}

/* A building that has no such rotation touches nothing. */
static void moves_touch_what_they_cover(void **unused) {
    (void)unused;
    unsigned none = 0;
    for (unsigned side = 0; side < SIDES; side++)
        for (unsigned kind = 0; kind < KINDS; kind++)
            for (unsigned rotation = 0; rotation < ROTATIONS; rotation++) {
                unsigned middle = 4 * RANKS + 4;
                bool shaped = any(cathedral_covers(side, kind, rotation, place_of(middle)));
                struct move move = move_3(VERB_PLACE, kind, rotation, middle);
                int spots[TOUCHED_MOST];
                assert_int_equal(cathedral_touches(NULL, side, &move, spots),
                                 shaped ? cathedral_size[kind] : 0);
                none += !shaped;
            }
    assert_in_range(none, 1, SIDES * KINDS * (ROTATIONS - 1));
}

/* CD-7: the one square asked about bears a question mark, and only while it waits. */
static void a_question_is_shown(void **unused) {
    (void)unused;
    static const char *const lines[] = {
        "turn=6 to=B cathedral=n-f6 A=tavern-n-a1*,tavern-n-j1 B=tavern-n-c1,bridge-n-b2*,"
        "square-n-i9 placed=2,2 last=c1",
        "turn=6 to=B cathedral=n-f6 A=tavern-n-a1*,tavern-n-j1 B=tavern-n-c1,bridge-n-b2*,"
        "square-n-i9 placed=2,2 last=c1 pending=a1"};
    const struct ruleset *rules = registry_find("cathedral")->ruleset;
    struct setup setup;
    setup_init(&setup, rules, SIDES);
    assert_true(setup_set(&setup, rules, "capture=ask", NULL));
    for (unsigned i = 0; i < sizeof lines / sizeof *lines; i++) {
        game_state s;
        struct extent extent;
        struct canvas canvas;
        unsigned marks = 0;
        memset(&s, 0, sizeof s);
        setup.deal = lines[i];
        assert_null(cathedral_start(&s, &setup));
        cathedral_extent(&s, SIZE_LINES, &extent);
        canvas_init(&canvas, extent.board_rows, extent.board_columns);
        cathedral_draw(&s, VIEW_ALL, &canvas);
        for (int cell = 0; cell < canvas.rows * canvas.columns; cell++)
            if (canvas.cells[cell].glyph == '?') {
                marks++;
                assert_int_equal(canvas.cells[cell].spot, 0); /* a1 */
                assert_int_equal(canvas.cells[cell].ink, INK_ALERT);
            }
        assert_int_equal(marks, i);
        canvas_free(&canvas);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(check_tells_what_is_damaged),
        cmocka_unit_test(moves_touch_what_they_cover),
        cmocka_unit_test(a_question_is_shown),
    };
    return run_and_report(tests);
}
