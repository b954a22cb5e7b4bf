/*
 * sim.c - `clowder sim GAME`: random bots play many games, and the results are counted.
 *
 * Game i has the seed "S/i", so that each game can be played again alone; with --logs the log of
 * the same game is written. SIGINT stops the run, and the results so far are printed.
 */
#include <stdlib.h>

#include "bots/runner.h"
#include "bots/stats.h"
#include "cli/cli.h"
#include "cli/playout.h"
#include "cli/tally.h"
#include "core/json.h"
#include "core/memory.h"
#include "core/real.h"
#include "core/utf8.h"

enum { GAMES_USUAL = 1000, GAMES_MOST = 10000000, MOVES_USUAL = 20000, MOVES_MOST = 40000 };

struct sim {
    struct playout playouts[RUNNER_AT_ONCE_MOST]; /* one for each thread */
    struct branching branching[RUNNER_AT_ONCE_MOST];
    unsigned at_once;
    const char *seed;
    const char *folder; /* of the logs, or NULL */
    size_t games;       /* to play */
    size_t most_moves;

    struct played *results; /* the players are the seats */
    const char *refusal;    /* why these options make no game */

    /* Of the games played, by count_all. */
    struct tally tally;
    uint32_t *moves, *turns; /* sorted */
    struct branching all;
};

static void note_result(const struct playout *playout, size_t moves, struct played *out) {
    struct turn turn;
    struct result result;
    playout->rules->turn(playout_state(playout), &turn);
    playout->rules->result(playout_state(playout), &result);
    *out = (struct played){.state = turn.phase == PHASE_OVER ? PLAYED_OVER : PLAYED_UNFINISHED,
                           .winners = turn.phase == PHASE_OVER ? result.winners : 0,
                           .moves = (uint32_t)moves,
                           .turns = turn.number};
}

static bool play(struct runner *runner, unsigned thread, size_t number, const atomic_bool *stop,
                 struct text *why) {
    struct sim *sim = runner->context;
    struct playout *playout = &sim->playouts[thread];
    struct text seed = TEXT_EMPTY;
    (void)stop; /* games are short */
    text_addf(&seed, "%s/%zu", sim->seed, number + 1);
    const char *refusal = playout_begin(playout, seed.bytes);
    text_free(&seed);
    if (refusal) {
        text_add(why, _(refusal));
        runner_lock(runner);
        sim->refusal = refusal;
        runner_unlock(runner);
        return false;
    }
    note_result(playout, playout_run(playout, sim->most_moves), &sim->results[number]);
    return !sim->folder || session_write(playout->session, sim->folder, number + 1, why);
}

static int play_all(struct sim *sim) {
    struct runner runner = {.end = sim->games,
                            .at_once = sim->at_once,
                            .context = sim,
                            .play = play,
                            .progress = progress_games,
                            .all = sim->games};
    struct text why = TEXT_EMPTY;
    int code = EXIT_FINE;
    progress_start_games();
    bool ok = runner_run(&runner, &why);
    progress_end();
    if (!ok)
        code = cli_fail(sim->refusal ? EXIT_REFUSED : EXIT_WORLD, "%s", why.bytes);
    text_free(&why);
    return code;
}

static void count_all(struct sim *sim) {
    size_t count;
    sim->tally = tally_count(sim->results, 0, sim->games);
    sim->moves = tally_lengths(sim->results, 0, sim->games, IN_MOVES, &count);
    sim->turns = tally_lengths(sim->results, 0, sim->games, IN_TURNS, &count);
    for (unsigned i = 0; i < sim->at_once; i++) {
        const struct branching *one = &sim->branching[i];
        sim->all.choices += one->choices;
        sim->all.listed += one->listed;
        if (one->most > sim->all.most)
            sim->all.most = one->most;
    }
}

/*
 * Printing.
 */
static const struct {
    const char *word; /* in a csv file, and in JSON; marked N_() */
    unsigned percent;
} quantiles[] = {{N_("least"), 0}, {"5%", 5},   {"25%", 25},      {N_("median"), 50},
                 {"75%", 75},      {"95%", 95}, {N_("most"), 100}};
enum { QUANTILES = sizeof quantiles / sizeof *quantiles };

static double mean(const uint32_t *values, size_t count) {
    double sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += values[i];
    return sum / (double)count;
}

static double mean_branching(const struct branching *branching) {
    return branching->choices ? (double)branching->listed / (double)branching->choices : 0;
}

