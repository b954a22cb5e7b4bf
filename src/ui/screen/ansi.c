/*
 * ansi.c - pictures as bytes for a terminal: see ansi.h.
 *
 * A picture begins and ends in the terminal's own colours, so nothing is carried on. Within it
 * only what differs from the cell before is said. A small change is written twice, row by row and
 * colour by colour, and the shorter of the two is sent.
 */
#include "ui/screen/ansi.h"

#include <errno.h>
#include <unistd.h>

#include "core/utf8.h"

enum { GAP = 3 /* cells; fewer are written again rather than jumped over */ };

/* Where the terminal writes next, and in which style. */
struct pen {
    struct text *out;
    const struct look *look;
    int colours;
    bool blocks;     /* full blocks may stand for blanks: the picture has pixels */
    int row, column; /* -1: not known */
    struct style style;
};

static void add_colour(struct text *out, int base, int32_t colour, const char **separator) {
    text_add(out, *separator);
    *separator = ";";
    if (colour < 0)
        text_addf(out, "%d", base + 9);
    else if (colour >= COLOURS_DIRECT)
        text_addf(out, "%d;2;%d;%d;%d", base + 8, colour >> 16 & 255, colour >> 8 & 255,
                  colour & 255);
    else
        text_addf(out, "%d;5;%d", base + 8, colour);
}

/* "Select graphic rendition": what differs from the style that is on. */
static void change_style(struct pen *pen, const struct style *style) {
    static const struct {
        uint8_t attribute;
        char parameter;
    } attributes[] = {{ATTRIBUTE_BOLD, '1'},
                      {ATTRIBUTE_DIM, '2'},
                      {ATTRIBUTE_UNDERLINE, '4'},
                      {ATTRIBUTE_REVERSE, '7'}};
    const char *separator = "";
    text_add(pen->out, "\033[");
    if (style->attributes != pen->style.attributes) {
        pen->style = (struct style){-1, -1, style->attributes};
        separator = style->attributes ? ";" : "";
        if (style->attributes)
            text_add_char(pen->out, '0');
        for (size_t i = 0; i < sizeof attributes / sizeof *attributes; i++)
            if (style->attributes & attributes[i].attribute)
                text_addf(pen->out, ";%c", attributes[i].parameter);
        if (!style->attributes && (style->foreground >= 0 || style->background >= 0)) {
            text_add_char(pen->out, '0');
            separator = ";";
        }
    }
    if (style->foreground != pen->style.foreground)
        add_colour(pen->out, 30, style->foreground, &separator);
    if (style->background != pen->style.background)
        add_colour(pen->out, 40, style->background, &separator);
    text_add_char(pen->out, 'm');
    pen->style = *style;
}

/*
 * Ways to write a cell. A glyph is written in one way; a cell without one, which is one or two
 * pixels, in two: a solid cell as a blank on its colour or as a full block in it, a split one by
 * either half block. What costs fewer changes of colour is taken, the next few cells included.
 */
enum { UPPER_HALF = 0x2580, LOWER_HALF = 0x2584, FULL_BLOCK = 0x2588, AHEAD = 4 };

struct way {
    uint32_t code;
    struct style style;
};

/* The ways to write a cell after what was written last in that style; returns how many. */
static int ways_of(const struct pen *pen, const struct cell *cell, const struct style *last,
                   struct way out[2]) {
    const uint8_t seen = ATTRIBUTE_UNDERLINE | ATTRIBUTE_REVERSE;
    struct style style = theme_style(pen->look->theme, pen->colours, cell);
    uint32_t code = pen->look->ascii ? cell->ascii : cell_glyph(cell).code;
    out[0] = (struct way){code, style};
    if ((code != ' ' && code != UPPER_HALF) || (style.attributes | last->attributes) & seen ||
        (code == UPPER_HALF && !cell_is_split(cell)))
        return 1;
    out[0].style.attributes = last->attributes;
    out[1] = out[0];
    if (code == UPPER_HALF) {
        out[1].code = LOWER_HALF;
        out[1].style.foreground = style.background;
        out[1].style.background = style.foreground;
        return 2;
    }
    out[0].style.foreground = last->foreground;
    if (!pen->blocks || cell->paper <= PAPER_CHOICE || last->background < 0)
        return 1; /* text stays text for who copies it or has it read */
    out[1].code = FULL_BLOCK;
    out[1].style.foreground = style.background;
    out[1].style.background = last->background;
    return 2;
}

