/*
 * session.c - a whole session over the game: takeback, going anywhere, saving, branching.
 *
 * digests[i] is the digest after i moves of the line that is in force: whoever comes to the same
 * place by another way must find the same position there.
 */
#include "session/session.h"

#include <stdlib.h>

#include "core/memory.h"

#include "conformance.h"

enum { MOVES_MOST = 300, SEEKS = 20 };

struct history {
    struct run *run;
    struct session *session;
    uint64_t digest[MOVES_MOST + 1];
};

static bool make_move(struct history *history, const struct turn *turn) {
    struct run *run = history->run;
    struct session *session = history->session;
    text_clear(&run->text);
    bool made;
    if (turn->phase == PHASE_CHANCE) {
        made = session_roll(session, NULL, &run->text);
    } else {
        unsigned seat = run_seat(run, turn->acting);
        run_list(run, session_state(session), seat, &run->list);
        if (!run->list.count)
            return fail(run, "session: no move for %c", 'A' + (int)seat);
        struct move move = run->list.moves[rng_below(&run->rng, (uint32_t)run->list.count)];
        made = session_play(session, seat, &move, NULL, &run->text);
    }
    if (!made)
        return fail(run, "session: a legal move is refused: %s", run->text.bytes);
    history->digest[session_at(session)] = session_digest(session);
    return true;
}

static bool stands(struct history *history, size_t at, const char *after) {
    struct session *session = history->session;
    if (session_at(session) != at)
        return fail(history->run, "session: stands at %zu, not %zu, after %s", session_at(session),
                    at, after);
    if (session_digest(session) != history->digest[at])
        return fail(history->run, "session: another position at %zu after %s", at, after);
    return true;
}

/* Takes back; half of the time makes the same moves again and must meet the same dice. */
static bool take_back(struct history *history) {
    struct run *run = history->run;
    struct session *session = history->session;
    struct takeback takeback;
    unsigned asker = session_asker(session);
    size_t before = session_at(session);
    session_takeback(session, asker, &takeback);
    if (!takeback.possible)
        return true;
    text_clear(&run->text);
    if (takeback.consent && session_undo(session, asker, 0, &run->text))
        return fail(run, "session: a takeback without the others' consent");
    if (!session_undo(session, asker, takeback.consent, &run->text))
        return fail(run, "session: no takeback: %s", run->text.bytes);
    if (!stands(history, takeback.to, "undo") || rng_below(&run->rng, 2))
        return session_at(session) == takeback.to;
    while (session_redo(session, NULL, NULL))
        if (!stands(history, session_at(session), "redo"))
            return false;
    return stands(history, before, "all redo");
}

/* What was made by itself: a set-up by chance. Its positions are met on the way back. */
static void note_drawn(struct history *history) {
    struct session *session = history->session;
    size_t length = session_at(session);
    for (size_t at = 0; at <= length; at++) {
        session_seek(session, at);
        history->digest[at] = session_digest(session);
    }
}

static bool play_game(struct history *history) {
    note_drawn(history);
    struct turn turn = {0};
    while (session_at(history->session) < MOVES_MOST) {
        session_turn(history->session, &turn);
        if (turn.phase == PHASE_OVER)
            break;
        if (!make_move(history, &turn))
            return false;
        if (rng_below(&history->run->rng, 8) == 0 && !session_over(history->session) &&
            !take_back(history))
            return false;
    }
    return true;
}

static bool seek_anywhere(struct history *history) {
    size_t length = session_at(history->session);
    for (int i = 0; i < SEEKS; i++) {
        size_t at = rng_below(&history->run->rng, (uint32_t)length + 1);
        session_seek(history->session, at);
        if (!stands(history, at, "seek"))
            return false;
    }
    session_seek(history->session, length);
    return stands(history, length, "seek to the end");
}

/* Secret choices not yet revealed are not in the log. */
static size_t logged(const struct session *session) {
    struct turn turn = {0};
    session_turn(session, &turn);
    size_t at = session_at(session);
    while (turn.secret && at > 0 && session_entry(session, at - 1)->secret)
        at--;
    return at;
}

/* Loads some bytes of the log; it must be a good game of the same positions. */
static bool load(struct history *history, const char *bytes, size_t length, size_t *moves) {
    struct run *run = history->run;
    struct problem problem;
    struct session *loaded = session_load(bytes, length, &problem);
    bool good = loaded && problem.kind == PROBLEM_NONE;
    if (!good)
        fail(run, "session: its log does not load: line %u: %s", problem.line,
             problem.message.bytes);
    problem_free(&problem);
    if (good) {
        *moves = session_at(loaded);
        if (!session_sealed(loaded))
            good = fail(run, "session: its log is not sealed");
        else if (*moves > MOVES_MOST || session_digest(loaded) != history->digest[*moves])
            good = fail(run, "session: another position after loading %zu moves", *moves);
    }
    session_free(loaded);
    return good;
}

static bool load_all(struct history *history) {
    size_t length, moves = 0, expected = logged(history->session);
    const char *log = session_log(history->session, &length);
    if (!load(history, log, length, &moves))
        return false;
    if (moves != expected)
        return fail(history->run, "session: %zu moves loaded of %zu", moves, expected);
    return true;
}

/* A branch has the same past, and the same dice ahead. */
static bool branch_off(struct history *history) {
    struct run *run = history->run;
    size_t length = session_at(history->session);
    size_t at = rng_below(&run->rng, (uint32_t)length + 1);
    text_clear(&run->text);
    struct session *branch = session_branch(history->session, at, "origin.log#1", &run->text);
    if (!branch)
        return fail(run, "session: no branch at %zu: %s", at, run->text.bytes);
    while (at < length && session_entry(history->session, at)->random)
        at++; /* the same moves are drawn at once */
    struct history other = {.run = run, .session = branch};
    memcpy(other.digest, history->digest, sizeof other.digest);
    bool good = stands(&other, at, "branch");
    if (good && at < length && session_entry(history->session, at)->actor == CHANCE) {
        good = session_roll(branch, NULL, &run->text) && stands(&other, at + 1, "a roll");
    }
    session_free(branch);
    return good;
}

bool check_session(struct run *run) {
    struct new_game game = {.game = run->game,
                            .setup = run->setup,
                            .names = {"Anna", "$A \"x\" ]", "C\xCC\xA7 \xE2\x80\xAE"},
                            .seed = "conformance"};
    struct history *history = memory_new(sizeof *history);
    history->run = run;
    text_clear(&run->text);
    history->session = session_new(&game, &run->text);
    bool good = history->session ? play_game(history) && seek_anywhere(history) &&
                                       load_all(history) && branch_off(history)
                                 : fail(run, "session: %s", run->text.bytes);
    session_free(history->session);
    free(history);
    return good;
}
