/*
 * ansi.c - pictures as bytes for a terminal: see ansi.h.
 *
 * Every run of cells begins and ends in the terminal's own colours, so nothing is carried on.
 */
#include "ui/screen/ansi.h"

#include <string.h>

#include "core/utf8.h"

enum { COLOURS = 256, GAP = 8 /* cells; fewer are written again rather than jumped over */ };

static bool same_style(const struct style *a, const struct style *b) {
    return a->foreground == b->foreground && a->background == b->background &&
           a->attributes == b->attributes;
}

static void add_colour(struct text *out, int base, int colour) {
    if (colour >= 0)
        text_addf(out, ";%d;5;%d", base, colour);
}

/* "Select graphic rendition", from nothing. */
static void add_style(struct text *out, const struct style *style) {
    static const struct {
        uint8_t attribute, parameter;
    } attributes[] = {
        {ATTRIBUTE_BOLD, 1}, {ATTRIBUTE_DIM, 2}, {ATTRIBUTE_UNDERLINE, 4}, {ATTRIBUTE_REVERSE, 7}};
    text_add(out, "\033[0");
    for (size_t i = 0; i < sizeof attributes / sizeof *attributes; i++)
        if (style->attributes & attributes[i].attribute)
            text_addf(out, ";%u", attributes[i].parameter);
    add_colour(out, 38, style->foreground);
    add_colour(out, 48, style->background);
    text_add_char(out, 'm');
}

/* The cell shows what it showed before. */
static bool unchanged(const struct canvas *before, const struct canvas *picture, int row,
                      int column) {
    if (!before)
        return false;
    const struct cell *a = canvas_at(before, row, column), *b = canvas_at(picture, row, column);
    return a->glyph == b->glyph && a->ascii == b->ascii && a->ink == b->ink &&
           a->paper == b->paper && a->mark == b->mark;
}

/* The end of what is to be written from a changed cell on: the last change before more than GAP
   cells without one. */
static int run_end(const struct canvas *before, const struct canvas *picture, int row, int from) {
    int end = from + 1;
    for (int column = end; column < picture->columns && column < end + GAP; column++)
        if (!unchanged(before, picture, row, column))
            end = column + 1;
    return end;
}

/* The cells from..to-1; a wide glyph is never cut. */
static void add_run(struct text *out, const struct canvas *picture, int row, int from, int to,
                    const struct look *look) {
    const struct cell *cells = canvas_at(picture, row, 0);
    struct style now = {-1, -1, 0}, own = now;
    from -= from > 0 && cells[from].glyph == 0;
    to += to < picture->columns && cells[to].glyph == 0;
    text_addf(out, "\033[%d;%dH", row + 1, from + 1);
    for (int column = from; column < to; column++) {
        struct style style = theme_style(look->theme, COLOURS, &cells[column]);
        uint32_t code = look->ascii ? cells[column].ascii : cells[column].glyph;
        if (!same_style(&style, &now))
            add_style(out, &style);
        now = style;
        if (code)
            utf8_add(out, code);
        else if (look->ascii)
            text_add_char(out, ' ');
    }
    if (!same_style(&now, &own))
        text_add(out, "\033[m");
}

void ansi_add(const struct canvas *before, const struct canvas *picture, const struct look *look,
              struct text *out) {
    if (!before)
        text_add(out, "\033[?25l\033[2J");
    for (int row = 0; row < picture->rows; row++)
        for (int from = 0; from < picture->columns; from++) {
            if (unchanged(before, picture, row, from))
                continue;
            int to = run_end(before, picture, row, from);
            add_run(out, picture, row, from, to, look);
            from = to - 1;
        }
}
