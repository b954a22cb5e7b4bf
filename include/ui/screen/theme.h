/*
 * theme.h - roles into colours: ink and papers of a cell to what a terminal shows.
 *
 * Themes are constant tables: palette.c for direct and 256 colours, theme.c for 16, 8 and none.
 * Nothing is told by colour alone: what differs in ink also differs in glyph. This file uses no
 * terminal.
 */
#ifndef UI_SCREEN_THEME_H
#define UI_SCREEN_THEME_H

#include "core/canvas.h"

enum theme { THEME_DEFAULT, THEME_CONTRAST, THEME_MONO, THEME_LIGHT, THEME_AUTO, THEME_COUNT };

/* "default", "high-contrast", ...; ended by NULL. THEME_AUTO is default or light, as the terminal's
   own background is; where that is not known, default. */
extern const char *const theme_words[];

/* All themes by their names, the user's (user_theme.h) after the built-in ones: their numbers are
   THEME_COUNT, THEME_COUNT + 1, ... */
int theme_count(void);
const char *theme_name(enum theme theme);
bool theme_find(const char *name, enum theme *out);

/* user_theme_set, but never for the name of a built-in theme. */
bool theme_set(const char *theme, const char *name, const char *value, struct text *why);

/* How the program looks, from settings, flags and the terminal. */
struct look {
    enum theme theme;
    bool ascii; /* show the ASCII equivalents of glyphs */
    bool mouse;
    bool turned; /* boards are seen from their other side */
};

enum { ATTRIBUTE_BOLD = 1, ATTRIBUTE_DIM = 2, ATTRIBUTE_UNDERLINE = 4, ATTRIBUTE_REVERSE = 8 };

/* How many colours a terminal shows: 0, 8, 16, 256, or all of them. */
enum { COLOURS_DIRECT = 1 << 24 };

/* A colour is -1, the terminal's own; a number of its palette; or, of COLOURS_DIRECT,
   0x1RRGGBB. */
struct style {
    int32_t foreground, background;
    uint8_t attributes;
};

/* The style of what cell_glyph shows on a terminal of that many colours. */
struct style theme_style(enum theme theme, int colours, const struct cell *cell);

/* True when boards may be drawn with pixels: half blocks and their colours can be shown. */
bool theme_has_pixels(const struct look *look, int colours);

/* A colour as 0xRRGGBB; of the first 16, which terminals choose, as xterm has them. */
uint32_t theme_rgb(int32_t colour);

#endif
