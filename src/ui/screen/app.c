/*
 * app.c - opening and closing the screen.
 *
 * The terminal's character set is decided here and nowhere else: the locale's, or UTF-8 when no
 * locale is named, or one that says UTF-8 but is not installed. What the set does not have is
 * shown by its ASCII stand-in (curses.c).
 */
#include "ui/screen/app.h"

#include <langinfo.h>
#include <locale.h>
#include <strings.h>

#include "table/language.h"

static void take_characters(void) {
    setlocale(LC_CTYPE, "");
    const char *name = language_locale("LC_CTYPE"), *set = strchr(name, '.');
    bool says_utf8 =
        !*name ||
        (set && (strncasecmp(set, ".UTF-8", 6) == 0 || strncasecmp(set, ".utf8", 5) == 0));
    if (says_utf8 && strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        setlocale(LC_CTYPE, "C.UTF-8");
}

void app_begin(struct app *app, struct screen *screen) {
    app->screen = screen;
    canvas_init(&app->frame, 0, 0);
    app->message = TEXT_EMPTY;
    app->leaving = false;
    app->kept = (struct event){.key = KEYS_NONE};
    app->pressed = NO_SPOT;
    app->slowness = 0;
}

bool app_open(struct app *app, const char *script, struct text *why) {
    take_characters();
    struct screen *screen =
        script ? script_open(script, &app->look, why) : curses_open(&app->look, why);
    if (screen)
        app_begin(app, screen);
    return screen;
}

void app_close(struct app *app) {
    app->screen->close(app->screen);
    app->screen = NULL;
    canvas_free(&app->frame);
    text_free(&app->message);
}
