/*
 * share.c - shares of the wins, with intervals: see share.h.
 */
#include "cli/share.h"

struct cluster share_pair(const struct played *result, unsigned a, unsigned b) {
    bool first = result->winners >> a & 1, second = result->winners >> b & 1;
    if (first != second)
        return (struct cluster){first, 1};
    bool drawn = first || !result->winners;
    return (struct cluster){drawn ? 0.5 : 0, drawn};
}

/* What a game that is over says: hits (a draw half) of 1 game, or of none. */
static struct cluster say(const struct arena *arena, size_t game, enum measure measure, unsigned a,
                          unsigned b) {
    const struct played *result = &arena->results[game];
    if (measure == OF_PAIR)
        return share_pair(result, a, b);
    unsigned player = a; /* OF_PLAYER */
    if (measure != OF_PLAYER)
        player = measure == OF_SEAT ? fixture_player(&arena->fixture, game, a) : result->began;
    return (struct cluster){result->winners >> player & 1, 1};
}

struct cluster share_of_deal(const struct arena *arena, size_t deal, enum measure measure,
                             unsigned a, unsigned b) {
    struct cluster sum = {0};
    for (size_t game = deal * arena->fixture.setup.seats;
         game < (deal + 1) * arena->fixture.setup.seats; game++) {
        if (arena->results[game].state != PLAYED_OVER)
            continue;
        struct cluster one = say(arena, game, measure, a, b);
        sum.score += one.score;
        sum.games += one.games;
    }
    return sum;
}

struct share share_of(const struct arena *arena, enum measure measure, unsigned a, unsigned b) {
    size_t seats = arena->fixture.setup.seats, first = arena->first / seats,
           end = arena->games / seats;
    struct clusters deals = {0};
    struct share share = {0};
    for (size_t deal = first; deal < end; deal++) {
        struct cluster one = share_of_deal(arena, deal, measure, a, b);
        stats_add(&deals, &one);
        share.score += one.score;
        share.games += one.games;
    }
    share.interval = stats_clustered(&deals);
    share.share = share.games ? share.score / (double)share.games : 0;
    return share;
}
