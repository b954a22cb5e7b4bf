/*
 * theme.h - roles into colours: ink, paper and marks of a cell to what a terminal shows.
 *
 * Themes are constant tables in theme.c with columns for 256, 8 and no colours. Colour is never
 * alone: what differs only in ink also differs in glyph. No terminal is known here.
 */
#ifndef UI_SCREEN_THEME_H
#define UI_SCREEN_THEME_H

#include "core/canvas.h"

enum theme { THEME_DEFAULT, THEME_CONTRAST, THEME_MONO, THEME_LIGHT, THEME_COUNT };

extern const char *const theme_words[THEME_COUNT]; /* "default", "high-contrast", ... */

/* How the program looks, from settings, flags and the terminal. */
struct look {
    enum theme theme;
    bool ascii; /* glyphs by their ASCII stand-ins */
    bool mouse;
};

enum { ATTRIBUTE_BOLD = 1, ATTRIBUTE_DIM = 2, ATTRIBUTE_UNDERLINE = 4, ATTRIBUTE_REVERSE = 8 };

struct style {
    int16_t foreground, background; /* colour numbers, -1 for the terminal's own */
    uint8_t attributes;
};

/* The style of a cell on a terminal of that many colours (256, 8 or 0). */
struct style theme_style(enum theme theme, int colours, const struct cell *cell);

#endif
