/*
 * check.c - `clowder check FILE...`: plays logs again and tells what they are worth.
 *
 * A good log is one line on stdout; the first wrong line of a bad one is told on stderr. The
 * exit code is the highest of the files'.
 */
#include "cli/cli.h"

static void add_result(struct text *out, const struct session *session) {
    struct result result;
    session_result(session, &result);
    if (!session_over(session)) {
        text_add(out, _("unfinished"));
        return;
    }
    struct text winners = TEXT_EMPTY;
    for (unsigned seat = 0; seat < SEATS_MOST; seat++)
        if (result.winners >> seat & 1) {
            const char name[] = {'$', (char)('A' + seat), 0};
            text_add_item(&winners, 0, name);
        }
    if (winners.length)
        text_addf(&winners, " %s", _("won"));
    else
        text_add(&winners, _("a draw"));
    cli_add_named(out, winners.bytes, session_names(session));
    text_free(&winners);
    if (result.reason) {
        text_add(out, " (");
        cli_add_named(out, _(result.reason), session_names(session));
        text_add_char(out, ')');
    }
}

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
    add_result(&out, session);
    text_addf(&out, ", %s\n", session_sealed(session) ? _("sealed") : _("unsealed"));
    cli_print(&out);
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
