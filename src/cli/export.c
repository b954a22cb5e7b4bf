/*
 * export.c - `clowder export FILE`: a log as text pictures, JSON, a drawing, or a recording.
 *
 * All of it shows what the viewer of --as may know at each moment. No file is ever overwritten:
 * the next word after --svg could be the log itself.
 */
#include "table/export.h"

#include "cli/front.h"
#include "cli/position.h"
#include "ui/pages/export.h"
#include "ui/pages/pages.h"

struct export {
    struct session *session;
    enum viewer viewer;
    struct look look;
    bool all; /* --at all */
    struct text out;
};

static int export_text(const struct export *export) {
    size_t last = session_at(export->session);
    size_t first = export->all ? 0 : last;
    bool printed = true;
    for (size_t at = first; at <= last && printed; at++) {
        session_seek(export->session, at);
        printed = position_print(export->session, export->viewer);
    }
    return EXIT_FINE;
}

static int export_svg(struct export *export, const char *path) {
    export_add_svg(export->session, export->viewer, &export->look, &export->out);
    return cli_write_new(path, &export->out);
}

static int export_cast(struct export *export, const char *path) {
    page_replay_record(export->session, export->viewer, &export->look, &export->out);
    return cli_write_new(path, &export->out);
}

/* Told already when false. */
static bool take_arguments(struct export *export, const struct arguments *arguments) {
    const char *const *value = arguments->value;
    if (!value[FLAG_CAST] && !value[FLAG_SVG] && !value[FLAG_TEXT] && !value[FLAG_JSON]) {
        cli_wrong(_("export needs --text, --json, --svg FILE or --cast FILE"));
        return false;
    }
    if (!position_viewer(arguments, session_setup(export->session)->seats, &export->viewer) ||
        !position_at(arguments, export->session, &export->all) ||
        !front_theme(arguments, &export->look.theme))
        return false;
    if (export->all && value[FLAG_SVG]) {
        cli_wrong(_("--svg draws one position: --at must be a number"));
        return false;
    }
    return true;
}

static int export_all(struct export *export, const struct arguments *arguments) {
    const char *const *value = arguments->value;
    size_t at = session_at(export->session);
    int code = EXIT_FINE;
    if (value[FLAG_TEXT])
        code = export_text(export);
    if (value[FLAG_JSON]) {
        export_add_json(export->session, export->viewer, &export->out);
        cli_print(&export->out);
    }
    session_seek(export->session, at);
    if (value[FLAG_SVG] && code == EXIT_FINE)
        code = export_svg(export, value[FLAG_SVG]);
    if (value[FLAG_CAST] && code == EXIT_FINE)
        code = export_cast(export, value[FLAG_CAST]);
    return code;
}

int command_export(const struct arguments *arguments) {
    int code;
    struct export export = {.look = {.ascii = arguments->value[FLAG_ASCII] != NULL},
                            .out = TEXT_EMPTY};
    export.session = cli_load(arguments->operands[0], &code, NULL);
    if (!export.session)
        return code;
    int exported = EXIT_USAGE;
    if (take_arguments(&export, arguments))
        exported = export_all(&export, arguments);
    session_free(export.session);
    text_free(&export.out);
    return exported == EXIT_FINE ? code : exported;
}
