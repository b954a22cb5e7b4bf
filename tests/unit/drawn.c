/*
 * drawn.c - every position of every game as a drawing of shapes: all of it within the picture, each
 * seat's pieces in its own colour, in few bytes, and the same each time.
 */
#include "core/drawing.h"
#include "ui/screen/svg.h"

#include "played.h"

enum { GAMES_EACH = 3, LOOKS = 12, MOVES_BETWEEN = 17, MARGIN = 2 * PIXEL, BYTES_MOST = 40000 };

/* The board on a canvas of its own that keeps shapes; false when the game has no such size now. */
static bool draw(const struct session *session, enum viewer viewer, struct canvas *out) {
    const struct ruleset *rules = session_rules(session);
    struct extent extent;
    if (!rules->extent(session_state(session), SIZE_M, &extent))
        return false;
    canvas_init(out, extent.board_rows, extent.board_columns);
    canvas_keep_shapes(out);
    out->size = SIZE_M;
    out->names = session_names(session);
    rules->draw(session_state(session), viewer, out);
    return true;
}

static void judge_shapes(const struct session *session, const struct canvas *canvas) {
    const struct drawing *drawing = canvas->drawing;
    int right = PIXEL * canvas->columns + MARGIN, bottom = 2 * PIXEL * canvas->rows + MARGIN;
    assert_true(drawing->count > 0);
    for (size_t i = 0; i < drawing->count; i++) {
        const struct shape *shape = &drawing->shapes[i];
        assert_in_range(shape->count, 1, POINTS_MOST);
        assert_true(shape->paper < PAPER_COUNT && shape->ink < INK_COUNT);
        for (unsigned k = 0; k < shape->count; k++)
            if (shape->points[k].x < -MARGIN || shape->points[k].x > right ||
                shape->points[k].y < -MARGIN || shape->points[k].y > bottom)
                fail_msg("%s: %d, %d lies outside", session_rules(session)->name,
                         shape->points[k].x, shape->points[k].y);
    }
}

static void judge_bytes(const struct session *session, const struct canvas *canvas) {
    struct text once = TEXT_EMPTY, again = TEXT_EMPTY;
    const struct look look = {.theme = THEME_LIGHT};
    svg_add(canvas, &look, "", &once);
    svg_add(canvas, &look, "", &again);
    assert_string_equal(once.bytes, again.bytes);
    if (once.length > BYTES_MOST)
        fail_msg("%s: %zu bytes", session_rules(session)->name, once.length);
    text_free(&once);
    text_free(&again);
}

static void look_at(const struct session *session) {
    struct canvas canvas;
    if (!draw(session, VIEW_ALL, &canvas))
        return;
    judge_shapes(session, &canvas);
    judge_bytes(session, &canvas);
    canvas_free(&canvas);
}

static void every_position_can_be_drawn(void **unused) {
    (void)unused;
    for (const struct registered *game = registry; game->ruleset; game++) {
        unsigned least = game->ruleset->seats_least;
        unsigned seats = game->ruleset->seats_most - least + 1u;
        for (unsigned i = 0; i < GAMES_EACH; i++) {
            char seed[] = {(char)('a' + i), 0};
            struct session *session = new_session(game->ruleset->name, least + i % seats, seed);
            for (unsigned look = 0; look < LOOKS && !session_over(session); look++) {
                look_at(session);
                play_on(session, MOVES_BETWEEN, i * LOOKS + look);
            }
            look_at(session);
            session_free(session);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_position_can_be_drawn),
    };
    return run_and_report(tests);
}
