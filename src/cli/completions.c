/*
 * completions.c - the words of the tables for bash, zsh and fish: see tables.h.
 *
 * One walk over games and commands tells a printer, a row of functions for each shell, what may
 * stand where. What is the same in every file of a shell is text before, between and after.
 */
#include "cli/tables.h"

/* What may stand in one place of a command's line. */
struct item {
    const struct command *command;
    enum flag flag; /* whose value it is, or which has none; FLAG_NONE: an operand */
    enum place place;
    const char *words; /* of PLACE_WORDS: those that may stand there, a space between; else "" */
};

/* A shell. */
struct printer {
    const char *head, *between, *tail; /* before the games, before the commands, at the end */

    /* What may follow `key` in a game: "presets", "options" or the name of an option. */
    void (*game)(struct text *out, const char *game, const char *key, const char *words);

    /* A command begins: all its flags, "--help --seats". */
    void (*command)(struct text *out, const struct command *command, const char *flags);
    void (*item)(struct text *out, const struct item *item);
    const char *end; /* of a command */
};

/* ---- the walk ---- */

static void walk_option(struct text *out, const struct printer *printer, const char *game,
                        const struct option *option) {
    struct text words = TEXT_EMPTY;
    for (const char *const *choice = option->choices; choice && *choice; choice++)
        text_addf(&words, words.length ? " %s" : "%s", *choice);
    if (!option->choices)
        text_add_number(&words, option->initial);
    printer->game(out, game, option->name, words.bytes);
    text_free(&words);
}

static void walk_game(struct text *out, const struct printer *printer,
                      const struct ruleset *rules) {
    struct text presets = TEXT_EMPTY, options = TEXT_EMPTY;
    for (unsigned i = 0; i < rules->preset_count; i++)
        text_addf(&presets, i ? " %s" : "%s", rules->presets[i].name);
    for (unsigned i = 0; i < rules->option_count; i++)
        text_addf(&options, i ? " %s" : "%s", rules->options[i].name);
    printer->game(out, rules->name, "presets", presets.bytes);
    printer->game(out, rules->name, "options", options.bytes);
    for (unsigned i = 0; i < rules->option_count; i++)
        walk_option(out, printer, rules->name, &rules->options[i]);
    text_free(&presets);
    text_free(&options);
}

static void walk_command(struct text *out, const struct printer *printer,
                         const struct command *command) {
    struct text words = TEXT_EMPTY;
    text_add(&words, "--help");
    for (const uint8_t *flag = command->flags; *flag != FLAG_NONE; flag++)
        text_addf(&words, " --%s", flags_table[*flag].word);
    printer->command(out, command, words.bytes);
    for (const uint8_t *flag = command->flags; *flag != FLAG_NONE; flag++) {
        text_clear(&words);
        struct item item = {.command = command, .flag = (enum flag) * flag};
        item.place = tables_value(command, item.flag, &words);
        item.words = words.bytes;
        printer->item(out, &item);
    }
    text_clear(&words);
    struct item operand = {.command = command, .flag = FLAG_NONE};
    operand.place = tables_operand(command, &words);
    operand.words = words.bytes;
    printer->item(out, &operand);
    text_add(out, printer->end);
    text_free(&words);
}

static void walk(struct text *out, const struct printer *printer) {
    text_add(out, printer->head);
    for (const struct registered *game = registry; game->ruleset; game++)
        if (game->listed)
            walk_game(out, printer, game->ruleset);
    text_add(out, printer->between);
    for (const struct command *command = commands_table; command->word; command++)
        if (command->help)
            walk_command(out, printer, command);
    text_add(out, printer->tail);
}

/* ---- words ---- */

/* The text inside single quotes, where a quote is written `quote`; `special` characters get a
   backslash in front. */
static void add_quoted(struct text *out, const char *string, const char *quote,
                       const char *special) {
    for (; *string; string++) {
        if (*string == '\'')
            text_add(out, quote);
        else if (strchr(special, *string))
            text_addf(out, "\\%c", *string);
        else
            text_add_char(out, *string);
    }
}

/* "    GAME/presets) echo classic edge ;;", in bash and zsh. */
static void add_echo(struct text *out, const char *game, const char *key, const char *words) {
    text_addf(out, "    %s/%s) echo %s ;;\n", game, key, words);
}

/* ---- bash: one case for each place, which sets words or kind ---- */

