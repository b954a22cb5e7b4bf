/*
 * typed.c - moves as people type them, in a made-up game of squares and pieces.
 */
#include "table/typed.h"

#include <stdlib.h>

#include "core/memory.h"

#include "support.h"

enum { SQUARE, PIECE, FACE };

static const char *const squares[] = {"a1", "a10", "b1", "b2"};
static const char *const pieces[] = {"inn", "infirmary", "tower"};
static const struct domain domains[] = {
    [SQUARE] = {.name = "square", .count = 4, .on_board = true, .spot = 0, .words = squares},
    [PIECE] = {.name = "piece", .count = 3, .words = pieces},
    [FACE] = {.name = "face", .count = 6, .least = 1},
};
static const struct verb verbs[] = {
    {"move", "go", "XX-1", 2, {SQUARE, SQUARE}, 0},
    {"mend", "repair", "XX-2", 1, {SQUARE}, 0},
    {"place", "build", "XX-3", 2, {PIECE, SQUARE}, 0},
    {"end", "end the turn", "XX-4", 0, {0}, 0},
    {"roll", "what the dice show", "XX-5", 1, {FACE}, .chance = true},
};
static const struct ruleset rules = {
    .verbs = verbs, .verb_count = 5, .domains = domains, .domain_count = 3};
static struct notation *notation;

/* What is typed, where these moves are legal, means this move, or says that. */
static void expect(const char *const *legal, const char *typed, enum typed how, const char *said) {
    struct move_list list = {0};
    struct move move;
    struct text why = TEXT_EMPTY;
    move_list_reserve(&list, 8);
    for (; *legal; legal++) {
        assert_true(notation_parse(notation, *legal, &move, NULL));
        move_list_add(&list, move);
    }
    assert_int_equal(typed_move(&rules, notation, &list, typed, &move, &why), how);
    if (how == TYPED_MOVE)
        notation_print(notation, &move, &why);
    assert_string_equal(why.bytes, said);
    text_free(&why);
    move_list_free(&list);
}

static const char *const legal[] = {"move a1 b1",   "move a10 b1",        "mend b2", "place inn a1",
                                    "place inn b2", "place infirmary a1", "end",     NULL};

static void capitals_and_beginnings(void **state) {
    (void)state;
    expect(legal, "MOVE A1 B1", TYPED_MOVE, "move a1 b1");
    expect(legal, "mo a1 b1", TYPED_MOVE, "move a1 b1");
    expect(legal, "m A10 b1", TYPED_MOVE, "move a10 b1");
    expect(legal, "P inf a", TYPED_MOVE, "place infirmary a1");
    expect(legal, "e", TYPED_MOVE, "end");
    expect(legal, "m b2", TYPED_MOVE, "mend b2"); /* only one verb has one square */
}

static void the_verb_may_be_left_out(void **state) {
    (void)state;
    expect(legal, "a1 b1", TYPED_MOVE, "move a1 b1");
    expect(legal, "b2", TYPED_MOVE, "mend b2");
    expect(legal, "inn b2", TYPED_MOVE, "place inn b2");
}

static void several_moves_are_told(void **state) {
    (void)state;
    expect(legal, "p in b2", TYPED_MOVE, "place inn b2");
    expect(legal, "p in a1", TYPED_WRONG,
           "That can be several moves: place inn a1, place infirmary a1.");
    expect(legal, "a b1", TYPED_WRONG, "That can be several moves: move a1 b1, move a10 b1.");
}

/* What can be only one move is that move, and the game tells why it is not allowed. */
static void a_move_that_is_not_legal_is_understood(void **state) {
    (void)state;
    expect(legal, "MO b2 a1", TYPED_MOVE, "move b2 a1");
    expect(legal, "tower b2", TYPED_MOVE, "place tower b2");
    expect(legal, "place tower a1", TYPED_MOVE, "place tower a1");
    expect(legal, "3", TYPED_NOTHING, "\"3\" is no move"); /* dice are not typed */
    expect(legal, "ro 3", TYPED_WRONG, "\"ro\" is no move");
}

static void a_part_names_its_arguments(void **state) {
    static const struct {
        const char *line, *move;
        unsigned known;
    } parts[] = {
        {"move", "move a1 a1", 0},
        {"MOVE b1", "move b1 a1", 1},
        {"move b1 b2", "move b1 b2", 3},
        {"pl tower", "place tower a1", 1},
        {"place x", NULL, 0},
        {"m", NULL, 0}, /* move or mend */
        {"roll", "roll 1", 0},
        {"move a1 a1 a1", NULL, 0},
        {"move a1 a1 a1 a1 a1 a1 a1 a1 a1 a1", NULL, 0},
        {"", NULL, 0},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof parts / sizeof *parts; i++) {
        struct move move;
        unsigned known = 0;
        struct text text = TEXT_EMPTY;
        bool found = typed_part(&rules, notation, parts[i].line, &move, &known);
        assert_int_equal(found, parts[i].move != NULL);
        if (found) {
            notation_print(notation, &move, &text);
            assert_string_equal(text.bytes, parts[i].move);
            assert_int_equal(known, parts[i].known);
        }
        text_free(&text);
    }
}

static void what_is_no_move_says_why(void **state) {
    (void)state;
    expect(legal, "", TYPED_NOTHING, "a move is missing");
    expect(legal, "xyzzy a1", TYPED_NOTHING, "\"xyzzy\" is no move");
    expect(legal, "mend c9", TYPED_WRONG, "\"c9\" is no square");
    expect(legal, "move a1", TYPED_WRONG, "it is written: move SQUARE SQUARE  go");
    expect(legal, "move a1 b1 b2 a1 b1 b2 a1 b1 b2", TYPED_WRONG,
           "it is written: move SQUARE SQUARE  go");
}

int main(void) {
    notation = notation_new(verbs, 5, domains, 3);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(capitals_and_beginnings),
        cmocka_unit_test(the_verb_may_be_left_out),
        cmocka_unit_test(several_moves_are_told),
        cmocka_unit_test(a_move_that_is_not_legal_is_understood),
        cmocka_unit_test(a_part_names_its_arguments),
        cmocka_unit_test(what_is_no_move_says_why),
    };
    int failed = run_and_report(tests);
    notation_free(notation);
    return failed;
}
