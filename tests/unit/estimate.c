/*
 * estimate.c - positions that are as good as won, or even, as the games themselves judge them; and
 * how points of advantage become shares.
 */
#include <stdlib.h>

#include "core/memory.h"
#include "core/ruleset.h"
#include "core/share.h"

#include "support.h"

/* In hundredths; a seat that is not named may have any chance. */
struct judged {
    const char *game, *options, *line;
    unsigned seats, seat;
    unsigned least, most;
};

static const struct judged judgements[] = {
    /* one mouse taken and the other a step away, against two cats far from theirs */
    {"kilkenny", "", "turn=30 to=A A=h14h13g15 B=d12n12", 2, 0, 80, 100},
    /* a seat without a cat on the field has no turn any more (KK-12) */
    {"kilkenny", "", "turn=30 to=A A=e5e9 B=d12n12 C=h0", 3, 2, 0, 0},
    /* half of Light stands and walls off ground; Dark has one building */
    {"cathedral", "",
     "turn=15 to=A cathedral=n-b7 A=bridge-e-e2,tower-s-g4,academy-e-i6,inn-n-g10,manor-s-d10,"
     "inn-s-h8 B=castle-e-d2* placed=2,1",
     2, 0, 80, 100},
    /* three pieces more, next to the others, and all points */
    {"clancath", "", "turn=60 to=A first=A A=0,0:Mh8Mh9Mh10Mj8Mj9Mj10Hi9Hk9Cg9 B=0,0:Mi8Mi10", 2, 0,
     90, 100},
    /* the same with the other to move */
    {"clancath", "", "turn=60 to=B first=A A=0,0:Mh8Mh9Mh10Mj8Mj9Mj10Hi9Hk9Cg9 B=0,0:Mi8Mi10", 2, 0,
     90, 100},
    /* eleven points against one */
    {"catan", "", "turn=9 to=A first=A at=roll A=V0V18V28e28e18k3d1D2 B=v44e56", 2, 0, 85, 100},
    /* two summits noted, the others far away, in their turn */
    {"catchess", "",
     "turn=5 stage=act to=B first=A left=0 held=30 duel=- tiles=- "
     "A=Y:e9:s:2:-:sssss.....ppppp.......... A=L:i13:sw:3:-:- A=S:n10:se:3:-:- "
     "B=T:i3:nw:3:-:sp...sp...sp...sp...sp... B=Z:j3:nw:3:-:- B=R:k3:nw:3:-:-",
     2, 0, 80, 100},
};

/* Chances of a position; the caller's fault when it is none. */
static void estimate_line(const struct judged *judged, uint16_t chances[SEATS_MOST]) {
    const struct ruleset *rules = registry_find(judged->game)->ruleset;
    game_state *s = memory_new(rules->state_size);
    struct text why = TEXT_EMPTY;
    struct setup setup;
    setup_init(&setup, rules, judged->seats);
    setup.deal = judged->line;
    assert_true(setup_set(&setup, rules, judged->options, &why));
    const char *refused = rules->start(s, &setup);
    if (refused)
        fail_msg("%s: %s: %s", judged->game, judged->line, refused);
    ruleset_estimate(rules, s, chances);
    text_free(&why);
    free(s);
}

static void clear_positions_are_judged_clearly(void **unused) {
    (void)unused;
    for (size_t i = 0; i < sizeof judgements / sizeof *judgements; i++) {
        const struct judged *judged = &judgements[i];
        uint16_t chances[SEATS_MOST];
        estimate_line(judged, chances);
        unsigned chance = chances[judged->seat] / (ESTIMATE_WHOLE / 100U);
        if (chance < judged->least || chance > judged->most)
            fail_msg("%s: %s: %c has %u in 100", judged->game, judged->line,
                     'A' + (int)judged->seat, chance);
    }
}

static void points_become_shares(void **unused) {
    (void)unused;
    uint16_t chances[SEATS_MOST];
    const int equal[SEATS_MOST] = {7, 7, 7};
    share_whole(equal, 7, chances);
    assert_in_range(chances[0], 3333, 3334);
    assert_int_equal(chances[0] + chances[1] + chances[2], ESTIMATE_WHOLE);
    assert_int_equal(chances[3], 0);
    const int doubled[SEATS_MOST] = {-1000, SHARE_DOUBLE, 0};
    share_whole(doubled, 6, chances); /* seat A does not play */
    assert_in_range(chances[1], 6665, 6668);
    assert_in_range(chances[2], 3332, 3335);
    assert_int_equal(chances[0], 0);
}

static void better_is_better_however_far(void **unused) {
    (void)unused;
    uint16_t chances[SEATS_MOST], before = ESTIMATE_WHOLE;
    for (int behind = 0; behind <= 600; behind += 20) {
        const int points[SEATS_MOST] = {-behind, 0};
        share_whole(points, 3, chances);
        assert_true(chances[0] < before);
        assert_int_equal(chances[0] + chances[1], ESTIMATE_WHOLE);
        before = chances[0];
    }
    const int farthest[SEATS_MOST] = {INT32_MIN, INT32_MAX};
    share_whole(farthest, 3, chances);
    assert_int_equal(chances[0] + chances[1], ESTIMATE_WHOLE);
    assert_true(chances[0] < 10);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(clear_positions_are_judged_clearly),
        cmocka_unit_test(points_become_shares),
        cmocka_unit_test(better_is_better_however_far),
    };
    return run_and_report(tests);
}
