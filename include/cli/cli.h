/*
 * cli.h - the commands of `clowder` and what they share: one table, messages, set-ups.
 *
 * The table drives dispatch, checks of flags and operands, usage lines, the help page and
 * suggestions. Everything told to the user is one line, "clowder: ...", made safe for the
 * terminal here, whatever bytes are in it.
 */
#ifndef CLI_CLI_H
#define CLI_CLI_H

#include "cli/options.h"
#include "core/ruleset.h"
#include "session/session.h"

enum exit_code {
    EXIT_FINE = 0,
    EXIT_REFUSED = 1, /* the log or the game says no */
    EXIT_USAGE = 2,
    EXIT_NO_TERMINAL = 3,
    EXIT_WORLD = 4, /* input or output failed */
    EXIT_NEWER = 5, /* a log of a newer version */
};

enum { ANY_NUMBER = 255, COMMANDS_MOST = 40 };

struct command {
    const char *word;       /* "" is the menu, taken when no command is given */
    const char *operands;   /* as in a usage line: "GAME DEPTH" */
    const char *help;       /* one line for people, marked N_(); NULL: not for people */
    uint8_t least, most;    /* operands; ANY_NUMBER for no limit */
    uint8_t flags[28];      /* enum flag, FLAG_NONE at the end; --help always goes */
    bool tool;              /* for those who build games: the help page only names it */
    const char *formats[4]; /* what --format may be, the first is the default */
    int (*run)(const struct arguments *arguments); /* returns an exit code */
};

extern const struct command commands_table[]; /* commands.c; ended by a row without a word */

/* Takes the words apart and runs the command; returns the program's exit code. */
int cli_run(int argc, char **argv);

/* The commands, one file each. */
int command_menu(const struct arguments *arguments);
int command_play(const struct arguments *arguments);
int command_host(const struct arguments *arguments);
int command_join(const struct arguments *arguments);
int command_lesson(const struct arguments *arguments);
int command_resume(const struct arguments *arguments);
int command_replay(const struct arguments *arguments);
int command_check(const struct arguments *arguments);
int command_show(const struct arguments *arguments);
int command_analyse(const struct arguments *arguments);
int command_export(const struct arguments *arguments);
int command_watch(const struct arguments *arguments);
int command_sim(const struct arguments *arguments);
int command_arena(const struct arguments *arguments);
int command_tune(const struct arguments *arguments);
int command_lab(const struct arguments *arguments);
int command_bot(const struct arguments *arguments);
int command_bot_check(const struct arguments *arguments);
int command_perft(const struct arguments *arguments);
int command_bench(const struct arguments *arguments);
int command_rules(const struct arguments *arguments);
int command_stats(const struct arguments *arguments);
int command_list(const struct arguments *arguments);
int command_help(const struct arguments *arguments);
int command_config(const struct arguments *arguments);
int command_tables(const struct arguments *arguments);

/* The help page, the usage of one command, the version: help.c. */
void help_print(void);
void help_command(const struct command *command);

/* Adds the topics of `clowder help`, a space between. */
void help_topics(struct text *words);

void help_version(bool verbose);

/*
 * Messages (message.c), of at most a few thousand bytes.
 */

/* Writes a line, already safe and without its end, to stderr. */
void cli_tell(const struct text *line);

