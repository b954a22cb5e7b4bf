/*
 * show.c - the island of L'impero di Catan on the screen by signs alone, and what stands on a
 * spot. With pixels the island is paint.c's.
 *
 * A hex is eight columns wide and shares its border with its neighbours; a border of two rows
 * zigzags between the rows of hexes, a border of one row runs between two hexes of a row:
 *
 *            .-o-.            corners lie where catan_corner_row and _column say; an edge is four
 *          o-' 8 '-o          cells between two corners, or the one cell between two that stand
 *          | lumber|          above each other; the rest is the hex: token, kind, dots for odds
 *          o-.::..-o
 *            '-o-'
 *
 * Whose a piece is can be told without colour: buildings by shape, roads by their line.
 */
#include "bits.h"

enum { BOARD_ROWS = 19, BOARD_COLUMNS = 46, PANEL_ROWS = 20, PANEL_COLUMNS = 30 };

/* The lines of roads: nobody's, then each seat's. */
struct line {
    struct glyph level, upright, north_west, north_east, south_west, south_east;
};
static const struct line lines[SEATS + 1] = {
    {{0x2500, '-'}, {0x2502, '|'}, {0x256D, '.'}, {0x256E, '.'}, {0x2570, '\''}, {0x256F, '\''}},
    {{0x2501, '='}, {0x2503, '='}, {0x250F, '='}, {0x2513, '='}, {0x2517, '='}, {0x251B, '='}},
    {{0x2550, '#'}, {0x2551, '#'}, {0x2554, '#'}, {0x2557, '#'}, {0x255A, '#'}, {0x255D, '#'}},
    {{0x2505, '%'}, {0x2507, '%'}, {0x250F, '%'}, {0x2513, '%'}, {0x2517, '%'}, {0x251B, '%'}},
    {{0x2592, '&'}, {0x2592, '&'}, {0x2592, '&'}, {0x2592, '&'}, {0x2592, '&'}, {0x2592, '&'}},
};

static const uint8_t harbour_place[HARBOURS][2] = {{1, 5},   {0, 21}, {4, 36}, {9, 42}, {14, 36},
                                                   {18, 21}, {17, 5}, {12, 0}, {6, 0}};

static void draw_hex(const game_state *s, unsigned hex, struct canvas *canvas) {
    static const char *const dots[] = {"", " .", " :", ":.", "::", "::."};
    unsigned kind = s->hex[hex] / 16, token = s->hex[hex] % 16;
    int row = catan_corner_row[catan_hex_corner[hex][5]]; /* its upper left corner */
    int column = catan_corner_column[catan_hex_corner[hex][5]];
    const char *word = _(catan_kinds[kind]);
    int spot = HEX_SPOT + (int)hex, margin = (8 - (int)strlen(word)) / 2;
    canvas_spot(canvas, row, column + 3, 1, 3, spot);
    canvas_spot(canvas, row + 1, column + 1, 1, 7, spot);
    canvas_spot(canvas, row + 2, column + 3, 1, 3, spot);
    canvas_paper(canvas, row, column + 3, 1, 3, catan_terrain(kind));
    canvas_paper(canvas, row + 1, column + 1, 1, 7, catan_terrain(kind));
    canvas_paper(canvas, row + 2, column + 3, 1, 3, catan_terrain(kind));
    canvas_text(canvas, row + 1, column + (margin > 1 ? margin : 1), 7, INK_DIM, word);
    if (!token)
        return;
    bool busy = token == 6 || token == 8;
    int above = canvas->turned ? row + 2 : row, below = canvas->turned ? row : row + 2;
    canvas_textf(canvas, above, column + 3, 3, busy ? INK_ALERT : INK_STRONG,
                 token > 9 ? "%u" : " %u", token);
    canvas_text(canvas, below, column + 3, 3, busy ? INK_ALERT : INK_PLAIN,
                dots[catan_odds(token)]);
}

static void draw_harbour(const game_state *s, unsigned place, struct canvas *canvas) {
    int row = harbour_place[place][0], column = harbour_place[place][1];
    unsigned kind = s->harbour[place];
    if (kind == KINDS)
        canvas_text(canvas, row, column, 4, INK_PLAIN, "3:1");
    else
        canvas_textf(canvas, row, column, 4, INK_STRONG, "%c2:1", "BLWGO"[kind]);
}

/* The four cells of a slanted edge, or the one of an upright. */
static void draw_edge(const game_state *s, unsigned edge, bool target, struct canvas *canvas) {
    unsigned from = catan_edge_corner[edge][0], to = catan_edge_corner[edge][1];
    unsigned owner = catan_road_owner(s, edge);
    const struct line *line = &lines[owner == NONE ? 0 : owner + 1];
    enum ink ink = owner == NONE ? INK_GROUND : INK_SEAT_A + owner;
    int row = catan_corner_row[from], column = catan_corner_column[from],
        spot = EDGE_SPOT + (int)edge;
    int way = catan_corner_column[to] < column ? -1 : 1;
    const struct glyph price = {'3', '3'};
    if (catan_corner_column[to] == column) {
        canvas_spot(canvas, row + 1, column, 1, 1, spot);
        canvas_put(canvas, row + 1, column, target ? price : line->upright,
                   target ? INK_ALERT : ink);
        return;
    }
    canvas_spot(canvas, row, way < 0 ? column - 2 : column + 1, 1, 2, spot);
    canvas_spot(canvas, row + 1, way < 0 ? column - 3 : column + 2, 1, 2, spot);
    canvas_put(canvas, row, column + way, line->level, ink);
    canvas_put(canvas, row, column + 2 * way, way < 0 ? line->north_west : line->north_east, ink);
    canvas_put(canvas, row + 1, column + 2 * way, way < 0 ? line->south_east : line->south_west,
               ink);
    canvas_put(canvas, row + 1, column + 3 * way, target ? price : line->level,
               target ? INK_ALERT : ink);
}

