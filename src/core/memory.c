/*
 * memory.c - allocation that cannot fail: see memory.h.
 */
#include "core/memory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

void *memory_new(size_t size) {
    void *new = calloc(1, size ? size : 1);
    if (!new)
        abort();
    return new;
}

void *memory_resize(void *old, size_t count, size_t size) {
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes))
        abort();
    void *new = realloc(old, bytes ? bytes : 1);
    if (!new)
        abort();
    return new;
}

char *memory_string(const char *string) {
    size_t size = strlen(string) + 1;
    return memcpy(memory_new(size), string, size);
}
