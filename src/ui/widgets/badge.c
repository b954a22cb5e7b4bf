/*
 * badge.c - how pages show a player: see badge.h.
 */
#include "ui/widgets/badge.h"

#include "core/shape.h"
#include "core/utf8.h"
#include "ui/widgets/frame.h"

enum { SIGN_COLUMNS = 2, BETWEEN = 2 /* columns between two badges */ };

int badge_draw(struct canvas *canvas, int row, int column, int width, const struct session *session,
               unsigned seat) {
    const struct ruleset *rules = session_rules(session);
    canvas_put(canvas, row, column, seat_sign(rules, session_state(session), seat),
               INK_SEAT_A + seat);
    return SIGN_COLUMNS +
           canvas_name(canvas, row, column + SIGN_COLUMNS, width - SIGN_COLUMNS, seat);
}

/* The columns that a badge takes, the word after it too. */
static int badge_columns(const struct canvas *canvas, unsigned seat, bool won) {
    const char *name = canvas->names ? canvas->names[seat] : "A";
    return SIGN_COLUMNS + utf8_columns(name) + (won ? utf8_columns(_("  won")) : 0);
}

int badge_all(struct canvas *canvas, int row, int column, int width, int rows,
              const struct session *session, unsigned winners) {
    int used = 0, line = 0;
    for (unsigned seat = 0; seat < session_setup(session)->seats; seat++) {
        bool won = winners >> seat & 1;
        if (used > 0 && used + badge_columns(canvas, seat, won) > width) {
            used = 0;
            line++;
        }
        if (line == rows)
            break;
        used += badge_draw(canvas, row + line, column + used, width - used, session, seat);
        if (won)
            used +=
                canvas_text(canvas, row + line, column + used, width - used, INK_GOOD, _("  won"));
        used += BETWEEN;
    }
    return line < rows ? line + 1 : rows;
}

/* ---- heads ---- */

struct line {
    const char *glyphs, *ascii; /* the same number of columns */
};

static const struct line outline[HEAD_ROWS] = {
    {" ╱╲_╱╲ ", " /\\_/\\ "}, {"(     )", "(     )"}, {"╱  ▾  ╲", "/  v  \\"}};

static const struct line nose = {"▾", "v"};

static const struct line eyes[] = {
    [FACE_AWAKE] = {"• •", "o o"},
    [FACE_ASLEEP] = {"- -", "- -"},
    [FACE_WIDE] = {"◦ ◦", "O O"},
    [FACE_WINK] = {"• -", "o -"},
};

static void put_line(struct canvas *canvas, int row, int column, const struct line *line,
                     enum ink ink) {
    const char *at = line->glyphs, *end = at + strlen(at);
    for (int i = 0; at < end; i++) {
        struct glyph glyph = {(uint32_t)utf8_next(&at, end), line->ascii[i]};
        if (glyph.ascii != ' ')
            canvas_put(canvas, row, column + i, glyph, ink);
    }
}

/* A head with two ears in pixels. */
static void paint_head(struct canvas *canvas, int row, int column, enum paper paper) {
    shape_rectangle(canvas, column, 2 * row + 2, HEAD_COLUMNS, 4, paper, NO_SPOT);
    for (int side = 0; side < 2; side++) {
        int inner = side ? HEAD_COLUMNS - 2 : 0;
        shape_rectangle(canvas, column + side * (HEAD_COLUMNS - 1), 2 * row, 1, 2, paper, NO_SPOT);
        shape_rectangle(canvas, column + inner, 2 * row + 1, 2, 1, paper, NO_SPOT);
    }
}

void badge_head(struct app *app, int row, int column, unsigned seat, enum face face) {
    struct canvas *canvas = &app->frame;
    enum ink ink = INK_SEAT_A + seat;
    if (frame_pixels(app))
        paint_head(canvas, row, column, PAPER_OWNER_A + seat);
    else
        for (int i = 0; i < HEAD_ROWS; i++)
            put_line(canvas, row + i, column, &outline[i], ink);
    put_line(canvas, row + 1, column + 2, &eyes[face], ink);
    put_line(canvas, row + 2, column + 3, &nose, ink);
}
