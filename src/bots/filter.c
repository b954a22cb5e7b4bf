/*
 * filter.c - denied system calls: see filter.h.
 *
 * A denied call fails with EPERM, so it looks to the program like one it has no right to. Denied
 * are the calls that lead out of the jail (sockets, signals to others, other process groups and
 * sessions, tracing, namespaces and mounts), those that change files without writing into them
 * (modes, owners, times, attributes, locks, leases), those that slow other programs (priority,
 * scheduling, processors), and those that hold memory where no process can be seen to hold it
 * (System V shared memory, message queues, pages given to pipes).
 *
 * clone3 takes its flags in memory, where a filter cannot look: it is told to be missing, and
 * every C library then uses clone.
 *
 * Numbers that the oldest kernel headers in use do not name yet stand here; they are the same on
 * every architecture.
 */
#define _GNU_SOURCE
#include "bots/filter.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/fs.h>
#include <linux/seccomp.h>
#include <linux/sockios.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined __x86_64__ && defined __LP64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined __aarch64__ && defined __AARCH64EL__
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#elif defined __i386__
#define ARCHITECTURE AUDIT_ARCH_I386
#endif

#ifdef ARCHITECTURE

enum {
    CALL_OPEN_TREE = 428,
    CALL_MOVE_MOUNT = 429,
    CALL_FSOPEN = 430,
    CALL_FSPICK = 433,
    CALL_CLONE3 = 435,
    CALL_PIDFD_GETFD = 438,
    CALL_PROCESS_MADVISE = 440,
    CALL_MOUNT_SETATTR = 442,
    CALL_PROCESS_MRELEASE = 448,
    CALL_FCHMODAT2 = 452,
    CALL_SETXATTRAT = 463,
    CALL_REMOVEXATTRAT = 466,
    CALL_OPEN_TREE_ATTR = 467,
    CALL_FILE_SETATTR = 469,
};

enum {
    NEW_NAMESPACES = CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC |
                     CLONE_NEWUTS | CLONE_NEWCGROUP,
};

/* A call that is denied: always, or by the low half of one argument. */
struct denied {
    int number;
    enum { ALWAYS, MISSING, WHEN_EQUAL, WHEN_BITS, UNLESS_EQUAL, UNLESS_SELF } when;
    uint32_t argument, value;
};

