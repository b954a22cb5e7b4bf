/*
 * canvas.c - the cells of a canvas and what is written into them; its spots are in spots.c.
 *
 * Everything is written through set_cell, which keeps wide characters whole: a cell whose glyph
 * is 0 always stands right of the wide character it belongs to, and overwriting one half blanks
 * the other. Text is sanitised before it is laid out.
 */
#include "core/canvas.h"

#include <assert.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/drawing.h"
#include "core/memory.h"
#include "core/utf8.h"

enum { ELLIPSIS_LEAST = 4 }; /* columns; in fewer, an initial tells more */
static const struct glyph ellipsis = {0x2026, '.'};

static const struct cell blank = {
    .glyph = ' ', .ascii = ' ', .spot = NO_SPOT, .spot_below = NO_SPOT};

/*
 * Cells.
 */

void canvas_init(struct canvas *canvas, int rows, int columns) {
    *canvas = (struct canvas){.cells = NULL};
    canvas_resize(canvas, rows, columns);
}

void canvas_resize(struct canvas *canvas, int rows, int columns) {
    assert(rows >= 0 && columns >= 0);
    if (!canvas->cells || rows != canvas->rows || columns != canvas->columns) {
        free(canvas->cells);
        canvas->cells = memory_new((size_t)rows * (size_t)columns * sizeof *canvas->cells);
        canvas->rows = rows;
        canvas->columns = columns;
    }
    canvas_clear(canvas);
}

void canvas_free(struct canvas *canvas) {
    free(canvas->cells);
    drawing_free(canvas->drawing);
    *canvas = (struct canvas){.cells = NULL};
}

void canvas_keep_shapes(struct canvas *canvas) {
    if (!canvas->drawing)
        canvas->drawing = memory_new(sizeof *canvas->drawing);
}

void canvas_clear(struct canvas *canvas) {
    size_t count = (size_t)canvas->rows * (size_t)canvas->columns;
    if (canvas->drawing)
        drawing_clear(canvas->drawing);
    if (count > 0)
        canvas->cells[0] = blank;
    for (size_t done = 1; done < count; done *= 2) /* each copy doubles what is there */
        memcpy(canvas->cells + done, canvas->cells,
               (done < count - done ? done : count - done) * sizeof blank);
}

struct cell *canvas_at(const struct canvas *canvas, int row, int column) {
    if (row < 0 || row >= canvas->rows || column < 0 || column >= canvas->columns)
        return NULL;
    return &canvas->cells[row * canvas->columns + column];
}

struct glyph cell_glyph(const struct cell *cell) {
    static const struct glyph upper_half = {0x2580, ' '};
    return cell_is_split(cell) ? upper_half : (struct glyph){cell->glyph, (char)cell->ascii};
}

bool cell_equal(const struct cell *a, const struct cell *b) {
    return a->glyph == b->glyph && a->ascii == b->ascii && a->ink == b->ink &&
           a->paper == b->paper && a->below == b->below && a->mark == b->mark;
}

/* The cell of a place that is known to be inside. */
static struct cell *inside(const struct canvas *canvas, int row, int column) {
    struct cell *cell = canvas_at(canvas, row, column);
    assert(cell);
    return cell;
}

static void blank_half(struct cell *cell) {
    cell->glyph = cell->ascii = ' ';
}

/* Writes a glyph; the other half of a wide character it covers becomes blank. */
static void set_cell(struct canvas *canvas, int row, int column, struct glyph glyph, enum ink ink) {
    struct cell *cell = canvas_at(canvas, row, column);
    if (!cell)
        return;
    if (cell->glyph == 0 && column > 0)
        blank_half(cell - 1);
    if (column + 1 < canvas->columns && cell[1].glyph == 0)
        blank_half(cell + 1);
    cell->glyph = glyph.code || column > 0 ? glyph.code : ' '; /* never a right half alone */
    cell->ascii = (uint8_t)glyph.ascii;
    cell->ink = (uint8_t)ink;
    cell->joined = false;
}

void canvas_put(struct canvas *canvas, int row, int column, struct glyph glyph, enum ink ink) {
    assert(glyph.code >= ' ' && glyph.ascii >= ' ');
    set_cell(canvas, row, column, glyph, ink);
}

/*
 * Text.
 */

