/*
 * guest.c - what guests of a table ask for: see keeper_state.h and docs/TABLE.md.
 *
 * A guest is believed nothing: every request is judged by the session's own rules for the seats
 * that are his. Each gets one answer, which comes after whatever it changed was told.
 */
#include <stdlib.h>

#include "core/memory.h"
#include "core/utf8.h"
#include "session/clock.h"
#include "session/comments.h"

#include "keeper_state.h"

void visit_refuse(struct visit *visit, const char *why) {
    text_clear(&visit->answer);
    text_add(&visit->answer, why);
    visit->good = false;
}

static bool is_host(const struct guest *guest) {
    return guest->own &&
           strcmp(guest->keeper->chair[__builtin_ctz(guest->own)].key, guest->keeper->host) == 0;
}

/* His seat that may act now, or, when dice are due, that they are due for; -1: none. */
static int acting_seat(struct visit *visit) {
    struct turn turn;
    session_turn(visit->keeper->session, &turn);
    unsigned mine = visit->guest->own;
    if (turn.phase == PHASE_PLAY)
        mine &= turn.acting;
    else if (turn.phase == PHASE_CHANCE && (visit->keeper->seats.bots >> turn.owner & 1) &&
             session_dice_source(visit->keeper->session) == DICE_TABLE)
        return mine ? (int)turn.owner : -1; /* persons roll for bots, too */
    else
        mine &= turn.phase == PHASE_CHANCE ? 1u << turn.owner : 0;
    return mine ? __builtin_ctz(mine) : -1;
}

/* After whatever changed the position. */
static void moved(struct visit *visit) {
    seats_forget(&visit->keeper->seats);
    keeper_settle(visit->keeper);
    visit->changed = true;
}

static void settle_move(struct visit *visit, bool done) {
    visit->good = done;
    if (done)
        moved(visit);
}

/* ---- playing ---- */

static bool read_move(struct visit *visit, struct move *out) {
    bool read = notation_parse(session_notation(visit->keeper->session), visit->arguments, out,
                               &visit->answer);
    visit->good = read;
    return read;
}

static void do_play(struct visit *visit) {
    int seat = acting_seat(visit);
    struct move move;
    if (seat < 0)
        visit_refuse(visit, _("it is not your turn"));
    else if (read_move(visit, &move))
        settle_move(visit, session_play(visit->keeper->session, (unsigned)seat, &move, NULL,
                                        &visit->answer));
}

/* Dice that were taken back fall the same again. */
static void do_roll(struct visit *visit) {
    struct session *session = visit->keeper->session;
    if (acting_seat(visit) < 0)
        visit_refuse(visit, _("it is not your turn"));
    else
        settle_move(visit, session_at(session) < session_length(session)
                               ? session_redo(session, NULL, &visit->answer)
                               : session_roll(session, NULL, &visit->answer));
}

static void do_fell(struct visit *visit) {
    struct move move;
    if (acting_seat(visit) < 0)
        visit_refuse(visit, _("it is not your turn"));
    else if (read_move(visit, &move))
        settle_move(visit, session_rolled(visit->keeper->session, &move, NULL, &visit->answer));
}

static void do_redo(struct visit *visit) {
    if (acting_seat(visit) < 0)
        visit_refuse(visit, _("it is not your turn"));
    else
        settle_move(visit, session_redo(visit->keeper->session, NULL, &visit->answer));
}

static void do_resign(struct visit *visit) {
    if (!visit->guest->own)
        visit_refuse(visit, _("you only look on"));
    else
        settle_move(visit,
                    session_resign(visit->keeper->session,
                                   (unsigned)__builtin_ctz(visit->guest->own), &visit->answer));
}

/* ---- agreeing ---- */

void keeper_settle(struct keeper *keeper) {
    if (keeper->asking.about != ASKING_NOTHING)
        keeper_send(keeper, "settled");
    keeper->asking = (struct asking){.about = ASKING_NOTHING};
}

