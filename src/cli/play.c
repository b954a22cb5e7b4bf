/*
 * play.c - `clowder play GAME`: a new game at once.
 */
#include "cli/front.h"
#include "ui/pages.h"
#include "ui/resume.h"

enum { NAMES_BYTES = 2048 };

/* Cuts "Anna,Marco" into the names; false, and told, when there are more than can play. */
static bool take_names(const struct arguments *arguments, const struct ruleset *rules,
                       char *storage, const char **names, unsigned *count) {
    const char *given = arguments->value[FLAG_NAMES];
    *count = 0;
    if (!given)
        return true;
    struct word rest = {given, strlen(given)}, name;
    if (rest.length >= NAMES_BYTES) {
        cli_wrong(_("--names is longer than %d bytes"), NAMES_BYTES - 1);
        return false;
    }
    while (word_part(&rest, ',', &name)) {
        if (*count == rules->seats_most) {
            cli_wrong(_("%s is for at most %d players"), _(rules->title), rules->seats_most);
            return false;
        }
        memcpy(storage, name.bytes, name.length);
        storage[name.length] = 0;
        names[(*count)++] = storage;
        storage += name.length + 1;
    }
    return true;
}

/* One session for the flags; NULL, and told, when there can be none. */
static struct session *new_session(const struct new_game *game, const char *log, int *code) {
    struct text why = TEXT_EMPTY;
    struct session *session = session_new(game, &why);
    *code = EXIT_REFUSED;
    if (session && log && !resume_create(session, log, &why)) {
        *code = EXIT_WORLD;
        session_free(session);
        session = NULL;
    }
    if (!session)
        cli_fail(*code, "%s", why.bytes);
    text_free(&why);
    return session;
}

static int play_lines(struct session *session, bool kept) {
    struct text why = TEXT_EMPTY;
    if (!kept && !resume_create(session, NULL, &why))
        cli_fail(EXIT_WORLD, _("NOT SAVED: %s"), why.bytes);
    text_free(&why);
    return plain_run(session, false) ? EXIT_FINE : EXIT_WORLD;
}

static int play(const struct new_game *game, const struct arguments *arguments) {
    const char *log = arguments->value[FLAG_LOG];
    struct front front;
    int code;
    struct session *session = new_session(game, log, &code);
    if (!session)
        return code;
    if (!front_open(&front, arguments)) {
        session_free(session);
        return front.code;
    }
    code = EXIT_FINE;
    if (!front.screen)
        code = play_lines(session, log != NULL);
    else if (log)
        page_play(&front.app, session);
    else
        app_play_new(&front.app, session, NULL);
    front_close(&front);
    return code;
}

int command_play(const struct arguments *arguments) {
    struct new_game game = {.game = cli_game(arguments->operands[0]),
                            .seed = arguments->value[FLAG_SEED]};
    char storage[NAMES_BYTES + 1];
    unsigned names;
    if (!game.game || !take_names(arguments, game.game->ruleset, storage, game.names, &names) ||
        !cli_setup(arguments, game.game->ruleset, names, &game.setup))
        return EXIT_USAGE;
    if (names > game.setup.seats)
        return cli_wrong(_("there are more --names than --seats"));
    return play(&game, arguments);
}
