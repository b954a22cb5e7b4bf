/*
 * pick.c - narrowing down the legal moves to one.
 *
 * Invariant: agree holds, in the order of legal, exactly those legal moves that have the picked
 * verb and whose first spots are the picked ones. Every change of what is picked filters legal
 * again, so a pick taken back leaves no trace.
 */
#include "table/pick.h"

enum {
    MARKED_MOST = 150 /* candidates */,
    SPOT_WORDS = (INT16_MAX + 1) / 64
}; /* a set of spots, one bit each */

struct spot_set {
    uint64_t words[SPOT_WORDS];
};

static void set_add(struct spot_set *set, int spot) {
    set->words[spot / 64] |= (uint64_t)1 << (spot % 64);
}

static int set_count(const struct spot_set *set) {
    int count = 0;
    for (int i = 0; i < SPOT_WORDS; i++)
        count += __builtin_popcountll(set->words[i]);
    return count;
}

static bool set_has(const struct spot_set *set, int spot) {
    return spot >= 0 && (set->words[spot / 64] >> (spot % 64) & 1) != 0;
}

/* The spots a move names, in order; returns how many. */
static int spots_of(const struct pick *pick, const struct move *move, int out[PICKS_MOST]) {
    int count = 0;
    for (unsigned i = 0; i < move->count; i++) {
        int spot = notation_move_spot(pick->notation, move, i);
        if (spot != NO_SPOT)
            out[count++] = spot;
    }
    return count;
}

static bool agrees(const struct pick *pick, const struct move *move) {
    int spots[PICKS_MOST];
    if (pick->verb >= 0 && move->verb != pick->verb)
        return false;
    int count = spots_of(pick, move, spots);
    if (count < pick->spot_count)
        return false;
    for (int i = 0; i < pick->spot_count; i++)
        if (spots[i] != pick->spots[i])
            return false;
    return true;
}

static void filter(struct pick *pick) {
    pick->agree.count = 0;
    for (size_t i = 0; i < pick->legal.count; i++)
        if (agrees(pick, &pick->legal.moves[i]))
            move_list_add(&pick->agree, pick->legal.moves[i]);
}

/* The spot an agreeing move names after the picked ones, or NO_SPOT. */
static int next_spot(const struct pick *pick, const struct move *move) {
    int spots[PICKS_MOST];
    int count = spots_of(pick, move, spots);
    return count > pick->spot_count ? spots[pick->spot_count] : NO_SPOT;
}

/* True when the spot was pointed at last and is still meant. */
static bool pointed_last(const struct pick *pick, int spot) {
    return pick->spot_count > 0 && pick->spots[pick->spot_count - 1] == spot;
}

/* True when some move names more spots after this one. */
static bool goes_on(const struct pick *pick, int spot) {
    int spots[PICKS_MOST];
    for (size_t i = 0; i < pick->agree.count; i++) {
        int count = spots_of(pick, &pick->agree.moves[i], spots);
        if (count > pick->spot_count + 1 && spots[pick->spot_count] == spot)
            return true;
    }
    return false;
}

/* True when the agreeing move is complete with the spot (or NO_SPOT) pointed at. */
static bool complete(const struct pick *pick, const struct move *move, int spot) {
    int spots[PICKS_MOST];
    int count = spots_of(pick, move, spots);
    if (count == pick->spot_count)
        return spot == NO_SPOT || pointed_last(pick, spot);
    return count == pick->spot_count + 1 && spots[count - 1] == spot;
}

/* True when two moves of one verb differ at most in their spots. */
static bool same_words(const struct pick *pick, const struct move *a, const struct move *b) {
    if (a->verb != b->verb || a->count != b->count)
        return false;
    for (unsigned i = 0; i < a->count; i++)
        if (a->arg[i] != b->arg[i] && notation_move_spot(pick->notation, a, i) == NO_SPOT)
            return false;
    return true;
}

/* The first candidate at a spot, from there on in the list; NULL when there is none. */
static const struct move *candidate_from(const struct pick *pick, int spot,
                                         const struct move *from) {
    const struct move *end = pick->agree.moves + pick->agree.count;
    for (const struct move *move = from; move < end; move++)
        if (complete(pick, move, spot))
            return move;
    return NULL;
}

