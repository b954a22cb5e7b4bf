/*
 * board.c - shapes on squares: what a building covers, where it fits, what a side encloses.
 *
 * Everything about enclosure is one idea (CD-5): take all squares that a side's own buildings do
 * not cover and split them into parts that are connected over edges or corners. A corner between
 * two own buildings leaks, the wall of the city does not. Each building stands wholly in one part
 * of its opponent, so the buildings in a part are counted by their reference squares.
 */
#include "board.h"

#include <assert.h>

/* clang-format off */
/* CD-2: each row is the one before it turned clockwise by a quarter. */
const uint16_t cathedral_shape[SIDES][KINDS][ROTATIONS] = {
    [LIGHT] = {
        [TOWER] = {0631, 0136, 0463, 0364},
        [CASTLE] = {0075, 0626, 0570, 0323},
        [INFIRMARY] = {0272},
        [ACADEMY] = {0632, 0172, 0263, 0274},
        [ABBEY] = {0036, 0462},
        [MANOR] = {0072, 0262, 0270, 0232},
        [SQUARE] = {0033},
        [BRIDGE] = {0070, 0222},
        [INN] = {0230, 0032, 0062, 0260},
        [STABLE] = {0030, 0022},
        [TAVERN] = {0020},
    },
    [DARK] = {
        [TOWER] = {0631, 0136, 0463, 0364},
        [CASTLE] = {0075, 0626, 0570, 0323},
        [INFIRMARY] = {0272},
        [ACADEMY] = {0362, 0271, 0236, 0472}, /* the mirror image of Light's */
        [ABBEY] = {0063, 0264},               /* the mirror image of Light's */
        [MANOR] = {0072, 0262, 0270, 0232},
        [SQUARE] = {0033},
        [BRIDGE] = {0070, 0222},
        [INN] = {0230, 0032, 0062, 0260},
        [STABLE] = {0030, 0022},
        [TAVERN] = {0020},
    },
};
/* clang-format on */

const char *const cathedral_titles[KINDS + 1] = {
    N_("Tower"),  N_("Castle"), N_("Infirmary"), N_("Academy"), N_("Abbey"),  N_("Manor"),
    N_("Square"), N_("Bridge"), N_("Inn"),       N_("Stable"),  N_("Tavern"), N_("Cathedral")};

const char cathedral_keys[KINDS + 1] = "tcfybmogisv";
const char *const cathedral_words[KINDS + 1] = {"tower", "castle", "infirmary", "academy",
                                                "abbey", "manor",  "square",    "bridge",
                                                "inn",   "stable", "tavern",    "cathedral"};
const char *const cathedral_rotations[ROTATIONS] = {"n", "e", "s", "w"};

const uint8_t cathedral_stock[KINDS] = {1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2};
const uint8_t cathedral_size[KINDS + 1] = {5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 1, 6};

/* The Cathedral is an Infirmary with one arm longer by a square, in these directions. */
enum { CROSS = 0272 };
static const int8_t long_arm[ROTATIONS] = {2 * STRIDE, -2, -2 * STRIDE, 2};

static struct squares moved(struct squares set, int by) {
    return by < 0 ? lowered(set, (unsigned)-by) : raised(set, (unsigned)by);
}

/* A shape's squares around place 12, the middle of the first three ranks. */
static struct squares around_12(unsigned shape) {
    static const uint8_t row[8] = {0, 4, 2, 6, 1, 5, 3, 7}; /* a shape's left is its high bit */
    return (struct squares){(uint64_t)row[shape >> 6] | (uint64_t)row[shape >> 3 & 7] << STRIDE |
                                (uint64_t)row[shape & 7] << 2 * STRIDE,
                            0};
}

struct squares cathedral_covers(unsigned side, unsigned kind, unsigned rotation, unsigned place) {
    unsigned shape = kind == CATHEDRAL ? (unsigned)CROSS : cathedral_shape[side][kind][rotation];
    struct squares set = moved(around_12(shape), (int)place - 12);
    return kind == CATHEDRAL ? joined(set, only((unsigned)((int)place + long_arm[rotation]))) : set;
}

struct squares cathedral_church_fits(struct squares free, unsigned rotation) {
    return common(cathedral_fits(free, CROSS), moved(free, -long_arm[rotation]));
}

struct squares cathedral_fits(struct squares free, unsigned shape) {
    struct squares places = free;
    for (unsigned left = shape & ~020U; left; left &= left - 1) {
        int bit = __builtin_ctz(left);
        places = common(places, moved(free, (bit / 3 - 1) * STRIDE + bit % 3 - 1));
    }
    return places;
}

/* True when the side has a building that fits somewhere (CD-11); small ones come first, since they
   fit most often. */
static bool can_place(const game_state *s, unsigned side) {
    struct squares open = cathedral_open(s, side);
    for (unsigned kind = KINDS; kind-- > 0;)
        for (unsigned rotation = 0; cathedral_has(s, side, kind) && rotation < ROTATIONS;
             rotation++) {
            unsigned shape = cathedral_shape[side][kind][rotation];
            if (shape && any(cathedral_fits(open, shape)))
                return true;
        }
    return false;
}

void cathedral_put(game_state *s, unsigned side, unsigned kind, unsigned rotation, unsigned place) {
    struct squares cells = cathedral_covers(side, kind, rotation, place);
    s->heads = joined(s->heads, only(place));
    s->head[square_of(place)] = (uint8_t)(1 + ROTATIONS * kind + rotation);
    if (kind == CATHEDRAL) {
        s->church = cells;
        s->cathedral = CATHEDRAL_STANDS;
        return;
    }
    s->own[side] = joined(s->own[side], cells);
    s->stock[side][kind]--;
    if (s->placed[side] == 0)
        s->first[side] = (uint8_t)(place + 1);
    if (s->placed[side] < 2)
        s->placed[side]++;
}

