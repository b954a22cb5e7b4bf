/*
 * svg_shapes.c - shapes and signs as SVG paths: see svg_shapes.h.
 *
 * Shapes of one colour are gathered into groups, each one element. A shape may join an earlier
 * group when no group behind that has anything where the shape lies, so that what lies on what
 * stays the same. Two shapes are known to lie apart when the points of both, seen along some
 * direction, do not overlap.
 */
#include "ui/screen/svg_shapes.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/utf8.h"

void svg_add_tenths(struct text *out, int tenths) {
    int whole = abs(tenths) / 10, part = abs(tenths) % 10;
    text_addf(out, "%s%d", tenths < 0 ? "-" : "", whole);
    if (part)
        text_addf(out, ".%d", part);
}

void svg_add_escaped(struct text *out, const char *bytes, size_t length) {
    struct text safe = TEXT_EMPTY;
    utf8_add_safe(&safe, bytes, length, false);
    for (size_t i = 0; i < safe.length; i++) {
        char byte = safe.bytes[i];
        if (byte == '<')
            text_add(out, "&lt;");
        else if (byte == '&')
            text_add(out, "&amp;");
        else if (byte == '>')
            text_add(out, "&gt;");
        else
            text_add_char(out, byte);
    }
    text_free(&safe);
}

/* ---- signs ------------------------------------------------------------------------------------
 */

enum outline {
    OUTLINE_DISC,
    OUTLINE_TRIANGLE,
    OUTLINE_DOWN, /* triangles with their points down and to the right */
    OUTLINE_RIGHT,
    OUTLINE_SQUARE,
    OUTLINE_DIAMOND,
    OUTLINE_STAR
};
enum filling { FILLING_SOLID, FILLING_RING, FILLING_TARGET };

static const struct sign {
    uint32_t code;
    uint8_t outline, filling;
    uint8_t percent; /* of the usual size */
} signs[] = {
    {0x25CF, OUTLINE_DISC, FILLING_SOLID, 100},    {0x25CB, OUTLINE_DISC, FILLING_RING, 100},
    {0x25C9, OUTLINE_DISC, FILLING_TARGET, 110},   {0x25B2, OUTLINE_TRIANGLE, FILLING_SOLID, 120},
    {0x25B3, OUTLINE_TRIANGLE, FILLING_RING, 120}, {0x25EC, OUTLINE_TRIANGLE, FILLING_TARGET, 130},
    {0x25A0, OUTLINE_SQUARE, FILLING_SOLID, 90},   {0x25A1, OUTLINE_SQUARE, FILLING_RING, 90},
    {0x25A3, OUTLINE_SQUARE, FILLING_TARGET, 100}, {0x25C6, OUTLINE_DIAMOND, FILLING_SOLID, 120},
    {0x25C7, OUTLINE_DIAMOND, FILLING_RING, 120},  {0x25C8, OUTLINE_DIAMOND, FILLING_TARGET, 130},
    {0x2605, OUTLINE_STAR, FILLING_SOLID, 130},    {0x2606, OUTLINE_STAR, FILLING_RING, 130},
    {0x25BC, OUTLINE_DOWN, FILLING_SOLID, 120},    {0x25B8, OUTLINE_RIGHT, FILLING_SOLID, 80},
    {0x2022, OUTLINE_DISC, FILLING_SOLID, 55},     {0x2219, OUTLINE_DISC, FILLING_SOLID, 40},
    {0x00B7, OUTLINE_DISC, FILLING_SOLID, 30},
};

static const struct sign *sign_of(uint32_t code) {
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (signs[i].code == code)
            return &signs[i];
    return NULL;
}

bool svg_is_sign(uint32_t code) {
    return sign_of(code) != NULL;
}

static void add_pair(struct text *out, char command, int x, int y) {
    text_add_char(out, command);
    svg_add_tenths(out, x);
    text_add(out, y < 0 ? "" : " ");
    svg_add_tenths(out, y);
}

