/*
 * text.h - text that grows, and the words inside a line.
 *
 * Low level: uses only the C library and memory.h. A struct text always holds a NUL-terminated
 * string of `length` bytes (which may itself contain no NUL); bytes is never NULL after
 * initialisation. Clearing keeps the storage, so a text reused in a loop stops allocating.
 * Bytes are not checked here: utf8.h is the door for text from outside.
 */
#ifndef CORE_TEXT_H
#define CORE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct text {
    char *bytes;     /* never NULL; bytes[length] is 0 */
    size_t length;   /* in bytes, without the final NUL */
    size_t capacity; /* bytes owned, 0 while nothing was added */
};

extern char text_nothing[1]; /* what an empty text points to; never written */

/* struct text t = TEXT_EMPTY; is a valid empty text and owns nothing. */
#define TEXT_EMPTY                                                                                 \
    (struct text) {                                                                                \
        .bytes = text_nothing                                                                      \
    }

void text_free(struct text *text);                     /* becomes TEXT_EMPTY */
void text_clear(struct text *text);                    /* length 0, storage kept */
void text_truncate(struct text *text, size_t length);  /* length <= text->length */
void text_reserve(struct text *text, size_t capacity); /* room for that many bytes in all */
char *text_detach(struct text *text); /* the caller owns the string; text becomes empty */

void text_add(struct text *text, const char *string);
void text_add_bytes(struct text *text, const char *bytes, size_t length);
static inline void text_add_char(struct text *text, char byte) {
    if (text->capacity <= text->length + 1)
        text_reserve(text, text->length + 1);
    text->bytes[text->length++] = byte;
    text->bytes[text->length] = 0;
}
void text_add_number(struct text *text, long number); /* decimal; faster than text_addf */
void text_addf(struct text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_add_list(struct text *text, const char *format, va_list arguments)
    __attribute__((format(printf, 2, 0)));

/* Adds ", " first unless the text ends at `start`: for lists like "a, b, c". */
void text_add_item(struct text *text, size_t start, const char *string);

/*
 * Words. A word is a run of bytes other than space; it points into the line and owns nothing.
 */
struct word {
    const char *bytes;
    size_t length;
};

/* The next word at *cursor, which moves past it; false at the end of the string. */
bool word_next(const char **cursor, struct word *out);

static inline bool word_is(struct word word, const char *string) {
    size_t length = strlen(string);
    return length == word.length && memcmp(word.bytes, string, length) == 0;
}

/* Reads a decimal number of least..most, optional '-', no other sign, space or leading zeros;
   false leaves *out as it was. */
bool word_number(struct word word, long least, long most, long *out);

/* Splits "name=value" at the first '='; false when there is none or the name is empty. */
bool word_pair(struct word word, struct word *name, struct word *value);

/* Cuts the next item off *rest, a byte and the digits after it: "c12d3" gives "c12" and leaves
   "d3"; false when *rest is empty. */
bool word_item(struct word *rest, struct word *out);

/*
 * Seats are written as letters, A the first.
 */
enum { SEATS_MOST = 6 };

static inline char seat_letter(unsigned seat) {
    return (char)('A' + seat);
}

/* The seat of a letter, among so many; -1 when it is none. */
static inline int seat_of_letter(char letter, unsigned seats) {
    return letter >= 'A' && letter < 'A' + (int)seats ? letter - 'A' : -1;
}

/* A seat by its letter; false leaves *seat as it was. */
bool word_seat(struct word word, unsigned seats, uint8_t *seat);

/* Cuts the part before the first `separator` off *rest ("a,b" gives "a" and leaves "b");
   false when *rest is empty. */
bool word_part(struct word *rest, char separator, struct word *out);

#endif
