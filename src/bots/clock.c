/*
 * clock.c - the monotonic clock.
 */
#include "bots/clock.h"

#include <time.h>

static struct timespec now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now;
}

uint64_t clock_milliseconds(void) {
    struct timespec time = now();
    return (uint64_t)time.tv_sec * 1000 + (uint64_t)time.tv_nsec / 1000000;
}

double clock_seconds(void) {
    struct timespec time = now();
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}
