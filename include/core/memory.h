/*
 * memory.h - allocation that cannot fail.
 *
 * Running out of memory aborts the program (the front end restores the terminal on SIGABRT), so
 * callers never test for NULL. Games never allocate: they only add to texts and lists handed in.
 */
#ifndef CORE_MEMORY_H
#define CORE_MEMORY_H

#include <stddef.h>

/* `size` zeroed bytes, aligned for any type; the caller frees them with free(). size 0 gives a
   valid pointer. */
void *memory_new(size_t size);

/* Like realloc(count * size), but aborts on overflow or when out of memory. */
void *memory_resize(void *old, size_t count, size_t size);

/* A copy of the string, freed by the caller with free(). */
char *memory_string(const char *string);

#endif
