/*
 * describe.c - a position of L'impero di Catan as one line, written and read.
 *
 *      turn=14 to=B first=A at=act dice=34 longest=A offers=1 A=v0V18e1e7b2g1k3x1d1D1 B=...
 *
 * A seat is a run of items: v settlement, V city, e road, each with its number; cards b l w g o;
 * k knights, x road pieces in the box, d settlements and D cities destroyed, q cards still to be
 * given back, each with a count that is left out when 0; ? cards that the viewer does not see, read
 * as any that fit. "-" is a seat without anything. Words whose value is 0 or nobody are left out.
 * One table names the words for both directions.
 */
#include "words.h"

enum { NUMBER_MOST = 1000000000, COUNT_MOST = 99 };

static const char kind_letters[] = "blwgod";
static const char *const phases[PHASES] = {
    [SETTLING] = "settle", [PAVING] = "road",   [ROLLING] = "roll",     [DISCARDING] = "discard",
    [ACTING] = "act",      [TRADING] = "trade", [ANSWERING] = "answer", [CHOOSING] = "choose",
    [PLACING] = "place",   [WON] = "won",       [RAZED] = "razed",      [RUINED] = "ruined",
};

/*
 * Writing.
 */

static void add_item(struct text *out, char letter, unsigned number) {
    text_add_char(out, letter);
    text_add_number(out, (long)number);
}

static void add_count(struct text *out, char letter, unsigned count) {
    if (count)
        add_item(out, letter, count);
}

static void add_cards(struct text *out, uint64_t cards) {
    for (unsigned kind = 0; kind < KINDS; kind++)
        add_count(out, kind_letters[kind], cards_of(cards, kind));
}

void words_add_map(struct text *out, const uint8_t *hex) {
    text_add(out, " map=");
    for (unsigned i = 0; i < HEXES; i++) {
        text_add_char(out, kind_letters[hex[i] / 16]);
        if (hex[i] % 16)
            text_add_number(out, hex[i] % 16);
    }
}

static void add_island(const game_state *s, struct text *out) {
    words_add_map(out, s->hex);
    text_add(out, " ports=");
    for (unsigned i = 0; i < HARBOURS; i++)
        text_add_char(out, s->harbour[i] == KINDS ? '*' : kind_letters[s->harbour[i]]);
}

static void add_seat(const game_state *s, enum viewer viewer, unsigned seat, struct text *out) {
    size_t start = out->length;
    struct edges roads = s->road[seat];
    for (uint64_t at = s->built[seat] & ~s->cities; at; at &= at - 1)
        add_item(out, 'v', bits_first(at));
    for (uint64_t at = s->built[seat] & s->cities; at; at &= at - 1)
        add_item(out, 'V', bits_first(at));
    while (edges_any(&roads))
        add_item(out, 'e', edges_next(&roads));
    if (catan_sees_hand(s, viewer, seat))
        add_cards(out, s->hand[seat]);
    else
        add_count(out, '?', cards_sum(s->hand[seat]));
    add_count(out, 'k', s->knights[seat]);
    add_count(out, 'x', s->box[seat]);
    add_count(out, 'd', s->razed[seat]);
    add_count(out, 'D', s->sacked[seat]);
    add_count(out, 'q', s->owes[seat]);
    if (out->length == start)
        text_add_char(out, '-');
}

static void add_pair(struct text *out, const char *name, unsigned number) {
    if (!number)
        return;
    text_addf(out, " %s=%u", name, number);
}

static void add_seats(struct text *out, const char *name, unsigned seats) {
    if (!seats)
        return;
    text_addf(out, " %s=", name);
    for (unsigned seat = 0; seat < SEATS; seat++)
        if (seats >> seat & 1)
            text_add_char(out, (char)('A' + seat));
}

static unsigned seat_bit(unsigned seat) {
    return seat == NONE ? 0 : 1U << seat;
}

static void add_side(struct text *out, const char *name, uint64_t cards) {
    if (!cards)
        return;
    text_add(out, name);
    add_cards(out, cards);
}

void catan_describe(const game_state *s, enum viewer viewer, struct text *out) {
    text_addf(out, "turn=%lu to=%c first=%c at=%s", (unsigned long)s->number, 'A' + s->to,
              'A' + s->first, phases[s->phase]);
    if (s->dice[0])
        text_addf(out, " dice=%u%u", s->dice[0], s->dice[1]);
    add_seats(out, "longest", seat_bit(s->longest));
    add_seats(out, "army", seat_bit(s->army));
    add_pair(out, "fresh", s->fresh);
    add_pair(out, "raided", s->raided);
    add_pair(out, "offers", s->offers);
    add_side(out, " give=", s->give);
    add_side(out, " want=", s->want);
    add_seats(out, "asked", s->asked);
    add_seats(out, "agreed", s->agreed);
    add_pair(out, "free", s->free);
    for (unsigned i = 0; i < 2 && s->freed[i] != NONE; i++)
        text_addf(out, i ? "e%u" : " freed=e%u", s->freed[i]);
    if (s->option >> OPTION_MAP & 1)
        add_island(s, out);
    for (unsigned seat = 0; seat < s->seats; seat++) {
        char name[] = {' ', (char)('A' + seat), '=', 0};
        text_add(out, name);
        add_seat(s, viewer, seat, out);
    }
}

