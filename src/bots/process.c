/*
 * process.c - another program behind pipes: see process.h.
 *
 * The child is the program's supervisor (supervisor.h), the leader of a session and process group
 * of its own, without a terminal. It is not reaped before its group was killed, so the group's
 * number cannot have become somebody else's. All descriptors here are non-blocking and close on
 * exec.
 *
 * The death pipe carries no bytes; only this program holds its writing end. End of file on it tells
 * the supervisor that this program has exited, for whatever reason; then the supervisor exits, and
 * the kernel or the supervisor kills everything that the other program started.
 */
#define _GNU_SOURCE
#include "bots/process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bots/protocol.h"
#include "bots/supervisor.h"
#include "bots/thread.h"
#include "core/i18n.h"
#include "core/memory.h"
#include "core/utf8.h"
#include "session/clock.h"

enum { READ_BYTES = 4096, LAST_LINE_MOST = 200, READS_AT_ONCE = 16 };
enum { ENDS = 5 }; /* of pipes, that the child is given */

struct process {
    pid_t pid; /* of its supervisor, and of the process group of both */
    bool reaped;
    int in, out, err;       /* our ends of its stdin, stdout and stderr; -1: closed */
    int death;              /* everything it started is killed when this closes */
    int report;             /* its supervisor tells here how it ended */
    int grace;              /* milliseconds it is given to end, when it is dismissed */
    struct text queued;     /* for its stdin */
    size_t sent;            /* bytes of it */
    struct text output;     /* from its stdout */
    const char *wrong;      /* with the output, or NULL */
    struct text line, last; /* of its stderr: the line that is growing; the last whole one */
};

/* ---- the child ---- */

static const char *search_path(void) {
    const char *path = getenv("PATH");
    return path ? path : "/usr/local/bin:/usr/bin:/bin";
}

static pid_t give_birth(const char *command, const int ends[ENDS]) {
    struct text path = TEXT_EMPTY, line = TEXT_EMPTY;
    struct jail jail;
    text_addf(&line, "exec %s", command); /* so that no shell stays between us and it */
    char *arguments[] = {(char[]){"/bin/sh"}, (char[]){"-c"}, line.bytes, NULL};
    text_addf(&path, "PATH=%s", search_path());
    char *environment[] = {path.bytes, (char[]){"LC_ALL=C.UTF-8"}, (char[]){"HOME=/"},
                           (char[]){"PYTHONDONTWRITEBYTECODE=1"}, NULL};
    jail_init(&jail, command);
    struct supervisor_plan plan = {.in = ends[0],
                                   .out = ends[1],
                                   .err = ends[2],
                                   .death = ends[3],
                                   .report = ends[4],
                                   .jail = &jail,
                                   .arguments = arguments,
                                   .environment = environment};
    pid_t pid = supervisor_start(&plan);
    jail_free(&jail);
    text_free(&line);
    text_free(&path);
    return pid;
}

/* ---- opening ---- */

static void close_end(int *descriptor) {
    if (*descriptor >= 0)
        close(*descriptor);
    *descriptor = -1;
}

/* Numbers above those the supervisor takes, so that its dup2 never meets its own ends. */
static bool open_pipe(int *read_end, int *write_end) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        return false;
    *read_end = fcntl(ends[0], F_DUPFD_CLOEXEC, JAIL_FIRST_FILE);
    *write_end = fcntl(ends[1], F_DUPFD_CLOEXEC, JAIL_FIRST_FILE);
    close(ends[0]);
    close(ends[1]);
    return *read_end >= 0 && *write_end >= 0;
}

