/*
 * trust.c - the flags about bots, and the question before a bot is started on a machine that cannot
 * enforce all limits on it.
 */
#include <stdio.h>
#include <unistd.h>

#include "bots/fixture.h"
#include "bots/jail.h"
#include "cli/cli.h"
#include "session/private.h"

static bool take_reads(const struct text *lines) {
    struct word rest = {lines->bytes, lines->length}, line;
    struct text path = TEXT_EMPTY, why = TEXT_EMPTY;
    bool good = true;
    while (good && word_part(&rest, '\n', &line)) {
        text_clear(&path);
        text_add_bytes(&path, line.bytes, line.length);
        good = readable_allow(path.bytes, &why);
    }
    if (!good)
        cli_wrong("--%s: %s", flags_table[FLAG_BOT_READS].word, why.bytes);
    text_free(&path);
    text_free(&why);
    return good;
}

bool cli_bot_flags(const struct arguments *arguments) {
    long memory;
    if (arguments->value[FLAG_LOG])
        private_add(arguments->value[FLAG_LOG]);
    if (arguments->value[FLAG_LOGS])
        private_add(arguments->value[FLAG_LOGS]);
    if (!cli_number(arguments, FLAG_BOT_MEMORY, JAIL_MEMORY_LEAST, JAIL_MEMORY_MOST,
                    JAIL_MEMORY_USUAL, &memory) ||
        !take_reads(&arguments->reads))
        return false;
    jail_set_memory((unsigned)memory);
    if (arguments->value[FLAG_TRUST_BOTS])
        jail_trust();
    return true;
}

/* A line that begins with y, or with the first letter of "yes" in the user's language. */
static bool answers_yes(void) {
    char line[64];
    const char *yes = _("yes");
    return fgets(line, sizeof line, stdin) && (*line == 'y' || *line == 'Y' || *line == *yes);
}

bool cli_may_start(void) {
    struct text unkept = TEXT_EMPTY;
    bool may = !jail_must_ask(&unkept);
    if (!may && isatty(STDIN_FILENO) && isatty(STDERR_FILENO)) {
        fprintf(stderr, _("%sStart it anyway (yes or no)? "), unkept.bytes);
        fflush(stderr);
        may = answers_yes();
        if (may)
            jail_trust();
    } else if (!may) {
        struct word rest = {unkept.bytes, unkept.length}, line;
        while (word_part(&rest, '\n', &line))
            cli_fail(EXIT_REFUSED, "%.*s", (int)line.length, line.bytes);
        cli_fail(EXIT_REFUSED, _("no bot was started; --trust-bots starts them all the same"));
    }
    text_free(&unkept);
    return may;
}

bool cli_may_play(const struct fixture *fixture) {
    return !fixture_starts_programs(fixture) || cli_may_start();
}
