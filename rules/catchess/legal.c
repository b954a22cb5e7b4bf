/*
 * legal.c - what a player may not do, and why.
 *
 * Each catchess_no_... answers one question and writes the reason only when the caller asks for
 * it, so what is legal and what is said about it cannot differ. moves.c asks the same questions.
 */
#include "state.h"

bool catchess_say(struct text *why, const char *format, ...) {
    va_list arguments;
    if (!why)
        return true;
    va_start(arguments, format);
    text_add_list(why, _(format), arguments);
    va_end(arguments);
    return true;
}

static const char *called(unsigned cat) {
    return catchess_sheets[cat].name;
}

/* The cat is not the mover's: refused by that rule, or nobody was dealt it. */
static bool not_owned(const game_state *s, unsigned cat, const char *rule, struct text *why) {
    if (s->owner[cat] == s->to)
        return false;
    if (s->owner[cat] == SEATS)
        return catchess_say(why, N_("CH-4: %s is not in this game"), called(cat));
    return catchess_say(why, N_("%s: %s is not your cat"), rule, called(cat));
}

static bool off_board(const game_state *s, unsigned space, struct text *why) {
    if (s->height[space] != OUTSIDE)
        return false;
    return catchess_say(why, N_("CH-1: %s is not a space of this board"),
                        catchess_name(space).bytes);
}

/* Somebody stands there: refused by that rule. */
static bool taken(const game_state *s, unsigned space, const char *rule, struct text *why) {
    unsigned there = catchess_cat_on(s, space);
    if (there == NO_CAT)
        return false;
    return catchess_say(why, N_("%s: %s stands on %s"), rule, called(there),
                        catchess_name(space).bytes);
}

static unsigned first_of(unsigned cats) {
    return (unsigned)__builtin_ctz(cats);
}

/*
 * The set-up.
 */

static bool no_counter(const game_state *s, unsigned kind, unsigned value, struct text *why) {
    unsigned cat = value / GRID, place = value % GRID, seat = s->to;
    unsigned styles = catchess_placed(s, seat, STYLE), both = styles;
    both += catchess_placed(s, seat, PRESENCE);
    if (not_owned(s, cat, "CH-7", why))
        return true;
    if ((s->counter[cat][STYLE] | s->counter[cat][PRESENCE]) >> place & 1)
        return catchess_say(why, N_("CH-7: there is a counter on that grid space already"));
    if (catchess_blocked(s, cat) >> place & 1)
        return catchess_say(why, N_("CH-7: the diagonal of %s stays empty (blocks=diagonal)"),
                            called(cat));
    if (catchess_placed(s, seat, kind) == catchess_allowed(s, seat))
        return catchess_say(why, kind == STYLE ? N_("CH-7: all your Style counters are placed")
                                               : N_("CH-7: all your Presence counters are placed"));
    if (both >= 2 || !(s->team[seat] >> STYLE_AND_PRESENCE & 1))
        return false;
    if (cat != STYLE_AND_PRESENCE || (both == 1 && (kind == STYLE) == (styles == 1)))
        return catchess_say(why, N_("CH-4: first one Style and one Presence go on the grid of "
                                    "Style & Presence"));
    return false;
}

static bool no_tile(const game_state *s, unsigned space, struct text *why) {
    if (off_board(s, space, why))
        return true;
    return s->height[space] >= SUMMIT - 1 &&
           catchess_say(why, N_("CH-8: %s has height %u: no tile goes there"),
                        catchess_name(space).bytes, s->height[space]);
}

