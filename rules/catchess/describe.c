/*
 * describe.c - a position as one line of text, written and read.
 *
 *     turn=7 stage=act to=A first=B left=0 held=030 duel=- tiles=e9f10
 *     A=K:i9:ne:3:at:.....s.P... B=T:-:-:0:-:-        one word for each cat:
 *     seat=initial:space:facing:self-esteem:flags:grid
 *
 * Flags are letters: a has acted, t is turned, p has preened, g has preened for free. A grid is 25
 * letters, row by row: . nothing, s Style, p Presence, and O S P where a challenge has shown it to
 * all; ? is hidden from this viewer; "-" stands for 25 dots; a row may end with /. A challenge is
 * duel=attacker:defender:method:response:fleeing, with - for what is not. Whatever is hidden is
 * read as something that fits.
 */
#include "core/position.h"

#include "state.h"

enum { LEFT_MOST = 30 };
enum { HIDDEN = NOTHING + 1 }; /* a choice that the line does not tell */

static const char *const stages[] = {"counters", "tiles", "cats",    "act",  "enter",
                                     "face",     "duel",  "retreat", "coin", "over"};
static const char letters[] = ".spOSP";   /* [known * 3 + what lies there] */
static const char flag_letters[] = "atp"; /* of the arrays in write_flags and read_flags */

/*
 * The challenge.
 */

static void write_initial(unsigned cat, struct text *out) {
    text_add_char(out, cat == NO_CAT ? '-' : catchess_sheets[cat].initial);
}

/* An initial, or "-" for no cat. */
static bool read_initial(struct word word, uint8_t *cat) {
    *cat = NO_CAT;
    if (word_is(word, "-"))
        return true;
    for (unsigned i = 0; i < SHEETS && word.length == 1; i++)
        if (word.bytes[0] == catchess_sheets[i].initial)
            *cat = (uint8_t)i;
    return *cat != NO_CAT;
}

static void write_choice(unsigned choice, bool shown, struct text *out) {
    text_add_char(out, ':');
    if (choice == NOTHING)
        text_add_char(out, '-');
    else
        text_add_char(out, shown ? (char)('0' + choice) : '?');
}

static bool read_choice(struct word *rest, uint8_t *choice) {
    struct word word;
    long number = NOTHING;
    if (!word_part(rest, ':', &word))
        return false;
    if (word_is(word, "?"))
        number = HIDDEN;
    else if (!word_is(word, "-") && !word_number(word, 0, SIDE - 1, &number))
        return false;
    *choice = (uint8_t)number;
    return true;
}

/* A secret choice is told only to the player who made it. */
static void write_duel(const game_state *s, enum viewer viewer, unsigned index, struct text *out) {
    bool all = viewer == VIEW_ALL;
    (void)index;
    if (s->attacker == NO_CAT)
        return;
    write_initial(s->attacker, out);
    text_add_char(out, ':');
    write_initial(s->defender, out);
    write_choice(s->method, all || viewer == (enum viewer)s->owner[s->attacker], out);
    write_choice(s->response, all || viewer == (enum viewer)s->owner[s->defender], out);
    text_add_char(out, ':');
    write_initial(s->fleeing, out);
}

static bool read_duel(game_state *s, unsigned index, struct word rest, const char **why) {
    struct word attacker, defender;
    (void)index, (void)why;
    return word_part(&rest, ':', &attacker) && read_initial(attacker, &s->attacker) &&
           word_part(&rest, ':', &defender) && read_initial(defender, &s->defender) &&
           read_choice(&rest, &s->method) && read_choice(&rest, &s->response) &&
           read_initial(rest, &s->fleeing);
}

/*
 * Tiles.
 */

static void write_tiles(const game_state *s, enum viewer viewer, unsigned index, struct text *out) {
    (void)viewer, (void)index;
    for (unsigned space = 0; space < SPACES; space++)
        if (s->height[space] != OUTSIDE)
            for (unsigned tiles = s->height[space] - catchess_start_height(s, space); tiles > 0;
                 tiles--)
                text_add(out, catchess_name(space).bytes);
}

static bool read_tiles(game_state *s, unsigned index, struct word word, const char **why) {
    struct word name;
    (void)index;
    while (word_item(&word, &name)) {
        unsigned space = catchess_space_find(name);
        if (space == NOWHERE || s->height[space] == OUTSIDE) {
            *why = N_("CH-1: a tile must lie on a space of the board: tiles=e9f10");
            return false;
        }
        if (s->height[space] >= SUMMIT - 1) {
            *why = N_("CH-8: no tile goes on a space of height 5 or 6");
            return false;
        }
        s->height[space]++;
    }
    return true;
}

