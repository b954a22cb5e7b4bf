/*
 * front.c - the choice between the screen and plain text mode, for commands that play or watch: see
 * front.h.
 */
#include "cli/front.h"

#include <stdio.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "plain/plain.h"
#include "ui/screen/user_theme.h"
#include "ui/widgets/frame.h"

/* Each line of the notes is one message. */
static void tell_notes(const struct text *notes) {
    struct word rest = {notes->bytes, notes->length}, line;
    while (word_part(&rest, '\n', &line))
        if (line.length)
            cli_fail(EXIT_FINE, "%.*s", (int)line.length, line.bytes);
}

bool front_theme(const struct arguments *arguments, enum theme *out) {
    const char *theme = arguments->value[FLAG_THEME];
    const char *names[THEME_COUNT + USER_THEMES_MOST];
    if (!theme || theme_find(theme, out))
        return true;
    struct config config; /* the settings file may describe it */
    struct text notes = TEXT_EMPTY;
    config_init(&config);
    config_read(&config, &notes);
    text_free(&notes);
    if (theme_find(theme, out))
        return true;
    for (int i = 0; i < theme_count(); i++)
        names[i] = theme_name((enum theme)i);
    cli_unknown(_("theme"), theme, names, (size_t)theme_count());
    return false;
}

/* Reads the settings; the command line changes the look in force, not the settings. */
static bool take_look(struct app *app, const struct arguments *arguments) {
    struct text notes = TEXT_EMPTY;
    config_init(&app->config);
    config_read(&app->config, &notes);
    tell_notes(&notes);
    text_free(&notes);
    app->look = app->config.look;
    app->look.ascii |= arguments->value[FLAG_ASCII] != NULL;
    return front_theme(arguments, &app->look.theme);
}

/* A terminal that is too small for the board is told, and plain text mode offered, which needs no
   certain size. */
static bool prefers_lines(void) {
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0 ||
        (size.ws_row >= FRAME_ROWS && size.ws_col >= FRAME_COLUMNS))
        return false;
    struct text question = TEXT_EMPTY;
    text_addf(&question,
              _("The board needs %d columns and %d rows; this terminal has %d columns and %d rows. "
                "Play in plain text mode?"),
              FRAME_COLUMNS, FRAME_ROWS, size.ws_col, size.ws_row);
    bool yes = plain_run_question(question.bytes);
    text_free(&question);
    return yes;
}

bool front_open(struct front *front, const struct arguments *arguments) {
    *front = (struct front){.code = EXIT_USAGE};
    if (!take_look(&front->app, arguments))
        return false;
    const char *script = arguments->value[FLAG_SCRIPT];
    bool terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    if (arguments->value[FLAG_PLAIN] || (!terminal && !script) || (!script && prefers_lines()))
        return true;
    struct text why = TEXT_EMPTY;
    front->screen = app_open(&front->app, script, &why);
    if (!front->screen && script)
        front->code = cli_fail(EXIT_WORLD, "%s", why.bytes);
    else if (!front->screen)
        cli_fail(EXIT_NO_TERMINAL, _("%s Plain text mode."), why.bytes);
    text_free(&why);
    return front->screen || !script;
}

void front_close(struct front *front) {
    if (front->screen)
        app_close(&front->app);
}