/* CH-9, CH-13: a space for a cat that comes into play. */
static bool no_entry(const game_state *s, unsigned cat, unsigned space, struct text *why) {
    if (not_owned(s, cat, "CH-13", why))
        return true;
    if (catchess_in_play(s, cat))
        return catchess_say(why, N_("CH-13: %s is in play"), called(cat));
    if (s->stage == STAGE_FACE && cat != MISTOFFELES)
        return catchess_say(why, N_("CH-13: a turn with actions brings no cat back"));
    if (off_board(s, space, why) || taken(s, space, "CH-10", why))
        return true;
    unsigned watchers = catchess_watchers(s, s->to, space);
    if (watchers)
        return catchess_say(why,
                            s->stage == STAGE_CATS ? N_("CH-9: %s is observed by %s")
                                                   : N_("CH-13: %s is observed by %s"),
                            catchess_name(space).bytes, called(first_of(watchers)));
    if (s->stage != STAGE_CATS || s->height[space] == catchess_lowest_open(s, s->to))
        return false;
    return catchess_say(why, N_("CH-9: %s has height %u, and a space of height %u is free"),
                        catchess_name(space).bytes, s->height[space],
                        catchess_lowest_open(s, s->to));
}

/*
 * Actions.
 */

/* The cat is the mover's, in play, and has not acted. */
static bool not_ready(const game_state *s, unsigned cat, struct text *why) {
    if (not_owned(s, cat, "CH-14", why))
        return true;
    if (!catchess_in_play(s, cat))
        return catchess_say(why, N_("CH-13: %s is not in play"), called(cat));
    if (s->stage == STAGE_FACE || s->acted >> cat & 1)
        return catchess_say(why, N_("CH-14: %s has had its action"), called(cat));
    return false;
}

/* The highest of the spaces between that hides one from the other, or NOWHERE. */
static unsigned hidden_by(const game_state *s, unsigned from, unsigned offset) {
    const struct sight_paths *paths = &catchess_paths[offset];
    unsigned highest = NOWHERE;
    for (unsigned i = 0; i < paths->count; i++)
        for (unsigned k = 0; k < 2; k++) {
            unsigned space = catchess_near[from][paths->between[i][k]];
            if (highest == NOWHERE || s->height[space] > s->height[highest])
                highest = space;
        }
    return highest;
}

/* Why a cat does not observe a space (CH-11, CH-12). */
static bool unseen(const game_state *s, unsigned cat, unsigned space, struct text *why) {
    unsigned from = s->space[cat];
    int offset = catchess_offset(from, space);
    if (s->observers[space] >> cat & 1)
        return false;
    if (!why)
        return true;
    if (offset < 0 ||
        catchess_distance(from, space) > (catchess_sheets[cat].sight == SIGHT_FAR ? 3 : 2))
        return catchess_say(why, N_("CH-11: %s is %d spaces from %s, too far for %s to see"),
                            catchess_name(space).bytes, catchess_distance(from, space),
                            catchess_name(from).bytes, called(cat));
    if (!(catchess_cone(s, cat) >> offset & 1))
        return catchess_say(why, N_("CH-11: %s looks %s from %s; %s is outside its arc"),
                            called(cat), catchess_facings[s->facing[cat]],
                            catchess_name(from).bytes, catchess_name(space).bytes);
    unsigned between = hidden_by(s, from, (unsigned)offset);
    return catchess_say(why,
                        s->lower ? N_("CH-12: %s (height %u) between %s (%u) and %s (%u) is higher "
                                      "than the lower of them")
                                 : N_("CH-12: %s (height %u) between %s (%u) and %s (%u) is higher "
                                      "than both"),
                        catchess_name(between).bytes, s->height[between], catchess_name(from).bytes,
                        s->height[from], catchess_name(space).bytes, s->height[space]);
}

bool catchess_no_challenge(const game_state *s, unsigned cat, unsigned target, struct text *why) {
    unsigned from = s->space[cat], to = s->space[target];
    if (s->owner[target] == s->owner[cat])
        return catchess_say(why, N_("CH-20: %s is your own cat"), called(target));
    if (to == NOWHERE)
        return catchess_say(why, N_("CH-20: %s is not in play"), called(target));
    if (unseen(s, cat, to, why))
        return true;
    return s->height[to] <= s->height[from] &&
           catchess_say(why, N_("CH-20: %s stands on height %u, not higher than %s on %u"),
                        called(target), s->height[to], called(cat), s->height[from]);
}

