/*
 * lab_via.c - the shards of an experiment for GNU parallel and Slurm: see lab_via.h.
 *
 * Each shard is a command of its own, which goes on where it was when it is run again. So nothing
 * has to be known here of machines, queues or failures: that is the other program's work.
 */
#include "cli/lab_via.h"

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/i18n.h"
#include "core/memory.h"

extern char **environ;

void lab_rows_path(const char *file, unsigned shard, unsigned shards, struct text *out) {
    static const char suffix[] = ".lab";
    size_t length = strlen(file), cut = sizeof suffix - 1;
    if (length > cut && strcmp(file + length - cut, suffix) == 0)
        length -= cut;
    text_add_bytes(out, file, length);
    if (shards > 1)
        text_addf(out, ".%u-%u", shard, shards);
    text_add(out, ".csv");
}

/* A word of a shell's line: in quotes unless it needs none. */
static void add_word(struct text *out, const char *word) {
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                "_-./+:=,@%";
    if (*word && word[strspn(word, plain)] == '\0') {
        text_add(out, word);
        return;
    }
    text_add_char(out, '\'');
    for (; *word; word++)
        if (*word == '\'')
            text_add(out, "'\\''");
        else
            text_add_char(out, *word);
    text_add_char(out, '\'');
}

/* The command of a shard, whose number is text for a shell. What was said about bots is said to
   each. */
static void add_command(const struct arguments *arguments, const char *program, const char *shard,
                        long shards, struct text *out) {
    add_word(out, program);
    text_add(out, " lab ");
    add_word(out, arguments->operands[0]);
    text_addf(out, " --shard %s/%ld --at-once 1", shard, shards);
    if (arguments->value[FLAG_BOT_MEMORY]) {
        text_add(out, " --bot-memory ");
        add_word(out, arguments->value[FLAG_BOT_MEMORY]);
    }
    for (struct word rest = {arguments->reads.bytes, arguments->reads.length}, line;
         word_part(&rest, '\n', &line);) {
        struct text path = TEXT_EMPTY;
        text_add_bytes(&path, line.bytes, line.length);
        text_add(out, " --bot-reads ");
        add_word(out, path.bytes);
        text_free(&path);
    }
    if (arguments->value[FLAG_TRUST_BOTS])
        text_add(out, " --trust-bots");
}

void lab_plan(const struct arguments *arguments, long shards, struct text *out) {
    for (long shard = 1; shard <= shards; shard++) {
        char number[24];
        snprintf(number, sizeof number, "%ld", shard);
        add_command(arguments, "clowder", number, shards, out);
        text_add_char(out, '\n');
    }
}

/*
 * Other programs.
 */

/* The words of a command, one after the other, each ended by '\0'. */
struct line {
    unsigned count;
    struct text words;
    struct text command; /* of a shard */
    struct text log;     /* file, of jobs */
};

__attribute__((format(printf, 2, 3))) static void say(struct line *line, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    text_add_list(&line->words, format, arguments);
    va_end(arguments);
    text_add_char(&line->words, '\0');
    line->count++;
}

/* This program, wherever it lies. */
static const char *own_path(char *buffer, size_t size) {
    ssize_t length = readlink("/proc/self/exe", buffer, size - 1);
    if (length <= 0)
        return "clowder";
    buffer[length] = '\0';
    return buffer;
}

/* The log of jobs tells which shards are done; it is of this number of shards alone. */
static void say_parallel(struct line *line, const struct arguments *arguments, long shards) {
    text_addf(&line->log, "%s.%ld.jobs", arguments->operands[0], shards);
    say(line, "parallel");
    say(line, "--joblog");
    say(line, "%s", line->log.bytes);
    say(line, "--resume-failed");
    if (arguments->value[FLAG_AT_ONCE]) {
        say(line, "--jobs");
        say(line, "%s", arguments->value[FLAG_AT_ONCE]);
    }
    if (arguments->value[FLAG_SSHLOGIN]) {
        char here[4096];
        say(line, "--sshlogin");
        say(line, "%s", arguments->value[FLAG_SSHLOGIN]);
        say(line, "--workdir");
        say(line, "%s", getcwd(here, sizeof here) ? here : ".");
    }
    say(line, "%s", line->command.bytes);
    say(line, ":::");
    for (long shard = 1; shard <= shards; shard++)
        say(line, "%ld", shard);
}

/* One job with a task for each shard; sbatch waits for the last. */
static void say_slurm(struct line *line, const struct arguments *arguments, long shards) {
    say(line, "sbatch");
    say(line, "--wait");
    say(line, "--job-name=clowder-lab");
    say(line, "--array=1-%ld", shards);
    say(line, "--output=%s.%%a-%ld.out", arguments->operands[0], shards);
    say(line, "--wrap");
    say(line, "%s", line->command.bytes);
}

static const struct {
    const char *shard; /* its number, as the program puts it into a command */
    void (*say)(struct line *line, const struct arguments *arguments, long shards);
} vias[VIA_COUNT] = {
    {"{}", say_parallel},
    {"$SLURM_ARRAY_TASK_ID", say_slurm},
};
const char *const via_words[VIA_COUNT + 1] = {"parallel", "slurm"};

/* Runs it and waits; an interrupt from the keyboard reaches it alone. */
static bool run(char *const *words, struct text *why) {
    const struct sigaction ignore = {.sa_handler = SIG_IGN};
    struct sigaction before;
    posix_spawnattr_t attributes;
    sigset_t usual;
    pid_t child;
    int status = -1;
    sigemptyset(&usual);
    sigaddset(&usual, SIGINT);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    sigaction(SIGINT, &ignore, &before);
    int error = posix_spawnp(&child, words[0], NULL, &attributes, words, environ);
    while (!error && waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    sigaction(SIGINT, &before, NULL);
    posix_spawnattr_destroy(&attributes);
    if (error)
        text_addf(why, "%s: %s", words[0], strerror(error));
    else if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        text_addf(why, _("%s did not play all shards; the same command goes on from here"),
                  words[0]);
    return why->length == 0;
}

bool lab_via(const struct arguments *arguments, long shards, struct text *why) {
    struct line line = {.words = TEXT_EMPTY, .command = TEXT_EMPTY, .log = TEXT_EMPTY};
    char path[4096];
    unsigned via = 0;
    while (strcmp(via_words[via], arguments->value[FLAG_VIA]) != 0)
        via++;
    add_command(arguments, own_path(path, sizeof path), vias[via].shard, shards, &line.command);
    vias[via].say(&line, arguments, shards);
    char **words = memory_new((line.count + 1) * sizeof *words), *at = line.words.bytes;
    for (unsigned i = 0; i < line.count; i++, at += strlen(at) + 1)
        words[i] = at;
    bool ok = run(words, why);
    if (ok && line.log.length)
        unlink(line.log.bytes); /* what is played is told by the rows from now on */
    free(words);
    text_free(&line.words);
    text_free(&line.command);
    text_free(&line.log);
    return ok;
}
