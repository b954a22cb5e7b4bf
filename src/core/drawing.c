/*
 * drawing.c - a list of shapes: see drawing.h.
 */
#include "core/drawing.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/utf8.h"

void hexagon_corners(struct point corner, int width, int height, int slope,
                     struct point corners[6]) {
    for (int i = 0; i < 6; i++) {
        bool top = i < 2 || i == 5, tip = i % 3 == 0;
        int side = i < 3 ? width : 0, aside = top ? slope : -slope;
        corners[i].x = corner.x + (tip ? width / 2 : side);
        corners[i].y = corner.y + (top ? 0 : height) + (tip ? 0 : aside);
    }
}

static struct shape *add(struct drawing *drawing) {
    if (drawing->count == drawing->capacity) {
        drawing->capacity = drawing->capacity ? 2 * drawing->capacity : 64;
        drawing->shapes = memory_resize(drawing->shapes, drawing->capacity, sizeof(struct shape));
    }
    return &drawing->shapes[drawing->count++];
}

void drawing_polygon(struct drawing *drawing, const struct point *points, unsigned count,
                     unsigned paper) {
    assert(count >= 3 && count <= POINTS_MOST);
    if (!drawing)
        return;
    struct shape *shape = add(drawing);
    *shape =
        (struct shape){.kind = SHAPE_POLYGON, .paper = (uint8_t)paper, .count = (uint8_t)count};
    memcpy(shape->points, points, count * sizeof *points);
}

void drawing_rectangle(struct drawing *drawing, struct point corner, int width, int height,
                       unsigned paper) {
    const struct point corners[] = {corner,
                                    {corner.x + width, corner.y},
                                    {corner.x + width, corner.y + height},
                                    {corner.x, corner.y + height}};
    if (width > 0 && height > 0)
        drawing_polygon(drawing, corners, 4, paper);
}

void drawing_stroke(struct drawing *drawing, struct point from, struct point to, int width,
                    unsigned paper) {
    if (drawing)
        *add(drawing) = (struct shape){.kind = SHAPE_STROKE,
                                       .paper = (uint8_t)paper,
                                       .count = 2,
                                       .width = width,
                                       .points = {from, to}};
}

void drawing_label(struct drawing *drawing, struct point middle, int height, unsigned ink,
                   unsigned paper, const char *label) {
    if (!drawing)
        return;
    struct shape *shape = add(drawing);
    *shape = (struct shape){.kind = SHAPE_LABEL,
                            .paper = (uint8_t)paper,
                            .ink = (uint8_t)ink,
                            .count = 1,
                            .width = height,
                            .points = {middle}};
    const char *end = label + strlen(label), *next = label;
    size_t length = 0;
    for (; next < end && next - label < LABEL_MOST; utf8_next(&next, end))
        length = (size_t)(next - label);
    memcpy(shape->label, label, next - label < LABEL_MOST ? (size_t)(next - label) : length);
}

void drawing_sign(struct drawing *drawing, struct point middle, int height, unsigned ink,
                  unsigned paper, uint32_t code) {
    struct text label = TEXT_EMPTY;
    utf8_add(&label, code);
    drawing_label(drawing, middle, height, ink, paper, label.bytes);
    text_free(&label);
}

void drawing_add(struct drawing *drawing, const struct drawing *from, struct point by) {
    for (size_t i = 0; i < from->count; i++) {
        struct shape *shape = add(drawing);
        *shape = from->shapes[i];
        for (unsigned k = 0; k < shape->count; k++) {
            shape->points[k].x += by.x;
            shape->points[k].y += by.y;
        }
    }
}

void drawing_turn(struct drawing *drawing, struct point size) {
    for (size_t i = 0; i < drawing->count; i++)
        for (unsigned k = 0; k < drawing->shapes[i].count; k++) {
            struct point *point = &drawing->shapes[i].points[k];
            *point = (struct point){size.x - point->x, size.y - point->y};
        }
}

void drawing_clear(struct drawing *drawing) {
    drawing->count = 0;
}

void drawing_free(struct drawing *drawing) {
    if (drawing)
        free(drawing->shapes);
    free(drawing);
}
