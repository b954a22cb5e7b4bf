/*
 * paint.c - L'impero di Catan on the screen with pixels: an island of terrains in the sea.
 *
 * A hex is `width` pixels wide and `pitch` below the row above it; its slanted sides take `slope`
 * rows, whose widths add up to `width` with those of the hex below, so hexes tile without gaps:
 *
 *            ##           y            slope = 4: widths 2 6 8 12, then 14, then 12 8 6 2
 *          ######
 *         ########                     the pixels beside another hex are the gap between the two,
 *       ############                   the edge: on one side, and where there is room on both
 *      ##############     y + slope
 *
 * A road fills the gap of its edge. Corners are small plates of shore, buildings stand on them.
 */
#include <string.h>

#include "core/shape.h"

#include "bits.h"
#include "grain.h"

enum {
    PIXELS_HIGH = 104, /* of the largest board */
    PIXELS_WIDE = 115,
    ACROSS = 12, /* half hexes on a row of the net, with the sea around the island */
    SEA = HEXES, /* the number of any hex of the net that is not the island's */
};

/* What the painting of one picture needs to know. */
struct painting {
    const game_state *s;
    const struct grain *grain;
    struct canvas *canvas;
    int rows, columns;                        /* in pixels */
    uint8_t net[GRAIN_ROWS + 2][ACROSS + 2];  /* the island's hex there, or SEA */
    uint8_t edge[HEXES][6];                   /* between corners i and i + 1 of a hex */
    uint8_t road[EDGES];                      /* whose it is, or NONE */
    uint8_t edges[PIXELS_HIGH][PIXELS_WIDE];  /* the edge each pixel lies at, or NONE */
    uint8_t places[PIXELS_HIGH][PIXELS_WIDE]; /* of the net, row * 16 + half hex, of each pixel */
};

/*
 * The net: the island's hexes and one ring of sea. A place of the net is row * 16 + half hexes
 * from the left, both counted from 1 at the island's box.
 */

static int net_row(unsigned place) {
    return (int)place / 16;
}
static int net_half(unsigned place) {
    return (int)place % 16;
}

/* The upper left corner of a hex's box, by its place in the net. */
static struct point hex_at(const struct grain *grain, unsigned place) {
    return (struct point){grain->left + (net_half(place) - 2) * grain->width / 2,
                          grain->top + (net_row(place) - 1) * grain->pitch};
}

/* The place in the net of a hex: its upper left corner's row of hexes, and half hexes. */
static unsigned hex_place(unsigned hex) {
    unsigned corner = catan_hex_corner[hex][5];
    return (catan_corner_row[corner] / 3 + 1U) * 16 + catan_corner_column[corner] / 4 + 2U;
}

static int within(int value, int least, int most) {
    if (value < least)
        return least;
    return value > most ? most : value;
}

/* The place of the net that a pixel belongs to. */
static uint8_t place_of_pixel(const struct grain *grain, int column, int row) {
    int y = row - grain->top + grain->pitch, line = y / grain->pitch, down = y % grain->pitch;
    int shift = line % 2 ? 0 : grain->width / 2; /* odd lines begin with a whole hex */
    int x = column - grain->left + 2 * grain->width - shift;
    int across = x / grain->width, right = x % grain->width, half = 2 * across - 2 + !(line % 2);
    if (down < grain->slope) {
        int blank = (grain->width - grain->widths[down]) / 2;
        if (right < blank || right >= grain->width - blank) {
            line--;
            half += right < blank ? -1 : 1;
        }
    }
    return (uint8_t)(line * 16 + within(half, 0, ACROSS + 1));
}

static unsigned hex_of(const struct painting *painting, unsigned place) {
    return painting->net[net_row(place)][net_half(place)];
}

/* The edge between two neighbouring places of the net, or NONE in the sea. */
static unsigned edge_between(const struct painting *painting, unsigned a, unsigned b) {
    if (hex_of(painting, a) == SEA) {
        unsigned swapped = a;
        a = b;
        b = swapped;
    }
    unsigned hex = hex_of(painting, a);
    int down = net_row(b) - net_row(a), right = net_half(b) - net_half(a);
    if (hex == SEA)
        return NONE;
    if (down < 0)
        return painting->edge[hex][right > 0 ? 0 : 5];
    if (down > 0)
        return painting->edge[hex][right > 0 ? 2 : 3];
    return painting->edge[hex][right > 0 ? 1 : 4];
}

