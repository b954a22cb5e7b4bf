/*
 * spots.c - the spots of a canvas: where they lie (places.h), their order, and how they lie to
 * each other.
 *
 * Every question begins with one scan of the cells that finds the box around each spot
 * (places_find); after that only spots are looked at, so nothing here is quadratic.
 */
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/places.h"

int places_run_end(const struct cell *cells, int columns, int left) {
    int right = left, spot = cells[left].spot;
    while (right + 1 < columns && cells[right + 1].spot == spot)
        right++;
    return right;
}

struct place *places_of(const struct places *places, int spot) {
    int number = spot >= 0 && spot <= INT16_MAX ? places->number[spot] : 0;
    return number ? &places->list[number - 1] : NULL;
}

/* A paper that is a piece itself, not the ground under one. */
static bool is_piece(unsigned paper) {
    return paper >= PAPER_TOKEN && paper < PAPER_CLAIM_A;
}

/* True when the cell is blank, or has only the texture of the ground. */
static bool is_bare(const struct cell *cell) {
    return (cell->glyph == ' ' || cell->ink == INK_GROUND || cell->ink >= INK_CLAIM_A) &&
           !is_piece(cell->paper) && !(is_piece(cell->below) && cell->spot == cell->spot_below);
}

static void add_run(struct places *places, const struct cell *cells, int row, int left, int right) {
    int spot = cells[left].spot;
    struct place *place = places_of(places, spot);
    assert(places->list);
    if (!place) {
        place = &places->list[places->count++];
        places->number[spot] = (int16_t)places->count;
        *place = (struct place){.spot = spot,
                                .first_row = row,
                                .first_column = left,
                                .top = row,
                                .left = left,
                                .right = right,
                                .empty = true};
    }
    place->bottom = row;
    place->left = left < place->left ? left : place->left;
    place->right = right > place->right ? right : place->right;
    for (int column = left; column <= right; column++) {
        place->marks |= cells[column].mark;
        if (!is_bare(&cells[column])) {
            place->ink = place->empty ? cells[column].ink : place->ink;
            place->empty = false;
        }
    }
}

void places_find(struct places *places, const struct canvas *canvas) {
    size_t cells = (size_t)canvas->rows * (size_t)canvas->columns;
    memset(places, 0, sizeof *places);
    places->list = memory_resize(NULL, cells, sizeof *places->list);
    for (int row = 0; row < canvas->rows; row++) {
        const struct cell *line = canvas->cells + row * canvas->columns;
        for (int left = 0, right; left < canvas->columns; left = right + 1) {
            right = places_run_end(line, canvas->columns, left);
            if (line[left].spot >= 0)
                add_run(places, line, row, left, right);
        }
    }
}

void places_free(struct places *places) {
    free(places->list);
}

void canvas_mark(struct canvas *canvas, int spot, unsigned marks) {
    if (spot == NO_SPOT)
        return;
    const struct cell *end = canvas->cells + canvas->rows * canvas->columns;
    for (struct cell *cell = canvas->cells; cell < end; cell++)
        if (cell->spot == spot)
            cell->mark = (uint8_t)(cell->mark | marks);
}

int canvas_spot_marked(const struct canvas *canvas, int spot, unsigned marks, int step) {
    assert(step == 1 || step == -1);
    struct places places;
    places_find(&places, canvas);
    assert(places.list);
    const struct place *from = places_of(&places, spot);
    int at = step > 0 ? -1 : places.count; /* before the first, or after the last */
    if (from)
        at = (int)(from - places.list);
    int found = NO_SPOT;
    for (int i = 0; i < places.count && found == NO_SPOT; i++) {
        at = (at + step + places.count) % places.count;
        if (!marks || (places.list[at].marks & marks))
            found = places.list[at].spot;
    }
    places_free(&places);
    return found;
}

/*
 * Directions. Lengths are in half cell widths, so that the middle of a box is a whole number; a
 * cell counts as two wide and four high. Rows are read as lines, so left and right keep to the
 * row as long as there is anything in it; on a staggered board nothing is straight above, so up
 * and down allow for half a step aside. Diagonals go to the nearest spot of their quarter.
 */

/* The cells from one range to another that does not overlap it, else 0. */
static int gap(int least, int most, int other_least, int other_most) {
    if (other_least > most)
        return other_least - most;
    return least > other_most ? least - other_most : 0;
}

/* The rows of a place that count when lines of places are told apart: on boards of hexagons the
   boxes of two lines overlap, so of three rows or more only the middle ones. */
static void core_rows(const struct place *place, int *top, int *bottom) {
    int rows = place->bottom - place->top + 1;
    *top = place->top + rows / 3;
    *bottom = place->bottom - rows / 3;
}

/* How far `to` is in the direction, or -1 when it does not lie there. *drift is how far its
   middle is to the right of (or below) the straight way; the nearer to 0 the better. */
static long distance_toward(const struct place *from, const struct place *to, int down, int right,
                            int *drift) {
    long below = 2L * (to->top + to->bottom - from->top - from->bottom);
    long beside = to->left + to->right - from->left - from->right;
    long ahead = down ? below * down : beside * right, side, weight;
    if (down && right) {
        side = beside * right;
        weight = 1;
        if (side <= 0 || side > 3 * ahead || ahead > 3 * side)
            return -1;
    } else if (down) {
        side = 2L * gap(from->left, from->right, to->left, to->right);
        weight = 1;
        if (side > 2 * ahead)
            return -1;
    } else {
        int top, bottom, other_top, other_bottom;
        core_rows(from, &top, &bottom);
        core_rows(to, &other_top, &other_bottom);
        side = 4L * gap(top, bottom, other_top, other_bottom);
        weight = 16;
        if (side > ahead)
            return -1;
    }
    *drift = (int)(down ? beside : below);
    if (down && right)
        *drift = 0;
    return ahead > 0 ? ahead * ahead + weight * side * side : -1;
}

/* Of two spots equally far to both sides, whether to take the one with this drift: the side
   changes with each half step, so the way up a staggered board is a zigzag and the way down the
   same one. */
static bool takes_side(const struct place *from, int down, int drift) {
    int middle = down ? from->left + from->right : 2 * (from->top + from->bottom);
    return drift && (middle / abs(drift) % 2 == 0) == (drift > 0);
}

int canvas_spot_toward(const struct canvas *canvas, int spot, int down, int right) {
    struct places places;
    places_find(&places, canvas);
    const struct place *from = places_of(&places, spot);
    int found = spot, least_drift = 0;
    long nearest = LONG_MAX;
    for (int i = 0; i < places.count && from && (down || right); i++) {
        int drift;
        long distance = distance_toward(from, &places.list[i], down, right, &drift);
        if (distance < 0 || distance > nearest)
            continue;
        if (distance < nearest || abs(drift) < abs(least_drift) ||
            (abs(drift) == abs(least_drift) && takes_side(from, down, drift))) {
            nearest = distance;
            least_drift = drift;
            found = places.list[i].spot;
        }
    }
    places_free(&places);
    return found;
}
