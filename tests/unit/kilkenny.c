/*
 * kilkenny.c - a position of Kilkenny Cats with one damaged field is told by its check, or by
 * coming back different.
 */
#include "../../rules/kilkenny/board.h"
#include "sound.h"
#include "support.h"

static void turn_zero(game_state *s) {
    s->number = 0;
}
static void turn_of_nobody(game_state *s) {
    s->to = s->seats;
}
static void one_seat(game_state *s) {
    s->seats = 1;
}
static void seats_beyond(game_state *s) {
    s->seats = SEATS + 1;
}
static void roll_beyond(game_state *s) {
    s->roll = 7;
}
static void cats_beyond(game_state *s) {
    s->mobile[0] = CATS + 1;
}
static void mice_beyond(game_state *s) {
    s->taken[1] = 4;
}
static void twin(game_state *s) {
    s->cats[0] = (s->cats[0] & ~UINT64_C(0xFF00)) | (s->cats[0] & 0xFF) << 8;
}
static void out_of_order(game_state *s) {
    s->cats[0] = (s->cats[0] >> 8 & 0xFF) | (s->cats[0] & 0xFF) << 8;
}
static void cat_of_nobody(game_state *s) {
    s->at[kilkenny_cat(s, 0, 0)] = EMPTY;
}
static void stuck_wrongly(game_state *s) {
    s->stuck = 1;
}
static void won_wrongly(game_state *s) {
    s->outcome = WON_BY_MICE;
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
        {one_seat, range},
        {seats_beyond, range},
        {roll_beyond, range},
        {cats_beyond, "KK-2"},
        {mice_beyond, came_back_different},
        {twin, "KK-7"},
        {out_of_order, came_back_different},
        {cat_of_nobody, came_back_different},
        {stuck_wrongly, came_back_different},
        {won_wrongly, "KK-15"},
    };
    const struct ruleset *rules = registry_find("kilkenny")->ruleset;
    struct setup setup;
    setup_init(&setup, rules, 2);
    setup.deal = "turn=7 to=A roll=1 A=e5g7 B=e8";
    for (unsigned i = 0; i < sizeof damages / sizeof *damages; i++) {
        game_state s;
        memset(&s, 0, sizeof s);
        assert_null(kilkenny_start(&s, &setup));
        assert_null(unsound(rules, &setup, &s));
        damages[i].damage(&s);
        const char *told = unsound(rules, &setup, &s);
        assert_non_null(told);
        assert_memory_equal(told, damages[i].told, strlen(damages[i].told));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(check_tells_what_is_damaged),
    };
    return run_and_report(tests);
}
