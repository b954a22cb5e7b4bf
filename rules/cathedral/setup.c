/*
 * setup.c - how a position of Cathedral comes to be, and the position as a line of text.
 *
 * A line is "new", or
 *     turn=7 to=B cathedral=n-f6 A=tavern-n-j1 B=tower-w-c2* placed=1,1 last=j1
 * with each building as name, rotation and reference square; * is the first one a side placed.
 * The Cathedral may be "awaited" or "removed". `placed` counts placements up to two. What the
 * last turn did follows when there is any: last, claimed, gone (squares), pending (capture=ask)
 * and passes. Whatever a line says, a position that start accepts satisfies check.
 */
#include "core/position.h"

#include "board.h"

/*
 * Writing and reading.
 */

/* "a1b1" */
static void write_set(struct squares set, struct text *out) {
    for (; any(set); set = but_lowest(set))
        cathedral_name(lowest(set), out);
}

static bool read_set(struct word word, struct squares *set) {
    for (*set = NOTHING; word.length > 0;) {
        int square = grid_cut(&cathedral_grid, &word);
        if (square < 0)
            return false;
        *set = joined(*set, only(place_of((unsigned)square)));
    }
    return true;
}

/* "n-f6": rotation and square. */
static void write_stand(const game_state *s, unsigned place, struct text *out) {
    text_add(out, cathedral_rotations[cathedral_rotation(s, place)]);
    text_add_char(out, '-');
    cathedral_name(place, out);
}

static bool read_stand(struct word rest, unsigned *rotation, unsigned *place) {
    struct word turned;
    if (!word_part(&rest, '-', &turned))
        return false;
    for (*rotation = 0; !word_is(turned, cathedral_rotations[*rotation]);)
        if (++*rotation == ROTATIONS)
            return false;
    int square = grid_find(&cathedral_grid, rest);
    if (square >= 0)
        *place = place_of((unsigned)square);
    return square >= 0;
}

/* Puts a building where it can lie, or says why it cannot. */
static const char *lay(game_state *s, unsigned side, unsigned kind, unsigned rotation,
                       unsigned place) {
    struct squares free = without(CITY, cathedral_built(s)), places;
    if (kind == CATHEDRAL) {
        places = cathedral_church_fits(free, rotation);
    } else {
        if (!cathedral_shape[side][kind][rotation])
            return N_("CD-2: a building has a rotation that its kind does not have");
        if (s->stock[side][kind] == 0)
            return N_("CD-1: there are more buildings of a kind than a side has");
        places = cathedral_fits(free, cathedral_shape[side][kind][rotation]);
    }
    if (!has(places, place))
        return N_("CD-4: a building lies on another one or outside the wall");
    cathedral_put(s, side, kind, rotation, place);
    return NULL;
}

/* "tower-w-c2", with * behind the first; *first takes the place + 1 of that. */
static const char *read_building(game_state *s, unsigned side, struct word word, unsigned *first) {
    struct word name = {"", 0};
    unsigned kind = 0, rotation, place;
    bool starred = word.length > 0 && word.bytes[word.length - 1] == '*';
    word.length -= starred;
    word_part(&word, '-', &name);
    while (kind < KINDS && !word_is(name, cathedral_words[kind]))
        kind++;
    if (kind == KINDS || !read_stand(word, &rotation, &place))
        return N_("CD-2: a building is written as name, rotation and square: tower-n-d5");
    if (starred && *first)
        return N_("CD-7: a side has two first buildings");
    if (starred)
        *first = place + 1;
    return lay(s, side, kind, rotation, place);
}

/* "tower-w-c2*,tavern-n-j1" */
static void write_side(const game_state *s, enum viewer viewer, unsigned side, struct text *out) {
    size_t start = out->length;
    (void)viewer; /* no secrets */
    for (struct squares left = common(s->heads, s->own[side]); any(left); left = but_lowest(left)) {
        unsigned place = lowest(left);
        if (out->length > start)
            text_add_char(out, ',');
        text_add(out, cathedral_words[cathedral_kind(s, place)]);
        text_add_char(out, '-');
        write_stand(s, place, out);
        if (s->first[side] == place + 1)
            text_add_char(out, '*');
    }
}

static bool read_side(game_state *s, unsigned side, struct word word, const char **why) {
    struct word building;
    const char *wrong = NULL;
    unsigned first = 0;
    while (!wrong && word_part(&word, ',', &building))
        wrong = read_building(s, side, building, &first);
    s->first[side] = (uint8_t)first;
    *why = wrong;
    return !wrong;
}