static void add_share(struct text *out, const char *name, uint64_t hits, size_t games) {
    struct interval interval = stats_wilson(hits, games);
    text_addf(out, "%-16s %9llu  %6s %%   %6s .. %6s %%\n", name, (unsigned long long)hits,
              real_told(100.0 * (double)hits / (double)games, 2).text,
              real_told(100 * interval.low, 2).text, real_told(100 * interval.high, 2).text);
}

static void add_seat_name(struct text *out, const struct sim *sim, unsigned seat) {
    const struct ruleset *rules = sim->playouts[0].rules;
    text_add_char(out, seat_letter(seat));
    const char *title =
        rules->seat_title ? rules->seat_title(playout_state(&sim->playouts[0]), seat) : NULL;
    if (title)
        text_addf(out, " %s", _(title));
}

static void add_lengths(struct text *out, const char *name, const uint32_t *sorted, size_t count) {
    text_addf(out, "%-16s", name);
    for (int i = 0; i < QUANTILES; i++)
        text_addf(out, " %7u", stats_quantile(sorted, count, quantiles[i].percent));
    text_addf(out, " %9s\n", real_told(mean(sorted, count), 1).text);
}

/* At the right edge of so many columns. */
static void add_heading(struct text *out, const char *word, int columns) {
    text_addf(out, "%*s%s", columns - utf8_columns(word), "", word);
}

static void print_table(const struct sim *sim) {
    struct text out = TEXT_EMPTY, name = TEXT_EMPTY;
    const struct playout *playout = &sim->playouts[0];
    text_addf(&out, _("%s, %u seats, seed \""), playout->rules->title, playout->setup.seats);
    cli_add_safe(&out, sim->seed);
    text_addf(&out, _("\", %zu of %zu games\n\n"), sim->tally.played, sim->games);
    text_addf(&out, "%-16s %9s  %8s   %s\n", "", _("games"), _("share"), _("interval (95 %)"));
    for (unsigned seat = 0; seat < playout->setup.seats; seat++) {
        text_clear(&name);
        add_seat_name(&name, sim, seat);
        add_share(&out, name.bytes, sim->tally.wins[seat], sim->tally.played);
    }
    add_share(&out, _("draws"), sim->tally.draws, sim->tally.played);
    add_share(&out, _("unfinished"), sim->tally.played - sim->tally.over, sim->tally.played);
    text_addf(&out, "\n%-16s", "");
    for (int i = 0; i < QUANTILES; i++)
        add_heading(&out, _(quantiles[i].word), 8);
    add_heading(&out, _("mean"), 10);
    text_add_char(&out, '\n');
    add_lengths(&out, _("moves, dice too"), sim->moves, sim->tally.played);
    add_lengths(&out, _("turns"), sim->turns, sim->tally.played);
    text_addf(&out, _("\nlegal moves in a decision: mean %s, most %zu\n"),
              real_told(mean_branching(&sim->all), 2).text, sim->all.most);
    cli_say(&out);
    text_free(&name);
    text_free(&out);
}

static void add_csv_share(struct text *out, const char *name, uint64_t hits, size_t games) {
    struct interval interval = stats_wilson(hits, games);
    text_addf(out, "%s,%llu,%.6f,%.6f,%.6f\n", name, (unsigned long long)hits,
              (double)hits / (double)games, interval.low, interval.high);
}

static void add_csv_lengths(struct text *out, const char *name, const uint32_t *sorted,
                            size_t count) {
    for (int i = 0; i < QUANTILES; i++)
        text_addf(out, "%s %s,%u,,,\n", name, quantiles[i].word,
                  stats_quantile(sorted, count, quantiles[i].percent));
    text_addf(out, "%s mean,%.3f,,,\n", name, mean(sorted, count));
}

/* Words of a csv file are for programs and never translated. */
static void print_csv(const struct sim *sim) {
    struct text out = TEXT_EMPTY;
    text_add(&out, "figure,value,share,low,high\n");
    text_addf(&out, "seats,%u,,,\ngames,%zu,,,\n", sim->playouts[0].setup.seats, sim->tally.played);
    for (unsigned seat = 0; seat < sim->playouts[0].setup.seats; seat++) {
        const char name[] = {'w', 'i', 'n', 's', ' ', seat_letter(seat), 0};
        add_csv_share(&out, name, sim->tally.wins[seat], sim->tally.played);
    }
    add_csv_share(&out, "draws", sim->tally.draws, sim->tally.played);
    add_csv_share(&out, "unfinished", sim->tally.played - sim->tally.over, sim->tally.played);
    add_csv_lengths(&out, "moves", sim->moves, sim->tally.played);
    add_csv_lengths(&out, "turns", sim->turns, sim->tally.played);
    text_addf(&out, "branching mean,%.4f,,,\nbranching most,%zu,,,\n", mean_branching(&sim->all),
              sim->all.most);
    cli_say(&out);
    text_free(&out);
}

