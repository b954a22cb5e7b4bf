/*
 * grid.c - rectangular boards of squares: see grid.h.
 *
 * All lengths come from columns and rows; the only thing that depends on which way a board is
 * shown is where up is (row_up).
 */
#include "core/grid.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

const char *const grid_direction_words[GRID_DIRECTIONS] = {"n", "ne", "e", "se",
                                                           "s", "sw", "w", "nw"};

/* What is added to the row by one step up on the screen. */
static int row_up(const struct grid *grid) {
    return grid->rank_down ? -1 : 1;
}

int grid_step(const struct grid *grid, int index, int direction, int steps) {
    static const int8_t right[GRID_DIRECTIONS] = {0, 1, 1, 1, 0, -1, -1, -1};
    static const int8_t up[GRID_DIRECTIONS] = {1, 1, 0, -1, -1, -1, 0, 1};
    assert(direction >= 0 && direction < GRID_DIRECTIONS);
    int column = grid_column(grid, index) + steps * right[direction];
    int row = grid_row(grid, index) + steps * up[direction] * row_up(grid);
    return grid_inside(grid, column, row) ? grid_index(grid, column, row) : -1;
}

int grid_distance_king(const struct grid *grid, int a, int b) {
    int columns = abs(grid_column(grid, a) - grid_column(grid, b));
    int rows = abs(grid_row(grid, a) - grid_row(grid, b));
    return columns > rows ? columns : rows;
}

int grid_distance_rook(const struct grid *grid, int a, int b) {
    return abs(grid_column(grid, a) - grid_column(grid, b)) +
           abs(grid_row(grid, a) - grid_row(grid, b));
}

int grid_find(const struct grid *grid, struct word name) {
    if (name.length < 2)
        return -1;
    const char *file = memchr(grid->files, name.bytes[0], (size_t)grid->columns);
    struct word digits = {name.bytes + 1, name.length - 1};
    long rank, first = grid->first_rank;
    if (!file || !word_number(digits, first, first + grid->rows - 1, &rank))
        return -1;
    return grid_index(grid, (int)(file - grid->files), (int)(rank - first));
}

int grid_cut(const struct grid *grid, struct word *rest) {
    struct word name;
    return word_item(rest, &name) ? grid_find(grid, name) : -1;
}

int grid_corner_count(const struct grid *grid) {
    return (grid->columns + 1) * (grid->rows + 1);
}

static int level_edges(const struct grid *grid) {
    return grid->columns * (grid->rows + 1);
}

int grid_edge_count(const struct grid *grid) {
    return level_edges(grid) + (grid->columns + 1) * grid->rows;
}

/* The line of corners above a square, and the one below it, on the screen. */
static void lines_of(const struct grid *grid, int index, int *upper, int *lower) {
    int row = grid_row(grid, index);
    *upper = grid->rank_down ? row : row + 1;
    *lower = grid->rank_down ? row + 1 : row;
}

void grid_square_corners(const struct grid *grid, int index, int out[4]) {
    int upper, lower, column = grid_column(grid, index), line = grid->columns + 1;
    lines_of(grid, index, &upper, &lower);
    out[0] = upper * line + column;
    out[1] = upper * line + column + 1;
    out[2] = lower * line + column + 1;
    out[3] = lower * line + column;
}

void grid_square_edges(const struct grid *grid, int index, int out[4]) {
    int upper, lower, column = grid_column(grid, index);
    lines_of(grid, index, &upper, &lower);
    int left = level_edges(grid) + grid_row(grid, index) * (grid->columns + 1) + column;
    out[0] = upper * grid->columns + column;
    out[1] = left + 1;
    out[2] = lower * grid->columns + column;
    out[3] = left;
}

void grid_edge_corners(const struct grid *grid, int edge, int out[2]) {
    assert(edge >= 0 && edge < grid_edge_count(grid));
    int upright = edge - level_edges(grid);
    if (upright >= 0) {
        out[0] = upright;
        out[1] = upright + grid->columns + 1;
    } else {
        out[0] = edge / grid->columns * (grid->columns + 1) + edge % grid->columns;
        out[1] = out[0] + 1;
    }
}

int grid_screen_row(const struct grid *grid, int index, int height) {
    int row = grid_row(grid, index);
    return (grid->rank_down ? row : grid->rows - 1 - row) * height;
}

int grid_screen_column(const struct grid *grid, int index, int width) {
    return grid_column(grid, index) * width;
}
