/*
 * replay.c - the replay page: goes to any position of a game, steps through it, or lets it run.
 *
 * The session keeps snapshots, so going anywhere takes no noticeable time. Invariant: the session
 * is borrowed, and when the page is left its present position is the one it had before. Of a game
 * that is not over only public information is shown, unless the place names a viewer.
 *
 * A log that another program is writing (follow.h) is checked a few times in a second; a viewer at
 * its end stays at its end.
 */
#include <stdio.h>
#include <stdlib.h>

#include "core/utf8.h"
#include "session/clock.h"
#include "session/follow.h"
#include "table/news.h"
#include "table/outcome.h"
#include "table/resume.h"
#include "ui/pages/pages.h"
#include "ui/widgets/board.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/names.h"

enum { SPEED_TIME = 10000 /* milliseconds; speeds are moves in that time */ };
enum { SEEN_TIME = 400 /* milliseconds between moves that are shown moving */ };
enum { LOOK_TIME = 250 /* milliseconds between two looks at a log that grows */ };
enum { DIGITS_MOST = 6, NAME_COLUMNS = 8 /* in the list of moves */ };

static const struct glyph glyph_here = {0x25B8, '>'}; /* a small triangle */

struct replay {
    struct app *app;
    struct session *session;
    struct follow *follow; /* the session is its, and changes; NULL: it does not grow */
    struct board board;
    enum viewer viewer;
    size_t at, length;
    int named; /* the domain whose names are written on the board, or NO_NAMES */
    bool running, leaving;
    uint64_t next;                /* when the next move is due, in milliseconds */
    char digits[DIGITS_MOST + 1]; /* the number of a move being typed, "" when none is */
    struct text news, line;       /* of the move just made; scratch */
    size_t told;                  /* the news are those of this many moves */
    struct place next_place;      /* where the page leads; PAGE_BACK: nowhere */
};

static uint64_t interval(const struct replay *replay) {
    return (uint64_t)(SPEED_TIME / replay->app->config.replay_speed);
}

/* ---- the picture ----------------------------------------------------------------------------- */

/* Who made a move, for people. */
static void add_actor(const struct entry *entry, struct text *out) {
    if (entry->actor == CHANCE)
        text_add(out, _("dice"));
    else
        text_addf(out, "$%c", seat_letter(entry->actor));
}

/* The move as this viewer may know it. */
static void add_move(const struct replay *replay, size_t index, struct text *out) {
    const struct entry *entry = session_entry(replay->session, index);
    if (session_shows(replay->session, index, replay->viewer))
        notation_print(session_notation(replay->session), &entry->move, out);
    else
        text_add(out, "...");
}

/* The moves around the present one, in the room beside the board. */
static void draw_moves(struct replay *replay) {
    const struct room *room = &replay->board.room;
    struct canvas *frame = &replay->app->frame;
    struct text *line = &replay->line;
    size_t rows = (size_t)room->rows, at = replay->at;
    size_t first = at > rows / 2 ? at - rows / 2 : 1; /* moves count from 1 */
    if (first + rows > replay->length + 1)
        first = replay->length + 1 > rows ? replay->length + 1 - rows : 1;
    int number = snprintf(NULL, 0, "%zu", replay->length), name = room->column + number + 1;
    for (size_t i = first; i < first + rows && i <= replay->length; i++) {
        const struct entry *entry = session_entry(replay->session, i - 1);
        int row = room->row + (int)(i - first), text = name + NAME_COLUMNS + 1;
        enum ink ink = i <= at ? INK_PLAIN : INK_DIM;
        canvas_textf(frame, row, room->column, number, INK_DIM, "%*zu", number, i);
        if (entry->actor == CHANCE)
            canvas_text(frame, row, name, NAME_COLUMNS, ink, _("dice"));
        else
            canvas_name(frame, row, name, NAME_COLUMNS, entry->actor);
        text_clear(line);
        add_move(replay, i - 1, line);
        canvas_text(frame, row, text, room->column + room->columns - text, ink, line->bytes);
        if (i == at) {
            canvas_paper(frame, row, room->column, 1, room->columns, PAPER_CHOICE);
            canvas_put(frame, row, name - 1, glyph_here, INK_KEY);
        }
    }
}

