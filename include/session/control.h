/*
 * control.h - time controls: how much time the players of a game have.
 *
 *      move:30             30 seconds for everything that a player does in one turn
 *      total:600           600 seconds for the whole game
 *      fischer:300+5       300 seconds, and 5 more after every turn in which the player chose
 *      byoyomi:600+30x3    600 seconds, then 3 periods of 30; a period that is not used up is
 *                          whole again after the turn
 *
 * These words stand in a log's Clock tag, and are typed; where people type, a time may end in m
 * for minutes or h for hours.
 */
#ifndef SESSION_CONTROL_H
#define SESSION_CONTROL_H

#include "core/text.h"

enum control_kind {
    CONTROL_NONE,
    CONTROL_MOVE,
    CONTROL_TOTAL,
    CONTROL_FISCHER,
    CONTROL_BYOYOMI,
};

enum { CONTROL_SECONDS_MOST = 360000, CONTROL_PERIODS_MOST = 99 };

struct time_control {
    enum control_kind kind;
    uint32_t main;   /* seconds, 1 .. CONTROL_SECONDS_MOST; 0 without a clock */
    uint32_t extra;  /* seconds: the increment, or one period; else 0 */
    uint8_t periods; /* of byo-yomi, 1 .. CONTROL_PERIODS_MOST; else 0 */
};

/* Reads the words above, or "none"; false with a sentence in why, and *out as it was. */
bool control_read(const char *words, struct time_control *out, struct text *why);

/* Adds the words as a log has them; "none" without a clock. */
void control_words(const struct time_control *control, struct text *out);

/* Adds what they mean, for people: "5:00, and 5 s more after every turn". */
void control_told(const struct time_control *control, struct text *out);

/* Adds a time as people read clocks, whole seconds rounded up: "4:31", "1:02:00". */
void control_add_time(uint32_t milliseconds, struct text *out);

#endif
