/*
 * lock.h - who may write a log: one open file description holds the lock of the whole file.
 *
 * The lock ends when its file is closed, however the program ends. It is a lock of an open file
 * description (F_OFD_SETLK) and not one of flock, because only with it can others ask whether the
 * file is locked without taking a lock themselves, which would for that moment keep a player out.
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
 * also when that can not be found out. */
bool lock_is_held(int fd);

#endif
