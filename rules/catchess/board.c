/*
 * board.c - cats on the hills: who observes what, who can walk where, where a loser may hide.
 *
 * Sight is kept, not computed: lifting or dropping a cat turns over its bit in observers for every
 * space it sees. What it sees hangs on heights, place and facing alone, and heights are fixed
 * before the first cat stands, so turning the bits over twice leaves nothing behind.
 */
#include "catchess.h"

static inline int absolute(int number) {
    return number < 0 ? -number : number;
}

unsigned catchess_at(int q, int r) {
    if (absolute(q) > MIDDLE || absolute(r) > MIDDLE || absolute(q + r) > MIDDLE)
        return NOWHERE;
    return (unsigned)(catchess_row[r + MIDDLE] + q);
}

int catchess_distance(unsigned a, unsigned b) {
    int q = catchess_hex[b].q - catchess_hex[a].q, r = catchess_hex[b].r - catchess_hex[a].r;
    return (absolute(q) + absolute(r) + absolute(q + r)) / 2;
}

int catchess_offset(unsigned from, unsigned to) {
    for (int offset = 0; offset < OFFSETS; offset++)
        if (catchess_near[from][offset] == to)
            return offset;
    return -1;
}

/* CH-12: some shortest way has no space between that is higher than both ends (los=min: higher
   than the lower end). Two spaces away there is one space between, on one way or two. */
static inline bool is_clear(const game_state *s, const uint8_t *near, unsigned here,
                            unsigned offset) {
    enum { RING_2 = 6, RING_3 = 18 };
    const struct sight_paths *paths = &catchess_paths[offset];
    unsigned there = s->height[near[offset]];
    unsigned limit = (here > there) != s->lower ? here : there;
    if (offset < RING_2)
        return true;
    if (offset < RING_3)
        return s->height[near[paths->between[0][0]]] <= limit ||
               s->height[near[paths->between[paths->count - 1][0]]] <= limit;
    for (unsigned i = 0; i < paths->count; i++)
        if (s->height[near[paths->between[i][0]]] <= limit &&
            s->height[near[paths->between[i][1]]] <= limit)
            return true;
    return false;
}

bool catchess_clear(const game_state *s, unsigned from, unsigned offset) {
    return is_clear(s, catchess_near[from], s->height[from], offset);
}

uint64_t catchess_cone(const game_state *s, unsigned cat) {
    unsigned sight = catchess_sheets[cat].sight;
    if (sight == SIGHT_THREE && s->four)
        sight = SIGHT_FOUR;
    return catchess_arc[sight][s->wide][s->facing[cat]];
}

static void toggle_sight(game_state *s, unsigned cat) {
    const uint8_t *near = catchess_near[s->space[cat]];
    unsigned here = s->height[s->space[cat]];
    for (uint64_t arc = catchess_cone(s, cat); arc; arc &= arc - 1) {
        unsigned offset = (unsigned)__builtin_ctzll(arc), space = near[offset];
        if (s->height[space] != OUTSIDE && is_clear(s, near, here, offset))
            s->observers[space] ^= catchess_bit(cat);
    }
}

static void toggle_place(game_state *s, unsigned cat) {
    unsigned space = s->space[cat];
    s->observers[space] ^= OCCUPIED;
    for (unsigned height = 0; height <= s->height[space]; height++)
        s->at_least[height] ^= catchess_bit(cat);
}

void catchess_lift(game_state *s, unsigned cat) {
    toggle_sight(s, cat);
    toggle_place(s, cat);
    s->space[cat] = NOWHERE;
    s->facing[cat] = 0;
}

void catchess_turn(game_state *s, unsigned cat, unsigned facing) {
    toggle_sight(s, cat);
    s->facing[cat] = (uint8_t)facing;
    toggle_sight(s, cat);
}

void catchess_drop(game_state *s, unsigned cat, unsigned space, unsigned facing) {
    assert(s->height[space] <= SUMMIT && !(s->observers[space] & OCCUPIED));
    s->space[cat] = (uint8_t)space;
    s->facing[cat] = (uint8_t)facing;
    toggle_place(s, cat);
    toggle_sight(s, cat);
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

/* No way costs less: every step costs one, and one more for each step up or down. */
static int least_price(const game_state *s, unsigned from, unsigned to) {
    return catchess_distance(from, to) + drop_between(s, from, to);
}

/* The direction that leads straightest from one hex to another; the next one is as good or
   nearly so. */
static unsigned straightest(struct hex from, struct hex to) {
    static const uint8_t sector[8] = {2, 1, 3, 0, 0, 0, 4, 5}; /* by east, south, q + r > 0 */
    int q = to.q - from.q, r = to.r - from.r;
    return sector[(q > 0) + 2 * (r > 0) + 4 * (q + r > 0)];
}

/* Goes on from a space toward one that may be entered. A step off the board is too high. */
static bool walk(const game_state *s, unsigned cat, unsigned from, unsigned to, int points) {
    static const uint8_t turns[HEX_DIRECTIONS] = {0, 1, 5, 2, 4, 3};
    unsigned first = straightest(catchess_hex[from], catchess_hex[to]);
    for (unsigned i = 0; i < HEX_DIRECTIONS; i++) {
        unsigned next = catchess_near[from][(first + turns[i]) % HEX_DIRECTIONS];
        int drop = drop_between(s, from, next), left = points - 1 - drop;
        if (drop > 2 || left < 0)
            continue;
        if (next == to)
            return true;
        if (least_price(s, next, to) <= left && !catchess_barred(s, cat, next) &&
            walk(s, cat, next, to, left))
            return true;
    }
    return false;
}

bool catchess_walks(const game_state *s, unsigned cat, unsigned space, int points) {
    unsigned from = s->space[cat];
    return s->height[space] != OUTSIDE && least_price(s, from, space) <= points &&
           !catchess_barred(s, cat, space) && walk(s, cat, from, space, points);
}

int catchess_price(const game_state *s, unsigned cat, unsigned space) {
    int most = catchess_sheets[cat].points;
    if (space == s->space[cat])
        return 0;
    for (int points = 1; points <= most; points++)
        if (catchess_walks(s, cat, space, points))
            return points;
    return -1;
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
