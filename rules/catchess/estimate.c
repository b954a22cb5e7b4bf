/*
 * estimate.c - who is likely to win a position of Cat Chess.
 *
 * Two summits must be held for a round, so a seat is judged by the summits it stands on, by the
 * points of movement its cats still need to stand on two, and by whether those on summits can be
 * driven off: only a lower cat that observes them already can challenge before their owner's next
 * turn, and grids decide so few challenges that self-esteem less observers, the tie's comparison,
 * mostly tells who would win. Grids and choices in secret are not looked at.
 */
#include "core/share.h"

#include "state.h"

enum { FAR = 40, OTHERS_SUMMIT = 7, NOT_IN_PLAY = 12 };

/* CH-22 (a) */
static int standing(const game_state *s, unsigned cat) {
    return s->esteem[cat] - (int)catchess_count(catchess_watchers(s, s->owner[cat], s->space[cat]));
}

/* Chances in 16ths that the first cat wins a challenge against the other. */
static int odds(const game_state *s, unsigned cat, unsigned other) {
    int mine = standing(s, cat), theirs = standing(s, other);
    if (mine == theirs) {
        mine = s->esteem[cat];
        theirs = s->esteem[other];
    }
    if (mine == theirs)
        return 5;
    return mine > theirs ? 14 : 2;
}

/* The points of movement from a cat to a target, roughly. */
static int way(const game_state *s, unsigned cat, unsigned target) {
    if (!catchess_in_play(s, cat))
        return NOT_IN_PLAY + 2;
    if (s->space[cat] == s->target[target])
        return 0;
    int steps = catchess_distance(s->space[cat], s->target[target]);
    int climb = SUMMIT - s->height[s->space[cat]];
    int points = (steps + climb) * 4 / catchess_sheets[cat].points + 1;
    return s->observers[s->target[target]] & OCCUPIED ? points + OTHERS_SUMMIT : points;
}

/* The least points of movement for two cats of the seat to stand on two targets. */
static int way_to_two(const game_state *s, unsigned seat) {
    int ways[TEAM][TARGETS], least = 2 * FAR;
    unsigned count = 0;
    for (unsigned cats = s->team[seat]; cats; cats &= cats - 1, count++)
        for (unsigned target = 0; target < TARGETS; target++)
            ways[count][target] = way(s, (unsigned)__builtin_ctz(cats), target);
    for (unsigned a = 0; a < count; a++)
        for (unsigned b = 0; b < count; b++)
            for (unsigned target = 0; target < TARGETS && a != b; target++) {
                int both = ways[a][target] + ways[b][(target + 1) % TARGETS];
                least = both < least ? both : least;
            }
    return least;
}

/* The best chance of an opponent, in 16ths, to drive the cat off by a challenge. */
static int danger(const game_state *s, unsigned cat) {
    int most = 0;
    unsigned watchers = catchess_watchers(s, s->owner[cat], s->space[cat]) &
                        ~(unsigned)s->at_least[s->height[s->space[cat]]];
    for (; watchers; watchers &= watchers - 1) {
        int chance = odds(s, (unsigned)__builtin_ctz(watchers), cat);
        most = chance > most ? chance : most;
    }
    return most;
}

/* Targets that no opponent holds safely, since a cat of the seat observes them. */
static int guarded(const game_state *s, unsigned seat) {
    int count = 0;
    for (unsigned target = 0; target < TARGETS; target++)
        count += (s->observers[s->target[target]] & s->team[seat]) != 0;
    return count;
}

static int worth_of(const game_state *s, unsigned seat) {
    int worth = -4 * way_to_two(s, seat), summits = 0, risk = 0;
    for (unsigned cats = catchess_playing(s, seat); cats; cats &= cats - 1) {
        unsigned cat = (unsigned)__builtin_ctz(cats);
        int chance = danger(s, cat);
        worth += 12 + 5 * s->esteem[cat] - chance * (s->esteem[cat] == 1 ? 2 : 1) / 2;
        worth += s->height[s->space[cat]];
        if (s->height[s->space[cat]] == SUMMIT) {
            summits++;
            risk = chance > risk ? chance : risk;
        }
    }
    if (summits >= 2)
        worth += 40 + (seat == s->to ? 2 : 6) * (16 - risk);
    return worth + 12 * (summits > 0) + 12 * guarded(s, seat);
}

/* A challenge in progress counts as half won. */
static void weigh_duel(const game_state *s, int points[SEATS_MOST]) {
    unsigned attacker = s->attacker, defender = s->defender;
    int chance = odds(s, attacker, defender);
    int gain = s->height[s->space[defender]] == SUMMIT ? 50 : 14;
    int loss = s->esteem[attacker] == 1 ? 30 : 14;
    int swing = (chance * gain - (16 - chance) * loss) / 16;
    points[s->owner[attacker]] += swing;
    points[s->owner[defender]] -= swing;
}

void catchess_estimate(const game_state *s, const int16_t *weights, uint16_t chances[SEATS_MOST]) {
    (void)weights;
    int points[SEATS_MOST] = {0};
    for (unsigned seat = 0; seat < s->seats; seat++)
        points[seat] = worth_of(s, seat);
    if (s->stage == STAGE_DUEL || s->stage == STAGE_COIN)
        weigh_duel(s, points);
    share_whole(points, (1U << s->seats) - 1, chances);
}

const struct tuning catchess_tuning = {
    .numbers =
        {
            .playout_share = 50,
            .playout_moves = 8,
            .playout_choices = 2,
            .prior_visits = 3,
            .bonus = 8000,
            .half_life = 50,
        },
};
