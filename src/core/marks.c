/*
 * marks.c - makes marks visible: canvas_show_marks of canvas.h.
 *
 * First the ground of marked places is painted, pixel by pixel; then signs are written into the
 * room that is left, those of the marks that matter most first. A mark never covers a piece, but
 * for the corners of a small one.
 */
#include <limits.h>
#include <stdlib.h>

#include "core/places.h"

enum {
    RING_PIXELS = 5, /* a place needs so many in both directions for a ring */
    CORNER_ROWS = 2,
    CORNER_COLUMNS = 4,
    DISC_COLUMNS = 4,
    SLANT = 4,
    FAR = 1000
};

/* From the mark that matters most to the least. A spot is put between the left and right signs
   of its first mark. The middle sign is for empty spots: always instead of left and right, or
   only where there is no room for these. */
static const struct sign {
    enum mark mark;
    enum ink ink;
    struct glyph left, right, middle;
    bool always;
    bool lines; /* with pixels colour tells it */
} mark_signs[] = {
    {MARK_CURSOR, INK_CURSOR, {'[', '['}, {']', ']'}, {0x25A1, '#'}, false, false},
    {MARK_CAPTURE, INK_CAPTURE, {0x2039, '<'}, {0x203A, '>'}, {0x2022, '.'}, true, false},
    {MARK_CHOSEN, INK_STRONG, {'(', '('}, {')', ')'}, {0x25CB, 'o'}, false, true},
    {MARK_ALERT, INK_ALERT, {'!', '!'}, {'!', '!'}, {'!', '!'}, true, false},
    {MARK_CANDIDATE, INK_LEGAL, {0x2039, '<'}, {0x203A, '>'}, {0x2022, '.'}, true, false},
    {MARK_LAST, INK_LAST, {'\'', '\''}, {'\'', '\''}, {'\'', '\''}, false, true},
};
static const struct glyph disc = {0x25CF, '.'};

enum { MARK_SIGNS = sizeof mark_signs / sizeof *mark_signs };

/*
 * Ground.
 */

/* A pixel of the canvas: half a cell. Rows are twice as many as the cells'. */
struct pixel {
    uint8_t *paper;
    int spot;
};

static struct pixel pixel_at(const struct canvas *canvas, int row, int column) {
    struct cell *cell = row < 0 ? NULL : canvas_at(canvas, row / 2, column);
    if (!cell)
        return (struct pixel){NULL, NO_SPOT};
    return row % 2 ? (struct pixel){&cell->below, cell->spot_below}
                   : (struct pixel){&cell->paper, cell->spot};
}

/* Ground that marks may change: the page, squares, fields, a seat's ground. */
static bool is_calm(unsigned paper) {
    return paper <= PAPER_LAST || paper >= PAPER_CLAIM_A;
}

static bool is_ghost(const struct places *places, int spot) {
    const struct place *place = places_of(places, spot);
    return place && place->marks & MARK_GHOST;
}

/* True when a neighbour of the pixel, one of four or of all eight, is of another spot: or, for a
   ghost, of none of its spots. */
static bool is_edge(const struct canvas *canvas, const struct places *places, int row, int column,
                    bool ghost) {
    int spot = pixel_at(canvas, row, column).spot;
    for (int i = 0; i < 9; i++) {
        int down = i / 3 - 1, right = i % 3 - 1;
        if (!ghost && down && right)
            continue;
        int other = pixel_at(canvas, row + down, column + right).spot;
        if (ghost ? !is_ghost(places, other) : other != spot)
            return true;
    }
    return false;
}

/* The gaps between terrains, and the rim of what stands on them: lines, and thin plates. */
static bool is_rim(const struct canvas *canvas, unsigned paper) {
    return canvas->size != SIZE_LINES && paper == PAPER_SHORE;
}

/* Ground of a height or its rim. */
static bool is_relief(unsigned paper) {
    return paper >= PAPER_RELIEF_0 && paper < PAPER_GRAIN;
}

/* There is room for a ring of pixels inside the place. */
static bool is_wide(const struct canvas *canvas, const struct place *place) {
    int rows = 0, column = (place->left + place->right) / 2;
    for (int row = 2 * place->top - 1; row <= 2 * place->bottom + 1; row++)
        rows += pixel_at(canvas, row, column).spot == place->spot;
    return canvas->size != SIZE_LINES && rows >= RING_PIXELS &&
           place->right - place->left + 1 >= RING_PIXELS;
}

