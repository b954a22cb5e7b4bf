/*
 * screen.h - the interface of screens, which show frames and deliver keys. It is implemented by
 * curses.c, script.c and cast.c.
 *
 * A frame is a canvas of the whole screen. Pages write roles; the screen turns them into colours by
 * the theme. Plain text mode (src/plain) has no frames and uses no screen.
 */
#ifndef UI_SCREEN_SCREEN_H
#define UI_SCREEN_SCREEN_H

#include "core/canvas.h"
#include "ui/screen/keys.h"
#include "ui/screen/theme.h"

struct event {
    int key;         /* a code point or enum key */
    int row, column; /* of a click */
};

struct screen; /* an implementation's own struct begins with this one */

struct screen {
    void (*size)(struct screen *screen, int *rows, int *columns);
    /* Shows a frame of exactly that size. */
    void (*show)(struct screen *screen, const struct canvas *frame);
    /* Waits for the next event, at most `milliseconds` (-1: for ever). KEYS_LEAVE comes again
       and again once the input has ended. */
    struct event (*event)(struct screen *screen, int milliseconds);
    /* From now on `event` also returns, with KEYS_NONE, when there is something to read from this
       descriptor (-1: none). NULL: cannot. */
    void (*attend)(struct screen *screen, int descriptor);
    /* True when bots shall finish thinking before the next event is asked for, and nothing is
       animated: the keys of a script have no time of their own. NULL: false. */
    bool (*patient)(struct screen *screen);
    /* True when boards may be drawn with pixels (theme.h); NULL: never. */
    bool (*pixels)(struct screen *screen);
    /* Calls whoever is not looking, as a terminal's bell does; NULL: cannot. */
    void (*bell)(struct screen *screen);
    /* The theme or glyph set changed. */
    void (*look)(struct screen *screen, const struct look *look);
    /* Restores the terminal and frees the screen. */
    void (*close)(struct screen *screen);
};

/* A terminal through ncurses. NULL with a sentence in why when there is no usable terminal. */
struct screen *curses_open(const struct look *look, struct text *why);

/* Keys from a file, screens to standard output: how pages are tested (tests/tui). NULL with a
   sentence in why. */
struct screen *script_open(const char *path, const struct look *look, struct text *why);

#endif
