/*
 * play.c - fuzz target: bytes play any game.
 *
 * The first two bytes choose game, seats and options; each further byte is a legal move, a roll,
 * or going back and forth. After each the invariant of the game holds; at the end the log loads
 * as the same game, from its start to its end.
 */
#include <stdlib.h>

#include "fuzz.h"
#include "proofs/proof.h"

enum { INPUT_MOST = 400 };

static const struct registered *nth_game(unsigned number) {
    unsigned count = 0;
    while (registry[count].ruleset)
        count++;
    return &registry[number % count];
}

static void make_move(struct session *session, struct move_list *list, unsigned byte) {
    const struct ruleset *rules = session_rules(session);
    struct turn turn;
    session_turn(session, &turn);
    bool made;
    if (turn.phase == PHASE_CHANCE) {
        made = session_roll(session, NULL, NULL);
    } else {
        unsigned seat = (unsigned)__builtin_ctz(turn.acting);
        list->count = 0;
        rules->moves(session_state(session), seat, list);
        made = session_play(session, seat, &list->moves[byte % list->count], NULL, NULL);
    }
    assert(made);
}

static void act(struct session *session, struct move_list *list, unsigned byte) {
    struct text why = TEXT_EMPTY;
    if (byte == 255)
        assert(session_resign(session, session_asker(session), &why));
    else if (byte >= 240)
        assert(session_undo(session, session_asker(session), UINT8_MAX, &why) || why.length);
    else if (byte >= 232)
        assert(session_redo(session, NULL, &why) || why.length);
    else
        make_move(session, list, byte);
    text_free(&why);
}

static void load_again(const struct session *session) {
    size_t length;
    const char *log = session_log(session, &length);
    struct problem problem;
    struct session *again = session_load(log, length, &problem);
    assert(again && problem.kind == PROBLEM_NONE && session_sealed(again));
    assert(session_digest(again) == session_digest(session) ||
           session_length(again) < session_at(session)); /* secrets are not logged yet */
    problem_free(&problem);
    session_free(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 2)
        return 0;
    struct session *session = proof_session(nth_game(data[0]), data[1]);
    const struct ruleset *rules = session_rules(session);
    struct move_list list = {.moves = NULL};
    move_list_reserve(&list, rules->moves_most);
    for (size_t i = 2; i < size && i < INPUT_MOST && !session_over(session); i++) {
        act(session, &list, data[i]);
        assert(!rules->check(session_state(session)));
    }
    load_again(session);
    move_list_free(&list);
    session_free(session);
    return 0;
}
