/*
 * repetition.c - which positions came before: see repetition.h.
 */
#include "core/repetition.h"

#include <string.h>

uint64_t repetition_digest(const uint8_t *bytes, size_t length) {
    uint64_t digest = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < length; i++)
        digest = (digest ^ bytes[i]) * UINT64_C(0x100000001b3);
    return digest;
}

void repetition_clear(struct repetition *repetition) {
    memset(repetition, 0, sizeof *repetition);
}

unsigned repetition_count(const struct repetition *repetition, uint64_t digest) {
    unsigned count = 0;
    for (unsigned i = 0; i < repetition->count; i++)
        count += repetition->digest[i] == digest;
    return count;
}

unsigned repetition_push(struct repetition *repetition, uint64_t digest) {
    uint64_t *list = repetition->digest;
    if (repetition->count == REPETITION_MOST)
        memmove(list, list + 1, (REPETITION_MOST - 1) * sizeof *list);
    else
        repetition->count++;
    list[repetition->count - 1] = digest;
    return repetition_count(repetition, digest);
}

static const char digits[] = "0123456789abcdef";

void repetition_write(const struct repetition *repetition, struct text *out) {
    for (unsigned i = 0; i < repetition->count; i++) {
        if (i > 0)
            text_add_char(out, '.');
        for (int shift = 60; shift >= 0; shift -= 4)
            if (repetition->digest[i] >> shift || shift == 0)
                text_add_char(out, digits[repetition->digest[i] >> shift & 15]);
    }
}

/* Without leading zeros, as it is written. */
static bool read_digest(struct word word, uint64_t *out) {
    *out = 0;
    if (word.length < 1 || word.length > 16 || (*word.bytes == '0' && word.length > 1))
        return false;
    for (size_t i = 0; i < word.length; i++) {
        const char *digit = word.bytes[i] ? strchr(digits, word.bytes[i]) : NULL;
        if (!digit)
            return false;
        *out = *out << 4 | (uint64_t)(digit - digits);
    }
    return true;
}

bool repetition_read(struct repetition *repetition, struct word word) {
    struct word part;
    uint64_t digest;
    repetition_clear(repetition);
    while (word_part(&word, '.', &part)) {
        if (repetition->count == REPETITION_MOST || !read_digest(part, &digest))
            return false;
        repetition_push(repetition, digest);
    }
    return word.bytes == NULL || repetition->count == 0 || word.bytes[-1] != '.';
}
