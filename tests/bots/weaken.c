/*
 * weaken.c - in the test program alone: CLOWDER_WITHOUT=namespaces,landlock,seccomp takes layers of
 * a bot's jail for missing, as kernels are that have none of them.
 */
#include <stdlib.h>
#include <string.h>

#include "bots/jail.h"

static __attribute__((constructor)) void weaken(void) {
    static const struct {
        const char *word;
        unsigned layer;
    } rows[] = {{"namespaces", JAIL_NAMESPACES},
                {"landlock", JAIL_LANDLOCK | JAIL_LANDLOCK_TRUNCATION},
                {"seccomp", JAIL_SECCOMP}};
    const char *given = getenv("CLOWDER_WITHOUT");
    unsigned layers = 0;
    for (unsigned i = 0; given && i < sizeof rows / sizeof *rows; i++)
        layers |= strstr(given, rows[i].word) ? rows[i].layer : 0;
    jail_disable(layers);
}
