/*
 * text.c - growing text, words, and the sanitiser of utf8.h.
 */
#include "core/text.h"

#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"

#include "support.h"

static struct word word(const char *string) {
    return (struct word){.bytes = string, .length = strlen(string)};
}

static void grows_and_shrinks(void **unused) {
    (void)unused;
    struct text text = TEXT_EMPTY;
    assert_string_equal(text.bytes, "");
    for (int i = 0; i < 1000; i++)
        text_addf(&text, "%d,", i);
    assert_int_equal(text.length, strlen(text.bytes));
    text_truncate(&text, 4);
    assert_string_equal(text.bytes, "0,1,");
    text_clear(&text);
    text_add_number(&text, -9223372036854775807L - 1);
    text_add_char(&text, ' ');
    text_add_number(&text, 0);
    assert_string_equal(text.bytes, "-9223372036854775808 0");
    char *string = text_detach(&text);
    assert_string_equal(string, "-9223372036854775808 0");
    assert_string_equal(text.bytes, "");
    free(string);
    text_free(&text);
}

static void makes_lists(void **unused) {
    (void)unused;
    struct text text = TEXT_EMPTY;
    text_add(&text, "seats: ");
    size_t start = text.length;
    text_add_item(&text, start, "two");
    text_add_item(&text, start, "three");
    assert_string_equal(text.bytes, "seats: two, three");
    text_free(&text);
}

static void takes_words_apart(void **unused) {
    (void)unused;
    const char *line = "  move e3   e7 ";
    struct word w;
    assert_true(word_next(&line, &w) && word_is(w, "move"));
    assert_true(word_next(&line, &w) && word_is(w, "e3"));
    assert_false(word_is(w, "e") || word_is(w, "e34"));
    assert_true(word_next(&line, &w) && word_is(w, "e7"));
    assert_false(word_next(&line, &w));

    struct word name, value;
    assert_true(word_pair(word("start=edge=x"), &name, &value));
    assert_true(word_is(name, "start") && word_is(value, "edge=x"));
    assert_true(word_pair(word("a="), &name, &value) && value.length == 0);
    assert_false(word_pair(word("=a"), &name, &value));
    assert_false(word_pair(word("abc"), &name, &value));

    uint8_t seat = 9;
    assert_false(word_seat(word("B"), 1, &seat) || word_seat(word("AB"), 5, &seat) ||
                 word_seat(word("@"), 5, &seat));
    assert_int_equal(seat, 9);
    assert_true(word_seat(word("B"), 2, &seat) && seat == 1);

    struct word rest = word("c4,,e3");
    assert_true(word_part(&rest, ',', &w) && word_is(w, "c4"));
    assert_true(word_part(&rest, ',', &w) && word_is(w, ""));
    assert_true(word_part(&rest, ',', &w) && word_is(w, "e3"));
    assert_false(word_part(&rest, ',', &w));
}

static void reads_numbers_strictly(void **unused) {
    (void)unused;
    long n = 77;
    static const char *const bad[] = {"",   "-",  "+1",  "01",  "-01",
                                      " 1", "1 ", "1a",  "0x1", "99999999999999999999",
                                      "11", "-6", "--1", "1-"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(word_number(word(bad[i]), -5, 10, &n));
    assert_int_equal(n, 77);
    assert_true(word_number(word("0"), -5, 10, &n) && n == 0);
    assert_true(word_number(word("-5"), -5, 10, &n) && n == -5);
    assert_true(word_number(word("10"), -5, 10, &n) && n == 10);
}

static void accepts_only_strict_utf8(void **unused) {
    (void)unused;
    static const char *const bad[] = {
        "\xff",         "\xc0\x80", "\xe0\x80\x80",        "\xed\xa0\x80", "\xf5\x80\x80\x80",
        "abcdefgh\x80", "caf\xc3",  "12345678\xf0\x9f\x90"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(utf8_valid(bad[i], strlen(bad[i])));
    assert_false(utf8_valid("a\0b", 3));
    assert_false(utf8_valid("abcdefgh\0bcdefghi", 17));
    static const char good[] = "Zo\xc3\xab \xe2\x97\x8f \xf0\x9f\x90\x88 and more";
    assert_true(utf8_valid(good, sizeof good - 1));
    assert_true(utf8_valid("", 0));
}

static void shows_nothing_that_drives_a_terminal(void **unused) {
    (void)unused;
    struct text safe = TEXT_EMPTY;
    utf8_add_safe(&safe, "a\x1b[31mb", 7, false);
    assert_string_equal(safe.bytes, "a\\u{001B}[31mb");
    text_clear(&safe);
    utf8_add_safe(&safe, "\r\n\b\t\x7f\xc2\x9b", 7, false);
    assert_string_equal(safe.bytes, "\\u{000D}\\u{000A}\\u{0008}\\u{0009}\\u{007F}\\u{009B}");
    text_clear(&safe);
    utf8_add_safe(&safe, "\xe2\x80\xae\xe2\x80\x8b\xff", 7, false); /* U+202E, U+200B, bad byte */
    assert_string_equal(safe.bytes, "\\u{202E}\\u{200B}\\xFF");
    text_clear(&safe);
    utf8_add_safe(&safe, "\xc3\xa9\xe7\x8c\xab", 5, false); /* e acute, and a wide letter */
    assert_string_equal(safe.bytes, "\xc3\xa9\xe7\x8c\xab");
    text_clear(&safe);
    utf8_add_safe(&safe, "\xc3\xa9x\xe7\x8c\xab", 6, true);
    assert_string_equal(safe.bytes, "ex\\u{732B}");
    text_free(&safe);
    assert_int_equal(utf8_columns("\xc3\xa9\xe7\x8c\xab"), 3);
}

/* Random bytes through the sanitiser never give a control byte. */
static void random_bytes_become_safe(void **unused) {
    (void)unused;
    struct text safe = TEXT_EMPTY;
    uint32_t seed = 12345;
    for (int round = 0; round < 20000; round++) {
        char bytes[16];
        for (size_t i = 0; i < sizeof bytes; i++) {
            seed = seed * 1664525u + 1013904223u;
            bytes[i] = (char)(seed >> 24);
        }
        text_clear(&safe);
        utf8_add_safe(&safe, bytes, sizeof bytes, round & 1);
        assert_true(utf8_valid(safe.bytes, safe.length));
        for (const char *at = safe.bytes, *end = at + safe.length; at < end;) {
            int32_t code = utf8_next(&at, end);
            assert_true(utf8_width(code) > 0 && (code < 0x7f || !(round & 1)));
        }
    }
    text_free(&safe);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(grows_and_shrinks),
        cmocka_unit_test(makes_lists),
        cmocka_unit_test(takes_words_apart),
        cmocka_unit_test(reads_numbers_strictly),
        cmocka_unit_test(accepts_only_strict_utf8),
        cmocka_unit_test(shows_nothing_that_drives_a_terminal),
        cmocka_unit_test(random_bytes_become_safe),
    };
    return run_and_report(tests);
}
