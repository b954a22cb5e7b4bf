/*
 * describe.c - the words that a position of L'impero di Catan is written in.
 *
 *      turn=14 to=B first=A at=act dice=34 longest=A offers=1 A=v0V18e1e7b2g1k3x1d1D1 B=...
 *
 * A seat is a run of items: v settlement, V city, e road, each with its number; cards b l w g o;
 * k knights, x road pieces in the box, d settlements and D cities destroyed, q cards still to be
 * given back, each with a count that is left out when 0; ? cards that the viewer does not see, read
 * as any that fit. "-" is a seat without anything. Words whose value is 0 or nobody are left out.
 * The first player and a random island are the deal of a new game.
 */
#include "core/position.h"

#include "bits.h"

enum { COUNT_MOST = 99 };

static const char kind_letters[] = "blwgod";
static const char count_letters[] = "kxdDq?"; /* of the arrays in write_seat and read_seat */
static const char *const phases[PHASES] = {
    [SETTLING] = "settle", [PAVING] = "road",   [ROLLING] = "roll",     [DISCARDING] = "discard",
    [ACTING] = "act",      [TRADING] = "trade", [ANSWERING] = "answer", [CHOOSING] = "choose",
    [PLACING] = "place",   [WON] = "won",       [RAZED] = "razed",      [RUINED] = "ruined",
};

/* An item is a letter and a number, "e12". */
static void write_item(struct text *out, char letter, unsigned number) {
    text_add_char(out, letter);
    text_add_number(out, (long)number);
}

static bool read_item(struct word *word, char *letter, unsigned *number) {
    struct word item;
    long value;
    if (!word_item(word, &item))
        return false;
    struct word digits = {item.bytes + 1, item.length - 1};
    *letter = *item.bytes;
    if (!word_number(digits, 0, 999, &value))
        return false;
    *number = (unsigned)value;
    return true;
}

/*
 * Cards.
 */

static int kind_of(char letter) {
    const char *found = letter ? strchr(kind_letters, letter) : NULL;
    return found ? (int)(found - kind_letters) : -1;
}

static void write_cards(struct text *out, uint64_t cards) {
    for (unsigned kind = 0; kind < KINDS; kind++)
        if (cards_of(cards, kind))
            write_item(out, kind_letters[kind], cards_of(cards, kind));
}

/* Adds one kind of cards that is not there yet. */
static bool read_card(uint64_t *cards, char letter, unsigned count) {
    int kind = kind_of(letter);
    if (kind < 0 || kind >= KINDS || count < 1 || count > CARDS || cards_of(*cards, (unsigned)kind))
        return false;
    *cards += count * card((unsigned)kind);
    return true;
}

static bool read_cards(uint64_t *cards, struct word word) {
    char letter;
    unsigned count;
    while (word.length > 0)
        if (!read_item(&word, &letter, &count) || !read_card(cards, letter, count))
            return false;
    return true;
}

static void write_give(const game_state *s, enum viewer viewer, unsigned index, struct text *out) {
    (void)viewer, (void)index;
    write_cards(out, s->give);
}

static bool read_give(game_state *s, unsigned index, struct word word, const char **why) {
    (void)index, (void)why;
    return read_cards(&s->give, word);
}

static void write_want(const game_state *s, enum viewer viewer, unsigned index, struct text *out) {
    (void)viewer, (void)index;
    write_cards(out, s->want);
}

static bool read_want(game_state *s, unsigned index, struct word word, const char **why) {
    (void)index, (void)why;
    return read_cards(&s->want, word);
}

static void write_freed(const game_state *s, enum viewer viewer, unsigned index, struct text *out) {
    (void)viewer, (void)index;
    for (unsigned i = 0; i < 2 && s->freed[i] != NONE; i++)
        write_item(out, 'e', s->freed[i]);
}

static bool read_freed(game_state *s, unsigned index, struct word word, const char **why) {
    char letter;
    unsigned edge;
    (void)index, (void)why;
    for (unsigned i = 0; word.length > 0; i++) {
        if (i == 2 || !read_item(&word, &letter, &edge) || letter != 'e' || edge >= EDGES)
            return false;
        s->freed[i] = (uint8_t)edge;
    }
    return true;
}

/*
 * The island: kinds and tokens of the hexes in order, kinds of the harbours clockwise from 1.1.
 */

