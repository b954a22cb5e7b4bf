/*
 * setup.c - how a position comes to be: sheets dealt, hills laid out; and what must be true of
 * every position.
 *
 * A deal is a position like any other (describe.c). Everything that follows from the rest of a
 * state (heights from tiles, observers from places) is made here by the same functions that play
 * uses, so a position read back has the same bytes.
 */
#include "state.h"

static const struct { uint8_t radius, from_middle; } boards[] = {{6, 4}, {5, 3}, {8, 5}};

/* CH-1, CH-2, CH-3: the spaces of the board, its targets and the start heights. */
static void lay_out(game_state *s, unsigned board) {
    int far = boards[board].from_middle;
    const struct hex targets[TARGETS] = {
        {0, (int8_t)-far}, {(int8_t)far, 0}, {(int8_t)-far, (int8_t)far}};
    s->radius = boards[board].radius;
    for (unsigned i = 0; i < TARGETS; i++)
        s->target[i] = (uint8_t)catchess_at(targets[i].q, targets[i].r);
    for (unsigned space = 0; space < SPACES; space++) {
        bool inside = hex_distance(catchess_hex[space], (struct hex){0, 0}) <= s->radius;
        s->height[space] = (uint8_t)(inside ? catchess_start_height(s, space) : OUTSIDE);
    }
    s->height[NOWHERE] = OUTSIDE;
}

/* Options, an empty board, nobody dealt. */
static void prepare(game_state *s, const struct setup *setup) {
    s->seats = (uint8_t)setup->seats;
    s->forgets = setup->rules == 2;
    s->quick = setup_option(setup, OPTION_SETUP) == 1;
    s->open = setup_option(setup, OPTION_SHEETS) == 1;
    s->lower = setup_option(setup, OPTION_LOS) == 1;
    s->wide = setup_option(setup, OPTION_ARC) == 1;
    s->four = setup_option(setup, OPTION_VISION) == 1;
    s->own = setup_option(setup, OPTION_OWN) == 1;
    s->strict = setup_option(setup, OPTION_RETREAT) == 1;
    s->diagonal = setup_option(setup, OPTION_BLOCKS) == 1;
    s->number = 1;
    s->attacker = s->defender = s->fleeing = NO_CAT;
    s->method = s->response = NOTHING;
    memset(s->space, NOWHERE, sizeof s->space);
    memset(s->owner, SEATS, sizeof s->owner);
    lay_out(s, (unsigned)setup_option(setup, OPTION_BOARD));
}

/* CH-4: three sheets for each seat. */
static void deal_sheets(game_state *s, struct rng *rng) {
    unsigned left = ALL_CATS;
    for (unsigned i = 0; i < s->seats * (unsigned)TEAM; i++) {
        unsigned rest = left;
        for (uint32_t skip = rng_below(rng, (uint32_t)catchess_count(left)); skip > 0; skip--)
            rest &= rest - 1;
        unsigned cat = (unsigned)__builtin_ctz(rest);
        left &= ~(1U << cat);
        s->owner[cat] = (uint8_t)(i % s->seats);
        s->team[i % s->seats] |= catchess_bit(cat);
    }
}

void catchess_deal(const struct setup *setup, struct rng *rng, struct text *out) {
    game_state s;
    memset(&s, 0, sizeof s);
    prepare(&s, setup);
    deal_sheets(&s, rng);
    s.first = s.to = (uint8_t)rng_below(rng, s.seats); /* CH-10 */
    s.left = (uint8_t)setup_option(setup, OPTION_TILES);
    catchess_describe(&s, VIEW_ALL, out);
}

const char *catchess_start(game_state *s, const struct setup *setup) {
    prepare(s, setup);
    const char *wrong = catchess_read(s, setup->deal ? setup->deal : "");
    return wrong ? wrong : catchess_check(s);
}

/*
 * Invariants.
 */

