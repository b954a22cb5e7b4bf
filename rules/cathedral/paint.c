/*
 * paint.c - Cathedral on the screen with pixels: solid buildings on a slate board.
 *
 * A building is filled with its owner's colour, set in by one pixel where its neighbour is not of
 * the same building, so that ground shows between any two; the pixel at an inner corner is ground,
 * too. Its last row of pixels, and from the middle sizes on its last column, are its shaded side,
 * so it stands up from the ground:
 *
 *        ......        . ground      the square of a building whose neighbours below and
 *        .####,        # fill        to the right are of others
 *        .####,        , shade
 *        .,,,,,
 *        ......
 */
#include "core/shape.h"

#include "show.h"

enum { LEFT = 3 /* columns for rank numbers */ };

const struct glyph cathedral_claimed = {0x2591, ':'};

/* Cells of a square. */
struct grain {
    int columns, rows;
};

static struct grain grain_of(enum size size) {
    static const struct grain grains[SIZE_COUNT] = {
        [SIZE_S] = {4, 2}, [SIZE_M] = {6, 3}, [SIZE_ML] = {8, 4}, [SIZE_L] = {10, 5}};
    return grains[size];
}

void cathedral_paint_extent(enum size size, struct extent *out) {
    struct grain grain = grain_of(size);
    out->board_rows = RANKS * grain.rows + (size > SIZE_S); /* a row of file letters */
    out->board_columns = LEFT + RANKS * grain.columns;
}

/* The ground of a square without what stands on it. */
static enum paper ground_of(const game_state *s, unsigned square) {
    unsigned place = place_of(square);
    if (has(s->territory[LIGHT], place))
        return PAPER_CLAIM_A + LIGHT;
    if (has(s->territory[DARK], place))
        return PAPER_CLAIM_A + DARK;
    return PAPER_SQUARE_DARK + (square / RANKS + square % RANKS) % 2;
}

/* The square of a building that covers `cells`, over its ground. */
static void paint_built(struct squares cells, unsigned side, unsigned square, enum paper ground,
                        struct canvas *canvas, int row, int column) {
    static const struct {
        unsigned beside, across;
        int right, down;
    } corners[] = {{N | W, NW, 0, 0}, {N | E, NE, 1, 0}, {S | W, SW, 0, 1}, {S | E, SE, 1, 1}};
    struct grain grain = grain_of(canvas->size);
    unsigned bits = cathedral_neighbours(cells, square);
    enum paper fill = side == SIDES ? PAPER_STONE : PAPER_OWNER_A + side;
    enum paper shade = side == SIDES ? PAPER_STONE_LOW : PAPER_ROOF_A + side;
    int width = grain.columns, height = 2 * grain.rows, top = 2 * row;
    int north = !(bits & N), south = !(bits & S), west = !(bits & W), east = !(bits & E);
    int inner_width = width - west - east, inner_height = height - north - south;
    shape_rectangle(canvas, column + west, top + north, inner_width, inner_height, fill, NO_SPOT);
    if (east && canvas->size > SIZE_S)
        shape_rectangle(canvas, column + width - 2, top + north, 1, inner_height, shade, NO_SPOT);
    if (south)
        shape_rectangle(canvas, column + west, top + height - 2, inner_width, 1, shade, NO_SPOT);
    for (int i = 0; i < 4; i++)
        if ((bits & corners[i].beside) == corners[i].beside && !(bits & corners[i].across))
            shape_pixel(canvas, column + corners[i].right * (width - 1),
                        top + corners[i].down * (height - 1), ground, NO_SPOT);
}

/* What is written on an empty square: whose ground it is, what was just removed. */
static void write_empty(const game_state *s, unsigned square, struct canvas *canvas, int row,
                        int column) {
    static const struct glyph removed = {0xD7, 'x'};
    struct grain grain = grain_of(canvas->size);
    unsigned place = place_of(square);
    for (unsigned side = 0; side < SIDES; side++)
        for (int i = 0; has(s->territory[side], place) && i < grain.rows * grain.columns; i++)
            canvas_put(canvas, row + i / grain.columns, column + i % grain.columns,
                       cathedral_claimed, INK_CLAIM_A + side);
    int middle = row + (grain.rows - 1) / 2, centre = column + (grain.columns - 1) / 2;
    for (int i = 0; i < 2 && has(s->gone, place); i++)
        canvas_put(canvas, middle, centre + i, removed, INK_ALERT);
}

