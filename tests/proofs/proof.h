/*
 * proof.h - what the proofs of docs/PROMISES.md share: random games of every registered game,
 * and counting.
 *
 * A proof is one program. It takes `--long` for its long form, prints a figure for each game and
 * closes with `N passed, N failed`. All randomness has fixed seeds, so what fails, fails again.
 */
#ifndef TESTS_PROOF_H
#define TESTS_PROOF_H

#include "session/session.h"

/* Reads the arguments: true when the long form is asked for. */
bool proof_long(int count, char **words);

/* A new session of the game: `number` chooses seats, preset, seed and names. */
struct session *proof_session(const struct registered *game, unsigned number);

/* The same with two-key dice. Their keys are others each time. */
struct session *proof_two_key_session(const struct registered *game, unsigned number);

/* A legal move of an acting seat at random; false when it was refused, which is a fault. */
bool proof_move(struct session *session, unsigned seat, struct rng *rng);

/* One legal move or roll at random; false when the game is over. */
bool proof_step(struct session *session, struct rng *rng);

/* Plays at most so many moves, now and then taking some back. Returns how many lines of play
   that made. */
void proof_play(struct session *session, struct rng *rng, size_t most);

/* Judges one claim about a game: counts it, and prints its figure or its failure. */
void proof_claim(bool good, const struct registered *game, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Prints the closing line; the program's exit code. */
int proof_end(void);

#endif
