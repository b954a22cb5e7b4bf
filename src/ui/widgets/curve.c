/*
 * curve.c - how the players' chances went: see curve.h.
 */
#include "ui/widgets/curve.h"

#include <stdlib.h>

#include "core/memory.h"
#include "core/shape.h"

enum { QUARTERS = 4, DOTS_ACROSS = 2, DOTS_DOWN = 4 /* of a braille cell */ };
enum { BRAILLE = 0x2800, SIGN_STEP = 16 /* columns between two signs of a line */ };
enum { DOT_STEP = 2 /* columns between the dots of a level */ };

static const struct glyph dot = {0x00B7, '.'}, cursor_sign = {0x25B4, '^'};
static const struct glyph full = {0x2588, '#'}, lower = {0x2584, '='}, light = {0x2591, ':'};

/* Dots at a quarter, the half and three quarters, where nothing stands. */
static void draw_levels(const struct curve *curve, struct canvas *frame) {
    const struct room *room = &curve->room;
    for (int quarter = 0; quarter <= QUARTERS; quarter++) {
        int row = room->row + quarter * (room->rows - 1) / QUARTERS;
        for (int i = 0; i < room->columns; i += DOT_STEP) {
            const struct cell *cell = canvas_at(frame, row, room->column + i);
            if (cell && cell->glyph == ' ' && !cell_is_split(cell))
                canvas_put(frame, row, room->column + i, dot, INK_DIM);
        }
    }
}

/*
 * Two players.
 */

/* With pixels the ground of each is that of claimed land, bright at the cursor; without, the first
   one's is full blocks, the other's a texture. */
static void draw_share(const struct curve *curve, struct canvas *frame, bool pixels, int column) {
    const struct room *room = &curve->room;
    int chance = curve->chance(curve->data, column, room->columns - 1, 0);
    int high = 2 * room->rows, share = (chance * high + ESTIMATE_WHOLE / 2) / ESTIMATE_WHOLE;
    if (chance < 0)
        return;
    enum paper ground = column == curve->cursor ? PAPER_OWNER_A : PAPER_CLAIM_A;
    for (int row = 0; row < room->rows; row++) {
        int above =
            high - 2 * row - share; /* halves of this row and those below it, of the other */
        struct glyph glyph = above >= 2 ? light : full;
        if (above == 1)
            glyph = lower;
        if (!pixels)
            canvas_put(frame, room->row + row, room->column + column, glyph,
                       INK_SEAT_A + (above >= 2));
        for (int half = 0; half < 2 && pixels; half++)
            shape_pixel(frame, room->column + column, 2 * (room->row + row) + half,
                        ground + (above > half), NO_SPOT);
    }
}

/* The cell lies wholly in a seat's area. */
static bool is_area(const struct cell *cell, bool pixels, unsigned seat) {
    if (pixels)
        return cell->paper == PAPER_CLAIM_A + seat && !cell_is_split(cell);
    return cell->glyph == (seat == 0 ? full.code : light.code);
}

/* The signs and names, each in its own area at the left. */
static void draw_sides(const struct curve *curve, struct canvas *frame, bool pixels) {
    const struct room *room = &curve->room;
    for (unsigned seat = 0; seat < 2; seat++) {
        int row = room->row + (seat == 0 ? room->rows - 1 : 0), column = room->column + 1;
        bool free = true;
        for (int i = 0; i < SIGN_STEP; i++)
            free = free && is_area(canvas_at(frame, row, column + i), pixels, seat);
        if (!free)
            continue;
        canvas_text(frame, row, column, 3, INK_PLAIN, "   ");
        canvas_put(frame, row, column + !pixels, curve->signs[seat], INK_SEAT_A + seat);
        canvas_name(frame, row, column + 2 + !pixels, SIGN_STEP - 3, seat);
    }
}

/*
 * More players.
 */

