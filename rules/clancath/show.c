/*
 * show.c - ClanCath on the screen: the Highlands by signs alone, and what stands where. With pixels
 * they are paint.c's; the scoreboards are panel.c's.
 *
 * A square takes two cells: the piece, and the ground, so that the level can be told under every
 * piece and without colour. Filled shapes and capitals are seat A's, hollow shapes and small
 * letters seat B's. The Berserker has an ! beside it, a piece that has captured a -.
 */
#include "show.h"

enum {
    LABELS = 2, /* columns for the rank numbers */
    WIDTH = 2,  /* columns for a square */
    BOARD_ROWS = SIDE + 1,
    BOARD_COLUMNS = LABELS + SIDE * WIDTH,
};

const char *const clancath_kinds[KINDS] = {N_("nobody"), N_("clansman"), N_("hero"),
                                           N_("chieftain")};
const char *const clancath_a_kind[KINDS] = {N_("nobody"), N_("a clansman"), N_("a hero"),
                                            N_("the chieftain")};

struct glyph clancath_sign(const game_state *s, unsigned seat) {
    (void)s;
    return clancath_pieces[seat][CLANSMAN];
}

static void draw_square(const game_state *s, unsigned square, struct canvas *canvas) {
    int row = grid_screen_row(&clancath_grid, (int)square, 1);
    int column = LABELS + grid_screen_column(&clancath_grid, (int)square, WIDTH);
    unsigned there = s->at[square], level = clancath_level(s, square);
    enum ink ink;
    struct glyph status = clancath_status(s, square, &ink);
    canvas_paper(canvas, row, column, 1, WIDTH, clancath_relief(level));
    canvas_spot(canvas, row, column, 1, WIDTH, (int)square);
    canvas_put(canvas, row, column, clancath_textures[level], INK_GROUND);
    canvas_put(canvas, row, column + 1, clancath_textures[level], INK_GROUND);
    if (there == NOBODY)
        return;
    unsigned seat = clancath_seat_on(s, square);
    canvas_put(canvas, row, column, clancath_pieces[seat][there & KIND], INK_SEAT_A + seat);
    if (status.code != ' ')
        canvas_put(canvas, row, column + 1, status, ink);
    canvas_join(canvas, row, column, WIDTH);
}

void clancath_draw(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    (void)viewer; /* no secrets */
    if (canvas->size != SIZE_LINES) {
        clancath_paint(s, canvas);
        return;
    }
    for (int i = 0; i < SIDE; i++) {
        struct glyph file = {(uint32_t)clancath_grid.files[i], clancath_grid.files[i]};
        canvas_textf(canvas, i, 0, LABELS, INK_DIM, "%2d", i + 1);
        canvas_put(canvas, SIDE, LABELS + WIDTH * i, file, INK_DIM);
    }
    for (unsigned square = 0; square < SQUARES; square++)
        draw_square(s, square, canvas);
}

bool clancath_extent(const game_state *s, enum size size, struct extent *out) {
    (void)s;
    *out = (struct extent){.board_rows = BOARD_ROWS, .board_columns = BOARD_COLUMNS};
    clancath_panel_extent(size, &out->panel_rows, &out->panel_columns);
    return size == SIZE_LINES || clancath_paint_extent(size, &out->board_rows, &out->board_columns);
}

void clancath_look(const game_state *s, enum viewer viewer, int spot, struct text *out) {
    (void)viewer;
    unsigned square = (unsigned)spot, there = s->at[square], level = clancath_level(s, square);
    if (there) {
        text_addf(out,
                  clancath_is_berserker(s, square) ? _("the Berserker, %s of $%c") : _("%s of $%c"),
                  _(clancath_a_kind[there & KIND]), seat_letter(there / SEAT_BIT % SEATS));
        if (there & TIRED)
            text_add(out, _(", has captured and rests"));
        text_add(out, ", ");
    }
    if (level == 0)
        text_add(out, _("valley"));
    else
        text_addf(out, _("level %u"), level);
}
