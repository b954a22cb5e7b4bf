/*
 * host.c - opens a table: see host.h.
 *
 * The keeper is a process of its own, so that it outlives the terminal of whoever opened the table.
 * It always begins with a log on the disk, also for a new game: so there is one way in, and what
 * happens after a crash happens every time.
 */
#define _GNU_SOURCE
#include "table/host.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/i18n.h"
#include "core/utf8.h"
#include "table/resume.h"

enum { REPORT_MOST = 4096 };

static volatile int stopped;

static void on_stop(int number) {
    (void)number;
    stopped = 1;
}

static void take_signals(void) {
    struct sigaction stop = {.sa_handler = on_stop}, ignore = {.sa_handler = SIG_IGN};
    static const int stops[] = {SIGTERM, SIGINT, SIGHUP};
    for (size_t i = 0; i < sizeof stops / sizeof *stops; i++)
        sigaction(stops[i], &stop, NULL);
    sigaction(SIGPIPE, &ignore, NULL);
}

/* The log, locked for this program; NULL with a sentence in why. */
static struct session *open_log(const char *path, struct text *why) {
    struct problem problem;
    bool busy = false;
    struct text note = TEXT_EMPTY;
    struct session *session = resume_read(path, &problem, why);
    bool damaged = problem.kind != PROBLEM_NONE;
    bool good =
        session && !session_over(session) && resume_keep(session, path, damaged, &busy, &note);
    if (session && session_over(session))
        text_add(why, _("this game is over"));
    else if (session && !good)
        text_add(why, note.bytes);
    if (session && !good) {
        session_free(session);
        session = NULL;
    }
    text_free(&note);
    problem_free(&problem);
    return session;
}

/* The host's seat: the first at which a person plays; -1: only bots do. */
static int first_person(const struct session *session) {
    for (unsigned seat = 0; seat < session_setup(session)->seats; seat++)
        if (!*session_player(session, seat))
            return (int)seat;
    return -1;
}

/* Opens log and door; false with a sentence in why. */
static bool prepare(const struct host_wish *wish, struct keeper_plan *plan, struct text *why) {
    plan->session = open_log(wish->log, why);
    if (!plan->session)
        return false;
    int seat = first_person(plan->session);
    bool good = seat >= 0;
    if (!good)
        text_add(why, _("only bots play this game"));
    good =
        good && door_open(plan->door, wish->name ? wish->name : session_rules(plan->session)->name,
                          wish->group, why);
    if (!good)
        session_free(plan->session);
    plan->seat = good ? (unsigned)seat : 0;
    plan->programs = wish->programs;
    return good;
}

/* Writes the host's seat and the path, "APATH", or "?why", to whoever waits for it. */
static void report(int fd, char seat, const char *text) {
    struct text line = TEXT_EMPTY;
    text_addf(&line, "%c%s", seat, text);
    if (write(fd, line.bytes, line.length) < 0)
        stopped = 1; /* nobody waits any more */
    text_free(&line);
    close(fd);
}

/* The keeper's process; does not return. */
static void keep(const struct host_wish *wish, const char *key, int fd) {
    struct door door;
    struct keeper_plan plan = {.door = &door, .key = key, .patience = TABLE_PATIENCE};
    struct text why = TEXT_EMPTY;
    setsid();
    take_signals();
    int null = open("/dev/null", O_RDWR);
    for (int i = 0; i <= STDERR_FILENO; i++)
        dup2(null, i);
    if (null > STDERR_FILENO)
        close(null);
    bool good = prepare(wish, &plan, &why);
    report(fd, good ? seat_letter(plan.seat) : '?', good ? door.path.bytes : why.bytes);
    if (good)
        keeper_run(&plan, &stopped);
    _exit(0);
}

/* What the keeper reports. */
static bool read_report(int fd, struct text *socket, unsigned *seat, struct text *why) {
    char bytes[REPORT_MOST];
    struct text all = TEXT_EMPTY;
    ssize_t count;
    while ((count = read(fd, bytes, sizeof bytes)) > 0 || (count < 0 && errno == EINTR))
        text_add_bytes(&all, bytes, count > 0 ? (size_t)count : 0);
    int letter = seat_of_letter(*all.bytes, SEATS_MOST);
    bool good = letter >= 0;
    *seat = good ? (unsigned)letter : 0;
    if (all.length == 0)
        text_add(why, _("the table could not be opened"));
    else
        text_add(good ? socket : why, all.bytes + 1);
    text_free(&all);
    return good;
}

bool host_open(const struct host_wish *wish, struct text *socket, unsigned *seat,
               char key[TABLE_KEY + 1], struct text *why) {
    int ends[2], state;
    table_make_key(key);
    pid_t child = pipe2(ends, O_CLOEXEC) == 0 ? fork() : -1;
    if (child < 0) {
        utf8_add_safe(why, strerror(errno), strlen(strerror(errno)), false);
        return false;
    }
    if (child == 0) {
        close(ends[0]);
        if (fork() == 0) /* so that nobody has to wait for its end */
            keep(wish, key, ends[1]);
        _exit(0);
    }
    close(ends[1]);
    waitpid(child, &state, 0);
    bool good = read_report(ends[0], socket, seat, why);
    close(ends[0]);
    return good;
}

bool host_serve(const struct host_wish *wish, void (*tell)(const char *socket), struct text *why) {
    struct door door;
    struct keeper_plan plan = {.door = &door, .key = "", .patience = TABLE_PATIENCE};
    take_signals();
    if (!prepare(wish, &plan, why))
        return false;
    tell(door.path.bytes);
    plan.serves = true;
    keeper_run(&plan, &stopped);
    return true;
}
