/*
 * lab_report.c - the tables of `clowder lab --report`: see lab_report.h.
 *
 * Each cell becomes an arena of its own, whose games came from rows; so shares and intervals are
 * those of `clowder arena`.
 */
#include "cli/lab_report.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/cli.h"
#include "cli/columns.h"
#include "cli/share.h"
#include "cli/tally.h"
#include "core/memory.h"
#include "core/real.h"

enum { RULES_MOST = 32, RULE_BYTES = 8, CHOSEN_MOST = 600, WORD_BYTES = 32 };

/* Games that ended by a rule. */
struct ended {
    char rule[RULE_BYTES];
    size_t games;
};

struct cell_sums {
    struct arena arena; /* its results are owned */
    size_t played;
    uint64_t all_decisions, choices, leads, behind, settled;
    struct ended ended[RULES_MOST];
};

/* A word that seats chose, once for each seat and game. */
struct chosen {
    char word[WORD_BYTES];
    uint64_t seats, wins;
};

struct report {
    const struct experiment *experiment;
    unsigned only; /* the cell told, from 1; 0: all */
    bool markdown;
    struct cell_sums *cells;
    uint64_t verbs[256]; /* times used */
    uint64_t verb_games[256];
    uint64_t games;
    struct chosen chosen[CHOSEN_MOST];
    struct text out;
};

/*
 * Taking rows.
 */
static void count_end(struct cell_sums *cell, const char *rule) {
    unsigned i = 0;
    while (i < RULES_MOST - 1 && cell->ended[i].games && strcmp(cell->ended[i].rule, rule) != 0)
        i++;
    snprintf(cell->ended[i].rule, RULE_BYTES, "%s", rule);
    cell->ended[i].games++;
}

/* "move*12 end*3". */
static void count_verbs(struct report *report, const char *verbs) {
    const struct ruleset *rules = report->experiment->game->ruleset;
    struct word rest = {verbs, strlen(verbs)}, item, name;
    while (word_part(&rest, ' ', &item)) {
        long times;
        if (!word_part(&item, '*', &name) || !word_number(item, 0, UINT32_MAX, &times))
            continue;
        for (unsigned verb = 0; verb < rules->verb_count; verb++)
            if (strlen(rules->verbs[verb].word) == name.length &&
                memcmp(rules->verbs[verb].word, name.bytes, name.length) == 0) {
                report->verbs[verb] += (uint64_t)times;
                report->verb_games[verb]++;
            }
    }
}

static void count_word(struct report *report, struct word word, bool won) {
    unsigned i = 0;
    while (i < CHOSEN_MOST && report->chosen[i].seats &&
           (strlen(report->chosen[i].word) != word.length ||
            memcmp(report->chosen[i].word, word.bytes, word.length) != 0))
        i++;
    if (i == CHOSEN_MOST || word.length >= WORD_BYTES)
        return;
    memcpy(report->chosen[i].word, word.bytes, word.length);
    report->chosen[i].seats++;
    report->chosen[i].wins += won;
}

/* True when the same item stood earlier in the line. */
static bool came_before(const char *line, struct word item) {
    for (struct word rest = {line, (size_t)(item.bytes - line)}, other;
         word_part(&rest, ' ', &other);)
        if (other.length == item.length && memcmp(other.bytes, item.bytes, item.length) == 0)
            return true;
    return false;
}

/* "A=tower B=inn". */
static void count_words(struct report *report, const struct row *row) {
    const struct fixture *fixture = &report->experiment->cells[row->cell].fixture;
    struct word rest = {row->words, strlen(row->words)}, item;
    if (row->played.state != PLAYED_OVER)
        return;
    while (word_part(&rest, ' ', &item)) {
        unsigned seat = (unsigned)(item.length > 2 ? item.bytes[0] - 'A' : SEATS_MOST);
        if (seat >= fixture->setup.seats || came_before(row->words, item))
            continue;
        unsigned player = fixture_player(fixture, row->game, seat);
        count_word(report, (struct word){item.bytes + 2, item.length - 2},
                   row->played.winners >> player & 1);
    }
}