/*
 * Reading.
 */

/* Cuts "e12" off the word: a letter, and a number of at most three digits. */
static bool next_item(struct word *word, char *letter, unsigned *number) {
    size_t length = 1;
    long value;
    while (length < word->length && length < 4 && word->bytes[length] >= '0' &&
           word->bytes[length] <= '9')
        length++;
    if (word->length == 0 ||
        !word_number((struct word){word->bytes + 1, length - 1}, 0, 999, &value))
        return false;
    *letter = word->bytes[0];
    *number = (unsigned)value;
    word->bytes += length;
    word->length -= length;
    return true;
}

static int kind_of(char letter) {
    const char *found = letter ? strchr(kind_letters, letter) : NULL;
    return found ? (int)(found - kind_letters) : -1;
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
        if (!next_item(&word, &letter, &count) || !read_card(cards, letter, count))
            return false;
    return *cards != 0;
}

static bool read_number(struct word word, long most, uint8_t *out) {
    long number;
    if (!word_number(word, 1, most, &number))
        return false;
    *out = (uint8_t)number;
    return true;
}

static bool read_seats(const game_state *s, struct word word, uint8_t *out) {
    for (size_t i = 0; i < word.length; i++) {
        uint8_t seat;
        if (!word_seat((struct word){word.bytes + i, 1}, s->seats, &seat) || *out >> seat)
            return false;
        *out |= (uint8_t)(1U << seat);
    }
    return *out != 0;
}

static bool read_turn(game_state *s, struct word word) {
    long number;
    if (!word_number(word, 1, NUMBER_MOST, &number))
        return false;
    s->number = (uint32_t)number;
    return true;
}

static bool read_to(game_state *s, struct word word) {
    return word_seat(word, s->seats, &s->to);
}

static bool read_first(game_state *s, struct word word) {
    return word_seat(word, s->seats, &s->first);
}

static bool read_phase(game_state *s, struct word word) {
    for (s->phase = 0; s->phase < PHASES; s->phase++)
        if (word_is(word, phases[s->phase]))
            return true;
    return false;
}

static bool read_dice(game_state *s, struct word word) {
    return word.length == 2 && read_number((struct word){word.bytes, 1}, 6, &s->dice[0]) &&
           read_number((struct word){word.bytes + 1, 1}, 6, &s->dice[1]);
}

static bool read_longest(game_state *s, struct word word) {
    return word_seat(word, s->seats, &s->longest);
}

static bool read_army(game_state *s, struct word word) {
    return word_seat(word, s->seats, &s->army);
}

static bool read_fresh(game_state *s, struct word word) {
    return read_number(word, KNIGHTS, &s->fresh);
}

static bool read_raided(game_state *s, struct word word) {
    return read_number(word, 1, &s->raided);
}

static bool read_offers(game_state *s, struct word word) {
    return read_number(word, OFFERS_MOST, &s->offers);
}

static bool read_give(game_state *s, struct word word) {
    return read_cards(&s->give, word);
}

static bool read_want(game_state *s, struct word word) {
    return read_cards(&s->want, word);
}

static bool read_asked(game_state *s, struct word word) {
    return read_seats(s, word, &s->asked);
}

static bool read_agreed(game_state *s, struct word word) {
    return read_seats(s, word, &s->agreed);
}

static bool read_free(game_state *s, struct word word) {
    return read_number(word, 2, &s->free);
}

static bool read_freed(game_state *s, struct word word) {
    char letter;
    unsigned edge;
    for (unsigned i = 0; word.length > 0; i++) {
        if (i == 2 || !next_item(&word, &letter, &edge) || letter != 'e' || edge >= EDGES)
            return false;
        s->freed[i] = (uint8_t)edge;
    }
    return s->freed[0] != NONE;
}

static bool read_map(game_state *s, struct word word) {
    for (unsigned i = 0; i < HEXES; i++) {
        char letter;
        unsigned token = 0;
        bool desert = word.length > 0 && word.bytes[0] == kind_letters[DESERT];
        if (desert) {
            letter = *word.bytes++;
            word.length--;
        } else if (!next_item(&word, &letter, &token) || token > 12 || kind_of(letter) < 0) {
            return false;
        }
        s->hex[i] = (uint8_t)(kind_of(letter) * 16 + (int)token);
    }
    return word.length == 0;
}

static bool read_ports(game_state *s, struct word word) {
    if (word.length != HARBOURS)
        return false;
    for (unsigned i = 0; i < HARBOURS; i++) {
        int kind = word.bytes[i] == '*' ? KINDS : kind_of(word.bytes[i]);
        if (kind < 0 || (kind == KINDS && word.bytes[i] != '*'))
            return false;
        s->harbour[i] = (uint8_t)kind;
    }
    return true;
}

