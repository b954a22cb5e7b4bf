/*
 * jail.c - every attack of attack.c on the jail of a bot: as root and as another user, with each
 * layer of the jail missing.
 *
 * The promise is not that nothing can be done, but that nothing can be done of which people are
 * not told before the game begins: an attack that succeeds must be among what jail_tell says is
 * not kept. What can be seen from outside (a file's mode, another program's priority, processes
 * that are left) is looked at there, too.
 *
 *      build/tests/bots/jail ATTACK [--table]
 */
#define _GNU_SOURCE
#include "bots/jail.h"

#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bots/process.h"
#include "session/clock.h"
#include "session/private.h"

enum {
    ATTACKS_MOST = 64,
    WAIT = 20000,
    PATIENCE = 500 /* of 10 ms */,
    MEMORY = 128,
    NOBODY = 65534
};

static const struct {
    const char *name;
    unsigned without;
} kernels[] = {
    {"all", 0},
    {"- namespaces", JAIL_NAMESPACES},
    {"- Landlock", JAIL_LANDLOCK | JAIL_LANDLOCK_TRUNCATION},
    {"- seccomp", JAIL_SECCOMP},
    {"only seccomp", JAIL_NAMESPACES | JAIL_LANDLOCK | JAIL_LANDLOCK_TRUNCATION},
};
enum { KERNELS = sizeof kernels / sizeof *kernels, USERS = 2, COLUMNS = USERS * KERNELS };

enum outcome { NOT_RUN, DENIED, TOLD, UNTOLD };

/* Shared by the processes that fill the columns. */
static struct table {
    pthread_mutex_t lock;
    struct row {
        char name[64];
        enum outcome outcome[COLUMNS];
    } rows[ATTACKS_MOST];
} * table;

static int column;
static char house[128], told[4096];

/* ---- the house ---- */

static void make(const char *name, const char *text) {
    char path[512];
    snprintf(path, sizeof path, "%s/%s", house, name);
    for (char *slash = strchr(path + strlen(house) + 1, '/'); slash;
         slash = strchr(slash + 1, '/')) {
        *slash = 0;
        mkdir(path, 0755);
        *slash = '/';
    }
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (write(file, text, strlen(text)) != (ssize_t)strlen(text))
        abort();
    close(file);
}

static void copy_program(int in) {
    char bytes[65536], path[512];
    snprintf(path, sizeof path, "%s/bots/attack", house);
    int out = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0755);
    ssize_t got;
    while ((got = read(in, bytes, sizeof bytes)) > 0)
        if (write(out, bytes, (size_t)got) != got)
            abort();
    if (out < 0 || got < 0)
        abort();
    close(in);
    close(out);
}

static void build_house(int attack) {
    char path[512];
    make("data/clowder/key", "0123456789abcdef0123456789abcdef");
    make("data/clowder/games/kilkenny.log", "[Seed \"abc\"]\n");
    make("data/clowder/games/kilkenny.log.secret", "secret");
    make("logs/now.log", "[Seed \"abc\"]\n");
    make("diary", "dear diary");
    make("bots/prey", "prey");
    make("bots/empty/x", "");
    snprintf(path, sizeof path, "%s/bots/empty/x", house);
    unlink(path);
    snprintf(path, sizeof path, "%s/bots/link", house);
    if (symlink("../data/clowder/key", path) != 0)
        abort();
    copy_program(attack);
    setenv("HOME", house, 1);
    snprintf(path, sizeof path, "%s/data", house);
    setenv("XDG_DATA_HOME", path, 1);
    snprintf(path, sizeof path, "%s/logs/now.log", house);
    private_add(path);
    if (chdir(house) != 0)
        abort();
}

/* Another program of the player's, with a seed in its command line. */
static pid_t start_victim(void) {
    pid_t pid = fork();
    if (pid == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        execl("/bin/sh", "sh", "-c", "while :; do sleep 100; done", "--seed", "abc", NULL);
        _exit(127);
    }
    usleep(20000);
    return pid;
}