static void take_row(void *context, const struct row *row) {
    struct report *report = context;
    if (report->only && row->cell != report->only - 1)
        return;
    struct cell_sums *cell = &report->cells[row->cell];
    cell->arena.results[row->game] = row->played;
    cell->played++;
    cell->all_decisions += row->played.decisions;
    cell->choices += row->choices;
    cell->leads += row->leads;
    cell->behind += row->behind;
    cell->settled += row->settled;
    report->games++;
    if (row->played.state == PLAYED_OVER)
        count_end(cell, row->rule);
    count_verbs(report, row->verbs);
    count_words(report, row);
}

/*
 * Printing.
 */

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

static bool told(const struct report *report, unsigned cell) {
    return (!report->only || cell == report->only - 1) && report->cells[cell].played;
}

static void print_cells(struct report *report) {
    const struct experiment *experiment = report->experiment;
    struct columns columns = {.count = 4, .left = 1 << 1 | 1 << 2};
    columns_add(&columns, "%s", _("cell"));
    columns_add(&columns, "%s", _("options"));
    columns_add(&columns, "%s", _("players"));
    columns_add(&columns, "%s", _("games"));
    for (unsigned i = 0; i < experiment->cell_count; i++) {
        if (!told(report, i))
            continue;
        const char *options = experiment->cells[i].options;
        columns_add(&columns, "%u", i + 1);
        columns_add(&columns, "%s", *options ? options : _("usual"));
        columns_add(&columns, "%s", experiment->cells[i].players);
        columns_add(&columns, "%zu", report->cells[i].played);
    }
    print_columns(report, &columns);
}

static unsigned most_seats(const struct report *report) {
    unsigned most = 0;
    for (unsigned i = 0; i < report->experiment->cell_count; i++)
        if (told(report, i) && report->cells[i].arena.fixture.setup.seats > most)
            most = report->cells[i].arena.fixture.setup.seats;
    return most;
}

