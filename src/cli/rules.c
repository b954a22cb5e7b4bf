/*
 * rules.c - `clowder rules GAME [ID]`: the rulebook, or the rule of that id.
 *
 * A rule begins with its id in bold at the start of a line and goes on to the next rule or
 * heading.
 */
#include <strings.h>

#include "cli/cli.h"

static size_t line_length(const char *line) {
    size_t length = strcspn(line, "\n");
    return length + (line[length] == '\n');
}

/* The id at the start of a line that begins a rule ("**KK-7** ..."). */
static bool rule_id(const char *line, struct word *out) {
    if (strncmp(line, "**", 2) != 0)
        return false;
    *out = (struct word){line + 2, strcspn(line + 2, "*\n")};
    return line[2 + out->length] == '*';
}

static bool rule_ends(const char *line) {
    struct word id;
    return *line == '#' || rule_id(line, &id);
}

static bool add_rule(struct text *out, const char *rulebook, const char *id) {
    struct word found;
    const char *line = rulebook;
    while (*line && !(rule_id(line, &found) && strlen(id) == found.length &&
                      strncasecmp(found.bytes, id, found.length) == 0))
        line += line_length(line);
    if (!*line)
        return false;
    do {
        text_add_bytes(out, line, line_length(line));
        line += line_length(line);
    } while (*line && !rule_ends(line));
    while (out->length > 1 && out->bytes[out->length - 2] == '\n')
        text_truncate(out, out->length - 1);
    return true;
}

int command_rules(const struct arguments *arguments) {
    const struct registered *game = cli_game(arguments->operands[0]);
    if (!game)
        return EXIT_USAGE;
    const char *book = registered_document(game, "RULES.md", i18n_language());
    struct text out = TEXT_EMPTY;
    int code = EXIT_FINE;
    if (arguments->count == 1)
        text_add(&out, book);
    else if (!add_rule(&out, book, arguments->operands[1]))
        code = cli_fail(EXIT_REFUSED, _("the rules of %s have no \"%s\""), game->ruleset->name,
                        arguments->operands[1]);
    cli_say(&out);
    text_free(&out);
    return code;
}
