/*
 * end.c - the end of a game: the result in a sentence, the standings, and what next.
 *
 * The last position stays on the board; the result is shown beside or below it, and where there is
 * room, how the chances went, by the game's own estimate, which is worked out between the keys. A
 * rematch replaces this page (place.instead), so that the pages do not pile up over many rematches.
 */
#include "bots/analysis.h"
#include "table/outcome.h"
#include "ui/pages/pages.h"
#include "ui/play/page.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/curve.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/list.h"

enum { CHOICE_REPLAY, CHOICE_REMATCH, CHOICE_ANALYSIS, CHOICE_MENU, CHOICES };
enum { LOW = 10, WIDE = 60 }; /* rows and columns of a room that is lower than it is wide */
enum { CURVE_LEAST = 4, CURVE_MOST = 12 /* rows */, CURVE_COLUMNS = 60 /* at most */ };
enum { STEP = 30 /* milliseconds of work between two keys */ };

struct end {
    struct play *play;
    struct result result;
    struct list list;
    struct analysis *analysis; /* NULL in games without an estimate */
    bool working;              /* on it */
};

/* Draws the standings, in two columns when there are not that many rows; returns the row after
   them. */
static int draw_standings(struct play *play, const struct result *result, int row, int column,
                          int width, int rows) {
    struct canvas *frame = &play->app->frame;
    unsigned order[SEATS_MOST], seats = session_setup(play->table.session)->seats;
    outcome_rank(play->table.session, result, order);
    canvas_text(frame, row++, column, width, INK_DIM, _(play->table.rules->points));
    int high = rows > (int)seats ? (int)seats : ((int)seats + 1) / 2;
    if (high < (int)seats)
        width /= 2;
    for (unsigned i = 0; i < seats; i++) {
        unsigned seat = order[i];
        int line = row + (int)i % high, left = column + width * ((int)i / high);
        int used = canvas_textf(frame, line, left, width, INK_PLAIN, "%5d  ", result->points[seat]);
        used += badge_draw(frame, line, left + used, width - used, play->table.session, seat);
        if (result->winners >> seat & 1)
            canvas_text(frame, line, left + used, width - used, INK_GOOD, _("  won"));
    }
    return row + high;
}

/* Draws who has won how often, if there was more than one game; returns the row after it. */
static int draw_series(struct play *play, int row, int column, int width) {
    struct canvas *frame = &play->app->frame;
    struct text series = TEXT_EMPTY;
    if (outcome_series(play->table.session, &series)) {
        canvas_text(frame, ++row, column, width, INK_DIM, _("The series so far"));
        row += 1 + canvas_wrap(frame, row + 1, column, 2, width, INK_PLAIN, series.bytes);
    }
    text_free(&series);
    return row;
}

static int draw_choices(struct play *play, struct list *list, int row, int column, int width) {
    static const char *const choices[CHOICES] = {
        [CHOICE_REPLAY] = N_("Watch it again"),
        [CHOICE_REMATCH] = N_("Rematch"),
        [CHOICE_ANALYSIS] = N_("How it went"),
        [CHOICE_MENU] = N_("Back to the menu"),
    };
    struct canvas *frame = &play->app->frame;
    for (int i = 0; i < CHOICES; i++) {
        list_row(list, frame, row + i, column, width, i);
        canvas_text(frame, row + i, column + 2, width - 2, INK_PLAIN, _(choices[i]));
    }
    return row + CHOICES;
}

/* The path of the log on the prompt row; of a long one the end. */
static void draw_path(struct play *play) {
    const char *path = session_path(play->table.session);
    text_clear(&play->line);
    if (*path) {
        const struct room *room =
            &play->view.board.prompt; /* of two rows the path takes the second */
        size_t most = (size_t)room->columns - (room->rows > 1 ? 0 : 8), length = strlen(path);
        bool cut = length > most;
        text_addf(&play->line, _("Log: %s%s"), cut ? "..." : "",
                  cut ? path + length - most + 3 : path);
    }
    const char *const *names = play->app->frame.names;
    play->app->frame.names = NULL;
    board_prompt(&play->view.board, play->app, INK_DIM, play->line.bytes, "");
    play->app->frame.names = names;
}

/* How the game ended, beside the head of a single winner unless the room is low; returns the row
   after it. */
static int draw_sentence(struct end *end, const struct room *room, bool low) {
    enum { INDENT = HEAD_COLUMNS + 2 };
    struct text text = TEXT_EMPTY;
    unsigned winners = end->result.winners, seat = 0;
    bool head = winners && !(winners & (winners - 1)) && !low;
    int indent = head ? INDENT : 0;
    while (head && !(winners >> seat & 1))
        seat++;
    if (head)
        badge_head(end->play->app, room->row, room->column, seat, FACE_WINK);
    outcome_sentence(&end->result, &text);
    int rows = canvas_wrap(&end->play->app->frame, room->row, room->column + indent, room->rows,
                           room->columns - indent, INK_STRONG, text.bytes);
    text_free(&text);
    return room->row + (head && rows < HEAD_ROWS ? HEAD_ROWS : rows);
}

static int chance_at(const void *data, int at, int whole, unsigned seat) {
    return analysis_chance(data, at, whole, seat);
}

