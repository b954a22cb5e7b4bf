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
            if (last || bare)
                paper = rim(s, space,
                            column < grain->width / 2 ? SOUTH_WEST
                            : slanted || !last        ? SOUTH_EAST
                                                      : EAST);
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
    canvas_put(canvas, row, left + width, catchess_letter((char)('0' + s->height[s->space[cat]])),
               INK_STRONG);
    if (large)
        canvas_textf(canvas, row + 1, column, 3, INK_DIM, "%u/5", s->esteem[cat]);
}

void catchess_paint_space(const game_state *s, unsigned space, int first, struct canvas *canvas) {
    struct point at = corner_of(s, canvas->size, space, first);
    unsigned cat = catchess_cat_on(s, space), height = s->height[space];
    int row, column;
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
