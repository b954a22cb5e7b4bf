/*
 * namespaces.h - a world of its own for another program: user, processes, files, network, IPC.
 */
#ifndef BOTS_NAMESPACES_H
#define BOTS_NAMESPACES_H

#include <sys/types.h>

#include "bots/readable.h"

/* Like fork, but the child is the first process in namespaces of its own when `own` is set: it is
   not to use anything that takes a lock. -1 with errno. */
pid_t namespaces_fork(bool own);

struct namespaces_plan {
    const struct readable *readable;
    const char *folder; /* the working folder; empty when it is not among what is readable */
    uid_t user;         /* outside, as all that is made there belongs to */
    gid_t group;
};

/* In that child: leaves it nothing of the file system but what is readable, read-only, a few
   devices, and a /proc of its own (*own_proc: false when the kernel gives none). NULL, or the call
   or path that failed, with errno. Safe between fork and exec. */
const char *namespaces_enter(const struct namespaces_plan *plan, bool *own_proc);

/* Whether all that works here, by trying it: some milliseconds. */
bool namespaces_available(void);

#endif
