/*
 * landlock.c - rules about files: see landlock.h.
 *
 * What linux/landlock.h of the oldest headers in use does not name stands here.
 */
#define _GNU_SOURCE
#include "bots/landlock.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { VERSION_REFER = 2, VERSION_NETWORK = 4, VERSION_DEVICES = 5, VERSION_SCOPE = 6 };

static const uint64_t read_file = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE;
static const uint64_t read_folder =
    LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
static const uint64_t write_rights = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |
                                     LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR |
                                     LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |
                                     LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO |
                                     LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM;
static const uint64_t right_refer = 1u << 13, right_truncate = 1u << 14, right_devices = 1u << 15;
static const uint64_t rights_network = 3, rights_scope = 3;

struct attributes {
    uint64_t files, network, scope; /* what is denied unless allowed */
};

long landlock_version(void) {
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

int landlock_rules(const struct readable *readable) {
    long version = landlock_version();
    struct attributes rules = {.files = read_folder | write_rights};
    rules.files |= version >= VERSION_REFER ? right_refer : 0;
    rules.files |= version >= LANDLOCK_TRUNCATION ? right_truncate : 0;
    rules.files |= version >= VERSION_DEVICES ? right_devices : 0;
    rules.network = version >= VERSION_NETWORK ? rights_network : 0;
    rules.scope = version >= VERSION_SCOPE ? rights_scope : 0;
    size_t size = offsetof(struct attributes, network);
    if (version >= VERSION_NETWORK)
        size = offsetof(struct attributes, scope);
    if (version >= VERSION_SCOPE)
        size = sizeof rules;
    if (version < 1)
        return -1;
    int descriptor = (int)syscall(SYS_landlock_create_ruleset, &rules, size, 0);
    if (descriptor < 0)
        return -1;
    for (size_t i = 0; i < readable->count; i++)
        if (!readable->paths[i].link)
            allow(descriptor, readable->paths[i].path,
                  readable->paths[i].folder ? read_folder : read_file);
    static const char *const devices[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random",
                                          "/dev/urandom"};
    for (unsigned i = 0; i < sizeof devices / sizeof *devices; i++)
        allow(descriptor, devices[i], LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE);
    return descriptor;
}

bool landlock_enter(int rules, bool own_proc) {
    static const char *const about_the_machine[] = {"/proc/cpuinfo", "/proc/meminfo", "/proc/stat",
                                                    "/proc/filesystems", "/proc/sys"};
    allow(rules, own_proc ? "/proc" : "/proc/self", read_folder);
    for (unsigned i = 0; i < sizeof about_the_machine / sizeof *about_the_machine; i++)
        allow(rules, about_the_machine[i], i == 4 ? read_folder : read_file);
    return syscall(SYS_landlock_restrict_self, rules, 0) == 0;
}
