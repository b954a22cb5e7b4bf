/*
 * ansi.c - pictures as bytes for a terminal: see ansi.h.
 *
 * A picture begins and ends in the terminal's own colours, so nothing is carried on. Within it
 * only what differs from the cell before is said. A small change is written twice, row by row and
 * colour by colour, and the shorter of the two is sent. A whole picture begins with a screen in
 * the page's colour where the terminal can erase in colours; then blank page is not written.
 */
#include "ui/screen/ansi.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "core/memory.h"
#include "core/utf8.h"
#include "ui/screen/pieces.h"

enum {
    GAP = 3,          /* cells; fewer are written again rather than jumped over */
    CELLS_MOST = 600, /* changes of more cells are not written twice */
};

/*
 * Ways to write a cell. A glyph is written in one way; a cell without one, which is one or two
 * pixels, in two: a solid cell as a blank on its colour or as a full block in it, a split one by
 * either half block. What costs fewer changes of colour is taken, the next few cells included.
 */
enum { UPPER_HALF = 0x2580, LOWER_HALF = 0x2584, FULL_BLOCK = 0x2588, AHEAD = 2 };

struct way {
    uint32_t code;
    struct style style;
};

/* The ways to write a cell after what was written last in that style; returns how many. */
static int ways_of(const struct pen *pen, const struct cell *cell, const struct style *last,
                   struct way out[2]) {
    const uint8_t seen = ATTRIBUTE_UNDERLINE | ATTRIBUTE_REVERSE;
    struct style style = pen_style_of(pen, cell);
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

/* The cheapest way to write the first of `count` cells, and *cost, in bytes, of all that are like
   it and of what comes next. */
static struct way cheapest(const struct pen *pen, const struct cell *cells, int count,
                           const struct style *last, int depth, int *cost) {
    struct way ways[2];
    int number = ways_of(pen, cells, last, ways), best = 0, same = 1;
    while (same < count && cell_equal(&cells[same], &cells[0]))
        same++;
    for (int i = 0; i < number; i++) {
        int own = pen_change_cost(pen, last, &ways[i].style) + same * (ways[i].code > 0x7F ? 3 : 1);
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

static bool is_bare(const struct pen *pen, const struct cell *cell, int32_t background) {
    return pen_is_bare(pen, cell) && pen_style_of(pen, cell).background == background;
}

/* Erases the bare cells from a column on in the style that is on, where that takes fewer bytes than
   writing blanks. Returns how many were erased, 0 for none; the pen stays where it was. */
static int erase(struct pen *pen, const struct canvas *picture, int row, int column, int to) {
    const int short_erase = 10; /* bytes, with the way over what was erased */
    const struct cell *cells = canvas_at(picture, row, 0);
    int end = column;
    while (end < picture->columns && is_bare(pen, &cells[end], pen->style.background))
        end++;
    if (end == picture->columns && to > column + 3) {
        pen_erase_rest(pen);
        return to - column;
    }
    end = end < to ? end : to;
    if (end - column <= short_erase)
        return 0;
    pen_erase(pen, end - column);
    return end - column;
}

static void add_run(struct pen *pen, const struct canvas *picture, const struct run *run) {
    const struct cell *cells = canvas_at(picture, run->row, 0);
    struct way way = {0};
    int column = run->from, erased = 0;
    for (; column < run->to; column += erased ? erased : 1) {
        int cost;
        if (erased || column == run->from || !cell_equal(&cells[column], &cells[column - 1]))
            way = cheapest(pen, &cells[column], run->to - column, &pen->style, AHEAD, &cost);
        pen_move(pen, run->row, column);
        pen_change(pen, &way.style);
        erased = 0;
        if (pen->erases && way.code == ' ')
            erased = erase(pen, picture, run->row, column, run->to);
        if (erased)
            continue;
        if (way.code)
            utf8_add(pen->out, way.code);
        else if (pen->look->ascii)
            text_add_char(pen->out, ' ');
        pen->column++;
    }
    /* at the right edge terminals differ about where they are */
    if (pen->column == picture->columns)
        pen->column = -1;
}

/* What is to be shown, and what is shown. */
struct view {
    const struct pen *pen;
    const struct canvas *before; /* NULL: a wiped screen */
    const struct canvas *picture;
    int32_t page; /* the colour of a wiped screen, where the terminal erases in colours */
};

/* The cell shows what it showed before. */
static bool unchanged(const struct view *view, int row, int column) {
    const struct cell *b = canvas_at(view->picture, row, column);
    if (!view->before)
        return view->pen->erases && is_bare(view->pen, b, view->page);
    const struct cell *a = canvas_at(view->before, row, column);
    if (cell_equal(a, b))
        return true;
    if (cell_glyph(a).code != cell_glyph(b).code || a->ascii != b->ascii)
        return false;
    struct style one = pen_style_of(view->pen, a);
    struct style other = pen_style_of(view->pen, b);
    if (a->glyph == ' ' && !cell_is_split(a) && one.attributes == other.attributes)
        one.foreground = other.foreground;
    return style_equal(&one, &other);
}

/* The end of what is to be written from a changed cell on: the last change before more than GAP
   cells without one. */
static int run_end(const struct view *view, int row, int from) {
    int end = from + 1;
    for (int column = end; column < view->picture->columns && column < end + GAP; column++)
        if (!unchanged(view, row, column))
            end = column + 1;
    return end;
}

/* Finds the next run of cells that changed from a place on; a wide glyph is never cut. */
static bool next_run(const struct view *view, int row, int column, struct run *out) {
    const struct canvas *picture = view->picture;
    for (; row < picture->rows; row++, column = 0)
        for (; column < picture->columns; column++) {
            if (unchanged(view, row, column))
                continue;
            int to = run_end(view, row, column);
            *out = (struct run){row, column, to};
            out->from -= column > 0 && canvas_at(picture, row, column)->glyph == 0;
            out->to += to < picture->columns && canvas_at(picture, row, to)->glyph == 0;
            return true;
        }
    return false;
}

/* Wipes the screen, in the page's colour where the terminal can. */
static void wipe(struct pen *pen, int32_t page) {
    text_add(pen->out, "\033[?25l");
    if (pen->erases && page >= 0)
        pen_change(pen, &(struct style){-1, page, 0});
    text_add(pen->out, "\033[2J");
}

/* The runs of a change, and how many cells they are. */
struct change {
    struct run *runs;
    int count, cells;
};

static void find_runs(const struct view *view, struct change *out) {
    struct run run;
    int room = 0;
    for (int row = 0, column = 0; next_run(view, row, column, &run);) {
        if (out->count == room) {
            room = room ? 2 * room : 64;
            out->runs = memory_resize(out->runs, (size_t)room, sizeof *out->runs);
        }
        out->runs[out->count++] = run;
        out->cells += run.to - run.from;
        row = run.row;
        column = run.to;
    }
}

/* Writes a change row by row. */
static void add_by_row(struct pen *pen, const struct canvas *picture, const struct change *change) {
    for (int i = 0; i < change->count; i++)
        add_run(pen, picture, &change->runs[i]);
}

/* Writes a change in the shorter of two ways. */
static void add_shorter(struct pen *pen, const struct canvas *picture,
                        const struct change *change) {
    struct text own = TEXT_EMPTY;
    struct pen other = *pen;
    size_t start = pen->out->length;
    add_by_row(pen, picture, change);
    other.out = &own;
    if (pieces_add(&other, picture, change->runs, change->count) &&
        own.length < pen->out->length - start) {
        other.out = pen->out;
        *pen = other;
        text_truncate(pen->out, start);
        text_add_bytes(pen->out, own.bytes, own.length);
    }
    text_free(&own);
}

void ansi_add(const struct canvas *before, const struct canvas *picture, const struct look *look,
              int colours, bool erases, struct text *out) {
    const struct style own = {-1, -1, 0};
    const struct cell blank = {.glyph = ' ', .ascii = ' ', .spot = NO_SPOT, .spot_below = NO_SPOT};
    struct known_style known[KNOWN_STYLES] = {0};
    struct change change = {0};
    struct pen pen = {.out = out,
                      .look = look,
                      .colours = colours,
                      .blocks = picture->size != SIZE_LINES && !look->ascii,
                      .erases = erases,
                      .row = -1,
                      .column = -1,
                      .style = own,
                      .known = known};
    struct view view = {&pen, before, picture, pen_style_of(&pen, &blank).background};
    if (!before)
        wipe(&pen, view.page);
    find_runs(&view, &change);
    if (change.cells <= CELLS_MOST)
        add_shorter(&pen, picture, &change);
    else if (!pieces_add(&pen, picture, change.runs, change.count))
        add_by_row(&pen, picture, &change);
    free(change.runs);
    pen_change(&pen, &own);
}

void ansi_write(int file, const struct text *bytes) {
    for (size_t done = 0; done < bytes->length;) {
        ssize_t count = write(file, bytes->bytes + done, bytes->length - done);
        if (count < 0 && errno != EINTR && errno != EAGAIN)
            return;
        done += count > 0 ? (size_t)count : 0;
    }
}
