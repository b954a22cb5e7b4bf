/*
 * luck.c - how much of a game was decided by dice: see luck.h.
 */
#include "bots/luck.h"

#include <stdlib.h>

#include "bots/greedy.h"
#include "core/memory.h"
#include "session/dice.h"

enum { OUTCOMES_MOST = 64 }; /* all tried; of more a sample of so many */

struct judging {
    const struct ruleset *rules;
    unsigned seats;
    struct session *session;
    game_state *rolled, *moved; /* scratch */
    struct move_list legal;     /* scratch */
    struct rng rng;
};

/* What the position is worth by its best move for the one seat that acts; by itself when none or
   several do. */
static void look_ahead(struct judging *judging, const game_state *s, uint16_t out[SEATS_MOST]) {
    const struct ruleset *rules = judging->rules;
    uint16_t chances[SEATS_MOST] = {0};
    struct turn turn;
    rules->turn(s, &turn);
    greedy_evaluate(rules, s, judging->seats, out);
    if (turn.phase != PHASE_PLAY || turn.random || turn.acting & (turn.acting - 1))
        return;
    unsigned seat = (unsigned)__builtin_ctz(turn.acting);
    judging->legal.count = 0;
    rules->moves(s, seat, &judging->legal);
    for (size_t i = 0; i < judging->legal.count; i++) {
        memcpy(judging->moved, s, rules->state_size);
        rules->apply(judging->moved, seat, &judging->legal.moves[i], NULL);
        greedy_evaluate(rules, judging->moved, judging->seats, chances);
        if (i == 0 || chances[seat] > out[seat])
            memcpy(out, chances, sizeof chances);
    }
}

/* The mean over what the dice may show. */
static void look_at_dice(struct judging *judging, const game_state *s, uint16_t out[SEATS_MOST]) {
    uint64_t sums[SEATS_MOST] = {0}, all = 0;
    struct chance chance = {0};
    judging->rules->chance(s, &chance);
    unsigned outcomes = chance_outcomes(&chance, OUTCOMES_MOST);
    for (unsigned i = 0; i < (outcomes ? outcomes : OUTCOMES_MOST); i++) {
        struct move move;
        uint64_t weight = outcomes ? chance_outcome(&chance, i, &move) : 1;
        if (!outcomes)
            move = chance_draw(&chance, &judging->rng);
        if (!weight)
            continue;
        memcpy(judging->rolled, s, judging->rules->state_size);
        judging->rules->apply(judging->rolled, CHANCE, &move, NULL);
        look_ahead(judging, judging->rolled, out);
        for (unsigned seat = 0; seat < SEATS_MOST; seat++)
            sums[seat] += weight * out[seat];
        all += weight;
    }
    for (unsigned seat = 0; seat < SEATS_MOST; seat++)
        out[seat] = (uint16_t)(all ? (sums[seat] + all / 2) / all : 0);
}

/* The session's present position. */
static void judge(struct judging *judging, uint16_t out[SEATS_MOST]) {
    struct turn turn;
    struct result result;
    session_turn(judging->session, &turn);
    memset(out, 0, SEATS_MOST * sizeof *out);
    if (turn.phase == PHASE_OVER) {
        session_result(judging->session, &result);
        greedy_share(&result, judging->seats, out);
    } else if (turn.phase == PHASE_CHANCE) {
        look_at_dice(judging, session_state(judging->session), out);
    } else {
        look_ahead(judging, session_state(judging->session), out);
    }
}

static void walk(struct judging *judging, struct luck *out) {
    uint16_t before[SEATS_MOST], after[SEATS_MOST];
    session_seek(judging->session, 0);
    judge(judging, before);
    for (size_t at = 0; at < session_length(judging->session); at++) {
        const struct entry *entry = session_entry(judging->session, at);
        uint64_t squares = 0;
        session_seek(judging->session, at + 1);
        judge(judging, after);
        for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
            int64_t change = (int64_t)after[seat] - before[seat];
            squares += (uint64_t)(change * change);
        }
        *(entry->actor == CHANCE || entry->random ? &out->dice : &out->play) += squares;
        memcpy(before, after, sizeof before);
    }
}

void luck_measure(struct session *session, struct luck *out) {
    const struct ruleset *rules = session_rules(session);
    struct judging judging = {
        .rules = rules, .seats = session_setup(session)->seats, .session = session};
    *out = (struct luck){0};
    if (!rules->chance)
        return;
    dice_seed(&judging.rng, "luck");
    judging.rolled = memory_new(rules->state_size);
    judging.moved = memory_new(rules->state_size);
    move_list_reserve(&judging.legal, rules->moves_most);
    walk(&judging, out);
    move_list_free(&judging.legal);
    free(judging.rolled);
    free(judging.moved);
}