/* A closed line through corners given in hundredths of the radius. */
static void add_corners(struct text *out, const int8_t corners[][2], int count, struct point middle,
                        int radius) {
    for (int i = 0; i < count; i++)
        add_pair(out, i ? 'L' : 'M', middle.x + corners[i][0] * radius / 100,
                 middle.y + corners[i][1] * radius / 100);
    text_add_char(out, 'z');
}

static void add_outline(struct text *out, enum outline outline, struct point middle, int radius) {
    static const int8_t triangle[][2] = {{0, -95}, {100, 75}, {-100, 75}};
    static const int8_t down[][2] = {{0, 95}, {100, -75}, {-100, -75}};
    static const int8_t right[][2] = {{95, 0}, {-75, 100}, {-75, -100}};
    static const int8_t square[][2] = {{-95, -95}, {95, -95}, {95, 95}, {-95, 95}};
    static const int8_t diamond[][2] = {{0, -100}, {95, 0}, {0, 100}, {-95, 0}};
    static const int8_t star[][2] = {{0, -100}, {24, -32}, {95, -31}, {38, 12},   {59, 81},
                                     {0, 40},   {-59, 81}, {-38, 12}, {-95, -31}, {-24, -32}};
    switch (outline) {
    case OUTLINE_DISC:
        add_pair(out, 'M', middle.x - radius, middle.y);
        for (int i = 0; i < 2; i++) {
            add_pair(out, 'a', radius, radius);
            text_add(out, " 0 1 0 ");
            svg_add_tenths(out, i ? -2 * radius : 2 * radius);
            text_add(out, " 0");
        }
        text_add_char(out, 'z');
        return;
    case OUTLINE_TRIANGLE:
        add_corners(out, triangle, 3, middle, radius);
        return;
    case OUTLINE_DOWN:
        add_corners(out, down, 3, middle, radius);
        return;
    case OUTLINE_RIGHT:
        add_corners(out, right, 3, middle, radius);
        return;
    case OUTLINE_SQUARE:
        add_corners(out, square, 4, middle, radius);
        return;
    case OUTLINE_DIAMOND:
        add_corners(out, diamond, 4, middle, radius);
        return;
    case OUTLINE_STAR:
        add_corners(out, star, 10, middle, radius);
    }
}

void svg_add_sign(uint32_t code, struct point middle, int radius, struct text *out) {
    const struct sign *sign = sign_of(code);
    enum outline outline = (enum outline)sign->outline;
    radius = radius * sign->percent / 100;
    add_outline(out, outline, middle, radius);
    if (sign->filling != FILLING_SOLID)
        add_outline(out, outline, middle, radius * 7 / 10);
    if (sign->filling == FILLING_TARGET)
        add_outline(out, outline, middle, radius * 4 / 10);
}

/* ---- groups -----------------------------------------------------------------------------------
 */

struct group {
    uint8_t kind;
    int width;
    uint32_t colour;
};

struct groups {
    const struct drawing *drawing;
    struct group *list;
    int count;
    int *of; /* the group of each shape */
};

static uint32_t colour_of(const struct shape *shape, enum theme theme) {
    struct cell cell = {.glyph = shape->kind == SHAPE_LABEL ? 'x' : ' ',
                        .ink = shape->ink,
                        .paper = shape->paper,
                        .below = shape->paper,
                        .spot = NO_SPOT};
    struct style style = theme_style(theme, COLOURS_DIRECT, &cell);
    int32_t colour = shape->kind == SHAPE_LABEL ? style.foreground : style.background;
    return colour < 0 ? 0 : theme_rgb(colour);
}

/* The corners of what surely holds the shape, up to `*pad` around them; returns how many. */
static unsigned hull(const struct shape *shape, struct point corners[POINTS_MOST], int *pad) {
    int high = shape->width, wide = high * (int)strlen(shape->label);
    *pad = shape->kind == SHAPE_STROKE ? (shape->width + 1) / 2 : 0;
    memcpy(corners, shape->points, shape->count * sizeof *corners);
    if (shape->kind != SHAPE_LABEL)
        return shape->count;
    struct point at = shape->points[0];
    for (int i = 0; i < 4; i++)
        corners[i] =
            (struct point){at.x + (i % 2 ? wide : -wide) / 2, at.y + (i / 2 ? high : -high) / 2};
    return 4;
}

