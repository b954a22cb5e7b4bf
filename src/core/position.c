/*
 * position.c - a position as one line of words: see position.h.
 *
 * Reading has two steps: every word finds its slot, which is a row of the table, or for rows of
 * each seat one of several; then the slots are read in the order of the table.
 */
#include "core/position.h"

/* ---- members ------------------------------------------------------------------------------- */

/* The state is the game's own; here it is bytes at the offsets that the game gave. */
static const unsigned char *bytes_of(const game_state *s) {
    return (const unsigned char *)s;
}

static long get(const game_state *s, const struct position_field *field) {
    const unsigned char *at = bytes_of(s) + field->offset;
    uint32_t four;
    uint16_t two;
    switch (field->size) {
    case 0:
        return 0;
    case sizeof four:
        memcpy(&four, at, sizeof four);
        return (long)four;
    case sizeof two:
        memcpy(&two, at, sizeof two);
        return field->least < 0 ? (int16_t)two : two;
    default:
        return *at;
    }
}

static void set(game_state *s, const struct position_field *field, long value) {
    unsigned char *at = (unsigned char *)s + field->offset;
    uint32_t four = (uint32_t)value;
    uint16_t two = (uint16_t)value;
    assert(field->size <= sizeof four && field->size != 3);
    if (field->size == sizeof four)
        memcpy(at, &four, sizeof four);
    else if (field->size == sizeof two)
        memcpy(at, &two, sizeof two);
    else if (field->size)
        *at = (unsigned char)value;
}

/* ---- writing ------------------------------------------------------------------------------- */

static void write_digits(const game_state *s, const struct position_field *field, unsigned seats,
                         struct text *out) {
    unsigned count = field->kind == POSITION_SEAT_DIGITS ? seats : field->size;
    for (unsigned i = 0; i < count; i++)
        text_add_char(out, (char)('0' + bytes_of(s)[field->offset + i]));
}

static void write_seats(unsigned bits, struct text *out) {
    for (unsigned seat = 0; seat < SEATS_MOST; seat++)
        if (bits >> seat & 1)
            text_add_char(out, seat_letter(seat));
}

static void write_value(const game_state *s, const struct position_field *field, unsigned seats,
                        struct text *out) {
    long value = get(s, field);
    switch (field->kind) {
    case POSITION_NUMBER:
        text_add_number(out, value);
        break;
    case POSITION_WORD:
        text_add(out, field->words[value]);
        break;
    case POSITION_SEAT:
        text_add_char(out, seat_letter((unsigned)value));
        break;
    case POSITION_SEATS:
        write_seats((unsigned)value, out);
        break;
    default:
        write_digits(s, field, seats, out);
    }
}

/* True when there is nothing to tell of a field that may be left out. */
static bool is_absent(const game_state *s, const struct position_field *field) {
    if (!field->optional || field->kind == POSITION_OWN)
        return false;
    if (field->kind == POSITION_DIGITS)
        return bytes_of(s)[field->offset] == field->absent;
    return get(s, field) == field->absent;
}

/* Adds one word, with a space before it unless the line begins with it. */
static void write_word(const struct position_field *field, const game_state *s, unsigned seats,
                       enum viewer viewer, unsigned index, struct text *out, size_t start) {
    size_t before = out->length;
    if (is_absent(s, field))
        return;
    if (before > start)
        text_add_char(out, ' ');
    if (field->name) {
        if (field->each_seat)
            text_add_char(out, seat_letter(index / field->each_seat));
        else
            text_add(out, field->name);
        text_add_char(out, '=');
    }
    size_t value = out->length;
    if (field->kind != POSITION_OWN)
        write_value(s, field, seats, out);
    else
        field->write(s, viewer, index, out);
    if (out->length == value && field->optional)
        text_truncate(out, before);
    else if (out->length == value)
        text_add_char(out, '-');
}

/* How many words a row of the table has. */
static unsigned words_of(const struct position_field *field, unsigned seats) {
    return field->each_seat ? field->each_seat * seats : 1;
}

static void write_line(const struct position *position, const game_state *s, unsigned seats,
                       enum viewer viewer, enum position_use without, struct text *out) {
    size_t start = out->length;
    for (size_t i = 0; i < position->count; i++) {
        const struct position_field *field = &position->fields[i];
        for (unsigned k = 0; field->use != without && k < words_of(field, seats); k++)
            write_word(field, s, seats, viewer, k, out, start);
    }
}

void position_write(const struct position *position, const game_state *s, unsigned seats,
                    enum viewer viewer, struct text *out) {
    write_line(position, s, seats, viewer, IN_DEAL, out);
}

void position_write_deal(const struct position *position, const game_state *s, unsigned seats,
                         struct text *out) {
    write_line(position, s, seats, VIEW_ALL, IN_POSITION, out);
}

/* ---- reading ------------------------------------------------------------------------------- */

/* The words of a line, each in its slot; bytes is NULL where there is none. */
struct slots {
    struct word word[POSITION_WORDS_MOST];
    unsigned first[POSITION_FIELDS_MOST]; /* slot of each row */
};

static void lay_slots(const struct position *position, unsigned seats, struct slots *slots) {
    unsigned next = 0;
    assert(position->count <= POSITION_FIELDS_MOST);
    for (size_t i = 0; i < position->count; i++) {
        slots->first[i] = next;
        next += words_of(&position->fields[i], seats);
    }
    assert(next <= POSITION_WORDS_MOST);
    memset(slots->word, 0, sizeof slots->word);
}

