/*
 * show.c - the hill country on the screen: spaces, cats, who is out of play; and what is drawn in
 * its place or below it while grids matter.
 *
 * A space takes four cells: its height in the second, so marks find room at its sides, and a peak
 * in the third when it is a summit. A cat fills all four and lends them its own spot: owner,
 * initial, the corner it looks at, height, always in this order; with colours the first three stand
 * on a plate. Larger spaces are paint.c's.
 *
 *        m3  4   4   5  ‹4   5 ^6    aK\5  bT/3      at the edge the name of the first space of
 *                                                    the row, and the number of the last
 */
#include "show.h"

enum { MAP_ROWS_IN_DUEL = 13, GRIDS_ROWS = SIDE + 2, GRIDS_COLUMNS = 54, SHEET_COLUMNS = 54 };

/* Sheets lie where the map was while counters are placed. */
static bool shows_sheets(const game_state *s) {
    return s->stage == STAGE_COUNTERS;
}

static int map_columns(const game_state *s, enum size size) {
    if (catchess_has_hexes(size))
        return catchess_paint_columns(size, s->radius);
    return s->radius == 8 ? 1 + 4 * ROWS : 5 + 4 * (2 * s->radius + 1);
}

/* The map's first row on the picture, and how many rows of it there are: in a challenge the
   largest board shows only what lies around the two cats. */
static int map_rows(const game_state *s, int *first) {
    int rows = 2 * s->radius + 1;
    *first = -s->radius;
    if (s->attacker == NO_CAT || rows <= MAP_ROWS_IN_DUEL || s->stage != STAGE_DUEL)
        return rows;
    int middle = catchess_hex[s->space[s->attacker]].r - MAP_ROWS_IN_DUEL / 2;
    int last = s->radius - MAP_ROWS_IN_DUEL + 1;
    *first = middle > last ? last : middle;
    if (middle < -s->radius)
        *first = -s->radius;
    return MAP_ROWS_IN_DUEL;
}

/* The first of the four cells of a space, or in a hex's middle; false when the space is not on
   the picture. */
static bool find_cell(const game_state *s, enum size size, unsigned space, int *row, int *column) {
    int first, rows = map_rows(s, &first);
    if (space >= SPACES || s->height[space] == OUTSIDE || shows_sheets(s))
        return false;
    struct hex hex = catchess_hex[space];
    *row = hex.r - first;
    *column = (s->radius == 8 ? 1 : 2) + hex_screen_column(hex, 4) + 4 * s->radius;
    bool shown = *row >= 0 && *row < rows;
    if (catchess_has_hexes(size))
        catchess_paint_cell(s, size, space, first, row, column);
    return shown;
}

/* Rows of cells that the map takes. */
static int map_cells(const game_state *s, enum size size) {
    int first, rows = map_rows(s, &first);
    return catchess_has_hexes(size) ? catchess_paint_rows(size, rows) : rows;
}

bool catchess_extent(const game_state *s, enum size size, struct extent *out) {
    int rows = map_cells(s, size) + (s->stage == STAGE_DUEL ? GRIDS_ROWS : 1);
    int columns = map_columns(s, size), panel = s->radius == 8 ? 7 : 20;
    if (s->stage == STAGE_DUEL && columns < GRIDS_COLUMNS)
        columns = GRIDS_COLUMNS;
    if (shows_sheets(s)) {
        rows = 20;
        columns = 56;
        panel = 20;
    }
    *out = (struct extent){rows, columns, 20, panel};
    return size <= SIZE_S || (catchess_has_hexes(size) && !shows_sheets(s));
}

/* Low ground is dim and the heights are strong, where no colour tells. */
static enum ink height_ink(unsigned height) {
    if (height >= SUMMIT)
        return INK_ALERT;
    if (height >= 4)
        return INK_STRONG;
    return height >= 2 ? INK_PLAIN : INK_DIM;
}

static void put_height(const game_state *s, unsigned space, struct canvas *canvas, int row,
                       int column) {
    unsigned height = s->height[space];
    canvas_put(canvas, row, column, catchess_letter((char)('0' + height)), height_ink(height));
}

static void draw_cat(const game_state *s, unsigned cat, struct canvas *canvas, int row,
                     int column) {
    enum ink ink = INK_SEAT_A + s->owner[cat];
    if (canvas->size != SIZE_LINES)
        canvas_paper(canvas, row, column, 1, 3, PAPER_BADGE);
    canvas_put(canvas, row, column, catchess_owners[s->owner[cat]], ink);
    canvas_put(canvas, row, column + 1, catchess_letter(catchess_sheets[cat].initial), ink);
    canvas_put(canvas, row, column + 2, catchess_arrow(s->facing[cat]), INK_STRONG);
    put_height(s, s->space[cat], canvas, row, column + 3);
    canvas_join(canvas, row, column, 4);
    canvas_spot(canvas, row, column, 1, 4, SPOT_CAT + (int)cat);
}

