/*
 * lab_report.c - the tables of `clowder lab --report`: see lab_report.h.
 */
#include "cli/lab_report.h"

#include <stdlib.h>

#include "cli/cli.h"
#include "cli/columns.h"
#include "cli/share.h"
#include "cli/tally.h"
#include "core/real.h"

struct report {
    struct lab_sums *sums;
    bool markdown;
    struct text out;
};

/* A heading without rows is left out. */
static void print_columns(struct report *report, struct columns *columns) {
    if (columns_rows(columns) > 1) {
        columns_print(columns, report->markdown, &report->out);
        text_add_char(&report->out, '\n');
    }
    columns_free(columns);
}

static void add_share(struct columns *columns, const struct share *share) {
    if (share->games)
        columns_add(columns, "%s (%s-%s)", real_told(100 * share->share, 1).text,
                    real_told(100 * share->interval.low, 1).text,
                    real_told(100 * share->interval.high, 1).text);
    else
        columns_add(columns, "-");
}

static void print_cells(struct report *report) {
    const struct experiment *experiment = report->sums->experiment;
    struct columns columns = {.count = 4, .left = 1 << 1 | 1 << 2};
    columns_add(&columns, "%s", _("cell"));
    columns_add(&columns, "%s", _("options"));
    columns_add(&columns, "%s", _("players"));
    columns_add(&columns, "%s", _("games"));
    for (unsigned i = 0; i < experiment->cell_count; i++) {
        if (!lab_sums_tells(report->sums, i))
            continue;
        const char *options = experiment->cells[i].options;
        columns_add(&columns, "%u", i + 1);
        columns_add(&columns, "%s", *options ? options : _("usual"));
        columns_add(&columns, "%s", experiment->cells[i].players);
        columns_add(&columns, "%zu", report->sums->cells[i].played);
    }
    print_columns(report, &columns);
}

static void print_seats(struct report *report) {
    unsigned seats = lab_sums_seats(report->sums);
    struct columns columns = {.count = 4 + seats};
    columns_add(&columns, "%s", _("cell"));
    columns_add(&columns, "%s", _("who began wins"));
    for (unsigned seat = 0; seat < seats; seat++)
        columns_add(&columns, _("seat %c wins"), seat_letter(seat));
    columns_add(&columns, "%s", _("draws"));
    columns_add(&columns, "%s", _("unfinished"));
    for (unsigned i = 0; i < report->sums->experiment->cell_count; i++) {
        if (!lab_sums_tells(report->sums, i))
            continue;
        struct cell_sums *cell = &report->sums->cells[i];
        struct share began = share_of(&cell->arena, OF_BEGAN, 0, 0);
        columns_add(&columns, "%u", i + 1);
        add_share(&columns, &began);
        for (unsigned seat = 0; seat < seats; seat++) {
            struct share share = {0};
            if (seat < cell->arena.fixture.setup.seats)
                share = share_of(&cell->arena, OF_SEAT, seat, 0);
            add_share(&columns, &share);
        }
        struct tally tally = tally_count(cell->arena.results, 0, cell->arena.games);
        columns_add(&columns, "%zu", tally.draws);
        columns_add(&columns, "%zu", tally.played - tally.over);
    }
    text_add(&report->out, _("Shares of the games that ended, in percent, with intervals of 95 %, "
                             "clustered by deal:\n"));
    print_columns(report, &columns);
}

/* The Elo of a player over the other one, with its interval. */
static void add_elo(struct columns *columns, const struct arena *arena, unsigned player) {
    struct share share = share_of(arena, OF_PAIR, player, !player);
    if (arena->fixture.setup.seats == 2 && share.games)
        columns_add(columns, "%+.0f (%+.0f %+.0f)", stats_elo(share.share),
                    stats_elo(share.interval.low), stats_elo(share.interval.high));
    else
        columns_add(columns, "-");
}

