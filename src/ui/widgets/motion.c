/*
 * motion.c - animation of moving pieces, of what is built and taken, and of dice: see motion.h.
 *
 * Each picture changes a few cells of the frame, shows it, and restores the cells, so that the
 * page's own frame is complete whenever the animation ends. What changed is found by comparing the
 * frame with the one before the move, cell by cell; no game is asked.
 */
#include "ui/widgets/motion.h"

#include <stdlib.h>

#include "ui/widgets/frame.h"

enum {
    STEPS = 4,        /* pictures of an animation */
    STEP_TIME = 40,   /* milliseconds */
    TUMBLE_TIME = 20, /* of one outcome of dice */
    BLINK_TIME = 80,
    GROWS = 3,   /* the picture in which what is built stands */
    SETTLES = 2, /* the picture in which ground changes */
    SLOW = 25,   /* no animation on a terminal that takes so long for a frame */
};

bool motion_wait(struct app *app, int milliseconds) {
    if (app->kept.key == KEYS_NONE)
        app->kept = app->screen->event(app->screen, milliseconds);
    return app->kept.key == KEYS_NONE;
}

bool motion_wanted(const struct app *app) {
    return app->config.animation && !frame_patient(app) && app->kept.key == KEYS_NONE &&
           app->slowness < SLOW;
}

/* The first cell of a spot in reading order, or -1. */
static int first_cell(const struct canvas *canvas, int spot) {
    for (int i = 0; i < canvas->rows * canvas->columns; i++)
        if (canvas->cells[i].spot == spot)
            return i;
    return -1;
}

static int cells_of(const struct canvas *canvas, int spot) {
    int count = 0;
    for (int i = 0; i < canvas->rows * canvas->columns; i++)
        count += canvas->cells[i].spot == spot;
    return count;
}

/* ---- what changed -----------------------------------------------------------------------------
 */

/* What an animation shows: the page's frame, the one before the move, and where the board is. */
struct scene {
    struct app *app;
    const struct canvas *before;
    struct canvas after; /* a copy of the frame */
    const struct room *board;
};

static bool differs(const struct scene *scene, int i) {
    return !cell_equal(&scene->before->cells[i], &scene->after.cells[i]);
}

static bool on_board(const struct scene *scene, int i) {
    int row = i / scene->after.columns - scene->board->row;
    int column = i % scene->after.columns - scene->board->column;
    return row >= 0 && row < scene->board->rows && column >= 0 && column < scene->board->columns;
}

static int cell_count(const struct scene *scene) {
    return scene->after.rows * scene->after.columns;
}

/* Papers of pieces: stone, a seat's fill, and the shaded sides of both. */
static bool is_fill(unsigned paper) {
    return paper >= PAPER_STONE && paper < PAPER_CLAIM_A;
}

static bool is_piece(const struct cell *cell) {
    bool owned = cell->ink >= INK_SEAT_A && cell->ink < INK_CLAIM_A;
    bool sign = cell->glyph != ' ' && (owned || cell->ink == INK_NEUTRAL);
    return sign || is_fill(cell->paper) || is_fill(cell->below) || cell->paper == PAPER_BADGE;
}

/* Numbers and signs beside the board that the move changed, brought out while it is shown. */
static void show_changes_beside(const struct scene *scene) {
    for (int i = 0; i < cell_count(scene); i++) {
        struct cell *cell = &scene->app->frame.cells[i];
        if (!on_board(scene, i) && cell->glyph != scene->before->cells[i].glyph &&
            cell->glyph != ' ')
            cell->ink = INK_KEY;
    }
}

/* Shows the frame for one step and restores it; false when an event came. */
static bool show_step(const struct scene *scene) {
    frame_show(scene->app);
    canvas_copy(&scene->app->frame, 0, 0, &scene->after);
    return motion_wait(scene->app, STEP_TIME);
}

/* ---- a piece that travels ---------------------------------------------------------------------
 */

