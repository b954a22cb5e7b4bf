/*
 * setup.c - how a position of Kilkenny Cats comes to be: seats, start squares, and the table of the
 * words that a position is written in.
 *
 * A line is "first=B" for a new game, or
 *     turn=12 to=B roll=4 A=d3e3g15 B=-
 * with the cats of each seat by place, those on mice last; roll is left out while the die is to
 * be rolled. Whatever a line says, a position that start accepts satisfies check.
 */
#include "core/position.h"

#include "board.h"

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
    if (s->mobile[seat] + kilkenny_on_mice(s, seat) == CATS)
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

/* "d3e3g15" */
static bool read_cats(game_state *s, unsigned seat, struct word word, const char **why) {
    while (word.length > 0) {
        int place = grid_cut(&kilkenny_grid, &word);
        const char *wrong = place < 0 ? N_("KK-2: a cat must stand on a square: A=d3e3g15")
                                      : put_cat(s, seat, (unsigned)place);
        if (wrong) {
            *why = wrong;
            return false;
        }
    }
    return true;
}

static void write_cats(const game_state *s, enum viewer viewer, unsigned seat, struct text *out) {
    (void)viewer; /* no secrets */
    for (unsigned i = 0; i < s->mobile[seat] && i < CATS; i++)
        grid_name(&kilkenny_grid, (int)kilkenny_cat(s, seat, i), out);
    for (unsigned i = 0; i < 2; i++)
        if (s->taken[seat] >> i & 1)
            grid_name(&kilkenny_grid, kilkenny_mouse[s->side[seat]][i], out);
}

static const struct position_field fields[] = {
    {"first", N_("KK-5: a deal names the first player and nothing else: first=A"), POSITION_SEAT,
     IN_DEAL, POSITION_MEMBER(to)},
    {"turn", N_("a position begins with first=A, or with turn=NUMBER"), POSITION_NUMBER,
     POSITION_MEMBER(number), .least = 1, .most = POSITION_NUMBER_MOST},
    {"to", N_("the player to move follows the number of the turn: to=A"), POSITION_SEAT,
     POSITION_MEMBER(to)},
    {"roll", N_("KK-6: a roll is 1 to 6"), POSITION_NUMBER, POSITION_MEMBER(roll), .least = 1,
     .most = 6, .optional = true},
    {"A", N_("KK-4: a position names the cats of every seat, at most eight: A=d3e3 B=-"),
     .each_seat = 1, .write = write_cats, .read = read_cats},
};
static const struct position position = {fields, sizeof fields / sizeof *fields};

/* Why no game can reach this position, or NULL. The board is filled, and what follows from it
   computed. */
const char *kilkenny_check(const game_state *s) {
    unsigned winners = 0, movers = 0;
    if (s->seats < 2 || s->seats > SEATS || s->to >= s->seats || s->roll > 6 || s->number == 0)
        return N_("a number is out of its range");
    for (unsigned seat = 0; seat < s->seats; seat++) {
        winners += s->taken[seat] == 3;
        movers += s->mobile[seat] > 0;
    }
    if (winners > 1)
        return N_("KK-13: only one player can have both mice");
    if (winners == 0 && movers == 0)
        return N_("KK-14: nobody has a cat that can move");
    if (s->outcome != PLAYING && s->roll != 0)
        return N_("KK-15: the game is over, but there is a roll");
    if (s->outcome == PLAYING && s->mobile[s->to] == 0)
        return N_("KK-12: it is the turn of a player without a mobile cat");
    return NULL;
}

void kilkenny_deal(const struct setup *setup, struct rng *rng, struct text *out) {
    game_state s = {.to = (uint8_t)rng_below(rng, setup->seats)}; /* KK-5 */
    position_write_deal(&position, &s, setup->seats, out);
}

void kilkenny_describe(const game_state *s, enum viewer viewer, struct text *out) {
    position_write(&position, s, s->seats, viewer, out);
}

const char *kilkenny_start(game_state *s, const struct setup *setup) {
    int choice = setup_option(setup, OPTION_SEATS);
    const struct seating *seating = &seatings[choice ? choice : automatic[setup->seats]];
    bool is_deal;
    if (seating->seats != setup->seats)
        return N_("KK-1: the option seats does not fit the number of players");
    lay_out(s, seating);
    s->pod_draw = setup_option(setup, OPTION_POD_DRAW) == 1;
    const char *wrong = position_read(&position, s, s->seats, setup->deal, &is_deal);
    if (wrong)
        return wrong;
    if (is_deal) {
        s->number = 1;
        put_all_cats(s, &blocks[setup_option(setup, OPTION_START)]);
    }
    kilkenny_settle(s);
    s->stuck = s->roll != 0 && !kilkenny_can_move(s);
    return kilkenny_check(s);
}
