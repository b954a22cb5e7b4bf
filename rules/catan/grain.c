/*
 * grain.c - the measures of the board with pixels: see grain.h.
 */
#include "grain.h"

static const char *const cottage_m[] = {"..#..", ".#o#.", "#ooo#", "#ooo#", "#ooo#", ".###.", NULL};
static const char *const castle_m[] = {".#####.", "#o#w#o#", "#ooooo#", "#ooooo#",
                                       "#ooooo#", ".#####.", NULL};
static const char *const cottage_l[] = {"...#...", "..#o#..", ".#ooo#.", "#ooooo#", "#ooooo#",
                                        "#ooooo#", "#ooooo#", ".#####.", NULL};
static const char *const castle_l[] = {".#########.", "#oo#www#oo#", "#oo#www#oo#",
                                       "#ooooooooo#", "#ooooooooo#", "#ooooooooo#",
                                       "#ooooooooo#", ".#########.", NULL};

const struct grain catan_grains[SIZE_COUNT] = {
    [SIZE_S] = {8, 6, 2, 3, 2, {2, 6}, 6, 3, 1, {NULL, NULL}, 0, false},
    [SIZE_M] = {14, 12, 4, 4, 2, {2, 6, 8, 12}, 5, 7, 2, {cottage_m, castle_m}, 2, false},
    [SIZE_L] = {20, 18, 6, 7, 4, {2, 4, 8, 12, 16, 18}, 5, 7, 2, {cottage_l, castle_l}, 4, true}};

int catan_columns_of(const struct grain *grain) {
    return GRAIN_ROWS * grain->width + 2 * grain->left + (grain->width > 8);
}

int catan_rows_of(const struct grain *grain) {
    return (GRAIN_ROWS * grain->pitch + grain->slope + 2 * grain->top + 1) / 2;
}

bool catan_paint_extent(enum size size, struct extent *out) {
    out->board_columns = catan_columns_of(&catan_grains[size]);
    out->board_rows = catan_rows_of(&catan_grains[size]);
    return catan_grains[size].width > 0;
}

struct point catan_corner_on(const struct grain *grain, unsigned corner) {
    int row = catan_corner_row[corner] - 1, half = catan_corner_column[corner] / 4;
    return (struct point){grain->left + half * grain->width / 2,
                          grain->top + row / 3 * grain->pitch + row % 3 * grain->slope};
}

struct point catan_corner_at(enum size size, unsigned corner) {
    return catan_corner_on(&catan_grains[size], corner);
}

int catan_hex_width(enum size size) {
    return catan_grains[size].width;
}
