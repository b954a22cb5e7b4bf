/*
 * grain.h - the measures of the board with pixels at each size: hexes, plates, buildings.
 */
#ifndef CATAN_GRAIN_H
#define CATAN_GRAIN_H

#include "core/shape.h"

#include "state.h"

enum {
    GRAIN_ROWS = 5, /* of hexes, and hexes in the longest of them */
    SLOPE_MOST = 6, /* rows of pixels */
};

/* All lengths in pixels. */
struct grain {
    int width, pitch, slope;
    int left, top;               /* sea beside the island, and above it */
    uint8_t widths[SLOPE_MOST];  /* of the rows of a slope, from the tip */
    int reach;                   /* how far harbours lie from the coast, in eighths of a hex */
    int plate, rows;             /* the number's plate, in cells */
    const char *const *house[2]; /* settlement, city: '#' rim, 'o' owner, 'w' middle battlement */
    int sign;                    /* row of pixels of the owner's sign in them */
    bool wide;                   /* gaps on both sides */
};

extern const struct grain catan_grains[SIZE_COUNT]; /* a width of 0: there is no such size */

/* The cells that the board takes. */
int catan_columns_of(const struct grain *grain);
int catan_rows_of(const struct grain *grain);

/* Where the lines around a corner meet. */
struct point catan_corner_on(const struct grain *grain, unsigned corner);

#endif