static const char bash_between[] =
    "    esac\n"
    "}\n\n"
    "_clowder() {\n"
    "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}\n"
    "    local command= game= words= kind= end= place i equals=$((COMP_CWORD - 1))\n"
    "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
    "        case ${COMP_WORDS[i]} in\n"
    "        --*) if _clowder_place \"$command/${COMP_WORDS[i]}\"; then\n"
    "                 [ \"${COMP_WORDS[i + 1]}\" = = ] && ((i++))\n"
    "                 ((i++))\n"
    "             fi ;;\n"
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
    "    case $before in -*) ! _clowder_place \"$command/$before\" || place=$before ;; esac\n"
    "    case $word in -*) place=flags ;; esac\n"
    "    words= kind= end=\n"
    "    _clowder_place \"$command/$place\"\n"
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
    "complete -F _clowder clowder\n\n"
    "# COMMAND/FLAG or COMMAND/GAME: sets what may stand there; false when that is no place.\n"
    "_clowder_place() {\n"
    "    case $1 in\n";

static void bash_command(struct text *out, const struct command *command, const char *flags) {
    text_addf(out, "    %s/flags) words=\"%s\" ;;\n", command->word, flags);
}

static void bash_item(struct text *out, const struct item *item) {
    if (item->flag != FLAG_NONE && !flags_table[item->flag].value)
        return;
    const char *command = item->command->word;
    if (item->flag != FLAG_NONE)
        text_addf(out, "    %s/--%s) ", command, flags_table[item->flag].word);
    else if (item->place == PLACE_GAME)
        text_addf(out, "    %s/) ", command);
    else
        text_addf(out, "    %s/ | %s/[!-]*) ", command, command);
    switch (item->place) {
    case PLACE_FILE:
        text_add(out, "kind=-f");
        break;
    case PLACE_FOLDER:
        text_add(out, "kind=-d");
        break;
    case PLACE_PRESET:
        text_add(out, "words=$(_clowder_game \"$game\" presets)");
        break;
    case PLACE_OPTION:
        text_add(out, "words=$(_clowder_game \"$game\" options) end='='");
        break;
    case PLACE_GAME:
    case PLACE_WORDS:
        text_addf(out, "words=\"%s\"", item->words);
        break;
    case PLACE_TEXT:
        text_add(out, ":");
        break;
    }
    text_add(out, " ;;\n");
}

void completions_bash(struct text *out) {
    static const struct printer bash = {
        .head = "# Completion of clowder(6) for bash, made by `clowder tables bash`.\n\n"
                "# GAME presets|options|OPTION: the words there are.\n"
                "_clowder_game() {\n    case $1/$2 in\n",
        .game = add_echo,
        .between = bash_between,
        .command = bash_command,
        .item = bash_item,
        .end = "",
        .tail = "    *) return 1 ;;\n    esac\n}\n",
    };
    walk(out, &bash);
}

/* ---- zsh: one function for each command, which sets what _arguments is given ---- */

static void zsh_command(struct text *out, const struct command *command, const char *flags) {
    (void)flags;
    if (*command->word) {
        text_addf(out, "_clowder_commands+=('%s:", command->word);
        add_quoted(out, command->help, "'\\''", ":\\");
        text_add(out, "')\n");
    }
    text_addf(out, "_clowder-%s() {\n    specs=('--help[print this]'", command->word);
}

static void zsh_place(struct text *out, const struct item *item) {
    switch (item->place) {
    case PLACE_FILE:
        text_add(out, "_files");
        break;
    case PLACE_FOLDER:
        text_add(out, "_files -/");
        break;
    case PLACE_PRESET:
    case PLACE_OPTION:
        text_addf(out, "{compadd %s-- $(_clowder_game \"${words[(r)(",
                  item->place == PLACE_OPTION ? "-S = " : "");
        tables_games(out, '|');
        text_addf(out, ")]}\" %s)}", item->place == PLACE_OPTION ? "options" : "presets");
        break;
    case PLACE_GAME:
    case PLACE_WORDS:
        text_addf(out, "(%s)", item->words);
        break;
    case PLACE_TEXT:
        break;
    }
}

static void zsh_item(struct text *out, const struct item *item) {
    const struct flag_row *row = &flags_table[item->flag];
    if (item->flag == FLAG_NONE && (!*item->command->word || !*item->command->operands))
        return; /* the commands themselves: see zsh_tail */
    text_add(out, "\n        '");
    if (item->flag != FLAG_NONE) {
        text_addf(out, "%s--%s%s[", item->flag == FLAG_SET ? "*" : "", row->word,
                  row->value ? "=" : "");
        add_quoted(out, row->help, "'\\''", "[]:\\");
        text_add_char(out, ']');
    } else {
        text_add(out, item->command->most == ANY_NUMBER ? "*" : "1");
    }
    if (item->flag == FLAG_NONE || row->value) {
        const char *operand = item->place == PLACE_GAME ? "GAME" : "FILE";
        if (item->place == PLACE_WORDS)
            operand = "WORD";
        text_addf(out, ":%s:", item->flag == FLAG_NONE ? operand : row->value);
        zsh_place(out, item);
    }
    text_add_char(out, '\'');
}

