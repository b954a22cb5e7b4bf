/*
 * playout.c - whole games played at random: see playout.h.
 *
 * One loop serves counting, measuring and writing logs; only rolling and moving differ.
 * Invariant: playout_state is dealt and legal between calls.
 */
#include "cli/playout.h"

#include <stdlib.h>

#include "core/memory.h"
#include "session/dice.h"

enum { PROLONG_TRIES = 20 };

void playout_init(struct playout *playout, const struct registered *game,
                  const struct setup *setup) {
    *playout = (struct playout){.game = game,
                                .rules = game->ruleset,
                                .setup = *setup,
                                .deal = TEXT_EMPTY,
                                .state = memory_new(game->ruleset->state_size)};
    move_list_reserve(&playout->list, game->ruleset->moves_most);
}

void playout_free(struct playout *playout) {
    if (playout->session)
        session_free(playout->session);
    move_list_free(&playout->list);
    text_free(&playout->deal);
    free(playout->state);
}

const game_state *playout_state(const struct playout *playout) {
    return playout->session ? session_state(playout->session) : playout->state;
}

static const char *start(struct playout *playout) {
    playout->setup.deal = playout->deal.bytes;
    memset(playout->state, 0, playout->rules->state_size);
    return playout->rules->start(playout->state, &playout->setup);
}

/* The session deals by itself, with the same seed; the state is started too, because that gives
   the reason as a sentence of the game's own. */
static void open_session(struct playout *playout, const char *seed) {
    struct new_game new_game = {.game = playout->game, .setup = playout->setup, .seed = seed};
    struct text why = TEXT_EMPTY;
    playout->session = session_new(&new_game, &why);
    assert(playout->session);
    text_free(&why);
}

const char *playout_begin(struct playout *playout, const char *seed) {
    if (playout->session)
        session_free(playout->session);
    playout->session = NULL;
    struct text choices = TEXT_EMPTY;
    text_addf(&choices, "%s/choices", seed);
    dice_seed(&playout->dice, seed);
    dice_seed(&playout->choice, choices.bytes);
    text_free(&choices);
    text_clear(&playout->deal);
    playout->rules->deal(&playout->setup, &playout->dice, &playout->deal);
    const char *refusal = start(playout);
    if (!refusal && playout->through_sessions)
        open_session(playout, seed);
    return refusal;
}

const char *playout_again(struct playout *playout) {
    assert(!playout->through_sessions);
    text_clear(&playout->deal);
    playout->rules->deal(&playout->setup, &playout->dice, &playout->deal);
    return start(playout);
}

/* One of the acting seats: the only one, or any. */
static unsigned choose_seat(struct playout *playout, unsigned acting) {
    unsigned left = 0;
    if (acting & (acting - 1))
        left = rng_below(&playout->choice, (uint32_t)__builtin_popcount(acting));
    for (; left > 0; left--)
        acting &= acting - 1;
    return (unsigned)__builtin_ctz(acting);
}

static struct move choose_listed(struct playout *playout, unsigned seat) {
    struct branching *branching = playout->branching;
    playout->list.count = 0;
    playout->rules->moves(playout_state(playout), seat, &playout->list);
    size_t count = playout->list.count;
    branching->choices++;
    branching->listed += count;
    if (count > branching->most)
        branching->most = count;
    return playout->list.moves[rng_below(&playout->choice, (uint32_t)count)];
}

static struct move choose_any(struct playout *playout, unsigned seat) {
    return random_move(playout->rules, playout_state(playout), seat, &playout->choice,
                       &playout->list);
}

static bool ends_game(const struct playout *playout, unsigned seat, const struct move *move) {
    _Alignas(max_align_t) unsigned char copy[STATE_MOST];
    game_state *after = (game_state *)copy;
    struct turn turn;
    memcpy(copy, playout_state(playout), playout->rules->state_size);
    playout->rules->apply(after, seat, move, NULL);
    playout->rules->turn(after, &turn);
    return turn.phase == PHASE_OVER;
}

static struct move choose(struct playout *playout, unsigned seat) {
    if (playout->branching)
        return choose_listed(playout, seat);
    struct move move = choose_any(playout, seat);
    for (int i = 0; playout->prolong && i < PROLONG_TRIES && ends_game(playout, seat, &move); i++)
        move = choose_any(playout, seat);
    return move;
}

static void roll(struct playout *playout) {
    if (playout->session) {
        bool rolled = session_roll(playout->session, NULL, NULL);
        assert(rolled);
        return;
    }
    struct chance chance;
    playout->rules->chance(playout->state, &chance);
    struct move move = chance_draw(&chance, &playout->dice);
    playout->rules->apply(playout->state, CHANCE, &move, NULL);
}

/* A session draws such moves itself; without one they come from the same dice. */
static struct move draw(struct playout *playout, unsigned seat) {
    return random_move(playout->rules, playout_state(playout), seat, &playout->dice,
                       &playout->list);
}

static void play(struct playout *playout, const struct turn *turn) {
    unsigned seat = choose_seat(playout, turn->acting);
    struct move move = turn->random ? draw(playout, seat) : choose(playout, seat);
    if (playout->session) {
        bool played = session_play(playout->session, seat, &move, NULL, NULL);
        assert(played);
        return;
    }
    playout->rules->apply(playout->state, seat, &move, NULL);
}

size_t playout_run(struct playout *playout, size_t most) {
    size_t moves = playout->session ? session_at(playout->session) : 0; /* drawn in the set-up */
    for (;; moves++) {
        struct turn turn;
        playout->rules->turn(playout_state(playout), &turn);
        if (turn.phase == PHASE_OVER || moves >= most)
            return moves;
        if (turn.phase == PHASE_CHANCE)
            roll(playout);
        else
            play(playout, &turn);
    }
}
