/*
 * signature.c - the number behind `clowder --version --verbose`: see signature.h.
 *
 * A running digest: each step takes in the digest so far and the position as text, so one
 * difference changes all that follow.
 */
#include "cli/signature.h"

#include "cli/playout.h"
#include "session/log.h"

enum { GAMES = 4, MOVES_MOST = 200 };

static uint64_t carry(uint64_t digest, struct text *text) {
    text_addf(text, " %016llx", (unsigned long long)digest);
    digest = log_digest(text->bytes, text->length);
    text_clear(text);
    return digest;
}

/* One game, position by position, then its result. */
static uint64_t carry_game(uint64_t digest, struct playout *playout, struct text *text) {
    const struct ruleset *rules = playout->rules;
    struct result result = {.points = {0}};
    size_t moves = 0;
    do {
        rules->describe(playout_state(playout), VIEW_ALL, text);
        digest = carry(digest, text);
    } while (moves++ < MOVES_MOST && playout_run(playout, 1) == 1);
    rules->result(playout_state(playout), &result);
    text_addf(text, "%d", result.winners);
    for (unsigned seat = 0; seat < playout->setup.seats; seat++)
        text_addf(text, " %d", result.points[seat]);
    return carry(digest, text);
}

/* The games of one set-up; the same digest when these options make no game. */
static uint64_t carry_setup(uint64_t digest, const struct registered *game,
                            const struct setup *setup, struct text *text) {
    static const char *const seeds[GAMES] = {"paperino", "signature", "clowder", "1"};
    struct playout playout;
    playout_init(&playout, game, setup);
    for (int i = 0; i < GAMES; i++)
        if (!playout_begin(&playout, seeds[i]))
            digest = carry_game(digest, &playout, text);
    playout_free(&playout);
    return digest;
}

uint64_t signature_game(const struct registered *game) {
    const struct ruleset *rules = game->ruleset;
    struct text text = TEXT_EMPTY, why = TEXT_EMPTY;
    uint64_t digest = 0;
    for (unsigned seats = rules->seats_least; seats <= rules->seats_most; seats++)
        for (unsigned preset = 0; preset < rules->preset_count; preset++) {
            struct setup setup;
            setup_init(&setup, rules, seats);
            if (setup_set(&setup, rules, rules->presets[preset].options, &why))
                digest = carry_setup(digest, game, &setup, &text);
        }
    text_free(&text);
    text_free(&why);
    return digest;
}

uint64_t signature_all(void) {
    struct text text = TEXT_EMPTY;
    uint64_t digest = 0;
    for (const struct registered *game = registry; game->ruleset; game++)
        if (game->listed) {
            text_add(&text, game->ruleset->name);
            text_addf(&text, " %016llx", (unsigned long long)signature_game(game));
            digest = carry(digest, &text);
        }
    text_free(&text);
    return digest;
}