/* True when, seen along the axis, all of one lies before all of the other. */
static bool apart_along(const struct point *a, unsigned count_a, const struct point *b,
                        unsigned count_b, int pad, struct point axis) {
    int64_t most = INT64_MIN, least = INT64_MAX;
    for (unsigned i = 0; i < count_a; i++) {
        int64_t far = (int64_t)a[i].x * axis.x + (int64_t)a[i].y * axis.y;
        most = far > most ? far : most;
    }
    for (unsigned i = 0; i < count_b; i++) {
        int64_t far = (int64_t)b[i].x * axis.x + (int64_t)b[i].y * axis.y;
        least = far < least ? far : least;
    }
    return most + (int64_t)pad * (abs(axis.x) + abs(axis.y)) <= least;
}

static bool apart_by_edges(const struct point *a, unsigned count_a, const struct point *b,
                           unsigned count_b, int pad) {
    for (unsigned i = 0; i < count_a; i++) {
        struct point from = a[i], to = a[(i + 1) % count_a];
        struct point axis = {to.y - from.y, from.x - to.x};
        struct point back = {-axis.x, -axis.y};
        if ((axis.x || axis.y) && (apart_along(a, count_a, b, count_b, pad, axis) ||
                                   apart_along(a, count_a, b, count_b, pad, back)))
            return true;
    }
    return false;
}

