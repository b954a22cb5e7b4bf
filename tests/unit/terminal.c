/*
 * terminal.c - what a terminal tells of itself: its background by name and by answer, its colours.
 */
#include "ui/screen/terminal.h"

#include <stdlib.h>

#include "support.h"

static bool told(const char *colours, const char *term, bool *ask) {
    setenv("COLORFGBG", colours, 1);
    setenv("TERM", term, 1);
    return background_told(ask);
}

static void background_by_name(void **unused) {
    (void)unused;
    bool ask = true;
    assert_true(told("0;15", "xterm", &ask));
    assert_false(ask);
    assert_true(told("0;default;7", "xterm", &ask));
    assert_false(told("15;0", "xterm", &ask));
    assert_false(told("15;default", "xterm", &ask));
    assert_false(told("nonsense", "xterm", &ask));
    assert_false(ask);
}

static void only_some_are_asked(void **unused) {
    (void)unused;
    bool ask = false;
    assert_false(told("", "xterm-256color", &ask));
    assert_true(ask);
    assert_false(told("", "tmux-256color", &ask));
    assert_true(ask);
    assert_false(told("", "linux", &ask));
    assert_false(ask);
    assert_false(told("", "vt100", &ask));
    assert_false(ask);
}

static void background_by_answer(void **unused) {
    (void)unused;
    assert_true(background_is_light("ffff/ffff/ffff"));
    assert_true(background_is_light("f3f3/efef/e6e6"));
    assert_true(background_is_light("ff/ff/ee"));
    assert_false(background_is_light("1616/1818/1d1d"));
    assert_false(background_is_light("0000/0000/ffff"));
    assert_false(background_is_light("20/20/20"));
    assert_false(background_is_light("ffff"));
    assert_false(background_is_light(""));
}

static void colours_by_environment(void **unused) {
    (void)unused;
    setenv("COLORTERM", "truecolor", 1);
    assert_true(terminal_direct());
    setenv("COLORTERM", "24bit", 1);
    assert_true(terminal_direct());
    setenv("COLORTERM", "yes", 1);
    assert_false(terminal_direct());
    setenv("NO_COLOR", "", 1);
    assert_false(terminal_no_colour());
    setenv("NO_COLOR", "1", 1);
    assert_true(terminal_no_colour());
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(background_by_name),
        cmocka_unit_test(only_some_are_asked),
        cmocka_unit_test(background_by_answer),
        cmocka_unit_test(colours_by_environment),
    };
    return run_and_report(tests);
}
