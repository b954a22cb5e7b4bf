/*
 * tune.c - self-play, then the fit, then SPSA: see tune.h.
 *
 * The folder holds the logs of the games in `games`, and the file `steps`: the line `about`, then
 * a line with number and result for each step. Invariant: everything else follows from these and
 * from the fields of struct tune that the caller filled in.
 */
#include "bots/tune.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bots/fit.h"
#include "bots/greedy.h"
#include "bots/spsa.h"
#include "core/memory.h"
#include "session/dice.h"
#include "session/store.h"

enum {
    OF_A_GAME = 60,         /* positions that are taken of a game, at most */
    POSITIONS_MOST = 80000, /* of all games */
    APART = 5,              /* one deal in so many is not learnt from */
    OPENING_MOVES = 4,
    MOVES_MOST = 4000,
    STEP_DEALS = 2, /* of a step of SPSA */
};

/* A position's place in a game. */
struct taken {
    unsigned char *states; /* of one game, of_a_game of them */
    unsigned count;
    uint16_t shares[SEATS_MOST];
};

struct run {
    struct tune *tune;
    struct taken *taken; /* one for each game */
    unsigned of_a_game;
    enum tune_part part;
    size_t before, all; /* of this part: done before this arena */
};

static bool progress(void *context, size_t done, size_t all) {
    (void)all; /* of one step, which is not the whole part */
    struct run *run = context;
    return run->tune->progress(run->tune->context, run->part, run->before + done, run->all);
}

/* ---- positions of games that have ended ---- */

/* Takes some positions at random, in their order. */
static void take_positions(void *context, size_t game, struct session *session) {
    struct run *run = context;
    struct taken *taken = &run->taken[game];
    const struct ruleset *rules = session_rules(session);
    size_t size = rules->state_size, length = session_length(session), left = run->of_a_game;
    struct result result = {0};
    struct text seed = TEXT_EMPTY;
    struct rng rng;
    if (!session_over(session))
        return;
    session_result(session, &result);
    greedy_share(&result, run->tune->setup.seats, taken->shares);
    taken->states = memory_new(left * size);
    text_addf(&seed, "positions/%s/%zu", run->tune->seed, game);
    dice_seed(&rng, seed.bytes);
    for (size_t at = 0; at < length && left; at++) {
        if (rng_below(&rng, (uint32_t)(length - at)) >= left)
            continue;
        session_seek(session, at);
        memcpy(taken->states + taken->count++ * size, session_state(session), size);
        left--;
    }
    session_seek(session, length);
    text_free(&seed);
}

/* The games, deals apart from those that are learnt from. */
static void fill_sets(struct run *run, struct fit_set *learnt, struct fit_set *apart) {
    const struct ruleset *rules = run->tune->game->ruleset;
    for (size_t game = 0; game < run->tune->games; game++) {
        const struct taken *taken = &run->taken[game];
        bool is_apart = game / run->tune->setup.seats % APART == APART - 1;
        for (unsigned i = 0; i < taken->count; i++) {
            const void *state = taken->states + i * rules->state_size;
            fit_set_add(is_apart ? apart : learnt, state, taken->shares);
        }
    }
}

/* ---- the parts ---- */

static bool fit_progress(void *context, unsigned thousandths) {
    const struct tune *tune = context;
    return tune->progress(tune->context, TUNE_WEIGHTS, thousandths, 1000);
}

static bool fit(struct run *run) {
    struct tune *tune = run->tune;
    struct fit_set learnt, apart;
    size_t room = tune->games * run->of_a_game;
    fit_set_init(&learnt, tune->game->ruleset, tune->setup.seats, room);
    fit_set_init(&apart, tune->game->ruleset, tune->setup.seats, room);
    fill_sets(run, &learnt, &apart);
    tune->positions = learnt.count;
    tune->apart = apart.count;
    tune->learnt_before = fit_loss(&learnt, tune->weights, tune->at_once);
    tune->expected_before = fit_loss(&apart, tune->weights, tune->at_once);
    bool ok = fit_weights(&learnt, tune->at_once, tune->weights, fit_progress, tune);
    tune->learnt = fit_loss(&learnt, tune->weights, tune->at_once);
    tune->expected = fit_loss(&apart, tune->weights, tune->at_once);
    fit_set_free(&learnt);
    fit_set_free(&apart);
    return ok;
}

