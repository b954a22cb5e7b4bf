/*
 * hex.c - boards of hexagons: see hex.h.
 *
 * Corners are found through their place in the plane, in units that keep everything whole: the
 * middle of hex (q, r) is at x = 2q + r, y = 3r, and its corners lie around it at
 *
 *                (0,-2)
 *        (-1,-1)        (1,-1)       Two hexes share a corner exactly when these places are
 *        (-1, 1)        (1, 1)       equal, and their order by y, then x, is the corners' order.
 *                (0, 2)
 */
#include "core/hex.h"

#include <assert.h>
#include <stdlib.h>

#include "core/memory.h"

const struct hex hex_directions[HEX_DIRECTIONS] = {{1, 0},  {1, -1}, {0, -1},
                                                   {-1, 0}, {-1, 1}, {0, 1}};

struct hex hex_step(struct hex from, int direction, int steps) {
    struct hex way = hex_directions[(direction % HEX_DIRECTIONS + HEX_DIRECTIONS) % HEX_DIRECTIONS];
    return (struct hex){(int8_t)(from.q + steps * way.q), (int8_t)(from.r + steps * way.r)};
}

int hex_distance(struct hex a, struct hex b) {
    int q = b.q - a.q, r = b.r - a.r;
    return (abs(q) + abs(r) + abs(q + r)) / 2;
}

int hex_direction(struct hex a, struct hex b) {
    int distance = hex_distance(a, b);
    for (int direction = 0; direction < HEX_DIRECTIONS && distance > 0; direction++)
        if (hex_equal(hex_step(a, direction, distance), b))
            return direction;
    return -1;
}

int hex_disc(int radius, struct hex *out) {
    int count = 0;
    for (int r = -radius; r <= radius; r++)
        for (int q = -radius; q <= radius; q++)
            if (abs(q + r) <= radius)
                out[count++] = (struct hex){(int8_t)q, (int8_t)r};
    return count;
}

int hex_find(const struct hex *list, int count, struct hex hex) {
    for (int i = 0; i < count; i++)
        if (hex_equal(list[i], hex))
            return i;
    return -1;
}

/* The neighbours of `from` that are nearer to `to`, in the order of directions; 1 or 2. */
static int nearer(struct hex from, struct hex to, struct hex out[2]) {
    int count = 0, distance = hex_distance(from, to);
    for (int direction = 0; direction < HEX_DIRECTIONS; direction++) {
        struct hex next = hex_step(from, direction, 1);
        if (hex_distance(next, to) < distance)
            out[count++] = next;
    }
    return count;
}

int hex_paths(struct hex a, struct hex b, struct hex paths[3][2]) {
    int distance = hex_distance(a, b), count = 0;
    assert(distance >= 1 && distance <= 3);
    if (distance == 1)
        return 1;
    struct hex first[2], second[2];
    int firsts = nearer(a, b, first);
    for (int i = 0; i < firsts; i++) {
        int seconds = distance == 3 ? nearer(first[i], b, second) : 1;
        for (int j = 0; j < seconds; j++) {
            paths[count][0] = first[i];
            if (distance == 3)
                paths[count][1] = second[j];
            count++;
        }
    }
    return count;
}

/*
 * Meshes: corners and edges are collected as numbers whose order is the order wanted, sorted,
 * and each kept once; its place in the sorted list is then its number.
 */

static int compare_keys(const void *a, const void *b) {
    const uint32_t *x = a, *y = b;
    return (*x > *y) - (*x < *y);
}

/* Sorts and keeps one of each; returns how many are left. */
static int sort_keys(uint32_t *keys, int count) {
    int kept = 0;
    qsort(keys, (size_t)count, sizeof *keys, compare_keys);
    for (int i = 0; i < count; i++)
        if (i == 0 || keys[i] != keys[kept - 1])
            keys[kept++] = keys[i];
    return kept;
}

static int16_t find_key(const uint32_t *keys, int count, uint32_t key) {
    const uint32_t *found = bsearch(&key, keys, (size_t)count, sizeof *keys, compare_keys);
    return (int16_t)(found - keys);
}

static uint32_t corner_key(struct hex hex, int corner) {
    static const int8_t beside[HEX_CORNERS] = {0, 1, 1, 0, -1, -1};
    static const int8_t below[HEX_CORNERS] = {-2, -1, 1, 2, 1, -1};
    int x = 2 * hex.q + hex.r + beside[corner], y = 3 * hex.r + below[corner];
    return (uint32_t)(y + 1024) << 16 | (uint32_t)(x + 1024);
}

static void build_corners(struct hex_mesh *mesh, const struct hex *board, int count,
                          uint32_t *keys) {
    for (int i = 0; i < count * HEX_CORNERS; i++)
        keys[i] = corner_key(board[i / HEX_CORNERS], i % HEX_CORNERS);
    mesh->corners = sort_keys(keys, count * HEX_CORNERS);
    mesh->hex_corner = memory_new((size_t)count * sizeof *mesh->hex_corner);
    for (int i = 0; i < count; i++)
        for (int corner = 0; corner < HEX_CORNERS; corner++)
            mesh->hex_corner[i][corner] =
                find_key(keys, mesh->corners, corner_key(board[i], corner));
}

static void build_edges(struct hex_mesh *mesh, int count, uint32_t *keys) {
    for (int i = 0; i < count * HEX_CORNERS; i++) {
        const int16_t *corner = mesh->hex_corner[i / HEX_CORNERS];
        int16_t a = corner[i % HEX_CORNERS], b = corner[(i + 1) % HEX_CORNERS];
        keys[i] = a < b ? (uint32_t)a << 16 | (uint32_t)b : (uint32_t)b << 16 | (uint32_t)a;
    }
    mesh->edges = sort_keys(keys, count * HEX_CORNERS);
    mesh->edge_corner = memory_new((size_t)mesh->edges * sizeof *mesh->edge_corner);
    for (int i = 0; i < mesh->edges; i++) {
        mesh->edge_corner[i][0] = (int16_t)(keys[i] >> 16);
        mesh->edge_corner[i][1] = (int16_t)(keys[i] & 0xFFFF);
    }
}

void hex_mesh_build(struct hex_mesh *mesh, const struct hex *board, int count) {
    assert(count >= 0 && count <= INT16_MAX / HEX_CORNERS);
    uint32_t *keys = memory_new((size_t)count * HEX_CORNERS * sizeof *keys);
    build_corners(mesh, board, count, keys);
    build_edges(mesh, count, keys);
    free(keys);
}

void hex_mesh_free(struct hex_mesh *mesh) {
    free(mesh->hex_corner);
    free(mesh->edge_corner);
    *mesh = (struct hex_mesh){.corners = 0};
}

int hex_screen_row(struct hex hex, int height) {
    return hex.r * height;
}

int hex_screen_column(struct hex hex, int width) {
    assert(width % 2 == 0);
    return hex.q * width + hex.r * (width / 2);
}
