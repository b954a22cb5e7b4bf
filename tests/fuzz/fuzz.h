/*
 * fuzz.h - a fuzz target: each other file here but replay.c, driven by libFuzzer or by replay.c.
 */
#ifndef TESTS_FUZZ_H
#define TESTS_FUZZ_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
