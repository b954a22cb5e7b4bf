/*
 * hint.c - advice at the play page: hints in three steps, and a turn left to the adviser.
 *
 * The adviser is a player of its own that thinks while the board stays alive; its answer belongs
 * to one position and is forgotten with it. Every hint that is told is noted in the log.
 */
#include "core/utf8.h"
#include "ui/play/bots.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/prompt.h"

static bool may_be_advised(const struct play *play) {
    return play->turn.phase == PHASE_PLAY && !play_bot_acts(play);
}

/* The hint of this position and seat was found. */
static bool has_hint(const struct play *play) {
    const struct play_hint *hint = &play->hint;
    return hint->known && hint->at == session_digest(play->session) && hint->seat == play->seat;
}

/* ---- the three steps ------------------------------------------------------------------------- */

static void tell_rule(struct play *play) {
    struct text rule = TEXT_EMPTY;
    if (hint_rule(play->session, play->seat, &play->hint.move, &rule)) {
        play_say(play, INK_GOOD, rule.bytes);
        play->fresh = play->news.length;
        text_addf(&play->news, _("A hint. %s\n"), rule.bytes);
    } else {
        play_say(play, INK_PLAIN, _("No single rule matters most here."));
    }
    text_free(&rule);
}

static void tell_area(struct play *play) {
    struct play_hint *hint = &play->hint;
    hint->spots = hint_area(play->session, play->seat, &hint->move, hint->area);
    text_clear(&play->line);
    text_add(&play->line, hint->spots ? _("A good move leads to one of these: ")
                                      : _("A good move now is one that names no place."));
    size_t start = play->line.length;
    for (unsigned i = 0; i < hint->spots; i++)
        text_add_item(&play->line, start, notation_spot(play->notation, hint->area[i]));
    if (utf8_columns(play->line.bytes) > frame_columns(play->app) - 2) {
        text_clear(&play->line);
        text_addf(&play->line, _("A good move leads to one of the %u places that are marked."),
                  hint->spots);
    }
    play_say(play, INK_GOOD, play->line.bytes);
}

/* Tells the move, and picks it, so that it can be played with one key. */
static void tell_move(struct play *play) {
    const struct move *move = &play->hint.move;
    int last = NO_SPOT;
    while (pick_back(&play->pick))
        ;
    for (unsigned i = 0; i < move->count; i++) {
        int spot = notation_move_spot(play->notation, move, i);
        if (spot == NO_SPOT)
            continue;
        if (last != NO_SPOT)
            pick_spot(&play->pick, last);
        last = spot;
    }
    if (last == NO_SPOT)
        pick_verb(&play->pick, move->verb);
    pick_prefer(&play->pick, move);
    play->cursor = last; /* without one, Enter means the verb */
    play->walking = false;
    play->hint.spots = 0;
    text_clear(&play->line);
    text_add(&play->line, _("A good move: "));
    notation_print(play->notation, move, &play->line);
    play_say(play, INK_GOOD, play->line.bytes);
}

static void tell_next(struct play *play) {
    static void (*const tell[HINT_COUNT])(struct play *) = {
        [HINT_RULE] = tell_rule, [HINT_AREA] = tell_area, [HINT_MOVE] = tell_move};
    enum hint step = play->hint.next;
    tell[step](play);
    session_note(play->session, play->seat, "hint", hint_words[step]);
    if (step + 1 < HINT_COUNT)
        play->hint.next = step + 1;
}

void play_hint(struct play *play) {
    if (!play->app->config.hints) {
        play_say(play, INK_PLAIN, _("Hints are switched off in the settings."));
    } else if (!may_be_advised(play)) {
        play_say(play, INK_PLAIN, _("There is no choice to give a hint about."));
    } else if (has_hint(play)) {
        tell_next(play);
    } else {
        play->hint = (struct play_hint){.at = session_digest(play->session), .seat = play->seat};
        play->hint.wanted = true;
    }
}

void play_mark_hint(struct play *play) {
    for (unsigned i = 0; has_hint(play) && i < play->hint.spots; i++)
        canvas_mark(&play->app->frame, play->hint.area[i], MARK_CHOSEN);
}

/* ---- the adviser thinks ---------------------------------------------------------------------- */

bool play_is_led(const struct play *play) {
    const struct play_hint *hint = &play->hint;
    return hint->leads && hint->turn == play->turn.number && hint->seat == play->seat;
}

bool play_is_advised(const struct play *play) {
    const struct play_hint *hint = &play->hint;
    bool wanted =
        hint->wanted && hint->at == session_digest(play->session) && hint->seat == play->seat;
    return may_be_advised(play) && (wanted || play_is_led(play));
}

void play_end_advice(struct play *play) {
    play->hint.wanted = play->hint.leads = false;
    seats_forget(&play->seats);
}

void play_take_advice(struct play *play) {
    struct text why = TEXT_EMPTY;
    struct move move;
    if (!play_is_advised(play))
        return;
    switch (
        seats_advise(&play->seats, play->seat, frame_patient(play->app) ? -1 : 0, &move, &why)) {
    case PLAYER_THINKS:
        break;
    case PLAYER_FORFEITS:
        play_end_advice(play);
        play_say(play, INK_ALERT, why.bytes);
        break;
    case PLAYER_MOVES:
        if (play->hint.leads) {
            play->hint.leads = play_move(play, &move);
            break;
        }
        play->hint.wanted = false;
        play->hint.known = true;
        play->hint.move = move;
        tell_next(play);
        break;
    }
    text_free(&why);
}

void play_lead(struct play *play) {
    if (!may_be_advised(play)) {
        play_say(play, INK_PLAIN, _("There is no choice to be made."));
    } else if (frame_confirm(play->app, _("Let the program finish this turn for you?"))) {
        play->hint = (struct play_hint){.seat = play->seat, .turn = play->turn.number};
        play->hint.leads = true;
    }
}
