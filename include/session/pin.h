/*
 * pin.h - a number or word by which a player at a shared keyboard is known, for as long as the
 * program runs.
 *
 * It is kept in memory only, as libsodium's salted hash, and never written to a file. It keeps
 * people from looking at another's board by mistake or by a key; it is no protection against
 * somebody who can read the saved game or the memory of the program.
 */
#ifndef SESSION_PIN_H
#define SESSION_PIN_H

#include <stdbool.h>

enum { PIN_BYTES = 128 };

struct pin {
    char hash[PIN_BYTES]; /* "": there is none */
};

/* Sets it, or with "" removes it. false: there is not enough memory to compute it, and nothing is
   changed. */
bool pin_set(struct pin *pin, const char *typed);
bool pin_is_set(const struct pin *pin);

/* True when that is the PIN; always when there is none. */
bool pin_opens(const struct pin *pin, const char *typed);

#endif