static bool same_style(const struct style *a, const struct style *b) {
    return a->foreground == b->foreground && a->background == b->background &&
           a->attributes == b->attributes;
}

/* The bytes that a change of style takes, about. */
static int change_cost(const struct pen *pen, const struct style *from, const struct style *to) {
    const int frame = 3, colour = pen->colours > 256 ? 15 : 8;
    if (from->attributes != to->attributes)
        return frame + 4 + 2 * colour;
    int colours = (from->foreground != to->foreground) + (from->background != to->background);
    return colours ? frame + colours * colour : 0;
}

/* The cheapest way to write the first of `count` cells, and *cost, in bytes, of all that are like
   it and of what comes next. */
static struct way cheapest(const struct pen *pen, const struct cell *cells, int count,
                           const struct style *last, int depth, int *cost) {
    struct way ways[2];
    int number = ways_of(pen, cells, last, ways), best = 0, same = 1;
    while (same < count && cell_equal(&cells[same], &cells[0]))
        same++;
    for (int i = 0; i < number; i++) {
        int own = change_cost(pen, last, &ways[i].style) + same * (ways[i].code > 0x7F ? 3 : 1);
        int next = 0;
        if (number > 1 && depth > 0 && same < count)
            cheapest(pen, cells + same, count - same, &ways[i].style, depth - 1, &next);
        if (i == 0 || own + next < *cost) {
            *cost = own + next;
            best = i;
        }
    }
    return ways[best];
}

static void move_to(struct pen *pen, int row, int column) {
    if (pen->row == row && pen->column == column)
        return;
    if (pen->row == row && column > pen->column && pen->column >= 0)
        text_addf(pen->out, column == pen->column + 1 ? "\033[C" : "\033[%dC",
                  column - pen->column);
    else
        text_addf(pen->out, "\033[%d;%dH", row + 1, column + 1);
    pen->row = row;
    pen->column = column;
}

/* Cells of a row that are to be written: from .. to - 1. */
struct run {
    int row, from, to;
};

/* Writes the run; or, unless it is to be whole, of it what needs no change of style after the first
   cell. Returns the column after the last cell that was written. */
static int add_run(struct pen *pen, const struct canvas *picture, const struct run *run,
                   bool whole) {
    const struct cell *cells = canvas_at(picture, run->row, 0);
    struct way way = {0};
    int column = run->from;
    move_to(pen, run->row, column);
    for (; column < run->to; column++) {
        int cost;
        if (column == run->from || !cell_equal(&cells[column], &cells[column - 1]))
            way = cheapest(pen, &cells[column], run->to - column, &pen->style, AHEAD, &cost);
        bool changes = !same_style(&pen->style, &way.style);
        if (changes && !whole && column > run->from && cells[column].glyph != 0)
            break;
        if (changes)
            change_style(pen, &way.style);
        if (way.code)
            utf8_add(pen->out, way.code);
        else if (pen->look->ascii)
            text_add_char(pen->out, ' ');
    }
    /* at the right edge terminals differ about where they are */
    pen->column = column < picture->columns ? column : -1;
    return column;
}

/* The cell shows what it showed before. */
static bool unchanged(const struct pen *pen, const struct canvas *before,
                      const struct canvas *picture, int row, int column) {
    if (!before)
        return false;
    const struct cell *a = canvas_at(before, row, column), *b = canvas_at(picture, row, column);
    if (cell_equal(a, b))
        return true;
    if (cell_glyph(a).code != cell_glyph(b).code || a->ascii != b->ascii)
        return false;
    struct style one = theme_style(pen->look->theme, pen->colours, a);
    struct style other = theme_style(pen->look->theme, pen->colours, b);
    if (a->glyph == ' ' && !cell_is_split(a) && one.attributes == other.attributes)
        one.foreground = other.foreground;
    return same_style(&one, &other);
}

/* The end of what is to be written from a changed cell on: the last change before more than GAP
   cells without one. */
