/*
 * shapes.c - L'impero di Catan in a drawing: hexagons, roads as strokes, houses, discs of numbers.
 *
 * The places are those of the pixels (grain.h); lengths are in steps (drawing.h), in parts of a
 * hex's width.
 */
#include <string.h>

#include "core/drawing.h"

#include "bits.h"

/* What the drawing of one picture needs to know. */
struct sketch {
    const game_state *s;
    struct drawing *drawing;
    enum size size;
    int unit; /* a sixteenth of a hex's width */
    int down; /* 1; -1 in a picture that will be turned */
};

static struct point corner_of(const struct sketch *sketch, unsigned corner) {
    struct point at = catan_corner_at(sketch->size, corner);
    return point_of(at.x, at.y);
}

static struct point middle_of(const struct sketch *sketch, unsigned hex) {
    struct point top = corner_of(sketch, catan_hex_corner[hex][0]);
    return point_between(top, corner_of(sketch, catan_hex_corner[hex][3]), 50);
}

/* A hex of its terrain within a hex of shore, which the gaps are. */
static void shape_hex(const struct sketch *sketch, unsigned hex) {
    struct point outer[6], inner[6], middle = middle_of(sketch, hex);
    for (int i = 0; i < 6; i++) {
        outer[i] = corner_of(sketch, catan_hex_corner[hex][i]);
        inner[i] = point_between(middle, outer[i], 95);
        outer[i] = point_between(middle, outer[i], 105);
    }
    drawing_polygon(sketch->drawing, outer, 6, PAPER_SHORE);
    drawing_polygon(sketch->drawing, inner, 6, catan_terrain(sketch->s->hex[hex] / 16));
}

/* The number, with a dot for each way of 36, above the terrain's name. */
static void shape_token(const struct sketch *sketch, unsigned hex) {
    struct drawing *drawing = sketch->drawing;
    unsigned kind = sketch->s->hex[hex] / 16, token = sketch->s->hex[hex] % 16;
    int unit = sketch->unit, odds = (int)catan_odds(token);
    struct point at = middle_of(sketch, hex);
    drawing_label(drawing, (struct point){at.x, at.y + (token ? 5 * unit : 0) * sketch->down},
                  7 * unit / 4, INK_PLAIN, catan_terrain(kind), _(catan_kinds[kind]));
    if (!token)
        return;
    char number[] = {token > 9 ? '1' : (char)('0' + token), 0, 0};
    if (token > 9)
        number[1] = (char)('0' + token % 10);
    enum ink ink = token == 6 || token == 8 ? INK_ALERT : INK_STRONG;
    at.y -= unit * sketch->down;
    drawing_disc(drawing, at, 4 * unit, PAPER_TOKEN);
    drawing_label(drawing, (struct point){at.x, at.y - unit * sketch->down}, 4 * unit, ink,
                  PAPER_TOKEN, number);
    for (int i = 0; i < odds; i++)
        drawing_sign(
            drawing,
            (struct point){at.x + (2 * i - odds + 1) * unit / 2, at.y + 2 * unit * sketch->down},
            2 * unit, ink, PAPER_TOKEN, 0x2219);
}

/* The hex of the island that both corners belong to. */
static unsigned hex_between(unsigned a, unsigned b) {
    for (unsigned i = 0; i < 3; i++)
        for (unsigned k = 0; k < 3; k++)
            if (catan_corner_hex[a][i] != NONE && catan_corner_hex[a][i] == catan_corner_hex[b][k])
                return catan_corner_hex[a][i];
    return 0;
}

/* A harbour out in the sea, with piers to its two corners. */
static void shape_harbour(const struct sketch *sketch, unsigned place) {
    unsigned kind = sketch->s->harbour[place];
    const uint8_t *corners = catan_harbour_corner[place];
    struct point ends[2] = {corner_of(sketch, corners[0]), corner_of(sketch, corners[1])};
    struct point middle = middle_of(sketch, hex_between(corners[0], corners[1]));
    struct point at = point_between(middle, point_between(ends[0], ends[1], 50), 150);
    char label[] = {' ', '2', ':', '1', 0};
    label[0] = kind == KINDS ? ' ' : "BLWGO"[kind];
    label[1] = kind == KINDS ? '3' : '2';
    for (int i = 0; i < 2; i++)
        drawing_stroke(sketch->drawing, point_between(ends[i], at, 15), at, sketch->unit / 2,
                       PAPER_TOKEN);
    enum paper paper = kind == KINDS ? PAPER_TOKEN : catan_terrain(kind);
    drawing_disc(sketch->drawing, at, 3 * sketch->unit, paper);
    drawing_label(sketch->drawing, at, 2 * sketch->unit, INK_STRONG, paper,
                  kind == KINDS ? label + 1 : label);
}