/* Does what everybody agreed with. */
static bool carry_out(struct keeper *keeper, struct text *why) {
    struct asking asking = keeper->asking;
    struct session *session = keeper->session;
    uint8_t all = (uint8_t)((1u << session_setup(session)->seats) - 1);
    struct text line = TEXT_EMPTY;
    bool done = asking.about == ASKING_DRAW ? session_agree_draw(session, why)
                                            : session_undo(session, asking.asker, all, why);
    if (done && asking.about == ASKING_UNDO) {
        text_addf(&line, _("$%c takes the last move back.\n"), seat_letter(asking.asker));
        keeper_say(keeper, line.bytes);
    }
    text_free(&line);
    return done;
}

/* Asks those seats, or does it at once when there are none. Seats where nobody ever sat agree; a
   player who is away cannot. */
static void ask_seats(struct visit *visit, enum asking_about about, unsigned asker,
                      unsigned seats) {
    static const char *const words[] = {[ASKING_UNDO] = "undo", [ASKING_DRAW] = "draw"};
    struct keeper *keeper = visit->keeper;
    struct text line = TEXT_EMPTY;
    for (unsigned seat = 0; seat < SEATS_MOST; seat++)
        if ((seats >> seat & 1) && (keeper_is_free(keeper, seat) || visit->guest->own >> seat & 1))
            seats &= ~(1u << seat);
    keeper_settle(keeper);
    keeper->asking = (struct asking){.about = about, .asker = asker, .waits = seats};
    for (unsigned seat = 0; seat < SEATS_MOST && visit->good; seat++)
        if ((seats >> seat & 1) && !keeper_sitter(keeper, seat)) {
            text_addf(&line, _("%s must agree, and is not there"),
                      session_names(keeper->session)[seat]);
            visit_refuse(visit, line.bytes);
        }
    if (!visit->good) {
        keeper->asking.about = ASKING_NOTHING;
    } else if (!seats) {
        visit->good = carry_out(keeper, &visit->answer);
        if (visit->good)
            moved(visit);
    } else {
        text_addf(&line, "asked %s %c", words[about], seat_letter(asker));
        for (unsigned seat = 0; seat < SEATS_MOST; seat++)
            if (seats >> seat & 1)
                guest_send(keeper_sitter(keeper, seat), line.bytes);
        text_add(&visit->answer, "asked");
    }
    text_free(&line);
}

/* The seat that speaks: of several the one that moved last. */
static int speaker(const struct visit *visit) {
    const struct session *session = visit->keeper->session;
    unsigned own = visit->guest->own;
    for (size_t i = session_at(session); i > 0; i--) {
        const struct entry *entry = session_entry(session, i - 1);
        if (entry->actor != CHANCE && !entry->random && own >> entry->actor & 1)
            return entry->actor;
    }
    return own ? __builtin_ctz(own) : -1;
}

static void do_undo(struct visit *visit) {
    struct takeback takeback;
    int seat = speaker(visit);
    if (seat < 0) {
        visit_refuse(visit, _("you only look on"));
        return;
    }
    session_takeback(visit->keeper->session, (unsigned)seat, &takeback);
    if (!takeback.possible)
        visit_refuse(visit, _(takeback.because));
    else
        ask_seats(visit, ASKING_UNDO, (unsigned)seat,
                  takeback.consent & ~visit->keeper->seats.bots);
}

static void do_draw(struct visit *visit) {
    struct session *session = visit->keeper->session;
    const struct ruleset *rules = session_rules(session);
    unsigned all = (1u << session_setup(session)->seats) - 1;
    int seat = speaker(visit);
    if (seat < 0)
        visit_refuse(visit, _("you only look on"));
    else if (session_over(session))
        visit_refuse(visit, _("the game is over"));
    else if (rules->draws && !rules->draws(session_setup(session)))
        visit_refuse(visit, _("the rules of this game know no draw"));
    else if (visit->keeper->seats.bots)
        visit_refuse(visit, _("Bots do not agree to a draw."));
    else
        ask_seats(visit, ASKING_DRAW, (unsigned)seat, all & ~(1u << seat));
}