/* One line on stderr, after "clowder: "; returns the code. */
int cli_fail(int code, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Wrong usage: the line, and where help is. Returns EXIT_USAGE. */
int cli_wrong(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Wrong usage: "no WHAT "WORD"", with the nearest of the right words. Returns EXIT_USAGE. */
int cli_unknown(const char *what, const char *word, const char *const *right, size_t count);

/* Adds text from outside as it may be printed. */
void cli_add_safe(struct text *out, const char *string);

/* True when only ASCII is to be printed: the locale is not UTF-8 (--ascii takes such a one). */
bool cli_ascii(void);

/* Adds text of a game with $A .. $F replaced by the names, safe to print. */
void cli_add_named(struct text *out, const char *string, const char *const *names);

/* Adds how a game stands: "Anna wins. KK-13: ..." or "unfinished". */
void cli_add_result(struct text *out, const struct session *session);

/* Writes the text to standard output and clears it; false once that has failed. */
bool cli_print(struct text *text);

/* The same for lines that only people read: what the locale does not have is spelled out. */
bool cli_say(struct text *text);

/* Writes a file that is not there yet, or standard output for "-", and clears the text; returns an
   exit code, after telling what was wrong. */
int cli_write_new(const char *path, struct text *text);

/* The last word: writes out what is left. Returns the code, or EXIT_WORLD when standard output
   failed, which is told unless its reader only went away. */
int cli_finish(int code);

/*
 * Values (values.c). Each tells what is wrong, and then returns false or NULL.
 */

/* A number of least .. most, or `otherwise` when the flag is not given. */
bool cli_number(const struct arguments *arguments, enum flag flag, long least, long most,
                long otherwise, long *out);

/* The game of that name. */
const struct registered *cli_game(const char *name);

/* The set-up by --seats (or `seats`, but at least the game's least), --preset (or `preset`, NULL:
   all options have their defaults) and --set, without a deal. */
bool cli_setup(const struct arguments *arguments, const struct ruleset *rules, unsigned seats,
               const char *preset, struct setup *out);

/* Adds the position that --position, which was given, names: the first line of the file of that
   name, or else the text itself. */
bool cli_position(const struct arguments *arguments, struct text *out);

/* Makes a folder for logs, unless it is there already; NULL needs none. */
bool cli_folder(const char *folder);

/* The index of --format among the command's formats; 0 when not given. */
bool cli_format(const struct arguments *arguments, int *out);

/* A session from a log file: NULL when no game can be made of it. A problem after the header is
   told too, with the valid part in the session. *code is EXIT_FINE when all is well. What was wrong
   is put into *problem, unless that is NULL; freed by problem_free. */
struct session *cli_load(const char *path, int *code, struct problem *problem);

/* The kind of a problem with a log in one word: "seal". */
const char *cli_problem_word(const struct problem *problem);

/* The exit code of a problem with a log; PROBLEM_NONE: the file could not even be read. */
int cli_problem_code(const struct problem *problem);

/*
 * New games (play.c).
 */

/* Makes a new game of what the flags of `clowder play` say, and begins it; returns the exit code.
 */
int cli_new_game(const struct arguments *arguments,
                 int (*begin)(const struct new_game *game, const struct arguments *arguments));

/* One session for the flags, with a file when `log` names one; NULL, and told, when there can be
   none: then *code says how to end. */
struct session *cli_new_session(const struct new_game *game, const char *log, int *code);

/*
 * Tables (host.c).
 */
struct remote_wish; /* table/remote.h */

/* Sits at a table, or looks on, until it is left; returns the exit code. */
int cli_sit(const struct remote_wish *wish, const struct arguments *arguments);

/*
 * Bots (trust.c).
 */

/* Takes what the flags say about bots and about files that they may not read. */
bool cli_bot_flags(const struct arguments *arguments);

/* Before a command starts a program: where not all can be kept from it, the user is asked, or, when
   there is no terminal, must have said --trust-bots. */
bool cli_may_start(void);

/* The same for the players of a fixture; nobody is asked when none of them is a program. */
struct fixture;
bool cli_may_play(const struct fixture *fixture);

/*
 * Interrupts (interrupt.c): from here on SIGINT only sets a flag.
 */
void interrupt_watch(void);
bool interrupt_came(void);

/*
 * The bar on stderr for long work, when stderr is a terminal (progress.c).
 */
void progress_start(const char *what); /* a word or two in front of it */
void progress_step(uint64_t done, uint64_t all);
void progress_hide(void); /* wipes it away; the next step shows it again */
void progress_end(void);

/* For many games, by a runner (bots/runner.h): a bar, and SIGINT stops them. progress_games is its
   `progress`. */
void progress_start_games(void);
bool progress_games(void *context, size_t done, size_t all);

#endif
