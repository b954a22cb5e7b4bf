/*
 * board.c - cats on the hills: who observes what, who can walk where, where a loser may retreat.
 *
 * Sight is kept, not computed: lifting or placing a cat flips its bit in observers for every space
 * it sees. What a cat sees depends only on heights, place and facing, and heights do not change
 * once a cat is placed, so flipping the bits a second time restores them.
 */
#include "state.h"

static inline int absolute(int number) {
    return number < 0 ? -number : number;
}

unsigned catchess_at(int q, int r) {
    if (absolute(q) > MIDDLE || absolute(r) > MIDDLE || absolute(q + r) > MIDDLE)
        return NOWHERE;
    return (unsigned)(catchess_row[r + MIDDLE] + q);
}

static inline int length(int q, int r) {
    return (absolute(q) + absolute(r) + absolute(q + r)) / 2;
}

int catchess_distance(unsigned a, unsigned b) {
    return length(catchess_hex[b].q - catchess_hex[a].q, catchess_hex[b].r - catchess_hex[a].r);
}

struct space_name catchess_name(unsigned space) {
    struct space_name name = {{'?', 0, 0, 0}};
    if (space < SPACES) {
        int number = catchess_hex[space].q + MIDDLE + 1, at = 1;
        name.bytes[0] = (char)('a' + catchess_hex[space].r + MIDDLE);
        if (number >= 10)
            name.bytes[at++] = '1';
        name.bytes[at] = (char)('0' + number % 10);
    }
    return name;
}

unsigned catchess_space_find(struct word name) {
    long number;
    if (name.length < 2 || name.bytes[0] < 'a' || name.bytes[0] >= 'a' + ROWS ||
        !word_number((struct word){name.bytes + 1, name.length - 1}, 1, ROWS, &number))
        return NOWHERE;
    return catchess_at((int)number - MIDDLE - 1, name.bytes[0] - 'a' - MIDDLE);
}

int catchess_offset(unsigned from, unsigned to) {
    for (int offset = 0; offset < OFFSETS; offset++)
        if (catchess_near[from][offset] == to)
            return offset;
    return -1;
}

/* The height above which a space in between hides one end from the other. */
static inline unsigned limit_of(const game_state *s, unsigned here, unsigned there) {
    return (here > there) != s->lower ? here : there;
}

/* CH-12: some shortest way has no space between that is higher than both ends (los=min: higher
   than the lower end). */
bool catchess_clear(const game_state *s, unsigned from, unsigned offset) {
    const struct sight_paths *paths = &catchess_paths[offset];
    const uint8_t *near = catchess_near[from];
    unsigned limit = limit_of(s, s->height[from], s->height[near[offset]]);
    if (paths->count == 0)
        return true;
    for (unsigned i = 0; i < paths->count; i++)
        if (s->height[near[paths->between[i][0]]] <= limit &&
            s->height[near[paths->between[i][1]]] <= limit)
            return true;
    return false;
}

uint64_t catchess_cone(const game_state *s, unsigned cat) {
    unsigned sight = catchess_sheets[cat].sight;
    if (sight == SIGHT_THREE && s->four)
        sight = SIGHT_FOUR;
    return catchess_arc[sight][s->wide][s->facing[cat]];
}

/* CH-12 for a cat where it stands: ring by ring, up to the second one without a branch that
   depends on heights. */
static void open_eyes(game_state *s, unsigned cat) {
    const uint64_t ring_1 = 0x3f, ring_2 = 0x3ffc0;
    const uint8_t *near = catchess_near[s->space[cat]], *height = s->height;
    unsigned here = height[s->space[cat]], bit = catchess_bit(cat);
    uint64_t arc = catchess_cone(s, cat), bits;
    for (bits = arc & ring_1; bits; bits &= bits - 1) {
        unsigned space = near[__builtin_ctzll(bits)];
        s->observers[space] |= (uint16_t)(bit * (height[space] != OUTSIDE));
    }
    for (bits = arc & ring_2; bits; bits &= bits - 1) {
        unsigned offset = (unsigned)__builtin_ctzll(bits), space = near[offset];
        const uint8_t(*between)[2] = catchess_paths[offset].between;
        unsigned there = height[space], limit = limit_of(s, here, there);
        unsigned left = height[near[between[0][0]]], right = height[near[between[1][0]]];
        bool seen = (there != OUTSIDE) & ((left <= limit) | (right <= limit));
        s->observers[space] |= (uint16_t)(bit * seen);
    }
    for (bits = arc & ~(ring_1 | ring_2); bits; bits &= bits - 1) {
        unsigned offset = (unsigned)__builtin_ctzll(bits), space = near[offset];
        if (height[space] != OUTSIDE && catchess_clear(s, s->space[cat], offset))
            s->observers[space] |= (uint16_t)bit;
    }
}

