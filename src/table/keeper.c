/*
 * keeper.c - the loop of a table: guests, bots, clocks. See keeper.h.
 */
#define _GNU_SOURCE
#include "table/keeper.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <unistd.h>

#include "core/memory.h"
#include "session/clock.h"
#include "session/clocks.h"
#include "session/dice.h"

#include "keeper_state.h"

enum { LOOK = 20 /* milliseconds between two looks at a bot that thinks */ };

void table_make_key(char key[TABLE_KEY + 1]) {
    struct text text = TEXT_EMPTY;
    while (text.length < TABLE_KEY)
        dice_fresh_seed(&text);
    memcpy(key, text.bytes, TABLE_KEY);
    key[TABLE_KEY] = 0;
    text_free(&text);
}

/* ---- who comes and goes ---- */

/* A free place for one who comes, or -1. */
static int free_place(const struct keeper *keeper) {
    for (int i = 0; i < GUESTS_MOST; i++)
        if (!keeper->guest[i])
            return i;
    return -1;
}

/* Whoever comes when every place is taken waits before the door. */
static void let_in(struct keeper *keeper) {
    uid_t uid;
    int place, fd;
    while ((place = free_place(keeper)) >= 0 && (fd = door_accept(keeper->door, &uid)) >= 0) {
        struct guest *guest = memory_new(sizeof *guest);
        *guest = (struct guest){.keeper = keeper,
                                .uid = uid,
                                .since = clock_milliseconds(),
                                .refilled = clock_milliseconds(),
                                .allowed = HASTE_MOST};
        wire_open(&guest->wire, fd, WIRE_REQUEST_MOST);
        keeper->guest[place] = guest;
    }
}

/* Those who left, whose connection is lost, or who never said what they want. */
static void see_off(struct keeper *keeper) {
    bool any = false;
    unsigned lost = 0;
    for (int i = 0; i < GUESTS_MOST; i++) {
        struct guest *guest = keeper->guest[i];
        bool silent =
            guest && !guest->admitted && clock_milliseconds() - guest->since > GREETING_TIME;
        if (!guest || !(guest->leaves || guest->wire.broken || silent))
            continue;
        any = any || guest->admitted;
        lost |= guest->own;
        guest_free(guest);
        keeper->guest[i] = NULL;
    }
    if (keeper->asking.waits & lost || (keeper->asking.about && lost >> keeper->asking.asker & 1))
        keeper_settle(keeper);
    if (any)
        keeper_tell_people(keeper);
}

static bool is_lonely(const struct keeper *keeper) {
    for (int i = 0; i < GUESTS_MOST; i++)
        if (keeper->guest[i])
            return false;
    return true;
}

/* A table at which nobody sits is closed after a time. */
static void watch_loneliness(struct keeper *keeper) {
    uint64_t now = clock_milliseconds();
    if (!is_lonely(keeper))
        keeper->lonely_since = 0;
    else if (!keeper->lonely_since)
        keeper->lonely_since = now;
    else if (!keeper->serves && now - keeper->lonely_since > keeper->patience)
        keeper->closing = true;
}

/* ---- what goes on by itself ---- */

/* The clock of whoever is awaited runs while he is there. */
static void run_clock(struct keeper *keeper) {
    struct turn turn;
    session_turn(keeper->session, &turn);
    unsigned seat = seats_turn(&keeper->seats, &turn);
    bool there = turn.phase != PHASE_OVER &&
                 ((keeper->seats.bots >> seat & 1) || keeper_sitter(keeper, seat));
    session_clock_run(keeper->session, there ? (int)seat : NO_CLOCK);
}

static void fall_flag(struct keeper *keeper) {
    if (!session_fall(keeper->session, NULL))
        return;
    keeper_settle(keeper);
    keeper_tell(keeper);
}

/* The bot that is to act, or for which dice are due; -1: a person is awaited. */
static int awaited_bot(const struct keeper *keeper, const struct turn *turn) {
    unsigned seat = seats_turn(&keeper->seats, turn);
    bool dice = turn->phase == PHASE_CHANCE && session_dice_source(keeper->session) == DICE_TABLE;
    return turn->phase != PHASE_OVER && !dice && keeper->seats.bots >> seat & 1 ? (int)seat : -1;
}

