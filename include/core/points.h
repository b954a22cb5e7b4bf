/*
 * points.h - boards of points joined by lines, as for Nine Men's Morris: neighbours and drawing.
 *
 *      0───1───2     A point has a place on a lattice; a line joins two points and runs along a
 * row, │╲  │  ╱│     down a column, or diagonally. Points lie `rows` and `columns` cells apart for
 *      │  ╲│╱  │     each step of the lattice; with columns twice rows, or a little more, the steps
 *      3───4───5     look alike.
 *
 * A board is a constant of its game. The game draws what stands on the points after the lines.
 */
#ifndef CORE_POINTS_H
#define CORE_POINTS_H

#include "core/canvas.h"

enum { POINTS_MOST = 64 };

struct point {
    uint8_t down, across; /* steps from the upper left */
};

struct points {
    const struct point *point;
    const uint8_t (*line)[2]; /* the two ends of each, which no third point lies between */
    uint8_t count, lines;     /* how many; count at most POINTS_MOST */
    uint8_t rows, columns;    /* cells for a step, 1 or more */
};

/* The points at the other ends of a point's lines, as bits. */
uint64_t points_near(const struct points *points, unsigned point);

/* The cell of a point, when the upper left of the lattice is at row 0, column 0. */
static inline int points_row(const struct points *points, unsigned point) {
    return points->point[point].down * points->rows;
}
static inline int points_column(const struct points *points, unsigned point) {
    return points->point[point].across * points->columns;
}

/* Draws the lines, between the cells of their ends, with the upper left of the lattice at row,
   column; and gives each point its spot, `spot` + its number: its cell and one at either side. */
void points_draw(const struct points *points, struct canvas *canvas, int row, int column, int spot,
                 enum ink ink);

#endif