static void draw_space(const game_state *s, unsigned space, struct canvas *canvas) {
    int row, column;
    unsigned cat = catchess_cat_on(s, space);
    if (!find_cell(s, canvas->size, space, &row, &column))
        return;
    if (catchess_has_hexes(canvas->size)) {
        int first;
        map_rows(s, &first);
        catchess_paint_space(s, space, first, canvas);
        return;
    }
    canvas_paper(canvas, row, column, 1, 4, PAPER_RELIEF_0 + s->height[space]);
    canvas_spot(canvas, row, column, 1, 4, (int)space);
    if (cat != NO_CAT) {
        draw_cat(s, cat, canvas, row, column);
        return;
    }
    put_height(s, space, canvas, row, column + 1);
    if (s->height[space] == SUMMIT)
        canvas_put(canvas, row, column + 2, catchess_peak, INK_ALERT);
}

/* The name of a row's first space before it, and the number of its last one behind it. */
static void draw_labels(const game_state *s, int r, struct canvas *canvas) {
    int row, column, radius = s->radius;
    unsigned first = catchess_at(r > 0 ? -radius : -radius - r, r);
    unsigned last = catchess_at(r > 0 ? radius - r : radius, r);
    if (!find_cell(s, canvas->size, first, &row, &column))
        return;
    bool hexes = catchess_has_hexes(canvas->size);
    int margin = hexes ? catchess_paint_margin(canvas->size) : 0;
    struct space_name name = catchess_name(first);
    if (column < 2)
        name.bytes[1] = 0;
    canvas_text(canvas, row, column - margin - (int)strlen(name.bytes), -1, INK_DIM, name.bytes);
    find_cell(s, canvas->size, last, &row, &column);
    if (hexes || column + 7 <= map_columns(s, canvas->size))
        canvas_text(canvas, row, column + (hexes ? 4 + margin : 5), -1, INK_DIM,
                    catchess_name(last).bytes + 1);
}

/* The cats that may be brought into play. */
static void draw_out_of_play(const game_state *s, struct canvas *canvas, int row) {
    int column = 0;
    for (unsigned seat = 0; seat < s->seats; seat++)
        for (unsigned cat = 0; cat < SHEETS; cat++) {
            if (s->owner[cat] != seat || catchess_in_play(s, cat))
                continue;
            if (column == 0)
                column = 1 + canvas_text(canvas, row, 0, 8, INK_DIM, _("Out"));
            enum ink ink = INK_SEAT_A + seat;
            canvas_put(canvas, row, column, catchess_owners[seat], ink);
            canvas_put(canvas, row, column + 1, catchess_letter(catchess_sheets[cat].initial), ink);
            canvas_spot(canvas, row, column, 1, 3, SPOT_CAT + (int)cat);
            column += 3;
        }
}

void catchess_put_counter(const game_state *s, enum viewer viewer, unsigned cat, unsigned place,
                          struct canvas *canvas, int row, int column) {
    static const struct glyph style = {'S', 'S'}, presence = {'P', 'P'}, dot = {0xB7, '.'},
                              hidden = {'?', '?'}, blocked = {0xD7, 'x'};
    if (!catchess_sees(s, viewer, cat, place))
        canvas_put(canvas, row, column, hidden, INK_DIM);
    else if (s->counter[cat][STYLE] >> place & 1)
        canvas_put(canvas, row, column, style, INK_GOOD);
    else if (s->counter[cat][PRESENCE] >> place & 1)
        canvas_put(canvas, row, column, presence, INK_KEY);
    else
        canvas_put(canvas, row, column, catchess_blocked(s, cat) >> place & 1 ? blocked : dot,
                   INK_DIM);
}

/* One of the three sheets of the player who places counters: a title and the grid, whose spaces
   are spots. */
static void draw_sheet(const game_state *s, enum viewer viewer, unsigned cat, struct canvas *canvas,
                       int row) {
    enum ink ink = INK_SEAT_A + s->owner[cat];
    canvas_put(canvas, row, 0, catchess_letter(catchess_sheets[cat].initial), ink);
    int used = canvas_text(canvas, row, 2, -1, ink, catchess_sheets[cat].name);
    if (*catchess_sheets[cat].ability)
        canvas_text(canvas, row, 4 + used, SHEET_COLUMNS - 4 - used, INK_DIM,
                    _(catchess_sheets[cat].ability));
    for (unsigned place = 0; place < GRID; place++) {
        int line = row + 1 + (int)(place / SIDE), column = 12 + 8 * (int)(place % SIDE);
        if (place % SIDE == 0)
            canvas_text(canvas, line, 2, 9, INK_PLAIN, _(catchess_method_names[place / SIDE]));
        catchess_put_counter(s, viewer, cat, place, canvas, line, column + 3);
        canvas_spot(canvas, line, column, 1, 8, SPOT_GRID + (int)(cat * GRID + place));
    }
}