/* The ring of a place on relief, which goes around whatever is written on it and around a piece:
   of its pixels this is one. */
static bool is_ring(const struct canvas *canvas, const struct places *places,
                    const struct place *place, int row, int column, unsigned paper) {
    const unsigned ringed = MARK_CURSOR | MARK_CAPTURE | MARK_ALERT | MARK_CHOSEN | MARK_LAST;
    return (is_relief(paper) || paper == PAPER_BADGE) && place->marks & ringed &&
           is_wide(canvas, place) && is_edge(canvas, places, row, column, false);
}

/* What the marks make of a pixel's paper. */
static unsigned marked_paper(const struct canvas *canvas, const struct places *places,
                             const struct place *place, int row, int column) {
    unsigned paper = *pixel_at(canvas, row, column).paper, marks = place->marks;
    bool pixels = canvas->size != SIZE_LINES;
    if (pixels && marks & MARK_GHOST) {
        if (is_edge(canvas, places, row, column, true))
            return marks & MARK_ALERT ? PAPER_CAPTURE : PAPER_CURSOR;
        if (paper >= PAPER_ROOF_A && paper < PAPER_CLAIM_A)
            return paper + SEATS_MOST;
        return paper >= PAPER_OWNER_A && paper < PAPER_ROOF_A ? paper + 2 * SEATS_MOST : paper;
    }
    if (marks & MARK_CURSOR && place->empty && is_wide(canvas, place) &&
        is_edge(canvas, places, row, column, false))
        return PAPER_CURSOR;
    bool ring = pixels && is_ring(canvas, places, place, row, column, paper);
    bool rim = ring || is_rim(canvas, paper);
    if (rim && marks & MARK_CURSOR)
        return PAPER_CURSOR;
    if (rim && marks & (MARK_CAPTURE | MARK_ALERT))
        return PAPER_CAPTURE;
    bool badge = pixels && paper == PAPER_BADGE;
    bool small = pixels && is_relief(paper) && !is_wide(canvas, place);
    if ((!rim && !badge && !small && !is_calm(paper)) || !(marks & (MARK_CHOSEN | MARK_LAST)))
        return paper;
    return marks & MARK_CHOSEN ? PAPER_CHOSEN : PAPER_LAST;
}

/* A slanted place may reach further in the lower halves of cells than in the upper ones. */
static void paint_place(struct canvas *canvas, const struct places *places, struct place *place) {
    for (int row = 2 * place->top - 1; row <= 2 * place->bottom + 1; row++)
        for (int column = place->left - SLANT; column <= place->right + SLANT; column++) {
            struct pixel pixel = pixel_at(canvas, row, column);
            if (pixel.spot != place->spot)
                continue;
            unsigned paper = marked_paper(canvas, places, place, row, column);
            bool written = canvas_at(canvas, row / 2, column)->glyph != ' ';
            if (written && paper == PAPER_CURSOR)
                continue;
            bool ring = paper == PAPER_CURSOR || paper == PAPER_CAPTURE;
            bool ground = is_relief(*pixel.paper) || *pixel.paper == PAPER_BADGE;
            place->rimmed = place->rimmed || is_rim(canvas, *pixel.paper) || (ground && ring);
            *pixel.paper = (uint8_t)paper;
        }
}

static void paint_ground(struct canvas *canvas, const struct places *places) {
    const unsigned painted =
        MARK_CHOSEN | MARK_LAST | MARK_CURSOR | MARK_GHOST | MARK_ALERT | MARK_CAPTURE;
    for (int i = 0; i < places->count; i++)
        if (places->list[i].marks & painted)
            paint_place(canvas, places, &places->list[i]);
}

/*
 * Signs.
 */

/* The sign that is put around the spot, or NULL. */
static const struct sign *frame_of(const struct canvas *canvas, const struct place *place) {
    if (canvas->size != SIZE_LINES && place->marks & MARK_GHOST)
        return NULL;
    for (int i = 0; i < MARK_SIGNS; i++)
        if ((place->marks & mark_signs[i].mark) && !(place->empty && mark_signs[i].always) &&
            !(mark_signs[i].lines && canvas->size != SIZE_LINES))
            return &mark_signs[i];
    return NULL;
}

