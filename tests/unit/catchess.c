/*
 * catchess.c - the tables of Cat Chess are what its coordinates say, through core/hex.h: spaces,
 * neighbours, arcs, lines of sight; and the heights of the hills. And its check of a position,
 * against one damaged field after the other.
 */
#include "../../rules/catchess/state.h"
#include "sound.h"
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

static const struct setup mid_setup = {
    .seats = 2,
    .deal = "turn=5 stage=act to=A first=A left=0 held=00 duel=- tiles=- "
            "A=K:i9:n:3:-:sssss.....ppppp.......... A=L:o9:s:3:-:- A=S:n10:se:3:-:- "
            "B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-",
};

/* The first turn of two players, who have all their cats in play. */
static void mid_game(game_state *s) {
    memset(s, 0, sizeof *s);
    assert_null(catchess_start(s, &mid_setup));
    assert_null(catchess_check(s));
}

static void seat_one(game_state *s) {
    s->seats = 1;
}

static void seat_six(game_state *s) {
    s->seats = SEATS + 1;
}

static void turn_of_nobody(game_state *s) {
    s->to = 2;
}

static void begun_by_nobody(game_state *s) {
    s->first = 2;
}

static void stage_beyond(game_state *s) {
    s->stage = STAGE_OVER + 1;
}

static void turn_zero(game_state *s) {
    s->number = 0;
}

static void share_a_team(game_state *s) {
    s->team[1] = s->team[0];
}

static void lose_a_cat(game_state *s) {
    s->team[1] &= (uint16_t)~catchess_bit(TIGGER);
}

static void two_counters_in_one(game_state *s) {
    s->counter[KERO][PRESENCE] |= 1;
}

static void style_of_nobody(game_state *s) {
    s->counter[DARTH][STYLE] = 1;
}

static void presence_of_nobody(game_state *s) {
    s->counter[DARTH][PRESENCE] = 1;
}

static void known_of_nobody(game_state *s) {
    s->known[DARTH] = 1;
}

static void place_of_nobody(game_state *s) {
    s->space[DARTH] = (uint8_t)catchess_at(1, 0);
}

static void raise_a_space(game_state *s) {
    s->height[catchess_at(0, 0)] = SUMMIT;
}

static void lower_a_target(game_state *s) {
    s->height[s->target[1]] = 0;
}

static void leave_the_disc(game_state *s) {
    s->space[KERO] = NOWHERE + 1;
}

static void leave_the_board(game_state *s) {
    s->space[KERO] = (uint8_t)catchess_at(8, 0);
}

static void share_a_space(game_state *s) {
    s->space[LINA] = s->space[KERO];
}

static void forget_an_observer(game_state *s) {
    s->observers[s->space[KERO]] = OCCUPIED;
}

static void count_a_height(game_state *s) {
    s->at_least[SUMMIT] = 1;
}

static void look_elsewhere(game_state *s) {
    s->facing[KERO] = FACINGS;
}

static void damaged_positions_are_told(void **unused) {
    static const char range[] = "a number is out of its range",
                      teams[] = "CH-4: every player has three cats of his own",
                      grids[] = "CH-7: a grid space takes one counter, a blocked one none",
                      strange[] = "CH-4: a cat is in the game that nobody was dealt",
                      summits[] = "CH-8: only the targets have height 6",
                      outside[] = "CH-1: a cat needs a space of the board and a facing: K:i9:ne";
    static const struct {
        void (*damage)(game_state *s);
        const char *wrong;
    } rows[] = {
        {seat_one, range},
        {seat_six, range},
        {turn_of_nobody, range},
        {begun_by_nobody, range},
        {stage_beyond, range},
        {turn_zero, range},
        {share_a_team, teams},
        {lose_a_cat, teams},
        {two_counters_in_one, grids},
        {style_of_nobody, strange},
        {presence_of_nobody, strange},
        {known_of_nobody, strange},
        {place_of_nobody, strange},
        {raise_a_space, summits},
        {lower_a_target, summits},
        {leave_the_disc, outside},
        {leave_the_board, outside},
        {share_a_space, "CH-10: two cats stand on one space"},
        {forget_an_observer, came_back_different},
        {count_a_height, came_back_different},
        {look_elsewhere, "CH-5: a cat in play has self-esteem from 1 to the end of its track, a "
                         "cat out of play has none"},
    };
    (void)unused;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        game_state s;
        mid_game(&s);
        rows[i].damage(&s);
        const char *wrong = unsound(registry_find("catchess")->ruleset, &mid_setup, &s);
        assert_non_null(wrong);
        assert_string_equal(wrong, rows[i].wrong);
    }
}

/* CH-13: sample draws nothing but what is listed, and all of it, `end` and each entry alike. */
static void draws_are_the_moves(void **unused) {
    (void)unused;
    static const char *const lines[] = {
        /* a turn spent on re-entry: one more cat may come */
        "turn=5 stage=enter to=A first=A left=0 held=00 duel=- tiles=- "
        "A=K:i9:n:4:at:sssss.....ppppp.......... A=L:-:-:0:-:- A=S:o9:se:3:-:- "
        "B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-",
        /* after actions only Mr Mistoffeles comes back */
        "turn=5 stage=face to=A first=A left=0 held=00 duel=- tiles=- "
        "A=K:i9:n:4:a:sssss.....ppppp.......... A=M:-:-:0:-:- A=S:-:-:0:-:- "
        "B=T:h9:s:3:-:sp...sp...sp...sp...sp... B=Z:i3:nw:3:-:- B=R:k3:nw:3:-:-",
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        struct setup setup = {.seats = 2, .deal = lines[i]};
        struct move_list list = {0};
        struct rng rng;
        unsigned drawn[SPACES * FACINGS + FACINGS] = {0};
        game_state s;
        memset(&s, 0, sizeof s);
        const char *wrong = catchess_start(&s, &setup);
        if (wrong)
            fail_msg("%s", wrong);
        move_list_reserve(&list, sizeof drawn / sizeof *drawn);
        catchess_moves(&s, 0, &list);
        assert_in_range(list.count, 2, sizeof drawn / sizeof *drawn);
        rng_seed(&rng, 13, i);
        for (size_t draws = 30 * list.count; draws > 0; draws--) {
            struct move move = catchess_sample(&s, 0, &rng);
            long found = move_list_find(&list, &move);
            assert_true(found >= 0);
            drawn[found]++;
        }
        for (size_t k = 0; k < list.count; k++)
            assert_in_range(drawn[k], 5, 80); /* 30 on the average */
        move_list_free(&list);
    }
}

int main(void) {
    derive_offsets();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(spaces_are_the_disc),         cmocka_unit_test(near_is_each_offset),
        cmocka_unit_test(paths_are_the_shortest_ways), cmocka_unit_test(arcs_are_cones),
        cmocka_unit_test(hills_have_their_spaces),     cmocka_unit_test(damaged_positions_are_told),
        cmocka_unit_test(draws_are_the_moves),
    };
    return run_and_report(tests);
}
