/*
 * turn.c - a picture seen from its other side: canvas_turn of canvas.h.
 *
 * Every cell goes to the opposite place, and so do the pixels in it, its spots and the shapes. Text
 * stays in reading order, and signs that point somewhere point the other way.
 */
#include "core/canvas.h"
#include "core/drawing.h"

/* Signs that become each other. Those that stand for a piece or a player are not among them. */
static const struct glyph opposites[][2] = {
    {{0x2191, '^'}, {0x2193, 'v'}},  {{0x2196, '\\'}, {0x2198, '>'}},
    {{0x2197, '/'}, {0x2199, '<'}},  {{0x250C, '+'}, {0x2518, '+'}},
    {{0x2510, '+'}, {0x2514, '+'}},  {{0x250F, '+'}, {0x251B, '+'}},
    {{0x2513, '+'}, {0x2517, '+'}},  {{0x2554, '#'}, {0x255D, '#'}},
    {{0x2557, '#'}, {0x255A, '#'}},  {{0x256D, '.'}, {0x256F, '\''}},
    {{0x256E, '.'}, {0x2570, '\''}}, {{0x2580, '"'}, {0x2584, '_'}},
    {{0x258C, '#'}, {0x2590, '#'}},  {{0x2598, '#'}, {0x2597, '#'}},
    {{0x259D, '#'}, {0x2596, '#'}},  {{0x2599, '#'}, {0x259C, '#'}},
    {{0x259B, '#'}, {0x259F, '#'}},
};
enum { OPPOSITES = sizeof opposites / sizeof *opposites };

static void turn_glyph(struct cell *cell) {
    for (int i = 0; i < OPPOSITES; i++)
        for (int side = 0; side < 2; side++) {
            const struct glyph *from = &opposites[i][side], *to = &opposites[i][1 - side];
            if (cell->glyph != from->code)
                continue;
            cell->glyph = to->code;
            if (cell->ascii == (uint8_t)from->ascii)
                cell->ascii = (uint8_t)to->ascii;
            return;
        }
}

static void turn_cell(struct cell *cell) {
    uint8_t paper = cell->paper;
    int16_t spot = cell->spot;
    cell->paper = cell->below;
    cell->below = paper;
    cell->spot = cell->spot_below;
    cell->spot_below = spot;
    turn_glyph(cell);
}

static void swap(struct cell *a, struct cell *b) {
    struct cell kept = *a;
    *a = *b;
    *b = kept;
}

/* What is written in the cells from one to another, in the opposite order; the cells stay. */
static void reverse_writing(struct cell *first, struct cell *last) {
    for (; first < last; first++, last--) {
        struct cell kept = *first;
        first->glyph = last->glyph;
        first->ascii = last->ascii;
        first->ink = last->ink;
        first->joined = last->joined;
        last->glyph = kept.glyph;
        last->ascii = kept.ascii;
        last->ink = kept.ink;
        last->joined = kept.joined;
    }
}

/* Brings words back into reading order: after the turn their first character is the last one. */
static void turn_words(struct cell *cells, int columns) {
    for (int left = 0, right; left < columns; left = right + 1) {
        right = left;
        while (right + 1 < columns && cells[right].joined)
            right++;
        reverse_writing(cells + left, cells + right);
    }
}

void canvas_turn(struct canvas *canvas) {
    int count = canvas->rows * canvas->columns;
    for (int i = 0; i < count / 2; i++)
        swap(&canvas->cells[i], &canvas->cells[count - 1 - i]);
    for (int i = 0; i < count; i++)
        turn_cell(&canvas->cells[i]);
    for (int row = 0; row < canvas->rows; row++)
        turn_words(canvas->cells + row * canvas->columns, canvas->columns);
    if (canvas->drawing)
        drawing_turn(canvas->drawing, point_of(canvas->columns, 2 * canvas->rows));
}
