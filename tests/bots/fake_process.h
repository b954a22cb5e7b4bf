/*
 * fake_process.h - process.h without a process: what a bot would say is given beforehand.
 *
 * Linked in place of process.c. Each request lets out the answers up to the next empty line, as a
 * bot does that reads before it speaks; without answers left it ends.
 */
#ifndef TESTS_BOTS_FAKE_PROCESS_H
#define TESTS_BOTS_FAKE_PROCESS_H

#include <string.h>

#include "bots/process.h"
#include "bots/protocol.h"

struct process {
    struct text output;
    const char *wrong;
    bool ended;
};

static struct fake {
    struct text sent; /* every request, as it was */
    const char *says; /* what is left to say */
    size_t left;      /* bytes of it */
    unsigned held;    /* requests not answered yet */
    unsigned mute;    /* when not 0: it answers nothing once so many answers are out */
    unsigned out;     /* answers let out */
    struct process process;
} fake;

/* Begins a test: this is what the bot says. */
static inline void fake_says(const char *bytes, size_t length) {
    text_free(&fake.sent);
    fake = (struct fake){.sent = TEXT_EMPTY, .says = bytes, .left = length};
}

static inline size_t fake_answer_length(void) {
    for (size_t i = 1; i < fake.left; i++)
        if (fake.says[i] == '\n' && fake.says[i - 1] == '\n')
            return i + 1;
    return fake.left;
}

static inline void fake_let_out(struct process *process) {
    size_t length = fake_answer_length();
    bool whole = length >= 2 && memcmp(fake.says + length - 2, "\n\n", 2) == 0;
    process->ended = process->ended || !whole; /* it has nothing left, or breaks off */
    if (memchr(fake.says, 0, length))
        process->wrong = "a NUL byte";
    else if (process->output.length + length > PROTOCOL_ANSWER_MOST)
        process->wrong = "too much";
    else
        text_add_bytes(&process->output, fake.says, length);
    fake.out++;
    fake.says += length;
    fake.left -= length;
}

struct process *process_open(const char *command, struct text *why) {
    (void)command;
    (void)why;
    fake.process = (struct process){.output = TEXT_EMPTY};
    return &fake.process;
}

void process_send(struct process *process, const char *bytes, size_t length) {
    (void)process;
    text_add_bytes(&fake.sent, bytes, length);
    fake.held += *bytes >= '0' && *bytes <= '9'; /* hurry has no number, and no answer */
}

void process_pump(struct process *process, int milliseconds) {
    (void)milliseconds;
    for (; fake.held && (!fake.mute || fake.out < fake.mute); fake.held--)
        fake_let_out(process);
}

struct text *process_output(struct process *process, const char **wrong) {
    *wrong = process->wrong;
    return &process->output;
}

bool process_silent(const struct process *process) {
    return process->ended;
}

void process_tell_end(struct process *process, struct text *out) {
    (void)process;
    text_add(out, "it ended");
}

void process_tell_last(const struct process *process, struct text *out) {
    (void)process;
    (void)out;
}

bool process_close(struct process *process, int milliseconds) {
    (void)milliseconds;
    text_free(&process->output);
    return true;
}

void process_dismiss(struct process *process, int milliseconds) {
    process_close(process, milliseconds);
}

#endif