/* The move just made and its news, on the prompt row. */
static void draw_prompt(struct replay *replay) {
    struct text *line = &replay->line;
    text_clear(line);
    if (replay->at == 0) {
        text_add(line, _("The position at the start"));
    } else {
        const struct entry *entry = session_entry(replay->session, replay->at - 1);
        if (replay->told != replay->at) {
            text_clear(&replay->news);
            news_of_move(replay->session, replay->at - 1, &replay->news);
            replay->told = replay->at;
        }
        add_actor(entry, line);
        text_add(line, ": ");
        add_move(replay, replay->at - 1, line);
        text_add(line, "  ");
        text_add_bytes(line, replay->news.bytes, strcspn(replay->news.bytes, "\n"));
    }
    const char *state = replay->follow ? _("watching") : "";
    if (replay->running)
        state = _("playing");
    board_prompt(&replay->board, replay->app, INK_STRONG, line->bytes, state);
}

/* The message row, unless there is a message: the number typed, or the result. */
static void draw_hint(struct replay *replay) {
    struct text *line = &replay->line;
    if (replay->app->message.length > 0)
        return;
    text_clear(line);
    if (replay->digits[0]) {
        text_addf(line, _("Go to move %s_"), replay->digits);
    } else if (replay->at == replay->length && session_over(replay->session)) {
        struct result result;
        session_result(replay->session, &result);
        outcome_sentence(&result, line);
    }
    frame_say(replay->app, INK_PLAIN, line->bytes);
}

static bool draw_title(struct replay *replay) {
    struct turn turn;
    struct text *line = &replay->line, where = TEXT_EMPTY;
    session_turn(replay->session, &turn);
    text_addf(&where, _("move %zu of %zu, turn %u"), replay->at, replay->length,
              replay->at ? session_entry(replay->session, replay->at - 1)->turn : turn.number);
    replay->app->frame.names = session_names(replay->session);
    text_clear(line);
    news_title(replay->session, line);
    bool fits = frame_begin(replay->app, line->bytes, NULL);
    struct canvas *frame = &replay->app->frame;
    int column = frame->columns - 1 - utf8_columns(where.bytes);
    if (fits) {
        canvas_text(frame, 0, column - 2, 2, INK_PLAIN, "  ");
        canvas_text(frame, 0, column, -1, INK_PLAIN, where.bytes);
    }
    text_free(&where);
    return fits;
}

static void draw(struct replay *replay) {
    static const enum action actions[] = {
        ACTION_PLAY_PAUSE, ACTION_STEP_BACK, ACTION_STEP,      ACTION_FROM_HERE, ACTION_HELP,
        ACTION_LEAVE,      ACTION_ANALYSIS,  ACTION_TURN_BACK, ACTION_TURN,      ACTION_FASTER,
        ACTION_SLOWER,     ACTION_FIRST,     ACTION_LAST,      ACTION_RULES,     ACTION_NAMES,
        ACTION_DICE,       ACTION_NONE};
    const game_state *s = session_state(replay->session);
    if (draw_title(replay)) {
        board_show(&replay->board, replay->app, replay->session, s, s, replay->viewer);
        if (replay->at > 0 && session_shows(replay->session, replay->at - 1, replay->viewer)) {
            const struct entry *last = session_entry(replay->session, replay->at - 1);
            board_mark_move(replay->app, replay->session, last->actor, &last->move, MARK_LAST);
        }
        canvas_show_marks(&replay->app->frame);
        names_show(&replay->app->frame, session_rules(replay->session),
                   session_notation(replay->session), replay->named);
        draw_moves(replay);
        draw_prompt(replay);
        draw_hint(replay);
    }
    frame_end(replay->app, CONTEXT_REPLAY, actions);
}

/* ---- going ----------------------------------------------------------------------------------- */

static void go(struct replay *replay, size_t at) {
    replay->at = at < replay->length ? at : replay->length;
    session_seek(replay->session, replay->at);
}

/* One move on, seen being made unless more come quickly. */
static void go_seen(struct replay *replay) {
    bool any = replay->at < replay->length;
    go(replay, replay->at + 1);
    if (any && (!replay->running || interval(replay) >= SEEN_TIME))
        board_step(&replay->board, replay->app, replay->session, replay->viewer);
}

