/*
 * conformance - every registered game keeps the contract of core/ruleset.h, in every number of
 * seats, with every preset and every value of every option.
 *
 *   conformance [--seeds N] [--moves N] [--looks N] [--game NAME] [--verbose]
 *
 * Plays at random and looks at the positions from all sides: at the first so many, then now and
 * then. All numbers come from fixed seeds:
 * what fails, fails again. Counts runs: one game, one number of seats, one set of options.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/memory.h"

#include "conformance.h"

enum { LOOKS_EACH = 24, NUMBER_VALUES_MOST = 12 };

struct arguments {
    unsigned long seeds, moves, looks;
    const char *game; /* NULL: all */
    bool verbose;
};

struct tally {
    unsigned passed, failed;
    unsigned long games, finished;
};

bool fail(struct run *run, const char *format, ...) {
    struct text position = TEXT_EMPTY;
    run->rules->describe(run->s, VIEW_ALL, &position);
    fprintf(stderr, "FAILED %s, %u seats, options \"%s\", seed %lu, after %u moves:\n  ",
            run->rules->name, run->setup.seats, run->options.bytes, run->seed, run->move_number);
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fprintf(stderr, "\n  position: %s\n", position.bytes);
    text_free(&position);
    return false;
}

const char *run_start(struct run *run, game_state *s, const char *line) {
    struct setup setup = run->setup;
    setup.deal = line;
    memset(s, 0, run->rules->state_size);
    return run->rules->start(s, &setup);
}

void run_copy(const struct run *run, game_state *to, const game_state *from) {
    memcpy(to, from, run->rules->state_size);
}

void run_list(struct run *run, const game_state *s, unsigned seat, struct move_list *list) {
    list->count = 0;
    run->rules->moves(s, seat, list);
}

unsigned run_seat(struct run *run, unsigned bits) {
    for (uint32_t skip = rng_below(&run->rng, (uint32_t)__builtin_popcount(bits)); skip > 0; skip--)
        bits &= bits - 1;
    return (unsigned)__builtin_ctz(bits);
}

struct move run_random_move(struct run *run) {
    const struct ruleset *rules = run->rules;
    struct move move = {.verb = (uint8_t)rng_below(&run->rng, rules->verb_count)};
    move.count = rules->verbs[move.verb].count;
    for (unsigned i = 0; i < move.count; i++) {
        uint32_t values = rules->domains[rules->verbs[move.verb].domain[i]].count;
        move.arg[i] = (uint16_t)rng_below(&run->rng, values);
    }
    return move;
}

/* ---- one run ---- */

/* The checks that look at the position from all sides. */
static bool look_closely(struct run *run, const struct turn *turn) {
    if (!check_result(run, run->s) || !check_description(run, run->s) || !check_views(run))
        return false;
    if (turn->phase == PHASE_CHANCE && !check_chance(run))
        return false;
    if (!check_thinking(run, turn))
        return false;
    for (unsigned seat = 0; seat < run->setup.seats; seat++) {
        bool acts = turn->acting >> seat & 1;
        if (!check_verbs(run, seat, acts))
            return false;
        if (acts ? !check_moves(run, seat) || !check_sample(run, seat) ||
                       !check_advice(run, seat) || !check_secrets(run, seat)
                 : !check_others(run, seat))
            return false;
    }
    return true;
}

/* Applies twice, once telling the news: news change nothing. */
static bool apply(struct run *run, unsigned actor, const struct move *move) {
    run_copy(run, run->a, run->s);
    text_clear(&run->news);
    run->rules->apply(run->a, actor, move, NULL);
    run->rules->apply(run->s, actor, move, &run->news);
    run->move_number++;
    if (memcmp(run->a, run->s, run->rules->state_size) != 0)
        return fail(run, "apply: news change the position");
    if (run->news.length && run->news.bytes[run->news.length - 1] != '\n')
        return fail(run, "apply: the news do not end their line: %s", run->news.bytes);
    const char *broken = run->rules->check(run->s);
    return broken ? fail(run, "check: %s", broken) : true;
}