static const char *const nowhere[] = {
    [CATHEDRAL_AWAITED] = "awaited", [CATHEDRAL_STANDS] = NULL, [CATHEDRAL_REMOVED] = "removed"};

static void write_cathedral(const game_state *s, enum viewer viewer, unsigned index,
                            struct text *out) {
    (void)viewer, (void)index;
    if (any(s->church))
        write_stand(s, lowest(common(s->heads, s->church)), out);
    else
        text_add(out, nowhere[s->cathedral]);
}

static bool read_cathedral(game_state *s, unsigned index, struct word word, const char **why) {
    unsigned rotation, place;
    (void)index;
    if (word_is(word, nowhere[CATHEDRAL_REMOVED]))
        s->cathedral = CATHEDRAL_REMOVED;
    if (s->cathedral == CATHEDRAL_REMOVED || word_is(word, nowhere[CATHEDRAL_AWAITED]))
        return true;
    if (!read_stand(word, &rotation, &place))
        return false;
    *why = lay(s, LIGHT, CATHEDRAL, rotation, place);
    return !*why;
}

/* "1,2"; read behind the buildings, which count by themselves. */
static void write_placed(const game_state *s, enum viewer viewer, unsigned index,
                         struct text *out) {
    (void)viewer, (void)index;
    text_addf(out, "%u,%u", s->placed[LIGHT], s->placed[DARK]);
}

static bool read_placed(game_state *s, unsigned index, struct word word, const char **why) {
    struct word light;
    long counts[SIDES];
    (void)index, (void)why;
    if (!word_part(&word, ',', &light) || !word_number(light, 0, 2, &counts[LIGHT]) ||
        !word_number(word, 0, 2, &counts[DARK]))
        return false;
    for (unsigned side = 0; side < SIDES; side++)
        s->placed[side] = (uint8_t)counts[side];
    return true;
}

static void write_last(const game_state *s, enum viewer viewer, unsigned index, struct text *out) {
    (void)viewer, (void)index;
    if (s->last)
        cathedral_name(s->last - 1U, out);
}

static bool read_last(game_state *s, unsigned index, struct word word, const char **why) {
    int square = grid_find(&cathedral_grid, word);
    (void)index, (void)why;
    if (square >= 0)
        s->last = (uint8_t)(place_of((unsigned)square) + 1);
    return square >= 0;
}

static void write_gone(const game_state *s, enum viewer viewer, unsigned index, struct text *out) {
    (void)viewer, (void)index;
    write_set(s->gone, out);
}

static bool read_gone(game_state *s, unsigned index, struct word word, const char **why) {
    (void)index, (void)why;
    return read_set(word, &s->gone);
}

static void write_pending(const game_state *s, enum viewer viewer, unsigned index,
                          struct text *out) {
    (void)viewer, (void)index;
    write_set(s->pending, out);
}

static bool read_pending(game_state *s, unsigned index, struct word word, const char **why) {
    (void)index, (void)why;
    return read_set(word, &s->pending);
}

static const char *const deal_words[] = {"new"};

static const struct position_field fields[] = {
    {NULL, N_("a position is \"new\", or begins with turn=NUMBER"), POSITION_WORD, IN_DEAL,
     .words = deal_words},
    {"turn", N_("a position is \"new\", or begins with turn=NUMBER"), POSITION_NUMBER,
     POSITION_MEMBER(number), .least = 1, .most = POSITION_NUMBER_MOST},
    {"to", N_("the player to move follows the number of the turn: to=A"), POSITION_SEAT,
     POSITION_MEMBER(to)},
    {"cathedral", N_("CD-3: the Cathedral is awaited, removed, or written like cathedral=n-f6"),
     .write = write_cathedral, .read = read_cathedral},
    {"A", N_("CD-1: a position names the buildings of A and of B; none at all is written A=-"),
     .each_seat = 1, .write = write_side, .read = read_side},
    {"placed", N_("CD-6: the placements of each side are counted up to two: placed=1,2"),
     .write = write_placed, .read = read_placed},
    {"last", N_("last= is one square: last=d5"), .optional = true, .write = write_last,
     .read = read_last},
    {"claimed", N_("CD-6: a turn claims 1 to 100 squares"), POSITION_NUMBER,
     POSITION_MEMBER(claimed), .least = 1, .most = SQUARES, .optional = true},
    {"gone", N_("gone and pending are lists of squares: gone=a1b1"), .optional = true,
     .write = write_gone, .read = read_gone},
    {"pending", N_("gone and pending are lists of squares: gone=a1b1"), .optional = true,
     .write = write_pending, .read = read_pending},
    {"passes", N_("CD-11: there are at most two passes, one after the other"), POSITION_NUMBER,
     POSITION_MEMBER(passes), .least = 1, .most = 2, .optional = true},
};
static const struct position position = {fields, sizeof fields / sizeof *fields};