/* Where text goes next. */
struct pen {
    struct canvas *canvas; /* NULL: only measuring */
    int row, column;
    int end;   /* first column that may not be written */
    bool full; /* something did not fit; nothing more is written */
    bool word; /* the next character goes on with a word */
};

static void join(struct canvas *canvas, int row, int column, int count) {
    for (int i = 0; i < count; i++) {
        struct cell *cell = canvas_at(canvas, row, column + i);
        if (cell && cell->glyph != ' ')
            cell->joined = true;
    }
}

void canvas_join(struct canvas *canvas, int row, int column, int count) {
    join(canvas, row, column + 1, count - 1);
}

static void pen_code(struct pen *pen, uint32_t code, enum ink ink) {
    int width = code < 0x7F ? 1 : utf8_width((int32_t)code);
    if (width > pen->end - pen->column) {
        pen->full = true;
        return;
    }
    if (pen->canvas) {
        struct glyph glyph = {code, utf8_ascii(code)};
        set_cell(pen->canvas, pen->row, pen->column, glyph, ink);
        if (width == 2)
            set_cell(pen->canvas, pen->row, pen->column + 1, (struct glyph){0, ' '}, ink);
        join(pen->canvas, pen->row, pen->column + !pen->word, width - !pen->word);
    }
    pen->word = code != ' ';
    pen->column += width;
}

/* Writes text; what may not be shown as it is goes through the sanitiser. */
static void pen_bytes(struct pen *pen, enum ink ink, const char *bytes, size_t length) {
    const char *at = bytes, *end = bytes + length;
    while (at < end && !pen->full) {
        const char *start = at;
        int32_t code = utf8_next(&at, end);
        if (utf8_width(code)) {
            pen_code(pen, (uint32_t)code, ink);
            continue;
        }
        struct text safe = TEXT_EMPTY;
        utf8_add_safe(&safe, start, (size_t)(at - start), false);
        for (size_t i = 0; i < safe.length && !pen->full; i++)
            pen_code(pen, (unsigned char)safe.bytes[i], ink);
        text_free(&safe);
    }
}

/* The seat named by "$A" .. "$F" at the start of the string, or -1. */
static int named_seat(const char *at, const char *end) {
    return end - at >= 2 && at[0] == '$' ? seat_of_letter(at[1], SEATS_MOST) : -1;
}

/* The end of the plain text that begins at `at`: the next seat's name, or the end. */
static const char *plain_end(const char *at, const char *end) {
    while (at < end && named_seat(at, end) < 0)
        at++;
    return at;
}

/* Writes text with the seats' names, unless names is NULL, in their inks. */
static void pen_text(struct pen *pen, const char *const *names, enum ink ink, const char *at,
                     const char *end) {
    while (at < end && !pen->full) {
        int seat = names ? named_seat(at, end) : -1;
        if (seat >= 0) {
            pen_bytes(pen, INK_SEAT_A + (unsigned)seat, names[seat], strlen(names[seat]));
            at += 2;
        } else {
            const char *next = names ? plain_end(at, end) : end;
            pen_bytes(pen, ink, at, (size_t)(next - at));
            at = next;
        }
    }
}

int canvas_text(struct canvas *canvas, int row, int column, int width, enum ink ink,
                const char *text) {
    int end = canvas->columns;
    if (width >= 0 && width < end - column)
        end = column + width;
    struct pen pen = {.canvas = canvas, .row = row, .column = column, .end = end};
    pen_text(&pen, canvas->names, ink, text, text + strlen(text));
    if (pen.full && end - column >= ELLIPSIS_LEAST) {
        set_cell(canvas, row, end - 1, ellipsis, ink);
        pen.column = end;
    }
    return pen.column - column;
}

int canvas_textf(struct canvas *canvas, int row, int column, int width, enum ink ink,
                 const char *format, ...) {
    char text[4096]; /* more than any row shows */
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return canvas_text(canvas, row, column, width, ink, text);
}

