/*
 * play.c - the loop of the play page: who is asked.
 *
 * After what the driver has to do first the loop knows these situations: the game is over, a bot
 * is to act, dice fall or autoplay moves, the screen must change hands, a player is asked.
 */
#include <stdlib.h>

#include "core/memory.h"
#include "session/clocks.h"
#include "table/advice.h"
#include "table/news.h"
#include "ui/play/page.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/prompt.h"

/* ---- one event ------------------------------------------------------------------------------- */

static void back(struct play *play) {
    text_clear(&play->app->message);
    text_clear(&play->choice.typed);
    if (play->choice.from != NO_SPOT) {
        play->choice.from = NO_SPOT;
    } else if (!pick_back(&play->choice.pick)) {
        text_clear(&play->line);
        play_key(play, ACTION_LEAVE, &play->line);
        text_add(&play->line, _(" leaves the game."));
        play_say(play, INK_PLAIN, play->line.bytes);
    }
}

/* The dice are due, and perhaps wanted. */
static void await_dice(struct play *play, enum action action, bool wanted) {
    if (action == ACTION_BACK)
        play->choice.fell = (struct move){0};
    else if (wanted && table_tells_dice(&play->table))
        play_choose_dice(play);
    else if (wanted)
        play_roll(play);
}

/* One event of a player who is asked, or for whom the dice are to fall. */
static void await_key(struct play *play) {
    struct event event;
    int spot;
    if (play->choice.cursor != play->choice.hint)
        pick_unhint(&play->choice.pick);
    session_clock_run(play->table.session, (int)play->table.seat);
    play_draw(play);
    bool advised = advice_wanted(&play->table);
    enum action action =
        play_event(play, play_context(play),
                   advised ? PLAY_ROUND : session_clock_wait(play->table.session), &event, &spot);
    if (advised && action == ACTION_BACK) {
        advice_end(&play->table);
        return;
    }
    if (action == ACTION_VERBS && play_own_key(play, event.key))
        action = ACTION_NONE;
    if (table_tells_dice(&play->table) && play_dice_key(play, event.key))
        return;
    if (play_act(play, action))
        return;
    if (play->table.turn.phase == PHASE_CHANCE) {
        await_dice(play, action,
                   action == ACTION_CHOOSE || (event.key == KEYS_MOUSE && spot == SPOT_DICE));
        return;
    }
    if (event.key == KEYS_MOUSE && spot == SPOT_DICE) {
        play_dice_verb(play);
    } else if (event.key == KEYS_MOUSE && spot != NO_SPOT) {
        play->choice.cursor = spot;
        play_choose(play);
    } else if (action == ACTION_CHOOSE) {
        play_choose(play);
    } else if (action == ACTION_BACK) {
        back(play);
    } else if (action == ACTION_NEXT || action == ACTION_PREVIOUS) {
        play_tab(play, action == ACTION_NEXT ? 1 : -1);
    } else if (action == ACTION_CYCLE) {
        pick_turn(&play->choice.pick, play->choice.cursor);
    } else if (action == ACTION_NONE) {
        play_shortcut(play, event.key);
    } else {
        play_move_cursor(play, action);
    }
}

/* ---- the loop -------------------------------------------------------------------------------- */

/* The person who was waiting is called, if that is wanted. */
static void ring(struct play *play) {
    struct screen *screen = play->app->screen;
    play->pace.waited = false;
    if (play->app->config.bell && screen->bell)
        screen->bell(screen);
}

/* Finds out what the present position asks for. */
static void refresh(struct play *play) {
    struct table *table = &play->table;
    unsigned before = table->seat;
    table_look(table);
    if (table->seats.bot[before] && play->view.person >= 0)
        play->choice.cursor_of[play->view.person] = play->choice.cursor; /* he looked about */
    play_choose_anew(play, before);
    play->stale = false;
    if (play->pace.waited && !table_bot_acts(table))
        ring(play);
}

/* What the position asks for next. */
static void proceed(struct play *play) {
    const struct table *table = &play->table;
    bool by_itself = table->turn.phase == PHASE_CHANCE && !table_tells_dice(table) &&
                     (!play->app->config.roll_by_key || advice_finishes(table));
    if (play->driver->proceed(play))
        return;
    if (play->view.hidden && table->turn.phase != PHASE_OVER)
        play_curtain(play);
    else if (play_has_unread(play))
        play_await_reader(play);
    else if (table->turn.phase == PHASE_OVER)
        play_end(play);
    else if (table_bot_acts(table))
        play_await_bot(play);
    else if ((by_itself && play_roll(play)) || play_take_advice(play))
        return;
    else if (play_needs_curtain(play))
        play_curtain(play);
    else
        await_key(play);
}

/* The news of the last moves of a game that goes on, so that it is clear what happened. */
static void recall_news(struct play *play) {
    enum { RECALLED = 6 };
    size_t at = session_at(play->table.session);
    for (size_t i = at > RECALLED ? at - RECALLED : 0; i < at; i++) {
        play->view.fresh = play->view.news.length;
        news_of_move(play->table.session, i, &play->view.news);
    }
}

/* A move that was just made is seen being made. */
static void show_step(struct play *play) {
    size_t at = session_at(play->table.session);
    play->view.board.pointed = play->view.board.from = NO_SPOT;
    if (at == play->view.seen + 1)
        board_step(&play->view.board, play->app, play->table.session, play_viewer(play));
    if (at < play->view.seen)
        play->view.unread = 0; /* taken back */
    for (size_t i = play->view.seen; i < at; i++)
        play_note_news(play, i);
    play->view.seen = at;
}

static void begin(struct play *play, struct session *session) {
    struct play_choice *choice = &play->choice;
    play->voice = play_voice(play);
    table_open(&play->table, session);
    play->table.remote = play->here->remote;
    play->app->frame.names = session_names(session);
    play->stale = true;
    play->view.seen = session_at(session);
    play->view.named = NO_NAMES;
    play->view.after = memory_new(STATE_MOST);
    board_init(&play->view.board);
    for (int seat = 0; seat < SEATS_MOST; seat++)
        choice->cursor_of[seat] = NO_SPOT;
    choice->cursor = choice->from = choice->hold = NO_SPOT;
    pick_init(&choice->pick, play->table.rules, play->table.notation);
    walk_init(&choice->walk, play->table.rules);
    move_list_reserve(&choice->plan, SPOT_ACTION);
    play_sit_down(play);
    recall_news(play);
}

static void end(struct play *play) {
    session_clock_keep(play->table.session);
    seats_close(&play->table.seats);
    pick_free(&play->choice.pick);
    walk_free(&play->choice.walk);
    move_list_free(&play->choice.plan);
    text_free(&play->choice.typed);
    text_free(&play->choice.earlier);
    board_free(&play->view.board);
    free(play->view.after);
    text_free(&play->view.news);
    text_free(&play->line);
}

struct place play_run(struct app *app, struct place *here, struct session *session,
                      const struct play_driver *driver, struct lesson *lesson) {
    const char *const *names = app->frame.names;
    struct play play = {.app = app,
                        .here = here,
                        .next = {.page = PAGE_BACK},
                        .driver = driver,
                        .lesson = lesson,
                        .view = {.news = TEXT_EMPTY},
                        .choice = {.typed = TEXT_EMPTY, .earlier = TEXT_EMPTY},
                        .line = TEXT_EMPTY};
    begin(&play, session);
    while (!play.leaving && !app->leaving) {
        if (play.stale) {
            refresh(&play);
            show_step(&play);
        }
        proceed(&play);
    }
    end(&play);
    app->frame.names = names;
    return play.next;
}
