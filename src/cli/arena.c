/*
 * arena.c - `clowder arena GAME A B ...`: bots play each other, and the results are counted.
 */
#include "bots/arena.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/arena_table.h"
#include "cli/cli.h"
#include "cli/tally.h"
#include "core/memory.h"
#include "session/store.h"

enum {
    GAMES_USUAL = 100,
    GAMES_MOST = 1000000,
    MOVES_USUAL = 5000,
    MOVES_MOST = 40000,
    AT_ONCE = 2,
    ELO_MOST = 1000,
    DECK_MOST = 100000,
};

/* What a run of the command knows. */
struct contest {
    struct arena arena;
    bool json; /* tells the results as JSON */
    bool tests;
    struct sprt sprt;
    size_t deals;     /* that the test knows */
    struct text deck; /* lines of the file */
    const char **lines;
    int code; /* when a flag is refused: EXIT_USAGE, but for files */
};

/*
 * Running.
 */

/* What players said goes to stderr, in safe lines. */
static void tell_remarks(const struct arena *arena) {
    struct word rest = {arena->remarks.bytes, arena->remarks.length}, line;
    while (word_part(&rest, '\n', &line))
        cli_fail(EXIT_FINE, "%.*s", (int)line.length, line.bytes);
}

static bool progress(void *context, size_t done, size_t all) {
    struct contest *contest = context;
    if (contest->tests && arena_table_test(&contest->arena, &contest->sprt, &contest->deals) != 0)
        return false;
    return progress_games(NULL, done, all);
}

static int run(struct contest *contest) {
    struct arena *arena = &contest->arena;
    struct text why = TEXT_EMPTY;
    int code = EXIT_FINE;
    if (!cli_folder(arena->folder))
        return EXIT_WORLD;
    arena->results = memory_new(arena->games * sizeof *arena->results);
    progress_start_games();
    bool ok = arena_run(arena, &why);
    progress_end();
    tell_remarks(arena);
    if (!ok)
        code = cli_fail(EXIT_WORLD, "%s", why.bytes);
    if (tally_count(arena->results, arena->first, arena->games).played)
        (contest->json ? arena_table_json
                       : arena_table_print)(arena, contest->tests ? &contest->sprt : NULL);
    free(arena->results);
    text_free(&arena->remarks);
    text_free(&why);
    return code;
}

/*
 * Flags. Each tells what is wrong, and then returns false.
 */
static bool check_players(const struct arguments *arguments, unsigned count) {
    struct text why = TEXT_EMPTY;
    for (unsigned i = 1; i <= count && !why.length; i++)
        if (!player_known(arguments->operands[i], &why))
            cli_wrong("%s", why.bytes);
    bool ok = why.length == 0;
    text_free(&why);
    return ok;
}

/* --games N, or --range A-B: games of whole deals, counted from 1. */
static bool take_range(const struct arguments *arguments, struct arena *arena) {
    const char *value = arguments->value[FLAG_RANGE];
    size_t seats = arena->fixture.setup.seats;
    long games, first = 1;
    if (!cli_number(arguments, FLAG_GAMES, 1, GAMES_MOST, GAMES_USUAL, &games))
        return false;
    if (value) {
        struct word from, to = {value, strlen(value)};
        if (!word_part(&to, '-', &from) || !word_number(from, 1, GAMES_MOST, &first) ||
            !word_number(to, first, GAMES_MOST, &games)) {
            cli_wrong(_("--range must be two game numbers such as 101-200, not \"%s\""), value);
            return false;
        }
    }
    arena->first = (size_t)(first - 1) / seats * seats;
    arena->games = ((size_t)games + seats - 1) / seats * seats;
    return true;
}

/* --sprt LOW,HIGH in Elo. */
static bool take_test(const struct arguments *arguments, struct contest *contest) {
    const char *value = arguments->value[FLAG_SPRT];
    struct word low, high = {value, value ? strlen(value) : 0};
    long from, to;
    contest->tests = value != NULL;
    if (!value)
        return true;
    if (!word_part(&high, ',', &low) || !word_number(low, -ELO_MOST, ELO_MOST, &from) ||
        !word_number(high, from + 1, ELO_MOST, &to)) {
        cli_wrong(
            _("--sprt must be two Elo differences, the lower one first, such as 0,50, not \"%s\""),
            value);
        return false;
    }
    contest->sprt = (struct sprt){.low = (double)from, .high = (double)to};
    contest->deals = contest->arena.first / contest->arena.fixture.setup.seats;
    return true;
}

