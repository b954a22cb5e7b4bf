/*
 * analysis.c - the page about how a game went: chances as curves, the turns that decided, luck.
 *
 *      100 %                     the plot (curve.h), straight from point to point, as large as the
 *       50 %  ..''..             screen allows
 *        0 %
 *             turn 1 ... 57
 *      Turn 12 of Anna: ...      about the point under the cursor
 *      The turns that decided, and the moves that gave most away: the list
 *
 * The analysis goes on in small steps between the keys. Invariant: `at` is a point.
 */
#include "table/analysis.h"

#include "core/utf8.h"
#include "table/news.h"
#include "ui/pages/pages.h"
#include "ui/screen/app.h"
#include "ui/widgets/curve.h"
#include "ui/widgets/frame.h"

enum { LABEL_COLUMNS = 6, PLOT_ROWS_MOST = 40, PLOT_COLUMNS_MOST = 150 };
enum { SWINGS_SHOWN = 3, ROWS_MOST = SWINGS_SHOWN + MISTAKES_MOST };
enum { WORD_ROWS = 6 + ROWS_MOST /* below the plot: axis, point, two headings, list, luck */ };
enum { STEP = 60 /* milliseconds of work between two keys */ };
enum { SPOT_ROW = 0x2000 }; /* rows of the list; smaller spots are points */

static const struct glyph line = {0x2500, '-'};

struct visit {
    struct app *app;
    const struct session *session;
    struct analysis *analysis;
    bool working;
    size_t at; /* the point under the cursor */
    int row;   /* of the list, when the cursor came there by it; else -1 */
    struct swing swings[SWINGS_MOST];
    struct mistake mistakes[MISTAKES_MOST];
    unsigned swing_count, mistake_count; /* shown */
    struct text line;                    /* scratch */
    int left;                            /* column of the words */
    struct room plot;
};

static struct glyph sign_of(const struct visit *page, unsigned seat) {
    return seat_sign(session_rules(page->session), session_state(page->session), seat);
}

/* ---- the plot ---- */

static size_t point_count(const struct visit *page) {
    size_t count;
    analysis_points(page->analysis, &count);
    return count;
}

/* The column of a point within the plot. */
static int column_of(const struct visit *page, size_t point) {
    size_t count = point_count(page);
    return count > 1 ? (int)(point * (size_t)(page->plot.columns - 1) / (count - 1)) : 0;
}

/* The plot takes what the words leave. */
static void place_plot(struct visit *page) {
    const struct app *app = page->app;
    int columns = frame_columns(app) - LABEL_COLUMNS - 4, rows = frame_rows(app) - WORD_ROWS;
    columns = columns > PLOT_COLUMNS_MOST ? PLOT_COLUMNS_MOST : columns;
    rows = rows > PLOT_ROWS_MOST ? PLOT_ROWS_MOST : rows;
    page->left = (frame_columns(app) - columns - LABEL_COLUMNS - 1) / 2;
    page->plot = (struct room){1 + (frame_rows(app) - WORD_ROWS - rows) / 2,
                               page->left + LABEL_COLUMNS + 1, rows, columns};
}

static void draw_axes(const struct visit *page) {
    struct canvas *frame = &page->app->frame;
    const struct room *plot = &page->plot;
    int below = plot->row + plot->rows;
    size_t count;
    const struct point *points = analysis_points(page->analysis, &count);
    for (int i = 0; i <= 4; i++)
        canvas_textf(frame, plot->row + (plot->rows - 1) * i / 4, page->left, LABEL_COLUMNS,
                     INK_DIM, "%3d %%", 100 - 25 * i);
    for (int column = 0; column < plot->columns; column++)
        canvas_put(frame, below, plot->column + column, line, INK_DIM);
    canvas_textf(frame, below + 1, plot->column, -1, INK_DIM, _("turn %u"),
                 (unsigned)points[0].turn);
    struct text last = TEXT_EMPTY;
    text_addf(&last, _("turn %u"), (unsigned)points[count - 1].turn);
    canvas_text(frame, below + 1, plot->column + plot->columns - utf8_columns(last.bytes), -1,
                INK_DIM, last.bytes);
    text_free(&last);
}

