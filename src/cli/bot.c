/*
 * bot.c - `clowder bot PLAYER`: the program itself as a bot, by the protocol of docs/BOT.md.
 *
 * It knows only what it was sent: each position becomes a session of its own, with something
 * possible in place of what is hidden, which the search's determinizations replace. The limits of a
 * request can only lower the budget that the word of the bot names. While the bot thinks, the input
 * is checked for the line `hurry`.
 */
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "bots/player.h"
#include "bots/protocol.h"
#include "cli/cli.h"
#include "session/clock.h"

enum { LOOK_MILLISECONDS = 20, READ_BYTES = 4096 };

struct bot {
    const char *word, *seed;
    struct request request;
    struct text answer; /* what is said, as one text */
    bool good, quits;
    struct text input; /* read and not taken yet */
    struct text line;  /* taken last, without its end */
    bool ended;        /* nothing more can be read */

    const struct registered *game; /* NULL before the first */
    struct setup setup;
    struct player *player;   /* NULL before the first game */
    struct session *session; /* at the position observed last; NULL before */
};

/* Reads what there is, waiting for that at most so many milliseconds (-1: for ever). */
static void read_input(struct bot *bot, int milliseconds) {
    char bytes[READ_BYTES];
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    if (bot->ended || poll(&input, 1, milliseconds) <= 0)
        return;
    ssize_t count = read(STDIN_FILENO, bytes, sizeof bytes);
    if (count > 0)
        text_add_bytes(&bot->input, bytes, (size_t)count);
    else if (count == 0 || (errno != EINTR && errno != EAGAIN))
        bot->ended = true;
}

/* Takes a line that was read; false when there is no whole one. */
static bool take_line(struct bot *bot) {
    const char *end = memchr(bot->input.bytes, '\n', bot->input.length);
    if (!end && !(bot->ended && bot->input.length))
        return false;
    size_t length = end ? (size_t)(end - bot->input.bytes) : bot->input.length;
    size_t taken = length + (end != NULL);
    text_clear(&bot->line);
    text_add_bytes(&bot->line, bot->input.bytes, length);
    memmove(bot->input.bytes, bot->input.bytes + taken, bot->input.length - taken);
    text_truncate(&bot->input, bot->input.length - taken);
    while (bot->line.length && bot->line.bytes[bot->line.length - 1] == '\r')
        text_truncate(&bot->line, bot->line.length - 1);
    return true;
}

/* The next line of the input; false at its end. */
static bool read_line(struct bot *bot) {
    while (!take_line(bot)) {
        if (bot->ended)
            return false;
        read_input(bot, -1);
    }
    return true;
}

/* True when the next line was there and said hurry; another one stays where it is. */
static bool read_hurry(struct bot *bot) {
    static const char hurry[] = "hurry";
    read_input(bot, 0);
    const char *at = bot->input.bytes;
    bool said = strncmp(at, hurry, sizeof hurry - 1) == 0 &&
                (at[sizeof hurry - 1] == '\n' || at[sizeof hurry - 1] == '\r');
    return said && take_line(bot);
}

static void refuse(struct bot *bot, const char *why) {
    text_clear(&bot->answer);
    text_add(&bot->answer, why);
    bot->good = false;
}

static void forget_game(struct bot *bot) {
    session_free(bot->session);
    player_close(bot->player);
    bot->session = NULL;
    bot->player = NULL;
}

/* ---- commands ---- */

static void do_protocol_version(struct bot *bot) {
    text_add_number(&bot->answer, PROTOCOL_VERSION);
}

static void do_name(struct bot *bot) {
    text_addf(&bot->answer, "Clowder %s", bot->word);
}

static void do_version(struct bot *bot) {
    text_add(&bot->answer, CLOWDER_VERSION);
}

static void do_game(struct bot *bot) {
    const char *at = bot->request.arguments.bytes;
    struct word name = {.length = 0}, seats = {.length = 0};
    struct text name_text = TEXT_EMPTY;
    long count = 0;
    word_next(&at, &name);
    word_next(&at, &seats);
    text_add_bytes(&name_text, name.length ? name.bytes : "", name.length);
    bot->game = registry_find(name_text.bytes);
    text_free(&name_text);
    forget_game(bot);
    if (!bot->game) {
        refuse(bot, "no such game");
        return;
    }
    const struct ruleset *rules = bot->game->ruleset;
    if (!word_number(seats, rules->seats_least, rules->seats_most, &count)) {
        refuse(bot, "not so many seats");
        return;
    }
    setup_init(&bot->setup, rules, (unsigned)count);
    bot->good = setup_set(&bot->setup, rules, at, &bot->answer);
    if (bot->good)
        bot->player = player_open(bot->word, bot->game, bot->seed, &bot->answer);
    bot->good = bot->player != NULL;
}

static void start_position(struct bot *bot, const char *position) {
    struct new_game game = {
        .game = bot->game, .setup = bot->setup, .seed = bot->seed, .deal = position};
    session_free(bot->session);
    bot->session = session_new(&game, &bot->answer);
    bot->good = bot->session != NULL;
}