static int run_end(const struct pen *pen, const struct canvas *before, const struct canvas *picture,
                   int row, int from) {
    int end = from + 1;
    for (int column = end; column < picture->columns && column < end + GAP; column++)
        if (!unchanged(pen, before, picture, row, column))
            end = column + 1;
    return end;
}

/* Finds the next run of cells that changed from a place on; a wide glyph is never cut. */
static bool next_run(const struct pen *pen, const struct canvas *before,
                     const struct canvas *picture, int row, int column, struct run *out) {
    for (; row < picture->rows; row++, column = 0)
        for (; column < picture->columns; column++) {
            if (unchanged(pen, before, picture, row, column))
                continue;
            int to = run_end(pen, before, picture, row, column);
            *out = (struct run){row, column, to};
            out->from -= column > 0 && canvas_at(picture, row, column)->glyph == 0;
            out->to += to < picture->columns && canvas_at(picture, row, to)->glyph == 0;
            return true;
        }
    return false;
}

/* About how many bytes the way to a run and the change of style for its first cell take. An ink is
   counted as little: the same ones follow each other on a ground anyway, wherever it goes on. */
static int way_cost(const struct pen *pen, const struct canvas *picture, const struct run *run) {
    const int move = 8, ink = 4;
    const struct cell *cells = canvas_at(picture, run->row, run->from);
    int cost, moves = pen->row == run->row && pen->column == run->from ? 0 : move;
    struct way way = cheapest(pen, cells, run->to - run->from, &pen->style, AHEAD, &cost);
    if (way.style.background != pen->style.background ||
        way.style.attributes != pen->style.attributes)
        return moves + change_cost(pen, &pen->style, &way.style);
    return moves + (way.style.foreground == pen->style.foreground ? 0 : ink);
}

/* A few runs, not in the order of their rows: what goes on in the style that is on comes first, so
   that a shape of two colours needs two changes of colour instead of two in each of its rows. */
static void add_by_style(struct pen *pen, const struct canvas *picture, struct run *runs,
                         int count) {
    while (count > 0) {
        int best = 0, least = way_cost(pen, picture, &runs[0]);
        for (int i = 1; i < count && least > 0; i++) {
            int cost = way_cost(pen, picture, &runs[i]);
            if (cost < least) {
                least = cost;
                best = i;
            }
        }
        runs[best].from = add_run(pen, picture, &runs[best], false);
        if (runs[best].from >= runs[best].to)
            runs[best] = runs[--count];
    }
}

enum { RUNS_MOST = 32, CELLS_MOST = 600 };

void ansi_add(const struct canvas *before, const struct canvas *picture, const struct look *look,
              int colours, struct text *out) {
    const struct style own = {-1, -1, 0};
    struct run run, runs[RUNS_MOST];
    struct text other = TEXT_EMPTY;
    struct pen pen = {.out = out, .look = look, .colours = colours, .row = -1, .style = own};
    int count = 0, cells = 0;
    size_t start = out->length;
    pen.blocks = picture->size != SIZE_LINES && !look->ascii;
    struct pen again = pen;
    if (!before)
        text_add(out, "\033[?25l\033[2J");
    for (int row = 0, column = 0; next_run(&pen, before, picture, row, column, &run);) {
        if (count < RUNS_MOST)
            runs[count] = run;
        count++;
        cells += run.to - run.from;
        add_run(&pen, picture, &run, true);
        row = run.row;
        column = run.to;
    }
    if (before && count > 1 && count <= RUNS_MOST && cells <= CELLS_MOST) {
        again.out = &other;
        add_by_style(&again, picture, runs, count);
        if (other.length < out->length - start) {
            text_truncate(out, start);
            text_add_bytes(out, other.bytes, other.length);
            pen = again;
        }
    }
    text_free(&other);
    if (!same_style(&pen.style, &own))
        text_add(out, "\033[m");
}

void ansi_write(int file, const struct text *bytes) {
    for (size_t done = 0; done < bytes->length;) {
        ssize_t count = write(file, bytes->bytes + done, bytes->length - done);
        if (count < 0 && errno != EINTR && errno != EAGAIN)
            return;
        done += count > 0 ? (size_t)count : 0;
    }
}
