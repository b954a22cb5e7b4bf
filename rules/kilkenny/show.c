/*
 * show.c - Kilkenny Cats on the screen: the board, the die and the players beside it.
 *
 * By signs alone every place takes three cells, its glyph in the middle, so marks find room at its
 * sides. The frame runs through the ring around the field, where there are no squares, and opens
 * at the mice. Whose a piece is can be told from its shape, and in ASCII from its letter: a
 * capital is a cat, a small letter an empty mouse.
 *
 * With pixels the field's edge is its own line, and from 5 x 2 cells on a cat is a head with
 * pointed ears, a mouse one with round ears; their eyes are the owner's sign.
 */
#include "core/shape.h"

#include "board.h"

enum {
    SIDE = 16, /* squares, the ring with the mice too */
    PANEL_ROWS = 19,
    PANEL_COLUMNS = 26,
    DIE_ROW = 1,
    SEATS_ROW = 7, /* of the panel, three for each seat */
};

/* How large a place is, in cells, and the columns for the rank numbers. */
struct grain {
    int rows, columns, labels;
};

static struct grain grain_of(enum size size) {
    static const struct grain grains[SIZE_COUNT] = {
        [SIZE_LINES] = {1, 3, 2}, [SIZE_S] = {1, 3, 2}, [SIZE_M] = {2, 5, 3}, [SIZE_L] = {3, 7, 3}};
    return grains[size];
}

static const struct glyph cats[SEATS] = {[SOUTH] = {0x25CF, 'S'},
                                         [WEST] = {0x25B2, 'W'},
                                         [NORTH] = {0x25A0, 'N'},
                                         [EAST] = {0x25C6, 'E'}};
static const struct glyph mice[SEATS] = {[SOUTH] = {0x25CB, 's'},
                                         [WEST] = {0x25B3, 'w'},
                                         [NORTH] = {0x25A1, 'n'},
                                         [EAST] = {0x25C7, 'e'}};
static const struct glyph taken[SEATS] = {[SOUTH] = {0x25C9, 'S'},
                                          [WEST] = {0x25EC, 'W'},
                                          [NORTH] = {0x25A3, 'N'},
                                          [EAST] = {0x25C8, 'E'}};
static const struct glyph square = {0x00B7, '.'};
static const struct glyph corner = {'+', '+'}; /* of the central section */
static const struct glyph idle = {0x00D7, 'x'};
static const struct glyph blank = {' ', ' '};
static const struct glyph claimed = {0x2591, ':'}; /* its owner's ground */

static bool central(int file, int rank) {
    return file >= 3 && file <= 12 && rank >= 3 && rank <= 12;
}

static bool central_corner(int file, int rank) {
    return (file == 3 || file == 12) && (rank == 3 || rank == 12);
}

struct glyph kilkenny_sign(const game_state *s, unsigned seat) {
    return cats[s->side[seat]];
}

/* Whose piece stands on a place, and whether it is a cat, a mouse or a cat on its mouse. */
struct piece {
    unsigned seat;
    const struct glyph *glyphs;
    bool cat; /* also one on its mouse */
};

static struct piece piece_on(const game_state *s, unsigned place) {
    unsigned there = s->at[place];
    if (there >= MOUSE_TAKEN)
        return (struct piece){there - MOUSE_TAKEN, taken, true};
    if (there >= MOUSE)
        return (struct piece){there - MOUSE, mice, false};
    return (struct piece){there - CAT, cats, true};
}

static bool is_mouse(unsigned there) {
    return there >= MOUSE && there != MOUSE_IDLE;
}

/* The ground of a place. */
static enum paper paper_of(const game_state *s, unsigned place) {
    int file = grid_column(&kilkenny_grid, (int)place), rank = grid_row(&kilkenny_grid, (int)place);
    unsigned there = s->at[place], light = (unsigned)(file + rank) % 2;
    if (there == MOUSE_IDLE)
        return PAPER_NONE;
    if (is_mouse(there))
        return PAPER_CLAIM_A + piece_on(s, place).seat;
    return (central(file, rank) ? PAPER_FIELD_DARK : PAPER_SQUARE_DARK) + light;
}

