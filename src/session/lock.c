/*
 * lock.c - locks of open file descriptions: see lock.h.
 */
#define _GNU_SOURCE /* F_OFD_SETLK, F_OFD_GETLK */
#include "session/lock.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

static struct flock whole_file(void) {
    return (struct flock){.l_type = F_WRLCK, .l_whence = SEEK_SET}; /* l_len 0: to the end */
}

bool lock_take(int fd) {
    struct flock lock = whole_file();
    return fcntl(fd, F_OFD_SETLK, &lock) == 0;
}

bool lock_taken(int error) {
    return error == EAGAIN || error == EACCES;
}

bool lock_is_held(int fd) {
    struct flock lock = whole_file();
    return fcntl(fd, F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
}
