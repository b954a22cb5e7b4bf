/*
 * match.c - one game between players: see match.h.
 *
 * Every wait is short, so that a stop is noticed at once whatever a player does.
 */
#include "bots/match.h"

#include "session/clock.h"

enum { LOOK_MILLISECONDS = 50 };

static void note(struct match *match, unsigned seat, const char *line) {
    if (*line)
        text_addf(&match->remarks, "%c: %s\n", seat_letter(seat), line);
}

/* Waits for the answer; PLAYER_THINKS when stopped. */
static enum answer wait_for_answer(struct match *match, unsigned seat, struct move *move,
                                   struct text *why) {
    struct player *player = match->players[seat];
    enum answer answer = PLAYER_THINKS;
    while (answer == PLAYER_THINKS && !atomic_load(match->stop)) {
        answer = player_poll(player, LOOK_MILLISECONDS, move, why);
        note(match, seat, player_remark(player));
    }
    if (answer == PLAYER_THINKS)
        player_forget(player);
    return answer;
}

static void count_time(struct match_player *did, uint64_t milliseconds) {
    did->moves++;
    did->milliseconds += milliseconds;
    if (milliseconds > did->slowest)
        did->slowest = (uint32_t)milliseconds;
}

/* false when stopped. */
static bool play_seat(struct match *match, unsigned seat) {
    struct text why = TEXT_EMPTY;
    struct move move;
    uint64_t began = clock_milliseconds();
    player_ask(match->players[seat], match->session, seat);
    enum answer answer = wait_for_answer(match, seat, &move, &why);
    count_time(&match->did[seat], clock_milliseconds() - began);
    if (answer == PLAYER_MOVES && !session_play(match->session, seat, &move, NULL, &why))
        answer = PLAYER_FORFEITS;
    if (answer == PLAYER_FORFEITS) {
        match->did[seat].forfeited = true;
        note(match, seat, why.bytes);
        session_resign(match->session, seat, NULL);
    }
    text_free(&why);
    return answer != PLAYER_THINKS;
}

/* True while choices are made that the log does not hold yet. */
static bool amid_secrets(const struct session *session, const struct turn *turn) {
    size_t made = session_at(session);
    return turn->secret && made > 0 && session_entry(session, made - 1)->secret;
}

enum match_end match_play(struct match *match) {
    struct turn turn;
    for (;;) {
        session_turn(match->session, &turn);
        if (turn.phase == PHASE_OVER)
            return MATCH_OVER;
        if (session_at(match->session) >= match->most_moves && !amid_secrets(match->session, &turn))
            return MATCH_UNFINISHED;
        if (turn.phase == PHASE_CHANCE)
            session_roll(match->session, NULL, NULL);
        else if (!play_seat(match, (unsigned)__builtin_ctz(turn.acting)))
            return MATCH_STOPPED;
    }
}
