/*
 * arena.c - `clowder arena GAME A B ...`: players against each other, counted.
 *
 * A pair is judged by the games that one of the two won, or that were drawn: in games of more
 * than two the others' wins say nothing about them. A draw is half a win. Games that were left
 * unfinished are counted apart and judge nobody. Elo follows from the share of the points, its
 * interval from the share's.
 */
#include "bots/arena.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "cli/cli.h"
#include "cli/stats.h"
#include "core/memory.h"
#include "core/utf8.h"

enum {
    GAMES_USUAL = 100,
    GAMES_MOST = 1000000,
    MOVES_USUAL = 5000,
    MOVES_MOST = 40000,
    AT_ONCE = 2,
    FIRST_COLUMN = 24
};

struct tally {
    uint64_t wins, draws, losses;
};

/*
 * Counting.
 */
static struct tally count_pair(const struct arena *arena, unsigned a, unsigned b) {
    struct tally tally = {0};
    for (size_t game = 0; game < arena->games; game++) {
        const struct arena_game *result = &arena->results[game];
        bool first = result->winners >> a & 1, second = result->winners >> b & 1;
        if (result->state != ARENA_OVER)
            continue;
        tally.wins += first && !second;
        tally.losses += second && !first;
        tally.draws += first == second && (first || !result->winners);
    }
    return tally;
}

static size_t count_state(const struct arena *arena, int state) {
    size_t count = 0;
    for (size_t game = 0; game < arena->games; game++)
        count += (int)arena->results[game].state == state;
    return count;
}

static size_t count_bits(const struct arena *arena, unsigned player, bool forfeits) {
    size_t count = 0;
    for (size_t game = 0; game < arena->games; game++) {
        const struct arena_game *result = &arena->results[game];
        count += (forfeits ? result->forfeited : result->winners) >> player & 1;
    }
    return count;
}

static size_t count_seat_wins(const struct arena *arena, unsigned seat) {
    size_t count = 0;
    for (size_t game = 0; game < arena->games; game++)
        count += arena->results[game].winners >> arena_player(arena, game, seat) & 1;
    return count;
}

/*
 * Printing.
 */
static void add_share(struct text *out, double score, uint64_t games) {
    struct interval interval = stats_wilson_score(score, games);
    text_addf(out, "  %6.2f %%   %6.2f .. %6.2f %%", games ? 100 * score / (double)games : 0,
              100 * interval.low, 100 * interval.high);
}

static void add_elo(struct text *out, double score, uint64_t games) {
    struct interval interval = stats_wilson_score(score, games);
    if (games)
        text_addf(out, "   %+6.0f  %+6.0f .. %+6.0f", stats_elo(score / (double)games),
                  stats_elo(interval.low), stats_elo(interval.high));
}

/* In the first column; what is too wide has a line of its own. */
static void add_first(struct text *out, const char *word) {
    struct text safe = TEXT_EMPTY;
    cli_add_safe(&safe, word);
    int columns = utf8_columns(safe.bytes);
    text_addf(out, "%s%s%*s", safe.bytes, columns < FIRST_COLUMN ? "" : "\n",
              columns < FIRST_COLUMN ? FIRST_COLUMN - columns : FIRST_COLUMN, "");
    text_free(&safe);
}

static void add_player(struct text *out, const struct arena *arena, unsigned player,
                       size_t decided) {
    const struct match_player *did = &arena->did[player];
    size_t wins = count_bits(arena, player, false);
    add_first(out, arena->words[player]);
    text_addf(out, "%6zu", wins);
    add_share(out, (double)wins, decided);
    text_addf(out, " %9zu", count_bits(arena, player, true));
    if (did->moves)
        text_addf(out, "  %9.1f  %7u", (double)did->milliseconds / (double)did->moves,
                  (unsigned)did->slowest);
    text_add_char(out, '\n');
}

static void add_pair(struct text *out, const struct arena *arena, unsigned a, unsigned b) {
    struct tally tally = count_pair(arena, a, b);
    uint64_t games = tally.wins + tally.draws + tally.losses;
    double score = (double)tally.wins + (double)tally.draws / 2;
    struct text pair = TEXT_EMPTY;
    text_addf(&pair, "%s - %s", arena->words[a], arena->words[b]);
    add_first(out, pair.bytes);
    text_addf(out, "%6llu %6llu %6llu", (unsigned long long)tally.wins,
              (unsigned long long)tally.draws, (unsigned long long)tally.losses);
    add_share(out, score, games);
    add_elo(out, score, games);
    text_add_char(out, '\n');
    text_free(&pair);
}

static void add_seats(struct text *out, const struct arena *arena, size_t decided) {
    struct text name = TEXT_EMPTY;
    for (unsigned seat = 0; seat < arena->setup.seats; seat++) {
        size_t wins = count_seat_wins(arena, seat);
        text_clear(&name);
        text_addf(&name, _("seat %c"), 'A' + (int)seat);
        add_first(out, name.bytes);
        text_addf(out, "%6zu", wins);
        add_share(out, (double)wins, decided);
        text_add_char(out, '\n');
    }
    text_free(&name);
}