/* CH-18: why a space may not be entered. */
static bool barred(const game_state *s, unsigned cat, unsigned space, struct text *why) {
    if (!catchess_barred(s, cat, space))
        return false;
    if (!why || off_board(s, space, why) || taken(s, space, "CH-18", why))
        return true;
    unsigned others =
        s->own ? ALL_CATS & ~(unsigned)catchess_bit(cat) : catchess_enemies(s, s->owner[cat]);
    unsigned watcher = first_of(s->observers[space] & others & s->at_least[s->height[space]]);
    return catchess_say(why, N_("CH-18: %s (height %u) is observed by %s on height %u"),
                        catchess_name(space).bytes, s->height[space], called(watcher),
                        s->height[s->space[watcher]]);
}

/* Why no way leads to a space that may be entered. */
static bool too_far(const game_state *s, unsigned cat, unsigned space, struct text *why) {
    unsigned from = s->space[cat];
    int points = catchess_sheets[cat].points, steps = catchess_distance(from, space);
    int drop = s->height[from] - s->height[space];
    drop = drop < 0 ? -drop : drop;
    if (catchess_walks(s, cat, space, points))
        return false;
    if (!why)
        return true;
    if (steps == 1 && drop > 2)
        return catchess_say(why,
                            N_("CH-17: from %s (%u) to %s (%u) is a step of %d, and two is the "
                               "most"),
                            catchess_name(from).bytes, s->height[from], catchess_name(space).bytes,
                            s->height[space], drop);
    if (steps + drop > points)
        return catchess_say(why, N_("CH-17: from %s to %s is %d points or more, and %s has %d"),
                            catchess_name(from).bytes, catchess_name(space).bytes, steps + drop,
                            called(cat), points);
    return catchess_say(why,
                        N_("CH-18: every way of %d points from %s to %s has a slope too steep, or "
                           "a space that an opponent observes"),
                        points, catchess_name(from).bytes, catchess_name(space).bytes);
}

bool catchess_no_go(const game_state *s, unsigned cat, unsigned space, struct text *why) {
    if (space == s->space[cat])
        return catchess_say(why, N_("CH-17: to leave a cat where it is, use stay"));
    if (barred(s, cat, space, why))
        return true;
    if (catchess_cowed(s, cat)) {
        unsigned watchers = catchess_watchers(s, s->owner[cat], space);
        if (watchers)
            return catchess_say(why,
                                N_("CH-19: %s is watched from above and must end unobserved; %s "
                                   "is observed by %s"),
                                called(cat), catchess_name(space).bytes,
                                called(first_of(watchers)));
    }
    return too_far(s, cat, space, why);
}

/* True, with the reason, when a cat that is watched from above can do something else than stay. */
bool catchess_no_stay(const game_state *s, unsigned cat, struct text *why) {
    if (!catchess_cowed(s, cat))
        return false;
    for (unsigned target = 0; target < SHEETS; target++)
        if (catchess_in_play(s, target) && !catchess_no_challenge(s, cat, target, NULL))
            return catchess_say(why, N_("CH-19: %s is watched from above and can challenge %s"),
                                called(cat), called(target));
    for (unsigned i = 1; i < sizeof catchess_spiral / sizeof *catchess_spiral; i++) {
        struct hex to = hex_add(catchess_hex[s->space[cat]], catchess_spiral[i]);
        unsigned space = catchess_at(to.q, to.r);
        if (space != NOWHERE && !catchess_no_go(s, cat, space, NULL))
            return catchess_say(why, N_("CH-19: %s is watched from above and can go to %s"),
                                called(cat), catchess_name(space).bytes);
    }
    return false;
}

