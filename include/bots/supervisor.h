/*
 * supervisor.h - the process between the game and another program.
 *
 * It builds the jail, starts the program in it, and then only waits: for the program's end, for
 * the game's, and for the program taking more memory or processes than it may. At its own end
 * everything that the program started is killed by the kernel, or, where there are no namespaces,
 * by it.
 */
#ifndef BOTS_SUPERVISOR_H
#define BOTS_SUPERVISOR_H

#include <sys/types.h>

#include "bots/jail.h"

/* What it is given: descriptors from JAIL_FIRST_FILE on, and what must be made before a fork. */
struct supervisor_plan {
    int in, out, err; /* the program's standard files */
    int death;        /* reading end of a pipe whose writing end only the game has */
    int report;       /* writing end of a pipe, to tell the end by: struct supervisor_report */
    const struct jail *jail;
    char *const *arguments, *const *environment;
};

struct supervisor_report {
    enum {
        SUPERVISOR_CODE,      /* the program ended with code `number` */
        SUPERVISOR_SIGNAL,    /* it was ended by signal `number` */
        SUPERVISOR_MEMORY,    /* it took too much memory */
        SUPERVISOR_PROCESSES, /* it started too many processes */
        SUPERVISOR_JAIL,      /* its jail could not be built: errno `number`, at `what` */
    } how;
    int number;
    char what[200];
};

/* Starts the process, which leads a process group of its own; -1 with errno. */
pid_t supervisor_start(const struct supervisor_plan *plan);

#endif
