/*
 * clock.h - a clock that only goes forward, since some moment.
 */
#ifndef BOTS_CLOCK_H
#define BOTS_CLOCK_H

#include <stdint.h>

uint64_t clock_milliseconds(void);
double clock_seconds(void);

#endif
