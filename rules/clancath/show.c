/*
 * show.c - ClanCath on the screen: the Highlands, and the scoreboards beside them.
 *
 * A square takes two cells: the piece, and the ground, so that the level can be told under every
 * piece and without colour. Filled shapes and capitals are seat A's, hollow shapes and small
 * letters seat B's. The Berserker has an ! beside it, a piece that has captured a -.
 */
#include "board.h"

enum {
    LABELS = 2, /* columns for the rank numbers */
    WIDTH = 2,  /* columns for a square */
    LEVELS = 7, /* with the narrowest bands */
    BOARD_ROWS = SIDE + 1,
    BOARD_COLUMNS = LABELS + SIDE * WIDTH,
    SEAT_ROWS = 6,
    PANEL_ROWS = 1 + SEATS * SEAT_ROWS,
    PANEL_COLUMNS = 34,
    TRACK = 8,           /* the column of a track's 0 */
    DICE = 23,           /* the column of the dice */
    DIE_COLUMNS = 5 + 1, /* and a gap */
};

static const struct glyph pieces[SEATS][KINDS] = {
    {{' ', ' '}, {0x25CF, 'M'}, {0x25B2, 'H'}, {0x2605, 'C'}},
    {{' ', ' '}, {0x25CB, 'm'}, {0x25B3, 'h'}, {0x2606, 'c'}},
};
static const struct glyph grounds[LEVELS] = {
    {' ', ' '}, {',', ','}, {':', ':'}, {0x2591, '+'}, {0x2592, '#'}, {0x2593, '%'}, {0x2588, '@'},
};
static const struct glyph marker = {0x25C6, 'O'};
static const struct glyph track = {0x00B7, '.'};
static const struct glyph pip = {0x25CF, 'o'};
static const struct glyph edge = {0x2502, '|'};

const char *const clancath_kinds[KINDS] = {N_("nobody"), N_("clansman"), N_("hero"),
                                           N_("chieftain")};
const char *const clancath_a_kind[KINDS] = {N_("nobody"), N_("a clansman"), N_("a hero"),
                                            N_("the chieftain")};

static bool is_berserker(const game_state *s, unsigned square) {
    return s->berserker[0] == (int)square || s->berserker[1] == (int)square;
}

/* Five levels are spread over the heights that colours have, which more levels fill. */
static enum paper relief(unsigned level) {
    static const uint8_t heights[LEVELS] = {0, 2, 3, 4, 5, 5, 6};
    return PAPER_RELIEF_0 + heights[level];
}

static void draw_square(const game_state *s, unsigned square, struct canvas *canvas) {
    int row = grid_screen_row(&clancath_grid, (int)square, 1);
    int column = LABELS + grid_screen_column(&clancath_grid, (int)square, WIDTH);
    unsigned there = s->at[square], level = clancath_level(s, square);
    canvas_paper(canvas, row, column, 1, WIDTH, relief(level));
    canvas_spot(canvas, row, column, 1, WIDTH, (int)square);
    canvas_put(canvas, row, column, grounds[level], INK_GROUND);
    canvas_put(canvas, row, column + 1, grounds[level], INK_GROUND);
    if (there == NOBODY)
        return;
    unsigned seat = there / SEAT_BIT % SEATS;
    canvas_put(canvas, row, column, pieces[seat][there & KIND], INK_SEAT_A + seat);
    if (is_berserker(s, square))
        canvas_put(canvas, row, column + 1, (struct glyph){'!', '!'}, INK_ALERT);
    else if (there & TIRED)
        canvas_put(canvas, row, column + 1, (struct glyph){'-', '-'}, INK_SEAT_A + seat);
}

void clancath_draw(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    (void)viewer; /* no secrets */
    for (int i = 0; i < SIDE; i++) {
        struct glyph file = {(uint32_t)clancath_grid.files[i], clancath_grid.files[i]};
        canvas_textf(canvas, i, 0, LABELS, INK_DIM, "%2d", i + 1);
        canvas_put(canvas, SIDE, LABELS + WIDTH * i, file, INK_DIM);
    }
    for (unsigned square = 0; square < SQUARES; square++)
        draw_square(s, square, canvas);
}

/*
 * The scoreboards.
 */

static void draw_track(struct canvas *canvas, int row, const char *label, unsigned points,
                       enum ink ink) {
    canvas_text(canvas, row, 0, TRACK - 3, INK_DIM, label);
    canvas_textf(canvas, row, TRACK - 3, 2, INK_PLAIN, "%2u", points);
    for (unsigned i = 0; i <= COLUMN_MOST; i++)
        canvas_put(canvas, row, TRACK + (int)i, i == points ? marker : track,
                   i == points ? ink : INK_DIM);
}

