/*
 * paint.c - the hill country of Cat Chess with pixels: hexes filled with their height, and plates
 * for cats.
 *
 * A hex's lower right rim lies in the shade, darker where the ground falls from there, so hills
 * rise from what is around them. The rows of its slanted sides add up to its width with those of
 * the hexes above and below, so hexes tile without gaps:
 *
 *          ##             M: 2 4 6 6 4 2 pixels, the height in the middle row of cells
 *         #+++            L: 2 6 8 8 8 8 6 2
 *        @Zv5+,
 *        #####,           a cat: owner, initial, the corner it looks at, on a plate; beside it the
 *         ###,            height of its space, and below its esteem where there is room
 *          ,,
 */
#include "core/shape.h"

#include "show.h"

enum { ROWS_MOST = 8, LABELS = 3 /* columns on each side */ };

/* A hex in pixels: its width, how far the rows of hexes are apart, the widths of its rows. */
struct grain {
    int width, pitch, rows;
    uint8_t widths[ROWS_MOST];
};

static const struct grain grains[SIZE_COUNT] = {
    [SIZE_M] = {6, 4, 6, {2, 4, 6, 6, 4, 2}}, [SIZE_L] = {8, 6, 8, {2, 6, 8, 8, 8, 8, 6, 2}}};

bool catchess_has_hexes(enum size size) {
    return grains[size].width > 0;
}

int catchess_paint_rows(enum size size, int rows) {
    return ((rows - 1) * grains[size].pitch + grains[size].rows + 1) / 2;
}

int catchess_paint_columns(enum size size, int radius) {
    return 2 * LABELS + (2 * radius + 1) * grains[size].width;
}

int catchess_paint_margin(enum size size) {
    return grains[size].width / 2 - 1;
}

/* The upper left pixel of a space's box, `first` being the map's first row. */
static struct point corner_of(const game_state *s, enum size size, unsigned space, int first) {
    const struct grain *grain = &grains[size];
    struct hex hex = catchess_hex[space];
    return (struct point){LABELS + s->radius * grain->width + hex_screen_column(hex, grain->width),
                          (hex.r - first) * grain->pitch};
}

void catchess_paint_cell(const game_state *s, enum size size, unsigned space, int first, int *row,
                         int *column) {
    struct point at = corner_of(s, size, space, first);
    *row = at.y / 2 + 1;
    *column = at.x + grains[size].width / 2 - 2;
}

/* The rim of a height, on the side of a neighbour: a shadow where the ground falls. */
static enum paper rim(const game_state *s, unsigned space, int direction) {
    struct hex beside = hex_add(catchess_hex[space], hex_directions[direction]);
    unsigned height = s->height[space], next = catchess_at(beside.q, beside.r);
    bool falls = next >= SPACES || s->height[next] == OUTSIDE || s->height[next] < height;
    return (falls ? PAPER_FALL_0 : PAPER_SHADE_0) + height;
}

/* ---- in a drawing ---- */

/* A hexagon of its height, its lower right edges in the shade. */
static void shape_ground(const game_state *s, unsigned space, const struct point corners[6],
                         struct point middle, struct drawing *drawing) {
    drawing_polygon(drawing, corners, 6, PAPER_RELIEF_0 + s->height[space]);
    for (int edge = 1; edge < 4; edge++) {
        const struct point band[] = {corners[edge], corners[edge + 1],
                                     point_between(corners[edge + 1], middle, 12),
                                     point_between(corners[edge], middle, 12)};
        drawing_polygon(drawing, band, 4, rim(s, space, (7 - edge) % 6));
    }
}

static void shape_space(const game_state *s, unsigned space, struct point at,
                        struct canvas *canvas) {
    const struct grain *grain = &grains[canvas->size];
    int width = PIXEL * grain->width, height = PIXEL * grain->rows, unit = width / 24;
    unsigned level = s->height[space];
    char digit[] = {(char)('0' + level), 0};
    struct point corners[6], middle = {PIXEL * at.x + width / 2, PIXEL * at.y + height / 2};
    hexagon_corners(point_of(at.x, at.y), width, height, height - PIXEL * grain->pitch, corners);
    shape_ground(s, space, corners, middle, canvas->drawing);
    if (catchess_cat_on(s, space) != NO_CAT)
        return;
    drawing_label(canvas->drawing, middle, 7 * unit, INK_PLAIN, PAPER_RELIEF_0 + level, digit);
    if (level == SUMMIT)
        drawing_sign(canvas->drawing, (struct point){middle.x + 6 * unit, middle.y}, 4 * unit,
                     INK_PLAIN, PAPER_RELIEF_0 + level, catchess_peak.code);
}

/* A triangle from the middle of a cat to the tip. */
static void shape_beak(struct drawing *drawing, struct point middle, struct point tip,
                       enum paper paper) {
    struct point across = {(tip.y - middle.y) / 2, (middle.x - tip.x) / 2};
    const struct point beak[] = {tip,
                                 {middle.x + across.x, middle.y + across.y},
                                 {middle.x - across.x, middle.y - across.y}};
    drawing_polygon(drawing, beak, 3, paper);
}

/* A disc with owner and initial, a beak towards the corner that the cat looks at, and opposite
   that the height of its space. */
