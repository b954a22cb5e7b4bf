/*
 * terms.h - what is agreed on before a game besides the game's own options: clocks, and who rolls
 * the dice. One table for the page of a new game and for plain text mode.
 */
#ifndef TABLE_TERMS_H
#define TABLE_TERMS_H

#include "session/session.h"

struct terms {
    struct time_control clock;
    enum dice_source dice;
};

enum term { TERM_CLOCK, TERM_DICE, TERM_COUNT };

/* How many of them, from the first, there are in this game. */
unsigned terms_count(const struct ruleset *rules);

/* The title and the help for people. */
const char *term_title(enum term term);
const char *term_help(enum term term);

/* Adds what is agreed on, for people; or the words "clock=total:600" as they are typed. */
void term_told(const struct terms *terms, enum term term, struct text *out);
void term_words(const struct terms *terms, enum term term, struct text *out);

/* The next value (step 1), or the one before (-1). */
void term_change(struct terms *terms, enum term term, int step);

/* Sets what the words "clock=total:10m" say, in this game. *known tells whether they are about a
   term at all; false with a sentence in why when they are, and are wrong. */
bool terms_set(struct terms *terms, const struct ruleset *rules, const char *words, bool *known,
               struct text *why);

/* Gives them to a new game. */
void terms_give(const struct terms *terms, struct new_game *game);

#endif
