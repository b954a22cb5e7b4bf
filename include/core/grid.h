/*
 * grid.h - rectangular boards of squares: names, neighbours, distances, edges and corners.
 *
 * Squares are numbered row by row, index = row * columns + column, both from 0, row 0 the first
 * rank whether it is shown at the bottom or at the top. A name is a file letter and a rank
 * number: c7. A grid is a constant of its game.
 *
 *      direction   7 0 1      N is toward higher rows when row 0 is at the bottom (rank_down
 *                  6 . 2      false), toward lower rows when row 0 is at the top (rank_down
 *                  5 4 3      true): N is always up on the screen.
 */
#ifndef CORE_GRID_H
#define CORE_GRID_H

#include <assert.h>

#include "core/text.h"

enum { GRID_DIRECTIONS = 8 }; /* odd ones are diagonal */

struct grid {
    int columns, rows;
    const char *files; /* one letter for each column: "abcdef" */
    int first_rank;    /* the number of row 0, usually 1 */
    bool rank_down;    /* true: row 0 is shown at the top */
};

static inline int grid_index(const struct grid *grid, int column, int row) {
    return row * grid->columns + column;
}
static inline int grid_column(const struct grid *grid, int index) {
    return index % grid->columns;
}
static inline int grid_row(const struct grid *grid, int index) {
    return index / grid->columns;
}
static inline bool grid_inside(const struct grid *grid, int column, int row) {
    return column >= 0 && column < grid->columns && row >= 0 && row < grid->rows;
}

/* The square `steps` away in a direction, or -1 when that is off the grid. */
int grid_step(const struct grid *grid, int index, int direction, int steps);

/* Squares between, as a king walks (largest of both differences) and as a rook walks (sum). */
int grid_distance_king(const struct grid *grid, int a, int b);
int grid_distance_rook(const struct grid *grid, int a, int b);

/* Direction names "n", "ne" .. "nw", in the order drawn above. */
extern const char *const grid_direction_words[GRID_DIRECTIONS];

/* The name of a square, for one sentence: grid_label(&grid, index).bytes. */
struct grid_label {
    char bytes[8];
};
static inline struct grid_label grid_label(const struct grid *grid, int index) {
    struct grid_label label = {{grid->files[index % grid->columns]}};
    unsigned rank = (unsigned)(index / grid->columns + grid->first_rank), length = 1;
    assert(index >= 0 && index < grid->columns * grid->rows && rank < 1000);
    if (rank >= 100)
        label.bytes[length++] = (char)('0' + rank / 100);
    if (rank >= 10)
        label.bytes[length++] = (char)('0' + rank / 10 % 10);
    label.bytes[length] = (char)('0' + rank % 10);
    return label;
}

static inline void grid_name(const struct grid *grid, int index, struct text *out) {
    const struct grid_label label = grid_label(grid, index);
    for (const char *at = label.bytes; *at; at++)
        text_add_char(out, *at);
}

/* The square of a name, or -1. */
int grid_find(const struct grid *grid, struct word name);

/* Cuts the name of a square off *rest ("c7d12" leaves "d12") and returns the square, or -1. */
int grid_cut(const struct grid *grid, struct word *rest);

/* Corners are numbered like squares of a grid one larger in both ways, (columns+1)*(rows+1);
   corner 0 is the outer corner of the square 0. Edges: first the horizontal ones (along rows),
   columns*(rows+1), then the vertical ones, (columns+1)*rows. Corners of a square come clockwise
   on the screen from the upper left, edges from the upper; of an edge the lower corner first. */
int grid_corner_count(const struct grid *grid);
int grid_edge_count(const struct grid *grid);
void grid_square_corners(const struct grid *grid, int index, int out[4]);
void grid_square_edges(const struct grid *grid, int index, int out[4]);
void grid_edge_corners(const struct grid *grid, int edge, int out[2]);

/* The screen row (0 at the top) of a square when each rank is `height` cells high, and its
   screen column when each file is `width` cells wide. */
int grid_screen_row(const struct grid *grid, int index, int height);
int grid_screen_column(const struct grid *grid, int index, int width);

#endif