int canvas_name(struct canvas *canvas, int row, int column, int width, unsigned seat) {
    enum { NAME_MOST = 256, CUT_LEAST = 4 };
    const char text[] = {'$', seat_letter(seat), 0};
    enum ink ink = (enum ink)(INK_SEAT_A + seat);
    struct canvas name;
    canvas_init(&name, 1, NAME_MOST);
    name.names = canvas->names;
    int whole = canvas_text(&name, 0, 0, -1, ink, text);
    const struct cell *last = canvas_at(&name, 0, whole - 1);
    bool cut = whole > width && width >= CUT_LEAST && last->glyph != 0;
    int used = canvas_text(canvas, row, column, cut ? width - 1 : width, ink, text);
    if (cut) {
        bool apart = canvas_at(&name, 0, whole - 2)->glyph == ' ';
        set_cell(canvas, row, column + width - 1, (struct glyph){last->glyph, (char)last->ascii},
                 ink);
        if (apart) /* "Player A" is written as "Pla. A" */
            set_cell(canvas, row, column + width - 3, (struct glyph){'.', '.'}, ink);
        set_cell(canvas, row, column + width - 2, apart ? (struct glyph){' ', ' '} : ellipsis, ink);
        used = width;
    }
    canvas_free(&name);
    return used;
}

/* The number of cells of the line that go on a row of that width: up to a space where possible,
   never through a wide character. */
static int wrap_length(const struct cell *cells, int count, int width) {
    if (count <= width)
        return count;
    for (int i = width; i > 0; i--)
        if (cells[i].glyph == ' ')
            return i;
    return width > 1 && cells[width].glyph == 0 ? width - 1 : width;
}

/* Lays one line of cells out on rows from `row` on, with an ellipsis when they are too few;
   returns the rows used. */
static int wrap_cells(struct canvas *canvas, int row, int column, int rows, int width,
                      const struct cell *cells, int count) {
    int used = 0;
    do {
        if (used == rows)
            return used;
        int length = wrap_length(cells, count, width);
        for (int i = 0; i < length; i++)
            set_cell(canvas, row + used, column + i,
                     (struct glyph){cells[i].glyph, (char)cells[i].ascii}, cells[i].ink);
        used++;
        if (used == rows && length < count)
            set_cell(canvas, row + used - 1, column + (length < width ? length : width - 1),
                     ellipsis, cells[0].ink);
        while (length < count && cells[length].glyph == ' ')
            length++;
        cells += length;
        count -= length;
    } while (count > 0);
    return used;
}

int canvas_wrap(struct canvas *canvas, int row, int column, int rows, int width, enum ink ink,
                const char *text) {
    int used = 0;
    if (width > canvas->columns - column)
        width = canvas->columns - column;
    while (*text && used < rows && width > 1) {
        const char *end = text + strcspn(text, "\n");
        struct pen pen = {.end = INT_MAX};
        pen_text(&pen, canvas->names, ink, text, end);
        struct canvas line;
        canvas_init(&line, 1, pen.column);
        pen = (struct pen){.canvas = &line, .end = line.columns};
        pen_text(&pen, canvas->names, ink, text, end);
        used +=
            wrap_cells(canvas, row + used, column, rows - used, width, line.cells, line.columns);
        canvas_free(&line);
        text = *end ? end + 1 : end;
    }
    return used;
}

void text_add_named(struct text *out, const char *text, const char *const *names) {
    const char *end = text + strlen(text);
    while (text < end) {
        int seat = named_seat(text, end);
        const char *next = seat >= 0 ? text + 2 : plain_end(text, end);
        if (seat >= 0 && names)
            text_add(out, names[seat]);
        else if (seat >= 0)
            text_add_char(out, text[1]);
        else
            text_add_bytes(out, text, (size_t)(next - text));
        text = next;
    }
}

static uint32_t code_of(const struct cell *cell, bool ascii) {
    return ascii ? cell->ascii : cell_glyph(cell).code;
}

void canvas_print(const struct canvas *canvas, bool ascii, struct text *out) {
    for (int row = 0; row < canvas->rows; row++) {
        const struct cell *cells = canvas->cells + row * canvas->columns;
        int count = canvas->columns;
        while (count > 0 && code_of(&cells[count - 1], ascii) == ' ')
            count--;
        for (int i = 0; i < count; i++) {
            uint32_t code = code_of(&cells[i], ascii);
            if (code >= 0x80)
                utf8_add(out, code);
            else if (code)
                text_add_char(out, (char)code);
        }
        text_add_char(out, '\n');
    }
}

/*
 * Boxes.
 */

/* Cuts a length along one side to the canvas: *from and *count become what lies inside. */
static void clip(int *from, int *count, int limit) {
    if (*from < 0) {
        *count += *from;
        *from = 0;
    }
    if (*count > limit - *from)
        *count = limit - *from;
}

