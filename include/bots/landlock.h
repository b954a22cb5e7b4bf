/*
 * landlock.h - reading only what is named, and writing nothing: rules of the kernel's Landlock.
 */
#ifndef BOTS_LANDLOCK_H
#define BOTS_LANDLOCK_H

#include "bots/readable.h"

enum { LANDLOCK_TRUNCATION = 3 }; /* from this version on it keeps files from being emptied */

/* The version this kernel has; 0 or less: none. */
long landlock_version(void);

/* A descriptor of rules that allow reading these, and a few devices; -1: the kernel has none. */
int landlock_rules(const struct readable *readable);

/* Enters them for ever, with the files of /proc that a program reads about itself; all of /proc
   when that shows no others. Needs no_new_privs. Safe between fork and exec; false when the kernel
   refuses. */
bool landlock_enter(int rules, bool own_proc);

#endif
