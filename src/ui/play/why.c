/*
 * why.c - why the move that the cursor points at is not allowed: the spots picked and the one under
 * the cursor are arguments of a verb, and why_refused knows reasons (table/why.h).
 */
#include "table/why.h"

#include "ui/play/choose.h"

static int spots_of_verb(const struct play *play, unsigned verb) {
    int spots = 0;
    for (unsigned i = 0; i < play->table.rules->verbs[verb].count; i++)
        spots += play->table.rules->domains[play->table.rules->verbs[verb].domain[i]].on_board;
    return spots;
}

/* Makes a move of a verb from spots in order, and bits of the arguments they are; false when a spot
   does not fit its place. */
static bool build(const struct play *play, unsigned verb, const int *spots, int count,
                  struct move *out, unsigned *known) {
    const struct verb *row = &play->table.rules->verbs[verb];
    int used = 0;
    *out = (struct move){.verb = (uint8_t)verb, .count = row->count};
    *known = 0;
    for (unsigned i = 0; i < row->count && used < count; i++) {
        const struct domain *domain = &play->table.rules->domains[row->domain[i]];
        if (!domain->on_board)
            continue;
        int value = spots[used++] - domain->spot;
        if (value < 0 || value >= domain->count)
            return false;
        out->arg[i] = (uint16_t)value;
        *known |= 1U << i;
    }
    return true;
}

/* Tells why no move of the verb goes through these spots; false when there is no reason. */
static bool told_reason(struct play *play, unsigned verb, const int *spots, int count) {
    struct text why = TEXT_EMPTY;
    struct move move;
    unsigned known;
    bool told = build(play, verb, spots, count, &move, &known) &&
                why_refused(play->table.rules, session_state(play->table.session), play->table.seat,
                            &play->choice.pick.legal, &move, known, &why);
    if (told)
        play_say(play, INK_ALERT, why.bytes);
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
    return play->table.rules->touches && play_asks(play) &&
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