static bool play_on(struct run *run, const struct turn *turn) {
    if (turn->phase == PHASE_CHANCE) {
        struct chance chance = {0};
        run->rules->chance(run->s, &chance);
        struct move outcome = chance_draw(&chance, &run->rng);
        return apply(run, CHANCE, &outcome);
    }
    unsigned seat = run_seat(run, turn->acting);
    run_list(run, run->s, seat, &run->list);
    if (!run->list.count)
        return fail(run, "moves: none for %c", 'A' + (int)seat);
    struct move move = run->list.moves[rng_below(&run->rng, (uint32_t)run->list.count)];
    return apply(run, seat, &move);
}

static bool play_game(struct run *run, const struct arguments *arguments) {
    run->move_number = 0;
    run->turn_number = 1;
    for (;;) {
        struct turn turn = {0};
        if (!check_turn(run, run->s, run->turn_number))
            return false;
        run->rules->turn(run->s, &turn);
        run->turn_number = turn.number;
        run->finished = turn.phase == PHASE_OVER;
        if (run->finished || run->move_number < arguments->looks ||
            rng_below(&run->rng, LOOKS_EACH) == 0)
            if (!look_closely(run, &turn))
                return false;
        if (run->finished || run->move_number >= arguments->moves)
            return true;
        if (!play_on(run, &turn))
            return false;
    }
}

static const char *deal_and_start(struct run *run) {
    text_clear(&run->deal);
    run->rules->deal(&run->setup, &run->rng, &run->deal);
    run->setup.deal = run->deal.bytes;
    return run_start(run, run->s, run->deal.bytes);
}

static bool check_words(struct run *run) {
    struct setup setup;
    text_clear(&run->text);
    setup_words(&run->setup, run->rules, &run->text);
    setup_init(&setup, run->rules, run->setup.seats);
    if (!setup_set(&setup, run->rules, run->text.bytes, &run->again) ||
        memcmp(setup.option, run->setup.option, sizeof setup.option) != 0)
        return fail(run, "options are written as \"%s\": %s", run->text.bytes, run->again.bytes);
    return true;
}

static bool play_seeds(struct run *run, const struct arguments *arguments, struct tally *tally) {
    if (!check_tables(run) || !check_words(run) || !check_session(run))
        return false;
    for (run->seed = 1; run->seed <= arguments->seeds; run->seed++) {
        rng_seed(&run->rng, run->seed, 54);
        const char *refused = deal_and_start(run);
        if (refused)
            return fail(run, "start refuses its deal \"%s\": %s", run->deal.bytes, refused);
        if (!check_hostile_deals(run) || !play_game(run, arguments) || !check_hostile_deals(run))
            return false;
        tally->games++;
        tally->finished += run->finished;
    }
    return true;
}

static void run_game(const struct registered *game, const struct notation *notation, unsigned seats,
                     const char *words, const struct arguments *arguments, struct tally *tally) {
    struct run run = {.game = game, .rules = game->ruleset, .notation = notation};
    run.options = run.deal = run.text = run.again = run.news = TEXT_EMPTY;
    text_add(&run.options, words);
    run.s = memory_new(run.rules->state_size);
    run.a = memory_new(run.rules->state_size);
    run.b = memory_new(run.rules->state_size);
    move_list_reserve(&run.list, run.rules->moves_most);
    move_list_reserve(&run.other, run.rules->moves_most);
    canvas_init(&run.canvas, 1, 1);
    canvas_init(&run.larger, 1, 1);
    rng_seed(&run.rng, seats, 54);
    setup_init(&run.setup, run.rules, seats);
    bool taken = setup_set(&run.setup, run.rules, words, &run.text);
    const char *refused = taken ? deal_and_start(&run) : run.text.bytes;
    if (!refused) {
        bool good = play_seeds(&run, arguments, tally);
        tally->passed += good;
        tally->failed += !good;
    } else if (!taken || !*words || !*refused) { /* others may exclude each other */
        fprintf(stderr, "FAILED %s, %u seats, options \"%s\": %s\n", run.rules->name, seats, words,
                refused);
        tally->failed++;
    } else if (arguments->verbose) {
        printf("%s, %u seats, options \"%s\": skipped: %s\n", run.rules->name, seats, words,
               refused);
    }
    struct text *const texts[] = {&run.options, &run.deal, &run.text, &run.again, &run.news};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        text_free(texts[i]);
    canvas_free(&run.canvas);
    canvas_free(&run.larger);
    move_list_free(&run.list);
    move_list_free(&run.other);
    free(run.s);
    free(run.a);
    free(run.b);
}