static void close_eyes(game_state *s, unsigned cat) {
    const uint8_t *near = catchess_near[s->space[cat]];
    for (uint64_t arc = catchess_cone(s, cat); arc; arc &= arc - 1)
        s->observers[near[__builtin_ctzll(arc)]] &= (uint16_t)~catchess_bit(cat);
}

static void toggle_place(game_state *s, unsigned cat) {
    unsigned space = s->space[cat];
    s->observers[space] ^= OCCUPIED;
    for (unsigned height = 0; height <= s->height[space]; height++)
        s->at_least[height] ^= catchess_bit(cat);
}

void catchess_lift(game_state *s, unsigned cat) {
    close_eyes(s, cat);
    toggle_place(s, cat);
    s->space[cat] = NOWHERE;
    s->facing[cat] = 0;
}

void catchess_turn(game_state *s, unsigned cat, unsigned facing) {
    close_eyes(s, cat);
    s->facing[cat] = (uint8_t)facing;
    open_eyes(s, cat);
}

void catchess_drop(game_state *s, unsigned cat, unsigned space, unsigned facing) {
    assert(s->height[space] <= SUMMIT && !(s->observers[space] & OCCUPIED));
    s->space[cat] = (uint8_t)space;
    s->facing[cat] = (uint8_t)facing;
    toggle_place(s, cat);
    open_eyes(s, cat);
}

unsigned catchess_cat_on(const game_state *s, unsigned space) {
    if (space < SPACES && s->observers[space] & OCCUPIED)
        for (unsigned cat = 0; cat < SHEETS; cat++)
            if (s->space[cat] == space)
                return cat;
    return NO_CAT;
}

bool catchess_barred(const game_state *s, unsigned cat, unsigned space) {
    unsigned others =
        s->own ? ALL_CATS & ~(unsigned)catchess_bit(cat) : catchess_enemies(s, s->owner[cat]);
    unsigned height = s->height[space];
    if (height == OUTSIDE || s->observers[space] & OCCUPIED)
        return true;
    return s->observers[space] & others & s->at_least[height];
}

/*
 * Walking.
 */

static int drop_between(const game_state *s, unsigned a, unsigned b) {
    return absolute(s->height[a] - s->height[b]);
}

/* The direction that leads straightest over a difference of hexes; the next one is as good or
   nearly so. */
static inline unsigned straightest(int q, int r) {
    static const uint8_t sector[8] = {2, 1, 3, 0, 0, 0, 4, 5}; /* by east, south, q + r > 0 */
    return sector[(q > 0) + 2 * (r > 0) + 4 * (q + r > 0)];
}

/* Goes on from a space toward another one that may be entered. A step off the board is too high.
   No way costs less than its steps and the difference in height; points beyond that are slack. A
   step toward the goal uses no slack, a step aside one point, a step back two. */
static bool walk(const game_state *s, unsigned cat, unsigned from, unsigned to, int points) {
    static const uint8_t order[HEX_DIRECTIONS][HEX_DIRECTIONS] = {
        /* toward, aside, back */
        {0, 1, 5, 2, 4, 3}, {1, 2, 0, 3, 5, 4}, {2, 3, 1, 4, 0, 5},
        {3, 4, 2, 5, 1, 0}, {4, 5, 3, 0, 2, 1}, {5, 0, 4, 1, 3, 2}};
    int q = catchess_hex[to].q - catchess_hex[from].q;
    int r = catchess_hex[to].r - catchess_hex[from].r;
    int steps = length(q, r), drop = drop_between(s, from, to), slack = points - steps - drop;
    if (slack < 0 || (steps == 1 && drop <= 2))
        return slack >= 0;
    const uint8_t *near = catchess_near[from], *directions = order[straightest(q, r)];
    int tries = slack < 2 ? 2 + 2 * slack : HEX_DIRECTIONS;
    for (int i = 0; i < tries; i++) {
        unsigned next = near[directions[i]];
        int climb = drop_between(s, from, next), left = points - 1 - climb;
        if (climb <= 2 && left > 0 && !catchess_barred(s, cat, next) &&
            walk(s, cat, next, to, left))
            return true;
    }
    return false;
}