static bool start(struct process *process, const char *command) {
    int ends[ENDS] = {-1, -1, -1, -1, -1};
    bool ok = open_pipe(&ends[0], &process->in) && open_pipe(&process->out, &ends[1]) &&
              open_pipe(&process->err, &ends[2]) && open_pipe(&ends[3], &process->death) &&
              open_pipe(&process->report, &ends[4]) &&
              fcntl(process->in, F_SETFL, O_NONBLOCK) == 0 &&
              fcntl(process->out, F_SETFL, O_NONBLOCK) == 0 &&
              fcntl(process->err, F_SETFL, O_NONBLOCK) == 0;
    if (ok)
        process->pid = give_birth(command, ends);
    int error = errno;
    for (int i = 0; i < ENDS; i++)
        close_end(&ends[i]);
    errno = error;
    return ok && process->pid > 0;
}

struct process *process_open(const char *command, struct text *why) {
    struct process *process = memory_new(sizeof *process);
    *process = (struct process){.in = -1,
                                .out = -1,
                                .err = -1,
                                .death = -1,
                                .report = -1,
                                .queued = TEXT_EMPTY,
                                .output = TEXT_EMPTY,
                                .line = TEXT_EMPTY,
                                .last = TEXT_EMPTY};
    if (start(process, command))
        return process;
    text_addf(why, _("no program could be started: %s"), strerror(errno));
    process->reaped = true;
    process_close(process, 0);
    return NULL;
}

/* ---- talking ---- */

void process_send(struct process *process, const char *bytes, size_t length) {
    text_add_bytes(&process->queued, bytes, length);
}

static void write_queued(struct process *process) {
    while (process->in >= 0 && process->sent < process->queued.length) {
        ssize_t wrote = write(process->in, process->queued.bytes + process->sent,
                              process->queued.length - process->sent);
        if (wrote >= 0) {
            process->sent += (size_t)wrote;
        } else if (errno != EINTR) {
            if (errno != EAGAIN)
                close_end(&process->in);
            return;
        }
    }
    text_clear(&process->queued);
    process->sent = 0;
}

/* Returns the number of bytes read into buffer, 0 when there are none now. At end of file the
   descriptor is closed. */
static size_t read_some(int *end, char buffer[READ_BYTES]) {
    ssize_t count;
    if (*end < 0)
        return 0;
    do
        count = read(*end, buffer, READ_BYTES);
    while (count < 0 && errno == EINTR);
    if (count > 0)
        return (size_t)count;
    if (count == 0 || errno != EAGAIN)
        close_end(end);
    return 0;
}

static void read_output(struct process *process) {
    char buffer[READ_BYTES];
    for (int i = 0; i < READS_AT_ONCE && !process->wrong; i++) {
        size_t count = read_some(&process->out, buffer);
        if (!count)
            return;
        if (memchr(buffer, 0, count))
            process->wrong = N_("it sent a NUL byte");
        else if (process->output.length + count > PROTOCOL_ANSWER_MOST)
            process->wrong = N_("it wrote too much");
        else
            text_add_bytes(&process->output, buffer, count);
    }
}

/* Keeps the last line of stderr that is not empty. */
static void read_errors(struct process *process) {
    char buffer[READ_BYTES];
    for (int i = 0; i < READS_AT_ONCE; i++) {
        size_t count = read_some(&process->err, buffer);
        for (size_t k = 0; k < count; k++) {
            if (buffer[k] != '\n' && buffer[k] && process->line.length < LAST_LINE_MOST) {
                text_add_bytes(&process->line, &buffer[k], 1);
            } else if (buffer[k] == '\n' && process->line.length) {
                text_clear(&process->last);
                text_add_bytes(&process->last, process->line.bytes, process->line.length);
                text_clear(&process->line);
            }
        }
        if (!count)
            return;
    }
}

void process_pump(struct process *process, int milliseconds) {
    write_queued(process);
    struct pollfd ends[] = {
        {.fd = process->wrong ? -1 : process->out, .events = POLLIN},
        {.fd = process->err, .events = POLLIN},
        {.fd = process->queued.length ? process->in : -1, .events = POLLOUT},
    };
    poll(ends, sizeof ends / sizeof *ends, milliseconds);
    write_queued(process);
    read_output(process);
    read_errors(process);
}

