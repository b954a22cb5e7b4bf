/*
 * filter.h - the system calls that another program may not make: a seccomp filter.
 */
#ifndef BOTS_FILTER_H
#define BOTS_FILTER_H

#include <stdbool.h>

/* Whether this kernel takes filters, and the numbers of its calls are known here. */
bool filter_available(void);

/* Denies the calls to this process and all it starts, for ever. Needs no_new_privs. Safe between
   fork and exec; false when the kernel refuses. */
bool filter_enter(void);

#endif
