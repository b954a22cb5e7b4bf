/*
 * columns.h - a table of short texts, printed with aligned columns or as markdown.
 */
#ifndef CLI_COLUMNS_H
#define CLI_COLUMNS_H

#include "core/text.h"

enum { COLUMNS_MOST = 16 };

struct columns {
    unsigned count;    /* of columns, at most COLUMNS_MOST */
    unsigned left;     /* bits of columns that are aligned to the left */
    unsigned added;    /* texts */
    struct text texts; /* row by row, the first is the heading; '\0' ends each text */
};

/* Adds the next text, row by row. */
void columns_add(struct columns *columns, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* How many rows there are, the heading included. */
unsigned columns_rows(const struct columns *columns);

/* Adds the table to out: aligned, a line each; or as markdown. */
void columns_print(const struct columns *columns, bool markdown, struct text *out);

/* Frees the texts. */
void columns_free(struct columns *columns);

#endif