bool catchess_no_preen(const game_state *s, unsigned cat, struct text *why) {
    if (!catchess_cowed(s, cat))
        return false;
    unsigned space = s->space[cat];
    unsigned watcher =
        first_of(catchess_watchers(s, s->owner[cat], space) & s->at_least[s->height[space] + 1]);
    return catchess_say(why, N_("CH-19: %s (height %u) is watched by %s from height %u"),
                        called(cat), s->height[space], called(watcher),
                        s->height[s->space[watcher]]);
}

static bool no_groom(const game_state *s, unsigned cat, struct text *why) {
    if (cat != KIRYUU || s->owner[cat] != s->to)
        return catchess_say(why, N_("CH-4: only Kiryuu preens for free, for its owner"));
    if (!catchess_in_play(s, cat))
        return catchess_say(why, N_("CH-13: %s is not in play"), called(cat));
    if (s->groomed)
        return catchess_say(why, N_("CH-4: Kiryuu has preened for free in this turn"));
    return catchess_no_preen(s, cat, why);
}

static bool no_face(const game_state *s, unsigned cat, unsigned facing, struct text *why) {
    if (not_owned(s, cat, "CH-15", why))
        return true;
    if (!catchess_in_play(s, cat))
        return catchess_say(why, N_("CH-13: %s is not in play"), called(cat));
    if (s->preened >> cat & 1)
        return catchess_say(why, N_("CH-15: %s preened and keeps its facing"), called(cat));
    if (s->turned >> cat & 1)
        return catchess_say(why, N_("CH-15: the facing of %s is set"), called(cat));
    return s->facing[cat] == facing && catchess_say(why, N_("CH-15: %s looks %s already"),
                                                    called(cat), catchess_facings[facing]);
}

static bool no_retreat(const game_state *s, unsigned space, struct text *why) {
    unsigned cat = s->fleeing, from = cat == s->attacker ? s->defender : s->attacker;
    if (catchess_haven(s, cat, from, space))
        return false;
    if (off_board(s, space, why))
        return true;
    if (catchess_distance(s->space[cat], space) != 1)
        return catchess_say(why, N_("CH-23: %s retreats to an adjacent space"), called(cat));
    if (taken(s, space, "CH-23", why))
        return true;
    if (s->observers[space] >> from & 1)
        return catchess_say(why, N_("CH-23: %s observes %s"), called(from),
                            catchess_name(space).bytes);
    if (s->strict && barred(s, cat, space, why))
        return true;
    return catchess_say(why, N_("CH-23: %s is more than two higher or lower"),
                        catchess_name(space).bytes);
}

/*
 * Who, and when.
 */

