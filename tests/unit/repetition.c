/*
 * repetition.c - positions that came before are counted, the oldest forgotten, and written as text.
 */
#include "core/repetition.h"

#include "support.h"

static void positions_are_counted(void **unused) {
    (void)unused;
    struct repetition seen = {.count = 0};
    assert_int_equal(repetition_count(&seen, 7), 0);
    assert_int_equal(repetition_push(&seen, 7), 1);
    assert_int_equal(repetition_push(&seen, 8), 1);
    assert_int_equal(repetition_push(&seen, 7), 2);
    assert_int_equal(repetition_count(&seen, 7), 2);
    repetition_clear(&seen);
    assert_int_equal(repetition_count(&seen, 7), 0);
}

static void the_oldest_is_forgotten(void **unused) {
    (void)unused;
    struct repetition seen = {.count = 0}, late = {.count = 0};
    for (uint64_t i = 0; i < REPETITION_MOST + 3; i++)
        repetition_push(&seen, i);
    for (uint64_t i = 3; i < REPETITION_MOST + 3; i++)
        repetition_push(&late, i);
    assert_int_equal(repetition_count(&seen, 2), 0);
    assert_int_equal(repetition_count(&seen, 3), 1);
    assert_memory_equal(&seen, &late, sizeof seen); /* equal histories have equal bytes */
}

static void digests_differ(void **unused) {
    (void)unused;
    static const uint8_t empty[] = "", a[] = "a", foobar[] = "foobar"; /* FNV's own vectors */
    assert_true(repetition_digest(empty, 0) == UINT64_C(0xcbf29ce484222325));
    assert_true(repetition_digest(a, 1) == UINT64_C(0xaf63dc4c8601ec8c));
    assert_true(repetition_digest(foobar, 6) == UINT64_C(0x85944171f73967e8));
}

static bool reads(const char *string, struct repetition *out) {
    return repetition_read(out, (struct word){string, strlen(string)});
}

static void text_comes_back(void **unused) {
    (void)unused;
    struct repetition seen = {.count = 0}, back;
    struct text text = TEXT_EMPTY;
    repetition_write(&seen, &text);
    assert_string_equal(text.bytes, "");
    repetition_push(&seen, 0);
    repetition_push(&seen, UINT64_MAX);
    repetition_push(&seen, 0x10);
    repetition_write(&seen, &text);
    assert_string_equal(text.bytes, "0.ffffffffffffffff.10");
    assert_true(reads(text.bytes, &back));
    assert_memory_equal(&seen, &back, sizeof seen);
    while (seen.count < REPETITION_MOST)
        repetition_push(&seen, seen.count);
    text_clear(&text);
    repetition_write(&seen, &text);
    assert_true(reads(text.bytes, &back));
    text_add(&text, ".1");
    assert_false(reads(text.bytes, &back));
    static const char *const wrong[] = {"01", "g",  "A",   "1..2",
                                        "1.", ".1", "1 2", "10000000000000000"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        if (reads(wrong[i], &back))
            fail_msg("\"%s\" is read", wrong[i]);
    text_free(&text);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_are_counted),
        cmocka_unit_test(the_oldest_is_forgotten),
        cmocka_unit_test(digests_differ),
        cmocka_unit_test(text_comes_back),
    };
    return run_and_report(tests);
}