static int chance_at(const void *data, int at, int whole, unsigned seat) {
    return analysis_chance(data, at, whole, seat);
}

/* A click finds the point nearest to its column. */
static void draw_curve(const struct visit *page) {
    const struct room *plot = &page->plot;
    size_t last = point_count(page) - 1, across = (size_t)plot->columns - 1;
    struct curve curve = {.room = *plot,
                          .seats = session_setup(page->session)->seats,
                          .cursor = column_of(page, page->at),
                          .chance = chance_at,
                          .data = page->analysis};
    for (unsigned seat = 0; seat < curve.seats; seat++)
        curve.signs[seat] = sign_of(page, seat);
    curve_draw(&curve, page->app);
    for (int column = 0; column < plot->columns; column++) {
        size_t nearest = ((size_t)column * last + across / 2) / across;
        canvas_spot(&page->app->frame, plot->row, plot->column + column, plot->rows + 1, 1,
                    (int)(nearest < last ? nearest : last));
    }
}

/* ---- words ---- */

/* "● Anna 63 %  ■ Marco 37 %", after the turn. */
static void draw_point(struct visit *page, int row, int left) {
    struct canvas *frame = &page->app->frame;
    size_t count;
    const struct point *point = &analysis_points(page->analysis, &count)[page->at];
    struct text *text = &page->line;
    text_clear(text);
    if (page->at + 1 < count)
        text_addf(text, _("Turn %u of $%c, move %zu: "), (unsigned)point->turn,
                  seat_letter(point->owner), point->at);
    else
        text_addf(text, _("The end, after move %zu: "), point->at);
    int column = left + canvas_text(frame, row, left, -1, INK_STRONG, text->bytes);
    for (unsigned seat = 0; seat < session_setup(page->session)->seats; seat++) {
        canvas_put(frame, row, column + 1, sign_of(page, seat), INK_SEAT_A + seat);
        column += 3 + canvas_textf(frame, row, column + 3, -1, INK_PLAIN, "$%c %d %%",
                                   seat_letter(seat), (point->chances[seat] + 50) / 100);
    }
}

/* A row of the list, whose words stand in page->line. */
static void draw_listed(struct visit *page, int row, unsigned listed) {
    struct canvas *frame = &page->app->frame;
    if (page->row == (int)listed)
        canvas_paper(frame, row, page->left, 1, FRAME_COLUMNS - 4, PAPER_CHOICE);
    canvas_spot(frame, row, page->left, 1, FRAME_COLUMNS - 4, SPOT_ROW + (int)listed);
    canvas_text(frame, row, page->left + 2, FRAME_COLUMNS - 6, INK_PLAIN, page->line.bytes);
}

/* The list, and below it the luck. */
static void draw_list(struct visit *page, int row) {
    struct canvas *frame = &page->app->frame;
    const char *title = page->swing_count ? _("The decisive turns") : _("No turn changed much");
    if (page->working)
        title = _("The decisive turns found so far");
    canvas_text(frame, row++, page->left, -1, INK_STRONG, title);
    for (unsigned i = 0; i < page->swing_count; i++) {
        text_clear(&page->line);
        analysis_add_swing(page->analysis, &page->swings[i], &page->line);
        draw_listed(page, row++, i);
    }
    if (page->mistake_count)
        canvas_text(frame, row++, page->left, -1, INK_STRONG, _("The moves that gave most away:"));
    for (unsigned i = 0; i < page->mistake_count; i++) {
        text_clear(&page->line);
        analysis_add_mistake(page->session, &page->mistakes[i], &page->line);
        draw_listed(page, row++, page->swing_count + i);
    }
    text_clear(&page->line);
    if (analysis_add_luck(page->session, page->analysis, &page->line))
        canvas_text(frame, row, page->left, FRAME_COLUMNS - 2, INK_PLAIN, page->line.bytes);
}

