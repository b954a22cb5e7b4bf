/*
 * show.h - what the drawing files of Cat Chess share.
 */
#ifndef CATCHESS_SHOW_H
#define CATCHESS_SHOW_H

#include "state.h"

extern const struct glyph catchess_owners[SEATS];

struct glyph catchess_letter(char letter);

/* The first of a space's four cells in draw's picture; false when the space is not on it. */
bool catchess_cell(const game_state *s, unsigned space, int *row, int *column);

/* What a viewer sees on one space of a cat's grid: S, P, a dot, ? or x for a blocked one. */
void catchess_put_counter(const game_state *s, enum viewer viewer, unsigned cat, unsigned place,
                          struct canvas *canvas, int row, int column);

#endif
