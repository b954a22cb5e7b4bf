/*
 * pen.c - writes to a terminal with a state: see pen.h.
 */
#include "ui/screen/pen.h"

#include <stdlib.h>

struct style pen_style_of(const struct pen *pen, const struct cell *cell) {
    const uint64_t found = (uint64_t)1 << 40;
    uint64_t key = found | (uint64_t)(cell->spot == NO_SPOT) << 33 |
                   (uint64_t)(cell->glyph == ' ') << 32 | (uint64_t)cell->mark << 24 |
                   (uint64_t)cell->ink << 16 | (uint64_t)cell->below << 8 | cell->paper;
    unsigned place = cell->paper + 5U * cell->below + 3U * cell->ink + cell->mark;
    struct known_style *known = &pen->known[place % KNOWN_STYLES];
    if (known->key != key)
        *known = (struct known_style){key, theme_style(pen->look->theme, pen->colours, cell)};
    return known->style;
}

bool pen_is_bare(const struct pen *pen, const struct cell *cell) {
    return cell->glyph == ' ' && !cell_is_split(cell) &&
           !(pen_style_of(pen, cell).attributes & (ATTRIBUTE_UNDERLINE | ATTRIBUTE_REVERSE));
}

/* The parameters of one sequence, with ';' between them. */
static void add_parameter(struct text *out, size_t start, int number) {
    if (out->length > start)
        text_add_char(out, ';');
    text_add_number(out, number);
}

/* The number in the palette of 256 that has exactly this colour: one of the cube or of the greys,
   which are the same on all terminals; -1 for none. The first few numbers are sometimes changed. */
static int32_t palette_number(int32_t colour) {
    const int32_t changed = 22;
    static const uint8_t steps[] = {0, 95, 135, 175, 215, 255};
    int32_t number = 16, red = colour >> 16 & 255, green = colour >> 8 & 255, blue = colour & 255;
    if (red == green && green == blue && red % 10 == 8 && red < 240)
        return 232 + red / 10;
    for (int shift = 16, weight = 36; shift >= 0; shift -= 8, weight /= 6) {
        int32_t step = 0;
        while (step < 6 && steps[step] != (colour >> shift & 255))
            step++;
        if (step == 6)
            return -1;
        number += step * weight;
    }
    return number < changed ? -1 : number;
}

static void add_colour(struct text *out, size_t start, int base, int32_t colour) {
    if (colour >= COLOURS_DIRECT && palette_number(colour) >= 0)
        colour = palette_number(colour);
    add_parameter(out, start, base + (colour < 0 ? 9 : 8));
    if (colour >= COLOURS_DIRECT) {
        add_parameter(out, start, 2);
        for (int shift = 16; shift >= 0; shift -= 8)
            add_parameter(out, start, colour >> shift & 255);
    } else if (colour >= 0) {
        add_parameter(out, start, 5);
        add_parameter(out, start, colour);
    }
}

/* What turns attributes on and off; off turns bold and dim off together. */
static const struct {
    uint8_t attribute, on, off;
} attributes[] = {{ATTRIBUTE_BOLD, 1, 22},
                  {ATTRIBUTE_DIM, 2, 22},
                  {ATTRIBUTE_UNDERLINE, 4, 24},
                  {ATTRIBUTE_REVERSE, 7, 27}};
enum { ATTRIBUTES = sizeof attributes / sizeof *attributes };

static void add_attributes(struct text *out, size_t start, unsigned from, unsigned to) {
    const unsigned weight = ATTRIBUTE_BOLD | ATTRIBUTE_DIM;
    unsigned gone = from & ~to, added = to & ~from;
    if (gone & weight)
        added |= to & weight;
    for (int i = 0; i < ATTRIBUTES; i++)
        if (gone & attributes[i].attribute) {
            add_parameter(out, start, attributes[i].off);
            gone &= attributes[i].off == 22 ? ~weight : ~0U;
        }
    for (int i = 0; i < ATTRIBUTES; i++)
        if (added & attributes[i].attribute)
            add_parameter(out, start, attributes[i].on);
}

void pen_change(struct pen *pen, const struct style *style) {
    struct text *out = pen->out;
    if (style_equal(&pen->style, style))
        return;
    text_add_bytes(out, "\033[", 2);
    size_t start = out->length;
    bool own = style->foreground < 0 && style->background < 0 && !style->attributes;
    if (!own) { /* else no parameter: everything as the terminal has it */
        add_attributes(out, start, pen->style.attributes, style->attributes);
        if (style->foreground != pen->style.foreground)
            add_colour(out, start, 30, style->foreground);
        if (style->background != pen->style.background)
            add_colour(out, start, 40, style->background);
    }
    text_add_char(out, 'm');
    pen->style = *style;
}

int pen_change_cost(const struct pen *pen, const struct style *from, const struct style *to) {
    const int frame = 3, attribute = 2, colour = pen->colours > 256 ? 15 : 8;
    int colours = (from->foreground != to->foreground) + (from->background != to->background);
    int parameters = (from->attributes != to->attributes ? attribute : 0) + colours * colour;
    return parameters ? frame + parameters : 0;
}

static int digits(int number) {
    int count = 1;
    for (; number >= 10; number /= 10)
        count++;
    return count;
}

/* The bytes of a sequence that moves by so many rows or columns. */
static int step_cost(int steps) {
    if (steps == 0)
        return 0;
    return steps == 1 ? 3 : 3 + digits(steps);
}

static void add_step(struct text *out, int steps, char final) {
    if (steps == 0)
        return;
    text_add_bytes(out, "\033[", 2);
    if (steps > 1)
        text_add_number(out, steps);
    text_add_char(out, final);
}

enum { BACKSPACES = 4 /* as many are no longer than a sequence */ };

void pen_move(struct pen *pen, int row, int column) {
    int down = row - pen->row, right = column - pen->column;
    int back = right < 0 && -right <= BACKSPACES ? -right : 0;
    int cost = step_cost(abs(down)) + (back ? back : step_cost(abs(right)));
    if (pen->row >= 0 && pen->column >= 0 && cost < 4 + digits(row + 1) + digits(column + 1)) {
        add_step(pen->out, abs(down), down > 0 ? 'B' : 'A');
        for (int i = 0; i < back; i++)
            text_add_char(pen->out, '\b');
        if (!back)
            add_step(pen->out, abs(right), right > 0 ? 'C' : 'D');
    } else {
        text_add_bytes(pen->out, "\033[", 2);
        text_add_number(pen->out, row + 1);
        text_add_char(pen->out, ';');
        text_add_number(pen->out, column + 1);
        text_add_char(pen->out, 'H');
    }
    pen->row = row;
    pen->column = column;
}

void pen_erase(struct pen *pen, int count) {
    text_add_bytes(pen->out, "\033[", 2);
    text_add_number(pen->out, count);
    text_add_char(pen->out, 'X');
}

void pen_erase_rest(struct pen *pen) {
    text_add_bytes(pen->out, "\033[K", 3);
}