/* A head in quarters of cells, and the cells of its eyes. */
struct head {
    const char *const *rows;
    unsigned count;   /* of rows */
    unsigned eyes[2]; /* columns of cells, on the second row; the same for a single one */
};

static const char *const cat_m[] = {".#......#.", ".########.", ".########.", "..######.."};
static const char *const mouse_m[] = {".###..###.", ".###..###.", "..######..", "...####..."};
static const char *const cat_l[] = {"..#........#..", "..###....###..", "..##########..",
                                    "..##########..", "...########...", ".............."};
static const char *const mouse_l[] = {"..##......##..", ".####....####.", ".############.",
                                      "..##########..", "....######....", "......##......"};
static const struct head heads[2][2] = {/* of a mouse and of a cat, at M and at L */
                                        {{mouse_m, 4, {2, 2}}, {mouse_l, 6, {2, 4}}},
                                        {{cat_m, 4, {1, 3}}, {cat_l, 6, {2, 4}}}};

/* The four quarters of a cell: bit 1 the upper left, 2 the upper right, 4 and 8 the lower ones. In
   a picture that will be turned the head stands on its ears. */
static unsigned quarters(const struct head *head, unsigned row, unsigned column, bool turned) {
    unsigned bits = 0;
    for (unsigned i = 0; i < 4; i++) {
        unsigned quarter = 2 * row + i / 2;
        if (head->rows[turned ? head->count - 1 - quarter : quarter][2 * column + i % 2] == '#')
            bits |= 1U << i;
    }
    return bits;
}

/* A head whose eyes are its owner's sign. */
static void draw_head(struct canvas *canvas, int row, int column, const struct head *head,
                      unsigned seat, struct glyph eye) {
    static const struct glyph blocks[16] = {
        {' ', ' '},    {0x2598, '#'}, {0x259D, '#'}, {0x2580, '#'}, {0x2596, '#'}, {0x258C, '#'},
        {0x259E, '#'}, {0x259B, '#'}, {0x2597, '#'}, {0x259A, '#'}, {0x2590, '#'}, {0x259C, '#'},
        {0x2584, '#'}, {0x2599, '#'}, {0x259F, '#'}, {' ', ' '}};
    unsigned columns = (unsigned)strlen(head->rows[0]) / 2;
    for (unsigned i = 0; i < head->count / 2 * columns; i++) {
        int r = row + (int)(i / columns), c = column + (int)(i % columns);
        unsigned bits = quarters(head, i / columns, i % columns, canvas->turned);
        if (bits == 15)
            canvas_paper(canvas, r, c, 1, 1, PAPER_OWNER_A + seat);
        if (bits)
            canvas_put(canvas, r, c, blocks[bits], INK_SEAT_A + seat);
    }
    int eyes = canvas->turned ? (int)head->count / 2 - 2 : 1;
    for (int i = 0; i < 2; i++)
        canvas_put(canvas, row + eyes, column + (int)head->eyes[i], eye, INK_PLAIN);
}

/* The same in drawings, around a middle. */
enum { EYE = 7 /* steps high */ };

static int down(const struct canvas *canvas) {
    return canvas->turned ? -1 : 1;
}

static void shape_outline(struct canvas *canvas, struct point middle, const struct point *outline,
                          unsigned count, enum paper paper) {
    struct point corners[POINTS_MOST];
    for (unsigned i = 0; i < count; i++)
        corners[i] =
            (struct point){middle.x + outline[i].x, middle.y + outline[i].y * down(canvas)};
    drawing_polygon(canvas->drawing, corners, count, paper);
}

