/*
 * arena_table.c - the tables of `clowder arena`.
 *
 * A pair is judged by the games that one of the two won, or that were drawn: in games of more
 * than two the others' wins say nothing about them. A draw is half a win. Games that were left
 * unfinished are counted apart and judge nobody. The games of one deal are alike, so intervals
 * are clustered by deal. Elo follows from the share of the points, its interval from the share's.
 */
#include "cli/arena_table.h"

#include <stdlib.h>

#include "cli/cli.h"
#include "cli/share.h"
#include "cli/tally.h"
#include "core/json.h"
#include "core/real.h"
#include "core/utf8.h"

enum { FIRST_COLUMN = 24, REASONS_MOST = 24 };

struct duel {
    uint64_t wins, draws, losses;
};

/*
 * Counting.
 */
static struct duel count_pair(const struct arena *arena, unsigned a, unsigned b) {
    struct duel duel = {0};
    for (size_t game = arena->first; game < arena->games; game++) {
        struct cluster said = share_pair(&arena->results[game], a, b);
        if (arena->results[game].state != PLAYED_OVER || !said.games)
            continue;
        duel.wins += said.score > 0.75;
        duel.losses += said.score < 0.25;
        duel.draws += said.score > 0.25 && said.score < 0.75;
    }
    return duel;
}

static struct tally count(const struct arena *arena) {
    return tally_count(arena->results, arena->first, arena->games);
}

int arena_table_test(const struct arena *arena, struct sprt *sprt, size_t *deal) {
    unsigned seats = arena->fixture.setup.seats;
    int decided = 0;
    for (; !decided && (*deal + 1) * seats <= arena->games; ++*deal) {
        for (size_t game = *deal * seats; game < (*deal + 1) * seats; game++)
            if (arena->results[game].state == PLAYED_NOT)
                return 0;
        struct cluster cluster = share_of_deal(arena, *deal, OF_PAIR, 0, 1);
        decided = sprt_add(sprt, &cluster);
    }
    return decided;
}

/*
 * Printing.
 */

