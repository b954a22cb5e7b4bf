/*
 * check.c - `clowder check FILE...`: plays logs again and tells what they are worth.
 *
 * A good log is one line on stdout; the first wrong line of a bad one is told on stderr. The
 * exit code is the highest of the files'.
 */
#include "cli/cli.h"

static uint32_t turns(const struct session *session) {
    size_t length = session_length(session);
    return length ? session_entry(session, length - 1)->turn : 0;
}

static void print_good(const char *path, const struct session *session) {
    struct text out = TEXT_EMPTY;
    size_t moves = session_length(session);
    cli_add_safe(&out, path);
    text_addf(&out, ": %s, ", session_rules(session)->name);
    text_addf(&out, ngettext("%zu move, ", "%zu moves, ", moves), moves);
    text_addf(&out, ngettext("%u turn, ", "%u turns, ", turns(session)), turns(session));
    text_add(&out, session_sealed(session) ? _("sealed: ") : _("unsealed: "));
    cli_add_result(&out, session);
    text_add_char(&out, '\n');
    cli_say(&out);
    text_free(&out);
}

static int check_file(const char *path) {
    int code;
    struct session *session = cli_load(path, &code);
    if (session && code == EXIT_FINE)
        print_good(path, session);
    if (session)
        session_free(session);
    return code;
}

int command_check(const struct arguments *arguments) {
    int worst = EXIT_FINE;
    progress_start(_("checking"));
    for (int i = 0; i < arguments->count; i++) {
        int code = check_file(arguments->operands[i]);
        if (code > worst)
            worst = code;
        progress_step((uint64_t)i + 1, (uint64_t)arguments->count);
    }
    progress_end();
    return worst;
}
