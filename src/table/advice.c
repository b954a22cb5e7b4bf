/*
 * advice.c - hints and autoplay: see advice.h.
 *
 * A hint's move belongs to one seat in one position and is void in any other. Autoplay of a set-up
 * follows the game's suggestions as long as it has any for the seat; that of a turn lasts until
 * the turn's number changes.
 */
#include "table/advice.h"

/* ---- asking ---- */

static bool has_choice(const struct table *table) {
    return table->turn.phase == PHASE_PLAY && !table_bot_acts(table);
}

/* True when the hint is about this seat in this position. */
static bool is_hint_here(const struct table *table) {
    const struct advice *advice = &table->advice;
    return advice->hint_seat == table->seat && advice->hint_at == session_digest(table->session);
}

void advice_hint(struct table *table, const struct voice *voice) {
    struct advice *advice = &table->advice;
    if (!has_choice(table)) {
        voice->say(voice->context, TONE_PLAIN, _("There is no choice to give a hint about."));
        return;
    }
    if (!is_hint_here(table) || !advice->known) {
        advice->hint_seat = table->seat;
        advice->hint_at = session_digest(table->session);
        advice->known = false;
        advice->next = HINT_RULE;
        advice->spots = 0;
    }
    advice->wanted = true;
}

bool advice_suggestion(const struct table *table, struct move *move) {
    return table->turn.phase == PHASE_PLAY && table->rules->suggest &&
           table->rules->suggest(session_state(table->session), table->seat, move);
}

void advice_autoplay(struct table *table, const struct voice *voice) {
    struct advice *advice = &table->advice;
    struct move move;
    if (!has_choice(table)) {
        voice->say(voice->context, TONE_PLAIN, _("There is no choice to be made."));
    } else if (advice_suggestion(table, &move)) {
        advice->follows |= 1u << table->seat;
    } else if (voice->confirm(voice->context, NULL,
                              _("Let the program finish this turn for you?"))) {
        advice->finishes = true;
        advice->for_seat = table->seat;
        advice->turn = table->turn.number;
    }
}

/* ---- what is wanted ---- */

static bool follows_game(const struct table *table) {
    return table->advice.follows >> table->seat & 1;
}

bool advice_finishes(const struct table *table) {
    const struct advice *advice = &table->advice;
    return advice->finishes && advice->turn == table->turn.number &&
           advice->for_seat == table->seat;
}

bool advice_wanted(const struct table *table) {
    bool hint = table->advice.wanted && is_hint_here(table);
    return has_choice(table) && (hint || follows_game(table) || advice_finishes(table));
}

void advice_end(struct table *table) {
    struct advice *advice = &table->advice;
    advice->wanted = advice->finishes = false;
    advice->follows &= ~(1u << table->seat);
    seats_forget(&table->seats);
}

/* The adviser's answer: a move of autoplay, or one that hints are about. */
static enum advised take_answer(struct table *table, int milliseconds, struct move *move,
                                struct text *why) {
    struct advice *advice = &table->advice;
    switch (seats_advise(&table->seats, table->seat, milliseconds, move, why)) {
    case PLAYER_THINKS:
        return ADVISED_THINKS;
    case PLAYER_FORFEITS:
        advice_end(table);
        return ADVISED_NOTHING;
    case PLAYER_MOVES:
        break;
    }
    if (advice_finishes(table))
        return ADVISED_MOVE;
    advice->known = true;
    advice->move = *move;
    return ADVISED_HINT;
}

enum advised advice_poll(struct table *table, int milliseconds, struct move *move,
                         struct text *why) {
    struct advice *advice = &table->advice;
    if (!advice_wanted(table))
        return ADVISED_NOTHING;
    if (follows_game(table)) {
        if (advice_suggestion(table, move))
            return ADVISED_MOVE;
        advice->follows &= ~(1u << table->seat);
        return advice_poll(table, milliseconds, move, why);
    }
    if (advice->wanted && advice->known && is_hint_here(table))
        return ADVISED_HINT;
    return take_answer(table, milliseconds, move, why);
}

/* ---- telling ---- */

static bool add_rule(struct table *table, struct text *out) {
    bool found = hint_rule(table->session, table->seat, &table->advice.move, out);
    if (!found)
        text_add(out, _("No single rule matters most here."));
    return found;
}

static bool add_area(struct table *table, struct text *out) {
    struct advice *advice = &table->advice;
    advice->spots = hint_area(table->session, table->seat, &advice->move, advice->area);
    text_add(out, advice->spots ? _("A good move leads to one of these: ")
                                : _("A good move now is one without a place on the board."));
    size_t start = out->length;
    for (unsigned i = 0; i < advice->spots; i++)
        text_add_item(out, start, notation_spot(table->notation, advice->area[i]));
    return advice->spots > 0;
}

static bool add_move(struct table *table, struct text *out) {
    table->advice.spots = 0;
    text_add(out, _("A good move: "));
    notation_print(table->notation, &table->advice.move, out);
    return true;
}

bool advice_tell(struct table *table, enum hint *step, struct text *out) {
    static bool (*const add[HINT_COUNT])(struct table *, struct text *) = {
        [HINT_RULE] = add_rule, [HINT_AREA] = add_area, [HINT_MOVE] = add_move};
    struct advice *advice = &table->advice;
    *step = advice->next;
    bool some = add[*step](table, out);
    session_note(table->session, table->seat, "hint", hint_words[*step]);
    advice->wanted = false;
    if (*step + 1 < HINT_COUNT)
        advice->next = *step + 1;
    return some;
}

unsigned advice_area(const struct table *table, const int **spots) {
    *spots = table->advice.area;
    return is_hint_here(table) ? table->advice.spots : 0;
}