/* Lets a bot play; true while one thinks. */
static bool let_play(struct keeper *keeper) {
    struct turn turn;
    session_turn(keeper->session, &turn);
    int seat = awaited_bot(keeper, &turn);
    struct text why = TEXT_EMPTY;
    enum seated seated = SEATED_MOVED;
    if (seat < 0 || is_lonely(keeper))
        return false;
    if (turn.phase == PHASE_CHANCE)
        session_roll(keeper->session, NULL, NULL);
    else
        seated = seats_step(&keeper->seats, (unsigned)seat, 0, NULL, &why);
    if (seated == SEATED_GAVE_UP)
        keeper_say(keeper, why.bytes);
    if (seated != SEATED_THINKS) {
        keeper_settle(keeper);
        run_clock(keeper);
        keeper_tell(keeper);
    }
    text_free(&why);
    return true;
}

/* A log that is nearly full is continued in a new one. */
static void renew_log(struct keeper *keeper) {
    struct text why = TEXT_EMPTY, notes = TEXT_EMPTY;
    if (!session_full(keeper->session))
        return;
    struct session *next = session_continue(keeper->session, &why);
    if (next) {
        seats_close(&keeper->seats);
        session_free(keeper->session);
        keeper->session = next;
        seats_open(&keeper->seats, next, keeper->programs, &notes);
        keeper->game++;
        keeper_tell(keeper);
    }
    text_free(&why);
    text_free(&notes);
}

/* ---- the loop ---- */

/* Waits until somebody writes or comes, or something is due. */
static void wait(struct keeper *keeper, bool thinking) {
    struct pollfd at[GUESTS_MOST + 1];
    nfds_t count = 0;
    int milliseconds = session_clock_wait(keeper->session);
    for (int i = 0; i < GUESTS_MOST; i++) {
        const struct guest *guest = keeper->guest[i];
        if (guest && guest->wire.fd >= 0)
            at[count++] =
                (struct pollfd){.fd = guest->wire.fd,
                                .events = (short)(POLLIN | (guest->wire.out.length ? POLLOUT : 0))};
        if (guest && !guest->admitted && (milliseconds < 0 || milliseconds > GREETING_TIME))
            milliseconds = GREETING_TIME;
    }
    if (free_place(keeper) >= 0)
        at[count++] = (struct pollfd){.fd = keeper->door->fd, .events = POLLIN};
    if (milliseconds < 0 || milliseconds > 1000)
        milliseconds = 1000;
    poll(at, count, thinking && milliseconds > LOOK ? LOOK : milliseconds);
}

static void round_of(struct keeper *keeper) {
    for (int i = 0; i < GUESTS_MOST; i++)
        if (keeper->guest[i])
            guest_serve(keeper->guest[i]);
    see_off(keeper);
    let_in(keeper);
    run_clock(keeper);
    fall_flag(keeper);
    session_confirm(keeper->session);
    renew_log(keeper);
    watch_loneliness(keeper);
}

static void begin(struct keeper *keeper, const struct keeper_plan *plan) {
    struct text notes = TEXT_EMPTY;
    *keeper = (struct keeper){.session = plan->session,
                              .door = plan->door,
                              .game = 1,
                              .programs = plan->programs,
                              .patience = plan->patience * 1000ull,
                              .line = TEXT_EMPTY,
                              .block = TEXT_EMPTY};
    if (!plan->serves) {
        memcpy(keeper->host, plan->key, sizeof keeper->host);
        memcpy(keeper->chair[plan->seat].key, plan->key, sizeof keeper->host);
    }
    keeper->serves = plan->serves;
    seats_open(&keeper->seats, keeper->session, plan->programs, &notes);
    text_free(&notes);
}

static void end(struct keeper *keeper) {
    keeper_send(keeper, "bye closed");
    for (int i = 0; i < GUESTS_MOST; i++)
        if (keeper->guest[i])
            guest_free(keeper->guest[i]);
    session_clock_keep(keeper->session);
    seats_close(&keeper->seats);
    session_free(keeper->session);
    door_close(keeper->door);
    text_free(&keeper->line);
    text_free(&keeper->block);
}

void keeper_run(const struct keeper_plan *plan, const volatile int *stop) {
    struct keeper keeper;
    begin(&keeper, plan);
    bool thinking = let_play(&keeper);
    while (!keeper.closing && !(stop && *stop)) {
        wait(&keeper, thinking);
        round_of(&keeper);
        thinking = let_play(&keeper);
    }
    end(&keeper);
}
