/*
 * host.c - `clowder host GAME` opens a table, `clowder join TABLE` sits down at one.
 *
 * Whoever opens a table sits down at it like everybody else: the table is kept by a program of its
 * own (table/host.h).
 */
#include "table/host.h"

#include <stdio.h>

#include "cli/front.h"
#include "plain/plain.h"
#include "session/store.h"
#include "table/remote.h"
#include "table/resume.h"
#include "ui/ui.h"

int cli_sit(const struct remote_wish *wish, const struct arguments *arguments) {
    struct text why = TEXT_EMPTY;
    struct front front;
    int code = EXIT_FINE;
    struct remote *remote = remote_open(wish, &why);
    if (!remote) {
        code = cli_fail(EXIT_REFUSED, "%s", why.bytes);
    } else if (!front_open(&front, arguments)) {
        code = front.code;
    } else {
        if (front.screen)
            ui_run(&front.app, (struct place){.page = PAGE_TABLE,
                                              .session = remote_session(remote),
                                              .remote = remote});
        else
            plain_run_join(remote);
        front_close(&front);
    }
    if (remote)
        remote_close(remote);
    text_free(&why);
    return code;
}

/* The path of the table, for those who start joiners. */
static void tell_path(const char *socket) {
    struct text line = TEXT_EMPTY;
    text_addf(&line, "%s\n", socket);
    cli_print(&line);
    fflush(stdout);
    text_free(&line);
}

/* Opens the table of a log. */
static int open_table(const char *log, const struct arguments *arguments) {
    const struct host_wish wish = {.log = log,
                                   .name = arguments->value[FLAG_TABLE],
                                   .group = arguments->value[FLAG_GROUP],
                                   .programs = arguments->value[FLAG_TRUST_BOTS] != NULL};
    struct text socket = TEXT_EMPTY, why = TEXT_EMPTY;
    char key[TABLE_KEY + 1];
    unsigned seat;
    int code = EXIT_FINE;
    if (arguments->value[FLAG_SERVE]) {
        if (!host_serve(&wish, tell_path, &why))
            code = cli_fail(EXIT_REFUSED, "%s", why.bytes);
    } else if (host_open(&wish, &socket, &seat, key, &why)) {
        code = cli_sit(&(struct remote_wish){.table = socket.bytes, .seat = (int)seat, .key = key},
                       arguments);
    } else {
        code = cli_fail(EXIT_REFUSED, "%s", why.bytes);
    }
    text_free(&socket);
    text_free(&why);
    return code;
}

/* A new game is saved first: the table begins with its log, like that of an old one. */
static int host_new(const struct new_game *game, const struct arguments *arguments) {
    const char *log = arguments->value[FLAG_LOG];
    struct text path = TEXT_EMPTY, why = TEXT_EMPTY;
    int code;
    struct session *session = cli_new_session(game, log, &code);
    if (!session)
        return code;
    if (!log && !resume_create(session, NULL, &why))
        code = cli_fail(EXIT_WORLD, _("NOT SAVED: %s"), why.bytes);
    else
        code = EXIT_FINE;
    text_add(&path, session_path(session));
    session_free(session);
    if (code == EXIT_FINE)
        code = open_table(path.bytes, arguments);
    text_free(&path);
    text_free(&why);
    return code;
}

/* The name of a table is part of a file's. */
static bool is_name(const char *name) {
    bool good = *name && *name != '.' && strlen(name) <= 40;
    for (const char *at = name; *at; at++)
        good = good && *at != '/' && (unsigned char)*at > ' ' && (unsigned char)*at < 0x7f;
    return good;
}

int command_host(const struct arguments *arguments) {
    const char *name = arguments->value[FLAG_TABLE], *log = arguments->value[FLAG_RESUME];
    if (name && !is_name(name))
        return cli_wrong(_("--table is a word of at most 40 letters, digits and signs, without /"));
    if ((arguments->count == 1) == (log != NULL))
        return cli_wrong(_("host needs either the name of a game or --resume FILE"));
    return log ? open_table(log, arguments) : cli_new_game(arguments, host_new);
}

int command_join(const struct arguments *arguments) {
    const char *as = arguments->value[FLAG_AS];
    struct remote_wish wish = {.table = arguments->count ? arguments->operands[0] : NULL,
                               .seat = -1};
    uint8_t seat;
    if (as && !word_seat((struct word){as, strlen(as)}, SEATS_MOST, &seat))
        return cli_wrong(_("--as is a seat, A to F, not \"%s\""), as);
    if (as)
        wish.seat = seat;
    return cli_sit(&wish, arguments);
}