static bool make_folder(const char *folder, struct text *why) {
    if (mkdir(folder, 0777) == 0 || errno == EEXIST)
        return true;
    text_addf(why, "%s: %s", folder, strerror(errno));
    return false;
}

/* Plays an arena's games; false when it failed or was stopped before they were done. */
static bool play(struct run *run, struct arena *arena, struct text *why) {
    struct tune *tune = run->tune;
    struct fixture *fixture = &arena->fixture;
    fixture->game = tune->game;
    fixture->setup = tune->setup;
    fixture->openings.moves = OPENING_MOVES;
    fixture->most_moves = MOVES_MOST;
    arena->at_once = tune->at_once;
    arena->progress = progress;
    arena->context = run;
    for (unsigned seat = 0; seat < tune->setup.seats; seat++)
        fixture->words[seat] = tune->word;
    arena->results = memory_new(arena->games * sizeof *arena->results);
    bool ok = arena_run(arena, why);
    for (size_t game = 0; ok && game < arena->games; game++)
        ok = arena->results[game].state != PLAYED_NOT;
    text_free(&arena->remarks);
    return ok;
}

static bool learn_weights(struct run *run, struct text *why) {
    struct tune *tune = run->tune;
    struct text folder = TEXT_EMPTY;
    struct arena arena = {.fixture = {.seed = tune->seed},
                          .games = tune->games,
                          .ended = take_positions,
                          .remarks = TEXT_EMPTY};
    if (tune->folder) {
        text_addf(&folder, "%s/games", tune->folder);
        arena.folder = folder.bytes;
    }
    size_t room = POSITIONS_MOST / tune->games;
    run->of_a_game = room < OF_A_GAME ? (unsigned)room + 1 : OF_A_GAME;
    run->taken = memory_new(tune->games * sizeof *run->taken);
    run->part = TUNE_GAMES;
    run->all = tune->games;
    bool ok =
        (!arena.folder || make_folder(arena.folder, why)) && play(run, &arena, why) && fit(run);
    for (size_t game = 0; game < tune->games; game++)
        free(run->taken[game].states);
    free(run->taken);
    free(arena.results);
    text_free(&folder);
    return ok;
}

/* ---- SPSA ---- */

/* The games that plus won more than minus: the players take turns in being plus. */
static int count_ahead(const struct arena *arena) {
    int ahead = 0;
    for (size_t game = 0; game < arena->games; game++)
        for (unsigned player = 0; player < arena->fixture.setup.seats; player++)
            if (arena->results[game].winners >> player & 1)
                ahead += player % 2 ? -1 : 1;
    return ahead;
}

/* Plays one step; its result is the same whoever plays it and when. */
static bool play_step(struct run *run, unsigned step, const struct search_numbers numbers[2],
                      int *ahead, struct text *why) {
    const struct tune *tune = run->tune;
    struct ruleset rules[2] = {*tune->game->ruleset, *tune->game->ruleset};
    struct registered known_as[2] = {*tune->game, *tune->game};
    struct tuning tunings[2];
    struct text seed = TEXT_EMPTY;
    struct arena arena = {.games = STEP_DEALS * tune->setup.seats, .remarks = TEXT_EMPTY};
    for (unsigned i = 0; i < 2; i++) {
        tunings[i] = *ruleset_tuning(&rules[i]);
        tunings[i].weights = tunings[i].count ? tune->weights : NULL;
        tunings[i].numbers = numbers[i];
        rules[i].tuning = &tunings[i];
        known_as[i].ruleset = &rules[i];
    }
    for (unsigned player = 0; player < tune->setup.seats; player++)
        arena.fixture.known_as[player] = &known_as[player % 2];
    text_addf(&seed, "%s/step/%u", tune->seed, step);
    arena.fixture.seed = seed.bytes;
    bool ok = play(run, &arena, why);
    *ahead = ok ? count_ahead(&arena) : 0;
    free(arena.results);
    text_free(&seed);
    return ok;
}

/* Takes over the steps that the file holds, and leaves it open at its end. A line that breaks off
   is dropped. NULL with a sentence in why. */
