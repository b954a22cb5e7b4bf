/*
 * completions.c - the words of the tables for bash, zsh and fish: see tables.h.
 *
 * Each shell gets a whole file. What depends on the game, presets and options, is in bash and zsh
 * asked of a shell function, the same for both.
 */
#include "cli/tables.h"

/* The text in single quotes; `special` characters get a backslash in front. */
static void add_quoted(struct text *out, const char *string, const char *special) {
    for (; *string; string++) {
        if (*string == '\'')
            text_add(out, "'\\''");
        else if (strchr(special, *string))
            text_addf(out, "\\%c", *string);
        else
            text_add_char(out, *string);
    }
}

/* ---- what bash and zsh share ------------------------------------------------------------------
 */

static void add_option(struct text *out, const struct ruleset *rules, const struct option *option) {
    if (!option->choices)
        return;
    text_addf(out, "    %s/%s) echo", rules->name, option->name);
    for (const char *const *choice = option->choices; *choice; choice++)
        text_addf(out, " %s", *choice);
    text_add(out, " ;;\n");
}

/* _clowder_game GAME presets|options|OPTION: the words there are. */
static void add_game_words(struct text *out) {
    text_add(out, "_clowder_game() {\n    case $1/$2 in\n");
    for (const struct registered *game = registry; game->ruleset; game++) {
        const struct ruleset *rules = game->ruleset;
        if (!game->listed)
            continue;
        text_addf(out, "    %s/presets) echo", rules->name);
        for (unsigned i = 0; i < rules->preset_count; i++)
            text_addf(out, " %s", rules->presets[i].name);
        text_addf(out, " ;;\n    %s/options) echo", rules->name);
        for (unsigned i = 0; i < rules->option_count; i++)
            text_addf(out, " %s", rules->options[i].name);
        text_add(out, " ;;\n");
        for (unsigned i = 0; i < rules->option_count; i++)
            add_option(out, rules, &rules->options[i]);
    }
    text_add(out, "    esac\n}\n\n");
}

/* ---- bash --------------------------------------------------------------------------------------
 */

/* Flags that take a value, as a pattern: "--a | --b". */
static void add_valued(struct text *out) {
    const char *between = "";
    for (int flag = FLAG_NONE + 1; flag < FLAG_COUNT; flag++)
        if (flags_table[flag].value) {
            text_addf(out, "%s--%s", between, flags_table[flag].word);
            between = " | ";
        }
}

static void add_bash_place(struct text *out, enum place place, const char *words) {
    switch (place) {
    case PLACE_FILE:
        text_add(out, "kind=-f");
        break;
    case PLACE_FOLDER:
        text_add(out, "kind=-d");
        break;
    case PLACE_GAME:
        text_add(out, "words=\"");
        tables_games(out, ' ');
        text_add_char(out, '"');
        break;
    case PLACE_PRESET:
        text_add(out, "words=$(_clowder_game \"$game\" presets)");
        break;
    case PLACE_OPTION:
        text_add(out, "words=$(_clowder_game \"$game\" options) end='='");
        break;
    case PLACE_WORDS:
        text_addf(out, "words=\"%s\"", words);
        break;
    case PLACE_TEXT:
        text_add(out, ":");
        break;
    }
    text_add(out, " ;;\n");
}

/* What each flag's value may be, and what each command's words are. */
static void add_bash_command(struct text *out, const struct command *command) {
    struct text words = TEXT_EMPTY;
    for (const uint8_t *flag = command->flags; *flag != FLAG_NONE; flag++) {
        text_clear(&words);
        if (!flags_table[*flag].value)
            continue;
        text_addf(out, "    %s/--%s) ", command->word, flags_table[*flag].word);
        enum place place = tables_value(command, (enum flag) * flag, &words);
        add_bash_place(out, place, words.bytes);
    }
    text_addf(out, "    %s/flags) words=\"--help", command->word);
    for (const uint8_t *flag = command->flags; *flag != FLAG_NONE; flag++)
        text_addf(out, " --%s", flags_table[*flag].word);
    text_add(out, "\" ;;\n");
    text_clear(&words);
    enum place place = tables_operand(command, &words);
    text_addf(out, "    %s/%s) ", command->word, place == PLACE_GAME ? "" : "*");
    if (*command->word) {
        add_bash_place(out, place, words.bytes);
    } else {
        text_add(out, "words=\"");
        for (const struct command *row = commands_table; row->word; row++)
            if (*row->word && row->help)
                text_addf(out, " %s", row->word);
        text_add(out, "\" ;;\n");
    }
    text_free(&words);
}