/* The candidate that is meant at a spot: the hinted one, the one with the words last turned to, or
   the first. */
static const struct move *meant(const struct pick *pick, int spot) {
    long hinted = pick->has_hinted ? move_list_find(&pick->agree, &pick->hinted) : -1;
    if (hinted >= 0 && complete(pick, &pick->hinted, spot))
        return &pick->agree.moves[hinted];
    if (pick->agree.count == 0 || goes_on(pick, spot))
        return NULL;
    const struct move *first = candidate_from(pick, spot, pick->agree.moves);
    if (!pick->has_turned)
        return first;
    for (const struct move *move = first; move; move = candidate_from(pick, spot, move + 1))
        if (same_words(pick, move, &pick->turned))
            return move;
    return first;
}

/* The agreeing move, complete but for one spot, whose words are the ones turned to, or the first
   such move; NULL when nothing of the kind is left to choose. */
static const struct move *example(const struct pick *pick) {
    const struct move *first = NULL;
    int spots[PICKS_MOST];
    for (size_t i = 0; i < pick->agree.count; i++) {
        const struct move *move = &pick->agree.moves[i];
        if (spots_of(pick, move, spots) != pick->spot_count + 1)
            continue;
        if (!first)
            first = move;
        if (!pick->has_turned || same_words(pick, move, &pick->turned))
            return move;
    }
    return first;
}

/* Prefers the words that follow those of the example in the list of agreeing moves. */
static void turn_elsewhere(struct pick *pick) {
    const struct move *from = example(pick), *list = pick->agree.moves;
    size_t count = pick->agree.count;
    for (size_t i = 1; from && i <= count; i++) {
        const struct move *move = &list[((size_t)(from - list) + i) % count];
        if (move->verb != from->verb || same_words(pick, move, from))
            continue;
        pick_prefer(pick, move);
        return;
    }
}

/* ---- public ---- */

void pick_init(struct pick *pick, const struct ruleset *rules, const struct notation *notation) {
    *pick = (struct pick){.notation = notation, .verb = -1};
    move_list_reserve(&pick->legal, rules->moves_most);
    move_list_reserve(&pick->agree, rules->moves_most);
}

void pick_free(struct pick *pick) {
    move_list_free(&pick->legal);
    move_list_free(&pick->agree);
}

void pick_clear(struct pick *pick) {
    pick->legal.count = 0;
    pick->agree.count = 0;
    pick->spot_count = 0;
    pick->verb = -1;
    pick->has_turned = false;
    pick->has_hinted = false;
}

void pick_start(struct pick *pick, const struct ruleset *rules, const game_state *s,
                unsigned seat) {
    pick_clear(pick);
    rules->moves(s, seat, &pick->legal);
    filter(pick);
}

bool pick_spot(struct pick *pick, int spot) {
    if (pick->spot_count == PICKS_MOST || !pick_can_come(pick, spot))
        return false;
    pick->spots[pick->spot_count++] = spot;
    filter(pick);
    return true;
}

bool pick_verb(struct pick *pick, unsigned verb) {
    int before = pick->verb;
    pick->verb = (int)verb;
    filter(pick);
    if (pick->agree.count > 0)
        return true;
    pick->verb = before;
    filter(pick);
    return false;
}

bool pick_back(struct pick *pick) {
    if (pick->spot_count > 0)
        pick->spot_count--;
    else if (pick->verb >= 0)
        pick->verb = -1;
    else
        return false;
    filter(pick);
    return true;
}

enum pointed pick_point(struct pick *pick, int spot, struct move *out) {
    if (pick_candidate(pick, spot, out))
        return POINTED_MOVE;
    return pick_spot(pick, spot) ? POINTED_PICKED : POINTED_AT_NOTHING;
}

