/*
 * spots.c - the spots of a canvas: their marks, their order, and how they lie to each other.
 *
 * Every question begins with one scan of the cells that finds the box around each spot
 * (find_places); after that only spots are looked at, so nothing here is quadratic. Cells may be
 * written by anyone at any time, so nothing is remembered between two questions.
 */
#include "core/canvas.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

#include "core/memory.h"

/* What one scan learns of a spot. */
struct place {
    int first;                    /* its first cell in reading order, or -1: not on the canvas */
    int top, bottom, left, right; /* the box around its cells */
    unsigned marks;               /* of all its cells */
    bool empty;                   /* all its cells are blank */
    bool framed;                  /* the signs of a mark were put around it */
};

struct places {
    struct place *of; /* for each spot 0 .. count-1 */
    int count;
};

static void place_add(struct place *place, int index, int row, int column,
                      const struct cell *cell) {
    if (place->first < 0)
        *place = (struct place){
            .first = index, .top = row, .left = column, .right = column, .empty = true};
    place->bottom = row;
    if (column < place->left)
        place->left = column;
    if (column > place->right)
        place->right = column;
    place->marks |= cell->mark;
    place->empty = place->empty && cell->glyph == ' ';
}

/* The places of all spots; the caller frees of. */
static struct places find_places(const struct canvas *canvas) {
    int cells = canvas->rows * canvas->columns, most = -1;
    for (int i = 0; i < cells; i++)
        if (canvas->cells[i].spot > most)
            most = canvas->cells[i].spot;
    struct places places = {memory_resize(NULL, (size_t)most + 2, sizeof(struct place)), most + 1};
    for (int spot = 0; spot < places.count; spot++)
        places.of[spot].first = -1;
    const struct cell *cell = canvas->cells;
    for (int row = 0, index = 0; row < canvas->rows; row++)
        for (int column = 0; column < canvas->columns; column++, index++, cell++)
            if (cell->spot >= 0)
                place_add(&places.of[cell->spot], index, row, column, cell);
    return places;
}

void canvas_mark(struct canvas *canvas, int spot, unsigned marks) {
    if (spot == NO_SPOT)
        return;
    struct cell *end = canvas->cells + canvas->rows * canvas->columns;
    for (struct cell *cell = canvas->cells; cell < end; cell++)
        if (cell->spot == spot)
            cell->mark = (uint8_t)(cell->mark | marks);
}

int canvas_spot_marked(const struct canvas *canvas, int spot, unsigned marks, int step) {
    assert(step == 1 || step == -1);
    struct places places = find_places(canvas);
    int cells = canvas->rows * canvas->columns;
    int from = step > 0 ? -1 : cells;
    if (spot >= 0 && spot < places.count && places.of[spot].first >= 0)
        from = places.of[spot].first;
    int found = NO_SPOT, nearest = INT_MAX;
    for (int i = 0; i < places.count; i++) {
        if (places.of[i].first < 0 || !(places.of[i].marks & marks))
            continue;
        int ahead = (places.of[i].first - from) * step;
        if (ahead <= 0)
            ahead += cells;
        if (ahead < nearest) {
            nearest = ahead;
            found = i;
        }
    }
    free(places.of);
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

/* How far `to` is in the direction, or -1 when it does not lie there. *drift is how far its
   middle is to the right of (or below) the straight way; the nearer to 0 the better. */
static long far(const struct place *from, const struct place *to, int down, int right, int *drift) {
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
        side = 4L * gap(from->top, from->bottom, to->top, to->bottom);
        weight = 16;
        if (side > ahead)
            return -1;
    }
    *drift = (int)(down && right ? 0 : down ? beside : below);
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
    struct places places = find_places(canvas);
    int found = spot;
    if (spot >= 0 && spot < places.count && places.of[spot].first >= 0 && (down || right)) {
        const struct place *from = &places.of[spot];
        long nearest = LONG_MAX;
        int least_drift = 0;
        for (int i = 0; i < places.count; i++) {
            int drift = 0;
            long distance = places.of[i].first < 0 || i == spot
                                ? -1
                                : far(from, &places.of[i], down, right, &drift);
            if (distance < 0 || distance > nearest)
                continue;
            if (distance < nearest || abs(drift) < abs(least_drift) ||
                (abs(drift) == abs(least_drift) && takes_side(from, down, drift))) {
                nearest = distance;
                least_drift = drift;
                found = i;
            }
        }
    }
    free(places.of);
    return found;
}

