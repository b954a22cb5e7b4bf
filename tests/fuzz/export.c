/*
 * export.c - fuzz target: drawings and recordings of a log of any bytes.
 *
 * Whatever the log's names and words are, each drawing is well-formed XML and each recording
 * lines of JSON whose strings are UTF-8; no control character is in the one, and in the other
 * only those sequences that write pictures.
 */
#include <ctype.h>
#include <stdlib.h>

#include "core/memory.h"
#include "core/utf8.h"
#include "ui/screen/app.h"
#include "ui/screen/cast.h"
#include "ui/screen/svg.h"
#include "ui/ui.h"
#include "ui/widgets/board.h"

#include "fuzz.h"

enum { DEPTH_MOST = 8, ROWS = 24, COLUMNS = 80 };

static void assert_printable(const char *bytes, size_t length) {
    for (size_t i = 0; i < length; i++)
        assert((unsigned char)bytes[i] >= ' ' && bytes[i] != 0x7f);
    assert(utf8_valid(bytes, length));
}

/* ---- XML ---- */

/* The tag after a '<': returns what follows its '>'; `depth` counts the elements that are open. */
static const char *check_tag(const char *at, int *depth) {
    bool closes = *at == '/', declares = *at == '?', empty = false;
    assert(closes || declares || isalpha((unsigned char)*at));
    for (char quote = 0; quote || *at != '>'; at++) {
        assert(*at && *at != '<');
        if (quote)
            quote = *at == quote ? 0 : quote;
        else if (*at == '"')
            quote = *at;
        empty = *at == '/' || *at == '?';
    }
    *depth += closes ? -1 : !empty && !declares;
    assert(*depth >= 0 && *depth < DEPTH_MOST);
    return at + 1;
}

static void check_xml(const char *at) {
    int depth = 0;
    while (*at) {
        if (*at == '<')
            at = check_tag(at + 1, &depth);
        else if (*at == '&')
            assert(strncmp(at, "&amp;", 5) == 0 || strncmp(at, "&lt;", 4) == 0 ||
                   strncmp(at, "&gt;", 4) == 0 || strncmp(at, "&quot;", 6) == 0);
        at += *at != '<' && *at != 0;
    }
    assert(depth == 0);
}

/* ---- JSON ---- */

/* The sequence after an ESC: only what writes pictures. */
static const char *check_sequence(const char *at) {
    assert(*at++ == '[');
    at += *at == '?';
    while (isdigit((unsigned char)*at) || *at == ';')
        at++;
    assert(strchr("mABCDHJKXhl", *at) && *at);
    return at + 1;
}

/* A string after its opening quote; returns what follows the closing one. */
static const char *check_string(const char *at) {
    while (*at != '"') {
        if (strncmp(at, "\\u001b", 6) == 0) {
            at = check_sequence(at + 6);
        } else if (strncmp(at, "\\u0008", 6) == 0) { /* a step back */
            at += 6;
        } else {
            assert(*at != '\\' || at[1] == '"' || at[1] == '\\');
            at += 1 + (*at == '\\');
        }
    }
    return at + 1;
}

static void check_recording(const char *at) {
    struct word rest = {at, strlen(at)}, line;
    for (unsigned number = 0; word_part(&rest, '\n', &line); number++) {
        assert_printable(line.bytes, line.length);
        assert(!line.length || *line.bytes == (number ? '[' : '{'));
        const char *end = line.bytes + line.length;
        for (at = line.bytes; at < end;)
            at = *at == '"' ? check_string(at + 1) : at + 1;
        assert(at == end);
    }
}

/* ---- the target ---- */

static void draw(struct session *session, const struct look *look, const char *title) {
    struct canvas picture;
    struct text out = TEXT_EMPTY;
    canvas_init(&picture, ROWS, COLUMNS);
    picture.names = session_names(session);
    picture.size = SIZE_M;
    struct extent extent;
    if (session_rules(session)->extent(session_state(session), SIZE_M, &extent)) {
        canvas_resize(&picture, extent.board_rows, extent.board_columns);
        canvas_keep_shapes(&picture);
        session_rules(session)->draw(session_state(session), VIEW_PUBLIC, &picture);
    } else {
        picture.size = SIZE_LINES;
        session_rules(session)->panel(session_state(session), VIEW_PUBLIC, &picture);
    }
    canvas_text(&picture, 0, 0, COLUMNS, INK_PLAIN, title);
    svg_add(&picture, look, title, &out);
    struct word rest = {out.bytes, out.length}, line;
    while (word_part(&rest, '\n', &line))
        assert_printable(line.bytes, line.length);
    check_xml(out.bytes);
    text_free(&out);
    canvas_free(&picture);
}

static void record(struct session *session, const struct look *look, const char *title) {
    struct app app = {.look = *look};
    struct text out = TEXT_EMPTY;
    config_init(&app.config);
    app_begin(&app, cast_open(session, session_length(session), look, title, &out));
    ui_run(&app, (struct place){.page = PAGE_REPLAY, .session = session, .viewer = VIEW_PUBLIC});
    app_close(&app);
    check_recording(out.bytes);
    text_free(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct problem problem;
    struct session *session = session_load((const char *)data, size, &problem);
    struct text title = TEXT_EMPTY;
    problem_free(&problem);
    if (!session)
        return 0;
    struct look look = {.ascii = size % 2, .theme = (enum theme)(size % THEME_COUNT)};
    text_addf(&title, "%s <%s> %s", session_names(session)[0], session_tag(session, "Seed"),
              session_tag(session, "Origin"));
    draw(session, &look, title.bytes);
    record(session, &look, title.bytes);
    session_free(session);
    text_free(&title);
    return 0;
}
