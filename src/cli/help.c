/*
 * help.c - the help page, the usage of each command and the version, all from the tables.
 */
#include <stdio.h>

#include "cli/cli.h"
#include "cli/signature.h"
#include "core/utf8.h"

enum { LINE_COLUMNS = 78, WORD_COLUMNS = 22 };

/* "play GAME" */
static void add_form(struct text *out, const struct command *command) {
    text_add(out, command->word);
    if (*command->word && *command->operands)
        text_add_char(out, ' ');
    text_add(out, command->operands);
}

static void add_formats(struct text *out, const struct command *command) {
    for (const char *const *format = command->formats; *format; format++)
        text_addf(out, "%s%s", format == command->formats ? "" : "|", *format);
}

/* "--seed TEXT" */
static void add_flag(struct text *out, const struct command *command, enum flag flag) {
    const struct flag_row *row = &flags_table[flag];
    text_addf(out, "--%s", row->word);
    if (!row->value)
        return;
    text_add_char(out, ' ');
    if (flag == FLAG_FORMAT)
        add_formats(out, command);
    else
        text_add(out, row->value);
}

/* Adds a piece to a paragraph: after a space, or on a new line where it would be too long. */
static void add_piece(struct text *out, size_t *line_start, const char *piece) {
    if (out->length - *line_start + strlen(piece) + 1 > LINE_COLUMNS) {
        text_add_char(out, '\n');
        *line_start = out->length;
        text_add(out, "      ");
    }
    text_addf(out, " %s", piece);
}

static void add_usage(struct text *out, const struct command *command) {
    struct text piece = TEXT_EMPTY;
    size_t line_start = out->length;
    text_add(out, _("usage:"));
    text_clear(&piece);
    text_add(&piece, "clowder ");
    add_form(&piece, command);
    add_piece(out, &line_start, piece.bytes);
    for (const uint8_t *flag = command->flags; *flag != FLAG_NONE; flag++) {
        text_clear(&piece);
        text_add_char(&piece, '[');
        add_flag(&piece, command, (enum flag) * flag);
        text_add(&piece, *flag == FLAG_SET ? "]..." : "]");
        add_piece(out, &line_start, piece.bytes);
    }
    text_add_char(out, '\n');
    text_free(&piece);
}

/* Where to cut the right column: at the last space that lets it fit, or at its end. */
static int fitting(const char *string) {
    enum { RIGHT_COLUMNS = LINE_COLUMNS - WORD_COLUMNS - 2 };
    int cut = 0;
    for (const char *at = string; utf8_columns(string) > RIGHT_COLUMNS && *at; at++) {
        struct text start = TEXT_EMPTY;
        text_add_bytes(&start, string, (size_t)(at - string));
        bool fits = utf8_columns(start.bytes) <= RIGHT_COLUMNS;
        text_free(&start);
        if (*at == ' ' && fits)
            cut = (int)(at - string);
    }
    return cut > 0 ? cut : (int)strlen(string);
}

/* Two columns; a wide left one has a line of its own, a long right one several. */
static void add_row(struct text *out, const char *left, const char *right) {
    if (strlen(left) > WORD_COLUMNS) {
        text_addf(out, "  %s\n", left);
        left = "";
    }
    do {
        int cut = fitting(right);
        text_addf(out, "  %-*s %.*s\n", WORD_COLUMNS, left, cut, right);
        right += cut + (right[cut] == ' ');
        left = "";
    } while (*right);
}

void help_command(const struct command *command) {
    struct text out = TEXT_EMPTY, left = TEXT_EMPTY;
    if (command->help)
        text_addf(&out, "clowder %s: %s\n\n", command->word, _(command->help));
    add_usage(&out, command);
    if (*command->flags != FLAG_NONE)
        text_add_char(&out, '\n');
    for (const uint8_t *flag = command->flags; *flag != FLAG_NONE; flag++) {
        text_clear(&left);
        add_flag(&left, command, (enum flag) * flag);
        add_row(&out, left.bytes, _(flags_table[*flag].help));
    }
    cli_say(&out);
    text_free(&left);
    text_free(&out);
}

static void add_examples(struct text *out) {
    static const struct {
        const char *before, *after; /* the first game's name stands between, when after is set */
        const char *help;
    } examples[] = {
        {"clowder", NULL, N_("choose a game from the menu")},
        {"clowder play ", " --names Anna,Marco", N_("play at once")},
    };
    struct text left = TEXT_EMPTY;
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
        text_clear(&left);
        text_add(&left, examples[i].before);
        if (examples[i].after)
            text_addf(&left, "%s%s", registry[0].ruleset->name, examples[i].after);
        text_addf(out, "  %-43s %s\n", left.bytes, _(examples[i].help));
    }
    text_free(&left);
}

/* The commands that most people never need, in one line. */
static void add_tools(struct text *out) {
    text_add(out, "  ");
    size_t start = out->length;
    for (const struct command *row = commands_table; row->word; row++)
        if (row->help && row->tool)
            text_add_item(out, start, row->word);
    text_addf(out, ": %s\n", _("for developers"));
}

void help_print(void) {
    struct text out = TEXT_EMPTY, left = TEXT_EMPTY;
    text_add(&out, _("clowder: board games for the terminal, for people at one keyboard\n\n"));
    add_examples(&out);
    for (const struct command *row = commands_table; row->word; row++) {
        if (!*row->word || !row->help || row->tool)
            continue;
        text_clear(&left);
        add_form(&left, row);
        add_row(&out, left.bytes, _(row->help));
    }
    add_tools(&out);
    static const enum flag everywhere[] = {FLAG_PLAIN, FLAG_ASCII, FLAG_THEME};
    for (size_t i = 0; i < sizeof everywhere / sizeof *everywhere; i++) {
        text_clear(&left);
        add_flag(&left, &commands_table[0], everywhere[i]);
        add_row(&out, left.bytes, _(flags_table[everywhere[i]].help));
    }
    add_row(&out, "--version [--verbose]", _("print the version, and that of every game"));
    cli_say(&out);
    text_free(&left);
    text_free(&out);
}

void help_version(bool verbose) {
    struct text out = TEXT_EMPTY;
    text_add(&out, "clowder " CLOWDER_VERSION "\n");
    for (const struct registered *game = registry; verbose && game->ruleset; game++)
        if (game->listed)
            text_addf(&out, "%s %u %016llx\n", game->ruleset->name,
                      (unsigned)game->ruleset->version, (unsigned long long)signature_game(game));
    if (verbose)
        text_addf(&out, _("signature %016llx\n"), (unsigned long long)signature_all());
    cli_say(&out);
    text_free(&out);
}