/*
 * Cats.
 */

static void write_grid(const game_state *s, enum viewer viewer, unsigned cat, struct text *out) {
    uint32_t style = s->counter[cat][STYLE], presence = s->counter[cat][PRESENCE];
    if (!(style | presence | s->known[cat]) && catchess_sees(s, viewer, cat, 0)) {
        text_add_char(out, '-');
        return;
    }
    char grid[GRID];
    for (unsigned place = 0; place < GRID; place++) {
        unsigned what = (style >> place & 1) + 2 * (presence >> place & 1);
        grid[place] = catchess_sees(s, viewer, cat, place)
                          ? letters[3 * (s->known[cat] >> place & 1) + what]
                          : '?';
    }
    text_add_bytes(out, grid, GRID);
}

/* Spaces that the line does not tell are marked by both counters until fill_in chooses counters
   that fit. */
static bool read_grid(game_state *s, unsigned cat, struct word word) {
    if (word_is(word, "-"))
        return true;
    for (unsigned place = 0; place < GRID; place++, word.bytes++, word.length--) {
        if (place && place % SIDE == 0 && word.length && *word.bytes == '/') {
            word.bytes++;
            word.length--;
        }
        const char *letter = word.length && *word.bytes ? strchr(letters, *word.bytes) : NULL;
        bool hidden = word.length && *word.bytes == '?';
        if (!letter && !hidden)
            return false;
        unsigned what = letter ? (unsigned)(letter - letters) : 0;
        uint32_t bit = 1U << place;
        s->known[cat] |= what >= 3 ? bit : 0;
        s->counter[cat][STYLE] |= hidden || what % 3 == 1 ? bit : 0;
        s->counter[cat][PRESENCE] |= hidden || what % 3 == 2 ? bit : 0;
    }
    return word.length == 0;
}

static void write_flags(const game_state *s, unsigned cat, struct text *out) {
    size_t before = out->length;
    const unsigned flags[] = {s->acted, s->turned, s->preened};
    for (unsigned i = 0; i < sizeof flags / sizeof *flags; i++)
        if (flags[i] >> cat & 1)
            text_add_char(out, flag_letters[i]);
    if (cat == KIRYUU && s->groomed)
        text_add_char(out, 'g');
    if (out->length == before)
        text_add_char(out, '-');
}

static bool read_flags(game_state *s, unsigned cat, struct word word) {
    uint16_t *const flags[] = {&s->acted, &s->turned, &s->preened};
    if (word_is(word, "-"))
        return true;
    for (size_t i = 0; i < word.length; i++) {
        const char *found = word.bytes[i] ? strchr(flag_letters, word.bytes[i]) : NULL;
        if (word.bytes[i] == 'g' && cat == KIRYUU)
            s->groomed = 1;
        else if (found)
            *flags[found - flag_letters] |= catchess_bit(cat);
        else
            return false;
    }
    return true;
}

/* Cat number index % TEAM of a seat. */
static void write_cat(const game_state *s, enum viewer viewer, unsigned index, struct text *out) {
    unsigned cats = s->team[index / TEAM];
    for (unsigned skip = index % TEAM; skip > 0; skip--)
        cats = catchess_but_lowest(cats);
    unsigned cat = (unsigned)__builtin_ctz(cats);
    bool playing = catchess_in_play(s, cat);
    write_initial(cat, out);
    text_add_char(out, ':');
    text_add(out, playing ? catchess_name(s->space[cat]).bytes : "-");
    text_add_char(out, ':');
    text_add(out, playing ? catchess_facings[s->facing[cat]] : "-");
    text_add_char(out, ':');
    text_add_number(out, s->esteem[cat]);
    text_add_char(out, ':');
    write_flags(s, cat, out);
    text_add_char(out, ':');
    write_grid(s, viewer, cat, out);
}

/* Puts the cat where the words say; "-" is out of play. */
static const char *read_place(game_state *s, unsigned cat, struct word space, struct word facing) {
    unsigned looks = 0;
    if (word_is(space, "-"))
        return word_is(facing, "-") ? NULL : N_("CH-13: a cat out of play looks nowhere");
    unsigned place = catchess_space_find(space);
    while (looks < FACINGS && !word_is(facing, catchess_facings[looks]))
        looks++;
    if (place == NOWHERE || s->height[place] == OUTSIDE || looks == FACINGS)
        return N_("CH-1: a cat needs a space of the board and a facing: K:i9:ne");
    if (s->observers[place] & OCCUPIED)
        return N_("CH-10: two cats stand on one space");
    catchess_drop(s, cat, place, looks);
    return NULL;
}

