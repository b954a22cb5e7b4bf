/*
 * ansi.c - what ansi.h writes makes a terminal show the picture, whatever was shown before.
 *
 * The terminal is a small one of our own: it knows the sequences that are written, in the way a
 * terminal does that erases in the background that is on, or one that erases in its own colours.
 * Cells without a glyph are compared by their two pixels, since a blank, a half block and a full
 * block may stand for the same ones.
 */
#include "ui/screen/ansi.h"

#include <stdlib.h>

#include "core/rng.h"
#include "core/shape.h"
#include "core/utf8.h"

#include "support.h"

enum { ROWS = 24, COLUMNS = 80, PICTURES = 150, CHANGES = 12 };
enum { UPPER_HALF = 0x2580, LOWER_HALF = 0x2584, FULL_BLOCK = 0x2588, WIDE = 0x754C };

struct shown {
    uint32_t code; /* 0: the right half of a wide glyph */
    struct style style;
};

struct terminal {
    struct shown cells[ROWS][COLUMNS];
    int row, column;
    struct style style;
    bool erases; /* in the background that is on */
};

static const struct style own_style = {-1, -1, 0};

static void wipe(struct terminal *terminal, int row, int from, int to) {
    struct style style = own_style;
    if (terminal->erases)
        style.background = terminal->style.background;
    assert_true(from >= 0 && from <= to && to <= COLUMNS);
    for (int column = from; column < to; column++)
        terminal->cells[row][column] = (struct shown){' ', style};
}

/* Colours after 38 or 48: 5;index or 2;red;green;blue. Returns how many numbers they are. */
static int read_colour(const long *numbers, int32_t *out) {
    if (numbers[0] == 5) {
        *out = (int32_t)numbers[1];
        return 2;
    }
    assert_int_equal(numbers[0], 2);
    *out = (int32_t)(COLOURS_DIRECT | numbers[1] << 16 | numbers[2] << 8 | numbers[3]);
    return 4;
}

static void rendition(struct style *style, const long *numbers, int count) {
    for (int i = 0; i < count; i++) {
        switch (numbers[i]) {
        case 0:
            *style = own_style;
            break;
        case 1:
            style->attributes |= ATTRIBUTE_BOLD;
            break;
        case 2:
            style->attributes |= ATTRIBUTE_DIM;
            break;
        case 4:
            style->attributes |= ATTRIBUTE_UNDERLINE;
            break;
        case 7:
            style->attributes |= ATTRIBUTE_REVERSE;
            break;
        case 22:
            style->attributes &= (uint8_t) ~(ATTRIBUTE_BOLD | ATTRIBUTE_DIM);
            break;
        case 24:
            style->attributes &= (uint8_t)~ATTRIBUTE_UNDERLINE;
            break;
        case 27:
            style->attributes &= (uint8_t)~ATTRIBUTE_REVERSE;
            break;
        case 38:
            i += read_colour(numbers + i + 1, &style->foreground);
            break;
        case 48:
            i += read_colour(numbers + i + 1, &style->background);
            break;
        case 39:
            style->foreground = -1;
            break;
        case 49:
            style->background = -1;
            break;
        default:
            fail_msg("rendition %ld", numbers[i]);
        }
    }
}

static void sequence(struct terminal *terminal, char final, const long *numbers, int count) {
    int number = count && numbers[0] ? (int)numbers[0] : 1;
    if (final != 'm' && final != 'J') /* at the right edge terminals differ about where they are */
        assert_true(final == 'H' || terminal->column < COLUMNS);
    switch (final) {
    case 'A':
        terminal->row -= number;
        break;
    case 'B':
        terminal->row += number;
        break;
    case 'C':
        terminal->column += number;
        break;
    case 'D':
        terminal->column -= number;
        break;
    case 'H':
        terminal->row = number - 1;
        terminal->column = count > 1 ? (int)numbers[1] - 1 : 0;
        break;
    case 'J':
        for (int row = 0; row < ROWS; row++)
            wipe(terminal, row, 0, COLUMNS);
        break;
    case 'K':
        wipe(terminal, terminal->row, terminal->column, COLUMNS);
        break;
    case 'X':
        wipe(terminal, terminal->row, terminal->column, terminal->column + number);
        break;
    case 'm':
        rendition(&terminal->style, numbers, count ? count : 1);
        break;
    default:
        fail_msg("sequence %c", final);
    }
    assert_in_range(terminal->row, 0, ROWS - 1);
    assert_in_range(terminal->column, 0, final == 'm' || final == 'J' ? COLUMNS : COLUMNS - 1);
}

