/*
 * picture.c - a board drawn as a picture of its own: see picture.h.
 *
 * What everybody may see is drawn: whoever looks at a picture may be anybody.
 */
#include "ui/widgets/picture.h"

#include <stdlib.h>

#include "core/memory.h"

static bool is_blank(const struct cell *cell) {
    return cell->glyph == ' ' && cell->paper == PAPER_NONE && cell->below == PAPER_NONE;
}

/* The rows and columns of a picture up to the last that are not blank. */
static void used_size(const struct canvas *picture, int *rows, int *columns) {
    *rows = *columns = 0;
    for (int row = 0; row < picture->rows; row++)
        for (int column = 0; column < picture->columns; column++)
            if (!is_blank(canvas_at(picture, row, column))) {
                *rows = row + 1;
                *columns = column < *columns ? *columns : column + 1;
            }
}

static bool draw_miniature(struct canvas *out, const struct ruleset *rules, const game_state *s,
                           int rows, int columns) {
    struct canvas whole;
    int used_rows, used_columns;
    if (!rules->miniature)
        return false;
    canvas_init(&whole, MINIATURE_ROWS, MINIATURE_COLUMNS);
    whole.size = SIZE_S;
    rules->miniature(s, VIEW_PUBLIC, &whole);
    used_size(&whole, &used_rows, &used_columns);
    bool fits = used_rows <= rows && used_columns <= columns;
    if (fits) {
        canvas_resize(out, used_rows, used_columns);
        canvas_copy(out, 0, 0, &whole);
        canvas_spot(out, 0, 0, out->rows, out->columns, NO_SPOT);
    }
    canvas_free(&whole);
    return fits;
}

static bool draw_size(struct canvas *out, enum size size, const struct ruleset *rules,
                      const game_state *s, int rows, int columns) {
    struct extent extent;
    if (!rules->extent(s, size, &extent) || extent.board_rows > rows ||
        extent.board_columns > columns)
        return false;
    canvas_resize(out, extent.board_rows, extent.board_columns);
    out->size = size;
    rules->draw(s, VIEW_PUBLIC, out);
    canvas_spot(out, 0, 0, out->rows, out->columns, NO_SPOT);
    return true;
}

bool picture_draw(struct canvas *out, const struct app *app, const struct ruleset *rules,
                  const game_state *s, const char *const *names, int rows, int columns) {
    bool pixels = frame_pixels(app);
    out->names = names;
    for (int size = SIZE_COUNT - 1; pixels && size > SIZE_S; size--)
        if (draw_size(out, (enum size)size, rules, s, rows, columns))
            return true;
    out->size = SIZE_S;
    if (pixels && (draw_miniature(out, rules, s, rows, columns) ||
                   draw_size(out, SIZE_S, rules, s, rows, columns)))
        return true;
    return draw_size(out, SIZE_LINES, rules, s, rows, columns);
}

bool picture_draw_scene(struct canvas *out, const struct app *app, const struct ruleset *rules,
                        int rows, int columns) {
    const struct game_scene *scene = rules->scene;
    struct setup setup;
    if (!scene)
        return false;
    setup_init(&setup, rules, scene->seats);
    setup.deal = scene->position;
    game_state *s = memory_new(STATE_MOST);
    bool drawn = !rules->start(s, &setup) && picture_draw(out, app, rules, s, NULL, rows, columns);
    free(s);
    return drawn;
}

void picture_put(struct app *app, int row, int column, const struct canvas *picture) {
    if (picture->size != SIZE_LINES)
        app->frame.size = picture->size;
    canvas_copy(&app->frame, row, column, picture);
}

/* Puts the picture into the middle of the room, when it was drawn; frees it. */
static bool show(struct app *app, const struct room *room, struct canvas *picture, bool drawn) {
    if (drawn)
        picture_put(app, room->row + (room->rows - picture->rows) / 2,
                    room->column + (room->columns - picture->columns) / 2, picture);
    canvas_free(picture);
    return drawn;
}

bool picture_show(struct app *app, const struct room *room, const struct session *session) {
    struct canvas picture;
    canvas_init(&picture, 0, 0);
    return show(app, room, &picture,
                picture_draw(&picture, app, session_rules(session), session_state(session),
                             session_names(session), room->rows, room->columns));
}

bool picture_show_scene(struct app *app, const struct room *room, const struct ruleset *rules) {
    struct canvas picture;
    canvas_init(&picture, 0, 0);
    return show(app, room, &picture,
                picture_draw_scene(&picture, app, rules, room->rows, room->columns));
}

/* ---- beside a list ---- */

enum { GAP = 1 };

bool picture_beside(const struct app *app, int columns) {
    return frame_columns(app) >= columns + GAP + MINIATURE_COLUMNS;
}

struct room picture_room(const struct app *app, int columns) {
    return (struct room){1, columns + GAP, frame_rows(app), frame_columns(app) - columns - GAP};
}

int picture_left(const struct app *app) {
    return picture_beside(app, LEFT_COLUMNS) ? 0 : frame_left(app);
}
