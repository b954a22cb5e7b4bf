/*
 * panel.c - ClanCath beside the board: points, dice and armies, and a legend of the heights.
 *
 *      Turn 77   draw in 40
 *      >* Anna           29 left, 5 spent      a line as long as the points; dice that wait to be
 *       auto 10  ==========O--   ?   ?         rolled have no pips, and a click rolls them
 *       die1 12  ============O
 *       alive *1 ^4 o7   lost *0 ^0 o13
 */
#include "core/shape.h"

#include "show.h"

enum {
    SEAT_ROWS = 6,
    FIRST_SEAT = 1,                          /* row */
    LEGEND = FIRST_SEAT + SEATS * SEAT_ROWS, /* row */
    PANEL_ROWS = LEGEND + 1,
    SWATCH = 4, /* columns of a level in the legend */
    TRACK = 8,  /* the column of a track's 0 */
    DICE = 23,  /* the column of the dice */
    DIE_ROWS = 3,
};

static const struct glyph marker = {0x25C6, 'O'};
static const struct glyph track[2] = {{0x2500, '-'}, {0x2501, '='}};
static const struct glyph unknown = {'?', '?'};
static const struct glyph edge = {0x2502, '|'};

static int die_columns(enum size size) {
    return size > SIZE_S ? 7 : 5;
}

void clancath_panel_extent(enum size size, int *rows, int *columns) {
    *rows = PANEL_ROWS;
    *columns = DICE + 2 * die_columns(size) + 1;
}

static void draw_track(struct canvas *canvas, int row, const char *label, unsigned points,
                       enum ink ink) {
    canvas_text(canvas, row, 0, TRACK - 3, INK_DIM, label);
    canvas_textf(canvas, row, TRACK - 3, 2, INK_PLAIN, "%2u", points);
    for (unsigned i = 0; i <= COLUMN_MOST; i++)
        canvas_put(canvas, row, TRACK + (int)i, i == points ? marker : track[i < points],
                   i <= points ? ink : INK_DISABLED);
}

/* One of the dice; face 0 is not known yet. */
static void draw_die(struct canvas *canvas, int row, int column, unsigned face, unsigned seat) {
    int columns = die_columns(canvas->size), step = columns / 2 - 1;
    bool plate = canvas->size != SIZE_LINES; /* in the colour of who rolls, its pips dark */
    if (plate)
        shape_rectangle(canvas, column, 2 * row, columns, 2 * DIE_ROWS, PAPER_OWNER_A + seat,
                        NO_SPOT);
    for (int i = 0; i < DIE_ROWS && !plate; i++) {
        canvas_put(canvas, row + i, column, edge, INK_SEAT_A + seat);
        canvas_put(canvas, row + i, column + columns - 1, edge, INK_SEAT_A + seat);
    }
    canvas_pips(canvas, row, column + 1, step, face, plate ? INK_PLAIN : INK_SEAT_A + seat);
    if (face == 0)
        canvas_put(canvas, row + 1, column + columns / 2, unknown, INK_SEAT_A + seat);
}

/* The last roll, or dice that can be rolled now, where the seat's points are. */
static void draw_dice(const game_state *s, unsigned seat, struct canvas *canvas, int row) {
    bool asked = s->outcome == PLAYING && seat == s->to &&
                 (s->stage == ROLLING || (s->stage == MOVING && clancath_fresh(s)));
    int step = die_columns(canvas->size) + 1;
    if (!asked && (!s->rolled[0] || s->roller != seat))
        return;
    for (int i = 0; i < 2; i++)
        draw_die(canvas, row, DICE + step * i, asked ? 0 : s->rolled[i], seat);
    if (asked)
        canvas_spot(canvas, row, DICE, DIE_ROWS, 2 * step - 1, SPOT_DICE);
}

/* Numbers of each kind, the chieftain first; returns the column after them. */
static int draw_counts(struct canvas *canvas, int row, int column, unsigned seat,
                       const unsigned counts[KINDS]) {
    for (unsigned kind = CHIEFTAIN; kind > NOBODY; kind--) {
        canvas_put(canvas, row, column, clancath_pieces[seat][kind], INK_SEAT_A + seat);
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
    canvas_put(canvas, row, 1, clancath_pieces[seat][CHIEFTAIN], ink);
    canvas_text(canvas, row, 3, 12, ink, name);
    if (turn && s->stage != PLACING && s->outcome == PLAYING)
        canvas_textf(canvas, row, 16, -1, INK_STRONG, _("%u left, %u spent"), s->left, s->spent);
    draw_track(canvas, row + 1, C_("panel", "auto"), clancath_automatic(s, seat), ink);
    draw_track(canvas, row + 2, s->columns ? C_("panel", "die1") : C_("panel", "dice"),
               s->dice[seat][0], ink);
    draw_track(canvas, row + 3, s->columns ? C_("panel", "die2") : C_("panel", "dice"),
               s->dice[seat][1], ink);
    draw_army(s, seat, canvas, row + 4);
    draw_dice(s, seat, canvas, row + 1);
}

/* The levels of this board in their colours, or in their textures, which the digits follow. */
static void draw_legend(const game_state *s, struct canvas *canvas) {
    unsigned highest = clancath_level(s, 0);
    for (unsigned level = 0; level <= highest; level++) {
        int column = SWATCH * (int)level;
        bool lines = canvas->size == SIZE_LINES;
        canvas_paper(canvas, LEGEND, column, 1, lines ? 2 : SWATCH, clancath_relief(level));
        for (int i = 0; i < 2 && lines; i++)
            canvas_put(canvas, LEGEND, column + i, clancath_textures[level], INK_GROUND);
        canvas_textf(canvas, LEGEND, column + 1 + lines, 1, INK_PLAIN, "%u", level);
    }
    if (highest < LEVELS - 1)
        canvas_text(canvas, LEGEND, SWATCH * (int)(highest + 1) + 1, -1, INK_DIM, _("level"));
}

void clancath_panel(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    (void)viewer;
    int used = canvas_textf(canvas, 0, 1, -1, INK_STRONG, _("Turn %lu"), (unsigned long)s->number);
    if (s->draw_after)
        canvas_textf(canvas, 0, used + 4, -1, INK_DIM, _("draw in %d"),
                     s->draw_after - (s->quiet < 0 ? 0 : s->quiet));
    for (unsigned seat = 0; seat < SEATS; seat++)
        draw_seat(s, seat, canvas, FIRST_SEAT + SEAT_ROWS * (int)seat);
    draw_legend(s, canvas);
}
