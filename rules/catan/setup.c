/*
 * setup.c - how a position of L'impero di Catan begins: the island is dealt, and positions that no
 * game can reach are refused.
 *
 * The words are in describe.c; whatever a line says, only a position that passes the checks of
 * this file is started.
 */
#include "core/position.h"

#include "bits.h"

/* IC-2 */
static const uint8_t hexes_of_kind[KINDS + 1] = {
    [BRICK] = 3, [LUMBER] = 4, [WOOL] = 4, [GRAIN] = 4, [ORE] = 3, [DESERT] = 1};
static const uint8_t tokens[HEXES - 1] = {5, 2, 6,  3, 8, 10, 9, 12, 11,
                                          4, 8, 10, 9, 4, 5,  6, 3,  11};
static const uint8_t harbours[HARBOURS] = {KINDS,  KINDS, KINDS, KINDS, BRICK,
                                           LUMBER, WOOL,  GRAIN, ORE};

/* The hexes from the corner 1.1 counter-clockwise inwards; a ring of 12, one of 6, the middle. */
static const uint8_t spiral[HEXES] = {0, 3, 7, 12, 16, 17, 18, 15, 11, 6,
                                      2, 1, 4, 8,  13, 14, 10, 5,  9};

/*
 * The deal.
 */

static void shuffle(uint8_t *list, unsigned count, struct rng *rng) {
    for (unsigned i = count - 1; i > 0; i--) {
        unsigned other = rng_below(rng, i + 1);
        uint8_t kept = list[i];
        list[i] = list[other];
        list[other] = kept;
    }
}

/* IC-3: tokens in the order of their letters, along the spiral that begins at any corner. */
static void lay_tokens(uint8_t *hex, struct rng *rng) {
    unsigned corner = rng_below(rng, 6), next = 0;
    for (unsigned i = 0; i < HEXES; i++) {
        unsigned at = i;
        if (i < 12)
            at = (i + 2 * corner) % 12;
        else if (i < 18)
            at = 12 + (i - 12 + corner) % 6;
        if (hex[spiral[at]] != DESERT)
            hex[spiral[at]] = (uint8_t)(hex[spiral[at]] * 16 + tokens[next++]);
        else
            hex[spiral[at]] = DESERT * 16;
    }
}

static bool is_busy(uint8_t hex) {
    return hex % 16 == 6 || hex % 16 == 8;
}

/* Whether a 6 or 8 lies beside another. */
static bool busy_touch(const uint8_t *hex) {
    for (unsigned a = 0; a < HEXES; a++)
        for (unsigned b = 0; b < a; b++)
            if (is_busy(hex[a]) && is_busy(hex[b]) && (catan_hex_corners[a] & catan_hex_corners[b]))
                return true;
    return false;
}

/* The alternative: shuffled until no 6 or 8 lies beside another (option map=apart). */
static void scatter_tokens(uint8_t *hex, struct rng *rng) {
    uint8_t bag[HEXES - 1], kinds[HEXES];
    memcpy(bag, tokens, sizeof bag);
    memcpy(kinds, hex, sizeof kinds);
    do {
        unsigned next = 0;
        shuffle(bag, HEXES - 1, rng);
        for (unsigned i = 0; i < HEXES; i++)
            hex[i] = (uint8_t)(kinds[i] * 16 + (kinds[i] == DESERT ? 0 : bag[next++]));
    } while (busy_touch(hex));
}

static void take_options(game_state *s, const struct setup *setup) {
    s->seats = (uint8_t)setup->seats;
    s->vp = (uint8_t)setup_option(setup, OPTION_VP);
    for (unsigned i = 0; i < OPTION_COUNT; i++)
        if (i != OPTION_VP && setup_option(setup, i) != 0)
            s->option |= (uint16_t)(1U << i);
}

void catan_deal(const struct setup *setup, struct rng *rng, struct text *out) {
    game_state s = {.first = (uint8_t)rng_below(rng, setup->seats)}; /* IC-4 */
    int map = setup_option(setup, OPTION_MAP);
    unsigned count = 0;
    take_options(&s, setup);
    if (map != MAP_BEGINNER) {
        for (unsigned kind = 0; kind <= KINDS; kind++)
            for (unsigned i = 0; i < hexes_of_kind[kind]; i++)
                s.hex[count++] = (uint8_t)kind;
        shuffle(s.hex, HEXES, rng);
        if (map == MAP_RANDOM)
            lay_tokens(s.hex, rng);
        else
            scatter_tokens(s.hex, rng);
        memcpy(s.harbour, harbours, sizeof harbours);
        shuffle(s.harbour, HARBOURS, rng);
    }
    position_write_deal(&catan_position, &s, s.seats, out);
}

/*
 * The island.
 */