static int listen_tcp(void) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
    socklen_t length = sizeof address;
    int end = socket(AF_INET, SOCK_STREAM, 0);
    if (bind(end, (struct sockaddr *)&address, length) != 0 || listen(end, 9) != 0 ||
        getsockname(end, (struct sockaddr *)&address, &length) != 0)
        return 0;
    return ntohs(address.sin_port);
}

static void listen_unix(const char *name) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    memcpy(address.sun_path + 1, name, strlen(name));
    int end = socket(AF_UNIX, SOCK_STREAM, 0);
    if (bind(end, (struct sockaddr *)&address,
             (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + strlen(name))) != 0 ||
        listen(end, 9) != 0)
        abort();
}

/* ---- outcomes ---- */

static void note(const char *name, const char *promise, bool done) {
    struct row *row = table->rows;
    char line[128];
    pthread_mutex_lock(&table->lock);
    while (*row->name && strcmp(row->name, name) != 0)
        row++;
    snprintf(row->name, sizeof row->name, "%s", name);
    pthread_mutex_unlock(&table->lock);
    snprintf(line, sizeof line, "NOT kept from %s", promise);
    row->outcome[column] = !done ? DENIED : strstr(told, line) ? TOLD : UNTOLD;
}

/* Runs the program and returns what it said; what became of it is in `end`. */
static void run(const char *words, struct text *said, struct text *end) {
    struct text command = TEXT_EMPTY;
    const char *wrong;
    text_addf(&command, "%s/bots/attack %s", house, words);
    struct process *process = process_open(command.bytes, end);
    uint64_t until = clock_milliseconds() + WAIT;
    while (process && !process_silent(process) && clock_milliseconds() < until) {
        process_pump(process, 20);
        struct text *output = process_output(process, &wrong);
        text_add(said, output->bytes);
        text_clear(output);
        if (strstr(said->bytes, "\ndone\n") || strcmp(said->bytes, "done\n") == 0 ||
            strcmp(said->bytes, "denied\n") == 0)
            break;
    }
    if (process && process_silent(process))
        process_tell_end(process, end);
    if (process)
        process_close(process, 0);
    text_free(&command);
}

/* Whether this process carries the mark of daemons and is no zombie: "PID (name) state ...". */
static bool is_daemon(const char *number) {
    char path[300], text[512] = "", *mark = house + strlen(house) - 12;
    snprintf(path, sizeof path, "/proc/%s/stat", number);
    int file = *number >= '1' && *number <= '9' ? open(path, O_RDONLY) : -1;
    ssize_t length = file >= 0 ? read(file, text, sizeof text - 1) : 0;
    if (file >= 0)
        close(file);
    const char *end = strrchr(text, ')');
    return length > 0 && end && strstr(text, mark) && strncmp(end, ") Z", 3) != 0;
}

/* Those that are left; with a signal they are sent it. */
static int count_daemons(int number) {
    int count = 0;
    DIR *folder = opendir("/proc");
    struct dirent *entry;
    while (folder && (entry = readdir(folder)))
        if (is_daemon(entry->d_name)) {
            count++;
            if (number)
                kill(atoi(entry->d_name), number);
        }
    if (folder)
        closedir(folder);
    return count;
}

/* ---- the attacks ---- */

struct state {
    mode_t mode;
    off_t size;
    struct timespec changed;
    int priority, scheduler, processors;
    long io;
    bool alive;
};

static void look(pid_t victim, struct state *out) {
    struct stat status;
    cpu_set_t processors;
    char path[512];
    snprintf(path, sizeof path, "%s/bots/prey", house);
    memset(out, 0, sizeof *out);
    if (stat(path, &status) == 0) {
        out->mode = status.st_mode;
        out->size = status.st_size;
        out->changed = status.st_ctim;
    }
    out->alive = waitpid(victim, NULL, WNOHANG) == 0;
    out->priority = getpriority(PRIO_PROCESS, (id_t)victim);
    out->scheduler = sched_getscheduler(victim);
    sched_getaffinity(victim, sizeof processors, &processors);
    out->processors = CPU_COUNT(&processors);
    out->io = syscall(SYS_ioprio_get, 1, victim);
}