/* All its lines are read, whatever is wrong. */
static void do_observe(struct bot *bot) {
    struct text position = TEXT_EMPTY;
    const char start[] = "position ";
    while (read_line(bot) && bot->line.length)
        if (strncmp(bot->line.bytes, start, sizeof start - 1) == 0)
            text_add(&position, bot->line.bytes + sizeof start - 1);
    if (bot->player)
        start_position(bot, position.bytes);
    else
        refuse(bot, "no game");
    text_free(&position);
}

/* The seat of "B ..." when it may act, else -1. */
static int acting_seat(const struct bot *bot, struct word letter) {
    struct turn turn;
    session_turn(bot->session, &turn);
    uint8_t seat;
    bool acts =
        word_seat(letter, SEATS_MOST, &seat) && turn.phase == PHASE_PLAY && turn.acting >> seat & 1;
    return acts ? seat : -1;
}

/* "iterations=N milliseconds=N", up to "because". */
static void read_limits(const char *at, struct budget *out) {
    struct word word, name, value;
    long number;
    while (word_next(&at, &word) && !word_is(word, "because")) {
        if (!word_pair(word, &name, &value) || !word_number(value, 1, INT32_MAX, &number))
            continue;
        if (word_is(name, "iterations"))
            out->iterations = (uint32_t)number;
        else if (word_is(name, "milliseconds"))
            out->milliseconds = (uint32_t)number;
    }
}

/* A limit of time hurries the player, as the word does; one of iterations becomes its budget. */
static enum answer think(struct bot *bot, unsigned seat, const struct budget *limits,
                         struct move *move) {
    uint64_t until = clock_milliseconds() + limits->milliseconds;
    if (limits->iterations)
        player_budget(bot->player, &(struct budget){.iterations = limits->iterations});
    player_ask(bot->player, bot->session, seat);
    enum answer answer;
    while ((answer = player_poll(bot->player, LOOK_MILLISECONDS, move, &bot->answer)) ==
           PLAYER_THINKS)
        if (read_hurry(bot) || (limits->milliseconds && clock_milliseconds() >= until))
            player_hurry(bot->player);
    return answer;
}

static void do_choose(struct bot *bot) {
    const char *at = bot->request.arguments.bytes;
    struct word letter = {.length = 0};
    struct budget limits = {0};
    struct move move;
    word_next(&at, &letter);
    int seat = bot->session ? acting_seat(bot, letter) : -1;
    if (seat < 0) {
        refuse(bot, "that seat is not to move");
        return;
    }
    read_limits(at, &limits);
    bot->good = think(bot, (unsigned)seat, &limits, &move) == PLAYER_MOVES;
    if (bot->good)
        notation_print(session_notation(bot->session), &move, &bot->answer);
}

static void do_nothing(struct bot *bot) {
    (void)bot; /* every position is told in full */
}

static void do_quit(struct bot *bot) {
    bot->quits = true;
}

static void do_list_commands(struct bot *bot);

static const struct {
    const char *word;
    void (*run)(struct bot *bot); /* adds to answer; good is true before; NULL: no answer */
} commands[] = {
    {"protocol_version", do_protocol_version},
    {"name", do_name},
    {"version", do_version},
    {"list_commands", do_list_commands},
    {"game", do_game},
    {"observe", do_observe},
    {"choose", do_choose},
    {"undo", do_nothing},
    {"hurry", NULL}, /* not answered; here nothing is being chosen */
    {"quit", do_quit},
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static void do_list_commands(struct bot *bot) {
    for (int i = 0; i < COMMANDS; i++)
        text_addf(&bot->answer, "%s%s", i ? "\n" : "", commands[i].word);
}

/* ---- the loop ---- */

static void answer(struct bot *bot) {
    int found = 0;
    while (found < COMMANDS && strcmp(commands[found].word, bot->request.command.bytes) != 0)
        found++;
    if (found < COMMANDS && !commands[found].run)
        return;
    text_clear(&bot->answer);
    bot->good = true;
    if (found < COMMANDS)
        commands[found].run(bot);
    else
        refuse(bot, "unknown command");
    struct text out = TEXT_EMPTY;
    protocol_add_answer(&out, &bot->request, bot->good, bot->answer.bytes);
    cli_print(&out);
    text_free(&out);
}

static int serve(struct bot *bot) {
    while (!bot->quits && read_line(bot)) {
        if (protocol_read_request(bot->line.bytes, &bot->request))
            answer(bot);
        if (fflush(stdout) != 0)
            break; /* told at the end */
    }
    forget_game(bot);
    protocol_request_free(&bot->request);
    text_free(&bot->answer);
    text_free(&bot->input);
    text_free(&bot->line);
    return EXIT_FINE;
}

int command_bot(const struct arguments *arguments) {
    struct text why = TEXT_EMPTY;
    struct bot bot = {
        .word = arguments->operands[0],
        .seed = arguments->value[FLAG_SEED] ? arguments->value[FLAG_SEED] : "1",
        .request = {.command = TEXT_EMPTY, .arguments = TEXT_EMPTY},
        .answer = TEXT_EMPTY,
        .input = TEXT_EMPTY,
        .line = TEXT_EMPTY,
    };
    bool known = player_known(bot.word, &why);
    if (!known)
        cli_wrong("%s", why.bytes);
    text_free(&why);
    return known ? serve(&bot) : EXIT_USAGE;
}
