/*
 * utf8.c - strict UTF-8 and the one sanitiser: see utf8.h.
 */
#include "core/utf8.h"

#include <string.h>
#include <utf8proc.h>

int32_t utf8_next(const char **cursor, const char *end) {
    unsigned char first = (unsigned char)**cursor;
    if (first < 0x80) {
        (*cursor)++;
        return first;
    }
    utf8proc_int32_t code;
    utf8proc_ssize_t used = utf8proc_iterate((const utf8proc_uint8_t *)*cursor,
                                             (utf8proc_ssize_t)(end - *cursor), &code);
    if (used <= 0) {
        (*cursor)++;
        return -1 - (int32_t)first;
    }
    *cursor += used;
    return code;
}

/* Letters, digits, punctuation, symbols and the plain space are shown; marks, controls, format
   characters, other spaces, private use and unassigned code points are not. */
static bool shown(int32_t code) {
    switch (utf8proc_category(code)) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
    case UTF8PROC_CATEGORY_ND:
    case UTF8PROC_CATEGORY_NL:
    case UTF8PROC_CATEGORY_NO:
    case UTF8PROC_CATEGORY_PC:
    case UTF8PROC_CATEGORY_PD:
    case UTF8PROC_CATEGORY_PS:
    case UTF8PROC_CATEGORY_PE:
    case UTF8PROC_CATEGORY_PI:
    case UTF8PROC_CATEGORY_PF:
    case UTF8PROC_CATEGORY_PO:
    case UTF8PROC_CATEGORY_SM:
    case UTF8PROC_CATEGORY_SC:
    case UTF8PROC_CATEGORY_SK:
    case UTF8PROC_CATEGORY_SO:
        return true;
    default:
        return code == ' ';
    }
}

int utf8_width(int32_t code) {
    if (code >= ' ' && code < 0x7f)
        return 1;
    if (code < 0xa0 || !shown(code))
        return 0;
    int width = utf8proc_charwidth(code);
    return width == 1 || width == 2 ? width : 0;
}

/* Eight bytes at once: true when all are ASCII and none is NUL. */
static bool plain_ascii(const char *bytes) {
    const uint64_t ones = 0x0101010101010101u, tops = 0x8080808080808080u;
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    return !(((word - ones) | word) & tops);
}

bool utf8_valid(const char *bytes, size_t length) {
    const char *end = bytes + length;
    while (bytes < end) {
        if (end - bytes >= 8 && plain_ascii(bytes))
            bytes += 8;
        else if (utf8_next(&bytes, end) <= 0)
            return false;
    }
    return true;
}

void utf8_add(struct text *out, uint32_t code) {
    utf8proc_uint8_t bytes[4];
    utf8proc_ssize_t length = utf8proc_encode_char((utf8proc_int32_t)code, bytes);
    text_add_bytes(out, (const char *)bytes, (size_t)length);
}

/* Stand-ins for U+00C0 .. U+017F, one for each code point. */
static const char latin[] = "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
                            "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiJjJjKkkLlLlLlLlLl"
                            "NnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs";

/* Stand-ins for signs that our own texts and pictures use. */
static const struct {
    uint16_t code;
    char ascii;
} signs[] = {
    {0xA0, ' '},    {0xAB, '<'},    {0xB0, 'o'},    {0xB1, '~'},   {0xB7, '.'},    {0xBB, '>'},
    {0xF7, '/'},    {0x2010, '-'},  {0x2011, '-'},  {0x2012, '-'}, {0x2013, '-'},  {0x2014, '-'},
    {0x2018, '\''}, {0x2019, '\''}, {0x201C, '"'},  {0x201D, '"'}, {0x2022, '*'},  {0x2026, '.'},
    {0x2032, '\''}, {0x2039, '<'},  {0x203A, '>'},  {0x20AC, 'E'}, {0x2190, '<'},  {0x2191, '^'},
    {0x2192, '>'},  {0x2193, 'v'},  {0x2196, '\\'}, {0x2197, '/'}, {0x2198, '\\'}, {0x2199, '/'},
    {0x2212, '-'},  {0x2248, '~'},  {0x2264, '<'},  {0x2265, '>'}, {0x2500, '-'},  {0x2501, '-'},
    {0x2502, '|'},  {0x2503, '|'},  {0x2504, '-'},  {0x2506, '|'}, {0x2550, '='},  {0x2551, '|'},
    {0x2571, '/'},  {0x2572, '\\'}, {0x2573, 'X'},  {0x2588, '#'}, {0x2591, '.'},  {0x2592, ':'},
    {0x2593, '#'},  {0x25A0, '#'},  {0x25A1, '#'},  {0x25B2, '^'}, {0x25B3, '^'},  {0x25B6, '>'},
    {0x25BC, 'v'},  {0x25C0, '<'},  {0x25C6, '*'},  {0x25C7, 'o'}, {0x25CB, 'o'},  {0x25CF, '*'},
    {0x2605, '*'},  {0x2606, '*'},  {0x2713, '+'},  {0x2717, 'x'},
};

char utf8_ascii(uint32_t code) {
    if (code < 0x7F)
        return (char)code;
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (signs[i].code == code)
            return signs[i].ascii;
    if (code >= 0xC0 && code < 0xC0 + sizeof latin - 1)
        return latin[code - 0xC0];
    return code >= 0x2500 && code < 0x2580 ? '+' : '?'; /* the other box-drawing corners */
}

static void add_escape(struct text *out, int32_t code) {
    if (code < 0)
        text_addf(out, "\\x%02X", (unsigned)(-1 - code));
    else
        text_addf(out, "\\u{%04X}", (unsigned)code);
}

void utf8_add_safe(struct text *out, const char *bytes, size_t length, bool ascii) {
    const char *end = bytes + length;
    while (bytes < end) {
        const char *start = bytes;
        int32_t code = utf8_next(&bytes, end);
        if (utf8_width(code) && (code < 0x80 || !ascii))
            text_add_bytes(out, start, (size_t)(bytes - start));
        else if (utf8_width(code) && utf8_ascii((uint32_t)code) != '?')
            text_add_char(out, utf8_ascii((uint32_t)code));
        else
            add_escape(out, code);
    }
}

int utf8_columns(const char *string) {
    struct text safe = TEXT_EMPTY;
    utf8_add_safe(&safe, string, strlen(string), false);
    int columns = 0;
    const char *at = safe.bytes, *end = at + safe.length;
    while (at < end)
        columns += utf8_width(utf8_next(&at, end));
    text_free(&safe);
    return columns;
}

bool utf8_contains(const char *string, const char *wanted) {
    const char *end = string + strlen(string), *last = wanted + strlen(wanted);
    for (const char *start = string;;) {
        const char *at = start, *want = wanted;
        while (want < last && at < end) {
            const char *next = at, *next_want = want;
            if (utf8proc_tolower(utf8_next(&next, end)) !=
                utf8proc_tolower(utf8_next(&next_want, last)))
                break;
            at = next;
            want = next_want;
        }
        if (want == last)
            return true;
        if (start == end)
            return false;
        utf8_next(&start, end);
    }
}
