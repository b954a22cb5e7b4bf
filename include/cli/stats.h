/*
 * stats.h - a few statistics for counts and lengths; exact definitions, no estimates of estimates.
 */
#ifndef CLI_STATS_H
#define CLI_STATS_H

#include <stddef.h>
#include <stdint.h>

struct interval {
    double low, high;
};

/* The Wilson score interval, 95 %, for a share of hits in trials; 0 .. 1 without trials. */
struct interval stats_wilson(uint64_t hits, uint64_t trials);

/* The same for a score in which a draw counts half a hit; with draws it is a little too wide. */
struct interval stats_wilson_score(double score, uint64_t trials);

/* The Elo difference at which a share 0 .. 1 of the points is expected; infinite at the ends. */
double stats_elo(double share);

void stats_sort(uint32_t *values, size_t count);

/* The nearest-rank quantile of sorted values: the least one that at least `percent` % of them do
   not exceed (0: the least of all). count must not be 0. */
uint32_t stats_quantile(const uint32_t *sorted, size_t count, unsigned percent);

/* The median, of the two middle ones their mean; sorts the values. count must not be 0. */
double stats_median(double *values, size_t count);

#endif
