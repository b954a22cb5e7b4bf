/*
 * catan.c - the constant tables of L'impero di Catan against the island that core/hex.h builds.
 */
#include "../../rules/catan/catan.h"
#include "core/hex.h"
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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(corners_and_edges),
        cmocka_unit_test(what_touches_a_corner),
        cmocka_unit_test(reach),
        cmocka_unit_test(harbours),
        cmocka_unit_test(sets),
    };
    return report_tests(cmocka_run_group_tests(tests, build, tear_down),
                        sizeof tests / sizeof *tests);
}