/* The share that games say, with its interval; and with Elo. */
static void add_share(struct text *out, const struct share *share, bool elo) {
    text_addf(out, "  %6s %%   %6s .. %6s %%", real_told(100 * share->share, 2).text,
              real_told(100 * share->interval.low, 2).text,
              real_told(100 * share->interval.high, 2).text);
    if (elo && share->games)
        text_addf(out, "   %+6.0f  %+6.0f .. %+6.0f", stats_elo(share->share),
                  stats_elo(share->interval.low), stats_elo(share->interval.high));
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

static void add_player(struct text *out, const struct arena *arena, const struct tally *tally,
                       unsigned player) {
    const struct match_player *did = &arena->did[player];
    add_first(out, arena->fixture.words[player]);
    text_addf(out, "%6zu", tally->wins[player]);
    struct share share = share_of(arena, OF_PLAYER, player, 0);
    add_share(out, &share, false);
    text_addf(out, " %9zu", tally->forfeits[player]);
    if (did->moves)
        text_addf(out, "  %9s  %7u",
                  real_told((double)did->milliseconds / (double)did->moves, 1).text,
                  (unsigned)did->slowest);
    text_add_char(out, '\n');
}

/* A row of a share without more: the wins of a seat, or of who began. */
static void add_row(struct text *out, const struct arena *arena, const char *name,
                    enum measure measure, unsigned a) {
    struct share share = share_of(arena, measure, a, 0);
    add_first(out, name);
    text_addf(out, "%6.0f", share.score);
    add_share(out, &share, false);
    text_add_char(out, '\n');
}

static void add_pair(struct text *out, const struct arena *arena, unsigned a, unsigned b) {
    struct duel duel = count_pair(arena, a, b);
    struct text pair = TEXT_EMPTY;
    text_addf(&pair, "%s - %s", arena->fixture.words[a], arena->fixture.words[b]);
    add_first(out, pair.bytes);
    text_addf(out, "%6llu %6llu %6llu", (unsigned long long)duel.wins,
              (unsigned long long)duel.draws, (unsigned long long)duel.losses);
    struct share share = share_of(arena, OF_PAIR, a, b);
    add_share(out, &share, true);
    text_add_char(out, '\n');
    text_free(&pair);
}

static void add_seats(struct text *out, const struct arena *arena) {
    struct text name = TEXT_EMPTY;
    for (unsigned seat = 0; seat < arena->fixture.setup.seats; seat++) {
        text_clear(&name);
        text_addf(&name, _("seat %c"), seat_letter(seat));
        add_row(out, arena, name.bytes, OF_SEAT, seat);
    }
    text_free(&name);
    add_row(out, arena, _("first to decide"), OF_BEGAN, 0);
}

/* How long games were, in decisions of the players and in moves, dice among them. */
static void add_lengths(struct text *out, const struct arena *arena) {
    size_t count;
    uint32_t *moves = tally_lengths(arena->results, arena->first, arena->games, IN_MOVES, &count);
    uint32_t *decisions =
        tally_lengths(arena->results, arena->first, arena->games, IN_DECISIONS, &count);
    if (count)
        text_addf(out, _("decisions in a game: median %u, at most %u; moves with dice: %u, %u\n"),
                  (unsigned)stats_quantile(decisions, count, 50), (unsigned)decisions[count - 1],
                  (unsigned)stats_quantile(moves, count, 50), (unsigned)moves[count - 1]);
    free(moves);
    free(decisions);
}

/* By which rules games ended, in the order in which they came up. */
static void add_ends(struct text *out, const struct arena *arena) {
    const char *reasons[REASONS_MOST];
    size_t counts[REASONS_MOST] = {0}, met = 0;
    for (size_t game = arena->first; game < arena->games; game++) {
        const char *reason = arena->results[game].reason;
        size_t i = 0;
        if (arena->results[game].state != PLAYED_OVER || !reason)
            continue;
        while (i < met && strcmp(reasons[i], reason) != 0)
            i++;
        if (i == REASONS_MOST)
            continue;
        reasons[i] = reason;
        counts[i]++;
        met += i == met;
    }
    for (size_t i = 0; i < met; i++) {
        struct text line = TEXT_EMPTY;
        text_addf(&line, "%6zu  ", counts[i]);
        cli_add_safe(&line, _(reasons[i]));
        text_addf(out, "%s\n", line.bytes);
        text_free(&line);
    }
}

static void add_test(struct text *out, const struct sprt *sprt) {
    const char *verdict = _("not decided");
    if (sprt->llr >= sprt_bound())
        verdict = _("the second bound is accepted");
    else if (sprt->llr <= -sprt_bound())
        verdict = _("the first bound is accepted");
    text_addf(out, _("\nsequential test, Elo %g against %g, errors %g: "), sprt->low, sprt->high,
              SPRT_ERROR);
    text_addf(out, _("%s after %llu deals (log likelihood ratio %s of %s)\n"), verdict,
              (unsigned long long)sprt->clusters, real_told(sprt->llr, 2).text,
              real_told(sprt_bound(), 2).text);
}

static void add_heading(struct text *out, const struct arena *arena, const struct tally *tally) {
    text_addf(out, _("%s, seed \""), arena->fixture.game->ruleset->title);
    cli_add_safe(out, arena->fixture.seed);
    text_addf(out, _("\": %zu of %zu games, every deal from each seat\n"), tally->played,
              arena->games - arena->first);
    text_addf(out,
              _("draws %zu, unfinished after %zu moves %zu, read from the results folder %zu\n"),
              tally->draws, arena->fixture.most_moves, tally->played - tally->over, arena->kept);
}

static void add_json_share(struct json *json, const struct share *share) {
    json_real(json, "share", share->share);
    json_real(json, "low", share->interval.low);
    json_real(json, "high", share->interval.high);
}

static void add_json_player(struct json *json, const struct arena *arena, const struct tally *tally,
                            unsigned player) {
    const struct match_player *did = &arena->did[player];
    struct share share = share_of(arena, OF_PLAYER, player, 0);
    json_object(json, NULL);
    json_string(json, "player", arena->fixture.words[player]);
    json_number(json, "wins", (long)tally->wins[player]);
    json_number(json, "forfeits", (long)tally->forfeits[player]);
    add_json_share(json, &share);
    json_real(json, "milliseconds_a_move",
              did->moves ? (double)did->milliseconds / (double)did->moves : 0);
    json_number(json, "slowest", did->slowest);
    json_end(json);
}

static void add_json_pair(struct json *json, const struct arena *arena, unsigned a, unsigned b) {
    struct duel duel = count_pair(arena, a, b);
    struct share share = share_of(arena, OF_PAIR, a, b);
    json_object(json, NULL);
    json_string(json, "first", arena->fixture.words[a]);
    json_string(json, "second", arena->fixture.words[b]);
    json_number(json, "wins", (long)duel.wins);
    json_number(json, "draws", (long)duel.draws);
    json_number(json, "losses", (long)duel.losses);
    add_json_share(json, &share);
    json_real(json, "elo", share.games ? stats_elo(share.share) : 0);
    json_end(json);
}

void arena_table_json(const struct arena *arena, const struct sprt *sprt) {
    struct text out = TEXT_EMPTY;
    struct json json = {.out = &out};
    struct tally tally = count(arena);
    unsigned players = arena->fixture.setup.seats;
    json_object(&json, NULL);
    json_string(&json, "game", arena->fixture.game->ruleset->name);
    json_string(&json, "seed", arena->fixture.seed);
    json_number(&json, "games", (long)tally.over);
    json_number(&json, "unfinished", (long)(tally.played - tally.over));
    json_array(&json, "players");
    for (unsigned player = 0; player < players; player++)
        add_json_player(&json, arena, &tally, player);
    json_end(&json);
    json_array(&json, "pairs");
    for (unsigned a = 0; a < players; a++)
        for (unsigned b = a + 1; b < players; b++)
            add_json_pair(&json, arena, a, b);
    json_end(&json);
    if (sprt) {
        json_real(&json, "log_likelihood_ratio", sprt->llr);
        json_real(&json, "bound", sprt_bound());
    }
    json_end(&json);
    cli_print(&out);
    text_free(&out);
}

void arena_table_print(const struct arena *arena, const struct sprt *sprt) {
    struct text out = TEXT_EMPTY;
    struct tally tally = count(arena);
    unsigned players = arena->fixture.setup.seats;
    add_heading(&out, arena, &tally);
    add_lengths(&out, arena);
    add_ends(&out, arena);
    text_addf(&out, "\n%-*s%6s  %8s   %18s %9s  %9s  %7s\n", FIRST_COLUMN, _("player"), _("wins"),
              _("share"), _("interval (95 %)"), _("forfeits"), _("ms a move"), _("slowest"));
    for (unsigned player = 0; player < players; player++)
        add_player(&out, arena, &tally, player);
    add_seats(&out, arena);
    text_addf(&out, "\n%-*s%6s %6s %6s  %8s   %18s   %6s  %16s\n", FIRST_COLUMN, _("pair"),
              _("wins"), _("draws"), _("losses"), _("share"), _("interval (95 %)"), _("Elo"),
              _("interval (95 %)"));
    for (unsigned a = 0; a < players; a++)
        for (unsigned b = a + 1; b < players; b++)
            add_pair(&out, arena, a, b);
    if (sprt)
        add_test(&out, sprt);
    cli_say(&out);
    text_free(&out);
}
