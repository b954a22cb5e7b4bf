/*
 * clock.c - durations and dates: see clock.h.
 */
#include "session/clock.h"

#include <stdlib.h>

static struct timespec monotonic(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now;
}

uint64_t clock_milliseconds(void) {
    struct timespec time = monotonic();
    return (uint64_t)time.tv_sec * 1000 + (uint64_t)time.tv_nsec / 1000000;
}

static bool play_stopped;
static uint64_t play_time;

uint64_t clock_play(void) {
    return play_stopped ? play_time : clock_milliseconds();
}

void clock_play_stop(void) {
    if (!play_stopped)
        play_time = clock_milliseconds();
    play_stopped = true;
}

void clock_play_pass(uint64_t milliseconds) {
    play_time += milliseconds;
}

double clock_seconds(void) {
    struct timespec time = monotonic();
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

time_t clock_now(void) {
    const char *fixed = getenv("SOURCE_DATE_EPOCH");
    return fixed ? (time_t)strtoll(fixed, NULL, 10) : time(NULL);
}

void clock_add_date(struct text *out) {
    time_t now = clock_now();
    struct tm date;
    if (!(getenv("SOURCE_DATE_EPOCH") ? gmtime_r(&now, &date) : localtime_r(&now, &date)))
        return;
    char bytes[32];
    text_add_bytes(out, bytes, strftime(bytes, sizeof bytes, "%Y-%m-%d", &date));
}