static bool read_cat(game_state *s, unsigned index, struct word rest, const char **why) {
    struct word initial, space, facing, esteem, flags;
    unsigned seat = index / TEAM;
    uint8_t cat;
    long number;
    if (!word_part(&rest, ':', &initial) || !word_part(&rest, ':', &space) ||
        !word_part(&rest, ':', &facing) || !word_part(&rest, ':', &esteem) ||
        !word_part(&rest, ':', &flags) || !read_initial(initial, &cat) || cat == NO_CAT ||
        !word_number(esteem, 0, 10, &number))
        return false;
    if (s->owner[cat] != SEATS) {
        *why = N_("CH-4: a sheet is dealt twice");
        return false;
    }
    s->owner[cat] = (uint8_t)seat;
    s->team[seat] |= catchess_bit(cat);
    s->esteem[cat] = (uint8_t)number;
    if (!read_flags(s, cat, flags) || !read_grid(s, cat, rest))
        return false;
    *why = read_place(s, cat, space, facing);
    return !*why;
}

static const struct position_field fields[] = {
    {"turn", N_("a position begins with turn=NUMBER"), POSITION_NUMBER, POSITION_MEMBER(number),
     .least = 1, .most = POSITION_NUMBER_MOST},
    {"stage", N_("the second word must be the stage: stage=act"), POSITION_WORD,
     POSITION_MEMBER(stage), .most = STAGE_OVER, .words = stages},
    {"to", N_("the third word must be the player to move: to=A"), POSITION_SEAT,
     POSITION_MEMBER(to)},
    {"first", N_("CH-10: the fourth word must be the first player: first=A"), POSITION_SEAT,
     POSITION_MEMBER(first)},
    {"left", N_("CH-8: the fifth word must be what is left to place, at most 30: left=0"),
     POSITION_NUMBER, POSITION_MEMBER(left), .most = LEFT_MOST},
    {"held", N_("CH-25: the sixth word must have a digit from 0 to 7 for each seat: held=00"),
     POSITION_SEAT_DIGITS, POSITION_MEMBER(held), .most = 7},
    {"duel", N_("CH-20: the seventh word must be the challenge: duel=- or duel=K:L:2:-:-"),
     .write = write_duel, .read = read_duel},
    {"tiles", N_("CH-8: the eighth word must be the tiles: tiles=e9f10, or tiles=-"),
     .write = write_tiles, .read = read_tiles},
    {"A", N_("CH-4: every seat has three cats: A=initial:space:facing:self-esteem:flags:grid"),
     .each_seat = TEAM, .write = write_cat, .read = read_cat},
};
static const struct position position = {fields, sizeof fields / sizeof *fields};

void catchess_describe(const game_state *s, enum viewer viewer, struct text *out) {
    position_write(&position, s, s->seats, viewer, out);
}

/* Chooses counters that fit where the line does not tell any: a player whose turn of the set-up
   is over has placed all of his. */
static void fill_in(game_state *s) {
    struct rng rng;
    uint32_t hidden[SHEETS];
    rng_seed(&rng, s->number, s->to);
    for (unsigned cat = 0; cat < SHEETS; cat++) {
        hidden[cat] = s->counter[cat][STYLE] & s->counter[cat][PRESENCE];
        for (unsigned kind = 0; kind < KINDS; kind++)
            s->counter[cat][kind] &= ~hidden[cat];
    }
    for (unsigned seat = 0; seat < s->seats; seat++) {
        unsigned order = (seat + s->seats - s->first) % s->seats, count[KINDS] = {0};
        unsigned now = (s->to + 0U + s->seats - s->first) % s->seats;
        for (unsigned kind = 0; kind < KINDS; kind++) {
            unsigned placed = catchess_placed(s, seat, kind), all = catchess_allowed(s, seat);
            if (placed < all && (s->stage != STAGE_COUNTERS || order < now))
                count[kind] = all - placed;
        }
        catchess_lay(s, seat, hidden, count, &rng);
    }
    catchess_choose(s, s->method == HIDDEN, s->response == HIDDEN, &rng);
}

/* Fills a prepared state from a line; what the line cannot say wrongly is not checked here. */
const char *catchess_read(game_state *s, const char *line) {
    bool is_deal; /* the same to this game */
    const char *wrong = position_read(&position, s, s->seats, line, &is_deal);
    if (!wrong)
        fill_in(s);
    return wrong;
}
