/*
 * clock.h - the time: the only module that asks the system for it.
 *
 * Durations come from the monotonic clock, dates from the calendar. With SOURCE_DATE_EPOCH in the
 * environment (seconds since 1970) the calendar stands still at that moment, told as UTC: so tests
 * and rebuilt packages do not depend on the day.
 */
#ifndef SESSION_CLOCK_H
#define SESSION_CLOCK_H

#include <stdint.h>
#include <time.h>

#include "core/text.h"

/* Since an unspecified moment; these never go back. */
uint64_t clock_milliseconds(void);
double clock_seconds(void);

/*
 * The time of the players' clocks, in milliseconds: the monotonic clock's, or, once it was stopped,
 * a time that passes only when it is told to. Tests stop it, so that nobody waits.
 */
uint64_t clock_play(void);
void clock_play_stop(void);
void clock_play_pass(uint64_t milliseconds); /* nothing unless it was stopped */

/* The calendar's time, in seconds since 1970. */
time_t clock_now(void);

/* Adds the local date, "2026-11-21"; nothing when the calendar has no such day. */
void clock_add_date(struct text *out);

#endif