static void go_back_turn(struct replay *replay) {
    if (replay->at > 0)
        go(replay, session_turn_start(replay->session, replay->at - 1));
}

static void go_turn(struct replay *replay) {
    if (replay->at < replay->length)
        go(replay, session_turn_end(replay->session, replay->at));
}

static void set_running(struct replay *replay, bool running) {
    replay->running = running && replay->length > 0;
    if (replay->running && replay->at == replay->length)
        go(replay, 0);
    replay->next = clock_milliseconds() + interval(replay);
}

/* To the next faster (step 1) or slower (-1) of these speeds, in moves in ten seconds. */
static void change_speed(struct replay *replay, int step) {
    static const int speeds[] = {1, 2, 5, 10, 20, 50, 100, 200};
    enum { SPEEDS = sizeof speeds / sizeof *speeds };
    int *speed = &replay->app->config.replay_speed;
    int i = step > 0 ? 0 : SPEEDS - 1;
    while (i + step >= 0 && i + step < SPEEDS && (speeds[i] - *speed) * step <= 0)
        i += step;
    *speed = speeds[i];
    text_clear(&replay->line);
    text_addf(&replay->line,
              step > 0 ? _("Faster: %d moves every ten seconds")
                       : _("Slower: %d moves every ten seconds"),
              *speed);
    frame_say(replay->app, INK_PLAIN, replay->line.bytes);
    replay->next = clock_milliseconds() + interval(replay);
}

/* Leads to a game of its own that goes on from here. */
static void play_from_here(struct replay *replay) {
    struct text origin = TEXT_EMPTY, why = TEXT_EMPTY;
    session_origin(replay->session, replay->at, &origin);
    struct session *branch = session_branch(replay->session, replay->at, origin.bytes, &why);
    if (branch)
        replay->next_place =
            (struct place){.page = PAGE_PLAY, .session = branch, .owned = true, .fresh = true};
    else
        frame_say(replay->app, INK_ALERT, why.bytes);
    text_free(&origin);
    text_free(&why);
}

/* How the game went, once it is over; comes back to the position chosen there. */
static void analyse(struct replay *replay) {
    size_t to;
    if (!session_finished(replay->session))
        frame_say(replay->app, INK_PLAIN, _("This game is not over yet."));
    else if (page_analysis(replay->app, replay->session, &to))
        go(replay, to);
}

/* ---- keys ------------------------------------------------------------------------------------ */

/* Digits gather the number of a move; Enter goes there, Esc and Backspace correct. True when the
   key was one of these. */
static bool typed_number(struct replay *replay, enum action action, int key) {
    size_t length = strlen(replay->digits);
    if (key >= '0' && key <= '9') {
        if (length < DIGITS_MOST)
            memcpy(replay->digits + length, (char[]){(char)key, 0}, 2);
        return true;
    }
    if (length == 0)
        return false;
    if (key == KEYS_ENTER)
        go(replay, strtoul(replay->digits, NULL, 10));
    if (key == KEYS_BACKSPACE) {
        replay->digits[length - 1] = 0;
        return true;
    }
    if (key != KEYS_NONE)
        replay->digits[0] = 0;
    return key == KEYS_ENTER || action == ACTION_BACK;
}

static void act_going(struct replay *replay, enum action action) {
    replay->running = false;
    switch (action) {
    case ACTION_STEP_BACK:
        go(replay, replay->at > 0 ? replay->at - 1 : 0);
        break;
    case ACTION_STEP:
        go_seen(replay);
        break;
    case ACTION_TURN_BACK:
        go_back_turn(replay);
        break;
    case ACTION_TURN:
        go_turn(replay);
        break;
    case ACTION_FIRST:
        go(replay, 0);
        break;
    case ACTION_LAST:
        go(replay, replay->length);
        break;
    default:
        break;
    }
}

