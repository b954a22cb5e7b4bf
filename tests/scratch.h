/*
 * scratch.h - a place of a test's own for files: in $CLOWDER_SCRATCH, else in /tmp.
 *
 * tests/surroundings.py names a folder in memory there, where it finds one: the tests write and
 * remove thousands of files, and none of them asks what a disk does.
 */
#ifndef TESTS_SCRATCH_H
#define TESTS_SCRATCH_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { SCRATCH_MOST = 200 };

static inline void scratch_name(char path[SCRATCH_MOST]) {
    const char *folder = getenv("CLOWDER_SCRATCH");
    snprintf(path, SCRATCH_MOST, "%.150s/clowder-XXXXXX", folder && *folder ? folder : "/tmp");
}

/* Makes an empty folder, or file, and tells its path; false when that fails. */
static inline bool scratch_folder(char path[SCRATCH_MOST]) {
    scratch_name(path);
    return mkdtemp(path) != NULL;
}

static inline bool scratch_file(char path[SCRATCH_MOST]) {
    scratch_name(path);
    int file = mkstemp(path);
    return file >= 0 && close(file) == 0;
}

#endif
