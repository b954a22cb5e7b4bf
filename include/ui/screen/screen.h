/*
 * screen.h - what shows frames and delivers keys; the bodies are curses.c and script.c.
 *
 * A frame is a canvas of the whole screen. Everything above speaks in roles; the body looks up
 * the theme. A third way to play, plain.c, has no frame at all: lines in, lines out.
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

struct screen; /* a body's own data begin with this */

struct screen {
    void (*size)(struct screen *screen, int *rows, int *columns);
    /* Shows a frame of exactly that size. */
    void (*show)(struct screen *screen, const struct canvas *frame);
    /* Waits for the next event, at most `milliseconds` (-1: for ever). KEYS_LEAVE comes again
       and again once the input has ended. */
    struct event (*event)(struct screen *screen, int milliseconds);
    /* True when what goes on by itself, a player's thinking, is to come to its end before the next
       event is asked for, and no time is spent on showing it: keys of a script come at no time.
       NULL: never. */
    bool (*patient)(struct screen *screen);
    /* True when boards may be drawn with pixels (theme.h); NULL: never. */
    bool (*pixels)(struct screen *screen);
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
