/*
 * supervisor.c - between the game and another program: see supervisor.h.
 *
 * It is forked from a program with threads and never calls exec, so nothing here takes a lock or
 * allocates. Once the program runs it drops its copy of the game's memory, so that this is neither
 * held twice nor to be read here.
 *
 *      game ---- supervisor (first in the namespaces; leads session and group) ---- program ...
 */
#define _GNU_SOURCE
#include "bots/supervisor.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LOOK_NANOSECONDS = 20000000 };
enum { DEATH = 3, REPORT, RULES, PROC, FIRST_OTHER };
enum { NOT_STARTED = 127, SMALL_REGION = 1 << 17 };

struct supervisor {
    const struct supervisor_plan *plan;
    bool own_proc; /* /proc shows the program's processes alone */
    pid_t program;
};

static _Noreturn void end(const struct supervisor *self, struct supervisor_report report) {
    (void)!write(REPORT, &report, sizeof report);
    if (!(self->plan->jail->layers & JAIL_NAMESPACES))
        kill(0, SIGKILL);
    _exit(0);
}

static _Noreturn void fail(const struct supervisor *self, const char *what) {
    struct supervisor_report report = {.how = SUPERVISOR_JAIL, .number = errno};
    strncpy(report.what, what, sizeof report.what - 1);
    end(self, report);
}

/* ---- what its processes take ---- */

/* Both fit: they are numbers and words of this file. */
static void join(const char *first, const char *second, char out[64]) {
    size_t length = strlen(first);
    memcpy(out, first, length);
    memcpy(out + length, second, strlen(second) + 1);
}

static void write_number(long number, char out[24]) {
    char digits[24];
    int count = 0;
    do
        digits[count++] = (char)('0' + number % 10);
    while (number /= 10);
    while (count)
        *out++ = digits[--count];
    *out = 0;
}

/* The beginning of a file, ended by 0. */
static bool read_file(int folder, const char *path, char *out, size_t size) {
    int file = openat(folder, path, O_RDONLY | O_CLOEXEC);
    ssize_t got = file >= 0 ? read(file, out, size - 1) : -1;
    if (file >= 0)
        close(file);
    out[got > 0 ? got : 0] = 0;
    return got > 0;
}

static bool read_proc(const char *process, const char *name, char *out, size_t size) {
    char path[64];
    join(process, name, path);
    return read_file(PROC, path, out, size);
}

/* The number after "\nNAME:", or 0. */
static uint64_t field(const char *text, const char *name) {
    const char *at = strstr(text, name);
    return at ? strtoull(at + strlen(name), NULL, 10) : 0;
}

/* Kilobytes. Pages that processes share are counted once for each, unless `exactly`. */
static uint64_t memory_of(const char *process, bool exactly) {
    char text[4096];
    uint64_t kilobytes = 0;
    if (!read_proc(process, "/status", text, sizeof text))
        return 0;
    kilobytes = field(text, "\nVmPTE:") + field(text, "\nHugetlbPages:");
    uint64_t resident = field(text, "\nVmRSS:") + field(text, "\nVmSwap:");
    if (exactly && read_proc(process, "/smaps_rollup", text, sizeof text))
        resident = field(text, "\nPss:") + field(text, "\nSwapPss:");
    return kilobytes + resident;
}

struct taken {
    uint64_t kilobytes;
    unsigned processes;
    long numbers[JAIL_PROCESSES + 1];
};

/* Adds the processes of "12 34 56 ". */
static void add_numbers(const char *text, struct taken *out) {
    char *end;
    for (long number; (number = strtol(text, &end, 10)) > 0 && end != text; text = end)
        if (out->processes <= JAIL_PROCESSES)
            out->numbers[out->processes++] = number;
}

