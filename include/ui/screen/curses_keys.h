/*
 * curses_keys.h - the keys of ncurses as events; only curses.c asks.
 */
#ifndef UI_SCREEN_CURSES_KEYS_H
#define UI_SCREEN_CURSES_KEYS_H

#include <wchar.h>

#include "ui/screen/screen.h"

/* What is remembered of the mouse between two events. */
struct mouse {
    struct event pressed; /* where it was pressed last */
    int clicks;           /* there that ncurses took for one, and are still to come */
};

/* A special key, KEY_UP or KEY_MOUSE; KEYS_NONE for one that means nothing here. */
struct event curses_special(int key, struct mouse *mouse);

/* A character, or a control code that is a key. */
struct event curses_character(wint_t code);

/* Makes known what terminals send beside their descriptions. */
void curses_define_keys(void);

#endif
