/*
 * menu.c - choosing a game by lines: continue, a new game, statistics.
 *
 * Every list is numbered and every question has a default, so that Enter alone leads into a game.
 */
#include "plain/plain.h"
#include "table/people.h"
#include "table/presets.h"
#include "table/record.h"
#include "table/resume.h"
#include "table/seats.h"
#include "table/terms.h"
#include "table/typed.h"

enum { GAMES_MOST = 24, NEWEST = 4 };

/*
 * Statistics.
 */
static void statistics(struct plain *plain) {
    struct records records;
    struct text lines = TEXT_EMPTY;
    records_read(&records);
    records_add_table(&records, &lines);
    records_add_count(&records, &lines);
    plain_say(plain, lines.bytes);
    while (records.count > 0 && plain_answer(plain, _("A player's name, or Enter")) &&
           plain->input.length > 0) {
        const struct record *record = records_find(&records, plain->input.bytes);
        text_clear(&lines);
        if (record)
            record_add(record, &lines);
        else
            text_addf(&lines, _("No saved game has a player \"%s\"."), plain->input.bytes);
        plain_say(plain, lines.bytes);
    }
    text_free(&lines);
    records_free(&records);
}

/*
 * A new game.
 */

/* Asks for a number; the default on an empty line. */
static long ask_number(struct plain *plain, const char *prompt, long least, long most,
                       long initial) {
    struct text text = TEXT_EMPTY;
    long number = initial;
    bool done = least == most;
    text_addf(&text, _("%s, %ld to %ld (Enter for %ld)"), prompt, least, most, initial);
    while (!done && plain_answer(plain, text.bytes)) {
        struct word word = {plain->input.bytes, plain->input.length};
        done = word.length == 0 || word_number(word, least, most, &number);
    }
    text_free(&text);
    return number;
}

/* Adds what an option may be: "inner, edge, cross" or "3 to 9". */
static void add_values(const struct option *option, struct text *out) {
    size_t start = out->length;
    if (!option->choices)
        text_addf(out, _("%d to %d"), option->least, option->most);
    for (int i = 0; option->choices && option->choices[i]; i++)
        text_add_item(out, start, option->choices[i]);
}

static void say_options(struct plain *plain, const struct ruleset *rules, const struct setup *setup,
                        const struct terms *terms) {
    struct text line = TEXT_EMPTY;
    for (unsigned term = 0; term < terms_count(rules); term++) {
        text_clear(&line);
        term_words(terms, (enum term)term, &line);
        text_addf(&line, "  %s. %s", term_title((enum term)term), term_help((enum term)term));
        plain_say(plain, line.bytes);
    }
    for (unsigned i = 0; i < rules->option_count; i++) {
        const struct option *option = &rules->options[i];
        text_clear(&line);
        text_addf(&line, "%s=", option->name);
        setup_value(setup, rules, i, &line);
        text_add(&line, " (");
        add_values(option, &line);
        text_addf(&line, ")  %s. %s", _(option->title), _(option->help));
        plain_say(plain, line.bytes);
    }
    text_free(&line);
}

/* The game's presets, then one's own. */
static void ask_preset(struct plain *plain, const struct ruleset *rules, struct setup *setup) {
    struct own_presets own;
    presets_read(rules, &own);
    long built_in = rules->preset_count, count = built_in + (long)own.count;
    for (long i = 0; i < built_in && count > 1; i++)
        plain_sayf(plain, *rules->presets[i].options ? "%ld. %s  %s" : "%ld. %s", i + 1,
                   _(rules->presets[i].title), rules->presets[i].options);
    for (long i = built_in; i < count; i++)
        plain_sayf(plain, "%ld. %s  %s", i + 1, own.list[i - built_in].name,
                   own.list[i - built_in].options);
    long preset = ask_number(plain, _("Preset"), 1, count, 1) - 1;
    bool known = setup_set(setup, rules,
                           preset < built_in ? rules->presets[preset].options
                                             : own.list[preset - built_in].options,
                           NULL);
    assert(known);
    presets_free(&own);
}

/* "save NAME" keeps the options as a preset, "forget NAME" removes one; false when the line is
   another one. */
static bool take_preset(struct plain *plain, const struct ruleset *rules,
                        const struct setup *setup) {
    const char *line = plain->input.bytes, *name = line + strcspn(line, " ");
    struct word word = {line, (size_t)(name - line)};
    struct text told = TEXT_EMPTY;
    bool save = word_is(word, "save");
    if (!save && !word_is(word, "forget"))
        return false;
    name += *name == ' ';
    if (save && presets_save(rules, name, setup, &told))
        text_addf(&told, _("These options are kept as %s."), name);
    else if (!save && presets_remove(rules, name, &told))
        text_addf(&told, _("%s is forgotten."), name);
    plain_say(plain, told.bytes);
    text_free(&told);
    return true;
}

