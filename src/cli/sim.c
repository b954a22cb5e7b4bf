/*
 * sim.c - `clowder sim GAME`: random bots play many games, and the results are counted.
 *
 * Game i has the seed "S/i", so that each game can be played again alone; with --logs the log of
 * the same game is written. SIGINT stops the run, and the results so far are printed.
 */
#include <stdlib.h>

#include "cli/cli.h"
#include "cli/playout.h"
#include "cli/stats.h"
#include "core/json.h"
#include "core/memory.h"
#include "session/store.h"

enum { GAMES_USUAL = 1000, GAMES_MOST = 10000000, MOVES_USUAL = 20000, MOVES_MOST = 40000 };

struct sim {
    struct playout playout;
    struct branching branching;
    const char *seed;
    const char *folder; /* of the logs, or NULL */
    size_t games;       /* to play */
    size_t most_moves;

    size_t done;
    uint32_t *moves, *turns; /* of each game done */
    uint64_t wins[SEATS_MOST];
    uint64_t draws, unfinished;
};

/* Told already when false. */
static bool write_log(struct sim *sim, size_t number) {
    struct text path = TEXT_EMPTY, why = TEXT_EMPTY;
    text_addf(&path, "%s/%s-%06zu.log", sim->folder, sim->playout.rules->name, number);
    struct store *store = store_create(path.bytes, NULL, &why);
    if (store) {
        session_attach(sim->playout.session, store);
        const char *unsaved = session_unsaved(sim->playout.session);
        if (unsaved)
            text_addf(&why, "%s: %s", path.bytes, unsaved);
    }
    bool ok = why.length == 0;
    if (!ok)
        cli_fail(EXIT_WORLD, "%s", why.bytes);
    text_free(&path);
    text_free(&why);
    return ok;
}

static void count_game(struct sim *sim, size_t moves) {
    struct turn turn;
    struct result result;
    sim->playout.rules->turn(playout_state(&sim->playout), &turn);
    sim->playout.rules->result(playout_state(&sim->playout), &result);
    sim->moves[sim->done] = (uint32_t)moves;
    sim->turns[sim->done] = turn.number;
    sim->done++;
    if (turn.phase != PHASE_OVER)
        sim->unfinished++;
    else if (!result.winners)
        sim->draws++;
    else
        for (unsigned seat = 0; seat < SEATS_MOST; seat++)
            sim->wins[seat] += result.winners >> seat & 1;
}

static int play_all(struct sim *sim) {
    struct text seed = TEXT_EMPTY;
    int code = EXIT_FINE;
    progress_start(_("playing"));
    for (size_t i = 1; i <= sim->games && code == EXIT_FINE && !interrupt_came(); i++) {
        text_clear(&seed);
        text_addf(&seed, "%s/%zu", sim->seed, i);
        const char *refusal = playout_begin(&sim->playout, seed.bytes);
        if (refusal) {
            code = cli_fail(EXIT_REFUSED, "%s", _(refusal));
            break;
        }
        count_game(sim, playout_run(&sim->playout, sim->most_moves));
        if (sim->folder && !write_log(sim, i))
            code = EXIT_WORLD;
        progress_step(i, sim->games);
    }
    progress_end();
    text_free(&seed);
    return code;
}

/*
 * Printing.
 */
static const struct {
    const char *word;
    unsigned percent;
} quantiles[] = {{"least", 0}, {"5%", 5},   {"25%", 25},  {"median", 50},
                 {"75%", 75},  {"95%", 95}, {"most", 100}};
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
    text_addf(out, "%-16s %9llu  %6.2f %%   %6.2f .. %6.2f %%\n", name, (unsigned long long)hits,
              100.0 * (double)hits / (double)games, 100 * interval.low, 100 * interval.high);
}

static void add_seat_name(struct text *out, const struct sim *sim, unsigned seat) {
    const struct ruleset *rules = sim->playout.rules;
    text_add_char(out, seat_letter(seat));
    const char *title =
        rules->seat_title ? rules->seat_title(playout_state(&sim->playout), seat) : NULL;
    if (title)
        text_addf(out, " %s", _(title));
}

static void add_lengths(struct text *out, const char *name, const uint32_t *sorted, size_t count) {
    text_addf(out, "%-16s", name);
    for (int i = 0; i < QUANTILES; i++)
        text_addf(out, " %7u", stats_quantile(sorted, count, quantiles[i].percent));
    text_addf(out, " %9.1f\n", mean(sorted, count));
}

