/*
 * cli.c - the table of commands, and dispatch by it.
 *
 * A row says everything that is known about a command before it runs; what it asks for (operands,
 * flags, formats) is checked here, so a command meets only words it knows.
 */
#include "cli/cli.h"

#include <locale.h>

#define SCREEN_FLAGS FLAG_PLAIN, FLAG_ASCII, FLAG_THEME, FLAG_SCRIPT
#define BOT_FLAGS    FLAG_BOT_MEMORY, FLAG_BOT_READS, FLAG_TRUST_BOTS
#define GAME_FLAGS   FLAG_SEATS, FLAG_PRESET, FLAG_SET, FLAG_SEED

const struct command commands_table[] = {
    {.word = "",
     .operands = "",
     .help = N_("choose a game from the menu"),
     .flags = {SCREEN_FLAGS, BOT_FLAGS, FLAG_VERSION, FLAG_VERBOSE},
     .run = command_menu},
    {.word = "play",
     .operands = "GAME",
     .help = N_("play a game"),
     .least = 1,
     .most = 1,
     .flags = {FLAG_NAMES, FLAG_SEAT, GAME_FLAGS, FLAG_LOG, SCREEN_FLAGS, BOT_FLAGS},
     .run = command_play},
    {.word = "lesson",
     .operands = "GAME",
     .help = N_("a guided first game"),
     .least = 1,
     .most = 1,
     .flags = {SCREEN_FLAGS},
     .run = command_lesson},
    {.word = "resume",
     .operands = "[FILE]",
     .help = N_("go on with a saved game, the newest one without FILE"),
     .most = 1,
     .flags = {SCREEN_FLAGS, BOT_FLAGS},
     .run = command_resume},
    {.word = "replay",
     .operands = "FILE",
     .help = N_("watch a game again"),
     .least = 1,
     .most = 1,
     .flags = {SCREEN_FLAGS, BOT_FLAGS},
     .run = command_replay},
    {.word = "watch",
     .operands = "FILE",
     .help = N_("follow a game that is played in another terminal"),
     .least = 1,
     .most = 1,
     .flags = {FLAG_AS, SCREEN_FLAGS},
     .run = command_watch},
    {.word = "check",
     .operands = "FILE...",
     .help = N_("replay logs: what they prove, or the first wrong line"),
     .least = 1,
     .most = ANY_NUMBER,
     .flags = {FLAG_STRICT},
     .run = command_check},
    {.word = "show",
     .operands = "FILE",
     .help = N_("print positions or moves of a log"),
     .least = 1,
     .most = 1,
     .flags = {FLAG_AT, FLAG_AS, FLAG_FORMAT, FLAG_ASCII},
     .formats = {"board", "position", "moves"},
     .run = command_show},
    {.word = "analyse",
     .operands = "FILE",
     .help = N_("how a finished game went: chances, turns, luck"),
     .least = 1,
     .most = 1,
     .flags = {FLAG_ASCII},
     .run = command_analyse},
    {.word = "export",
     .operands = "FILE",
     .help = N_("make pictures or a recording of a log"),
     .least = 1,
     .most = 1,
     .flags = {FLAG_CAST, FLAG_SVG, FLAG_TEXT, FLAG_AT, FLAG_AS, FLAG_ASCII, FLAG_THEME},
     .run = command_export},
    {.word = "sim",
     .tool = true,
     .operands = "GAME",
     .help = N_("let random players play, and count"),
     .least = 1,
     .most = 1,
     .flags = {FLAG_GAMES, GAME_FLAGS, FLAG_MAX_MOVES, FLAG_LOGS, FLAG_FORMAT},
     .formats = {"table", "csv"},
     .run = command_sim},
    {.word = "arena",
     .tool = true,
     .operands = "GAME A B...",
     .help = N_("let players play each other, and count"),
     .least = 3,
     .most = 1 + SEATS_MOST,
     .flags = {FLAG_GAMES, FLAG_RANGE, FLAG_PRESET, FLAG_SET, FLAG_SEED, FLAG_OPENINGS, FLAG_SPRT,
               FLAG_AT_ONCE, FLAG_MAX_MOVES, FLAG_LOGS, BOT_FLAGS},
     .run = command_arena},
    {.word = "bot",
     .tool = true,
     .operands = "PLAYER",
     .help = N_("play for another program: docs/BOT.md"),
     .least = 1,
     .most = 1,
     .flags = {FLAG_SEED},
     .run = command_bot},
    {.word = "bot-check",
     .tool = true,
     .operands = "COMMAND",
     .help = N_("judge a program by docs/BOT.md, point by point"),
     .least = 1,
     .most = 1,
     .flags = {BOT_FLAGS},
     .run = command_bot_check},
    {.word = "perft",
     .tool = true,
     .operands = "GAME DEPTH",
     .help = N_("count the lines of play of a length, dice included"),
     .least = 2,
     .most = 2,
     .flags = {FLAG_POSITION, FLAG_SPLIT, GAME_FLAGS},
     .run = command_perft},
    {.word = "bench",
     .tool = true,
     .operands = "[GAME]",
     .help = N_("measure how fast a game plays, or all of them"),
     .most = 1,
     .flags = {FLAG_BOTS, FLAG_SECONDS, FLAG_FORMAT},
     .formats = {"table", "csv"},
     .run = command_bench},
    {.word = "rules",
     .operands = "GAME [ID]",
     .help = N_("print the rules of a game, or one of them"),
     .least = 1,
     .most = 2,
     .run = command_rules},
    {.word = "list", .operands = "", .help = N_("print the games there are"), .run = command_list},
    {.word = "tables",
     .operands = "bash|zsh|fish|scdoc",
     .least = 1,
     .most = 1,
     .run = command_tables},
    {.word = NULL},
};

static const struct command *find_command(const char *word) {
    for (const struct command *row = commands_table; row->word; row++)
        if (strcmp(row->word, word) == 0)
            return row;
    return NULL;
}

static int unknown_command(const char *word) {
    const char *words[sizeof commands_table / sizeof *commands_table];
    size_t count = 0;
    for (const struct command *row = commands_table; row->word; row++)
        if (*row->word && row->help)
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
