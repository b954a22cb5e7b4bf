/*
 * come.c - who comes to a table, and which seat he gets: see keeper_state.h and docs/TABLE.md.
 */
#include "keeper_state.h"

/* The value of "name=value" among the arguments; false when it is not there. */
static bool argument(const struct visit *visit, const char *wanted, struct word *out) {
    const char *at = visit->arguments;
    struct word word, name;
    while (word_next(&at, &word))
        if (word_pair(word, &name, out) && word_is(name, wanted))
            return true;
    return false;
}

/* The next "key=A:..." from *at on: a seat and its key. */
static bool next_key(const struct visit *visit, const char **at, unsigned *seat, struct word *key) {
    struct word word, name, letter;
    uint8_t number;
    while (word_next(at, &word)) {
        if (!word_pair(word, &name, key) || !word_is(name, "key") ||
            !word_part(key, ':', &letter) || key->length != TABLE_KEY ||
            !word_seat(letter, session_setup(visit->keeper->session)->seats, &number))
            continue;
        *seat = number;
        return true;
    }
    return false;
}

bool keeper_is_free(const struct keeper *keeper, unsigned seat) {
    return !*keeper->chair[seat].key && !(keeper->seats.bots >> seat & 1);
}

/* True when he has the key of that seat. */
static bool has_key(const struct visit *visit, unsigned wanted) {
    const char *at = visit->arguments;
    struct word key;
    unsigned seat;
    while (next_key(visit, &at, &seat, &key))
        if (seat == wanted && word_is(key, visit->keeper->chair[seat].key))
            return true;
    return false;
}

/* The seat that he had before: where nobody sits now, or, `anew`, where nobody sat since the table
   was opened again; -1: none. */
static int former_seat(const struct visit *visit, bool anew) {
    const struct keeper *keeper = visit->keeper;
    const char *at = visit->arguments;
    struct word key;
    unsigned seat;
    while (next_key(visit, &at, &seat, &key))
        if (anew ? keeper_is_free(keeper, seat)
                 : has_key(visit, seat) && !keeper_sitter(keeper, seat))
            return (int)seat;
    return -1;
}

/* The seat he gets: the one he asks for, one that he had before, or the first that is free; -1 and
   refused when there is none. */
static int find_seat(struct visit *visit) {
    const struct keeper *keeper = visit->keeper;
    unsigned seats = session_setup(keeper->session)->seats;
    struct word word;
    uint8_t wanted = 0;
    if (argument(visit, "seat", &word)) {
        if (word_seat(word, seats, &wanted) &&
            (has_key(visit, wanted) || keeper_is_free(keeper, wanted)))
            return wanted;
        visit_refuse(visit, _("that seat is not free"));
        return -1;
    }
    int seat = former_seat(visit, false);
    if (seat < 0 && session_length(keeper->session) > 0)
        seat = former_seat(visit, true);
    for (unsigned i = 0; i < seats && seat < 0; i++)
        if (keeper_is_free(keeper, i))
            seat = (int)i;
    if (seat < 0)
        visit_refuse(visit, _("no seat is free; clowder watch looks on"));
    return seat;
}

/* Gives a seat where nobody sat a key: the one he brings, when the table was opened again, or a new
   one. */
static void give_key(struct visit *visit, unsigned wanted) {
    char *own = visit->keeper->chair[wanted].key;
    const char *at = visit->arguments;
    struct word key;
    unsigned seat;
    table_make_key(own);
    if (session_length(visit->keeper->session) == 0)
        return; /* the keys he brings are of another game */
    while (next_key(visit, &at, &seat, &key))
        if (seat == wanted && strspn(key.bytes, "0123456789abcdef") >= TABLE_KEY)
            memcpy(own, key.bytes, TABLE_KEY);
}

/* He sits there from now on; an older connection of his ends. */
static void take_seat(struct visit *visit, unsigned seat) {
    struct chair *chair = &visit->keeper->chair[seat];
    struct guest *before = keeper_sitter(visit->keeper, seat);
    if (before) {
        guest_send(before, "bye another");
        before->own &= ~(1u << seat);
        before->leaves = true;
    }
    if (!*chair->key)
        give_key(visit, seat);
    chair->left = false;
    visit->guest->own |= 1u << seat;
}

static bool may_come(struct visit *visit) {
    const char *at = visit->arguments;
    struct word version = {"", 0};
    word_next(&at, &version);
    if (visit->guest->admitted)
        visit_refuse(visit, "you are in already");
    else if (!word_is(version, "1"))
        visit_refuse(visit, _("this table speaks version 1 of the protocol"));
    return visit->good;
}

void visit_join(struct visit *visit) {
    if (!may_come(visit))
        return;
    int seat = find_seat(visit);
    if (seat < 0)
        return;
    take_seat(visit, (unsigned)seat);
    visit->guest->admitted = true;
    text_addf(&visit->answer, "seat=%c key=%s", seat_letter((unsigned)seat),
              visit->keeper->chair[seat].key);
    guest_begin(visit->guest);
    keeper_tell_people(visit->keeper);
    visit->changed = true;
}

void visit_watch(struct visit *visit) {
    if (!may_come(visit))
        return;
    visit->guest->admitted = true;
    guest_begin(visit->guest);
    keeper_tell_people(visit->keeper);
}