/* Adds what a process started: each of its threads has its own. */
static void add_children(const char *process, struct taken *out) {
    struct entry { /* linux_dirent64 */
        uint64_t number, offset;
        unsigned short length;
        unsigned char type;
        char name[];
    };
    _Alignas(struct entry) char buffer[2048];
    char path[64], text[4096];
    long got;
    join(process, "/task", path);
    int threads = openat(PROC, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    while (threads >= 0 && (got = syscall(SYS_getdents64, threads, buffer, sizeof buffer)) > 0)
        for (long at = 0; at < got;) {
            const struct entry *entry = (const struct entry *)(const void *)(buffer + at);
            at += entry->length;
            join(entry->name, "/children", path);
            if (*entry->name != '.' && read_file(threads, path, text, sizeof text))
                add_numbers(text, out);
        }
    if (threads >= 0)
        close(threads);
}

/* Whoever loses its parent becomes the supervisor's child, so all that was started is found below
   it, but for what moves while it is looked for. */
static void measure(bool exactly, struct taken *out) {
    out->kilobytes = out->processes = 0;
    add_children("self", out);
    for (unsigned i = 0; i < out->processes && out->processes <= JAIL_PROCESSES; i++) {
        char process[24];
        write_number(out->numbers[i], process);
        out->kilobytes += memory_of(process, exactly);
        add_children(process, out);
    }
}

/* Ends it all when it takes too much. */
static void check_limits(const struct supervisor *self) {
    uint64_t most = (uint64_t)self->plan->jail->memory << 10;
    struct taken taken;
    measure(false, &taken);
    if (taken.processes > JAIL_PROCESSES)
        end(self, (struct supervisor_report){.how = SUPERVISOR_PROCESSES});
    if (taken.kilobytes > most)
        measure(true, &taken);
    if (taken.kilobytes > most)
        end(self, (struct supervisor_report){.how = SUPERVISOR_MEMORY});
}

/* ---- beginning ---- */

static void take_signals(void) {
    struct sigaction action = {.sa_handler = SIG_DFL};
    sigset_t none;
    for (int number = 1; number < NSIG; number++)
        sigaction(number, &action, NULL); /* of two it is refused */
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

static bool take_files(const struct supervisor_plan *plan) {
    int rules = plan->jail->landlock;
    if (dup2(plan->in, STDIN_FILENO) < 0 || dup2(plan->out, STDOUT_FILENO) < 0 ||
        dup2(plan->err, STDERR_FILENO) < 0 || dup3(plan->death, DEATH, O_CLOEXEC) < 0 ||
        dup3(plan->report, REPORT, O_CLOEXEC) < 0)
        return false;
    if (rules >= 0 ? dup3(rules, RULES, O_CLOEXEC) < 0 : close(RULES) != 0 && errno != EBADF)
        return false;
    int proc = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (proc < 0 || (proc != PROC && dup3(proc, PROC, O_CLOEXEC) < 0))
        return false;
    if (syscall(SYS_close_range, FIRST_OTHER, ~0u, 0) == 0)
        return true;
    for (int descriptor = FIRST_OTHER; descriptor < 4096; descriptor++)
        close(descriptor);
    return true;
}

static void build(struct supervisor *self) {
    const struct jail *jail = self->plan->jail;
    if (jail->layers & JAIL_NAMESPACES) {
        const char *failed = namespaces_enter(&jail->plan, &self->own_proc);
        if (failed)
            fail(self, failed);
    }
    if (self->own_proc) {
        int proc = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (proc < 0 || dup3(proc, PROC, O_CLOEXEC) < 0 || close(proc) != 0)
            fail(self, "/proc");
    }
    prctl(PR_SET_CHILD_SUBREAPER, 1);
}

/* The program itself, in its jail. */
static _Noreturn void be_program(const struct supervisor *self) {
    struct jail jail = *self->plan->jail;
    jail.landlock = jail.landlock >= 0 ? RULES : -1;
    if (!jail_enter(&jail, self->own_proc))
        fail(self, "jail");
    execve(self->plan->arguments[0], self->plan->arguments, self->plan->environment);
    _exit(NOT_STARTED);
}

/* ---- forgetting ---- */

/* Drops a region of memory unless it is a file's, this thread's, or so small that it may be the
   dynamic linker's, who goes on needing it: "begin-end rw-p ... NAME". */
static void forget_region(const char *line) {
    const char local = 0;
    char *dash, *rights;
    uintptr_t begin = strtoull(line, &dash, 16), finish = strtoull(dash + 1, &rights, 16);
    const char *space = rights;
    for (int spaces = 0; space && spaces < 4; spaces++)
        space = strchr(space + 1, ' ');
    if (!space || strncmp(rights, " rw-p", 5) != 0)
        return;
    const char *name = space + strspn(space, " 0123456789");
    uintptr_t mine[] = {(uintptr_t)&local, (uintptr_t)&errno};
    for (int i = 0; i < 2; i++)
        if (mine[i] >= begin && mine[i] < finish)
            return;
    if (strcmp(name, "[heap]") == 0 || (!*name && finish - begin >= SMALL_REGION))
        madvise((void *)begin, finish - begin, MADV_DONTNEED);
}

/* The game's arguments and environment, which /proc shows of this process, too. */
static void forget_arguments(void) {
    enum { ARGUMENTS_BEGIN = 48, ENVIRONMENT_END = 51, FIRST_AFTER_NAME = 2 };
    uintptr_t begin = 0, finish = 0;
    char text[1024];
    if (!read_proc("self", "/stat", text, sizeof text))
        return;
    const char *at = strrchr(text, ')');
    for (int number = FIRST_AFTER_NAME; at && number < ENVIRONMENT_END; number++) {
        if (number == ARGUMENTS_BEGIN)
            begin = strtoull(at, NULL, 10);
        at = strchr(at + 1, ' ');
    }
    finish = at ? strtoull(at, NULL, 10) : 0;
    if (begin && begin < finish)
        memset((void *)begin, 0, finish - begin);
}

#if defined __SANITIZE_ADDRESS__
#define SANITIZED true
#elif defined __has_feature
#if __has_feature(address_sanitizer)
#define SANITIZED true
#endif
#endif
#ifndef SANITIZED
#define SANITIZED false
#endif

/* Not under sanitizers, whose own memory looks the same. */
static void forget_memory(void) {
    char text[4096];
    size_t kept = 0;
    ssize_t got;
    int maps = openat(PROC, "self/maps", O_RDONLY | O_CLOEXEC);
    while (maps >= 0 && !SANITIZED && (got = read(maps, text + kept, sizeof text - 1 - kept)) > 0) {
        char *line = text, *line_end;
        text[kept + (size_t)got] = 0;
        for (; (line_end = strchr(line, '\n')); line = line_end + 1) {
            *line_end = 0;
            forget_region(line);
        }
        kept = strlen(line);
        memmove(text, line, kept + 1);
    }
    if (maps >= 0)
        close(maps);
}

/* ---- waiting ---- */

static void note_child(int number) {
    (void)number; /* ppoll returns */
}

/* Reaps what has ended; ends with the program. */
static void reap(const struct supervisor *self) {
    pid_t pid;
    int status;
    while ((pid = waitpid(-1, &status, WNOHANG)) > 0) {
        if (pid != self->program)
            continue;
        if (WIFSIGNALED(status))
            end(self,
                (struct supervisor_report){.how = SUPERVISOR_SIGNAL, .number = WTERMSIG(status)});
        end(self,
            (struct supervisor_report){.how = SUPERVISOR_CODE, .number = WEXITSTATUS(status)});
    }
}

static _Noreturn void wait_for_ever(const struct supervisor *self) {
    struct timespec look = {.tv_nsec = LOOK_NANOSECONDS};
    struct pollfd death = {.fd = DEATH, .events = POLLIN};
    sigset_t none;
    sigemptyset(&none);
    for (;;) {
        reap(self);
        ppoll(&death, 1, &look, &none);
        if (death.revents)
            end(self, (struct supervisor_report){.how = SUPERVISOR_SIGNAL, .number = SIGKILL});
        check_limits(self);
    }
}

static _Noreturn void supervise(const struct supervisor_plan *plan) {
    struct supervisor self = {.plan = plan};
    struct sigaction action = {.sa_handler = note_child}, ignore = {.sa_handler = SIG_IGN};
    sigset_t child;
    setsid();
    if (plan->jail->layers & JAIL_NAMESPACES) /* else it has to kill the others first */
        prctl(PR_SET_PDEATHSIG, SIGKILL);
    take_signals();
    if (!take_files(plan))
        _exit(NOT_STARTED);
    build(&self);
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    forget_arguments();
    self.program = namespaces_fork(false);
    if (self.program < 0)
        fail(&self, "fork");
    if (self.program == 0)
        be_program(&self);
    sigprocmask(SIG_BLOCK, &child, NULL);
    sigaction(SIGCHLD, &action, NULL);
    sigaction(SIGPIPE, &ignore, NULL); /* the game may be gone when its end is reported */
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; descriptor++)
        close(descriptor);
    forget_memory();
    prctl(PR_SET_DUMPABLE, 0);
    wait_for_ever(&self);
}

pid_t supervisor_start(const struct supervisor_plan *plan) {
    pid_t pid = namespaces_fork(plan->jail->layers & JAIL_NAMESPACES);
    if (pid == 0)
        supervise(plan);
    return pid;
}
