/*
 * clock.h - a clock that only goes forward.
 */
#ifndef BOTS_CLOCK_H
#define BOTS_CLOCK_H

#include <stdint.h>

/* Milliseconds since some moment; never goes back. */
uint64_t clock_milliseconds(void);

#endif
