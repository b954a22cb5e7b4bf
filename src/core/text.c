/*
 * text.c - text that grows, and the words inside a line: see text.h.
 *
 * Invariant after every call: bytes[length] == 0, and capacity > length or nothing is owned.
 */
#include "core/text.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"

char text_nothing[1]; /* stays empty: a text that owns nothing is never written to */

void text_free(struct text *text) {
    if (text->capacity)
        free(text->bytes);
    *text = TEXT_EMPTY;
}

void text_clear(struct text *text) {
    text_truncate(text, 0);
}

void text_truncate(struct text *text, size_t length) {
    assert(length <= text->length);
    text->length = length;
    if (text->capacity)
        text->bytes[length] = 0;
}

void text_reserve(struct text *text, size_t capacity) {
    if (capacity < text->capacity)
        return;
    size_t grown = text->capacity * 2 < 64 ? 64 : text->capacity * 2;
    if (grown <= capacity)
        grown = capacity + 1;
    text->bytes = memory_resize(text->capacity ? text->bytes : NULL, grown, 1);
    text->bytes[text->length] = 0;
    text->capacity = grown;
}

char *text_detach(struct text *text) {
    text_reserve(text, 1);
    char *string = text->bytes;
    *text = TEXT_EMPTY;
    return string;
}

void text_add(struct text *text, const char *string) {
    text_add_bytes(text, string, strlen(string));
}

void text_add_bytes(struct text *text, const char *bytes, size_t length) {
    if (text->capacity <= text->length + length)
        text_reserve(text, text->length + length);
    memcpy(text->bytes + text->length, bytes, length);
    text->length += length;
    text->bytes[text->length] = 0;
}

void text_add_number(struct text *text, long number) {
    if (number >= 0 && number < 10) {
        text_add_char(text, (char)('0' + number));
        return;
    }
    char digits[24];
    char *end = digits + sizeof digits;
    char *first = end;
    unsigned long rest = number < 0 ? (unsigned long)-(number + 1) + 1 : (unsigned long)number;
    do {
        *--first = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest);
    if (number < 0)
        *--first = '-';
    text_add_bytes(text, first, (size_t)(end - first));
}

void text_add_list(struct text *text, const char *format, va_list arguments) {
    va_list again;
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, arguments);
    assert(length >= 0);
    text_reserve(text, text->length + (size_t)length);
    vsnprintf(text->bytes + text->length, (size_t)length + 1, format, again);
    va_end(again);
    text->length += (size_t)length;
}

void text_addf(struct text *text, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    text_add_list(text, format, arguments);
    va_end(arguments);
}

void text_add_item(struct text *text, size_t start, const char *string) {
    if (text->length > start)
        text_add(text, ", ");
    text_add(text, string);
}

bool word_next(const char **cursor, struct word *out) {
    const char *at = *cursor;
    while (*at == ' ')
        at++;
    const char *start = at;
    while (*at && *at != ' ')
        at++;
    *cursor = at;
    *out = (struct word){.bytes = start, .length = (size_t)(at - start)};
    return at > start;
}

bool word_number(struct word word, long least, long most, long *out) {
    size_t at = 0;
    bool negative = word.length > 1 && word.bytes[0] == '-';
    if (negative)
        at++;
    if (at == word.length || (word.bytes[at] == '0' && word.length > at + 1))
        return false;
    long number = 0;
    for (; at < word.length; at++) {
        char digit = word.bytes[at];
        if (digit < '0' || digit > '9' || __builtin_mul_overflow(number, 10L, &number) ||
            __builtin_add_overflow(number, (long)(digit - '0'), &number))
            return false;
    }
    if (negative)
        number = -number;
    if (number < least || number > most)
        return false;
    *out = number;
    return true;
}

bool word_pair(struct word word, struct word *name, struct word *value) {
    const char *equals = memchr(word.bytes, '=', word.length);
    if (!equals || equals == word.bytes)
        return false;
    *name = (struct word){.bytes = word.bytes, .length = (size_t)(equals - word.bytes)};
    *value = (struct word){.bytes = equals + 1, .length = word.length - name->length - 1};
    return true;
}

bool word_seat(struct word word, unsigned seats, uint8_t *seat) {
    int found = word.length == 1 ? seat_of_letter(*word.bytes, seats) : -1;
    if (found >= 0)
        *seat = (uint8_t)found;
    return found >= 0;
}

bool word_item(struct word *rest, struct word *out) {
    size_t length = 1;
    if (rest->length == 0)
        return false;
    while (length < rest->length && rest->bytes[length] >= '0' && rest->bytes[length] <= '9')
        length++;
    *out = (struct word){.bytes = rest->bytes, .length = length};
    rest->bytes += length;
    rest->length -= length;
    return true;
}

bool word_part(struct word *rest, char separator, struct word *out) {
    if (rest->length == 0)
        return false;
    const char *cut = memchr(rest->bytes, separator, rest->length);
    size_t length = cut ? (size_t)(cut - rest->bytes) : rest->length;
    *out = (struct word){.bytes = rest->bytes, .length = length};
    size_t used = cut ? length + 1 : length;
    rest->bytes += used;
    rest->length -= used;
    return true;
}
