/*
 * typed.h - a move as people type it: capitals, beginnings of words, the verb left out.
 *
 * Logs are read strictly (notation_parse). What a person types, on the screen or by lines, is read
 * here: as a log has it, or else as the legal move that it must mean, or else as the only move
 * that it can be at all, for the reason why that is not allowed.
 */
#ifndef TABLE_TYPED_H
#define TABLE_TYPED_H

#include "core/ruleset.h"

enum typed {
    TYPED_NOTHING, /* no verb begins so: a sentence in why */
    TYPED_WRONG,   /* a sentence in why */
    TYPED_MOVE,
};

/* Reads one line among the legal moves of a seat; why must not be NULL. */
enum typed typed_move(const struct ruleset *rules, const struct notation *notation,
                      const struct move_list *legal, const char *line, struct move *out,
                      struct text *why);

/* Reads a line that begins with a verb and may end before the last argument: the only move that it
   can begin, legal or not, and bits of the arguments that it names. False when there is none. */
bool typed_part(const struct ruleset *rules, const struct notation *notation, const char *line,
                struct move *out, unsigned *known);

/* True when the word is that string, in capitals or not. */
bool typed_is(struct word word, const char *string);

#endif
