/*
 * show.h - what the drawing files of Cat Chess share.
 */
#ifndef CATCHESS_SHOW_H
#define CATCHESS_SHOW_H

#include "state.h"

/* ---- signs.c ---- */
extern const struct glyph catchess_owners[SEATS], catchess_peak;

/* A letter or digit as it is. */
struct glyph catchess_letter(char letter);

/* The corner that a cat looks at. */
struct glyph catchess_arrow(unsigned facing);

/* ---- paint.c: the map of hexes, whose first row of spaces is `first` ---- */
bool catchess_has_hexes(enum size size);
int catchess_paint_rows(enum size size, int rows); /* cells of so many rows of hexes */
int catchess_paint_columns(enum size size, int radius);
int catchess_paint_margin(enum size size); /* cells of a hex beside the middle four, and a gap */
/* The first of the four cells in the middle of a space. */
void catchess_paint_cell(const game_state *s, enum size size, unsigned space, int first, int *row,
                         int *column);
/* What a drawing is given of a space has no cat; that of a cat follows after all spaces. */
void catchess_paint_space(const game_state *s, unsigned space, int first, struct canvas *canvas);
void catchess_shape_cat(const game_state *s, unsigned cat, int first, struct canvas *canvas);

/* What a viewer sees on one space of a cat's grid: S, P, a dot, ? or x for a blocked one. */
void catchess_put_counter(const game_state *s, enum viewer viewer, unsigned cat, unsigned place,
                          struct canvas *canvas, int row, int column);

#endif
