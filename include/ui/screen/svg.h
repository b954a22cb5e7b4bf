/*
 * svg.h - a picture as an SVG drawing, in the colours of a theme.
 */
#ifndef UI_SCREEN_SVG_H
#define UI_SCREEN_SVG_H

#include "ui/screen/theme.h"

/* Adds a whole SVG document. `title` is text from outside that describes the picture. The drawing
   has a ground of its own where the theme leaves it to the terminal, no script, and nothing from
   elsewhere. */
void svg_add(const struct canvas *picture, const struct look *look, const char *title,
             struct text *out);

#endif
