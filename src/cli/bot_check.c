/*
 * bot_check.c - `clowder bot-check COMMAND`: does a program keep to docs/BOT.md? Point by point.
 *
 * The bot gets all requests that a game sends, and some that a game never sends. After a failure
 * from which it cannot recover (it exited, or its answers are out of step), the points that depend
 * on that are skipped.
 */
#include <stdlib.h>

#include "bots/jail.h"
#include "bots/process.h"
#include "bots/protocol.h"
#include "cli/cli.h"
#include "core/memory.h"
#include "core/real.h"
#include "session/clock.h"

enum { ANSWER_MOST = 5000, CHOOSE_MOST = 100, GRACE = 1000, QUIT_MOST = 1000, MOVES = 40 };
enum { HURRY_AFTER = 200, HURRIED_MOST = 60000 };
static const char hurry_line[] = "hurry\n";

struct check {
    const char *command;
    struct process *process; /* NULL: it is of no more use */
    unsigned id;
    struct reply reply;
    struct text why; /* of the last request, when it went wrong */
    bool lost;       /* it gave no answer, so nothing more can be asked */
    bool hurries;    /* it lists hurry */
    int passed, failed;
};

/* One line for a point; why is "" when it is kept. */
static void judge(struct check *check, const char *point, const char *why) {
    struct text out = TEXT_EMPTY;
    text_add(&out, *why ? _("FAIL ") : _("pass "));
    cli_add_safe(&out, point);
    if (*why) {
        text_add(&out, ": ");
        cli_add_safe(&out, why);
    }
    text_add_char(&out, '\n');
    *(*why ? &check->failed : &check->passed) += 1;
    cli_print(&out);
    text_free(&out);
}

/* Waits for the answer; "" in why when it came and is one. */
static void wait_for_answer(struct check *check, int milliseconds) {
    uint64_t until = clock_milliseconds() + (uint64_t)milliseconds;
    const char *why = NULL, *wrong = NULL;
    enum reply_state state = REPLY_PART;
    while (state == REPLY_PART && !wrong) {
        process_pump(check->process, 20);
        struct text *received = process_output(check->process, &wrong);
        state = protocol_take_reply(received, check->id, &check->reply, &why);
        if (state == REPLY_PART && process_silent(check->process)) {
            process_tell_end(check->process, &check->why);
            return;
        }
        if (state == REPLY_PART && clock_milliseconds() >= until) {
            text_addf(&check->why, _("no answer in %s s"),
                      real_told(milliseconds / 1000.0, 1).text);
            return;
        }
    }
    if (state != REPLY_WHOLE)
        text_add(&check->why, _(why ? why : wrong));
}

static void send_request(struct check *check, const char *command, const char *arguments,
                         const char *lines) {
    struct text request = TEXT_EMPTY;
    protocol_add_request(&request, ++check->id, command, arguments);
    text_add(&request, lines);
    process_send(check->process, request.bytes, request.length);
    text_free(&request);
}

/* One request; false, told in why, when there was no answer. */
static bool talk(struct check *check, const char *command, const char *arguments, const char *lines,
                 int milliseconds) {
    text_clear(&check->why);
    send_request(check, command, arguments, lines);
    wait_for_answer(check, milliseconds);
    check->lost = check->why.length > 0;
    return !check->lost;
}

static void give_up(struct check *check) {
    if (check->process)
        process_close(check->process, 0);
    check->process = NULL;
}

static bool start(struct check *check) {
    text_clear(&check->why);
    check->process = process_open(check->command, &check->why);
    return check->process != NULL;
}

/* ---- points ---- */

/* A request whose answer must begin with '='. */
static bool point_yes(struct check *check, const char *command) {
    if (talk(check, command, "", "", ANSWER_MOST) && !check->reply.good)
        text_addf(&check->why, _("it is refused"));
    return check->why.length == 0;
}

static void point_version(struct check *check) {
    if (point_yes(check, "protocol_version") && strcmp(check->reply.text.bytes, "1") != 0)
        text_addf(&check->why, _("its answer is \"%s\", not 1"), check->reply.text.bytes);
    judge(check, _("protocol_version is 1"), check->why.bytes);
}

static void point_name(struct check *check) {
    if (point_yes(check, "name") &&
        (!check->reply.text.length || strchr(check->reply.text.bytes, '\n')))
        text_add(&check->why, _("it is not one line"));
    judge(check, _("name is one line"), check->why.bytes);
}

