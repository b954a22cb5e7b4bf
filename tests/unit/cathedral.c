/*
 * cathedral.c - a position of Cathedral with one damaged field is told by its self-check.
 */
#include "../../rules/cathedral/city.h"

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

static void check_tells_what_is_damaged(void **unused) {
    (void)unused;
    static const char range[] = "a number is out of its range";
    static const char head[] = "a reference square holds what no side owns";
    static const char follows[] =
        "CD-12: squares, stocks, territory or what follows do not fit the buildings";
    static const struct damage {
        void (*damage)(game_state *s);
        const char *told;
    } damages[] = {
        {turn_zero, range},     {turn_of_nobody, range}, {church_state_beyond, range},
        {passes_beyond, range}, {stock_wrong, follows},  {head_of_nobody, head},
        {head_beyond, head},    {church_lost, follows},
    };
    struct setup setup;
    setup_init(&setup, registry_find("cathedral")->ruleset, SIDES);
    setup.deal = "turn=7 to=A cathedral=n-f6 A=tavern-n-j1* B=- placed=1,0";
    for (unsigned i = 0; i < sizeof damages / sizeof *damages; i++) {
        game_state s;
        memset(&s, 0, sizeof s);
        assert_null(cathedral_start(&s, &setup));
        assert_null(cathedral_check(&s));
        damages[i].damage(&s);
        const char *told = cathedral_check(&s);
        assert_non_null(told);
        assert_string_equal(told, damages[i].told);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(check_tells_what_is_damaged),
    };
    return run_and_report(tests);
}
