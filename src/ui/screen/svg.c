/*
 * svg.c - a picture as an SVG drawing: see svg.h.
 *
 * A run of cells of one style is one rectangle and one text whose length is given, so columns
 * stand where they belong whatever font is there. Frames and blocks are text as well: a cell is as
 * high as the fonts named draw them, so that they join. Cells of two papers are two rectangles.
 *
 * A picture that kept its shapes is drawn of these, in steps (drawing.h). Its cells then only give
 * text; their signs, and the texture of claimed ground, are paths, which need no font.
 */
#include "ui/screen/svg.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/utf8.h"
#include "ui/screen/svg_shapes.h"

/* Lengths in tenths, to write them without floating point. */
struct measures {
    int cell_width, cell_height, baseline, font_size, margin;
    int scale; /* hundredths of a pixel that one unit is shown as */
};

static const struct measures of_cells = {96, 180, 142, 160, 120, 100};
static const struct measures of_shapes = {10 * PIXEL, 20 * PIXEL, 58, 66, 60, 250};

enum { OWN_INK = 0xD4D4D4, OWN_PAPER = 0x161616 }; /* of the theme without colours */
enum { TEXTURE = 0x2591, BLOCKS = 0x2580, BLOCKS_END = 0x25A0 };

/* What is being drawn. */
struct page {
    const struct canvas *picture;
    const struct look *look;
    const struct measures *measures;
    unsigned ground; /* 0xRRGGBB, of the whole drawing */
    struct text *out;
};

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

static void add_tenths(struct text *out, const char *name, int tenths) {
    text_addf(out, " %s=\"", name);
    svg_add_tenths(out, tenths);
    text_add_char(out, '"');
}

/* What is written of a cell as text. */
static uint32_t code_of(const struct cell *cell, const struct page *page) {
    uint32_t code = page->look->ascii ? cell->ascii : cell->glyph;
    if (page->picture->drawing && (svg_is_sign(code) || (code >= BLOCKS && code < BLOCKS_END)))
        return ' ';
    return code || !page->look->ascii ? code : ' ';
}

static void add_rectangle(const struct page *page, int x, int y, int width, int height,
                          unsigned colour) {
    text_add(page->out, "<rect");
    add_tenths(page->out, "x", x);
    add_tenths(page->out, "y", y);
    add_tenths(page->out, "width", width);
    add_tenths(page->out, "height", height);
    text_addf(page->out, " fill=\"#%06x\"/>\n", colour);
}

/* The paper of the cells from..to-1 of a row; true when there is nothing else of them. */
static bool add_papers(const struct page *page, int row, int from, int to,
                       const struct paint *paint) {
    const struct measures *m = page->measures;
    int x = m->margin + from * m->cell_width, y = m->margin + row * m->cell_height;
    if (page->picture->drawing)
        return paint->split;
    if (paint->paper != page->ground)
        add_rectangle(page, x, y, (to - from) * m->cell_width, m->cell_height, paint->paper);
    if (paint->split)
        add_rectangle(page, x, y, (to - from) * m->cell_width, m->cell_height / 2, paint->ink);
    return paint->split;
}

/* The cells from..to-1 of a row, all of one paint. */
static void add_run(const struct page *page, int row, int from, int to) {
    const struct measures *m = page->measures;
    const struct cell *cells = canvas_at(page->picture, row, 0);
    struct paint paint = paint_of(&cells[from], page->look);
    if (add_papers(page, row, from, to, &paint))
        return;
    while (from < to && !paint.underlined && code_of(&cells[from], page) == ' ')
        from++;
    while (to > from && !paint.underlined && code_of(&cells[to - 1], page) == ' ')
        to--;
    if (from == to)
        return;
    struct text written = TEXT_EMPTY;
    for (int i = from; i < to; i++)
        if (code_of(&cells[i], page))
            utf8_add(&written, code_of(&cells[i], page));
    text_add(page->out, "<text");
    add_tenths(page->out, "x", m->margin + from * m->cell_width);
    add_tenths(page->out, "y", m->margin + row * m->cell_height + m->baseline);
    add_tenths(page->out, "textLength", (to - from) * m->cell_width);
    text_addf(page->out, " fill=\"#%06x\"%s%s>", paint.ink,
              paint.bold ? " font-weight=\"bold\"" : "",
              paint.underlined ? " text-decoration=\"underline\"" : "");
    svg_add_escaped(page->out, written.bytes, written.length);
    text_add(page->out, "</text>\n");
    text_free(&written);
}

static void add_row(const struct page *page, int row) {
    int from = 0;
    for (int column = 1; column <= page->picture->columns; column++) {
        struct paint run = paint_of(canvas_at(page->picture, row, from), page->look), next;
        if (column < page->picture->columns) {
            next = paint_of(canvas_at(page->picture, row, column), page->look);
            if (same_paint(&run, &next))
                continue;
        }
        add_run(page, row, from, column);
        from = column;
    }
}

/* ---- what a picture of shapes has in its cells ------------------------------------------------
 */

/* True for a cell whose glyph becomes a path. */
static bool is_path(const struct cell *cell) {
    return cell->glyph == TEXTURE || svg_is_sign(cell->glyph);
}