/* The bit of a braille pattern. */
static unsigned dot_bit(int across, int down) {
    static const uint8_t bits[DOTS_ACROSS][DOTS_DOWN] = {{0, 1, 2, 6}, {3, 4, 5, 7}};
    return 1U << bits[across][down];
}

/* The row of dots of a chance, from the top. */
static int dot_row(const struct curve *curve, int chance) {
    int last = curve->room.rows * DOTS_DOWN - 1;
    return last - (chance * last + ESTIMATE_WHOLE / 2) / ESTIMATE_WHOLE;
}

/* Sets the dots of a seat's line in cells, one pattern each. */
static void set_dots(const struct curve *curve, unsigned seat, uint8_t *cells) {
    int last = curve->room.columns * DOTS_ACROSS - 1, before = -1;
    for (int at = 0; at <= last; at++) {
        int chance = curve->chance(curve->data, at, last, seat);
        int row = chance < 0 ? -1 : dot_row(curve, chance);
        int from = before < 0 ? row : before + (row > before) - (row < before);
        for (int i = from < row ? from : row; chance >= 0 && i <= (from < row ? row : from); i++)
            cells[i / DOTS_DOWN * curve->room.columns + at / DOTS_ACROSS] |=
                (uint8_t)dot_bit(at % DOTS_ACROSS, i % DOTS_DOWN);
        before = row;
    }
}

/* The dots of a line are added to those of others in the same cell, which takes its ink. */
static void draw_line(const struct curve *curve, unsigned seat, struct canvas *frame) {
    const struct room *room = &curve->room;
    size_t count = (size_t)room->rows * (size_t)room->columns;
    uint8_t *cells = memory_resize(NULL, count, 1);
    memset(cells, 0, count);
    set_dots(curve, seat, cells);
    for (size_t i = 0; i < count; i++) {
        int row = room->row + (int)i / room->columns,
            column = room->column + (int)i % room->columns;
        const struct cell *cell = canvas_at(frame, row, column);
        uint32_t others = cell->glyph > BRAILLE && cell->glyph <= BRAILLE + 0xFF ? cell->glyph : 0;
        if (cells[i])
            canvas_put(frame, row, column,
                       (struct glyph){others | BRAILLE | cells[i], curve->signs[seat].ascii},
                       INK_SEAT_A + seat);
    }
    free(cells);
}

static void draw_signs(const struct curve *curve, unsigned seat, struct canvas *frame) {
    const struct room *room = &curve->room;
    int last = room->columns - 1, first = (int)(seat + 1) * SIGN_STEP / (int)(curve->seats + 1);
    for (int column = first; column <= last; column += SIGN_STEP) {
        int chance = curve->chance(curve->data, column, last, seat);
        if (chance >= 0)
            canvas_put(frame, room->row + dot_row(curve, chance) / DOTS_DOWN, room->column + column,
                       curve->signs[seat], INK_SEAT_A + seat);
    }
}

void curve_draw(const struct curve *curve, struct app *app) {
    struct canvas *frame = &app->frame;
    const struct room *room = &curve->room;
    bool pixels = frame_pixels(app);
    if (curve->seats == 2) {
        for (int column = 0; column < room->columns; column++)
            draw_share(curve, frame, pixels, column);
        draw_sides(curve, frame, pixels);
    } else {
        for (unsigned seat = curve->seats; seat > 0; seat--)
            draw_line(curve, seat - 1, frame);
        for (unsigned seat = 0; seat < curve->seats; seat++)
            draw_signs(curve, seat, frame);
        if (curve->cursor >= 0)
            canvas_paper(frame, room->row, room->column + curve->cursor, room->rows, 1,
                         PAPER_CHOICE);
    }
    draw_levels(curve, frame);
    if (pixels)
        frame->size = SIZE_S;
    if (curve->cursor >= 0)
        canvas_put(frame, room->row + room->rows, room->column + curve->cursor, cursor_sign,
                   INK_KEY);
}
