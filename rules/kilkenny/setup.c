/*
 * setup.c - how a position of Kilkenny Cats comes to be: seats, start squares, and the position
 * as a line of text, written and read.
 *
 * A line is "first=B" for a new game, or
 *     turn=12 to=B roll=4 A=d3e3g15 B=-
 * with the cats of each seat by place, those on mice last; roll is left out while the die is to
 * be rolled. Whatever a line says, a position that start accepts satisfies check.
 */
#include "kilkenny.h"

enum { NUMBER_MOST = 1000000000 };

const struct grid kilkenny_grid = {.columns = 16, .rows = 16, .files = "zabcdefghijklmno"};
const int16_t kilkenny_step[DIRECTIONS] = {16, 17, 1, -15, -16, -17, -1, 15};
const uint8_t kilkenny_mouse[SEATS][2] = {
    [SOUTH] = {247, 248}, [WEST] = {127, 143}, [NORTH] = {7, 8}, [EAST] = {112, 128}};
const char *const kilkenny_sides[SEATS] = {
    [SOUTH] = N_("South"), [WEST] = N_("West"), [NORTH] = N_("North"), [EAST] = N_("East")};

/* KK-1: who sits where, for each choice of the option `seats`. 0: as many as play. */
static const struct seating {
    uint8_t seats;
    uint8_t side[SEATS];
} seatings[] = {
    {0, {0}},
    {2, {SOUTH, NORTH}},
    {2, {WEST, EAST}},
    {3, {SOUTH, WEST, NORTH}},
    {3, {SOUTH, WEST, EAST}},
    {3, {SOUTH, NORTH, EAST}},
    {3, {WEST, NORTH, EAST}},
    {4, {SOUTH, WEST, NORTH, EAST}},
};
static const uint8_t automatic[] = {0, 0, 1, 3, 7}; /* seating for each number of players */

/* KK-4: South's block of start squares; the other sides' are this one turned about. */
static const struct block {
    uint8_t file, rank, files, ranks;
} blocks[] = {{4, 3, 8, 1}, {4, 1, 8, 1}, {6, 4, 4, 2}};

unsigned kilkenny_name(unsigned place, char out[4]) {
    static const char ranks[16][3] = {"0", "1", "2",  "3",  "4",  "5",  "6",  "7",
                                      "8", "9", "10", "11", "12", "13", "14", "15"};
    out[0] = kilkenny_grid.files[place % 16];
    for (unsigned i = 0; i < 3; i++)
        out[1 + i] = ranks[place / 16][i];
    return place < 10 * 16 ? 2 : 3;
}

/* Where a place stands, or belongs, in the seat's list of cats: how many bits are before it. */
static unsigned bits_before(const game_state *s, unsigned seat, unsigned place) {
    unsigned bits = 0;
    for (unsigned i = 0; i < s->mobile[seat]; i++)
        bits += kilkenny_cat(s, seat, i) < place ? 8 : 0;
    return bits;
}

void kilkenny_remove(game_state *s, unsigned seat, unsigned place) {
    unsigned bits = bits_before(s, seat, place);
    uint64_t list = s->cats[seat], before = list & ((UINT64_C(1) << bits) - 1);
    s->cats[seat] = before | list >> 8 >> bits << bits;
    s->mobile[seat]--;
}

void kilkenny_insert(game_state *s, unsigned seat, unsigned place) {
    unsigned bits = bits_before(s, seat, place);
    uint64_t list = s->cats[seat], before = list & ((UINT64_C(1) << bits) - 1);
    s->cats[seat] = before | (uint64_t)place << bits | (list ^ before) << 8;
    s->mobile[seat]++;
}

static unsigned on_mice(const game_state *s, unsigned seat) {
    return (s->taken[seat] & 1U) + (s->taken[seat] >> 1);
}

void kilkenny_settle(game_state *s) {
    unsigned movers = 0, last = 0;
    bool hope = false; /* somebody can still fill both mice */
    s->outcome = PLAYING;
    s->winner = 0;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        if (s->taken[seat] == 3) { /* KK-13, before KK-14 */
            s->outcome = WON_BY_MICE;
            s->winner = (uint8_t)seat;
            return;
        }
        if (s->mobile[seat] > 0) {
            movers++;
            last = seat;
        }
        hope = hope || s->mobile[seat] + on_mice(s, seat) >= 2;
    }
    if (movers == 1) { /* KK-14 */
        s->outcome = WON_BY_MOVING;
        s->winner = (uint8_t)last;
    } else if (s->pod_draw && !hope) { /* KK-15 */
        s->outcome = DRAWN;
    }
}

