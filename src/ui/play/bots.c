/*
 * bots.c - players who are no persons at the table of the play page.
 *
 * While one thinks every key is answered at once: a round draws, waits a moment for a key, and
 * only then asks whether the player has answered. What happens by itself (a player's move, its
 * dice) waits until the step before it could be seen, or a key says that it was. A patient screen
 * waits for nothing and nobody: there the answer comes before the next key.
 */
#include "ui/play/bots.h"

#include "session/clock.h"
#include "ui/pages/pages.h"
#include "ui/widgets/ask.h"
#include "ui/widgets/frame.h"

enum { ROUND = 100 /* milliseconds between two pictures while a player thinks */ };
enum { PAUSE_FIRST = 100, PAUSE_LAST = 6400 };

/* No person at all: the game is watched. */
static bool is_watched(const struct play *play) {
    return play->seats.players + 1 == 1u << session_setup(play->session)->seats;
}

bool play_bot_acts(const struct play *play) {
    return play->turn.phase != PHASE_OVER && play->seats.player[play->seat];
}

void play_sit_down(struct play *play) {
    static const char *const rows[] = {N_("Start it"), N_("No, play that seat by hand")};
    struct text text = TEXT_EMPTY, notes = TEXT_EMPTY;
    bool programs = false;
    if (seats_must_ask(play->session, &text)) {
        text_add(&text, _("Start a program only if you know it."));
        programs = page_ask(play->app, _("Start a program?"), text.bytes, rows, 2) == 0;
    }
    seats_open(&play->seats, play->session, programs, &notes);
    text_add(&play->news, notes.bytes);
    play->person = seats_only_person(&play->seats);
    play->paused = play->skips = false;
    text_free(&text);
    text_free(&notes);
}

void play_seen_from_now(struct play *play) {
    play->step_at = clock_milliseconds();
    play->skips = false;
}

/* How long the last step is still to be looked at, in milliseconds. Of chores and secret choices
   there is nothing to see. */
static int time_left(const struct play *play) {
    long long left =
        (long long)(play->step_at + (uint64_t)play->app->config.pause - clock_milliseconds());
    bool nothing = play->skips || play->leaving_it || play->turn.secret;
    return nothing || left < 0 ? 0 : (int)left;
}

/* Adds what a player said to the news. */
static void add_remarks(struct play *play) {
    size_t fresh = play->news.length;
    if (seats_remark(&play->seats, &play->news))
        play->fresh = fresh;
}

static void give_up(struct play *play, const char *why) {
    text_clear(&play->line);
    text_addf(&play->line, _("$%c gives the game up: %s"), 'A' + (int)play->seat, why);
    play_step(play, play->news.length);
    play_say(play, INK_ALERT, play->line.bytes);
}

/* Lets the player go on, for so many milliseconds or until it has answered (-1). */
static void let_think(struct play *play, int most) {
    struct text why = TEXT_EMPTY;
    size_t fresh = play->news.length;
    switch (seats_step(&play->seats, play->seat, most, &play->news, &why)) {
    case SEATED_THINKS:
        break;
    case SEATED_MOVED:
        play_step(play, fresh);
        break;
    case SEATED_GAVE_UP:
        give_up(play, why.bytes);
        break;
    }
    add_remarks(play);
    text_free(&why);
}

/* What goes on by itself. A player may think while the step before is looked at, but its move
 * waits. */
static void go_on(struct play *play) {
    bool patient = frame_patient(play->app), due = patient || time_left(play) == 0;
    if (play->paused && !play->skips)
        return;
    if (play->turn.phase == PHASE_CHANCE) {
        if (due)
            play_roll(play);
    } else if (due) {
        let_think(play, patient ? -1 : 0);
    } else {
        seats_prepare(&play->seats, play->seat);
    }
}

/* How long to wait for a key: until there is something new to show. */
static int time_to_wait(const struct play *play) {
    if (play->paused)
        return -1;
    int left = time_left(play);
    return left > ROUND || left == 0 ? ROUND : left;
}

/* Slower (1) or faster (-1): the pause doubles or is halved; below the first it is none. */
static void change_pause(struct play *play, int step) {
    int *pause = &play->app->config.pause;
    if (step < 0)
        *pause = *pause > PAUSE_FIRST ? *pause / 2 : 0;
    else if (*pause < PAUSE_LAST)
        *pause = *pause ? *pause * 2 : PAUSE_FIRST;
    text_clear(&play->line);
    text_addf(&play->line, _("A pause of %d.%d seconds after each step"), *pause / 1000,
              *pause / 100 % 10);
    play_say(play, INK_PLAIN, play->line.bytes);
}

