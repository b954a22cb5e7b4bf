/*
 * stats.c - Wilson's interval, quantiles by nearest rank, medians.
 *
 * Wilson: with p = hits / trials and z = 1.96 (97.5 % of the normal distribution lie below) the
 * interval is the set of shares s for which |p - s| <= z * sqrt(s * (1 - s) / trials); solving
 * the quadratic gives middle and half width below. Unlike p -+ z * error it never leaves 0 .. 1
 * and stays sensible at 0 and at all hits.
 *
 * Clusters: with share p of all games, the share's variance is estimated by the sum over clusters
 * of (score - p * games)^2, over the square of all games. What Wilson's interval takes for the
 * number of trials is p * (1 - p) divided by that.
 *
 * The sequential test takes the mean of clusters' shares as normal, with the variance measured so
 * far (the generalised test that fishtest uses): llr = n * (s1 - s0) * (2 * mean - s0 - s1) /
 * (2 * variance), where s0 and s1 are the shares expected of the two differences.
 */
#include "bots/stats.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

static const double z = 1.959963984540054;

static struct interval wilson(double p, double n) {
    double square = z * z, scale = 1 + square / n;
    double middle = (p + square / (2 * n)) / scale;
    double half = z * sqrt(p * (1 - p) / n + square / (4 * n * n)) / scale;
    return (struct interval){p > 0 ? middle - half : 0, p < 1 ? middle + half : 1};
}

struct interval stats_wilson(uint64_t hits, uint64_t trials) {
    assert(hits <= trials);
    return stats_wilson_score((double)hits, trials);
}

struct interval stats_wilson_score(double score, uint64_t trials) {
    double n = (double)trials;
    assert(score >= 0 && score <= n);
    return trials ? wilson(score / n, n) : (struct interval){0, 1};
}

void stats_add(struct clusters *clusters, const struct cluster *cluster) {
    double games = (double)cluster->games;
    clusters->score += cluster->score;
    clusters->games += games;
    clusters->score_score += cluster->score * cluster->score;
    clusters->score_games += cluster->score * games;
    clusters->games_games += games * games;
    clusters->used += cluster->games > 0;
}

struct interval stats_clustered(const struct clusters *clusters) {
    double used = (double)clusters->used;
    if (clusters->used == 0)
        return (struct interval){0, 1};
    double p = clusters->score / clusters->games;
    double squares =
        clusters->score_score - 2 * p * clusters->score_games + p * p * clusters->games_games;
    if (clusters->used < 2 || squares < 1e-9) /* no variance: each cluster says one thing */
        return wilson(p, used);
    double variance = squares / (clusters->games * clusters->games) * used / (used - 1);
    return wilson(p, p * (1 - p) / variance);
}

double stats_share(double elo) {
    return 1 / (1 + pow(10, -elo / 400));
}

double sprt_bound(void) {
    return log((1 - SPRT_ERROR) / SPRT_ERROR);
}

int sprt_add(struct sprt *sprt, const struct cluster *cluster) {
    enum { FEWEST = 8 }; /* clusters before anything is accepted: the variance is not known yet */
    if (cluster->games == 0)
        return 0;
    double share = cluster->score / (double)cluster->games;
    sprt->clusters++;
    sprt->sum += share;
    sprt->sum_squares += share * share;
    double n = (double)sprt->clusters, mean = sprt->sum / n;
    /* One cluster more, half of it lost and half won: so the variance is never 0. */
    double variance = (sprt->sum_squares - n * mean * mean + 0.25) / n;
    double low = stats_share(sprt->low), high = stats_share(sprt->high);
    sprt->llr = n * (high - low) * (2 * mean - low - high) / (2 * variance);
    if (sprt->clusters < FEWEST || fabs(sprt->llr) < sprt_bound())
        return 0;
    return sprt->llr > 0 ? 1 : -1;
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
