/*
 * run.c - runs rule tests: run FILE... plays the cases written in text files, for any game.
 *
 * A file is made of lines; '#' begins a comment line. A case runs from its `case` line to the
 * next and is given up at its first failure; its title cites the rules it tests.
 *
 *     case TITLE                   a new case; the game named last stays
 *     game NAME PLAYERS [OPTION=VALUE ...]
 *     position LINE                start from a deal or a described position
 *     deal SEED                    deal with a generator seeded by that number, and start
 *     reject LINE "TEXT"           start must refuse the line with a sentence that holds TEXT
 *     A MOVE                       seat A plays a legal move
 *     * MOVE                       chance has a possible outcome
 *     refuse A MOVE "TEXT"         a move that does not parse or is not legal, and why
 *     has A MOVE                   the move is legal; it is not played
 *     moves A NUMBER [TEXT]        how many legal moves begin with TEXT
 *     tells A NUMBER "TEXT"        how many legal moves would be told with TEXT
 *     news "TEXT"                  the last move was told with TEXT
 *     turn A, turn AB, turn *      who may act now: seats, or chance
 *     over A "TEXT", over - "TEXT" the game is over: winners, or nobody, and the reason
 *     points A NUMBER
 *     sees V TEXT, hides V TEXT    the position as text, as viewer V knows it (A .. F, public or
 *                                  all), holds TEXT, or does not
 *     look SPOT "TEXT"             what stands there
 *
 * After each step of the game the runner also proves that check() is content, that start() makes
 * the same position from describe(), and that every acting seat has moves, none is refused, and
 * those that sample() draws are among them.
 */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/memory.h"
#include "core/ruleset.h"

enum stage { NOTHING_NAMED, GAME_NAMED, POSITION_STARTED };

struct runner {
    const char *path;            /* of the present file */
    unsigned line;               /* from 1 */
    const struct ruleset *rules; /* from GAME_NAMED on */
    struct notation *notation;
    struct setup setup;
    game_state *s, *other; /* state_size bytes each */
    enum stage stage;      /* what the present case knows */
    struct move_list list;
    struct text news;        /* of the last move */
    struct text text, again; /* scratch */
    const char *quoted;      /* the text at the end of the present line; "" when none */
    bool open, broken;       /* inside a case; it has failed */
    unsigned passed, failed;
};

static void __attribute__((format(printf, 2, 3)))
fail(struct runner *run, const char *format, ...) {
    va_list arguments;
    if (run->broken)
        return;
    run->broken = true;
    printf("FAILED %s:%u: ", run->path, run->line);
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    putchar('\n');
}

static void end_case(struct runner *run) {
    run->passed += run->open && !run->broken;
    run->failed += run->broken;
    run->open = run->broken = false;
    if (run->stage == POSITION_STARTED)
        run->stage = GAME_NAMED;
}

static const char *rest(const char *line) {
    while (*line == ' ')
        line++;
    return line;
}

/* Cuts the quoted text off the end of a line and returns it; "" when there is none. */
static const char *cut_quoted(char *line) {
    char *quote = strchr(line, '"'), *end = strrchr(line, '"');
    if (quote == end)
        return "";
    *end = 0;
    for (end = quote; end > line && end[-1] == ' ';)
        end--;
    *end = 0;
    return quote + 1;
}

/* Whether the string holds the quoted text of the present line. */
static bool holds(struct runner *run, const char *string) {
    if (*run->quoted == 0)
        fail(run, "a quoted text is missing");
    return strstr(string, run->quoted) != NULL;
}

/* Takes "A" off the line; false when the line has no seat there. */
static bool take_seat(struct runner *run, const char **line, unsigned *seat) {
    struct word word;
    if (word_next(line, &word) && word.length == 1 && word.bytes[0] >= 'A') {
        *seat = (unsigned)(word.bytes[0] - 'A');
        if (*seat < run->setup.seats)
            return true;
    }
    fail(run, "a seat is missing");
    return false;
}

static bool take_number(struct runner *run, const char **line, long *number) {
    struct word word;
    if (word_next(line, &word) && word_number(word, -1000000, 1000000, number))
        return true;
    fail(run, "a number is missing");
    return false;
}

/*
 * The position.
 */

/* Starts `into` from a line; NULL, or why not. */
static const char *start(struct runner *run, game_state *into, const char *line) {
    struct setup setup = run->setup;
    setup.deal = line;
    memset(into, 0, run->rules->state_size);
    return run->rules->start(into, &setup);
}

static const char *describe(struct runner *run, enum viewer viewer) {
    text_clear(&run->text);
    run->rules->describe(run->s, viewer, &run->text);
    return run->text.bytes;
}

