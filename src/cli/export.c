/*
 * export.c - `clowder export FILE`: a log as text pictures, a drawing, or a recording.
 *
 * All of it shows what the viewer of --as may know at each moment. No file is ever overwritten:
 * the next word after --svg could be the log itself.
 */
#include <errno.h>
#include <stdio.h>

#include "cli/front.h"
#include "cli/position.h"
#include "ui/screen/cast.h"
#include "ui/screen/svg.h"
#include "ui/ui.h"

struct export {
    struct session *session;
    enum viewer viewer;
    struct look look;
    bool all; /* --at all */
    struct text title, out;
};

/* Writes the output, and clears it; returns an exit code. */
static int write_out(struct export *export, const char *path) {
    if (strcmp(path, "-") == 0) {
        cli_print(&export->out);
        return EXIT_FINE;
    }
    FILE *file = fopen(path, "wx");
    bool good =
        file && fwrite(export->out.bytes, 1, export->out.length, file) == export->out.length;
    int error = errno;
    if (file && fclose(file) != 0 && good) {
        good = false;
        error = errno;
    }
    text_clear(&export->out);
    return good ? EXIT_FINE : cli_fail(EXIT_WORLD, "%s: %s", path, strerror(error));
}

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

/* The heading above board and panel. */
static int export_svg(struct export *export, const char *path) {
    enum { HEADING_ROWS = 3 };
    struct canvas board, picture;
    struct text heading = TEXT_EMPTY;
    bool shapes = theme_has_pixels(&export->look, COLOURS_DIRECT);
    position_picture(export->session, export->viewer, shapes ? SIZE_M : SIZE_LINES, &board);
    position_heading(export->session, &heading);
    canvas_init(&picture, HEADING_ROWS, board.columns);
    int rows = canvas_wrap(&picture, 0, 0, HEADING_ROWS, board.columns, INK_STRONG, heading.bytes);
    canvas_resize(&picture, rows + 1 + board.rows, board.columns);
    if (board.drawing)
        canvas_keep_shapes(&picture);
    canvas_wrap(&picture, 0, 0, rows, board.columns, INK_STRONG, heading.bytes);
    canvas_copy(&picture, rows + 1, 0, &board);
    svg_add(&picture, &export->look, export->title.bytes, &export->out);
    canvas_free(&picture);
    canvas_free(&board);
    text_free(&heading);
    return write_out(export, path);
}

/* The replay page steps through the game on a screen that records it. */
static int export_cast(struct export *export, const char *path) {
    struct app app = {.look = export->look};
    config_init(&app.config);
    app_begin(&app, cast_open(export->session, session_at(export->session), &export->look,
                              export->title.bytes, &export->out));
    ui_run(&app, (struct place){
                     .page = PAGE_REPLAY, .session = export->session, .viewer = export->viewer});
    app_close(&app);
    return write_out(export, path);
}

/* "Game: Anna, Marco" */
static void add_title(const struct session *session, struct text *out) {
    text_addf(out, _("%s: "), session_rules(session)->title);
    for (unsigned seat = 0; seat < session_setup(session)->seats; seat++)
        text_addf(out, seat ? ", %s" : "%s", session_names(session)[seat]);
}

/* Told already when false. */
static bool take_arguments(struct export *export, const struct arguments *arguments) {
    const char *const *value = arguments->value;
    if (!value[FLAG_CAST] && !value[FLAG_SVG] && !value[FLAG_TEXT]) {
        cli_wrong(_("export needs --text, --svg FILE or --cast FILE"));
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
                            .title = TEXT_EMPTY,
                            .out = TEXT_EMPTY};
    export.session = cli_load(arguments->operands[0], &code, NULL);
    if (!export.session)
        return code;
    int exported = EXIT_USAGE;
    add_title(export.session, &export.title);
    if (take_arguments(&export, arguments))
        exported = export_all(&export, arguments);
    session_free(export.session);
    text_free(&export.title);
    text_free(&export.out);
    return exported == EXIT_FINE ? code : exported;
}
