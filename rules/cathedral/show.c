/*
 * show.c - Cathedral on the screen by signs alone, and both stocks beside the city. With pixels
 * the city is paint.c's.
 *
 * A square is 4 cells wide and 2 high. A building is one outline around all of its squares: each
 * cell looks at which neighbours belong to the same building. Whose it is can be told from the
 * line (Light single, Dark double, the Cathedral heavy and filled with crosses), whose ground from
 * its texture. The board takes all the rows there are, so the letters of the files stand in its
 * top row, on ground and walls alike.
 */
#include "show.h"

#include "core/shape.h"

enum {
    WIDTH = 4,
    HEIGHT = 2, /* cells of a square */
    LEFT = 3,   /* columns for rank numbers and a wall */
    BOARD_ROWS = RANKS * HEIGHT,
    BOARD_COLUMNS = LEFT + RANKS * WIDTH + 1,
    PANEL_COLUMNS = 32,
    SIDES_ROW = 4,   /* of the panel */
    SHAPE_WIDTH = 5, /* cells, one free on each side for marks */
    SHAPE_ROWS = 2,
    SHAPES = 6, /* on a line */
};

/* Lines: level, upright, corners by the two ways they open: down-right, down-left, up-right,
   up-left; and what fills a building's inside. */
struct style {
    struct glyph level, upright, corner[4], inside;
};
enum { DOWN_RIGHT, DOWN_LEFT, UP_RIGHT, UP_LEFT };

static const struct style styles[SIDES + 1] = {
    [LIGHT] = {{0x2500, '-'},
               {0x2502, '|'},
               {{0x250C, '+'}, {0x2510, '+'}, {0x2514, '+'}, {0x2518, '+'}},
               {' ', ' '}},
    [DARK] = {{0x2550, '='},
              {0x2551, '#'},
              {{0x2554, '#'}, {0x2557, '#'}, {0x255A, '#'}, {0x255D, '#'}},
              {' ', ' '}},
    [SIDES] = {{0x2501, '*'},
               {0x2503, '*'},
               {{0x250F, '*'}, {0x2513, '*'}, {0x2517, '*'}, {0x251B, '*'}},
               {0x256C, '+'}},
};
static const struct glyph ground = {0xB7, '.'};
static const struct glyph textures[SIDES] = {[LIGHT] = {0x2591, ':'}, [DARK] = {0x2592, '%'}};
static const struct glyph removed = {0xD7, 'x'};
static const struct glyph newest = {0x25CF, '@'}; /* on the reference square of the last one */
static const struct glyph wall = {0x2502, '|'};

static enum ink ink_of(unsigned side) {
    return side == SIDES ? INK_NEUTRAL : INK_SEAT_A + side;
}

/*
 * The city.
 */

/* One corner cell of a square: upright and level are the neighbours beyond its two sides, and
   across the one beyond the corner; outer and inner name the corner glyph there. */
static struct glyph corner(const struct style *style, unsigned bits, unsigned beyond_level,
                           unsigned beyond_upright, unsigned across, unsigned outer,
                           unsigned inner) {
    bool level = !(bits & beyond_level), upright = !(bits & beyond_upright);
    if (level && upright)
        return style->corner[outer];
    if (level)
        return style->level;
    if (upright)
        return style->upright;
    return bits & across ? style->inside : style->corner[inner];
}

/* The square of a building that covers `cells`. */
static void draw_built(struct squares cells, unsigned side, unsigned square, struct canvas *canvas,
                       int row, int column) {
    const struct style *style = &styles[side];
    enum ink ink = ink_of(side);
    unsigned bits = cathedral_neighbours(cells, square);
    struct glyph top = bits & N ? style->inside : style->level;
    struct glyph bottom = bits & S ? style->inside : style->level;
    canvas_put(canvas, row, column, corner(style, bits, N, W, NW, DOWN_RIGHT, UP_LEFT), ink);
    canvas_put(canvas, row, column + 3, corner(style, bits, N, E, NE, DOWN_LEFT, UP_RIGHT), ink);
    canvas_put(canvas, row + 1, column, corner(style, bits, S, W, SW, UP_RIGHT, DOWN_LEFT), ink);
    canvas_put(canvas, row + 1, column + 3, corner(style, bits, S, E, SE, UP_LEFT, DOWN_RIGHT),
               ink);
    for (int i = 1; i < 3; i++) {
        canvas_put(canvas, row, column + i, top, ink);
        canvas_put(canvas, row + 1, column + i, bottom, ink);
    }
}