/* Whether a word of this name (empty: none) belongs to a row, and for a row of each seat to which;
 *n and *count are its slots among those of the row. */
static bool belongs(const struct position_field *field, unsigned seats, struct word name,
                    unsigned *n, unsigned *count) {
    uint8_t seat;
    *n = 0;
    *count = words_of(field, seats);
    if (!field->name || !name.length)
        return !field->name && !name.length;
    if (!field->each_seat)
        return word_is(name, field->name);
    if (!word_seat(name, seats, &seat))
        return false;
    *n = (unsigned)seat * field->each_seat;
    *count = field->each_seat;
    return true;
}

/* Puts a word into its slot. */
static const char *place(const struct position *position, unsigned seats, struct word word,
                         struct slots *slots) {
    struct word name = {word.bytes, 0}, value = word;
    bool known = false;
    unsigned n, count;
    word_pair(word, &name, &value);
    for (size_t i = 0; i < position->count; i++) {
        if (!belongs(&position->fields[i], seats, name, &n, &count))
            continue;
        known = true;
        for (struct word *slot = &slots->word[slots->first[i] + n]; count > 0; slot++, count--)
            if (!slot->bytes) {
                *slot = value;
                return NULL;
            }
    }
    return known ? N_("a word of the position occurs twice")
                 : N_("a word of the position is unknown in this game");
}

static bool read_digits(game_state *s, const struct position_field *field, unsigned seats,
                        struct word value) {
    unsigned count = field->kind == POSITION_SEAT_DIGITS ? seats : field->size;
    if (value.length != count)
        return false;
    for (unsigned i = 0; i < count; i++) {
        int digit = value.bytes[i] - '0';
        if (digit < field->least || digit > field->most)
            return false;
        ((unsigned char *)s)[field->offset + i] = (unsigned char)digit;
    }
    return true;
}

static bool read_seats(game_state *s, const struct position_field *field, unsigned seats,
                       struct word value) {
    long bits = 0;
    for (size_t i = 0; i < value.length; i++) {
        int seat = seat_of_letter(value.bytes[i], seats);
        if (seat < 0 || bits >> seat != 0) /* in order, each once */
            return false;
        bits |= 1L << seat;
    }
    set(s, field, bits);
    return true;
}

static bool read_value(game_state *s, const struct position_field *field, unsigned seats,
                       struct word value) {
    long number = 0;
    uint8_t seat = 0;
    switch (field->kind) {
    case POSITION_NUMBER:
        if (!word_number(value, field->least, field->most, &number))
            return false;
        break;
    case POSITION_WORD:
        while (number <= field->most &&
               !(field->words[number] && word_is(value, field->words[number])))
            number++;
        if (number > field->most)
            return false;
        break;
    case POSITION_SEAT:
        if (!word_seat(value, seats, &seat))
            return false;
        number = seat;
        break;
    case POSITION_SEATS:
        return read_seats(s, field, seats, value);
    default:
        return read_digits(s, field, seats, value);
    }
    set(s, field, number);
    return true;
}

/* Reads a slot of a row: NULL, or the sentence. */
static const char *read_slot(game_state *s, const struct position_field *field, unsigned seats,
                             unsigned index, struct word value) {
    const char *why = field->form;
    if (!value.bytes) {
        if (field->optional && field->kind != POSITION_OWN && field->kind != POSITION_DIGITS)
            set(s, field, field->absent);
        return field->optional ? NULL : why;
    }
    if (value.length == 0)
        return why;
    if (field->kind != POSITION_OWN)
        return read_value(s, field, seats, value) ? NULL : why;
    if (!field->optional && word_is(value, "-"))
        return NULL;
    return field->read(s, index, value, &why) ? NULL : why;
}

/* A deal has words, and none of a position alone. */
static bool says_deal(const struct position *position, unsigned seats, const struct slots *slots) {
    bool deal = false, alone = false;
    for (size_t i = 0; i < position->count; i++)
        for (unsigned k = 0; k < words_of(&position->fields[i], seats); k++)
            if (slots->word[slots->first[i] + k].bytes) {
                deal = deal || position->fields[i].use != IN_POSITION;
                alone = alone || position->fields[i].use == IN_POSITION;
            }
    return deal && !alone;
}

const char *position_read(const struct position *position, game_state *s, unsigned seats,
                          const char *line, bool *is_deal) {
    struct slots slots;
    struct word word;
    const char *wrong = NULL;
    lay_slots(position, seats, &slots);
    while (line && !wrong && word_next(&line, &word))
        wrong = place(position, seats, word, &slots);
    *is_deal = says_deal(position, seats, &slots);
    for (size_t i = 0; i < position->count && !wrong; i++) {
        const struct position_field *field = &position->fields[i];
        bool used = field->use != (*is_deal ? IN_POSITION : IN_DEAL);
        for (unsigned k = 0; k < words_of(field, seats) && !wrong; k++) {
            struct word value = slots.word[slots.first[i] + k];
            if (used)
                wrong = read_slot(s, field, seats, k, value);
            else if (value.bytes)
                wrong = field->form;
        }
    }
    return wrong;
}