static void do_answer(struct visit *visit) {
    struct keeper *keeper = visit->keeper;
    unsigned mine = keeper->asking.waits & visit->guest->own;
    struct text line = TEXT_EMPTY;
    if (keeper->asking.about == ASKING_NOTHING || !mine) {
        visit_refuse(visit, _("nobody asks you now"));
    } else if (strcmp(visit->arguments, "yes") == 0) {
        keeper->asking.waits &= ~mine;
        if (!keeper->asking.waits && carry_out(keeper, &visit->answer))
            moved(visit);
    } else {
        text_addf(&line, _("$%c does not agree."), seat_letter((unsigned)__builtin_ctz(mine)));
        keeper_settle(keeper);
        keeper_say(keeper, line.bytes);
    }
    text_free(&line);
}

/* ---- talking ---- */

static void do_say(struct visit *visit) {
    struct text line = TEXT_EMPTY;
    if (!*visit->arguments || strlen(visit->arguments) > TALK_MOST) {
        visit_refuse(visit, _("that is nothing, or too long"));
        return;
    }
    int seat = speaker(visit);
    text_addf(&line, "said %c ", seat < 0 ? '-' : seat_letter((unsigned)seat));
    utf8_add_safe(&line, visit->arguments, strlen(visit->arguments), false);
    keeper_send(visit->keeper, line.bytes);
    text_free(&line);
}

static void do_comment(struct visit *visit) {
    struct session *session = visit->keeper->session;
    if (!visit->guest->own)
        visit_refuse(visit, _("you only look on"));
    else
        visit->good =
            session_write_comment(session, session_at(session), visit->arguments, &visit->answer);
}

/* The legal moves of his seat, as bots are told them. */
static void do_observe(struct visit *visit) {
    struct session *session = visit->keeper->session;
    int seat = speaker(visit);
    if (seat < 0) {
        visit_refuse(visit, _("you only look on"));
        return;
    }
    protocol_add_view(&visit->answer, session_rules(session), session_notation(session),
                      session_state(session), (unsigned)seat);
    while (visit->answer.length && visit->answer.bytes[visit->answer.length - 1] == '\n')
        text_truncate(&visit->answer, visit->answer.length - 1);
}

/* ---- the host's ---- */

/* The seat that the host names, of which the player is away or that is free; -1 and refused. */
static int empty_seat(struct visit *visit, const char **rest) {
    struct word word;
    uint8_t seat;
    if (!is_host(visit->guest))
        visit_refuse(visit, _("only whoever opened the table can do that"));
    else if (!word_next(rest, &word) ||
             !word_seat(word, session_setup(visit->keeper->session)->seats, &seat))
        visit_refuse(visit, _("which seat?"));
    else if (keeper_sitter(visit->keeper, seat))
        visit_refuse(visit, _("somebody sits there"));
    return visit->good ? seat : -1;
}

/* "bot B lion": a bot plays on for somebody who is away. */
static void do_bot(struct visit *visit) {
    struct keeper *keeper = visit->keeper;
    const char *rest = visit->arguments;
    int seat = empty_seat(visit, &rest);
    if (seat < 0)
        return;
    rest += strspn(rest, " ");
    if (player_is_program(rest)) {
        visit_refuse(visit, _("a program cannot replace a player"));
        return;
    }
    visit->good = seats_replace(&keeper->seats, (unsigned)seat, rest, &visit->answer);
    *keeper->chair[seat].key = 0;
    keeper_tell_people(keeper);
    visit->changed = true;
}

/* "free B": whoever comes next may sit there. */
static void do_free(struct visit *visit) {
    struct keeper *keeper = visit->keeper;
    const char *rest = visit->arguments;
    int seat = empty_seat(visit, &rest);
    if (seat < 0)
        return;
    seats_replace(&keeper->seats, (unsigned)seat, "", NULL);
    *keeper->chair[seat].key = 0;
    keeper_tell_people(keeper);
    visit->changed = true;
}

