/*
 * clocks.c - the players' clocks: see clocks.h and clock_state.h.
 *
 * What a player does in one turn counts as one move of the clock: an increment is given, and the
 * time of a turn or a period is renewed, when the number of the turn changes. Each turn gives
 * increments once, also when it is taken back and played again.
 */
#include "session/clocks.h"

#include <string.h>

#include "session/clock.h"

#include "session_state.h"

static const char mark[] = "; [%clk ";
enum { HOURS_MOST = 1000 }; /* increments add to what a control gives */
enum { MIRROR_WAIT = 100 }; /* milliseconds until the program that keeps the game may tell more */

void clocks_start(struct clocks *clocks, const struct time_control *control) {
    *clocks = (struct clocks){.control = *control, .running = NO_CLOCK};
    for (unsigned seat = 0; seat < SEATS_MOST; seat++)
        clocks->seat[seat] = (struct seat_clock){.main = control->main * 1000,
                                                 .period = control->extra * 1000,
                                                 .periods = control->periods};
}

/* Uses up time of one clock: the main time, and then one period after the other. */
static void use(const struct time_control *control, struct seat_clock *clock, uint64_t passed) {
    uint64_t of_main = passed < clock->main ? passed : clock->main;
    clock->main -= (uint32_t)of_main;
    passed -= of_main;
    while (clock->periods > 0 && passed >= clock->period) {
        passed -= clock->period;
        clock->periods--;
        clock->period = control->extra * 1000;
    }
    if (clock->periods > 0)
        clock->period -= (uint32_t)passed;
}

void clocks_settle(struct clocks *clocks) {
    uint64_t now = clock_play();
    if (clocks->running != NO_CLOCK)
        use(&clocks->control, &clocks->seat[clocks->running], now - clocks->since);
    clocks->since = now;
}

/* A turn is over. A clock that has fallen stays so. */
static void end_turn(struct clocks *clocks, uint32_t turn) {
    const struct time_control *control = &clocks->control;
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        struct seat_clock *clock = &clocks->seat[seat];
        if (clock->main == 0 && clock->periods == 0)
            continue;
        if (control->kind == CONTROL_MOVE)
            clock->main = control->main * 1000;
        else if (control->kind == CONTROL_BYOYOMI)
            clock->period = control->extra * 1000;
        else if (control->kind == CONTROL_FISCHER && clocks->chose >> seat & 1 &&
                 turn > clocks->paid && clock->main < HOURS_MOST * 3600000u)
            clock->main += control->extra * 1000;
    }
    clocks->chose = 0;
    if (turn > clocks->paid)
        clocks->paid = turn;
}

void clocks_moved(struct clocks *clocks, unsigned actor, uint32_t before, uint32_t after) {
    if (actor != CHANCE)
        clocks->chose |= (uint8_t)(1u << actor);
    if (after != before)
        end_turn(clocks, before);
}

/* ---- in the log ---- */

void clock_face_log(const struct clock_face *face, unsigned seat, struct text *out) {
    unsigned long tenths = face->left / 100;
    text_addf(out, "%s%c %lu:%02lu:%02lu.%lu", mark, seat_letter(seat), tenths / 36000,
              tenths / 600 % 60, tenths / 10 % 60, tenths % 10);
    if (face->periods > 0)
        text_addf(out, " %u", face->periods);
    text_add(out, "]\n");
}

void clocks_write(const struct clocks *clocks, unsigned seat, struct text *out) {
    struct clock_face face = clocks_face(&clocks->seat[seat]);
    clock_face_log(&face, seat, out);
}

/* "00" to "59" */
static bool two_digits(struct word word, long *out) {
    if (word.length == 2 && *word.bytes == '0') { /* word_number takes no leading zeros */
        word.bytes++;
        word.length--;
        return word_number(word, 0, 9, out);
    }
    return word.length == 2 && word_number(word, 10, 59, out);
}