static void list_moves(struct runner *run, unsigned seat) {
    struct turn turn;
    run->list.count = 0;
    run->rules->turn(run->s, &turn);
    if (turn.acting >> seat & 1)
        run->rules->moves(run->s, seat, &run->list);
}

/* A few moves drawn at random, each of which must be listed. */
static void inspect_samples(struct runner *run, unsigned seat) {
    enum { SAMPLES = 4 };
    struct rng rng;
    rng_seed(&rng, run->line, seat);
    for (int i = 0; run->rules->sample && i < SAMPLES; i++) {
        struct move move = run->rules->sample(run->s, seat, &rng);
        if (move_list_find(&run->list, &move) < 0)
            fail(run, "a move drawn for seat %c is not legal", 'A' + (int)seat);
    }
}

/* What must hold after each step, whatever the game. */
static void inspect(struct runner *run) {
    struct turn turn;
    const char *wrong = run->rules->check(run->s);
    if (wrong)
        fail(run, "check: %s", wrong);
    wrong = start(run, run->other, describe(run, VIEW_ALL));
    if (wrong)
        fail(run, "start refuses \"%s\": %s", run->text.bytes, wrong);
    else if (memcmp(run->s, run->other, run->rules->state_size) != 0)
        fail(run, "start makes another position of \"%s\"", run->text.bytes);
    run->rules->turn(run->s, &turn);
    for (unsigned seat = 0; seat < run->setup.seats; seat++) {
        list_moves(run, seat);
        if ((turn.acting >> seat & 1) && run->list.count == 0)
            fail(run, "seat %c is to act, but has no move", 'A' + (int)seat);
        for (size_t i = 0; i < run->list.count; i++)
            if (run->rules->why_not(run->s, seat, &run->list.moves[i], NULL))
                fail(run, "legal move %zu of seat %c is refused", i, 'A' + (int)seat);
        if (run->list.count > 0)
            inspect_samples(run, seat);
    }
}

static void begin(struct runner *run, const char *line) {
    const char *wrong = start(run, run->s, line);
    if (wrong) {
        fail(run, "start refuses \"%s\": %s", line, wrong);
        return;
    }
    run->stage = POSITION_STARTED;
    text_clear(&run->news);
    inspect(run);
}

/* Applies a legal move and inspects the position after it. */
static void play(struct runner *run, unsigned actor, const struct move *move) {
    text_clear(&run->news);
    run->rules->apply(run->s, actor, move, &run->news);
    inspect(run);
}

/*
 * Commands. Each gets its line without the command word; `quoted` was cut off its end.
 */

static void command_game(struct runner *run, const char *line) {
    struct word name = {"", 0};
    long players = 0;
    run->stage = NOTHING_NAMED;
    word_next(&line, &name);
    text_clear(&run->text);
    text_add_bytes(&run->text, name.bytes, name.length);
    const struct registered *game = registry_find(run->text.bytes);
    if (!game || !take_number(run, &line, &players) || players < game->ruleset->seats_least ||
        players > game->ruleset->seats_most) {
        fail(run, "no game \"%s\", or not for so many", run->text.bytes);
        return;
    }
    const struct ruleset *rules = run->rules = game->ruleset;
    notation_free(run->notation);
    run->notation =
        notation_new(rules->verbs, rules->verb_count, rules->domains, rules->domain_count);
    run->s = memory_resize(run->s, 1, rules->state_size);
    run->other = memory_resize(run->other, 1, rules->state_size);
    move_list_reserve(&run->list, rules->moves_most);
    setup_init(&run->setup, rules, (unsigned)players);
    text_clear(&run->again);
    if (!setup_set(&run->setup, rules, rest(line), &run->again))
        fail(run, "%s", run->again.bytes);
    run->stage = GAME_NAMED;
}

static void command_position(struct runner *run, const char *line) {
    begin(run, rest(line));
}

static void command_deal(struct runner *run, const char *line) {
    struct rng rng;
    long seed;
    if (!take_number(run, &line, &seed))
        return;
    rng_seed(&rng, (uint64_t)seed, 1);
    text_clear(&run->again);
    run->rules->deal(&run->setup, &rng, &run->again);
    begin(run, run->again.bytes);
}

static void command_reject(struct runner *run, const char *line) {
    const char *why = start(run, run->other, rest(line));
    if (!why)
        fail(run, "start accepts it");
    else if (!holds(run, why))
        fail(run, "it is refused for another reason: %s", why);
}

