/*
 * readable.h - the files and folders that another program may read while it plays.
 *
 * These are what any program needs to run (the system's programs and libraries, a few files of
 * /etc), and what its command names: programs, scripts with their interpreters, files, each with
 * the folder it lies in when that folder is its own. Never the player's home folder, a folder
 * shared with others, or one that holds saved games, their key, or a log in use.
 */
#ifndef BOTS_READABLE_H
#define BOTS_READABLE_H

#include "core/text.h"

struct readable_path {
    char *path; /* absolute; no part of it above the last is a symbolic link */
    char *link; /* where the symbolic link there leads, or NULL: a file or folder */
    bool folder;
    bool system; /* any program may read it */
};

struct readable {
    struct readable_path *paths; /* sorted: what holds others comes before them */
    size_t count;
    bool exposed;    /* a folder of the system holds something private */
    bool folderless; /* the folder of a program could not be shown, only the program itself */
};

/* For a command as written for sh. */
void readable_init(struct readable *readable, const char *command);
void readable_free(struct readable *readable);

/* Shows a file or folder to every program that is started from now on. false with a sentence in
   why: there is none, or it is private. */
bool readable_allow(const char *path, struct text *why);

#endif