static void do_close(struct visit *visit) {
    if (is_host(visit->guest))
        visit->keeper->closing = true;
    else
        visit_refuse(visit, _("only whoever opened the table can do that"));
}

static void do_quit(struct visit *visit) {
    for (unsigned seat = 0; seat < SEATS_MOST; seat++)
        if (visit->guest->own >> seat & 1)
            visit->keeper->chair[seat].left = true;
    visit->guest->leaves = true;
}

static void do_version(struct visit *visit) {
    text_add_number(&visit->answer, TABLE_PROTOCOL);
}

/* ---- the loop ---- */

static const struct {
    const char *word;
    bool early; /* also before he was admitted */
    void (*run)(struct visit *visit);
} commands[] = {
    {"protocol_version", true, do_version},
    {"join", true, visit_join},
    {"watch", true, visit_watch},
    {"quit", true, do_quit},
    {"play", false, do_play},
    {"roll", false, do_roll},
    {"fell", false, do_fell},
    {"undo", false, do_undo},
    {"redo", false, do_redo},
    {"resign", false, do_resign},
    {"draw", false, do_draw},
    {"answer", false, do_answer},
    {"say", false, do_say},
    {"comment", false, do_comment},
    {"observe", false, do_observe},
    {"bot", false, do_bot},
    {"free", false, do_free},
    {"close", false, do_close},
};
enum { COMMANDS = sizeof commands / sizeof *commands };

/* What is changed is told before the answer, so that whoever asked has it when he goes on. */
static void answer(struct guest *guest, const struct request *request) {
    struct visit visit = {.keeper = guest->keeper,
                          .guest = guest,
                          .arguments = request->arguments.bytes,
                          .answer = TEXT_EMPTY,
                          .good = true};
    struct text out = TEXT_EMPTY;
    int found = 0;
    while (found < COMMANDS && strcmp(commands[found].word, request->command.bytes) != 0)
        found++;
    if (found == COMMANDS)
        visit_refuse(&visit, "unknown command");
    else if (!guest->admitted && !commands[found].early)
        visit_refuse(&visit, "join or watch comes first");
    else
        commands[found].run(&visit);
    if (visit.changed)
        keeper_tell(guest->keeper);
    guest->faults = visit.good ? 0 : guest->faults + 1;
    protocol_add_answer(&out, request, visit.good, visit.answer.bytes);
    wire_send(&guest->wire, &out);
    text_free(&out);
    text_free(&visit.answer);
}

/* He may ask only so often. */
static bool is_hasty(struct guest *guest) {
    uint64_t now = clock_milliseconds(), passed = now - guest->refilled;
    uint64_t more = passed * HASTE_RATE / 1000;
    if (more) {
        guest->allowed += (unsigned)(more < HASTE_MOST ? more : HASTE_MOST);
        guest->allowed = guest->allowed < HASTE_MOST ? guest->allowed : HASTE_MOST;
        guest->refilled = now;
    }
    if (guest->allowed == 0)
        return true;
    guest->allowed--;
    return false;
}

void guest_serve(struct guest *guest) {
    struct text line = TEXT_EMPTY;
    struct request request = {.command = TEXT_EMPTY, .arguments = TEXT_EMPTY};
    wire_pump(&guest->wire);
    while (!guest->leaves && !guest->keeper->closing && wire_take_line(&guest->wire, &line)) {
        if (is_hasty(guest) || guest->faults > FAULTS_MOST) {
            guest_send(guest, "bye rude");
            guest->leaves = true;
        } else if (protocol_read_request(line.bytes, &request)) {
            answer(guest, &request);
        }
    }
    if (guest->wire.fd < 0 || guest->wire.broken)
        guest->leaves = true;
    protocol_request_free(&request);
    text_free(&line);
}

void guest_free(struct guest *guest) {
    wire_close(&guest->wire);
    free(guest->hidden);
    free(guest);
}
