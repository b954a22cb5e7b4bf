/*
 * progress.c - a bar on stderr, drawn at most ten times a second and wiped away at the end.
 */
#include "cli/cli.h"
#include <stdio.h>
#include <time.h>
#include <unistd.h>

enum { BAR_COLUMNS = 40, EVERY_MILLISECONDS = 100 };

static uint64_t milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

void progress_start(struct progress *progress, const char *what) {
    *progress = (struct progress){.what = what, .on = isatty(STDERR_FILENO)};
}

void progress_step(struct progress *progress, uint64_t done, uint64_t all) {
    if (!progress->on)
        return;
    uint64_t now = milliseconds();
    if (progress->shown && now < progress->shown + EVERY_MILLISECONDS)
        return;
    progress->shown = now;
    int filled = (int)(all ? BAR_COLUMNS * done / all : BAR_COLUMNS);
    fprintf(stderr, "\r%s [%.*s%*s] %3d %%", progress->what, filled,
            "########################################", BAR_COLUMNS - filled, "",
            (int)(all ? 100 * done / all : 100));
}

void progress_end(struct progress *progress) {
    if (progress->on && progress->shown)
        fprintf(stderr, "\r%*s\r", (int)strlen(progress->what) + BAR_COLUMNS + 10, "");
    progress->on = false;
}
