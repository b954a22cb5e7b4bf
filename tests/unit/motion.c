/*
 * motion.c - what moves on the screen never holds a key up, and leaves the frame as it was.
 *
 * The screen here is a stand-in: it counts frames and milliseconds, and delivers one key when its
 * time has come.
 */
#include "ui/widgets/motion.h"

#include "ui/widgets/frame.h"

#include "support.h"

enum { ROWS = 4, COLUMNS = 20, FROM = 3, TO = 7, BRIEF = 250 /* milliseconds */ };

struct stand_in {
    struct screen screen;
    int frames, waited;
    int key_at; /* milliseconds until the key, or -1 */
    bool patient;
};

static void size(struct screen *screen, int *rows, int *columns) {
    (void)screen;
    *rows = ROWS;
    *columns = COLUMNS;
}

static void show(struct screen *screen, const struct canvas *frame) {
    (void)frame;
    ((struct stand_in *)screen)->frames++;
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
    motion_move(&scene.app, &scene.before, spots, 2);
    assert_in_range(scene.screen.frames, 2, 8);
    assert_in_range(scene.screen.waited, 50, BRIEF);
    assert_int_equal(scene.app.kept.key, KEYS_NONE);
    end(&scene);
}

static void several_spots_flash_briefly(void **unused) {
    static const int spots[] = {FROM, TO, FROM};
    struct scene scene;
    (void)unused;
    begin(&scene, -1);
    motion_move(&scene.app, &scene.before, spots, 3);
    assert_in_range(scene.screen.frames, 2, 8);
    assert_in_range(scene.screen.waited, 50, BRIEF);
    end(&scene);
}

/* A key ends it at once, and is the next event. */
static void a_key_ends_it_and_is_kept(void **unused) {
    static const int spots[] = {FROM, TO};
    struct scene scene;
    (void)unused;
    begin(&scene, 10);
    motion_move(&scene.app, &scene.before, spots, 2);
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
        motion_move(&scene.app, &scene.before, spots, 2);
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
    motion_move(&scene.app, &scene.before, spots, 2);
    assert_int_equal(scene.screen.frames, 0);
    end(&scene);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_piece_travels_briefly),    cmocka_unit_test(several_spots_flash_briefly),
        cmocka_unit_test(a_key_ends_it_and_is_kept),  cmocka_unit_test(nothing_moves_unasked),
        cmocka_unit_test(another_size_is_left_alone),
    };
    return run_and_report(tests);
}