/* Looks toward the middle first: that way no roll leaves the field, so one look mostly does. */
bool kilkenny_can_move(const game_state *s) {
    static const uint8_t inward[2][2] = {{1, 7}, {3, 5}}; /* by lower or upper ranks, files */
    static const uint8_t order[DIRECTIONS] = {0, 1, 7, 2, 6, 3, 5, 4};
    for (unsigned i = 0; i < s->mobile[s->to]; i++) {
        unsigned from = kilkenny_cat(s, s->to, i);
        unsigned first = inward[from / 16 >= 8][from % 16 >= 8];
        for (unsigned turn = 0; turn < DIRECTIONS; turn++)
            if (kilkenny_reach(s, s->to, from, (first + order[turn]) % DIRECTIONS, s->roll))
                return true;
    }
    return false;
}

/* An empty board with the mice of these seats (KK-2, KK-3). */
static void lay_out(game_state *s, const struct seating *seating) {
    memset(s->at, OUTSIDE, sizeof s->at);
    for (unsigned rank = 1; rank <= 14; rank++)
        memset(&s->at[rank * 16 + 1], EMPTY, 14);
    for (unsigned side = 0; side < SEATS; side++)
        for (unsigned i = 0; i < 2; i++)
            s->at[kilkenny_mouse[side][i]] = MOUSE_IDLE;
    s->seats = seating->seats;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        s->side[seat] = seating->side[seat];
        for (unsigned i = 0; i < 2; i++)
            s->at[kilkenny_mouse[s->side[seat]][i]] = (uint8_t)(MOUSE + seat);
    }
}

/* Puts a cat of the seat on a place, or says why it cannot stand there. */
static const char *put_cat(game_state *s, unsigned seat, unsigned place) {
    unsigned there = s->at[place];
    if (there == OUTSIDE)
        return N_("KK-2: a cat stands outside the board");
    if (s->mobile[seat] + on_mice(s, seat) == CATS)
        return N_("KK-4: a seat has more than eight cats");
    if (there == EMPTY) {
        s->at[place] = (uint8_t)(CAT + seat);
        kilkenny_insert(s, seat, place);
        return NULL;
    }
    if (there == MOUSE + seat) {
        s->at[place] = (uint8_t)(MOUSE_TAKEN + seat);
        s->taken[seat] |= place == kilkenny_mouse[s->side[seat]][0] ? 1 : 2;
        return NULL;
    }
    if (there >= MOUSE && there < MOUSE_TAKEN)
        return N_("KK-9: a cat stands on a mouse of another colour");
    if (there == MOUSE_IDLE)
        return N_("KK-9: a cat stands on a mouse that nobody plays for");
    return N_("KK-7: two cats stand on one square");
}

/* KK-4: every seat's eight cats. The block is turned a quarter for each side. */
static void put_all_cats(game_state *s, const struct block *block) {
    for (unsigned seat = 0; seat < s->seats; seat++)
        for (unsigned i = 0; i < CATS; i++) {
            unsigned file = block->file + i % block->files;
            unsigned rank = block->rank + i / block->files;
            for (unsigned turn = 0; turn < s->side[seat]; turn++) {
                unsigned old = file; /* clockwise: south edge to west edge */
                file = rank;
                rank = 15 - old;
            }
            const char *wrong = put_cat(s, seat, rank * 16 + file);
            assert(!wrong);
        }
}

static bool is_digit(char byte) {
    return byte >= '0' && byte <= '9';
}

/* "d3e3g15", or "-" for no cat. */
static const char *read_cats(game_state *s, unsigned seat, struct word word) {
    if (word_is(word, "-"))
        return NULL;
    if (word.length == 0)
        return N_("KK-4: the cats of a seat are missing; a seat without any is written A=-");
    while (word.length > 0) {
        struct word name = {word.bytes, 1};
        while (name.length < word.length && is_digit(name.bytes[name.length]))
            name.length++;
        int place = grid_find(&kilkenny_grid, name);
        if (place < 0)
            return N_("KK-2: a cat stands on no square: cats are written like A=d3e3g15");
        const char *wrong = put_cat(s, seat, (unsigned)place);
        if (wrong)
            return wrong;
        word.bytes += name.length;
        word.length -= name.length;
    }
    return NULL;
}

/* Fills number, to, roll and cats from the line. */
static const char *read_position(game_state *s, const char *line) {
    struct word word;
    long number = 0, roll = 0;
    if (!word_next_pair(&line, "turn", &word) || !word_number(word, 1, NUMBER_MOST, &number))
        return N_("a position begins with first=A, or with turn=NUMBER");
    if (!word_next_pair(&line, "to", &word) || !word_seat(word, s->seats, &s->to))
        return N_("after its number a position says whose turn it is: to=A");
    if (word_next_pair(&line, "roll", &word) && !word_number(word, 1, 6, &roll))
        return N_("KK-6: a roll is 1 to 6");
    s->number = (uint32_t)number;
    s->roll = (uint8_t)roll;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        char name[] = {(char)('A' + seat), 0};
        if (!word_next_pair(&line, name, &word))
            return N_("a position names the cats of every seat in order: A=d3e3 B=-");
        const char *wrong = read_cats(s, seat, word);
        if (wrong)
            return wrong;
    }
    return word_next(&line, &word) ? N_("a position ends with the cats of the last seat") : NULL;
}