/* A sign may be written there: the cell is bare and wholly of one place and one ground. */
static bool has_room(const struct canvas *canvas, const struct cell *cell) {
    bool ground = cell->glyph == ' ' || cell->ink == INK_GROUND || cell->ink >= INK_CLAIM_A;
    bool whole = cell->paper == cell->below && cell->spot == cell->spot_below;
    return ground && (canvas->size == SIZE_LINES || whole);
}

enum { NO_COLUMN = -1 };

/* The column of a sign beside a place: of the inner cell when there is room, else of the outer one
   when there is and it is nobody's, else NO_COLUMN. */
static int column_beside(const struct canvas *canvas, int row, int inner, int outer, bool inside) {
    const struct cell *next = canvas_at(canvas, row, outer);
    if (inside && has_room(canvas, canvas_at(canvas, row, inner)))
        return inner;
    return next && has_room(canvas, next) && next->spot == NO_SPOT ? outer : NO_COLUMN;
}

/* Writes the four corners of a place, over a piece that fills it too. */
static void put_corners(struct canvas *canvas, struct place *place, enum ink ink) {
    static const struct glyph corners[2][2] = {{{0x250F, '+'}, {0x2513, '+'}},
                                               {{0x2517, '+'}, {0x251B, '+'}}};
    for (int i = 0; i < 4; i++) {
        int row = i / 2 ? place->bottom : place->top;
        int left = place->left, right = place->right;
        while (left < right && canvas_at(canvas, row, left)->spot != place->spot)
            left++;
        while (left < right && canvas_at(canvas, row, right)->spot != place->spot)
            right--;
        struct cell *cell = canvas_at(canvas, row, i % 2 ? right : left);
        bool filled = place->bottom - place->top + 1 == CORNER_ROWS;
        if (cell->spot == place->spot && (filled || has_room(canvas, cell)))
            canvas_put(canvas, row, i % 2 ? right : left, corners[i / 2][i % 2], ink);
    }
    place->framed = true;
}

/* The cell in the middle of a place; where that is another's or written on, the nearest one that
   has room for a sign; without any, one that a gap fills half; else its first one. Cells are
   twice as high as wide. */
static void find_middle(const struct canvas *canvas, const struct place *place, int *row,
                        int *column) {
    int best = INT_MAX, middle = (place->top + place->bottom) / 2;
    int centre = (place->left + place->right) / 2;
    const struct cell *exact = canvas_at(canvas, middle, centre);
    bool usable = exact->spot == place->spot && (exact->glyph == ' ' || has_room(canvas, exact));
    *row = usable ? middle : place->first_row;
    *column = usable ? centre : place->first_column;
    for (int r = place->top; r <= place->bottom && !usable; r++)
        for (int c = place->left; c <= place->right; c++) {
            const struct cell *cell = canvas_at(canvas, r, c);
            bool free = has_room(canvas, cell) && cell->paper != PAPER_NONE;
            bool half = is_rim(canvas, cell->paper);
            int away = 4 * abs(r - middle) + 2 * abs(c - centre) + (c < centre) + (free ? 0 : FAR);
            if (cell->spot == place->spot && away < best && (free || half)) {
                best = away;
                *row = r;
                *column = c;
            }
        }
}

/* A piece that can be chosen has a dot in its middle, or beside its sign. */
static void put_dot(struct canvas *canvas, const struct place *place) {
    int row, column;
    find_middle(canvas, place, &row, &column);
    const struct cell *cell = canvas_at(canvas, row, column);
    if (cell->glyph == ' ' && !cell_is_split(cell))
        canvas_put(canvas, row, column, (struct glyph){0x2022, '.'}, INK_LEGAL);
}

static bool is_large(const struct canvas *canvas, const struct place *place) {
    return canvas->size != SIZE_LINES && place->bottom - place->top + 1 >= CORNER_ROWS &&
           place->right - place->left + 1 >= CORNER_COLUMNS;
}

/* Puts the signs at both ends of a run of a place's cells. A run of one cell has no room inside. A
   cursor that finds no room, with pixels at either end, fills the run. */