/* A line of the deck: a position that the game accepts. */
static bool take_line(struct contest *contest, const char *path, unsigned number,
                      const char *line) {
    struct arena *arena = &contest->arena;
    const struct ruleset *rules = arena->fixture.game->ruleset;
    if (!*line || *line == ';')
        return true;
    _Alignas(max_align_t) unsigned char state[STATE_MOST] = {0};
    struct setup setup = arena->fixture.setup;
    setup.deal = line;
    const char *refusal = rules->start((game_state *)(void *)state, &setup);
    if (refusal || arena->fixture.openings.deck_count == DECK_MOST) {
        contest->code = cli_fail(EXIT_REFUSED, "%s:%u: %s", path, number,
                                 refusal ? _(refusal) : _("the deck is too long"));
        return false;
    }
    contest->lines[arena->fixture.openings.deck_count++] = line;
    return true;
}

static bool take_deck(struct contest *contest, const char *path) {
    struct text why = TEXT_EMPTY;
    bool there = access(path, R_OK) == 0;
    bool ok = there && store_read(path, &contest->deck, &why);
    if (!there)
        contest->code = cli_fail(EXIT_WORLD, "%s: %s", path, strerror(errno));
    else if (!ok)
        contest->code = cli_fail(EXIT_WORLD, "%s", why.bytes);
    text_free(&why);
    contest->lines = memory_new(DECK_MOST * sizeof *contest->lines);
    unsigned number = 0;
    for (char *line = contest->deck.bytes; ok && line && *line;) {
        char *end = strchr(line, '\n');
        if (end)
            *end = '\0';
        ok = take_line(contest, path, ++number, line);
        line = end ? end + 1 : NULL;
    }
    contest->arena.fixture.openings.deck = contest->lines;
    if (ok && contest->arena.fixture.openings.deck_count == 0) {
        contest->code = cli_fail(EXIT_REFUSED, _("%s holds no positions"), path);
        ok = false;
    }
    return ok;
}

/* --openings random:N, or a file of positions. */
static bool take_openings(const struct arguments *arguments, struct contest *contest) {
    static const char random[] = "random:";
    const char *value = arguments->value[FLAG_OPENINGS];
    long moves;
    if (!value)
        return true;
    if (strncmp(value, random, sizeof random - 1) != 0)
        return take_deck(contest, value);
    struct word number = {value + sizeof random - 1, strlen(value) - (sizeof random - 1)};
    if (!word_number(number, 1, OPENING_MOVES_MOST, &moves)) {
        cli_wrong(_("--openings must be random:N with N from 1 to %d, or a file of positions, not "
                    "\"%s\""),
                  OPENING_MOVES_MOST, value);
        return false;
    }
    contest->arena.fixture.openings.moves = (unsigned)moves;
    return true;
}

static bool take_numbers(const struct arguments *arguments, struct arena *arena) {
    long moves, at_once;
    if (!cli_number(arguments, FLAG_MAX_MOVES, 1, MOVES_MOST, MOVES_USUAL, &moves) ||
        !cli_number(arguments, FLAG_AT_ONCE, 1, RUNNER_AT_ONCE_MOST, AT_ONCE, &at_once))
        return false;
    arena->fixture.most_moves = (size_t)moves;
    arena->at_once = (unsigned)at_once;
    arena->folder = arguments->value[FLAG_LOGS];
    arena->fixture.seed = arguments->value[FLAG_SEED] ? arguments->value[FLAG_SEED] : "1";
    return true;
}

static int contest_run(const struct arguments *arguments, struct contest *contest) {
    unsigned players = (unsigned)arguments->count - 1;
    struct arena *arena = &contest->arena;
    if (!arena->fixture.game || !take_numbers(arguments, arena) ||
        !check_players(arguments, players))
        return EXIT_USAGE;
    const struct ruleset *rules = arena->fixture.game->ruleset;
    if (players < rules->seats_least || players > rules->seats_most)
        return cli_wrong(_("%s is for %d to %d players"), rules->title, rules->seats_least,
                         rules->seats_most);
    if (!cli_setup(arguments, rules, players, NULL, &arena->fixture.setup))
        return EXIT_USAGE;
    assert(players > 0); /* as seats_least is */
    for (unsigned i = 0; i < players; i++)
        arena->fixture.words[i] = arguments->operands[i + 1];
    if (!take_range(arguments, arena) || !take_test(arguments, contest) ||
        !take_openings(arguments, contest))
        return contest->code;
    if (!cli_may_play(&arena->fixture))
        return EXIT_REFUSED;
    return run(contest);
}

int command_arena(const struct arguments *arguments) {
    struct contest contest = {.json = arguments->value[FLAG_JSON] != NULL,
                              .arena = {.fixture.game = cli_game(arguments->operands[0]),
                                        .progress = progress,
                                        .context = &contest,
                                        .remarks = TEXT_EMPTY},
                              .deck = TEXT_EMPTY,
                              .code = EXIT_USAGE};
    int code = contest_run(arguments, &contest);
    text_free(&contest.deck);
    free(contest.lines);
    return code;
}
