/*
 * pin.c - a PIN opens by the same word only, is kept as a salted hash, and can be removed.
 */
#include "session/pin.h"

#include "support.h"

static void a_pin_opens_by_itself_only(void **unused) {
    (void)unused;
    struct pin pin = {""};
    assert_true(pin_opens(&pin, "") && pin_opens(&pin, "anything"));
    assert_true(pin_set(&pin, "1234"));
    assert_true(pin_is_set(&pin) && pin_opens(&pin, "1234"));
    assert_false(pin_opens(&pin, "") || pin_opens(&pin, "123") || pin_opens(&pin, "12345"));
    assert_true(pin_set(&pin, ""));
    assert_false(pin_is_set(&pin));
}

static void it_is_kept_as_a_salted_hash(void **unused) {
    (void)unused;
    struct pin one = {""}, other = {""};
    assert_true(pin_set(&one, "gatto") && pin_set(&other, "gatto"));
    assert_null(strstr(one.hash, "gatto"));
    assert_string_not_equal(one.hash, other.hash);
    assert_true(pin_opens(&other, "gatto"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_pin_opens_by_itself_only),
        cmocka_unit_test(it_is_kept_as_a_salted_hash),
    };
    return run_and_report(tests);
}
