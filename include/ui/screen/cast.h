/*
 * cast.h - a screen without a terminal, which steps through a replay and records it as an asciicast
 * (version 2), a format for terminal players.
 *
 * The first picture comes at once, each move a moment after the one before it, the first of a
 * turn a longer one; no time passes while it is recorded. The page that plays on this screen must
 * go one move on at KEYS_RIGHT.
 */
#ifndef UI_SCREEN_CAST_H
#define UI_SCREEN_CAST_H

#include "session/session.h"
#include "ui/screen/screen.h"

/* Opens the screen for a session that will be stepped up to `last` moves; `title` is text from
   outside. The recording is added to out as it goes on and is whole when the screen is closed. */
struct screen *cast_open(const struct session *session, size_t last, const struct look *look,
                         const char *title, struct text *out);

#endif
