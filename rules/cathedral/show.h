/*
 * show.h - what the drawing files of Cathedral share.
 */
#ifndef CATHEDRAL_SHOW_H
#define CATHEDRAL_SHOW_H

#include "board.h"

/* The texture of a side's ground, on its paper where there are pixels. */
extern const struct glyph cathedral_claimed;

/* The city with pixels, and the board's part of its extent. */
void cathedral_paint(const game_state *s, struct canvas *canvas);
void cathedral_paint_extent(enum size size, struct extent *out);

#endif