static void act(struct replay *replay, enum action action) {
    switch (action) {
    case ACTION_NONE:
        break;
    case ACTION_PLAY_PAUSE:
        set_running(replay, !replay->running);
        break;
    case ACTION_FASTER:
        change_speed(replay, 1);
        break;
    case ACTION_SLOWER:
        change_speed(replay, -1);
        break;
    case ACTION_FROM_HERE:
        play_from_here(replay);
        break;
    case ACTION_NAMES:
        text_clear(&replay->line);
        replay->named = names_next(session_rules(replay->session), replay->named, &replay->line);
        frame_say(replay->app, INK_PLAIN, replay->line.bytes);
        break;
    case ACTION_ZOOM:
        board_zoom(&replay->board, replay->app, replay->session);
        break;
    case ACTION_HELP:
        page_help(replay->app, CONTEXT_REPLAY, replay->session);
        break;
    case ACTION_RULES:
        page_rules(replay->app, session_game(replay->session), NULL);
        break;
    case ACTION_DICE:
        page_dice(replay->app, replay->session);
        break;
    case ACTION_ANALYSIS:
        analyse(replay);
        break;
    case ACTION_BACK:
    case ACTION_LEAVE:
        replay->leaving = true;
        break;
    default:
        act_going(replay, action);
    }
}

/* The next move when it is due: when its time has come, or nothing came in that time. */
static void run(struct replay *replay, const struct event *event) {
    if (!replay->running || (event->key != KEYS_NONE && clock_milliseconds() < replay->next))
        return;
    go_seen(replay);
    replay->next = clock_milliseconds() + interval(replay);
    replay->running = replay->at < replay->length;
}

static int time_left(const struct replay *replay) {
    int most = replay->follow ? LOOK_TIME : -1;
    if (!replay->running)
        return most;
    long long left = (long long)(replay->next - clock_milliseconds());
    if (left < 0)
        left = 0;
    return most < 0 || left < most ? (int)left : most;
}

/* Says what happened while the watcher stands elsewhere, or was taken away. */
static void say_changed(struct replay *replay, size_t before, size_t kept) {
    text_clear(&replay->line);
    if (kept < before)
        text_addf(&replay->line, _("Taken back: %zu moves."), before - kept);
    else if (replay->at < replay->length)
        text_addf(&replay->line, _("The game went on to move %zu."), replay->length);
    frame_say(replay->app, INK_PLAIN, replay->line.bytes);
}

/* Looks whether the log has grown. */
static void look(struct replay *replay) {
    struct text why = TEXT_EMPTY;
    size_t before = replay->length, at = replay->at;
    enum follow_news news = follow_look(replay->follow, &why);
    if (news != FOLLOW_SAME) {
        replay->session = replay->follow->session;
        replay->length = session_length(replay->session);
        replay->told = SIZE_MAX;
        go(replay, at == before ? replay->length : at);
        say_changed(replay, before, replay->follow->kept);
    }
    if (news == FOLLOW_TROUBLE)
        frame_say(replay->app, INK_ALERT, why.bytes);
    text_free(&why);
}

/* Watches until the page is left. */
static void watch(struct replay *replay) {
    struct app *app = replay->app;
    const char *const *names = app->frame.names;
    board_init(&replay->board);
    while (!replay->leaving && replay->next_place.page == PAGE_BACK && !app->leaving) {
        struct event event;
        draw(replay);
        enum action action = frame_action(app, CONTEXT_REPLAY, time_left(replay), &event, NULL);
        if (!typed_number(replay, action, event.key))
            act(replay, action);
        run(replay, &event);
        if (replay->follow)
            look(replay);
    }
    app->frame.names = names;
    board_free(&replay->board);
    text_free(&replay->news);
    text_free(&replay->line);
}

struct place place_replay(struct session *session) {
    return (struct place){.page = PAGE_REPLAY,
                          .session = session,
                          .viewer = session_over(session) ? VIEW_ALL : VIEW_PUBLIC};
}

struct place page_replay(struct app *app, struct place *here) {
    struct follow *follow = here->page == PAGE_FOLLOW ? here->follow : NULL;
    struct session *session = follow ? follow->session : here->session;
    size_t stood = session_at(session), length = session_length(session);
    struct replay replay = {.app = app,
                            .session = session,
                            .follow = follow,
                            .viewer = here->viewer,
                            .named = NO_NAMES,
                            .length = length,
                            .news = TEXT_EMPTY,
                            .line = TEXT_EMPTY,
                            .next_place = {.page = PAGE_BACK}};
    go(&replay, follow ? length : here->at);
    watch(&replay);
    here->at = replay.at;
    if (!follow)
        session_seek(session, stood);
    return replay.next_place;
}
