/*
 * moves.c - which moves of L'impero di Catan are legal.
 *
 * choices() is the one place that knows: it says for each verb where it may go, as a set of bits.
 * Listing, drawing one at random and judging one all read these sets, so they cannot disagree, and
 * nothing needs a list to choose from.
 */
#include "bits.h"

enum { OFFER_USUAL = 2 }; /* cards on each side of a trade that a bot offers, at most */

/* Moves without a place on the island have a number of their own, the bit in a set of such:
   verbs without argument by themselves, then kinds, seats and pairs of kinds from these on. */
enum { GIVE_BIT = 19, WANT_BIT = 24, DISCARD_BIT = 29, DEAL_BIT = 34, BANK_BIT = 38, BITS = 63 };
_Static_assert((int)VERB_COUNT == (int)GIVE_BIT && (int)BANK_BIT + KINDS * KINDS == BITS,
               "the bits of a word");

#define KIND_MOVES(verb)                                                                           \
    {verb, 1, {0}}, {verb, 1, {1}}, {verb, 1, {2}}, {verb, 1, {3}}, {                              \
        verb, 1, {                                                                                 \
            4                                                                                      \
        }                                                                                          \
    }
#define BANK_MOVES(from)                                                                           \
    {VERB_BANK, 2, {from, 0}}, {VERB_BANK, 2, {from, 1}}, {VERB_BANK, 2, {from, 2}},               \
        {VERB_BANK, 2, {from, 3}}, {                                                               \
        VERB_BANK, 2, {                                                                            \
            from, 4                                                                                \
        }                                                                                          \
    }

static const struct move placeless[BITS] = {
    [VERB_RECRUIT] = {VERB_RECRUIT, 0, {0}},
    [VERB_OFFER] = {VERB_OFFER, 0, {0}},
    [VERB_ACCEPT] = {VERB_ACCEPT, 0, {0}},
    [VERB_REFUSE] = {VERB_REFUSE, 0, {0}},
    [VERB_CANCEL] = {VERB_CANCEL, 0, {0}},
    [VERB_SKIP] = {VERB_SKIP, 0, {0}},
    [VERB_END] = {VERB_END, 0, {0}},
    [GIVE_BIT] = KIND_MOVES(VERB_GIVE),
    [WANT_BIT] = KIND_MOVES(VERB_WANT),
    [DISCARD_BIT] = KIND_MOVES(VERB_DISCARD),
    [DEAL_BIT] = {VERB_DEAL, 1, {0}},
    {VERB_DEAL, 1, {1}},
    {VERB_DEAL, 1, {2}},
    {VERB_DEAL, 1, {3}},
    [BANK_BIT] = BANK_MOVES(BRICK),
    BANK_MOVES(LUMBER),
    BANK_MOVES(WOOL),
    BANK_MOVES(GRAIN),
    BANK_MOVES(ORE),
};

/* The moves of one verb to places: corners in the first word, edges in both, or pairs of roads
   of which the first is one of these edges (war.c). */
struct choice {
    uint8_t verb;
    struct edges set;
};

struct choices {
    uint64_t placeless; /* a set of numbers of moves */
    unsigned count;
    struct choice list[8]; /* none of them empty */
};

static void add(struct choices *out, unsigned verb, uint64_t low, uint64_t high) {
    struct choice *choice = &out->list[out->count];
    choice->verb = (uint8_t)verb;
    choice->set.word[0] = low;
    choice->set.word[1] = high;
    out->count += (low | high) != 0;
}

unsigned catan_acting(const game_state *s) {
    unsigned seats = 0;
    switch (s->phase) {
    case DISCARDING:
        for (unsigned seat = 0; seat < SEATS; seat++) /* seats without a player have no cards */
            seats |= (unsigned)(s->owes[seat] > 0) << seat;
        return seats;
    case ANSWERING:
        return s->asked;
    default:
        return s->phase == ROLLING || s->phase >= WON ? 0 : 1U << s->to;
    }
}