/* IC-3 */
static const char beginner_map[] = "o10w2l9g12b6w4b10g9l11dl3o8l8o3g4w5b5g6w11";
static const char beginner_ports[] = "*go*w**bl";

static bool lay_map(game_state *s, struct word word) {
    for (unsigned i = 0; i < HEXES; i++) {
        struct word item, digits;
        long token = 0;
        if (!word_item(&word, &item) || kind_of(*item.bytes) < 0)
            return false;
        digits = (struct word){item.bytes + 1, item.length - 1};
        if (kind_of(*item.bytes) == DESERT ? digits.length : !word_number(digits, 0, 12, &token))
            return false;
        s->hex[i] = (uint8_t)(kind_of(*item.bytes) * 16 + (int)token);
    }
    return word.length == 0;
}

static bool lay_ports(game_state *s, struct word word) {
    if (word.length != HARBOURS)
        return false;
    for (unsigned i = 0; i < HARBOURS; i++) {
        int kind = word.bytes[i] == '*' ? KINDS : kind_of(word.bytes[i]);
        if (kind < 0 || (kind == DESERT && word.bytes[i] != '*'))
            return false;
        s->harbour[i] = (uint8_t)kind;
    }
    return true;
}

void catan_lay_beginner(game_state *s) {
    bool laid = lay_map(s, (struct word){beginner_map, sizeof beginner_map - 1}) &&
                lay_ports(s, (struct word){beginner_ports, sizeof beginner_ports - 1});
    assert(laid);
}

static bool random_island(const game_state *s) {
    return s->option >> OPTION_MAP & 1;
}

/* True when the line must not tell the island. */
static bool known_island(const game_state *s, const char **why) {
    if (!random_island(s))
        *why = N_("IC-3: the beginner's island takes no map= and no ports=");
    return !random_island(s);
}

static void write_map(const game_state *s, enum viewer viewer, unsigned index, struct text *out) {
    (void)viewer, (void)index;
    for (unsigned i = 0; i < HEXES && random_island(s); i++) {
        text_add_char(out, kind_letters[s->hex[i] / 16]);
        if (s->hex[i] % 16)
            text_add_number(out, s->hex[i] % 16);
    }
}

static bool read_map(game_state *s, unsigned index, struct word word, const char **why) {
    (void)index;
    return !known_island(s, why) && lay_map(s, word);
}

static void write_ports(const game_state *s, enum viewer viewer, unsigned index, struct text *out) {
    (void)viewer, (void)index;
    for (unsigned i = 0; i < HARBOURS && random_island(s); i++)
        text_add_char(out, s->harbour[i] == KINDS ? '*' : kind_letters[s->harbour[i]]);
}

static bool read_ports(game_state *s, unsigned index, struct word word, const char **why) {
    (void)index;
    return !known_island(s, why) && lay_ports(s, word);
}

/*
 * Seats.
 */

static void write_seat(const game_state *s, enum viewer viewer, unsigned seat, struct text *out) {
    const uint8_t *const counts[] = {s->knights, s->box, s->razed, s->sacked, s->owes};
    struct edges roads = s->road[seat];
    for (uint64_t at = s->built[seat] & ~s->cities; at; at &= at - 1)
        write_item(out, 'v', bits_first(at));
    for (uint64_t at = s->built[seat] & s->cities; at; at &= at - 1)
        write_item(out, 'V', bits_first(at));
    while (edges_any(&roads))
        write_item(out, 'e', edges_next(&roads));
    if (catan_sees_hand(s, viewer, seat))
        write_cards(out, s->hand[seat]);
    else if (s->hand[seat])
        write_item(out, '?', cards_sum(s->hand[seat]));
    for (unsigned i = 0; i < sizeof counts / sizeof *counts; i++)
        if (counts[i][seat])
            write_item(out, count_letters[i], counts[i][seat]);
}

/* Puts a building or road on an empty place. */
static bool read_piece(game_state *s, unsigned seat, char letter, unsigned number) {
    if (letter == 'e') {
        if (number >= EDGES || catan_road_owner(s, number) != NONE)
            return false;
        edges_add(&s->road[seat], number);
        return true;
    }
    if (number >= CORNERS || catan_owner(s, number) != NONE)
        return false;
    s->built[seat] |= bit(number);
    if (letter == 'V')
        s->cities |= bit(number);
    return true;
}

static bool read_count(uint8_t *count, unsigned number) {
    if (*count || number < 1 || number > COUNT_MOST)
        return false;
    *count = (uint8_t)number;
    return true;
}

