/*
 * signature.h - one number for all that a game's rules do.
 *
 * Random games of every number of seats and every preset, from fixed seeds, are digested move by
 * move. The same rules give the same number with every compiler, machine and locale; a change of
 * rules, dice or notation gives another.
 */
#ifndef CLI_SIGNATURE_H
#define CLI_SIGNATURE_H

#include "core/ruleset.h"

uint64_t signature_game(const struct registered *game);

/* Of all listed games together. */
uint64_t signature_all(void);

#endif