static bool can_come(struct runner *run, const struct move *move) {
    struct turn turn;
    struct chance chance;
    run->rules->turn(run->s, &turn);
    if (turn.phase == PHASE_CHANCE)
        run->rules->chance(run->s, &chance);
    if (turn.phase == PHASE_CHANCE && chance_possible(&chance, move))
        return true;
    text_add(&run->again, "that is no possible outcome now");
    return false;
}

static bool can_play(struct runner *run, unsigned seat, const struct move *move) {
    list_moves(run, seat);
    bool listed = move_list_find(&run->list, move) >= 0;
    if (run->rules->why_not(run->s, seat, move, &run->again) == listed)
        fail(run, "moves and why_not disagree about it");
    return listed;
}

/* Reads actor and move, plays it when it is legal; else the sentence is in run->again. */
static bool try_move(struct runner *run, const char *line, bool only_look) {
    struct move move;
    unsigned actor = CHANCE;
    line = rest(line);
    if (*line == '*')
        line++;
    else if (!take_seat(run, &line, &actor))
        return false;
    text_clear(&run->again);
    if (!notation_parse(run->notation, rest(line), &move, &run->again))
        return false;
    bool legal = actor == CHANCE ? can_come(run, &move) : can_play(run, actor, &move);
    if (legal && !only_look)
        play(run, actor, &move);
    return legal;
}

static void command_refuse(struct runner *run, const char *line) {
    if (try_move(run, line, true))
        fail(run, "the move is legal");
    else if (!holds(run, run->again.bytes))
        fail(run, "it is refused for another reason: %s", run->again.bytes);
}

static void command_has(struct runner *run, const char *line) {
    if (!try_move(run, line, true))
        fail(run, "the move is not legal: %s", run->again.bytes);
}

static void command_moves(struct runner *run, const char *line) {
    unsigned seat;
    long number, found = 0;
    if (!take_seat(run, &line, &seat) || !take_number(run, &line, &number))
        return;
    line = rest(line);
    list_moves(run, seat);
    for (size_t i = 0; i < run->list.count; i++) {
        text_clear(&run->text);
        notation_print(run->notation, &run->list.moves[i], &run->text);
        found += strncmp(run->text.bytes, line, strlen(line)) == 0;
    }
    if (found != number)
        fail(run, "%ld legal moves, not %ld", found, number);
}

static void command_tells(struct runner *run, const char *line) {
    unsigned seat;
    long number, found = 0;
    if (!take_seat(run, &line, &seat) || !take_number(run, &line, &number))
        return;
    list_moves(run, seat);
    for (size_t i = 0; i < run->list.count; i++) {
        memcpy(run->other, run->s, run->rules->state_size);
        text_clear(&run->text);
        run->rules->apply(run->other, seat, &run->list.moves[i], &run->text);
        found += holds(run, run->text.bytes);
    }
    if (found != number)
        fail(run, "%ld legal moves tell \"%s\", not %ld", found, run->quoted, number);
}

static void command_news(struct runner *run, const char *line) {
    (void)line;
    if (!holds(run, run->news.bytes))
        fail(run, "the news are: %s", run->news.bytes);
}

/* "AB": the seats at the beginning of the line, as bits. */
static unsigned seats_of(const char *line) {
    unsigned seats = 0;
    for (line = rest(line); *line >= 'A' && *line <= 'F'; line++)
        seats |= 1U << (*line - 'A');
    return seats;
}

static void command_turn(struct runner *run, const char *line) {
    enum phase phase = *rest(line) == '*' ? PHASE_CHANCE : PHASE_PLAY;
    struct turn turn;
    run->rules->turn(run->s, &turn);
    if (turn.phase != phase || turn.acting != seats_of(line))
        fail(run, "the turn is another: phase %d, seats %#x", (int)turn.phase,
             (unsigned)turn.acting);
}

static void command_over(struct runner *run, const char *line) {
    struct result result;
    struct turn turn;
    run->rules->turn(run->s, &turn);
    run->rules->result(run->s, &result);
    if (turn.phase != PHASE_OVER || !result.reason)
        fail(run, "the game is not over");
    else if (result.winners != seats_of(line))
        fail(run, "the winners are others: seats %#x", (unsigned)result.winners);
    else if (!holds(run, result.reason))
        fail(run, "the reason is another: %s", result.reason);
}

static void command_points(struct runner *run, const char *line) {
    struct result result;
    unsigned seat;
    long number;
    if (!take_seat(run, &line, &seat) || !take_number(run, &line, &number))
        return;
    run->rules->result(run->s, &result);
    if (result.points[seat] != number)
        fail(run, "%d points, not %ld", result.points[seat], number);
}

