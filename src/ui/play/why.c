/*
 * why.c - why the move that the cursor points at is not allowed.
 *
 * Only the game knows reasons (ruleset.why_not), and only for complete moves. Missing arguments are
 * probed with several values; a reason is given when two refusals agree, because then it does not
 * depend on what is missing.
 */
#include "ui/play/choose.h"

static int spots_of_verb(const struct play *play, unsigned verb) {
    int spots = 0;
    for (unsigned i = 0; i < play->table.rules->verbs[verb].count; i++)
        spots += play->table.rules->domains[play->table.rules->verbs[verb].domain[i]].on_board;
    return spots;
}

/* Makes a move of a verb from `count` spots; further spots take the value `fill`, words those of
   a legal move of that verb. False when a spot does not fit its place. */
static bool build(const struct play *play, unsigned verb, const int *spots, int count,
                  unsigned fill, struct move *out) {
    const struct verb *row = &play->table.rules->verbs[verb];
    struct move like = {.verb = (uint8_t)verb, .count = row->count};
    for (size_t i = 0; i < play->choice.pick.legal.count; i++)
        if (play->choice.pick.legal.moves[i].verb == verb)
            like = play->choice.pick.legal.moves[i];
    int used = 0;
    for (unsigned i = 0; i < row->count; i++) {
        const struct domain *domain = &play->table.rules->domains[row->domain[i]];
        if (!domain->on_board)
            continue;
        int value = used < count ? spots[used] - domain->spot : (int)(fill % domain->count);
        if (value < 0 || value >= domain->count)
            return false;
        like.arg[i] = (uint16_t)value;
        used++;
    }
    *out = like;
    return true;
}

/* Tells why no move of the verb goes through these spots. When spots are missing, that is why the
   verb cannot be used at all, or else the first reason that two moves running share: it does not
   depend on what is missing. False when there is none. */
static bool told_reason(struct play *play, unsigned verb, const int *spots, int count) {
    enum { FILLS_MOST = 512 };
    const game_state *s = session_state(play->table.session);
    struct text before = TEXT_EMPTY, why = TEXT_EMPTY;
    bool whole = spots_of_verb(play, verb) == count;
    bool told = !whole && play->table.rules->why_verb(s, play->table.seat, verb, &why);
    struct move move;
    for (unsigned fill = 0; !told && fill < (whole ? 1u : FILLS_MOST); fill++) {
        text_clear(&why);
        if (!build(play, verb, spots, count, fill, &move) ||
            !play->table.rules->why_not(s, play->table.seat, &move, &why))
            break;
        told = whole || strcmp(before.bytes, why.bytes) == 0;
        text_clear(&before);
        text_add(&before, why.bytes);
    }
    if (told)
        play_say(play, INK_ALERT, why.bytes);
    text_free(&before);
    text_free(&why);
    return told;
}

bool play_alike(const struct play *play, int a, int b) {
    for (unsigned i = 0; i < play->table.rules->domain_count; i++) {
        const struct domain *domain = &play->table.rules->domains[i];
        int end = domain->spot + domain->count;
        if (domain->on_board && a >= domain->spot && a < end)
            return b >= domain->spot && b < end;
    }
    return false;
}

/* Says what must be chosen before a spot like that under the cursor; false when such a spot comes
   next. */
static bool told_order(struct play *play) {
    const struct pick *pick = &play->choice.pick;
    const struct domain *first = NULL;
    for (size_t i = 0; i < pick->agree.count; i++) {
        const struct move *move = &pick->agree.moves[i];
        int before = 0;
        for (unsigned k = 0; k < move->count; k++) {
            int spot = notation_move_spot(play->table.notation, move, k);
            if (spot == NO_SPOT || before++ < pick->spot_count)
                continue;
            if (play_alike(play, spot, play->choice.cursor))
                return false;
            first = &play->table.rules->domains[play->table.rules->verbs[move->verb].domain[k]];
            break;
        }
    }
    if (first) {
        text_clear(&play->line);
        text_addf(&play->line, _("First choose: %s."), _(first->name));
        play_say(play, INK_ALERT, play->line.bytes);
    }
    return first != NULL;
}

bool play_attempt(const struct play *play, struct move *out) {
    struct move candidate;
    return play->table.rules->touches && play->table.turn.phase == PHASE_PLAY &&
           !pick_candidate(&play->choice.pick, play->choice.cursor, &candidate) &&
           pick_attempt(&play->choice.pick, play->table.rules, play->choice.cursor, out);
}

void play_why(struct play *play) {
    const struct pick *pick = &play->choice.pick;
    int spots[PICKS_MOST + 1], count = pick->spot_count;
    struct move move;
    memcpy(spots, pick->spots, sizeof pick->spots);
    spots[count++] = play->choice.cursor;
    if (play->choice.cursor == NO_SPOT || play->table.turn.phase != PHASE_PLAY) {
        play_say(play, INK_PLAIN, _("There is no move to ask about."));
        return;
    }
    if (pick_candidate(pick, play->choice.cursor, &move) ||
        pick_can_come(pick, play->choice.cursor)) {
        play_say(play, INK_GOOD, _("This is allowed."));
        return;
    }
    if (play->choice.cursor == play_held(play)) {
        play_say(play, INK_PLAIN, _("This is the piece in hand: point at its destination."));
        return;
    }
    if (play_attempt(play, &move)) {
        struct text why = TEXT_EMPTY;
        play->table.rules->why_not(session_state(play->table.session), play->table.seat, &move,
                                   &why);
        play_say(play, INK_ALERT, why.bytes);
        text_free(&why);
        return;
    }
    if (told_order(play))
        return;
    for (int part = 0; part < 2; part++) /* first verbs that need no more spots */
        for (unsigned verb = 0; verb < play->table.rules->verb_count; verb++) {
            int needed = spots_of_verb(play, verb);
            bool fits = part == 0 ? needed == count : needed > count;
            if (fits && (pick->verb < 0 || pick->verb == (int)verb) &&
                told_reason(play, verb, spots, count))
                return;
        }
    play_say(play, INK_ALERT,
             count > 1 ? _("No legal move goes there.") : _("No legal move begins there now."));
}