static void add_json_share(struct json *json, const char *name, uint64_t hits, size_t games) {
    struct interval interval = stats_wilson(hits, games);
    json_object(json, name);
    json_number(json, "games", (long)hits);
    json_real(json, "share", (double)hits / (double)games);
    json_real(json, "low", interval.low);
    json_real(json, "high", interval.high);
    json_end(json);
}

static void add_json_lengths(struct json *json, const char *name, const uint32_t *sorted,
                             size_t count) {
    json_object(json, name);
    for (int i = 0; i < QUANTILES; i++)
        json_number(json, quantiles[i].word, stats_quantile(sorted, count, quantiles[i].percent));
    json_real(json, "mean", mean(sorted, count));
    json_end(json);
}

static void print_json(const struct sim *sim) {
    struct text out = TEXT_EMPTY;
    struct json json = {.out = &out};
    const struct playout *playout = &sim->playouts[0];
    json_object(&json, NULL);
    json_string(&json, "game", playout->rules->name);
    json_string(&json, "seed", sim->seed);
    json_number(&json, "games", (long)sim->tally.played);
    json_array(&json, "wins");
    for (unsigned seat = 0; seat < playout->setup.seats; seat++)
        add_json_share(&json, NULL, sim->tally.wins[seat], sim->tally.played);
    json_end(&json);
    add_json_share(&json, "draws", sim->tally.draws, sim->tally.played);
    add_json_share(&json, "unfinished", sim->tally.played - sim->tally.over, sim->tally.played);
    add_json_lengths(&json, "moves", sim->moves, sim->tally.played);
    add_json_lengths(&json, "turns", sim->turns, sim->tally.played);
    json_real(&json, "branching_mean", mean_branching(&sim->all));
    json_number(&json, "branching_most", (long)sim->all.most);
    json_end(&json);
    cli_print(&out);
    text_free(&out);
}

static int simulate(struct sim *sim, void (*print)(const struct sim *sim)) {
    sim->results = memory_new(sim->games * sizeof *sim->results);
    int code = play_all(sim);
    count_all(sim);
    if (sim->tally.played)
        print(sim);
    free(sim->results);
    free(sim->moves);
    free(sim->turns);
    return code;
}

int command_sim(const struct arguments *arguments) {
    const struct registered *game = cli_game(arguments->operands[0]);
    struct setup setup;
    long games, moves, at_once;
    int format;
    if (!game || !cli_format(arguments, &format) ||
        !cli_number(arguments, FLAG_GAMES, 1, GAMES_MOST, GAMES_USUAL, &games) ||
        !cli_number(arguments, FLAG_MAX_MOVES, 1, MOVES_MOST, MOVES_USUAL, &moves) ||
        !cli_number(arguments, FLAG_AT_ONCE, 1, RUNNER_AT_ONCE_MOST, 1, &at_once) ||
        !cli_setup(arguments, game->ruleset, 0, NULL, &setup))
        return EXIT_USAGE;
    const char *seed = arguments->value[FLAG_SEED];
    struct sim sim = {.seed = seed ? seed : "1",
                      .folder = arguments->value[FLAG_LOGS],
                      .at_once = (unsigned)at_once,
                      .games = (size_t)games,
                      .most_moves = (size_t)moves};
    if (!cli_folder(sim.folder))
        return EXIT_WORLD;
    for (unsigned i = 0; i < sim.at_once; i++) {
        playout_init(&sim.playouts[i], game, &setup);
        sim.playouts[i].branching = &sim.branching[i];
        sim.playouts[i].through_sessions = sim.folder != NULL;
    }
    void (*print)(const struct sim *) = format == 1 ? print_csv : print_table;
    int code = simulate(&sim, arguments->value[FLAG_JSON] ? print_json : print);
    for (unsigned i = 0; i < sim.at_once; i++)
        playout_free(&sim.playouts[i]);
    return code;
}
