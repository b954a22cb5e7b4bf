/*
 * jail.c - limits for another program: see jail.h.
 *
 * The seccomp filter denies with EPERM, so a denied call looks to the program like one it has no
 * right to. Denied are the calls that lead out: sockets, signals to others, leaving the process
 * group (so that killing the group kills everything), tracing, other namespaces, pushing keys
 * into a terminal. Landlock denies writing, making and removing files, and reading devices, which
 * include the player's terminal.
 *
 * Numbers that the oldest kernel headers in use do not name yet stand here, as linux/landlock.h
 * gives them.
 */
#define _GNU_SOURCE
#include "bots/jail.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <linux/sockios.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "core/i18n.h"

/* ---- seccomp ---------------------------------------------------------------------------- */

#if defined __x86_64__ && defined __LP64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined __aarch64__ && defined __AARCH64EL__
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#elif defined __i386__
#define ARCHITECTURE AUDIT_ARCH_I386
#endif

#ifdef ARCHITECTURE

/* A call that is denied: always, or by the low half of one argument. */
struct denied {
    int number;
    enum { ALWAYS, WHEN_EQUAL, UNLESS_EQUAL, UNLESS_SELF } when;
    uint32_t argument, value;
};

static const struct denied denied[] = {
    {SYS_socket, ALWAYS, 0, 0},
#ifdef SYS_socketcall
    {SYS_socketcall, ALWAYS, 0, 0},
#endif
    {SYS_io_uring_setup, ALWAYS, 0, 0},
    {SYS_setsid, ALWAYS, 0, 0},
    {SYS_setpgid, ALWAYS, 0, 0},
    {SYS_kill, ALWAYS, 0, 0},
    {SYS_tkill, ALWAYS, 0, 0},
    {SYS_tgkill, UNLESS_SELF, 0, 0}, /* raise and abort */
    {SYS_rt_sigqueueinfo, ALWAYS, 0, 0},
    {SYS_rt_tgsigqueueinfo, ALWAYS, 0, 0},
    {SYS_pidfd_send_signal, ALWAYS, 0, 0},
    {SYS_fcntl, WHEN_EQUAL, 1, F_SETOWN}, /* who is signalled when there is something to read */
    {SYS_fcntl, WHEN_EQUAL, 1, F_SETOWN_EX},
    {SYS_fcntl, WHEN_EQUAL, 1, F_SETSIG},
#ifdef SYS_fcntl64
    {SYS_fcntl64, WHEN_EQUAL, 1, F_SETOWN},
    {SYS_fcntl64, WHEN_EQUAL, 1, F_SETOWN_EX},
    {SYS_fcntl64, WHEN_EQUAL, 1, F_SETSIG},
#endif
    {SYS_ioctl, WHEN_EQUAL, 1, FIOSETOWN},
    {SYS_ioctl, WHEN_EQUAL, 1, SIOCSPGRP},
    {SYS_ptrace, ALWAYS, 0, 0},
    {SYS_process_vm_readv, ALWAYS, 0, 0},
    {SYS_process_vm_writev, ALWAYS, 0, 0},
    {SYS_unshare, ALWAYS, 0, 0},
    {SYS_setns, ALWAYS, 0, 0},
    {SYS_mount, ALWAYS, 0, 0},
    {SYS_bpf, ALWAYS, 0, 0},
    {SYS_perf_event_open, ALWAYS, 0, 0},
    {SYS_add_key, ALWAYS, 0, 0},
    {SYS_keyctl, ALWAYS, 0, 0},
    {SYS_request_key, ALWAYS, 0, 0},
    {SYS_prlimit64, UNLESS_EQUAL, 0, 0}, /* pid 0: its own */
    {SYS_setpriority, UNLESS_EQUAL, 1, 0},
    {SYS_prctl, WHEN_EQUAL, 0, PR_SET_PDEATHSIG},
    {SYS_ioctl, WHEN_EQUAL, 1, TIOCSTI},
    {SYS_ioctl, WHEN_EQUAL, 1, TIOCSCTTY},
    {SYS_ioctl, WHEN_EQUAL, 1, 0x541c}, /* TIOCLINUX */
};