bool pick_word(const struct pick *pick, const struct verb *verbs, int spot, unsigned domain,
               unsigned value, struct move *out) {
    if (!meant(pick, spot))
        return false;
    for (size_t i = 0; i < pick->agree.count; i++) {
        const struct move *move = &pick->agree.moves[i];
        for (unsigned k = 0; k < move->count && complete(pick, move, spot); k++)
            if (verbs[move->verb].domain[k] == domain && move->arg[k] == value) {
                *out = *move;
                return true;
            }
    }
    return false;
}

bool pick_attempt(const struct pick *pick, const struct ruleset *rules, int spot,
                  struct move *out) {
    const struct move *like = spot == NO_SPOT ? NULL : example(pick);
    if (!like)
        return false;
    unsigned last = like->count;
    while (notation_move_spot(pick->notation, like, --last) == NO_SPOT)
        continue;
    const struct domain *domain = &rules->domains[rules->verbs[like->verb].domain[last]];
    if (spot < domain->spot || spot >= domain->spot + domain->count)
        return false;
    *out = *like;
    out->arg[last] = (uint16_t)(spot - domain->spot);
    return true;
}

void pick_prefer(struct pick *pick, const struct move *move) {
    pick->turned = *move;
    pick->has_turned = true;
}

int pick_hint(struct pick *pick, const struct move *move) {
    int spots[PICKS_MOST], count = spots_of(pick, move, spots);
    pick_prefer(pick, move);
    pick->verb = -1;
    pick->spot_count = count > 0 ? count - 1 : 0;
    memcpy(pick->spots, spots, (size_t)pick->spot_count * sizeof *spots);
    filter(pick);
    pick->hinted = *move;
    pick->has_hinted = true;
    return count > 0 ? spots[count - 1] : NO_SPOT;
}

void pick_unhint(struct pick *pick) {
    pick->has_hinted = false;
}

void pick_mark(const struct pick *pick, struct canvas *canvas) {
    struct spot_set next = {0}, chosen = {0};
    for (size_t i = 0; i < pick->agree.count; i++) {
        int spot = next_spot(pick, &pick->agree.moves[i]);
        if (spot != NO_SPOT)
            set_add(&next, spot);
    }
    if (set_count(&next) > MARKED_MOST)
        next = (struct spot_set){0};
    for (int i = 0; i < pick->spot_count; i++)
        set_add(&chosen, pick->spots[i]);
    struct cell *end = canvas->cells + canvas->rows * canvas->columns;
    for (struct cell *cell = canvas->cells; cell < end; cell++) {
        if (set_has(&next, cell->spot))
            cell->mark |= MARK_CANDIDATE;
        if (set_has(&chosen, cell->spot))
            cell->mark |= MARK_CHOSEN;
    }
}

bool pick_can_come(const struct pick *pick, int spot) {
    if (spot == NO_SPOT)
        return false;
    for (size_t i = 0; i < pick->agree.count; i++)
        if (next_spot(pick, &pick->agree.moves[i]) == spot)
            return true;
    return false;
}

bool pick_candidate(const struct pick *pick, int spot, struct move *out) {
    const struct move *move = meant(pick, spot);
    if (move)
        *out = *move;
    return move != NULL;
}

int pick_candidates(const struct pick *pick, int spot) {
    int count = 0;
    if (meant(pick, spot))
        for (size_t i = 0; i < pick->agree.count; i++)
            count += complete(pick, &pick->agree.moves[i], spot);
    return count;
}

void pick_turn(struct pick *pick, int spot) {
    const struct move *move = meant(pick, spot);
    if (!move) {
        turn_elsewhere(pick);
        return;
    }
    const struct move *following = candidate_from(pick, spot, move + 1);
    if (!following)
        following = candidate_from(pick, spot, pick->agree.moves);
    assert(following); /* at least the one meant */
    pick->has_hinted = false;
    pick->turned = *following;
    pick->has_turned = true;
}

int pick_spotless(const struct pick *pick, int *out, int most) {
    int spots[PICKS_MOST], count = 0;
    for (size_t i = 0; i < pick->agree.count && count < most; i++)
        if (spots_of(pick, &pick->agree.moves[i], spots) == 0)
            out[count++] = (int)i;
    return count;
}