/* Puts the part of a piece that stood in `was`, where now `is` is, over another cell. */
static void carry(const struct cell *was, const struct cell *is, struct cell *under) {
    bool covers = was->paper != is->paper || was->below != is->below;
    bool sign = was->glyph != ' ' && was->ink != INK_GROUND && was->ink < INK_CLAIM_A;
    if (was->paper != is->paper)
        under->paper = was->paper;
    if (was->below != is->below)
        under->below = was->below;
    if (covers || sign) {
        under->glyph = sign ? was->glyph : ' ';
        under->ascii = sign ? was->ascii : ' ';
        under->ink = was->ink;
    }
}

/* What stood on `from` so far on its way, and what stood on `to` there again. */
static void place(const struct scene *scene, int from, int to, int step) {
    const struct canvas *before = scene->before;
    struct canvas *frame = &scene->app->frame;
    int start = first_cell(before, from), end = first_cell(before, to), columns = frame->columns;
    int down = end / columns - start / columns, right = end % columns - start % columns;
    for (int i = 0; i < cell_count(scene); i++)
        if (before->cells[i].spot == to)
            frame->cells[i] = before->cells[i];
    for (int i = 0; i < cell_count(scene); i++) {
        struct cell *under =
            canvas_at(frame, i / columns + down * step / STEPS, i % columns + right * step / STEPS);
        if (before->cells[i].spot == from && differs(scene, i) && under)
            carry(&before->cells[i], &scene->after.cells[i], under);
    }
}

static void travel(const struct scene *scene, int from, int to) {
    for (int step = 1; step < STEPS; step++) {
        place(scene, from, to, step);
        show_changes_beside(scene);
        if (!show_step(scene))
            return;
    }
}

/* True when the piece of one spot may be shown on its way to the other. */
static bool travels(const struct scene *scene, const int *spots, unsigned count) {
    const struct canvas *before = scene->before;
    if (count != 2 || spots[0] == spots[1])
        return false;
    int size = cells_of(before, spots[0]), changed = 0;
    for (int i = 0; i < cell_count(scene); i++)
        changed += before->cells[i].spot == spots[0] && differs(scene, i) &&
                   is_piece(&before->cells[i]) && on_board(scene, i);
    return changed > 0 && size == cells_of(before, spots[1]);
}

/* ---- what is built, and what is taken ---------------------------------------------------------
 */

/* A piece that is about to go: its fill as a claim, its sign dim. */
static struct cell faded(struct cell cell) {
    uint8_t *papers[] = {&cell.paper, &cell.below};
    for (int i = 0; i < 2; i++) {
        if (*papers[i] >= PAPER_OWNER_A && *papers[i] < PAPER_CLAIM_A)
            *papers[i] = (uint8_t)(PAPER_CLAIM_A + (*papers[i] - PAPER_OWNER_A) % SEATS_MOST);
    }
    cell.ink = INK_DISABLED;
    return cell;
}

/* A piece whose shaded side is not there yet. */
static struct cell unshaded(struct cell cell) {
    uint8_t *papers[] = {&cell.paper, &cell.below};
    for (int i = 0; i < 2; i++) {
        if (*papers[i] >= PAPER_ROOF_A && *papers[i] < PAPER_CLAIM_A)
            *papers[i] = (uint8_t)(*papers[i] - SEATS_MOST);
        else if (*papers[i] == PAPER_STONE_LOW)
            *papers[i] = PAPER_STONE;
    }
    return cell;
}

/* What a thing that is built grows from: its cell beside one of the same fill that was there
   before, or else its first one; -1 when nothing is built. */
static int origin_of(const struct scene *scene) {
    int columns = scene->after.columns, first = -1;
    for (int i = 0; i < cell_count(scene); i++) {
        if (!on_board(scene, i) || !differs(scene, i) || !is_piece(&scene->after.cells[i]))
            continue;
        first = first < 0 ? i : first;
        for (int k = 0; k < 4; k++) {
            int row = i / columns + (k == 0) - (k == 1), column = i % columns + (k == 2) - (k == 3);
            const struct cell *beside = canvas_at(scene->before, row, column);
            if (beside && is_fill(beside->paper) && !differs(scene, row * columns + column) &&
                beside->paper == scene->after.cells[i].paper)
                return i;
        }
    }
    return first;
}

