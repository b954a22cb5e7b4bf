/*
 * attack.c - a program that tries everything a bot must not be able to do: see tests/bots/jail.c.
 *
 *      attack all HOUSE VICTIM GAME PORT NAME    each attack in turn, a line "done|PROMISE|ATTACK",
 *                                                or "denied|..."
 *      attack KIND HOUSE                         one that takes much, or stays: memory, processes
 * ...
 *
 * HOUSE is the folder of the test, VICTIM a process of the player, GAME the process that started
 * this, PORT and NAME listen on TCP and on an abstract Unix socket. A PROMISE is the beginning of
 * what jail_tell says.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/shm.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bots/attacks.h"

static void attack_all(void) {
    for (unsigned i = 0; attacks[i].name; i++) {
        int status = 0;
        pid_t pid = fork(); /* so that one attack changes nothing for the next */
        if (pid == 0)
            _exit(attacks[i].run());
        waitpid(pid, &status, 0);
        bool done = !WIFEXITED(status) || WEXITSTATUS(status) != 0;
        printf("%s|%s|%s\n", done ? "done" : "denied", attacks[i].promise, attacks[i].name);
        fflush(stdout);
    }
}

/* ---- one that takes or stays ---- */

enum { MEGABYTE = 1 << 20, EACH = 48 * MEGABYTE, CHILDREN = 8, MANY = 200 };

static _Noreturn void stay(void) {
    for (;;)
        sleep(100);
}

/* Returns when all of them have it. */
static void take_memory(void) {
    int ends[2];
    char byte;
    if (pipe(ends) != 0)
        return;
    for (int i = 0; i < CHILDREN; i++)
        if (fork() == 0) {
            char *memory = malloc(EACH);
            if (memory)
                memset(memory, 1, EACH);
            if (write(ends[1], "x", 1) == 1)
                stay();
        }
    for (int i = 0; i < CHILDREN; i++)
        if (read(ends[0], &byte, 1) != 1)
            return;
}

/* One process, without its limit on data. */
static void take_much_shared(void) {
    char *memory = mmap(NULL, (size_t)CHILDREN * EACH, PROT_READ | PROT_WRITE,
                        MAP_ANONYMOUS | MAP_SHARED, -1, 0);
    if (memory != MAP_FAILED)
        memset(memory, 1, (size_t)CHILDREN * EACH);
}

static bool take_much_private(void) {
    char *memory = malloc((size_t)CHILDREN * EACH);
    if (memory)
        memset(memory, 1, (size_t)CHILDREN * EACH);
    return memory != NULL;
}

/* Memory that no process holds: it is found by its number. */
static bool take_segments(void) {
    for (int i = 0; i < CHILDREN; i++) {
        int segment = shmget(IPC_PRIVATE, EACH, IPC_CREAT | 0600);
        void *memory = segment >= 0 ? shmat(segment, NULL, 0) : (void *)-1;
        if (memory == (void *)-1)
            return false;
        memset(memory, 1, EACH);
        shmdt(memory);
    }
    return true;
}

static bool take_file(void) {
    int file = (int)syscall(SYS_memfd_create, "attack", 0);
    return file >= 0 && ftruncate(file, (off_t)CHILDREN * EACH) == 0;
}

/* As a daemon does, and with all that could hold it closed or ignored. The end of the house's name
   marks them. */
static void become_daemon(void) {
    for (int i = 0; i < 4; i++)
        if (fork() == 0) {
            prctl(PR_SET_NAME, house + strlen(house) - 12);
            for (int number = 1; number < NSIG; number++)
                signal(number, SIG_IGN);
            for (int descriptor = 0; descriptor < 1024; descriptor++) {
                fcntl(descriptor, F_SETFL, 0);
                close(descriptor);
            }
            if (i & 1)
                setpgid(0, 0);
            if (i & 2)
                setsid();
            if (fork() == 0)
                stay();
            _exit(0);
        }
}

int main(int argc, char **argv) {
    const char *kind = argc > 1 ? argv[1] : "";
    house = argc > 2 ? argv[2] : "/";
    victim = argc > 3 ? atoi(argv[3]) : -1;
    game = argc > 4 ? atoi(argv[4]) : -1;
    port = argc > 5 ? atoi(argv[5]) : 0;
    name = argc > 6 ? argv[6] : "";
    bool done = true;
    supervisor = getppid();
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (strcmp(kind, "all") == 0)
        attack_all();
    else if (strcmp(kind, "memory") == 0)
        take_memory();
    else if (strcmp(kind, "shared") == 0)
        take_much_shared();
    else if (strcmp(kind, "private") == 0)
        done = take_much_private();
    else if (strcmp(kind, "segments") == 0)
        done = take_segments();
    else if (strcmp(kind, "file") == 0)
        done = take_file();
    else if (strcmp(kind, "daemon") == 0)
        become_daemon();
    else if (strcmp(kind, "processes") == 0)
        for (int i = 0; i < MANY; i++)
            if (fork() == 0)
                stay();
    usleep(strcmp(kind, "all") == 0 ? 0 : 800000);
    puts(done ? "done" : "denied");
    fflush(stdout);
    if (strcmp(kind, "all") != 0)
        stay();
    return 0;
}