/* Takes name=value until an empty line. */
static void ask_options(struct plain *plain, const struct ruleset *rules, struct setup *setup,
                        struct terms *terms) {
    bool known;
    say_options(plain, rules, setup, terms);
    while (
        plain_answer(plain, _("Options: name=value, save or forget and a preset's name, or Enter "
                              "to go on")) &&
        plain->input.length > 0) {
        struct text why = TEXT_EMPTY;
        if (take_preset(plain, rules, setup))
            continue;
        if (terms_set(terms, rules, plain->input.bytes, &known, &why) ||
            (!known && setup_set(setup, rules, plain->input.bytes, &why)))
            say_options(plain, rules, setup, terms);
        else
            plain_say(plain, why.bytes);
        text_free(&why);
    }
}

static void say_players(struct plain *plain, const struct new_game *game) {
    for (unsigned seat = 0; seat < game->setup.seats; seat++)
        plain_sayf(plain, _("%c: %s"), seat_letter(seat),
                   game->players[seat] && *game->players[seat] ? game->players[seat] : _("person"));
}

/* Takes "seat B lion" or "B lion" in; false with a sentence in why. */
static bool take_player(const char *line, struct new_game *game, struct text words[SEATS_MOST],
                        struct text *why) {
    struct word word;
    bool any = word_next(&line, &word);
    if (any && word_is(word, "seat"))
        any = word_next(&line, &word);
    unsigned seat = any && word.length == 1 ? (unsigned)(*word.bytes | 0x20) - 'a' : SEATS_MOST;
    const char *player = line + strspn(line, " ");
    if (seat >= game->setup.seats || !*player) {
        text_add(why, _("Write it like: seat B cat"));
        return false;
    }
    bool person = strcmp(player, "person") == 0 || strcmp(player, _("person")) == 0;
    if (!person && !player_known(player, why))
        return false;
    text_clear(&words[seat]);
    text_add(&words[seat], person ? "" : player);
    game->players[seat] = words[seat].bytes;
    return true;
}

/* Asks who plays, until an empty line. */
static void ask_players(struct plain *plain, struct new_game *game, struct text words[SEATS_MOST]) {
    for (int i = 0; player_levels()[i]; i++)
        plain_say(plain, seats_level_help(player_levels()[i]));
    while (
        plain_answer(plain, _("Who plays? Type seat B cat, seat B person, seat B cmd:PROGRAM; or "
                              "Enter to go on")) &&
        plain->input.length > 0) {
        struct text why = TEXT_EMPTY;
        if (take_player(plain->input.bytes, game, words, &why))
            say_players(plain, game);
        else
            plain_say(plain, why.bytes);
        text_free(&why);
    }
}

/* Asks for the names of the persons; an empty line leaves the usual one. */
static void ask_names(struct plain *plain, const struct new_game *game,
                      struct text names[SEATS_MOST]) {
    struct text prompt = TEXT_EMPTY, known = TEXT_EMPTY;
    people_add(&known);
    if (known.length > 0) {
        plain_say(plain, _("Names in the saved games, the newest last:"));
        plain_say(plain, known.bytes);
    }
    text_free(&known);
    for (unsigned seat = 0; seat < game->setup.seats && !plain->ended; seat++) {
        if (game->players[seat] && *game->players[seat])
            continue;
        text_clear(&prompt);
        text_addf(&prompt, _("Name of player %c (Enter for %s)"), seat_letter(seat),
                  names[seat].bytes);
        if (plain_answer(plain, prompt.bytes) && plain->input.length > 0) {
            text_clear(&names[seat]);
            text_add(&names[seat], plain->input.bytes);
        }
    }
    text_free(&prompt);
}

static enum takebacks ask_takebacks(struct plain *plain) {
    while (
        plain_answer(plain, _("Taking moves back: ask (the others agree), always or never (Enter "
                              "for ask)")) &&
        plain->input.length > 0)
        for (int i = 0; takebacks_words[i]; i++)
            if (typed_is((struct word){plain->input.bytes, plain->input.length},
                         takebacks_words[i]))
                return (enum takebacks)i;
    return TAKEBACKS_ASK;
}

/* Asks for the seed; or, with two-key dice, for words of each person, which are kept in secrets.
   false when that was given up. */
static bool ask_dice(struct plain *plain, struct new_game *game, struct text secrets[SEATS_MOST]) {
    bool keys = game->dice == DICE_TWO_KEY;
    struct text prompt = TEXT_EMPTY;
    if (!keys && ruleset_has_chance(game->game->ruleset)) {
        if (!plain_answer(plain, _("Seed of the dice, any text (Enter for one from the system)")))
            return false;
        game->seed = plain->input.bytes;
    }
    for (unsigned seat = 0; keys && !plain->ended && seat < game->setup.seats; seat++) {
        if (game->players[seat] && *game->players[seat])
            continue;
        text_clear(&prompt);
        text_addf(&prompt, _("%s, any words for your key of the dice (Enter for none)"),
                  game->names[seat]);
        if (plain_answer(plain, prompt.bytes))
            text_add(&secrets[seat], plain->input.bytes);
        game->key_words[seat] = secrets[seat].bytes;
    }
    text_free(&prompt);
    return !plain->ended;
}