/* An empty square: ground, territory, or where a building was just removed. */
static void draw_empty(const game_state *s, unsigned square, struct canvas *canvas, int row,
                       int column) {
    unsigned place = place_of(square);
    unsigned owner = LIGHT;
    while (owner < SIDES && !has(s->territory[owner], place))
        owner++;
    if (owner == SIDES)
        canvas_put(canvas, row, column + 1, ground, INK_GROUND);
    else
        canvas_paper(canvas, row, column, HEIGHT, WIDTH, PAPER_CLAIM_A + owner);
    for (int i = 0; i < HEIGHT * WIDTH && owner != SIDES; i++)
        canvas_put(canvas, row + i / WIDTH, column + i % WIDTH, textures[owner],
                   INK_CLAIM_A + owner);
    for (int i = 0; i < HEIGHT * 2 && has(s->gone, place); i++)
        canvas_put(canvas, row + i / 2, column + 1 + i % 2, removed, INK_ALERT);
}

static void draw_square(const game_state *s, unsigned square, struct canvas *canvas) {
    int row = grid_screen_row(&cathedral_grid, (int)square, HEIGHT);
    int column = LEFT + grid_screen_column(&cathedral_grid, (int)square, WIDTH);
    unsigned place = place_of(square);
    canvas_paper(canvas, row, column, HEIGHT, WIDTH,
                 PAPER_SQUARE_DARK + (square / RANKS + square % RANKS) % 2);
    canvas_spot(canvas, row, column, HEIGHT, WIDTH, (int)square);
    if (!has(cathedral_built(s), place)) {
        draw_empty(s, square, canvas, row, column);
        return;
    }
    unsigned head = cathedral_head(s, place), side = cathedral_side(s, head);
    struct squares cells =
        cathedral_covers(side, cathedral_kind(s, head), cathedral_rotation(s, head), head);
    canvas_paper(canvas, row, column, HEIGHT, WIDTH,
                 side == SIDES ? PAPER_FIELD_LIGHT : PAPER_CLAIM_A + side);
    draw_built(cells, side, square, canvas, row, column);
    if (s->last == place + 1)
        canvas_put(canvas, row, column + 1, newest, INK_STRONG);
}

void cathedral_draw(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    (void)viewer; /* no secrets */
    if (canvas->size != SIZE_LINES) {
        cathedral_paint(s, canvas);
        return;
    }
    for (unsigned square = 0; square < SQUARES; square++)
        draw_square(s, square, canvas);
    for (struct squares left = s->pending; any(left); left = but_lowest(left)) {
        unsigned square = square_of(lowest(left)); /* which one is asked about */
        int row = grid_screen_row(&cathedral_grid, (int)square, HEIGHT);
        int column = LEFT + grid_screen_column(&cathedral_grid, (int)square, WIDTH);
        canvas_put(canvas, row, column + 1, (struct glyph){'?', '?'}, INK_ALERT);
    }
    for (int i = 0; i < RANKS; i++) {
        struct glyph file = {(uint32_t)cathedral_grid.files[i], cathedral_grid.files[i]};
        bool built = has(cathedral_built(s), (unsigned)i);
        canvas_put(canvas, 0, LEFT + WIDTH * i + 2, file, built ? INK_DIM : INK_GROUND);
        canvas_textf(canvas, HEIGHT * i, 0, LEFT - 1, INK_DIM, "%2d", i + 1);
    }
    for (int row = 0; row < BOARD_ROWS; row++) {
        canvas_put(canvas, row, LEFT - 1, wall, INK_DIM);
        canvas_put(canvas, row, BOARD_COLUMNS - 1, wall, INK_DIM);
    }
}

/*
 * The stocks.
 */

/* A shape moved into the upper left corner of its nine squares. */
static unsigned to_corner(unsigned shape) {
    while (!(shape & 0700))
        shape <<= 3;
    while (!(shape & 0444))
        shape = shape << 1 & 0777;
    return shape;
}

/* How large the stock is drawn: squares in pixels, and the cells for a shape. */
struct stock {
    int side, rows, columns;
};

static struct stock stock_of(enum size size) {
    return size <= SIZE_S ? (struct stock){1, SHAPE_ROWS, SHAPE_WIDTH}
                          : (struct stock){2, 4, 2 * 3 + 1};
}

/* Draws a shape with two squares to a cell, one above the other: 3 columns, 2 rows. */
static void draw_shape(unsigned shape, struct canvas *canvas, int row, int column, enum ink ink) {
    static const struct glyph halves[4] = {{' ', ' '}, {0x2584, '_'}, {0x2580, '"'}, {0x2588, '#'}};
    for (int i = 0; i < 6; i++) {
        unsigned column_bits =
            shape << (3 * 2 * (i / 3)) >> (2 - i % 3); /* of rows, from the top */
        unsigned pair = (column_bits >> 6 & 1) << 1 | (column_bits >> 3 & 1);
        if (pair)
            canvas_put(canvas, row + i / 3, column + i % 3, halves[pair], ink);
    }
}

