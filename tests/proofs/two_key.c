/*
 * two_key.c - proof: games with two-key dice read as they were played, and their dice cannot be
 * changed.
 *
 * Random games with moves taken back are written, read again and compared; then one face of each
 * log is changed in its text, and no reader may take it. With `--write FOLDER COUNT` it only writes
 * that many logs there, for tests/verify.py.
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "proof.h"

enum { MOVES_MOST = 300 };

/* A game of proof number `number`, in the course of which moves are taken back. */
static struct session *play(const struct registered *game, unsigned number) {
    struct session *session = proof_two_key_session(game, number);
    struct rng rng;
    rng_seed(&rng, number, 54);
    proof_play(session, &rng, MOVES_MOST);
    return session;
}

static bool reads_the_same(const struct session *session) {
    struct problem problem;
    size_t length;
    const char *log = session_log(session, &length);
    struct session *loaded = session_load(log, length, &problem);
    bool same =
        loaded && problem.kind == PROBLEM_NONE && session_digest(loaded) == session_digest(session);
    problem_free(&problem);
    session_free(loaded);
    return same;
}

/* Changes one hexadecimal digit of a line of links, and takes all seals away, as a forger would
   make them anew. *possible is false for a log without such a line. */
static bool forgery_is_refused(const struct session *session, struct rng *rng, bool *possible) {
    size_t length;
    const char *log = session_log(session, &length);
    struct text bare = TEXT_EMPTY;
    struct word rest = {log, length}, line;
    size_t lines[MOVES_MOST], count = 0;
    while (word_part(&rest, '\n', &line)) {
        const char *end = line.bytes + line.length;
        if (line.length > 10 && memcmp(end - 10, " #", 2) == 0)
            line.length -= 10;
        if (line.length > 5 && memcmp(line.bytes, "[Seal", 5) == 0)
            continue;
        if (memmem(line.bytes, line.length, " * keys ", 8) && count < MOVES_MOST)
            lines[count++] = bare.length + line.length - 1;
        text_add_bytes(&bare, line.bytes, line.length);
        text_add_char(&bare, '\n');
    }
    *possible = count > 0;
    bool refused = false;
    if (count) {
        char *digit = &bare.bytes[lines[rng_below(rng, (uint32_t)count)] - rng_below(rng, 64)];
        *digit = *digit == '0' ? '1' : '0';
        struct problem problem;
        session_free(session_load(bare.bytes, bare.length, &problem));
        refused = problem.kind == PROBLEM_DICE;
        problem_free(&problem);
    }
    text_free(&bare);
    return refused;
}

static int write_logs(const char *folder, unsigned count) {
    const struct registered *game = registry;
    for (unsigned i = 0; i < count; i++) {
        struct session *session = play(game, i);
        struct text path = TEXT_EMPTY;
        size_t length;
        const char *log = session_log(session, &length);
        text_addf(&path, "%s/%04u-%s.log", folder, i, game->ruleset->name);
        FILE *file = fopen(path.bytes, "wb");
        if (!file || fwrite(log, 1, length, file) != length || fclose(file) != 0)
            return 1;
        text_free(&path);
        session_free(session);
        do
            game = (++game)->ruleset ? game : registry;
        while (!game->listed);
    }
    return 0;
}

int main(int count, char **words) {
    if (count == 4 && strcmp(words[1], "--write") == 0)
        return write_logs(words[2], (unsigned)strtoul(words[3], NULL, 10));
    unsigned games = proof_long(count, words) ? 1000 : 12;
    struct rng rng;
    rng_seed(&rng, 21, 54);
    for (const struct registered *game = registry; game->ruleset; game++) {
        unsigned same = 0, refused = 0, forged = 0;
        for (unsigned i = 0; i < games; i++) {
            struct session *session = play(game, i);
            bool possible;
            same += reads_the_same(session);
            refused += forgery_is_refused(session, &rng, &possible);
            forged += possible;
            session_free(session);
        }
        proof_claim(same == games && refused == forged, game,
                    "%u of %u games read the same, %u of %u with a changed key refused", same,
                    games, refused, forged);
    }
    return proof_end();
}