/* The upper left cell of a square, `left` columns being before the board. */
static void find_cell(unsigned square, enum size size, int left, int *row, int *column) {
    struct grain grain = grain_of(size);
    *row = grid_screen_row(&cathedral_grid, (int)square, grain.rows);
    *column = left + grid_screen_column(&cathedral_grid, (int)square, grain.columns);
}

static void paint_ground(const game_state *s, unsigned square, int left, struct canvas *canvas) {
    struct grain grain = grain_of(canvas->size);
    int row, column;
    find_cell(square, canvas->size, left, &row, &column);
    shape_rectangle(canvas, column, 2 * row, grain.columns, 2 * grain.rows, ground_of(s, square),
                    (int)square);
}

/* What stands on a square, after all ground. */
static void paint_standing(const game_state *s, unsigned square, int left, struct canvas *canvas) {
    static const struct glyph newest = {0x25CF, '@'};
    struct grain grain = grain_of(canvas->size);
    unsigned place = place_of(square);
    int row, column;
    find_cell(square, canvas->size, left, &row, &column);
    if (!has(cathedral_built(s), place)) {
        write_empty(s, square, canvas, row, column);
        return;
    }
    unsigned head = cathedral_head(s, place), side = cathedral_side(s, head);
    struct squares cells =
        cathedral_covers(side, cathedral_kind(s, head), cathedral_rotation(s, head), head);
    paint_built(cells, side, square, ground_of(s, square), canvas, row, column);
    if (s->last == place + 1 && canvas->size > SIZE_S)
        canvas_put(canvas, row + (grain.rows - 1) / 2, column + (grain.columns - 1) / 2, newest,
                   INK_PLAIN);
}

/* Ranks at the left; files below, or where there is no row for them, in the free squares of the
   first row. */
static void write_labels(const game_state *s, struct canvas *canvas) {
    struct grain grain = grain_of(canvas->size);
    for (int i = 0; i < RANKS; i++) {
        struct glyph file = {(uint32_t)cathedral_grid.files[i], cathedral_grid.files[i]};
        int middle = LEFT + grain.columns * i + (grain.columns - 1) / 2;
        canvas_textf(canvas, grain.rows * i + (grain.rows - 1) / 2, 0, LEFT - 1, INK_DIM, "%2d",
                     i + 1);
        if (canvas->size > SIZE_S)
            canvas_put(canvas, RANKS * grain.rows, middle, file, INK_DIM);
        else if (!has(cathedral_built(s), (unsigned)i))
            canvas_put(canvas, 0, middle + 1, file, INK_GROUND);
    }
}

void cathedral_paint(const game_state *s, struct canvas *canvas) {
    struct grain grain = grain_of(canvas->size);
    for (unsigned square = 0; square < SQUARES; square++)
        paint_ground(s, square, LEFT, canvas);
    for (unsigned square = 0; square < SQUARES; square++)
        paint_standing(s, square, LEFT, canvas);
    for (struct squares left = s->pending; any(left); left = but_lowest(left)) {
        unsigned square = square_of(lowest(left)); /* which one is asked about */
        int row, column;
        find_cell(square, canvas->size, LEFT, &row, &column);
        canvas_put(canvas, row + (grain.rows - 1) / 2, column + (grain.columns - 1) / 2,
                   (struct glyph){'?', '?'}, INK_ALERT);
    }
    write_labels(s, canvas);
}

/* The smallest size is small enough. */
void cathedral_miniature(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    (void)viewer;
    for (unsigned square = 0; square < SQUARES; square++)
        paint_ground(s, square, 0, canvas);
    for (unsigned square = 0; square < SQUARES; square++)
        paint_standing(s, square, 0, canvas);
}
