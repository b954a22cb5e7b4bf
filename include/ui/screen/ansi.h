/*
 * ansi.h - pictures as bytes for a terminal: the escape sequences of ECMA-48, with as many
 * colours as are asked for.
 *
 * For recordings, which no ncurses writes, and for terminals with direct colour, which ncurses
 * knows only by descriptions that few systems have.
 */
#ifndef UI_SCREEN_ANSI_H
#define UI_SCREEN_ANSI_H

#include "ui/screen/theme.h"

/* Adds what makes a terminal of the picture's size show it: its cells that differ from `before`,
   a picture of the same size, or all of them on a wiped screen without a cursor when NULL. A
   terminal that `erases` gives what it erases (ED, EL, ECH) the background that is on; that saves
   bytes. */
void ansi_add(const struct canvas *before, const struct canvas *picture, const struct look *look,
              int colours, bool erases, struct text *out);

/* Writes all of it to a terminal; one that has gone is told by reading from it. */
void ansi_write(int file, const struct text *bytes);

#endif