/*
 * Marks without colour.
 */

/* From the mark that matters most to the least. A spot is put between the left and right signs
   of its first mark. The middle sign is for empty spots: always instead of left and right, or
   only where there is no room for these. */
static const struct sign {
    enum mark mark;
    enum ink ink;
    struct glyph left, right, middle;
    bool always;
} mark_signs[] = {
    {MARK_CURSOR, INK_STRONG, {'[', '['}, {']', ']'}, {0x25A1, '#'}, false},
    {MARK_CHOSEN, INK_STRONG, {'(', '('}, {')', ')'}, {0x25CB, 'o'}, false},
    {MARK_ALERT, INK_ALERT, {'!', '!'}, {'!', '!'}, {'!', '!'}, true},
    {MARK_CANDIDATE, INK_KEY, {0x2039, '<'}, {0x203A, '>'}, {0xB7, '.'}, true},
    {MARK_LAST, INK_DIM, {'\'', '\''}, {'\'', '\''}, {'\'', '\''}, false},
};

enum { MARK_SIGNS = sizeof mark_signs / sizeof *mark_signs };

/* The sign that is put around the spot, or NULL. */
static const struct sign *frame_of(const struct place *place) {
    for (int i = 0; i < MARK_SIGNS; i++)
        if ((place->marks & mark_signs[i].mark) && !(place->empty && mark_signs[i].always))
            return &mark_signs[i];
    return NULL;
}

/* Writes the glyph into the inner cell when that is blank, else into the outer one when that is
   blank and nobody's. */
static bool put_beside(struct canvas *canvas, int row, int inner, int outer, bool inside,
                       struct glyph glyph, enum ink ink) {
    const struct cell *near = canvas_at(canvas, row, inner);
    const struct cell *next = canvas_at(canvas, row, outer);
    if (inside && near->glyph == ' ')
        canvas_put(canvas, row, inner, glyph, ink);
    else if (next && next->glyph == ' ' && next->spot == NO_SPOT)
        canvas_put(canvas, row, outer, glyph, ink);
    else
        return false;
    return true;
}

/* Puts a sign around every run of cells of the spots framed by it. A run of one cell has no
   room inside. */
static void show_frames(struct canvas *canvas, struct places *places, const struct sign *sign) {
    for (int row = 0; row < canvas->rows; row++) {
        const struct cell *cells = canvas->cells + row * canvas->columns;
        for (int left = 0, right; left < canvas->columns; left = right + 1) {
            for (right = left; right + 1 < canvas->columns; right++)
                if (cells[right + 1].spot != cells[left].spot)
                    break;
            if (cells[left].spot < 0 || frame_of(&places->of[cells[left].spot]) != sign)
                continue;
            bool inside = right > left;
            bool on_left = put_beside(canvas, row, left, left - 1, inside, sign->left, sign->ink);
            bool on_right =
                put_beside(canvas, row, right, right + 1, inside, sign->right, sign->ink);
            if (on_left || on_right)
                places->of[cells[left].spot].framed = true;
        }
    }
}

/* Puts a sign into the middle of an empty spot. */
static void show_middle(struct canvas *canvas, const struct place *place) {
    const struct sign *sign = place->framed ? NULL : frame_of(place);
    for (int i = 0; i < MARK_SIGNS && !sign; i++)
        if ((place->marks & mark_signs[i].mark) && mark_signs[i].always)
            sign = &mark_signs[i];
    int first_row = place->first / canvas->columns, first_column = place->first % canvas->columns;
    int row = (place->top + place->bottom) / 2, column = (place->left + place->right) / 2;
    const struct cell *cell = canvas_at(canvas, row, column);
    if (cell->spot != canvas->cells[place->first].spot) {
        row = first_row;
        column = first_column;
        cell = &canvas->cells[place->first];
    }
    if (sign && cell->glyph == ' ')
        canvas_put(canvas, row, column, sign->middle, sign->ink);
}

void canvas_show_marks(struct canvas *canvas) {
    struct places places = find_places(canvas);
    for (int i = 0; i < MARK_SIGNS; i++)
        show_frames(canvas, &places, &mark_signs[i]);
    for (int spot = 0; spot < places.count; spot++)
        if (places.of[spot].first >= 0 && places.of[spot].empty && places.of[spot].marks)
            show_middle(canvas, &places.of[spot]);
    free(places.of);
}
