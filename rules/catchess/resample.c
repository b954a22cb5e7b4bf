/*
 * resample.c - a random guess at what a viewer may not know: counters on grids and choices in
 * secret.
 *
 * A viewer knows how many counters lie on a player's three grids together, and those that
 * challenges have shown (catchess_sees). The others may lie on any grid space that he has not
 * seen and that is not blocked; the owner of Style & Presence has begun with that cat (CH-4).
 */
#include "state.h"

/* A random space of those left on these cats' grids, as sheet * GRID + place; taken from them.
   -1 when none is left. */
static int draw_place(uint32_t left[SHEETS], unsigned cats, struct rng *rng) {
    unsigned all = 0;
    for (unsigned rest = cats; rest; rest &= rest - 1)
        all += catchess_count(left[__builtin_ctz(rest)]);
    if (all == 0)
        return -1;
    uint32_t skip = rng_below(rng, all);
    for (; skip >= catchess_count(left[__builtin_ctz(cats)]); cats &= cats - 1)
        skip -= catchess_count(left[__builtin_ctz(cats)]);
    unsigned cat = (unsigned)__builtin_ctz(cats);
    uint32_t bits = left[cat];
    for (; skip > 0; skip--)
        bits &= bits - 1;
    left[cat] &= ~(1U << __builtin_ctz(bits));
    return (int)(cat * GRID) + __builtin_ctz(bits);
}

/* Lays one counter, if there is one to lay and a space for it. */
static void lay(game_state *s, unsigned kind, unsigned *count, uint32_t left[SHEETS], unsigned cats,
                struct rng *rng) {
    int place = *count ? draw_place(left, cats, rng) : -1;
    *count -= *count > 0;
    if (place >= 0)
        s->counter[place / GRID][kind] |= 1U << place % GRID;
}

void catchess_lay(game_state *s, unsigned seat, const uint32_t hidden[SHEETS],
                  const unsigned count[KINDS], struct rng *rng) {
    uint32_t left[SHEETS];
    unsigned rest[KINDS] = {count[STYLE], count[PRESENCE]};
    unsigned first = s->team[seat] & catchess_bit(STYLE_AND_PRESENCE);
    for (unsigned cat = 0; cat < SHEETS; cat++)
        left[cat] = hidden[cat] & ~catchess_blocked(s, cat);
    for (unsigned kind = 0; kind < KINDS; kind++)
        if (first && !s->counter[STYLE_AND_PRESENCE][kind])
            lay(s, kind, &rest[kind], left, first, rng);
    for (unsigned kind = 0; kind < KINDS; kind++)
        while (rest[kind] > 0)
            lay(s, kind, &rest[kind], left, s->team[seat], rng);
}

void catchess_choose(game_state *s, bool method, bool response, struct rng *rng) {
    if (method)
        s->method = (uint8_t)rng_below(rng, SIDE);
    if (response)
        s->response = (uint8_t)rng_below(rng, SIDE);
}

/* The grid spaces of a cat that the viewer has not seen. */
static uint32_t unseen(const game_state *s, enum viewer viewer, unsigned cat) {
    uint32_t spaces = 0;
    for (unsigned place = 0; place < GRID; place++)
        spaces |= (uint32_t)!catchess_sees(s, viewer, cat, place) << place;
    return spaces;
}

void catchess_resample(game_state *s, enum viewer viewer, struct rng *rng) {
    uint32_t hidden[SHEETS] = {0};
    for (unsigned seat = 0; seat < s->seats; seat++) {
        unsigned count[KINDS] = {0};
        for (unsigned cats = s->team[seat]; cats; cats &= cats - 1) {
            unsigned cat = (unsigned)__builtin_ctz(cats);
            hidden[cat] = unseen(s, viewer, cat);
            for (unsigned kind = 0; kind < KINDS; kind++) {
                count[kind] += catchess_count(s->counter[cat][kind] & hidden[cat]);
                s->counter[cat][kind] &= ~hidden[cat];
            }
        }
        catchess_lay(s, seat, hidden, count, rng);
    }
    if (viewer != VIEW_ALL && s->stage == STAGE_DUEL)
        catchess_choose(s, s->method != NOTHING && viewer != (enum viewer)s->owner[s->attacker],
                        s->response != NOTHING && viewer != (enum viewer)s->owner[s->defender],
                        rng);
}