enum { DENIED = sizeof denied / sizeof *denied, FILTER_MOST = 8 + 5 * DENIED };

struct filter {
    struct sock_filter code[FILTER_MOST];
    unsigned short length;
};

static void emit(struct filter *filter, unsigned code, uint32_t value, unsigned yes, unsigned no) {
    filter->code[filter->length++] =
        (struct sock_filter){(unsigned short)code, (uint8_t)yes, (uint8_t)no, value};
}

enum {
    LOAD = BPF_LD | BPF_W | BPF_ABS,
    EQUAL = BPF_JMP | BPF_JEQ | BPF_K,
    AT_LEAST = BPF_JMP | BPF_JGE | BPF_K,
    RETURN = BPF_RET | BPF_K
};
static const uint32_t refuse = SECCOMP_RET_ERRNO | EPERM;

/* The number is loaded before a row and after it. */
static void emit_row(struct filter *filter, const struct denied *row) {
    if (row->when == ALWAYS) {
        emit(filter, EQUAL, (uint32_t)row->number, 0, 1);
        emit(filter, RETURN, refuse, 0, 0);
        return;
    }
    bool when_equal = row->when == WHEN_EQUAL;
    uint32_t value = row->when == UNLESS_SELF ? (uint32_t)getpid() : row->value;
    uint32_t low = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? 0 : 4;
    emit(filter, EQUAL, (uint32_t)row->number, 0, 4);
    emit(filter, LOAD, (uint32_t)offsetof(struct seccomp_data, args) + 8 * row->argument + low, 0,
         0);
    emit(filter, EQUAL, value, when_equal ? 0 : 1, when_equal ? 1 : 0);
    emit(filter, RETURN, refuse, 0, 0);
    emit(filter, LOAD, offsetof(struct seccomp_data, nr), 0, 0);
}

static void enter_filter(void) {
    struct filter filter = {.length = 0};
    emit(&filter, LOAD, offsetof(struct seccomp_data, arch), 0, 0);
    emit(&filter, EQUAL, ARCHITECTURE, 1, 0);
    emit(&filter, RETURN, refuse, 0, 0); /* another instruction set has other numbers */
    emit(&filter, LOAD, offsetof(struct seccomp_data, nr), 0, 0);
#ifdef __x86_64__
    emit(&filter, AT_LEAST, 0x40000000, 0, 1); /* x32 has other numbers */
    emit(&filter, RETURN, refuse, 0, 0);
#endif
    for (unsigned i = 0; i < DENIED; i++)
        emit_row(&filter, &denied[i]);
    emit(&filter, RETURN, SECCOMP_RET_ALLOW, 0, 0);
    struct sock_fprog program = {filter.length, filter.code};
    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
}

/* Whether the kernel takes filters: a NULL one is then a bad address, not a bad request. */
static bool has_filter(void) {
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, NULL, 0, 0) != 0 && errno == EFAULT;
}

#else

static void enter_filter(void) {}

static bool has_filter(void) {
    return false;
}

#endif

/* ---- Landlock --------------------------------------------------------------------------- */

enum { ABI_REFER = 2, ABI_TRUNCATE = 3, ABI_NETWORK = 4, ABI_SCOPE = 6 };

static const uint64_t read_rights =
    LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
static const uint64_t write_rights = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |
                                     LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR |
                                     LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |
                                     LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO |
                                     LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM;
static const uint64_t right_refer = 1u << 13, right_truncate = 1u << 14;
static const uint64_t rights_network = 3, rights_scope = 3;

struct landlock_rules {
    uint64_t files, network, scope; /* what is denied unless allowed */
};

static long landlock_abi(void) {
    return syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
}

static void allow(int rules, const char *path, uint64_t rights) {
    struct landlock_path_beneath_attr beneath = {.allowed_access = rights,
                                                 .parent_fd = open(path, O_PATH | O_CLOEXEC)};
    if (beneath.parent_fd < 0)
        return;
    syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &beneath, 0);
    close(beneath.parent_fd);
}

