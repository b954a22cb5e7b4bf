/*
 * kilkenny.c - a position of Kilkenny Cats with one damaged field is told by its self-check.
 */
#include "../../rules/kilkenny/kilkenny.h"

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
    static const char count[] = "KK-4: a count of cats is out of its range";
    static const char follows[] = "board, lists, stuck or outcome do not agree with the cats";
    static const struct damage {
        void (*damage)(game_state *s);
        const char *told;
    } damages[] = {
        {turn_zero, range},       {turn_of_nobody, range},  {one_seat, range},
        {seats_beyond, range},    {roll_beyond, range},     {cats_beyond, count},
        {mice_beyond, count},     {twin, "KK-7"},           {out_of_order, follows},
        {cat_of_nobody, follows}, {stuck_wrongly, follows}, {won_wrongly, follows},
    };
    struct setup setup;
    setup_init(&setup, registry_find("kilkenny")->ruleset, 2);
    setup.deal = "turn=7 to=A roll=1 A=e5g7 B=e8";
    for (unsigned i = 0; i < sizeof damages / sizeof *damages; i++) {
        game_state s;
        memset(&s, 0, sizeof s);
        assert_null(kilkenny_start(&s, &setup));
        assert_null(kilkenny_check(&s));
        damages[i].damage(&s);
        const char *told = kilkenny_check(&s);
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
