/*
 * shape.h - shapes painted on a canvas with square pixels: polygons, discs and strokes.
 *
 * A cell is one pixel wide and two high, so pixel row 2r is the upper half of cell row r and
 * column c is cell column c. Points lie on a grid of PIXEL steps a pixel, counted from the upper
 * left corner of the canvas, rows down:
 *
 *      x 0  4  8            a pixel is painted when its middle, at (4c + 2, 4r + 2), is inside
 *     y0 +--+--+            the shape; one that lies on a border belongs to the shape right of or
 *        |· |  |            below it, so that shapes which share a border tile without gaps and
 *      4 +--+--+            without overlap
 *
 * A shape gives its pixels a paper; and a spot, which pointing and marks go by, unless that is
 * NO_SPOT: then the pixels keep theirs, as under a piece that stands on a place. What is outside
 * the canvas is dropped. A canvas that keeps shapes (canvas_keep_shapes) keeps all but single
 * pixels. Signs are written afterwards with canvas_put and canvas_text, on cells
 * whose two pixels are the same.
 */
#ifndef CORE_SHAPE_H
#define CORE_SHAPE_H

#include "core/canvas.h"
#include "core/drawing.h"

/* One pixel, which no drawing keeps: what follows from the size of pixels alone. */
void shape_pixel(struct canvas *canvas, int column, int row, enum paper paper, int spot);

/* A rectangle of whole pixels. */
void shape_rectangle(struct canvas *canvas, int column, int row, int columns, int rows,
                     enum paper paper, int spot);

/* 3 .. POINTS_MOST corners in either direction; it may be concave, but not cross itself. */
void shape_polygon(struct canvas *canvas, const struct point *points, unsigned count,
                   enum paper paper, int spot);

/* `radius` and `width` in steps, as points are. */
void shape_disc(struct canvas *canvas, struct point middle, int radius, enum paper paper, int spot);

/* A straight line with round ends. */
void shape_stroke(struct canvas *canvas, struct point from, struct point to, int width,
                  enum paper paper, int spot);

/* The paper and the spot of a pixel; PAPER_NONE and NO_SPOT outside. */
enum paper shape_paper_at(const struct canvas *canvas, int column, int row);
int shape_spot_at(const struct canvas *canvas, int column, int row);

#endif