static void print_table(const struct sim *sim) {
    struct text out = TEXT_EMPTY, name = TEXT_EMPTY;
    const struct playout *playout = &sim->playout;
    text_addf(&out, _("%s, %u seats, seed \""), playout->rules->title, playout->setup.seats);
    cli_add_safe(&out, sim->seed);
    text_addf(&out, _("\", %zu of %zu games\n\n"), sim->done, sim->games);
    text_addf(&out, "%-16s %9s  %8s   %s\n", "", _("games"), _("share"), _("interval (95 %)"));
    for (unsigned seat = 0; seat < playout->setup.seats; seat++) {
        text_clear(&name);
        add_seat_name(&name, sim, seat);
        add_share(&out, name.bytes, sim->wins[seat], sim->done);
    }
    add_share(&out, _("draws"), sim->draws, sim->done);
    add_share(&out, _("unfinished"), sim->unfinished, sim->done);
    text_addf(&out, "\n%-16s", "");
    for (int i = 0; i < QUANTILES; i++)
        text_addf(&out, " %7s", quantiles[i].word);
    text_addf(&out, " %9s\n", _("mean"));
    add_lengths(&out, _("moves, dice too"), sim->moves, sim->done);
    add_lengths(&out, _("turns"), sim->turns, sim->done);
    text_addf(&out, _("\nlegal moves in a decision: mean %.2f, most %zu\n"),
              mean_branching(&sim->branching), sim->branching.most);
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
    text_addf(&out, "seats,%u,,,\ngames,%zu,,,\n", sim->playout.setup.seats, sim->done);
    for (unsigned seat = 0; seat < sim->playout.setup.seats; seat++) {
        const char name[] = {'w', 'i', 'n', 's', ' ', seat_letter(seat), 0};
        add_csv_share(&out, name, sim->wins[seat], sim->done);
    }
    add_csv_share(&out, "draws", sim->draws, sim->done);
    add_csv_share(&out, "unfinished", sim->unfinished, sim->done);
    add_csv_lengths(&out, "moves", sim->moves, sim->done);
    add_csv_lengths(&out, "turns", sim->turns, sim->done);
    text_addf(&out, "branching mean,%.4f,,,\nbranching most,%zu,,,\n",
              mean_branching(&sim->branching), sim->branching.most);
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
    const struct playout *playout = &sim->playout;
    json_object(&json, NULL);
    json_string(&json, "game", playout->rules->name);
    json_string(&json, "seed", sim->seed);
    json_number(&json, "games", (long)sim->done);
    json_array(&json, "wins");
    for (unsigned seat = 0; seat < playout->setup.seats; seat++)
        add_json_share(&json, NULL, sim->wins[seat], sim->done);
    json_end(&json);
    add_json_share(&json, "draws", sim->draws, sim->done);
    add_json_share(&json, "unfinished", sim->unfinished, sim->done);
    add_json_lengths(&json, "moves", sim->moves, sim->done);
    add_json_lengths(&json, "turns", sim->turns, sim->done);
    json_real(&json, "branching_mean", mean_branching(&sim->branching));
    json_number(&json, "branching_most", (long)sim->branching.most);
    json_end(&json);
    cli_print(&out);
    text_free(&out);
}

static int simulate(struct sim *sim, void (*print)(const struct sim *sim)) {
    sim->moves = memory_new(sim->games * sizeof *sim->moves);
    sim->turns = memory_new(sim->games * sizeof *sim->turns);
    interrupt_watch();
    int code = play_all(sim);
    if (sim->done) {
        stats_sort(sim->moves, sim->done);
        stats_sort(sim->turns, sim->done);
        print(sim);
    }
    free(sim->moves);
    free(sim->turns);
    return code;
}

int command_sim(const struct arguments *arguments) {
    const struct registered *game = cli_game(arguments->operands[0]);
    struct setup setup;
    long games, moves;
    int format;
    if (!game || !cli_format(arguments, &format) ||
        !cli_number(arguments, FLAG_GAMES, 1, GAMES_MOST, GAMES_USUAL, &games) ||
        !cli_number(arguments, FLAG_MAX_MOVES, 1, MOVES_MOST, MOVES_USUAL, &moves) ||
        !cli_setup(arguments, game->ruleset, 0, NULL, &setup))
        return EXIT_USAGE;
    const char *seed = arguments->value[FLAG_SEED];
    struct sim sim = {.seed = seed ? seed : "1",
                      .folder = arguments->value[FLAG_LOGS],
                      .games = (size_t)games,
                      .most_moves = (size_t)moves};
    if (!cli_folder(sim.folder))
        return EXIT_WORLD;
    playout_init(&sim.playout, game, &setup);
    sim.playout.branching = &sim.branching;
    sim.playout.through_sessions = sim.folder != NULL;
    void (*print)(const struct sim *) = format == 1 ? print_csv : print_table;
    int code = simulate(&sim, arguments->value[FLAG_JSON] ? print_json : print);
    playout_free(&sim.playout);
    return code;
}