static void print_seats(struct report *report) {
    unsigned seats = most_seats(report);
    struct columns columns = {.count = 4 + seats};
    columns_add(&columns, "%s", _("cell"));
    columns_add(&columns, "%s", _("who began wins"));
    for (unsigned seat = 0; seat < seats; seat++)
        columns_add(&columns, _("seat %c wins"), seat_letter(seat));
    columns_add(&columns, "%s", _("draws"));
    columns_add(&columns, "%s", _("unfinished"));
    for (unsigned i = 0; i < report->experiment->cell_count; i++) {
        if (!told(report, i))
            continue;
        struct cell_sums *cell = &report->cells[i];
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

static void print_players(struct report *report) {
    struct columns columns = {.count = 3, .left = 1 << 1};
    columns_add(&columns, "%s", _("cell"));
    columns_add(&columns, "%s", _("player"));
    columns_add(&columns, "%s", _("wins"));
    for (unsigned i = 0; i < report->experiment->cell_count; i++) {
        const struct arena *arena = &report->cells[i].arena;
        if (!told(report, i) || strcmp(arena->fixture.words[0], arena->fixture.words[1]) == 0)
            continue;
        for (unsigned player = 0; player < arena->fixture.setup.seats; player++) {
            struct share share = share_of(arena, OF_PLAYER, player, 0);
            columns_add(&columns, "%u", i + 1);
            columns_add(&columns, "%s", arena->fixture.words[player]);
            add_share(&columns, &share);
        }
    }
    print_columns(report, &columns);
}

static double mean(uint64_t sum, uint64_t count) {
    return count ? (double)sum / (double)count : 0;
}

static void print_lengths(struct report *report) {
    struct columns columns = {.count = 9};
    const char *const heads[] = {_("cell"),        _("5 %"),   _("median"), _("95 %"),   _("most"),
                                 _("legal moves"), _("leads"), _("behind"), _("settled")};
    for (unsigned i = 0; i < columns.count; i++)
        columns_add(&columns, "%s", heads[i]);
    for (unsigned i = 0; i < report->experiment->cell_count; i++) {
        if (!told(report, i))
            continue;
        struct cell_sums *cell = &report->cells[i];
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
        free(lengths);
    }
    text_add(&report->out,
             _("Decisions in a game; legal moves at each; how often the lead changed; how far the "
               "winner was\nbehind, of 100, mean of all decisions; after which part of the game, "
               "of 100, it was settled:\n"));
    print_columns(report, &columns);
}

static void print_ends(struct report *report) {
    struct columns columns = {.count = 3, .left = 1 << 1};
    columns_add(&columns, "%s", _("cell"));
    columns_add(&columns, "%s", _("ended by"));
    columns_add(&columns, "%s", _("games"));
    for (unsigned i = 0; i < report->experiment->cell_count; i++)
        for (unsigned j = 0; told(report, i) && j < RULES_MOST; j++) {
            const struct ended *ended = &report->cells[i].ended[j];
            if (!ended->games)
                break;
            columns_add(&columns, "%u", i + 1);
            columns_add(&columns, "%s", *ended->rule ? ended->rule : _("no rule"));
            columns_add(&columns, "%zu", ended->games);
        }
    print_columns(report, &columns);
}

static void print_verbs(struct report *report) {
    const struct ruleset *rules = report->experiment->game->ruleset;
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
        if (report->verbs[verb])
            columns_add(&columns, "%s",
                        real_told(mean(report->verbs[verb], report->games), 2).text);
        else
            columns_add(&columns, "%s", _("never"));
        columns_add(&columns, "%s %%",
                    real_told(100 * mean(report->verb_games[verb], report->games), 1).text);
    }
    print_columns(report, &columns);
}

static int by_share(const void *a, const void *b) {
    const struct chosen *x = a, *y = b;
    double first = mean(x->wins, x->seats), second = mean(y->wins, y->seats);
    return (first < second) - (first > second);
}

static void print_words(struct report *report) {
    struct columns columns = {.count = 4, .left = 1};
    size_t count = 0;
    while (count < CHOSEN_MOST && report->chosen[count].seats)
        count++;
    qsort(report->chosen, count, sizeof *report->chosen, by_share);
    columns_add(&columns, "%s",
                report->experiment->game->ruleset->verbs[report->experiment->verb].word);
    columns_add(&columns, "%s", _("seats that chose it"));
    columns_add(&columns, "%s", _("won"));
    columns_add(&columns, "%s", _("interval (95 %)"));
    for (size_t i = 0; i < count; i++) {
        const struct chosen *chosen = &report->chosen[i];
        struct interval interval = stats_wilson(chosen->wins, chosen->seats);
        columns_add(&columns, "%s", chosen->word);
        columns_add(&columns, "%llu", (unsigned long long)chosen->seats);
        columns_add(&columns, "%s %%", real_told(100 * mean(chosen->wins, chosen->seats), 1).text);
        columns_add(&columns, "%s-%s", real_told(100 * interval.low, 1).text,
                    real_told(100 * interval.high, 1).text);
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
    if (report->experiment->measured & MEASURED_WORDS)
        print_words(report);
    cli_say(&report->out);
}

bool lab_report(const struct lab *lab, unsigned cell, bool markdown, struct text *why) {
    const struct experiment *experiment = lab->experiment;
    struct report *report = memory_new(sizeof *report);
    *report = (struct report){
        .experiment = experiment, .only = cell, .markdown = markdown, .out = TEXT_EMPTY};
    report->cells = memory_new(experiment->cell_count * sizeof *report->cells);
    for (unsigned i = 0; i < experiment->cell_count; i++) {
        struct cell_sums *sums = &report->cells[i];
        sums->arena.fixture = experiment->cells[i].fixture;
        sums->arena.games = experiment->cells[i].games;
        sums->arena.results = memory_new(sums->arena.games * sizeof *sums->arena.results);
    }
    bool ok = lab_read(lab, take_row, report, why);
    if (ok)
        print(report);
    for (unsigned i = 0; i < experiment->cell_count; i++)
        free(report->cells[i].arena.results);
    text_free(&report->out);
    free(report->cells);
    free(report);
    return ok;
}
