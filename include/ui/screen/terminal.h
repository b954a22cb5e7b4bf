/*
 * terminal.h - what a terminal tells of itself besides its description: its colours, and whether
 * its own background is light; then THEME_AUTO is the light one.
 *
 * Some terminals tell their background in COLORFGBG. Others are asked, once, by the sequence that
 * reads a colour (OSC 11). Nothing waits for the answer: it comes as a key of its own, and counts
 * when it comes within BACKGROUND_TIME after the program first looks for keys. A later one is
 * passed over.
 */
#ifndef UI_SCREEN_TERMINAL_H
#define UI_SCREEN_TERMINAL_H

#include <stdbool.h>

enum { BACKGROUND_TIME = 50 /* milliseconds */ };

/* What is written to ask, and what an answer begins with; the colour follows, "ffff/ffff/ffff",
   then BEL or ESC \\. */
extern const char background_question[], background_answer[];

/* True when the environment says that the background is light; *ask when it says nothing and the
   terminal is of a kind that understands the question or passes over it. */
bool background_told(bool *ask);

/* True when the colour of an answer is nearer to white than to black. */
bool background_is_light(const char *colour);

/* NO_COLOR, set and not empty, asks every program for no colours. */
bool terminal_no_colour(void);

/* COLORTERM says that the terminal takes 24 bits a colour. */
bool terminal_direct(void);

#endif
