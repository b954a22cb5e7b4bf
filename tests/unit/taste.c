/*
 * taste.c - which of the moves that were judged a level plays.
 */
#include "bots/taste.h"

#include <stdlib.h>

#include "played.h"

enum { TIMES = 60 };

/* How often of TIMES a kitten plays another move than the best by the estimate, when so many were
   made in the game. */
static unsigned not_best(struct session *session, size_t made) {
    const struct ruleset *rules = session_rules(session);
    const struct level *kitten = level_find("kitten", 6);
    struct candidate *candidates = calloc(rules->moves_most, sizeof *candidates);
    struct move_list list = {0};
    unsigned others = 0;
    struct trail trail;
    struct turn turn;
    struct rng rng;
    session_turn(session, &turn);
    rng_seed(&rng, 5, 5);
    trail_init(&trail, rules);
    move_list_reserve(&list, rules->moves_most);
    struct decision decision = {.rules = rules,
                                .s = session_state(session),
                                .seat = (unsigned)__builtin_ctz(turn.acting),
                                .seats = 2,
                                .trail = &trail,
                                .made = made,
                                .list = &list,
                                .rng = &rng};
    for (unsigned i = 0; i < TIMES; i++) {
        unsigned most = 0, share = 0;
        size_t count = taste_step(&decision, candidates);
        struct move move = taste_choose(&decision, kitten, candidates, count);
        for (size_t k = 0; k < count; k++) {
            most = candidates[k].share > most ? candidates[k].share : most;
            share = move_equal(&candidates[k].move, &move) ? candidates[k].share : share;
        }
        others += share < most;
    }
    move_list_free(&list);
    trail_free(&trail);
    free(candidates);
    return others;
}

/* A kitten draws among good moves, and in a long game among the best of them. */
static void a_long_game_comes_to_an_end(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "long");
    struct turn turn;
    play_on(session, 12, 3);
    for (session_turn(session, &turn); turn.phase == PHASE_CHANCE; session_turn(session, &turn))
        assert_true(session_roll(session, NULL, NULL));
    unsigned usual = not_best(session, 0), late = not_best(session, 1000);
    assert_true(usual > TIMES / 4);
    assert_int_equal(not_best(session, 999), usual);
    assert_true(late < usual / 2);
    session_free(session);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_long_game_comes_to_an_end),
    };
    return run_and_report(tests);
}
