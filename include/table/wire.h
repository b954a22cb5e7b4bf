/*
 * wire.h - one end of a connection between a table and whoever sits at it: lines of text over a
 * Unix socket. docs/TABLE.md is the specification.
 *
 * Nothing here ever waits, but for wire_wait. What comes in is judged as it comes: only printable
 * UTF-8, and no more than a limit; otherwise the wire is broken, and gives nothing any more.
 */
#ifndef TABLE_WIRE_H
#define TABLE_WIRE_H

#include "core/text.h"

enum {
    WIRE_REQUEST_MOST = 2000,  /* bytes of a line that a guest sends, without its end */
    WIRE_BLOCK_MOST = 65536,   /* bytes of a block that a table sends */
    WIRE_UNREAD_MOST = 8 << 20 /* bytes that wait for a guest who does not read */
};

struct wire {
    int fd;             /* owned; -1 once it is broken */
    size_t most;        /* bytes that may stand without an end */
    struct text in;     /* read, not taken yet */
    struct text out;    /* not written yet */
    const char *broken; /* why it is broken, marked N_(); NULL: it is not */
};

/* Takes the socket, which becomes non-blocking; with -1 what is sent stays in `out`. most:
   WIRE_REQUEST_MOST or WIRE_BLOCK_MOST. */
void wire_open(struct wire *wire, int fd, size_t most);
void wire_close(struct wire *wire); /* writes what can be written at once */

/* Queues bytes, and writes what can be written. */
void wire_send(struct wire *wire, const struct text *bytes);

/* Reads what there is, and writes what can be written. */
void wire_pump(struct wire *wire);

/* Waits until something came or can be written, at most so many milliseconds (-1: for ever), and
   pumps. */
void wire_wait(struct wire *wire, int milliseconds);

/* Takes the next line, without its end; false when there is no whole one. */
bool wire_take_line(struct wire *wire, struct text *out);

/* Takes the next lines up to an empty one, which is not among them; false when that has not come.
 */
bool wire_take_block(struct wire *wire, struct text *out);

#endif
