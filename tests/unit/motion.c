/*
 * motion.c - what moves on the screen never holds a key up, and leaves the frame as it was.
 *
 * The screen here is a stand-in: it counts frames and milliseconds, and delivers one key when its
 * time has come.
 */
#include "ui/widgets/motion.h"

#include "ui/widgets/frame.h"

#include "support.h"

enum { ROWS = 4, COLUMNS = 20, FROM = 3, TO = 7, BRIEF = 200 /* milliseconds */ };

static const struct room board = {0, 0, ROWS, 16}; /* the rest is beside it */

enum { FRAMES_MOST = 12 };

struct seen {
    int at; /* the piece, or -1 */
    int fills, roofs, claims, keys, alerts;
};

struct stand_in {
    struct screen screen;
    int frames, waited;
    struct seen seen[FRAMES_MOST];
    int key_at; /* milliseconds until the key, or -1 */
    bool patient;
};

static void size(struct screen *screen, int *rows, int *columns) {
    (void)screen;
    *rows = ROWS;
    *columns = COLUMNS;
}

/* Keeps where the piece is in each frame, and what kinds of cells there are. */
static void show(struct screen *screen, const struct canvas *frame) {
    struct stand_in *stand_in = (struct stand_in *)screen;
    assert_true(stand_in->frames < FRAMES_MOST);
    struct seen *seen = &stand_in->seen[stand_in->frames++];
    *seen = (struct seen){.at = -1};
    for (int i = 0; i < frame->rows * frame->columns; i++) {
        const struct cell *cell = &frame->cells[i];
        if (cell->glyph == 'o')
            seen->at = i;
        seen->fills += cell->paper == PAPER_OWNER_A;
        seen->roofs += cell->paper == PAPER_ROOF_A;
        seen->claims += cell->paper == PAPER_CLAIM_A;
        seen->keys += cell->ink == INK_KEY;
        seen->alerts += cell->paper == PAPER_CAPTURE && cell->below == PAPER_CAPTURE;
    }
}

static struct event event(struct screen *screen, int milliseconds) {
    struct stand_in *stand_in = (struct stand_in *)screen;
    assert_true(milliseconds >= 0); /* a motion never waits for ever */
    bool key = stand_in->key_at >= 0 && stand_in->key_at <= stand_in->waited + milliseconds;
    stand_in->waited = key ? stand_in->key_at : stand_in->waited + milliseconds;
    return (struct event){.key = key ? 'x' : KEYS_NONE};
}

static bool patient(struct screen *screen) {
    return ((struct stand_in *)screen)->patient;
}

/* A frame with a piece on its way from one spot to another, and the frame before it. */
struct scene {
    struct stand_in screen;
    struct app app;
    struct canvas before, after;
};

static void put_spots(struct canvas *canvas) {
    canvas_spot(canvas, 1, 2, 1, 1, FROM);
    canvas_spot(canvas, 2, 12, 1, 1, TO);
}

static void begin(struct scene *scene, int key_at) {
    static const struct glyph piece = {'o', 'o'};
    *scene = (struct scene){
        .screen = {.screen = {.size = size, .show = show, .event = event, .patient = patient},
                   .key_at = key_at}};
    scene->app.screen = &scene->screen.screen;
    scene->app.config.animation = true;
    canvas_init(&scene->app.frame, ROWS, COLUMNS);
    canvas_init(&scene->before, ROWS, COLUMNS);
    canvas_init(&scene->after, ROWS, COLUMNS);
    put_spots(&scene->app.frame);
    put_spots(&scene->before);
    canvas_put(&scene->before, 1, 2, piece, INK_SEAT_A);
    canvas_put(&scene->app.frame, 2, 12, piece, INK_SEAT_A);
    canvas_copy(&scene->after, 0, 0, &scene->app.frame);
}

static void end(struct scene *scene) {
    assert_true(canvas_equal(&scene->app.frame, &scene->after));
    canvas_free(&scene->app.frame);
    canvas_free(&scene->before);
    canvas_free(&scene->after);
}

