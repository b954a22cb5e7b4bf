/*
 * perft.c - `clowder perft GAME DEPTH`: counts the lines of play of each length.
 *
 * A line is a sequence of moves; every possible outcome of chance is a move, and so are the
 * legal moves of every acting seat. A line that ends the game early is counted up to its own
 * length only. The numbers change whenever a rule changes: that is what they are for.
 */
#include <stdlib.h>

#include "cli/cli.h"
#include "core/memory.h"
#include "session/dice.h"

enum { DEPTH_MOST = 40 };

/* One level of the walk: the position before, the one after a move, and the moves. */
struct level {
    game_state *state;
    struct move_list list;
    uint8_t *actor; /* of each move in the list */
};

struct perft {
    const struct ruleset *rules;
    struct notation *notation;
    struct level level[DEPTH_MOST + 1];
};

/* Adds a move; lists grow when dice have more outcomes than the game has moves. */
static void add(struct level *level, unsigned actor, struct move move) {
    if (level->list.count == level->list.capacity) {
        size_t capacity = 2 * level->list.capacity;
        move_list_reserve(&level->list, capacity);
        level->actor = memory_resize(level->actor, capacity, 1);
    }
    level->actor[level->list.count] = (uint8_t)actor;
    move_list_add(&level->list, move);
}

/* All outcomes, counting up the faces like the digits of a number. */
static void list_outcomes(const struct ruleset *rules, struct level *level) {
    struct chance chance;
    rules->chance(level->state, &chance);
    struct move move = {.verb = chance.verb, .count = chance.count};
    for (;;) {
        if (chance_possible(&chance, &move))
            add(level, CHANCE, move);
        unsigned digit = chance.count;
        while (digit > 0 && move.arg[digit - 1] == chance.faces - 1)
            move.arg[--digit] = 0;
        if (digit == 0)
            return;
        move.arg[digit - 1]++;
    }
}

static void list_moves(const struct perft *perft, struct level *level, unsigned acting) {
    for (unsigned seat = 0; seat < SEATS_MOST; seat++) {
        if (!(acting >> seat & 1))
            continue;
        size_t from = level->list.count;
        perft->rules->moves(level->state, seat, &level->list);
        for (size_t i = from; i < level->list.count; i++)
            level->actor[i] = (uint8_t)seat;
    }
}

static void list(const struct perft *perft, struct level *level) {
    struct turn turn;
    perft->rules->turn(level->state, &turn);
    level->list.count = 0;
    if (turn.phase == PHASE_CHANCE)
        list_outcomes(perft->rules, level);
    else if (turn.phase == PHASE_PLAY)
        list_moves(perft, level, turn.acting);
}

static uint64_t count_lines(struct perft *perft, unsigned at, unsigned depth);

/* The lines that begin with move i of a level. */
static uint64_t count_under(struct perft *perft, unsigned at, unsigned depth, size_t i) {
    struct level *level = &perft->level[at];
    game_state *after = perft->level[at + 1].state;
    memcpy(after, level->state, perft->rules->state_size);
    perft->rules->apply(after, level->actor[i], &level->list.moves[i], NULL);
    return count_lines(perft, at + 1, depth - 1);
}

static uint64_t count_lines(struct perft *perft, unsigned at, unsigned depth) {
    if (depth == 0)
        return 1;
    struct level *level = &perft->level[at];
    list(perft, level);
    if (depth == 1)
        return level->list.count;
    uint64_t lines = 0;
    for (size_t i = 0; i < level->list.count; i++)
        lines += count_under(perft, at, depth, i);
    return lines;
}

static void perft_init(struct perft *perft, const struct ruleset *rules, unsigned depth) {
    *perft = (struct perft){.rules = rules,
                            .notation = notation_new(rules->verbs, rules->verb_count,
                                                     rules->domains, rules->domain_count)};
    size_t room = (size_t)rules->moves_most * SEATS_MOST;
    for (unsigned at = 0; at <= depth; at++) {
        perft->level[at].state = memory_new(rules->state_size);
        move_list_reserve(&perft->level[at].list, room);
        perft->level[at].actor = memory_new(perft->level[at].list.capacity);
    }
}

static void perft_free(struct perft *perft, unsigned depth) {
    for (unsigned at = 0; at <= depth; at++) {
        free(perft->level[at].state);
        free(perft->level[at].actor);
        move_list_free(&perft->level[at].list);
    }
    notation_free(perft->notation);
}

static void print_depths(struct perft *perft, unsigned depth) {
    struct text out = TEXT_EMPTY;
    for (unsigned i = 1; i <= depth; i++) {
        text_addf(&out, "%2u %20llu\n", i, (unsigned long long)count_lines(perft, 0, i));
        cli_say(&out);
    }
    text_free(&out);
}

static void print_split(struct perft *perft, unsigned depth) {
    struct text out = TEXT_EMPTY;
    uint64_t all = 0;
    struct level *first = &perft->level[0];
    list(perft, first);
    for (size_t i = 0; i < first->list.count; i++) {
        uint64_t lines = count_under(perft, 0, depth, i);
        all += lines;
        text_addf(&out, "%20llu %c ", (unsigned long long)lines,
                  first->actor[i] == CHANCE ? '*' : seat_letter(first->actor[i]));
        notation_print(perft->notation, &first->list.moves[i], &out);
        text_add_char(&out, '\n');
        cli_say(&out);
    }
    text_addf(&out, "%20llu\n", (unsigned long long)all);
    cli_say(&out);
    text_free(&out);
}

/* The first position: --position, or the deal of the seed. Told already when false. */
static bool start(struct perft *perft, const struct arguments *arguments, struct setup *setup) {
    const char *seed = arguments->value[FLAG_SEED];
    struct text deal = TEXT_EMPTY;
    struct rng rng;
    dice_seed(&rng, seed ? seed : "1");
    bool known = true;
    if (arguments->value[FLAG_POSITION])
        known = cli_position(arguments, &deal);
    else
        perft->rules->deal(setup, &rng, &deal);
    setup->deal = deal.bytes;
    const char *refusal = known ? perft->rules->start(perft->level[0].state, setup) : NULL;
    if (refusal)
        cli_fail(EXIT_REFUSED, "%s", _(refusal));
    text_free(&deal);
    return known && !refusal;
}

int command_perft(const struct arguments *arguments) {
    const struct registered *game = cli_game(arguments->operands[0]);
    const char *word = arguments->operands[1];
    long depth;
    if (!game)
        return EXIT_USAGE;
    if (!word_number((struct word){word, strlen(word)}, 1, DEPTH_MOST, &depth))
        return cli_wrong(_("DEPTH must be a number from 1 to %d, not \"%s\""), DEPTH_MOST, word);
    struct setup setup;
    if (!cli_setup(arguments, game->ruleset, 0, NULL, &setup))
        return EXIT_USAGE;
    struct perft perft;
    perft_init(&perft, game->ruleset, (unsigned)depth);
    int code = EXIT_REFUSED;
    if (start(&perft, arguments, &setup)) {
        code = EXIT_FINE;
        if (arguments->value[FLAG_SPLIT])
            print_split(&perft, (unsigned)depth);
        else
            print_depths(&perft, (unsigned)depth);
    }
    perft_free(&perft, (unsigned)depth);
    return code;
}
