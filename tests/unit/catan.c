/*
 * catan.c - the constant tables of L'impero di Catan against the island that core/hex.h builds, and
 * the check of a position against one damaged field after the other.
 */
#include "core/hex.h"

#include "../../rules/catan/bits.h"
#include "sound.h"
#include "support.h"

static struct hex_mesh mesh;

static int build(void **state) {
    struct hex disc[HEXES];
    (void)state;
    hex_mesh_build(&mesh, disc, hex_disc(2, disc));
    return 0;
}

static int tear_down(void **state) {
    (void)state;
    hex_mesh_free(&mesh);
    return 0;
}

static void corners_and_edges(void **state) {
    (void)state;
    assert_int_equal(mesh.corners, CORNERS);
    assert_int_equal(mesh.edges, EDGES);
    for (int hex = 0; hex < HEXES; hex++) {
        uint64_t corners = 0;
        for (int i = 0; i < 6; i++) {
            assert_int_equal(catan_hex_corner[hex][i], mesh.hex_corner[hex][i]);
            corners |= bit((unsigned)mesh.hex_corner[hex][i]);
        }
        assert_true(corners == catan_hex_corners[hex]);
    }
    for (int edge = 0; edge < EDGES; edge++)
        for (int i = 0; i < 2; i++)
            assert_int_equal(catan_edge_corner[edge][i], mesh.edge_corner[edge][i]);
}

static void what_touches_a_corner(void **state) {
    (void)state;
    for (int corner = 0; corner < CORNERS; corner++) {
        struct edges edges = {{0, 0}};
        uint64_t near = 0;
        unsigned count = 0, hexes = 0;
        for (unsigned edge = 0; edge < EDGES; edge++) {
            int a = mesh.edge_corner[edge][0], b = mesh.edge_corner[edge][1];
            if (a != corner && b != corner)
                continue;
            assert_int_equal(catan_corner_edge[corner][count++], edge);
            assert_int_equal(edge_other(edge, (unsigned)corner), a + b - corner);
            edges_add(&edges, edge);
            near |= bit((unsigned)(a + b - corner));
        }
        assert_true(count == 3 || catan_corner_edge[corner][2] == NONE);
        assert_memory_equal(&edges, &catan_corner_edges[corner], sizeof edges);
        assert_true(near == catan_near[corner]);
        for (unsigned hex = 0; hex < HEXES; hex++)
            if (catan_hex_corners[hex] >> corner & 1)
                assert_int_equal(catan_corner_hex[corner][hexes++], hex);
        assert_true(hexes == 3 || catan_corner_hex[corner][hexes] == NONE);
    }
}

static void reach(void **state) {
    (void)state;
    for (unsigned corner = 0; corner < CORNERS; corner++) {
        uint64_t one = bit(corner) | catan_near[corner], two = one;
        for (uint64_t at = one; at; at &= at - 1)
            two |= catan_near[bits_first(at)];
        assert_true(catan_within_1[corner] == one);
        assert_true(catan_within_2[corner] == two);
    }
}

static void harbours(void **state) {
    unsigned found = 0;
    (void)state;
    for (unsigned corner = 0; corner < CORNERS; corner++) {
        unsigned place = catan_corner_harbour[corner];
        if (place == NONE)
            continue;
        found++;
        assert_true(catan_harbour_corner[place][0] == corner ||
                    catan_harbour_corner[place][1] == corner);
    }
    assert_int_equal(found, 2 * HARBOURS);
    for (unsigned place = 0; place < HARBOURS; place++) { /* on the coast: an edge of one hex */
        unsigned a = catan_harbour_corner[place][0], b = catan_harbour_corner[place][1], hexes = 0;
        assert_true(catan_near[a] >> b & 1);
        for (unsigned hex = 0; hex < HEXES; hex++)
            hexes += (catan_hex_corners[hex] & bit(a)) && (catan_hex_corners[hex] & bit(b));
        assert_int_equal(hexes, 1);
    }
}

static void sets(void **state) {
    static const uint64_t words[] = {1, 0x8000000000000000, 0x8040201008040201, ~UINT64_C(0),
                                     0xF0F0F0F00F0F0F0F};
    (void)state;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        unsigned index = 0;
        for (uint64_t left = words[i]; left; left &= left - 1)
            assert_int_equal(bits_pick(words[i], index++), bits_first(left));
        assert_int_equal(bits_count(words[i]), index);
    }
    for (unsigned kinds = 0; kinds < 32; kinds++) {
        uint64_t cards = 0;
        for (unsigned kind = 0; kind < KINDS; kind++)
            cards |= (uint64_t)(kinds >> kind & 1 ? 19 : 0) << 8 * kind;
        assert_int_equal(kinds_packed(kinds_held(cards)), kinds);
        assert_int_equal(kinds_count(kinds_held(cards)), bits_count(kinds));
        assert_int_equal(cards_sum(cards), 19 * bits_count(kinds));
    }
}

static const struct setup mid_setup = {
    .seats = 2,
    .option = {[OPTION_VP] = 10},
    .deal = "turn=9 to=A first=A at=act dice=34 A=v0e0b1k1 B=v44e63o1",
};

