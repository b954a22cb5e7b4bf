/*
 * moves.c - the legal moves of a position, listed, and a random one chosen without a list.
 *
 * Both run through the same slots: every slot is a well-formed move that might be legal, each move
 * has one slot, and legal.c decides. A random choice tries slots, all equally likely, until one is
 * legal, so all legal moves are equally likely.
 *
 *     a cat's 64 slots:  0 stay, 1 .. 60 go to that offset of catchess_spiral, or challenge who
 *                        stands there, 61 preen; Speed has 128: up to 126, then preen
 */
#include "state.h"

enum { UNIT = 64, ENTRIES = SPACES * FACINGS };

static void add_legal(const game_state *s, unsigned seat, struct move move, struct move_list *out) {
    if (!catchess_why_not(s, seat, &move, NULL))
        move_list_add(out, move);
}

static void list_counters(const game_state *s, unsigned seat, struct move_list *out) {
    for (unsigned kind = 0; kind < KINDS; kind++)
        for (unsigned cats = s->team[seat]; cats; cats &= cats - 1)
            for (unsigned place = 0; place < GRID; place++)
                add_legal(s, seat,
                          move_2(VERB_COUNTER, kind, (unsigned)__builtin_ctz(cats) * GRID + place),
                          out);
}

/* Any free space not observed; in the set-up only the lowest ones. */
static void list_entries(const game_state *s, unsigned seat, unsigned cat, struct move_list *out) {
    unsigned lowest = s->stage == STAGE_CATS ? catchess_lowest_open(s, seat) : 0;
    for (unsigned space = 0; space < SPACES; space++) {
        if (!catchess_open_space(s, seat, space) ||
            (s->stage == STAGE_CATS && s->height[space] != lowest))
            continue;
        for (unsigned facing = 0; facing < FACINGS; facing++)
            move_list_add(out, move_3(VERB_ENTER, cat, space, facing));
    }
}

static void list_all_entries(const game_state *s, unsigned seat, struct move_list *out) {
    for (unsigned cats = s->team[seat]; cats; cats &= cats - 1)
        if (!catchess_in_play(s, (unsigned)__builtin_ctz(cats)))
            list_entries(s, seat, (unsigned)__builtin_ctz(cats), out);
}

/* How many slots of offsets a cat has. */
static unsigned offsets_of(unsigned cat) {
    return catchess_sheets[cat].points > 4 ? 127 : 61;
}

/* The space at one of a cat's offsets. */
static unsigned space_at(unsigned from, unsigned offset) {
    if (offset <= REACH)
        return catchess_near[from][offset - 1];
    struct hex to = hex_add(catchess_hex[from], catchess_spiral[offset]);
    return catchess_at(to.q, to.r);
}

/* What a cat can do with its turn. In few bytes, because most of them are refused. */
struct action {
    uint8_t verb; /* VERB_COUNT: nothing at all */
    uint8_t cat;
    uint8_t target; /* of a challenge a cat, of a move a space */
};

/* What a cat's own slot stands for. */
static inline struct action action_at(const game_state *s, unsigned cat, unsigned slot) {
    struct action action = {VERB_STAY, (uint8_t)cat, 0};
    if (slot == 0)
        return action;
    action.verb = VERB_PREEN;
    if (slot == offsets_of(cat))
        return action;
    unsigned space = space_at(s->space[cat], slot);
    bool occupied = s->observers[space] >= OCCUPIED;
    action.target = (uint8_t)(occupied ? catchess_cat_on(s, space) : space);
    action.verb = occupied ? VERB_CHALLENGE : VERB_GO;
    if (!occupied && s->height[space] == OUTSIDE)
        action.verb = VERB_COUNT;
    return action;
}

/* The same question as catchess_why_not, once it is known that the cat may act. */
static inline bool can_act(const game_state *s, struct action action) {
    switch (action.verb) {
    case VERB_GO:
        return !catchess_no_go(s, action.cat, action.target, NULL);
    case VERB_CHALLENGE:
        return !catchess_no_challenge(s, action.cat, action.target, NULL);
    case VERB_STAY:
        return !catchess_no_stay(s, action.cat, NULL);
    case VERB_PREEN:
        return !catchess_no_preen(s, action.cat, NULL);
    default:
        return false;
    }
}

