/*
 * stats.c - the statistics of sim and bench against values worked out by hand or published.
 */
#include "bots/stats.h"

#include <math.h>

#include "support.h"

static void assert_near(double value, double expected) {
    assert_true(value > expected - 0.00005 && value < expected + 0.00005);
}

/* Wilson's interval for 10 of 20 and for 81 of 263 as statistics texts print them. */
static void wilson_known_values(void **state) {
    (void)state;
    struct interval half = stats_wilson(10, 20);
    assert_near(half.low, 0.2993);
    assert_near(half.high, 0.7007);
    struct interval share = stats_wilson(81, 263);
    assert_near(share.low, 0.2553);
    assert_near(share.high, 0.3662);
}

/* At none and all it touches the border on that side only: low of all is n / (n + z*z). */
static void wilson_borders(void **state) {
    (void)state;
    struct interval none = stats_wilson(0, 10), all = stats_wilson(10, 10);
    assert_true(none.low == 0 && all.high == 1);
    assert_near(none.high, 0.2775);
    assert_near(all.low, 1 - 0.2775);
    struct interval nothing = stats_wilson(0, 0);
    assert_true(nothing.low == 0 && nothing.high == 1);
}

static void wilson_is_ordered_and_shrinks(void **state) {
    (void)state;
    for (uint64_t trials = 1; trials <= 60; trials++)
        for (uint64_t hits = 0; hits <= trials; hits++) {
            struct interval few = stats_wilson(hits, trials);
            struct interval many = stats_wilson(100 * hits, 100 * trials);
            double share = (double)hits / (double)trials;
            assert_true(0 <= few.low && few.low <= share && share <= few.high && few.high <= 1);
            assert_true(many.high - many.low < few.high - few.low);
        }
}

/* 15 points of 20 in games with draws are Wilson's 15 of 20; a half point lies between. */
static void wilson_of_a_score(void **state) {
    (void)state;
    struct interval score = stats_wilson_score(15, 20), hits = stats_wilson(15, 20);
    assert_true(score.low == hits.low && score.high == hits.high);
    struct interval more = stats_wilson_score(15.5, 20);
    assert_true(more.low > hits.low && more.low < stats_wilson(16, 20).low);
    assert_true(more.high > hits.high && more.high < stats_wilson(16, 20).high);
}

/* Clusters of one game are Wilson's interval but for the one degree of freedom; pairs of equal
   games halve the number of games; pairs that always share the points leave no doubt but that of
   their number. */
static struct interval clustered(const struct cluster *deals, size_t count) {
    struct clusters sums = {0};
    for (size_t i = 0; i < count; i++)
        stats_add(&sums, &deals[i]);
    return stats_clustered(&sums);
}

static void intervals_of_clusters(void **state) {
    (void)state;
    struct cluster single[1000], pairs[1000], shared[100];
    for (int i = 0; i < 1000; i++) {
        single[i] = (struct cluster){i % 4 == 0, 1};
        pairs[i] = (struct cluster){i % 4 == 0 ? 2 : 0, 2};
        shared[i % 100] = (struct cluster){1, 2};
    }
    struct interval hits = stats_wilson(250, 1000);
    struct interval found = clustered(single, 1000), alike = clustered(pairs, 1000);
    assert_true(fabs(found.low - hits.low) < 0.001 && fabs(found.high - hits.high) < 0.001);
    assert_true(alike.low == found.low && alike.high == found.high);
    struct interval even = clustered(shared, 100), half = stats_wilson(50, 100);
    assert_true(even.low == half.low && even.high == half.high);
    struct interval nothing = clustered(shared, 0);
    assert_true(nothing.low == 0 && nothing.high == 1);
}

