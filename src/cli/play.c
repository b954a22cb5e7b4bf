/*
 * play.c - `clowder play GAME`: a new game at once.
 */
#include <stdlib.h>

#include "bots/player.h"
#include "cli/front.h"
#include "core/memory.h"
#include "plain/plain.h"
#include "table/resume.h"
#include "table/seats.h"
#include "ui/ui.h"
#include "ui/widgets/ask.h"

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
            cli_wrong(_("%s is for at most %d players"), rules->title, rules->seats_most);
            return false;
        }
        memcpy(storage, name.bytes, name.length);
        storage[name.length] = 0;
        names[(*count)++] = storage;
        storage += name.length + 1;
    }
    return true;
}

/* "B=lion" of each --seat, cut into the players; *count becomes the seats that are needed for
   them. false, and told, when one is wrong. */
static bool take_players(const struct arguments *arguments, const struct ruleset *rules,
                         char *storage, const char **players, unsigned *count) {
    struct word rest = {arguments->seat.bytes, arguments->seat.length}, line, seat, player;
    struct text why = TEXT_EMPTY;
    uint8_t number;
    memcpy(storage, rest.bytes, rest.length + 1);
    while (!why.length && word_part(&rest, '\n', &line)) {
        char *word = storage + (line.bytes - arguments->seat.bytes);
        word[line.length] = 0;
        if (!word_pair((struct word){word, line.length}, &seat, &player) ||
            !word_seat(seat, rules->seats_most, &number)) {
            text_addf(
                &why,
                _("--seat must be a seat from A to %c and a player, such as B=lion, not \"%s\""),
                seat_letter(rules->seats_most - 1U), word);
        } else if (word_is(player, "person") || player_known(player.bytes, &why)) {
            players[number] = word_is(player, "person") ? NULL : player.bytes;
            if (number >= *count)
                *count = number + 1U;
        }
    }
    bool ok = why.length == 0;
    if (!ok)
        cli_wrong("%s", why.bytes);
    text_free(&why);
    return ok;
}

struct session *cli_new_session(const struct new_game *game, const char *log, int *code) {
    struct text why = TEXT_EMPTY, words[SEATS_MOST];
    struct new_game full = *game;
    for (int seat = 0; seat < SEATS_MOST; seat++)
        words[seat] = TEXT_EMPTY;
    struct session *session = seats_words(&full, words, &why) ? session_new(&full, &why) : NULL;
    for (int seat = 0; seat < SEATS_MOST; seat++)
        text_free(&words[seat]);
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

static int play_lines(struct session *session, bool kept, bool bell) {
    struct text why = TEXT_EMPTY;
    if (!kept && !resume_create(session, NULL, &why))
        cli_fail(EXIT_WORLD, _("NOT SAVED: %s"), why.bytes);
    text_free(&why);
    return plain_run(session, false, bell) ? EXIT_FINE : EXIT_WORLD;
}

/* Takes --clock; false, and told, when it is wrong. */
static bool take_clock(const struct arguments *arguments, struct time_control *out) {
    const char *given = arguments->value[FLAG_CLOCK];
    struct text why = TEXT_EMPTY;
    bool good = !given || control_read(given, out, &why);
    if (!good)
        cli_wrong("--clock: %s", why.bytes);
    text_free(&why);
    return good;
}

/* Takes --dice; false, and told, when it is wrong. */
static bool take_dice(const struct arguments *arguments, enum dice_source *out) {
    const char *given = arguments->value[FLAG_DICE];
    for (int source = 0; given && dice_words[source]; source++)
        if (strcmp(given, dice_words[source]) == 0) {
            *out = (enum dice_source)source;
            return true;
        }
    if (given)
        cli_unknown(_("way of rolling"), given, dice_words, DICE_SOURCES);
    return !given;
}

static int play(const struct new_game *game, const struct arguments *arguments) {
    const char *log = arguments->value[FLAG_LOG];
    struct front front;
    int code;
    struct session *session = cli_new_session(game, log, &code);
    if (!session)
        return code;
    if (!front_open(&front, arguments)) {
        session_free(session);
        return front.code;
    }
    code = EXIT_FINE;
    if (!front.screen)
        code = play_lines(session, log != NULL, front.app.config.bell);
    else
        ui_run(&front.app,
               (struct place){
                   .page = PAGE_PLAY, .session = session, .owned = true, .fresh = log == NULL});
    front_close(&front);
    return code;
}

static bool take_takebacks(const struct arguments *arguments, enum takebacks *out) {
    const char *value = arguments->value[FLAG_TAKEBACK];
    size_t count = 0;
    for (; takebacks_words[count]; count++)
        if (value && strcmp(value, takebacks_words[count]) == 0) {
            *out = (enum takebacks)count;
            return true;
        }
    if (value)
        cli_unknown(_("way of taking back"), value, takebacks_words, count);
    return !value;
}

/* Begins it at the position that --position names. */
static int begin_at(struct new_game *game, const struct arguments *arguments,
                    int (*begin)(const struct new_game *game, const struct arguments *arguments)) {
    struct text position = TEXT_EMPTY;
    int code = EXIT_WORLD;
    if (cli_position(arguments, &position)) {
        game->deal = position.bytes;
        code = begin(game, arguments);
    }
    text_free(&position);
    return code;
}

int cli_new_game(const struct arguments *arguments,
                 int (*begin)(const struct new_game *game, const struct arguments *arguments)) {
    struct new_game game = {.game = cli_game(arguments->operands[0]),
                            .seed = arguments->value[FLAG_SEED]};
    char storage[NAMES_BYTES + 1];
    unsigned names, seats;
    if (!game.game || !take_clock(arguments, &game.clock) || !take_dice(arguments, &game.dice) ||
        !take_names(arguments, game.game->ruleset, storage, game.names, &names))
        return EXIT_USAGE;
    seats = names;
    char *players = memory_new(arguments->seat.length + 1);
    int code = EXIT_USAGE;
    if (take_takebacks(arguments, &game.takebacks) &&
        take_players(arguments, game.game->ruleset, players, game.players, &seats) &&
        cli_setup(arguments, game.game->ruleset, seats, game.game->ruleset->presets[0].name,
                  &game.setup)) {
        if (seats <= game.setup.seats)
            code = arguments->value[FLAG_POSITION] ? begin_at(&game, arguments, begin)
                                                   : begin(&game, arguments);
        else if (names > game.setup.seats)
            cli_wrong(_("there are more --names than --seats"));
        else
            cli_wrong(_("--seat names a seat that is not among the --seats"));
    }
    free(players);
    return code;
}

int command_play(const struct arguments *arguments) {
    return cli_new_game(arguments, play);
}
