/*
 * clock_list.h - the times that a log tells, as a list: what a seat's clock showed at a position.
 *
 * Invariant: the positions of the list never fall; of several times of one seat at one position the
 * last one counts.
 */
#ifndef SESSION_CLOCK_LIST_H
#define SESSION_CLOCK_LIST_H

#include <stddef.h>

#include "clock_state.h"

struct clock_time {
    size_t at; /* so many moves were in the log */
    uint8_t seat;
    struct seat_clock clock;
};

struct clock_list {
    struct clock_time *times;
    size_t count, capacity;
};

/* Keeps what the seat's clock shows at a position, which no other one of the list is behind. */
void clock_list_keep(struct clock_list *list, const struct clocks *clocks, unsigned seat,
                     size_t at);

/* Drops the times of positions after `at`. */
void clock_list_cut(struct clock_list *list, size_t at);

void clock_list_free(struct clock_list *list);

#endif
