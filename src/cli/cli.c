/*
 * cli.c - finds the command that the command line names in the table (commands.c), and runs it.
 *
 * A row of the table describes the operands, flags and formats of a command. They are checked here,
 * so that a command never sees a word it does not know.
 */
#include "cli/cli.h"

#include <locale.h>

static const struct command *find_command(const char *word) {
    for (const struct command *row = commands_table; row->word; row++)
        if (strcmp(row->word, word) == 0)
            return row;
    return NULL;
}

static int unknown_command(const char *word) {
    const char *words[COMMANDS_MOST];
    size_t count = 0;
    for (const struct command *row = commands_table; row->word; row++)
        if (*row->word && row->help && count < COMMANDS_MOST)
            words[count++] = row->word;
    return cli_unknown(_("command"), word, words, count);
}

static bool takes_flag(const struct command *command, enum flag flag) {
    if (flag == FLAG_HELP)
        return true;
    for (const uint8_t *own = command->flags; *own != FLAG_NONE; own++)
        if (*own == flag)
            return true;
    return false;
}

/* Told already when false. */
static bool check_arguments(const struct arguments *arguments) {
    const struct command *command = arguments->command;
    const char *who = *command->word ? command->word : "clowder";
    for (int flag = FLAG_NONE + 1; flag < FLAG_COUNT; flag++)
        if (arguments->value[flag] && !takes_flag(command, (enum flag)flag)) {
            cli_wrong(_("%s takes no --%s"), who, flags_table[flag].word);
            return false;
        }
    if (arguments->count < command->least) {
        cli_wrong(_("%s needs %s"), who, command->operands);
        return false;
    }
    if (command->most != ANY_NUMBER && arguments->count > command->most) {
        cli_wrong(_("%s has no use for \"%s\""), who, arguments->operands[command->most]);
        return false;
    }
    return true;
}

/* The first operand is the command; what is left are the command's own. */
static int dispatch(struct arguments *arguments) {
    const char *word = "";
    if (arguments->count) {
        word = *arguments->operands++;
        arguments->count--;
        if (!*word)
            return unknown_command(word);
    }
    arguments->command = find_command(word);
    if (!arguments->command)
        return unknown_command(word);
    if (arguments->value[FLAG_HELP]) {
        if (*word)
            help_command(arguments->command);
        else
            help_print();
        return EXIT_FINE;
    }
    if (!check_arguments(arguments) || !cli_bot_flags(arguments))
        return EXIT_USAGE;
    if (arguments->value[FLAG_VERSION]) {
        help_version(arguments->value[FLAG_VERBOSE] != NULL);
        return EXIT_FINE;
    }
    if (arguments->value[FLAG_ASCII])
        setlocale(LC_CTYPE, "C"); /* lines of text follow the locale; a screen takes its own */
    return arguments->command->run(arguments);
}

int cli_run(int argc, char **argv) {
    struct arguments arguments;
    struct text why = TEXT_EMPTY;
    int code;
    if (arguments_read(&arguments, argc, argv, &why))
        code = dispatch(&arguments);
    else
        code = cli_wrong("%s", why.bytes);
    text_free(&why);
    arguments_free(&arguments);
    return code;
}