/* The same with pixels. */
static void paint_shape(unsigned shape, unsigned owner, struct canvas *canvas, int row, int column,
                        int side) {
    for (int i = 0; i < 9; i++)
        if (shape >> (8 - i) & 1)
            shape_rectangle(canvas, column + i % 3 * side, 2 * row + i / 3 * side, side, side,
                            PAPER_OWNER_A + owner, NO_SPOT);
}

/* What a side has left of a building: key, shape and number; a dot when none is left. */
static void draw_kind(const game_state *s, unsigned side, unsigned kind, struct canvas *canvas,
                      int row, int column) {
    unsigned count = s->stock[side][kind];
    if (count == 0) {
        canvas_put(canvas, row, column + 1, ground, INK_DIM);
        return;
    }
    struct stock stock = stock_of(canvas->size);
    bool large = stock.side > 1; /* then key and number stand below the shape */
    unsigned shape = to_corner(cathedral_shape[side][kind][0]);
    int last = row + stock.rows - 1;
    if (canvas->size == SIZE_LINES)
        draw_shape(shape, canvas, row, column + 1, ink_of(side));
    else
        paint_shape(shape, side, canvas, row, column + !large, stock.side);
    if (count > 1)
        canvas_textf(canvas, large ? last : row, column + (large ? 2 : 3), 2, INK_PLAIN,
                     large ? "x%u" : "%u", count);
    if (side == s->to && !s->over) {
        struct glyph key = {(uint32_t)cathedral_keys[kind], cathedral_keys[kind]};
        canvas_put(canvas, last, column, key, INK_KEY);
    }
}

static void draw_stock(const game_state *s, unsigned side, struct canvas *canvas, int row) {
    struct stock stock = stock_of(canvas->size);
    for (unsigned kind = 0; kind < KINDS; kind++) {
        int top = row + (int)(kind / SHAPES) * stock.rows;
        int left = (int)(kind % SHAPES) * stock.columns + (canvas->size > SIZE_S);
        if (side == s->to)
            canvas_spot(canvas, top, left, stock.rows, stock.columns, SPOT_STOCK + (int)kind);
        draw_kind(s, side, kind, canvas, top, left);
    }
}

static int heading_rows(enum size size) {
    return size > SIZE_S ? 2 : 1;
}

/* A heading and two lines of shapes; where there is room, a blank line. */
static int side_rows(enum size size) {
    return heading_rows(size) + 2 * stock_of(size).rows + (size > SIZE_S);
}

static void draw_side(const game_state *s, unsigned side, struct canvas *canvas, int row) {
    const char *title = side == LIGHT ? _("Light") : _("Dark");
    bool turn = !s->over && side == s->to;
    bool named = canvas->names && strcmp(canvas->names[side], title) != 0;
    const struct style *style = &styles[side];
    char name[] = {'$', seat_letter(side), 0};
    canvas_put(canvas, row, 0, turn ? (struct glyph){0x25B8, '>'} : (struct glyph){' ', ' '},
               INK_STRONG);
    if (canvas->size == SIZE_LINES) {
        canvas_put(canvas, row, 1, style->corner[DOWN_RIGHT], ink_of(side));
        canvas_put(canvas, row, 2, style->corner[DOWN_LEFT], ink_of(side));
    } else {
        shape_rectangle(canvas, 1, 2 * row, 2, 1 + (canvas->size > SIZE_S), PAPER_OWNER_A + side,
                        NO_SPOT);
    }
    int used = canvas_text(canvas, row, 4, -1, turn ? INK_STRONG : INK_PLAIN, title);
    canvas_text(canvas, row, 5 + used, PANEL_COLUMNS - 13 - used, ink_of(side), named ? name : "");
    canvas_textf(canvas, row, PANEL_COLUMNS - 7, -1, INK_PLAIN, _("%2u left"),
                 cathedral_left(s, side));
    draw_stock(s, side, canvas, row + heading_rows(canvas->size));
}

/* How much ground each side has, behind a piece of it as the board shows it. */
static void draw_ground(const game_state *s, struct canvas *canvas, int row) {
    int column = 2 + canvas_text(canvas, row, 1, -1, INK_DIM, _("Ground"));
    for (unsigned side = 0; side < SIDES; side++) {
        for (int i = 0; i < 2; i++) {
            canvas_paper(canvas, row, column + i, 1, 1, PAPER_CLAIM_A + side);
            canvas_put(canvas, row, column + i,
                       canvas->size == SIZE_LINES ? textures[side] : cathedral_claimed,
                       INK_CLAIM_A + side);
        }
        column += 3;
        column += 2 + canvas_textf(canvas, row, column, PANEL_COLUMNS - column, INK_PLAIN,
                                   side == LIGHT ? _("Light %u") : _("Dark %u"),
                                   count_of(s->territory[side]));
    }
}

