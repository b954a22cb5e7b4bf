/*
 * taste.c - which of the moves that were judged a level plays.
 */
#include "bots/taste.h"

#include <stdlib.h>

#include "played.h"

enum { TIMES = 60 };

/* How many different moves a kitten plays in the position, asked so often; whether the best by the
   estimate is the only one. */
static unsigned played_after(struct session *session, size_t made, bool *only_best) {
    const struct ruleset *rules = session_rules(session);
    const struct level *kitten = level_find("kitten", 6);
    struct candidate *candidates = calloc(rules->moves_most, sizeof *candidates);
    struct move_list list = {0}, found = {0};
    struct trail trail;
    struct turn turn;
    struct rng rng;
    session_turn(session, &turn);
    rng_seed(&rng, 5, 5);
    trail_init(&trail, rules);
    move_list_reserve(&list, rules->moves_most);
    move_list_reserve(&found, rules->moves_most);
    struct decision decision = {.rules = rules,
                                .s = session_state(session),
                                .seat = (unsigned)__builtin_ctz(turn.acting),
                                .seats = 2,
                                .trail = &trail,
                                .made = made,
                                .list = &list,
                                .rng = &rng};
    *only_best = true;
    for (unsigned i = 0; i < TIMES; i++) {
        unsigned most = 0, share = 0;
        size_t count = taste_step(&decision, candidates);
        struct move move = taste_choose(&decision, kitten, candidates, count);
        for (size_t k = 0; k < count; k++) {
            most = candidates[k].share > most ? candidates[k].share : most;
            share = move_equal(&candidates[k].move, &move) ? candidates[k].share : share;
        }
        *only_best = *only_best && share == most;
        if (move_list_find(&found, &move) < 0)
            move_list_add(&found, move);
    }
    unsigned count = (unsigned)found.count;
    move_list_free(&list);
    move_list_free(&found);
    trail_free(&trail);
    free(candidates);
    return count;
}

/* A kitten draws among good moves, but not without end: in a long game it plays the best. */
static void a_long_game_comes_to_an_end(void **unused) {
    (void)unused;
    struct session *session = new_session("kilkenny", 2, "long");
    struct turn turn;
    bool only_best;
    for (session_turn(session, &turn); turn.phase == PHASE_CHANCE; session_turn(session, &turn))
        assert_true(session_roll(session, NULL, NULL));
    assert_true(played_after(session, 0, &only_best) > 2);
    assert_false(only_best);
    assert_true(played_after(session, 999, &only_best) > 2);
    played_after(session, 1000, &only_best);
    assert_true(only_best);
    session_free(session);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_long_game_comes_to_an_end),
    };
    return run_and_report(tests);
}