static const struct denied denied[] = {
    /* the network, and other ways to other programs */
    {SYS_socket, ALWAYS},
#ifdef SYS_socketcall
    {SYS_socketcall, ALWAYS},
#endif
    {SYS_io_uring_setup, ALWAYS},
    {SYS_userfaultfd, ALWAYS},
    {SYS_bpf, ALWAYS},
    {SYS_perf_event_open, ALWAYS},
    {SYS_fanotify_init, ALWAYS},
    {SYS_add_key, ALWAYS},
    {SYS_keyctl, ALWAYS},
    {SYS_request_key, ALWAYS},
    {SYS_ioctl, WHEN_EQUAL, 1, TIOCSTI},
    {SYS_ioctl, WHEN_EQUAL, 1, TIOCSCTTY},
    {SYS_ioctl, WHEN_EQUAL, 1, 0x541c}, /* TIOCLINUX */

    /* signals, and leaving the process group */
    {SYS_setsid, ALWAYS},
    {SYS_setpgid, ALWAYS},
    {SYS_kill, ALWAYS},
    {SYS_tkill, ALWAYS},
    {SYS_tgkill, UNLESS_SELF}, /* raise and abort */
    {SYS_rt_sigqueueinfo, ALWAYS},
    {SYS_rt_tgsigqueueinfo, ALWAYS},
    {SYS_pidfd_send_signal, ALWAYS},
    {SYS_fcntl, WHEN_EQUAL, 1, F_SETOWN}, /* who is signalled when there is something to read */
    {SYS_fcntl, WHEN_EQUAL, 1, F_SETOWN_EX},
    {SYS_fcntl, WHEN_EQUAL, 1, F_SETSIG},
    {SYS_ioctl, WHEN_EQUAL, 1, FIOSETOWN},
    {SYS_ioctl, WHEN_EQUAL, 1, SIOCSPGRP},
    {SYS_prctl, WHEN_EQUAL, 0, PR_SET_PDEATHSIG},
    {SYS_prctl, WHEN_EQUAL, 0, PR_SET_CHILD_SUBREAPER},

    /* the memory and descriptors of others */
    {SYS_ptrace, ALWAYS},
    {SYS_process_vm_readv, ALWAYS},
    {SYS_process_vm_writev, ALWAYS},
    {SYS_kcmp, ALWAYS},
    {CALL_PIDFD_GETFD, ALWAYS},
    {CALL_PROCESS_MADVISE, ALWAYS},
    {CALL_PROCESS_MRELEASE, ALWAYS},
    {SYS_move_pages, UNLESS_EQUAL, 0, 0},
    {SYS_migrate_pages, UNLESS_EQUAL, 0, 0},

    /* namespaces and mounts */
    {SYS_unshare, ALWAYS},
    {SYS_setns, ALWAYS},
    {SYS_clone, WHEN_BITS, 0, NEW_NAMESPACES},
    {CALL_CLONE3, MISSING},
    {SYS_mount, ALWAYS},
    {SYS_umount2, ALWAYS},
    {SYS_pivot_root, ALWAYS},
    {SYS_chroot, ALWAYS},
    {CALL_OPEN_TREE, ALWAYS},
    {CALL_OPEN_TREE_ATTR, ALWAYS},
    {CALL_MOVE_MOUNT, ALWAYS},
    {CALL_FSOPEN, ALWAYS},
    {CALL_FSPICK, ALWAYS},
    {CALL_MOUNT_SETATTR, ALWAYS},

    /* files: modes and owners */
    {SYS_fchmod, ALWAYS},
    {SYS_fchmodat, ALWAYS},
    {CALL_FCHMODAT2, ALWAYS},
    {SYS_fchown, ALWAYS},
    {SYS_fchownat, ALWAYS},
#ifdef SYS_chmod
    {SYS_chmod, ALWAYS},
    {SYS_chown, ALWAYS},
    {SYS_lchown, ALWAYS},
#endif
#ifdef SYS_chown32
    {SYS_chown32, ALWAYS},
    {SYS_fchown32, ALWAYS},
    {SYS_lchown32, ALWAYS},
#endif

    /* files: times and attributes */
    {SYS_utimensat, ALWAYS},
#ifdef SYS_utimensat_time64
    {SYS_utimensat_time64, ALWAYS},
#endif
#ifdef SYS_utime
    {SYS_utime, ALWAYS},
    {SYS_utimes, ALWAYS},
    {SYS_futimesat, ALWAYS},
#endif
    {SYS_setxattr, ALWAYS},
    {SYS_lsetxattr, ALWAYS},
    {SYS_fsetxattr, ALWAYS},
    {CALL_SETXATTRAT, ALWAYS},
    {SYS_removexattr, ALWAYS},
    {SYS_lremovexattr, ALWAYS},
    {SYS_fremovexattr, ALWAYS},
    {CALL_REMOVEXATTRAT, ALWAYS},
    {CALL_FILE_SETATTR, ALWAYS},
    {SYS_ioctl, WHEN_EQUAL, 1, FS_IOC_SETFLAGS},
    {SYS_ioctl, WHEN_EQUAL, 1, FS_IOC32_SETFLAGS},
    {SYS_ioctl, WHEN_EQUAL, 1, FS_IOC_SETVERSION},
    {SYS_ioctl, WHEN_EQUAL, 1, FS_IOC_FSSETXATTR},

    /* files: locks and leases */
    {SYS_flock, ALWAYS},
    {SYS_fcntl, WHEN_EQUAL, 1, F_SETLEASE},
    {SYS_fcntl, WHEN_EQUAL, 1, F_NOTIFY},
    {SYS_fcntl, WHEN_EQUAL, 1, F_SETLK},
    {SYS_fcntl, WHEN_EQUAL, 1, F_SETLKW},
    {SYS_fcntl, WHEN_EQUAL, 1, F_OFD_SETLK},
    {SYS_fcntl, WHEN_EQUAL, 1, F_OFD_SETLKW},
#ifdef SYS_fcntl64
    {SYS_fcntl64, WHEN_EQUAL, 1, F_SETOWN},
    {SYS_fcntl64, WHEN_EQUAL, 1, F_SETOWN_EX},
    {SYS_fcntl64, WHEN_EQUAL, 1, F_SETSIG},
    {SYS_fcntl64, WHEN_EQUAL, 1, F_SETLEASE},
    {SYS_fcntl64, WHEN_EQUAL, 1, F_NOTIFY},
    {SYS_fcntl64, WHEN_EQUAL, 1, 6}, /* F_SETLK and F_SETLKW, of both sizes */
    {SYS_fcntl64, WHEN_EQUAL, 1, 7},
    {SYS_fcntl64, WHEN_EQUAL, 1, 13},
    {SYS_fcntl64, WHEN_EQUAL, 1, 14},
    {SYS_fcntl64, WHEN_EQUAL, 1, F_OFD_SETLK},
    {SYS_fcntl64, WHEN_EQUAL, 1, F_OFD_SETLKW},
#endif

    /* the turn of other programs: only which = PRIO_PROCESS and who = 0, itself */
    {SYS_setpriority, UNLESS_EQUAL, 0, 0},
    {SYS_setpriority, UNLESS_EQUAL, 1, 0},
    {SYS_sched_setscheduler, ALWAYS},
    {SYS_sched_setparam, ALWAYS},
    {SYS_sched_setattr, ALWAYS},
    {SYS_sched_setaffinity, UNLESS_EQUAL, 0, 0},
    {SYS_ioprio_set, ALWAYS},
    {SYS_prlimit64, UNLESS_EQUAL, 0, 0},

/* memory that belongs to no process */
#ifdef SYS_shmget
    {SYS_shmget, ALWAYS},
    {SYS_msgget, ALWAYS},
    {SYS_semget, ALWAYS},
#endif
#ifdef SYS_ipc
    {SYS_ipc, ALWAYS},
#endif
    {SYS_mq_open, ALWAYS},
    {SYS_vmsplice, ALWAYS},
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
    ANY_BIT = BPF_JMP | BPF_JSET | BPF_K,
    RETURN = BPF_RET | BPF_K
};
static const uint32_t refuse = SECCOMP_RET_ERRNO | EPERM;
static const uint32_t missing = SECCOMP_RET_ERRNO | ENOSYS;

