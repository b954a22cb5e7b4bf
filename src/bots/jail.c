/*
 * jail.c - limits for another program: see jail.h.
 *
 * Most promises are kept by more than one layer, so a kernel without one of them keeps most; the
 * table `promises` is the only place that says which.
 */
#define _GNU_SOURCE
#include "bots/jail.h"

#include <fcntl.h>
#include <limits.h>
#include <linux/capability.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "bots/filter.h"
#include "bots/landlock.h"
#include "core/i18n.h"
#include "core/memory.h"
#include "core/utf8.h"

static unsigned disabled, found;
static pthread_once_t looked = PTHREAD_ONCE_INIT;
static atomic_bool trusted;
static atomic_uint memory = JAIL_MEMORY_USUAL;

/* ---- layers ---- */

static void look(void) {
    long version = landlock_version();
    found |= namespaces_available() ? JAIL_NAMESPACES : 0;
    found |= version >= 1 ? JAIL_LANDLOCK : 0;
    found |= version >= LANDLOCK_TRUNCATION ? JAIL_LANDLOCK_TRUNCATION : 0;
    found |= filter_available() ? JAIL_SECCOMP : 0;
    found |= access("/proc/thread-self/children", R_OK) == 0 ? JAIL_CHILDREN : 0;
}

unsigned jail_layers(void) {
    pthread_once(&looked, look);
    return found & ~disabled;
}

void jail_disable(unsigned layers) {
    disabled = layers;
}

void jail_set_memory(unsigned megabytes) {
    memory = megabytes;
}

unsigned jail_memory(void) {
    return memory;
}

/* ---- preparing ---- */

static int move_up(int descriptor) {
    int moved = descriptor < 0 ? -1 : fcntl(descriptor, F_DUPFD_CLOEXEC, JAIL_FIRST_FILE);
    if (descriptor >= 0)
        close(descriptor);
    return moved;
}

void jail_init(struct jail *jail, const char *command) {
    char *folder = getcwd(NULL, 0);
    *jail = (struct jail){.layers = jail_layers(), .memory = memory, .landlock = -1};
    jail->folder = memory_string(folder && *folder == '/' ? folder : "/");
    free(folder);
    readable_init(&jail->readable, command);
    if (jail->layers & JAIL_LANDLOCK)
        jail->landlock = move_up(landlock_rules(&jail->readable));
    jail->plan = (struct namespaces_plan){
        .readable = &jail->readable, .folder = jail->folder, .user = geteuid(), .group = getegid()};
}

void jail_free(struct jail *jail) {
    if (jail->landlock >= 0)
        close(jail->landlock);
    free(jail->folder);
    readable_free(&jail->readable);
}

/* ---- entering ---- */

static void limit(int resource, rlim_t most) {
    struct rlimit now;
    if (getrlimit((__rlimit_resource_t)resource, &now) == 0 && now.rlim_max < most)
        most = now.rlim_max;
    struct rlimit limits = {most, most};
    setrlimit((__rlimit_resource_t)resource, &limits);
}

/* With no_new_privs they do not come back by exec, not for root either. */
static bool give_up_capabilities(void) {
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
    struct __user_cap_data_struct none[2] = {{0}};
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(SYS_capset, &header, none) == 0;
}

bool jail_enter(const struct jail *jail, bool own_proc) {
    limit(RLIMIT_DATA, (rlim_t)jail->memory << 20);
    limit(RLIMIT_CPU, JAIL_CPU_SECONDS);
    limit(RLIMIT_NOFILE, JAIL_FILES);
    limit(RLIMIT_FSIZE, 0);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_MEMLOCK, 1 << 20);
    limit(RLIMIT_MSGQUEUE, 0);
    if (jail->layers & JAIL_NAMESPACES) /* else all of the player's processes are counted */
        limit(RLIMIT_NPROC, JAIL_TASKS);
    if (!give_up_capabilities())
        return false;
    if (jail->layers & JAIL_LANDLOCK &&
        (jail->landlock < 0 || !landlock_enter(jail->landlock, own_proc)))
        return false;
    return !(jail->layers & JAIL_SECCOMP) || filter_enter();
}

/* ---- telling ---- */

/* A promise holds when the machine has all layers of any one of these sets; 0 ends them. Each
   sentence goes on after "kept from". */
static const struct promise {
    const char *from;
    unsigned by[3];
} promises[] = {
    {N_("reading files that are not its own, and through them this game's dice and secrets"),
     {JAIL_NAMESPACES, JAIL_LANDLOCK}},
    {N_("writing, making and removing files, and opening terminals"),
     {JAIL_NAMESPACES, JAIL_LANDLOCK | JAIL_LANDLOCK_TRUNCATION}},
    {N_("changing modes, times and attributes of files"), {JAIL_NAMESPACES, JAIL_SECCOMP}},
    {N_("holding locks and leases on files"), {JAIL_SECCOMP}},
    {N_("using the network"), {JAIL_NAMESPACES, JAIL_SECCOMP}},
    {N_("signalling, tracing and slowing other programs"), {JAIL_NAMESPACES, JAIL_SECCOMP}},
    {N_("outliving the game, and starting more than 64 processes"),
     {JAIL_NAMESPACES | JAIL_CHILDREN, JAIL_SECCOMP | JAIL_CHILDREN}},
    {N_("taking more memory in all than its limit"), {JAIL_SECCOMP | JAIL_CHILDREN}},
};
enum { PROMISES = sizeof promises / sizeof *promises };

static bool exposed(void) {
    struct readable readable;
    readable_init(&readable, "");
    bool any = readable.exposed;
    readable_free(&readable);
    return any;
}

static bool holds(const struct promise *promise) {
    unsigned layers = jail_layers();
    bool any = false;
    for (unsigned i = 0; i < 3 && promise->by[i]; i++)
        any = any || (layers & promise->by[i]) == promise->by[i];
    return any && !(promise == promises && exposed());
}

bool jail_must_ask(struct text *out) {
    bool any = false;
    for (unsigned i = 0; i < PROMISES && !trusted; i++) {
        if (holds(&promises[i]))
            continue;
        if (!any)
            text_add(out, _("On this machine a bot cannot be kept from:\n"));
        text_addf(out, "- %s\n", _(promises[i].from));
        any = true;
    }
    return any;
}

void jail_trust(void) {
    trusted = true;
}

void jail_tell(struct text *out) {
    unsigned layers = jail_layers();
    text_addf(out,
              _("memory at most %u MB in all, CPU time at most %d s a process, no file may grow\n"),
              jail_memory(), JAIL_CPU_SECONDS);
    text_addf(out, _("by namespaces (%s), Landlock (%s), seccomp (%s)\n"),
              layers & JAIL_NAMESPACES ? _("here") : _("missing"),
              layers & JAIL_LANDLOCK ? _("here") : _("missing"),
              layers & JAIL_SECCOMP ? _("here") : _("missing"));
    for (unsigned i = 0; i < PROMISES; i++)
        text_addf(out, holds(&promises[i]) ? _("kept from %s\n") : _("NOT kept from %s\n"),
                  _(promises[i].from));
}

void jail_tell_readable(const char *command, struct text *out) {
    struct readable readable;
    readable_init(&readable, command);
    for (size_t i = 0; i < readable.count; i++)
        if (!readable.paths[i].system && !readable.paths[i].link) {
            text_add(out, _("may read "));
            utf8_add_safe(out, readable.paths[i].path, strlen(readable.paths[i].path), false);
            text_add_char(out, '\n');
        }
    if (readable.folderless)
        text_add(out,
                 _("its folder has other files, too: it may read only the named ones there\n"));
    readable_free(&readable);
}