void catchess_shape_cat(const game_state *s, unsigned cat, int first, struct canvas *canvas) {
    const struct grain *grain = &grains[canvas->size];
    struct drawing *drawing = canvas->drawing;
    struct point at = corner_of(s, canvas->size, s->space[cat], first), corners[6];
    int width = PIXEL * grain->width, height = PIXEL * grain->rows, unit = width / 24;
    unsigned owner = s->owner[cat], corner = (7U - s->facing[cat]) % 6;
    unsigned level = s->height[s->space[cat]];
    struct point middle = {PIXEL * at.x + width / 2, PIXEL * at.y + height / 2};
    hexagon_corners(point_of(at.x, at.y), width, height, height - PIXEL * grain->pitch, corners);
    char initial[] = {catchess_sheets[cat].initial, 0}, digit[] = {(char)('0' + level), 0};
    shape_beak(drawing, middle, point_between(middle, corners[corner], 128), PAPER_BADGE);
    shape_beak(drawing, middle, point_between(middle, corners[corner], 115), PAPER_OWNER_A + owner);
    drawing_disc(drawing, middle, 8 * unit, PAPER_OWNER_A + owner);
    drawing_disc(drawing, middle, 7 * unit, PAPER_BADGE);
    drawing_sign(drawing, (struct point){middle.x - 4 * unit, middle.y}, 5 * unit,
                 INK_SEAT_A + owner, PAPER_BADGE, catchess_owners[owner].code);
    drawing_label(drawing, (struct point){middle.x + 2 * unit, middle.y}, 7 * unit,
                  INK_SEAT_A + owner, PAPER_BADGE, initial);
    drawing_label(drawing, point_between(middle, corners[(corner + 3) % 6], 84), 4 * unit,
                  INK_PLAIN, PAPER_RELIEF_0 + level, digit);
}

/* ---- with pixels ---- */

static void paint_ground(const game_state *s, unsigned space, int spot, struct point at,
                         struct canvas *canvas) {
    const struct grain *grain = &grains[canvas->size];
    enum { EAST = 0, SOUTH_WEST = 4, SOUTH_EAST = 5 };
    for (int row = 0; row < grain->rows; row++) {
        int width = grain->widths[row], left = (grain->width - width) / 2;
        int below = row + 1 < grain->rows ? grain->widths[row + 1] : 0;
        int step = (grain->width - below) / 2; /* where the row below begins */
        bool lower = row >= grain->rows / 2, slanted = width < grain->width;
        for (int column = left; column < left + width; column++) {
            bool last = column == left + width - 1 && (lower || !slanted);
            bool bare = lower && (column < step || column >= step + below);
            enum paper paper = PAPER_RELIEF_0 + s->height[space];
            int side = slanted || !last ? SOUTH_EAST : EAST;
            if (last || bare)
                paper = rim(s, space, column < grain->width / 2 ? SOUTH_WEST : side);
            shape_pixel(canvas, at.x + column, at.y + row, paper, spot);
        }
    }
}

/* A cat's plate: owner, initial and, behind these, the corner it looks at. */
static void paint_cat(const game_state *s, unsigned cat, struct point at, struct canvas *canvas) {
    enum ink ink = INK_SEAT_A + s->owner[cat];
    bool large = grains[canvas->size].rows > 6;
    int row = at.y / 2 + 1, left = at.x + 1, width = large ? 5 : 3, column = left + large;
    shape_rectangle(canvas, left, 2 * row, width, large ? 4 : 2, PAPER_BADGE, NO_SPOT);
    canvas_put(canvas, row, column, catchess_owners[s->owner[cat]], ink);
    canvas_put(canvas, row, column + 1, catchess_letter(catchess_sheets[cat].initial), ink);
    canvas_put(canvas, row, column + 2, catchess_arrow(s->facing[cat]), INK_STRONG);
    canvas_join(canvas, row, column, 3);
    canvas_put(canvas, row, left + width, catchess_letter((char)('0' + s->height[s->space[cat]])),
               INK_STRONG);
    if (large)
        canvas_textf(canvas, row + 1, column, 3, INK_DIM, "%u/5", s->esteem[cat]);
}

void catchess_paint_space(const game_state *s, unsigned space, int first, struct canvas *canvas) {
    struct point at = corner_of(s, canvas->size, space, first);
    unsigned cat = catchess_cat_on(s, space), height = s->height[space];
    int row, column;
    if (canvas->drawing) {
        shape_space(s, space, at, canvas);
        return;
    }
    paint_ground(s, space, cat == NO_CAT ? (int)space : SPOT_CAT + (int)cat, at, canvas);
    if (cat != NO_CAT) {
        paint_cat(s, cat, at, canvas);
        return;
    }
    catchess_paint_cell(s, canvas->size, space, first, &row, &column);
    canvas_put(canvas, row, column + 1, catchess_letter((char)('0' + height)), INK_PLAIN);
    if (height == SUMMIT)
        canvas_put(canvas, row, column + 2, catchess_peak, INK_PLAIN);
}

/* Squares of pixels, those of a row half a square further right than those above; three pixels
   where the map is small enough. A cat leaves the last pixels to the ground. */
void catchess_miniature(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    int across = 2 * s->radius + 1, side = 3 * across <= MINIATURE_COLUMNS ? 3 : 2;
    (void)viewer; /* what stands on the map is open */
    for (unsigned space = 0; space < SPACES; space++) {
        struct hex hex = catchess_hex[space];
        unsigned cat = catchess_cat_on(s, space);
        int row = (hex.r + s->radius) * side;
        int column = (2 * (hex.q + s->radius) + hex.r) * side / 2;
        if (s->height[space] == OUTSIDE)
            continue;
        shape_rectangle(canvas, column, row, side, side, PAPER_RELIEF_0 + s->height[space],
                        NO_SPOT);
        if (cat != NO_CAT)
            shape_rectangle(canvas, column, row, 2, 2, PAPER_OWNER_A + s->owner[cat], NO_SPOT);
    }
}
