/*
 * pick.c - narrowing: every way of pointing leads to exactly the moves that agree.
 *
 * A made-up game of nine squares (spots 0..8) and two pieces beside the board (spots 9, 10) whose
 * position is only which list of moves is legal.
 */
#include "table/pick.h"

#include <stdlib.h>

#include "core/memory.h"

#include "support.h"

enum { SQUARE, PIECE, FACING };
enum { MOVE, TURN, PLACE, JUMP, END, ASK };

static const char *const squares[] = {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"};
static const char *const pieces[] = {"inn", "tower"};
static const char *const facings[] = {"n", "e", "s", "w"};
static const struct domain domains[] = {
    [SQUARE] = {.name = "square", .count = 9, .on_board = true, .spot = 0, .words = squares},
    [PIECE] = {.name = "piece", .count = 2, .on_board = true, .spot = 9, .words = pieces},
    [FACING] = {.name = "facing", .count = 4, .words = facings},
};
static const struct verb verbs[] = {
    [MOVE] = {"move", "go", "PK-1", 2, {SQUARE, SQUARE}, 0},
    [TURN] = {"turn", "face", "PK-1", 2, {SQUARE, FACING}, 0},
    [PLACE] = {"place", "build", "PK-1", 3, {PIECE, SQUARE, FACING}, 'p'},
    [JUMP] = {"jump", "go twice", "PK-1", 3, {SQUARE, SQUARE, SQUARE}, 0},
    [END] = {"end", "end the turn", "PK-1", 0, {0}, 'e'},
    [ASK] = {"ask", "ask for a side", "PK-1", 1, {FACING}, 'a'},
};

/* The position: which moves are legal, as text, one a line. */
struct game_state {
    const char *legal;
};

static struct notation *notation;
static struct pick pick;
static game_state position;

static struct move parse(const char *text) {
    struct move move;
    assert_true(notation_parse(notation, text, &move, NULL));
    return move;
}

static void moves(const game_state *s, unsigned seat, struct move_list *out) {
    struct text line = TEXT_EMPTY;
    assert_int_equal(seat, 1);
    for (const char *at = s->legal; *at; at += strcspn(at, "\n") + 1) {
        text_clear(&line);
        text_add_bytes(&line, at, strcspn(at, "\n"));
        move_list_add(out, parse(line.bytes));
    }
    text_free(&line);
}

static const struct ruleset rules = {
    .moves_most = 32, .moves = moves, .verbs = verbs, .domains = domains};

static void start(const char *legal) {
    position.legal = legal;
    pick_start(&pick, &rules, &position, 1);
}

/* The candidate at a spot must be this move, or none (NULL). */
static void expect(int spot, const char *text) {
    struct move move;
    bool found = pick_candidate(&pick, spot, &move);
    assert_int_equal(found, text != NULL);
    if (!found)
        return;
    struct text printed = TEXT_EMPTY;
    notation_print(notation, &move, &printed);
    assert_string_equal(printed.bytes, text);
    text_free(&printed);
}

static void spots_narrow_in_order(void **state) {
    (void)state;
    struct move move;
    start("move a1 b1\nmove a1 c1\nmove b1 a1\n");
    assert_true(pick_can_come(&pick, 0));
    assert_false(pick_can_come(&pick, 2));
    assert_false(pick_can_come(&pick, NO_SPOT));
    expect(1, NULL);
    assert_int_equal(pick_point(&pick, 0, &move), POINTED_PICKED);
    assert_int_equal(pick.agree.count, 2);
    expect(1, "move a1 b1");
    expect(0, NULL);
    assert_int_equal(pick_point(&pick, 5, &move), POINTED_AT_NOTHING);
    assert_int_equal(pick_point(&pick, 2, &move), POINTED_MOVE);
    struct move wanted = parse("move a1 c1");
    assert_true(move_equal(&move, &wanted));
}

static void refused_spots_change_nothing(void **state) {
    (void)state;
    start("move a1 b1\n");
    assert_false(pick_spot(&pick, 4));
    assert_int_equal(pick.spot_count, 0);
    assert_int_equal(pick.agree.count, 1);
}

static void picks_come_back_one_by_one(void **state) {
    (void)state;
    start("jump a1 b1 c1\njump a1 b1 c2\njump a1 a2 a3\nend\n");
    assert_true(pick_verb(&pick, JUMP));
    assert_true(pick_spot(&pick, 0));
    assert_true(pick_spot(&pick, 1));
    assert_int_equal(pick.agree.count, 2);
    assert_true(pick_back(&pick));
    assert_int_equal(pick.agree.count, 3);
    assert_true(pick_back(&pick));
    assert_int_equal(pick.verb, JUMP);
    assert_true(pick_back(&pick));
    assert_int_equal(pick.agree.count, 4);
    assert_false(pick_back(&pick));
}

/* A piece that could go on to a square is meant to turn, as hinted, until something else is. */
static void a_hint_is_meant_first(void **state) {
    (void)state;
    struct move move, wanted = parse("turn a1 s");
    start("move a1 b1\nturn a1 n\nturn a1 s\nend\nask n\nask w\n");
    expect(0, NULL);
    assert_int_equal(pick_hint(&pick, &wanted), 0);
    expect(0, "turn a1 s");
    assert_int_equal(pick_point(&pick, 0, &move), POINTED_MOVE);
    pick_turn(&pick, 0); /* turning ends the hint */
    expect(0, NULL);
    assert_int_equal(pick_hint(&pick, &wanted), 0);
    pick_unhint(&pick);
    expect(0, NULL);
    wanted = parse("move a1 b1");
    assert_int_equal(pick_hint(&pick, &wanted), 1);
    assert_int_equal(pick.spot_count, 1);
    expect(1, "move a1 b1");
    wanted = parse("ask w");
    assert_int_equal(pick_hint(&pick, &wanted), NO_SPOT);
    expect(NO_SPOT, "ask w");
    start("move a1 b1\nturn a1 n\n");
    expect(0, NULL); /* another position */
}

static void words_turn(void **state) {
    (void)state;
    start("place inn a1 n\nplace inn a1 e\nplace inn a1 s\nplace inn b1 n\nplace inn b1 s\n");
    assert_true(pick_spot(&pick, 9));
    assert_int_equal(pick_candidates(&pick, 0), 3);
    expect(0, "place inn a1 n");
    pick_turn(&pick, 0);
    expect(0, "place inn a1 e");
    pick_turn(&pick, 0);
    expect(0, "place inn a1 s");
    expect(1, "place inn b1 s"); /* the words stay when the cursor goes on */
    pick_turn(&pick, 0);
    expect(0, "place inn a1 n");
    assert_int_equal(pick_candidates(&pick, 4), 0);
    struct move move, wanted = parse("place inn a2 e");
    pick_turn(&pick, 4); /* where nothing is legal the words turn all the same */
    expect(0, "place inn a1 e");
    assert_true(pick_attempt(&pick, &rules, 3, &move));
    assert_true(move_equal(&move, &wanted));
    assert_false(pick_attempt(&pick, &rules, 10, &move)); /* no square */
}

static void longer_moves_come_first(void **state) {
    (void)state;
    struct move move;
    start("turn a1 n\nturn a1 e\nmove a1 b1\n");
    expect(0, NULL); /* pointing picks, because a move goes on from there */
    assert_int_equal(pick_point(&pick, 0, &move), POINTED_PICKED);
    assert_int_equal(pick_candidates(&pick, 0), 2);
    expect(0, "turn a1 n");
    expect(1, "move a1 b1");
    assert_int_equal(pick_point(&pick, 0, &move), POINTED_MOVE);
    struct move wanted = parse("turn a1 n");
    assert_true(move_equal(&move, &wanted));
}

static void verbs_narrow(void **state) {
    (void)state;
    start("move a1 b1\nend\nask n\nask w\n");
    assert_false(pick_verb(&pick, PLACE));
    assert_int_equal(pick.agree.count, 4);
    assert_true(pick_verb(&pick, ASK));
    assert_int_equal(pick.agree.count, 2);
    assert_false(pick_can_come(&pick, 0));
    expect(NO_SPOT, "ask n");
    pick_turn(&pick, NO_SPOT);
    expect(NO_SPOT, "ask w");
}

static void moves_without_spots_are_listed(void **state) {
    (void)state;
    int indexes[4];
    start("end\nmove a1 b1\nask n\nask w\n");
    assert_int_equal(pick_spotless(&pick, indexes, 4), 3);
    assert_int_equal(indexes[0], 0);
    assert_int_equal(indexes[1], 2);
    assert_int_equal(pick_spotless(&pick, indexes, 2), 2);
    pick_spot(&pick, 0);
    assert_int_equal(pick_spotless(&pick, indexes, 4), 0);
}

static void marks_show_what_comes_next(void **state) {
    (void)state;
    struct canvas canvas;
    start("move a1 b1\nmove a1 c1\nmove b1 a1\nplace tower c3 n\n");
    canvas_init(&canvas, 1, 11);
    for (int spot = 0; spot < 11; spot++)
        canvas_spot(&canvas, 0, spot, 1, 1, spot);
    pick_mark(&pick, &canvas);
    for (int spot = 0; spot < 11; spot++)
        assert_int_equal(canvas_at(&canvas, 0, spot)->mark,
                         spot == 0 || spot == 1 || spot == 10 ? MARK_CANDIDATE : 0);
    canvas_resize(&canvas, 1, 11);
    for (int spot = 0; spot < 11; spot++)
        canvas_spot(&canvas, 0, spot, 1, 1, spot);
    assert_true(pick_spot(&pick, 0));
    pick_mark(&pick, &canvas);
    assert_int_equal(canvas_at(&canvas, 0, 0)->mark, MARK_CHOSEN);
    assert_int_equal(canvas_at(&canvas, 0, 1)->mark, MARK_CANDIDATE);
    assert_int_equal(canvas_at(&canvas, 0, 10)->mark, 0);
    canvas_free(&canvas);
}

static void a_new_position_forgets(void **state) {
    (void)state;
    start("place inn a1 n\nplace inn a1 e\n");
    pick_spot(&pick, 9);
    pick_turn(&pick, 0);
    start("move a1 b1\n");
    assert_int_equal(pick.spot_count, 0);
    assert_int_equal(pick.verb, -1);
    assert_false(pick.has_turned);
    pick_clear(&pick);
    expect(0, NULL);
    assert_false(pick_can_come(&pick, 0));
}

static void words_have_keys(void **state) {
    (void)state;
    struct move move;
    start("place inn a1 n\nplace inn a1 e\nplace inn b1 s\n");
    assert_true(pick_spot(&pick, 9));
    assert_true(pick_word(&pick, verbs, 0, FACING, 1, &move));
    struct move wanted = parse("place inn a1 e");
    assert_true(move_equal(&move, &wanted));
    assert_false(pick_word(&pick, verbs, 0, FACING, 2, &move));
    assert_false(pick_word(&pick, verbs, 3, FACING, 0, &move));
    wanted = parse("place inn c1 e"); /* of an earlier position: its words are kept */
    pick_prefer(&pick, &wanted);
    expect(0, "place inn a1 e");
    expect(1, "place inn b1 s");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(spots_narrow_in_order),
        cmocka_unit_test(refused_spots_change_nothing),
        cmocka_unit_test(picks_come_back_one_by_one),
        cmocka_unit_test(a_hint_is_meant_first),
        cmocka_unit_test(words_turn),
        cmocka_unit_test(longer_moves_come_first),
        cmocka_unit_test(verbs_narrow),
        cmocka_unit_test(moves_without_spots_are_listed),
        cmocka_unit_test(marks_show_what_comes_next),
        cmocka_unit_test(a_new_position_forgets),
        cmocka_unit_test(words_have_keys),
    };
    notation = notation_new(verbs, sizeof verbs / sizeof *verbs, domains,
                            sizeof domains / sizeof *domains);
    pick_init(&pick, &rules, notation);
    int failed = run_and_report(tests);
    pick_free(&pick);
    notation_free(notation);
    return failed;
}