struct text *process_output(struct process *process, const char **wrong) {
    *wrong = process->wrong;
    return &process->output;
}

bool process_silent(const struct process *process) {
    return process->out < 0;
}

/* ---- ending ---- */

/* True when it has ended by itself; it is left to be reaped. */
static bool has_ended(const struct process *process) {
    siginfo_t info = {.si_pid = 0};
    return process->reaped ||
           (waitid(P_PID, (id_t)process->pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
            info.si_pid == process->pid);
}

static bool wait_for_end(struct process *process, int milliseconds) {
    uint64_t until = clock_milliseconds() + (uint64_t)milliseconds;
    bool ended;
    while (!(ended = has_ended(process)) && clock_milliseconds() < until) {
        process_pump(process, 5);
        text_clear(&process->output);
        if (process->out < 0 && process->err < 0)
            poll(NULL, 0, 2); /* it closed both, but has not ended yet */
    }
    return ended;
}

/* Kills the group, then reaps the leader. */
static void kill_all(struct process *process) {
    if (process->reaped)
        return;
    kill(-process->pid, SIGKILL);
    kill(process->pid, SIGKILL); /* before it has become the leader */
    while (waitpid(process->pid, NULL, 0) < 0 && errno == EINTR)
        ;
    process->reaped = true;
}

void process_tell_last(const struct process *process, struct text *out) {
    const struct text *last = process->line.length ? &process->line : &process->last;
    utf8_add_safe(out, last->bytes, last->length, false);
}

static void tell_report(const struct process *process, struct text *out) {
    struct supervisor_report report;
    ssize_t length = read(process->report, &report, sizeof report);
    if (length != sizeof report)
        report = (struct supervisor_report){.how = SUPERVISOR_SIGNAL, .number = SIGKILL};
    switch (report.how) {
    case SUPERVISOR_CODE:
        text_addf(out, _("it ended with code %d"), report.number);
        break;
    case SUPERVISOR_SIGNAL:
        text_addf(out, _("it was ended by signal %d"), report.number);
        break;
    case SUPERVISOR_MEMORY:
        text_addf(out, _("it was ended, as it took more than %u MB of memory"), jail_memory());
        break;
    case SUPERVISOR_PROCESSES:
        text_addf(out, _("it was ended, as it started more than %d processes"), JAIL_PROCESSES);
        break;
    case SUPERVISOR_JAIL:
        text_add(out, _("its jail could not be built: "));
        utf8_add_safe(out, report.what, strnlen(report.what, sizeof report.what), false);
        text_addf(out, ": %s", strerror(report.number));
        break;
    }
}

void process_tell_end(struct process *process, struct text *out) {
    enum { MOMENT = 100 };
    if (!wait_for_end(process, MOMENT)) {
        text_add(out, _("it closed its output"));
    } else {
        read_errors(process);
        kill_all(process);
        tell_report(process, out);
    }
    struct text last = TEXT_EMPTY;
    process_tell_last(process, &last);
    if (last.length)
        text_addf(out, _(", saying \"%s\""), last.bytes);
    text_free(&last);
}

bool process_close(struct process *process, int milliseconds) {
    write_queued(process);
    close_end(&process->in);
    bool ended = wait_for_end(process, milliseconds);
    kill_all(process);
    close_end(&process->out);
    close_end(&process->err);
    close_end(&process->death);
    close_end(&process->report);
    text_free(&process->queued);
    text_free(&process->output);
    text_free(&process->line);
    text_free(&process->last);
    free(process);
    return ended;
}

static void *close_dismissed(void *argument) {
    struct process *process = argument;
    process_close(process, process->grace);
    return NULL;
}

void process_dismiss(struct process *process, int milliseconds) {
    pthread_t thread;
    process->grace = milliseconds;
    if (thread_start(&thread, close_dismissed, process))
        pthread_detach(thread);
    else
        process_close(process, 0);
}
