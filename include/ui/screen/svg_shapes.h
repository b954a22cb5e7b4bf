/*
 * svg_shapes.h - the shapes of a drawing, and the signs of games, as paths of an SVG drawing.
 */
#ifndef UI_SCREEN_SVG_SHAPES_H
#define UI_SCREEN_SVG_SHAPES_H

#include "core/drawing.h"
#include "ui/screen/theme.h"

/* Adds elements for all shapes, in steps (drawing.h), in the theme's colours. Shapes of one colour
   that may lie together become one path. */
void svg_add_shapes(const struct drawing *drawing, enum theme theme, struct text *out);

/* True for the geometric signs of games, such as a filled triangle, which need no font. */
bool svg_is_sign(uint32_t code);

/* Adds the sign as part of a path's data (fill rule evenodd) around a point; all in tenths of a
   step, `radius` about half the sign's height. */
void svg_add_sign(uint32_t code, struct point middle, int radius, struct text *out);

/* Adds tenths as a decimal number: "2.5", "3". */
void svg_add_tenths(struct text *out, int tenths);

/* Adds text from outside, sanitised and escaped. */
void svg_add_escaped(struct text *out, const char *bytes, size_t length);

#endif