/* Whether the hexes are those of the game (IC-2). */
static bool right_hexes(const uint8_t *hex) {
    uint8_t kinds[KINDS + 1] = {0}, seen[13] = {0}, wanted[13] = {1};
    for (unsigned i = 0; i < HEXES; i++) {
        kinds[hex[i] / 16]++;
        seen[hex[i] % 16]++;
        if ((hex[i] / 16 == DESERT) != (hex[i] % 16 == 0))
            return false;
    }
    for (unsigned i = 0; i < HEXES - 1; i++)
        wanted[tokens[i]]++;
    return memcmp(kinds, hexes_of_kind, sizeof kinds) == 0 &&
           memcmp(seen, wanted, sizeof seen) == 0;
}

static bool right_harbours(const uint8_t *harbour) {
    unsigned any = 0, kinds = 0;
    for (unsigned i = 0; i < HARBOURS; i++) {
        any += harbour[i] == KINDS;
        kinds |= 1U << harbour[i];
    }
    return any == 4 && kinds == (1U << (KINDS + 1)) - 1;
}

static void index_numbers(game_state *s) {
    memset(s->numbered, NONE, sizeof s->numbered);
    for (unsigned i = 0; i < HEXES; i++)
        if (s->hex[i] / 16 != DESERT) {
            uint8_t *pair = s->numbered[s->hex[i] % 16 - 2];
            pair[pair[0] != NONE] = (uint8_t)i;
        }
}

/*
 * The checks of a position.
 */

static bool one_of(unsigned phase, unsigned first, unsigned last) {
    return phase >= first && phase <= last;
}

/* Cards, knights and pieces, before anything is derived from them. */
static const char *wrong_stock(const game_state *s) {
    unsigned knights = 0;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        unsigned towns = bits_count(s->built[seat] & s->cities);
        knights += s->knights[seat];
        if (towns > CITIES || bits_count(s->built[seat]) - towns > SETTLEMENTS ||
            edges_count(&s->road[seat]) + s->box[seat] > ROADS)
            return N_("IC-1: a player has 15 roads, 5 settlements and 4 cities");
    }
    for (unsigned kind = 0; kind < KINDS; kind++) {
        unsigned cards = 0;
        for (unsigned seat = 0; seat < s->seats; seat++)
            cards += cards_of(s->hand[seat], kind);
        if (cards > CARDS)
            return N_("IC-1: there are 19 cards of each kind");
    }
    for (unsigned a = 0; a < s->seats; a++)
        for (uint64_t at = s->built[a]; at; at &= at - 1)
            for (unsigned b = 0; b < s->seats; b++)
                if (s->built[b] & catan_near[bits_first(at)])
                    return N_("IC-4: two buildings stand beside each other");
    return knights > KNIGHTS ? N_("IC-1: there are 14 knights") : NULL;
}

static const char *wrong_setup(const game_state *s) {
    unsigned done[SEATS] = {0};
    if (s->number > 2U * s->seats || s->to != catan_setter(s, s->number) || s->dice[0])
        return N_("IC-4: this is not the order of the set-up");
    for (unsigned number = 1; number < s->number; number++)
        done[catan_setter(s, number)]++;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        unsigned pending = s->phase == PAVING && seat == s->to;
        if (s->settlements[seat] != done[seat] + pending || s->roads[seat] != done[seat] ||
            s->towns[seat] || bits_count(s->built[seat] & ~s->touch[seat]) != pending)
            return N_("IC-4: in the set-up each settlement has one road beside it");
        if (cards_sum(s->hand[seat]) > (s->settlements[seat] == 2 ? 3U : 0U))
            return N_("IC-4: only the second settlement gives cards, three at most");
        if (s->knights[seat] || s->box[seat] || s->razed[seat] || s->sacked[seat])
            return N_("IC-4: there is no war in the set-up");
    }
    return NULL;
}

static const char *wrong_trade(const game_state *s) {
    unsigned others = ((1U << s->seats) - 1) & ~(1U << s->to), able = catan_able(s);
    unsigned said = s->asked | (unsigned)s->agreed;
    bool closed = s->option >> OPTION_HANDS & 1;
    if (!one_of(s->phase, TRADING, CHOOSING))
        return s->give || s->want || said ? N_("IC-9: no trade is being made") : NULL;
    if (!s->offers || !s->give || !cards_cover(s->hand[s->to], s->give) ||
        (kinds_held(s->give) & kinds_held(s->want)) || cards_sum(s->give) > TRADE_MOST ||
        cards_sum(s->want) > TRADE_MOST || (s->want && !closed && !able))
        return N_("IC-9: such a trade cannot be made");
    if (s->phase == TRADING)
        return said ? N_("IC-9: nothing is offered yet") : NULL;
    if (!s->want || (s->asked & (closed ? ~others : ~able)) || (s->agreed & ~able) ||
        (s->asked & s->agreed) || (s->phase == ANSWERING ? !s->asked : s->asked || !s->agreed))
        return N_("IC-9: these cannot be the answers to the offer");
    return NULL;
}