/* A cat: pointed ears, a chin and two eyes. */
static void shape_cat(struct canvas *canvas, struct point middle, unsigned seat, struct glyph eye) {
    static const struct point outline[] = {{-9, -8}, {-3, -4}, {3, -4}, {9, -8},
                                           {9, 3},   {4, 8},   {-4, 8}, {-9, 3}};
    enum paper paper = PAPER_OWNER_A + seat;
    shape_outline(canvas, middle, outline, sizeof outline / sizeof *outline, paper);
    for (int side = -1; side <= 1; side += 2)
        drawing_sign(canvas->drawing, (struct point){middle.x + 4 * side, middle.y}, EYE, INK_PLAIN,
                     paper, eye.code);
}

/* A mouse: round ears, a pointed nose and one eye. */
static void shape_mouse(struct canvas *canvas, struct point middle, unsigned seat,
                        struct glyph eye) {
    static const struct point outline[] = {{-7, -4}, {7, -4}, {6, 1}, {1, 8}, {-1, 8}, {-6, 1}};
    enum { EAR = 4, ACROSS = 6, UP = -4 };
    enum paper paper = PAPER_OWNER_A + seat;
    for (int side = -1; side <= 1; side += 2)
        drawing_disc(canvas->drawing,
                     (struct point){middle.x + ACROSS * side, middle.y + UP * down(canvas)}, EAR,
                     paper);
    shape_outline(canvas, middle, outline, sizeof outline / sizeof *outline, paper);
    drawing_sign(canvas->drawing, middle, EYE, INK_PLAIN, paper, eye.code);
}

/* What stands on a place, in a drawing. */
static void shape_standing(const game_state *s, unsigned place, struct canvas *canvas,
                           struct point at, const struct grain *grain) {
    struct piece piece = piece_on(s, place);
    struct point middle = {at.x + grain->columns * PIXEL / 2, at.y + grain->rows * PIXEL};
    unsigned side = s->side[piece.seat];
    if (piece.cat)
        shape_cat(canvas, middle, piece.seat, cats[side]);
    else
        shape_mouse(canvas, middle, piece.seat, mice[side]);
}

/* What stands on a place of pixels whose upper left cell is given. */
static void draw_standing(const game_state *s, unsigned place, struct canvas *canvas, int row,
                          int column, const struct grain *grain) {
    int middle = row + (grain->rows - 1) / 2, centre = column + grain->columns / 2;
    int file = grid_column(&kilkenny_grid, (int)place), rank = grid_row(&kilkenny_grid, (int)place);
    unsigned there = s->at[place];
    bool hidden = canvas->drawing && there >= MOUSE_TAKEN; /* by the cat in a drawing */
    for (int i = 0; is_mouse(there) && !hidden && i < grain->rows * grain->columns; i++)
        canvas_put(canvas, row + i / grain->columns, column + i % grain->columns, claimed,
                   INK_CLAIM_A + piece_on(s, place).seat);
    if (there == EMPTY && central_corner(file, rank)) {
        canvas_put(canvas, middle, centre, corner, INK_GROUND);
    } else if (there == MOUSE_IDLE) {
        canvas_put(canvas, middle, centre, idle, INK_DIM);
    } else if (there != EMPTY) {
        struct piece piece = piece_on(s, place);
        if (canvas->drawing)
            shape_standing(s, place, canvas, point_of(column, 2 * row), grain);
        else if (grain->rows > 1)
            draw_head(canvas, row, column, &heads[piece.cat][grain->rows > 2], piece.seat,
                      (piece.cat ? cats : mice)[s->side[piece.seat]]);
        else
            canvas_put(canvas, middle, centre, piece.glyphs[s->side[piece.seat]],
                       INK_SEAT_A + piece.seat);
    }
}

