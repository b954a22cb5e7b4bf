/*
 * clock_state.h - the clocks as a session keeps them, for the files that play and load.
 *
 * Invariant: the clock that runs has used up the time until `since`; what passed after that is
 * subtracted when it is stopped, or a move is made.
 */
#ifndef SESSION_CLOCK_STATE_H
#define SESSION_CLOCK_STATE_H

#include "session/clocks.h"

struct seat_clock {
    uint32_t main;   /* milliseconds of the main time, or of the turn */
    uint32_t period; /* milliseconds of the present period */
    uint8_t periods; /* that are left, the present one included */
};

struct clocks {
    struct time_control control;
    struct seat_clock seat[SEATS_MOST];
    int running;    /* a seat, or NO_CLOCK */
    uint64_t since; /* clock_play */
    uint8_t chose;  /* bits of the seats that chose in this turn */
    uint32_t paid;  /* the last turn that increments were given for */
};

void clocks_start(struct clocks *clocks, const struct time_control *control);

/* Subtracts what passed from the clock that runs. */
void clocks_settle(struct clocks *clocks);

/* A move was made (CHANCE: dice fell) in turn `before`; the next one belongs to turn `after`. */
void clocks_moved(struct clocks *clocks, unsigned actor, uint32_t before, uint32_t after);

/* Adds "; [%clk A 0:04:31.2]\n". */
void clocks_write(const struct clocks *clocks, unsigned seat, struct text *out);

/* Takes such a line in, and returns its seat; NO_CLOCK for other lines, which mean nothing. */
int clocks_read(struct clocks *clocks, struct word line);

/* What a clock that does not run shows. */
struct clock_face clocks_face(const struct seat_clock *clock);

#endif