/* What is counted in a turn. */
static const char *wrong_turn(const game_state *s) {
    unsigned dice = s->dice[0] + (unsigned)s->dice[1], owing = 0;
    bool rolled = !one_of(s->phase, SETTLING, ROLLING);
    for (unsigned seat = 0; seat < s->seats; seat++) {
        owing += s->owes[seat] > 0;
        if (s->owes[seat] && cards_sum(s->hand[seat]) < s->owes[seat] + 4U)
            return N_("IC-11: half of the cards is given back, of eight or more");
    }
    if ((s->phase == DISCARDING) != (owing > 0) ||
        (owing && (dice != 7 || (s->option >> OPTION_DISCARD & 1))))
        return N_("IC-11: cards are given back after a seven");
    if ((s->phase == ROLLING && dice) || (rolled && s->phase < WON && !dice))
        return N_("IC-5: something was done before the dice were rolled");
    if ((!dice && (s->fresh || s->raided || s->offers)) || s->offers > OFFERS_MOST ||
        s->raided > (s->option >> OPTION_ATTACKS & 1) ||
        s->fresh > (s->option >> OPTION_WAIT & 1 ? s->knights[s->to] : 0))
        return N_("IC-5: this cannot have been done in this turn");
    return NULL;
}

static const char *wrong_placing(const game_state *s) {
    bool in_place = s->option >> OPTION_CAPTURE & 1;
    unsigned freed = (s->freed[0] != NONE) + (unsigned)(s->freed[1] != NONE);
    if (s->phase != PLACING)
        return s->free || freed ? N_("IC-17: no road was taken") : NULL;
    if (s->free < 1 || s->free > 2 || freed != (in_place ? s->free : 0U) ||
        (freed && s->freed[0] == s->freed[1]))
        return N_("IC-17: one or two roads may be placed for those taken");
    for (unsigned i = 0; i < freed; i++)
        if (catan_road_owner(s, s->freed[i]) != NONE)
            return N_("IC-17: the freed edge is not empty");
    return catan_can_place(s) ? NULL : N_("IC-17: no road can be placed");
}

static const char *wrong_end(const game_state *s) {
    bool points = catan_points(s, s->to) >= s->vp;
    bool razed = s->razed[s->to] >= 5 || (s->razed[s->to] >= 3 && s->sacked[s->to] >= 2);
    game_state held = *s;
    if (!(s->option >> OPTION_ARMY & 1))
        held.army = NONE;
    catan_hold(&held);
    if (held.longest != s->longest || held.army != s->army)
        return N_("IC-10: somebody else holds the Longest Road or the Largest Army");
    if (points != (s->phase == WON))
        return N_("IC-21: a player with enough points on the own turn has won, and nobody else");
    if (!points && razed != (s->phase == RAZED))
        return N_("IC-22: a player who has destroyed enough has won, and nobody else");
    if (s->phase == RUINED && !catan_ruined(s))
        return N_("IC-23: everybody has a road left");
    return NULL;
}

/* Whatever can be wrong once all is derived. */
const char *catan_check(const game_state *s) {
    const char *wrong = wrong_stock(s);
    if (!wrong && one_of(s->phase, SETTLING, PAVING))
        wrong = wrong_setup(s);
    else if (!wrong && s->number <= 2U * s->seats)
        wrong = N_("IC-4: the set-up comes first");
    if (!wrong)
        wrong = wrong_turn(s);
    if (!wrong)
        wrong = wrong_trade(s);
    if (!wrong)
        wrong = wrong_placing(s);
    return wrong ? wrong : wrong_end(s);
}

/*
 * Starting.
 */

static void complete(game_state *s) {
    unsigned knights = 0;
    s->bank = CARDS * KIND_ONES;
    for (unsigned seat = 0; seat < s->seats; seat++) {
        s->bank -= s->hand[seat];
        knights += s->knights[seat];
    }
    s->deck = (uint8_t)(KNIGHTS - knights);
    index_numbers(s);
    catan_derive(s);
}

const char *catan_start(game_state *s, const struct setup *setup) {
    bool is_deal;
    take_options(s, setup);
    s->longest = s->army = s->freed[0] = s->freed[1] = NONE;
    const char *wrong = position_read(&catan_position, s, s->seats, setup->deal, &is_deal);
    if (wrong)
        return wrong;
    if (setup_option(setup, OPTION_MAP) == MAP_BEGINNER)
        catan_lay_beginner(s);
    else if (!s->hex[0])
        return N_("IC-3: a random island needs map= and ports=");
    if (!right_hexes(s->hex) || !right_harbours(s->harbour))
        return N_("IC-2: the island does not have these hexes, tokens and harbours");
    if (!catan_fill(s))
        return N_("IC-1: the hidden hands and the bank do not add up to the cards of the game");
    if ((wrong = wrong_stock(s)))
        return wrong;
    if (is_deal) {
        s->number = 1;
        s->to = s->first;
    }
    complete(s);
    return catan_check(s);
}
