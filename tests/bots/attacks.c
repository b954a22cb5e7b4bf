/*
 * attacks.c - what a bot must not be able to do, each as a function: see attack.c.
 */
#define _GNU_SOURCE
#include "bots/attacks.h"

#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/fs.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <unistd.h>

const char *house, *name;
pid_t victim, game, supervisor;
int port;

static const char *in_house(const char *rest) {
    static char paths[4][4096];
    static unsigned next;
    char *path = paths[next++ % 4];
    snprintf(path, sizeof paths[0], "%s/%s", house, rest);
    return path;
}

static const char *of_process(pid_t pid, const char *rest) {
    static char path[64];
    snprintf(path, sizeof path, "/proc/%d/%s", (int)pid, rest);
    return path;
}

static bool readable(const char *path) {
    char byte;
    int file = open(path, O_RDONLY | O_NONBLOCK);
    bool good = file >= 0 && read(file, &byte, 1) == 1;
    if (file >= 0)
        close(file);
    return good;
}

/* Something but zeros: the supervisor wipes its own. */
static bool readable_text(const char *path) {
    char bytes[4096];
    int file = open(path, O_RDONLY | O_NONBLOCK);
    ssize_t length = file >= 0 ? read(file, bytes, sizeof bytes) : 0;
    if (file >= 0)
        close(file);
    for (ssize_t i = 0; i < length; i++)
        if (bytes[i])
            return true;
    return false;
}

static bool opens(const char *path, int flags) {
    int file = open(path, flags, 0600);
    if (file >= 0)
        close(file);
    return file >= 0;
}

/* The bot's own folder is readable, so this file is: what is tried on it is not reading. */
static int prey(void) {
    return open(in_house("bots/prey"), O_RDONLY);
}

/* ---- reading ---- */

static bool read_key(void) {
    return readable(in_house("data/clowder/key"));
}

static bool read_secrets(void) {
    return readable(in_house("data/clowder/games/kilkenny.log.secret"));
}

static bool read_saved(void) {
    return readable(in_house("data/clowder/games/kilkenny.log"));
}

static bool read_log(void) { /* it is named in the command, too */
    return readable(in_house("logs/now.log"));
}

static bool read_by_link(void) {
    return readable(in_house("bots/link"));
}

static bool read_home(void) {
    DIR *folder = opendir(house); /* with namespaces it is there, but empty but for bots */
    struct dirent *entry;
    bool seen = false;
    while (folder && (entry = readdir(folder)))
        seen = seen || strcmp(entry->d_name, "diary") == 0;
    if (folder)
        closedir(folder);
    return seen || readable(in_house("diary")) || readable("/etc/passwd") ||
           readable("/etc/hostname");
}

static bool read_by_handle(void) {
    struct {
        struct file_handle head;
        unsigned char bytes[128];
    } handle = {.head.handle_bytes = 128};
    int mount, file = -1, any = open("/usr", O_RDONLY);
    if (name_to_handle_at(AT_FDCWD, in_house("data/clowder/key"), &handle.head, &mount, 0) == 0)
        file = open_by_handle_at(any, &handle.head, O_RDONLY);
    return file >= 0;
}

static bool read_command_lines(void) {
    if (readable_text(of_process(victim, "cmdline")) ||
        readable_text(of_process(game, "cmdline")) ||
        readable_text(of_process(supervisor, "cmdline")))
        return true;
    for (int pid = 1; pid < 100000; pid++) {
        char text[4096] = "";
        int file = open(of_process(pid, "cmdline"), O_RDONLY);
        ssize_t length = file >= 0 ? read(file, text, sizeof text) : 0;
        if (file >= 0)
            close(file);
        if (length > 0 && memmem(text, (size_t)length, "--seed", 6))
            return true;
    }
    return false;
}

static bool read_environments(void) {
    return readable_text(of_process(victim, "environ")) ||
           readable_text(of_process(game, "environ")) ||
           readable_text(of_process(supervisor, "environ"));
}

static bool read_memory(void) {
    return opens(of_process(victim, "mem"), O_RDONLY) || opens(of_process(game, "mem"), O_RDONLY) ||
           opens(of_process(supervisor, "mem"), O_RDONLY) || readable(of_process(game, "maps"));
}

static bool find_descriptors(void) {
    for (int descriptor = 3; descriptor < 1024; descriptor++)
        if (fcntl(descriptor, F_GETFD) >= 0)
            return true;
    return false;
}

/* ---- writing ---- */

static bool make_files(void) {
    return opens(in_house("bots/new"), O_WRONLY | O_CREAT) ||
           opens(in_house("new"), O_WRONLY | O_CREAT) || opens("/tmp/attack", O_WRONLY | O_CREAT) ||
           opens("/dev/shm/attack", O_WRONLY | O_CREAT) ||
           mkdir(in_house("bots/folder"), 0700) == 0 ||
           symlink("x", in_house("bots/symlink")) == 0 ||
           link(in_house("bots/prey"), in_house("bots/hard")) == 0 ||
           mkfifo(in_house("bots/fifo"), 0600) == 0 ||
           mknod(in_house("bots/device"), S_IFBLK | 0600, 0xfe00) == 0 ||
           open(in_house("bots"), O_TMPFILE | O_RDWR, 0600) >= 0;
}

