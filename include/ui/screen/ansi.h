/*
 * ansi.h - pictures as bytes for a terminal: the escape sequences of ECMA-48 with 256 colours.
 *
 * For recordings, which no ncurses writes.
 */
#ifndef UI_SCREEN_ANSI_H
#define UI_SCREEN_ANSI_H

#include "ui/screen/theme.h"

/* Adds what makes a terminal of the picture's size show it: its cells that differ from `before`,
   a picture of the same size, or all of them on a wiped screen without a cursor when NULL. */
void ansi_add(const struct canvas *before, const struct canvas *picture, const struct look *look,
              struct text *out);

#endif