void cathedral_deal(const struct setup *setup, struct rng *rng, struct text *out) {
    const game_state s = {.number = 0}; /* nothing is left to chance */
    (void)rng;
    position_write_deal(&position, &s, setup->seats, out);
}

void cathedral_describe(const game_state *s, enum viewer viewer, struct text *out) {
    position_write(&position, s, SIDES, viewer, out);
}

/*
 * The checks of a position.
 */

/* The waiting questions are about buildings, or the Cathedral, alone in their part (CD-7). */
static bool is_askable(const game_state *s) {
    game_state other = *s;
    other.late = 1; /* whenever they were cut off */
    return s->ask && s->placed[s->to] == 2 && s->passes == 0 &&
           !any(without(s->pending, cathedral_enclose(&other, s->to, CITY)));
}

const char *cathedral_check(const game_state *s) {
    if (s->number == 0 || s->to >= SIDES || s->cathedral > CATHEDRAL_REMOVED || s->passes > 2)
        return N_("a number is out of its range");
    for (unsigned side = 0; side < SIDES; side++) {
        struct squares heads = common(s->heads, s->own[side]);
        if (s->placed[side] < 2 && (several(heads) || (!s->placed[side] && any(heads)) ||
                                    (any(heads) && s->first[side] != lowest(heads) + 1)))
            return N_(
                "CD-6: the placements counted and the first buildings do not agree with the board");
    }
    if (s->cathedral == CATHEDRAL_AWAITED &&
        (s->placed[s->opener] || s->placed[!s->opener] != (s->lehmann && s->to == s->opener) ||
         (s->to != s->opener && !s->lehmann)))
        return N_("CD-3: the Cathedral must have been placed by now");
    if ((s->cathedral == CATHEDRAL_STANDS) != any(s->church))
        return N_("CD-3: the Cathedral is neither awaited nor removed, but not on the board");
    if (s->last && !has(s->heads, s->last - 1U))
        return N_("the building placed last is not on the board");
    if (any(common(s->gone, cathedral_built(s))))
        return N_("CD-7: something stands where a building was removed");
    if (any(s->pending) && !is_askable(s))
        return N_("CD-7: the position asks about a building that is not enclosed alone");
    if (s->passes == 2 && !s->pass_free)
        return N_("CD-11: a player who can place a building must");
    return NULL;
}

/* Computes what follows from the rest. */
static void derive(game_state *s) {
    cathedral_enclose(s, LIGHT, NOTHING);
    cathedral_enclose(s, DARK, NOTHING);
    cathedral_settle(s);
}

/* CD-5 had the option half as its default, and with first_pocket=never a capture left no ground. */
static void play_by_version_1(game_state *s) {
    if (s->outside == OUTSIDE_LARGEST)
        s->outside = OUTSIDE_HALF;
    if (s->never == POCKET_NEVER)
        s->never = POCKET_NEVER_1;
}

const char *cathedral_start(game_state *s, const struct setup *setup) {
    s->opener = (uint8_t)setup_option(setup, OPTION_CATHEDRAL);
    s->lehmann = setup_option(setup, OPTION_SETUP) == 1;
    s->never = (uint8_t)setup_option(setup, OPTION_FIRST_POCKET);
    s->ask = setup_option(setup, OPTION_CAPTURE) == 1;
    s->late = setup_option(setup, OPTION_LATE_CAPTURE) == 1;
    s->outside = (uint8_t)setup_option(setup, OPTION_OUTSIDE);
    s->pass_free = setup_option(setup, OPTION_PASS) == 1;
    s->first_most = (uint8_t)setup_option(setup, OPTION_FIRST);
    s->handicap = (uint8_t)setup_option(setup, OPTION_HANDICAP);
    if (setup->rules == 1)
        play_by_version_1(s);
    memcpy(s->stock[LIGHT], cathedral_stock, KINDS);
    memcpy(s->stock[DARK], cathedral_stock, KINDS);
    bool is_deal;
    const char *wrong = position_read(&position, s, SIDES, setup->deal, &is_deal);
    if (!wrong && is_deal) {
        s->number = 1;
        s->to = s->lehmann ? !s->opener : s->opener; /* CD-3, option setup */
    }
    if (wrong || (wrong = cathedral_check(s)))
        return wrong;
    derive(s);
    return NULL;
}
