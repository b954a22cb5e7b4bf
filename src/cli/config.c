/*
 * config.c - `clowder config [SETTING [VALUE]]`: shows settings with where they come from, or
 * changes one in the settings' file.
 */
#include "cli/cli.h"
#include "core/json.h"
#include "ui/screen/settings.h"

enum { SETTINGS_MOST = 64 };

/* "look.theme", or "theme" alone. */
static bool is_named(const struct setting *setting, const char *name) {
    size_t length = strlen(setting->section);
    bool whole = strncmp(name, setting->section, length) == 0 && name[length] == '.';
    return strcmp(whole ? name + length + 1 : name, setting->name) == 0;
}

/* Told when there is none. */
static const struct setting *find(const char *name) {
    static struct text names[SETTINGS_MOST];
    const char *words[SETTINGS_MOST];
    size_t count = 0;
    for (int i = 0; i < settings_count; i++)
        if (is_named(&settings_table[i], name))
            return &settings_table[i];
    for (int i = 0; i < settings_count && count < SETTINGS_MOST; i++) {
        text_clear(&names[count]);
        text_addf(&names[count], "%s.%s", settings_table[i].section, settings_table[i].name);
        words[count] = names[count].bytes;
        count++;
    }
    cli_unknown(_("setting"), name, words, count);
    for (size_t i = 0; i < count; i++)
        text_free(&names[i]);
    return NULL;
}

static const char *origin(const struct setting *setting) {
    return config_has(setting->section, setting->name) ? N_("file") : N_("default");
}

static void add_line(struct text *out, const struct setting *setting, const struct config *config) {
    struct text value = TEXT_EMPTY;
    setting_print(setting, config, &value);
    text_addf(out, "%s.%s = ", setting->section, setting->name);
    cli_add_safe(out, value.bytes);
    text_addf(out, "  (%s)\n", _(origin(setting)));
    text_free(&value);
}

static void add_json(struct json *json, const struct setting *setting,
                     const struct config *config) {
    struct text value = TEXT_EMPTY;
    setting_print(setting, config, &value);
    json_object(json, NULL);
    json_string(json, "section", setting->section);
    json_string(json, "name", setting->name);
    json_string(json, "value", value.bytes);
    json_string(json, "origin", origin(setting));
    json_end(json);
    text_free(&value);
}

/* Shows one setting, or all (NULL), and after all of them which file has them. */
static void show(const struct config *config, const struct setting *only, bool machine) {
    struct text out = TEXT_EMPTY, path = TEXT_EMPTY;
    struct json json = {.out = &out};
    if (machine)
        json_array(&json, NULL);
    for (int i = 0; i < settings_count; i++)
        if (only && only != &settings_table[i])
            continue;
        else if (machine)
            add_json(&json, &settings_table[i], config);
        else
            add_line(&out, &settings_table[i], config);
    if (machine) {
        json_end(&json);
    } else if (!only && config_path(&path)) {
        text_addf(&out, "; ");
        cli_add_safe(&out, path.bytes);
        text_add_char(&out, '\n');
    }
    cli_say(&out);
    text_free(&out);
    text_free(&path);
}

static int set(struct config *config, const struct setting *setting, const char *value) {
    struct text why = TEXT_EMPTY;
    int code = EXIT_FINE;
    if (!setting_read(setting, config, value, &why))
        code = cli_wrong("%s.%s: %s", setting->section, setting->name, why.bytes);
    else if (!config_write(config, &why))
        code = cli_fail(EXIT_WORLD, "%s", why.bytes);
    text_free(&why);
    return code;
}

int command_config(const struct arguments *arguments) {
    struct config config;
    struct text notes = TEXT_EMPTY;
    config_init(&config);
    config_read(&config, &notes);
    struct word rest = {notes.bytes, notes.length}, line;
    while (word_part(&rest, '\n', &line))
        if (line.length)
            cli_fail(EXIT_FINE, "%.*s", (int)line.length, line.bytes);
    text_free(&notes);
    const struct setting *setting = arguments->count > 0 ? find(arguments->operands[0]) : NULL;
    if (arguments->count > 0 && !setting)
        return EXIT_USAGE;
    if (arguments->count > 1)
        return set(&config, setting, arguments->operands[1]);
    show(&config, setting, arguments->value[FLAG_JSON] != NULL);
    return EXIT_FINE;
}