/* ---- all runs ---- */

/* "option=value" for each value that is not the default; of many numbers only some. */
static void run_option(const struct registered *game, const struct notation *notation,
                       unsigned seats, unsigned index, const struct arguments *arguments,
                       struct tally *tally) {
    const struct option *option = &game->ruleset->options[index];
    struct setup setup;
    struct text words = TEXT_EMPTY;
    setup_init(&setup, game->ruleset, seats);
    int least = option->choices ? 0 : option->least, most = option->most;
    if (option->choices)
        for (most = 0; option->choices[most + 1];)
            most++;
    int step = most - least < NUMBER_VALUES_MOST ? 1 : (most - least) / 4;
    for (int value = least; value <= most; value += step) {
        if (value == option->initial)
            continue;
        setup.option[index] = (int16_t)value;
        text_clear(&words);
        setup_words(&setup, game->ruleset, &words);
        run_game(game, notation, seats, words.bytes, arguments, tally);
    }
    text_free(&words);
}

static void run_all(const struct registered *game, const struct arguments *arguments,
                    struct tally *tally) {
    const struct ruleset *rules = game->ruleset;
    struct notation *notation =
        notation_new(rules->verbs, rules->verb_count, rules->domains, rules->domain_count);
    struct tally before = *tally;
    for (unsigned seats = rules->seats_least; seats <= rules->seats_most; seats++) {
        run_game(game, notation, seats, "", arguments, tally);
        for (unsigned i = 0; i < rules->preset_count; i++)
            if (*rules->presets[i].options)
                run_game(game, notation, seats, rules->presets[i].options, arguments, tally);
        for (unsigned i = 0; i < rules->option_count; i++)
            run_option(game, notation, seats, i, arguments, tally);
    }
    notation_free(notation);
    if (arguments->verbose)
        printf("%s: %u runs passed, %u failed; %lu of %lu games came to their end\n", rules->name,
               tally->passed - before.passed, tally->failed - before.failed,
               tally->finished - before.finished, tally->games - before.games);
}

static int usage(void) {
    fputs("usage: conformance [--seeds N] [--moves N] [--looks N] [--game NAME] [--verbose]\n",
          stderr);
    return 2;
}

int main(int count, char **words) {
    struct arguments arguments = {.seeds = 2, .moves = 2000, .looks = 24};
    for (int i = 1; i < count; i++) {
        bool value = i + 1 < count;
        if (strcmp(words[i], "--verbose") == 0)
            arguments.verbose = true;
        else if (strcmp(words[i], "--seeds") == 0 && value)
            arguments.seeds = strtoul(words[++i], NULL, 10);
        else if (strcmp(words[i], "--moves") == 0 && value)
            arguments.moves = strtoul(words[++i], NULL, 10);
        else if (strcmp(words[i], "--looks") == 0 && value)
            arguments.looks = strtoul(words[++i], NULL, 10);
        else if (strcmp(words[i], "--game") == 0 && value)
            arguments.game = words[++i];
        else
            return usage();
    }
    struct tally tally = {0};
    for (const struct registered *game = registry; game->ruleset; game++)
        if (!arguments.game || strcmp(arguments.game, game->ruleset->name) == 0)
            run_all(game, &arguments, &tally);
    printf("%u passed, %u failed\n", tally.passed, tally.failed);
    return tally.failed || !tally.passed;
}