static struct move action_move(struct action action) {
    return action.verb == VERB_STAY || action.verb == VERB_PREEN
               ? move_1(action.verb, action.cat)
               : move_2(action.verb, action.cat, action.target);
}

static void list_actions(const game_state *s, unsigned cat, struct move_list *out) {
    static const uint8_t order[] = {VERB_CHALLENGE, VERB_GO, VERB_STAY, VERB_PREEN};
    for (unsigned i = 0; i < sizeof order; i++)
        for (unsigned slot = 0; slot <= offsets_of(cat); slot++) {
            struct action action = action_at(s, cat, slot);
            if (action.verb == order[i] && can_act(s, action))
                move_list_add(out, action_move(action));
        }
}

static unsigned ready(const game_state *s) {
    return catchess_playing(s, s->to) & ~(unsigned)s->acted;
}

static bool can_groom(const game_state *s) {
    return s->team[s->to] >> KIRYUU & 1 &&
           !catchess_why_not(s, s->to, &(struct move){VERB_GROOM, 1, {KIRYUU}}, NULL);
}

/* CH-13: re-entry is open only at the beginning of a turn. */
static bool may_spend_on_entry(const game_state *s) {
    return !s->acted && !s->groomed && catchess_playing(s, s->to) != s->team[s->to];
}

static void list_turn(const game_state *s, unsigned seat, struct move_list *out) {
    size_t before = out->count;
    for (unsigned cats = ready(s); cats; cats &= cats - 1)
        list_actions(s, (unsigned)__builtin_ctz(cats), out);
    if (can_groom(s))
        move_list_add(out, move_1(VERB_GROOM, KIRYUU));
    if (may_spend_on_entry(s))
        list_all_entries(s, seat, out);
    if (out->count == before)
        move_list_add(out, move_0(VERB_PASS)); /* CH-16 */
}

/* The cats whose facing may still be set. */
static unsigned turnable(const game_state *s) {
    return catchess_playing(s, s->to) & ~(unsigned)s->preened & ~(unsigned)s->turned;
}

/* CH-4: Mr Mistoffeles may return at the end of a turn with actions. */
static bool resurrects(const game_state *s) {
    return s->team[s->to] >> MISTOFFELES & 1 && !catchess_in_play(s, MISTOFFELES);
}

static void list_facings(const game_state *s, unsigned seat, struct move_list *out) {
    for (unsigned cats = turnable(s); cats; cats &= cats - 1) {
        unsigned cat = (unsigned)__builtin_ctz(cats);
        for (unsigned turn = 1; turn < FACINGS; turn++)
            move_list_add(out, move_2(VERB_FACE, cat, (s->facing[cat] + turn) % FACINGS));
    }
    if (can_groom(s))
        move_list_add(out, move_1(VERB_GROOM, KIRYUU));
    if (resurrects(s))
        list_entries(s, seat, MISTOFFELES, out);
    move_list_add(out, move_0(VERB_END));
}

static void list_words(unsigned verb, struct move_list *out) {
    for (unsigned i = 0; i < SIDE; i++)
        move_list_add(out, move_1((uint8_t)verb, i));
}

void catchess_moves(const game_state *s, unsigned seat, struct move_list *out) {
    size_t before = out->count;
    switch (s->stage) {
    case STAGE_COUNTERS:
        list_counters(s, seat, out);
        return;
    case STAGE_TILES:
        for (unsigned space = 0; space < SPACES; space++)
            add_legal(s, seat, move_1(VERB_TILE, space), out);
        return;
    case STAGE_CATS:
        list_all_entries(s, seat, out);
        if (out->count == before)
            move_list_add(out, move_0(VERB_PASS));
        return;
    case STAGE_ACT:
        list_turn(s, seat, out);
        return;
    case STAGE_ENTER:
        list_all_entries(s, seat, out);
        move_list_add(out, move_0(VERB_END));
        return;
    case STAGE_FACE:
        list_facings(s, seat, out);
        return;
    case STAGE_DUEL:
        list_words(seat == s->owner[s->attacker] ? VERB_METHOD : VERB_RESPONSE, out);
        return;
    default:
        for (unsigned direction = 0; direction < HEX_DIRECTIONS; direction++) {
            unsigned space = catchess_near[s->space[s->fleeing]][direction];
            if (space != NOWHERE)
                add_legal(s, seat, move_1(VERB_RETREAT, space), out);
        }
    }
}