static bool wrong_time(const game_state *s, unsigned verb, struct text *why) {
    static const struct {
        uint16_t stages; /* bits */
        const char *reason;
    } times[VERB_COUNT] = {
        [VERB_COUNTER] = {1 << STAGE_COUNTERS, N_("CH-7: counters are placed in the set-up")},
        [VERB_TILE] = {1 << STAGE_TILES,
                       N_("CH-8: no tiles are placed now; choose one of your cats first")},
        [VERB_ENTER] = {1 << STAGE_CATS | 1 << STAGE_ACT | 1 << STAGE_ENTER | 1 << STAGE_FACE,
                        N_("CH-9: cats are placed after the tiles")},
        [VERB_GO] = {1 << STAGE_ACT | 1 << STAGE_FACE, N_("CH-14: actions cannot be taken now")},
        [VERB_STAY] = {1 << STAGE_ACT | 1 << STAGE_FACE, N_("CH-14: actions cannot be taken now")},
        [VERB_PREEN] = {1 << STAGE_ACT | 1 << STAGE_FACE, N_("CH-14: actions cannot be taken now")},
        [VERB_GROOM] = {1 << STAGE_ACT | 1 << STAGE_FACE, N_("CH-4: Kiryuu preens in a turn with "
                                                             "actions")},
        [VERB_CHALLENGE] = {1 << STAGE_ACT | 1 << STAGE_FACE,
                            N_("CH-14: actions cannot be taken now")},
        [VERB_METHOD] = {1 << STAGE_DUEL, N_("CH-21: a method is chosen only in a challenge")},
        [VERB_RESPONSE] = {1 << STAGE_DUEL, N_("CH-21: a response is chosen only in a challenge")},
        [VERB_RETREAT] = {1 << STAGE_RETREAT, N_("CH-23: nobody has to retreat")},
        [VERB_FACE] = {1 << STAGE_FACE, N_("CH-15: facings are set after all actions")},
        [VERB_END] = {1 << STAGE_ENTER | 1 << STAGE_FACE,
                      N_("CH-14: every cat in play acts before the turn ends")},
        [VERB_PASS] = {1 << STAGE_CATS | 1 << STAGE_ACT,
                       N_("CH-16: you pass only when nothing else can be done")},
        [VERB_COIN] = {0, N_("CH-22: chance tosses the coin")},
    };
    if (times[verb].stages >> s->stage & 1)
        return false;
    if (s->stage == STAGE_CATS &&
        (verb == VERB_GO || verb == VERB_STAY || verb == VERB_PREEN || verb == VERB_CHALLENGE))
        return catchess_say(why, N_("CH-9: first every cat is placed"));
    if (s->stage == STAGE_ENTER && (verb == VERB_GO || verb == VERB_STAY || verb == VERB_PREEN ||
                                    verb == VERB_CHALLENGE || verb == VERB_FACE))
        return catchess_say(why, N_("CH-13: a turn spent on re-entry has no other action"));
    if (why)
        text_add(why, _(times[verb].reason));
    return true;
}

/* The seat is not the one that makes this choice. */
static bool wrong_seat(const game_state *s, unsigned seat, unsigned verb, struct text *why) {
    unsigned chooser = s->to;
    if (s->stage == STAGE_DUEL)
        chooser = s->owner[verb == VERB_METHOD ? s->attacker : s->defender];
    else if (s->stage == STAGE_RETREAT)
        chooser = s->owner[s->fleeing];
    if (s->stage == STAGE_DUEL && seat == chooser)
        return (verb == VERB_METHOD ? s->method : s->response) != NOTHING &&
               catchess_say(why, N_("CH-21: you have chosen"));
    return seat != chooser &&
           catchess_say(why, N_("CH-10: it is for $%c to choose now"), seat_letter(chooser));
}

/* CH-16: nothing can be done, and that is the only time to pass. */
static bool no_pass(const game_state *s, struct text *why) {
    bool stuck =
        !catchess_any_open(s, s->to) && (s->stage == STAGE_CATS || catchess_playing(s, s->to) == 0);
    return !stuck && catchess_say(why, N_("CH-16: you pass only when nothing else can be done"));
}

static bool no_enter(const game_state *s, unsigned cat, unsigned space, struct text *why) {
    if (s->stage == STAGE_ACT && s->acted)
        return catchess_say(why, N_("CH-13: a cat has acted in this turn: no re-entry"));
    if (s->stage == STAGE_ACT && s->groomed)
        return catchess_say(why, N_("CH-13: Kiryuu has preened in this turn: no re-entry"));
    return no_entry(s, cat, space, why);
}

static bool refused(const game_state *s, const struct move *move, struct text *why) {
    unsigned cat = move->arg[0];
    switch (move->verb) {
    case VERB_COUNTER:
        return no_counter(s, move->arg[0], move->arg[1], why);
    case VERB_TILE:
        return no_tile(s, move->arg[0], why);
    case VERB_ENTER:
        return no_enter(s, cat, move->arg[1], why);
    case VERB_GO:
        return not_ready(s, cat, why) || catchess_no_go(s, cat, move->arg[1], why);
    case VERB_STAY:
        return not_ready(s, cat, why) || catchess_no_stay(s, cat, why);
    case VERB_PREEN:
        return not_ready(s, cat, why) || catchess_no_preen(s, cat, why);
    case VERB_GROOM:
        return no_groom(s, cat, why);
    case VERB_CHALLENGE:
        return not_ready(s, cat, why) || catchess_no_challenge(s, cat, move->arg[1], why);
    case VERB_RETREAT:
        return no_retreat(s, move->arg[0], why);
    case VERB_FACE:
        return no_face(s, cat, move->arg[1], why);
    case VERB_PASS:
        return no_pass(s, why);
    default: /* method, response, end: only a matter of time and seat */
        return false;
    }
}