static const char *read_sequence(struct terminal *terminal, const char *at) {
    long numbers[32] = {0};
    int count = 0;
    if (*at == '?') {
        assert_int_equal(strncmp(at, "?25l", 4), 0);
        return at + 4;
    }
    while (*at >= '0' && *at <= '9') {
        char *end;
        assert_true(count < 30);
        numbers[count++] = strtol(at, &end, 10);
        at = *end == ';' ? end + 1 : end;
    }
    sequence(terminal, *at, numbers, count);
    return at + 1;
}

static void put(struct terminal *terminal, uint32_t code) {
    int width = code == WIDE ? 2 : 1;
    assert_true(terminal->column + width <= COLUMNS);
    struct shown *cell = &terminal->cells[terminal->row][terminal->column];
    if (cell->code == 0) /* half of a wide glyph goes with the other */
        cell[-1].code = ' ';
    if (terminal->column + width < COLUMNS && cell[width].code == 0)
        cell[width].code = ' ';
    cell[0] = (struct shown){code, terminal->style};
    if (width == 2)
        cell[1] = (struct shown){0, terminal->style};
    terminal->column += width;
}

static void take(struct terminal *terminal, const struct text *bytes) {
    const char *at = bytes->bytes, *end = at + bytes->length;
    while (at < end) {
        if (at[0] == '\033' && at[1] == '[')
            at = read_sequence(terminal, at + 2);
        else if (*at == '\b') {
            assert_true(terminal->column > 0 && terminal->column < COLUMNS);
            terminal->column--;
            at++;
        } else
            put(terminal, (uint32_t)utf8_next(&at, end));
    }
}

/* A colour by its value: a terminal of many colours may be told one by its number as well. */
static int32_t value_of(int32_t colour) {
    return colour < 0 ? colour : (int32_t)(COLOURS_DIRECT | theme_rgb(colour));
}

/* What is seen of a cell: two pixels when it has no glyph, and no attribute shows on it. */
static struct shown seen(struct shown cell) {
    struct style style = cell.style;
    bool plain = !(style.attributes & (ATTRIBUTE_UNDERLINE | ATTRIBUTE_REVERSE));
    int32_t ink = value_of(style.foreground), ground = value_of(style.background);
    cell.style = (struct style){ink, ground, style.attributes};
    if (!plain)
        return cell;
    if (cell.code == ' ')
        cell.style = (struct style){ground, ground, 0};
    else if (cell.code == FULL_BLOCK)
        cell.style = (struct style){ink, ink, 0};
    else if (cell.code == LOWER_HALF)
        cell.style = (struct style){ground, ink, 0};
    else if (cell.code == UPPER_HALF)
        cell.style = (struct style){ink, ground, 0};
    else
        return cell;
    cell.code = cell.style.foreground == cell.style.background ? ' ' : UPPER_HALF;
    return cell;
}

static void compare(const struct terminal *terminal, const struct canvas *picture,
                    const struct look *look, int colours, unsigned number) {
    for (int row = 0; row < ROWS; row++)
        for (int column = 0; column < COLUMNS; column++) {
            const struct cell *cell = canvas_at(picture, row, column);
            uint32_t code = look->ascii ? (uint32_t)cell->ascii : cell_glyph(cell).code;
            if (look->ascii && cell->glyph == 0)
                code = ' ';
            struct shown wanted =
                seen((struct shown){code, theme_style(look->theme, colours, cell)});
            struct shown is = seen(terminal->cells[row][column]);
            if (cell->glyph == 0 && !look->ascii)
                continue; /* its left half was compared */
            if (is.code != wanted.code || is.style.foreground != wanted.style.foreground ||
                is.style.background != wanted.style.background ||
                is.style.attributes != wanted.style.attributes)
                fail_msg("picture %u, row %d, column %d: U+%04X %x on %x (%d), not U+%04X %x on %x "
                         "(%d)",
                         number, row, column, is.code, (unsigned)is.style.foreground,
                         (unsigned)is.style.background, is.style.attributes, wanted.code,
                         (unsigned)wanted.style.foreground, (unsigned)wanted.style.background,
                         wanted.style.attributes);
        }
}

