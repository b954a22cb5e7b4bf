/*
 * show.c - Kilkenny Cats on the screen: the board, the die and the players beside it.
 *
 * Every place takes three cells, its glyph in the middle, so marks find room at its sides. The
 * frame runs through the ring around the field, where there are no squares, and opens at the
 * mice. Whose a piece is can be told from its shape, and in ASCII from its letter: a capital is
 * a cat, a small letter an empty mouse.
 */
#include "kilkenny.h"

enum {
    LABELS = 2,          /* columns for the rank numbers */
    WIDTH = 3,           /* columns for a place */
    BOARD_ROWS = 16 + 1, /* and the file letters */
    BOARD_COLUMNS = LABELS + 16 * WIDTH,
    PANEL_ROWS = 19,
    PANEL_COLUMNS = 26,
    DIE_ROW = 1,
    SEATS_ROW = 7, /* of the panel, three for each seat */
};

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
static const struct glyph pip = {0x25CF, 'o'};
static const struct glyph blank = {' ', ' '};

static bool central(int file, int rank) {
    return file >= 3 && file <= 12 && rank >= 3 && rank <= 12;
}

static bool central_corner(int file, int rank) {
    return (file == 3 || file == 12) && (rank == 3 || rank == 12);
}

static void draw_piece(const game_state *s, unsigned place, struct canvas *canvas, int row,
                       int column) {
    unsigned there = s->at[place];
    unsigned first = there >= MOUSE_TAKEN ? MOUSE_TAKEN : there >= MOUSE ? MOUSE : CAT;
    const struct glyph *glyphs = first == CAT ? cats : first == MOUSE ? mice : taken;
    unsigned seat = there - first;
    canvas_put(canvas, row, column, glyphs[s->side[seat]], INK_SEAT_A + seat);
}

/* One square: its ground, spot and glyph. */
static void draw_place(const game_state *s, unsigned place, struct canvas *canvas) {
    int file = grid_column(&kilkenny_grid, (int)place), rank = grid_row(&kilkenny_grid, (int)place);
    int row = grid_screen_row(&kilkenny_grid, (int)place, 1);
    int column = LABELS + grid_screen_column(&kilkenny_grid, (int)place, WIDTH);
    unsigned there = s->at[place];
    unsigned light = (unsigned)(file + rank) % 2;
    unsigned paper = (central(file, rank) ? PAPER_FIELD_DARK : PAPER_SQUARE_DARK) + light;
    if (there >= MOUSE) {
        paper = there == MOUSE_IDLE ? PAPER_NONE
                                    : PAPER_CLAIM_A + (there - MOUSE) % (MOUSE_TAKEN - MOUSE);
        canvas_put(canvas, row, column, blank, INK_PLAIN); /* opens the frame */
        canvas_put(canvas, row, column + 2, blank, INK_PLAIN);
    }
    canvas_paper(canvas, row, column, 1, WIDTH, paper);
    canvas_spot(canvas, row, column, 1, WIDTH, (int)place);
    if (there == EMPTY)
        canvas_put(canvas, row, column + 1, central_corner(file, rank) ? corner : square,
                   INK_GROUND);
    else if (there == MOUSE_IDLE)
        canvas_put(canvas, row, column + 1, idle, INK_DIM);
    else
        draw_piece(s, place, canvas, row, column + 1);
}

void kilkenny_draw(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    (void)viewer; /* no secrets */
    for (int i = 0; i < 16; i++) {
        struct glyph file = {(uint32_t)kilkenny_grid.files[i], kilkenny_grid.files[i]};
        canvas_textf(canvas, 15 - i, 0, LABELS, INK_DIM, "%2d", i);
        canvas_put(canvas, 16, LABELS + WIDTH * i + 1, file, INK_DIM);
    }
    /* from the inner side of file z to that of file o */
    canvas_box(canvas, 0, LABELS + WIDTH - 1, 16, 14 * WIDTH + 2, INK_DIM);
    for (unsigned place = 0; place < PLACES; place++)
        if (s->at[place] != OUTSIDE)
            draw_place(s, place, canvas);
}

/* The face of the die, in the colour of the one who rolls it. */
static void draw_die(const game_state *s, struct canvas *canvas) {
    /* bit 3*row + column of the pips of each number */
    static const uint16_t faces[] = {0, 0020, 0104, 0124, 0505, 0525, 0555};
    enum ink ink = INK_SEAT_A + s->to;
    canvas_box(canvas, DIE_ROW, 1, 5, 9, ink);
    for (int i = 0; i < 9; i++)
        if (faces[s->roll] >> i & 1)
            canvas_put(canvas, DIE_ROW + 1 + i / 3, 3 + i % 3 * 2, pip, ink);
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
    char name[] = {'$', (char)('A' + seat), 0};
    bool turn = s->outcome == PLAYING ? seat == s->to
                : s->outcome != DRAWN ? seat == s->winner
                                      : false;
    canvas_put(canvas, row, 0, turn ? (struct glyph){0x25B8, '>'} : blank, INK_STRONG);
    canvas_put(canvas, row, 1, cats[side], ink);
    const char *title = _(kilkenny_sides[side]);
    int used = canvas_text(canvas, row, 3, -1, turn ? INK_STRONG : INK_PLAIN, title);
    if (!canvas->names || strcmp(canvas->names[seat], title) != 0) /* no "South South" */
        canvas_text(canvas, row, 4 + used, -1, ink, name);
    for (unsigned i = 0; i < CATS; i++)
        canvas_put(canvas, row + 1, 3 + (int)i, i < on_field ? cats[side] : square,
                   i < on_field ? ink : INK_DIM);
    canvas_textf(canvas, row + 1, 12, -1, INK_PLAIN, "%u", on_field);
    int column = 15 + canvas_text(canvas, row + 1, 14, -1, INK_DIM, _("mice"));
    for (unsigned i = 0; i < 2; i++)
        canvas_put(canvas, row + 1, column + (int)i,
                   s->taken[seat] >> i & 1 ? taken[side] : mice[side], ink);
    if (on_field == 0)
        canvas_text(canvas, row + 1, column + 3, -1, INK_ALERT, _("out"));
}

void kilkenny_panel(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    (void)viewer;
    canvas_textf(canvas, 0, 1, -1, INK_STRONG, _("Turn %lu"), (unsigned long)s->number);
    draw_die(s, canvas);
    for (unsigned seat = 0; seat < s->seats; seat++)
        draw_seat(s, seat, canvas, SEATS_ROW + 3 * (int)seat);
}

void kilkenny_extent(const game_state *s, struct extent *out) {
    (void)s;
    *out = (struct extent){BOARD_ROWS, BOARD_COLUMNS, PANEL_ROWS, PANEL_COLUMNS};
}

void kilkenny_look(const game_state *s, enum viewer viewer, int spot, struct text *out) {
    unsigned there = spot >= 0 && spot < PLACES ? s->at[spot] : OUTSIDE;
    (void)viewer;
    if (there == EMPTY)
        text_add(out, _("empty"));
    else if (there < MOUSE)
        text_addf(out, _("a cat of $%c"), 'A' + (int)(there - CAT));
    else if (there < MOUSE_TAKEN)
        text_addf(out, _("a mouse of $%c, empty"), 'A' + (int)(there - MOUSE));
    else if (there < MOUSE_IDLE)
        text_addf(out, _("a cat of $%c on its mouse"), 'A' + (int)(there - MOUSE_TAKEN));
    else if (there == MOUSE_IDLE)
        text_add(out, _("a mouse that nobody plays for"));
    else
        text_add(out, _("outside the board"));
}
