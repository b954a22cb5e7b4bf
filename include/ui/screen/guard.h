/*
 * guard.h - signals, and a terminal that is whole again whatever happens.
 *
 * While the guard is open, signals that ask the program to end only raise a flag, so that it
 * leaves in order; asked a second time it ends at once. Fatal signals put the terminal back and
 * then take their usual course. Knows terminals by their escape codes, not curses.
 */
#ifndef UI_SCREEN_GUARD_H
#define UI_SCREEN_GUARD_H

#include <stdbool.h>

void guard_open(void); /* remembers the terminal's modes: before they are changed */
void guard_close(void);

/* True for ever once the program was asked to end. */
bool guard_leaving(void);

/* True once after the program was stopped and went on. */
bool guard_continued(void);

/* Waits until there is input on descriptor 0, at most `milliseconds` (-1: for ever): 1 input,
   0 time is up, -1 a signal came. Between guard_hold and guard_release signals arrive only in
   here, so none that was not yet looked at can be slept through. */
int guard_wait(int milliseconds);
void guard_hold(void);
void guard_release(void);

#endif
