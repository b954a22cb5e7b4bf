/*
 * file.h - small files as wholes: read, written, replaced, given another name.
 *
 * Functions that return bool return false with errno.
 */
#ifndef SESSION_FILE_H
#define SESSION_FILE_H

#include "core/text.h"

/* Adds the bytes of a regular file. EFBIG: there are more than `most`; EINVAL: it is no file. */
bool file_read(const char *path, size_t most, struct text *out);

/* Who may read a new file: its owner alone, or whoever the user's mask lets. */
enum { FILE_PRIVATE = 0600, FILE_SHARED = 0666 };

/* Writes a file of these bytes, on disk when true is returned; a failed one is removed. flags are
   added to those of open(2): O_EXCL refuses an existing file, O_TRUNC writes it anew. */
bool file_write(const char *path, int flags, int mode, const void *bytes, size_t length);

/* Writes the bytes to PATH.new, which then takes the place of PATH: what a reader finds is always
   whole, old or new. Its owner alone may read it. */
bool file_replace(const char *path, const struct text *bytes);

/* Gives a file another name on the same file system; EEXIST when the name is taken. */
bool file_move(const char *from, const char *to);

/* Makes every missing folder on the way to the file, for the owner only. */
bool file_make_folders(const char *path);

/* Adds the path of a file of that name beside the settings, $XDG_CONFIG_HOME/clowder/NAME or
   ~/.config/clowder/NAME; false when there is no home for it. */
bool file_add_config(const char *name, struct text *out);

#endif
