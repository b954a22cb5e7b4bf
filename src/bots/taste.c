/*
 * taste.c - chooses the move that a level plays from the evaluated candidates: see taste.h.
 *
 * Moves are tried in the order of the level's preference. The first one that is not foolish is
 * played, or the first of all when all of them are foolish.
 */
#include "bots/taste.h"

#include <assert.h>

#include "bots/greedy.h"
#include "bots/sensible.h"

enum {
    WORLDS = 6,       /* so many times what is hidden is drawn anew before a win is believed */
    REPLIES_OF = 256, /* so many candidates are looked at for what they let the next player do */
    LOOKS = 100000,   /* so many positions are looked at for whether a turn is lost already, */
    DEEPEST = 8,      /* so many moves ahead */
    TEMPERED = 2,     /* so many moves of a turn are drawn; then it is played out by the best, */
    LONG = 1000,      /* after so many moves of a game the temper is */
    CALMER = 3,       /* so many times smaller: the game has to end */
};

/* Plays the move on a copy of the position. */
static game_state *play(const struct decision *decision, const struct move *move,
                        unsigned char copy[STATE_MOST]) {
    memcpy(copy, decision->s, decision->rules->state_size);
    decision->rules->apply((game_state *)(void *)copy, decision->seat, move, NULL);
    return (game_state *)(void *)copy;
}

/* Whether the game is over there; then whether the seat alone has won it. */
static bool is_over(const struct ruleset *rules, const game_state *s, unsigned seat, bool *won) {
    struct turn turn;
    struct result result = {0};
    rules->turn(s, &turn);
    if (turn.phase != PHASE_OVER)
        return false;
    rules->result(s, &result);
    *won = result.winners == 1u << seat;
    return true;
}

/* Whether the move wins whatever is hidden. */
static bool wins_anyway(const struct decision *decision, const struct move *move) {
    const struct ruleset *rules = decision->rules;
    _Alignas(max_align_t) unsigned char copy[STATE_MOST];
    for (unsigned world = 0; rules->resample && world < WORLDS; world++) {
        bool won = false;
        memcpy(copy, decision->s, rules->state_size);
        game_state *s = (game_state *)(void *)copy;
        rules->resample(s, (enum viewer)decision->seat, decision->rng);
        if (rules->why_not(s, decision->seat, move, NULL))
            return false;
        rules->apply(s, decision->seat, move, NULL);
        if (!is_over(rules, s, decision->seat, &won) || !won)
            return false;
    }
    return true;
}

/* A move of the seat that wins at once in this position. */
static bool find_win(const struct decision *decision, const game_state *s, unsigned seat,
                     struct move *out) {
    const struct ruleset *rules = decision->rules;
    _Alignas(max_align_t) unsigned char copy[STATE_MOST];
    game_state *after = (game_state *)(void *)copy;
    decision->list->count = 0;
    rules->moves(s, seat, decision->list);
    for (size_t i = 0; i < decision->list->count; i++) {
        bool won = false;
        memcpy(copy, s, rules->state_size);
        rules->apply(after, seat, &decision->list->moves[i], NULL);
        if (!is_over(rules, after, seat, &won) || !won)
            continue;
        *out = decision->list->moves[i];
        return true;
    }
    return false;
}

bool taste_wins(const struct decision *decision, struct move *out) {
    return find_win(decision, decision->s, decision->seat, out) && wins_anyway(decision, out);
}

/* Whether after the move another one decides, all of it known, and can win at once. */
static bool lets_win(const struct decision *decision, const game_state *after) {
    struct turn turn;
    struct move win;
    decision->rules->turn(after, &turn);
    if (turn.phase != PHASE_PLAY || turn.secret || turn.acting >> decision->seat & 1)
        return false;
    for (unsigned seats = turn.acting; seats; seats &= seats - 1)
        if (find_win(decision, after, (unsigned)__builtin_ctz(seats), &win))
            return true;
    return false;
}

/* Whether the seat, with nobody else deciding anything, ends its turn by losing whatever it does;
   false when that takes more looks than there are left. */