void completions_bash(struct text *out) {
    text_add(out, "# Completion of clowder(6) for bash, made by `clowder tables bash`.\n\n");
    add_game_words(out);
    text_add(out, "_clowder() {\n"
                  "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}\n"
                  "    local command= game= words= kind= end= place i equals=$((COMP_CWORD - 1))\n"
                  "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
                  "        case ${COMP_WORDS[i]} in\n        ");
    add_valued(out);
    text_add(out, ")\n"
                  "            [ \"${COMP_WORDS[i + 1]}\" = = ] && ((i++))\n"
                  "            ((i++)) ;;\n"
                  "        =) ((i++)) ;;\n"
                  "        -*) ;;\n"
                  "        *) if [ -z \"$command\" ]; then\n"
                  "               command=${COMP_WORDS[i]}\n"
                  "           elif [ -z \"$game\" ]; then\n"
                  "               game=${COMP_WORDS[i]}\n"
                  "           fi ;;\n"
                  "        esac\n"
                  "    done\n"
                  "    # bash cuts NAME=VALUE into three words\n"
                  "    if [ \"$word\" = = ]; then word= equals=$COMP_CWORD before='='; fi\n"
                  "    if [ \"$before\" = = ]; then before=${COMP_WORDS[equals - 1]}; fi\n"
                  "    place=$game\n"
                  "    case $before in -*) place=$before ;; esac\n"
                  "    case $word in -*) place=flags ;; esac\n"
                  "    case $command/$place in\n");
    for (const struct command *row = commands_table; row->word; row++)
        if (row->help)
            add_bash_command(out, row);
    text_add(out,
             "    esac\n"
             "    if [ \"$equals\" -gt 1 ] && [ \"${COMP_WORDS[equals]}\" = = ] &&\n"
             "        [ \"${before#-}\" = \"$before\" ]; then\n"
             "        words=$(_clowder_game \"$game\" \"$before\")\n"
             "    fi\n"
             "    if [ -n \"$kind\" ]; then\n"
             "        compopt -o filenames 2>/dev/null\n"
             "        mapfile -t COMPREPLY < <(compgen \"$kind\" -- \"$word\")\n"
             "    else\n"
             "        [ -z \"$end\" ] || compopt -o nospace 2>/dev/null\n"
             "        mapfile -t COMPREPLY < <(compgen -W \"$words\" -S \"$end\" -- \"$word\")\n"
             "    fi\n"
             "}\n"
             "complete -F _clowder clowder\n");
}

/* ---- zsh ---------------------------------------------------------------------------------------
 */

static void add_zsh_place(struct text *out, enum place place, const char *words) {
    static const char *const asked[] = {[PLACE_PRESET] = "presets", [PLACE_OPTION] = "options"};
    switch (place) {
    case PLACE_FILE:
        text_add(out, "_files");
        break;
    case PLACE_FOLDER:
        text_add(out, "_files -/");
        break;
    case PLACE_GAME:
        text_add_char(out, '(');
        tables_games(out, ' ');
        text_add_char(out, ')');
        break;
    case PLACE_PRESET:
    case PLACE_OPTION:
        text_addf(out, "{compadd %s-- $(_clowder_game \"${words[(r)(",
                  place == PLACE_OPTION ? "-S = " : "");
        tables_games(out, '|');
        text_addf(out, ")]}\" %s)}", asked[place]);
        break;
    case PLACE_WORDS:
        text_addf(out, "(%s)", words);
        break;
    case PLACE_TEXT:
        break;
    }
}

/* The arguments of one _arguments: its flags, its operands. */
static void add_zsh_command(struct text *out, const struct command *command) {
    struct text words = TEXT_EMPTY;
    for (const uint8_t *flag = command->flags; *flag != FLAG_NONE; flag++) {
        const struct flag_row *row = &flags_table[*flag];
        text_addf(out, " \\\n            '%s--%s%s[", *flag == FLAG_SET ? "*" : "", row->word,
                  row->value ? "=" : "");
        add_quoted(out, row->help, "[]:\\");
        text_add_char(out, ']');
        if (row->value) {
            text_clear(&words);
            text_addf(out, ":%s:", row->value);
            enum place place = tables_value(command, (enum flag) * flag, &words);
            add_zsh_place(out, place, words.bytes);
        }
        text_add_char(out, '\'');
    }
    text_clear(&words);
    enum place place = tables_operand(command, &words);
    if (*command->word && *command->operands) {
        text_addf(out, " \\\n            '%s:%s:", command->most == ANY_NUMBER ? "*" : "1",
                  place == PLACE_GAME ? "GAME" : "FILE");
        add_zsh_place(out, place, words.bytes);
        text_add_char(out, '\'');
    }
    text_free(&words);
}