/* Changes some part of the picture: pixels, texts, wide glyphs, marks, or nothing but blanks. */
static void change(struct canvas *picture, struct rng *rng, bool pixels) {
    int row = (int)rng_below(rng, ROWS), column = (int)rng_below(rng, COLUMNS);
    int rows = 1 + (int)rng_below(rng, 8), columns = 1 + (int)rng_below(rng, 30);
    enum paper paper = (enum paper)rng_below(rng, PAPER_OWNER_A + 4);
    enum ink ink = (enum ink)rng_below(rng, INK_SEAT_A + SEATS_MOST);
    switch (rng_below(rng, 6)) {
    case 0:
        if (pixels)
            shape_rectangle(picture, column, 2 * row + 1, columns, rows, paper, NO_SPOT);
        break;
    case 1:
        canvas_paper(picture, row, column, rows, columns, paper);
        break;
    case 2:
        canvas_text(picture, row, column, -1, ink, "Cats \xe7\x95\x8c of  a clowder");
        break;
    case 3:
        canvas_put(picture, row, column, (struct glyph){WIDE, '#'}, ink);
        break;
    case 4:
        canvas_spot(picture, row, column, 2, 3, (int)rng_below(rng, 50));
        canvas_mark(picture, (int)rng_below(rng, 50), rng_below(rng, 2) ? MARK_CURSOR : MARK_LAST);
        break;
    default:
        for (int i = 0; i < columns; i++)
            canvas_put(picture, row, column + i, (struct glyph){' ', ' '}, ink);
    }
}

/* Pixels that were painted on one half of a wide glyph take the other half with them. */
static void mend_halves(struct canvas *picture) {
    for (int i = 0; i < ROWS * COLUMNS; i++) {
        struct cell *cell = &picture->cells[i];
        bool last = i % COLUMNS == COLUMNS - 1;
        if (cell[0].glyph == WIDE && (last || cell[1].glyph != 0))
            cell[0].glyph = cell[0].ascii = ' ';
        else if (!last && cell[0].glyph != WIDE && cell[1].glyph == 0)
            cell[1].glyph = cell[1].ascii = ' ';
    }
}

/* Shows pictures one after the other, each a change of the one before, sometimes all of it anew. */
static void show(struct look look, int colours, enum size size, bool erases) {
    struct terminal terminal = {.style = own_style, .erases = erases};
    struct canvas before, picture;
    struct text bytes = TEXT_EMPTY;
    struct rng rng;
    rng_seed(&rng, 17, (uint64_t)colours + (uint64_t)size + erases);
    canvas_init(&before, ROWS, COLUMNS);
    canvas_init(&picture, ROWS, COLUMNS);
    picture.size = size;
    for (unsigned i = 0; i < PICTURES; i++) {
        for (unsigned changes = 1 + rng_below(&rng, CHANGES); changes > 0; changes--)
            change(&picture, &rng, !look.ascii);
        mend_halves(&picture);
        if (rng_below(&rng, 20) == 0)
            canvas_clear(&picture);
        text_clear(&bytes);
        bool whole = i == 0 || rng_below(&rng, 10) == 0;
        ansi_add(whole ? NULL : &before, &picture, &look, colours, erases, &bytes);
        take(&terminal, &bytes);
        compare(&terminal, &picture, &look, colours, i);
        assert_int_equal(terminal.style.foreground, -1);
        assert_int_equal(terminal.style.background, -1);
        assert_int_equal(terminal.style.attributes, 0);
        canvas_copy(&before, 0, 0, &picture);
        terminal.row = (int)rng_below(&rng, ROWS); /* as something else may leave it */
        terminal.column = (int)rng_below(&rng, COLUMNS);
    }
    canvas_free(&before);
    canvas_free(&picture);
    text_free(&bytes);
}

static void with_pixels(void **unused) {
    (void)unused;
    for (enum theme theme = THEME_DEFAULT; theme <= THEME_LIGHT; theme++)
        for (int erases = 0; erases < 2; erases++) {
            if (theme == THEME_MONO)
                continue;
            show((struct look){.theme = theme}, COLOURS_DIRECT, SIZE_S, erases);
            show((struct look){.theme = theme}, 256, SIZE_L, erases);
        }
}

static void with_lines(void **unused) {
    (void)unused;
    for (int erases = 0; erases < 2; erases++) {
        show((struct look){.theme = THEME_DEFAULT}, 256, SIZE_LINES, erases);
        show((struct look){.theme = THEME_MONO}, 256, SIZE_LINES, erases);
        show((struct look){.theme = THEME_CONTRAST, .ascii = true}, COLOURS_DIRECT, SIZE_LINES,
             erases);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(with_pixels), cmocka_unit_test(with_lines)};
    return run_and_report(tests);
}
