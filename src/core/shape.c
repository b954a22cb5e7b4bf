/*
 * shape.c - the one place that turns shapes into pixels: see shape.h.
 *
 * Everything is whole numbers, so the same shape gives the same pixels on every machine.
 */
#include "core/shape.h"

#include <assert.h>
#include <stdint.h>

void shape_pixel(struct canvas *canvas, int column, int row, enum paper paper, int spot) {
    struct cell *cell = row < 0 ? NULL : canvas_at(canvas, row / 2, column);
    if (!cell)
        return;
    *(row % 2 ? &cell->below : &cell->paper) = (uint8_t)paper;
    if (spot != NO_SPOT)
        *(row % 2 ? &cell->spot_below : &cell->spot) = (int16_t)spot;
}

enum paper shape_paper_at(const struct canvas *canvas, int column, int row) {
    const struct cell *cell = row < 0 ? NULL : canvas_at(canvas, row / 2, column);
    if (!cell)
        return PAPER_NONE;
    return row % 2 ? cell->below : cell->paper;
}

int shape_spot_at(const struct canvas *canvas, int column, int row) {
    const struct cell *cell = row < 0 ? NULL : canvas_at(canvas, row / 2, column);
    if (!cell)
        return NO_SPOT;
    return row % 2 ? cell->spot_below : cell->spot;
}

void shape_rectangle(struct canvas *canvas, int column, int row, int columns, int rows,
                     enum paper paper, int spot) {
    drawing_rectangle(canvas->drawing, point_of(column, row), PIXEL * columns, PIXEL * rows, paper);
    for (int r = row; r < row + rows; r++)
        for (int c = column; c < column + columns; c++)
            shape_pixel(canvas, c, r, paper, spot);
}

/* The whole number at or below a / b, b > 0. */
static int floor_of(int a, int b) {
    return a >= 0 ? a / b : -((b - 1 - a) / b);
}

/* A box of pixels that holds what lies between two points, cut to the canvas. */
struct box {
    int left, right, top, bottom; /* right and bottom are outside */
};

static struct box box_of(const struct canvas *canvas, int left, int right, int top, int bottom) {
    struct box box = {floor_of(left, PIXEL), floor_of(right, PIXEL) + 1, floor_of(top, PIXEL),
                      floor_of(bottom, PIXEL) + 1};
    box.left = box.left < 0 ? 0 : box.left;
    box.top = box.top < 0 ? 0 : box.top;
    box.right = box.right > canvas->columns ? canvas->columns : box.right;
    box.bottom = box.bottom > 2 * canvas->rows ? 2 * canvas->rows : box.bottom;
    return box;
}

/* The first column whose pixels' middles, at the height y, are not left of the edge; the edge
   crosses that height. */
static int first_column(struct point a, struct point b, int y) {
    if (a.y > b.y) {
        struct point swapped = a;
        a = b;
        b = swapped;
    }
    /* it crosses at a.x + (y - a.y) * (b.x - a.x) / (b.y - a.y); that times (b.y - a.y): */
    int64_t high = b.y - a.y, cross = (int64_t)a.x * high + (int64_t)(y - a.y) * (b.x - a.x);
    int64_t more = cross - PIXEL / 2 * high, step = PIXEL * high;
    return (int)(more > 0 ? (more + step - 1) / step : -(-more / step));
}

/* The columns of a row of pixels at which the inside of the polygon begins and ends, in order;
   returns how many there are. */
static unsigned crossings(const struct point *points, unsigned count, int y,
                          int columns[POINTS_MOST]) {
    unsigned found = 0;
    for (unsigned i = 0; i < count; i++) {
        struct point a = points[i], b = points[(i + 1) % count];
        if ((a.y <= y) == (b.y <= y))
            continue;
        int column = first_column(a, b, y);
        unsigned at = found++;
        for (; at > 0 && columns[at - 1] > column; at--)
            columns[at] = columns[at - 1];
        columns[at] = column;
    }
    return found;
}

void shape_polygon(struct canvas *canvas, const struct point *points, unsigned count,
                   enum paper paper, int spot) {
    assert(count >= 3 && count <= POINTS_MOST);
    drawing_polygon(canvas->drawing, points, count, paper);
    struct point least = points[0], most = points[0];
    for (unsigned i = 1; i < count; i++) {
        least.x = points[i].x < least.x ? points[i].x : least.x;
        least.y = points[i].y < least.y ? points[i].y : least.y;
        most.x = points[i].x > most.x ? points[i].x : most.x;
        most.y = points[i].y > most.y ? points[i].y : most.y;
    }
    struct box box = box_of(canvas, least.x, most.x, least.y, most.y);
    for (int row = box.top; row < box.bottom; row++) {
        int columns[POINTS_MOST];
        unsigned found = crossings(points, count, PIXEL * row + PIXEL / 2, columns);
        for (unsigned i = 0; i + 1 < found; i += 2)
            for (int column = columns[i]; column < columns[i + 1]; column++)
                shape_pixel(canvas, column, row, paper, spot);
    }
}

void shape_disc(struct canvas *canvas, struct point middle, int radius, enum paper paper,
                int spot) {
    shape_stroke(canvas, middle, middle, 2 * radius, paper, spot);
}

/* Four times the square of the distance between a point and a segment, times the square of the
   segment's length where the foot lies inside it: compared as whole numbers. */
static bool is_near(struct point from, struct point to, int x, int y, int width) {
    int64_t along_x = to.x - from.x, along_y = to.y - from.y, px = x - from.x, py = y - from.y;
    int64_t length = along_x * along_x + along_y * along_y, foot = px * along_x + py * along_y;
    int64_t reach = (int64_t)width * width;
    if (foot <= 0)
        return 4 * (px * px + py * py) < reach;
    if (foot >= length)
        return 4 * ((px - along_x) * (px - along_x) + (py - along_y) * (py - along_y)) < reach;
    int64_t across = px * along_y - py * along_x;
    return 4 * across * across < reach * length;
}

void shape_stroke(struct canvas *canvas, struct point from, struct point to, int width,
                  enum paper paper, int spot) {
    drawing_stroke(canvas->drawing, from, to, width, paper);
    int left = from.x < to.x ? from.x : to.x, top = from.y < to.y ? from.y : to.y;
    int right = from.x + to.x - left, bottom = from.y + to.y - top;
    struct box box = box_of(canvas, left - width, right + width, top - width, bottom + width);
    for (int row = box.top; row < box.bottom; row++)
        for (int column = box.left; column < box.right; column++)
            if (is_near(from, to, PIXEL * column + PIXEL / 2, PIXEL * row + PIXEL / 2, width))
                shape_pixel(canvas, column, row, paper, spot);
}
