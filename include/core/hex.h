/*
 * hex.h - boards of hexagons, pointy side up: coordinates, distances, corners, edges, lines.
 *
 * Axial coordinates (q, r): q grows to the east, r to the south-east.
 *
 *            d2 NW   d1 NE            corners of a hex, clockwise:      0
 *              \     /                                               5     1
 *       d3 W --- hex --- d0 E                                        4     2
 *              /     \                                                  3
 *            d4 SW   d5 SE            edge i lies between corners i and i+1
 *
 * A board is any set of hexes in a fixed order; functions that number corners and edges visit
 * them by height, then from left to right (edges by their pair of corners), which gives the same
 * numbers for the same set of hexes. They fill tables of the caller's: games keep the results as
 * constant tables and their tests compare.
 */
#ifndef CORE_HEX_H
#define CORE_HEX_H

#include "core/text.h"

enum { HEX_DIRECTIONS = 6, HEX_CORNERS = 6 };

struct hex {
    int8_t q, r;
};

extern const struct hex hex_directions[HEX_DIRECTIONS];

static inline struct hex hex_add(struct hex a, struct hex b) {
    return (struct hex){(int8_t)(a.q + b.q), (int8_t)(a.r + b.r)};
}
static inline bool hex_equal(struct hex a, struct hex b) {
    return a.q == b.q && a.r == b.r;
}

/* The hex `steps` away in direction 0 .. 5 (taken modulo 6, so d+1 and d+5 are its sides). */
struct hex hex_step(struct hex from, int direction, int steps);

int hex_distance(struct hex a, struct hex b);

/* The direction 0 .. 5 when b lies straight from a (any distance), else -1. */
int hex_direction(struct hex a, struct hex b);

/* All hexes within `radius` of (0,0), by r and then q: 1 + 3*radius*(radius+1) of them. Returns
   the number; out has room for it. */
int hex_disc(int radius, struct hex *out);

/* The index of a hex in a list, or -1. */
int hex_find(const struct hex *list, int count, struct hex hex);

/* Every shortest path between two hexes at a distance of 1 .. 3: the hexes strictly between,
   paths[i][0 .. distance-2]. Returns the number of paths (1 .. 3). */
int hex_paths(struct hex a, struct hex b, struct hex paths[3][2]);

/*
 * Corners and edges of a board of `count` hexes.
 */
struct hex_mesh {
    int corners, edges;
    int16_t (*hex_corner)[HEX_CORNERS]; /* [hex][0..5] clockwise from the top */
    int16_t (*edge_corner)[2];          /* [edge] lower corner number first */
};

/* The mesh of a board; freed by hex_mesh_free. */
void hex_mesh_build(struct hex_mesh *mesh, const struct hex *board, int count);
void hex_mesh_free(struct hex_mesh *mesh);

/* Screen place of a hex's middle, in cells, relative to (0,0), when neighbours in a row are
   `width` cells apart (an even number) and rows are `height` apart. */
int hex_screen_row(struct hex hex, int height);
int hex_screen_column(struct hex hex, int width);

#endif