static void draw_corner(const game_state *s, unsigned corner, struct canvas *canvas) {
    int row = catan_corner_row[corner], column = catan_corner_column[corner];
    unsigned owner = catan_owner(s, corner);
    canvas_spot(canvas, row, column, 1, 1, CORNER_SPOT + (int)corner);
    canvas_put(canvas, row, column, catan_corner_sign(s, corner),
               owner == NONE ? INK_GROUND : INK_SEAT_A + owner);
}

static void draw_island(const game_state *s, const struct war *war, struct canvas *canvas) {
    for (unsigned hex = 0; hex < HEXES; hex++)
        draw_hex(s, hex, canvas);
    for (unsigned place = 0; place < HARBOURS; place++)
        draw_harbour(s, place, canvas);
    for (unsigned edge = 0; edge < EDGES; edge++)
        draw_edge(s, edge, edges_have(&war->roads, edge), canvas);
    for (unsigned corner = 0; corner < CORNERS; corner++)
        draw_corner(s, corner, canvas);
}

void catan_draw(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    struct war war = {.reach = 0};
    unsigned knights = s->phase == ACTING && !s->raided ? catan_usable(s, s->to) : 0;
    (void)viewer; /* everything on the island is public */
    if (knights >= 3)
        catan_war(s, s->to, &war);
    if (canvas->size == SIZE_LINES)
        draw_island(s, &war, canvas);
    else
        catan_paint(s, canvas);
    while (canvas->size != SIZE_LINES && edges_any(&war.roads))
        canvas_mark(canvas, EDGE_SPOT + (int)edges_next(&war.roads), MARK_ALERT);
    for (; war.reach; war.reach &= war.reach - 1) {
        unsigned corner = bits_first(war.reach);
        if (knights >= (s->cities >> corner & 1 ? 5U : 4U))
            canvas_mark(canvas, CORNER_SPOT + (int)corner, MARK_ALERT);
    }
}

bool catan_extent(const game_state *s, enum size size, struct extent *out) {
    (void)s;
    *out = (struct extent){BOARD_ROWS, BOARD_COLUMNS, PANEL_ROWS, PANEL_COLUMNS};
    return size == SIZE_LINES || catan_paint_extent(size, out);
}

/*
 * In words.
 */

static void look_hex(const game_state *s, unsigned hex, struct text *out) {
    unsigned token = s->hex[hex] % 16;
    text_add(out, _(catan_kinds[s->hex[hex] / 16]));
    if (token)
        text_addf(out, _(" on %u, %u of 36 rolls"), token, catan_odds(token));
}

static void look_corner(const game_state *s, unsigned corner, struct text *out) {
    unsigned owner = catan_owner(s, corner), place = catan_corner_harbour[corner];
    if (owner == NONE)
        text_add(out, _("empty"));
    else if (!(s->cities >> corner & 1))
        text_addf(out, _("a settlement of $%c"), seat_letter(owner));
    else
        text_addf(out,
                  catan_barracks(s, corner) ? _("a city of $%c, a barracks") : _("a city of $%c"),
                  seat_letter(owner));
    for (unsigned i = 0; i < 3; i++) {
        unsigned hex = catan_corner_hex[corner][i];
        if (hex == NONE || s->hex[hex] / 16 == DESERT)
            continue;
        text_addf(out, i ? ", %s %d" : _("; at %s %d"), _(catan_kinds[s->hex[hex] / 16]),
                  s->hex[hex] % 16);
    }
    if (place == NONE)
        return;
    if (s->harbour[place] == KINDS)
        text_add(out, _("; harbour 3:1"));
    else
        text_addf(out, _("; harbour 2:1 for %s"), _(catan_kinds[s->harbour[place]]));
}

static void look_edge(const game_state *s, unsigned edge, struct text *out) {
    unsigned owner = catan_road_owner(s, edge);
    if (owner == NONE)
        text_add(out, _("no road"));
    else
        text_addf(out, _("a road of $%c"), seat_letter(owner));
    text_addf(out, _(", between v%u and v%u"), catan_edge_corner[edge][0],
              catan_edge_corner[edge][1]);
}

void catan_look(const game_state *s, enum viewer viewer, int spot, struct text *out) {
    (void)viewer;
    if (spot < CORNER_SPOT)
        look_hex(s, (unsigned)(spot - HEX_SPOT), out);
    else if (spot < EDGE_SPOT)
        look_corner(s, (unsigned)(spot - CORNER_SPOT), out);
    else
        look_edge(s, (unsigned)(spot - EDGE_SPOT), out);
}