/* What the last turn did: "captured 4 squares, claimed 6" */
static void draw_last(const game_state *s, struct canvas *canvas, int row) {
    int column = 1;
    if (any(s->gone))
        column += canvas_textf(canvas, row, column, -1, INK_ALERT, _("captured: %u  "),
                               count_of(s->gone));
    if (s->claimed)
        canvas_textf(canvas, row, column, -1, INK_GOOD, _("claimed: %u"), s->claimed);
}

void cathedral_panel(const game_state *s, enum viewer viewer, struct canvas *canvas) {
    (void)viewer;
    int used = canvas_textf(canvas, 0, 1, -1, INK_STRONG, _("Turn %lu"), (unsigned long)s->number);
    if (s->cathedral == CATHEDRAL_AWAITED)
        canvas_text(canvas, 0, 3 + used, -1, INK_DIM, _("Cathedral: to be placed"));
    else if (s->cathedral == CATHEDRAL_REMOVED)
        canvas_text(canvas, 0, 3 + used, -1, INK_DIM, _("Cathedral: removed"));
    draw_ground(s, canvas, 1);
    draw_last(s, canvas, 2);
    for (unsigned side = 0; side < SIDES; side++)
        draw_side(s, side, canvas, SIDES_ROW + side_rows(canvas->size) * (int)side);
}

bool cathedral_extent(const game_state *s, enum size size, struct extent *out) {
    (void)s;
    int columns = (int)SHAPES * stock_of(size).columns + 1;
    *out = (struct extent){BOARD_ROWS, BOARD_COLUMNS, SIDES_ROW + (int)SIDES * side_rows(size),
                           columns > PANEL_COLUMNS ? columns : PANEL_COLUMNS};
    if (size != SIZE_LINES)
        cathedral_paint_extent(size, out);
    return true;
}

static void look_at_stock(const game_state *s, unsigned kind, struct text *out) {
    text_addf(out, _("%s, %u squares: $A has %u left, $B %u"), _(cathedral_titles[kind]),
              cathedral_size[kind], s->stock[LIGHT][kind], s->stock[DARK][kind]);
}

void cathedral_look(const game_state *s, enum viewer viewer, int spot, struct text *out) {
    (void)viewer;
    if (spot >= SPOT_STOCK) {
        look_at_stock(s, (unsigned)(spot - SPOT_STOCK), out);
        return;
    }
    unsigned place = place_of((unsigned)spot), side = cathedral_side(s, place);
    if (has(s->church, place))
        text_add(out, _("the Cathedral"));
    else if (side != SIDES)
        text_addf(out, _("the %s of $%c"),
                  _(cathedral_titles[cathedral_kind(s, cathedral_head(s, place))]),
                  seat_letter(side));
    else if (has(s->territory[LIGHT], place))
        text_add(out, _("ground of $A"));
    else if (has(s->territory[DARK], place))
        text_add(out, _("ground of $B"));
    else
        text_add(out, _("empty"));
    if (has(s->gone, place))
        text_add(out, _(", where a building was just removed"));
}

unsigned cathedral_touches(const game_state *s, unsigned actor, const struct move *move,
                           int spots[TOUCHED_MOST]) {
    bool church = move->verb == VERB_CATHEDRAL;
    (void)s;
    if (!church && move->verb != VERB_PLACE)
        return 0;
    unsigned kind = church ? (unsigned)CATHEDRAL : move->arg[0], count = 0;
    unsigned rotation = move->arg[church ? 0 : 1];
    if (!church && !cathedral_shape[actor][kind][rotation])
        return 0;
    /* where it would lie around a square in the middle, moved from there to the target */
    unsigned middle = 4 * RANKS + 4, target = move->arg[move->count - 1];
    struct squares cells = cathedral_covers(actor, kind, rotation, place_of(middle));
    for (; any(cells); cells = but_lowest(cells)) {
        unsigned square = square_of(lowest(cells));
        int column = (int)(target % RANKS) + (int)(square % RANKS) - (int)(middle % RANKS);
        int row = (int)(target / RANKS) + (int)(square / RANKS) - (int)(middle / RANKS);
        if (grid_inside(&cathedral_grid, column, row))
            spots[count++] = grid_index(&cathedral_grid, column, row);
    }
    return count;
}
