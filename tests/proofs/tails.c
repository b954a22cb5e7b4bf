/*
 * tails.c - proof: whatever a power cut leaves, the game loads up to its last whole line.
 *
 * A log is cut at every byte, and what a file system may leave behind follows: nothing, zeros,
 * garbage, a piece once more, what another file held there; or a block within the file is zeros.
 * What loads must be the beginning of the log, with every line that was whole before the cut.
 */
#include <stdlib.h>

#include "core/memory.h"

#include "proof.h"

enum tail { TAIL_NOTHING, TAIL_ZEROS, TAIL_GARBAGE, TAIL_AGAIN, TAIL_STALE, TAIL_HOLE, TAILS };
enum { BLOCK = 512, AGAIN = 200 };

struct trial {
    struct text log, stale, text;
    size_t header; /* bytes of the tags, the Seal tag's line end included */
    struct rng rng;
    unsigned long tried, wrong, lost;
};

static void add_tail(struct trial *trial, enum tail tail, size_t cut) {
    struct text *text = &trial->text;
    size_t from;
    switch (tail) {
    case TAIL_ZEROS:
        do
            text_add_bytes(text, "", 1);
        while (text->length % BLOCK);
        break;
    case TAIL_GARBAGE:
        for (uint32_t left = 1 + rng_below(&trial->rng, BLOCK); left > 0; left--) {
            char byte = (char)rng_below(&trial->rng, 256);
            text_add_bytes(text, &byte, 1);
        }
        break;
    case TAIL_AGAIN:
        from = cut > AGAIN ? cut - 1 - rng_below(&trial->rng, AGAIN) : 0;
        text_add_bytes(text, trial->log.bytes + from, cut - from);
        break;
    case TAIL_STALE:
        if (cut < trial->stale.length)
            text_add_bytes(text, trial->stale.bytes + cut, trial->stale.length - cut);
        break;
    case TAIL_HOLE:
        text_add_bytes(text, trial->log.bytes + cut, trial->log.length - cut);
        for (size_t i = cut; i < text->length && i < cut + BLOCK; i++)
            text->bytes[i] = 0;
        break;
    default:
        break;
    }
}

/* Bytes without the line ends behind them. */
static size_t trimmed(const char *bytes, size_t length) {
    while (length > 0 && bytes[length - 1] == '\n')
        length--;
    return length;
}

static void judge(struct trial *trial, size_t cut) {
    struct problem problem;
    struct session *session = session_load(trial->text.bytes, trial->text.length, &problem);
    size_t whole = cut, kept = 0;
    while (whole > 0 && trial->log.bytes[whole - 1] != '\n')
        whole--;
    trial->tried++;
    if (session &&
        whole >= trial->header) { /* before, no move was made, and a stale log may load */
        const char *log = session_log(session, &kept);
        kept = trimmed(log, kept);
        if (kept > trial->log.length || memcmp(log, trial->log.bytes, kept) != 0)
            trial->wrong++;
    }
    if (session)
        session_free(session);
    if (whole >= trial->header && kept < trimmed(trial->log.bytes, whole))
        trial->lost++;
    problem_free(&problem);
}

static void make_log(const struct registered *game, unsigned number, size_t moves,
                     struct text *out) {
    struct session *session = proof_session(game, number);
    struct rng rng;
    size_t length;
    rng_seed(&rng, number, 54);
    proof_play(session, &rng, moves);
    text_clear(out);
    const char *log = session_log(session, &length);
    text_add_bytes(out, log, length);
    session_free(session);
}

static void try_log(struct trial *trial, const struct registered *game, unsigned number,
                    size_t moves, size_t step) {
    make_log(game, number, moves, &trial->log);
    make_log(game, number + 100, moves, &trial->stale);
    const char *seal = strstr(trial->log.bytes, "\n[Seal ");
    trial->header = (size_t)(seal - trial->log.bytes) + 1;
    trial->header += strcspn(seal + 1, "\n") + 1;
    for (size_t cut = number % step; cut <= trial->log.length; cut += step)
        for (enum tail tail = 0; tail < TAILS; tail++) {
            text_clear(&trial->text);
            text_add_bytes(&trial->text, trial->log.bytes, cut);
            add_tail(trial, tail, cut);
            judge(trial, cut);
        }
}

int main(int count, char **words) {
    bool long_form = proof_long(count, words);
    for (const struct registered *game = registry; game->ruleset; game++) {
        struct trial trial = {.log = TEXT_EMPTY, .stale = TEXT_EMPTY, .text = TEXT_EMPTY};
        rng_seed(&trial.rng, 7, 54);
        for (unsigned number = 0; number < (long_form ? 3 : 2); number++)
            try_log(&trial, game, number, long_form ? 60 : 25, long_form ? 1 : 5);
        proof_claim(!trial.wrong && !trial.lost, game,
                    "%lu crash images, %lu wrong recoveries, %lu lost a whole line", trial.tried,
                    trial.wrong, trial.lost);
        text_free(&trial.log);
        text_free(&trial.stale);
        text_free(&trial.text);
    }
    return proof_end();
}