static bool read_seat(game_state *s, unsigned seat, struct word word, const char **why) {
    uint8_t *const counts[] = {s->knights, s->box, s->razed, s->sacked, s->owes, s->hidden};
    char letter;
    unsigned number;
    (void)why;
    while (word.length > 0) {
        if (!read_item(&word, &letter, &number) || !letter)
            return false;
        const char *found = strchr(count_letters, letter);
        bool good;
        if (found)
            good = read_count(&counts[found - count_letters][seat], number);
        else if (strchr("vVe", letter))
            good = read_piece(s, seat, letter, number);
        else
            good = read_card(&s->hand[seat], letter, number);
        if (!good)
            return false;
    }
    return true;
}

static const struct position_field fields[] = {
    {"turn", N_("IC-5: turn= is a number from 1"), POSITION_NUMBER, POSITION_MEMBER(number),
     .least = 1, .most = POSITION_NUMBER_MOST},
    {"to", N_("IC-5: to=A names the player to move"), POSITION_SEAT, POSITION_MEMBER(to)},
    {"first", N_("IC-4: first=A names the player who began"), POSITION_SEAT, IN_BOTH,
     POSITION_MEMBER(first)},
    {"at", N_("IC-5: at= tells what comes next: roll, act, ..."), POSITION_WORD,
     POSITION_MEMBER(phase), .most = PHASES - 1, .words = phases},
    {"dice", N_("IC-5: dice=34 are two numbers from 1 to 6"), POSITION_DIGITS,
     POSITION_MEMBER(dice), .least = 1, .most = 6, .optional = true},
    {"longest", N_("IC-10: longest=A names who holds the Longest Road"), POSITION_SEAT,
     POSITION_MEMBER(longest), .optional = true, .absent = NONE},
    {"army", N_("IC-11: army=A names who holds the Largest Army"), POSITION_SEAT,
     POSITION_MEMBER(army), .optional = true, .absent = NONE},
    {"fresh", N_("IC-11: fresh= counts the knights of this turn, 1 to 14"), POSITION_NUMBER,
     POSITION_MEMBER(fresh), .least = 1, .most = KNIGHTS, .optional = true},
    {"raided", N_("IC-15: raided=1 says that there was an attack in this turn"), POSITION_NUMBER,
     POSITION_MEMBER(raided), .least = 1, .most = 1, .optional = true},
    {"offers", N_("IC-9: offers= counts the trades begun in the turn, 1 to 5"), POSITION_NUMBER,
     POSITION_MEMBER(offers), .least = 1, .most = OFFERS_MOST, .optional = true},
    {"give", N_("IC-9: give= and want= are cards: b2l1"), .optional = true, .write = write_give,
     .read = read_give},
    {"want", N_("IC-9: give= and want= are cards: b2l1"), .optional = true, .write = write_want,
     .read = read_want},
    {"asked", N_("IC-9: asked= and agreed= name players: BC"), POSITION_SEATS,
     POSITION_MEMBER(asked), .optional = true},
    {"agreed", N_("IC-9: asked= and agreed= name players: BC"), POSITION_SEATS,
     POSITION_MEMBER(agreed), .optional = true},
    {"free", N_("IC-17: free= counts the roads to be placed, 1 or 2"), POSITION_NUMBER,
     POSITION_MEMBER(free), .least = 1, .most = 2, .optional = true},
    {"freed", N_("IC-17: freed= names one or two edges: e7e8"), .optional = true,
     .write = write_freed, .read = read_freed},
    {"map", N_("IC-2: map= names kind and token of 19 hexes: o10w2l9...d..."), POSITION_OWN,
     IN_BOTH, .optional = true, .write = write_map, .read = read_map},
    {"ports", N_("IC-2: ports= names the nine harbours: *go*w**bl"), POSITION_OWN, IN_BOTH,
     .optional = true, .write = write_ports, .read = read_ports},
    {"A",
     N_("IC-1: every seat is written, like A=v0V18e1e7b2g1k3 or B=-, each place and kind once"),
     .each_seat = 1, .write = write_seat, .read = read_seat},
};
const struct position catan_position = {fields, sizeof fields / sizeof *fields};

void catan_describe(const game_state *s, enum viewer viewer, struct text *out) {
    position_write(&catan_position, s, s->seats, viewer, out);
}