/* A cell being twice as high as wide. */
static int distance(const struct scene *scene, int a, int b) {
    int columns = scene->after.columns;
    int down = 2 * abs(a / columns - b / columns), right = abs(a % columns - b % columns);
    return down > right ? down : right;
}

/* What a changed cell of the board shows at a step, so far from what the thing grows from. */
static struct cell cell_at_step(const struct scene *scene, int i, int step, int away, int most) {
    struct cell before = scene->before->cells[i], after = scene->after.cells[i];
    if (is_piece(&after))
        return away * GROWS <= most * step ? unshaded(after) : before;
    if (is_piece(&before))
        return step == 0 ? faded(before) : after;
    return step < SETTLES ? before : after;
}

/* What is taken fades, what is built grows, and gets its shaded side in the end. */
static void unfold(const struct scene *scene) {
    int origin = origin_of(scene), most = 0, changed = 0, taken = 0;
    for (int i = 0; i < cell_count(scene); i++) {
        bool built = on_board(scene, i) && is_piece(&scene->after.cells[i]);
        if (!differs(scene, i))
            continue;
        changed++;
        taken += on_board(scene, i) && !built && is_piece(&scene->before->cells[i]);
        if (built && distance(scene, origin, i) > most)
            most = distance(scene, origin, i);
    }
    int first = taken > 0 || origin < 0 ? 0 : 1, last = origin < 0 ? SETTLES : STEPS;
    for (int step = first; step < last && changed > 0; step++) {
        for (int i = 0; i < cell_count(scene); i++)
            if (differs(scene, i) && on_board(scene, i))
                scene->app->frame.cells[i] =
                    cell_at_step(scene, i, step, origin < 0 ? 0 : distance(scene, origin, i), most);
        show_changes_beside(scene);
        if (!show_step(scene))
            return;
    }
}

void motion_move(struct app *app, const struct canvas *before, const struct room *board,
                 const int *spots, unsigned count) {
    if (!motion_wanted(app) || before->rows != app->frame.rows ||
        before->columns != app->frame.columns)
        return;
    struct scene scene = {.app = app, .before = before, .board = board};
    canvas_init(&scene.after, app->frame.rows, app->frame.columns);
    canvas_copy(&scene.after, 0, 0, &app->frame);
    if (travels(&scene, spots, count))
        travel(&scene, spots[0], spots[1]);
    else
        unfold(&scene);
    canvas_free(&scene.after);
}

void motion_blink(struct app *app, int spot) {
    if (!motion_wanted(app) || spot == NO_SPOT)
        return;
    struct canvas shown;
    canvas_init(&shown, app->frame.rows, app->frame.columns);
    canvas_copy(&shown, 0, 0, &app->frame);
    for (int i = 0; i < shown.rows * shown.columns; i++) {
        struct cell *cell = &app->frame.cells[i];
        cell->ink = cell->spot == spot ? INK_ALERT : cell->ink;
        cell->paper = cell->spot == spot ? PAPER_CAPTURE : cell->paper;
        cell->below = cell->spot_below == spot ? PAPER_CAPTURE : cell->below;
    }
    frame_show(app);
    canvas_copy(&app->frame, 0, 0, &shown);
    motion_wait(app, BLINK_TIME);
    canvas_free(&shown);
}

bool motion_outcome(struct app *app, const struct canvas *before, const struct room *board,
                    const char *told) {
    struct scene scene = {.app = app, .before = before, .board = board};
    if (before->rows != app->frame.rows || before->columns != app->frame.columns)
        return false;
    scene.after = app->frame; /* its cells are only looked at */
    for (int i = 0; i < cell_count(&scene); i++)
        if (on_board(&scene, i))
            app->frame.cells[i] = before->cells[i];
    canvas_text(&app->frame, app->message_row, app->message_column, -1, INK_DIM, told);
    frame_show(app);
    for (int i = 0; i < cell_count(&scene); i++)
        if (i / scene.after.columns == app->message_row)
            app->frame.cells[i] = before->cells[i];
    return motion_wait(app, TUMBLE_TIME);
}
