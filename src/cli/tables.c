/*
 * tables.c - `clowder tables FORMAT`: see tables.h. Here are the manual's parts in scdoc's
 * language, and what stands in which place; completions.c writes for the shells.
 */
#include "cli/tables.h"

#include "cli/lab_via.h"
#include "ui/screen/settings.h"
#include "ui/screen/theme.h"
#include "ui/screen/user_theme.h"

static void add_words(struct text *out, const char *const *words, size_t count) {
    for (size_t i = 0; i < count && words[i]; i++)
        text_addf(out, i ? " %s" : "%s", words[i]);
}

enum place tables_value(const struct command *command, enum flag flag, struct text *words) {
    enum { FORMATS = sizeof command->formats / sizeof *command->formats };
    const char *value = flags_table[flag].value;
    switch (flag) {
    case FLAG_THEME:
        add_words(words, theme_words, THEME_COUNT);
        return PLACE_WORDS;
    case FLAG_FORMAT:
        add_words(words, command->formats, FORMATS);
        return PLACE_WORDS;
    case FLAG_VIA:
        add_words(words, via_words, VIA_COUNT);
        return PLACE_WORDS;
    case FLAG_AS:
        text_add(words, "all public A B C D E F");
        return PLACE_WORDS;
    case FLAG_AT:
        text_add(words, "all");
        return PLACE_WORDS;
    case FLAG_PRESET:
        return PLACE_PRESET;
    case FLAG_SET:
        return PLACE_OPTION;
    default:
        if (value && strcmp(value, "FILE") == 0)
            return PLACE_FILE;
        return value && strcmp(value, "FOLDER") == 0 ? PLACE_FOLDER : PLACE_TEXT;
    }
}

enum place tables_operand(const struct command *command, struct text *words) {
    const char *operands = command->operands;
    if (!*command->word) {
        for (const struct command *row = commands_table; row->word; row++)
            if (*row->word && row->help)
                text_addf(words, words->length ? " %s" : "%s", row->word);
        return PLACE_WORDS;
    }
    if (strstr(operands, "GAME")) {
        tables_games(words, ' ');
        return PLACE_GAME;
    }
    if (strstr(operands, "FILE"))
        return PLACE_FILE;
    if (strstr(operands, "TOPIC")) {
        help_topics(words);
        return PLACE_WORDS;
    }
    if (strstr(operands, "NAME")) {
        for (int i = 0; i < settings_count; i++)
            text_addf(words, "%s%s.%s", i ? " " : "", settings_table[i].section,
                      settings_table[i].name);
        return PLACE_WORDS;
    }
    if (!strchr(operands, '|'))
        return PLACE_TEXT;
    for (; *operands; operands++)
        text_add_char(words, *operands == '|' ? ' ' : *operands);
    return PLACE_WORDS;
}

void tables_games(struct text *out, char separator) {
    bool first = true;
    for (const struct registered *game = registry; game->ruleset; game++) {
        if (!game->listed)
            continue;
        if (!first)
            text_add_char(out, separator);
        text_add(out, game->ruleset->name);
        first = false;
    }
}

/* ---- the manual ---- */

/* Text as it is, for scdoc. */
static void add_plain(struct text *out, const char *string) {
    for (; *string; string++) {
        if (strchr("*_\\<>", *string))
            text_add_char(out, '\\');
        text_add_char(out, *string);
    }
}

/* "*--seed* TEXT" */
static void add_flag(struct text *out, const struct command *command, enum flag flag) {
    text_addf(out, "*--%s*", flags_table[flag].word);
    if (!flags_table[flag].value)
        return;
    text_add_char(out, ' ');
    if (flag != FLAG_FORMAT) {
        add_plain(out, flags_table[flag].value);
        return;
    }
    for (const char *const *format = command->formats; *format; format++)
        text_addf(out, "%s%s", format == command->formats ? "" : "|", *format);
}

static void add_command(struct text *out, const struct command *command) {
    text_add(out, "*clowder");
    text_addf(out, *command->word ? " %s*" : "%s*", command->word);
    if (*command->operands) {
        text_add_char(out, ' ');
        add_plain(out, command->operands);
    }
    for (const uint8_t *flag = command->flags; *flag != FLAG_NONE; flag++) {
        text_add(out, " [");
        add_flag(out, command, (enum flag) * flag);
        text_add(out, *flag == FLAG_SET ? "]..." : "]");
    }
    text_add(out, "\n\t");
    add_plain(out, command->help);
    text_add(out, "\n\n");
}

static void add_manual(struct text *out) {
    text_add(out, "# COMMANDS\n\n");
    for (const struct command *row = commands_table; row->word; row++)
        if (row->help)
            add_command(out, row);
    text_add(out, "# OPTIONS\n\n");
    for (int flag = FLAG_NONE + 1; flag < FLAG_COUNT; flag++) {
        text_addf(out, "*--%s*", flags_table[flag].word);
        if (flags_table[flag].value) {
            text_add_char(out, ' ');
            add_plain(out, flags_table[flag].value);
        }
        text_add(out, "\n\t");
        add_plain(out, flags_table[flag].help);
        text_add(out, "\n\n");
    }
    text_add(out, "# COLOURS OF A THEME\n\n");
    user_theme_roles(out);
    text_add(out, "\n\n# GAMES\n\n");
    for (const struct registered *game = registry; game->ruleset; game++) {
        if (!game->listed)
            continue;
        text_addf(out, "*%s*, ", game->ruleset->name);
        add_plain(out, game->ruleset->title);
        text_add(out, "\n\t");
        add_plain(out, game->ruleset->goal);
        text_add(out, "\n\n");
    }
}

int command_tables(const struct arguments *arguments) {
    static const struct {
        const char *word;
        void (*add)(struct text *out);
    } formats[] = {{"bash", completions_bash},
                   {"zsh", completions_zsh},
                   {"fish", completions_fish},
                   {"scdoc", add_manual}};
    enum { FORMATS = sizeof formats / sizeof *formats };
    const char *words[FORMATS];
    struct text out = TEXT_EMPTY;
    for (size_t i = 0; i < FORMATS; i++) {
        words[i] = formats[i].word;
        if (strcmp(arguments->operands[0], words[i]) == 0)
            formats[i].add(&out);
    }
    if (out.length == 0)
        return cli_unknown("format", arguments->operands[0], words, FORMATS);
    cli_print(&out);
    text_free(&out);
    return EXIT_FINE;
}