/* One square: its ground, spot and glyph. */
static void draw_place(const game_state *s, unsigned place, struct canvas *canvas) {
    struct grain grain = grain_of(canvas->size);
    int file = grid_column(&kilkenny_grid, (int)place), rank = grid_row(&kilkenny_grid, (int)place);
    int row = grid_screen_row(&kilkenny_grid, (int)place, grain.rows);
    int column = grain.labels + grid_screen_column(&kilkenny_grid, (int)place, grain.columns);
    unsigned there = s->at[place];
    shape_rectangle(canvas, column, 2 * row, grain.columns, 2 * grain.rows, paper_of(s, place),
                    (int)place);
    if (canvas->size != SIZE_LINES) {
        draw_standing(s, place, canvas, row, column, &grain);
        return;
    }
    for (int side = 0; side <= 2 && there >= MOUSE; side += 2) { /* opens the frame */
        if (there >= MOUSE_TAKEN && there != MOUSE_IDLE)
            canvas_put(canvas, row, column + side, claimed, INK_CLAIM_A + there - MOUSE_TAKEN);
        else
            canvas_put(canvas, row, column + side, blank, INK_PLAIN);
    }
    if (there == EMPTY) {
        canvas_put(canvas, row, column + 1, central_corner(file, rank) ? corner : square,
                   INK_GROUND);
    } else if (there == MOUSE_IDLE) {
        canvas_put(canvas, row, column + 1, idle, INK_DIM);
    } else {
        struct piece piece = piece_on(s, place);
        canvas_put(canvas, row, column + 1, piece.glyphs[s->side[piece.seat]],
                   INK_SEAT_A + piece.seat);
    }
}

void kilkenny_draw(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    struct grain grain = grain_of(canvas->size);
    (void)viewer; /* no secrets */
    for (int i = 0; i < SIDE; i++) {
        struct glyph file = {(uint32_t)kilkenny_grid.files[i], kilkenny_grid.files[i]};
        canvas_textf(canvas, (SIDE - 1 - i) * grain.rows + (grain.rows - 1) / 2, 0, 2, INK_DIM,
                     "%2d", i);
        canvas_put(canvas, SIDE * grain.rows,
                   grain.labels + grain.columns * i + (grain.columns - 1) / 2, file, INK_DIM);
    }
    if (canvas->size == SIZE_LINES) /* from the inner side of file z to that of file o */
        canvas_box(canvas, 0, grain.labels + grain.columns - 1, SIDE,
                   (SIDE - 2) * grain.columns + 2, INK_FRAME);
    for (unsigned place = 0; place < PLACES; place++)
        if (s->at[place] != OUTSIDE)
            draw_place(s, place, canvas);
}

/* Two by two pixels a place; a cat is two blocks with ears, or where it has its mouse, full. */
void kilkenny_miniature(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    static const struct glyph left = {0x2599, '#'}, right = {0x259F, '#'};
    (void)viewer;
    for (unsigned place = 0; place < PLACES; place++) {
        unsigned there = s->at[place];
        int row = grid_screen_row(&kilkenny_grid, (int)place, 1);
        int column = grid_screen_column(&kilkenny_grid, (int)place, 2);
        if (there == OUTSIDE)
            continue;
        shape_rectangle(canvas, column, 2 * row, 2, 2, paper_of(s, place), NO_SPOT);
        if (there == EMPTY || there == MOUSE_IDLE || !piece_on(s, place).cat)
            continue;
        unsigned seat = piece_on(s, place).seat;
        if (is_mouse(there)) {
            shape_rectangle(canvas, column, 2 * row, 2, 2, PAPER_OWNER_A + seat, NO_SPOT);
        } else {
            canvas_put(canvas, row, column, left, INK_SEAT_A + seat);
            canvas_put(canvas, row, column + 1, right, INK_SEAT_A + seat);
        }
    }
}

