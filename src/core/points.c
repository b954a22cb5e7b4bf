/*
 * points.c - boards of points joined by lines: see points.h.
 */
#include "core/points.h"

#include <stdlib.h>

static const struct glyph across = {0x2500, '-'}, down = {0x2502, '|'}, falling = {0x2572, '\\'},
                          rising = {0x2571, '/'}, crossing = {0x2573, 'X'};

uint64_t points_near(const struct points *points, unsigned point) {
    uint64_t near = 0;
    for (unsigned i = 0; i < points->lines; i++)
        for (unsigned end = 0; end < 2; end++)
            if (points->line[i][end] == point)
                near |= UINT64_C(1) << points->line[i][1 - end];
    return near;
}

/* A piece of a diagonal, over another one that may be there. */
static void put_diagonal(struct canvas *canvas, int row, int column, struct glyph glyph,
                         enum ink ink) {
    const struct cell *cell = canvas_at(canvas, row, column);
    uint32_t other = glyph.code == falling.code ? rising.code : falling.code;
    bool crosses = cell && (cell->glyph == other || cell->glyph == crossing.code);
    canvas_put(canvas, row, column, crosses ? crossing : glyph, ink);
}

static void draw_line(const struct points *points, const uint8_t ends[2], struct canvas *canvas,
                      int row, int column, enum ink ink) {
    bool swap = points_row(points, ends[0]) > points_row(points, ends[1]);
    unsigned from = ends[swap], to = ends[!swap];
    int top = row + points_row(points, from), left = column + points_column(points, from);
    int rows = points_row(points, to) - points_row(points, from);
    int columns = points_column(points, to) - points_column(points, from);
    if (rows == 0)
        for (int i = 1; i < abs(columns); i++)
            canvas_put(canvas, top, left + (columns > 0 ? i : -i), across, ink);
    for (int i = 1; i < rows; i++) {
        int beside = (2 * columns * i + (columns > 0 ? rows : -rows)) / (2 * rows); /* rounded */
        if (columns == 0)
            canvas_put(canvas, top + i, left, down, ink);
        else
            put_diagonal(canvas, top + i, left + beside, columns > 0 ? falling : rising, ink);
    }
}

void points_draw(const struct points *points, struct canvas *canvas, int row, int column, int spot,
                 enum ink ink) {
    for (unsigned i = 0; i < points->lines; i++)
        draw_line(points, points->line[i], canvas, row, column, ink);
    for (unsigned i = 0; i < points->count; i++)
        canvas_spot(canvas, row + points_row(points, i), column + points_column(points, i) - 1, 1,
                    3, spot + (int)i);
}
