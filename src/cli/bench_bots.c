/*
 * bench_bots.c - iterations a second of the search, from the first decision of a game that is one:
 * moves that the game suggests are played, as nobody would search for them.
 *
 * Three figures: one thread, two threads, and one thread that judges by playing at random to the
 * end. They are taken by turns, ROUNDS times each, from an empty tree and by the time that really
 * passed; the median of each is told, and the median of the rounds' ratios: a machine that is
 * busy now and then bends both sides of a round alike. The memory told is that of the tree of one
 * thread's round, at most SEARCH_MEMORY.
 */
#include "cli/bench_bots.h"
#include "bots/clock.h"
#include "bots/search.h"
#include "cli/cli.h"
#include "session/dice.h"
#include <stdlib.h>

enum { ROUNDS = 5 };

struct speed {
    double iterations; /* a second */
    double memory;     /* MiB */
};

/* Makes a move that needs no thought; false when the next one does. */
static bool play_without_thinking(struct session *session) {
    const struct ruleset *rules = session_rules(session);
    struct turn turn;
    struct move move;
    session_turn(session, &turn);
    if (turn.phase == PHASE_CHANCE)
        return session_roll(session, NULL, NULL);
    unsigned seat = (unsigned)__builtin_ctz(turn.acting);
    return rules->suggest && rules->suggest(session_state(session), seat, &move) &&
           session_play(session, seat, &move, NULL, NULL);
}

static struct session *first_decision(const struct registered *game) {
    struct new_game new_game = {.game = game, .seed = "bench"};
    struct text why = TEXT_EMPTY;
    setup_init(&new_game.setup, game->ruleset, game->ruleset->seats_least);
    struct session *session = session_new(&new_game, &why);
    assert(session);
    text_free(&why);
    while (play_without_thinking(session))
        continue;
    return session;
}

static int compare(const void *left, const void *right) {
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

/* Puts them in order. */
static double median(double figures[ROUNDS]) {
    qsort(figures, ROUNDS, sizeof *figures, compare);
    return figures[ROUNDS / 2];
}

static struct speed think(const struct session *session, enum judging judging, unsigned threads,
                          double seconds) {
    struct search *search = search_new(session_rules(session), SEARCH_MEMORY, judging);
    struct budget budget = {.milliseconds = (uint32_t)(seconds * 1000),
                            .threads = (uint8_t)threads};
    atomic_bool stop = false;
    struct turn turn;
    struct rng rng;
    struct thinking thinking;
    session_turn(session, &turn);
    rng_seed(&rng, 1, 1);
    search_position(search, session_state(session), (unsigned)__builtin_ctz(turn.acting),
                    session_setup(session)->seats, rng);
    uint64_t start = clock_milliseconds();
    search_think(search, &budget, &stop);
    uint64_t passed = clock_milliseconds() - start;
    search_thinking(search, &thinking);
    struct speed speed = {(double)thinking.iterations * 1000 / (double)passed,
                          (double)search_memory(search) / (1 << 20)};
    search_free(search);
    return speed;
}

void bench_bots_heading(struct text *out, bool csv) {
    if (csv)
        text_add(out, "game,iterations_per_second,with_two_threads,ratio,"
                      "playouts_per_second,tree_mib,tree_mib_most\n");
    else
        text_addf(out, "%-12s %13s %13s %6s %13s %10s\n", _("game"), _("iterations/s"),
                  _("two threads"), _("ratio"), _("full playouts"), _("tree MiB"));
}

void bench_bots(const struct registered *game, double seconds, bool csv) {
    struct session *session = first_decision(game);
    struct text out = TEXT_EMPTY;
    double one[ROUNDS], two[ROUNDS], ratio[ROUNDS], playouts[ROUNDS], memory = 0;
    for (unsigned i = 0; i < ROUNDS; i++) {
        struct speed speed = think(session, JUDGE_BEST, 1, seconds / ROUNDS);
        one[i] = speed.iterations;
        memory = speed.memory > memory ? speed.memory : memory;
        two[i] = think(session, JUDGE_BEST, 2, seconds / ROUNDS).iterations;
        ratio[i] = two[i] / one[i];
        playouts[i] = think(session, JUDGE_PLAYOUTS, 1, seconds / ROUNDS).iterations;
    }
    text_addf(&out,
              csv ? "%s,%.0f,%.0f,%.2f,%.0f,%.1f,%d\n"
                  : "%-12s %13.0f %13.0f %6.2f %13.0f %6.1f/%d\n",
              game->ruleset->name, median(one), median(two), median(ratio), median(playouts),
              memory, SEARCH_MEMORY >> 20);
    cli_print(&out);
    text_free(&out);
    session_free(session);
}
