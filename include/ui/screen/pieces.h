/*
 * pieces.h - writes a picture colour by colour: all that is shown in one style, wherever it is,
 * then all of the next. On boards made of pixels that takes fewer bytes than row by row, since a
 * way to another place is shorter than a change of two colours of 24 bits.
 */
#ifndef UI_SCREEN_PIECES_H
#define UI_SCREEN_PIECES_H

#include "ui/screen/pen.h"

/* Cells of a row that are to be written: from .. to - 1. No wide glyph is cut. */
struct run {
    int row, from, to;
};

/* Writes the runs of the picture; false, with nothing written, when there are too many styles. */
bool pieces_add(struct pen *pen, const struct canvas *picture, const struct run *runs, int count);

#endif
