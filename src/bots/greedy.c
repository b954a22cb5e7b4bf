/*
 * greedy.c - evaluates one position, and chooses moves by that evaluation alone: see greedy.h.
 *
 * Invariant: the shares of the seats sum to ESTIMATE_WHOLE, except for rounding.
 */
#include "bots/greedy.h"

#include "bots/sensible.h"

void greedy_share(const struct result *result, unsigned seats, uint16_t shares[SEATS_MOST]) {
    unsigned bits = result->winners ? result->winners : (1U << seats) - 1;
    unsigned part = ESTIMATE_WHOLE / (unsigned)__builtin_popcount(bits);
    for (unsigned seat = 0; seat < seats; seat++)
        shares[seat] = bits >> seat & 1 ? (uint16_t)part : 0;
}

void greedy_evaluate(const struct ruleset *rules, const game_state *s, unsigned seats,
                     uint16_t shares[SEATS_MOST]) {
    struct turn turn;
    struct result result;
    memset(shares, 0, SEATS_MOST * sizeof *shares);
    rules->turn(s, &turn);
    if (turn.phase != PHASE_OVER && rules->estimate) {
        ruleset_estimate(rules, s, shares);
        return;
    }
    rules->result(s, &result);
    if (turn.phase != PHASE_OVER)
        result.winners = 0;
    greedy_share(&result, seats, shares);
}

/* The best of some random moves by the estimate of the positions after them. */
static struct move best_of_some(const struct ruleset *rules, const game_state *s, unsigned seat,
                                unsigned choices, unsigned seats, struct rng *rng,
                                struct move_list *list) {
    _Alignas(max_align_t) unsigned char copy[STATE_MOST];
    struct move best = {0};
    int most = -1;
    for (unsigned i = 0; i < choices; i++) {
        uint16_t shares[SEATS_MOST];
        struct move move = random_move(rules, s, seat, rng, list);
        memcpy(copy, s, rules->state_size);
        rules->apply((game_state *)copy, seat, &move, NULL);
        greedy_evaluate(rules, (const game_state *)copy, seats, shares);
        if (shares[seat] > most) {
            most = shares[seat];
            best = move;
        }
    }
    return best;
}

void greedy_playout(const struct ruleset *rules, game_state *s, unsigned decisions,
                    unsigned choices, unsigned seats, struct rng *rng, struct move_list *list) {
    for (unsigned made = 0; made < decisions;) {
        struct turn turn;
        struct move move;
        unsigned actor = CHANCE;
        rules->turn(s, &turn);
        if (turn.phase == PHASE_OVER)
            return;
        if (turn.phase == PHASE_CHANCE) {
            struct chance chance;
            rules->chance(s, &chance);
            move = chance_draw(&chance, rng);
        } else {
            actor = (unsigned)__builtin_ctz(turn.acting);
            move = choices > 1 ? best_of_some(rules, s, actor, choices, seats, rng, list)
                               : random_move(rules, s, actor, rng, list);
            made++;
        }
        rules->apply(s, actor, &move, NULL);
    }
}

struct move greedy_move(const struct ruleset *rules, const game_state *s, unsigned seats,
                        unsigned seat, struct rng *rng, struct move_list *list) {
    if (!rules->estimate)
        return random_move(rules, s, seat, rng, list);
    _Alignas(max_align_t) unsigned char copy[STATE_MOST];
    uint16_t shares[SEATS_MOST];
    unsigned best = 0, equal = 0;
    size_t choice = 0;
    list->count = 0;
    sensible_moves(rules, s, seat, list);
    for (size_t i = 0; i < list->count; i++) {
        memcpy(copy, s, rules->state_size);
        rules->apply((game_state *)copy, seat, &list->moves[i], NULL);
        greedy_evaluate(rules, (const game_state *)copy, seats, shares);
        if (equal && shares[seat] < best)
            continue;
        equal = equal && shares[seat] == best ? equal + 1 : 1;
        best = shares[seat];
        if (rng_below(rng, equal) == 0)
            choice = i;
    }
    return list->moves[choice];
}
