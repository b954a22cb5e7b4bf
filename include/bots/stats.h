/*
 * stats.h - a few statistics for counts and lengths.
 */
#ifndef BOTS_STATS_H
#define BOTS_STATS_H

#include <stddef.h>
#include <stdint.h>

struct interval {
    double low, high;
};

/* The Wilson score interval, 95 %, for a share of hits in trials; 0 .. 1 without trials. */
struct interval stats_wilson(uint64_t hits, uint64_t trials);

/* The same for a score in which a draw counts half a hit; with draws it is a little too wide. */
struct interval stats_wilson_score(double score, uint64_t trials);

/* Games that are not independent, as those of one deal. */
struct cluster {
    double score; /* wins, a draw counts half */
    uint64_t games;
};

/* Sums over clusters. */
struct clusters {
    double score, games, score_score, score_games, games_games;
    size_t used; /* those with games */
};

void stats_add(struct clusters *clusters, const struct cluster *cluster);

/* The interval, 95 %, for the share of the scores in all games: Wilson's for as many independent
   games as would vary as much as the clusters do. */
struct interval stats_clustered(const struct clusters *clusters);

/* A sequential probability ratio test: is the Elo difference at least `high` rather than at most
   `low`? Each answer is wrong with a probability of SPRT_ERROR at most. */
struct sprt {
    double low, high;        /* Elo */
    uint64_t clusters;       /* so far, as are the next two */
    double sum, sum_squares; /* of the clusters' shares */
    double llr;              /* logarithm of the likelihood ratio */
};

#define SPRT_ERROR 0.05

/* Takes a cluster with games into account; returns 1 when high, -1 when low is accepted, else 0. */
int sprt_add(struct sprt *sprt, const struct cluster *cluster);

/* The llr at which high is accepted; low is at its negative. */
double sprt_bound(void);

/* The share of the points that is expected of an Elo difference. */
double stats_share(double elo);

/* The Elo difference at which a share 0 .. 1 of the points is expected; infinite at the ends. */
double stats_elo(double share);

void stats_sort(uint32_t *values, size_t count);

/* The nearest-rank quantile of sorted values: the least one that at least `percent` % of them do
   not exceed (0: the least of all). count must not be 0. */
uint32_t stats_quantile(const uint32_t *sorted, size_t count, unsigned percent);

/* The median, of the two middle ones their mean; sorts the values. count must not be 0. */
double stats_median(double *values, size_t count);

#endif
