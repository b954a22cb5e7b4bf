/*
 * curses_keys.c - what ncurses calls keys, as events: see curses_keys.h.
 */
#include "ui/screen/curses_keys.h"

#include <ncurses.h>

static const struct {
    int curses, key;
} special_keys[] = {{KEY_UP, KEYS_UP},
                    {KEY_DOWN, KEYS_DOWN},
                    {KEY_LEFT, KEYS_LEFT},
                    {KEY_RIGHT, KEYS_RIGHT},
                    {KEY_A1, KEYS_UP_LEFT},
                    {KEY_A3, KEYS_UP_RIGHT},
                    {KEY_B2, KEYS_ENTER},
                    {KEY_C1, KEYS_DOWN_LEFT},
                    {KEY_C3, KEYS_DOWN_RIGHT},
                    {KEY_SLEFT, KEYS_SHIFT_LEFT},
                    {KEY_SRIGHT, KEYS_SHIFT_RIGHT},
                    {KEY_HOME, KEYS_HOME},
                    {KEY_FIND, KEYS_HOME},
                    {KEY_END, KEYS_END},
                    {KEY_SELECT, KEYS_END},
                    {KEY_PPAGE, KEYS_PAGE_UP},
                    {KEY_NPAGE, KEYS_PAGE_DOWN},
                    {KEY_BTAB, KEYS_SHIFT_TAB},
                    {KEY_DC, KEYS_DELETE},
                    {KEY_F(1), KEYS_F1},
                    {KEY_ENTER, KEYS_ENTER},
                    {KEY_BACKSPACE, KEYS_BACKSPACE},
                    {KEY_RESIZE, KEYS_RESIZE}};

/* How many times the button was pressed: ncurses makes one event of a press and a release that it
   reads together, and of several such. */
static int count_presses(mmask_t state) {
    if (state & BUTTON1_TRIPLE_CLICKED)
        return 3;
    if (state & BUTTON1_DOUBLE_CLICKED)
        return 2;
    return (state & (BUTTON1_PRESSED | BUTTON1_CLICKED)) != 0;
}

static struct event mouse_event(struct mouse *memory) {
    MEVENT mouse;
    if (getmouse(&mouse) != OK)
        return (struct event){.key = KEYS_NONE};
    struct event event = {.key = KEYS_NONE, .row = mouse.y, .column = mouse.x};
    int presses = count_presses(mouse.bstate);
    if (presses > 0) {
        event.key = KEYS_MOUSE;
        memory->pressed = event;
        memory->clicks = presses - 1;
    } else if (mouse.bstate & BUTTON1_RELEASED) {
        if (event.row != memory->pressed.row || event.column != memory->pressed.column)
            event.key = KEYS_DROP;
    } else if (mouse.bstate & BUTTON4_PRESSED) {
        event.key = KEYS_WHEEL_UP;
    } else if (mouse.bstate & BUTTON5_PRESSED) {
        event.key = KEYS_WHEEL_DOWN;
    }
    return event;
}

struct event curses_special(int key, struct mouse *memory) {
    if (key == KEY_MOUSE)
        return mouse_event(memory);
    for (size_t i = 0; i < sizeof special_keys / sizeof *special_keys; i++)
        if (special_keys[i].curses == key)
            return (struct event){.key = special_keys[i].key};
    return (struct event){.key = KEYS_NONE};
}

struct event curses_character(wint_t code) {
    if (code == '\r')
        code = KEYS_ENTER;
    if (code == '\b')
        code = KEYS_BACKSPACE;
    return (struct event){.key = code < KEYS_UP ? (int)code : KEYS_NONE};
}

/* Keys that terminals also send in modes their description does not tell. */
static const struct {
    const char *bytes;
    int key;
} spare_keys[] = {
    {"\033[A", KEY_UP},   {"\033[B", KEY_DOWN}, {"\033[C", KEY_RIGHT}, {"\033[D", KEY_LEFT},
    {"\033OA", KEY_UP},   {"\033OB", KEY_DOWN}, {"\033OC", KEY_RIGHT}, {"\033OD", KEY_LEFT},
    {"\033[H", KEY_HOME}, {"\033[F", KEY_END},  {"\033[1~", KEY_HOME}, {"\033[4~", KEY_END},
};

void curses_define_keys(void) {
    for (size_t i = 0; i < sizeof spare_keys / sizeof *spare_keys; i++)
        if (key_defined(spare_keys[i].bytes) == 0)
            define_key(spare_keys[i].bytes, spare_keys[i].key);
}