static const char zsh_tail[] =
    "_clowder() {\n"
    "    local curcontext=$curcontext state line\n"
    "    local -a specs\n"
    "    typeset -A opt_args\n"
    "    _clowder-\n"
    "    _arguments -C -A '-*' \"${specs[@]}\" '1:command:->command' '*::word:->words'\n"
    "    case $state in\n"
    "    command) _describe command _clowder_commands ;;\n"
    "    words)\n"
    "        if (( $+functions[_clowder-$line[1]] )); then\n"
    "            _clowder-$line[1]\n"
    "            _arguments \"${specs[@]}\"\n"
    "        fi ;;\n"
    "    esac\n"
    "}\n\n"
    "[ \"$funcstack[1]\" != _clowder ] || _clowder \"$@\"\n";

void completions_zsh(struct text *out) {
    static const struct printer zsh = {
        .head = "#compdef clowder\n"
                "# Completion of clowder(6) for zsh, made by `clowder tables zsh`.\n\n"
                "# GAME presets|options|OPTION: the words there are.\n"
                "_clowder_game() {\n    case $1/$2 in\n",
        .game = add_echo,
        .between = "    esac\n}\n\ntypeset -ga _clowder_commands\n_clowder_commands=()\n",
        .command = zsh_command,
        .item = zsh_item,
        .end = ")\n}\n",
        .tail = zsh_tail,
    };
    walk(out, &zsh);
}

/* ---- fish: a line for each word ---- */

static void fish_help(struct text *out, const char *help) {
    text_add(out, " -d '");
    add_quoted(out, help, "\\'", "\\");
    text_add(out, "'\n");
}

static void fish_game(struct text *out, const char *game, const char *key, const char *words) {
    if (strcmp(key, "options") == 0)
        return; /* each comes with its values */
    bool presets = strcmp(key, "presets") == 0;
    text_addf(out, "complete -c clowder -n '__fish_seen_subcommand_from %s' -l %s -x -a '", game,
              presets ? "preset" : "set");
    struct word word;
    for (bool first = true; word_next(&words, &word); first = false)
        text_addf(out, "%s%s%s%.*s", first ? "" : " ", presets ? "" : key, presets ? "" : "=",
                  (int)word.length, word.bytes);
    text_add(out, "'\n");
}

static void fish_command(struct text *out, const struct command *command, const char *flags) {
    (void)flags;
    if (!*command->word)
        return;
    text_addf(out, "complete -c clowder -n __fish_use_subcommand -a %s", command->word);
    fish_help(out, command->help);
}

/* "complete -c clowder -n CONDITION" */
static void fish_start(struct text *out, const struct item *item) {
    if (!*item->command->word)
        text_add(out, "complete -c clowder -n __fish_use_subcommand");
    else if (item->place == PLACE_GAME)
        text_addf(out,
                  "complete -c clowder -n '__fish_seen_subcommand_from %s; and not "
                  "__fish_seen_subcommand_from %s'",
                  item->command->word, item->words);
    else
        text_addf(out, "complete -c clowder -n '__fish_seen_subcommand_from %s'",
                  item->command->word);
}

static void fish_item(struct text *out, const struct item *item) {
    const struct flag_row *row = &flags_table[item->flag];
    bool value = item->flag == FLAG_NONE || row->value;
    if (item->flag == FLAG_NONE && (!*item->command->word || item->place == PLACE_TEXT))
        return;
    fish_start(out, item);
    if (item->flag != FLAG_NONE)
        text_addf(out, " -l %s", row->word);
    if (value && (item->place == PLACE_FILE || item->place == PLACE_FOLDER))
        text_add(out, item->flag == FLAG_NONE ? " -F" : " -r -F");
    else if (value && item->flag != FLAG_NONE)
        text_add(out, " -x");
    if (value && *item->words)
        text_addf(out, " -a '%s'", item->words);
    if (item->flag != FLAG_NONE)
        fish_help(out, row->help);
    else
        text_add_char(out, '\n');
}

void completions_fish(struct text *out) {
    static const struct printer fish = {
        .head = "# Completion of clowder(6) for fish, made by `clowder tables fish`.\n\n"
                "complete -c clowder -f\n"
                "complete -c clowder -l help -d 'print this'\n",
        .game = fish_game,
        .between = "",
        .command = fish_command,
        .item = fish_item,
        .end = "",
        .tail = "",
    };
    walk(out, &fish);
}
