/*
 * paint.c - ClanCath on the screen with pixels: the Highlands as a map of heights.
 *
 * A square is as many pixels high as it is wide. Where the ground falls to the right or downwards
 * the pixels at that side lie in the shade, so the high ground rises from the valley; at the
 * largest size a dark pixel marks the lower right corner of every square, so they can be counted.
 * A piece is a plate in its owner's colour (O) on dark ground (#), with its sign, and beside the
 * sign what has happened to it:
 *
 *      S   O#       M   #O#     L    ###      At M and L every other square begins in the middle of
 *          O#           #O#         #OOO#     a cell. The sign stands in the row of cells that is
 *                       ###         #OOO#     wholly the square's, and, at L, nearest its middle.
 *                                   #OOO#
 *                                    ###
 */
#include "core/shape.h"

#include "show.h"

/* A square in pixels, and the columns for the rank numbers. */
struct grain {
    int side, labels;
};

static const struct grain grains[SIZE_COUNT] = {
    [SIZE_S] = {2, 2}, [SIZE_M] = {3, 3}, [SIZE_L] = {5, 3}};

bool clancath_paint_extent(enum size size, int *rows, int *columns) {
    const struct grain *grain = &grains[size];
    *rows = SIDE * grain->side / 2 + 1;
    *columns = grain->labels + SIDE * grain->side;
    return grain->side > 0;
}

/* The upper left pixel of a square. */
static struct point corner_of(const struct grain *grain, unsigned square) {
    return (struct point){grain->labels + (int)(square % SIDE) * grain->side,
                          (int)(square / SIDE) * grain->side};
}

/* The row of cells for signs, by the square's first row of pixels. */
static int sign_row(const struct grain *grain, int top) {
    return (top + (grain->side - 1) / 2) / 2;
}

static void paint_ground(const game_state *s, unsigned square, struct canvas *canvas,
                         struct point at) {
    int side = grains[canvas->size].side, last = side - 1;
    unsigned level = clancath_level(s, square), height = clancath_relief(level) - PAPER_RELIEF_0;
    bool right = square % SIDE < SIDE - 1, below = square / SIDE < SIDE - 1; /* there is more */
    shape_rectangle(canvas, at.x, at.y, side, side, PAPER_RELIEF_0 + height, (int)square);
    if (canvas->size == SIZE_L)
        shape_pixel(canvas, at.x + last, at.y + last, PAPER_SHADE_0 + height, NO_SPOT);
    if (canvas->size == SIZE_S)
        return;
    if (right && clancath_level(s, square + 1) < level)
        shape_rectangle(canvas, at.x + last, at.y, 1, side, PAPER_FALL_0 + height, NO_SPOT);
    if (below && clancath_level(s, square + SIDE) < level)
        shape_rectangle(canvas, at.x, at.y + last, side, 1, PAPER_FALL_0 + height, NO_SPOT);
}

/* The same in a drawing: a disc with the sign, and at its side what has happened to the piece. */
static void shape_piece(const game_state *s, unsigned square, struct canvas *canvas,
                        struct point at) {
    int side = PIXEL * grains[canvas->size].side;
    unsigned seat = clancath_seat_on(s, square);
    struct point middle = {PIXEL * at.x + side / 2, PIXEL * at.y + side / 2};
    struct drawing *drawing = canvas->drawing;
    drawing_disc(drawing, middle, side / 2, PAPER_BADGE);
    drawing_disc(drawing, middle, side / 2 - 1, PAPER_OWNER_A + seat);
    drawing_sign(drawing, middle, 2 * side / 3, INK_PLAIN, PAPER_OWNER_A + seat,
                 clancath_pieces[seat][s->at[square] & KIND].code);
    enum ink ink;
    struct glyph status = clancath_status(s, square, &ink);
    if (status.code != ' ')
        drawing_sign(drawing, (struct point){middle.x + side / 2, middle.y - side / 4}, side / 2,
                     ink, PAPER_BADGE, status.code);
}

static void paint_piece(const game_state *s, unsigned square, struct canvas *canvas,
                        struct point at) {
    const struct grain *grain = &grains[canvas->size];
    unsigned seat = clancath_seat_on(s, square);
    enum paper owner = PAPER_OWNER_A + seat;
    int side = grain->side, row = sign_row(grain, at.y), middle = at.x + (side - 1) / 2;
    if (side == 5) {
        shape_rectangle(canvas, at.x + 1, at.y, 3, 5, PAPER_BADGE, NO_SPOT);
        shape_rectangle(canvas, at.x, at.y + 1, 5, 3, PAPER_BADGE, NO_SPOT);
        shape_rectangle(canvas, at.x + 1, at.y + 1, 3, 3, owner, NO_SPOT);
    } else {
        shape_rectangle(canvas, at.x, at.y, side, side, PAPER_BADGE, NO_SPOT);
        shape_rectangle(canvas, middle, 2 * row, 1, 2, owner, NO_SPOT);
    }
    canvas_put(canvas, row, middle, clancath_pieces[seat][s->at[square] & KIND], INK_SEAT_A + seat);
    enum ink ink;
    struct glyph status = clancath_status(s, square, &ink);
    canvas_put(canvas, row, middle + 1, status, ink);
}

void clancath_paint(const game_state *s, struct canvas *canvas) {
    const struct grain *grain = &grains[canvas->size];
    for (int i = 0; i < SIDE; i++) {
        struct glyph file = {(uint32_t)clancath_grid.files[i], clancath_grid.files[i]};
        canvas_textf(canvas, sign_row(grain, i * grain->side), 0, 2, INK_DIM, "%2d", i + 1);
        canvas_put(canvas, SIDE * grain->side / 2,
                   grain->labels + grain->side * i + (grain->side - 1) / 2, file, INK_DIM);
    }
    for (unsigned square = 0; square < SQUARES; square++) {
        struct point at = corner_of(grain, square);
        paint_ground(s, square, canvas, at);
        if (s->at[square] != NOBODY && !canvas->drawing)
            paint_piece(s, square, canvas, at);
    }
    for (unsigned square = 0; square < SQUARES && canvas->drawing; square++)
        if (s->at[square] != NOBODY)
            shape_piece(s, square, canvas, corner_of(grain, square));
}

/* Two by two pixels a square; of a clansman one pixel is missing. */
void clancath_miniature(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    (void)viewer;
    for (unsigned square = 0; square < SQUARES; square++) {
        int row = 2 * (int)(square / SIDE), column = 2 * (int)(square % SIDE);
        enum paper ground = clancath_relief(clancath_level(s, square)), paper = ground;
        if (s->at[square] != NOBODY)
            paper = PAPER_OWNER_A + clancath_seat_on(s, square);
        shape_rectangle(canvas, column, row, 2, 2, paper, NO_SPOT);
        if ((s->at[square] & KIND) == CLANSMAN)
            shape_pixel(canvas, column + 1, row, ground, NO_SPOT);
    }
}
