/*
 * held.c - fuzz target: any bytes as the secret choices kept beside a log.
 *
 * The first byte says whether the bytes are LOG.secret itself or what lies sealed in it, and where
 * in a game with secrets it is found. Whatever it is, the game stays good and goes on: what it
 * took of the file are legal moves.
 */
#include "session/held.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "session/store.h"

#include "fuzz.h"
#include "proofs/proof.h"
#include "scratch.h"

enum { MOVES_MOST = 40 };

static char folder[SCRATCH_MOST];

static const char *in_folder(const char *name) {
    static char path[sizeof folder + 40];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static void remove_folder(void) {
    static const char *const inside[] = {"log",           "log.secret", "clowder/key",
                                         "clowder/games", "clowder",    ""};
    for (size_t i = 0; i < sizeof inside / sizeof *inside; i++)
        remove(in_folder(inside[i]));
}

static void open_folder(void) {
    static bool opened;
    if (opened)
        return;
    opened = true;
    assert(scratch_folder(folder) && setenv("XDG_DATA_HOME", folder, 1) == 0);
    atexit(remove_folder);
}

/* A game that stands where choices are secret; NULL when that one never does. */
static struct session *secret_game(unsigned number) {
    unsigned count = 0;
    while (registry[count].ruleset)
        count++;
    struct session *session = proof_session(&registry[number % count], number);
    struct rng rng;
    struct turn turn;
    rng_seed(&rng, number, 54);
    session_turn(session, &turn);
    while (!turn.secret && session_length(session) < MOVES_MOST && proof_step(session, &rng))
        session_turn(session, &turn);
    if (turn.secret)
        return session;
    session_free(session);
    return NULL;
}

/* Leaves log and LOG.secret in the folder, as if a program had died. */
static void leave(const struct session *session, bool sealed, const uint8_t *data, size_t size) {
    struct text log = TEXT_EMPTY, lines = TEXT_EMPTY;
    struct log_chain chain;
    struct log_line line;
    log_chain_start(&chain);
    text_add(&log, session_log(session, &(size_t){0}));
    struct word rest = {log.bytes, log.length}, word;
    while (word_part(&rest, '\n', &word)) {
        log_read_line(word.bytes, word.length, &line);
        if (line.kind == LOG_DIGEST)
            log_chain_carry(&chain, line.body.bytes, line.body.length);
        else if (line.body.length)
            log_chain_add(&chain, line.body.bytes, line.body.length);
    }
    FILE *file = fopen(in_folder("log"), "wb");
    assert(file && fwrite(log.bytes, 1, log.length, file) == log.length);
    fclose(file);
    text_add_bytes(&lines, (const char *)data, size);
    if (sealed) {
        assert(!held_keep(in_folder("log"), HELD_CHOICES, &chain, &lines));
    } else {
        file = fopen(in_folder("log.secret"), "wb");
        assert(file && fwrite(data, 1, size, file) == size);
        fclose(file);
    }
    text_free(&log);
    text_free(&lines);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 1)
        return 0;
    open_folder();
    remove(in_folder("log"));
    remove(in_folder("log.secret"));
    unsigned number = data[0] / 2;
    struct session *session = secret_game(number);
    if (!session)
        return 0;
    leave(session, data[0] % 2, data + 1, size - 1);
    struct text why = TEXT_EMPTY;
    struct store *store = store_open(in_folder("log"), NULL, &why);
    size_t before = session_length(session), taken;
    assert(store);
    session_attach(session, store);
    taken = session_length(session) - before;
    assert(!session_unsaved(session) && (data[0] % 2 || !taken));
    assert(!session_rules(session)->check(session_state(session)));
    struct rng rng;
    rng_seed(&rng, taken, 54);
    proof_play(session, &rng, before + taken + 4);
    assert(!session_unsaved(session));
    session_free(session);
    text_free(&why);
    return 0;
}
