/*
 * stats.c - Wilson's interval, quantiles by nearest rank, medians.
 *
 * Wilson: with p = hits / trials and z = 1.96 (97.5 % of the normal distribution lie below) the
 * interval is the set of shares s for which |p - s| <= z * sqrt(s * (1 - s) / trials); solving
 * the quadratic gives middle and half width below. Unlike p -+ z * error it never leaves 0 .. 1
 * and stays sensible at 0 and at all hits.
 */
#include "cli/stats.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

static const double z = 1.959963984540054;

struct interval stats_wilson(uint64_t hits, uint64_t trials) {
    assert(hits <= trials);
    return stats_wilson_score((double)hits, trials);
}

struct interval stats_wilson_score(double score, uint64_t trials) {
    double n = (double)trials, square = z * z;
    assert(score >= 0 && score <= n);
    if (trials == 0)
        return (struct interval){0, 1};
    double p = score / n;
    double scale = 1 + square / n;
    double middle = (p + square / (2 * n)) / scale;
    double half = z * sqrt(p * (1 - p) / n + square / (4 * n * n)) / scale;
    return (struct interval){
        .low = score > 0 ? middle - half : 0,
        .high = score < n ? middle + half : 1,
    };
}

double stats_elo(double share) {
    return 400 * (log10(share) - log10(1 - share));
}

static int compare_numbers(const void *a, const void *b) {
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

static int compare_measures(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

void stats_sort(uint32_t *values, size_t count) {
    qsort(values, count, sizeof *values, compare_numbers);
}

uint32_t stats_quantile(const uint32_t *sorted, size_t count, unsigned percent) {
    assert(count > 0 && percent <= 100);
    size_t rank = (count * percent + 99) / 100;
    return sorted[rank ? rank - 1 : 0];
}

double stats_median(double *values, size_t count) {
    assert(count > 0);
    qsort(values, count, sizeof *values, compare_measures);
    return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}