/*
 * Drawing one.
 */

/* The cat that stands at a place in a set of bits. */
static unsigned nth(unsigned cats, uint32_t skip) {
    for (; skip > 0; skip--)
        cats &= cats - 1;
    return (unsigned)__builtin_ctz(cats);
}

/* Of at most three cats. */
static unsigned size_of(unsigned cats) {
    unsigned rest = catchess_but_lowest(cats);
    return (cats != 0) + 0U + (rest != 0) + catchess_several(rest);
}

static struct move sample_counter(const game_state *s, unsigned seat, struct rng *rng) {
    for (;;) {
        uint32_t slot = rng_below(rng, TEAM * KINDS * GRID);
        unsigned cat = nth(s->team[seat], slot / (KINDS * GRID));
        struct move move = move_2(VERB_COUNTER, slot / GRID % KINDS, cat * GRID + slot % GRID);
        if (!catchess_why_not(s, seat, &move, NULL))
            return move;
    }
}

static struct move sample_tile(const game_state *s, struct rng *rng) {
    for (;;) {
        uint32_t space = rng_below(rng, SPACES);
        if (s->height[space] < SUMMIT - 1)
            return move_1(VERB_TILE, space);
    }
}

/* One of the entries of a set of cats, when slot numbers a legal one. */
static bool take_entry(const game_state *s, unsigned cats, uint32_t slot, struct move *out) {
    unsigned space = slot / FACINGS % SPACES;
    *out = move_3(VERB_ENTER, nth(cats, slot / ENTRIES), space, slot % FACINGS);
    return catchess_open_space(s, s->to, space);
}

static struct move sample_placing(const game_state *s, unsigned seat, struct rng *rng) {
    unsigned lowest = catchess_lowest_open(s, seat);
    unsigned cats = s->team[seat] & ~catchess_playing(s, seat);
    struct move move;
    if (lowest > SUMMIT)
        return move_0(VERB_PASS);
    while (!take_entry(s, cats, rng_below(rng, size_of(cats) * ENTRIES), &move) ||
           s->height[move.arg[1]] != lowest)
        continue;
    return move;
}

/* The units of 64 slots of the cats that have not acted: two for Speed, one for others. */
struct units {
    unsigned count;
    uint8_t cat[TEAM + 1], first[TEAM + 1]; /* first: the cat's own slot that a unit begins with */
};

static struct units units_of(unsigned cats) {
    struct units units = {0};
    for (; cats; cats &= cats - 1) {
        unsigned cat = (unsigned)__builtin_ctz(cats);
        units.cat[units.count++] = (uint8_t)cat;
        if (offsets_of(cat) < UNIT)
            continue;
        units.cat[units.count] = (uint8_t)cat;
        units.first[units.count++] = UNIT;
    }
    return units;
}

/* False for most offsets that are out of reach: steps and slopes alone cost too much. */
static inline bool may_reach(const game_state *s, unsigned cat, unsigned offset) {
    static const uint8_t ring[REACH + 1] = {
        0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4};
    unsigned from = s->space[cat], space = catchess_near[from][offset - 1];
    int slope = s->height[from] - s->height[space];
    bool near = ring[offset] + (slope < 0 ? -slope : slope) <= catchess_sheets[cat].points;
    return near | (s->observers[space] >= OCCUPIED);
}

/* What one of the slots of all units stands for, when it is legal. */
static inline bool take_action(const game_state *s, const struct units *units, uint32_t slot,
                               struct action *out) {
    unsigned cat = units->cat[slot / UNIT], own = units->first[slot / UNIT] + slot % UNIT;
    if (own > 0 && own <= REACH ? !may_reach(s, cat, own) : own > offsets_of(cat))
        return false;
    *out = action_at(s, cat, own);
    return can_act(s, *out);
}