/* In the order in which they are written; the first are those of a deal. */
static const struct field {
    const char *name;
    bool (*read)(game_state *s, struct word word);
    const char *wrong;
} fields[] = {
    {"first", read_first, N_("IC-4: first=A names the player who began")},
    {"map", read_map, N_("IC-2: map= names kind and token of 19 hexes: o10w2l9...d...")},
    {"ports", read_ports, N_("IC-2: ports= names the nine harbours: *go*w**bl")},
    {"turn", read_turn, N_("IC-5: turn= is a number from 1")},
    {"to", read_to, N_("IC-5: to=A names the player on turn")},
    {"at", read_phase, N_("IC-5: at= tells what is awaited: roll, act, ...")},
    {"dice", read_dice, N_("IC-5: dice=34 are two numbers from 1 to 6")},
    {"longest", read_longest, N_("IC-10: longest=A names who holds the Longest Road")},
    {"army", read_army, N_("IC-11: army=A names who holds the Largest Army")},
    {"fresh", read_fresh, N_("IC-11: fresh= counts the knights of this turn")},
    {"raided", read_raided, N_("IC-15: raided=1 after an attack")},
    {"offers", read_offers, N_("IC-9: offers= counts the trades begun in the turn")},
    {"give", read_give, N_("IC-9: give= and want= are cards: b2l1")},
    {"want", read_want, N_("IC-9: give= and want= are cards: b2l1")},
    {"asked", read_asked, N_("IC-9: asked= and agreed= name players: BC")},
    {"agreed", read_agreed, N_("IC-9: asked= and agreed= name players: BC")},
    {"free", read_free, N_("IC-17: free= counts the roads to be placed")},
    {"freed", read_freed, N_("IC-17: freed= names one or two edges: e7e8")},
};
enum { FIELDS = sizeof fields / sizeof *fields, DEAL_FIELDS = 3, NEEDED_FIELDS = 6 };

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

/* *hidden becomes how many cards are not told. */
static bool read_seat(game_state *s, unsigned seat, struct word word, uint8_t *hidden) {
    char letter;
    unsigned number;
    bool good = word.length > 0;
    if (word_is(word, "-"))
        return true;
    while (good && word.length > 0) {
        if (!next_item(&word, &letter, &number))
            return false;
        switch (letter) {
        case 'v':
        case 'V':
        case 'e':
            good = read_piece(s, seat, letter, number);
            break;
        case 'k':
            good = read_count(&s->knights[seat], number);
            break;
        case 'x':
            good = read_count(&s->box[seat], number);
            break;
        case 'd':
            good = read_count(&s->razed[seat], number);
            break;
        case 'D':
            good = read_count(&s->sacked[seat], number);
            break;
        case 'q':
            good = read_count(&s->owes[seat], number);
            break;
        case '?':
            good = read_count(hidden, number);
            break;
        default:
            good = read_card(&s->hand[seat], letter, number);
        }
    }
    return good;
}

/* Reads one word; marks its field, or beyond the fields its seat, in *seen. */
static const char *read_word(game_state *s, struct word word, uint32_t *seen,
                             uint8_t hidden[SEATS]) {
    struct word name, value;
    unsigned field = 0;
    uint8_t seat = 0;
    if (!word_pair(word, &name, &value))
        return N_("IC-5: a position is made of words like at=act; a new game is first=A");
    while (field < FIELDS && !word_is(name, fields[field].name))
        field++;
    if (field == FIELDS && !word_seat(name, s->seats, &seat))
        return N_("IC-5: a word of the position is unknown");
    if (*seen >> (field + seat) & 1)
        return N_("IC-5: a word of the position stands twice");
    *seen |= 1U << (field + seat);
    if (field < FIELDS)
        return fields[field].read(s, value) ? NULL : fields[field].wrong;
    return read_seat(s, seat, value, &hidden[seat])
               ? NULL
               : N_("IC-1: a seat is written like A=v0V18e1e7b2g1k3, each place and kind once");
}

static const char *read_words(game_state *s, const char *line, uint32_t *seen,
                              uint8_t hidden[SEATS]) {
    const char *wrong = NULL;
    struct word word;
    for (*seen = 0; !wrong && word_next(&line, &word);)
        wrong = read_word(s, word, seen, hidden);
    return wrong;
}

const char *words_read(game_state *s, const char *line, const char *known, bool *position) {
    const uint32_t deal = (1U << DEAL_FIELDS) - 1, island = deal & ~1U;
    const uint32_t seats = ((1U << s->seats) - 1) << FIELDS, needed = (1U << NEEDED_FIELDS) - 1;
    uint32_t seen;
    uint8_t hidden[SEATS] = {0};
    const char *wrong = read_words(s, line, &seen, hidden);
    if (wrong)
        return wrong;
    if ((seen & island) != (known ? 0 : island))
        return known ? N_("IC-3: with map=beginner the island is known")
                     : N_("IC-3: a random island is told by map= and ports=");
    *position = (seen & ~deal) != 0;
    if (!(seen & 1) || (*position && (~seen & (seats | (needed & ~island)))))
        return N_("IC-5: a position names first, turn, to, at and every seat");
    if (!catan_fill(s, hidden))
        return N_("IC-1: there are not so many cards that hands can hide them");
    return known ? read_words(s, known, &seen, hidden) : NULL;
}