static void a_piece_travels_briefly(void **unused) {
    static const int spots[] = {FROM, TO};
    struct scene scene;
    (void)unused;
    begin(&scene, -1);
    motion_move(&scene.app, &scene.before, &board, spots, 2);
    assert_in_range(scene.screen.frames, 2, 8);
    assert_in_range(scene.screen.waited, 50, BRIEF);
    for (int i = 0; i < scene.screen.frames; i++) { /* on its way: neither here nor there yet */
        int column = scene.screen.seen[i].at % COLUMNS;
        assert_in_range(column, i ? scene.screen.seen[i - 1].at % COLUMNS + 1 : 3, 11);
    }
    assert_int_equal(scene.app.kept.key, KEYS_NONE);
    end(&scene);
}

/* Paints a building of a fill of 2 x 4 cells whose last row is shaded. */
static void paint_building(struct canvas *canvas) {
    canvas_paper(canvas, 0, 4, 2, 4, PAPER_OWNER_A);
    canvas_paper(canvas, 2, 4, 1, 4, PAPER_ROOF_A);
}

static void a_building_grows_and_gets_its_shade_last(void **unused) {
    struct scene scene;
    (void)unused;
    begin(&scene, -1);
    canvas_copy(&scene.before, 0, 0, &scene.app.frame);
    paint_building(&scene.app.frame);
    canvas_copy(&scene.after, 0, 0, &scene.app.frame);
    motion_move(&scene.app, &scene.before, &board, NULL, 0);
    const struct seen *seen = scene.screen.seen;
    assert_int_equal(scene.screen.frames, 3);
    assert_in_range(scene.screen.waited, 50, BRIEF);
    assert_in_range(seen[0].fills, 1, 6);
    assert_true(seen[1].fills > seen[0].fills);
    assert_int_equal(seen[2].fills, 12);
    for (int i = 0; i < 3; i++)
        assert_int_equal(seen[i].roofs, 0);
    end(&scene);
}

static void what_is_taken_fades(void **unused) {
    struct scene scene;
    (void)unused;
    begin(&scene, -1);
    canvas_copy(&scene.before, 0, 0, &scene.app.frame);
    paint_building(&scene.before);
    motion_move(&scene.app, &scene.before, &board, NULL, 0);
    assert_in_range(scene.screen.frames, 2, 4);
    assert_int_equal(scene.screen.seen[0].claims, 12);
    assert_int_equal(scene.screen.seen[1].claims, 0);
    assert_int_equal(scene.screen.seen[1].fills, 0);
    end(&scene);
}

/* What a harvest changes stands beside the board. */
static void changes_beside_the_board_are_brought_out(void **unused) {
    struct scene scene;
    (void)unused;
    begin(&scene, -1);
    canvas_copy(&scene.before, 0, 0, &scene.app.frame);
    canvas_text(&scene.before, 1, 17, -1, INK_PLAIN, "3");
    canvas_text(&scene.app.frame, 1, 17, -1, INK_PLAIN, "4");
    canvas_copy(&scene.after, 0, 0, &scene.app.frame);
    motion_move(&scene.app, &scene.before, &board, NULL, 0);
    assert_in_range(scene.screen.frames, 1, 4);
    assert_in_range(scene.screen.waited, 40, BRIEF);
    assert_int_equal(scene.screen.seen[0].keys, 1);
    end(&scene);
}

static void nothing_changed_shows_nothing(void **unused) {
    struct scene scene;
    (void)unused;
    begin(&scene, -1);
    canvas_copy(&scene.before, 0, 0, &scene.app.frame);
    motion_move(&scene.app, &scene.before, &board, NULL, 0);
    assert_int_equal(scene.screen.frames, 0);
    assert_int_equal(scene.screen.waited, 0);
    end(&scene);
}