/* Deals of two games between players of known strength, drawn by a small generator. */
static int test_until_decided(unsigned thousandths, unsigned seed, struct sprt *sprt) {
    *sprt = (struct sprt){.low = 0, .high = 50};
    for (int deal = 0; deal < 100000; deal++) {
        struct cluster cluster = {.games = 2};
        for (int game = 0; game < 2; game++) {
            seed = seed * 1664525u + 1013904223u;
            cluster.score += (seed >> 12) % 1000 < thousandths;
        }
        int decided = sprt_add(sprt, &cluster);
        if (decided)
            return decided;
    }
    return 0;
}

/* 571 of 1000 is 50 Elo: wrong answers come about as seldom as is promised. */
static void sequential_tests_decide(void **state) {
    (void)state;
    int wrong_low = 0, wrong_high = 0;
    for (unsigned seed = 1; seed <= 200; seed++) {
        struct sprt sprt;
        int high = test_until_decided(571, seed * 7919, &sprt);
        int low = test_until_decided(500, seed * 104729, &sprt);
        assert_true(high != 0 && low != 0);
        wrong_low += high < 0;
        wrong_high += low > 0;
    }
    assert_true(wrong_low <= 22 && wrong_high <= 22); /* 10 expected, 22 is four deviations off */
    assert_near(stats_share(stats_elo(0.75)), 0.75);
    assert_near(sprt_bound(), 2.9444);
}

/* 10 of 11 are 400 points, as the scale is defined; 3 of 4 are 400 * log10(3). */
static void elo_known_values(void **state) {
    (void)state;
    assert_near(stats_elo(0.5), 0);
    assert_near(stats_elo(10.0 / 11), 400);
    assert_near(stats_elo(1.0 / 11), -400);
    assert_near(stats_elo(0.75), 190.8485);
    assert_true(stats_elo(1) > 1e9 && stats_elo(0) < -1e9);
}

static void quantiles_by_nearest_rank(void **state) {
    (void)state;
    uint32_t values[] = {50, 15, 40, 20, 35};
    stats_sort(values, 5);
    assert_int_equal(stats_quantile(values, 5, 0), 15);
    assert_int_equal(stats_quantile(values, 5, 5), 15);
    assert_int_equal(stats_quantile(values, 5, 30), 20);
    assert_int_equal(stats_quantile(values, 5, 40), 20);
    assert_int_equal(stats_quantile(values, 5, 50), 35);
    assert_int_equal(stats_quantile(values, 5, 100), 50);
    assert_int_equal(stats_quantile(values, 1, 0), 15);
    assert_int_equal(stats_quantile(values, 1, 100), 15);
}

/* A quantile is the least value that at least so many percent do not exceed. */
static void quantiles_match_their_definition(void **state) {
    (void)state;
    uint32_t values[37];
    for (uint32_t i = 0; i < 37; i++)
        values[i] = i * 29 % 37 / 3;
    stats_sort(values, 37);
    for (unsigned percent = 1; percent <= 100; percent++) {
        uint32_t found = stats_quantile(values, 37, percent);
        size_t up_to = 0, below = 0;
        for (int i = 0; i < 37; i++) {
            up_to += values[i] <= found;
            below += values[i] < found;
        }
        assert_true(100 * up_to >= 37 * (size_t)percent);
        assert_true(100 * below < 37 * (size_t)percent);
    }
}

static void medians(void **state) {
    (void)state;
    double odd[] = {3, 1, 2}, even[] = {4, 1, 3, 2}, one[] = {7};
    assert_true(stats_median(odd, 3) == 2);
    assert_true(stats_median(even, 4) == 2.5);
    assert_true(stats_median(one, 1) == 7);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wilson_known_values),
        cmocka_unit_test(wilson_borders),
        cmocka_unit_test(wilson_is_ordered_and_shrinks),
        cmocka_unit_test(wilson_of_a_score),
        cmocka_unit_test(intervals_of_clusters),
        cmocka_unit_test(sequential_tests_decide),
        cmocka_unit_test(elo_known_values),
        cmocka_unit_test(quantiles_by_nearest_rank),
        cmocka_unit_test(quantiles_match_their_definition),
        cmocka_unit_test(medians),
    };
    return run_and_report(tests);
}