/* "V TEXT": whether the position, as that viewer knows it, holds the text. */
static void look_for(struct runner *run, const char *line, bool wanted) {
    const char *after = line;
    struct word word = {"", 0};
    unsigned viewer;
    word_next(&after, &word);
    if (word_is(word, "public") || word_is(word, "all"))
        viewer = word_is(word, "all") ? VIEW_ALL : VIEW_PUBLIC;
    else if (after = line, !take_seat(run, &after, &viewer))
        return;
    const char *position = describe(run, (enum viewer)viewer);
    if ((strstr(position, rest(after)) != NULL) != wanted)
        fail(run, "the position is: %s", position);
}

static void command_sees(struct runner *run, const char *line) {
    look_for(run, line, true);
}

static void command_hides(struct runner *run, const char *line) {
    look_for(run, line, false);
}

static void command_look(struct runner *run, const char *line) {
    struct word word = {"", 0};
    int value = -1;
    unsigned i = 0;
    for (word_next(&line, &word); i < run->rules->domain_count; i++)
        if (run->rules->domains[i].on_board &&
            (value = notation_value(run->notation, i, word)) >= 0)
            break;
    if (value < 0) {
        fail(run, "there is no spot \"%.*s\"", (int)word.length, word.bytes);
        return;
    }
    text_clear(&run->text);
    run->rules->look(run->s, VIEW_ALL, run->rules->domains[i].spot + value, &run->text);
    if (!holds(run, run->text.bytes))
        fail(run, "there is: %s", run->text.bytes);
}

/*
 * Files.
 */

static const struct command {
    const char *word;
    void (*run)(struct runner *run, const char *line);
    enum stage needs;
} commands[] = {
    {"game", command_game, NOTHING_NAMED},        {"position", command_position, GAME_NAMED},
    {"deal", command_deal, GAME_NAMED},           {"reject", command_reject, GAME_NAMED},
    {"refuse", command_refuse, POSITION_STARTED}, {"has", command_has, POSITION_STARTED},
    {"moves", command_moves, POSITION_STARTED},   {"tells", command_tells, POSITION_STARTED},
    {"news", command_news, POSITION_STARTED},     {"turn", command_turn, POSITION_STARTED},
    {"over", command_over, POSITION_STARTED},     {"points", command_points, POSITION_STARTED},
    {"sees", command_sees, POSITION_STARTED},     {"hides", command_hides, POSITION_STARTED},
    {"look", command_look, POSITION_STARTED},
};

static void run_command(struct runner *run, char *line) {
    run->quoted = cut_quoted(line);
    const char *after = line;
    struct word word;
    word_next(&after, &word);
    bool actor = word.length == 1; /* a move needs no command word */
    const struct command *command = NULL;
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (word_is(word, commands[i].word))
            command = &commands[i];
    if (!command && !actor)
        fail(run, "what is \"%.*s\"?", (int)word.length, word.bytes);
    else if (run->stage < (actor ? POSITION_STARTED : command->needs))
        fail(run, "a game and a position come first");
    else if (!actor)
        command->run(run, after);
    else if (!try_move(run, line, false))
        fail(run, "the move is not legal: %s", run->again.bytes);
}

static void run_line(struct runner *run, char *line) {
    const char *after = line;
    struct word word;
    if (!word_next(&after, &word) || word.bytes[0] == '#')
        return;
    if (word_is(word, "case")) {
        end_case(run);
        run->open = true;
    } else if (!run->broken) {
        run_command(run, line);
    }
}

static void run_file(struct runner *run, const char *path) {
    FILE *file = fopen(path, "r");
    char *line = NULL;
    size_t capacity = 0;
    run->path = path;
    run->line = 0;
    if (!file)
        fail(run, "%s", strerror(errno));
    for (ssize_t length; file && (length = getline(&line, &capacity, file)) > 0;) {
        run->line++;
        if (line[length - 1] == '\n')
            line[length - 1] = 0;
        run_line(run, line);
    }
    end_case(run);
    run->stage = NOTHING_NAMED;
    free(line);
    if (file)
        fclose(file);
}

int main(int count, char **paths) {
    struct runner run = {.news = TEXT_EMPTY, .text = TEXT_EMPTY, .again = TEXT_EMPTY};
    for (int i = 1; i < count; i++)
        run_file(&run, paths[i]);
    notation_free(run.notation);
    move_list_free(&run.list);
    free(run.s);
    free(run.other);
    text_free(&run.news);
    text_free(&run.text);
    text_free(&run.again);
    printf("%u passed, %u failed\n", run.passed, run.failed);
    return run.failed > 0 || run.passed == 0;
}