static void frame_run(struct canvas *canvas, struct place *place, const struct sign *sign, int row,
                      int left, int right) {
    int before = column_beside(canvas, row, left, left - 1, right > left);
    int after = column_beside(canvas, row, right, right + 1, right > left);
    bool none = before == NO_COLUMN && after == NO_COLUMN, pixels = canvas->size != SIZE_LINES;
    bool half = pixels && (before == NO_COLUMN || after == NO_COLUMN);
    if (sign->mark == MARK_CURSOR && !place->framed && (none || half)) {
        canvas_paper(canvas, row, left, 1, right - left + 1, PAPER_CURSOR);
        place->framed = pixels;
        return;
    }
    if (before != NO_COLUMN)
        canvas_put(canvas, row, before, sign->left, sign->ink);
    if (after != NO_COLUMN)
        canvas_put(canvas, row, after, sign->right, sign->ink);
    place->framed = place->framed || !none;
}

/* Puts the signs around every run of the spot's cells; of marks that many spots have, on one row
   only. */
static void show_frame(struct canvas *canvas, struct place *place, const struct sign *sign) {
    bool ring = place->empty && is_wide(canvas, place);
    if (place->rimmed) {
        place->framed = true;
        return;
    }
    if (is_large(canvas, place)) {
        if (sign->mark == MARK_CANDIDATE)
            put_dot(canvas, place);
        else if (sign->mark != MARK_CURSOR || !ring)
            put_corners(canvas, place, sign->ink);
        place->framed = true;
        return;
    }
    if (canvas->size != SIZE_LINES && sign->mark == MARK_CANDIDATE) {
        put_dot(canvas, place);
        place->framed = true;
        return;
    }
    for (int row = place->top; row <= place->bottom && !(sign->always && place->framed); row++) {
        const struct cell *cells = canvas->cells + row * canvas->columns;
        for (int left = place->left, right; left <= place->right; left = right + 1) {
            right = places_run_end(cells, canvas->columns, left);
            if (cells[left].spot == place->spot)
                frame_run(canvas, place, sign, row, left, right);
        }
    }
}

/* Puts a sign into the middle of an empty spot. */
static void show_middle(struct canvas *canvas, const struct place *place) {
    const struct sign *sign = place->framed ? NULL : frame_of(canvas, place);
    for (int i = 0; i < MARK_SIGNS && !sign; i++)
        if ((place->marks & mark_signs[i].mark) && mark_signs[i].always)
            sign = &mark_signs[i];
    int row, column;
    find_middle(canvas, place, &row, &column);
    if (!sign || (place->rimmed && place->marks & MARK_CURSOR && !is_wide(canvas, place)) ||
        (sign->mark != MARK_CURSOR && place->marks & MARK_GHOST && canvas->size != SIZE_LINES))
        return;
    bool dot = sign->mark == MARK_CANDIDATE && is_large(canvas, place) &&
               place->right - place->left + 1 > DISC_COLUMNS;
    struct cell *cell = canvas_at(canvas, row, column);
    if (is_rim(canvas, cell->paper) && cell_is_split(cell))
        cell->below = cell->paper; /* a gap has room for the sign there */
    if (has_room(canvas, cell))
        canvas_put(canvas, row, column, dot ? disc : sign->middle, sign->ink);
}

/* The marks that matter most take the room beside a spot first. */
void canvas_show_marks(struct canvas *canvas) {
    struct places places;
    places_find(&places, canvas);
    for (int i = 0; i < places.count; i++)
        if (places.list[i].marks & MARK_QUIET)
            places.list[i].marks &= ~(unsigned)(MARK_CANDIDATE | MARK_CAPTURE);
    paint_ground(canvas, &places);
    for (int sign = 0; sign < MARK_SIGNS; sign++)
        for (int i = 0; i < places.count; i++)
            if (places.list[i].marks && frame_of(canvas, &places.list[i]) == &mark_signs[sign])
                show_frame(canvas, &places.list[i], &mark_signs[sign]);
    for (int i = 0; i < places.count; i++)
        if (places.list[i].marks && places.list[i].empty)
            show_middle(canvas, &places.list[i]);
    places_free(&places);
}
