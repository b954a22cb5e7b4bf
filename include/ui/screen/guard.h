/*
 * guard.h - signal handlers, which restore the terminal whatever happens.
 *
 * While the guard is open, a signal that asks the program to end sets a flag, so that the program
 * can leave in order; a second one ends it at once. A fatal signal restores the terminal and then
 * has its usual effect. The handlers write escape codes themselves and do not use curses.
 */
#ifndef UI_SCREEN_GUARD_H
#define UI_SCREEN_GUARD_H

#include <stdbool.h>

void guard_open(void); /* remembers the terminal's modes: before they are changed */
void guard_close(void);

/* True from the first signal that asks the program to end. */
bool guard_leaving(void);

/* True once after the program was stopped and went on. */
bool guard_continued(void);

/* Waits until there is input on descriptor 0, or on `other` (-1: none), at most `milliseconds` (-1:
   for ever): 1 input, 0 time is up or there is something on `other`, -1 a signal came. Between
   guard_hold and guard_release signals arrive only in here, so none that was not yet looked at can
   be slept through. */
int guard_wait(int milliseconds, int other);
void guard_hold(void);
void guard_release(void);

#endif
