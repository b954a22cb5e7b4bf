/*
 * progress.c - a bar on stderr, drawn at most ten times a second and wiped away at the end.
 *
 * There is one bar. It is hidden while anything else is told.
 */
#include <stdio.h>
#include <unistd.h>

#include "cli/cli.h"
#include "session/clock.h"

enum { BAR_COLUMNS = 40, EVERY_MILLISECONDS = 100 };

static struct {
    const char *what;
    uint64_t drawn; /* when, in milliseconds */
    bool on, shown;
} bar;

void progress_start(const char *what) {
    bar.what = what;
    bar.drawn = clock_milliseconds(); /* quick work shows no bar at all */
    bar.on = isatty(STDERR_FILENO);
}

void progress_step(uint64_t done, uint64_t all) {
    if (!bar.on)
        return;
    uint64_t now = clock_milliseconds();
    if (now < bar.drawn + EVERY_MILLISECONDS)
        return;
    bar.drawn = now;
    bar.shown = true;
    int filled = (int)(BAR_COLUMNS * done / all);
    fprintf(stderr, "\r%s [%.*s%*s] %3d %%", bar.what, filled,
            "########################################", BAR_COLUMNS - filled, "",
            (int)(100 * done / all));
}

void progress_hide(void) {
    if (bar.shown)
        fprintf(stderr, "\r%*s\r", (int)strlen(bar.what) + BAR_COLUMNS + 10, "");
    bar.shown = false;
}

void progress_end(void) {
    progress_hide();
    bar.on = false;
}

void progress_start_games(void) {
    interrupt_watch();
    progress_start(_("playing"));
}

bool progress_games(void *context, size_t done, size_t all) {
    (void)context;
    progress_step(done, all ? all : 1);
    return !interrupt_came();
}
