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
#include "ui/pages/replay.h"

#include <stdlib.h>

#include "session/clock.h"
#include "session/comments.h"
#include "table/export.h"
#include "table/resume.h"
#include "ui/pages/export.h"
#include "ui/screen/cast.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/names.h"
#include "ui/widgets/prompt.h"
#include "ui/widgets/timeline.h"

enum { SPEED_TIME = 10000 /* milliseconds; speeds are moves in that time */ };
enum { SEEN_TIME = 400 /* milliseconds between moves that are shown moving */ };
enum { LOOK_TIME = 250 /* milliseconds between two looks at a log that grows */ };
enum { LOOKED_AT_ONCE = 2000 /* moves that are looked through between two keys */ };
enum { JUMP = 5 /* turns */ };

static uint64_t interval(const struct replay *replay) {
    return (uint64_t)(SPEED_TIME / replay->app->config.replay_speed);
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

/* So many turns on; back when negative. */
static void go_turns(struct replay *replay, int turns) {
    for (; turns > 0; turns--)
        go_turn(replay);
    for (; turns < 0; turns++)
        go_back_turn(replay);
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

/* Writes a comment about this position into the log. */
static void comment(struct replay *replay) {
    struct text words = TEXT_EMPTY, why = TEXT_EMPTY;
    bool wanted = frame_ask(replay->app, _("Comment:"), &words, NULL) && words.length > 0;
    if (wanted && !session_write_comment(replay->session, replay->at, words.bytes, &why)) {
        text_clear(&words);
        text_addf(&words, _("This is not possible: %s."), why.bytes);
        frame_say(replay->app, INK_ALERT, words.bytes);
    }
    text_free(&words);
    text_free(&why);
}

/* ---- bookmarks and views --------------------------------------------------------------------- */

static void toggle_bookmark(struct replay *replay) {
    size_t *list = replay->bookmarks, count = replay->bookmark_count, place = 0;
    while (place < count && list[place] < replay->at)
        place++;
    bool there = place < count && list[place] == replay->at;
    if (there) {
        memmove(&list[place], &list[place + 1], (count - place - 1) * sizeof *list);
        replay->bookmark_count--;
    } else if (count < BOOKMARKS_MOST) {
        memmove(&list[place + 1], &list[place], (count - place) * sizeof *list);
        list[place] = replay->at;
        replay->bookmark_count++;
    }
    frame_say(replay->app, INK_PLAIN,
              there ? _("The bookmark is removed.") : _("A bookmark is set here."));
}

/* The nearest of two positions on the side of step; `at` itself is none. */
static size_t nearer(const struct replay *replay, size_t best, size_t other, int step) {
    bool beyond = step > 0 ? other > replay->at : other < replay->at;
    bool closer = best == replay->at || (step > 0 ? other < best : other > best);
    return beyond && closer ? other : best;
}

/* To the next bookmark or comment (step 1), or the one before (-1). */
static void go_bookmark(struct replay *replay, int step) {
    size_t best = replay->at;
    for (size_t i = 0; i < replay->bookmark_count; i++)
        best = nearer(replay, best, replay->bookmarks[i], step);
    for (size_t i = 0; i < session_comments(replay->session); i++)
        best = nearer(replay, best, session_comment(replay->session, i)->at, step);
    if (best == replay->at)
        frame_say(replay->app, INK_PLAIN, _("There is no bookmark or comment on that side."));
    else
        go(replay, best);
}

/* The bookmarks as words, to be found again when the page is come back to. */
static void read_bookmarks(struct replay *replay, const char *words) {
    struct word word;
    long at;
    while (replay->bookmark_count < BOOKMARKS_MOST && word_next(&words, &word))
        if (word_number(word, 0, (long)replay->length, &at))
            replay->bookmarks[replay->bookmark_count++] = (size_t)at;
}

static void keep_bookmarks(const struct replay *replay, struct text *words) {
    text_clear(words);
    for (size_t i = 0; i < replay->bookmark_count; i++)
        text_addf(words, "%zu ", replay->bookmarks[i]);
}

/* Everything, then what each player saw, then what everybody saw: only of a game that is over. */
static void change_viewer(struct replay *replay) {
    unsigned seats = session_setup(replay->session)->seats;
    text_clear(&replay->line);
    if (!session_finished(replay->session)) {
        text_add(&replay->line, _("This game is not over: only what everybody may know is shown."));
    } else if (replay->viewer == VIEW_ALL) {
        replay->viewer = VIEW_SEAT_A;
    } else if ((unsigned)replay->viewer + 1 < seats) {
        replay->viewer++;
    } else {
        replay->viewer = replay->viewer == VIEW_PUBLIC ? VIEW_ALL : VIEW_PUBLIC;
    }
    if (replay->line.length == 0 && replay->viewer == VIEW_ALL)
        text_add(&replay->line, _("Everything is shown."));
    else if (replay->line.length == 0 && replay->viewer == VIEW_PUBLIC)
        text_add(&replay->line, _("What everybody saw is shown."));
    else if (replay->line.length == 0)
        text_addf(&replay->line, _("What $%c saw is shown."), seat_letter(replay->viewer));
    frame_say(replay->app, INK_PLAIN, replay->line.bytes);
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

/* Where a click leads; what ran by itself stops. */
static void go_there(struct replay *replay, size_t at) {
    replay->running = false;
    go(replay, at);
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
        go_turns(replay, -1);
        break;
    case ACTION_TURN:
        go_turns(replay, 1);
        break;
    case ACTION_TURNS_BACK:
        go_turns(replay, -JUMP);
        break;
    case ACTION_TURNS:
        go_turns(replay, JUMP);
        break;
    case ACTION_NEXT_BOOKMARK:
        go_bookmark(replay, 1);
        break;
    case ACTION_PREVIOUS_BOOKMARK:
        go_bookmark(replay, -1);
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
    case ACTION_COMMENT:
        comment(replay);
        break;
    case ACTION_BOOKMARK:
        toggle_bookmark(replay);
        break;
    case ACTION_VIEWER:
        change_viewer(replay);
        break;
    case ACTION_FLIP:
        board_turn(replay->app, replay->session);
        break;
    case ACTION_ZOOM:
        board_zoom(&replay->board, replay->app, replay->session);
        break;
    case ACTION_HELP:
        page_help(replay->app, CONTEXT_REPLAY, replay->session);
        break;
    case ACTION_EXPORT:
        page_export(replay->app, replay->session, replay->viewer, page_replay_record);
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
        moments_forget(&replay->moments);
        go(replay, at == before ? replay->length : at);
        say_changed(replay, before, replay->follow->kept);
    }
    if (news == FOLLOW_TROUBLE)
        frame_say(replay->app, INK_ALERT, why.bytes);
    text_free(&why);
}

/* True when the points of every position may be shown. */
static bool shows_moments(const struct replay *replay) {
    return replay->viewer == VIEW_ALL || !session_rules(replay->session)->resample;
}

/* Looks for moments; true when it is to go on at once. */
static bool find_moments(struct replay *replay) {
    bool more = shows_moments(replay);
    do
        more = more && moments_look(&replay->moments, replay->session, LOOKED_AT_ONCE);
    while (more && frame_patient(replay->app));
    return more;
}

/* Watches until the page is left. */
static void watch(struct replay *replay) {
    struct app *app = replay->app;
    const char *const *names = app->frame.names;
    board_init(&replay->board);
    while (!replay->leaving && replay->next_place.page == PAGE_BACK && !app->leaving) {
        struct event event;
        int spot;
        size_t to;
        bool more = find_moments(replay);
        replay_draw(replay);
        int most = more ? 0 : time_left(replay);
        enum action action = frame_action(app, CONTEXT_REPLAY, most, &event, &spot);
        if (timeline_clicked(&replay->timeline, replay->session, spot, &to))
            go_there(replay, to);
        else if (!typed_number(replay, action, event.key))
            act(replay, action);
        run(replay, &event);
        if (replay->follow)
            look(replay);
    }
    app->frame.names = names;
    board_free(&replay->board);
    moments_forget(&replay->moments);
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
    if (here->text.length)
        read_bookmarks(&replay, here->text.bytes);
    go(&replay, follow ? length : here->at);
    watch(&replay);
    here->at = replay.at;
    here->viewer = replay.viewer;
    keep_bookmarks(&replay, &here->text);
    if (!follow)
        session_seek(session, stood);
    return replay.next_place;
}

/* The replay page steps through the game on a screen that records it. */
void page_replay_record(struct session *session, enum viewer viewer, const struct look *look,
                        struct text *out) {
    struct app app = {.look = *look};
    struct text title = TEXT_EMPTY;
    struct place replay = {.page = PAGE_REPLAY, .session = session, .viewer = viewer};
    export_add_title(session, &title);
    config_init(&app.config);
    app_begin(&app, cast_open(session, session_at(session), look, title.bytes, out));
    page_replay(&app, &replay);
    app_close(&app);
    text_free(&title);
}