/* The chances from the first turn to the last, in the room from that row on. */
static void draw_curve(struct end *end, const struct room *room, int row) {
    const struct session *session = end->play->table.session;
    int rows = room->row + room->rows - row - 1, columns = room->columns;
    struct curve curve = {.seats = session_setup(session)->seats,
                          .cursor = -1,
                          .chance = chance_at,
                          .data = end->analysis};
    if (!end->analysis || end->working || rows < CURVE_LEAST)
        return;
    curve.room = (struct room){row + 1, room->column, rows < CURVE_MOST ? rows : CURVE_MOST,
                               columns < CURVE_COLUMNS ? columns : CURVE_COLUMNS};
    for (unsigned seat = 0; seat < curve.seats; seat++)
        curve.signs[seat] = seat_sign(session_rules(session), session_state(session), seat);
    curve_draw(&curve, end->play->app);
}

static void draw_end(struct end *end) {
    struct play *play = end->play;
    struct canvas *frame = &play->app->frame;
    board_show(&play->view.board, play->app, play->table.session,
               session_state(play->table.session), NULL, VIEW_ALL);
    play_mark_last(play);
    canvas_show_marks(frame);
    canvas_spot(frame, 0, 0, frame->rows, frame->columns, NO_SPOT); /* the rows are spots now */
    const struct room *room = &play->view.board.room;
    bool low = room->rows < LOW && room->columns >= WIDE; /* then the choices stand beside */
    int half = room->columns / 2, row = draw_sentence(end, room, low) + !low;
    if (low) {
        draw_standings(play, &end->result, row, room->column, half, room->row + room->rows - row);
        row = draw_choices(play, &end->list, row, room->column + half, half);
        draw_series(play, row, room->column + half, half);
    } else {
        row = draw_standings(play, &end->result, row, room->column, room->columns, room->rows);
        row = draw_series(play, row, room->column, room->columns);
        row = draw_choices(play, &end->list, row + 1, room->column, room->columns);
        draw_curve(end, room, row);
    }
    draw_path(play);
}

/* The same players and options with fresh dice, in a new log. */
static void rematch(struct play *play) {
    struct text why = TEXT_EMPTY;
    if (play->table.remote) {
        play_say(play, INK_PLAIN, _("For another game the host opens another table."));
        return;
    }
    struct session *session = outcome_rematch(play->table.session, &why);
    if (!session) {
        play_say(play, INK_ALERT, why.bytes);
    } else {
        play->next = (struct place){
            .page = PAGE_PLAY, .instead = true, .session = session, .owned = true, .fresh = true};
        play->leaving = true;
    }
    text_free(&why);
}

/* Leads to the replay of the game, standing after so many moves; the page is come back to. */
static void watch(struct play *play, size_t at) {
    play->next = place_replay(play->table.session);
    play->next.at = at;
    play->leaving = true;
}

static void analyse(struct play *play) {
    size_t at;
    if (page_analysis(play->app, play->table.session, &at))
        watch(play, at);
}

static void leave(struct play *play) {
    play->leaving = true;
    text_clear(&play->app->message);
}

static void choose(struct play *play, int choice) {
    switch (choice) {
    case CHOICE_REPLAY:
        watch(play, 0);
        break;
    case CHOICE_ANALYSIS:
        analyse(play);
        break;
    case CHOICE_REMATCH:
        rematch(play);
        break;
    case CHOICE_MENU:
        leave(play);
        break;
    }
}

/* Works on the chances; in games without an estimate they would take too long. */
static void work(struct end *end) {
    const struct play *play = end->play;
    if (!end->working)
        return;
    if (!end->analysis)
        end->analysis = analysis_new(play->table.session);
    do
        end->working = analysis_estimate(end->analysis, STEP);
    while (end->working && frame_patient(play->app));
}

static void act(struct end *end, enum action action) {
    struct play *play = end->play;
    if (action == ACTION_CHOOSE)
        choose(play, end->list.chosen);
    else if (action == ACTION_ANALYSIS)
        analyse(play);
    else if (action == ACTION_LEAVE || action == ACTION_BACK)
        leave(play);
    else if (action == ACTION_DICE || action == ACTION_EXPORT || action == ACTION_RULES ||
             action == ACTION_HELP)
        play_act(play, action);
}

void play_end(struct play *play) {
    static const enum action actions[] = {ACTION_CHOOSE, ACTION_ANALYSIS, ACTION_EXPORT,
                                          ACTION_DICE,   ACTION_RULES,    ACTION_HELP,
                                          ACTION_LEAVE,  ACTION_NONE};
    struct end end = {.play = play, .working = play->table.rules->estimate != NULL};
    session_result(play->table.session, &end.result);
    if (end.result.reason)
        play_cite(play, end.result.reason);
    while (!play->leaving && !play->app->leaving) {
        work(&end);
        list_fit(&end.list, CHOICES, CHOICES);
        if (play_title(play))
            draw_end(&end);
        board_end(play->app, play->table.session, CONTEXT_PLAY, actions);
        struct event event;
        int spot;
        enum action action =
            frame_action(play->app, CONTEXT_PLAY, end.working ? 0 : -1, &event, &spot);
        act(&end, list_act(&end.list, action, &event, spot));
    }
    analysis_free(end.analysis);
}