static FILE *take_steps(struct tune *tune, struct spsa *spsa, struct text *why) {
    struct text path = TEXT_EMPTY, text = TEXT_EMPTY, first = TEXT_EMPTY;
    struct search_numbers unused;
    text_addf(&path, "%s/steps", tune->folder);
    text_addf(&first, "%s\n", tune->about);
    FILE *file = fopen(path.bytes, "a+");
    bool ok = file && store_read(path.bytes, &text, why);
    size_t valid = first.length;
    if (!file) {
        text_addf(why, "%s: %s", path.bytes, strerror(errno));
    } else if (ok && text.length < valid) {
        ok = ftruncate(fileno(file), 0) == 0 && fputs(first.bytes, file) >= 0 && !fflush(file);
    } else if (ok && strncmp(text.bytes, first.bytes, valid) != 0) {
        text_addf(why, _("%s is of other steps"), path.bytes);
        ok = false;
    }
    for (int ahead, end; ok && text.length > valid && spsa->step < spsa->steps;
         valid += (size_t)end) {
        unsigned step;
        end = 0;
        if (sscanf(text.bytes + valid, "%u %d%n", &step, &ahead, &end) < 2 ||
            text.bytes[valid + (size_t)end++] != '\n' || step != spsa->step)
            break;
        spsa_ask(spsa, &unused, &unused);
        spsa_learn(spsa, ahead, STEP_DEALS * tune->setup.seats);
    }
    if (ok && text.length > valid)
        ok = ftruncate(fileno(file), (off_t)valid) == 0;
    if (!ok && file) {
        fclose(file);
        file = NULL;
    }
    text_free(&path);
    text_free(&text);
    text_free(&first);
    return file;
}

static bool learn_numbers(struct run *run, struct text *why) {
    struct tune *tune = run->tune;
    unsigned games = STEP_DEALS * tune->setup.seats;
    struct spsa spsa;
    spsa_begin(&spsa, &tune->numbers, tune->steps, tune->seed);
    FILE *file = tune->folder ? take_steps(tune, &spsa, why) : NULL;
    bool ok = why->length == 0;
    run->part = TUNE_STEPS;
    run->all = (size_t)tune->steps * games;
    while (ok && spsa.step < tune->steps) {
        struct search_numbers numbers[2];
        int ahead;
        unsigned step = spsa.step;
        run->before = (size_t)step * games;
        spsa_ask(&spsa, &numbers[0], &numbers[1]);
        ok = play_step(run, step, numbers, &ahead, why);
        if (!ok)
            break;
        spsa_learn(&spsa, ahead, games);
        if (file && (fprintf(file, "%u %d\n", step, ahead) < 0 || fflush(file) != 0)) {
            text_addf(why, "%s/steps: %s", tune->folder, strerror(errno));
            ok = false;
        }
    }
    if (file)
        fclose(file);
    spsa_numbers(&spsa, &tune->numbers);
    return ok;
}

bool tune_run(struct tune *tune, struct text *why) {
    const struct tuning *tuning = ruleset_tuning(tune->game->ruleset);
    struct run run = {.tune = tune};
    tune->numbers = tuning->numbers;
    memset(tune->weights, 0, sizeof tune->weights);
    for (unsigned i = 0; i < tuning->count; i++)
        tune->weights[i] = tuning->weights[i];
    if (tuning->count && tune->games && !learn_weights(&run, why))
        return false;
    return !tune->steps || learn_numbers(&run, why);
}

void tune_write(const struct tune *tune, struct text *out) {
    const struct tuning *tuning = ruleset_tuning(tune->game->ruleset);
    const struct search_numbers *numbers = &tune->numbers;
    text_addf(out, "/* %s */\n", tune->about);
    for (unsigned i = 0; i < tuning->count; i++)
        text_addf(out, "WEIGHT(%s, %d, %d, %d)\n", tuning->table[i].name, tune->weights[i],
                  tuning->table[i].least, tuning->table[i].most);
    text_addf(out, "NUMBERS(%u, %u, %u, %u, %u, %u, %u)\n", numbers->playout_share,
              numbers->playout_moves, numbers->playout_choices, numbers->prior_visits,
              numbers->bonus, numbers->half_life, numbers->replies);
}
