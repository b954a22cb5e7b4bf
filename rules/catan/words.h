/*
 * words.h - a position of L'impero di Catan as words: between setup.c and describe.c.
 */
#ifndef CATAN_WORDS_H
#define CATAN_WORDS_H

#include "catan.h"

/* Adds " map=o10w2...": kind and token of each hex. */
void words_add_map(struct text *out, const uint8_t *hex);

/* Fills what the words of the line say, and those of `known`, which are the island when the line
   must not tell it (else NULL). Returns NULL, or a sentence why not. *position tells whether the
   line is one, not the deal of a new game. Numbers are within what their fields hold, pieces lie
   on the island and on no other piece; nothing else is sure. */
const char *words_read(game_state *s, const char *line, const char *known, bool *position);

#endif
