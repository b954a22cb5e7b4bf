/*
 * guard.c - signal handlers: see guard.h.
 *
 * Handlers only set flags, write constant bytes and restore saved modes, all of which is safe in a
 * signal handler. The terminal is restored by escape codes that all terminals with an alternate
 * screen share; others ignore them.
 */
#include "ui/screen/guard.h"

#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

enum { STACK_BYTES = 1 << 15 };

static const int leave_signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
static const int fatal_signals[] = {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL};
static const int other_signals[] = {SIGCONT, SIGTSTP, SIGWINCH};
enum {
    LEAVE_SIGNALS = sizeof leave_signals / sizeof *leave_signals,
    FATAL_SIGNALS = sizeof fatal_signals / sizeof *fatal_signals,
    OTHER_SIGNALS = sizeof other_signals / sizeof *other_signals,
};

static volatile sig_atomic_t leaving, continued;
static struct termios modes;       /* as they were before */
static volatile sig_atomic_t kept; /* modes are valid */
static sigset_t held, before;      /* the signals guard_hold holds; the mask it found */
static _Alignas(16) char stack[STACK_BYTES];

/* Mouse off, numeric keypad, first screen, cursor shown, plain colours, a line of its own. */
static const char whole[] = "\033[?1006l\033[?1000l\033[?1l\033>\033[?1049l\033[?25h\033[m\r\n";

static void put_back(void) {
    if (write(STDOUT_FILENO, whole, sizeof whole - 1) >= 0 && kept)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &modes);
}

static void die(int number) {
    put_back();
    signal(number, SIG_DFL);
    raise(number);
}

static void on_leave(int number) {
    if (leaving)
        die(number);
    leaving = 1;
}

static void on_fatal(int number) {
    static const char word[] =
        "clowder: stopped by a bug. The game is saved up to the last move.\n";
    put_back();
    signal(number, SIG_DFL);
    if (write(STDERR_FILENO, word, sizeof word - 1) >= 0)
        raise(number);
    raise(number);
}

static void on_continue(int number) {
    (void)number;
    continued = 1;
}

static void install(const int *signals, int count, void (*handler)(int), int flags) {
    struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < count; i++)
        sigaction(signals[i], &action, NULL);
}

void guard_open(void) {
    kept = tcgetattr(STDIN_FILENO, &modes) == 0;
    sigemptyset(&held);
    for (int i = 0; i < LEAVE_SIGNALS; i++)
        sigaddset(&held, leave_signals[i]);
    for (int i = 0; i < OTHER_SIGNALS; i++)
        sigaddset(&held, other_signals[i]);
    stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
    sigaltstack(&own, NULL);
    install(leave_signals, LEAVE_SIGNALS, on_leave, 0);
    install(fatal_signals, FATAL_SIGNALS, on_fatal, (int)(SA_ONSTACK | SA_RESETHAND | SA_NODEFER));
    install(other_signals, 1, on_continue, 0);
}

void guard_close(void) {
    install(leave_signals, LEAVE_SIGNALS, SIG_DFL, 0);
    install(fatal_signals, FATAL_SIGNALS, SIG_DFL, 0);
    install(other_signals, OTHER_SIGNALS, SIG_DFL, 0); /* ncurses left handlers, too */
    kept = 0;
}

bool guard_leaving(void) {
    return leaving;
}

bool guard_continued(void) {
    bool now = continued;
    continued = 0;
    return now;
}

int guard_wait(int milliseconds, int other) {
    fd_set set;
    FD_ZERO(&set);
    FD_SET(STDIN_FILENO, &set);
    if (other >= 0 && other < FD_SETSIZE)
        FD_SET(other, &set);
    else
        other = -1;
    struct timespec time = {.tv_sec = milliseconds / 1000,
                            .tv_nsec = milliseconds % 1000 * 1000000L};
    int most = other > STDIN_FILENO ? other : STDIN_FILENO;
    int ready = pselect(most + 1, &set, NULL, NULL, milliseconds < 0 ? NULL : &time, &before);
    return ready > 0 ? FD_ISSET(STDIN_FILENO, &set) != 0 : ready;
}

void guard_hold(void) {
    sigprocmask(SIG_BLOCK, &held, &before);
}

void guard_release(void) {
    sigprocmask(SIG_SETMASK, &before, NULL);
}
