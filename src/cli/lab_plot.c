/*
 * lab_plot.c - the drawing of an experiment's report: see lab_report.h.
 *
 * Each cell of the experiment has a heading, a bar for each share with its interval, and the
 * histogram of its games' lengths. Bars are shapes, words are cells, on one canvas.
 */
#include <stdlib.h>

#include "cli/lab_report.h"
#include "cli/share.h"
#include "cli/tally.h"
#include "core/drawing.h"
#include "core/real.h"
#include "ui/screen/svg.h"

enum {
    COLUMNS = 84,
    AXIS_LEFT = 12,    /* columns in front of the bars */
    AXIS_COLUMNS = 50, /* a whole, 100 % */
    BIN_COLUMNS = 2,
    BINS = AXIS_COLUMNS / BIN_COLUMNS,
    HISTOGRAM_ROWS = 4,
    CELL = PIXEL,         /* steps that a cell is wide */
    CELL_HIGH = 2 * PIXEL /* and high */
};

struct plot {
    const struct lab_sums *sums;
    struct canvas canvas;
    int row; /* the next free one */
};

/* The rows that a cell takes: heading, who began, seats, histogram, its scale, a blank one. */
static int rows_of(const struct cell_sums *cell) {
    return 2 + (int)cell->arena.fixture.setup.seats + HISTOGRAM_ROWS + 2;
}

/* A share as a step across. */
static int across(double share) {
    return CELL * AXIS_LEFT + (int)(share * CELL * AXIS_COLUMNS + 0.5);
}

/* A line between two points. */
static void draw_line(struct plot *plot, int x, int y, int to_x, int to_y, unsigned paper) {
    drawing_stroke(plot->canvas.drawing, (struct point){x, y}, (struct point){to_x, to_y}, 1,
                   paper);
}

/* A bar, its interval as a line with ends, and both in numbers. */
static void draw_share(struct plot *plot, const char *name, const struct share *share,
                       unsigned paper) {
    int top = plot->row * CELL_HIGH, middle = top + CELL_HIGH / 2;
    int low = across(share->interval.low), high = across(share->interval.high);
    canvas_text(&plot->canvas, plot->row, 0, AXIS_LEFT - 1, INK_PLAIN, name);
    if (share->games) {
        drawing_rectangle(plot->canvas.drawing, (struct point){across(0), top + 1},
                          across(share->share) - across(0), CELL_HIGH - 2, paper);
        draw_line(plot, low, middle, high, middle, PAPER_STONE_LOW);
        draw_line(plot, low, middle - 2, low, middle + 2, PAPER_STONE_LOW);
        draw_line(plot, high, middle - 2, high, middle + 2, PAPER_STONE_LOW);
        canvas_textf(&plot->canvas, plot->row, AXIS_LEFT + AXIS_COLUMNS + 2, -1, INK_PLAIN,
                     "%s (%s-%s)", real_told(100 * share->share, 1).text,
                     real_told(100 * share->interval.low, 1).text,
                     real_told(100 * share->interval.high, 1).text);
    }
    plot->row++;
}

static void draw_shares(struct plot *plot, const struct cell_sums *cell) {
    unsigned seats = cell->arena.fixture.setup.seats;
    int top = plot->row * CELL_HIGH, fair = across(1.0 / seats);
    struct share share = share_of(&cell->arena, OF_BEGAN, 0, 0);
    draw_share(plot, _("who began"), &share, PAPER_STONE);
    for (unsigned seat = 0; seat < seats; seat++) {
        struct text name = TEXT_EMPTY;
        text_addf(&name, _("seat %c"), seat_letter(seat));
        share = share_of(&cell->arena, OF_SEAT, seat, 0);
        draw_share(plot, name.bytes, &share, PAPER_OWNER_A + seat);
        text_free(&name);
    }
    draw_line(plot, fair, top, fair, plot->row * CELL_HIGH, PAPER_STONE_LOW);
}

/* How many games were how long, in decisions, from 0 to the longest. */
static void draw_lengths(struct plot *plot, const struct cell_sums *cell) {
    size_t bins[BINS] = {0}, count, most = 1;
    uint32_t *lengths =
        tally_lengths(cell->arena.results, 0, cell->arena.games, IN_DECISIONS, &count);
    uint64_t longest = count ? lengths[count - 1] : 0;
    for (size_t i = 0; i < count; i++) {
        size_t *bin = &bins[lengths[i] * (uint64_t)BINS / (longest + 1)];
        most = ++*bin > most ? *bin : most;
    }
    free(lengths);
    int floor = (plot->row + HISTOGRAM_ROWS) * CELL_HIGH;
    for (int bin = 0; bin < BINS; bin++) {
        int height = (int)(bins[bin] * (HISTOGRAM_ROWS * CELL_HIGH - 2) / most);
        if (bins[bin])
            drawing_rectangle(
                plot->canvas.drawing,
                (struct point){CELL * (AXIS_LEFT + BIN_COLUMNS * bin), floor - height},
                CELL * BIN_COLUMNS - 1, height, PAPER_STONE);
    }
    draw_line(plot, across(0), floor, across(1), floor, PAPER_STONE_LOW);
    canvas_text(&plot->canvas, plot->row + HISTOGRAM_ROWS - 1, 0, AXIS_LEFT - 1, INK_PLAIN,
                _("decisions"));
    canvas_text(&plot->canvas, plot->row + HISTOGRAM_ROWS, AXIS_LEFT, -1, INK_DIM, "0");
    canvas_textf(&plot->canvas, plot->row + HISTOGRAM_ROWS, AXIS_LEFT + AXIS_COLUMNS - 1, -1,
                 INK_DIM, "%u", (unsigned)longest);
    plot->row += HISTOGRAM_ROWS + 2;
}

static void draw_cell(struct plot *plot, unsigned number) {
    const struct experiment_cell *of = &plot->sums->experiment->cells[number];
    const struct cell_sums *cell = &plot->sums->cells[number];
    canvas_textf(&plot->canvas, plot->row++, 0, -1, INK_STRONG, _("%u: %s, %s, %zu games"),
                 number + 1, *of->options ? of->options : _("usual"), of->players, cell->played);
    draw_shares(plot, cell);
    draw_lengths(plot, cell);
}

void lab_plot(const struct lab_sums *sums, const char *title, struct text *out) {
    const struct look look = {.theme = THEME_LIGHT};
    struct plot plot = {.sums = sums};
    int rows = 2;
    for (unsigned i = 0; i < sums->experiment->cell_count; i++)
        if (lab_sums_tells(sums, i))
            rows += rows_of(&sums->cells[i]);
    canvas_init(&plot.canvas, rows, COLUMNS);
    canvas_keep_shapes(&plot.canvas);
    canvas_textf(&plot.canvas, 0, 0, -1, INK_STRONG, _("%s: %s. Who wins, in percent"), title,
                 sums->experiment->game->ruleset->title);
    plot.row = 2;
    for (unsigned i = 0; i < sums->experiment->cell_count; i++)
        if (lab_sums_tells(sums, i))
            draw_cell(&plot, i);
    svg_add(&plot.canvas, &look, title, out);
    canvas_free(&plot.canvas);
}
