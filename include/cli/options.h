/*
 * options.h - the words after `clowder`, taken apart: flags with their values, and operands.
 *
 * One table of flags drives parsing (getopt_long), suggestions and usage lines. Values stay text
 * here; what they mean is the commands' business. This header knows no game: getopt.h and
 * ruleset.h both own a `struct option`.
 */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include "core/text.h"

enum flag {
    FLAG_NONE, /* ends a list of flags */
    FLAG_NAMES,
    FLAG_SEAT,
    FLAG_SEATS,
    FLAG_PRESET,
    FLAG_SET,
    FLAG_SEED,
    FLAG_TAKEBACK,
    FLAG_CLOCK,
    FLAG_DICE,
    FLAG_LOG,
    FLAG_RESUME,
    FLAG_TABLE,
    FLAG_GROUP,
    FLAG_SERVE,
    FLAG_AT,
    FLAG_AS,
    FLAG_FORMAT,
    FLAG_CAST,
    FLAG_SVG,
    FLAG_TEXT,
    FLAG_JSON,
    FLAG_GAMES,
    FLAG_MAX_MOVES,
    FLAG_LOGS,
    FLAG_OPENINGS,
    FLAG_RANGE,
    FLAG_SPRT,
    FLAG_AT_ONCE,
    FLAG_STEPS,
    FLAG_STATUS,
    FLAG_REPORT,
    FLAG_CELL,
    FLAG_SHARD,
    FLAG_MERGE,
    FLAG_PLAN,
    FLAG_VIA,
    FLAG_SSHLOGIN,
    FLAG_SQLITE,
    FLAG_PLOT,
    FLAG_BOT_MEMORY,
    FLAG_BOT_READS,
    FLAG_TRUST_BOTS,
    FLAG_POSITION,
    FLAG_SPLIT,
    FLAG_STRICT,
    FLAG_SECONDS,
    FLAG_BOTS,
    FLAG_PLAIN,
    FLAG_ASCII,
    FLAG_THEME,
    FLAG_SCRIPT,
    FLAG_VERBOSE,
    FLAG_VERSION,
    FLAG_HELP,
    FLAG_COUNT
};

struct flag_row {
    const char *word;  /* without "--" */
    const char *value; /* what stands for its value in a usage line: "N"; NULL when it has none */
    const char *help;  /* a line for people, marked N_() */
};

extern const struct flag_row flags_table[FLAG_COUNT]; /* [FLAG_NONE] is empty */

struct command; /* cli.h */

/* Everything points into argv, but for the texts and what is in them. */
struct arguments {
    const struct command *command;
    const char *value[FLAG_COUNT]; /* the last one given; "" without a value; NULL: not given */
    struct text set;               /* all of --set, as one line of words */
    struct text seat;              /* all of --seat, a line each */
    struct text reads;             /* all of --bot-reads, a line each */
    struct text seed;              /* what value[FLAG_SEED] points to */
    char **operands;
    int count; /* operands */
};

/* Reads argv, which getopt reorders, and wipes seeds out of it: who lists processes shall not see
   them. false with a sentence in why. Freed by arguments_free. */
bool arguments_read(struct arguments *arguments, int argc, char **argv, struct text *why);
void arguments_free(struct arguments *arguments);

#endif
