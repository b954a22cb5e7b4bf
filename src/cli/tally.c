/*
 * tally.c - counts of games that were played: see tally.h.
 */
#include "cli/tally.h"

#include "bots/stats.h"
#include "core/memory.h"

struct tally tally_count(const struct played *results, size_t first, size_t end) {
    struct tally tally = {0};
    for (size_t game = first; game < end; game++) {
        const struct played *played = &results[game];
        tally.played += played->state != PLAYED_NOT;
        tally.over += played->state == PLAYED_OVER;
        tally.draws += played->state == PLAYED_OVER && !played->winners;
        for (unsigned player = 0; player < SEATS_MOST; player++) {
            tally.wins[player] += played->winners >> player & 1;
            tally.forfeits[player] += played->forfeited >> player & 1;
        }
    }
    return tally;
}

uint32_t *tally_lengths(const struct played *results, size_t first, size_t end, enum length length,
                        size_t *count) {
    uint32_t *lengths = memory_new((end - first + 1) * sizeof *lengths);
    *count = 0;
    for (size_t game = first; game < end; game++) {
        const struct played *played = &results[game];
        const uint32_t of[] = {[IN_MOVES] = played->moves,
                               [IN_DECISIONS] = played->decisions,
                               [IN_TURNS] = played->turns};
        if (played->state != PLAYED_NOT)
            lengths[(*count)++] = of[length];
    }
    stats_sort(lengths, *count);
    return lengths;
}
