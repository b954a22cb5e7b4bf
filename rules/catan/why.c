/*
 * why.c - why a move of L'impero di Catan is not legal, in a sentence with its rule.
 *
 * Legality itself is decided in moves.c; this file only finds the words, so it may take its
 * time. First comes what is true of a whole verb: the moment, then what it takes (cards, pieces,
 * knights); then what is wrong with a place.
 */
#include "bits.h"

/* Tells which cards of a cost are missing; true when any are. */
static bool lacks(const game_state *s, unsigned seat, unsigned verb, const char *what,
                  struct text *why) {
    uint64_t missing = 0;
    for (unsigned kind = 0; kind < KINDS; kind++) {
        unsigned have = cards_of(s->hand[seat], kind), cost = cards_of(catan_cost[verb], kind);
        if (have < cost)
            missing |= (cost - have) * card(kind);
    }
    if (!missing)
        return false;
    text_add(why, verb == VERB_RECRUIT ? "IC-12: " : "IC-7: ");
    text_add(why, what);
    text_add(why, _(" costs "));
    catan_add_cards(why, catan_cost[verb]);
    text_add(why, _("; missing: "));
    catan_add_cards(why, missing);
    return true;
}

/*
 * Building.
 */

static void explain_edge(const game_state *s, unsigned seat, unsigned edge, struct text *why) {
    unsigned owner = catan_road_owner(s, edge);
    if (owner != NONE) {
        text_addf(why, _("IC-8: e%u has a road of $%c"), edge, seat_letter(owner));
        return;
    }
    for (unsigned i = 0; i < 2; i++) {
        unsigned corner = catan_edge_corner[edge][i], builder = catan_owner(s, corner);
        if (builder != NONE && builder != seat && (s->touch[seat] & bit(corner))) {
            text_addf(why, _("IC-8: the way to e%u leads through the building of $%c on v%u"), edge,
                      seat_letter(builder), corner);
            return;
        }
    }
    text_addf(why, _("IC-8: e%u touches no road and no building of yours"), edge);
}

static void explain_road(const game_state *s, unsigned seat, unsigned edge, struct text *why) {
    if (s->phase == PAVING)
        text_addf(why, _("IC-4: the road must touch the settlement just set up, v%u"),
                  bits_first(s->built[seat] & ~s->touch[seat]));
    else if (s->phase == PLACING && (s->option >> OPTION_CAPTURE & 1))
        text_add(why, _("IC-17: the road must be placed where one was taken"));
    else
        explain_edge(s, seat, edge, why);
}

static void explain_settle(const game_state *s, unsigned corner, struct text *why) {
    uint64_t built = s->built[0] | s->built[1] | s->built[2] | s->built[3];
    if (built & bit(corner))
        text_addf(why, _("IC-8: v%u is not empty"), corner);
    else if (built & catan_near[corner])
        text_addf(why, _("IC-4: v%u is beside the building on v%u"), corner,
                  bits_first(built & catan_near[corner]));
    else
        text_addf(why, _("IC-8: no road of yours touches v%u"), corner);
}

static void explain_city(const game_state *s, unsigned seat, unsigned corner, struct text *why) {
    text_addf(why,
              s->built[seat] & bit(corner) ? _("IC-7: v%u is a city already")
                                           : _("IC-7: no settlement of yours stands on v%u"),
              corner);
}

/*
 * Cards.
 */

static void explain_bank(const game_state *s, unsigned seat, unsigned from, unsigned get,
                         struct text *why) {
    unsigned rate = cards_of(s->rate[seat], from);
    if (from == get)
        text_add(why, _("IC-9: not the same kind on both sides"));
    else if (cards_of(s->hand[seat], from) < rate)
        text_addf(why, _("IC-9: the bank asks for %u %s, and you hold %u"), rate,
                  _(catan_kinds[from]), cards_of(s->hand[seat], from));
    else
        text_addf(why, _("IC-9: the bank has no %s"), _(catan_kinds[get]));
}

static void explain_give(const game_state *s, unsigned kind, struct text *why) {
    if (cards_of(s->want, kind))
        text_add(why, _("IC-9: not the same kind on both sides"));
    else
        text_addf(why, _("IC-9: you have no more %s"), _(catan_kinds[kind]));
}

static void explain_want(const game_state *s, unsigned kind, struct text *why) {
    text_add(why, cards_of(s->give, kind) ? _("IC-9: not the same kind on both sides")
                                          : _("IC-9: nobody else holds all that"));
}

/*
 * War.
 */

