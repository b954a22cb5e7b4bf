/*
 * notation.h - moves as text: one table of verbs and domains parses, prints, completes and
 * explains them.
 *
 * Text is `verb word word ...`, the words separated by one space: "move c3 c7", "place tower n
 * d5", "end". A domain is a numbered set of words (squares, directions, faces of a die); a verb
 * is a word with the domains of its arguments. struct notation caches every word of a game once
 * and finds them again through a hash table built from the same words, so that parse is the
 * inverse of print by construction. It is read-only after creation.
 */
#ifndef CORE_NOTATION_H
#define CORE_NOTATION_H

#include "core/move.h"
#include "core/text.h"

enum { NO_SPOT = -1 };

/* The spot of dice that wait to be rolled, on a game's panel: a click there rolls them, or plays
   the verb that has them rolled. A board's own spots are smaller than 0x4000; the dice are none of
   them, so no cursor goes there. */
enum { SPOT_DICE = 0x7000 };

/* A set of `count` words, values 0 .. count-1. Exactly one of: `words`; `word`; neither, and
   value v is the number least + v. Words have no space, ';', '#' or '"'; each stands once. */
struct domain {
    const char *name;                               /* one word for people: N_("square") */
    uint16_t count;                                 /* how many values */
    bool on_board;                                  /* value v lies on board spot `spot` + v */
    int16_t spot;                                   /* first board spot, when on_board */
    int16_t least;                                  /* first number of a number domain */
    const char *const *words;                       /* the words themselves, count of them */
    void (*word)(unsigned value, struct text *out); /* or a function that writes each */
    const char *keys; /* a shortcut for each value, which plays the candidate with that word, or
                         picks that spot when the domain is on the board; or NULL */
};

struct verb {
    const char *word;               /* in logs and on the command line */
    const char *help;               /* what it does, for people: N_("go with one cat") */
    const char *rule;               /* the id of the rule it belongs to: "KK-7" */
    uint8_t count;                  /* arguments, 0 .. 7 */
    uint8_t domain[MOVE_ARGUMENTS]; /* index into the game's domains, for each argument */
    char key;                       /* shortcut that plays the move when it has no arguments,
                                       or narrows to this verb when it has; 0 for none */
    bool hidden;                    /* a secret choice that is never listed for other seats, even
                                       after the reveal; the game's news tell what they may know */
    bool chance;                    /* only chance makes it: people are not offered it */
    bool rolls;                     /* the dice fall after it: a click on them (SPOT_DICE) is this
                                       move, which has no arguments */
};

struct notation; /* private */

/* Both tables must outlive the notation. Asserts that no two words of a domain, and no two
   verbs, are equal. Freed by notation_free. */
struct notation *notation_new(const struct verb *verbs, size_t verb_count,
                              const struct domain *domains, size_t domain_count);
void notation_free(struct notation *notation);

/* The word of a value; valid as long as the notation. value < the domain's count. */
const char *notation_word(const struct notation *notation, unsigned domain, unsigned value);

/* The value of a word in a domain, or -1. */
int notation_value(const struct notation *notation, unsigned domain, struct word word);

/* The verb's index, or -1. */
int notation_verb(const struct notation *notation, struct word word);

/* Adds the move's text. The move must be well formed (as parse makes it). */
void notation_print(const struct notation *notation, const struct move *move, struct text *out);

/* Reads exactly one move. Returns true, or false and adds one sentence to why (may be NULL):
   which word is wrong, what was expected, and the nearest word when one is near. */
bool notation_parse(const struct notation *notation, const char *string, struct move *out,
                    struct text *why);

/* Completes the last word of a partial line among the moves given: adds every word that may
   stand there, one per line, in the order of the list, each once. */
void notation_complete(const struct notation *notation, const char *string,
                       const struct move_list *legal, struct text *out);

/* A sentence on how the verb is written: "move SQUARE SQUARE  go with one cat (KK-7)". */
void notation_explain(const struct notation *notation, unsigned verb, struct text *out);

/* The word for a board spot in the first domain that covers it, or NULL. */
const char *notation_spot(const struct notation *notation, int spot);

/* The spot argument i of the move lies on, or NO_SPOT when that argument is not on the board. */
int notation_move_spot(const struct notation *notation, const struct move *move, unsigned i);

/* Among the candidates (count strings) the nearest to a mistyped word, or NULL when none is
   near: for "did you mean". */
const char *notation_nearest(struct word word, const char *const *candidates, size_t count);

#endif