static void add_sign(const struct page *page, int row, int column, struct text *data) {
    enum { RADIUS = 20 };
    const struct measures *m = page->measures;
    struct point middle = {m->margin + column * m->cell_width + m->cell_width / 2,
                           m->margin + row * m->cell_height + m->cell_height / 2};
    svg_add_sign(canvas_at(page->picture, row, column)->glyph, middle, RADIUS, data);
}

/* Two dots in each of so many cells with the texture: dashed lines whose dashes have no length. */
static void add_dots(const struct page *page, int row, int column, int count, struct text *data) {
    const struct measures *m = page->measures;
    for (int i = 0; i < 2; i++) {
        text_add_char(data, 'M');
        svg_add_tenths(data, m->margin + column * m->cell_width + (1 + 2 * i) * m->cell_width / 4);
        text_add_char(data, ' ');
        svg_add_tenths(data, m->margin + row * m->cell_height + (1 + 2 * i) * m->cell_height / 4);
        text_add_char(data, 'h');
        svg_add_tenths(data, count * m->cell_width - m->cell_width / 2);
    }
}

/* The cells from i on, in its row, that are textures of its colour. */
static int texture_run(const struct page *page, int i) {
    const struct cell *cells = page->picture->cells;
    unsigned colour = paint_of(&cells[i], page->look).ink;
    int count = 1, columns = page->picture->columns;
    while ((i + count) % columns > 0 && cells[i + count].glyph == TEXTURE &&
           paint_of(&cells[i + count], page->look).ink == colour)
        count++;
    return count;
}

/* All paths of one colour: the signs and the texture, each one element. */
static void add_paths(const struct page *page, unsigned colour, bool *done) {
    const struct canvas *picture = page->picture;
    struct text signs = TEXT_EMPTY, dots = TEXT_EMPTY;
    for (int i = 0, count; i < picture->rows * picture->columns; i += count) {
        const struct cell *cell = &picture->cells[i];
        count = 1;
        if (!is_path(cell) || paint_of(cell, page->look).ink != colour)
            continue;
        if (cell->glyph == TEXTURE) {
            count = texture_run(page, i);
            add_dots(page, i / picture->columns, i % picture->columns, count, &dots);
        } else {
            add_sign(page, i / picture->columns, i % picture->columns, &signs);
        }
        memset(done + i, true, (size_t)count);
    }
    if (dots.length)
        text_addf(page->out,
                  "<path stroke=\"#%06x\" stroke-width=\".8\" stroke-linecap=\"round\" "
                  "stroke-dasharray=\"0 4\" d=\"%s\"/>\n",
                  colour, dots.bytes);
    if (signs.length)
        text_addf(page->out, "<path fill=\"#%06x\" fill-rule=\"evenodd\" d=\"%s\"/>\n", colour,
                  signs.bytes);
    text_free(&signs);
    text_free(&dots);
}

static void add_shapes(const struct page *page) {
    const struct canvas *picture = page->picture;
    int count = picture->rows * picture->columns, margin = page->measures->margin / 10;
    text_addf(page->out, "<g transform=\"translate(%d %d)\">\n", margin, margin);
    svg_add_shapes(picture->drawing, page->look->theme, page->out);
    text_add(page->out, "</g>\n");
    bool *done = memory_new((size_t)count * sizeof *done);
    for (int i = 0; i < count; i++)
        if (!done[i] && is_path(&picture->cells[i]))
            add_paths(page, paint_of(&picture->cells[i], page->look).ink, done);
    free(done);
}

/* ---- the document -----------------------------------------------------------------------------
 */

/* A length in the drawing's units as pixels. */
static void add_pixels(const struct page *page, const char *name, int tenths) {
    add_tenths(page->out, name, tenths * page->measures->scale / 100);
}

static void add_head(const struct page *page, const char *title) {
    const struct measures *m = page->measures;
    int width = page->picture->columns * m->cell_width + 2 * m->margin;
    int height = page->picture->rows * m->cell_height + 2 * m->margin;
    struct text *out = page->out;
    text_add(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                  "<svg xmlns=\"http://www.w3.org/2000/svg\"");
    add_pixels(page, "width", width);
    add_pixels(page, "height", height);
    text_add(out, " viewBox=\"0 0 ");
    svg_add_tenths(out, width);
    text_add_char(out, ' ');
    svg_add_tenths(out, height);
    text_add_char(out, '"');
    add_tenths(out, "font-size", m->font_size);
    text_addf(out,
              " font-family=\"'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace\""
              "%s xml:space=\"preserve\">\n<title>",
              page->picture->drawing ? "" : " shape-rendering=\"crispEdges\"");
    svg_add_escaped(out, title, strlen(title));
    text_addf(out, "</title>\n<rect width=\"100%%\" height=\"100%%\" fill=\"#%06x\"/>\n",
              page->ground);
}

void svg_add(const struct canvas *picture, const struct look *look, const char *title,
             struct text *out) {
    const struct page page = {.picture = picture,
                              .look = look,
                              .measures = picture->drawing ? &of_shapes : &of_cells,
                              .ground = own_paper(look),
                              .out = out};
    add_head(&page, title);
    if (picture->drawing)
        add_shapes(&page);
    for (int row = 0; row < picture->rows; row++)
        add_row(&page, row);
    text_add(out, "</svg>\n");
}
