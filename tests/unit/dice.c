/*
 * dice.c - seeds from text, and the 95 % band of fair dice.
 */
#include "session/dice.h"

#include <math.h>
#include <string.h>

#include "support.h"

static void the_same_text_gives_the_same_dice(void **unused) {
    (void)unused;
    struct rng a, b, c;
    dice_seed(&a, "paperino");
    dice_seed(&b, "paperino");
    dice_seed(&c, "paperina");
    bool differ = false;
    for (int i = 0; i < 20; i++) {
        uint32_t x = rng_next(&a), y = rng_next(&b), z = rng_next(&c);
        assert_int_equal(x, y);
        differ = differ || x != z;
    }
    assert_true(differ);
}

/* Pinned: what a seed gives may never change, or old logs would not re-draw. */
static void a_seed_is_pinned(void **unused) {
    (void)unused;
    struct rng rng;
    struct text rolls = TEXT_EMPTY;
    dice_seed(&rng, "paperino");
    for (int i = 0; i < 20; i++)
        text_add_number(&rolls, 1 + (long)rng_below(&rng, 6));
    assert_string_equal(rolls.bytes, "33654612131243441211");
    text_free(&rolls);
}

static void fresh_seeds_differ(void **unused) {
    (void)unused;
    struct text a = TEXT_EMPTY, b = TEXT_EMPTY;
    dice_fresh_seed(&a);
    dice_fresh_seed(&b);
    assert_int_equal(a.length, 16);
    assert_string_not_equal(a.bytes, b.bytes);
    text_free(&a);
    text_free(&b);
}

/* The band computed another way: exact probabilities by Pascal's rule. */
static void the_band_is_the_binomial_one(void **unused) {
    (void)unused;
    enum { DRAWS = 60 };
    double p[DRAWS + 1] = {1};
    for (int n = 0; n < DRAWS; n++)
        for (int k = n + 1; k >= 0; k--)
            p[k] = p[k] * 5 / 6 + (k ? p[k - 1] / 6 : 0);
    unsigned least, most;
    dice_band(DRAWS, 1, 6, &least, &most);
    double below = 0, above = 0;
    for (unsigned k = 0; k < least; k++)
        below += p[k];
    for (unsigned k = most + 1; k <= DRAWS; k++)
        above += p[k];
    assert_true(below <= 0.025 && below + p[least] > 0.025);
    assert_true(above <= 0.025 && above + p[most] > 0.025);
    unsigned same_least, same_most; /* six ways of 36, as a seven has */
    dice_band(DRAWS, 6, 36, &same_least, &same_most);
    assert_int_equal(same_least, least);
    assert_int_equal(same_most, most);
    dice_band(DRAWS, 1, 36, &least, &most); /* (35/36)^60 = 0.18, 5 or more: 0.028, 6: 0.007 */
    assert_int_equal(least, 0);
    assert_int_equal(most, 5);
    dice_band(0, 1, 6, &least, &most);
    assert_int_equal(least, 0);
    assert_int_equal(most, 0);
    dice_band(10, 1, 1, &least, &most);
    assert_int_equal(least, 0);
    assert_int_equal(most, 10);
}

/* Of 5 degrees by the published table: 5 % beyond 11.070, 1 % beyond 15.086; of 1 and of 35. */
static void chi_square_is_that_of_the_tables(void **unused) {
    (void)unused;
    const unsigned even[6] = {7, 7, 7, 7, 7, 7}, sixes[6] = {0, 0, 0, 0, 0, 30}, none[6] = {0};
    assert_float_equal(dice_chi_square(even, 6), 0, 1e-9);
    assert_float_equal(dice_chi_square(sixes, 6), 150, 1e-9);
    assert_float_equal(dice_chi_square(none, 6), 0, 1e-9);
    assert_float_equal(dice_chance_beyond(0, 5), 1, 1e-9);
    assert_float_equal(dice_chance_beyond(11.070, 5), 0.05, 1e-5);
    assert_float_equal(dice_chance_beyond(15.086, 5), 0.01, 1e-5);
    assert_float_equal(dice_chance_beyond(3.841, 1), 0.05, 1e-4);
    assert_float_equal(dice_chance_beyond(5.991, 2), 0.05, 1e-4);
    assert_float_equal(dice_chance_beyond(9.488, 4), 0.05, 1e-4);
    assert_float_equal(dice_chance_beyond(49.802, 35), 0.05, 1e-4);
    assert_true(dice_chance_beyond(150, 5) < 1e-20);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_same_text_gives_the_same_dice),
        cmocka_unit_test(a_seed_is_pinned),
        cmocka_unit_test(fresh_seeds_differ),
        cmocka_unit_test(the_band_is_the_binomial_one),
        cmocka_unit_test(chi_square_is_that_of_the_tables),
    };
    return run_and_report(tests);
}