static const char *check_sheets(const game_state *s) {
    unsigned dealt = 0;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        if (catchess_count(s->team[seat]) != TEAM || dealt & s->team[seat])
            return N_("CH-4: every player has three cats of his own");
        dealt |= s->team[seat];
        unsigned both = 0;
        for (unsigned kind = 0; kind < KINDS; kind++) {
            unsigned placed = catchess_placed(s, seat, kind);
            if (placed > catchess_allowed(s, seat) ||
                (placed < catchess_allowed(s, seat) && s->stage != STAGE_COUNTERS))
                return N_("CH-7: everybody places five Style and five Presence");
            both += placed;
        }
        unsigned order = (seat + s->seats - s->first) % s->seats;
        unsigned now = (s->to + 0U + s->seats - s->first) % s->seats;
        bool done = both == 2 * catchess_allowed(s, seat);
        bool right = order < now ? done : order == now || both == 0;
        if (s->stage == STAGE_COUNTERS && (!right || (order == now && done)))
            return N_("CH-7: counters are placed by one player after the other");
    }
    return NULL;
}

static const char *check_cat(const game_state *s, unsigned cat) {
    const struct sheet_facts *sheet = &catchess_sheets[cat];
    uint32_t style = s->counter[cat][STYLE], presence = s->counter[cat][PRESENCE];
    if (style & presence || (style | presence) & catchess_blocked(s, cat))
        return N_("CH-7: a grid space takes one counter, a blocked one none");
    if (s->owner[cat] == SEATS && (style || presence || s->known[cat] || catchess_in_play(s, cat)))
        return N_("CH-4: a cat is in the game that nobody was dealt");
    if (s->known[cat] && s->stage <= STAGE_CATS)
        return N_("CH-21: grid spaces are shown by challenges only");
    if (catchess_in_play(s, cat)
            ? s->esteem[cat] < 1 || s->esteem[cat] > sheet->track || s->facing[cat] >= FACINGS
            : s->esteem[cat] != 0 || s->facing[cat] != 0)
        return N_("CH-5: a cat in play has self-esteem from 1 to the end of its track, a cat out "
                  "of play has none");
    if (catchess_in_play(s, cat) && s->stage < STAGE_CATS)
        return N_("CH-9: a cat is in play before the tiles are placed");
    return NULL;
}

/* CH-4: the two extra counters of Style & Presence are placed first. */
static bool extras_first(const game_state *s) {
    unsigned cat = STYLE_AND_PRESENCE, seat = s->owner[cat];
    if (seat == SEATS)
        return true;
    unsigned styles = catchess_placed(s, seat, STYLE),
             presences = catchess_placed(s, seat, PRESENCE);
    bool enough = styles + presences < 2 || (styles && presences);
    return enough && (!styles || s->counter[cat][STYLE]) &&
           (!presences || s->counter[cat][PRESENCE]);
}

static const char *check_turn(const game_state *s) {
    unsigned mine = s->team[s->to], playing = catchess_playing(s, s->to);
    unsigned ready = playing & ~(unsigned)s->acted;
    bool begun = s->stage > STAGE_CATS;
    unsigned may_have_acted = s->forgets ? playing : mine;
    if (((s->turned | s->preened) & ~(begun ? playing : 0U)) ||
        (s->acted & ~(begun ? may_have_acted : 0U)))
        return N_("CH-14: only cats in play of the player to move can have acted");
    if (s->preened & ~(unsigned)s->acted)
        return N_("CH-19: a cat has preened, but not acted");
    if (s->stage == STAGE_FACE && ready)
        return N_("CH-14: a cat has not acted yet");
    if (s->stage == STAGE_ACT && !ready && playing)
        return N_("CH-15: all cats have acted");
    if (s->stage == STAGE_ENTER && (s->acted == 0 || s->acted != s->turned || s->preened))
        return N_("CH-13: a turn spent on re-entry has no other action");
    if (s->stage == STAGE_ACT && s->turned)
        return N_("CH-15: facings are set after all actions");
    if (s->groomed && (!(mine >> KIRYUU & 1) || s->stage < STAGE_ACT || s->stage == STAGE_ENTER))
        return N_("CH-4: Kiryuu has preened for another");
    return NULL;
}

