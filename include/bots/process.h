/*
 * process.h - another program behind pipes, in a process group and a jail of its own.
 *
 * Nothing here waits longer than it is told to, whatever the program does or does not do. What it
 * writes to stdout is kept up to a limit, of stderr the last line. At the end everything that it
 * started is killed, also at the end of this program, whatever ends that; and at the end of the
 * thread that opened it. SIGPIPE must be ignored by whoever uses this.
 */
#ifndef BOTS_PROCESS_H
#define BOTS_PROCESS_H

#include "core/text.h"

struct process; /* private */

/* Starts a program with its arguments, written as for sh; NULL with a sentence in why. Whether
   there is such a program shows later: see process_silent. */
struct process *process_open(const char *command, struct text *why);

/* Queues bytes for its stdin. */
void process_send(struct process *process, const char *bytes, size_t length);

/* Writes what is queued and reads what came, waiting for that at most so many milliseconds. */
void process_pump(struct process *process, int milliseconds);

/* What came from its stdout and was not yet taken; it holds no NUL, because with a NUL, or
   with more than `most` bytes, reading stops and *wrong tells why in a static sentence. The
   caller takes bytes away. */
struct text *process_output(struct process *process, const char **wrong);

/* True when it has closed stdout, or ended. */
bool process_silent(const struct process *process);

/* Adds how it ended ("it ended with code 3, saying "..."") as a safe sentence; what it is doing now
   when it has not. */
void process_tell_end(struct process *process, struct text *out);

/* Adds the last line it wrote to stderr, made safe; nothing when there is none. */
void process_tell_last(const struct process *process, struct text *out);

/* Closes its stdin, waits at most so many milliseconds for its end, and kills what is left.
   Returns true when it ended by itself. */
bool process_close(struct process *process, int milliseconds);

/* The same, but the waiting is done by a thread of its own: returns at once. */
void process_dismiss(struct process *process, int milliseconds);

#endif