static void attack_all(void) {
    struct text said = TEXT_EMPTY, end = TEXT_EMPTY, words = TEXT_EMPTY;
    struct state before, after;
    char name[64];
    pid_t victim = start_victim();
    snprintf(name, sizeof name, "clowder-test-%d", (int)getpid());
    listen_unix(name);
    text_addf(&words, "all %s %d %d %d %s %s/logs/now.log", house, (int)victim, (int)getpid(),
              listen_tcp(), name, house);
    look(victim, &before);
    run(words.bytes, &said, &end);
    look(victim, &after);
    struct word rest = {said.bytes, said.length}, line, outcome, promise;
    unsigned count = 0;
    while (word_part(&rest, '\n', &line)) {
        char what[64], by[64];
        if (!word_part(&line, '|', &outcome) || !word_part(&line, '|', &promise))
            continue;
        snprintf(what, sizeof what, "%.*s", (int)line.length, line.bytes);
        snprintf(by, sizeof by, "%.*s", (int)promise.length, promise.bytes);
        note(what, by, word_is(outcome, "done"));
        count++;
    }
    if (count < 30)
        fprintf(stderr, "%d: %s%s\n", column, said.bytes, end.bytes);
    note("(it ran to its end)", "nothing", count < 30);
    note("(its file is as before)", "writing",
         before.mode != after.mode || before.size != after.size ||
             memcmp(&before.changed, &after.changed, sizeof after.changed) != 0);
    note("(others are as before)", "signalling",
         !after.alive || before.priority != after.priority || before.io != after.io ||
             before.scheduler != after.scheduler || before.processors != after.processors);
    kill(victim, SIGKILL);
    waitpid(victim, NULL, 0);
    text_free(&said);
    text_free(&end);
    text_free(&words);
}

/* An attack by one program; it succeeds when it says so. */
static void attack(const char *name, const char *promise, const char *words) {
    struct text said = TEXT_EMPTY, end = TEXT_EMPTY;
    run(words, &said, &end);
    note(name, promise, strcmp(said.bytes, "done\n") == 0);
    text_free(&said);
    text_free(&end);
}

/* Whether any outlive the game; on a busy machine it takes a while until all are killed. */
static bool daemons_left(void) {
    int left = 1;
    for (int i = 0; i < PATIENCE && left; i++) {
        usleep(10000);
        left = count_daemons(0);
    }
    count_daemons(SIGKILL);
    return left;
}

static void attack_by_staying(void) {
    struct text said = TEXT_EMPTY, end = TEXT_EMPTY, words = TEXT_EMPTY;
    text_addf(&words, "daemon %s", house);
    run(words.bytes, &said, &end);
    note("outlive the end of the game", "outliving",
         strcmp(said.bytes, "done\n") != 0 || daemons_left());
    pid_t pid = fork();
    if (pid == 0) { /* a game that is killed */
        text_clear(&words);
        text_addf(&words, "%s/bots/attack daemon %s", house, house);
        process_open(words.bytes, &end);
        for (;;)
            sleep(100);
    }
    bool there = false; /* asked once: the parents of daemons, which count too, go away */
    for (int i = 0; i < PATIENCE && !there; i++) {
        usleep(10000);
        there = count_daemons(0) >= 4;
    }
    kill(pid, SIGKILL);
    waitpid(pid, NULL, 0);
    note("outlive the killed game", "outliving", !there || daemons_left());
    text_free(&words);
    text_free(&said);
    text_free(&end);
}

static void fill_column(int attack_program) {
    struct text text = TEXT_EMPTY;
    build_house(attack_program);
    jail_disable(kernels[column % KERNELS].without);
    jail_set_memory(MEMORY);
    if (!(jail_layers() & (JAIL_NAMESPACES | JAIL_SECCOMP))) {
        note("(skipped: nothing would protect the machine)", "nothing", false);
        return;
    }
    jail_tell(&text);
    snprintf(told, sizeof told, "%s", text.bytes);
    text_free(&text);
    attack_all();
    attack("hold memory in 8 processes", "taking more memory", "memory");
    attack("hold shared memory", "taking more memory", "shared");
    attack("hold memory in one process", "taking more memory", "private");
    attack("hold memory in segments", "taking more memory", "segments");
    attack("hold memory in a file of memory", "taking more memory", "file");
    attack("start 200 processes", "outliving", "processes");
    attack_by_staying();
}