/* Whoever thinks is to move at once. A program may take its time: leaving is always possible. */
static void hurry(struct play *play) {
    text_clear(&play->line);
    seats_hurry(&play->seats, &play->line);
    if (!play->line.length)
        return;
    text_add_char(&play->line, ' ');
    play_key(play, ACTION_LEAVE, &play->line);
    text_add(&play->line, _(" leaves the game."));
    play_say(play, INK_PLAIN, play->line.bytes);
}

/* Keys of a game that nobody but players plays: those of a replay. */
static void watch_key(struct play *play, enum action action) {
    switch (action) {
    case ACTION_PLAY_PAUSE:
        play->paused = !play->paused;
        play->skips = false;
        break;
    case ACTION_STEP:
        play->paused = play->skips = true;
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
        page_help(play->app, CONTEXT_REPLAY | CONTEXT_WAIT, play->session);
        break;
    case ACTION_RULES:
    case ACTION_DICE:
    case ACTION_LEAVE:
        play_act(play, action);
        break;
    default:
        break;
    }
}

/* Keys of a person who waits: looking about and everything that needs no turn. */
static void wait_key(struct play *play, enum action action, const struct event *event, int spot) {
    play->skips = true;
    switch (action) {
    case ACTION_HURRY:
        hurry(play);
        break;
    case ACTION_UNDO:
    case ACTION_HELP:
    case ACTION_RULES:
    case ACTION_DICE:
    case ACTION_LOOK:
    case ACTION_NAMES:
    case ACTION_LEAVE:
        play_act(play, action);
        break;
    default:
        if (action >= ACTION_UP && action <= ACTION_DOWN_RIGHT) {
            play_move_cursor(play, action);
        } else if (event->key == KEYS_MOUSE) {
            play->cursor = spot != NO_SPOT ? spot : play->cursor;
        } else {
            text_clear(&play->line);
            text_addf(&play->line, _("It is the turn of $%c. "), 'A' + (int)play->seat);
            play_key(play, ACTION_HURRY, &play->line);
            text_add(&play->line, _(" makes it move at once."));
            play_say(play, INK_PLAIN, play->line.bytes);
        }
    }
}

void play_bot_progress(const struct play *play, struct text *out) {
    int percent = seats_progress(&play->seats);
    if (play->paused)
        text_add(out, _("paused"));
    else if (play->seats.advising && percent >= 0)
        text_addf(out, _("looking for a good move, %d %%"), percent);
    else if (percent > 0)
        text_addf(out, _("$%c thinks, %d %%"), 'A' + (int)play->seat, percent);
    else if (percent == 0)
        text_addf(out, _("$%c thinks"), 'A' + (int)play->seat);
}

unsigned play_bot_actions(const struct play *play, enum action *out) {
    static const enum action watched[] = {ACTION_PLAY_PAUSE, ACTION_STEP, ACTION_FASTER,
                                          ACTION_SLOWER,     ACTION_HELP, ACTION_LEAVE,
                                          ACTION_RULES,      ACTION_DICE, ACTION_NONE};
    static const enum action waiting[] = {ACTION_HURRY, ACTION_HELP,  ACTION_LEAVE, ACTION_LOOK,
                                          ACTION_RULES, ACTION_NAMES, ACTION_DICE,  ACTION_NONE};
    bool watches = is_watched(play);
    const enum action *actions = watches ? watched : waiting;
    for (int i = 0; i == 0 || actions[i - 1] != ACTION_NONE; i++)
        out[i] = actions[i];
    return CONTEXT_WAIT | (watches ? CONTEXT_REPLAY : CONTEXT_PLAY);
}

void play_await_bot(struct play *play) {
    struct event event;
    int spot;
    go_on(play);
    if (play->stale)
        return;
    play_draw(play);
    if (is_watched(play)) {
        watch_key(play, frame_action(play->app, CONTEXT_REPLAY | CONTEXT_WAIT, time_to_wait(play),
                                     &event, &spot));
    } else {
        enum action action =
            frame_action(play->app, CONTEXT_PLAY | CONTEXT_WAIT, time_to_wait(play), &event, &spot);
        if (event.key != KEYS_NONE && event.key != KEYS_RESIZE)
            wait_key(play, action, &event, spot);
    }
}