void canvas_paper(struct canvas *canvas, int row, int column, int rows, int columns,
                  enum paper paper) {
    clip(&row, &rows, canvas->rows);
    clip(&column, &columns, canvas->columns);
    drawing_rectangle(canvas->drawing, point_of(column, 2 * row), PIXEL * columns, 2 * PIXEL * rows,
                      paper);
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < columns; c++) {
            struct cell *cell = inside(canvas, row + r, column + c);
            cell->paper = cell->below = (uint8_t)paper;
        }
}

void canvas_spot(struct canvas *canvas, int row, int column, int rows, int columns, int spot) {
    assert(spot >= NO_SPOT && spot <= INT16_MAX);
    clip(&row, &rows, canvas->rows);
    clip(&column, &columns, canvas->columns);
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < columns; c++) {
            struct cell *cell = inside(canvas, row + r, column + c);
            cell->spot = cell->spot_below = (int16_t)spot;
        }
}

void canvas_pips(struct canvas *canvas, int row, int column, int step, unsigned face,
                 enum ink ink) {
    static const struct glyph pip = {0x25CF, 'o'};
    /* bit 3 * row + column of the pips of each face */
    static const uint16_t faces[] = {0, 0020, 0104, 0124, 0505, 0525, 0555};
    for (int i = 0; i < 9; i++)
        if (faces[face] >> i & 1)
            canvas_put(canvas, row + i / 3, column + i % 3 * step, pip, ink);
}

void canvas_box(struct canvas *canvas, int row, int column, int rows, int columns, enum ink ink) {
    static const struct glyph level = {0x2500, '-'}, upright = {0x2502, '|'};
    static const struct glyph corner[4] = {
        {0x250C, '+'}, {0x2510, '+'}, {0x2514, '+'}, {0x2518, '+'}};
    int bottom = row + rows - 1, right = column + columns - 1;
    for (int c = column + 1; c < right; c++) {
        canvas_put(canvas, row, c, level, ink);
        canvas_put(canvas, bottom, c, level, ink);
    }
    for (int r = row + 1; r < bottom; r++) {
        canvas_put(canvas, r, column, upright, ink);
        canvas_put(canvas, r, right, upright, ink);
    }
    canvas_put(canvas, row, column, corner[0], ink);
    canvas_put(canvas, row, right, corner[1], ink);
    canvas_put(canvas, bottom, column, corner[2], ink);
    canvas_put(canvas, bottom, right, corner[3], ink);
}

/* True when the canvas ends between a wide character at this place of `from` and its half. */
static bool is_cut(const struct canvas *to, int column, const struct canvas *from, int r, int c) {
    const struct cell *next = canvas_at(from, r, c + 1);
    return column + c == to->columns - 1 && next && next->glyph == 0;
}

void canvas_copy(struct canvas *to, int row, int column, const struct canvas *from) {
    if (to->drawing && from->drawing)
        drawing_add(to->drawing, from->drawing, point_of(column, 2 * row));
    if (row == 0 && column == 0 && from->rows == to->rows && from->columns == to->columns) {
        memcpy(to->cells, from->cells, (size_t)to->rows * (size_t)to->columns * sizeof *to->cells);
        return;
    }
    for (int r = 0; r < from->rows; r++)
        for (int c = 0; c < from->columns; c++) {
            struct cell *cell = canvas_at(to, row + r, column + c);
            if (!cell)
                continue;
            struct cell source = *inside(from, r, c);
            if (is_cut(to, column, from, r, c))
                blank_half(&source);
            set_cell(to, row + r, column + c, (struct glyph){source.glyph, (char)source.ascii},
                     source.ink);
            cell->paper = source.paper;
            cell->below = source.below;
            cell->mark = source.mark;
            cell->joined = source.joined;
            cell->spot = source.spot;
            cell->spot_below = source.spot_below;
        }
}

bool canvas_equal(const struct canvas *a, const struct canvas *b) {
    bool equal = a->rows == b->rows && a->columns == b->columns;
    size_t count = equal ? (size_t)a->rows * (size_t)a->columns : 0;
    if (memcmp(a->cells, b->cells, count * sizeof *a->cells) == 0)
        return equal; /* else only what lies between their fields may differ */
    for (size_t i = 0; equal && i < count; i++) {
        const struct cell *one = &a->cells[i], *other = &b->cells[i];
        equal = cell_equal(one, other) && one->spot == other->spot &&
                one->spot_below == other->spot_below;
    }
    return equal;
}