static void print(const struct arena *arena) {
    struct text out = TEXT_EMPTY;
    unsigned players = arena->setup.seats;
    size_t decided = count_state(arena, ARENA_OVER),
           unfinished = count_state(arena, ARENA_UNFINISHED), drawn = 0;
    for (size_t game = 0; game < arena->games; game++)
        drawn += arena->results[game].state == ARENA_OVER && !arena->results[game].winners;
    text_addf(&out, _("%s, seed \""), arena->game->ruleset->title);
    cli_add_safe(&out, arena->seed);
    text_addf(&out, _("\": %zu of %zu games, every deal from each seat\n"), decided + unfinished,
              arena->games);
    text_addf(&out, _("draws %zu, unfinished after %zu moves %zu, from the folder %zu\n\n"), drawn,
              arena->most_moves, unfinished, arena->kept);
    text_addf(&out, "%-*s%6s  %8s   %18s %9s  %9s  %7s\n", FIRST_COLUMN, _("player"), _("wins"),
              _("share"), _("interval (95 %)"), _("forfeits"), _("ms a move"), _("slowest"));
    for (unsigned player = 0; player < players; player++)
        add_player(&out, arena, player, decided);
    add_seats(&out, arena, decided);
    text_addf(&out, "\n%-*s%6s %6s %6s  %8s   %18s   %6s  %16s\n", FIRST_COLUMN, _("pair"),
              _("wins"), _("draws"), _("losses"), _("share"), _("interval (95 %)"), _("Elo"),
              _("interval (95 %)"));
    for (unsigned a = 0; a < players; a++)
        for (unsigned b = a + 1; b < players; b++)
            add_pair(&out, arena, a, b);
    cli_say(&out);
    text_free(&out);
}

/* What players said goes to stderr, in safe lines. */
static void tell_remarks(const struct arena *arena) {
    struct word rest = {arena->remarks.bytes, arena->remarks.length}, line;
    while (word_part(&rest, '\n', &line))
        cli_fail(EXIT_FINE, "%.*s", (int)line.length, line.bytes);
}

/*
 * Running.
 */
static bool progress(void *context, size_t done) {
    const struct arena *arena = context;
    progress_step(done, arena->games);
    return !interrupt_came();
}

/* Told already when false. */
static bool make_folder(const char *folder) {
    if (!folder || mkdir(folder, 0777) == 0 || errno == EEXIST)
        return true;
    cli_fail(EXIT_WORLD, "%s: %s", folder, strerror(errno));
    return false;
}

static int run(struct arena *arena) {
    struct text why = TEXT_EMPTY;
    int code = EXIT_FINE;
    if (!make_folder(arena->folder))
        return EXIT_WORLD;
    arena->results = memory_new(arena->games * sizeof *arena->results);
    interrupt_watch();
    progress_start(_("playing"));
    bool ok = arena_run(arena, &why);
    progress_end();
    tell_remarks(arena);
    if (!ok)
        code = cli_fail(EXIT_WORLD, "%s", why.bytes);
    if (arena->kept || count_state(arena, ARENA_WAITING) < arena->games)
        print(arena);
    free(arena->results);
    text_free(&arena->remarks);
    text_free(&why);
    return code;
}

/* Told already when false. */
static bool check_players(const struct arguments *arguments, unsigned count) {
    struct text why = TEXT_EMPTY;
    for (unsigned i = 1; i <= count && !why.length; i++)
        if (!player_known(arguments->operands[i], &why))
            cli_wrong("%s", why.bytes);
    bool ok = why.length == 0;
    text_free(&why);
    return ok;
}

int command_arena(const struct arguments *arguments) {
    unsigned players = (unsigned)arguments->count - 1;
    struct arena arena = {.game = cli_game(arguments->operands[0]),
                          .folder = arguments->value[FLAG_LOGS],
                          .at_once = AT_ONCE,
                          .progress = progress,
                          .context = &arena,
                          .remarks = TEXT_EMPTY};
    long games, moves;
    if (!arena.game || !cli_number(arguments, FLAG_GAMES, 1, GAMES_MOST, GAMES_USUAL, &games) ||
        !cli_number(arguments, FLAG_MAX_MOVES, 1, MOVES_MOST, MOVES_USUAL, &moves) ||
        !check_players(arguments, players))
        return EXIT_USAGE;
    const struct ruleset *rules = arena.game->ruleset;
    if (players < rules->seats_least || players > rules->seats_most)
        return cli_wrong(_("%s is for %d to %d players"), rules->title, rules->seats_least,
                         rules->seats_most);
    if (!cli_setup(arguments, rules, players, &arena.setup))
        return EXIT_USAGE;
    for (unsigned i = 0; i < players; i++)
        arena.words[i] = arguments->operands[i + 1];
    arena.seed = arguments->value[FLAG_SEED] ? arguments->value[FLAG_SEED] : "1";
    assert(players > 0);                                             /* as seats_least is */
    arena.games = ((size_t)games + players - 1) / players * players; /* whole deals */
    arena.most_moves = (size_t)moves;
    return run(&arena);
}
