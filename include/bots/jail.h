/*
 * jail.h - what another program may not do while it plays: prepared before fork, entered after.
 *
 * Only means of the kernel's own: namespaces, Landlock, a seccomp filter, resource limits, and a
 * process of ours that watches memory (supervisor.h). docs/BOT.md has the table of what is kept
 * from programs, and by what. A kernel that lacks one of them may keep less: then the user is asked
 * first.
 */
#ifndef BOTS_JAIL_H
#define BOTS_JAIL_H

#include "bots/namespaces.h"
#include "bots/readable.h"

enum {
    JAIL_MEMORY_USUAL = 2048, /* megabytes, of all its processes together */
    JAIL_MEMORY_LEAST = 16,
    JAIL_MEMORY_MOST = 1 << 20,
    JAIL_PROCESSES = 64,
    JAIL_TASKS = 512, /* its processes' threads in all; a hard limit, not for root */
    JAIL_FILES = 64,  /* open at a time, each process */
    JAIL_CPU_SECONDS = 3600,
    JAIL_FIRST_FILE = 8, /* descriptors below it are the supervisor's to give out */
};

enum jail_layer {
    JAIL_NAMESPACES = 1,
    JAIL_LANDLOCK = 2,
    JAIL_SECCOMP = 4,
    JAIL_LANDLOCK_TRUNCATION = 8, /* a Landlock that keeps files from being emptied */
    JAIL_CHILDREN = 16,           /* /proc tells what a process started */
};

/* What this machine has, as bits; found out by the first call. */
unsigned jail_layers(void);

/* For tests: these layers are taken for missing. Before anything else here. */
void jail_disable(unsigned layers);

/* How much memory programs that are started from now on may have, in megabytes. */
void jail_set_memory(unsigned megabytes);
unsigned jail_memory(void);

struct jail {
    unsigned layers;
    unsigned memory; /* megabytes */
    int landlock;    /* descriptor of its rules, from JAIL_FIRST_FILE on, or -1 */
    struct readable readable;
    char *folder; /* the working folder */
    struct namespaces_plan plan;
};

/* Prepares the jail of a command. Closed by jail_free. */
void jail_init(struct jail *jail, const char *command);
void jail_free(struct jail *jail);

/* In the child, between fork and exec: false when something that this machine has is refused. */
bool jail_enter(const struct jail *jail, bool own_proc);

/* True when there is anything that a program cannot be kept from here, and the user has not yet
   agreed to that: he is to be asked. Adds lines that tell what. */
bool jail_must_ask(struct text *out);
void jail_trust(void); /* he agrees, for as long as this program runs */

/* Adds a line for each thing that is kept from programs here, or is not. */
void jail_tell(struct text *out);

/* Adds a line for each file or folder, beside those of the system, that the command may read. */
void jail_tell_readable(const char *command, struct text *out);

#endif
