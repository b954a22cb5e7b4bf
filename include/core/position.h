/*
 * position.h - a position as one line of words, written and read by one table of fields.
 *
 *      turn=12 to=B roll=4 A=d3e3g15 B=-
 *
 * A game lists its words once, in the order in which they are written: the name, the kind of value,
 * where it lies in the state, its limits, and the sentence that tells how it is written. What is
 * not a number, a word or a seat the game writes and reads by two small functions of its own.
 *
 * Reading distrusts the line: each word stands once, none is unknown, none that is needed is
 * missing, and every value keeps its limits. Words with a name may come in any order. The state is
 * filled in the order of the table, so a field may rely on those above it.
 *
 * The deal of a new game is such a line too, made of the words that are marked IN_DEAL; a game in
 * which every position may be dealt marks none.
 */
#ifndef CORE_POSITION_H
#define CORE_POSITION_H

#include "core/ruleset.h"

enum { POSITION_NUMBER_MOST = 1000000000 }; /* of turns: a limit for what has none */

enum position_kind {
    POSITION_OWN,         /* by the game's functions; nothing is written as "-" */
    POSITION_NUMBER,      /* least .. most; signed when least is below 0 */
    POSITION_DIGITS,      /* an array of bytes, a digit each, least .. most: "34" */
    POSITION_SEAT_DIGITS, /* the same, a digit for each seat that plays */
    POSITION_WORD,        /* value v is words[v], 0 .. most; NULL: v is not written */
    POSITION_SEAT,        /* a seat that plays, as its letter */
    POSITION_SEATS,       /* a set of them as bits, 0: absent: "AC" */
};

enum position_use { IN_POSITION, IN_DEAL, IN_BOTH };

struct position_field {
    const char *name; /* NULL: the value stands alone, in the order of the table */
    const char *form; /* the sentence told when it is missing or wrong, marked N_(): which word,
                         how it is written, its limits, the rule's id: "KK-6: roll= is 1 to 6" */
    enum position_kind kind;
    enum position_use use;
    uint16_t offset, size; /* of the member: POSITION_MEMBER(number); size 0: nothing is kept */
    int32_t least, most;
    bool optional;  /* left out when the value is `absent`, or nothing was written */
    int32_t absent; /* what it is when left out */
    const char *const *words;
    uint8_t each_seat; /* so many words for each seat, named by its letter; the functions below are
                          given seat * each_seat + n; else 0 */

    /* Adds the value, without the name. */
    void (*write)(const game_state *s, enum viewer viewer, unsigned index, struct text *out);

    /* Reads a value that is not empty and not "-"; false when it is wrong, and then *why, which is
       `form`, may be made a better sentence, marked N_(). */
    bool (*read)(game_state *s, unsigned index, struct word value, const char **why);
};

#define POSITION_MEMBER(member)                                                                    \
    .offset = offsetof(struct game_state, member), .size = sizeof((struct game_state *)NULL)->member

/* A game's table. At most POSITION_FIELDS_MOST rows. */
struct position {
    const struct position_field *fields;
    size_t count;
};

enum { POSITION_FIELDS_MOST = 32, POSITION_WORDS_MOST = 64 };

/* Adds the line of a position with so many seats, or the deal of one. */
void position_write(const struct position *position, const game_state *s, unsigned seats,
                    enum viewer viewer, struct text *out);
void position_write_deal(const struct position *position, const game_state *s, unsigned seats,
                         struct text *out);

/* Fills a state that is prepared (zeroed, seats and options as they will be) from a line; NULL is
   read as an empty one. Returns NULL, or the sentence why not; *is_deal tells which it was. What
   the values mean together is for the game to judge. */
const char *position_read(const struct position *position, game_state *s, unsigned seats,
                          const char *line, bool *is_deal);

#endif
