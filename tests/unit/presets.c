/*
 * presets.c - options saved under a name: what is saved is read again, the rest of the file stays.
 */
#include "table/presets.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "scratch.h"
#include "support.h"

static char folder[SCRATCH_MOST], path[SCRATCH_MOST + 50];
static struct text why;
static const struct ruleset *rules, *other;

static int start(void **unused) {
    (void)unused;
    why = TEXT_EMPTY;
    rules = registry_find("kilkenny")->ruleset;
    other = registry_find("cathedral")->ruleset;
    assert_true(scratch_folder(folder));
    snprintf(path, sizeof path, "%s/clowder/presets.ini", folder);
    return setenv("XDG_CONFIG_HOME", folder, 1);
}

static int finish(void **unused) {
    (void)unused;
    text_free(&why);
    char command[300];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return system(command);
}

static void put(const char *bytes) {
    char parent[SCRATCH_MOST + 50];
    snprintf(parent, sizeof parent, "%s/clowder", folder);
    mkdir(parent, 0700);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(bytes, file);
    fclose(file);
}

static void assert_file(const char *expected) {
    char bytes[4096];
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    bytes[fread(bytes, 1, sizeof bytes - 1, file)] = 0;
    fclose(file);
    assert_string_equal(bytes, expected);
}

/* "NAME=OPTIONS|NAME=OPTIONS" */
static void assert_presets(const struct ruleset *game, const char *expected) {
    struct own_presets presets;
    struct text all = TEXT_EMPTY;
    presets_read(game, &presets);
    for (size_t i = 0; i < presets.count; i++)
        text_addf(&all, "%s%s=%s", i ? "|" : "", presets.list[i].name, presets.list[i].options);
    assert_string_equal(all.bytes, expected);
    text_free(&all);
    presets_free(&presets);
}

static void save(const struct ruleset *game, const char *name, const char *options) {
    struct setup setup;
    setup_init(&setup, game, game->seats_least);
    assert_true(setup_set(&setup, game, options, NULL));
    assert_true(presets_save(game, name, &setup, &why));
}

static void what_is_saved_is_read_again(void **unused) {
    (void)unused;
    assert_presets(rules, "");
    save(rules, "Our house", "start=edge");
    save(other, "Large", "");
    save(rules, "Zoë's", "start=cross");
    assert_presets(rules, "Our house=start=edge|Zoë's=start=cross");
    assert_presets(other, "Large=");
    save(rules, "Our house", "start=cross"); /* replaces */
    assert_presets(rules, "Zoë's=start=cross|Our house=start=cross");
    assert_file(
        "[kilkenny]\nZoë's = start=cross\nOur house = start=cross\n\n[cathedral]\nLarge = \n");
}

static void the_rest_of_the_file_stays(void **unused) {
    (void)unused;
    put("; mine\n[chess]\nblitz = time=5\n\n[kilkenny]\n; a note\nA = start=edge\nB = "
        "no=thing\n\xff\n"
        "\n[cathedral]\nA = \n");
    assert_presets(rules, "A=start=edge"); /* what the game does not have is passed over */
    save(rules, "C", "start=cross");
    assert_true(presets_rename(rules, "A", "New", &why));
    assert_true(presets_remove(rules, "C", &why));
    assert_presets(rules, "New=start=edge");
    assert_presets(other, "A=");
    assert_file("; mine\n[chess]\nblitz = time=5\n\n[kilkenny]\n; a note\nB = no=thing\n\xff\n"
                "New = start=edge\n\n[cathedral]\nA = \n");
}

static void names_are_refused_in_words(void **unused) {
    (void)unused;
    static const char *const wrong[] = {"",   " a",   "a ",   "a=b",     "[a",     ";a",
                                        "#a", "a\nb", "\xff", "a\x1b[m", "classic"};
    struct setup setup;
    setup_init(&setup, rules, 2);
    save(rules, "A", "");
    save(rules, "B", "");
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_false(presets_save(rules, wrong[i], &setup, &why));
        assert_true(why.length > 0);
        text_clear(&why);
        assert_false(presets_rename(rules, "A", wrong[i], &why));
        assert_true(why.length > 0);
        text_clear(&why);
    }
    assert_false(presets_rename(rules, "A", "B", &why));
    assert_string_equal(why.bytes, "There is a preset of this name already.");
    assert_presets(rules, "A=|B=");
}

static void no_bytes_do_harm(void **unused) {
    (void)unused;
    put("[kilkenny]\n=\n = \n[]\n[\n]\nA\n=x\nA=\nA = start=edge\n[kilkenny\nD = start=edge");
    assert_presets(rules, "A=|D=start=edge");
    unlink(path);
    assert_int_equal(mkdir(path, 0700), 0);
    assert_presets(rules, "");
    struct setup setup;
    setup_init(&setup, rules, 2);
    assert_false(presets_save(rules, "A", &setup, &why));
    assert_true(why.length > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_is_saved_is_read_again, start, finish),
        cmocka_unit_test_setup_teardown(the_rest_of_the_file_stays, start, finish),
        cmocka_unit_test_setup_teardown(names_are_refused_in_words, start, finish),
        cmocka_unit_test_setup_teardown(no_bytes_do_harm, start, finish),
    };
    return run_and_report(tests);
}
