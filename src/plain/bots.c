/*
 * bots.c - players who are no persons, and advice, by lines of text.
 *
 * A player's move is one line like everybody's; while it thinks nothing is written. A chore may
 * be left to the game, or the rest of a turn to the adviser.
 */
#include "plain/plain.h"
#include "table/analysis.h"
#include "table/seats.h"

void plain_sit_down(struct plain *plain) {
    struct text text = TEXT_EMPTY;
    bool programs = false;
    if (seats_must_ask(plain->session, &text)) {
        plain_say(plain, text.bytes);
        plain_say(plain, _("Start a program only if you know it."));
        programs = plain_confirm(plain, _("Start it?"));
        text_clear(&text);
    }
    seats_open(&plain->seats, plain->session, programs, &text);
    if (text.length > 0)
        plain_tell(plain, text.bytes);
    text_free(&text);
}

static void tell_remarks(struct plain *plain) {
    struct text remark = TEXT_EMPTY;
    if (seats_remark(&plain->seats, &remark))
        plain_tell(plain, remark.bytes);
    text_free(&remark);
}

static void tell_gave_up(struct plain *plain, unsigned seat, const char *why) {
    struct text line = TEXT_EMPTY;
    text_addf(&line, _("$%c gives the game up: %s"), 'A' + (int)seat, why);
    plain_tell(plain, line.bytes);
    text_free(&line);
}

bool plain_let_play(struct plain *plain, const struct turn *turn) {
    unsigned seat = seats_turn(&plain->seats, turn);
    struct text news = TEXT_EMPTY, why = TEXT_EMPTY;
    if (!plain->seats.player[seat])
        return false;
    if ((turn->phase == PHASE_CHANCE && session_roll(plain->session, &news, &why)) ||
        seats_step(&plain->seats, seat, -1, &news, &why) == SEATED_MOVED)
        plain_tell_done(plain, &news);
    else
        tell_gave_up(plain, seat, why.bytes);
    tell_remarks(plain);
    text_free(&news);
    text_free(&why);
    return true;
}

/* ---- chores and advice ----------------------------------------------------------------------- */

/* The move the adviser would make; false, and told, when it has none. */
static bool ask_adviser(struct plain *plain, unsigned seat, struct move *move) {
    struct text why = TEXT_EMPTY;
    bool found = seats_advise(&plain->seats, seat, -1, move, &why) == PLAYER_MOVES;
    if (!found)
        plain_say(plain, why.bytes);
    text_free(&why);
    return found;
}

bool plain_follow(struct plain *plain, const struct turn *turn) {
    const struct ruleset *rules = session_rules(plain->session);
    struct text news = TEXT_EMPTY;
    struct move move;
    unsigned seat = turn->owner;
    bool may = turn->phase == PHASE_PLAY && (turn->acting & plain->leaving_it) >> seat & 1;
    bool leads = may && plain->led_turn == turn->number;
    bool done = may && (leads ? ask_adviser(plain, seat, &move)
                              : rules->suggest &&
                                    rules->suggest(session_state(plain->session), seat, &move));
    done = done && session_play(plain->session, seat, &move, &news, NULL);
    if (done)
        plain_tell_done(plain, &news);
    else if (may)
        plain->leaving_it &= ~(1U << seat);
    text_free(&news);
    return done;
}

void plain_leave_it(struct plain *plain, const struct turn *turn, unsigned seat) {
    const struct ruleset *rules = session_rules(plain->session);
    struct move move;
    bool chore = turn->phase == PHASE_PLAY && rules->suggest &&
                 rules->suggest(session_state(plain->session), seat, &move);
    plain->led_turn = chore ? 0 : turn->number;
    if (turn->phase != PHASE_PLAY)
        plain_say(plain, _("There is no choice to be made."));
    else if (chore || plain_confirm(plain, _("Let the program finish this turn for you?")))
        plain->leaving_it |= 1U << seat;
}

/* Adds what the step tells about the move; in the words of the page. */
static void add_hint(struct plain *plain, unsigned seat, enum hint step, const struct move *move,
                     struct text *out) {
    const struct notation *notation = session_notation(plain->session);
    int spots[HINT_SPOTS];
    unsigned count = hint_area(plain->session, seat, move, spots);
    if (step == HINT_MOVE) {
        text_add(out, _("A good move: "));
        notation_print(notation, move, out);
    } else if (step == HINT_RULE) {
        if (!hint_rule(plain->session, seat, move, out))
            text_add(out, _("No single rule matters most here."));
    } else if (count == 0) {
        text_add(out, _("A good move now is one that names no place."));
    } else {
        text_add(out, _("A good move leads to one of these: "));
        size_t start = out->length;
        for (unsigned i = 0; i < count; i++)
            text_add_item(out, start, notation_spot(notation, spots[i]));
    }
}

void plain_hint(struct plain *plain, const struct turn *turn, unsigned seat) {
    uint64_t at = session_digest(plain->session);
    struct text line = TEXT_EMPTY;
    if (turn->phase != PHASE_PLAY) {
        plain_say(plain, _("There is no choice to give a hint about."));
        return;
    }
    if (!plain->hinted || plain->hint_at != at || plain->hint_seat != seat) {
        plain->hinted = ask_adviser(plain, seat, &plain->hint_move);
        plain->hint_at = at;
        plain->hint_seat = seat;
        plain->hint_step = HINT_RULE;
    }
    if (plain->hinted) {
        add_hint(plain, seat, plain->hint_step, &plain->hint_move, &line);
        plain_tell(plain, line.bytes);
        session_note(plain->session, seat, "hint", hint_words[plain->hint_step]);
        plain->hint_step += plain->hint_step < HINT_MOVE;
    }
    text_free(&line);
}

void plain_analyse(struct plain *plain) {
    struct text text = TEXT_EMPTY;
    if (!session_finished(plain->session)) {
        plain_say(plain, _("This game is not over yet."));
        return;
    }
    analysis_tell(plain->session, &text);
    plain_tell(plain, text.bytes);
    text_free(&text);
}