/* The number is loaded before a row and after it. */
static void emit_row(struct filter *filter, const struct denied *row) {
    if (row->when == ALWAYS || row->when == MISSING) {
        emit(filter, EQUAL, (uint32_t)row->number, 0, 1);
        emit(filter, RETURN, row->when == MISSING ? missing : refuse, 0, 0);
        return;
    }
    bool when = row->when == WHEN_EQUAL || row->when == WHEN_BITS;
    uint32_t value = row->when == UNLESS_SELF ? (uint32_t)getpid() : row->value;
    uint32_t low = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? 0 : 4;
    emit(filter, EQUAL, (uint32_t)row->number, 0, 4);
    emit(filter, LOAD, (uint32_t)offsetof(struct seccomp_data, args) + 8 * row->argument + low, 0,
         0);
    emit(filter, row->when == WHEN_BITS ? ANY_BIT : EQUAL, value, when ? 0 : 1, when ? 1 : 0);
    emit(filter, RETURN, refuse, 0, 0);
    emit(filter, LOAD, offsetof(struct seccomp_data, nr), 0, 0);
}

bool filter_enter(void) {
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
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0;
}

/* A NULL filter is a bad address where filters are known, and a bad request where not. */
bool filter_available(void) {
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, NULL, 0, 0) != 0 && errno == EFAULT;
}

#else

bool filter_enter(void) {
    return false;
}

bool filter_available(void) {
    return false;
}

#endif
