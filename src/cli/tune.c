/*
 * tune.c - `clowder tune GAME [PLAYER]`: fits what bots know of a game, and prints the file of it.
 *
 * Standard output gets the file (core/weights.h), stderr what was learnt.
 */
#include "bots/tune.h"

#include "cli/cli.h"

enum {
    GAMES_USUAL = 4000,
    GAMES_MOST = 100000,
    STEPS_USUAL = 200,
    STEPS_MOST = 10000,
    AT_ONCE = 2
};

static bool progress(void *context, enum tune_part part, size_t done, size_t all) {
    static const char *const words[] = {[TUNE_GAMES] = N_("playing"),
                                        [TUNE_WEIGHTS] = N_("fitting"),
                                        [TUNE_STEPS] = N_("stepping")};
    enum tune_part *present = context;
    if (*present != part) {
        progress_end();
        progress_start(_(words[part]));
        *present = part;
    }
    progress_step(done, all);
    return !interrupt_came();
}

/* The command as it can be typed again: what its result follows from. */
static void add_command(const struct tune *tune, const char *word, struct text *out) {
    struct text options = TEXT_EMPTY;
    setup_words(&tune->setup, tune->game->ruleset, &options);
    text_addf(out, "clowder tune %s %s --games %zu --steps %u --seed %s --seats %u",
              tune->game->ruleset->name, word, tune->games, tune->steps, tune->seed,
              tune->setup.seats);
    struct word rest = {options.bytes, options.length}, option;
    while (word_part(&rest, ' ', &option))
        text_addf(out, " --set %.*s", (int)option.length, option.bytes);
    text_free(&options);
}

/* What was learnt, for people. */
static void tell(const struct tune *tune) {
    struct text line = TEXT_EMPTY;
    if (tune->positions)
        text_addf(&line,
                  _("loss of a position in millionths: %llu before, %llu now, of %zu that were "
                    "learnt from; %llu before, %llu now, of %zu others"),
                  (unsigned long long)tune->learnt_before, (unsigned long long)tune->learnt,
                  tune->positions, (unsigned long long)tune->expected_before,
                  (unsigned long long)tune->expected, tune->apart);
    if (line.length)
        cli_tell(&line);
    text_free(&line);
}

static int run(struct tune *tune) {
    struct text why = TEXT_EMPTY, out = TEXT_EMPTY;
    int code = EXIT_FINE;
    enum tune_part present = TUNE_GAMES;
    tune->progress = progress;
    tune->context = &present;
    interrupt_watch();
    progress_start(_("playing"));
    bool ok = tune_run(tune, &why);
    progress_end();
    if (ok) {
        tell(tune);
        tune_write(tune, &out);
        code = cli_print(&out) ? EXIT_FINE : EXIT_WORLD;
    } else if (why.length) {
        code = cli_fail(EXIT_WORLD, "%s", why.bytes);
    } else {
        code = cli_fail(EXIT_REFUSED, "%s",
                        tune->folder ? _("stopped; the same command goes on from here")
                                     : _("stopped"));
    }
    text_free(&why);
    text_free(&out);
    return code;
}

/* The player, whose games must not depend on the machine: it has a budget of iterations. */
static bool take_player(const char *word, struct tune *tune) {
    struct text why = TEXT_EMPTY;
    const char *budget = strrchr(word, ':');
    bool ok = player_known(word, &why);
    if (!ok)
        cli_wrong("%s", why.bytes);
    else if (player_is_program(word) || !budget || strstr(budget, "ms"))
        ok =
            cli_wrong(_("\"%s\" has no number of iterations, as in search:300"), word) == EXIT_FINE;
    tune->word = word;
    text_free(&why);
    return ok;
}

int command_tune(const struct arguments *arguments) {
    struct tune tune = {.game = cli_game(arguments->operands[0])};
    struct text about = TEXT_EMPTY;
    long games, steps, at_once;
    if (!tune.game ||
        !take_player(arguments->count > 1 ? arguments->operands[1] : "search:300", &tune) ||
        !cli_number(arguments, FLAG_GAMES, 0, GAMES_MOST, GAMES_USUAL, &games) ||
        !cli_number(arguments, FLAG_STEPS, 0, STEPS_MOST, STEPS_USUAL, &steps) ||
        !cli_number(arguments, FLAG_AT_ONCE, 1, RUNNER_AT_ONCE_MOST, AT_ONCE, &at_once) ||
        !cli_setup(arguments, tune.game->ruleset, 0, NULL, &tune.setup))
        return EXIT_USAGE;
    tune.games = ((size_t)games + tune.setup.seats - 1) / tune.setup.seats * tune.setup.seats;
    tune.steps = (unsigned)steps;
    tune.at_once = (unsigned)at_once;
    tune.seed = arguments->value[FLAG_SEED] ? arguments->value[FLAG_SEED] : "1";
    tune.folder = arguments->value[FLAG_LOGS];
    add_command(&tune, tune.word, &about);
    tune.about = about.bytes;
    int code = cli_folder(tune.folder) ? run(&tune) : EXIT_WORLD;
    text_free(&about);
    return code;
}