unsigned catan_able(const game_state *s) {
    unsigned seats = 0;
    for (unsigned seat = 0; seat < s->seats; seat++)
        if (seat != s->to && cards_cover(s->hand[seat], s->want))
            seats |= 1U << seat;
    return seats;
}

/* Edges of the set where nobody has a road. */
static struct edges vacant(const game_state *s, const struct edges *edges) {
    struct edges out;
    for (unsigned i = 0; i < 2; i++)
        out.word[i] = edges->word[i] & ~(s->road[0].word[i] | s->road[1].word[i] |
                                         s->road[2].word[i] | s->road[3].word[i]);
    return out;
}

static bool has_road(const game_state *s, unsigned seat) {
    return s->roads[seat] + s->box[seat] < ROADS; /* IC-17 */
}

static void choices_of_war(const game_state *s, unsigned seat, unsigned knights,
                           struct choices *out) {
    struct war war;
    catan_war(s, seat, &war);
    uint64_t raze = knights >= 4 ? war.reach & ~s->cities : 0; /* IC-15 */
    if (knights >= 5)
        raze |= war.reach & s->cities;
    add(out, VERB_TAKE, war.roads.word[0], war.roads.word[1]);
    if (knights >= 6)
        add(out, VERB_SEIZE, war.roads.word[0], war.roads.word[1]);
    add(out, VERB_RAZE, raze, 0);
}

static void choices_of_building(const game_state *s, unsigned seat, struct choices *out) {
    uint64_t hand = s->hand[seat];
    if (cards_cover(hand, catan_cost[VERB_ROAD])) {
        struct edges edges = vacant(s, &s->reach[seat]); /* IC-8 */
        if (has_road(s, seat))
            add(out, VERB_ROAD, edges.word[0], edges.word[1]);
        if (cards_cover(hand, catan_cost[VERB_SETTLE]) && s->settlements[seat] < SETTLEMENTS)
            add(out, VERB_SETTLE, s->touch[seat] & ~s->closed, 0); /* IC-8 */
    }
    if (cards_cover(hand, catan_cost[VERB_CITY]) && s->towns[seat] < CITIES)
        add(out, VERB_CITY, s->built[seat] & ~s->cities, 0); /* IC-7 */
}

/* All pairs of a kind that can be given and another that the bank has (IC-9). */
static uint64_t bank_bits(const game_state *s, uint64_t from) {
    uint64_t pairs = 0, get = kinds_packed(kinds_held(s->bank));
    for (; from; from &= from - 1) {
        unsigned kind = bits_first(from) / 8;
        pairs |= (get & ~bit(kind)) << (BANK_BIT + KINDS * kind);
    }
    return pairs;
}

static void choices_of_turn(const game_state *s, unsigned seat, struct choices *out) {
    uint64_t hand = s->hand[seat], from = kinds_covered(hand, s->rate[seat]);
    unsigned knights = catan_usable(s, seat);
    out->placeless = bit(VERB_END) | bank_bits(s, from);
    if (s->offers < OFFERS_MOST)
        out->placeless |= kinds_packed(kinds_held(hand)) << GIVE_BIT;
    if (s->deck > 0 && cards_cover(hand, catan_cost[VERB_RECRUIT]))
        out->placeless |= bit(VERB_RECRUIT); /* IC-12 */
    choices_of_building(s, seat, out);
    if (knights >= 3 && !s->raided)
        choices_of_war(s, seat, knights, out);
}

/* IC-9: no kind on both sides. What nobody holds may only be asked for when hands are closed. */
static uint64_t trade_bits(const game_state *s, unsigned seat) {
    uint64_t asked = kinds_held(s->want), offered = kinds_held(s->give), found = 0, bits;
    for (unsigned other = 0; other < s->seats; other++)
        if (other != seat && cards_cover(s->hand[other], s->want))
            found |= kinds_held(s->hand[other] - s->want);
    if (s->option >> OPTION_HANDS & 1)
        found = KIND_MARKS;
    bits = bit(VERB_CANCEL) | (uint64_t)(asked != 0) << VERB_OFFER;
    if (cards_sum(s->give) < TRADE_MOST)
        bits |= kinds_packed(kinds_held(s->hand[seat] - s->give) & ~asked) << GIVE_BIT;
    if (cards_sum(s->want) < TRADE_MOST)
        bits |= kinds_packed(found & ~offered) << WANT_BIT;
    return bits;
}