static bool write_prey(void) {
    return opens(in_house("bots/prey"), O_WRONLY | O_APPEND) ||
           opens(in_house("bots/prey"), O_RDWR) || opens(in_house("diary"), O_WRONLY);
}

static bool empty_prey(void) {
    return truncate(in_house("bots/prey"), 0) == 0 ||
           opens(in_house("bots/prey"), O_RDONLY | O_TRUNC) ||
           opens(in_house("bots/prey"), O_WRONLY | O_TRUNC);
}

static bool remove_prey(void) {
    return unlink(in_house("bots/prey")) == 0 || unlink(in_house("diary")) == 0 ||
           rename(in_house("bots/prey"), in_house("bots/other")) == 0 ||
           rmdir(in_house("bots/empty")) == 0;
}

/* In a namespace of its own, where it is mighty again. */
static bool remount(void) {
    static char stack[65536];
    if (unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0 &&
        syscall(SYS_clone, SIGCHLD | CLONE_NEWUSER, stack + sizeof stack, 0, 0, 0) != 0)
        return false;
    mount(NULL, in_house("bots"), NULL, MS_REMOUNT | MS_BIND, NULL);
    mount(NULL, "/", NULL, MS_REMOUNT | MS_BIND, NULL);
    umount2(in_house("bots"), MNT_DETACH);
    umount2("/", MNT_DETACH);
    return write_prey();
}

static bool open_terminals(void) {
    return opens("/dev/tty", O_RDWR) || opens("/dev/tty0", O_RDWR) ||
           opens("/dev/console", O_RDWR) || opens("/dev/ptmx", O_RDWR) ||
           opens("/dev/kmsg", O_RDONLY) || opens("/dev/pts/0", O_RDWR) || opens("/dev/mem", O_RDWR);
}

/* ---- modes, times, attributes ---- */

static bool change_mode(void) {
    int file = prey();
    return chmod(in_house("bots/prey"), 0777) == 0 || fchmod(file, 0777) == 0 ||
           syscall(452, AT_FDCWD, in_house("bots/prey"), 0777, 0) == 0; /* fchmodat2 */
}

static bool change_owner(void) {
    int file = prey();
    return chown(in_house("bots/prey"), getuid(), getgid()) == 0 ||
           fchown(file, getuid(), getgid()) == 0;
}

static bool change_times(void) {
    int file = prey();
    return utimensat(AT_FDCWD, in_house("bots/prey"), NULL, 0) == 0 || futimens(file, NULL) == 0 ||
           utimes(in_house("bots/prey"), NULL) == 0;
}

static bool change_attributes(void) {
    int file = prey(), flags = FS_NODUMP_FL;
    struct fsxattr attributes = {0};
    return syscall(SYS_setxattr, in_house("bots/prey"), "user.attack", "x", 1, 0) == 0 ||
           syscall(SYS_fsetxattr, file, "user.attack", "x", 1, 0) == 0 ||
           ioctl(file, FS_IOC_SETFLAGS, &flags) == 0 ||
           (ioctl(file, FS_IOC_FSGETXATTR, &attributes) == 0 &&
            ioctl(file, FS_IOC_FSSETXATTR, &attributes) == 0);
}

/* ---- locks ---- */

static bool take_flock(void) {
    return flock(prey(), LOCK_EX | LOCK_NB) == 0;
}

static bool take_lock(void) {
    struct flock lock = {.l_type = F_RDLCK, .l_whence = SEEK_SET};
    return fcntl(prey(), F_SETLK, &lock) == 0 || fcntl(prey(), F_OFD_SETLK, &lock) == 0;
}

static bool take_lease(void) {
    return fcntl(prey(), F_SETLEASE, F_RDLCK) == 0;
}

/* ---- the network ---- */

static bool connect_tcp(void) {
    struct sockaddr_in address = {.sin_family = AF_INET,
                                  .sin_port = htons((uint16_t)port),
                                  .sin_addr = {htonl(INADDR_LOOPBACK)}};
    int end = socket(AF_INET, SOCK_STREAM, 0);
    return end >= 0 && connect(end, (struct sockaddr *)&address, sizeof address) == 0;
}

static bool connect_unix(void) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int end = socket(AF_UNIX, SOCK_STREAM, 0);
    size_t length = strlen(name);
    memcpy(address.sun_path + 1, name, length);
    return end >= 0 &&
           connect(end, (struct sockaddr *)&address,
                   (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + length)) == 0;
}