/* Adds what a target too far away is told: the way, edge by edge. */
static void add_way(const game_state *s, unsigned seat, unsigned corner, bool of_road,
                    struct text *why) {
    bool inclusive = of_road && (s->option >> OPTION_DISTANCE & 1);
    struct text way = TEXT_EMPTY;
    int steps = catan_path(s, seat, corner, &way);
    text_addf(why,
              inclusive ? _("it is %d edges away, its own counted: %s")
                        : _("it is %d edges away: %s"),
              steps + inclusive, way.bytes);
    text_free(&way);
}

/* The end of a road that is nearer to the seat's cities. */
static unsigned nearer_end(const game_state *s, unsigned seat, unsigned edge) {
    struct text way = TEXT_EMPTY;
    int first = catan_path(s, seat, catan_edge_corner[edge][0], &way);
    int second = catan_path(s, seat, catan_edge_corner[edge][1], &way);
    text_free(&way);
    return catan_edge_corner[edge][second < first];
}

/* Tells that no attack is possible, or that there are too few knights; false when neither is so. */
static bool lacks_knights(const game_state *s, unsigned seat, unsigned cost, struct text *why) {
    unsigned knights = catan_usable(s, seat);
    if (s->raided)
        text_add(why, _("IC-15: one attack in a turn"));
    else if (s->towns[seat] == 0)
        text_add(why, _("IC-14: attacks start from a city, and you have none"));
    else if (knights < cost)
        text_addf(why, _("IC-15: that takes %u knights, and you have %u"), cost, knights);
    else
        return false;
    return true;
}

/* Tells why three knights cannot take this road of another player; adds nothing when they can. */
static void add_far_road(const game_state *s, unsigned seat, unsigned edge, const char *before,
                         struct text *why) {
    struct war war;
    unsigned end = nearer_end(s, seat, edge), other = edge_other(edge, end);
    catan_war(s, seat, &war);
    if (edges_have(&war.roads, edge))
        return;
    text_add(why, before);
    unsigned guard = catan_owner(s, end);
    struct text way = TEXT_EMPTY;
    int steps = catan_path(s, seat, end, &way) + (s->option >> OPTION_DISTANCE & 1);
    text_free(&way);
    if (steps <= 2 && guard != NONE && guard != seat)
        text_addf(why, _("e%u is shielded by the building of $%c on v%u, and v%u is too far"), edge,
                  seat_letter(guard), end, other);
    else
        add_way(s, seat, end, true, why);
}

static void explain_take(const game_state *s, unsigned seat, unsigned edge, struct text *why) {
    unsigned owner = catan_road_owner(s, edge);
    bool short_of = lacks_knights(s, seat, 3, why);
    if (short_of && (owner == NONE || owner == seat || s->towns[seat] == 0))
        return;
    if (owner == NONE)
        text_addf(why, _("IC-15: there is no road on e%u"), edge);
    else if (owner == seat)
        text_addf(why, _("IC-15: the road on e%u is your own"), edge);
    else
        add_far_road(s, seat, edge, short_of ? _("; and ") : "IC-13: ", why);
}

static void explain_seize(const game_state *s, unsigned seat, unsigned a, unsigned b,
                          struct text *why) {
    unsigned owner = catan_road_owner(s, a);
    uint64_t ends[2];
    const unsigned pair[2] = {a, b};
    for (unsigned i = 0; i < 2; i++)
        ends[i] = bit(catan_edge_corner[pair[i]][0]) | bit(catan_edge_corner[pair[i]][1]);
    struct war war;
    catan_war(s, seat, &war);
    uint64_t shared = ends[0] & ends[1];
    if (owner == NONE || owner == seat || catan_road_owner(s, b) != owner)
        text_add(why, _("IC-15: six knights take two roads of one opponent"));
    else if (a == b || !shared)
        text_add(why, _("IC-15: the two roads must meet"));
    else if (catan_owner(s, bits_first(shared)) != NONE)
        text_addf(why, _("IC-15: the building on v%u separates the two roads"), bits_first(shared));
    else if (edges_have(&war.roads, b))
        text_addf(why, _("IC-15: name e%u first: it is in reach, or has the lower number"), b);
    else
        add_far_road(s, seat, a, "IC-13: ", why);
}

static void explain_raze(const game_state *s, unsigned seat, unsigned corner, struct text *why) {
    unsigned owner = catan_owner(s, corner), cost = s->cities >> corner & 1 ? 5 : 4;
    struct war war;
    catan_war(s, seat, &war);
    bool short_of = lacks_knights(s, seat, cost, why), far = !(war.reach & bit(corner));
    if (short_of && (owner == NONE || owner == seat || s->towns[seat] == 0 || !far))
        return;
    if (short_of)
        text_add(why, _("; and "));
    else
        text_add(why, far && owner != NONE && owner != seat ? "IC-13: " : "IC-15: ");
    if (owner == NONE)
        text_addf(why, _("nothing is built on v%u"), corner);
    else if (owner == seat)
        text_addf(why, _("the building on v%u is your own"), corner);
    else
        add_way(s, seat, corner, false, why);
}