/* Dice tumble, then what they brought is seen: both together stay brief. */
static void dice_tumble_briefly(void **unused) {
    struct scene scene;
    (void)unused;
    begin(&scene, -1);
    canvas_copy(&scene.before, 0, 0, &scene.app.frame);
    scene.app.message_row = ROWS - 1;
    for (int i = 0; i < MOTION_TUMBLES; i++)
        assert_true(motion_outcome(&scene.app, &scene.before, &board, "roll 3"));
    canvas_text(&scene.app.frame, 1, 17, -1, INK_PLAIN, "4");
    canvas_copy(&scene.after, 0, 0, &scene.app.frame);
    motion_move(&scene.app, &scene.before, &board, NULL, 0);
    assert_true(scene.screen.frames > MOTION_TUMBLES);
    assert_in_range(scene.screen.waited, 80, BRIEF);
    end(&scene);
}

/* Both halves of its cells, for a moment; not where there is no spot, nor unasked. */
static void a_place_blinks_once(void **unused) {
    struct scene scene;
    (void)unused;
    begin(&scene, -1);
    motion_blink(&scene.app, NO_SPOT);
    assert_int_equal(scene.screen.frames, 0);
    motion_blink(&scene.app, TO);
    assert_int_equal(scene.screen.frames, 1);
    assert_int_equal(scene.screen.seen[0].alerts, 1);
    assert_in_range(scene.screen.waited, 40, BRIEF);
    scene.app.config.animation = false;
    motion_blink(&scene.app, TO);
    assert_int_equal(scene.screen.frames, 1);
    end(&scene);
}

/* A key ends it at once, and is the next event. */
static void a_key_ends_it_and_is_kept(void **unused) {
    static const int spots[] = {FROM, TO};
    struct scene scene;
    (void)unused;
    begin(&scene, 10);
    motion_move(&scene.app, &scene.before, &board, spots, 2);
    assert_int_equal(scene.screen.frames, 1);
    assert_int_equal(scene.screen.waited, 10);
    assert_false(motion_wait(&scene.app, 1000)); /* one that is kept already counts */
    assert_int_equal(scene.screen.waited, 10);
    assert_false(motion_wanted(&scene.app));
    assert_int_equal(frame_event(&scene.app, 0).key, 'x');
    assert_int_equal(scene.app.kept.key, KEYS_NONE);
    end(&scene);
}

static void nothing_moves_unasked(void **unused) {
    static const int spots[] = {FROM, TO};
    (void)unused;
    for (int way = 0; way < 3; way++) {
        struct scene scene;
        begin(&scene, -1);
        scene.app.config.animation = way != 0;
        scene.screen.patient = way == 1;
        scene.app.slowness = way == 2 ? 400 : 0;
        motion_move(&scene.app, &scene.before, &board, spots, 2);
        assert_int_equal(scene.screen.frames, 0);
        assert_int_equal(scene.screen.waited, 0);
        end(&scene);
    }
}

static void another_size_is_left_alone(void **unused) {
    static const int spots[] = {FROM, TO};
    struct scene scene;
    (void)unused;
    begin(&scene, -1);
    canvas_resize(&scene.before, ROWS + 1, COLUMNS);
    motion_move(&scene.app, &scene.before, &board, spots, 2);
    assert_int_equal(scene.screen.frames, 0);
    end(&scene);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_piece_travels_briefly),
        cmocka_unit_test(a_building_grows_and_gets_its_shade_last),
        cmocka_unit_test(what_is_taken_fades),
        cmocka_unit_test(changes_beside_the_board_are_brought_out),
        cmocka_unit_test(nothing_changed_shows_nothing),
        cmocka_unit_test(dice_tumble_briefly),
        cmocka_unit_test(a_place_blinks_once),
        cmocka_unit_test(a_key_ends_it_and_is_kept),
        cmocka_unit_test(nothing_moves_unasked),
        cmocka_unit_test(another_size_is_left_alone),
    };
    return run_and_report(tests);
}