/* The session that was agreed on, or NULL. */
static struct session *ask_game(struct plain *plain, const struct registered *game) {
    const struct ruleset *rules = game->ruleset;
    struct new_game new_game = {.game = game};
    struct terms terms = {.dice = DICE_PROGRAM};
    struct text names[SEATS_MOST], words[SEATS_MOST], secrets[SEATS_MOST], why = TEXT_EMPTY;
    for (int seat = 0; seat < SEATS_MOST; seat++)
        names[seat] = words[seat] = secrets[seat] = TEXT_EMPTY;
    long seats =
        ask_number(plain, _("Players"), rules->seats_least, rules->seats_most, rules->seats_least);
    setup_init(&new_game.setup, rules, (unsigned)seats);
    ask_preset(plain, rules, &new_game.setup);
    ask_options(plain, rules, &new_game.setup, &terms);
    terms_give(&terms, &new_game);
    ask_players(plain, &new_game, words);
    seats_names(&new_game, names);
    ask_names(plain, &new_game, names);
    for (long seat = 0; seat < seats; seat++)
        new_game.names[seat] = names[seat].bytes;
    struct session *session = NULL;
    new_game.takebacks = ask_takebacks(plain);
    if (ask_dice(plain, &new_game, secrets)) {
        session = seats_words(&new_game, words, &why) ? session_new(&new_game, &why) : NULL;
        if (!session)
            plain_say(plain, why.bytes);
    }
    for (int seat = 0; seat < SEATS_MOST; seat++) {
        text_free(&names[seat]);
        text_free(&words[seat]);
        text_free(&secrets[seat]);
    }
    text_free(&why);
    return session;
}

static void new_game(struct plain *plain, const struct registered *game) {
    struct session *session = ask_game(plain, game);
    struct text why = TEXT_EMPTY;
    if (session && !resume_create(session, NULL, &why))
        plain_sayf(plain, _("NOT SAVED: %s"), why.bytes);
    text_free(&why);
    if (session)
        plain_play(plain, session);
}

/*
 * The menu.
 */
static void say_game(struct plain *plain, int number, const struct ruleset *rules) {
    struct text players = TEXT_EMPTY;
    seats_number(rules, &players);
    plain_sayf(plain, _("%d. %s: %s (%s, %u min)"), number, rules->title, _(rules->goal),
               players.bytes, (unsigned)rules->minutes);
    text_free(&players);
}

/* The games that have a lesson, one of which is played. */
static void first_games(struct plain *plain) {
    const struct registered *games[GAMES_MOST];
    int count = 0;
    for (const struct registered *game = registry; game->ruleset && count < GAMES_MOST; game++) {
        if (!game->listed || !registered_document(game, "LESSON.log", i18n_language()))
            continue;
        games[count++] = game;
        plain_sayf(plain, "%d. %s", count, game->ruleset->title);
    }
    long chosen = count > 0 ? ask_number(plain, _("Number"), 1, count, 1) : 0;
    if (chosen > 0 && !plain->ended)
        plain_lesson(plain, games[chosen - 1]);
}

/* Shows the menu and does what is chosen; false when the player leaves. */
static bool menu_once(struct plain *plain) {
    const struct registered *games[GAMES_MOST];
    struct saved *list = NULL;
    size_t saved_count = store_list(&list, NEWEST);
    const struct saved *unfinished = saved_unfinished(list, saved_count);
    int count = 0, number = 0;
    if (unfinished)
        plain_say_saved(plain, ++number, _("Continue "), unfinished);
    for (const struct registered *game = registry; game->ruleset && count < GAMES_MOST; game++) {
        if (!game->listed)
            continue;
        games[count++] = game;
        say_game(plain, ++number, game->ruleset);
    }
    plain_sayf(plain, _("%d. Saved games"), number + 1);
    plain_sayf(plain, _("%d. Guided first games"), number + 2);
    plain_sayf(plain, _("%d. Statistics"), number + 3);
    plain_sayf(plain, _("%d. Leave"), number + 4);
    long chosen = ask_number(plain, _("Number"), 1, number + 4, 1);
    int first = unfinished ? 2 : 1;
    bool stays = !plain->ended && chosen <= number + 3;
    if (stays && chosen > number + 2)
        statistics(plain);
    else if (stays && chosen > number + 1)
        first_games(plain);
    else if (stays && chosen > number)
        plain_saved_games(plain);
    else if (stays && unfinished && chosen < first)
        plain_resume(plain, unfinished->path);
    else if (stays)
        new_game(plain, games[chosen - first]);
    store_list_free(list, saved_count);
    return stays;
}

void plain_menu(struct plain *plain) {
    plain_sayf(plain, "Clowder %s", CLOWDER_VERSION);
    while (!plain->ended && menu_once(plain))
        ;
}