/*
 * A whole verb.
 */

/* The verbs that may be used in a phase of the owner's turn, and why others may not. */
static const struct moment {
    uint32_t verbs; /* bits */
    const char *reason;
} moments[PHASES] = {
    [SETTLING] = {1U << VERB_SETTLE, N_("IC-4: now set up a settlement")},
    [PAVING] = {1U << VERB_ROAD, N_("IC-4: now set up the road beside the settlement")},
    [ACTING] = {1U << VERB_SETTLE | 1U << VERB_ROAD | 1U << VERB_CITY | 1U << VERB_BANK |
                    1U << VERB_RECRUIT | 1U << VERB_GIVE | 1U << VERB_TAKE | 1U << VERB_SEIZE |
                    1U << VERB_RAZE | 1U << VERB_END,
                N_("IC-9: a trade begins with what you give")},
    [TRADING] = {1U << VERB_GIVE | 1U << VERB_WANT | 1U << VERB_OFFER | 1U << VERB_CANCEL,
                 N_("IC-9: first make the offer, or cancel it")},
    [CHOOSING] = {1U << VERB_DEAL | 1U << VERB_CANCEL,
                  N_("IC-9: first trade with one who accepted, or cancel")},
    [PLACING] = {1U << VERB_ROAD | 1U << VERB_SKIP,
                 N_("IC-17: first place the road for the one taken, or skip")},
};

static void explain_moment(const game_state *s, unsigned verb, struct text *why) {
    if (s->phase == ACTING && verb == VERB_DISCARD)
        text_add(why, _("IC-11: no cards are to be given back"));
    else if (s->phase == ACTING && verb == VERB_SKIP)
        text_add(why, _("IC-17: no road was taken that could be placed"));
    else
        text_add(why, _(moments[s->phase].reason));
}

/* The same for phases in which other players may act. */
static bool wrong_answer(const game_state *s, unsigned seat, unsigned verb, struct text *why) {
    if (s->phase == DISCARDING) {
        if (s->owes[seat] == 0)
            text_add(why, _("IC-11: others give back cards first"));
        else if (verb != VERB_DISCARD)
            text_addf(why, _("IC-11: first give back %u cards"), s->owes[seat]);
        return s->owes[seat] == 0 || verb != VERB_DISCARD;
    }
    if (verb != VERB_ACCEPT && verb != VERB_REFUSE)
        text_add(why, _("IC-9: the offer must be answered first"));
    else if (!(s->asked >> seat & 1))
        text_add(why, _("IC-9: you are not the one to answer now"));
    else
        return false;
    return true;
}

/* True, with the reason, when the verb cannot be used now, whatever its arguments are. */
static bool wrong_moment(const game_state *s, unsigned seat, unsigned verb, struct text *why) {
    if (s->phase >= WON)
        text_add(why, _("IC-21: the game is over"));
    else if (verb == VERB_ROLL)
        text_add(why, _("IC-5: a player does not choose what the dice show"));
    else if (s->phase == ROLLING)
        text_add(why, _("IC-5: the dice must be rolled first"));
    else if (s->phase == DISCARDING || s->phase == ANSWERING)
        return wrong_answer(s, seat, verb, why);
    else if (seat != s->to)
        text_addf(why, _("IC-5: it is the turn of $%c"), seat_letter(s->to));
    else if (!(moments[s->phase].verbs >> verb & 1))
        explain_moment(s, verb, why);
    else
        return false;
    return true;
}

/* True, with the reason, when the cards or the piece for a building are missing. */
static bool lacks_to_build(const game_state *s, unsigned seat, unsigned verb, struct text *why) {
    static const char *const names[VERB_COUNT] = {
        [VERB_ROAD] = N_("a road"), [VERB_SETTLE] = N_("a settlement"), [VERB_CITY] = N_("a city")};
    if (s->phase == ACTING && lacks(s, seat, verb, _(names[verb]), why))
        return true;
    if (verb == VERB_ROAD && s->roads[seat] + s->box[seat] >= ROADS)
        text_addf(why, _("IC-1: no road is left: %u on the board, %u in the box"), s->roads[seat],
                  s->box[seat]);
    else if (verb == VERB_SETTLE && s->settlements[seat] >= SETTLEMENTS)
        text_add(why, _("IC-1: all five settlements stand on the board"));
    else if (verb == VERB_CITY && s->towns[seat] >= CITIES)
        text_add(why, _("IC-1: all four cities stand on the board"));
    else
        return false;
    return true;
}