/* The face of the die, in the colour of the one who rolls it. */
static void draw_die(const game_state *s, struct canvas *canvas) {
    enum ink ink = INK_SEAT_A + s->to;
    bool plate = canvas->size != SIZE_LINES; /* in the colour of who rolls, its pips dark */
    if (plate)
        shape_rectangle(canvas, 1, 2 * (DIE_ROW + 1), 9, 6, PAPER_OWNER_A + s->to, NO_SPOT);
    else
        canvas_box(canvas, DIE_ROW, 1, 5, 9, ink);
    canvas_pips(canvas, DIE_ROW + 1, 3, 2, s->roll, plate ? INK_PLAIN : ink);
    if (!s->roll && s->outcome == PLAYING)
        canvas_spot(canvas, DIE_ROW, 1, 5, 9, SPOT_DICE);
    if (s->roll)
        canvas_textf(canvas, DIE_ROW + 2, 12, -1, INK_STRONG, _("rolled %d"), s->roll);
    else if (s->outcome == PLAYING)
        canvas_text(canvas, DIE_ROW + 2, 12, -1, INK_DIM, _("to roll"));
    if (s->stuck)
        canvas_text(canvas, DIE_ROW + 3, 12, -1, INK_ALERT, _("no move"));
}

static void draw_seat(const game_state *s, unsigned seat, struct canvas *canvas, int row) {
    enum ink ink = INK_SEAT_A + seat;
    unsigned side = s->side[seat], on_field = s->mobile[seat];
    char name[] = {'$', seat_letter(seat), 0};
    bool turn = s->outcome != DRAWN && seat == (s->outcome == PLAYING ? s->to : s->winner);
    canvas_put(canvas, row, 0, turn ? (struct glyph){0x25B8, '>'} : blank, INK_STRONG);
    canvas_put(canvas, row, 1, cats[side], ink);
    const char *title = _(kilkenny_sides[side]);
    int used = canvas_text(canvas, row, 3, -1, turn ? INK_STRONG : INK_PLAIN, title);
    if (!canvas->names || strcmp(canvas->names[seat], title) != 0) /* no "South South" */
        canvas_text(canvas, row, 4 + used, -1, ink, name);
    for (unsigned i = 0; i < CATS && on_field > 0; i++)
        canvas_put(canvas, row + 1, 3 + (int)i, i < on_field ? cats[side] : square,
                   i < on_field ? ink : INK_DISABLED);
    if (on_field == 0)
        canvas_text(canvas, row + 1, 3, CATS, INK_ALERT, _("out"));
    unsigned caught = 0;
    for (unsigned i = 0; i < 2; i++) {
        caught += s->taken[seat] >> i & 1;
        canvas_put(canvas, row + 1, 12 + (int)i, s->taken[seat] >> i & 1 ? taken[side] : mice[side],
                   ink);
    }
    canvas_textf(canvas, row + 1, 15, -1, caught ? INK_PLAIN : INK_DIM, _("%u of 2 mice"), caught);
}

void kilkenny_panel(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    (void)viewer;
    canvas_textf(canvas, 0, 1, -1, INK_STRONG, _("Turn %lu"), (unsigned long)s->number);
    draw_die(s, canvas);
    for (unsigned seat = 0; seat < s->seats; seat++)
        draw_seat(s, seat, canvas, SEATS_ROW + 3 * (int)seat);
}

bool kilkenny_extent(const game_state *s, enum size size, struct extent *out) {
    (void)s;
    struct grain grain = grain_of(size);
    *out = (struct extent){SIDE * grain.rows + 1, grain.labels + SIDE * grain.columns, PANEL_ROWS,
                           PANEL_COLUMNS};
    return grain.rows > 0;
}

void kilkenny_look(const game_state *s, enum viewer viewer, int spot, struct text *out) {
    unsigned there = spot >= 0 && spot < PLACES ? s->at[spot] : OUTSIDE;
    (void)viewer;
    if (there == EMPTY)
        text_add(out, _("empty"));
    else if (there < MOUSE)
        text_addf(out, _("a cat of $%c"), seat_letter(there - CAT));
    else if (there < MOUSE_TAKEN)
        text_addf(out, _("a mouse of $%c, empty"), seat_letter(there - MOUSE));
    else if (there < MOUSE_IDLE)
        text_addf(out, _("a cat of $%c on its mouse"), seat_letter(there - MOUSE_TAKEN));
    else if (there == MOUSE_IDLE)
        text_add(out, _("a mouse that nobody plays for"));
    else
        text_add(out, _("outside the board"));
}