static const char *check_duel(const game_state *s) {
    bool fought = s->stage == STAGE_DUEL || s->stage == STAGE_RETREAT || s->stage == STAGE_COIN;
    unsigned attacker = s->attacker, defender = s->defender;
    if (!fought)
        return attacker == NO_CAT && defender == NO_CAT && s->fleeing == NO_CAT &&
                       s->method == NOTHING && s->response == NOTHING
                   ? NULL
                   : N_("CH-20: there is a challenge, but the stage is not one of a challenge");
    if (attacker >= SHEETS || defender >= SHEETS || s->owner[attacker] != s->to ||
        !(s->acted >> attacker & 1) || s->preened >> attacker & 1 ||
        catchess_no_challenge(s, attacker, defender, NULL))
        return N_("CH-20: these cats cannot be in a challenge");
    if (s->stage == STAGE_DUEL ? s->method != NOTHING && s->response != NOTHING
                               : s->method != NOTHING || s->response != NOTHING)
        return N_("CH-21: a choice that was revealed is still kept");
    if ((s->fleeing != NO_CAT) != (s->stage == STAGE_RETREAT))
        return N_("CH-23: a cat retreats at the wrong time");
    if (s->fleeing == NO_CAT)
        return NULL;
    unsigned other = s->fleeing == attacker ? defender : attacker;
    if (s->fleeing != attacker && s->fleeing != defender)
        return N_("CH-23: a cat retreats that has not lost");
    return catchess_has_haven(s, s->fleeing, other)
               ? NULL
               : N_("CH-23: a cat retreats that has nowhere to go");
}

/* CH-25 */
static const char *check_notes(const game_state *s) {
    for (unsigned seat = 0; seat < s->seats; seat++) {
        bool mover = seat == s->to && s->stage != STAGE_OVER;
        if (s->held[seat] && (mover || s->stage <= STAGE_CATS))
            return N_("CH-25: a summit is noted as held before the end of a turn");
        if (s->held[seat] & ~catchess_targets(s, seat))
            return N_("CH-25: a summit is noted as held that no cat holds");
    }
    bool won = catchess_several(s->held[s->to]);
    return won == (s->stage == STAGE_OVER) ? NULL : N_("CH-25: two summits held end the game");
}

static const char *check_tiles(const game_state *s) {
    unsigned room = 0;
    for (unsigned space = 0; space < SPACES; space++) {
        bool target = space == s->target[0] || space == s->target[1] || space == s->target[2];
        if (s->height[space] != OUTSIDE && (s->height[space] == SUMMIT) != target)
            return N_("CH-8: only the targets have height 6");
        room += s->height[space] < SUMMIT ? SUMMIT - 1U - s->height[space] : 0;
    }
    if (s->stage <= STAGE_TILES && s->left > room)
        return N_("CH-8: there is no room for that many tiles");
    if (s->stage > STAGE_CATS ? s->left != 0 : s->left == 0 && s->stage != STAGE_COUNTERS)
        return N_("CH-8: left= does not agree with what is still to be placed");
    return NULL;
}

/* CH-9: the players place in turn, so nobody is ahead of his turns. */
static const char *check_placing(const game_state *s) {
    unsigned all = s->seats * (unsigned)TEAM, gone = s->left < all ? all - s->left : 0;
    if (s->stage != STAGE_CATS)
        return NULL;
    if (s->left > all || (s->first + gone) % s->seats != s->to)
        return N_("CH-9: it is the turn of another to place a cat");
    for (unsigned seat = 0; seat < s->seats; seat++) {
        unsigned order = (seat + s->seats - s->first) % s->seats;
        unsigned turns = (gone + s->seats - 1 - order) / s->seats;
        if (catchess_count(catchess_playing(s, seat)) > turns)
            return N_("CH-9: there are more cats than turns to place them in");
    }
    return NULL;
}

const char *catchess_check(const game_state *s) {
    const char *wrong = NULL;
    if (s->seats < 2 || s->seats > SEATS || s->to >= s->seats || s->first >= s->seats ||
        s->stage > STAGE_OVER || s->number == 0)
        return N_("a number is out of its range");
    for (unsigned cat = 0; cat < SHEETS && !wrong; cat++)
        wrong = check_cat(s, cat);
    const char *(*const checks[])(const game_state *) = {check_sheets, check_tiles, check_placing,
                                                         check_turn,   check_duel,  check_notes};
    for (unsigned i = 0; i < sizeof checks / sizeof *checks && !wrong; i++)
        wrong = checks[i](s);
    if (!wrong && !extras_first(s))
        wrong = N_("CH-4: Style & Presence gets its two counters first");
    return wrong;
}
