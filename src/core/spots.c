/*
 * spots.c - the spots of a canvas: their marks, their order, and how they lie to each other.
 *
 * Every question begins with one scan of the cells that finds the box around each spot
 * (find_places); after that only spots are looked at, so nothing here is quadratic. Cells may be
 * written by anyone at any time, so nothing is remembered between two questions.
 */
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "core/canvas.h"
#include "core/memory.h"

/* What one scan learns of a spot. */
struct place {
    int spot;
    int first_row, first_column;  /* its first cell in reading order */
    int top, bottom, left, right; /* the box around its cells */
    unsigned marks;               /* of all its cells */
    bool empty;                   /* nothing stands on its cells */
    bool framed;                  /* the signs of a mark were put around it */
    enum ink ink;                 /* of its first cell that is not blank */
};

struct places {
    struct place *list; /* every spot once, in reading order of its first cell */
    int count;
    int16_t number[INT16_MAX + 1]; /* for each spot: its place in the list + 1, or 0 */
};

/* The last column of the run of cells with the same spot that begins at `left`. */
static int run_end(const struct cell *cells, int columns, int left) {
    int right = left, spot = cells[left].spot;
    while (right + 1 < columns && cells[right + 1].spot == spot)
        right++;
    return right;
}

static struct place *find_place(const struct places *places, int spot) {
    int number = spot >= 0 && spot <= INT16_MAX ? places->number[spot] : 0;
    return number ? &places->list[number - 1] : NULL;
}

/* Nothing stands there, at most the texture of the ground. */
static bool is_bare(const struct cell *cell) {
    return cell->glyph == ' ' || cell->ink == INK_GROUND;
}

static void add_run(struct places *places, const struct cell *cells, int row, int left, int right) {
    int spot = cells[left].spot;
    struct place *place = find_place(places, spot);
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

/* Finds the places of all spots; freed by free_places. */
static void find_places(struct places *places, const struct canvas *canvas) {
    size_t cells = (size_t)canvas->rows * (size_t)canvas->columns;
    memset(places, 0, sizeof *places);
    places->list = memory_resize(NULL, cells, sizeof *places->list);
    for (int row = 0; row < canvas->rows; row++) {
        const struct cell *line = canvas->cells + row * canvas->columns;
        for (int left = 0, right; left < canvas->columns; left = right + 1) {
            right = run_end(line, canvas->columns, left);
            if (line[left].spot >= 0)
                add_run(places, line, row, left, right);
        }
    }
}

static void free_places(struct places *places) {
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

static bool is_free(const struct cell *cell, int spot) {
    return cell && cell->spot == spot && is_bare(cell);
}

void canvas_number(struct canvas *canvas, int spot, int number, enum ink ink) {
    assert(number >= 0 && number <= 99);
    int cells = canvas->rows * canvas->columns, first = 0;
    while (first < cells && canvas->cells[first].spot != spot)
        first++;
    if (spot == NO_SPOT || first == cells)
        return;
    int row = first / canvas->columns, left = first % canvas->columns;
    int column = run_end(canvas->cells + row * canvas->columns, canvas->columns, left);
    char low = (char)('0' + number % 10), high = (char)('0' + number / 10);
    if (!is_free(canvas_at(canvas, row, column), spot))
        return;
    bool room = is_free(canvas_at(canvas, row, column - 1), spot);
    if (number > 9 && !room)
        low = '+';
    canvas_put(canvas, row, column, (struct glyph){(uint32_t)low, low}, ink);
    if (room) {
        struct glyph glyph = {number > 9 ? (uint32_t)high : ' ', number > 9 ? high : ' '};
        canvas_put(canvas, row, column - 1, glyph, ink);
    }
}

int canvas_spot_marked(const struct canvas *canvas, int spot, unsigned marks, int step) {
    assert(step == 1 || step == -1);
    struct places places;
    find_places(&places, canvas);
    assert(places.list);
    const struct place *from = find_place(&places, spot);
    int at = from ? (int)(from - places.list) : step > 0 ? -1 : places.count;
    int found = NO_SPOT;
    for (int i = 0; i < places.count && found == NO_SPOT; i++) {
        at = (at + step + places.count) % places.count;
        if (!marks || (places.list[at].marks & marks))
            found = places.list[at].spot;
    }
    free_places(&places);
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
    struct places places;
    find_places(&places, canvas);
    const struct place *from = find_place(&places, spot);
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
    free_places(&places);
    return found;
}

/*
 * Marks without colour.
 */

/* From the mark that matters most to the least. A spot is put between the left and right signs
   of its first mark, in the ink of what stands there (so a step changes few colours). The middle
   sign is for empty spots: always instead of left and right, or
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

/* Writes the glyph into the inner cell when that is bare, else into the outer one when that is
   bare and nobody's. */
static bool put_beside(struct canvas *canvas, int row, int inner, int outer, bool inside,
                       struct glyph glyph, enum ink ink) {
    const struct cell *near = canvas_at(canvas, row, inner);
    const struct cell *next = canvas_at(canvas, row, outer);
    if (inside && is_bare(near))
        canvas_put(canvas, row, inner, glyph, ink);
    else if (next && is_bare(next) && next->spot == NO_SPOT)
        canvas_put(canvas, row, outer, glyph, ink);
    else
        return false;
    return true;
}

/* Puts the signs around every run of the spot's cells; of marks that many spots have, on one row
   only. A run of one cell has no room inside. */
static void show_frame(struct canvas *canvas, struct place *place, const struct sign *sign) {
    for (int row = place->top; row <= place->bottom && !(sign->always && place->framed); row++) {
        const struct cell *cells = canvas->cells + row * canvas->columns;
        for (int left = place->left, right; left <= place->right; left = right + 1) {
            right = run_end(cells, canvas->columns, left);
            if (cells[left].spot != place->spot)
                continue;
            bool in = right > left;
            enum ink ink = place->empty ? sign->ink : place->ink;
            bool before = put_beside(canvas, row, left, left - 1, in, sign->left, ink);
            bool after = put_beside(canvas, row, right, right + 1, in, sign->right, ink);
            place->framed = place->framed || before || after;
        }
    }
}

/* Puts a sign into the middle of an empty spot. */
static void show_middle(struct canvas *canvas, const struct place *place) {
    const struct sign *sign = place->framed ? NULL : frame_of(place);
    for (int i = 0; i < MARK_SIGNS && !sign; i++)
        if ((place->marks & mark_signs[i].mark) && mark_signs[i].always)
            sign = &mark_signs[i];
    int row = (place->top + place->bottom) / 2, column = (place->left + place->right) / 2;
    if (canvas_at(canvas, row, column)->spot != place->spot) {
        row = place->first_row;
        column = place->first_column;
    }
    if (sign && is_bare(canvas_at(canvas, row, column)))
        canvas_put(canvas, row, column, sign->middle, sign->ink);
}

/* The marks that matter most take the room beside a spot first. */
void canvas_show_marks(struct canvas *canvas) {
    struct places places;
    find_places(&places, canvas);
    for (int sign = 0; sign < MARK_SIGNS; sign++)
        for (int i = 0; i < places.count; i++)
            if (places.list[i].marks && frame_of(&places.list[i]) == &mark_signs[sign])
                show_frame(canvas, &places.list[i], &mark_signs[sign]);
    for (int i = 0; i < places.count; i++)
        if (places.list[i].marks && places.list[i].empty)
            show_middle(canvas, &places.list[i]);
    free_places(&places);
}
