/*
 * utf8.h - text from outside: strict UTF-8, and what of it may be shown.
 *
 * One sanitiser for every output (screen, plain text mode, error messages): a code point is shown
 * as it is only when it is an ordinary printable character; everything that could drive a terminal
 * or mislead the eye (controls, bidirectional and zero-width marks, private use, unassigned, bad
 * bytes) is shown as a visible escape such as \u{202E} or \xFF. Files keep the raw bytes.
 * Categories and widths come from utf8proc, so they do not depend on the locale.
 */
#ifndef CORE_UTF8_H
#define CORE_UTF8_H

#include "core/text.h"

/* The code point at *cursor (before end), which moves past it. A byte that is not strict UTF-8
   gives -1 - byte (so -256..-129) and moves one byte. */
int32_t utf8_next(const char **cursor, const char *end);

/* Columns a code point takes: 1 or 2 when it may be shown as it is, else 0. Combining marks
   count as 0: names are composed (NFC) where they are typed. */
int utf8_width(int32_t code);

/* True when all bytes are strict UTF-8 without NUL. */
bool utf8_valid(const char *bytes, size_t length);

void utf8_add(struct text *out, uint32_t code); /* one valid code point, encoded */

/* The ASCII character nearest to a code point of width 1; '?' when none is near. */
char utf8_ascii(uint32_t code);

/* The bytes with whatever may not be shown replaced by visible escapes. ascii also escapes or
   spells out what is not ASCII, for terminals that cannot show it. */
void utf8_add_safe(struct text *out, const char *bytes, size_t length, bool ascii);

/* True when `wanted` is part of the string; upper and lower case are the same. */
bool utf8_contains(const char *string, const char *wanted);

/* Columns the string takes once it went through utf8_add_safe. */
int utf8_columns(const char *string);

#endif