struct squares cathedral_remove(game_state *s, unsigned place) {
    unsigned side = cathedral_side(s, place), kind = cathedral_kind(s, place);
    struct squares cells = cathedral_covers(side, kind, cathedral_rotation(s, place), place);
    s->heads = without(s->heads, only(place));
    s->head[square_of(place)] = 0;
    if (kind == CATHEDRAL) {
        s->church = NOTHING;
        s->cathedral = CATHEDRAL_REMOVED;
        return cells;
    }
    s->own[side] = without(s->own[side], cells);
    s->stock[side][kind]++;
    if (s->first[side] == place + 1)
        s->first[side] = 0;
    return cells;
}

/* Parts that do not touch, not even over a corner, each hold one of every four squares at most. */
enum { PARTS_MOST = 25 };

/* "A part of the city" (option outside), of parts of which the largest has that many squares. */
static bool is_part(const game_state *s, struct squares part, unsigned largest) {
    if (s->outside == OUTSIDE_HALF)
        return count_of(part) <= HALF;
    return s->outside == OUTSIDE_LITERAL || count_of(part) < largest;
}

/* A part is bordered by some building of the side; with the option first_pocket=never, by another
   one than its first. */
static bool is_bordered(const game_state *s, unsigned side, struct squares part) {
    if (s->never == POCKET_SECOND || !s->first[side])
        return any(s->own[side]);
    unsigned place = s->first[side] - 1U;
    struct squares first =
        cathedral_covers(side, cathedral_kind(s, place), cathedral_rotation(s, place), place);
    return any(common(spread(part), without(s->own[side], first)));
}

/* True when the part was cut off by the building on `cells`: with these squares free again it
   would reach more than itself and them (CD-7). */
static bool newly_cut(const game_state *s, unsigned side, struct squares part,
                      struct squares cells) {
    struct squares before = fill(part, joined(without(CITY, s->own[side]), cells));
    return !same(without(before, cells), part);
}

/* Splits the squares that the side has not built on into connected parts; returns how many there
   are, and the squares of the largest. */
static unsigned split(const game_state *s, unsigned side, struct squares parts[PARTS_MOST],
                      unsigned *largest) {
    struct squares rest = without(CITY, s->own[side]);
    unsigned count = 0;
    *largest = 0;
    for (; any(rest); rest = without(rest, parts[count - 1])) {
        assert(count < PARTS_MOST);
        parts[count] = fill(only(lowest(rest)), rest);
        unsigned squares = count_of(parts[count++]);
        *largest = squares > *largest ? squares : *largest;
    }
    return count;
}

struct squares cathedral_enclose(game_state *s, unsigned side, struct squares cells) {
    struct squares foreign = without(s->heads, s->own[side]), parts[PARTS_MOST];
    struct squares territory = NOTHING, captured = NOTHING;
    if (s->placed[side] < 2) /* CD-6, CD-7: from his second building on */
        return NOTHING;
    unsigned largest, count = split(s, side, parts, &largest);
    for (unsigned i = 0; i < count; i++) {
        struct squares part = parts[i], inside = common(part, foreign);
        if (several(inside) || !is_part(s, part, largest)) /* CD-8: two are safe */
            continue;
        bool bordered = is_bordered(s, side, part);
        if (!any(inside) && bordered)
            territory = joined(territory, part);
        else if (any(inside) && any(cells) && (bordered || s->never == POCKET_NEVER_1) &&
                 (s->late || newly_cut(s, side, part, cells)))
            captured = joined(captured, inside); /* CD-9: each part by itself */
    }
    s->territory[side] = territory;
    return captured;
}

void cathedral_settle(game_state *s) {
    s->stuck = !any(s->pending) && !cathedral_due(s) && !can_place(s, s->to);
    s->over = s->passes == 2 || (s->stuck && !can_place(s, !s->to)); /* CD-11 */
}

unsigned cathedral_head(const game_state *s, unsigned place) {
    struct squares left = s->heads;
    for (;; left = but_lowest(left)) {
        assert(any(left)); /* something covers the place */
        unsigned head = lowest(left), side = cathedral_side(s, head);
        if (has(cathedral_covers(side, cathedral_kind(s, head), cathedral_rotation(s, head), head),
                place))
            return head;
    }
}

unsigned cathedral_handicap(const game_state *s, unsigned side) {
    return side != s->opener ? s->handicap : 0;
}

bool cathedral_has(const game_state *s, unsigned side, unsigned kind) {
    bool first = side != s->opener && s->placed[side] == 0;
    return s->stock[side][kind] && (!first || cathedral_size[kind] <= s->first_most);
}

unsigned cathedral_left(const game_state *s, unsigned side) {
    unsigned left = cathedral_handicap(s, side);
    for (unsigned kind = 0; kind < KINDS; kind++)
        left += s->stock[side][kind] * (unsigned)cathedral_size[kind];
    return left;
}

unsigned cathedral_neighbours(struct squares cells, unsigned square) {
    unsigned bits = 0;
    for (int direction = 0; direction < GRID_DIRECTIONS; direction++) {
        int next = grid_step(&cathedral_grid, (int)square, direction, 1);
        if (next >= 0 && has(cells, place_of((unsigned)next)))
            bits |= 1U << direction;
    }
    return bits;
}
