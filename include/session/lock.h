/*
 * lock.h - the write lock of a log: one open file description holds the lock of the whole file.
 *
 * The lock ends when its file is closed, however the program ends. It is the lock of an open file
 * description (F_OFD_SETLK) and not one of flock(2), because others can ask whether such a lock is
 * held without taking one themselves, which for that moment would keep a player out.
 */
#ifndef SESSION_LOCK_H
#define SESSION_LOCK_H

#include <stdbool.h>

/* Locks the file, open for writing, at once or not at all. False with errno: EAGAIN or EACCES when
 * another holds the lock (see lock_taken), otherwise why it failed. */
bool lock_take(int fd);

/* True when this errno of lock_take says that another holds the lock. */
bool lock_taken(int error);

/* True when somebody, in this program or another, holds the lock through another open file; false
 * also when that cannot be found out. */
bool lock_is_held(int fd);

#endif
