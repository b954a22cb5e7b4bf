/*
 * json.c - what is written as JSON can be read as such, and words are found whatever their case.
 */
#include "core/json.h"

#include "core/utf8.h"

#include "support.h"

static void values_stand_in_objects_and_arrays(void **unused) {
    (void)unused;
    struct text out = TEXT_EMPTY;
    struct json json = {.out = &out};
    json_object(&json, NULL);
    json_string(&json, "name", "Zo\xC3\xAB");
    json_string(&json, "none", NULL);
    json_array(&json, "list");
    json_number(&json, NULL, -7);
    json_object(&json, NULL);
    json_end(&json);
    json_array(&json, NULL);
    json_end(&json);
    json_end(&json);
    json_bool(&json, "yes", true);
    json_end(&json);
    assert_string_equal(
        out.bytes, "{\"name\":\"Zo\xC3\xAB\",\"none\":null,\"list\":[-7,{},[]],\"yes\":true}\n");
    text_free(&out);
}

static void reals_do_not_depend_on_the_locale(void **unused) {
    (void)unused;
    struct text out = TEXT_EMPTY;
    struct json json = {.out = &out};
    json_array(&json, NULL);
    json_real(&json, NULL, -0.25);
    json_real(&json, NULL, 1e300 * 1e300);
    json_real(&json, NULL, -1e-9);
    json_seats(&json, NULL, 5);
    json_end(&json);
    assert_string_equal(out.bytes, "[-0.250000,null,0.000000,[\"A\",\"C\"]]\n");
    text_free(&out);
}

static void strings_are_escaped_and_valid(void **unused) {
    (void)unused;
    struct text out = TEXT_EMPTY;
    struct json json = {.out = &out};
    json_array(&json, NULL);
    json_string(&json, NULL, "a\"b\\c\nd\x1b[m\x7f");
    json_string(&json, NULL, "\xff\xC3");
    json_end(&json);
    assert_string_equal(out.bytes,
                        "[\"a\\\"b\\\\c\\nd\\u001b[m\\u007f\",\"\xEF\xBF\xBD\xEF\xBF\xBD\"]\n");
    text_free(&out);
}

static void words_are_found_in_any_case(void **unused) {
    (void)unused;
    assert_true(utf8_contains("Anna, ZO\xC3\x8B", "zo\xC3\xAB"));
    assert_true(utf8_contains("abc", ""));
    assert_true(utf8_contains("aaab", "AAB"));
    assert_false(utf8_contains("abc", "abcd"));
    assert_false(utf8_contains("", "a"));
    assert_true(utf8_contains("\xff"
                              "a",
                              "A"));
    assert_false(utf8_contains("\xC3\xAB", "\xC3"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_stand_in_objects_and_arrays),
        cmocka_unit_test(reals_do_not_depend_on_the_locale),
        cmocka_unit_test(strings_are_escaped_and_valid),
        cmocka_unit_test(words_are_found_in_any_case),
    };
    return run_and_report(tests);
}