static void print_players(struct report *report) {
    struct columns columns = {.count = 4, .left = 1 << 1};
    columns_add(&columns, "%s", _("cell"));
    columns_add(&columns, "%s", _("player"));
    columns_add(&columns, "%s", _("wins"));
    columns_add(&columns, "%s", _("Elo"));
    for (unsigned i = 0; i < report->sums->experiment->cell_count; i++) {
        const struct arena *arena = &report->sums->cells[i].arena;
        if (!lab_sums_tells(report->sums, i) ||
            strcmp(arena->fixture.words[0], arena->fixture.words[1]) == 0)
            continue;
        for (unsigned player = 0; player < arena->fixture.setup.seats; player++) {
            struct share share = share_of(arena, OF_PLAYER, player, 0);
            columns_add(&columns, "%u", i + 1);
            columns_add(&columns, "%s", arena->fixture.words[player]);
            add_share(&columns, &share);
            add_elo(&columns, arena, player);
        }
    }
    print_columns(report, &columns);
}

static double mean(uint64_t sum, uint64_t count) {
    return count ? (double)sum / (double)count : 0;
}

static void print_lengths(struct report *report) {
    struct columns columns = {.count = 10};
    const char *const heads[] = {_("cell"),    _("5 %"),         _("median"), _("95 %"),
                                 _("most"),    _("legal moves"), _("leads"),  _("behind"),
                                 _("settled"), _("luck")};
    for (unsigned i = 0; i < columns.count; i++)
        columns_add(&columns, "%s", heads[i]);
    for (unsigned i = 0; i < report->sums->experiment->cell_count; i++) {
        if (!lab_sums_tells(report->sums, i))
            continue;
        struct cell_sums *cell = &report->sums->cells[i];
        size_t count;
        uint32_t *lengths =
            tally_lengths(cell->arena.results, 0, cell->arena.games, IN_DECISIONS, &count);
        columns_add(&columns, "%u", i + 1);
        columns_add(&columns, "%u", (unsigned)stats_quantile(lengths, count, 5));
        columns_add(&columns, "%u", (unsigned)stats_quantile(lengths, count, 50));
        columns_add(&columns, "%u", (unsigned)stats_quantile(lengths, count, 95));
        columns_add(&columns, "%u", (unsigned)lengths[count - 1]);
        columns_add(&columns, "%s", real_told(mean(cell->choices, cell->all_decisions), 1).text);
        columns_add(&columns, "%s", real_told(mean(cell->leads, cell->played), 1).text);
        columns_add(&columns, "%s",
                    real_told(100 * mean(cell->behind, cell->played) / ESTIMATE_WHOLE, 1).text);
        columns_add(&columns, "%.0f", 100 * mean(cell->settled, cell->all_decisions));
        columns_add(&columns, "%.0f", 100 * mean(cell->luck, cell->luck + cell->play));
        free(lengths);
    }
    text_add(&report->out,
             _("Decisions in a game; legal moves at each; how often the lead changed; how far the "
               "winner was\nbehind, of 100, mean of all decisions; after which part of the game, "
               "of 100, it was settled;\nhow much of 100 was luck:\n"));
    print_columns(report, &columns);
}

static void print_ends(struct report *report) {
    struct columns columns = {.count = 3, .left = 1 << 1};
    columns_add(&columns, "%s", _("cell"));
    columns_add(&columns, "%s", _("ended by"));
    columns_add(&columns, "%s", _("games"));
    for (unsigned i = 0; i < report->sums->experiment->cell_count; i++)
        for (unsigned j = 0; lab_sums_tells(report->sums, i) && j < RULES_MOST; j++) {
            const struct ended *ended = &report->sums->cells[i].ended[j];
            if (!ended->games)
                break;
            columns_add(&columns, "%u", i + 1);
            columns_add(&columns, "%s", *ended->rule ? ended->rule : _("no rule"));
            columns_add(&columns, "%zu", ended->games);
        }
    print_columns(report, &columns);
}