void completions_zsh(struct text *out) {
    text_add(out, "#compdef clowder\n"
                  "# Completion of clowder(6) for zsh, made by `clowder tables zsh`.\n\n");
    add_game_words(out);
    text_add(out, "_clowder() {\n"
                  "    local curcontext=$curcontext state line\n"
                  "    local -a commands\n"
                  "    typeset -A opt_args\n"
                  "    commands=(\n");
    for (const struct command *row = commands_table; row->word; row++)
        if (*row->word && row->help) {
            text_addf(out, "        '%s:", row->word);
            add_quoted(out, row->help, ":\\");
            text_add(out, "'\n");
        }
    text_add(out, "    )\n    _arguments -C '--help[print this]'");
    add_zsh_command(out, &commands_table[0]);
    text_add(out, " \\\n            '1:command:->command' '*::word:->words'\n"
                  "    case $state in\n"
                  "    command) _describe command commands ;;\n"
                  "    words)\n"
                  "        case $line[1] in\n");
    for (const struct command *row = commands_table; row->word; row++)
        if (*row->word && row->help) {
            text_addf(out, "        %s) _arguments '--help[print this]'", row->word);
            add_zsh_command(out, row);
            text_add(out, " ;;\n");
        }
    text_add(out, "        esac ;;\n    esac\n}\n\n"
                  "[ \"$funcstack[1]\" != _clowder ] || _clowder \"$@\"\n");
}

/* ---- fish --------------------------------------------------------------------------------------
 */

static void add_fish_help(struct text *out, const char *help) {
    text_add(out, " -d '");
    for (; *help; help++) {
        if (*help == '\'' || *help == '\\')
            text_add_char(out, '\\');
        text_add_char(out, *help);
    }
    text_add(out, "'\n");
}

/* "complete -c clowder -n CONDITION" */
static void add_fish_start(struct text *out, const struct command *command) {
    if (*command->word)
        text_addf(out, "complete -c clowder -n '__fish_seen_subcommand_from %s'", command->word);
    else
        text_add(out, "complete -c clowder -n __fish_use_subcommand");
}

static void add_fish_flag(struct text *out, const struct command *command, enum flag flag) {
    struct text words = TEXT_EMPTY;
    add_fish_start(out, command);
    text_addf(out, " -l %s", flags_table[flag].word);
    if (flags_table[flag].value) {
        enum place place = tables_value(command, flag, &words);
        if (place == PLACE_FILE || place == PLACE_FOLDER)
            text_add(out, " -r -F");
        else
            text_addf(out, words.length ? " -x -a '%s'" : " -x%s", words.bytes);
    }
    add_fish_help(out, flags_table[flag].help);
    text_free(&words);
}

static void add_fish_command(struct text *out, const struct command *command) {
    struct text words = TEXT_EMPTY;
    if (*command->word) {
        text_addf(out, "complete -c clowder -n __fish_use_subcommand -a %s", command->word);
        add_fish_help(out, command->help);
    }
    for (const uint8_t *flag = command->flags; *flag != FLAG_NONE; flag++)
        add_fish_flag(out, command, (enum flag) * flag);
    enum place place = tables_operand(command, &words);
    if (place == PLACE_GAME) {
        text_addf(out,
                  "complete -c clowder -n '__fish_seen_subcommand_from %s; and not "
                  "__fish_seen_subcommand_from ",
                  command->word);
        tables_games(out, ' ');
        text_add(out, "' -a '");
        tables_games(out, ' ');
        text_add(out, "'\n");
    } else if (place == PLACE_FILE) {
        add_fish_start(out, command);
        text_add(out, " -F\n");
    }
    text_free(&words);
}

/* What depends on the game. */
static void add_fish_game(struct text *out, const struct ruleset *rules) {
    const char *start = "complete -c clowder -n '__fish_seen_subcommand_from";
    text_addf(out, "%s %s' -l preset -x -a '", start, rules->name);
    for (unsigned i = 0; i < rules->preset_count; i++)
        text_addf(out, i ? " %s" : "%s", rules->presets[i].name);
    text_addf(out, "'\n%s %s' -l set -x -a '", start, rules->name);
    for (unsigned i = 0; i < rules->option_count; i++) {
        const struct option *option = &rules->options[i];
        for (const char *const *choice = option->choices; choice && *choice; choice++)
            text_addf(out, " %s=%s", option->name, *choice);
        if (!option->choices)
            text_addf(out, " %s=%d", option->name, option->initial);
    }
    text_add(out, "'\n");
}

void completions_fish(struct text *out) {
    text_add(out, "# Completion of clowder(6) for fish, made by `clowder tables fish`.\n\n"
                  "complete -c clowder -f\n"
                  "complete -c clowder -l help -d 'print this'\n");
    for (const struct command *row = commands_table; row->word; row++)
        if (row->help)
            add_fish_command(out, row);
    for (const struct registered *game = registry; game->ruleset; game++)
        if (game->listed)
            add_fish_game(out, game->ruleset);
}
