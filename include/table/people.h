/*
 * people.h - the names of those who played before, to be offered when a name is asked for.
 *
 * They come from the saved games themselves.
 */
#ifndef TABLE_PEOPLE_H
#define TABLE_PEOPLE_H

#include "core/text.h"

/* Adds the names of persons that the newest saved games have, those of the newest one last, each
   once and ended by '\n': without those that a seat is called when nobody typed a name. They are
   raw text. */
void people_add(struct text *out);

#endif
