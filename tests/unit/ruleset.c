/*
 * ruleset.c - options as words, and what chance can do, for rules made up here: what is refused
 * changes nothing and is told, whether or not somebody listens.
 */
#include "core/ruleset.h"

#include "support.h"

static const char *const colours[] = {"red", "green", NULL};
static const struct option options[] = {
    {.name = "colour", .choices = colours, .most = 1},
    {.name = "size", .least = 2, .most = 30, .initial = 12},
};
static const struct ruleset rules = {.title = "Made Up", .options = options, .option_count = 2};

static void options_are_set(void **unused) {
    (void)unused;
    struct setup setup;
    setup_init(&setup, &rules, 2);
    assert_int_equal(setup_option(&setup, 0), 0);
    assert_int_equal(setup_option(&setup, 1), 12);
    assert_true(setup_set(&setup, &rules, "size=30 colour=green", NULL));
    assert_int_equal(setup_option(&setup, 0), 1);
    assert_int_equal(setup_option(&setup, 1), 30);
    assert_true(setup_set(&setup, &rules, "size=2", NULL));
    assert_int_equal(setup_option(&setup, 1), 2);
}

static void options_are_refused(void **unused) {
    (void)unused;
    static const struct {
        const char *words, *told;
    } cases[] = {
        {"size=1", "size must be a number from 2 to 30"},
        {"size=31", "size must be a number from 2 to 30"},
        {"size=many", "size must be a number from 2 to 30"},
        {"colour=blue", "colour cannot be \"blue\"; it is one of red, green"},
        {"colour", "\"colour\" is not of the form option=value"},
        {"sise=3", "Made Up has no option \"sise\"; did you mean \"size\"?"},
        {"size=3 colour=blue", "colour cannot be \"blue\"; it is one of red, green"},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct setup setup, before;
        struct text why = TEXT_EMPTY;
        setup_init(&setup, &rules, 2);
        before = setup;
        assert_false(setup_set(&setup, &rules, cases[i].words, &why));
        assert_string_equal(why.bytes, cases[i].told);
        assert_false(setup_set(&setup, &rules, cases[i].words, NULL));
        assert_memory_equal(&setup, &before, sizeof setup);
        text_free(&why);
    }
}

static void chance_has_its_limits(void **unused) {
    (void)unused;
    static const uint8_t weight[] = {1, 0, 2};
    const struct chance dice = {.verb = 4, .count = 2, .faces = 6};
    const struct chance loaded = {.verb = 4, .count = 1, .faces = 3, .weight = weight};
    static const struct {
        struct move move;
        bool dice, loaded;
    } cases[] = {
        {{4, 2, {0, 5}}, true, false},  {{4, 2, {0, 6}}, false, false},
        {{4, 2, {6, 0}}, false, false}, {{3, 2, {0, 5}}, false, false},
        {{4, 1, {0}}, false, true},     {{4, 1, {1}}, false, false},
        {{4, 1, {2}}, false, true},     {{4, 1, {3}}, false, false},
        {{5, 1, {0}}, false, false},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_int_equal(chance_possible(&dice, &cases[i].move), cases[i].dice);
        assert_int_equal(chance_possible(&loaded, &cases[i].move), cases[i].loaded);
    }
}

/* All outcomes, each once; their weights are what the faces' say. */
static void outcomes_are_counted(void **unused) {
    (void)unused;
    static const uint8_t weight[] = {1, 0, 2};
    const struct chance dice = {.verb = 4, .count = 2, .faces = 6};
    const struct chance loaded = {.verb = 4, .count = 2, .faces = 3, .weight = weight};
    struct move move = {.verb = 4, .count = 2};
    unsigned seen[6][6] = {{0}}, outcomes = 0;
    uint64_t weights = 0;
    do {
        seen[move.arg[0]][move.arg[1]]++;
        outcomes++;
        assert_int_equal(chance_weight(&dice, &move), 1);
    } while (chance_next(&dice, &move));
    assert_int_equal(outcomes, 36);
    for (unsigned i = 0; i < 36; i++)
        assert_int_equal(seen[i / 6][i % 6], 1);
    assert_int_equal(move.arg[0] + move.arg[1], 0); /* back at the first */
    do {
        weights += chance_weight(&loaded, &move);
        assert_int_equal(chance_weight(&loaded, &move) > 0, chance_possible(&loaded, &move));
    } while (chance_next(&loaded, &move));
    assert_int_equal(weights, 9);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(options_are_set),
        cmocka_unit_test(options_are_refused),
        cmocka_unit_test(chance_has_its_limits),
        cmocka_unit_test(outcomes_are_counted),
    };
    return run_and_report(tests);
}
