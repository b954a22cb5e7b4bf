/*
 * jail.h - what another program may not do while it plays: prepared before fork, entered after.
 *
 * Only ways of the kernel's own: resource limits, no_new_privs, a seccomp filter, Landlock, and
 * user and network namespaces. Each that this kernel has not is left out; docs/BOT.md tells what
 * each keeps from happening.
 */
#ifndef BOTS_JAIL_H
#define BOTS_JAIL_H

#include "core/text.h"

enum {
    JAIL_MEMORY_MEGABYTES = 2048, /* of address space, each process */
    JAIL_PROCESSES = 64,
    JAIL_FILES = 64, /* open at a time */
    JAIL_CPU_SECONDS = 3600,
};

struct jail {
    int landlock; /* descriptor of its rules, or -1 */
};

/* Prepares; what the kernel has not is left out. Closed by jail_free. */
void jail_init(struct jail *jail);
void jail_free(struct jail *jail);

/* In the child, between fork and exec: calls nothing that is not safe there. */
void jail_enter(const struct jail *jail);

/* Adds one line for each thing that is kept from programs here, or is not. */
void jail_tell(struct text *out);

#endif
