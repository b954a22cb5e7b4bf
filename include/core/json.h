/*
 * json.h - writes JSON: objects, arrays, strings, numbers, each member on its way out.
 *
 * The output is valid UTF-8 whatever bytes go in: what is no UTF-8 becomes U+FFFD. A member of an
 * object has a name, an element of an array has NULL. Everything is written into one text, without
 * spaces; json_end of the outermost value adds a line end.
 */
#ifndef CORE_JSON_H
#define CORE_JSON_H

#include "core/text.h"

enum { JSON_DEPTH = 8 };

struct json {
    struct text *out; /* borrowed */
    int depth;
    bool any[JSON_DEPTH];   /* there is something before in this object or array */
    char close[JSON_DEPTH]; /* '}' or ']' */
};

/* struct json json = {.out = &text}; is ready for its outermost value. */
void json_object(struct json *json, const char *name);
void json_array(struct json *json, const char *name);
void json_end(struct json *json); /* of the innermost object or array */

void json_string(struct json *json, const char *name, const char *value); /* NULL: null */
void json_number(struct json *json, const char *name, long value);
void json_bool(struct json *json, const char *name, bool value);

/* With six digits behind a point, whatever the locale; null when it is not finite. */
void json_real(struct json *json, const char *name, double value);

/* An array of the letters of the seats whose bits are set: ["A","C"]. */
void json_seats(struct json *json, const char *name, unsigned seats);

#endif