static void print_verbs(struct report *report) {
    const struct ruleset *rules = report->sums->experiment->game->ruleset;
    struct columns columns = {.count = 4, .left = 1 | 1 << 1};
    columns_add(&columns, "%s", _("verb"));
    columns_add(&columns, "%s", _("rule"));
    columns_add(&columns, "%s", _("times in a game"));
    columns_add(&columns, "%s", _("games with it"));
    for (unsigned verb = 0; verb < rules->verb_count; verb++) {
        const struct verb *row = &rules->verbs[verb];
        if (row->chance)
            continue;
        columns_add(&columns, "%s", row->word);
        columns_add(&columns, "%s", row->rule ? row->rule : "");
        if (report->sums->verbs[verb])
            columns_add(&columns, "%s",
                        real_told(mean(report->sums->verbs[verb], report->sums->games), 2).text);
        else
            columns_add(&columns, "%s", _("never"));
        columns_add(
            &columns, "%s %%",
            real_told(100 * mean(report->sums->verb_games[verb], report->sums->games), 1).text);
    }
    print_columns(report, &columns);
}

/* True when a verb of the rule was used. */
static bool rule_lives(const struct report *report, const char *rule) {
    const struct ruleset *rules = report->sums->experiment->game->ruleset;
    for (unsigned verb = 0; verb < rules->verb_count; verb++)
        if (rules->verbs[verb].rule && strcmp(rules->verbs[verb].rule, rule) == 0 &&
            report->sums->verbs[verb])
            return true;
    return false;
}

/* The rules whose verbs nobody used. */
static void print_dead(struct report *report) {
    const struct ruleset *rules = report->sums->experiment->game->ruleset;
    size_t start = report->out.length;
    for (unsigned verb = 0; verb < rules->verb_count; verb++) {
        const struct verb *row = &rules->verbs[verb];
        if (row->chance || !row->rule || rule_lives(report, row->rule))
            continue;
        text_add(&report->out, report->out.length == start ? _("Rules that nobody used: ") : ", ");
        text_addf(&report->out, "%s (%s)", row->rule, row->word);
    }
    if (report->out.length > start)
        text_add(&report->out, "\n\n");
}

static int by_share(const void *a, const void *b) {
    const struct chosen *x = a, *y = b;
    double first = mean(x->wins, x->seats), second = mean(y->wins, y->seats);
    return (first < second) - (first > second);
}

/* A word is worth what it wins beyond the mean of all choices, in points of 100. */
static void print_words(struct report *report) {
    struct columns columns = {.count = 5, .left = 1};
    uint64_t seats = 0, wins = 0;
    size_t count = 0;
    while (count < CHOSEN_MOST && report->sums->chosen[count].seats)
        count++;
    qsort(report->sums->chosen, count, sizeof *report->sums->chosen, by_share);
    columns_add(
        &columns, "%s",
        report->sums->experiment->game->ruleset->verbs[report->sums->experiment->verb].word);
    columns_add(&columns, "%s", _("seats that chose it"));
    columns_add(&columns, "%s", _("won"));
    columns_add(&columns, "%s", _("interval (95 %)"));
    columns_add(&columns, "%s", _("worth"));
    for (size_t i = 0; i < count; i++) {
        seats += report->sums->chosen[i].seats;
        wins += report->sums->chosen[i].wins;
    }
    for (size_t i = 0; i < count; i++) {
        const struct chosen *chosen = &report->sums->chosen[i];
        struct interval interval = stats_wilson(chosen->wins, chosen->seats);
        columns_add(&columns, "%s", chosen->word);
        columns_add(&columns, "%llu", (unsigned long long)chosen->seats);
        columns_add(&columns, "%s %%", real_told(100 * mean(chosen->wins, chosen->seats), 1).text);
        columns_add(&columns, "%s-%s", real_told(100 * interval.low, 1).text,
                    real_told(100 * interval.high, 1).text);
        columns_add(
            &columns, "%s",
            real_told(100 * (mean(chosen->wins, chosen->seats) - mean(wins, seats)), 1).text);
    }
    print_columns(report, &columns);
}

static void print(struct report *report) {
    print_cells(report);
    print_seats(report);
    print_players(report);
    print_lengths(report);
    print_ends(report);
    print_verbs(report);
    print_dead(report);
    if (report->sums->experiment->measured & MEASURED_WORDS)
        print_words(report);
    cli_say(&report->out);
}

void lab_report(struct lab_sums *sums, bool markdown) {
    struct report report = {.sums = sums, .markdown = markdown, .out = TEXT_EMPTY};
    print(&report);
    text_free(&report.out);
}