static void shape_road(const struct sketch *sketch, unsigned edge) {
    unsigned owner = catan_road_owner(sketch->s, edge);
    if (owner == NONE)
        return;
    struct point from = corner_of(sketch, catan_edge_corner[edge][0]);
    struct point to = corner_of(sketch, catan_edge_corner[edge][1]);
    struct point start = point_between(from, to, 14), end = point_between(to, from, 14);
    drawing_stroke(sketch->drawing, start, end, 5 * sketch->unit / 2, PAPER_SHORE);
    drawing_stroke(sketch->drawing, start, end, 3 * sketch->unit / 2, PAPER_OWNER_A + owner);
}

/* A building from its corners in quarters of a unit, with a rim of shore. */
static void shape_outline(const struct sketch *sketch, const struct point *outline, unsigned count,
                          struct point at, unsigned owner) {
    struct point rim[POINTS_MOST], wall[POINTS_MOST];
    for (unsigned i = 0; i < count; i++) {
        wall[i].x = at.x + outline[i].x * sketch->unit / 4;
        wall[i].y = at.y + outline[i].y * sketch->unit / 4 * sketch->down;
        rim[i].x = wall[i].x + 2 * ((outline[i].x > 0) - (outline[i].x < 0));
        rim[i].y = wall[i].y + (outline[i].y < 0 ? -2 : 2) * sketch->down;
    }
    drawing_polygon(sketch->drawing, rim, count, PAPER_SHORE);
    drawing_polygon(sketch->drawing, wall, count, PAPER_OWNER_A + owner);
}

static void shape_house(const struct sketch *sketch, unsigned corner) {
    static const struct point cottage[] = {{0, -12}, {8, -5}, {8, 8}, {-8, 8}, {-8, -5}};
    static const struct point castle[] = {{-13, 9}, {-13, -10}, {-7, -10}, {-7, -5},
                                          {-3, -5}, {-3, -10},  {3, -10},  {3, -5},
                                          {7, -5},  {7, -10},   {13, -10}, {13, 9}};
    unsigned owner = catan_owner(sketch->s, corner);
    struct point at = corner_of(sketch, corner);
    int unit = sketch->unit;
    if (owner == NONE)
        return;
    bool city = sketch->s->cities >> corner & 1;
    if (city)
        shape_outline(sketch, castle, sizeof castle / sizeof *castle, at, owner);
    else
        shape_outline(sketch, cottage, sizeof cottage / sizeof *cottage, at, owner);
    if (city && catan_barracks(sketch->s, corner))
        drawing_rectangle(
            sketch->drawing,
            (struct point){at.x - 3 * unit / 4, at.y + (sketch->down > 0 ? -10 : 5) * unit / 4},
            3 * unit / 2, 5 * unit / 4, PAPER_TOKEN);
    drawing_sign(sketch->drawing, (struct point){at.x, at.y + unit / 2 * sketch->down},
                 5 * unit / 2, INK_PLAIN, PAPER_OWNER_A + owner, catan_city[owner].code);
}

void catan_shapes(const game_state *s, struct canvas *canvas) {
    int width = PIXEL * catan_hex_width(canvas->size);
    const struct sketch sketch = {s, canvas->drawing, canvas->size, width / 16,
                                  canvas->turned ? -1 : 1};
    for (unsigned place = 0; place < HARBOURS; place++)
        shape_harbour(&sketch, place);
    for (unsigned hex = 0; hex < HEXES; hex++)
        shape_hex(&sketch, hex);
    for (unsigned hex = 0; hex < HEXES; hex++)
        shape_token(&sketch, hex);
    for (unsigned edge = 0; edge < EDGES; edge++)
        shape_road(&sketch, edge);
    for (unsigned corner = 0; corner < CORNERS; corner++)
        shape_house(&sketch, corner);
}
