/*
 * duel.c - a challenge from the reveal to its end: the grids, the tie's comparisons, the coin,
 * what the loser pays and where it goes (CH-21 to CH-24).
 *
 * Invariant: attacker and defender are in play until the challenge is over; afterwards both are
 * NO_CAT and the stage is STAGE_ACT.
 */
#include "state.h"

enum verdict { TIE, ATTACKER_WINS, DEFENDER_WINS };

static const char *called(unsigned cat) {
    return catchess_sheets[cat].name;
}

static void finish(game_state *s) {
    s->stage = STAGE_ACT;
    s->attacker = s->defender = s->fleeing = NO_CAT;
    s->method = s->response = NOTHING;
    for (unsigned seat = 0; seat < s->seats; seat++) /* CH-25: a note loses what is left */
        if (seat != s->to)
            s->held[seat] &= (uint8_t)catchess_targets(s, seat);
}

/* CH-24 */
static void take_out(game_state *s, unsigned cat, struct text *news) {
    catchess_lift(s, cat);
    s->esteem[cat] = 0;
    if (s->owner[cat] != s->to || s->forgets) /* CH-13: else this stays a turn with actions */
        s->acted &= (uint16_t)~catchess_bit(cat);
    s->turned &= (uint16_t)~catchess_bit(cat);
    s->preened &= (uint16_t)~catchess_bit(cat);
    if (news)
        text_addf(news, _("%s of $%c is out of play.\n"), called(cat), seat_letter(s->owner[cat]));
    finish(s);
}

/* CH-23 */
static void win(game_state *s, unsigned winner, unsigned loser, struct text *news) {
    bool full = s->esteem[winner] == catchess_sheets[winner].track;
    s->esteem[loser]--;
    if (!full)
        s->esteem[winner]++;
    if (news)
        text_addf(news,
                  full ? _("CH-23: %s wins; %s loses one self-esteem and has %u, %s is full at "
                           "%u.\n")
                       : _("CH-23: %s wins and takes one self-esteem from %s, which has %u; %s "
                           "has %u.\n"),
                  called(winner), called(loser), s->esteem[loser], called(winner),
                  s->esteem[winner]);
    if (s->esteem[loser] > 0 && catchess_has_haven(s, loser, winner)) {
        s->stage = STAGE_RETREAT;
        s->fleeing = (uint8_t)loser;
        return;
    }
    if (news)
        text_addf(news,
                  s->esteem[loser] > 0
                      ? _("CH-23: %s finds no adjacent space out of sight of the winner.\n")
                      : _("CH-24: %s has no self-esteem left.\n"),
                  called(loser));
    take_out(s, loser, news);
}

/* What a cat's grid holds at the place where method and response meet. */
static enum {
    HOLDS_NOTHING,
    HOLDS_STYLE,
    HOLDS_PRESENCE
} holds(const game_state *s, unsigned cat) {
    unsigned place = s->method * (unsigned)SIDE + s->response;
    if (s->counter[cat][STYLE] >> place & 1)
        return HOLDS_STYLE;
    return s->counter[cat][PRESENCE] >> place & 1 ? HOLDS_PRESENCE : HOLDS_NOTHING;
}

/* CH-21 */
static enum verdict compare_grids(const game_state *s, struct text *news) {
    static const char *const words[] = {N_("nothing"), N_("Style"), N_("Presence")};
    static const enum verdict table[3][3] = {
        /* [challenger][defender] */
        [HOLDS_NOTHING] = {TIE, DEFENDER_WINS, TIE},
        [HOLDS_STYLE] = {TIE, DEFENDER_WINS, TIE},
        [HOLDS_PRESENCE] = {ATTACKER_WINS, TIE, ATTACKER_WINS}};
    static const char *const results[] = {N_("a tie"), N_("the challenger wins"),
                                          N_("the defender wins")};
    unsigned mine = holds(s, s->attacker), theirs = holds(s, s->defender);
    enum verdict verdict = table[mine][theirs];
    if (news) {
        text_addf(news, _("%s: %s. %s: %s.\n"), called(s->attacker),
                  _(catchess_method_names[s->method]), called(s->defender),
                  _(catchess_response_names[s->response]));
        text_addf(news, _("CH-21: there %s has %s, %s has %s: %s.\n"), called(s->attacker),
                  _(words[mine]), called(s->defender), _(words[theirs]), _(results[verdict]));
    }
    return verdict;
}