static void draw_sheets(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    int row = 1;
    for (unsigned i = 0; i < SIDE; i++)
        canvas_text(canvas, 0, 12 + 8 * (int)i, 8, INK_PLAIN, _(catchess_response_names[i]));
    for (unsigned cats = s->team[s->to]; cats; cats &= cats - 1, row += SIDE + 1)
        draw_sheet(s, viewer, (unsigned)__builtin_ctz(cats), canvas, row);
}

/* One side of a challenge: the challenger chooses among rows, the defender among columns. */
static void draw_grid(const game_state *s, enum viewer viewer, bool attacks, struct canvas *canvas,
                      int row, int column) {
    static const struct glyph chosen = {0x25B8, '>'}, below = {0x25BE, 'v'};
    static const char *const heads[SIDE] = {N_("Ig"), N_("Di"), N_("Se"), N_("Si"), N_("Wa")};
    unsigned cat = attacks ? s->attacker : s->defender;
    bool mine = viewer == VIEW_ALL || viewer == (enum viewer)s->owner[cat];
    enum ink ink = INK_SEAT_A + s->owner[cat];
    canvas_put(canvas, row, column, catchess_owners[s->owner[cat]], ink);
    int used = canvas_text(canvas, row, column + 1, 12, ink, catchess_sheets[cat].name);
    canvas_textf(canvas, row, column + 2 + used, 24 - used, INK_PLAIN,
                 attacks ? _("%u: its method") : _("%u: its response"), s->esteem[cat]);
    for (unsigned i = 0; i < SIDE; i++) {
        int across = column + 11 + 3 * (int)i, down = row + 2 + (int)i;
        canvas_text(canvas, row + 1, across, 2, INK_DIM, _(heads[i]));
        canvas_text(canvas, down, column + 1, 9, INK_PLAIN, _(catchess_method_names[i]));
        for (unsigned k = 0; k < SIDE; k++)
            catchess_put_counter(s, viewer, cat, i * SIDE + k, canvas, down,
                                 column + 11 + 3 * (int)k);
        if (attacks)
            canvas_spot(canvas, down, column, 1, 25, SPOT_METHOD + (int)i);
        else
            canvas_spot(canvas, row + 1, across - 1, SIDE + 1, 3, SPOT_RESPONSE + (int)i);
        if (mine && attacks && s->method == i)
            canvas_put(canvas, down, column, chosen, INK_STRONG);
        if (mine && !attacks && s->response == i)
            canvas_put(canvas, row + 1, across - 1, below, INK_STRONG);
    }
}

void catchess_draw(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    int rows = map_cells(s, canvas->size);
    if (shows_sheets(s)) {
        draw_sheets(s, viewer, canvas);
        return;
    }
    for (int r = -s->radius; r <= s->radius; r++)
        draw_labels(s, r, canvas);
    for (unsigned space = 0; space < SPACES; space++)
        draw_space(s, space, canvas);
    int first;
    map_rows(s, &first);
    for (unsigned cat = 0; cat < SHEETS && canvas->drawing; cat++)
        if (catchess_in_play(s, cat) && catchess_has_hexes(canvas->size))
            catchess_shape_cat(s, cat, first, canvas);
    if (s->stage == STAGE_DUEL) {
        draw_grid(s, viewer, true, canvas, rows, 0);
        draw_grid(s, viewer, false, canvas, rows, 28);
    } else {
        draw_out_of_play(s, canvas, rows);
    }
}

/*
 * More about what is pointed at.
 */

/* CH-11, CH-12: the spaces a cat observes: an eye of its owner's in each that is free. */
static void shade_sight(const game_state *s, unsigned cat, struct canvas *canvas) {
    static const struct glyph eye = {0x2022, '*'};
    for (unsigned space = 0; space < SPACES; space++) {
        int row, column;
        if (!(s->observers[space] >> cat & 1) || !find_cell(s, canvas->size, space, &row, &column))
            continue;
        if (!(s->observers[space] & OCCUPIED))
            canvas_put(canvas, row, column, eye, INK_SEAT_A + s->owner[cat]);
    }
}

void catchess_shade(const game_state *s, enum viewer viewer, int spot, struct canvas *canvas) {
    (void)viewer; /* sight is no secret */
    if (spot >= SPOT_CAT && spot < SPOT_GRID) {
        if (catchess_in_play(s, (unsigned)(spot - SPOT_CAT)))
            shade_sight(s, (unsigned)(spot - SPOT_CAT), canvas);
    } else if (spot >= 0 && spot < SPACES) {
        for (unsigned cats = s->observers[spot] & ALL_CATS; cats; cats &= cats - 1)
            canvas_mark(canvas, SPOT_CAT + __builtin_ctz(cats), MARK_ALERT);
    }
}