static void point_commands(struct check *check) {
    static const char *const needed[] = {"protocol_version", "name",   "list_commands", "game",
                                         "observe",          "choose", "quit"};
    if (!point_yes(check, "list_commands")) {
        judge(check, _("list_commands"), check->why.bytes);
        return;
    }
    for (unsigned i = 0; i < sizeof needed / sizeof *needed; i++)
        if (!reply_lists(&check->reply, needed[i]))
            text_addf(&check->why, _("%s is not listed; "), needed[i]);
    check->hurries = reply_lists(&check->reply, "hurry");
    judge(check, _("list_commands lists what every bot must know"), check->why.bytes);
}

static void point_unknown(struct check *check) {
    if (talk(check, "what-is-this", "of 1 2 3", "", ANSWER_MOST) && check->reply.good)
        text_add(&check->why, _("it accepts it as a command"));
    judge(check, _("an unknown command is answered ?"), check->why.bytes);
    if (check->lost)
        return;
    talk(check, "name", "", "", ANSWER_MOST);
    judge(check, _("after that it answers the next request"), check->why.bytes);
}

/* Chooses for a seat; the move when it is legal. */
static bool choose(struct check *check, const struct session *session, unsigned seat,
                   const char *because, struct move *move) {
    struct text arguments = TEXT_EMPTY;
    text_addf(&arguments, "%c milliseconds=%d%s", seat_letter(seat), CHOOSE_MOST, because);
    bool ok = talk(check, "choose", arguments.bytes, "", CHOOSE_MOST + GRACE);
    text_free(&arguments);
    if (ok && !check->reply.good)
        text_add(&check->why, _("it refuses to choose"));
    else if (ok &&
             notation_parse(session_notation(session), check->reply.text.bytes, move, &check->why))
        session_rules(session)->why_not(session_state(session), seat, move, &check->why);
    return check->why.length == 0;
}

static bool observe(struct check *check, const struct session *session, unsigned seat) {
    const char letter[] = {seat_letter(seat), 0};
    struct text view = TEXT_EMPTY;
    protocol_add_view(&view, session_rules(session), session_notation(session),
                      session_state(session), seat);
    if (talk(check, "observe", letter, view.bytes, ANSWER_MOST) && !check->reply.good)
        text_addf(&check->why, _("it does not take the position: \"%s\""), check->reply.text.bytes);
    text_free(&view);
    return check->why.length == 0;
}

/* Every seat is played by it; the first move it is asked for twice. */
static void play(struct check *check, struct session *session) {
    struct turn turn;
    struct move move;
    for (int moves = 0; moves < MOVES; moves++) {
        session_turn(session, &turn);
        if (turn.phase == PHASE_OVER)
            return;
        if (turn.phase == PHASE_CHANCE) {
            session_roll(session, NULL, NULL);
            continue;
        }
        unsigned seat = (unsigned)__builtin_ctz(turn.acting);
        if (!observe(check, session, seat) ||
            (moves == 0 && !choose(check, session, seat, "", &move)) ||
            !choose(check, session, seat, moves ? "" : " because this is a test", &move))
            return;
        session_play(session, seat, &move, NULL, &check->why);
    }
}

/* Begins a game with the fewest seats; NULL when the bot refuses it, or did not answer. */
static struct session *begin(struct check *check, const struct registered *game) {
    const struct ruleset *rules = game->ruleset;
    struct new_game new_game = {.game = game, .seed = "bot-check"};
    struct text words = TEXT_EMPTY;
    setup_init(&new_game.setup, rules, rules->seats_least);
    text_addf(&words, "%s %u", rules->name, rules->seats_least);
    bool begun = talk(check, "game", words.bytes, "", ANSWER_MOST) && check->reply.good;
    text_free(&words);
    return begun ? session_new(&new_game, &check->why) : NULL;
}

static void point_game(struct check *check, const struct registered *game) {
    const struct ruleset *rules = game->ruleset;
    struct text point = TEXT_EMPTY;
    struct session *session = begin(check, game);
    if (!session && !check->lost) {
        text_addf(&point, _("%s: refused, as it may be"), rules->name);
    } else {
        text_addf(&point, _("%s: %d moves, legal and in time"), rules->name, MOVES);
        if (session)
            play(check, session);
        session_free(session);
    }
    judge(check, point.bytes, check->why.bytes);
    text_free(&point);
}

