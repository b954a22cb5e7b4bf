/*
 * interrupt.c - SIGINT as a flag, for long work that prints what it has when it is stopped.
 */
#include <signal.h>

#include "cli/cli.h"

static volatile sig_atomic_t came;

static void note(int number) {
    (void)number;
    came = 1;
}

void interrupt_watch(void) {
    struct sigaction action = {.sa_handler = note, .sa_flags = (int)SA_RESETHAND};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL); /* a second one ends the program */
}

bool interrupt_came(void) {
    return came != 0;
}