static bool send_udp(void) {
    struct sockaddr_in address = {.sin_family = AF_INET,
                                  .sin_port = htons((uint16_t)port),
                                  .sin_addr = {htonl(INADDR_LOOPBACK)}};
    int end = socket(AF_INET, SOCK_DGRAM, 0);
    return end >= 0 && sendto(end, "x", 1, 0, (struct sockaddr *)&address, sizeof address) == 1;
}

/* ---- other programs ---- */

static bool signal_others(void) {
    int handle = (int)syscall(SYS_pidfd_open, victim, 0);
    return kill(victim, SIGKILL) == 0 || kill(game, SIGSTOP) == 0 ||
           syscall(SYS_tkill, victim, SIGKILL) == 0 ||
           (handle >= 0 && syscall(SYS_pidfd_send_signal, handle, SIGKILL, NULL, 0) == 0);
}

/* The kernel signals the owner of a pipe's end when something can be read there. */
static bool signal_by_owner(void) {
    int ends[2];
    return pipe(ends) == 0 && fcntl(ends[0], F_SETOWN, victim) == 0 &&
           fcntl(ends[0], F_SETSIG, SIGKILL) == 0 && fcntl(ends[0], F_SETFL, O_ASYNC) == 0 &&
           write(ends[1], "x", 1) == 1 && fcntl(ends[0], F_GETOWN) == victim;
}

static bool trace(void) {
    char byte;
    struct iovec local = {&byte, 1}, remote = {(void *)&byte, 1};
    return ptrace(PTRACE_ATTACH, victim, NULL, NULL) == 0 ||
           ptrace(PTRACE_ATTACH, game, NULL, NULL) == 0 ||
           process_vm_readv(game, &local, 1, &remote, 1, 0) == 1;
}

static bool slow_one(void) {
    return setpriority(PRIO_PROCESS, (id_t)victim, 9) == 0 ||
           setpriority(PRIO_PGRP, (id_t)victim, 9) == 0;
}

/* Everything of the user's that it can see; jail.c looks whether others were meant. */
static bool slow_all(void) {
    setpriority(PRIO_USER, getuid(), 9);
    setpriority(PRIO_USER, 0, 9);
    syscall(SYS_ioprio_set, 3, getuid(), 3 << 13);
    return false;
}

static bool reschedule(void) {
    struct sched_param parameter = {0};
    cpu_set_t first;
    CPU_ZERO(&first);
    CPU_SET(0, &first);
    return sched_setscheduler(victim, SCHED_IDLE, &parameter) == 0 ||
           sched_setaffinity(victim, sizeof first, &first) == 0 ||
           syscall(SYS_ioprio_set, 1, victim, 3 << 13) == 0;
}

static bool limit_others(void) {
    struct rlimit limit = {0, 0};
    return prlimit(victim, RLIMIT_NOFILE, &limit, NULL) == 0;
}

static bool kill_supervisor(void) {
    return kill(supervisor, SIGKILL) == 0 || kill(supervisor, SIGSTOP) == 0;
}

/* ---- all of these ---- */

const struct attack attacks[] = {
    {"reading", "read the key of secret choices", read_key},
    {"reading", "read secret choices", read_secrets},
    {"reading", "read a saved game", read_saved},
    {"reading", "read the log of this game", read_log},
    {"reading", "read the key by a link in its folder", read_by_link},
    {"reading", "read the home folder", read_home},
    {"reading", "read the key by its handle", read_by_handle},
    {"reading", "read others' command lines", read_command_lines},
    {"reading", "read others' environments", read_environments},
    {"reading", "read others' memory", read_memory},
    {"reading", "find open descriptors", find_descriptors},
    {"writing", "make files", make_files},
    {"writing", "write into its own file", write_prey},
    {"writing", "empty its own file", empty_prey},
    {"writing", "remove its own file", remove_prey},
    {"writing", "mount its folder anew", remount},
    {"writing", "open terminals and devices", open_terminals},
    {"changing modes", "change its file's mode", change_mode},
    {"changing modes", "change its file's owner", change_owner},
    {"changing modes", "change its file's times", change_times},
    {"changing modes", "change its file's attributes", change_attributes},
    {"holding locks", "lock its own file (flock)", take_flock},
    {"holding locks", "lock its own file (fcntl)", take_lock},
    {"holding locks", "take a lease on its own file", take_lease},
    {"using the network", "connect by TCP", connect_tcp},
    {"using the network", "connect by a Unix socket", connect_unix},
    {"using the network", "send by UDP", send_udp},
    {"signalling", "kill others", signal_others},
    {"signalling", "kill others by a pipe's owner", signal_by_owner},
    {"signalling", "trace others", trace},
    {"signalling", "slow one other", slow_one},
    {"signalling", "slow all of the user's", slow_all},
    {"signalling", "schedule others anew", reschedule},
    {"signalling", "limit others", limit_others},
    {"outliving", "kill or stop its supervisor", kill_supervisor},
    {NULL, NULL, NULL},
};