/* IC-17: where the road for a road taken may go. */
static struct edges places(const game_state *s) {
    struct edges edges = {{0, 0}};
    if (!has_road(s, s->to))
        return edges;
    if (!(s->option >> OPTION_CAPTURE & 1))
        edges = vacant(s, &s->reach[s->to]);
    for (unsigned i = 0; i < 2; i++)
        if (s->freed[i] != NONE)
            edges_add(&edges, s->freed[i]);
    return edges;
}

bool catan_can_place(const game_state *s) {
    struct edges edges = places(s);
    return edges_any(&edges);
}

/* The edges beside the settlement just set up: the building that no road touches (IC-4). */
static struct edges beside(const game_state *s, unsigned seat) {
    return vacant(s, &catan_corner_edges[bits_first(s->built[seat] & ~s->touch[seat])]);
}

/* What an acting seat may do; never nothing. */
static void choices(const game_state *s, unsigned seat, struct choices *out) {
    struct edges edges;
    out->count = 0;
    out->placeless = 0;
    switch (s->phase) {
    case SETTLING:
        add(out, VERB_SETTLE, ~s->closed & (bit(CORNERS) - 1), 0);
        break;
    case PAVING:
        edges = beside(s, seat);
        add(out, VERB_ROAD, edges.word[0], edges.word[1]);
        break;
    case DISCARDING:
        out->placeless = kinds_packed(kinds_held(s->hand[seat])) << DISCARD_BIT;
        break;
    case ACTING:
        choices_of_turn(s, seat, out);
        break;
    case TRADING:
        out->placeless = trade_bits(s, seat);
        break;
    case ANSWERING:
        out->placeless = bit(VERB_REFUSE) | (uint64_t)cards_cover(s->hand[seat], s->want)
                                                << VERB_ACCEPT;
        break;
    case CHOOSING:
        out->placeless = bit(VERB_CANCEL) | (uint64_t)s->agreed << DEAL_BIT;
        break;
    default:
        edges = places(s);
        add(out, VERB_ROAD, edges.word[0], edges.word[1]);
        out->placeless = bit(VERB_SKIP);
        break;
    }
}

/* How many moves a choice has. */
static unsigned count_moves(const game_state *s, const struct choice *choice) {
    return choice->verb == VERB_SEIZE ? catan_pairs(s, &choice->set, NONE, NULL)
                                      : edges_count(&choice->set);
}

/* The move number `index` of a choice. */
static struct move pick(const game_state *s, const struct choice *choice, unsigned index) {
    uint8_t pair[2] = {0, 0};
    if (choice->verb != VERB_SEIZE)
        return move_1(choice->verb, edges_pick(&choice->set, index));
    catan_pairs(s, &choice->set, index, pair);
    return move_2(choice->verb, pair[0], pair[1]);
}

void catan_moves(const game_state *s, unsigned seat, struct move_list *out) {
    struct choices c;
    choices(s, seat, &c);
    for (const struct choice *choice = c.list; choice < c.list + c.count; choice++) {
        unsigned count = count_moves(s, choice);
        for (unsigned i = 0; i < count; i++)
            move_list_add(out, pick(s, choice, i));
    }
    for (uint64_t left = c.placeless; left; left &= left - 1)
        move_list_add(out, placeless[bits_first(left)]);
}

/* Uniform in 0 .. bound-1 like rng_below, by a product instead of a division (Lemire 2019): the
   upper half is the number, and a lower half that would make some numbers likelier is redrawn. */
static unsigned draw(struct rng *rng, unsigned bound) {
    uint64_t product = (uint64_t)rng_next(rng) * bound;
    if ((uint32_t)product < bound)
        for (uint32_t surplus = (0 - bound) % bound; (uint32_t)product < surplus;)
            product = (uint64_t)rng_next(rng) * bound;
    return (unsigned)(product >> 32);
}

