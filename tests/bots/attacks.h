/*
 * attacks.h - what attack.c is told, and the attacks of attacks.c.
 */
#ifndef TESTS_BOTS_ATTACKS_H
#define TESTS_BOTS_ATTACKS_H

#include <stdbool.h>
#include <sys/types.h>

extern const char *house, *name; /* the test's folder; of an abstract Unix socket */
extern pid_t victim, game, supervisor;
extern int port; /* of TCP, on this machine */

/* Ended by a row without a name. */
extern const struct attack {
    const char *promise, *name;
    bool (*run)(void); /* true when it succeeds */
} attacks[];

#endif