bool catchess_walks(const game_state *s, unsigned cat, unsigned space, int points) {
    return s->height[space] != OUTSIDE && !catchess_barred(s, cat, space) &&
           walk(s, cat, s->space[cat], space, points);
}

int catchess_price(const game_state *s, unsigned cat, unsigned space) {
    int points = 1;
    while (!catchess_walks(s, cat, space, points)) {
        assert(points < catchess_sheets[cat].points);
        points++;
    }
    return points;
}

bool catchess_haven(const game_state *s, unsigned cat, unsigned from, unsigned space) {
    unsigned home = s->space[cat];
    if (space >= SPACES || s->height[space] == OUTSIDE || catchess_distance(home, space) != 1)
        return false;
    return !(s->observers[space] & (OCCUPIED | catchess_bit(from))) &&
           drop_between(s, home, space) <= 2 && !(s->strict && catchess_barred(s, cat, space));
}

bool catchess_has_haven(const game_state *s, unsigned cat, unsigned from) {
    for (unsigned direction = 0; direction < HEX_DIRECTIONS; direction++)
        if (catchess_haven(s, cat, from, catchess_near[s->space[cat]][direction]))
            return true;
    return false;
}

/*
 * Coming into play.
 */

bool catchess_open_space(const game_state *s, unsigned seat, unsigned space) {
    return s->height[space] != OUTSIDE &&
           !(s->observers[space] & (OCCUPIED | catchess_enemies(s, seat)));
}

bool catchess_any_open(const game_state *s, unsigned seat) {
    for (unsigned space = 0; space < SPACES; space++)
        if (catchess_open_space(s, seat, space))
            return true;
    return false;
}

unsigned catchess_lowest_open(const game_state *s, unsigned seat) {
    unsigned lowest = SUMMIT + 1;
    for (unsigned space = 0; space < SPACES; space++)
        if (s->height[space] < lowest && catchess_open_space(s, seat, space))
            lowest = s->height[space];
    return lowest;
}

unsigned catchess_targets(const game_state *s, unsigned seat) {
    unsigned held = 0;
    for (unsigned cats = s->team[seat] & s->at_least[SUMMIT]; cats; cats &= cats - 1)
        for (unsigned i = 0; i < TARGETS; i++)
            if (s->space[__builtin_ctz(cats)] == s->target[i])
                held |= 1U << i;
    return held;
}

/* CH-2 */
unsigned catchess_start_height(const game_state *s, unsigned space) {
    int nearest = SUMMIT;
    for (unsigned i = 0; i < TARGETS; i++) {
        int distance = catchess_distance(space, s->target[i]);
        nearest = distance < nearest ? distance : nearest;
    }
    return (unsigned)(SUMMIT - nearest);
}

/*
 * Grids.
 */

uint32_t catchess_blocked(const game_state *s, unsigned cat) {
    static const uint32_t diagonal = 0x1041041; /* bits 0, 6, 12, 18, 24 */
    return s->diagonal && *catchess_sheets[cat].ability ? diagonal : 0;
}

unsigned catchess_placed(const game_state *s, unsigned seat, unsigned kind) {
    unsigned placed = 0;
    for (unsigned cats = s->team[seat]; cats; cats &= cats - 1)
        placed += catchess_count(s->counter[__builtin_ctz(cats)][kind]);
    return placed;
}

unsigned catchess_allowed(const game_state *s, unsigned seat) {
    return COUNTERS + (s->team[seat] >> STYLE_AND_PRESENCE & 1U);
}

bool catchess_sees(const game_state *s, enum viewer viewer, unsigned cat, unsigned place) {
    return viewer == VIEW_ALL || s->open || viewer == (enum viewer)s->owner[cat] ||
           s->known[cat] >> place & 1;
}
