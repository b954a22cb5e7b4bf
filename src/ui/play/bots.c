/*
 * bots.c - bots at the table of the play page.
 *
 * While a bot thinks, every key is answered at once: a round draws, waits a moment for a key, and
 * then asks whether the bot has answered. A bot's move or roll is delayed until the player had time
 * to see the step before it, or pressed a key. On a patient screen (screen.h) there are no delays,
 * and the bot's answer always comes before the next key.
 */
#include "core/real.h"
#include "session/clock.h"
#include "session/clocks.h"
#include "ui/play/page.h"
#include "ui/widgets/ask.h"
#include "ui/widgets/frame.h"

enum { PAUSE_FIRST = 100, PAUSE_LAST = 6400 };

void play_sit_down(struct play *play) {
    static const char *const rows[] = {N_("Start it"), N_("No, play that seat by hand")};
    struct text text = TEXT_EMPTY, notes = TEXT_EMPTY;
    bool programs = false;
    if (seats_must_ask(play->table.session, &text))
        programs = page_ask(play->app, _("Start a program?"), text.bytes, rows, 2) == 0;
    seats_open(&play->table.seats, play->table.session, programs, &notes);
    text_add(&play->view.news, notes.bytes);
    play->view.person = seats_only_person(&play->table.seats);
    play->pace.paused = play->pace.skips = false;
    text_free(&text);
    text_free(&notes);
}

/* How long the last step is still to be looked at, in milliseconds. Of suggested
   moves and of secret choices there is nothing to see. */
static int time_left(const struct play *play) {
    long long left =
        (long long)(play->pace.step_at + (uint64_t)play->app->config.pause - clock_milliseconds());
    bool nothing = play->pace.skips || play->table.advice.follows || play->table.turn.secret;
    return nothing || left < 0 ? 0 : (int)left;
}

/* Adds what a bot said to the news. */
static void add_remarks(struct play *play) {
    size_t fresh = play->view.news.length;
    if (seats_remark(&play->table.seats, &play->view.news))
        play->view.fresh = fresh;
}

/* Lets the bot go on, for so many milliseconds or until it has answered (-1). */
static void let_think(struct play *play, int most) {
    struct text why = TEXT_EMPTY;
    size_t fresh = play->view.news.length;
    switch (seats_step(&play->table.seats, play->table.seat, most, &play->view.news, &why)) {
    case SEATED_THINKS:
        break;
    case SEATED_MOVED:
        play_step(play, fresh);
        break;
    case SEATED_GAVE_UP:
        play_step(play, fresh);
        play_say(play, INK_ALERT, why.bytes);
        break;
    }
    add_remarks(play);
    text_free(&why);
}

/* What goes on by itself. A bot may think while the step before is looked at, but its move
   waits. */
static void go_on(struct play *play) {
    bool patient = frame_patient(play->app), due = patient || time_left(play) == 0;
    if (play->pace.paused && !play->pace.skips)
        return;
    if (play->table.turn.phase == PHASE_CHANCE) {
        if (due)
            play_roll(play);
    } else if (due) {
        let_think(play, patient ? -1 : 0);
    } else {
        seats_prepare(&play->table.seats, play->table.seat);
    }
}

/* How long to wait for a key: until there is something new to show. */
static int time_to_wait(const struct play *play) {
    if (play->pace.paused)
        return -1;
    int left = time_left(play);
    return left > PLAY_ROUND || left == 0 ? PLAY_ROUND : left;
}

/* Slower (1) or faster (-1): the pause doubles or is halved; below the first it is none. */
static void change_pause(struct play *play, int step) {
    int *pause = &play->app->config.pause;
    if (step < 0)
        *pause = *pause > PAUSE_FIRST ? *pause / 2 : 0;
    else if (*pause < PAUSE_LAST)
        *pause = *pause ? *pause * 2 : PAUSE_FIRST;
    text_clear(&play->line);
    text_addf(&play->line, _("A pause of %s seconds after each step"),
              real_told(*pause / 1000.0, 1).text);
    play_say(play, INK_PLAIN, play->line.bytes);
}

/* Whoever thinks is to move at once. A program may take its time: leaving is always possible. */
static void hurry(struct play *play) {
    text_clear(&play->line);
    seats_hurry(&play->table.seats, &play->line);
    if (!play->line.length)
        return;
    text_add_char(&play->line, ' ');
    play_key(play, ACTION_LEAVE, &play->line);
    text_add(&play->line, _(" leaves the game."));
    play_say(play, INK_PLAIN, play->line.bytes);
}

/* Keys of a game that only bots play: those of a replay. */
static void watch_key(struct play *play, enum action action) {
    switch (action) {
    case ACTION_PLAY_PAUSE:
        play->pace.paused = !play->pace.paused;
        play->pace.skips = false;
        break;
    case ACTION_STEP:
        play->pace.paused = play->pace.skips = true;
        break;
    case ACTION_FASTER:
        change_pause(play, -1);
        break;
    case ACTION_SLOWER:
        change_pause(play, 1);
        break;
    case ACTION_HURRY:
        hurry(play);
        break;
    case ACTION_HELP:
        page_help(play->app, CONTEXT_REPLAY | CONTEXT_WAIT, play->table.session);
        break;
    case ACTION_RULES:
    case ACTION_DICE:
    case ACTION_NEWS:
    case ACTION_LEAVE:
        play_act(play, action);
        break;
    default:
        break;
    }
}

void play_wait_key(struct play *play, enum action action, const struct event *event, int spot) {
    play->pace.skips = true;
    if (play->table.remote &&
        (action == ACTION_TYPE || action == ACTION_GIVE_UP || action == ACTION_DRAW)) {
        play_act(play, action);
        return;
    }
    switch (action) {
    case ACTION_HURRY:
        hurry(play);
        break;
    case ACTION_UNDO:
    case ACTION_COMMENT:
    case ACTION_HELP:
    case ACTION_RULES:
    case ACTION_DICE:
    case ACTION_LOOK:
    case ACTION_NAMES:
    case ACTION_CURTAIN:
    case ACTION_NEWS:
    case ACTION_LEAVE:
        play_act(play, action);
        break;
    default:
        if (action >= ACTION_UP && action <= ACTION_DOWN_RIGHT) {
            play_move_cursor(play, action);
        } else if (event->key == KEYS_MOUSE) {
            play->choice.cursor = spot != NO_SPOT ? spot : play->choice.cursor;
        } else {
            text_clear(&play->line);
            text_addf(&play->line, _("It is the turn of $%c. "), seat_letter(play->table.seat));
            if (!play->table.remote) {
                play_key(play, ACTION_HURRY, &play->line);
                text_add(&play->line, _(" makes it move at once."));
            }
            play_say(play, INK_PLAIN, play->line.bytes);
        }
    }
}

void play_await_bot(struct play *play) {
    struct event event;
    int spot;
    play->pace.waited = true;
    session_clock_run(play->table.session, (int)play->table.seat);
    go_on(play);
    if (play->stale)
        return;
    play_draw(play);
    if (play_is_watched(play)) {
        watch_key(play, frame_action(play->app, CONTEXT_REPLAY | CONTEXT_WAIT, time_to_wait(play),
                                     &event, &spot));
    } else {
        enum action action =
            frame_action(play->app, CONTEXT_PLAY | CONTEXT_WAIT, time_to_wait(play), &event, &spot);
        if (event.key != KEYS_NONE && event.key != KEYS_RESIZE)
            play_wait_key(play, action, &event, spot);
    }
}
