/*
 * bench.c - `clowder bench [GAME]`: how fast a game plays, and how fast its logs are checked.
 *
 * A figure is the median of RUNS runs by the monotonic clock, after a warm-up of the same work.
 * Playouts are whole games, deal and dice included, without a session. Logs are made in memory
 * beforehand, long ones; checking one is session_load: syntax, seals, rules, dice, digests.
 */
#include "bots/stats.h"
#include "cli/bench_bots.h"
#include "cli/cli.h"
#include "cli/playout.h"
#include "session/clock.h"

enum { RUNS = 5, SECONDS_MOST = 600, BATCH = 16, MOVES_MOST = 40000 };
enum { LOG_MOVES = 5000, LOGS_MOVES = 20000, LOGS_MOST = 64 };

struct work {
    uint64_t games, moves;
};

struct bench {
    struct playout playout;
    struct text logs[LOGS_MOST];
    size_t log_count;
    size_t next; /* log to be checked */
};

struct rates {
    double games, moves; /* a second */
};

static struct work play_batch(struct bench *bench) {
    struct work work = {.games = BATCH};
    for (int i = 0; i < BATCH; i++) {
        const char *refusal = playout_again(&bench->playout);
        assert(!refusal);
        work.moves += playout_run(&bench->playout, MOVES_MOST);
    }
    return work;
}

static struct work check_log(struct bench *bench) {
    const struct text *log = &bench->logs[bench->next++ % bench->log_count];
    struct problem problem;
    struct session *session = session_load(log->bytes, log->length, &problem);
    assert(session && problem.kind == PROBLEM_NONE && session_sealed(session));
    struct work work = {.games = 1, .moves = session_length(session)};
    session_free(session);
    problem_free(&problem);
    return work;
}

static struct rates run(struct bench *bench, struct work (*batch)(struct bench *), double seconds) {
    struct work sum = {0};
    double start = clock_seconds(), passed;
    do {
        struct work work = batch(bench);
        sum.games += work.games;
        sum.moves += work.moves;
        passed = clock_seconds() - start;
    } while (passed < seconds);
    return (struct rates){(double)sum.games / passed, (double)sum.moves / passed};
}

static struct rates measure(struct bench *bench, struct work (*batch)(struct bench *),
                            double seconds) {
    double games[RUNS], moves[RUNS];
    run(bench, batch, seconds / 10);
    for (int i = 0; i < RUNS; i++) {
        struct rates rates = run(bench, batch, seconds / RUNS);
        games[i] = rates.games;
        moves[i] = rates.moves;
    }
    return (struct rates){stats_median(games, RUNS), stats_median(moves, RUNS)};
}

/* Random games that avoid their end, until there are moves enough; returns those moves. */
static size_t make_logs(struct bench *bench) {
    struct text seed = TEXT_EMPTY;
    size_t moves = 0;
    bench->playout.through_sessions = true;
    bench->playout.prolong = true;
    while (bench->log_count < LOGS_MOST && moves < LOGS_MOVES) {
        struct text *log = &bench->logs[bench->log_count++];
        text_clear(&seed);
        text_addf(&seed, "bench/%zu", bench->log_count);
        const char *refusal = playout_begin(&bench->playout, seed.bytes);
        assert(!refusal);
        moves += playout_run(&bench->playout, LOG_MOVES);
        size_t length;
        const char *bytes = session_log(bench->playout.session, &length);
        *log = TEXT_EMPTY;
        text_add_bytes(log, bytes, length);
    }
    text_free(&seed);
    return moves;
}

static void add_heading(struct text *out, bool csv) {
    if (csv)
        text_add(out, "game,state_bytes,playouts_per_second,moves_per_second,"
                      "checked_moves_per_second,log_moves\n");
    else
        text_addf(out, "%-12s %11s %14s %14s %18s %14s\n", _("game"), _("state bytes"),
                  _("playouts/s"), _("moves/s"), _("checked moves/s"), _("moves in a log"));
}

static void bench_game(const struct registered *game, double seconds, bool csv) {
    struct bench bench = {0};
    struct setup setup;
    struct text out = TEXT_EMPTY;
    setup_init(&setup, game->ruleset, game->ruleset->seats_least);
    playout_init(&bench.playout, game, &setup);
    const char *refusal = playout_begin(&bench.playout, "bench");
    assert(!refusal);
    struct rates play = measure(&bench, play_batch, seconds);
    size_t log_moves = make_logs(&bench);
    struct rates check = measure(&bench, check_log, seconds);
    text_addf(&out, csv ? "%s,%u,%.0f,%.0f,%.0f,%zu\n" : "%-12s %11u %14.0f %14.0f %18.0f %14zu\n",
              game->ruleset->name, (unsigned)game->ruleset->state_size, play.games, play.moves,
              check.moves, log_moves / bench.log_count);
    cli_say(&out);
    text_free(&out);
    for (size_t i = 0; i < bench.log_count; i++)
        text_free(&bench.logs[i]);
    playout_free(&bench.playout);
}

int command_bench(const struct arguments *arguments) {
    const struct registered *only = NULL;
    long seconds;
    int format;
    if (!cli_format(arguments, &format) ||
        !cli_number(arguments, FLAG_SECONDS, 1, SECONDS_MOST, 1, &seconds))
        return EXIT_USAGE;
    if (arguments->count && !(only = cli_game(arguments->operands[0])))
        return EXIT_USAGE;
    void (*bench_one)(const struct registered *, double, bool) = bench_game;
    struct text out = TEXT_EMPTY;
    if (arguments->value[FLAG_BOTS]) {
        bench_one = bench_bots;
        bench_bots_heading(&out, format == 1);
    } else {
        add_heading(&out, format == 1);
    }
    cli_say(&out);
    text_free(&out);
    for (const struct registered *game = registry; game->ruleset; game++)
        if (only ? game == only : game->listed)
            bench_one(game, (double)seconds, format == 1);
    return EXIT_FINE;
}