/*
 * Whole verbs.
 */

/* Whether the seat to move has a legal move of a verb whose first word is a cat. */
static bool any_cat_can(const game_state *s, unsigned verb) {
    static const uint8_t seconds[VERB_COUNT] = {
        [VERB_GO] = SPACES, [VERB_ENTER] = SPACES, [VERB_CHALLENGE] = SHEETS, [VERB_FACE] = FACINGS,
        [VERB_STAY] = 1,    [VERB_PREEN] = 1,      [VERB_GROOM] = 1};
    for (unsigned cats = s->team[s->to]; cats; cats = catchess_but_lowest(cats))
        for (unsigned second = 0; second < seconds[verb]; second++) {
            struct move move = move_2((uint8_t)verb, first_of(cats), second);
            if (!refused(s, &move, NULL))
                return true;
        }
    return false;
}

/* Why no cat can, when none can. */
static const char *no_cat_can(const game_state *s, unsigned verb) {
    unsigned playing = catchess_playing(s, s->to);
    if (verb == VERB_ENTER && playing == s->team[s->to])
        return N_("CH-13: all your cats are in play");
    bool acted = s->stage == STAGE_FACE || (s->stage == STAGE_ACT && (s->acted || s->groomed));
    if (verb == VERB_ENTER && acted)
        return N_("CH-13: a turn with actions brings no cat back");
    if (verb == VERB_ENTER)
        return N_("CH-13: every space is taken, or observed by an opponent's cat");
    if (!playing)
        return N_("CH-13: no cat of yours is in play");
    if (verb == VERB_FACE)
        return N_("CH-15: all your cats have set their facing, or preened");
    if (!(playing & ~(unsigned)s->acted))
        return N_("CH-14: all your cats have had their action");
    if (verb == VERB_CHALLENGE)
        return N_("CH-20: no cat of yours that can act observes a higher one of an opponent");
    if (verb == VERB_GO)
        return N_("CH-17: no cat of yours that can act has a space to go to");
    return N_("CH-19: every cat of yours that can act is watched from above");
}

bool catchess_why_verb(const game_state *s, unsigned seat, unsigned verb, struct text *why) {
    if (s->stage == STAGE_OVER)
        return catchess_say(why, N_("CH-25: the game is over"));
    if (wrong_time(s, verb, why) || wrong_seat(s, seat, verb, why))
        return true;
    switch (verb) {
    case VERB_PASS:
        return no_pass(s, why);
    case VERB_GO:
    case VERB_STAY:
    case VERB_PREEN:
    case VERB_GROOM:
    case VERB_CHALLENGE:
    case VERB_FACE:
    case VERB_ENTER:
        break;
    default: /* there is a counter, tile or space left, or only a choice to make */
        return false;
    }
    if (any_cat_can(s, verb))
        return false;
    if (verb == VERB_GROOM)
        return no_groom(s, KIRYUU, why);
    if (why)
        text_add(why, _(no_cat_can(s, verb)));
    return true;
}

bool catchess_why_not(const game_state *s, unsigned seat, const struct move *move,
                      struct text *why) {
    if (s->stage == STAGE_OVER)
        return catchess_say(why, N_("CH-25: the game is over"));
    return wrong_time(s, move->verb, why) || wrong_seat(s, seat, move->verb, why) ||
           refused(s, move, why);
}