static void find_net(struct painting *painting) {
    memset(painting->net, SEA, sizeof painting->net);
    for (unsigned hex = 0; hex < HEXES; hex++) {
        unsigned place = hex_place(hex);
        painting->net[net_row(place)][net_half(place)] = (uint8_t)hex;
        for (unsigned i = 0; i < 6; i++) {
            unsigned from = catan_hex_corner[hex][i], to = catan_hex_corner[hex][(i + 1) % 6];
            for (unsigned j = 0; j < 3; j++) {
                unsigned edge = catan_corner_edge[from][j];
                if (edge != NONE &&
                    (catan_edge_corner[edge][0] == to || catan_edge_corner[edge][1] == to))
                    painting->edge[hex][i] = (uint8_t)edge;
            }
        }
    }
    for (int row = 0; row < painting->rows; row++)
        for (int column = 0; column < painting->columns; column++)
            painting->places[row][column] = place_of_pixel(painting->grain, column, row);
}

/*
 * Ground.
 */

static void paint_sea(const struct painting *painting) {
    const struct grain *grain = painting->grain;
    int middle = GRAIN_ROWS * grain->width / 2 + grain->left, bottom = painting->rows;
    int right = painting->columns, near = 3 * grain->width / 2 + grain->left;
    int upper = (bottom - grain->pitch) / 2, lower = (bottom + grain->pitch) / 2;
    const struct point coast[] = {point_of(middle - near, 0),
                                  point_of(middle + near + 1, 0),
                                  point_of(right, upper),
                                  point_of(right, lower),
                                  point_of(middle + near + 1, bottom),
                                  point_of(middle - near, bottom),
                                  point_of(0, lower),
                                  point_of(0, upper)};
    shape_polygon(painting->canvas, coast, sizeof coast / sizeof *coast, PAPER_SEA, NO_SPOT);
}

/* The edge that a pixel lies at on either side, or NONE; `gap` tells whether the pixel is ground
   between hexes also without a road. */
static unsigned edge_of_pixel(const struct painting *painting, int column, int row, bool *gap) {
    static const int8_t beside[4][2] = {{-1, 0}, {0, -1}, {1, 0}, {0, 1}};
    unsigned here = painting->places[row][column], found = NONE;
    for (int i = 0; i < 4 && found == NONE; i++) {
        int x = column + beside[i][0], y = row + beside[i][1];
        if (x < 0 || y < 0 || x >= painting->columns || y >= painting->rows ||
            painting->places[y][x] == here)
            continue;
        bool slanted = net_row(here) != net_row(painting->places[y][x]);
        *gap = i < 2 || painting->grain->wide;
        if (painting->grain->wide || !slanted || i % 2) /* steps aside would make it thicker */
            found = edge_between(painting, here, painting->places[y][x]);
    }
    return found;
}

static void paint_land(struct painting *painting) {
    const game_state *s = painting->s;
    for (int row = 0; row < painting->rows; row++)
        for (int column = 0; column < painting->columns; column++) {
            unsigned hex = hex_of(painting, painting->places[row][column]);
            bool gap = false;
            unsigned edge = edge_of_pixel(painting, column, row, &gap);
            unsigned owner = edge == NONE ? NONE : painting->road[edge];
            enum paper paper = shape_paper_at(painting->canvas, column, row);
            int spot = hex == SEA ? NO_SPOT : HEX_SPOT + (int)hex;
            if (owner != NONE)
                paper = PAPER_OWNER_A + owner;
            else if (gap)
                paper = PAPER_SHORE;
            else if (hex != SEA)
                paper = catan_terrain(s->hex[hex] / 16);
            if (edge != NONE)
                spot = EDGE_SPOT + (int)edge;
            painting->edges[row][column] = (uint8_t)edge;
            if (spot != NO_SPOT)
                shape_pixel(painting->canvas, column, row, paper, spot);
        }
}

/* An edge reaches one pixel further on each side; that of a road is shore. */
static void paint_verges(const struct painting *painting) {
    struct canvas *canvas = painting->canvas;
    for (int row = 1; row < painting->rows - 1; row++)
        for (int column = 1; column < painting->columns - 1; column++) {
            if (painting->edges[row][column] != NONE)
                continue;
            for (int i = 0; i < 4; i++) {
                int x = column + (i == 0) - (i == 1), y = row + (i == 2) - (i == 3);
                unsigned edge = painting->edges[y][x];
                if (edge == NONE)
                    continue;
                bool road = painting->road[edge] != NONE;
                shape_pixel(canvas, column, row,
                            road ? PAPER_SHORE : shape_paper_at(canvas, column, row),
                            EDGE_SPOT + (int)edge);
            }
        }
}

