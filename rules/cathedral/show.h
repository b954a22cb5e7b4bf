/*
 * show.h - what the drawing files of Cathedral share.
 */
#ifndef CATHEDRAL_SHOW_H
#define CATHEDRAL_SHOW_H

#include "board.h"

/* Directions as in grid.h: bit 0 north, clockwise; odd ones are diagonal. */
enum { N = 1, NE = 2, E = 4, SE = 8, S = 16, SW = 32, W = 64, NW = 128 };

/* Which of a square's neighbours belong to the set, as such bits. */
unsigned cathedral_neighbours(struct squares cells, unsigned square);

/* The city with pixels, and the board's part of its extent. */
void cathedral_paint(const game_state *s, struct canvas *canvas);
void cathedral_paint_extent(enum size size, struct extent *out);

#endif
