/*
 * topic.c - `clowder help [TOPIC]`: what a command, a game, the keys, the settings or the bots are.
 *
 * Everything is told from the tables that the program itself works by.
 */
#include "bots/player.h"
#include "cli/cli.h"
#include "table/seats.h"
#include "ui/screen/settings.h"

static void tell_game(struct text *out, const struct ruleset *rules) {
    struct setup setup;
    setup_init(&setup, rules, rules->seats_least);
    text_addf(out, "%s (%s): %s\n", rules->title, rules->name, _(rules->goal));
    text_addf(out, _("\nclowder play %s begins a game, clowder rules %s prints the rules.\n"),
              rules->name, rules->name);
    if (rules->preset_count > 1)
        text_addf(out, "\n--preset:\n");
    for (unsigned i = 0; rules->preset_count > 1 && i < rules->preset_count; i++)
        text_addf(out, "  %-14s %s\n", rules->presets[i].name, _(rules->presets[i].title));
    if (rules->option_count > 0)
        text_addf(out, "\n--set:\n");
    for (unsigned i = 0; i < rules->option_count; i++) {
        const struct option *option = &rules->options[i];
        text_addf(out, "  %s=", option->name);
        setup_value(&setup, rules, i, out);
        text_addf(out, "  %s. %s\n", _(option->title), _(option->help));
    }
}

static void tell_keys(struct text *out) {
    struct keys keys;
    keys_init(&keys);
    for (int action = ACTION_NONE + 1; action < ACTION_COUNT; action++) {
        struct text names = TEXT_EMPTY;
        for (int i = 0; keys.bound[action][i] != KEYS_NONE && i < 5; i++) {
            if (i > 0)
                text_add_char(&names, ' ');
            keys_name(keys.bound[action][i], &names);
        }
        text_addf(out, "%-20s %s\n", names.bytes, _(keys_table[action].help));
        text_free(&names);
    }
}

static void tell_settings(struct text *out) {
    for (int i = 0; i < settings_count; i++)
        text_addf(out, "%s.%s  %s. %s\n", settings_table[i].section, settings_table[i].name,
                  _(settings_table[i].label), _(settings_table[i].help));
}

static void tell_bots(struct text *out) {
    for (int i = 0; player_levels()[i]; i++)
        text_addf(out, "%s\n", seats_level_help(player_levels()[i]));
    text_add(out, _("\nclowder play GAME --seat B=cat plays against one.\n"));
}

/* The topics that are neither a command nor a game. */
static const struct {
    const char *word;
    void (*tell)(struct text *out);
} topics[] = {{"bots", tell_bots}, {"keys", tell_keys}, {"settings", tell_settings}};
enum { TOPICS = sizeof topics / sizeof *topics, TOPICS_MOST = COMMANDS_MOST + 64 };

/* Every topic; returns how many. */
static size_t list_topics(const char *names[TOPICS_MOST]) {
    size_t count = 0;
    for (const struct command *row = commands_table; row->word; row++)
        if (*row->word && row->help)
            names[count++] = row->word;
    for (const struct registered *game = registry; game->ruleset && count < TOPICS_MOST - TOPICS;
         game++)
        if (game->listed)
            names[count++] = game->ruleset->name;
    for (int i = 0; i < TOPICS; i++)
        names[count++] = topics[i].word;
    return count;
}

void help_topics(struct text *words) {
    const char *names[TOPICS_MOST];
    size_t count = list_topics(names);
    for (size_t i = 0; i < count; i++)
        text_addf(words, i ? " %s" : "%s", names[i]);
}

static int unknown(const char *topic) {
    const char *names[TOPICS_MOST];
    return cli_unknown(_("topic"), topic, names, list_topics(names));
}

int command_help(const struct arguments *arguments) {
    if (arguments->count == 0) {
        help_print();
        return EXIT_FINE;
    }
    const char *topic = arguments->operands[0];
    struct text out = TEXT_EMPTY;
    for (const struct command *row = commands_table; row->word; row++)
        if (*row->word && row->help && strcmp(row->word, topic) == 0) {
            help_command(row);
            return EXIT_FINE;
        }
    const struct registered *game = registry_find(topic);
    if (game)
        tell_game(&out, game->ruleset);
    for (int i = 0; i < TOPICS; i++)
        if (strcmp(topics[i].word, topic) == 0)
            topics[i].tell(&out);
    int code = out.length > 0 ? EXIT_FINE : unknown(topic);
    cli_say(&out);
    text_free(&out);
    return code;
}
