/*
 * dice.c - proof: dice are fair.
 *
 * Sixty million draws of one die are counted as faces, as pairs and as runs (a face repeated), and
 * one die after the other over a million seeds; and the same with the stream of a key, and with as
 * many keys. Chi-square of each must stay under the value that a fair die passes in 999 of 1000
 * sequences. Seeds and keys are fixed: the same figures come everywhere.
 */
#include "session/dice.h"

#include "proof.h"

enum { FACES = 6, RUNS = 8 };

static double chi_square(const double *count, const double *share, int cells) {
    double sum = 0, all = 0;
    for (int i = 0; i < cells; i++)
        all += count[i];
    for (int i = 0; i < cells; i++) {
        double expected = all * share[i], off = count[i] - expected;
        sum += off * off / expected;
    }
    return sum;
}

static void claim(const char *what, double draws, double value, int freedom, double limit) {
    proof_claim(value < limit, NULL,
                "%s of %.0f draws: chi-square %.2f (%d degrees, fair below %.2f)", what, draws,
                value, freedom, limit);
}

/* The key of two-key dice number `i`: any bytes do that differ. */
static void make_key(struct rng *rng, unsigned i) {
    uint8_t key[RNG_KEY_BYTES] = {(uint8_t)i, (uint8_t)(i >> 8), (uint8_t)(i >> 16)};
    dice_key(rng, key);
}

static void count_sequence(const char *what, struct rng rng, unsigned draws) {
    struct text name = TEXT_EMPTY;
    double face[FACES] = {0}, pair[FACES * FACES] = {0}, run[RUNS] = {0};
    double face_share[FACES], pair_share[FACES * FACES], run_share[RUNS];
    uint32_t before = FACES;
    int length = 0;
    for (unsigned i = 0; i < draws; i++) {
        uint32_t now = rng_below(&rng, FACES);
        face[now]++;
        if (i % 2)
            pair[before * FACES + now]++;
        if (now == before) {
            length++;
        } else if (i > 0) {
            run[length < RUNS ? length : RUNS - 1]++;
            length = 0;
        }
        before = now;
    }
    double left = 1;
    for (int i = 0; i < FACES; i++)
        face_share[i] = 1.0 / FACES;
    for (int i = 0; i < FACES * FACES; i++)
        pair_share[i] = 1.0 / (FACES * FACES);
    for (int i = 0; i < RUNS; i++) { /* a run goes on with 1/6 */
        run_share[i] = i < RUNS - 1 ? left * 5 / 6 : left;
        left /= 6;
    }
    text_addf(&name, "%s: faces", what);
    claim(name.bytes, draws, chi_square(face, face_share, FACES), FACES - 1, 20.52);
    text_clear(&name);
    text_addf(&name, "%s: pairs", what);
    claim(name.bytes, draws, chi_square(pair, pair_share, FACES * FACES), FACES * FACES - 1, 66.62);
    text_clear(&name);
    text_addf(&name, "%s: runs", what);
    claim(name.bytes, draws, chi_square(run, run_share, RUNS), RUNS - 1, 24.32);
    text_free(&name);
}

/* The first die of many games, and the tenth. */
static void count_seeds(const char *what, bool keys, unsigned seeds) {
    double first[FACES] = {0}, tenth[FACES] = {0}, share[FACES];
    struct text seed = TEXT_EMPTY, name = TEXT_EMPTY;
    for (unsigned i = 0; i < seeds; i++) {
        struct rng rng;
        text_clear(&seed);
        text_add_number(&seed, (long)i);
        if (keys)
            make_key(&rng, i);
        else
            dice_seed(&rng, seed.bytes);
        first[rng_below(&rng, FACES)]++;
        for (int k = 0; k < 8; k++)
            rng_below(&rng, FACES);
        tenth[rng_below(&rng, FACES)]++;
    }
    for (int i = 0; i < FACES; i++)
        share[i] = 1.0 / FACES;
    text_addf(&name, "first dice of %s", what);
    claim(name.bytes, seeds, chi_square(first, share, FACES), FACES - 1, 20.52);
    text_clear(&name);
    text_addf(&name, "tenth dice of %s", what);
    claim(name.bytes, seeds, chi_square(tenth, share, FACES), FACES - 1, 20.52);
    text_free(&name);
    text_free(&seed);
}

int main(int count, char **words) {
    bool long_form = proof_long(count, words);
    struct rng rng;
    dice_seed(&rng, "paperino");
    count_sequence("a seed", rng, long_form ? 60000000 : 6000000);
    count_seeds("seeds", false, long_form ? 1000000 : 60000);
    make_key(&rng, 1);
    count_sequence("a key", rng, long_form ? 60000000 : 1000000);
    count_seeds("keys", true, long_form ? 1000000 : 60000);
    return proof_end();
}
