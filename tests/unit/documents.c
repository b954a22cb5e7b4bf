/*
 * Unit tests of registered_document: a game's texts in the player's language, or in English; and of
 * the legends of the games: every sign has its equivalent without Unicode.
 */
#include "core/ruleset.h"
#include "core/utf8.h"

#include "support.h"

static const struct document documents[] = {
    {"LESSON.log", "lesson"},
    {"RULES.fr.md", "regles"},
    {"RULES.it.md", "regole"},
    {"RULES.it.old.md", "vecchie"},
    {"RULES.md", "rules"},
    {"STORY.it.md", "storia"},
    {NULL, NULL},
};
static const struct registered game = {NULL, documents, false};

static void the_language_comes_first(void **state) {
    (void)state;
    assert_string_equal(registered_document(&game, "RULES.md", "it"), "regole");
    assert_string_equal(registered_document(&game, "RULES.md", "fr"), "regles");
    assert_string_equal(registered_document(&game, "STORY.md", "it"), "storia");
}

static void english_is_the_other_choice(void **state) {
    (void)state;
    assert_string_equal(registered_document(&game, "RULES.md", "en"), "rules");
    assert_string_equal(registered_document(&game, "RULES.md", "de"), "rules");
    assert_string_equal(registered_document(&game, "RULES.md", ""), "rules");
    assert_string_equal(registered_document(&game, "RULES.md", "i"), "rules");
    assert_string_equal(registered_document(&game, "LESSON.log", "it"), "lesson");
}

static void what_is_not_there_is_null(void **state) {
    (void)state;
    assert_null(registered_document(&game, "LESSON.md", "it"));
    assert_null(registered_document(&game, "STORY.md", "fr"));
}

static void every_game_has_rules(void **state) {
    (void)state;
    for (const struct registered *each = registry; each->ruleset; each++) {
        const char *rules = registered_document(each, "RULES.md", "en");
        assert_non_null(rules);
        assert_int_equal(rules[0], '#');
    }
}

/* Help writes the signs of a row in HELP_COLUMNS, with as many ASCII characters. */
static void every_game_has_a_legend(void **state) {
    enum { HELP_COLUMNS = 12, GAMES = 5 };
    unsigned found = 0;
    (void)state;
    for (const struct registered *row = registry; row->ruleset; row++) {
        const struct legend *legend = row->ruleset->legend;
        found += legend && legend->signs;
        for (; legend && legend->signs; legend++) {
            assert_true(strlen(legend->meaning) > 0);
            assert_int_equal(utf8_columns(legend->signs), (int)strlen(legend->ascii));
            assert_true(utf8_columns(legend->signs) < HELP_COLUMNS);
            for (const char *sign = legend->ascii; *sign; sign++)
                assert_true(*sign >= ' ' && *sign < 127);
        }
    }
    assert_true(found >= GAMES);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_language_comes_first),  cmocka_unit_test(english_is_the_other_choice),
        cmocka_unit_test(what_is_not_there_is_null), cmocka_unit_test(every_game_has_rules),
        cmocka_unit_test(every_game_has_a_legend),
    };
    return run_and_report(tests);
}