static int observers_of(const game_state *s, unsigned cat) {
    return (int)catchess_count(catchess_watchers(s, s->owner[cat], s->space[cat]));
}

static enum verdict compare(int mine, int theirs) {
    if (mine == theirs)
        return TIE;
    return mine > theirs ? ATTACKER_WINS : DEFENDER_WINS;
}

/* CH-22, the first two comparisons. */
static enum verdict compare_esteem(const game_state *s, struct text *news) {
    unsigned attacker = s->attacker, defender = s->defender;
    int mine = s->esteem[attacker], theirs = s->esteem[defender];
    int my_eyes = observers_of(s, attacker), their_eyes = observers_of(s, defender);
    enum verdict verdict = compare(mine - my_eyes, theirs - their_eyes);
    if (news)
        text_addf(
            news,
            _("CH-22 (a): self-esteem minus opponents watching: %s %d-%d = %d, %s %d-%d = %d%s\n"),
            called(attacker), mine, my_eyes, mine - my_eyes, called(defender), theirs, their_eyes,
            theirs - their_eyes, verdict == TIE ? _(", equal.") : ".");
    if (verdict != TIE)
        return verdict;
    verdict = compare(mine, theirs);
    if (news)
        text_addf(news, _("CH-22 (b): self-esteem alone: %s %d, %s %d%s\n"), called(attacker), mine,
                  called(defender), theirs, verdict == TIE ? _(", equal.") : ".");
    return verdict;
}

/* CH-22, when all is equal: the challenger steps aside, or else a coin decides. */
static void stand_off(game_state *s, struct text *news) {
    unsigned attacker = s->attacker, defender = s->defender;
    bool higher = s->height[s->space[defender]] > s->height[s->space[attacker]];
    bool aside = higher && catchess_has_haven(s, attacker, defender);
    s->stage = aside ? STAGE_RETREAT : STAGE_COIN;
    s->fleeing = aside ? s->attacker : NO_CAT;
    if (news)
        text_addf(news,
                  aside ? _("CH-22 (c): %s stands higher, so %s must step out of its sight; nobody "
                            "wins.\n")
                        : _("CH-22 (d): %s is higher, but %s cannot step out of its sight: a coin "
                            "decides.\n"),
                  called(defender), called(attacker));
}

void catchess_reveal(game_state *s, struct text *news) {
    unsigned attacker = s->attacker, defender = s->defender;
    uint32_t place = 1U << (s->method * (unsigned)SIDE + s->response);
    s->known[attacker] |= place;
    s->known[defender] |= place;
    enum verdict verdict = compare_grids(s, news);
    if (verdict == TIE)
        verdict = compare_esteem(s, news);
    s->method = s->response = NOTHING;
    if (verdict == TIE)
        stand_off(s, news);
    else if (verdict == ATTACKER_WINS)
        win(s, attacker, defender, news);
    else
        win(s, defender, attacker, news);
}

void catchess_toss(game_state *s, unsigned side, struct text *news) {
    unsigned attacker = s->attacker, defender = s->defender;
    if (news)
        text_addf(news,
                  side == 0 ? _("CH-22 (d): heads, for %s.\n") : _("CH-22 (d): tails, for %s.\n"),
                  called(side == 0 ? attacker : defender));
    if (side == 0)
        win(s, attacker, defender, news);
    else
        win(s, defender, attacker, news);
}

void catchess_retreat(game_state *s, unsigned space, struct text *news) {
    unsigned cat = s->fleeing, facing = s->facing[cat];
    if (news)
        text_addf(news, _("%s of $%c retreats from %s to %s.\n"), called(cat),
                  seat_letter(s->owner[cat]), catchess_name(s->space[cat]).bytes,
                  catchess_name(space).bytes);
    catchess_lift(s, cat);
    catchess_drop(s, cat, space, facing);
    finish(s);
}
