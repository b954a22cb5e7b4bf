/*
 * notation.c - verbs and domains: parse, print, complete, explain, and mistyped words.
 */
#include "core/notation.h"

#include <string.h>

#include "support.h"

enum { SQUARE, TURN, FACE };
enum { PLACE, ROLL, END };

static void square_word(unsigned value, struct text *out) {
    text_add_char(out, (char)('a' + value % 10));
    text_add_number(out, 1 + value / 10);
}

static const char *const turn_words[] = {"n", "e", "s", "w"};
static const struct domain domains[] = {
    [SQUARE] = {.name = "square", .count = 100, .on_board = true, .spot = 40, .word = square_word},
    [TURN] = {.name = "rotation", .count = 4, .words = turn_words},
    [FACE] = {.name = "face", .count = 6, .least = 1},
};
static const struct verb verbs[] = {
    [PLACE] = {.word = "place", .help = "put a tower", .count = 2, .domain = {TURN, SQUARE}},
    [ROLL] = {.word = "roll", .help = "two dice", .count = 2, .domain = {FACE, FACE}},
    [END] = {.word = "end", .help = "end the turn"},
};

static struct notation *make(void) {
    return notation_new(verbs, 3, domains, 3);
}

static void parse_is_the_inverse_of_print(void **unused) {
    (void)unused;
    struct notation *n = make();
    struct text text = TEXT_EMPTY;
    for (unsigned turn = 0; turn < 4; turn++) {
        for (unsigned square = 0; square < 100; square++) {
            struct move move = move_2(PLACE, turn, square), back;
            text_clear(&text);
            notation_print(n, &move, &text);
            assert_true(notation_parse(n, text.bytes, &back, NULL));
            assert_true(move_equal(&move, &back));
        }
    }
    struct move move = move_2(ROLL, 2, 4), end = move_0(END), back;
    text_clear(&text);
    notation_print(n, &move, &text);
    assert_string_equal(text.bytes, "roll 3 5");
    assert_true(notation_parse(n, "  end ", &back, NULL) && move_equal(&end, &back));
    text_free(&text);
    notation_free(n);
}

static void assert_refused(const struct notation *n, const char *line, const char *part) {
    struct move move = move_0(77);
    struct text why = TEXT_EMPTY;
    assert_false(notation_parse(n, line, &move, &why));
    assert_int_equal(move.verb, 77);
    if (!strstr(why.bytes, part))
        fail_msg("\"%s\" gave \"%s\" without \"%s\"", line, why.bytes, part);
    assert_false(notation_parse(n, line, &move, NULL));
    text_free(&why);
}

static void says_what_is_wrong(void **unused) {
    (void)unused;
    struct notation *n = make();
    assert_refused(n, "", "missing");
    assert_refused(n, "plcae n a1", "did you mean \"place\"");
    assert_refused(n, "place n k1", "\"k1\" is no square");
    assert_refused(n, "place x a1", "is no rotation");
    assert_refused(n, "roll 3 7", "\"7\" is no face");
    assert_refused(n, "roll 3 07", "is no face");
    assert_refused(n, "roll 3", "roll FACE FACE");
    assert_refused(n, "end now", "written: end");
    assert_refused(n, "place n \x1b[2J", "\\u{001B}");
    notation_free(n);
}

static void completes_among_legal_moves(void **unused) {
    (void)unused;
    struct notation *n = make();
    struct move_list legal = {0};
    move_list_reserve(&legal, 4);
    move_list_add(&legal, move_2(PLACE, 0, 11));
    move_list_add(&legal, move_2(PLACE, 0, 12));
    move_list_add(&legal, move_2(PLACE, 3, 12));
    move_list_add(&legal, move_0(END));
    struct text out = TEXT_EMPTY;
    notation_complete(n, "", &legal, &out);
    assert_string_equal(out.bytes, "place\nend\n");
    text_clear(&out);
    notation_complete(n, "place ", &legal, &out);
    assert_string_equal(out.bytes, "n\nw\n");
    text_clear(&out);
    notation_complete(n, "place n b", &legal, &out);
    assert_string_equal(out.bytes, "b2\n");
    text_free(&out);
    move_list_free(&legal);
    notation_free(n);
}

static void names_spots(void **unused) {
    (void)unused;
    struct notation *n = make();
    assert_string_equal(notation_spot(n, 40), "a1");
    assert_string_equal(notation_spot(n, 139), "j10");
    assert_null(notation_spot(n, 140));
    assert_null(notation_spot(n, NO_SPOT));
    struct move move = move_2(PLACE, 1, 5);
    assert_int_equal(notation_move_spot(n, &move, 0), NO_SPOT);
    assert_int_equal(notation_move_spot(n, &move, 1), 45);
    assert_int_equal(notation_move_spot(n, &move, 2), NO_SPOT);
    struct text out = TEXT_EMPTY;
    notation_explain(n, PLACE, &out);
    assert_string_equal(out.bytes, "place ROTATION SQUARE  put a tower");
    text_free(&out);
    notation_free(n);
}

static void finds_the_nearest_word(void **unused) {
    (void)unused;
    static const char *const words[] = {"kilkenny", "cathedral", "clancath", "start"};
    struct {
        const char *typed, *meant;
    } cases[] = {{"kilkeny", "kilkenny"},
                 {"catedral", "cathedral"},
                 {"satrt", "start"},
                 {"zzz", NULL},
                 {"", NULL},
                 {"a-word-that-is-far-too-long-to-be-any-of-these", NULL}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct word word = {.bytes = cases[i].typed, .length = strlen(cases[i].typed)};
        const char *found = notation_nearest(word, words, 4);
        if (cases[i].meant)
            assert_string_equal(found, cases[i].meant);
        else
            assert_null(found);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parse_is_the_inverse_of_print), cmocka_unit_test(says_what_is_wrong),
        cmocka_unit_test(completes_among_legal_moves),   cmocka_unit_test(names_spots),
        cmocka_unit_test(finds_the_nearest_word),
    };
    return run_and_report(tests);
}
