/*
 * move.c - fuzz target: any text as a move, as options and as a position of any game.
 *
 * The first line of the input is the game's name, the rest the text. What parses is printed and
 * parsed again to the same move; what starts is a good position.
 */
#include <stdlib.h>

#include "core/memory.h"
#include "core/ruleset.h"

#include "fuzz.h"

static void try_move(const struct ruleset *rules, const struct notation *notation,
                     const game_state *s, const char *string) {
    struct text text = TEXT_EMPTY;
    struct move move, again;
    if (notation_parse(notation, string, &move, &text)) {
        text_clear(&text);
        notation_print(notation, &move, &text);
        assert(notation_parse(notation, text.bytes, &again, NULL));
        assert(move_equal(&move, &again));
        rules->why_not(s, 0, &move, &text);
    } else {
        assert(text.length);
    }
    text_free(&text);
}

/* Completes the text among the moves of whoever acts. */
static void try_completion(const struct ruleset *rules, const struct notation *notation,
                           const game_state *s, const char *string) {
    struct move_list list = {.moves = NULL};
    struct text text = TEXT_EMPTY;
    struct turn turn = {0};
    rules->turn(s, &turn);
    move_list_reserve(&list, rules->moves_most);
    if (turn.acting)
        rules->moves(s, (unsigned)__builtin_ctz(turn.acting), &list);
    notation_complete(notation, string, &list, &text);
    move_list_free(&list);
    text_free(&text);
}

static void try_position(const struct ruleset *rules, struct setup *setup, game_state *s,
                         const char *string) {
    struct text text = TEXT_EMPTY;
    memset(s, 0, rules->state_size);
    setup->deal = string;
    if (!rules->start(s, setup)) {
        assert(!rules->check(s));
        rules->describe(s, VIEW_ALL, &text);
    }
    text_free(&text);
}

/* The position every game of two or more begins with, for a fixed seed. */
static void begin(const struct ruleset *rules, struct setup *setup, game_state *s) {
    struct text deal = TEXT_EMPTY;
    struct rng rng;
    rng_seed(&rng, 42, 54);
    rules->deal(setup, &rng, &deal);
    setup->deal = deal.bytes;
    assert(!rules->start(s, setup));
    text_free(&deal);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct text input = TEXT_EMPTY;
    text_add_bytes(&input, (const char *)data, size);
    size_t name = strcspn(input.bytes, "\n");
    const char *string = input.bytes + name + (input.bytes[name] == '\n');
    char *game_name = memory_string(input.bytes);
    game_name[name] = 0;
    const struct registered *game = registry_find(game_name);
    if (game) {
        const struct ruleset *rules = game->ruleset;
        struct notation *notation =
            notation_new(rules->verbs, rules->verb_count, rules->domains, rules->domain_count);
        game_state *s = memory_new(rules->state_size);
        struct setup setup;
        struct text why = TEXT_EMPTY;
        setup_init(&setup, rules, rules->seats_least);
        begin(rules, &setup, s);
        try_move(rules, notation, s, string);
        try_completion(rules, notation, s, string);
        try_position(rules, &setup, s, string);
        assert(setup_set(&setup, rules, string, &why) || why.length);
        text_free(&why);
        free(s);
        notation_free(notation);
    }
    free(game_name);
    text_free(&input);
    return 0;
}