/* Slots from single bits: as many as are in one random number, each of `bits` bits. */
static struct move sample_actions(const game_state *s, const struct units *units, struct rng *rng) {
    unsigned bits = units->count > 1 ? 7 : 6;
    if (units->count > 2)
        bits = 8;
    struct action action;
    for (;;) {
        uint32_t random = rng_next(rng);
        for (unsigned used = 0; used + bits <= 32; used += bits, random >>= bits) {
            uint32_t slot = random & ((1U << bits) - 1);
            if (slot < units->count * UNIT && take_action(s, units, slot, &action))
                return action_move(action);
        }
    }
}

static struct move sample_turn(const game_state *s, struct rng *rng) {
    unsigned cats = ready(s);
    unsigned out_of_play = may_spend_on_entry(s) ? s->team[s->to] & ~catchess_playing(s, s->to) : 0;
    struct units units = units_of(cats);
    uint32_t actions = units.count * UNIT;
    uint32_t groom = can_groom(s), all = actions + groom + size_of(out_of_play) * ENTRIES;
    struct action action;
    struct move move;
    if (cats == 0 && !groom && (out_of_play == 0 || !catchess_any_open(s, s->to)))
        return move_0(VERB_PASS);
    if (all == actions)
        return sample_actions(s, &units, rng);
    for (;;) {
        uint32_t slot = rng_below(rng, all);
        if (slot < actions) {
            if (take_action(s, &units, slot, &action))
                return action_move(action);
        } else if (slot < actions + groom) {
            return move_1(VERB_GROOM, KIRYUU);
        } else if (take_entry(s, out_of_play, slot - actions - groom, &move)) {
            return move;
        }
    }
}

/* Entries of some cats, and `end`. */
static struct move sample_entering(const game_state *s, struct rng *rng) {
    unsigned cats = s->team[s->to] & ~catchess_playing(s, s->to);
    struct move move;
    for (;;) {
        uint32_t slot = rng_below(rng, size_of(cats) * ENTRIES + 1);
        if (slot == size_of(cats) * ENTRIES)
            return move_0(VERB_END);
        if (take_entry(s, cats, slot, &move))
            return move;
    }
}

static struct move sample_facing(const game_state *s, struct rng *rng) {
    unsigned cats = turnable(s);
    uint32_t facings = size_of(cats) * (FACINGS - 1), groom = can_groom(s);
    uint32_t entries = resurrects(s) ? ENTRIES : 0;
    struct move move;
    for (;;) {
        uint32_t slot = rng_below(rng, facings + groom + 1 + entries);
        if (slot < facings) {
            unsigned cat = nth(cats, slot / (FACINGS - 1));
            unsigned facing = (s->facing[cat] + 1 + slot % (FACINGS - 1)) % FACINGS;
            return move_2(VERB_FACE, cat, facing);
        }
        if (slot < facings + groom)
            return move_1(VERB_GROOM, KIRYUU);
        if (slot == facings + groom)
            return move_0(VERB_END);
        if (take_entry(s, 1U << MISTOFFELES, slot - facings - groom - 1, &move))
            return move;
    }
}

static struct move sample_retreat(const game_state *s, struct rng *rng) {
    unsigned cat = s->fleeing, from = cat == s->attacker ? s->defender : s->attacker;
    for (;;) {
        unsigned space = catchess_near[s->space[cat]][rng_below(rng, HEX_DIRECTIONS)];
        if (catchess_haven(s, cat, from, space))
            return move_1(VERB_RETREAT, space);
    }
}

struct move catchess_sample(const game_state *s, unsigned seat, struct rng *rng) {
    switch (s->stage) {
    case STAGE_COUNTERS:
        return sample_counter(s, seat, rng);
    case STAGE_TILES:
        return sample_tile(s, rng);
    case STAGE_CATS:
        return sample_placing(s, seat, rng);
    case STAGE_ACT:
        return sample_turn(s, rng);
    case STAGE_ENTER:
        return sample_entering(s, rng);
    case STAGE_FACE:
        return sample_facing(s, rng);
    case STAGE_DUEL:
        return move_1(seat == s->owner[s->attacker] ? VERB_METHOD : VERB_RESPONSE,
                      rng_below(rng, SIDE));
    default:
        return sample_retreat(s, rng);
    }
}