/* A choice with much time, hurried while it thinks. */
static void choose_hurried(struct check *check, struct session *session) {
    struct text arguments = TEXT_EMPTY;
    struct turn turn;
    for (session_turn(session, &turn); turn.phase == PHASE_CHANCE; session_turn(session, &turn))
        session_roll(session, NULL, NULL);
    unsigned seat = (unsigned)__builtin_ctz(turn.acting);
    if (!observe(check, session, seat))
        return;
    text_addf(&arguments, "%c milliseconds=%d", seat_letter(seat), HURRIED_MOST);
    send_request(check, "choose", arguments.bytes, "");
    process_pump(check->process, HURRY_AFTER);
    process_send(check->process, hurry_line, strlen(hurry_line));
    wait_for_answer(check, GRACE);
    check->lost = check->why.length > 0;
    text_free(&arguments);
}

static void point_hurry(struct check *check) {
    struct session *session = NULL;
    if (!check->hurries) {
        text_clear(&check->why);
        text_add(&check->why, _("not offered: hurry\n"));
        cli_print(&check->why);
        return;
    }
    for (const struct registered *game = registry; game->ruleset && !session; game++)
        if (game->listed && !check->lost)
            session = begin(check, game);
    if (session)
        choose_hurried(check, session);
    session_free(session);
    judge(check, _("hurried, it chooses at once"), check->why.bytes);
    if (check->lost)
        return;
    process_send(check->process, hurry_line, strlen(hurry_line));
    talk(check, "name", "", "", ANSWER_MOST);
    judge(check, _("and hurry itself gets no answer"), check->why.bytes);
}

static void point_quit(struct check *check) {
    talk(check, "quit", "", "", QUIT_MOST);
    judge(check, _("quit is answered"), check->why.bytes);
    bool ended = process_close(check->process, QUIT_MOST);
    check->process = NULL;
    judge(check, _("after that it exits within a second"), ended ? "" : _("it had to be killed"));
}

static void point_end_of_input(struct check *check) {
    if (!start(check)) {
        judge(check, _("it starts a second time"), check->why.bytes);
        return;
    }
    point_yes(check, "name");
    bool ended = process_close(check->process, QUIT_MOST);
    check->process = NULL;
    judge(check, _("it exits when its input ends"), ended ? "" : _("it had to be killed"));
}

/* ---- all of them ---- */

static void run(struct check *check) {
    if (!start(check)) {
        judge(check, _("it starts"), check->why.bytes);
        return;
    }
    void (*const points[])(struct check *) = {point_version, point_name, point_commands,
                                              point_unknown};
    for (unsigned i = 0; i < sizeof points / sizeof *points && check->process; i++) {
        points[i](check);
        if (check->lost)
            give_up(check);
    }
    for (const struct registered *game = registry; game->ruleset && check->process; game++) {
        if (game->listed)
            point_game(check, game);
        if (check->lost)
            give_up(check);
    }
    if (check->process)
        point_hurry(check);
    if (check->lost)
        give_up(check);
    if (check->process)
        point_quit(check);
    point_end_of_input(check);
}

int command_bot_check(const struct arguments *arguments) {
    struct check check = {
        .command = arguments->operands[0], .reply = {.text = TEXT_EMPTY}, .why = TEXT_EMPTY};
    struct text out = TEXT_EMPTY;
    jail_tell(&out);
    jail_tell_readable(check.command, &out);
    text_addf(&out, _("time: %s s for an answer, %s s for a move within %s s, %s s to end\n"),
              real_told(ANSWER_MOST / 1000.0, 1).text,
              real_told((CHOOSE_MOST + GRACE) / 1000.0, 1).text,
              real_told(CHOOSE_MOST / 1000.0, 1).text, real_told(QUIT_MOST / 1000.0, 1).text);
    cli_print(&out);
    if (cli_may_start())
        run(&check);
    else
        check.failed++;
    text_addf(&out, _("%d passed, %d failed\n"), check.passed, check.failed);
    cli_print(&out);
    text_free(&out);
    text_free(&check.reply.text);
    text_free(&check.why);
    return check.failed ? EXIT_REFUSED : EXIT_FINE;
}
