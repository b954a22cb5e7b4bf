/*
 * export.c - gives a game out: see export.h.
 */
#include "ui/pages/export.h"

#include <string.h>

#include "core/utf8.h"
#include "table/export.h"
#include "ui/screen/svg.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/prompt.h"

/* ---- drawings ---- */

/* The heading above board and panel. */
void export_add_svg(const struct session *session, enum viewer viewer, const struct look *look,
                    struct text *out) {
    enum { HEADING_ROWS = 3 };
    struct canvas board, picture;
    struct text heading = TEXT_EMPTY, title = TEXT_EMPTY;
    bool shapes = theme_has_pixels(look, COLOURS_DIRECT);
    export_picture(session, viewer, shapes ? SIZE_M : SIZE_LINES, look->turned, &board);
    export_add_heading(session, look->ascii, &heading);
    export_add_title(session, &title);
    canvas_init(&picture, HEADING_ROWS, board.columns);
    int rows = canvas_wrap(&picture, 0, 0, HEADING_ROWS, board.columns, INK_STRONG, heading.bytes);
    canvas_resize(&picture, rows + 1 + board.rows, board.columns);
    if (board.drawing)
        canvas_keep_shapes(&picture);
    canvas_wrap(&picture, 0, 0, rows, board.columns, INK_STRONG, heading.bytes);
    canvas_copy(&picture, rows + 1, 0, &board);
    svg_add(&picture, look, title.bytes, out);
    canvas_free(&picture);
    canvas_free(&board);
    text_free(&heading);
    text_free(&title);
}

/* ---- the question ---- */

/* What can be written. Up goes through the endings after the first one. */
static const struct {
    const char *ending, *holds;
} kinds[] = {
    {".svg", N_("a drawing of this position")},
    {".log", N_("a copy of the log, with its seed")},
    {".cast", N_("a recording of the whole game, for asciinema")},
    {".txt", N_("this position in letters and signs")},
    {".json", N_("the whole game, for other programs")},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

/* A box of them over the page. */
static void draw_kinds(struct app *app) {
    struct text text[KINDS];
    const char *rows[KINDS];
    for (int i = 0; i < KINDS; i++) {
        text[i] = TEXT_EMPTY;
        text_addf(&text[i], "%-5s  %s", kinds[i].ending, _(kinds[i].holds));
        rows[i] = text[i].bytes;
    }
    frame_box(app, _("The ending of the name says what is written"), rows, KINDS);
    for (int i = 0; i < KINDS; i++)
        text_free(&text[i]);
}

/* Adds the name of the log without its folder and ending, or the game's. */
static void add_stem(const struct session *session, struct text *out) {
    const char *path = session_source(session), *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    size_t length = strlen(name);
    if (length > 4 && strcmp(name + length - 4, ".log") == 0)
        utf8_add_safe(out, name, length - 4, false);
    else
        text_add(out, session_rules(session)->name);
}

/* The recording of the whole game, whatever position is shown. */
static void add_recording(const struct app *app, struct session *session, enum viewer viewer,
                          recorder *record, struct text *out) {
    size_t at = session_at(session);
    session_seek(session, session_length(session));
    record(session, viewer, &app->look, out);
    session_seek(session, at);
}

static void write_export(struct app *app, struct session *session, enum viewer viewer,
                         recorder *record, const char *name) {
    struct text bytes = TEXT_EMPTY, sentence = TEXT_EMPTY;
    enum export_kind kind = export_kind(name);
    bool good = false;
    if (kind == EXPORT_SVG)
        export_add_svg(session, viewer, &app->look, &bytes);
    else if (kind == EXPORT_CAST)
        add_recording(app, session, viewer, record, &bytes);
    else
        export_add(session, viewer, kind, app->look.ascii, &bytes);
    if (kind == EXPORT_NONE)
        text_add(&sentence, _("A file's name ends with .svg, .cast, .txt, .json or .log."));
    else
        good = export_write(name, &bytes, &sentence);
    frame_say(app, good ? INK_GOOD : INK_ALERT, sentence.bytes);
    text_free(&bytes);
    text_free(&sentence);
}

void page_export(struct app *app, struct session *session, enum viewer viewer, recorder *record) {
    struct text line = TEXT_EMPTY, names = TEXT_EMPTY, stem = TEXT_EMPTY;
    add_stem(session, &stem);
    for (int i = KINDS - 1; i > 0; i--)
        text_addf(&names, "%s%s\n", stem.bytes, kinds[i].ending);
    text_addf(&line, "%s%s", stem.bytes, kinds[0].ending);
    const struct line_help help = {.earlier = &names, .whole = true};
    draw_kinds(app);
    if (frame_ask(app, _("Write to: "), &line, &help))
        write_export(app, session, viewer, record, line.bytes);
    text_free(&line);
    text_free(&names);
    text_free(&stem);
}