static void draw(struct visit *page) {
    static const enum action actions[] = {ACTION_LEFT, ACTION_RIGHT, ACTION_NEXT, ACTION_CHOOSE,
                                          ACTION_HELP, ACTION_BACK,  ACTION_NONE};
    struct app *app = page->app;
    struct text title = TEXT_EMPTY, progress = TEXT_EMPTY;
    app->frame.names = session_names(page->session);
    news_title(page->session, &title);
    if (page->working)
        text_addf(&progress, _("working it out, %d %%"), analysis_progress(page->analysis));
    if (frame_begin(app, title.bytes, progress.length ? progress.bytes : _("How it went"))) {
        place_plot(page);
        draw_axes(page);
        draw_curve(page);
        draw_point(page, page->plot.row + page->plot.rows + 2, page->left);
        draw_list(page, page->plot.row + page->plot.rows + 3);
        if (app->message.length == 0)
            frame_say(app, INK_DIM,
                      _("Tab goes through the list, Enter watches the game from there."));
    }
    frame_end(app, CONTEXT_MENU, actions);
    text_free(&title);
    text_free(&progress);
}

/* ---- keys ---- */

static void go_to_point(struct visit *page, size_t point) {
    page->row = -1;
    page->at = point;
}

/* The point of a row of the list: of a move, the last one before it. */
static size_t point_of(const struct visit *page, unsigned row) {
    size_t count, point = 0;
    const struct point *points = analysis_points(page->analysis, &count);
    if (row < page->swing_count)
        return page->swings[row].point;
    while (point + 1 < count && points[point + 1].at <= page->mistakes[row - page->swing_count].at)
        point++;
    return point;
}

static void go_to_row(struct visit *page, int row) {
    page->row = row;
    page->at = point_of(page, (unsigned)row);
}

/* To the next row of the list. */
static void next_row(struct visit *page, int step) {
    int count = (int)(page->swing_count + page->mistake_count);
    int now = page->row < 0 && step < 0 ? count : page->row;
    if (count > 0)
        go_to_row(page, (now + step + count) % count);
}

/* A click: a point of the plot, or a row of the list. */
static void point_at(struct visit *page, int spot) {
    if (spot >= SPOT_ROW && spot < SPOT_ROW + (int)(page->swing_count + page->mistake_count))
        go_to_row(page, spot - SPOT_ROW);
    else if (spot >= 0 && spot < (int)point_count(page))
        go_to_point(page, (size_t)spot);
}

/* Does what was asked; false when the page is left. */
static bool act(struct visit *page, enum action action, int spot) {
    size_t last = point_count(page) - 1;
    switch (action) {
    case ACTION_LEFT:
        go_to_point(page, page->at - (page->at > 0));
        break;
    case ACTION_RIGHT:
        go_to_point(page, page->at + (page->at < last));
        break;
    case ACTION_NEXT:
    case ACTION_DOWN:
        next_row(page, 1);
        break;
    case ACTION_PREVIOUS:
    case ACTION_UP:
        next_row(page, -1);
        break;
    case ACTION_FIRST:
        go_to_point(page, 0);
        break;
    case ACTION_LAST:
        go_to_point(page, last);
        break;
    case ACTION_HELP:
        page_help(page->app, CONTEXT_MENU, NULL);
        break;
    case ACTION_CHOOSE:
    case ACTION_BACK:
    case ACTION_LEAVE:
        return false;
    default:
        point_at(page, spot);
    }
    return true;
}

static void take_list(struct visit *page) {
    page->swing_count = analysis_swings(page->analysis, page->swings);
    if (page->swing_count > SWINGS_SHOWN)
        page->swing_count = SWINGS_SHOWN;
    page->mistake_count = analysis_mistakes(page->analysis, page->mistakes);
}

bool page_analysis(struct app *app, const struct session *session, size_t *at) {
    const char *const *names = app->frame.names;
    struct visit page = {
        .app = app, .session = session, .working = true, .row = -1, .line = TEXT_EMPTY};
    enum action action;
    int spot;
    page.analysis = analysis_new(session);
    do {
        while (page.working && (page.working = analysis_step(page.analysis, STEP)) &&
               frame_patient(app))
            ;
        take_list(&page);
        draw(&page);
        action = frame_action(app, CONTEXT_MENU, page.working ? 0 : -1, NULL, &spot);
    } while (act(&page, action, spot) && !app->leaving);
    size_t count;
    *at = analysis_points(page.analysis, &count)[page.at].at;
    analysis_free(page.analysis);
    app->frame.names = names;
    text_free(&page.line);
    return action == ACTION_CHOOSE;
}