static bool lie_apart(const struct shape *one, const struct shape *other) {
    static const struct point axes[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    struct point a[POINTS_MOST], b[POINTS_MOST];
    int pad_a, pad_b;
    unsigned count_a = hull(one, a, &pad_a), count_b = hull(other, b, &pad_b);
    for (int i = 0; i < 4; i++)
        if (apart_along(a, count_a, b, count_b, pad_a + pad_b, axes[i]))
            return true;
    return apart_by_edges(a, count_a, b, count_b, pad_a + pad_b) ||
           apart_by_edges(b, count_b, a, count_a, pad_a + pad_b);
}

static bool covers(const struct groups *groups, int group, size_t index) {
    const struct shape *shapes = groups->drawing->shapes;
    for (size_t i = 0; i < index; i++)
        if (groups->of[i] == group && !lie_apart(&shapes[i], &shapes[index]))
            return true;
    return false;
}

/* The group that the shape joins, a new one if need be. */
static int group_for(struct groups *groups, size_t index, enum theme theme) {
    const struct shape *shape = &groups->drawing->shapes[index];
    struct group own = {shape->kind, shape->kind == SHAPE_POLYGON ? 0 : shape->width,
                        colour_of(shape, theme)};
    for (int i = groups->count - 1; i >= 0; i--) {
        const struct group *group = &groups->list[i];
        if (group->kind == own.kind && group->width == own.width && group->colour == own.colour)
            return i;
        if (covers(groups, i, index))
            break;
    }
    groups->list[groups->count] = own;
    return groups->count++;
}

/* ---- elements ---------------------------------------------------------------------------------
 */

/* A step from one point to the next as a path's data. */
static void add_step(struct text *out, struct point from, struct point to) {
    int x = to.x - from.x, y = to.y - from.y;
    if (y == 0)
        text_addf(out, "h%d", x);
    else if (x == 0)
        text_addf(out, "v%d", y);
    else
        text_addf(out, y < 0 ? "l%d%d" : "l%d %d", x, y);
}

static void add_path(const struct shape *shape, struct text *out) {
    const struct point *points = shape->points;
    text_addf(out, "M%d %d", points[0].x, points[0].y);
    for (unsigned i = 1; i < shape->count; i++)
        add_step(out, points[i - 1], points[i]);
    if (shape->kind == SHAPE_POLYGON)
        text_add_char(out, 'z');
}

static bool is_rectangle(const struct shape *shape) {
    const struct point *p = shape->points;
    return shape->kind == SHAPE_POLYGON && shape->count == 4 && p[0].y == p[1].y &&
           p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x;
}

/* True when the second rectangle goes on to the right where the first one ends. */
static bool goes_on(const struct shape *first, const struct shape *second) {
    return is_rectangle(first) && is_rectangle(second) &&
           second->points[0].x == first->points[1].x && second->points[0].y == first->points[1].y &&
           second->points[3].y == first->points[2].y;
}

/* All shapes of a group as one path's data; rectangles in a row are one. */
static void add_paths(const struct groups *groups, int group, struct text *out) {
    const struct drawing *drawing = groups->drawing;
    struct shape run = {.count = 0};
    for (size_t i = 0; i < drawing->count; i++) {
        const struct shape *shape = &drawing->shapes[i];
        if (groups->of[i] != group)
            continue;
        if (goes_on(&run, shape)) {
            run.points[1] = shape->points[1];
            run.points[2] = shape->points[2];
            continue;
        }
        if (run.count > 0)
            add_path(&run, out);
        run = *shape;
    }
    add_path(&run, out);
}

/* The code of a label that is a sign, or 0. */
static uint32_t sign_label(const struct shape *shape) {
    const char *next = shape->label, *end = next + strlen(next);
    int32_t code = *next ? utf8_next(&next, end) : 0;
    return next == end && code > 0 && svg_is_sign((uint32_t)code) ? (uint32_t)code : 0;
}

static void add_label(const struct shape *shape, struct text *out) {
    enum { BASELINE = 36 /* percent of the height, below the middle */ };
    text_addf(out, "<tspan x=\"%d\" y=\"", shape->points[0].x);
    svg_add_tenths(out, 10 * shape->points[0].y + shape->width * BASELINE / 10);
    text_add(out, "\">");
    svg_add_escaped(out, shape->label, strlen(shape->label));
    text_add(out, "</tspan>");
}

static void add_labels(const struct groups *groups, int group, bool as_signs, struct text *out) {
    const struct drawing *drawing = groups->drawing;
    struct text inner = TEXT_EMPTY;
    for (size_t i = 0; i < drawing->count; i++) {
        const struct shape *shape = &drawing->shapes[i];
        uint32_t sign = sign_label(shape);
        struct point middle = {10 * shape->points[0].x, 10 * shape->points[0].y};
        if (groups->of[i] != group || (sign != 0) != as_signs)
            continue;
        if (as_signs)
            svg_add_sign(sign, middle, shape->width * 10 / 3, &inner);
        else
            add_label(shape, &inner);
    }
    const struct group *own = &groups->list[group];
    if (inner.length && as_signs)
        text_addf(out, "<path fill=\"#%06x\" fill-rule=\"evenodd\" d=\"%s\"/>\n", own->colour,
                  inner.bytes);
    else if (inner.length)
        text_addf(out,
                  "<text fill=\"#%06x\" font-size=\"%d\" text-anchor=\"middle\" "
                  "font-family=\"sans-serif\" font-weight=\"bold\">%s</text>\n",
                  own->colour, own->width, inner.bytes);
    text_free(&inner);
}

static void add_group(const struct groups *groups, int group, struct text *out) {
    const struct group *own = &groups->list[group];
    if (own->kind == SHAPE_LABEL) {
        add_labels(groups, group, true, out);
        add_labels(groups, group, false, out);
        return;
    }
    if (own->kind == SHAPE_POLYGON)
        text_addf(out, "<path fill=\"#%06x\" d=\"", own->colour);
    else
        text_addf(out,
                  "<path stroke=\"#%06x\" stroke-width=\"%d\" stroke-linecap=\"round\" "
                  "d=\"",
                  own->colour, own->width);
    add_paths(groups, group, out);
    text_add(out, "\"/>\n");
}

void svg_add_shapes(const struct drawing *drawing, enum theme theme, struct text *out) {
    struct groups groups = {.drawing = drawing};
    groups.list = memory_new((drawing->count + 1) * sizeof *groups.list);
    groups.of = memory_new((drawing->count + 1) * sizeof *groups.of);
    for (size_t i = 0; i < drawing->count; i++)
        groups.of[i] = group_for(&groups, i, theme);
    for (int group = 0; group < groups.count; group++)
        add_group(&groups, group, out);
    free(groups.list);
    free(groups.of);
}