/* ---- the table ---- */

static void become(uid_t user) {
    if (user != geteuid() && (setgid(user) != 0 || setuid(user) != 0))
        _exit(1);
}

/* In a process of its own, as layers and what is private are found out once. The program is opened
   here: another user may not be let into the build folder. */
static pid_t start_column(const char *attack_program, uid_t user) {
    int program = open(attack_program, O_RDONLY | O_CLOEXEC);
    /* Where another user may look, too, unlike the tests' own folder. */
    snprintf(house, sizeof house, "/tmp/clowder-jail-XXXXXX");
    if (!mkdtemp(house))
        snprintf(house, sizeof house, "/var/tmp/clowder-jail-XXXXXX");
    bool made = access(house, F_OK) == 0 || mkdtemp(house);
    if (program < 0 || !made || chmod(house, 0755) != 0 || chown(house, user, user) != 0)
        abort();
    pid_t pid = fork();
    if (pid == 0) {
        become(user);
        fill_column(program);
        _exit(0);
    }
    close(program);
    return pid;
}

static void end_column(pid_t pid, const char *its_house) {
    char command[256];
    int status;
    waitpid(pid, &status, 0);
    if (status != 0)
        fprintf(stderr, "a column ends with status %d\n", status);
    snprintf(command, sizeof command, "rm -rf '%s'", its_house);
    if (system(command) != 0)
        abort();
}

/* All at once, as they mostly wait. */
static void fill_columns(const char *attack_program, int first) {
    static char houses[COLUMNS][sizeof house];
    pid_t pids[COLUMNS];
    for (column = first; column < COLUMNS; column++) {
        uid_t user = column >= KERNELS && geteuid() == 0 ? NOBODY : geteuid();
        pids[column] = start_column(attack_program, user);
        memcpy(houses[column], house, sizeof house);
    }
    for (int i = first; i < COLUMNS; i++)
        end_column(pids[i], houses[i]);
}

static void print_table(void) {
    static const char *const words[] = {"not run", "-", "told", "UNTOLD"};
    printf("%-38s", "");
    for (int k = 0; k < COLUMNS; k++)
        printf(" %-4s %-12s", k < KERNELS ? "root" : "user", kernels[k % KERNELS].name);
    putchar('\n');
    for (const struct row *row = table->rows; *row->name; row++) {
        printf("%-38s", row->name);
        for (int k = 0; k < COLUMNS; k++)
            printf(" %-17s", words[row->outcome[k]]);
        putchar('\n');
    }
}

int main(int argc, char **argv) {
    bool root = geteuid() == 0;
    int passed = 0, failed = 0;
    if (argc < 2)
        return 2;
    char *program = realpath(argv[1], NULL);
    pthread_mutexattr_t shared;
    table = mmap(NULL, sizeof *table, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    pthread_mutexattr_init(&shared);
    pthread_mutexattr_setpshared(&shared, PTHREAD_PROCESS_SHARED);
    pthread_mutex_init(&table->lock, &shared);
    signal(SIGPIPE, SIG_IGN);
    fill_columns(program, root ? 0 : KERNELS);
    if (argc > 2)
        print_table();
    for (const struct row *row = table->rows; *row->name; row++)
        for (column = root ? 0 : KERNELS; column < COLUMNS; column++) {
            bool good = row->outcome[column] == DENIED || row->outcome[column] == TOLD;
            *(good ? &passed : &failed) += 1;
            if (!good)
                printf("FAILED %s, %s, %s\n", column < KERNELS ? "root" : "user",
                       kernels[column % KERNELS].name, row->name);
        }
    printf("%d passed, %d failed\n", passed, failed);
    free(program);
    return failed > 0;
}
