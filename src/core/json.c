/*
 * json.c - writes JSON: see json.h.
 */
#include "core/json.h"

#include <assert.h>
#include <string.h>

#include "core/utf8.h"

enum { MILLION = 1000000 };
static const double LARGEST = 1e12;

static void add_quoted(struct text *out, const char *value) {
    const char *at = value, *end = value + strlen(value);
    text_add_char(out, '"');
    while (at < end) {
        int32_t code = utf8_next(&at, end);
        if (code == '"' || code == '\\')
            text_addf(out, "\\%c", (char)code);
        else if (code == '\n')
            text_add(out, "\\n");
        else if ((code >= 0 && code < ' ') || code == 0x7f)
            text_addf(out, "\\u%04x", (unsigned)code);
        else
            utf8_add(out, code < 0 ? 0xFFFD : (uint32_t)code);
    }
    text_add_char(out, '"');
}

/* What stands before a value. */
static void begin(struct json *json, const char *name) {
    assert(json->depth == 0 || (name != NULL) == (json->close[json->depth - 1] == '}'));
    if (json->depth > 0 && json->any[json->depth - 1])
        text_add_char(json->out, ',');
    if (json->depth > 0)
        json->any[json->depth - 1] = true;
    if (name) {
        add_quoted(json->out, name);
        text_add_char(json->out, ':');
    }
}

static void open(struct json *json, const char *name, char first, char last) {
    assert(json->depth < JSON_DEPTH);
    begin(json, name);
    text_add_char(json->out, first);
    json->any[json->depth] = false;
    json->close[json->depth++] = last;
}

void json_object(struct json *json, const char *name) {
    open(json, name, '{', '}');
}

void json_array(struct json *json, const char *name) {
    open(json, name, '[', ']');
}

void json_end(struct json *json) {
    assert(json->depth > 0);
    text_add_char(json->out, json->close[--json->depth]);
    if (json->depth == 0)
        text_add_char(json->out, '\n');
}

void json_string(struct json *json, const char *name, const char *value) {
    begin(json, name);
    if (value)
        add_quoted(json->out, value);
    else
        text_add(json->out, "null");
}

void json_number(struct json *json, const char *name, long value) {
    begin(json, name);
    text_add_number(json->out, value);
}

void json_bool(struct json *json, const char *name, bool value) {
    begin(json, name);
    text_add(json->out, value ? "true" : "false");
}

void json_real(struct json *json, const char *name, double value) {
    double size = value < 0 ? -value : value;
    begin(json, name);
    if (!(size < LARGEST)) { /* nor a number at all */
        text_add(json->out, "null");
        return;
    }
    long long parts = (long long)(size * MILLION + 0.5);
    text_addf(json->out, "%s%lld.%06lld", value < 0 && parts ? "-" : "", parts / MILLION,
              parts % MILLION);
}

void json_seats(struct json *json, const char *name, unsigned seats) {
    json_array(json, name);
    for (unsigned seat = 0; seat < 8 * sizeof seats && seats >> seat; seat++)
        if (seats >> seat & 1)
            json_string(json, NULL, (char[]){seat_letter(seat), 0});
    json_end(json);
}
