/*
 * drawing.h - shapes as they are: what a picture that can be enlarged is made of.
 *
 * A canvas keeps them beside its cells when it is asked to (canvas_keep_shapes). Points lie on a
 * grid of PIXEL steps a pixel: a cell is PIXEL steps wide and 2 * PIXEL high; rows go down. Later
 * shapes lie on earlier ones.
 */
#ifndef CORE_DRAWING_H
#define CORE_DRAWING_H

#include <stddef.h>
#include <stdint.h>

enum { PIXEL = 4, POINTS_MOST = 16, LABEL_MOST = 24 };

struct point {
    int x, y;
};

/* A point in whole pixels. */
static inline struct point point_of(int column, int row) {
    return (struct point){PIXEL * column, PIXEL * row};
}

/* The point so many hundredths of the way from one to another. */
static inline struct point point_between(struct point from, struct point to, int hundredths) {
    return (struct point){from.x + (to.x - from.x) * hundredths / 100,
                          from.y + (to.y - from.y) * hundredths / 100};
}

/* The six corners of a hexagon in a box, clockwise from the top, as hex.h numbers them; its sides
   take `slope` of the height at either end. */
void hexagon_corners(struct point corner, int width, int height, int slope,
                     struct point corners[6]);

enum shape_kind {
    SHAPE_POLYGON,
    SHAPE_STROKE, /* a line with round ends; a disc when both ends are the same */
    SHAPE_LABEL,  /* a few characters around a point */
};

struct shape {
    uint8_t kind;  /* enum shape_kind */
    uint8_t paper; /* enum paper (canvas.h): its fill; the ground that a label stands on */
    uint8_t ink;   /* enum ink: of a label */
    uint8_t count; /* points */
    int width;     /* of a stroke; the height of a label's letters */
    struct point points[POINTS_MOST];
    char label[LABEL_MOST]; /* UTF-8, ended by 0 */
};

struct drawing {
    struct shape *shapes; /* the drawing's own */
    size_t count, capacity;
};

/* Each adds a shape; nothing when `drawing` is NULL. Papers and inks are those of canvas.h. */
void drawing_polygon(struct drawing *drawing, const struct point *points, unsigned count,
                     unsigned paper);
void drawing_rectangle(struct drawing *drawing, struct point corner, int width, int height,
                       unsigned paper);
void drawing_stroke(struct drawing *drawing, struct point from, struct point to, int width,
                    unsigned paper);

/* A disc is a stroke without a length. */
static inline void drawing_disc(struct drawing *drawing, struct point middle, int radius,
                                unsigned paper) {
    drawing_stroke(drawing, middle, middle, 2 * radius, paper);
}

/* A label whose middle is at `middle`; at most LABEL_MOST - 1 bytes of it, whole characters. */
void drawing_label(struct drawing *drawing, struct point middle, int height, unsigned ink,
                   unsigned paper, const char *label);

/* A label of one character. */
void drawing_sign(struct drawing *drawing, struct point middle, int height, unsigned ink,
                  unsigned paper, uint32_t code);

/* Adds all shapes of `from`, moved by `by`. */
void drawing_add(struct drawing *drawing, const struct drawing *from, struct point by);

/* Turns all shapes by half, in a picture that reaches to this point. Labels stay upright. */
void drawing_turn(struct drawing *drawing, struct point size);

void drawing_clear(struct drawing *drawing);
void drawing_free(struct drawing *drawing);

#endif
