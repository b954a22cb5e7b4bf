/*
 * front.h - the choice between the screen and plain text mode, for commands that play or watch.
 *
 * Plain text mode is chosen by --plain; when input or output is not a terminal; with a message,
 * when the terminal cannot show a screen; and after a question, when it is too small for one.
 */
#ifndef CLI_FRONT_H
#define CLI_FRONT_H

#include "cli/cli.h"
#include "ui/screen/app.h"

struct front {
    struct app app;
    bool screen; /* app is open; otherwise lines */
    int code;    /* of failing to begin */
};

/* Reads the settings and flags and opens the screen when there is to be one. false: told, and
   code says how to end. Closed by front_close when true. */
bool front_open(struct front *front, const struct arguments *arguments);
void front_close(struct front *front);

/* The theme that --theme names; *out stays when it is not given. False: told. */
bool front_theme(const struct arguments *arguments, enum theme *out);

#endif