/* What no game can come to, once the board is filled and settled. */
static const char *impossible(const game_state *s) {
    unsigned winners = 0, movers = 0;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        winners += s->taken[seat] == 3;
        movers += s->mobile[seat] > 0;
    }
    if (winners > 1)
        return N_("KK-13: only one player can have both mice");
    if (winners == 0 && movers == 0)
        return N_("KK-14: nobody has a cat that can move");
    if (s->outcome != PLAYING && s->roll != 0)
        return N_("KK-15: the game is over, yet a die was rolled");
    if (s->outcome == PLAYING && s->mobile[s->to] == 0)
        return N_("KK-12: it is the turn of a player without a mobile cat");
    return NULL;
}

void kilkenny_deal(const struct setup *setup, struct rng *rng, struct text *out) {
    text_add(out, "first="); /* KK-5 */
    text_add_char(out, (char)('A' + rng_below(rng, setup->seats)));
}

const char *kilkenny_start(game_state *s, const struct setup *setup) {
    int choice = setup_option(setup, OPTION_SEATS);
    const struct seating *seating = &seatings[choice ? choice : automatic[setup->seats]];
    const char *line = setup->deal ? setup->deal : "";
    struct word word;
    if (seating->seats != setup->seats)
        return N_("KK-1: the option seats does not fit the number of players");
    lay_out(s, seating);
    s->pod_draw = setup_option(setup, OPTION_POD_DRAW) == 1;
    if (word_next_pair(&line, "first", &word)) {
        s->number = 1;
        if (!word_seat(word, s->seats, &s->to) || word_next(&line, &word))
            return N_("KK-5: a deal names the first player and nothing else: first=A");
        put_all_cats(s, &blocks[setup_option(setup, OPTION_START)]);
        return NULL;
    }
    const char *wrong = read_position(s, line);
    if (wrong)
        return wrong;
    kilkenny_settle(s);
    s->stuck = s->roll != 0 && !kilkenny_can_move(s);
    return impossible(s);
}

/* Written by hand: once a turn, when a log is checked, this is most of the work. */
void kilkenny_describe(const game_state *s, enum viewer viewer, struct text *out) {
    (void)viewer; /* no secrets */
    char line[32 + SEATS * (4 + 3 * CATS)];
    unsigned length = 0;
    text_add(out, "turn=");
    text_add_number(out, (long)s->number);
    memcpy(line, " to=", 4); /* NOLINT: counted, no string */
    line[4] = (char)('A' + s->to);
    length = 5;
    if (s->roll) {
        memcpy(line + length, " roll=", 6); /* NOLINT: counted, no string */
        line[length + 6] = (char)('0' + s->roll);
        length += 7;
    }
    for (unsigned seat = 0; seat < s->seats; seat++) {
        line[length++] = ' ';
        line[length++] = (char)('A' + seat);
        line[length++] = '=';
        if (s->mobile[seat] == 0 && s->taken[seat] == 0)
            line[length++] = '-';
        for (unsigned i = 0; i < s->mobile[seat]; i++)
            length += kilkenny_name(kilkenny_cat(s, seat, i), line + length);
        for (unsigned i = 0; i < 2; i++)
            if (s->taken[seat] >> i & 1)
                length += kilkenny_name(kilkenny_mouse[s->side[seat]][i], line + length);
    }
    text_add_bytes(out, line, length);
}

/* Lays the same cats out anew: every other byte must come out the same. */
const char *kilkenny_check(const game_state *s) {
    struct seating seating = {.seats = s->seats};
    memcpy(seating.side, s->side, sizeof seating.side);
    game_state fresh = {.number = s->number, .to = s->to, .roll = s->roll, .pod_draw = s->pod_draw};
    if (s->seats < 2 || s->seats > SEATS || s->to >= s->seats || s->roll > 6 || s->number == 0)
        return N_("a number is out of its range");
    lay_out(&fresh, &seating);
    for (unsigned seat = 0; seat < s->seats; seat++) {
        if (s->mobile[seat] > CATS || s->taken[seat] > 3)
            return N_("KK-4: a count of cats is out of its range");
        for (unsigned i = 0; i < s->mobile[seat] + 2U; i++) {
            const char *wrong = NULL;
            if (i < s->mobile[seat])
                wrong = put_cat(&fresh, seat, kilkenny_cat(s, seat, i));
            else if (s->taken[seat] >> (i - s->mobile[seat]) & 1)
                wrong = put_cat(&fresh, seat, kilkenny_mouse[s->side[seat]][i - s->mobile[seat]]);
            if (wrong)
                return wrong;
        }
    }
    kilkenny_settle(&fresh);
    fresh.stuck = fresh.roll != 0 && !kilkenny_can_move(&fresh);
    if (memcmp(s, &fresh, sizeof fresh) != 0)
        return N_("board, lists, stuck or outcome do not agree with the cats");
    return impossible(s);
}
