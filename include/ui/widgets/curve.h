/*
 * curve.h - how the players' chances went, as one picture.
 *
 * Of two players the area of the plot is divided: the first one's share lies below, the other's
 * above. Of more players each has a line, of braille dots, with the player's sign on it here and
 * there, so that lines can be told apart without colours.
 */
#ifndef UI_WIDGETS_CURVE_H
#define UI_WIDGETS_CURVE_H

#include "ui/widgets/board.h"

struct curve {
    struct room room; /* of the plot, in the frame */
    unsigned seats;
    struct glyph signs[SEATS_MOST];
    int cursor; /* the column that is pointed at, from 0; -1: none */

    /* The chance of a seat at place `at` of 0 .. last, from left to right, in parts of
       ESTIMATE_WHOLE; -1: not known. */
    int (*chance)(const void *data, int at, int last, unsigned seat);
    const void *data;
};

void curve_draw(const struct curve *curve, struct app *app);

#endif
