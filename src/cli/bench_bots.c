/*
 * bench_bots.c - iterations a second of the search, from the first decision of a game that is one:
 * moves that the game suggests are played, as nobody would search for them.
 *
 * Three figures: one thread, two threads, and one thread that judges by playing at random to the
 * end. Two threads share one tree, and so find other moves now and then.
 * They are measured alternately, ROUNDS times each, from empty trees and in real time. The median
 * of each is printed, and the median of the ratios within a round: other load on the machine then
 * affects both sides of a ratio alike. The memory printed is that of the tree of one thread.
 *
 * Two processors may be two hardware threads of one core, or be shared with other machines.
 * "machine" is the speed-up that two threads reach in a loop that uses nothing but the core.
 */
#include "cli/bench_bots.h"

#include <pthread.h>

#include "bots/search.h"
#include "bots/stats.h"
#include "cli/cli.h"
#include "core/real.h"
#include "session/clock.h"
#include "session/dice.h"

enum { ROUNDS = 25, LOOPS = 500000 };

struct speed {
    uint64_t iterations;
    double a_second;
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

static struct search *search_start(const struct session *session, enum judging judging) {
    return search_new(session_rules(session), SEARCH_MEMORY, judging);
}

/* Thinks anew about the session's decision. */
static struct speed think(struct search *search, const struct session *session,
                          struct budget budget) {
    atomic_bool stop = false;
    struct turn turn;
    struct rng rng;
    struct thinking thinking;
    session_turn(session, &turn);
    rng_seed(&rng, 1, 1);
    search_forget(search);
    search_position(search, session_state(session), (unsigned)__builtin_ctz(turn.acting),
                    session_setup(session)->seats, rng);
    double start = clock_seconds();
    search_think(search, &budget, &stop);
    double passed = clock_seconds() - start;
    search_thinking(search, &thinking);
    return (struct speed){thinking.iterations, (double)thinking.iterations / passed};
}

/* Additions that do not wait for each other, as many at once as a core can make. */
static void *fill_core(void *unused) {
    unsigned long a = 0, b = 0, c = 0, d = 0; /* more would not fit a smaller machine */
    for (unsigned i = 0; i < LOOPS; i++) {
        a++, b++, c++, d++;
        __asm__ volatile("" : "+r"(a), "+r"(b), "+r"(c), "+r"(d));
        a++, b++, c++, d++;
        __asm__ volatile("" : "+r"(a), "+r"(b), "+r"(c), "+r"(d));
    }
    return unused;
}

/* How much faster two threads fill cores than one; 1 when there is no second thread. */
static double machine_ratio(void) {
    pthread_t other;
    double start = clock_seconds();
    fill_core(NULL);
    fill_core(NULL);
    double one = clock_seconds() - start;
    start = clock_seconds();
    if (pthread_create(&other, NULL, fill_core, NULL) != 0)
        return 1;
    fill_core(NULL);
    pthread_join(other, NULL);
    return one / (clock_seconds() - start);
}

void bench_bots_heading(struct text *out, bool csv) {
    if (csv)
        text_add(out, "game,iterations_per_second,with_two_threads,ratio,machine_ratio,"
                      "playouts_per_second,tree_mib,tree_mib_most\n");
    else
        text_addf(out, "%-12s %13s %13s %6s %8s %13s %10s\n", _("game"), _("iterations/s"),
                  _("two threads"), _("ratio"), _("machine"), _("full playouts"), _("tree MiB"));
}

void bench_bots(const struct registered *game, double seconds, bool csv) {
    struct session *session = first_decision(game);
    struct search *search = search_start(session, JUDGE_BEST);
    struct search *player = search_start(session, JUDGE_PLAYOUTS);
    struct text out = TEXT_EMPTY;
    double one[ROUNDS], two[ROUNDS], ratio[ROUNDS], machine[ROUNDS], playouts[ROUNDS];
    struct budget slice = {.milliseconds = (uint32_t)(seconds * 1000 / ROUNDS), .threads = 1};
    struct budget both = {.milliseconds = slice.milliseconds, .threads = 2};
    think(search, session, slice); /* a warm-up */
    for (unsigned i = 0; i < ROUNDS; i++) {
        machine[i] = machine_ratio();
        two[i] = think(search, session, both).a_second;
        one[i] = think(search, session, slice).a_second;
        ratio[i] = two[i] / one[i];
        playouts[i] = think(player, session, slice).a_second;
    }
    double memory = (double)search_memory(search) / (1 << 20);
    double threads = stats_median(ratio, ROUNDS), cores = stats_median(machine, ROUNDS);
    if (csv)
        text_addf(&out, "%s,%.0f,%.0f,%.2f,%.2f,%.0f,%.1f,%d\n", game->ruleset->name,
                  stats_median(one, ROUNDS), stats_median(two, ROUNDS), threads, cores,
                  stats_median(playouts, ROUNDS), memory, SEARCH_MEMORY >> 20);
    else
        text_addf(&out, "%-12s %13.0f %13.0f %6s %8s %13.0f %6s/%d\n", game->ruleset->name,
                  stats_median(one, ROUNDS), stats_median(two, ROUNDS), real_told(threads, 2).text,
                  real_told(cores, 2).text, stats_median(playouts, ROUNDS),
                  real_told(memory, 1).text, SEARCH_MEMORY >> 20);
    cli_print(&out);
    text_free(&out);
    search_free(player);
    search_free(search);
    session_free(session);
}