static void draw_die(struct canvas *canvas, int row, int column, unsigned face, enum ink ink) {
    /* bit 3*row + column of the pips of each number */
    static const uint16_t faces[] = {0, 0020, 0104, 0124, 0505, 0525, 0555};
    for (int i = 0; i < 3; i++) {
        canvas_put(canvas, row + i, column, edge, ink);
        canvas_put(canvas, row + i, column + 4, edge, ink);
    }
    for (int i = 0; i < 9; i++)
        if (faces[face] >> i & 1)
            canvas_put(canvas, row + i / 3, column + 1 + i % 3, pip, ink);
}

/* Numbers of each kind, the chieftain first; returns the column after them. */
static int draw_counts(struct canvas *canvas, int row, int column, unsigned seat,
                       const unsigned counts[KINDS]) {
    for (unsigned kind = CHIEFTAIN; kind > NOBODY; kind--) {
        canvas_put(canvas, row, column, pieces[seat][kind], INK_SEAT_A + seat);
        column += 2 + canvas_textf(canvas, row, column + 1, -1, INK_PLAIN, "%u", counts[kind]);
    }
    return column;
}

static void draw_army(const game_state *s, unsigned seat, struct canvas *canvas, int row) {
    unsigned alive[KINDS], missing[KINDS];
    bool placing = s->stage == PLACING;
    for (unsigned kind = NOBODY; kind < KINDS; kind++) {
        alive[kind] = s->alive[seat][kind];
        missing[kind] = clancath_stock(s, seat, kind);
    }
    int column = canvas_text(canvas, row, 0, -1, INK_DIM, placing ? _("placed") : _("alive")) + 1;
    column = draw_counts(canvas, row, column, seat, alive) + 1;
    column += 1 + canvas_text(canvas, row, column, -1, INK_DIM,
                              placing ? C_("panel", "left") : C_("panel", "lost"));
    draw_counts(canvas, row, column, seat, missing);
}

static void draw_seat(const game_state *s, unsigned seat, struct canvas *canvas, int row) {
    enum ink ink = INK_SEAT_A + seat;
    char name[] = {'$', seat_letter(seat), 0};
    bool turn =
        (s->outcome == PLAYING && seat == s->to) || (s->outcome == WON && seat == s->winner);
    if (turn)
        canvas_put(canvas, row, 0, (struct glyph){0x25B8, '>'}, INK_STRONG);
    canvas_put(canvas, row, 1, pieces[seat][CHIEFTAIN], ink);
    canvas_text(canvas, row, 3, 12, ink, name);
    if (turn && s->stage != PLACING && s->outcome == PLAYING)
        canvas_textf(canvas, row, 16, -1, INK_STRONG, _("%u left, %u spent"), s->left, s->spent);
    draw_track(canvas, row + 1, C_("panel", "auto"), clancath_automatic(s, seat), ink);
    draw_track(canvas, row + 2, s->columns ? C_("panel", "die1") : C_("panel", "dice"),
               s->dice[seat][0], ink);
    draw_track(canvas, row + 3, s->columns ? C_("panel", "die2") : C_("panel", "dice"),
               s->dice[seat][1], ink);
    draw_army(s, seat, canvas, row + 4);
    if (s->rolled[0] && s->roller == seat)
        for (int i = 0; i < 2; i++)
            draw_die(canvas, row + 1, DICE + DIE_COLUMNS * i, s->rolled[i], ink);
}

void clancath_panel(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    (void)viewer;
    canvas_text(canvas, 0, TRACK, -1, INK_DIM, "0     6    12");
    if (s->draw_after)
        canvas_textf(canvas, 0, DICE - 1, PANEL_COLUMNS - DICE + 1, INK_DIM, _("draw in %d"),
                     s->draw_after - (s->quiet < 0 ? 0 : s->quiet));
    for (unsigned seat = 0; seat < SEATS; seat++)
        draw_seat(s, seat, canvas, 1 + SEAT_ROWS * (int)seat);
}

bool clancath_extent(const game_state *s, enum size size, struct extent *out) {
    (void)s;
    *out = (struct extent){BOARD_ROWS, BOARD_COLUMNS, PANEL_ROWS, PANEL_COLUMNS};
    return size == SIZE_LINES;
}

void clancath_look(const game_state *s, enum viewer viewer, int spot, struct text *out) {
    (void)viewer;
    unsigned square = (unsigned)spot, there = s->at[square], level = clancath_level(s, square);
    if (there) {
        text_addf(out, is_berserker(s, square) ? _("the Berserker, %s of $%c") : _("%s of $%c"),
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