struct move catan_sample(const game_state *s, unsigned seat, struct rng *rng) {
    struct choices c;
    unsigned count[sizeof c.list / sizeof *c.list], at = 0;
    choices(s, seat, &c);
    unsigned without = bits_count(c.placeless), sum = without;
    for (unsigned i = 0; i < c.count; i++)
        sum += count[i] = count_moves(s, &c.list[i]);
    unsigned index = draw(rng, sum);
    if (index < without)
        return placeless[bits_pick(c.placeless, index)];
    for (index -= without; index >= count[at]; at++) /* NOLINT: it is less than they all sum to */
        index -= count[at];
    return pick(s, &c.list[at], index);
}

/* The number of a move without a place, or NONE. */
static unsigned number_of(const struct move *move) {
    unsigned a = move->arg[0];
    switch (move->verb) {
    case VERB_GIVE:
        return GIVE_BIT + a;
    case VERB_WANT:
        return WANT_BIT + a;
    case VERB_DISCARD:
        return DISCARD_BIT + a;
    case VERB_DEAL:
        return DEAL_BIT + a;
    case VERB_BANK:
        return BANK_BIT + KINDS * a + move->arg[1];
    default:
        return move->count == 0 ? move->verb : NONE;
    }
}

bool catan_legal(const game_state *s, unsigned seat, const struct move *move) {
    struct choices c;
    unsigned number = number_of(move);
    if (!(catan_acting(s) >> seat & 1))
        return false;
    choices(s, seat, &c);
    if (number != NONE)
        return c.placeless >> number & 1;
    for (const struct choice *choice = c.list; choice < c.list + c.count; choice++)
        if (choice->verb == move->verb)
            return move->verb == VERB_SEIZE
                       ? catan_is_pair(s, &choice->set, move->arg[0], move->arg[1])
                       : edges_have(&choice->set, move->arg[0]);
    return false;
}

bool catan_usable_verb(const game_state *s, unsigned seat, unsigned verb) {
    struct choices c;
    if (!(catan_acting(s) >> seat & 1))
        return false;
    choices(s, seat, &c);
    for (const struct choice *choice = c.list; choice < c.list + c.count; choice++)
        if (choice->verb == verb && count_moves(s, choice) > 0)
            return true;
    for (uint64_t left = c.placeless; left; left &= left - 1)
        if (placeless[bits_first(left)].verb == verb)
            return true;
    return false;
}

/* The kinds that somebody holds who could give them to the seat, as marks; all with closed hands.
 */
static uint64_t kinds_of_others(const game_state *s, unsigned seat) {
    uint64_t found = s->option >> OPTION_HANDS & 1 ? KIND_MARKS : 0;
    for (unsigned other = 0; other < s->seats; other++)
        found |= other == seat ? 0 : kinds_held(s->hand[other]);
    return found;
}

/* A bot that prepares a trade offers it, and deals when somebody accepts: first what it gives, then
   what it wants, few cards, and only when there is something to want. */
bool catan_futile(const game_state *s, unsigned seat, const struct move *move) {
    if (move->verb == VERB_CANCEL)
        return true;
    if (move->verb == VERB_WANT)
        return cards_sum(s->want) >= OFFER_USUAL;
    if (move->verb != VERB_GIVE)
        return false;
    uint64_t give = s->give + card(move->arg[0]);
    bool can_want = kinds_of_others(s, seat) & ~kinds_held(give);
    return s->want || cards_sum(give) > OFFER_USUAL || !can_want;
}

int catan_price(const game_state *s, unsigned seat, const struct move *move) {
    (void)seat;
    if (move->verb == VERB_RAZE) /* IC-15 */
        return s->cities >> move->arg[0] & 1 ? 5 : 4;
    if (move->verb == VERB_TAKE)
        return 3;
    return move->verb == VERB_SEIZE ? 6 : -1;
}