/* True, with the reason, when the trade being made cannot take another card by this verb. */
static bool lacks_to_trade(const game_state *s, unsigned verb, struct text *why) {
    if (verb == VERB_OFFER)
        text_add(why, _("IC-9: no gifts: something must be given and something asked for"));
    else if (s->phase == ACTING && s->offers >= OFFERS_MOST)
        text_addf(why, _("IC-9: %d trades were begun in this turn, and no more may be"),
                  OFFERS_MOST);
    else if (cards_sum(verb == VERB_GIVE ? s->give : s->want) >= TRADE_MOST)
        text_addf(why, _("IC-9: at most %d cards on each side"), TRADE_MOST);
    else
        return false;
    return true;
}

/* For a verb that may be used now: true, with the reason, when what it needs is missing. */
static bool lacks_means(const game_state *s, unsigned seat, unsigned verb, struct text *why) {
    switch (verb) {
    case VERB_ROAD:
    case VERB_SETTLE:
    case VERB_CITY:
        return lacks_to_build(s, seat, verb, why);
    case VERB_RECRUIT:
        if (!lacks(s, seat, VERB_RECRUIT, _("a knight"), why))
            text_add(why, _("IC-12: the deck has no knight left"));
        return true;
    case VERB_GIVE:
    case VERB_WANT:
    case VERB_OFFER:
        return lacks_to_trade(s, verb, why);
    case VERB_ACCEPT:
        text_add(why, _("IC-9: you do not hold what is asked for"));
        return true;
    case VERB_SEIZE:
        return lacks_knights(s, seat, 6, why);
    default:
        return false;
    }
}

static const char *nowhere(unsigned verb) {
    switch (verb) {
    case VERB_ROAD:
        return N_("IC-8: no empty edge touches a road or building of yours");
    case VERB_SETTLE:
        return N_("IC-8: no corner that a road of yours touches is free");
    case VERB_CITY:
        return N_("IC-7: no settlement of yours is on the board");
    case VERB_BANK:
        return N_(
            "IC-9: you hold too few cards of each kind for the bank, or it has no other kind");
    case VERB_WANT:
        return N_("IC-9: nobody else holds all that");
    case VERB_GIVE:
        return N_("IC-9: you have no card to give");
    case VERB_RAZE:
        return N_("IC-13: no building that your knights can destroy is in reach");
    case VERB_SEIZE:
        return N_("IC-13: no two roads of one opponent that meet are in reach");
    default:
        return N_("IC-13: no road of another player is in reach");
    }
}

bool catan_why_verb(const game_state *s, unsigned seat, unsigned verb, struct text *why) {
    if (catan_usable_verb(s, seat, verb))
        return false;
    if (!why || wrong_moment(s, seat, verb, why) || lacks_means(s, seat, verb, why))
        return true;
    unsigned knights = verb == VERB_RAZE ? 4 : 3;
    if ((verb != VERB_RAZE && verb != VERB_TAKE) || !lacks_knights(s, seat, knights, why))
        text_add(why, _(nowhere(verb)));
    return true;
}

/*
 * Moves.
 */

/* What is wrong with the place, or the kind of card. */
static void explain_place(const game_state *s, unsigned seat, const struct move *move,
                          struct text *why) {
    unsigned a = move->arg[0], b = move->arg[1];
    switch (move->verb) {
    case VERB_ROAD:
        explain_road(s, seat, a, why);
        break;
    case VERB_SETTLE:
        explain_settle(s, a, why);
        break;
    case VERB_CITY:
        explain_city(s, seat, a, why);
        break;
    case VERB_BANK:
        explain_bank(s, seat, a, b, why);
        break;
    case VERB_GIVE:
        explain_give(s, a, why);
        break;
    case VERB_WANT:
        explain_want(s, a, why);
        break;
    case VERB_DEAL:
        text_addf(why, _("IC-9: $%c has not accepted"), seat_letter(a));
        break;
    case VERB_DISCARD:
        text_addf(why, _("IC-11: you have no %s"), _(catan_kinds[a]));
        break;
    case VERB_TAKE:
        explain_take(s, seat, a, why);
        break;
    case VERB_SEIZE:
        explain_seize(s, seat, a, b, why);
        break;
    default:
        explain_raze(s, seat, a, why);
    }
}

bool catan_why_not(const game_state *s, unsigned seat, const struct move *move, struct text *why) {
    if (catan_legal(s, seat, move))
        return false;
    if (why && !wrong_moment(s, seat, move->verb, why) && !lacks_means(s, seat, move->verb, why))
        explain_place(s, seat, move, why);
    return true;
}