/* In the smallest hexes a slanted gap has one whole cell in its middle, to be pointed at. */
static void paint_milestones(const struct painting *painting) {
    for (unsigned edge = 0; edge < EDGES; edge++) {
        struct point from = catan_corner_on(painting->grain, catan_edge_corner[edge][0]);
        struct point to = catan_corner_on(painting->grain, catan_edge_corner[edge][1]);
        if (from.x != to.x && catan_road_owner(painting->s, edge) == NONE)
            shape_rectangle(painting->canvas, (from.x + to.x) / 2, (from.y + to.y) / 4 * 2, 1, 2,
                            PAPER_SHORE, EDGE_SPOT + (int)edge);
    }
}

/*
 * What stands on it.
 */

/* Both pixels of all cells of a row's part are bare and of this paper. */
static bool is_free(const struct canvas *canvas, int row, int column, int width, enum paper paper) {
    for (int i = 0; i < width; i++) {
        const struct cell *cell = canvas_at(canvas, row, column + i);
        if (!cell || cell->glyph != ' ' || cell->paper != paper || cell->below != paper)
            return false;
    }
    return true;
}

/* The number's plate, with a dot for each way of 36, and the terrain's name below. */
static void paint_token(const struct painting *painting, unsigned hex) {
    const struct grain *grain = painting->grain;
    struct canvas *canvas = painting->canvas;
    unsigned kind = painting->s->hex[hex] / 16, token = painting->s->hex[hex] % 16;
    struct point at = hex_at(grain, hex_place(hex));
    int middle = at.x + grain->width / 2, row = (at.y + (grain->pitch + grain->slope) / 2) / 2 - 1;
    int left = middle - grain->plate / 2, below = row + grain->rows + grain->wide;
    bool round = grain->rows > 1, turned = canvas->turned;
    enum ink ink = token == 6 || token == 8 ? INK_ALERT : INK_STRONG;
    const char *name = _(catan_kinds[kind]);
    int length = (int)strlen(name);
    if (turned)
        below = row - 1 - grain->wide;
    if (is_free(canvas, below, middle - length / 2, length, catan_terrain(kind)))
        canvas_text(canvas, below, middle - length / 2, -1, INK_PLAIN, name);
    if (!token)
        return;
    shape_rectangle(canvas, left, 2 * row, grain->plate, 2 * grain->rows, PAPER_TOKEN, NO_SPOT);
    for (int i = 0; i < 4 && round && !grain->wide; i++)
        shape_pixel(canvas, i % 2 ? left + grain->plate - 1 : left,
                    2 * row + (i / 2 ? 2 * grain->rows - 1 : 0), catan_terrain(kind), NO_SPOT);
    if (grain->wide)
        shape_rectangle(canvas, left + 1, 2 * row - 1, grain->plate - 2, 2 * grain->rows + 2,
                        PAPER_TOKEN, NO_SPOT);
    canvas_textf(canvas, row + (round && turned), middle - (round ? token > 9 : 1), 3, ink,
                 round ? "%u" : "%2u", token);
    unsigned odds = catan_odds(token);
    for (unsigned i = 0; i < odds && round; i++)
        canvas_put(canvas, row + !turned, middle - (int)odds / 2 + (int)i,
                   (struct glyph){0x2219, '.'}, ink);
}

/* A harbour in the sea, with piers to its two corners. */
static void paint_harbour(const struct painting *painting, unsigned place) {
    static const struct glyph pier = {0x2219, '.'};
    const struct grain *grain = painting->grain;
    struct canvas *canvas = painting->canvas;
    struct point ends[2] = {catan_corner_on(grain, catan_harbour_corner[place][0]),
                            catan_corner_on(grain, catan_harbour_corner[place][1])};
    int x = (ends[0].x + ends[1].x) / 2, y = (ends[0].y + ends[1].y) / 2;
    int right = x - painting->columns / 2, down = y - painting->rows / 2;
    bool level = ends[0].x == ends[1].x;
    int out = level ? grain->width * grain->reach / 16 : grain->width * grain->reach / 32;
    x += right < 0 ? -out : out;
    if (!level)
        y += (down < 0 ? -1 : 1) * grain->pitch * grain->reach / 16;
    unsigned kind = painting->s->harbour[place];
    int width = kind == KINDS ? 3 : 4, row = y / 2, column = x - width / 2;
    column = within(column, 0, painting->columns - width);
    row = within(row, 0, canvas->rows - 1);
    for (int i = 0; i < 4 && grain->rows > 1; i++) {
        struct point end = ends[i / 2];
        int part = i % 2 ? 5 : 3;
        int pier_row = (8 * end.y + (y - end.y) * part) / 16;
        int pier_column = (8 * end.x + (x - end.x) * part) / 8;
        if (is_free(canvas, pier_row, pier_column, 1, PAPER_SEA))
            canvas_put(canvas, pier_row, pier_column, pier, INK_PLAIN);
    }
    canvas_paper(canvas, row, column, 1, width, kind == KINDS ? PAPER_SEA : catan_terrain(kind));
    if (kind == KINDS)
        canvas_text(canvas, row, column, 3, INK_STRONG, "3:1");
    else
        canvas_textf(canvas, row, column, 4, INK_STRONG, "%c2:1", "BLWGO"[kind]);
}