/* A turn in the middle of a game, without options. */
static void mid_game(game_state *s) {
    memset(s, 0, sizeof *s);
    assert_null(catan_start(s, &mid_setup));
    assert_null(catan_check(s));
}

static void lose_card(game_state *s) {
    s->bank -= card(ORE);
}

static void find_knight(game_state *s) {
    s->deck++;
}

static void forget_token(game_state *s) {
    s->numbered[0][0] = NONE;
}

static void open_corner(game_state *s) {
    s->closed = 0;
}

static void count_a_road_more(game_state *s) {
    s->roads[1]++;
}

static void hold_twenty_cards(game_state *s) {
    s->hand[1] += CARDS * card(ORE);
}

static void raise_all_knights(game_state *s) {
    s->knights[1] = KNIGHTS;
}

static void build_beside(game_state *s) {
    s->built[1] |= catan_near[0] & -catan_near[0];
}

static void put_roads_away(game_state *s) {
    s->box[0] = ROADS;
}

static void forget_the_dice(game_state *s) {
    s->dice[0] = s->dice[1] = 0;
}

static void owe_a_card(game_state *s) {
    s->owes[0] = 1;
}

static void raid_without_the_option(game_state *s) {
    s->raided = 1;
}

static void give_in_no_trade(game_state *s) {
    s->give = card(BRICK);
}

static void place_in_no_attack(game_state *s) {
    s->free = 1;
}

static void hold_the_longest(game_state *s) {
    s->longest = 1;
}

static void win_too_early(game_state *s) {
    s->phase = WON;
}

static void go_back_to_the_setup(game_state *s) {
    s->number = 2;
}

static void damaged_positions_are_told(void **state) {
    static const struct {
        void (*damage)(game_state *s);
        const char *wrong;
    } rows[] = {
        {lose_card, came_back_different},
        {find_knight, came_back_different},
        {forget_token, came_back_different},
        {open_corner, came_back_different},
        {count_a_road_more, came_back_different},
        {hold_twenty_cards, "IC-1: there are 19 cards of each kind"},
        {raise_all_knights, "IC-1: there are 14 knights"},
        {build_beside, "IC-4: two buildings stand beside each other"},
        {put_roads_away, "IC-1: a player has 15 roads, 5 settlements and 4 cities"},
        {forget_the_dice, "IC-5: something was done before the dice were rolled"},
        {owe_a_card, "IC-11: half of the cards is given back, of eight or more"},
        {raid_without_the_option, "IC-5: this cannot have been done in this turn"},
        {give_in_no_trade, "IC-9: no trade is being made"},
        {place_in_no_attack, "IC-17: no road was taken"},
        {hold_the_longest, "IC-10: somebody else holds the Longest Road or the Largest Army"},
        {win_too_early,
         "IC-21: a player with enough points on the own turn has won, and nobody else"},
        {go_back_to_the_setup, "IC-4: the set-up comes first"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        game_state s;
        mid_game(&s);
        rows[i].damage(&s);
        const char *wrong = unsound(registry_find("catan")->ruleset, &mid_setup, &s);
        assert_non_null(wrong);
        assert_string_equal(wrong, rows[i].wrong);
    }
}

/* At every size each hex, corner and edge has a cell of its own, with and without what stands
   there; with pixels whatever is a building or a road has its owner's colour. */
static void every_place_can_be_pointed_at(void **state) {
    struct canvas canvas;
    (void)state;
    canvas_init(&canvas, 1, 1);
    for (int i = 0; i < 2 * SIZE_COUNT; i++) {
        bool seen[HEXES + CORNERS + EDGES] = {false};
        unsigned owned = 0;
        struct extent extent;
        game_state s;
        mid_game(&s);
        for (unsigned edge = 0; edge < EDGES && i % 2; edge++) /* no matter of whom */
            s.road[edge % 4].word[edge / 64] |= bit(edge % 64);
        if (!catan_extent(&s, (enum size)(i / 2), &extent))
            continue;
        canvas.size = (enum size)(i / 2);
        canvas_resize(&canvas, extent.board_rows, extent.board_columns);
        catan_draw(&s, VIEW_ALL, &canvas);
        for (int cell = 0; cell < canvas.rows * canvas.columns; cell++) {
            if (canvas.cells[cell].spot != NO_SPOT)
                seen[canvas.cells[cell].spot] = true;
            owned += canvas.cells[cell].paper >= PAPER_OWNER_A;
        }
        for (int spot = 0; spot < HEXES + CORNERS + EDGES; spot++)
            if (!seen[spot])
                fail_msg("size %d: nothing shows spot %d", i / 2, spot);
        assert_true(canvas.size == SIZE_LINES || owned > 0);
    }
    canvas_free(&canvas);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_place_can_be_pointed_at),
        cmocka_unit_test(corners_and_edges),
        cmocka_unit_test(damaged_positions_are_told),
        cmocka_unit_test(what_touches_a_corner),
        cmocka_unit_test(reach),
        cmocka_unit_test(harbours),
        cmocka_unit_test(sets),
    };
    return report_tests(cmocka_run_group_tests(tests, build, tear_down),
                        sizeof tests / sizeof *tests);
}
