/*
 * list.c - `clowder list`: the games, one line each; or all that can be chosen of them, as JSON.
 */
#include "cli/cli.h"
#include "core/json.h"

static void add_option(struct json *json, const struct option *option) {
    json_object(json, NULL);
    json_string(json, "name", option->name);
    if (option->choices) {
        json_array(json, "choices");
        for (int i = 0; option->choices[i]; i++)
            json_string(json, NULL, option->choices[i]);
        json_end(json);
        json_string(json, "default", option->choices[option->initial]);
    } else {
        json_number(json, "least", option->least);
        json_number(json, "most", option->most);
        json_number(json, "default", option->initial);
    }
    json_end(json);
}

static void add_game(struct json *json, const struct ruleset *rules) {
    json_object(json, NULL);
    json_string(json, "name", rules->name);
    json_string(json, "title", rules->title);
    json_number(json, "players_least", rules->seats_least);
    json_number(json, "players_most", rules->seats_most);
    json_number(json, "minutes", rules->minutes);
    json_number(json, "version", rules->version);
    json_array(json, "options");
    for (unsigned i = 0; i < rules->option_count; i++)
        add_option(json, &rules->options[i]);
    json_end(json);
    json_array(json, "presets");
    for (unsigned i = 0; i < rules->preset_count; i++) {
        json_object(json, NULL);
        json_string(json, "name", rules->presets[i].name);
        json_string(json, "options", rules->presets[i].options);
        json_end(json);
    }
    json_end(json);
    json_end(json);
}

static int list_json(void) {
    struct text out = TEXT_EMPTY;
    struct json json = {.out = &out};
    json_array(&json, NULL);
    for (const struct registered *game = registry; game->ruleset; game++)
        if (game->listed)
            add_game(&json, game->ruleset);
    json_end(&json);
    cli_print(&out);
    text_free(&out);
    return EXIT_FINE;
}

int command_list(const struct arguments *arguments) {
    if (arguments->value[FLAG_JSON])
        return list_json();
    struct text out = TEXT_EMPTY;
    text_addf(&out, "%-12s %-22s %7s %7s %7s\n", _("game"), _("title"), _("players"), _("minutes"),
              _("version"));
    for (const struct registered *game = registry; game->ruleset; game++) {
        const struct ruleset *rules = game->ruleset;
        if (!game->listed)
            continue;
        struct text range = TEXT_EMPTY;
        text_add_number(&range, rules->seats_least);
        if (rules->seats_most > rules->seats_least)
            text_addf(&range, "-%d", rules->seats_most);
        text_addf(&out, "%-12s %-22s %7s %7d %7d\n", rules->name, rules->title, range.bytes,
                  rules->minutes, rules->version);
        text_free(&range);
    }
    cli_say(&out);
    text_free(&out);
    return EXIT_FINE;
}
