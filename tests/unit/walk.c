/*
 * walk.c - the cheapest ways of a piece, in positions of ClanCath.
 */
#include "table/walk.h"

#include <stdlib.h>

#include "core/memory.h"

#include "support.h"

static const struct ruleset *rules;
static struct notation *notation;
static struct walk walk;
static game_state *position;

static void start(const char *line, const char *from) {
    struct setup setup;
    setup_init(&setup, rules, 2);
    setup.deal = line;
    memset(position, 0, rules->state_size);
    assert_null(rules->start(position, &setup));
    int spot = notation_value(notation, 0, (struct word){from, strlen(from)});
    walk_from(&walk, rules, notation, position, 0, spot);
}

/* The way to a square must cost this, and have so many moves; 0 moves: there is none. */
static void expect(const char *square, int price, size_t moves) {
    int spot = notation_value(notation, 0, (struct word){square, strlen(square)});
    const struct way *way = walk_to(&walk, spot);
    assert_int_equal(way != NULL, moves > 0);
    if (!way)
        return;
    struct move_list list = {0};
    move_list_reserve(&list, 64);
    walk_moves(&walk, way, &list);
    assert_int_equal(way->price, price);
    assert_int_equal(list.count, moves);
    for (size_t i = 0; i < list.count; i++) { /* they are legal one after the other */
        assert_false(rules->why_not(position, 0, &list.moves[i], NULL));
        rules->apply(position, 0, &list.moves[i], NULL);
    }
    move_list_free(&list);
}

static void prices_follow_the_ground(void **unused) {
    (void)unused;
    start("turn=51 to=A first=A A=12,0:Mj8 B=0,0:Mt20", "j8");
    expect("i8", 2, 1); /* up */
    start("turn=51 to=A first=A A=12,0:Mj8 B=0,0:Mt20", "j8");
    expect("k9", 2, 2);
    start("turn=51 to=A first=A A=12,0:Mj8 B=0,0:Mt20", "j8");
    expect("j8", 0, 0); /* not the origin */
    expect("d1", 0, 0); /* too far for twelve points */
}

static void ways_go_round(void **unused) {
    (void)unused;
    start("turn=51 to=A first=A A=12,0:Mj10i11k11 B=0,0:Mj12", "j10");
    expect("j12", 3, 2); /* over j11 */
    start("turn=51 to=A first=A A=12,0:Mj10j11i11 B=0,0:Mt20", "j10");
    expect("j12", 4, 4); /* over k10, k11, k12 */
}

static void captures_end_a_way(void **unused) {
    (void)unused;
    start("turn=51 to=A first=A A=12,0:Mj1 B=0,0:Mk1j2i1t20", "j1");
    expect("k1", 2, 1);
    start("turn=51 to=A first=A A=12,0:Mj1 B=0,0:Mk1j2i1t20", "j1");
    expect("l1", 0, 0); /* nobody goes on through a capture */
    assert_int_equal(walk.count, 4);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(prices_follow_the_ground),
        cmocka_unit_test(ways_go_round),
        cmocka_unit_test(captures_end_a_way),
    };
    rules = registry_find("clancath")->ruleset;
    notation = notation_new(rules->verbs, rules->verb_count, rules->domains, rules->domain_count);
    position = memory_new(rules->state_size);
    walk_init(&walk, rules);
    int failed = run_and_report(tests);
    walk_free(&walk);
    free(position);
    notation_free(notation);
    return failed;
}
