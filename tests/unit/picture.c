/*
 * picture.c - boards drawn as pictures: every game's scene, its miniature, the largest size that
 * fits, none where nothing does.
 */
#include "ui/widgets/picture.h"

#include "support.h"

static bool has_pixels = true;

static bool pixels(struct screen *screen) {
    (void)screen;
    return has_pixels;
}

static struct screen screen = {.pixels = pixels};
static struct app app = {.screen = &screen};
static union {
    game_state *align;
    unsigned char bytes[STATE_MOST];
} room;

/* The scene of a game in `room`. */
static const game_state *scene_of(const struct ruleset *rules) {
    struct setup setup;
    setup_init(&setup, rules, rules->scene->seats);
    setup.deal = rules->scene->position;
    memset(&room, 0, sizeof room);
    const char *wrong = rules->start((game_state *)room.bytes, &setup);
    if (wrong)
        fail_msg("%s: %s", rules->name, wrong);
    return (const game_state *)room.bytes;
}

/* Papers that differ, of all pixels. */
static unsigned papers_of(const struct canvas *picture) {
    bool seen[PAPER_COUNT] = {false};
    unsigned count = 0;
    for (int i = 0; i < picture->rows * picture->columns; i++) {
        const struct cell *cell = &picture->cells[i];
        count += !seen[cell->paper];
        seen[cell->paper] = true;
        count += !seen[cell->below];
        seen[cell->below] = true;
        assert_int_equal(cell->spot, NO_SPOT);
        assert_int_equal(cell->spot_below, NO_SPOT);
    }
    return count;
}

static void every_game_has_a_scene(void **state) {
    (void)state;
    struct canvas picture;
    unsigned scenes = 0;
    canvas_init(&picture, 1, 1);
    for (const struct registered *game = registry; game->ruleset; game++) {
        const struct ruleset *rules = game->ruleset;
        if (!rules->scene)
            continue;
        scenes++;
        const game_state *s = scene_of(rules);
        assert_null(rules->check ? rules->check(s) : NULL);
        assert_true(
            picture_draw(&picture, &app, rules, s, NULL, MINIATURE_ROWS, MINIATURE_COLUMNS));
        assert_true(picture.rows <= MINIATURE_ROWS && picture.columns <= MINIATURE_COLUMNS);
        assert_true(picture.rows >= 10 && picture.columns >= 20);
        assert_true(papers_of(&picture) >= 5); /* grounds, and pieces of two seats */
    }
    assert_true(scenes >= 5);
    canvas_free(&picture);
}

/* A larger place has a larger size; one that is too small has none, and signs alone need more. */
static void as_large_as_fits(void **state) {
    (void)state;
    const struct ruleset *rules = registry_find("kilkenny")->ruleset;
    const game_state *s = scene_of(rules);
    struct canvas picture;
    canvas_init(&picture, 1, 1);
    assert_true(picture_draw(&picture, &app, rules, s, NULL, 60, 200));
    assert_int_equal(picture.size, SIZE_L);
    assert_true(picture_draw(&picture, &app, rules, s, NULL, 33, 83));
    assert_int_equal(picture.size, SIZE_M);
    assert_true(picture_draw(&picture, &app, rules, s, NULL, 32, 83));
    assert_int_equal(picture.columns, 32);
    assert_true(picture_draw(&picture, &app, rules, s, NULL, 16, 32));
    assert_int_equal(picture.columns, 32);
    assert_int_equal(picture.rows, 16);
    assert_false(picture_draw(&picture, &app, rules, s, NULL, 15, 32));
    assert_false(picture_draw(&picture, &app, rules, s, NULL, 16, 31));
    has_pixels = false;
    assert_false(picture_draw(&picture, &app, rules, s, NULL, 16, 32));
    assert_true(picture_draw(&picture, &app, rules, s, NULL, 17, 50));
    assert_int_equal(picture.size, SIZE_LINES);
    has_pixels = true;
    canvas_free(&picture);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_game_has_a_scene),
        cmocka_unit_test(as_large_as_fits),
    };
    return run_and_report(tests);
}
