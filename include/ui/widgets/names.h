/*
 * names.h - the names of places, written on the board one kind after the other.
 */
#ifndef UI_WIDGETS_NAMES_H
#define UI_WIDGETS_NAMES_H

#include "core/ruleset.h"

enum { NO_NAMES = -1 };

/* The kind of places (a domain) after `named` whose names can be written, or NO_NAMES after the
   last; adds a sentence that says so. */
int names_next(const struct ruleset *rules, int named, struct text *out);

/* Writes the names of that kind over a frame that has the board and its marks. Where names would
   cover each other, those that can come next are wanted most. */
void names_show(struct canvas *frame, const struct ruleset *rules, const struct notation *notation,
                int named);

#endif
