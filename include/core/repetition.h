/*
 * repetition.h - which positions came before: a short list of digests inside the state, for rules
 * on repetition ("the third time it is a draw").
 *
 * The session keeps history, but the rules see the state only; so a game that has such a rule keeps
 * this list in its state and writes it into its positions. It holds the last REPETITION_MOST
 * positions since it was cleared. A game clears it when something happens that cannot be taken
 * back, as a capture: no position from before can come again. A rule that must remember more than
 * that (superko) is not served.
 *
 * Invariant: oldest first, without gaps, 0 beyond count; so equal histories have equal bytes.
 */
#ifndef CORE_REPETITION_H
#define CORE_REPETITION_H

#include "core/text.h"

enum { REPETITION_MOST = 32 };

struct repetition {
    uint64_t digest[REPETITION_MOST];
    uint8_t count;
    uint8_t unused[7]; /* 0 */
};

/* A digest of the bytes that make a position: the board and who is to move, not the turn's number
   nor this list. FNV-1a, 64 bits. */
uint64_t repetition_digest(const uint8_t *bytes, size_t length);

void repetition_clear(struct repetition *repetition);

/* How often the position is in the list. */
unsigned repetition_count(const struct repetition *repetition, uint64_t digest);

/* Adds a position, over the oldest one when the list is full; returns how often it is there now. */
unsigned repetition_push(struct repetition *repetition, uint64_t digest);

/* The list as text, "1c4a.77b0": each digest in hexadecimal, oldest first; nothing for an empty
   list. Reading returns false for anything that is not written so. */
void repetition_write(const struct repetition *repetition, struct text *out);
bool repetition_read(struct repetition *repetition, struct word word);

#endif