/* Everything may be read but what lies in /dev. */
static void allow_reading(int rules) {
    DIR *root = opendir("/");
    struct dirent *entry;
    while (root && (entry = readdir(root))) {
        char path[sizeof entry->d_name + 1];
        struct stat status;
        if (*entry->d_name == '.' || strcmp(entry->d_name, "dev") == 0)
            continue;
        snprintf(path, sizeof path, "/%s", entry->d_name);
        bool folder = stat(path, &status) == 0 && S_ISDIR(status.st_mode);
        allow(rules, path,
              folder ? read_rights : read_rights & ~(uint64_t)LANDLOCK_ACCESS_FS_READ_DIR);
    }
    if (root)
        closedir(root);
    static const char *const devices[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random",
                                          "/dev/urandom"};
    for (unsigned i = 0; i < sizeof devices / sizeof *devices; i++)
        allow(rules, devices[i], LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE);
}

void jail_init(struct jail *jail) {
    long abi = landlock_abi();
    struct landlock_rules rules = {.files = read_rights | write_rights};
    if (abi >= ABI_REFER)
        rules.files |= right_refer;
    if (abi >= ABI_TRUNCATE)
        rules.files |= right_truncate;
    if (abi >= ABI_NETWORK)
        rules.network = rights_network;
    if (abi >= ABI_SCOPE)
        rules.scope = rights_scope;
    size_t size = abi >= ABI_SCOPE     ? sizeof rules
                  : abi >= ABI_NETWORK ? offsetof(struct landlock_rules, scope)
                                       : offsetof(struct landlock_rules, network);
    jail->landlock = -1;
    if (abi >= 1)
        jail->landlock = (int)syscall(SYS_landlock_create_ruleset, &rules, size, 0);
    if (jail->landlock >= 0)
        allow_reading(jail->landlock);
}

void jail_free(struct jail *jail) {
    if (jail->landlock >= 0)
        close(jail->landlock);
    jail->landlock = -1;
}

/* ---- entering --------------------------------------------------------------------------- */

static void limit(int resource, rlim_t most) {
    struct rlimit now;
    if (getrlimit((__rlimit_resource_t)resource, &now) == 0 && now.rlim_max < most)
        most = now.rlim_max;
    struct rlimit limits = {most, most};
    setrlimit((__rlimit_resource_t)resource, &limits);
}

void jail_enter(const struct jail *jail) {
    limit(RLIMIT_AS, (rlim_t)JAIL_MEMORY_MEGABYTES << 20);
    limit(RLIMIT_CPU, JAIL_CPU_SECONDS);
    limit(RLIMIT_NOFILE, JAIL_FILES);
    limit(RLIMIT_FSIZE, 0);
    limit(RLIMIT_CORE, 0);
    /* In a user namespace of its own the processes in it are counted, not all of the player's. */
    if (unshare(CLONE_NEWUSER | CLONE_NEWNET | CLONE_NEWIPC) == 0)
        limit(RLIMIT_NPROC, JAIL_PROCESSES);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return;
    if (jail->landlock >= 0)
        syscall(SYS_landlock_restrict_self, jail->landlock, 0);
    enter_filter();
}

/* ---- telling ---------------------------------------------------------------------------- */

static void tell(struct text *out, bool kept, const char *what) {
    text_addf(out, "%s %s\n", kept ? "kept" : "NOT kept", what);
}

void jail_tell(struct text *out) {
    long abi = landlock_abi();
    bool filter = has_filter();
    text_addf(out, "memory of a process at most %d MB, CPU time at most %d s, no file may grow\n",
              JAIL_MEMORY_MEGABYTES, JAIL_CPU_SECONDS);
    tell(out, filter,
         "from the network, from signalling others, from outliving the game (seccomp)");
    tell(out, abi >= 1, "from making, changing and removing files, and from terminals (Landlock)");
    tell(out, abi >= ABI_TRUNCATE, "from emptying files (Landlock 3)");
}
