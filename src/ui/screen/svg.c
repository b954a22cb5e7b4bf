/*
 * svg.c - a picture as an SVG drawing: see svg.h.
 *
 * A run of cells of one style is one rectangle and one text whose length is given, so columns
 * stand where they belong whatever font is there. Frames and blocks are text as well: a cell is as
 * high as the fonts named draw them, so that they join. Cells of two papers are two rectangles.
 */
#include "ui/screen/svg.h"

#include <string.h>

#include "core/utf8.h"

/* In tenths of a pixel, to write them without floating point. */
enum { CELL_WIDTH = 96, CELL_HEIGHT = 180, BASELINE = 142, FONT_SIZE = 160, MARGIN = 120 };
enum { OWN_INK = 0xD4D4D4, OWN_PAPER = 0x161616 }; /* of the theme without colours */

/* A colour halfway to another: how a dim ink looks. */
static unsigned halfway(unsigned a, unsigned b) {
    return ((a & 0xFEFEFE) >> 1) + ((b & 0xFEFEFE) >> 1);
}

struct paint {
    unsigned ink, paper; /* 0xRRGGBB; of a split cell the upper and the lower half */
    bool bold, underlined, split;
};

static bool same_paint(const struct paint *a, const struct paint *b) {
    return a->ink == b->ink && a->paper == b->paper && a->bold == b->bold &&
           a->underlined == b->underlined && a->split == b->split;
}

/* The ground of the whole drawing. */
static unsigned own_paper(const struct look *look) {
    const struct cell page = {.glyph = ' ', .spot = NO_SPOT};
    struct style style = theme_style(look->theme, COLOURS_DIRECT, &page);
    return style.background >= 0 ? theme_rgb(style.background) : OWN_PAPER;
}

static struct paint paint_of(const struct cell *cell, const struct look *look) {
    struct style style = theme_style(look->theme, COLOURS_DIRECT, cell);
    unsigned ink = OWN_INK, paper = OWN_PAPER;
    if (style.foreground >= 0)
        ink = theme_rgb(style.foreground);
    if (style.background >= 0)
        paper = theme_rgb(style.background);
    if (style.attributes & ATTRIBUTE_DIM)
        ink = halfway(ink, paper);
    bool reverse = style.attributes & ATTRIBUTE_REVERSE;
    return (struct paint){reverse ? paper : ink, reverse ? ink : paper,
                          style.attributes & ATTRIBUTE_BOLD, style.attributes & ATTRIBUTE_UNDERLINE,
                          cell_is_split(cell) && theme_has_pixels(look, COLOURS_DIRECT)};
}

/* Tenths as a decimal number. */
static void add_tenths(struct text *out, const char *name, int tenths) {
    text_addf(out, " %s=\"%d.%d\"", name, tenths / 10, tenths % 10);
}

static void add_escaped(struct text *out, uint32_t code) {
    if (code == '<')
        text_add(out, "&lt;");
    else if (code == '&')
        text_add(out, "&amp;");
    else if (code == '>')
        text_add(out, "&gt;");
    else
        utf8_add(out, code);
}

static uint32_t code_of(const struct cell *cell, const struct look *look) {
    uint32_t code = look->ascii ? cell->ascii : cell->glyph;
    return code || !look->ascii ? code : ' ';
}

static void add_rectangle(struct text *out, int x, int y, int width, int height, unsigned colour) {
    text_add(out, "<rect");
    add_tenths(out, "x", x);
    add_tenths(out, "y", y);
    add_tenths(out, "width", width);
    text_addf(out, " height=\"%d\" fill=\"#%06x\"/>\n", height / 10, colour);
}

/* The cells from..to-1 of a row, all of one paint. */
static void add_run(struct text *out, const struct canvas *picture, int row, int from, int to,
                    const struct look *look) {
    const struct cell *cells = canvas_at(picture, row, 0);
    struct paint paint = paint_of(&cells[from], look);
    int x = MARGIN + from * CELL_WIDTH, y = MARGIN + row * CELL_HEIGHT;
    if (paint.paper != own_paper(look))
        add_rectangle(out, x, y, (to - from) * CELL_WIDTH, CELL_HEIGHT, paint.paper);
    if (paint.split) {
        add_rectangle(out, x, y, (to - from) * CELL_WIDTH, CELL_HEIGHT / 2, paint.ink);
        return;
    }
    while (from < to && !paint.underlined && code_of(&cells[from], look) == ' ')
        from++;
    while (to > from && !paint.underlined && code_of(&cells[to - 1], look) == ' ')
        to--;
    if (from == to)
        return;
    text_add(out, "<text");
    add_tenths(out, "x", MARGIN + from * CELL_WIDTH);
    add_tenths(out, "y", y + BASELINE);
    add_tenths(out, "textLength", (to - from) * CELL_WIDTH);
    text_addf(out, " fill=\"#%06x\"%s%s>", paint.ink, paint.bold ? " font-weight=\"bold\"" : "",
              paint.underlined ? " text-decoration=\"underline\"" : "");
    for (int i = from; i < to; i++)
        if (code_of(&cells[i], look))
            add_escaped(out, code_of(&cells[i], look));
    text_add(out, "</text>\n");
}

static void add_row(struct text *out, const struct canvas *picture, int row,
                    const struct look *look) {
    int from = 0;
    for (int column = 1; column <= picture->columns; column++) {
        struct paint run = paint_of(canvas_at(picture, row, from), look), next;
        if (column < picture->columns) {
            next = paint_of(canvas_at(picture, row, column), look);
            if (same_paint(&run, &next))
                continue;
        }
        add_run(out, picture, row, from, column, look);
        from = column;
    }
}

static void add_title(struct text *out, const char *title) {
    struct text safe = TEXT_EMPTY;
    utf8_add_safe(&safe, title, strlen(title), false);
    const char *cursor = safe.bytes, *end = safe.bytes + safe.length;
    text_add(out, "<title>");
    while (cursor < end)
        add_escaped(out, (uint32_t)utf8_next(&cursor, end));
    text_add(out, "</title>\n");
    text_free(&safe);
}

void svg_add(const struct canvas *picture, const struct look *look, const char *title,
             struct text *out) {
    int width = picture->columns * CELL_WIDTH + 2 * MARGIN;
    int height = picture->rows * CELL_HEIGHT + 2 * MARGIN;
    text_add(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                  "<svg xmlns=\"http://www.w3.org/2000/svg\"");
    add_tenths(out, "width", width);
    add_tenths(out, "height", height);
    text_addf(out,
              " font-size=\"%d\" font-family=\"'DejaVu Sans Mono', Menlo, Consolas, "
              "'Liberation Mono', monospace\" shape-rendering=\"crispEdges\" "
              "xml:space=\"preserve\">\n",
              FONT_SIZE / 10);
    add_title(out, title);
    text_addf(out, "<rect width=\"100%%\" height=\"100%%\" fill=\"#%06x\"/>\n", own_paper(look));
    for (int row = 0; row < picture->rows; row++)
        add_row(out, picture, row, look);
    text_add(out, "</svg>\n");
}
