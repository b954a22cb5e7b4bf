/*
 * proof.c - random games and counting: see proof.h.
 */
#include "proof.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static unsigned passed, failed;

bool proof_long(int count, char **words) {
    return count > 1 && strcmp(words[1], "--long") == 0;
}

static struct session *new_session(const struct registered *game, unsigned number,
                                   enum dice_source dice) {
    const struct ruleset *rules = game->ruleset;
    struct new_game new_game = {.game = game, .dice = dice};
    struct text seed = TEXT_EMPTY, why = TEXT_EMPTY;
    unsigned span = rules->seats_most - rules->seats_least + 1U;
    setup_init(&new_game.setup, rules, rules->seats_least + number % span);
    setup_set(&new_game.setup, rules, rules->presets[number / span % rules->preset_count].options,
              &why);
    for (unsigned seat = 0; seat < new_game.setup.seats; seat++)
        new_game.names[seat] =
            &"Anna\0\0\0Marco\0\0Zo\xc3\xab\0\0\0Ugo\0\0\0\0\"B\\\"\0\0\0F;\0"[7 * seat];
    text_addf(&seed, "proof %u", number);
    new_game.seed = dice == DICE_TWO_KEY ? NULL : seed.bytes;
    struct session *session = session_new(&new_game, &why);
    if (!session) { /* a preset that does not fit these seats */
        setup_init(&new_game.setup, rules, new_game.setup.seats);
        session = session_new(&new_game, &why);
    }
    assert(session);
    text_free(&seed);
    text_free(&why);
    return session;
}

struct session *proof_session(const struct registered *game, unsigned number) {
    return new_session(game, number, DICE_PROGRAM);
}

struct session *proof_two_key_session(const struct registered *game, unsigned number) {
    return new_session(game, number, DICE_TWO_KEY);
}

/* One of the acting seats. */
static unsigned choose_seat(struct rng *rng, unsigned acting) {
    for (uint32_t left = rng_below(rng, (uint32_t)__builtin_popcount(acting)); left > 0; left--)
        acting &= acting - 1;
    return (unsigned)__builtin_ctz(acting);
}

bool proof_move(struct session *session, unsigned seat, struct rng *rng) {
    static struct move_list list;
    const struct ruleset *rules = session_rules(session);
    list.count = 0;
    move_list_reserve(&list, rules->moves_most);
    rules->moves(session_state(session), seat, &list);
    struct move move = list.moves[rng_below(rng, (uint32_t)list.count)];
    return session_play(session, seat, &move, NULL, NULL);
}

bool proof_step(struct session *session, struct rng *rng) {
    struct turn turn;
    session_turn(session, &turn);
    if (turn.phase == PHASE_OVER)
        return false;
    bool made;
    if (turn.phase == PHASE_CHANCE) {
        made = session_roll(session, NULL, NULL);
    } else {
        made = proof_move(session, choose_seat(rng, turn.acting), rng);
    }
    assert(made);
    return true;
}

void proof_play(struct session *session, struct rng *rng, size_t most) {
    while (session_length(session) < most && proof_step(session, rng))
        if (rng_below(rng, 12) == 0)
            session_undo(session, session_asker(session), UINT8_MAX, NULL);
}

void proof_claim(bool good, const struct registered *game, const char *format, ...) {
    va_list arguments;
    printf("%s%s: ", good ? "" : "FAILED ", game ? game->ruleset->name : "all");
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    putchar('\n');
    fflush(stdout);
    if (good)
        passed++;
    else
        failed++;
}

int proof_end(void) {
    printf("%u passed, %u failed\n", passed, failed);
    return failed || !passed;
}
