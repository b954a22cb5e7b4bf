/*
 * analyse.c - `clowder analyse FILE`: the chances in a finished game turn by turn, the turns that
 * decided it, and how lucky the dice were.
 */
#include "cli/cli.h"
#include "table/analysis.h"

/* Prints the lines, each made safe. */
static void print_lines(const struct session *session, const struct text *lines) {
    struct word rest = {lines->bytes, lines->length}, line;
    struct text one = TEXT_EMPTY, out = TEXT_EMPTY;
    while (word_part(&rest, '\n', &line)) {
        text_clear(&one);
        text_add_bytes(&one, line.bytes, line.length);
        cli_add_named(&out, one.bytes, session_names(session));
        text_add_char(&out, '\n');
    }
    cli_say(&out);
    text_free(&one);
    text_free(&out);
}

int command_analyse(const struct arguments *arguments) {
    int code;
    struct session *session = cli_load(arguments->operands[0], &code, NULL);
    struct text told = TEXT_EMPTY;
    if (session && !session_finished(session))
        code = cli_fail(EXIT_REFUSED, _("%s: this game is not over"), arguments->operands[0]);
    else if (session)
        analysis_tell(session, &told);
    if (told.length > 0)
        print_lines(session, &told);
    text_free(&told);
    session_free(session);
    return code;
}
