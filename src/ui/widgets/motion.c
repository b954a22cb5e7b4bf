/*
 * motion.c - animation of moving pieces and tumbling dice: see motion.h.
 *
 * Each picture changes a few cells of the frame, shows it, and restores the cells, so that the
 * page's own frame is complete whenever the animation ends.
 */
#include "ui/widgets/motion.h"

#include <stdlib.h>

#include "session/clock.h"
#include "ui/widgets/frame.h"

enum {
    TRAVEL_STEPS = 4,
    FLASHES = 2,
    TUMBLES = 4,
    STEP_TIME = 40, /* milliseconds */
    SLOW = 25,      /* no animation on a terminal that takes so long for a frame */
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

/* Puts what stood on `from` before so far on its way, and what stood on `to` there again. */
static void place(struct canvas *frame, const struct canvas *before, int from, int to, int step) {
    int start = first_cell(before, from), end = first_cell(before, to), columns = frame->columns;
    int down = end / columns - start / columns, right = end % columns - start % columns;
    for (int i = 0; i < frame->rows * columns; i++)
        if (before->cells[i].spot == to)
            frame->cells[i] = before->cells[i];
    for (int i = 0; i < frame->rows * columns; i++) {
        const struct cell *cell = &before->cells[i];
        struct cell *under = canvas_at(frame, i / columns + down * step / TRAVEL_STEPS,
                                       i % columns + right * step / TRAVEL_STEPS);
        if (cell->spot != from || cell->glyph == ' ' || cell->ink == INK_GROUND || !under)
            continue;
        under->glyph = cell->glyph;
        under->ascii = cell->ascii;
        under->ink = cell->ink;
    }
}

static void restore(struct app *app, const struct canvas *frame) {
    canvas_copy(&app->frame, 0, 0, frame);
}

static void travel(struct app *app, const struct canvas *before, const struct canvas *frame,
                   int from, int to) {
    for (int step = 1; step < TRAVEL_STEPS; step++) {
        place(&app->frame, before, from, to, step);
        frame_show(app);
        restore(app, frame);
        if (!motion_wait(app, STEP_TIME))
            return;
    }
}

static void flash(struct app *app, const struct canvas *frame, const int *spots, unsigned count) {
    for (int i = 0; i < 2 * FLASHES; i++) {
        for (unsigned k = 0; k < count && i % 2 == 0; k++)
            canvas_mark(&app->frame, spots[k], MARK_CURSOR);
        if (i % 2 == 0)
            canvas_show_marks(&app->frame);
        frame_show(app);
        restore(app, frame);
        if (!motion_wait(app, STEP_TIME))
            return;
    }
}

void motion_move(struct app *app, const struct canvas *before, const int *spots, unsigned count) {
    if (!motion_wanted(app) || count == 0 || before->rows != app->frame.rows ||
        before->columns != app->frame.columns)
        return;
    struct canvas frame;
    int from = spots[0], to = spots[count - 1];
    canvas_init(&frame, app->frame.rows, app->frame.columns);
    canvas_copy(&frame, 0, 0, &app->frame);
    int size = cells_of(before, from);
    if (count == 2 && size > 0 && size == cells_of(before, to))
        travel(app, before, &frame, from, to);
    else
        flash(app, &frame, spots, count);
    canvas_free(&frame);
}

void motion_dice(struct app *app, const struct session *session, const struct chance *chance) {
    if (!motion_wanted(app))
        return;
    struct canvas frame;
    struct text line = TEXT_EMPTY;
    struct rng rng; /* of its own: nothing that is shown here counts */
    rng_seed(&rng, clock_milliseconds(), 0);
    canvas_init(&frame, app->frame.rows, app->frame.columns);
    canvas_copy(&frame, 0, 0, &app->frame);
    for (int i = 0; i < TUMBLES; i++) {
        struct move move = chance_draw(chance, &rng);
        text_clear(&line);
        notation_print(session_notation(session), &move, &line);
        text_add(&line, " ...        ");
        canvas_text(&app->frame, app->message_row, app->message_column, -1, INK_DIM, line.bytes);
        frame_show(app);
        restore(app, &frame);
        if (!motion_wait(app, STEP_TIME))
            break;
    }
    text_free(&line);
    canvas_free(&frame);
}
