/*
 * columns.c - tables of short texts: see columns.h.
 */
#include "cli/columns.h"

#include <string.h>

#include "core/utf8.h"

void columns_add(struct columns *columns, const char *format, ...) {
    va_list arguments;
    if (!columns->texts.bytes)
        columns->texts = TEXT_EMPTY;
    va_start(arguments, format);
    text_add_list(&columns->texts, format, arguments);
    va_end(arguments);
    text_add_char(&columns->texts, '\0');
    columns->added++;
}

unsigned columns_rows(const struct columns *columns) {
    return columns->added / columns->count;
}

static void add_spaces(struct text *out, int count) {
    for (; count > 0; count--)
        text_add_char(out, ' ');
}

/* The lines below markdown's heading. */
static void add_rule(const struct columns *columns, struct text *out) {
    for (unsigned i = 0; i < columns->count; i++)
        text_add(out, columns->left >> i & 1 ? "|---" : "|--:");
    text_add(out, "|\n");
}

static void add_cell(const struct columns *columns, unsigned column, const char *text, int width,
                     struct text *out) {
    int space = width - utf8_columns(text);
    bool left = columns->left >> column & 1, last = column + 1 == columns->count;
    text_add(out, column ? "  " : "");
    add_spaces(out, left ? 0 : space);
    text_add(out, text);
    add_spaces(out, left && !last ? space : 0);
}

void columns_print(const struct columns *columns, bool markdown, struct text *out) {
    int width[COLUMNS_MOST] = {0};
    const char *end = columns->texts.bytes + columns->texts.length;
    unsigned number = 0;
    for (const char *at = columns->texts.bytes; at < end; at += strlen(at) + 1, number++) {
        int wide = utf8_columns(at);
        if (wide > width[number % columns->count])
            width[number % columns->count] = wide;
    }
    number = 0;
    for (const char *at = columns->texts.bytes; at < end; at += strlen(at) + 1, number++) {
        unsigned column = number % columns->count;
        if (markdown)
            text_addf(out, "%s%s", column ? " | " : "| ", at);
        else
            add_cell(columns, column, at, width[column], out);
        if (column + 1 == columns->count)
            text_add(out, markdown ? " |\n" : "\n");
        if (markdown && number + 1 == columns->count)
            add_rule(columns, out);
    }
}

void columns_free(struct columns *columns) {
    if (columns->texts.bytes)
        text_free(&columns->texts);
}