/* A building from its rows, set on the corner where `at` is. */
static void paint_house(const struct painting *painting, unsigned corner, unsigned owner,
                        struct point at) {
    const struct grain *grain = painting->grain;
    bool city = painting->s->cities >> corner & 1,
         barracks = city && catan_barracks(painting->s, corner);
    const char *const *lines = grain->house[city];
    int width = (int)strlen(*lines), height = 0;
    while (lines[height])
        height++;
    int left = at.x - width / 2, top = (at.y - height / 2) / 2 * 2;
    for (int row = 0; row < height; row++)
        for (int column = 0; column < width; column++) {
            char pixel = lines[painting->canvas->turned ? height - 1 - row : row][column];
            enum paper paper = pixel == '#' ? PAPER_SHORE : PAPER_OWNER_A + owner;
            if (pixel == 'w' && barracks)
                paper = PAPER_TOKEN;
            if (pixel != '.')
                shape_pixel(painting->canvas, left + column, top + row, paper,
                            CORNER_SPOT + (int)corner);
        }
    struct glyph sign = barracks ? catan_building(painting->s, corner, owner) : catan_city[owner];
    int above = painting->canvas->turned ? height - 1 - grain->sign : grain->sign;
    canvas_put(painting->canvas, (top + above) / 2, at.x, sign, INK_PLAIN);
}

/* A plate of shore, the sign on it where buildings are signs; or a building. */
static void paint_corner(const struct painting *painting, unsigned corner) {
    const struct grain *grain = painting->grain;
    struct point at = catan_corner_on(grain, corner);
    unsigned owner = catan_owner(painting->s, corner);
    if (grain->house[0]) {
        int up = (catan_corner_row[corner] - 1) % 3; /* the plate lies on the side of the slopes */
        if (owner == NONE)
            shape_rectangle(painting->canvas, at.x - 1, at.y - 2 * up, 3, 2, PAPER_SHORE,
                            CORNER_SPOT + (int)corner);
        else
            paint_house(painting, corner, owner, at);
        return;
    }
    shape_rectangle(painting->canvas, at.x, at.y, 1, 2, PAPER_SHORE, CORNER_SPOT + (int)corner);
    struct glyph sign = catan_corner_sign(painting->s, corner);
    canvas_put(painting->canvas, at.y / 2, at.x, sign,
               owner == NONE ? INK_GROUND : INK_SEAT_A + owner);
}

/* Measures the picture of a grain, and paints the sea. */
static struct painting begin(const game_state *s, const struct grain *grain,
                             struct canvas *canvas) {
    struct painting painting = {.s = s, .grain = grain, .canvas = canvas};
    painting.rows = 2 * catan_rows_of(grain);
    painting.columns = catan_columns_of(grain);
    for (unsigned edge = 0; edge < EDGES; edge++)
        painting.road[edge] = (uint8_t)catan_road_owner(s, edge);
    find_net(&painting);
    paint_sea(&painting);
    return painting;
}

/* Buildings are pixels where roads meet, two of a city. */
void catan_miniature(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    static const struct grain grain = {
        .width = 6, .pitch = 4, .slope = 2, .left = 2, .top = 2, .widths = {2, 4}};
    struct painting painting = begin(s, &grain, canvas);
    (void)viewer; /* what lies on the board is open */
    paint_land(&painting);
    for (unsigned corner = 0; corner < CORNERS; corner++) {
        unsigned owner = catan_owner(s, corner);
        struct point at = catan_corner_on(&grain, corner);
        if (owner != NONE)
            shape_rectangle(canvas, at.x, at.y, 1 + (s->cities >> corner & 1), 2,
                            PAPER_OWNER_A + owner, NO_SPOT);
    }
}

void catan_paint(const game_state *s, struct canvas *canvas) {
    struct painting painting = begin(s, &catan_grains[canvas->size], canvas);
    if (canvas->drawing) {
        catan_shapes(s, canvas);
        return;
    }
    paint_land(&painting);
    if (painting.grain->rows > 1)
        paint_verges(&painting);
    if (painting.grain->rows == 1)
        paint_milestones(&painting);
    for (unsigned corner = 0; corner < CORNERS; corner++)
        paint_corner(&painting, corner);
    for (unsigned hex = 0; hex < HEXES; hex++)
        paint_token(&painting, hex);
    for (unsigned place = 0; place < HARBOURS; place++)
        paint_harbour(&painting, place);
}