/* "0:04:31.2" in milliseconds. */
static bool read_time(struct word rest, uint32_t *out) {
    struct word hours, minutes, seconds;
    long h, m, s, tenths = 0;
    if (!word_part(&rest, ':', &hours) || !word_part(&rest, ':', &minutes) ||
        !word_part(&rest, '.', &seconds) || !word_number(hours, 0, HOURS_MOST, &h) ||
        !two_digits(minutes, &m) || !two_digits(seconds, &s) ||
        (rest.length && !word_number(rest, 0, 9, &tenths)))
        return false;
    *out = (uint32_t)(((h * 60 + m) * 60 + s) * 1000 + tenths * 100);
    return true;
}

int clocks_read(struct clocks *clocks, struct word line) {
    size_t begin = strlen(mark), length = line.length;
    if (clocks->control.kind == CONTROL_NONE || length < begin + 2 ||
        memcmp(line.bytes, mark, begin) != 0)
        return NO_CLOCK;
    if (line.bytes[length - 1] == '\r')
        length--;
    if (line.bytes[length - 1] != ']')
        return NO_CLOCK;
    struct word rest = {line.bytes + begin, length - begin - 1}, letter, time;
    uint8_t seat;
    uint32_t left;
    long periods = 0;
    if (!word_part(&rest, ' ', &letter) || !word_seat(letter, SEATS_MOST, &seat) ||
        !word_part(&rest, ' ', &time) || !read_time(time, &left) ||
        (rest.length && !word_number(rest, 1, clocks->control.periods, &periods)))
        return NO_CLOCK;
    struct seat_clock *clock = &clocks->seat[seat];
    clock->main = rest.length ? 0 : left;
    if (rest.length) {
        clock->period = left;
        clock->periods = (uint8_t)periods;
    }
    return seat;
}

struct clock_face clocks_face(const struct seat_clock *clock) {
    bool period = clock->main == 0 && clock->periods > 0;
    return (struct clock_face){.left = period ? clock->period : clock->main,
                               .periods = period ? clock->periods : 0};
}

/* ---- the session's ---- */

const struct time_control *session_control(const struct session *session) {
    return &session->clocks.control;
}

void session_clock_run(struct session *session, int seat) {
    struct clocks *clocks = &session->clocks;
    if (session->mirror || clocks->control.kind == CONTROL_NONE || clocks->running == seat)
        return;
    clocks_settle(clocks);
    clocks->running = session->ended ? NO_CLOCK : seat;
}

void session_clock_face(const struct session *session, unsigned seat, bool live,
                        struct clock_face *out) {
    const struct clocks *clocks = &session->clocks;
    struct seat_clock clock = clocks->seat[seat];
    bool running = clocks->running == (int)seat;
    if (running && live)
        use(&clocks->control, &clock, clock_play() - clocks->since);
    *out = clocks_face(&clock);
    out->running = running;
}

void clock_face_told(const struct clock_face *face, struct text *out) {
    control_add_time(face->left, out);
    if (face->periods > 0)
        text_addf(out, " x%u", face->periods);
}

int session_clock_wait(const struct session *session) {
    struct clock_face face;
    if (session->clocks.running == NO_CLOCK)
        return -1;
    session_clock_face(session, (unsigned)session->clocks.running, true, &face);
    if (face.left == 0)
        return session->mirror ? MIRROR_WAIT : 0;
    return (int)((face.left - 1) % 1000 + 1);
}

int session_clock_fallen(const struct session *session) {
    struct clock_face face;
    if (session->mirror || session->clocks.control.kind == CONTROL_NONE || session->ended)
        return NO_CLOCK;
    for (unsigned seat = 0; seat < session->setup.seats; seat++) {
        session_clock_face(session, seat, true, &face);
        if (face.left == 0)
            return (int)seat;
    }
    return NO_CLOCK;
}

bool session_flag_fell(const struct session *session) {
    return session->ended == ENDED_FLAG;
}

void session_clock_keep(struct session *session) {
    struct clocks *clocks = &session->clocks;
    int seat = session->mirror ? NO_CLOCK : clocks->running;
    session_clock_run(session, NO_CLOCK);
    if (seat == NO_CLOCK || session->ended || session_room(session) == LOG_ROOM_NONE)
        return;
    clocks_write(clocks, (unsigned)seat, &session->log);
    clock_list_keep(&session->times, clocks, (unsigned)seat, session->live - session->held_count);
    session_save(session);
}