static bool is_lost(const struct ruleset *rules, const game_state *s, unsigned seat, unsigned depth,
                    unsigned *looks) {
    struct turn turn;
    struct result result = {0};
    struct move_list list = {0};
    rules->turn(s, &turn);
    if (turn.phase == PHASE_OVER) {
        rules->result(s, &result);
        return result.winners && !(result.winners >> seat & 1);
    }
    if (turn.phase != PHASE_PLAY || turn.secret || turn.acting != 1u << seat || depth == DEEPEST)
        return false;
    _Alignas(max_align_t) unsigned char copy[STATE_MOST];
    game_state *after = (game_state *)(void *)copy;
    bool lost = true;
    move_list_reserve(&list, rules->moves_most);
    rules->moves(s, seat, &list);
    for (size_t i = list.count; lost && i > 0; i--) { /* what ends a turn is listed last */
        if (*looks == 0)
            lost = false;
        else
            --*looks;
        memcpy(copy, s, rules->state_size);
        rules->apply(after, seat, &list.moves[i - 1], NULL);
        lost = lost && is_lost(rules, after, seat, depth + 1, looks);
    }
    move_list_free(&list);
    return lost;
}

static bool foolish(const struct decision *decision, const struct level *level,
                    const struct move *move, unsigned *looks) {
    _Alignas(max_align_t) unsigned char copy[STATE_MOST];
    bool won = false;
    const game_state *after = play(decision, move, copy);
    if (is_over(decision->rules, after, decision->seat, &won))
        return !won;
    if (trail_has(decision->trail, after))
        return true;
    return level->way == WAY_SEARCH &&
           (lets_win(decision, after) || is_lost(decision->rules, after, decision->seat, 0, looks));
}

/* ---- temper ---- */

static void swap(struct candidate *a, struct candidate *b) {
    struct candidate kept = *a;
    *a = *b;
    *b = kept;
}

static bool better(const struct candidate *a, const struct candidate *b) {
    return a->visits != b->visits ? a->visits > b->visits : a->share > b->share;
}

/* The best of candidates goes to the front. */
static void best_first(struct candidate *candidates, size_t count) {
    for (size_t i = 1; i < count; i++)
        if (better(&candidates[i], &candidates[0]))
            swap(&candidates[0], &candidates[i]);
}

/* How far a candidate lies behind the best share. */
static unsigned behind(const struct candidate *candidate, unsigned best) {
    return candidate->share < best ? best - candidate->share : 0;
}

/* About 65536 * 2^(-behind / half), by straight pieces; 0 beyond the margin. */
static uint32_t weight(unsigned behind, unsigned half, unsigned margin) {
    unsigned shift = behind / half;
    if (behind > margin || shift >= 16)
        return 0;
    return (65536 - 32768 * (behind % half) / half) >> shift;
}

/* One of candidates, by temper, goes to the front. */
static void draw_first(const struct decision *decision, const struct level *level,
                       struct candidate *candidates, size_t count) {
    uint64_t sum = 0, best = 0, all = 0;
    for (size_t i = 0; i < count; i++) {
        best = candidates[i].share > best ? candidates[i].share : best;
        all += candidates[i].share;
    }
    unsigned temper = decision->made < LONG ? level->temper : level->temper / CALMER;
    unsigned half = 1 + (unsigned)((best * count - all) * temper / (100 * count));
    for (size_t i = 0; i < count; i++)
        sum += weight(behind(&candidates[i], (unsigned)best), half, level->margin);
    uint64_t left = rng_below(decision->rng, (uint32_t)sum);
    for (size_t i = 0; i < count; i++) {
        uint32_t part = weight(behind(&candidates[i], (unsigned)best), half, level->margin);
        if (left < part) {
            swap(&candidates[0], &candidates[i]);
            return;
        }
        left -= part;
    }
}

struct move taste_choose(const struct decision *decision, const struct level *level,
                         struct candidate *candidates, size_t count) {
    assert(count > 0);
    struct move first = {0};
    unsigned looks = LOOKS;
    bool tempered = level->temper && decision->trail->count <= TEMPERED;
    for (size_t i = 0; i < count && i < REPLIES_OF; i++) {
        if (tempered)
            draw_first(decision, level, candidates + i, count - i);
        else
            best_first(candidates + i, count - i);
        if (i == 0)
            first = candidates[0].move;
        if (!foolish(decision, level, &candidates[i].move, &looks))
            return candidates[i].move;
    }
    return first;
}

size_t taste_step(const struct decision *decision, struct candidate *candidates) {
    const struct ruleset *rules = decision->rules;
    _Alignas(max_align_t) unsigned char copy[STATE_MOST];
    decision->list->count = 0;
    sensible_moves(rules, decision->s, decision->seat, decision->list);
    for (size_t i = 0; i < decision->list->count; i++) {
        uint16_t shares[SEATS_MOST];
        const struct move *move = &decision->list->moves[i];
        greedy_evaluate(rules, play(decision, move, copy), decision->seats, shares);
        candidates[i] = (struct candidate){.move = *move, .share = shares[decision->seat]};
    }
    return decision->list->count;
}
