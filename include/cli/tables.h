/*
 * tables.h - what `clowder tables` prints: the tables of commands, flags and games, written for
 * shells that complete words and for the manual, so that these never say anything else.
 *
 * All of it is in English: it is made when the program is built.
 */
#ifndef CLI_TABLES_H
#define CLI_TABLES_H

#include "cli/cli.h"

/* What stands in a place of the command line. */
enum place {
    PLACE_TEXT,
    PLACE_FILE,
    PLACE_FOLDER,
    PLACE_GAME,
    PLACE_PRESET,
    PLACE_OPTION,
    PLACE_WORDS
};

/* What the value of a command's flag is. Of PLACE_WORDS and PLACE_GAME the words are added, a space
   between. */
enum place tables_value(const struct command *command, enum flag flag, struct text *words);

/* The same of a command's first operand, which of the menu is a command; all others are text, or
   more files. */
enum place tables_operand(const struct command *command, struct text *words);

/* Adds the names of the games that are listed, a separator between. */
void tables_games(struct text *out, char separator);

/* Completions (completions.c): each adds the whole file for a shell. */
void completions_bash(struct text *out);
void completions_zsh(struct text *out);
void completions_fish(struct text *out);

#endif
